"""The clock: effective time, the horn, what comes late, suspensions, the clinch timer, the protest window."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hofmarshal.contest import events as ev
from hofmarshal.contest.due import due
from hofmarshal.contest.setup import Setup
from hofmarshal.contest.state import Contest, effective
from hofmarshal.rules.notes import Refusal
from hofmarshal.rules.play_blocks import ClockRule, CountsRule
from tests.contest.support import drive, fire, setup

LONGSWORD = setup("isb-duel", "longsword")
BUCKLER = setup("isb-duel", "sword-buckler")
SHIELD = setup("shchyt-mech", "shchyt-mech")
FREE = setup("ulozhenie", "free-duel")


def with_rules(given: Setup, **blocks: Any) -> Setup:
    return msgspec.structs.replace(given, rules=msgspec.structs.replace(given.rules, **blocks))


AUTOMATIC = with_rules(LONGSWORD, clock=ClockRule(limit=90_000, time_end="automatic"))
RUNNING = with_rules(LONGSWORD, counts=CountsRule(time="running"))


def hit(t: float, by: str = "red", **more: Any) -> dict[str, Any]:
    return {"t": t, "hit": {"by": by, "zone": "arm", **more}}


def codes(refusals: list[Refusal]) -> list[str]:
    return [r.code for r in refusals]


def instants(state: Contest) -> dict[str, int]:
    return {d.command.what: d.instant for d in due(state)}


# Effective time


def test_a_halt_stops_effective_time_and_the_horn_waits_for_it() -> None:
    state, _ = drive(LONGSWORD, [{"t": 30, "halt": {}}, {"t": 50, "start": {}}])
    assert effective(state, 60_000) == 40_000
    assert instants(state) == {"time": 110_000}


def test_running_time_goes_on_through_a_halt() -> None:
    state, _ = drive(RUNNING, [{"t": 30, "halt": {}}, {"t": 50, "start": {}}])
    assert effective(state, 60_000) == 60_000
    assert instants(state) == {"time": 90_000}


@pytest.mark.parametrize(
    "halting",
    [
        {"halt": {}},
        {"breach": {"fighter": "red", "clause": "sm.6.1", "note": "Turned his back."}},
    ],
    ids=["by word", "by a breach"],
)
def test_running_time_goes_on_whatever_halts_the_bout(halting: dict[str, Any]) -> None:
    given = with_rules(SHIELD, counts=CountsRule(time="running"), clock=ClockRule(limit=90_000))
    state, refused = drive(given, [{"t": 30, **halting}])
    assert not refused
    assert (state.phase, effective(state, 60_000)) == ("halted", 60_000)


def test_effective_time_is_kept_when_a_fighter_leaves_in_the_middle() -> None:
    state, _ = drive(LONGSWORD, [{"t": 30, "withdraw": {"fighter": "red", "reason": "Injured."}}])
    assert (state.phase, effective(state, 60_000)) == ("decided", 30_000)


# The horn


@pytest.mark.parametrize(("t", "points"), [(89.999, 1), (90, 1), (90.001, 0)])
def test_the_instant_of_the_horn_still_counts(t: float, points: int) -> None:
    state, _ = drive(LONGSWORD, [hit(t)])
    assert state.tally.points == (points, 0)


def test_a_hit_dated_before_the_horn_and_told_after_it_counts() -> None:
    state, _ = drive(LONGSWORD, [{"t": 91, "observe": {"side": "red"}}, hit(89)])
    assert state.horn_at == 90_000
    assert state.tally.points == (1, 0)


@pytest.mark.parametrize(("t", "score"), [(89, 1), (90, 1), (90.5, 0)])
def test_told_after_the_stop_it_counts_by_the_horn(t: float, score: int) -> None:
    state, refused = drive(LONGSWORD, [hit(10, "blue"), {"t": 91, "stop": {}}, hit(t)])
    assert not refused
    assert state.rounds[0].score == (score, 1)


def test_a_hit_after_the_stop_is_refused() -> None:
    _, refused = drive(LONGSWORD, [hit(10, "blue"), {"t": 50, "stop": {}}, hit(50.001)])
    assert codes(refused) == ["contest-wrong-phase"]


@pytest.mark.parametrize(("t", "score"), [(89, (1, 1)), (90, (1, 1))])
def test_told_after_an_automatic_end_it_counts_up_to_the_horn(t: float, score: tuple[int, int]) -> None:
    state, refused = drive(AUTOMATIC, [hit(10, "blue"), {"t": 95, "swap-sides": {}}, hit(t)])
    assert not refused
    assert state.rounds[0].score == score
    assert (state.awaits, state.rounds[0].termination) == ("ruling", "time")


def test_a_late_hit_stores_another_outcome_and_takes_back_the_fighters_signatures() -> None:
    do = [hit(10, "blue"), {"t": 91, "stop": {}}, {"t": 92, "as": "fighter-red", "sign": {"side": "red"}}]
    state, _ = drive(LONGSWORD, [*do, hit(80, zone="head", grip="two-handed")])
    assert state.outcome is not None
    assert (state.outcome.winner, state.signatures, state.stored) == ("red", (), state.outcome)


def test_after_the_ruling_on_a_tie_nothing_is_added_until_it_is_undone() -> None:
    do = [{"t": 91, "stop": {}}, {"t": 92, "id": "rule", "rule": {"winner": "blue", "reason": "More active."}}]
    state, refused = drive(LONGSWORD, [*do, hit(80)])
    assert codes(refused) == ["contest-wrong-phase"]
    state, refused = drive(LONGSWORD, [*do, {"t": 93, "annul": {"event": "rule"}}, hit(80)])
    assert not refused
    assert state.outcome is not None
    assert (state.outcome.winner, state.outcome.termination) == ("red", "time")


def test_a_blow_of_the_last_round_is_not_counted_for_the_present_one() -> None:
    both = {"exchange": [{"by": "red", "zone": "head"}, {"by": "blue", "zone": "head"}]}
    do: list[dict[str, Any]] = [*({"t": n, "hit": both} for n in range(1, 6)), {"t": 20, "start": {}}]
    state, refused = drive(SHIELD, [*do, {"t": 4.5, "hit": {"by": "red", "zone": "head"}}])
    assert codes(refused) == ["contest-of-the-last-round"]
    assert state.tally.points == (0, 0)


def test_an_out_of_the_last_round_is_not_counted_for_the_present_one() -> None:
    sides = {"red": {"roster": {"main": 3}}, "blue": {"roster": {"main": 3}}}
    cause = "isb-buhurt.out.boundary"
    do: list[dict[str, Any]] = [{"t": n, "out": {"fighter": f"red-{n}", "cause": cause}} for n in (1, 2, 3)]
    do += [
        {"t": 5, "rule": {"winner": "blue"}},
        {"t": 60, "start": {}},
        {"t": 2.5, "out": {"fighter": "blue-1", "cause": cause}},
    ]
    state, refused = drive(setup("isb-buhurt", "group-battle", sides=sides), do)
    assert codes(refused) == ["contest-of-the-last-round"]
    assert state.tally.out == {}


def test_a_penalty_between_rounds_stays_for_the_next_though_a_late_blow_opens_the_last() -> None:
    given = with_rules(SHIELD, clock=ClockRule(limit=60_000, time_end="automatic"))
    do = [hit(10, "red", zone="head"), hit(11, "blue", zone="head")]
    do += [{"t": 61, "breach": {"fighter": "red", "clause": "sm.6.2"}}, hit(50, "red", zone="arms")]
    state, refused = drive(given, do)
    assert not refused
    assert state.rounds[0].score == (3, 2)
    assert state.outcome is not None
    assert state.outcome.winner == "red"


# Suspension


def test_a_suspension_freezes_effective_time_and_the_horn() -> None:
    do = [{"t": 30, "suspend": {"reason": "Storm."}}, {"t": 630, "resume": {}}, {"t": 700, "start": {}}]
    state, _ = drive(LONGSWORD, do[:1])
    assert (state.phase, effective(state, 500_000), due(state)) == ("halted", 30_000, ())
    state, refused = drive(LONGSWORD, do)
    assert not refused
    assert instants(state) == {"time": 760_000}


def test_running_time_is_frozen_by_a_suspension_too() -> None:
    state, _ = drive(RUNNING, [{"t": 30, "suspend": {}}, {"t": 630, "resume": {}}])
    assert effective(state, 640_000) == 40_000


def test_a_suspension_shifts_the_call_and_the_late_limit() -> None:
    do = [{"t": 0, "call": {}}, {"t": 10, "suspend": {}}, {"t": 110, "resume": {}}]
    state, _ = drive(LONGSWORD, do, from_start=False)
    assert instants(state) == {"arrive": 160_000, "late": 340_000}


def test_a_suspension_shifts_readiness() -> None:
    do: list[dict[str, Any]] = [{"t": 0, "call": {}}, *({"t": 20, "arrive": {"side": s}} for s in ("red", "blue"))]
    do += [{"t": 25, "suspend": {}}, {"t": 125, "resume": {}}]
    state, _ = drive(LONGSWORD, do, from_start=False)
    assert instants(state) == {"ready": 150_000, "late": 340_000}


ENDED: list[dict[str, Any]] = [
    *({"t": n, "hit": {"by": "red", "zone": "head"}} for n in range(1, 6)),
    {"t": 9, "sign": {}},
]


@pytest.mark.parametrize(
    ("do", "final"),
    [
        ([{"t": 10, "announce": {}}], 310_001),
        ([{"t": 10, "announce": {}}, {"t": 60, "suspend": {}}, {"t": 160, "resume": {}}], 410_001),
        ([{"t": 10, "suspend": {}}, {"t": 60, "announce": {}}, {"t": 160, "resume": {}}], 460_001),
    ],
    ids=["five minutes", "suspended within", "announced while suspended"],
)
def test_the_protest_window_is_frozen_by_a_suspension(do: list[dict[str, Any]], final: int) -> None:
    """Five minutes from the announcement (sm.13.1), of which a storm takes none."""
    state, refused = drive(SHIELD, [*ENDED, *do])
    assert not refused
    assert instants(state) == {"final": final}


def test_the_result_is_final_just_after_the_window() -> None:
    state, _ = drive(SHIELD, [*ENDED, {"t": 10, "announce": {}}])
    assert fire(state, 310_001).phase == "announced"
    assert fire(state, 310_002).phase == "final"


def test_without_protests_the_announced_result_is_final() -> None:
    given = setup("ulozhenie", "free-duel", sides={"red": {"hits": 1}, "blue": {"hits": 1}})
    torso = {"by": "red", "zone": "torso", "weapon": "sword", "action": "cut"}
    state, _ = drive(given, [{"t": 5, "hit": torso}, {"t": 6, "sign": {}}, {"t": 7, "announce": {}}])
    assert state.phase == "final"


def test_while_suspended_nothing_is_fought() -> None:
    do: list[dict[str, Any]] = [{"t": 30, "suspend": {}}, {"t": 31, "start": {}}, {"t": 32, "suspend": {}}, hit(33)]
    _, refused = drive(LONGSWORD, do)
    assert codes(refused) == ["contest-suspended"] * 3


def test_an_undone_suspension_never_was() -> None:
    do = [{"t": 30, "id": "storm", "suspend": {}}, {"t": 40, "annul": {"event": "storm"}}]
    state, refused = drive(LONGSWORD, do)
    assert not refused
    assert (state.phase, effective(state, 50_000)) == ("running", 50_000)


# The clinch timer (u.1.7: longer than three seconds is parted)


def test_a_clinch_of_three_seconds_is_parted_and_halts_a_duel() -> None:
    state, _ = drive(FREE, [{"t": 10, "clinch": {}}])
    state = fire(state, 13_001)
    assert (state.phase, effective(state, 20_000)) == ("halted", 13_000)
    assert isinstance(state.history[-1], ev.Parted)


@pytest.mark.parametrize("ending", [{"halt": {}}, {"part": {}}, {"suspend": {}}], ids=["halt", "part", "suspend"])
def test_what_ends_a_clinch_ends_its_timer(ending: dict[str, Any]) -> None:
    state, _ = drive(FREE, [{"t": 10, "clinch": {}}, {"t": 12, **ending}])
    assert (state.clinch_at, instants(state)) == (None, {})


def test_a_battle_goes_on_around_a_parted_clinch() -> None:
    sides = {"red": {"roster": {"main": 2}}, "blue": {"roster": {"main": 2}}}
    state, _ = drive(setup("ulozhenie", "mass-battle", sides=sides), [{"t": 10, "clinch": {}}])
    assert (fire(state, 14_000).phase, fire(state, 14_000).clinch_at) == ("running", None)


def test_a_clinch_parted_in_running_time_lets_the_clock_run() -> None:
    state, _ = drive(with_rules(FREE, counts=CountsRule(time="running")), [{"t": 10, "clinch": {}}])
    assert effective(fire(state, 13_001), 20_000) == 20_000


# Commands out of order


def test_a_start_while_running_and_a_halt_while_halted_are_refused() -> None:
    _, refused = drive(BUCKLER, [{"t": 1, "start": {}}, {"t": 2, "halt": {}}, {"t": 3, "halt": {}}])
    assert codes(refused) == ["contest-cannot-start", "contest-wrong-phase"]


def test_times_are_whole_milliseconds_in_every_event() -> None:
    state, _ = drive(LONGSWORD, [hit(1.2345), {"t": 2.0006, "halt": {}}])
    assert [e.t for e in state.history[-2:]] == [1234, 2001]
    assert b"." not in msgspec.json.encode([e.t for e in state.history])
