"""The fact matcher: does a row's `when` hold for these facts, and which row of a table is the first that does."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Protocol, TypeVar

import msgspec

Value = bool | int | str
"""What a fact can be: yes/no, a whole number in the fact's unit, or a word."""

Facts = Mapping[str, Value]
"""Facts by name, as somebody recorded them."""


class Compare(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A test of a number: every bound given must hold; bounds are whole numbers in the fact's own unit.

    `absent: true` also accepts a fact that is not there (alone: only then); `absent: false` alone accepts any that is.
    """

    over: int | None = None
    at_least: int | None = None
    under: int | None = None
    at_most: int | None = None
    absent: bool | None = None


Test = bool | int | str | tuple[bool | int | str, ...] | Compare
"""What a fact must be: one value, one of several, or within bounds."""

When = dict[str, bool | int | str | tuple[bool | int | str, ...] | Compare]
"""A row's condition: every fact named must pass its test; an empty one always holds."""


class HasWhen(Protocol):
    """A row of a table."""

    @property
    def when(self) -> When | None: ...


Row = TypeVar("Row", bound=HasWhen)


def fits(test: Test, fact: Value) -> bool:
    """Whether a recorded fact passes a test. Types are strict: `true` is not 1, `1` is not `"1"`."""
    if isinstance(test, tuple):
        return fact in test and any(type(one) is type(fact) and one == fact for one in test)
    kind = type(test)
    if kind is Compare:
        return _within(test, fact)  # type: ignore[arg-type]
    return kind is type(fact) and test == fact


def _within(test: Compare, fact: Value) -> bool:
    bounds = (test.over, test.at_least, test.under, test.at_most)
    if bounds == (None, None, None, None):
        return not test.absent
    if type(fact) is not int:
        return False
    over, at_least, under, at_most = bounds
    return not (
        (over is not None and fact <= over)
        or (at_least is not None and fact < at_least)
        or (under is not None and fact >= under)
        or (at_most is not None and fact > at_most)
    )


def matches(when: Mapping[str, Test] | None, facts: Facts) -> bool:
    """Whether every test of `when` holds; a fact that is not there fails its test unless that says `absent: true`."""
    if not when:
        return True
    for name, test in when.items():
        fact = facts.get(name)
        if fact is None:
            if type(test) is not Compare or not test.absent:
                return False
        elif not fits(test, fact):
            return False
    return True


def first_row(rows: Iterable[Row], facts: Facts) -> Row | None:
    """The first row whose `when` holds, or None."""
    for row in rows:
        if matches(row.when, facts):
            return row
    return None


def lacking(when: Mapping[str, Test] | None, facts: Facts) -> tuple[str, ...] | None:
    """What must still be found out to know whether `when` holds: fact names; () when it holds, None when it cannot."""
    unknown = []
    for name, test in (when or {}).items():
        fact = facts.get(name)
        if fact is not None:
            if not fits(test, fact):
                return None
        elif type(test) is not Compare or not test.absent:
            unknown.append(name)
    return tuple(unknown)


def first_known(rows: Iterable[Row], facts: Facts) -> tuple[Row | None, tuple[str, ...]]:
    """The first row that holds, or may hold: then with the facts that must be known before that is certain.

    Walks as `first_row` does, but a row that would hold if an unrecorded fact were right is not passed over:
    it is returned with its unknown facts.
    """
    for row in rows:
        unknown = lacking(row.when, facts)
        if unknown is not None:
            return row, unknown
    return None, ()
