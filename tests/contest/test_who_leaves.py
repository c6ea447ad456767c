"""Those who leave a contest, or lose it by a ruling told after its last blow: disqualified, withdrawn, absent, both at once."""

from __future__ import annotations

from typing import Any

import pytest

from hofmarshal.contest.view import view
from tests.contest.support import drive, setup

SHIELD = ("shchyt-mech", "shchyt-mech")
FREE = ("ulozhenie", "free-duel")
NOTE = {"note": "Struck a fallen man."}
THREE: dict[str, Any] = {"sides": {"red": {"roster": {"main": 3}}, "blue": {"roster": {"main": 3}}}}


def seen(
    book: tuple[str, str], *do: dict[str, Any], start: bool = True, **head: Any
) -> tuple[dict[str, Any], list[str]]:
    state, refusals = drive(setup(*book, **head), list(do), from_start=start)
    return view(state, state.history[-1].t), [r.code for r in refusals]


def gravest(t: float, who: str) -> dict[str, Any]:
    return {"t": t, "breach": {"fighter": who, "clause": "sm.immediate", **NOTE}}


def points(t: float, **by: int) -> list[dict[str, Any]]:
    """Two-point hits of one side or both together, one after another."""
    blows = [{"by": side, "zone": "head"} for side in by]
    return [{"t": t + n, "hit": {"exchange": blows}} for n in range(max(by.values()) // 2)]


@pytest.mark.parametrize("last", [gravest(65, "red"), {"t": 65, "withdraw": {"fighter": "red", "reason": "Hurt."}}])
def test_an_extra_round_broken_off_is_recorded_as_one(last: dict[str, Any]) -> None:
    told, refused = seen(SHIELD, *points(10, red=10, blue=10), {"t": 60, "start": {}}, last)
    assert not refused
    assert (told["winner"], told["score"]) == ("blue", {"red": 9, "blue": 10})


def test_who_leaves_before_the_extra_round_began_leaves_the_score_as_it_was() -> None:
    told, _ = seen(SHIELD, *points(10, red=10, blue=10), gravest(55, "red"))
    assert (told["winner"], told["score"]) == ("blue", {"red": 10, "blue": 10})


@pytest.mark.parametrize("last", [gravest(30, "red"), {"t": 30, "disqualify": {"fighter": "red", "reason": "Blows."}}])
def test_a_disqualification_after_the_last_hit_loses_the_bout_until_it_is_signed(last: dict[str, Any]) -> None:
    told, refused = seen(SHIELD, *points(10, red=10), last)
    assert not refused
    assert (told["winner"], told["termination"], told["disqualified"]) == ("blue", "disqualification", ["red"])
    told, refused = seen(SHIELD, *points(10, red=10), {"t": 20, "sign": {}}, last)
    assert refused == ["contest-wrong-phase"]
    assert told["winner"] == "red"


def test_the_loser_disqualified_after_the_last_hit_loses_nothing_more() -> None:
    told, _ = seen(SHIELD, *points(10, red=10), gravest(30, "blue"))
    assert (told["winner"], told["termination"], told["disqualified"]) == ("red", "points", ["blue"])


def test_both_disqualified_nobody_wins_and_nobody_is_disqualified_twice() -> None:
    told, refused = seen(SHIELD, gravest(10, "red"), gravest(10, "blue"), gravest(11, "red"))
    assert refused == ["contest-was-disqualified"]
    assert (told["winner"], told["phase"], told["disqualified"]) == (None, "decided", ["red", "blue"])


def test_both_leave_the_ring_in_one_exchange_and_the_judges_rule() -> None:
    def out(who: str, **more: Any) -> dict[str, Any]:
        return {"t": 20, "breach": {"fighter": who, "clause": "u.1.6.b"}, **more}

    told, refused = seen(FREE, out("red"), out("blue"))
    assert not refused
    assert (told["winner"], told["awaits"], told["hits"]) == (None, "ruling", {"red": 0, "blue": 0})
    ruling = {"t": 30, "rule": {"winner": "red", "reason": "Blue stepped out first."}}
    told, _ = seen(FREE, out("red"), out("blue"), ruling)
    assert (told["winner"], told["termination"]) == ("red", "ruling")
    told, _ = seen(FREE, out("red"), out("blue", id="two"), {"t": 25, "annul": {"event": "two", "reason": "Inside."}})
    assert (told["winner"], told["awaits"]) == ("blue", None)


def test_both_absent_at_the_third_call_are_both_defeated() -> None:
    calls: list[dict[str, Any]] = [{"t": t, "call": {}} for t in (0, 60, 120)]
    absent = [{"t": 180, "no-show": {"side": "red"}}, {"t": 181, "no-show": {"side": "blue"}}]
    told, refused = seen(FREE, *calls, *absent, start=False)
    assert not refused
    assert (told["winner"], told["termination"], told["phase"]) == (None, "absent", "decided")
    there = {"t": 130, "arrive": {"side": "blue"}}
    told, refused = seen(FREE, *calls, there, *absent, start=False)
    assert refused == ["contest-wrong-phase"]
    assert told["winner"] == "blue"


@pytest.mark.parametrize(
    ("gone", "code"),
    [("disqualify", "contest-was-disqualified"), ("withdraw", "contest-has-withdrawn")],
)
def test_who_has_left_a_battle_neither_returns_nor_fights_the_next_round(gone: str, code: str) -> None:
    def out(who: str) -> dict[str, Any]:
        return {"t": 30, "out": {"fighter": who, "cause": "isb-buhurt.out.third-support"}}

    first = [
        {"t": 10, gone: {"fighter": "red-1", "reason": "A blow after the stop."}},
        {"t": 20, "return": {"fighter": "red-1", "reason": "Changed my mind."}},
        out("blue-1"), out("blue-2"), out("blue-3"), {"t": 40, "rule": {"winner": "red"}},
    ]  # fmt: skip
    told, refused = seen(("isb-buhurt", "group-battle"), *first, **THREE)
    assert refused == [code]
    assert told["cannot_start"] == [code]
    left = {"t": 50, "line-up": {"side": "red", "fighters": ["red-2", "red-3"]}}
    told, refused = seen(("isb-buhurt", "group-battle"), *first, left, {"t": 60, "start": {}}, **THREE)
    assert refused == [code]
    assert told["standing"] == {"red": 2, "blue": 3}


def test_a_return_after_the_round_says_that_it_is_over() -> None:
    down = [{"t": 10 + n, "yield": {"fighter": f"red-{n}"}} for n in (1, 2, 3)]
    _, refused = seen(
        ("isb-buhurt", "group-battle"), *down, {"t": 20, "return": {"fighter": "red-3", "reason": "Up."}}, **THREE
    )
    assert refused == ["contest-wrong-phase"]


def test_both_late_fight_on_if_the_hofmarshal_says_why() -> None:
    late = [{"t": 0, "call": {}}, {"t": 250, "ready": {"side": "red"}}, {"t": 251, "ready": {"side": "blue"}}]
    told, refused = seen(("isb-duel", "halberd"), *late, {"t": 260, "start": {}}, start=False)
    assert refused == ["contest-cannot-start-warn"]
    assert (told["phase"], told["awaits"]) == ("ready", "late")
    fight = {"t": 260, "start": {"override": "The gate was blocked."}}
    told, refused = seen(("isb-duel", "halberd"), *late, fight, start=False)
    assert not refused
    assert (told["phase"], told["awaits"]) == ("running", None)


def test_a_mutual_breach_cites_a_clause_that_can_be_breached() -> None:
    both = {"t": 10, "mutual-breach": {"clause": "sm.to-ten", "choice": "penalty"}}
    told, refused = seen(SHIELD, both)
    assert refused == ["contest-unknown-breach"]
    assert told["score"] == {"red": 0, "blue": 0}


def test_the_grip_is_asked_where_the_points_hang_on_it() -> None:
    longsword = ("isb-duel", "longsword")
    told, refused = seen(longsword, {"t": 10, "hit": {"by": "red", "zone": "head"}})
    assert refused == ["contest-grip-needed"]
    told, refused = seen(
        longsword, {"t": 10, "hit": {"by": "red", "zone": "arm"}}, {"t": 11, "hit": {"by": "red", "zone": "face"}}
    )
    assert not refused
    assert told["score"] == {"red": 1, "blue": 0}
