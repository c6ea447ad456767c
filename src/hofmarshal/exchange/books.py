"""Rulebooks from the package and from folders, loaded together so that one may require another."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from hofmarshal.exchange.folders import packaged_rulebooks, read_tree
from hofmarshal.rules.book import load_all
from hofmarshal.rules.book_model import Rulebook
from hofmarshal.rules.convert import nearest
from hofmarshal.rules.lint import lint
from hofmarshal.rules.notes import Args, BadInput, Problem, bad

ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


@lru_cache(maxsize=1)
def packaged() -> dict[str, Rulebook]:
    """The rulebooks that ship with Hofmarshal, by id. Raises `BadInput` with every problem."""
    return load_all(packaged_rulebooks())


@lru_cache(maxsize=1)
def playable() -> dict[str, Rulebook]:
    """The rulebooks that ship, without their worked examples: all that contests need, in a third of the time."""
    return load_all({name: _unworked(files) for name, files in packaged_rulebooks().items()})


def _unworked(files: Mapping[str, bytes]) -> dict[str, bytes]:
    return {path: data for path, data in files.items() if not path.startswith("examples/")}


def at_hand(rulebook: object, *folders: Path) -> Mapping[str, Rulebook]:
    """The packaged rulebooks, and the one asked for where one of `folders` holds it in a folder of its name."""
    books = playable()
    if rulebook in books or not isinstance(rulebook, str) or not ID.fullmatch(rulebook):
        return books
    for folder in folders:
        if (folder / rulebook / "rulebook.yaml").is_file():
            return load_all({**packaged_rulebooks(), rulebook: read_tree(folder / rulebook)})
    return books


OWN = "rulebooks"
"""The folder among an event's data that holds its own rulebooks, each in a folder of its own."""


class Own(NamedTuple):
    """An event's own rulebooks that may be played by, and of those that may not the problems, by their folders' names."""

    books: dict[str, Rulebook]
    wrong: dict[str, tuple[Problem, ...]]


def own_of(data: Path) -> Own:
    """The rulebooks in the folder `rulebooks` of an event's data, without worked examples, each checked.

    None of them may be called as one that ships. Nothing is raised: one that is wrong hides no other.
    """
    found = Own({}, {})
    for folder in sorted(one for one in (data / OWN).glob("*") if one.is_dir()):
        try:
            book = _own(folder)
        except BadInput as error:
            found.wrong[folder.name[:60]] = error.problems
        else:
            found.books[book.id] = book
    return found


def _own(folder: Path) -> Rulebook:
    name = folder.name
    files = _unworked(read_tree(folder))
    shipped = {one: _unworked(tree) for one, tree in packaged_rulebooks().items()}
    if name in shipped:
        raise bad("exchange-rulebook-ships", name=name)
    books = load_all({**shipped, name: files})
    book = next((one for one in books.values() if one.file == f"{name}/rulebook.yaml"), None)
    if book is None or book.id in shipped:
        raise bad("exchange-rulebook-ships", name=name if book is None else book.id)
    problems = lint(book, books)
    if problems:
        raise BadInput(problems)
    return book


def named(path: Path | None) -> tuple[dict[str, Rulebook], tuple[str, ...]]:
    """All rulebooks at hand by id, and the ids that `path` asks for.

    `path` is None (every packaged one), the id of a packaged one, or a rulebook's folder. Raises `BadInput`.
    """
    if path is None:
        return packaged(), tuple(packaged())
    if not path.exists() and str(path) in packaged():
        return packaged(), (str(path),)
    if not path.exists() and path.name == str(path):
        args: Args = {"name": path.name[:60], "known": ", ".join(packaged()), **nearest(path.name, packaged())}
        raise BadInput((Problem("exchange-no-rulebook", args, str(path)),))
    name = path.resolve().name
    books = load_all({**packaged_rulebooks(), name: read_tree(path)})
    mine = tuple(i for i, b in books.items() if b.file == f"{name}/rulebook.yaml")
    return books, mine or (name,)
