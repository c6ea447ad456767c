"""At the call a ring's field is held against the rulebook, and hits that came with a single bout against what the rules give."""

from __future__ import annotations

import msgspec
import pytest

from hofmarshal.contest import commands as cmd
from hofmarshal.contest.field import Measured
from hofmarshal.contest.setup import Fighter
from hofmarshal.exchange.books import packaged
from hofmarshal.rules.play_blocks import Side
from hofmarshal.server.event import fighters_of
from hofmarshal.tournament import programme_words as w
from tests.server.event_world import MemoryWorld


@pytest.fixture
def world() -> MemoryWorld:
    place = MemoryWorld()
    place.ring("1")
    return place


def measured(world: MemoryWorld, **field: object) -> None:
    world.done("programme", w.SetRing(ring="1", field=Measured(**field)), "organiser")  # type: ignore[arg-type]


def reasons(world: MemoryWorld) -> list[str]:
    return [one.said.code for one in world.scene("ring/1/console").cannot_call]


def test_lists_that_are_too_short_bar_the_call_with_their_clause(world: MemoryWorld) -> None:
    stream = world.quick("isb-buhurt", "group-battle", size=3)
    measured(world, shape="rectangle", length=14_999, width=7_000)
    assert reasons(world) == ["contest-field-small"]
    answer = world.call(stream)
    assert answer.refusal is not None
    assert [note.code for note in answer.refusal.reasons] == ["contest-field-small"]
    assert answer.refusal.cites == ("isb-buhurt.field",)


def test_a_field_measured_again_before_the_call_counts_as_it_is_now(world: MemoryWorld) -> None:
    stream = world.quick("isb-buhurt", "group-battle", size=3)
    measured(world, shape="rectangle", length=14_999, width=7_000)
    assert world.call(stream).refusal is not None
    measured(world, shape="rectangle", length=15_000, width=7_000)
    assert reasons(world) == []
    assert world.call(stream).refusal is None


def test_what_nobody_measured_asks_for_a_reason(world: MemoryWorld) -> None:
    stream = world.quick("isb-buhurt", "group-battle", size=3)
    measured(world, shape="rectangle", length=15_000)
    world.open(stream)
    refusal = world.give(stream, cmd.Call()).refusal
    assert refusal is not None
    assert refusal.code == "contest-cannot-call-warn"
    assert world.give(stream, cmd.Call(override="A rope marks it.")).refusal is None


def test_a_ring_nobody_measured_bars_nothing(world: MemoryWorld) -> None:
    assert world.call(world.quick("ulozhenie", "bridge-battle", size=2)).refusal is None


@pytest.mark.parametrize(
    ("nomination", "code", "clause"),
    [("mass-battle", "contest-hits-by-class", "u.4.6"), ("dagger-duel", "contest-hits-unequal", "u.3.8")],
)
def test_hits_that_no_rule_gives_bar_the_call(world: MemoryWorld, nomination: str, code: str, clause: str) -> None:
    rules = packaged()["ulozhenie"].nomination(nomination)
    assert rules is not None

    def side(name: Side, halves: int) -> tuple[Fighter, ...]:
        made = fighters_of(rules, name, "", 1)
        return tuple(msgspec.structs.replace(one, halves=one.halves + halves) for one in made)

    stream = world.quick("ulozhenie", nomination, fighters=(*side("red", 2), *side("blue", 0)))
    refusal = world.call(stream).refusal
    assert refusal is not None
    assert [note.code for note in refusal.reasons] == [code]
    assert refusal.cites == (clause,)


def test_a_reason_given_at_the_call_is_not_asked_for_again_at_the_start(world: MemoryWorld) -> None:
    stream = world.quick("isb-buhurt", "group-battle", size=3)
    measured(world, shape="rectangle", length=15_000)
    world.open(stream)
    world.done(stream, cmd.Call(override="A rope marks it."))
    for command in (cmd.Ready(side="red"), cmd.Ready(side="blue"), cmd.Start()):
        world.done(stream, command)
