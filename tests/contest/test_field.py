"""Whether a measured field is one the rulebook allows: exactly at the limits and one past them."""

from __future__ import annotations

import pytest

from hofmarshal.contest.field import Measured, check_field
from tests.contest.support import rules


def told(book: str, nomination: str, field: Measured) -> tuple[list[str], list[str]]:
    """What is wrong and what nobody measured."""
    wrong, unmeasured, _ = check_field(rules(book, nomination), field)
    return [str(n.args.get("what", n.code)) for n in wrong], [str(n.args["what"]) for n in unmeasured]


@pytest.mark.parametrize(
    ("length", "width", "wrong"),
    [
        (7000, 7000, []),
        (40000, 20000, []),
        (6999, 7000, ["length"]),
        (40001, 20001, ["length", "width"]),
        (0, 0, ["length", "width"]),
    ],
)
def test_hard_lists_of_seven_to_forty_by_seven_to_twenty_metres(length: int, width: int, wrong: list[str]) -> None:
    """isb-duel.field.size."""
    assert told("isb-duel", "longsword", Measured(length=length, width=width, boards=900))[0] == wrong


@pytest.mark.parametrize(("boards", "wrong"), [(899, ["boards"]), (900, []), (901, ["boards"])])
def test_boards_of_ninety_centimetres(boards: int, wrong: list[str]) -> None:
    assert told("isb-duel", "longsword", Measured(length=7000, width=7000, boards=boards))[0] == wrong


def test_what_nobody_measured_is_named_and_is_not_wrong() -> None:
    assert told("isb-duel", "longsword", Measured()) == ([], ["length", "width", "boards"])


@pytest.mark.parametrize(("diameter", "wrong"), [(7499, ["diameter"]), (7500, []), (7501, ["diameter"])])
def test_a_ring_of_seven_and_a_half_metres(diameter: int, wrong: list[str]) -> None:
    """u.2.1."""
    assert told("ulozhenie", "free-duel", Measured(diameter=diameter))[0] == wrong


def test_a_bridge_lies_between_two_bases() -> None:
    """u.5.1."""
    bridge = Measured(shape="bridge", length=7500, width=1000, bases=1)
    assert told("ulozhenie", "bridge-battle", bridge)[0] == ["bases"]


def test_borders_are_set_before_a_mass_battle_and_fortifications_may_stand() -> None:
    """u.4.1, u.4.7."""
    wrong, _, cites = check_field(rules("ulozhenie", "mass-battle"), Measured(borders=True, fortifications=True))
    assert (wrong, cites) == ((), ("u.4.1", "u.4.7"))
    wrong, _, _ = check_field(rules("ulozhenie", "mass-battle"), Measured())
    assert [n.code for n in wrong] == ["contest-field-borders"]


def test_where_the_rulebook_speaks_of_no_field_none_is_wrong() -> None:
    assert check_field(rules("shchyt-mech", "shchyt-mech"), Measured(length=1)) == ((), (), ())


def test_each_fault_names_its_clause_and_its_limit() -> None:
    wrong, _, _ = check_field(rules("isb-buhurt", "group-battle"), Measured(length=14999, width=7000))
    assert [(n.code, n.args, n.cites) for n in wrong] == [
        ("contest-field-small", {"what": "length", "value": 14999, "least": 15000}, ("isb-buhurt.field",))
    ]
