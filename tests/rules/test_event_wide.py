"""Overrides of a whole event: which nominations they concern, and where a nomination's own stand before them."""

from __future__ import annotations

from typing import Any

import pytest

from hofmarshal.exchange.books import playable
from hofmarshal.rules.event_wide import check, concerns, of_event
from hofmarshal.rules.notes import BadInput
from hofmarshal.rules.overrides import Override

BOOKS = playable()


def laid(path: str, value: Any, clause: str) -> Override:
    return Override(path=path, value=value, replaces=clause, reason="Agreed.", by="Organisers")


LATE = laid("late.after", 60_000, "isb-duel.late")
SCORE = laid("scoring[0].points", 3, "isb-duel.longsword.two-hand")


def test_it_concerns_the_nominations_whose_value_rests_on_its_clause() -> None:
    book = BOOKS["isb-duel"]
    assert [kind for kind in book.offered if concerns(book, kind, LATE)] == list(book.offered)
    assert [kind for kind in book.offered if concerns(book, kind, SCORE)] == ["longsword"]
    check(book, (LATE, SCORE))


@pytest.mark.parametrize("own", ["scoring[0].points", "scoring", "scoring[0]"])
def test_a_nomination_that_overrides_the_same_value_keeps_its_own(own: str) -> None:
    book = BOOKS["isb-duel"]
    mine = laid(own, 1, "isb-duel.longsword.two-hand")
    assert of_event(book, "longsword", (LATE, SCORE), (mine,)) == (LATE,)
    other = laid("clock.limit", 60_000, "isb-duel.longsword.duration")
    assert of_event(book, "longsword", (LATE, SCORE), (other,)) == (LATE, SCORE)


@pytest.mark.parametrize(
    ("one", "code"),
    [
        (laid("late.nothing", 1, "isb-duel.late"), "rules-override-path"),
        (laid("late.after", 1, "isb-duel.tie"), "rules-override-clause"),
        (laid("late.after", "soon", "isb-duel.late"), ""),
    ],
)
def test_what_fits_no_nomination_is_an_error(one: Override, code: str) -> None:
    with pytest.raises(BadInput) as error:
        check(BOOKS["isb-duel"], (LATE, one))
    assert not code or {problem.code for problem in error.value.problems} == {code}
