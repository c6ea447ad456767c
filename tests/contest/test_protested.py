"""A result somebody protests against: not final before that is settled, whoever asks for what at the ring."""

from __future__ import annotations

from typing import Any

import pytest

from hofmarshal.contest.due import due
from hofmarshal.contest.lines import read_lines
from hofmarshal.contest.state import Contest
from tests.contest.support import drive, fire, setup

SHIELD = setup("shchyt-mech", "shchyt-mech", panel=2)
MINUTE = 60_000
ENDED: list[dict[str, Any]] = [
    *({"t": n, "hit": {"by": "red", "zone": "head"}} for n in range(1, 6)),
    {"t": 9, "sign": {}},
    {"t": 10, "announce": {}, "id": "told"},
]


def protest(t: int, name: str = "1") -> dict[str, Any]:
    return {"t": t, "as": "desk", "protest": {"protest": name, "clause": "sm.to-ten"}, "id": f"protest-{name}-{t}"}


def settle(t: int, how: str = "stands", name: str = "1") -> dict[str, Any]:
    return {"t": t, "as": "desk", "settle-protest": {"protest": name, "how": how}}


def played(*do: dict[str, Any]) -> Contest:
    state, refused = drive(SHIELD, [*ENDED, *do])
    assert not refused, refused
    return state


def final_at(state: Contest) -> list[int]:
    return [one.instant for one in due(state) if one.command.what == "final"]


def test_an_accepted_protest_holds_the_result_open_and_names_its_clause() -> None:
    state = played(protest(200))
    assert (state.phase, state.protests, final_at(state)) == ("announced", {"1": ""}, [])
    assert "sm.to-ten" in state.history[-1].cites


def test_settled_within_the_window_the_other_fighter_has_the_rest_of_it() -> None:
    assert final_at(played(protest(60), settle(120))) == [10_000 + 5 * MINUTE + 1]


def test_settled_after_the_window_the_result_is_final_at_once() -> None:
    state = played(protest(200), settle(800, "corrected"))
    assert final_at(state) == [800_000]
    assert fire(state, 800_001).phase == "final"
    assert state.protests == {"1": "corrected"}


def test_two_protests_are_both_waited_for() -> None:
    state = played(protest(60), protest(90, "2"), settle(700))
    assert (state.phase, final_at(state)) == ("announced", [])


def test_a_protest_accepted_in_the_last_moment_opens_a_result_that_had_just_become_final() -> None:
    """The nomination's clock decides whether it was in time (a ring's suspension stops it for all its bouts)."""
    state, refused = drive(SHIELD, [*ENDED, protest(312)])
    assert not refused
    assert (state.phase, state.protests) == ("announced", {"1": ""})


@pytest.mark.parametrize(
    ("do", "code"),
    [
        ([{**protest(20), "as": "hofmarshal"}], "contest-not-yours"),
        ([{**settle(20), "as": "secretary"}], "contest-not-yours"),
        ([protest(20), protest(30)], "contest-protest-known"),
        ([settle(20)], "contest-protest-unknown"),
        ([protest(20), settle(30), settle(40)], "contest-protest-unknown"),
        (
            [protest(20), {"t": 30, "annul": {"event": "protest-1-20", "reason": "a slip"}}],
            "contest-annul-of-a-protest",
        ),
    ],
    ids=["by the ring", "settled by a person", "twice", "none", "settled twice", "undone"],
)
def test_only_the_nomination_speaks_of_protests_here(do: list[dict[str, Any]], code: str) -> None:
    _, refused = drive(SHIELD, [*ENDED, *do])
    assert [one.code for one in refused] == [code]


def test_nothing_is_protested_before_it_is_announced() -> None:
    _, refused = drive(SHIELD, [*ENDED[:-1], protest(20)])
    assert [one.code for one in refused] == ["contest-wrong-phase"]


def test_an_announcement_that_is_undone_takes_the_protest_with_it_only_when_that_is_said() -> None:
    undo: dict[str, Any] = {"event": "told", "reason": "the wrong bout"}
    _, refused = drive(SHIELD, [*ENDED, protest(20), {"t": 30, "annul": undo}])
    assert [one.code for one in refused] == ["contest-confirm-dropped"]
    state = played(protest(20), {"t": 30, "annul": {**undo, "confirm": ["protest-1-20"]}})
    assert (state.phase, state.protests) == ("signed", {})


def test_a_protocol_file_says_it_as_the_desk_does() -> None:
    _, problems = read_lines([*ENDED, protest(20), settle(30)])
    assert not problems
