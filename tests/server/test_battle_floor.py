"""Fighters whom nobody has named: number 1 of one bout is not number 1 of another nomination's bout that is called alike."""

from __future__ import annotations

from hofmarshal.tournament.state import Settings
from tests.server.event_world import MemoryWorld


def test_numbered_fighters_of_two_nominations_fight_at_two_rings_at_once() -> None:
    world = MemoryWorld()
    world.ring("1", "2")
    settings = Settings(scheme=("round-robin",), admission="elsewhere")
    for ring, name in (("1", "fives"), ("2", "masses")):
        kind = "group-battle" if name == "fives" else "mass-battle"
        world.nomination(
            name, "isb-buhurt", kind, ("11", "12") if ring == "1" else ("13", "14"), settings=settings, rings=(ring,)
        )
    streams = [world.scene(f"ring/{ring}").queue[0].stream for ring in ("1", "2")]
    assert len({one.rpartition("/")[2] for one in streams}) == 1, "both bouts have one name"
    for stream in streams:
        world.begin(stream)
