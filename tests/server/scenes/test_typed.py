"""The console of a ring whose bout's result the office typed first: told before the signature and after it, with what to do."""

from __future__ import annotations

from typing import Any

import pytest

from hofmarshal.contest import commands as cmd
from hofmarshal.tournament import commands as ncmd
from hofmarshal.tournament.commands import Score
from hofmarshal.tournament.queue import open_bouts
from hofmarshal.tournament.settings import Settings
from tests.server.event_world import MemoryWorld

DUEL = "nomination/duel"


@pytest.fixture
def world() -> MemoryWorld:
    """The first bout of a nomination is on at ring 1; red has scored once."""
    made = MemoryWorld()
    made.ring("1")
    settings = Settings(scheme=("round-robin",), admission="elsewhere")
    made.nomination("duel", "isb-duel", "longsword", ("11", "12", "13"), settings=settings, rings=("1",))
    made.begin(stream(made))
    made.at += 1000
    made.done(stream(made), cmd.Hit(by="red", zone="leg", grip="two-handed"))
    return made


def bout(world: MemoryWorld) -> str:
    """The bout at the ring."""
    state = world.look(DUEL)
    found: str = next(iter((*state.bouts, *(one.bout.bout for one in open_bouts(state)))))
    return found


def stream(world: MemoryWorld) -> str:
    return f"contest/duel/{bout(world)}"


def typed(world: MemoryWorld, red: int, blue: int, **more: Any) -> None:
    """The secretary types a result."""
    result = Score(bout=bout(world), red_score=red, blue_score=blue)
    world.done(DUEL, ncmd.Record(result=result, **more), "secretary")


def signed(world: MemoryWorld) -> None:
    """The bout ends as it stands and is signed at its ring."""
    world.done(stream(world), cmd.Stop())
    world.done(stream(world), cmd.Sign())


def told(world: MemoryWorld) -> str:
    """What the console says of it."""
    found = world.scene("ring/1/console").typed
    return found.code if found is not None else ""


def test_the_ring_is_told_before_it_signs_and_that_what_it_signed_does_not_count(world: MemoryWorld) -> None:
    assert told(world) == ""
    typed(world, 0, 3)
    said = world.scene("ring/1/console").typed
    assert said.code == "nomination-typed-first"
    assert "0:3" in said.uk
    assert "секретар" in said.uk
    signed(world)
    assert told(world) == "nomination-typed-stands"
    assert world.look(DUEL).bouts[bout(world)].now.blue_score == 3, "the office's record stands"
    typed(world, 1, 0, reason="As it was signed at the ring.")
    assert told(world) == "", "once it is mended there is nothing to say"


def test_the_same_result_is_nothing_to_tell(world: MemoryWorld) -> None:
    typed(world, 1, 0)
    assert told(world) == "nomination-typed-first"
    signed(world)
    assert told(world) == ""


def test_a_correction_of_what_the_ring_signed_is_no_result_typed_first(world: MemoryWorld) -> None:
    signed(world)
    assert told(world) == ""
    typed(world, 0, 2, reason="A protest was upheld.")
    assert told(world) == ""
