"""Overrides of a whole event: which of a rulebook's nominations each concerns, and what a nomination's own put in their place."""

from __future__ import annotations

from collections.abc import Sequence

from hofmarshal.rules.book_model import Rulebook
from hofmarshal.rules.notes import BadInput, Problem
from hofmarshal.rules.overrides import Override, apply, parse_path

ELSEWHERE = frozenset({"rules-override-path", "rules-override-clause"})
"""Problems of an override that say only that a nomination has no such value, or one that rests on another clause."""


def concerns(book: Rulebook, nomination: str, override: Override) -> bool:
    """Whether a nomination has the value, resting on the clause the override names. Raises `BadInput` for a wrong value."""
    try:
        apply(book, nomination, (override,))
    except BadInput as error:
        if {problem.code for problem in error.problems} <= ELSEWHERE:
            return False
        raise
    return True


def of_event(
    book: Rulebook, nomination: str, event: Sequence[Override], own: Sequence[Override]
) -> tuple[Override, ...]:
    """Those of an event's overrides that hold in a nomination: what it has, and has not overridden itself."""
    taken = [parse_path(one.path) or () for one in own]
    found = []
    for one in event:
        path = parse_path(one.path) or ()
        if any(path[: len(mine)] == mine or mine[: len(path)] == path for mine in taken):
            continue
        if concerns(book, nomination, one):
            found.append(one)
    return tuple(found)


def check(book: Rulebook, event: Sequence[Override]) -> None:
    """Raise `BadInput` for overrides that concern no nomination of the rulebook, or hold a value that does not fit."""
    problems: list[Problem] = []
    for one in event:
        met = False
        first: BadInput | None = None
        for nomination in book.offered:
            try:
                apply(book, nomination, (one,))
                met = True
            except BadInput as error:
                wrong = [problem for problem in error.problems if problem.code not in ELSEWHERE]
                if wrong:
                    raise BadInput(wrong) from error
                first = first or error
        if not met and first is not None:
            problems += first.problems
    if problems:
        raise BadInput(problems)
