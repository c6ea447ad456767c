"""Battles by rounds: outs told late, rounds ruled for nobody, and breaches that depend on the start and on a list."""

from __future__ import annotations

from typing import Any

import msgspec

from hofmarshal.contest.field import Measured, check_field
from hofmarshal.contest.rosters import check_roster
from hofmarshal.contest.view import view
from hofmarshal.rules.block import Text
from hofmarshal.rules.conduct_blocks import Choice
from tests.contest.support import drive, rules, setup

CAUSE = "isb-buhurt.out.third-support"
THREE = {"sides": {"red": {"roster": {"main": 3, "reserves": 3}}, "blue": {"roster": {"main": 3}}}}


def out(t: float, fighter: str, **more: Any) -> dict[str, Any]:
    return {"t": t, "out": {"fighter": fighter, "cause": CAUSE}, **more}


def battle(*do: dict[str, Any], nomination: str = "group-battle") -> tuple[dict[str, Any], list[str]]:
    """What a battle of three against three comes to, and the codes of refusals."""
    state, refusals = drive(setup("isb-buhurt", nomination, **THREE), list(do))
    return view(state, state.history[-1].t), [r.code for r in refusals]


RED_DOWN = (out(10, "red-1"), out(11, "red-2"), out(12, "red-3"))


def test_the_last_of_both_sides_at_one_instant_win_for_nobody() -> None:
    seen, refused = battle(
        out(1, "blue-1"), out(2, "blue-2"), *RED_DOWN, out(12, "blue-3"), {"t": 13, "rule": {}}
    )  # fmt: skip
    assert refused == []
    assert seen["rounds"][0]["winner"] is None
    assert seen["rounds"][0]["counted"] is False
    assert seen["phase"] == "round-over"


def test_an_out_after_the_end_or_after_the_confirmation_is_refused() -> None:
    _, refused = battle(*RED_DOWN, out(12.001, "blue-1"))
    assert refused == ["contest-wrong-phase"]
    _, refused = battle(*RED_DOWN, {"t": 13, "rule": {"winner": "blue"}}, out(11.5, "blue-1"))
    assert refused == ["contest-wrong-phase"]


def test_a_late_out_lowers_the_winners_round_points_and_is_undone_like_any_other() -> None:
    late = out(11.5, "blue-1", id="late")
    seen, _ = battle(*RED_DOWN, late)
    assert seen["rounds"][0]["standing"] == {"red": 0, "blue": 2}
    assert seen["awaits"] == "confirm"
    seen, refused = battle(*RED_DOWN, late, {"t": 14, "annul": {"event": "late", "reason": "Another fighter."}})
    assert refused == []
    assert seen["rounds"][0]["standing"] == {"red": 0, "blue": 3}
    assert seen["rounds"][0]["winner"] == "blue"


def test_a_late_out_judges_by_the_line_up_of_its_round_and_leaves_the_next_one_alone() -> None:
    swap = {"t": 601, "substitute": {"side": "red", "out": "red-1", "into": "red-4"}}
    seen, refused = battle(
        out(1, "red-2"), {"t": 600.5, "hold": {"fighter": "blue-3"}}, swap, out(599, "red-1"), out(599, "red-4")
    )
    assert refused == ["contest-not-lined-up"]
    assert seen["rounds"][0]["standing"] == {"red": 1, "blue": 3}
    assert seen["rounds"][0]["lineup"]["red"] == ["red-1", "red-2", "red-3"]
    assert seen["lineup"]["red"] == ["red-4", "red-2", "red-3"]


def test_a_round_ruled_for_nobody_is_fought_again() -> None:
    seen, refused = battle(*RED_DOWN, {"t": 13, "rule": {"nobody": True, "reason": "A spectator ran in."}})
    assert refused == []
    assert (seen["phase"], seen["winner"], seen["rounds_won"]) == ("round-over", None, {"red": 0, "blue": 0})


def test_leaving_the_lists_is_a_breach_only_once_the_bout_has_started() -> None:
    cite = {"breach": {"fighter": "red", "clause": "isb-duel.start"}}
    call = [{"t": 0, "call": {}}, {"t": 1, "ready": {"side": "red"}}, {"t": 2, "ready": {"side": "blue"}}]
    duel = setup("isb-duel", "halberd")
    _, refusals = drive(duel, [*call, {"t": 3, **cite}], from_start=False)
    assert [(r.code, r.cites) for r in refusals] == [("contest-no-breach", ("isb-duel.start",))]
    state, refusals = drive(duel, [*call, {"t": 3, "start": {}}, {"t": 4, **cite}], from_start=False)
    assert refusals == []
    assert [s.effect for s in state.sanctions] == ["given"]


def test_an_action_on_the_list_of_permitted_ones_is_no_breach() -> None:
    known = setup("isb-duel", "halberd")
    push = Choice(id="push", text=Text(en="push", ru="толчок", uk="поштовх"))
    listed = msgspec.structs.replace(known, rules=msgspec.structs.replace(known.rules, permitted=(push,)))
    said = {"fighter": "red", "clause": "isb-buhurt.forbidden.unlisted"}
    for given, action, wanted in ((known, "push", 0), (listed, "push", 1), (listed, "trip", 0)):
        _, refusals = drive(given, [{"t": 3, "breach": {**said, "facts": {"action": action}}}])
        assert len(refusals) == wanted


def test_a_field_of_another_shape_is_wrong_and_one_of_no_stated_shape_is_not() -> None:
    battle_rules = rules("isb-buhurt", "group-battle")
    wrong, _, cites = check_field(battle_rules, Measured(shape="circle", length=20000, width=9000))
    assert [n.code for n in wrong] == ["contest-field-shape"]
    assert cites == ("isb-buhurt.field",)
    assert check_field(battle_rules, Measured(length=20000, width=9000))[0] == ()


def test_a_mass_battle_may_be_short_of_fighters_but_not_over_the_limit() -> None:
    mass = rules("isb-buhurt", "mass-battle")
    assert check_roster(mass, 18, 0) == ()
    assert [n.code for n in check_roster(mass, 22, 29)] == ["contest-roster-many"]
