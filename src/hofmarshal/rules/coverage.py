"""Compares a list of clauses with rulebooks and their examples: covered, merely citable, or missing."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Literal

import msgspec

from hofmarshal.rules.book_model import Example, Rulebook
from hofmarshal.rules.yamldoc import Doc, convert

State = Literal["covered", "citable", "missing"]


class Listed(msgspec.Struct, frozen=True, kw_only=True):
    """A clause asked for: what the software must do about it."""

    id: str
    kind: str
    must: str
    src: str = ""
    gap: str = ""

    @property
    def may_be_citable(self) -> bool:
        """Whether a person judges it, so that it need only be there to be cited."""
        return self.kind == "conduct" or "citable" in self.must.lower()


class Row(msgspec.Struct, frozen=True):
    """What became of one listed clause; `right` is false where it is missing, or citable but must compute something."""

    group: str
    clause: str
    state: State
    right: bool
    examples: int


class Coverage(msgspec.Struct, frozen=True):
    """All listed clauses in order."""

    rows: tuple[Row, ...]

    @property
    def ok(self) -> bool:
        """Whether every row is right, and there is at least one."""
        return bool(self.rows) and all(row.right for row in self.rows)

    @property
    def present(self) -> int:
        """How many clauses are covered or citable."""
        return sum(row.state != "missing" for row in self.rows)


def read_list(doc: Doc) -> dict[str, tuple[Listed, ...]]:
    """The clauses of a list by their group; raises `BadInput` if it is not a mapping of groups to clauses."""
    return convert(doc, dict[str, tuple[Listed, ...]])


def coverage(
    listed: Mapping[str, Collection[Listed]],
    books: Iterable[Rulebook],
    only: Collection[str] = (),
    examples: Iterable[Example] | None = None,
) -> Coverage:
    """What became of each listed clause, of the groups `only` names (all, if none).

    `examples` are the ones that count (those that pass); left out, all examples of the rulebooks.
    """
    books = tuple(books)
    known = {clause for book in books for clause in book.clauses}
    counts: dict[str, int] = {}
    for example in examples if examples is not None else (one for book in books for one in book.examples):
        for clause in set(example.clauses):
            counts[clause] = counts.get(clause, 0) + 1
    rows = [
        _row(group, clause, known, counts)
        for group, clauses in listed.items()
        if not only or group in only
        for clause in clauses
    ]
    return Coverage(tuple(rows))


def _row(group: str, clause: Listed, known: Collection[str], counts: Mapping[str, int]) -> Row:
    number = counts.get(clause.id, 0)
    if clause.id not in known:
        return Row(group, clause.id, "missing", right=False, examples=number)
    if number:
        return Row(group, clause.id, "covered", right=True, examples=number)
    return Row(group, clause.id, "citable", right=clause.may_be_citable, examples=0)
