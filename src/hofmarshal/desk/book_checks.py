"""Checks of a rulebook that need to know what contests understand: commands that rights are given for."""

from __future__ import annotations

from collections.abc import Iterator

from hofmarshal.contest.commands import BY_NAME
from hofmarshal.rules.book_model import Rulebook
from hofmarshal.rules.convert import nearest
from hofmarshal.rules.notes import Problem


def unknown_commands(book: Rulebook) -> Iterator[Problem]:
    """Rights given for a command there is none of: they would never apply. Each place once."""
    seen: set[tuple[str, int | None, str]] = set()
    for name in book.nominations:
        tree = book.trees[f"nomination:{name}"]
        for row, right in enumerate(tree.data.get("rights") or ()):
            for number, command in enumerate(right["commands"]):
                place = tree.place(("rights", row, "commands", number))
                if command in BY_NAME or (place.file, place.line, command) in seen:
                    continue
                seen.add((place.file, place.line, command))
                args: dict[str, str | int] = {"command": command, "known": ", ".join(BY_NAME)}
                yield Problem("rules-lint-command", {**args, **nearest(command, BY_NAME)}, place.file, place.line)
