"""The call: arrival, readiness, being late, absence at the third call, withdrawal before the start."""

from __future__ import annotations

from typing import Any

import pytest

from hofmarshal.contest.due import due
from hofmarshal.contest.setup import Setup
from hofmarshal.contest.state import Contest
from hofmarshal.rules.notes import Refusal
from tests.contest.support import drive, fire, setup

LONGSWORD = setup("isb-duel", "longsword")
FREE = setup("ulozhenie", "free-duel")


def called(*do: dict[str, Any], given: Setup = LONGSWORD) -> tuple[Contest, list[Refusal]]:
    return drive(given, [{"t": 0, "call": {}}, *do], from_start=False)


def ready(t: float, side: str) -> dict[str, Any]:
    return {"t": t, "ready": {"side": side}}


def codes(refusals: list[Refusal]) -> list[str]:
    return [r.code for r in refusals]


# isb-duel.call: 60 s to the lists, then 30 s to readiness


def test_both_countdowns_run_one_after_the_other() -> None:
    state, _ = called()
    assert [(d.command.what, d.instant) for d in due(state)] == [("arrive", 60_000), ("late", 240_000)]
    state, _ = called({"t": 10, "arrive": {"side": "red"}}, {"t": 20, "arrive": {"side": "blue"}})
    assert [(d.command.what, d.instant) for d in due(state)] == [("ready", 50_000), ("late", 240_000)]


def test_readiness_of_one_who_was_not_seen_to_arrive_is_arrival_too() -> None:
    state, _ = called(ready(10, "red"))
    assert (state.arrived, state.ready, state.phase) == (("red",), ("red",), "called")


def test_passed_countdowns_are_recorded_and_decide_nothing() -> None:
    state = fire(called()[0], 60_001)
    assert (state.lapsed, state.phase) == (("arrive",), "called")


def test_both_ready_end_the_countdowns() -> None:
    state, _ = called(ready(10, "red"), ready(20, "blue"))
    assert (state.phase, due(state)) == ("ready", ())


# isb-duel.late: 3 minutes past the 60 s


@pytest.mark.parametrize(("until", "phase"), [(240_000, "called"), (240_001, "decided")])
def test_one_late_loses_three_minutes_past_the_arrival_limit(until: int, phase: str) -> None:
    state = fire(called(ready(10, "blue"))[0], until)
    assert state.phase == phase


def test_one_late_loses_technically() -> None:
    outcome = fire(called(ready(10, "blue"))[0], 240_001).outcome
    assert outcome is not None
    assert (outcome.winner, outcome.termination, outcome.cites) == ("blue", "technical", ("isb-duel.late",))


def test_readiness_at_the_very_instant_is_in_time() -> None:
    state, _ = called(ready(10, "blue"), ready(240, "red"))
    assert state.phase == "ready"


def test_both_late_await_the_hofmarshal() -> None:
    state = fire(called()[0], 240_001)
    assert (state.phase, state.awaits) == ("called", "late")
    _, refused = called({"t": 300, "rule": {"nobody": True}})
    assert codes(refused) == ["contest-reason-needed"]
    state, _ = called({"t": 300, "rule": {"nobody": True, "reason": "Neither came."}})
    assert state.outcome is not None
    assert (state.outcome.winner, state.outcome.cites) == (None, ("isb-duel.late",))


def test_an_undone_lateness_is_not_declared_again() -> None:
    do = [ready(10, "blue"), {"t": 241, "swap-sides": {}}]
    state, _ = called(*do)
    late = next(e.id for e in state.history if e.id.startswith("late"))
    state, refused = called(
        *do, {"t": 250, "annul": {"event": late, "reason": "The gate was locked."}}, ready(260, "red")
    )
    assert not refused
    assert (state.phase, state.outcome) == ("ready", None)


# u.2.4: called three times and absent


@pytest.mark.parametrize("calls", [1, 2])
def test_before_the_third_call_nobody_is_absent(calls: int) -> None:
    again = [{"t": 60 * n, "call": {}} for n in range(1, calls)]
    _, refused = called(*again, {"t": 200, "no-show": {"side": "red"}}, given=FREE)
    assert codes(refused) == ["contest-call-again"]


def test_absent_at_the_third_call_is_defeat() -> None:
    calls = [{"t": 60, "call": {}}, {"t": 120, "call": {}}]
    state, _ = called(*calls, {"t": 200, "no-show": {"side": "red"}}, given=FREE)
    assert state.outcome is not None
    assert (state.outcome.winner, state.outcome.termination) == ("blue", "absent")


def test_there_is_no_fourth_call_and_no_second_where_none_is_provided() -> None:
    _, refused = called(*({"t": 60 * n, "call": {}} for n in (1, 2, 3)), given=FREE)
    assert codes(refused) == ["contest-called-enough"]
    _, refused = called({"t": 60, "call": {}})
    assert codes(refused) == ["contest-wrong-phase"]


def test_who_is_ready_is_not_absent() -> None:
    calls = [{"t": 60, "call": {}}, {"t": 120, "call": {}}]
    _, refused = called(*calls, ready(130, "red"), {"t": 200, "no-show": {"side": "red"}}, given=FREE)
    assert codes(refused) == ["contest-is-there"]


# Before the call and before the start


def test_nothing_of_the_call_comes_before_it() -> None:
    do: list[dict[str, Any]] = [ready(1, "red"), {"t": 2, "arrive": {"side": "red"}}, {"t": 3, "start": {}}]
    _, refused = drive(LONGSWORD, do, from_start=False)
    assert codes(refused) == ["contest-wrong-phase", "contest-wrong-phase", "contest-cannot-start"]


@pytest.mark.parametrize("before", [[], [{"t": 0, "call": {}}]], ids=["before the call", "after it"])
def test_a_withdrawal_before_the_start_loses_without_a_score(before: list[dict[str, Any]]) -> None:
    leave = {"t": 5, "withdraw": {"fighter": "red", "reason": "Injured."}}
    state, refused = drive(LONGSWORD, [*before, leave], from_start=False)
    assert not refused
    assert state.outcome is not None
    assert (state.outcome.winner, state.outcome.termination) == ("blue", "withdrawal")
    assert (state.outcome.red_score, state.outcome.blue_score) == (0, 0)


def test_an_arrival_and_a_readiness_are_recorded_once() -> None:
    do = [{"t": 1, "arrive": {"side": "red"}}, {"t": 2, "arrive": {"side": "red"}}, ready(3, "red"), ready(4, "red")]
    _, refused = called(*do)
    assert codes(refused) == ["contest-already-arrived", "contest-already-ready"]


def test_not_admitted_is_not_called_and_what_is_missing_is_named() -> None:
    given = setup("isb-duel", "longsword", sides={"red": {"missing": ["isb-buhurt.admission.medical"]}, "blue": {}})
    _, refused = called(given=given)
    assert codes(refused) == ["contest-cannot-call"]
    assert [(n.code, n.cites) for n in refused[0].reasons] == [
        ("contest-not-admitted", ("isb-buhurt.admission.medical",))
    ]
