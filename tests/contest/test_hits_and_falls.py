"""Contests under the Tournament Code: clinches, acknowledged hits, cloaked arms, touches, steps shown, own breaches."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hofmarshal.contest.ending import measure
from hofmarshal.contest.state import Contest
from hofmarshal.contest.view import view
from hofmarshal.rules.conduct_blocks import EntryRule
from tests.contest.support import drive, setup

CUT = {"weapon": "sword", "action": "cut"}
TEAMS = {"sides": {"red": {"roster": {"main": 2}}, "blue": {"roster": {"main": 2}}}}


def played(nomination: str, *do: dict[str, Any], **head: Any) -> tuple[Contest, list[str]]:
    """A contest of the Tournament Code from its start, and the codes of the refusals."""
    state, refusals = drive(setup("ulozhenie", nomination, **head), list(do))
    return state, [r.code for r in refusals]


def test_a_clinch_longer_than_three_seconds_halts_a_duel_but_not_a_battle() -> None:
    clinch = [{"t": 10, "clinch": {}}, {"t": 13.001, "part": {}}]
    duel, refused = played("free-duel", *clinch)
    assert (duel.phase, duel.elapsed, refused) == ("halted", 13_000, ["contest-no-clinch"])
    battle, refused = played("mass-battle", *clinch, **TEAMS)
    assert (battle.phase, battle.clinch_at, refused) == ("running", None, ["contest-no-clinch"])


def test_a_counted_acknowledgement_must_say_where() -> None:
    state, refused = played("free-duel", {"t": 5, "acknowledge": {"fighter": "blue", **CUT}})
    assert refused == ["contest-zone-needed"]
    assert state.tally.lost == {}
    state, refused = played("free-duel", {"t": 5, "acknowledge": {"fighter": "blue", "zone": "torso", **CUT}})
    assert (refused, state.tally.lost) == ([], {"blue": 2})


@pytest.mark.parametrize(
    ("limb", "refused", "lost"), [("", ["contest-limb-needed"], {}), ("left", [], {}), ("right", [], {"blue": 1})]
)
def test_a_blow_on_an_arm_must_say_which_where_one_is_cloaked(limb: str, refused: list[str], lost: Any) -> None:
    hit = {"by": "red", "zone": "forearm", "action": "cut", "limb": limb}
    state, codes = played("dagger-duel", {"t": 5, "hit": hit}, sides={"red": {}, "blue": {"cloak": "left"}})
    assert (codes, state.tally.lost) == (refused, lost)


def test_an_unknown_part_of_the_body_loses_nothing() -> None:
    state, refused = played("wrestling", {"t": 5, "touch": {"side": "red", "part": "palms"}})
    assert (refused, measure(state)) == (["contest-unknown-zone"], (1, 1))


def test_the_first_blow_is_ruled_first_even_where_the_other_missed_its_target() -> None:
    head = {"by": "red", "zone": "head", "order": "first", **CUT}
    torso = {"by": "blue", "zone": "torso", "order": "second", **CUT}
    state, _ = played("free-duel", {"t": 5, "hit": {"exchange": [head, torso]}})
    assert state.tally.lost == {"red": 2}
    assert "u.2.8.b" in state.history[-1].cites


def test_a_discouraged_blow_counts_and_is_flagged_until_it_is_undone() -> None:
    hit = {"t": 5, "id": "joint", "hit": {"by": "red", "zone": "elbow", **CUT}}
    state, _ = played("free-duel", hit)
    assert (state.tally.lost, state.tally.flagged) == ({"blue": 2}, ("red",))
    state, _ = played("free-duel", hit, {"t": 6, "annul": {"event": "joint", "reason": "the shield"}})
    assert (state.tally.lost, state.tally.flagged) == ({}, ())


def test_the_blow_that_takes_the_last_hit_cites_what_the_fallen_do() -> None:
    hit = {"by": "red-1", "target": "blue-1", "zone": "torso", **CUT}
    state, _ = played("mass-battle", {"t": 5, "hit": hit}, **TEAMS)
    assert "u.4.8.v" in state.history[-1].cites
    assert view(state, 6_000)["fallen"] == {"blue-1": "leaves-or-lies"}
    armoured = {"red": {"roster": {"main": 2}}, "blue": {"roster": {"main": 2, "armour_class": 2}}}
    state, _ = played("mass-battle", {"t": 5, "hit": hit}, sides=armoured)
    assert "u.4.8.v" not in state.history[-1].cites


def test_the_call_cites_where_the_hits_come_from() -> None:
    state, _ = played("mass-battle", **TEAMS)
    assert "u.4.6" in state.history[0].cites


def test_the_steps_shown_follow_the_course_of_the_duel() -> None:
    hit = {"t": 5, "hit": {"by": "red", "zone": "torso", **CUT}}
    shown = {}
    for name, do in {
        "running": [],
        "hit": [hit],
        "halt": [{"t": 5, "halt": {}}],
        "again": [hit, {"t": 9, "start": {}}],
    }.items():
        state, _ = played("free-duel", *do)
        shown[name] = view(state, 10_000)["steps"]
    assert shown == {"running": [], "hit": ["u.2.9", "u.2.9"], "halt": [], "again": []}
    state, _ = played("wrestling", {"t": 5, "halt": {}})
    assert view(state, 10_000)["steps"] == ["u.7.general"]


def test_a_nominations_own_breaches_are_read_before_the_shared_ones() -> None:
    throw = {"t": 5, "breach": {"fighter": "red", "clause": "u.1.5.b", "facts": {"technique": "throw"}}}
    state, refused = played("wrestling", throw)
    assert (refused, state.sanctions) == (["contest-no-breach"], ())
    state, refused = played("free-duel", throw)
    assert (refused, [s.effect for s in state.sanctions]) == ([], ["given"])


def test_a_marshal_may_tap_a_breach_of_the_nominations_own() -> None:
    _, refused = played("wrestling", {"t": 5, "observe": {"breach": "u.7.4", "fighter": "red"}})
    assert refused == []


def test_nobody_on_the_bridge_is_no_bridge_battle() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"on_field": 0}, EntryRule)
