"""A case of a refusal: the code that must come, the clause it must cite, and how a real decider is brought to give it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec

from hofmarshal.contest.header import Header, setup_of
from hofmarshal.rules.notes import Note, Refusal
from tests.contest.support import drive
from tests.contest.support import rules as shipped_rules

replace = msgspec.structs.replace

Given = Callable[[], Sequence[Refusal | Note]]


class Case(NamedTuple):
    """`code` (of the refusal or of one of its reasons) must cite `clause`."""

    code: str
    clause: str
    given: Given


def told(answers: Sequence[Refusal | Note]) -> list[Refusal | Note]:
    """Every refusal with its reasons."""
    found: list[Refusal | Note] = []
    for one in answers:
        found += [one, *one.reasons] if isinstance(one, Refusal) else [one]
    return found


def bout(
    code: str, clause: str, book: str, nomination: str, *do: dict[str, Any],
    rules: dict[str, Any] | None = None, begun: bool = True, **head: Any,
) -> Case:  # fmt: skip
    """A bout under a rulebook that ships, with these lines; `rules`: blocks an organiser has overridden."""

    def given() -> Sequence[Refusal]:
        shipped = shipped_rules(book, nomination)
        laid = {name: replace(getattr(shipped, name), **values) for name, values in (rules or {}).items()}
        tree = {"rulebook": book, "nomination": nomination, "sides": {"red": {}, "blue": {}}, **head}
        made = setup_of(replace(shipped, **laid), msgspec.convert(tree, Header))
        return drive(made, list(do), from_start=begun)[1]

    return Case(code, clause, given)
