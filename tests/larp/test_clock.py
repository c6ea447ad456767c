"""The game's clock: runs, stands at night, is put forward, never goes back."""

from __future__ import annotations

from typing import Any

import pytest

from hofmarshal.larp import clock as c
from hofmarshal.rules.notes import Refusal

HOUR = 3_600_000


def after(*acts: tuple[int, Any]) -> c.State:
    state = c.State()
    for t, act in acts:
        answer = c.decide(state, act, t)
        assert not isinstance(answer, Refusal), answer
        for event in answer:
            state = c.evolve(state, event)
    return state


OPEN = (0, c.OpenGame(name="Test game", text="{}"))


def test_the_clock_stands_until_it_runs_and_through_the_night() -> None:
    state = after(OPEN, (HOUR, c.Run()), (3 * HOUR, c.Pause(reason="Night.")), (11 * HOUR, c.Run()))
    assert [c.game_time(state, wall) for wall in (11 * HOUR, 12 * HOUR)] == [2 * HOUR, 3 * HOUR]
    stands = after(OPEN, (HOUR, c.Run()), (3 * HOUR, c.Pause()))
    assert [c.game_time(stands, wall) for wall in (3 * HOUR, 9 * HOUR)] == [2 * HOUR, 2 * HOUR]


def test_put_forward_it_counts_on_from_there() -> None:
    state = after(OPEN, (0, c.Run()), (HOUR, c.PutForward(by=8 * HOUR)))
    assert c.game_time(state, HOUR) == 9 * HOUR
    assert c.game_time(state, 2 * HOUR) == 10 * HOUR


def test_when_the_clock_will_show_an_instant() -> None:
    state = after(OPEN, (0, c.Run()), (HOUR, c.Pause()), (5 * HOUR, c.Run()))
    assert c.wall_of(state, 2 * HOUR) == 6 * HOUR
    assert c.wall_of(after(OPEN), HOUR) is None


def test_what_it_showed_at_a_past_instant_leaves_the_night_out() -> None:
    state = after(
        OPEN, (HOUR, c.Run()), (3 * HOUR, c.Pause()), (11 * HOUR, c.Run()), (12 * HOUR, c.PutForward(by=HOUR)),
    )  # fmt: skip
    shown = {wall: c.shown_at(state, wall * HOUR) // HOUR for wall in (0, 1, 2, 5, 11, 12, 13)}
    assert shown == {0: 0, 1: 0, 2: 1, 5: 2, 11: 2, 12: 4, 13: 5}
    assert c.shown_at(state, 13 * HOUR) == c.game_time(state, 13 * HOUR)


def test_a_wall_that_goes_back_does_not_take_the_game_along() -> None:
    state = after(OPEN, (HOUR, c.Run()))
    assert c.game_time(state, 0) == 0


def test_cycles_count_from_one() -> None:
    assert after(OPEN).cycle == 1
    assert after(OPEN, (1, c.BeginCycle()), (2, c.BeginCycle())).cycle == 3


@pytest.mark.parametrize(
    ("acts", "act", "code"),
    [
        ((), c.Run(), "game-not-open"),
        ((OPEN,), c.OpenGame(name="Another"), "game-open-already"),
        ((), c.OpenGame(name="Another"), "game-no-rules"),
        ((), c.OpenGame(name="  "), "game-name-needed"),
        ((OPEN,), c.Pause(), "game-stands"),
        ((OPEN, (1, c.Run())), c.Run(), "game-runs"),
    ],
)
def test_refusals(acts: Any, act: Any, code: str) -> None:
    answer = c.decide(after(*acts), act, 10)
    assert isinstance(answer, Refusal)
    assert answer.code == code
