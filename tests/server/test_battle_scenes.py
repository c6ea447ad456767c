"""What everybody is told of a battle beside its score: etiquette, discouraged blows, rounds, removals, its field."""

from __future__ import annotations

from typing import Any

import pytest

from hofmarshal.contest import commands as cmd
from hofmarshal.contest.field import Measured
from hofmarshal.exchange.export import Heading, protocol_yaml
from hofmarshal.tournament import programme_words as w
from tests.server.event_world import MemoryWorld


@pytest.fixture
def world() -> MemoryWorld:
    place = MemoryWorld()
    place.ring("1")
    return place


def contest(world: MemoryWorld) -> Any:
    return world.scene("ring/1").contest


def steps(world: MemoryWorld) -> list[tuple[str, ...]]:
    return [one.cites for one in contest(world).steps]


def test_the_salute_and_the_change_of_weapons_are_shown_when_they_are_due(world: MemoryWorld) -> None:
    stream = world.quick("ulozhenie", "mass-battle", size=2)
    assert world.call(stream).refusal is None
    assert steps(world) == [("u.4.2",)]
    world.done(stream, cmd.Ready(side="red"))
    world.done(stream, cmd.Ready(side="blue"))
    assert steps(world) == [("u.4.8.a",)]
    assert all((one.text.en, one.text.ru, one.text.uk) for one in contest(world).steps)
    world.done(stream, cmd.Start())
    assert steps(world) == []


def test_a_discouraged_blow_that_counts_is_told_in_the_log(world: MemoryWorld) -> None:
    stream = world.quick("ulozhenie", "mass-battle", size=2)
    world.begin(stream)
    for zone in ("elbow", "torso"):
        world.at += 1_000
        hit = cmd.Hit(
            by="red-1", target="blue-1" if zone == "elbow" else "blue-2", weapon="sword", action="cut", zone=zone
        )
        world.done(stream, hit)
    rows = [row for row in contest(world).log.values() if row.kind == "struck"]
    assert [row.flagged for row in rows] == [("red-1",), ()]
    assert "A discouraged target, but the blow counts." in rows[0].text.en
    assert "u.4.3" in rows[0].text.cites


def test_a_round_tells_how_long_it_was_and_a_removal_from_what(world: MemoryWorld) -> None:
    stream = world.quick("isb-buhurt", "group-battle", size=3)
    world.begin(stream)
    for number in (1, 2, 3):
        world.at += 10_000
        world.done(stream, cmd.Out(fighter=f"red-{number}", cause="isb-buhurt.out.boundary"), "field-judge-1")
    assert [one.effective for one in contest(world).rounds] == [30_000]
    duel = world.quick("ulozhenie", "elite-duel", bout="q-2", ring="1")
    world.done(stream, cmd.Withdraw(fighter="red", reason="It rains."))
    world.begin(duel)
    for _ in range(3):
        world.at += 1_000
        world.done(duel, cmd.Breach(fighter="red", clause="u.1.5.a", facts={"target": "face"}))
    removals = [(one.fighter, one.scope) for one in contest(world).red.sanctions if one.effect == "remove"]
    assert removals == [("red", "event")]


def test_the_protocol_names_the_field_with_its_fortifications(world: MemoryWorld) -> None:
    field = Measured(shape="open", borders=True, fortifications=True)
    world.done("programme", w.SetRing(ring="1", field=field), "organiser")
    stream = world.quick("ulozhenie", "mass-battle", size=2)
    world.begin(stream)
    opened = world.facts.opened(stream)
    assert opened is not None
    text = protocol_yaml(world.contest(stream), Heading(rulebook="ulozhenie", field=opened.field))
    assert "field: {shape: open, borders: true, fortifications: true}" in text
