"""Marks of several judges in battles: one out however often it is marked, causes named later, marks that come late."""

from __future__ import annotations

from typing import Any

from hofmarshal.contest import events as ev
from hofmarshal.contest.order import seal
from hofmarshal.contest.setup import Setup
from hofmarshal.contest.state import Contest, standing
from hofmarshal.rules.notes import Refusal
from tests.contest.support import drive, setup

BOUNDARY = "isb-buhurt.out.boundary"
GEAR = "isb-buhurt.out.gear"


def battle(size: int = 5) -> Setup:
    sides = {"red": {"roster": {"main": size}}, "blue": {"roster": {"main": size}}}
    return setup("isb-buhurt", "group-battle", sides=sides)


def bridge() -> Setup:
    sides = {"red": {"roster": {"main": 2}}, "blue": {"roster": {"main": 2}}}
    return setup("ulozhenie", "bridge-battle", sides=sides)


def mark(t: float, fighter: str, judge: int = 1, **more: Any) -> dict[str, Any]:
    return {"t": t, "as": f"field-judge-{judge}", "id": f"{fighter}-{judge}-{t}", "out": {"fighter": fighter, **more}}


def stand(state: Contest) -> tuple[int, int]:
    return len(standing(state, "red")), len(standing(state, "blue"))


def codes(refused: list[Refusal]) -> list[str]:
    return [one.code for one in refused]


def test_one_tap_puts_out_by_the_clause_that_lets_judges_do_so() -> None:
    state, refused = drive(battle(), [mark(5, "red-1")])
    assert not refused
    assert state.tally.out == {"red-1": ""}
    assert stand(state) == (4, 5)
    assert state.history[-1].cites == ("isb-buhurt.judges",)


def test_two_judges_who_mark_the_same_fighter_put_out_one() -> None:
    state, refused = drive(battle(), [mark(5, "red-1", 1), mark(5.1, "red-1", 2), mark(5.2, "red-1", 3)])
    assert not refused
    assert stand(state) == (4, 5)
    assert [type(e).__name__ for e in state.history[-3:]] == ["WentOut", "OutSeconded", "OutSeconded"]


def test_the_cause_is_named_later_by_whoever_saw_it() -> None:
    do = [mark(5, "red-1"), mark(9, "red-1", 2, cause=BOUNDARY)]
    state, refused = drive(battle(), do)
    assert not refused
    assert state.tally.out == {"red-1": BOUNDARY}
    assert BOUNDARY in state.history[-1].cites


def test_the_first_cause_that_was_named_stands_until_the_hofmarshal_names_another() -> None:
    do = [mark(5, "red-1", cause=BOUNDARY), mark(6, "red-1", 2, cause=GEAR)]
    state, _ = drive(battle(), do)
    assert state.tally.out == {"red-1": BOUNDARY}
    state, refused = drive(battle(), [*do, {"t": 7, "out": {"fighter": "red-1", "cause": GEAR}}])
    assert not refused
    assert state.tally.out == {"red-1": GEAR}


def test_a_cause_by_which_nobody_goes_out_is_refused_by_its_clause_though_he_is_marked() -> None:
    lost = mark(6, "red-1", cause=GEAR, facts={"item": "shield", "how": "lost"})
    state, refused = drive(battle(), [mark(5, "red-1"), lost])
    assert codes(refused) == ["contest-not-out"]
    assert GEAR in refused[0].cites
    assert state.tally.out == {"red-1": ""}


def test_the_same_judge_says_nothing_new_by_marking_again() -> None:
    _, refused = drive(battle(), [mark(5, "red-1"), mark(6, "red-1")])
    assert codes(refused) == ["contest-already-out"]


def test_the_first_mark_undone_the_second_puts_him_out() -> None:
    do = [mark(5, "red-1", 1), mark(5.1, "red-1", 2)]
    undo = {"t": 8, "as": "field-judge-1", "annul": {"event": "red-1-1-5"}}
    state, refused = drive(battle(), [*do, undo])
    assert not refused
    assert stand(state) == (4, 5)
    both = {"t": 9, "as": "field-judge-2", "annul": {"event": "red-1-2-5.1"}}
    state, refused = drive(battle(), [*do, undo, both])
    assert not refused
    assert stand(state) == (5, 5)


def test_the_first_mark_undone_after_it_ended_the_round_the_round_stays_ended_by_the_second() -> None:
    do = [mark(1, "red-1"), mark(2, "red-2"), mark(3, "red-3", 1)]
    again = mark(3, "red-3", 2)
    undo = {"t": 5, "as": "field-judge-1", "annul": {"event": "red-3-1-3"}}
    state, refused = drive(battle(3), [*do, again, undo])
    assert not refused
    assert (state.phase, stand(state)) == ("round-over", (0, 3))


def test_the_second_mark_of_the_last_fighter_may_come_after_his_going_out_ended_the_round() -> None:
    do = [mark(1, "red-1"), mark(2, "red-2"), mark(3, "red-3", 1), mark(3.4, "red-3", 2, cause=BOUNDARY)]
    state, refused = drive(battle(3), do)
    assert not refused
    assert (state.phase, stand(state)) == ("round-over", (0, 3))
    assert state.tally.out["red-3"] == BOUNDARY
    _, refused = drive(battle(3), [*do, mark(4, "blue-1", 2)])
    assert codes(refused) == ["contest-wrong-phase"]


def test_what_was_seen_before_a_return_does_not_put_out_again() -> None:
    back = {"t": 8, "return": {"fighter": "red-1", "reason": "It was the shield that touched."}}
    state, refused = drive(battle(), [mark(5, "red-1", 1), back, mark(6, "red-1", 2)])
    assert codes(refused) == ["contest-returned-since"]
    assert refused[0].cites == ("isb-buhurt.return",)
    assert stand(state) == (5, 5)
    state, refused = drive(battle(), [mark(5, "red-1", 1), back, mark(9, "red-1", 2)])
    assert not refused
    assert stand(state) == (4, 5)


def test_a_judges_mark_of_the_last_round_is_kept_and_counts_for_neither() -> None:
    do = [mark(n, f"red-{n}") for n in (1, 2, 3)]
    do += [{"t": 5, "rule": {"winner": "blue"}}, {"t": 60, "start": {}}, mark(2.5, "blue-1", 2)]
    state, refused = drive(battle(3), do)
    assert not refused
    late = state.history[-1]
    assert isinstance(late, ev.MarkedLate)
    assert (late.what, late.fighter, late.round, late.by) == ("out", "blue-1", 1, "field-judge-2")
    assert stand(state) == (3, 3)
    assert state.rounds[0].standing == (0, 3)


ROUND_ONE = [*(mark(n, f"red-{n}") for n in (1, 2, 3)), {"t": 5, "rule": {"winner": "blue"}}, {"t": 60, "start": {}}]


def test_a_mark_dated_between_two_rounds_counts_for_neither() -> None:
    state, refused = drive(battle(3), [*ROUND_ONE, mark(8, "blue-1", 2)])
    assert not refused
    late = state.history[-1]
    assert isinstance(late, ev.MarkedLate)
    assert (late.fighter, late.round) == ("blue-1", 1)
    assert stand(state) == (3, 3)


def test_a_mark_of_the_first_round_that_comes_when_the_second_is_over_does_not_count_in_it() -> None:
    two = [*ROUND_ONE, *(mark(60 + n, f"blue-{n}") for n in (1, 2, 3))]
    state, refused = drive(battle(3), [*two, mark(2.5, "red-1", 2), mark(8, "red-2", 2), mark(61, "red-3", 2)])
    assert not refused
    assert [e.round for e in state.history if isinstance(e, ev.MarkedLate)] == [1, 1]
    assert state.rounds[-1].standing == (2, 0)
    state, refused = drive(
        battle(3), [*two, {"t": 70, "as": "hofmarshal", "rule": {"winner": "red"}}, mark(2.5, "red-1", 2)]
    )
    assert not refused
    assert isinstance(state.history[-1], ev.MarkedLate)


def test_where_fighters_go_out_by_hits_there_is_no_mark_without_a_cause() -> None:
    mass = setup("ulozhenie", "mass-battle", sides={"red": {"roster": {"main": 2}}, "blue": {"roster": {"main": 2}}})
    _, refused = drive(mass, [mark(5, "red-1")])
    assert codes(refused) == ["contest-unknown-cause"]


def test_a_stranger_on_the_field_is_refused() -> None:
    _, refused = drive(battle(), [mark(5, "red-99"), mark(6, "")])
    assert codes(refused) == ["contest-unknown-fighter", "contest-unknown-fighter"]


# Orders of entry on paper

SEALED = seal(["red-1", "red-2"], "n")
CALLED: list[dict[str, Any]] = [{"t": -60, "call": {}}]


def paper(t: float, **orders: list[str]) -> dict[str, Any]:
    return {"t": t, "rule": {"orders": orders, "reason": "The captain's phone died."}}


def test_a_paper_stays_closed_until_the_other_order_is_sealed() -> None:
    blue = ["blue-2", "blue-1"]
    state, refused = drive(bridge(), [*CALLED, paper(-50, blue=blue)], from_start=False)
    assert codes(refused) == ["contest-order-paper-early"]
    assert refused[0].cites == ("u.5.7.a",)
    assert state.orders == {}
    do = [*CALLED, {"t": -55, "submit-order": {"side": "red", "commitment": SEALED}}, paper(-50, blue=blue)]
    state, refused = drive(bridge(), do, from_start=False)
    assert not refused
    assert state.orders == {"blue": ("blue-2", "blue-1")}
    assert state.history[-1].cites == ("u.5.7.a",)


def test_a_captain_who_sealed_opens_his_after_the_others_paper_and_cannot_change_it() -> None:
    do = [
        *CALLED,
        {"t": -55, "submit-order": {"side": "red", "commitment": SEALED}},
        paper(-50, blue=["blue-2", "blue-1"]),
        {"t": -45, "reveal": {"side": "red", "order": ["red-2", "red-1"], "nonce": "n"}},
        {"t": -44, "reveal": {"side": "red", "order": ["red-1", "red-2"], "nonce": "n"}},
    ]
    state, refused = drive(bridge(), do, from_start=False)
    assert codes(refused) == ["contest-order-differs"]
    assert state.orders == {"blue": ("blue-2", "blue-1"), "red": ("red-1", "red-2")}


def test_two_papers_are_entered_at_once_or_not_at_all() -> None:
    do = [*CALLED, paper(-50, red=["red-1", "red-2"], blue=["blue-1"])]
    state, refused = drive(bridge(), do, from_start=False)
    assert codes(refused) == ["contest-order-incomplete"]
    assert state.orders == {}
    do = [*CALLED, paper(-50, red=["red-1", "red-2"], blue=["blue-1", "blue-2"])]
    state, refused = drive(bridge(), do, from_start=False)
    assert not refused
    assert set(state.orders) == {"red", "blue"}


def test_an_open_order_is_not_replaced_by_a_paper() -> None:
    do = [
        *CALLED,
        paper(-50, red=["red-1", "red-2"], blue=["blue-1", "blue-2"]),
        paper(-40, red=["red-2", "red-1"]),
        {"t": -39, "submit-order": {"side": "red", "commitment": SEALED}},
    ]
    state, refused = drive(bridge(), do, from_start=False)
    assert codes(refused) == ["contest-order-sealed", "contest-order-sealed"]
    assert state.orders["red"] == ("red-1", "red-2")


def test_a_paper_needs_its_reason_and_a_nomination_that_asks_for_orders() -> None:
    _, refused = drive(
        bridge(), [*CALLED, {"t": -50, "rule": {"orders": {"red": ["red-1", "red-2"]}}}], from_start=False
    )
    assert codes(refused) == ["contest-reason-needed"]
    _, refused = drive(battle(), [*CALLED, paper(-50, red=["red-1"])], from_start=False)
    assert codes(refused) == ["contest-no-order"]
