"""In a battle the judge need not say where a blow arrived as long as that changes nothing."""

from __future__ import annotations

from typing import Any

import pytest

from hofmarshal.contest.setup import Setup
from tests.contest.support import drive, setup


def battle() -> Setup:
    sides = {"red": {"roster": {"main": 2}}, "blue": {"roster": {"main": 2, "armour_class": 3}}}
    return setup("ulozhenie", "mass-battle", sides=sides)


def after(said: dict[str, Any]) -> tuple[int, list[str]]:
    """The half-hits a fighter of three hits has left, and the codes of what was refused."""
    hit = {"by": "red", "target": "blue-1", **said}
    state, refused = drive(battle(), [{"t": 5, "as": "field-judge-1", "hit": hit}])
    return state.setup.fighters["blue-1"].halves - state.tally.lost.get("blue-1", 0), [one.code for one in refused]


@pytest.mark.parametrize(
    ("weapon", "left"), [("sword", 4), ("javelin", 4), ("bow", 2), ("crossbow", 0), ("ballista", 0)]
)
def test_what_takes_the_same_everywhere_needs_no_place(weapon: str, left: int) -> None:
    assert after({"weapon": weapon}) == (left, [])


@pytest.mark.parametrize("weapon", ["dagger", "konchar", "rapier"])
def test_a_short_blade_takes_half_from_a_limb(weapon: str) -> None:
    said = {"weapon": weapon, "action": "thrust"}
    assert after({**said, "facts": {"part": "limb"}}) == (5, [])
    assert after({**said, "facts": {"part": "leg"}}) == (5, [])
    assert after({**said, "facts": {"part": "torso"}}) == (4, [])
    assert after(said) == (6, ["contest-zone-needed"])


def test_a_part_in_which_no_blow_counts_takes_nothing() -> None:
    assert after({"weapon": "sword", "facts": {"part": "head"}}) == (6, ["contest-zone-needed"])


def test_a_named_zone_is_judged_as_before() -> None:
    assert after({"weapon": "dagger", "action": "cut", "zone": "thigh"}) == (6, [])
    assert after({"weapon": "sword", "action": "cut", "zone": "thigh"}) == (4, [])


def test_in_a_duel_the_place_must_be_told() -> None:
    fight = setup("ulozhenie", "free-duel")
    _, refused = drive(fight, [{"t": 5, "hit": {"by": "red", "weapon": "sword", "action": "cut"}}])
    assert [one.code for one in refused] == ["contest-zone-needed"]
