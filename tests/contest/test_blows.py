"""Blows of one exchange: which count, what they bring, and the quarter-second rule at its edges."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hofmarshal.contest.blows import resolve
from hofmarshal.contest.commands import Blow
from hofmarshal.contest.setup import Setup
from hofmarshal.contest.state import Contest, fresh, hits_left
from hofmarshal.rules.notes import Refusal
from hofmarshal.rules.play_blocks import AfterblowRule
from tests.contest.support import drive, setup

SWORD = {"weapon": "sword", "action": "cut"}
DAGGER = setup("ulozhenie", "dagger-duel")
LONGSWORD = setup("isb-duel", "longsword")


def free(red: int = 0, blue: int = 0) -> Setup:
    return setup("ulozhenie", "free-duel", sides={"red": {"armour_class": red}, "blue": {"armour_class": blue}})


def exchange(given: Setup, *blows: dict[str, Any], t: float = 10) -> tuple[Contest, list[Refusal]]:
    return drive(given, [{"t": t, "hit": {"exchange": [{**SWORD, "zone": "torso", **b} for b in blows]}}])


def lost(given: Setup, *blows: dict[str, Any]) -> dict[str, int]:
    state, refused = exchange(given, *blows)
    assert not refused
    return state.tally.lost


RED, BLUE = {"by": "red"}, {"by": "blue"}


# The quarter-second rule: less than 0.25 s apart both stand (u.2.8.v)


@pytest.mark.parametrize(("apart", "who"), [(0, {"red", "blue"}), (0.249, {"red", "blue"}), (0.25, {"blue"})])
def test_blows_less_than_a_quarter_second_apart_both_stand(apart: float, who: set[str]) -> None:
    assert set(lost(free(), {**RED, "at": 10}, {**BLUE, "at": 10 + apart})) == who


@pytest.mark.parametrize(("red", "blue", "loses"), [(1, 2, {"red"}), (2, 1, {"blue"}), (2, 2, {"red", "blue"})])
def test_together_the_lower_class_loses_and_equals_both(red: int, blue: int, loses: set[str]) -> None:
    assert set(lost(free(red, blue), {**RED, "order": "together"}, {**BLUE, "order": "together"})) == loses


def test_in_the_dagger_duel_each_loses_what_the_others_blow_takes() -> None:
    """A limb half a hit, the torso one (u.3.6, u.3.8)."""
    arm = {"zone": "forearm", "weapon": "dagger"}
    torso = {"zone": "torso", "weapon": "dagger", "action": "thrust"}
    assert lost(DAGGER, {**RED, **arm, "at": 10}, {**BLUE, **torso, "at": 10.1}) == {"blue": 1, "red": 2}


@pytest.mark.parametrize("orders", [("first", "second"), ("first", ""), ("", "second")])
def test_one_word_of_order_is_enough(orders: tuple[str, str]) -> None:
    red, blue = {**RED, "order": orders[0]}, {**BLUE, "order": orders[1]}
    assert lost(free(), red, blue) == lost(free(), blue, red) == {"blue": 2}


@pytest.mark.parametrize(
    ("red", "blue"),
    [
        ({}, {}),
        ({"order": "first"}, {"order": "first"}),
        ({"order": "second"}, {"order": "second"}),
        ({"order": "together"}, {"order": "first"}),
        ({"at": 10}, {}),
        ({"at": 10}, {"order": "second"}),
    ],
)
def test_where_the_order_decides_it_must_be_said(red: dict[str, Any], blue: dict[str, Any]) -> None:
    state, refused = exchange(free(), {**RED, **red}, {**BLUE, **blue})
    assert [r.code for r in refused] == ["contest-order-needed"]
    assert refused[0].cites == ("u.2.8.b", "u.2.8.v")
    assert state.tally.lost == {}


def test_where_every_blow_counts_no_order_is_asked_for() -> None:
    """Longsword: both score (isb-duel.longsword.other)."""
    state, refused = drive(
        LONGSWORD, [{"t": 5, "hit": {"exchange": [{**RED, "zone": "arm"}, {**BLUE, "zone": "leg"}]}}]
    )
    assert not refused
    assert state.tally.points == (1, 1)


def test_a_blow_off_the_target_is_no_blow_for_the_order() -> None:
    """The first blow went to the head, which is no target (u.2.5): the second counts alone."""
    assert lost(free(), {**RED, "zone": "head", "order": "first"}, {**BLUE, "order": "second"}) == {"red": 2}
    assert lost(free(), {**RED, "zone": "head"}, BLUE) == {"red": 2}


def test_of_two_blows_of_one_side_the_earlier_counts_wherever_it_is_written() -> None:
    arm = {"weapon": "dagger", "zone": "forearm"}
    first, second = {**RED, **arm, "at": 10}, {**RED, "at": 10.1}
    assert lost(free(), first, second) == lost(free(), second, first) == {"blue": 1}


def test_of_three_blows_the_earliest_of_each_side_are_compared() -> None:
    blows = ({**RED, "at": 10}, {**BLUE, "at": 10.2}, {**RED, "at": 10.3})
    assert lost(free(), *blows) == {"blue": 2, "red": 2}
    assert lost(free(), {**BLUE, "at": 10.6}, *blows[::2]) == {"blue": 2}


# The horn


@pytest.mark.parametrize(("at", "points"), [(89.9, 1), (90, 1), (90.1, 0)])
def test_an_exact_time_is_what_the_horn_is_compared_with(at: float, points: int) -> None:
    blow = {"by": "red", "zone": "arm", "at": at}
    state, refused = drive(LONGSWORD, [{"t": 90.5, "hit": {"exchange": [blow]}}])
    assert not refused
    assert state.tally.points == (points, 0)


def test_of_two_timed_blows_only_the_one_before_the_horn_counts() -> None:
    blows = [{"by": "red", "zone": "arm", "at": 89.9}, {"by": "blue", "zone": "arm", "at": 90.1}]
    state, _ = drive(LONGSWORD, [{"t": 90.5, "hit": {"exchange": blows}}])
    assert state.tally.points == (1, 0)


# Afterblow


def test_an_afterblow_takes_its_worth_from_the_first_and_equal_times_are_no_afterblow() -> None:
    rules = msgspec.structs.replace(LONGSWORD.rules, afterblow=AfterblowRule(second="deduct"))
    state = fresh(msgspec.structs.replace(LONGSWORD, rules=rules))
    two = Blow(by="red", zone="head", grip="two-handed", at=1000)
    assert resolve(state, (two, Blow(by="blue", zone="arm", at=1300)), 1300).points == (1, 0)
    assert resolve(state, (two, Blow(by="blue", zone="arm", at=1000)), 1300).points == (2, 1)


# Hits


def test_a_fighter_loses_no_more_than_he_has() -> None:
    given = setup("ulozhenie", "mass-battle", sides={"red": {"roster": {"main": 1}}, "blue": {"roster": {"main": 2}}})
    do = [{"t": 5, "hit": {"by": "red-1", "target": "blue-1", "zone": "torso", "weapon": "ballista", "action": "shot"}}]
    state, refused = drive(given, do)
    assert not refused
    assert hits_left(state, given.fighters["blue-1"]) == 0
    assert state.tally.lost == {"blue-1": 2}


@pytest.mark.parametrize(
    ("blow", "code"),
    [
        ({"by": "red-1", "target": "red-1"}, "contest-own-side"),
        ({"by": "red-1", "target": "nobody"}, "contest-unknown-fighter"),
        ({"by": "nobody", "target": "blue-1"}, "contest-unknown-fighter"),
        ({"by": "red-1", "target": "blue-3"}, "contest-not-lined-up"),
        ({"by": "red-3", "target": "blue-1"}, "contest-not-lined-up"),
        ({"by": "red-1", "target": "blue-1", "zone": "ear"}, "contest-unknown-zone"),
        (
            {"by": "red-1", "target": "blue-1", "zone": "", "weapon": "dagger", "action": "thrust"},
            "contest-zone-needed",
        ),
    ],
)
def test_a_blow_that_cannot_be_is_refused(blow: dict[str, str], code: str) -> None:
    roster = {"roster": {"main": 2, "reserves": 1}}
    given = setup("ulozhenie", "mass-battle", sides={"red": roster, "blue": roster})
    _, refused = exchange(given, blow)
    assert [r.code for r in refused] == [code]


def test_who_is_out_strikes_no_more() -> None:
    roster = {"roster": {"main": 2}}
    given = setup("ulozhenie", "mass-battle", sides={"red": roster, "blue": roster})
    kill = {"target": "blue-1", "zone": "torso", **SWORD}
    do = [{"t": 5, "hit": {"by": "red-1", **kill}}, {"t": 6, "hit": {"by": "blue-1", **kill, "target": "red-1"}}]
    _, refused = drive(given, do)
    assert [r.code for r in refused] == ["contest-striker-out"]


# Acknowledged hits (u.2.9)


def test_an_acknowledged_hit_counts_once_with_the_ruling_on_it() -> None:
    took = {"fighter": "blue", "zone": "torso", **SWORD}
    do = [{"t": 5, "as": "fighter-blue", "acknowledge": took}, {"t": 6, "hit": {"by": "red", "zone": "torso", **SWORD}}]
    state, refused = drive(free(), do)
    assert [r.code for r in refused] == ["contest-already-ruled"]
    assert (state.phase, state.tally.lost) == ("halted", {"blue": 2})


def test_a_ruling_first_makes_the_acknowledgement_a_record_only() -> None:
    took = {"fighter": "blue", "zone": "torso", **SWORD}
    do = [{"t": 5, "hit": {"by": "red", "zone": "torso", **SWORD}}, {"t": 6, "as": "fighter-blue", "acknowledge": took}]
    state, refused = drive(free(), do)
    assert not refused
    assert state.tally.lost == {"blue": 2}
