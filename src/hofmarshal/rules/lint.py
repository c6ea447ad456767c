"""Checks what a loaded rulebook says: clauses, citations, tables, words, examples; every fault with its place and its mending."""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping
from typing import Any

import msgspec
from msgspec import inspect

from hofmarshal.rules import shape, tables
from hofmarshal.rules.book_model import Rulebook, part_type
from hofmarshal.rules.convert import Place, dotted, nearest
from hofmarshal.rules.game_lint import game_faults
from hofmarshal.rules.gear_lint import gear_faults
from hofmarshal.rules.match import Compare, Test
from hofmarshal.rules.merge import Tree, cited
from hofmarshal.rules.model import Nomination
from hofmarshal.rules.notes import Args, Problem
from hofmarshal.rules.parts import Parts, in_zones, parts_of
from hofmarshal.rules.shape import Path

# What rests on no clause: what things are called, and what a nomination is at all.
LABELS = {"id", "name", "names", "text"}
NATURE = {"mechanism", "team", "extends", "zones", "weapons", "grips", "actions"}

# The facts whose words a nomination lists itself.
WORD_LISTS = {"zone": "zones", "weapon": "weapons", "grip": "grips", "action": "actions"}

# Tables that must end in a row for everything else.
CATCH_ALL = ("scoring", "targets")

# Lists read as first-match tables even if no row of theirs has a `when`.
TABLES = ("scoring", "targets", "breaches", "outs", "presence", "cases")

# Tables without `when`: what makes two of their rows speak of the same case.
SAME_CASE: Mapping[str, tuple[str, ...]] = {
    "ladder": ("kind", "scope", "at"),
    "reserves": ("main",),
    "ends": ("when", "at"),
    **dict.fromkeys(("zones", "weapons", "grips", "actions"), ("id",)),
}

# The keys whose values are clauses.
_CITING = ("cites", "clause", "cause")

# The field of a row with `when` that also says which case it is for.
CASE_OF = ("clause", "cause", "of", "fact")

# Lists with `when` of which every row that holds applies, so that none can hide another.
ALL_APPLY = ("modifiers", "layer_modifiers")


def lint(book: Rulebook, others: Mapping[str, Rulebook] | None = None) -> tuple[Problem, ...]:
    """Everything wrong with what this rulebook says; empty if nothing is.

    `others`: the rulebooks it requires, whose clauses it may cite. That examples hold is for the examples runner.
    """
    checks = _Lint(book, others or {})
    return _unique(checks.run())


def override_faults(book: Rulebook, tree: Tree, nomination: Nomination) -> tuple[Problem, ...]:
    """What is wrong with the words and clauses of a nomination that overrides have changed; places are left out."""
    checks = _Lint(book, {})
    for other in book.trees.values():
        checks.known |= {one for _, value, _ in walk(other.data) for one in cited(value)}
    found: list[Problem] = []
    for path, value, _ in walk(tree.data):
        if path and path[-1] in _CITING:
            found += checks.citation(tree, path, value)
    found += checks.words(tree, nomination)
    found += checks.open_ends(tree)
    return _unique(iter(found))


def _unique(problems: Iterator[Problem]) -> tuple[Problem, ...]:
    """Each problem once: a value of `common` is seen in every nomination."""
    seen: dict[str, Problem] = {}
    for problem in problems:
        seen.setdefault(repr(problem), problem)
    return tuple(sorted(seen.values(), key=lambda p: (p.file, p.line or 0)))


class _Lint:
    """The checks of one rulebook."""

    def __init__(self, book: Rulebook, others: Mapping[str, Rulebook]) -> None:
        self.book = book
        self.known = set(book.clauses)
        for name in book.requires:
            if name in others:
                self.known |= set(others[name].clauses)
        self.cited: set[str] = set()

    def run(self) -> Iterator[Problem]:
        for key, tree in self.book.trees.items():
            nomination = self.book.nominations[key.partition(":")[2]] if key.startswith("nomination:") else None
            yield from self.values(key, tree)
            yield from self.clashes(tree, parts_of(nomination) if nomination else {})
            yield from self.words(tree, nomination) if nomination else self.nominations(tree)
        yield from self.gear()
        yield from self.game()
        yield from self.offers()
        yield from self.clauses()
        yield from self.examples()

    def values(self, key: str, tree: Tree) -> Iterator[Problem]:
        """Citations that lead nowhere, and values that cite nothing."""
        for path, value, shapes in walk(tree.data, shape.shape_of(part_type(key))):
            if path and path[-1] in _CITING:
                yield from self.citation(tree, path, value)
            elif any(shape.is_text(one) for one in shapes):
                yield from self.phrase(tree.place(path), value, dotted(path))
            elif _is_value(value) and not is_label(path) and not tree.cites(path):
                yield _problem("rules-lint-no-clause", tree.place(path), path=dotted(path))

    def citation(self, tree: Tree, path: Path, value: Any) -> Iterator[Problem]:
        ids = value if isinstance(value, list) else [value]
        self.cited |= {one for one in ids if isinstance(one, str)}
        for index, one in enumerate(ids):
            if one in self.known or (path[-1] == "cause" and "." not in str(one)):
                continue
            place = tree.place((*path, index))
            near = nearest(str(one), self.known)
            yield _problem("rules-lint-unknown-clause", place, clause=str(one), **near)

    def phrase(self, place: Place, value: Any, where: str) -> Iterator[Problem]:
        for lang in ("en", "ru", "uk"):
            text = value.get(lang) if isinstance(value, dict) else getattr(value, lang, None)
            if not isinstance(text, str) or not text.strip():
                yield _problem("rules-lint-translation", place, path=where, lang=lang)

    def clashes(self, tree: Tree, parts: Parts) -> Iterator[Problem]:
        """Rows that never match, and tables without a last row for everything else."""
        for path, rows in _lists(tree.data):
            name = str(path[-1])
            if name in SAME_CASE:
                yield from self.same_case(tree, path, rows, SAME_CASE[name])
            elif name in TABLES or (name not in ALL_APPLY and any("when" in row for row in rows)):
                yield from self.table(tree, path, rows, parts if name in CATCH_ALL else {})
        yield from self.open_ends(tree)

    def open_ends(self, tree: Tree) -> Iterator[Problem]:
        """Tables without a last row for everything else."""
        for name in CATCH_ALL:
            rows = tree.data.get(name)
            if rows and rows[-1].get("when"):
                yield _problem("rules-lint-catch-all", tree.place((name, len(rows) - 1)), table=name)

    def table(self, tree: Tree, path: Path, rows: list[dict[str, Any]], parts: Parts) -> Iterator[Problem]:
        plain = [tables.Row(in_zones(_condition(row), parts), str([row.get(name) for name in CASE_OF])) for row in rows]
        for fault in tables.faults(plain):
            by = "" if fault.by is None else str(tree.place((*path, fault.by)).line)
            place = tree.place((*path, fault.row))
            yield _problem(f"rules-lint-row-{fault.kind}", place, table=dotted(path), row=str(fault.row + 1), by=by)

    def same_case(
        self, tree: Tree, path: Path, rows: list[dict[str, Any]], names: tuple[str, ...]
    ) -> Iterator[Problem]:
        seen: dict[str, int] = {}
        for index, row in enumerate(rows):
            first = seen.setdefault(str([row.get(name) for name in names]), index)
            if first != index:
                by = str(tree.place((*path, first)).line)
                place = tree.place((*path, index))
                yield _problem("rules-lint-row-clash", place, table=dotted(path), row=str(index + 1), by=by)

    def words(self, tree: Tree, nomination: Nomination) -> Iterator[Problem]:
        """Words in a `when` that the nomination's own lists do not have."""
        lists = {fact: [word.id for word in getattr(nomination, name)] for fact, name in WORD_LISTS.items()}
        if parts := list(parts_of(nomination)):
            lists["part"] = parts
        for path, rows in _lists(tree.data):
            for index, row in enumerate(rows):
                for fact, word in _named(row, lists):
                    if word not in lists[fact]:
                        place = tree.place((*path, index, "when", fact))
                        near = nearest(word, lists[fact])
                        yield _problem("rules-lint-word", place, word=word, list=WORD_LISTS.get(fact, "zones"), **near)

    def nominations(self, tree: Tree) -> Iterator[Problem]:
        """Rows for nominations (`in`) that this rulebook does not have."""
        for path, value, _ in walk(tree.data):
            for index, name in enumerate(value if path[-1:] == ("in",) and isinstance(value, list) else ()):
                if name not in self.book.nominations:
                    near = nearest(str(name), self.book.nominations)
                    yield _problem("rules-lint-nomination", tree.place((*path, index)), nomination=str(name), **near)

    def gear(self) -> Iterator[Problem]:
        """Kinds and facts of gear that are not there, and tests of a fact for what it cannot be."""
        for path, note in gear_faults(self.book.gear) if self.book.gear is not None else ():
            yield _problem(note.code, self.book.trees["gear"].place(path), **note.args)

    def game(self) -> Iterator[Problem]:
        """Words of a game that it does not list."""
        for path, note in game_faults(self.book.game) if self.book.game is not None else ():
            yield _problem(note.code, self.book.trees["game"].place(path), **note.args)

    def offers(self) -> Iterator[Problem]:
        if self.book.offers is None:
            return
        for index, name in enumerate(self.book.offers.nominations):
            if name not in self.book.nominations:
                place = self.book.trees["offers"].place(("nominations", index))
                yield _problem("rules-lint-offer", place, nomination=name, **nearest(name, self.book.nominations))

    def clauses(self) -> Iterator[Problem]:
        for name, clause in self.book.clauses.items():
            place = self.book.places[name]
            if name not in self.cited:
                yield _problem("rules-lint-uncited", place, clause=name)
            if clause.status in ("gap", "conflict") and clause.resolution is None:
                yield _problem("rules-lint-resolution", place, clause=name, status=clause.status)
            yield from self.phrase(place, clause.statement, f"{name}: statement")
            if clause.resolution is not None:
                yield from self.phrase(place, clause.resolution, f"{name}: resolution")
        yield from self.phrase(Place(self.book.file, 1), self.book.name, "name")

    def examples(self) -> Iterator[Problem]:
        for example in self.book.examples:
            place = Place(example.file, example.line)
            for clause in example.clauses:
                if clause not in self.known:
                    near = nearest(clause, self.known)
                    yield _problem("rules-lint-example-clause", place, example=example.id, clause=clause, **near)
            if example.nomination is not None and example.nomination not in self.book.nominations:
                near = nearest(example.nomination, tuple(self.book.nominations))
                args: Args = {"example": example.id, "nomination": example.nomination, **near}
                yield _problem("rules-lint-example-nomination", place, **args)


def walk(data: Any, *shapes: inspect.Type, path: Path = ()) -> Iterator[tuple[Path, Any, tuple[inspect.Type, ...]]]:
    """Every value of a tree with its path and the shapes it may have; phrases and `cites` are not entered."""
    yield path, data, shapes
    if any(shape.is_text(one) for one in shapes) or (path and path[-1] == "cites"):
        return
    if isinstance(data, dict):
        items: Any = data.items()
    elif isinstance(data, list):
        items = enumerate(data)
    else:
        return
    for step, value in items:
        inner = tuple(alt for one in shapes for found in shape.steps(one, step) for alt in shape.alternatives(found))
        yield from walk(value, *inner, path=(*path, step))


def _is_value(value: Any) -> bool:
    """Whether this is a value in itself: not a mapping, not a list (its items are looked at)."""
    return not isinstance(value, dict | list)


def is_label(path: Path) -> bool:
    """Whether the value at this path names a thing or says what it is, so that it rests on no clause."""
    return path[0] in NATURE or any(step in LABELS for step in path)


def _lists(data: Any, path: Path = ()) -> Iterator[tuple[Path, list[dict[str, Any]]]]:
    """Every list of mappings in a tree."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from _lists(value, (*path, key))
    elif isinstance(data, list) and data and all(isinstance(one, dict) for one in data):
        yield path, data
        for index, one in enumerate(data):
            yield from _lists(one, (*path, index))


def _tests(when: Any) -> dict[str, Test]:
    """A row's `when` as written, typed; what is not a condition (an end's word) is none."""
    if not isinstance(when, dict):
        return {}
    return msgspec.convert(when, dict[str, Test])


def _named(row: dict[str, Any], facts: Container[str]) -> Iterator[tuple[str, str]]:
    """Those of the facts that a row's `when` tests, with each word it names, or what it names that can be no word."""
    for fact, test in _tests(row.get("when")).items():
        for word in (test if isinstance(test, tuple) else (test,)) if fact in facts else ():
            if isinstance(word, str):
                yield fact, word
            elif not isinstance(word, Compare):
                yield fact, str(word).lower()
            elif word != Compare(absent=word.absent):
                yield fact, ", ".join(name for name in ("over", "at_least", "under", "at_most") if getattr(word, name))


def _condition(row: dict[str, Any]) -> dict[str, Test]:
    """When a row holds; a gear row's list of nominations (`in`) is one more condition."""
    chosen = row.get("in")
    return _tests(row.get("when")) | ({"in": tuple(chosen)} if isinstance(chosen, list) else {})


def _problem(code: str, place: Place, **args: str | int) -> Problem:
    return Problem(code, args, place.file, place.line)
