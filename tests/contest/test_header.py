"""A protocol's header becomes a setup: fighters, their hits, and what stands in the way of the call."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hofmarshal.contest.header import Header, names_of
from hofmarshal.contest.setup import Fighter, FighterFacts, informed
from tests.contest.support import setup


def obstacles(book: str, nomination: str, **head: Any) -> list[str]:
    return [n.code for n in setup(book, nomination, **head).obstacles]


def fighters(book: str, nomination: str, **head: Any) -> dict[str, Fighter]:
    return setup(book, nomination, **head).fighters


def test_a_duels_fighters_are_red_and_blue() -> None:
    assert list(fighters("isb-duel", "longsword")) == ["red", "blue"]


def test_a_roster_by_numbers_counts_main_fighters_then_reserves() -> None:
    sides = {"red": {"roster": {"main": 2, "reserves": 1}}, "blue": {"roster": {"main": 2}}}
    found = fighters("isb-buhurt", "group-battle", sides=sides)
    assert [(f.id, f.main) for f in found.values()] == [
        ("red-1", True), ("red-2", True), ("red-3", False), ("blue-1", True), ("blue-2", True),
    ]  # fmt: skip


def test_a_roster_by_names_keeps_its_own_numbers() -> None:
    sides = {"red": {"roster": [{"number": 7}, {"id": "ivan"}, {"reserve": True}]}, "blue": {"roster": {"main": 3}}}
    assert [f for f in fighters("isb-buhurt", "group-battle", sides=sides) if "blue" not in f] == [
        "red-7",
        "ivan",
        "red-3",
    ]


def test_a_fighter_named_twice_stands_in_the_way() -> None:
    sides = {"red": {"roster": [{"id": "ivan"}, {"id": "ivan"}, {"id": "petro"}]}, "blue": {"roster": {"main": 3}}}
    assert obstacles("isb-buhurt", "group-battle", sides=sides) == ["contest-fighter-twice"]


def test_half_hits_are_whole_numbers() -> None:
    """2.5 hits are five halves."""
    sides = {"red": {"hits": 2.5}, "blue": {"hits": 2.5}}
    assert [f.halves for f in fighters("ulozhenie", "free-duel", sides=sides).values()] == [5, 5]


def test_unequal_hits_in_a_duel_stand_in_the_way() -> None:
    """u.2.8.a."""
    assert obstacles("ulozhenie", "free-duel", sides={"red": {"hits": 3}, "blue": {"hits": 4}}) == [
        "contest-hits-unequal"
    ]
    assert obstacles("ulozhenie", "free-duel", sides={"red": {"hits": 3}, "blue": {}}) == ["contest-hits-unequal"]


@pytest.mark.parametrize(("armour", "halves"), [(0, 2), (1, 2), (2, 4), (4, 8)])
def test_in_the_mass_battle_hits_are_the_armour_class_and_at_least_one(armour: int, halves: int) -> None:
    """u.4.6."""
    side = {"roster": {"main": 1, "armour_class": armour}}
    assert fighters("ulozhenie", "mass-battle", sides={"red": side, "blue": side})["red-1"].halves == halves


def test_on_the_bridge_hits_are_personal_plus_the_class() -> None:
    """u.5.5: one, until overridden, and the armour class."""
    side = {"roster": {"main": 1, "armour_class": 2}}
    assert fighters("ulozhenie", "bridge-battle", sides={"red": side, "blue": side})["red-1"].halves == 6


def test_no_hits_where_none_are_counted() -> None:
    sides = {"red": {"hits": 3}, "blue": {}}
    assert fighters("isb-duel", "longsword", sides=sides)["red"].halves == 0


def test_a_number_of_warnings_is_of_the_event() -> None:
    sides = {"red": {"warnings": 2}, "blue": {"warnings": {"nomination": 1}}}
    found = fighters("ulozhenie", "free-duel", sides=sides)
    assert (found["red"].warnings, found["blue"].warnings) == ({"event": 2}, {"nomination": 1})


@pytest.mark.parametrize("head", [{"admitted": False}, {"missing": ["isb-buhurt.admission.waiver"]}])
def test_who_is_not_admitted_stands_in_the_way(head: dict[str, Any]) -> None:
    assert obstacles("isb-duel", "longsword", sides={"red": head, "blue": {}}) == ["contest-not-admitted"]


@pytest.mark.parametrize("bad", [{"panel": -1}, {"sides": {"red": {"hits": -1}}}, {"sides": {"green": {}}}])
def test_a_header_that_cannot_be_is_no_header(bad: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        setup("isb-duel", "longsword", **bad)


def test_what_others_know_at_the_call_changes_hits_by_class() -> None:
    side = {"roster": {"main": 1}}
    given = setup("ulozhenie", "mass-battle", sides={"red": side, "blue": side})
    told = informed(given, {"red-1": FighterFacts(armour_class=3, warnings={"event": 2}), "nobody": FighterFacts()})
    assert (told.fighters["red-1"].halves, told.fighters["red-1"].warnings) == (6, {"event": 2})
    assert told.fighters["blue-1"] == given.fighters["blue-1"]


def test_the_name_to_print_is_the_team_then_the_fighter_then_the_entry() -> None:
    sides = {"red": {"team": "Wolves", "name": "A."}, "blue": {"entry": "12"}}
    tree = {"rulebook": "isb-duel", "nomination": "longsword", "sides": sides}
    assert names_of(msgspec.convert(tree, Header)) == {"red": "Wolves", "blue": "12"}
