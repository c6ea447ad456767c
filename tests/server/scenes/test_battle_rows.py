"""A battle in one line: who stands and the rounds won, on the list of rings and on the public page; a wrestling bout's too."""

from __future__ import annotations

from hofmarshal.contest import commands as cmd
from tests.server.event_world import MemoryWorld


def field(rulebook: str, nomination: str, size: int) -> tuple[MemoryWorld, str]:
    world = MemoryWorld()
    world.ring("1")
    return world, world.quick(rulebook, nomination, size=size)


def test_a_row_counts_who_stands_and_the_rounds_won() -> None:
    """isb-buhurt.to-two: two rounds win; until then the row tells both."""
    world, stream = field("isb-buhurt", "group-battle", 3)
    world.begin(stream)
    for number in (1, 2, 3):
        world.done(stream, cmd.Out(fighter=f"blue-{number}"), "field-judge-1")
    assert world.scene("rings").rings[0].rounds == (0, 0)  # isb-buhurt.start: the hofmarshal confirms it first
    world.done(stream, cmd.Rule(winner="red"))
    world.done(stream, cmd.Start())
    world.done(stream, cmd.Out(fighter="red-1"), "field-judge-1")
    (row,) = world.scene("rings").rings
    assert (row.unit, row.red_score, row.blue_score, row.rounds) == ("standing", 2, 3, (1, 0))
    (info,) = world.scene("public").rings
    assert (info.unit, info.red_score, info.blue_score, info.rounds) == ("standing", 2, 3, (1, 0))


def test_a_battle_of_one_round_and_a_duel_tell_no_rounds() -> None:
    for book, nomination in (("ulozhenie", "mass-battle"), ("isb-duel", "longsword")):
        world, stream = field(book, nomination, 3)
        world.begin(stream)
        assert world.scene("rings").rings[0].rounds is None


def test_wrestling_has_a_unit_of_its_own() -> None:
    """u.7.3: whoever touched the ground has lost; there are no points to show."""
    world, stream = field("ulozhenie", "wrestling", 1)
    world.begin(stream)
    assert world.scene("rings").rings[0].unit == "fall"
