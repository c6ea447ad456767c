"""Alters each cited value of a rulebook in turn, so that examples can be tried on whether they notice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Literal

import msgspec
from msgspec import inspect

from hofmarshal.rules import pin, shape
from hofmarshal.rules.book_model import Rulebook, part_type
from hofmarshal.rules.convert import dotted, value_at
from hofmarshal.rules.lint import WORD_LISTS, is_label
from hofmarshal.rules.merge import Tree, cited
from hofmarshal.rules.model import Nomination
from hofmarshal.rules.parts import parts_of
from hofmarshal.rules.shape import Path

MANY_WORDS = 4
"""A word of so many alternatives is replaced by each of them; of more, by the next one."""

Action = Literal["set", "drop", "add"]


class Edit(msgspec.Struct, frozen=True):
    """One change of one tree: `set` the value at `path`, `drop` it, or `add` a value to the list there."""

    tree: str
    path: Path
    action: Action
    value: Any = None


class Mutant(msgspec.Struct, frozen=True):
    """A rulebook with one value altered, wherever that value holds.

    `path`: the value in its file; `clauses`: what it rests on; `change`: what was done (`90000 → 90001`).
    Only examples of `clauses` must notice it.
    """

    path: str
    clauses: tuple[str, ...]
    change: str
    file: str
    line: int | None
    edits: tuple[Edit, ...]

    @property
    def trees(self) -> tuple[str, ...]:
        """The keys of the trees it alters (`nomination:ID`, `gear`, …)."""
        return tuple(edit.tree for edit in self.edits)

    def apply(self, book: Rulebook) -> Rulebook:
        """The rulebook so altered; all parts that are not altered are the very same objects."""
        trees, nominations = dict(book.trees), dict(book.nominations)
        parts: dict[str, Any] = {}
        for edit in self.edits:
            tree = trees[edit.tree]
            data = edited(tree.data, edit)
            trees[edit.tree] = Tree(data, tree.origins)
            typed = msgspec.convert(data, part_type(edit.tree))
            if edit.tree.startswith("nomination:"):
                nominations[edit.tree.partition(":")[2]] = typed
            else:
                parts[edit.tree] = typed
        return msgspec.structs.replace(book, trees=trees, nominations=nominations, **parts)


class Tally:
    """How many mutants were made, and how many were not: they do not convert, change nothing, or people judge them."""

    def __init__(self) -> None:
        self.made = 0
        self.unfit = 0
        self.equal = 0
        self.judged = 0


class _Change(msgspec.Struct, frozen=True):
    """A change of the value at a path, before it is known where else that value holds."""

    action: Action
    value: Any
    change: str


def mutants(book: Rulebook, tally: Tally | None = None) -> Iterator[Mutant]:
    """Every mutant of this rulebook's own cited values, each value once however many nominations share it.

    Those that do not convert or leave the typed values as they were are skipped, and counted in `tally`; so are those
    that rest only on clauses of conduct without an example, which are there to be shown and cited.
    """
    tally = tally or Tally()
    judged = {name for name, clause in book.clauses.items() if clause.kind == "conduct"}
    judged -= {clause for example in book.examples for clause in example.clauses}
    for places in _by_origin(book).values():
        key, path = places[0]
        for change in _changes(book, key, path):
            mutant = _mutant(book, places, change)
            if set(mutant.clauses) <= judged:
                tally.judged += bool(mutant.clauses)
            elif _fits(book, mutant, tally):
                tally.made += 1
                yield mutant


def edited(data: Any, edit: Edit) -> Any:
    """A copy of `data`, made only along the path, with the edit done."""
    return _edited(data, edit.path, edit)


def _edited(data: Any, path: Path, edit: Edit) -> Any:
    if not path:
        return [*data, edit.value] if edit.action == "add" else edit.value
    made = data.copy()
    if len(path) == 1 and edit.action == "drop":
        del made[path[0]]
    else:
        made[path[0]] = _edited(made[path[0]], path[1:], edit)
    return made


def _by_origin(book: Rulebook) -> dict[tuple[str, Path], list[tuple[str, Path]]]:
    """Where each value written in this rulebook holds: its file and path there, and the trees and paths it came to."""
    found: dict[tuple[str, Path], list[tuple[str, Path]]] = {}
    for key, tree in book.trees.items():
        for path, origin in tree.origins.items():
            if path and origin.book == book.id and not is_label(path) and not _is_citation(path):
                found.setdefault((origin.file, origin.path), []).append((key, path))
    return found


def _is_citation(path: Path) -> bool:
    return "cites" in path or path[-1] == "clause"


def _mutant(book: Rulebook, places: list[tuple[str, Path]], change: _Change) -> Mutant:
    """The mutant of all the places where the changed value holds; its clauses are those of all of them."""
    clauses: dict[str, None] = {}
    for key, path in places:
        clauses.update(dict.fromkeys(_clauses(book.trees[key], path)))
    key, path = places[0]
    origin = book.trees[key].origins[path]
    edits = tuple(Edit(key, path, change.action, change.value) for key, path in places)
    return Mutant(dotted(origin.path), tuple(clauses), change.change, origin.file, origin.line, edits)


def _clauses(tree: Tree, path: Path) -> tuple[str, ...]:
    """The clauses a value rests on: those of its block, or, where only what it holds has clauses, all of those."""
    return tree.cites(path) or tuple(dict.fromkeys(_inner(value_at(tree.data, path))))


def _inner(value: Any) -> Iterator[str]:
    yield from cited(value)
    if isinstance(value, dict | list):
        for one in value.values() if isinstance(value, dict) else value:
            yield from _inner(one)


def _fits(book: Rulebook, mutant: Mutant, tally: Tally) -> bool:
    """Whether the mutant converts, and changes a typed value."""
    changed = False
    for edit in mutant.edits:
        type_ = part_type(edit.tree)
        try:
            typed = msgspec.convert(edited(book.trees[edit.tree].data, edit), type_)
        except msgspec.ValidationError:
            tally.unfit += 1
            return False
        changed = changed or _differs(typed, _typed(book, edit.tree), edit)
    tally.equal += not changed
    return changed


def _differs(new: Any, old: Any, edit: Edit) -> bool:
    """Whether a value differs; a block taken away that only said what holds without it changes citations, not values."""
    if edit.action != "drop" or isinstance(edit.path[-1], int):
        return bool(new != old)
    return bool(_bare(pin.values(new, defaults=True)) != _bare(pin.values(old, defaults=True)))


def _bare(value: Any) -> Any:
    """Plain values without their citations."""
    if isinstance(value, dict):
        return {key: _bare(one) for key, one in value.items() if key != "cites"}
    return [_bare(one) for one in value] if isinstance(value, list) else value


def _typed(book: Rulebook, key: str) -> Any:
    kind, _, name = key.partition(":")
    return book.nominations[name] if name else getattr(book, kind)


def _changes(book: Rulebook, key: str, path: Path) -> Iterator[_Change]:
    """Everything to be done to the value at `path`."""
    value = value_at(book.trees[key].data, path)
    shapes = shape.at(shape.shape_of(part_type(key)), path)
    if any(_is_prose(one) for one in shapes):
        return
    vocabulary = _vocabulary(book, key, path)
    if isinstance(value, dict):
        if _may_go(book, key, path):
            yield _Change("drop", None, "–")
    elif isinstance(value, list):
        yield from _added(value, shapes, vocabulary)
    else:
        for other in _others(value, shapes, vocabulary, free=_is_free(key, path)):
            yield _Change("set", other, f"{_shown(value)} → {_shown(other)}")
    if not isinstance(value, dict) and _may_go(book, key, path):
        yield _Change("drop", None, f"{_shown(value)} → –")


def _is_prose(one: inspect.Type) -> bool:
    """Whether this is a phrase, or words with their phrases."""
    return shape.is_text(one.value_type if isinstance(one, inspect.DictType) else one)


def _others(value: Any, shapes: tuple[inspect.Type, ...], vocabulary: tuple[str, ...], *, free: bool) -> list[Any]:
    """What could stand in place of a single value; `free`: any other word may."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1, value - 1] if value else [1]
    if not isinstance(value, str):
        return []
    words = [word for word in shape.words(shapes) if isinstance(word, str)]
    if value in words:
        others = _after(value, words)
        numbers = [1] if any(isinstance(one, inspect.IntType) for one in shapes) else []
        return [*(others if len(words) <= MANY_WORDS + 1 else others[:1]), *numbers]
    if value in vocabulary and len(vocabulary) > 1:
        return _after(value, vocabulary)[:1]
    return [f"{value}-other"] if free else []


def _after(value: str, words: Sequence[str]) -> list[str]:
    """The other words, starting after this one."""
    at = words.index(value)
    return [*words[at + 1 :], *words[:at]]


def _is_free(key: str, path: Path) -> bool:
    """Whether a text here is compared with what people record (`when`) or is a mapping's own word."""
    holders = shape.at(shape.shape_of(part_type(key)), path[:-1])
    return "when" in path or any(isinstance(one, inspect.DictType) for one in holders)


def _added(value: list[Any], shapes: tuple[inspect.Type, ...], vocabulary: tuple[str, ...]) -> Iterator[_Change]:
    """A word more in a list of words."""
    if not value or any(isinstance(one, dict | list) for one in value):
        return
    items = tuple(alt for one in shapes for found in shape.steps(one, 0) for alt in shape.alternatives(found))
    for word in [word for word in (*shape.words(items), *vocabulary) if word not in value][:1]:
        yield _Change("add", word, f"+ {_shown(word)}")


def _may_go(book: Rulebook, key: str, path: Path) -> bool:
    """Whether the value may be taken away as a whole: an item of a list, an entry of a mapping, an optional block."""
    if isinstance(path[-1], int):
        return True
    holders = shape.at(shape.shape_of(part_type(key)), path[:-1])
    if any(isinstance(one, inspect.DictType) for one in holders):
        return True
    value = value_at(book.trees[key].data, path)
    return isinstance(value, dict)


def _vocabulary(book: Rulebook, key: str, path: Path) -> tuple[str, ...]:
    """The words a `when` may name at this path: the nomination's own list, or the gear fact's values."""
    if "when" not in path or path[-1] == "when":
        return ()
    fact = str(path[path.index("when") + 1])
    if key.startswith("nomination:"):
        nomination: Nomination = book.nominations[key.partition(":")[2]]
        if fact == "part":
            return tuple(parts_of(nomination))
        return tuple(word.id for word in getattr(nomination, WORD_LISTS[fact])) if fact in WORD_LISTS else ()
    known = book.gear.facts.get(fact) if key == "gear" and book.gear else None
    return tuple(known.values) if known and known.values else ()


def _shown(value: Any) -> str:
    if isinstance(value, dict | list):
        return "…"
    return str(value).lower() if isinstance(value, bool) else str(value)
