"""Finds rows of a first-match table that can never match, or that clash with an earlier row."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Literal

import msgspec

from hofmarshal.rules.match import Compare, Test, Value, matches

MAX_CASES = 50_000

_OTHER = "\N{NULL}other"
"""A word no rulebook uses: stands for every word a table does not name."""

Tests = Mapping[str, Test]


class Row(msgspec.Struct, frozen=True):
    """A row as these checks see it: rows of different `group` never compete (a breach's clause, an out's cause)."""

    when: Tests
    group: str = ""


class Fault(msgspec.Struct, frozen=True):
    """Row `row` never matches, because of row `by` (None: by itself or by several): it clashes or it is shadowed."""

    kind: Literal["clash", "shadow", "never"]
    row: int
    by: int | None


def faults(rows: Sequence[Row]) -> tuple[Fault, ...]:
    """Every row that can never be the first to match.

    `clash`: an earlier row has the same `when`; `shadow`: an earlier row holds whenever this one does;
    `never`: it contradicts itself, or several earlier rows together leave nothing for it.
    """
    alive = _reachable(rows)
    found: list[Fault] = []
    for index, row in enumerate(rows):
        before = [i for i in range(index) if rows[i].group == row.group]
        if not _possible(row.when):
            found.append(Fault("never", index, None))
            continue
        same = next((i for i in before if dict(rows[i].when) == dict(row.when)), None)
        wider = next((i for i in before if _wider(rows[i].when, row.when)), None)
        if same is not None:
            found.append(Fault("clash", index, same))
        elif wider is not None:
            found.append(Fault("shadow", index, wider))
        elif index not in alive:
            found.append(Fault("never", index, None))
    return tuple(found)


def _reachable(rows: Sequence[Row]) -> set[int]:
    """The rows that are first for some facts, found by trying every distinguishable combination of facts."""
    groups: dict[str, list[int]] = {}
    for index, row in enumerate(rows):
        groups.setdefault(row.group, []).append(index)
    alive: set[int] = set()
    for members in groups.values():
        domains = _domains([rows[i].when for i in members])
        if domains is None:
            alive |= set(members)
            continue
        for case in product(*domains.values()):
            facts = {name: value for name, value in zip(domains, case, strict=True) if value is not None}
            first = next((i for i in members if matches(rows[i].when, facts)), None)
            if first is not None:
                alive.add(first)
    return alive


def _domains(whens: Sequence[Tests]) -> dict[str, list[Value | None]] | None:
    """For each fact the values a table can tell apart, None for "not there"; None if they are too many to try."""
    domains: dict[str, dict[tuple[type, Value | None], None]] = {}
    for when in whens:
        for name, test in when.items():
            known = domains.setdefault(name, {(type(None), None): None, (str, _OTHER): None})
            known.update({(type(value), value): None for value in _values(test)})
    size = 1
    for known in domains.values():
        size *= len(known)
    if size > MAX_CASES:
        return None
    return {name: [value for _, value in known] for name, known in domains.items()}


def _values(test: Test) -> list[Value]:
    """Values on both sides of everything this test tells apart."""
    if isinstance(test, Compare):
        return [edge for bound in _bounds(test) for edge in (bound - 1, bound, bound + 1)] or [0]
    if isinstance(test, tuple):
        return [value for one in test for value in _values(one)]
    if isinstance(test, bool):
        return [True, False]
    return [test - 1, test, test + 1] if isinstance(test, int) else [test]


def _bounds(test: Compare) -> list[int]:
    return [b for b in (test.over, test.at_least, test.under, test.at_most) if b is not None]


def _possible(when: Tests) -> bool:
    """Whether any facts at all make this hold: each test must accept some value."""
    return all(
        any(matches({name: test}, {} if value is None else {name: value}) for value in (None, _OTHER, *_values(test)))
        for name, test in when.items()
    )


def _wider(general: Tests, special: Tests) -> bool:
    """Whether `general` holds whenever `special` does: tried on all the values their tests can tell apart."""
    if not set(general) <= set(special):
        return False
    for name, test in general.items():
        own = special[name]
        domain: list[Value | None] = [None, _OTHER, *_values(test), *_values(own)]
        for value in domain:
            facts: dict[str, Value] = {} if value is None else {name: value}
            if matches({name: own}, facts) and not matches({name: test}, facts):
                return False
    return True
