"""Every nomination of every rulebook has scenes from its call to its end, in units a screen can show."""

from __future__ import annotations

import msgspec
import pytest

from hofmarshal.contest import commands as cmd
from hofmarshal.exchange.books import packaged
from tests.server.event_world import MemoryWorld

EVERY = [(name, one) for name, rules in packaged().items() for one in rules.offered]
UNITS = {"points": {"points"}, "hits": {"halves", "standing"}, "standing": {"standing", "rounds"}, "fall": {"points"}}
TOPICS = ("ring/1", "ring/1/console", "rings", "board", "medic", "devices", "ring/1/devices")


def seen(world: MemoryWorld) -> None:
    """Every topic has a scene that JSON can carry."""
    for topic in TOPICS:
        assert msgspec.json.encode(world.scene(topic)), topic


@pytest.mark.parametrize(("rulebook", "nomination"), EVERY)
def test_scenes_from_the_call_to_the_announcement(rulebook: str, nomination: str) -> None:
    world = MemoryWorld()
    world.ring("1")
    size = {"group-battle": 5, "mass-battle": 21}.get(nomination, 3) if rulebook == "isb-buhurt" else 3
    stream = world.quick(rulebook, nomination, size=size)
    rules = packaged()[rulebook].nominations[nomination]
    seen(world)
    answer = world.call(stream)
    assert answer.refusal is None, answer.refusal
    seen(world)
    for command in (cmd.Ready(side="red"), cmd.Ready(side="blue")):
        world.done(stream, command)
    if rules.order is not None and rules.order.sealed:
        reasons = {one.said.code for one in world.scene("ring/1/console").cannot_start}
        assert "contest-order-not-submitted" in reasons
        world.done(stream, cmd.Withdraw(fighter="blue"))
    else:
        world.done(stream, cmd.Start())
        world.at += 5000
        seen(world)
        scene = world.scene("ring/1").contest
        assert (scene.phase, scene.mechanism) == ("running", rules.mechanism)
        assert scene.unit in UNITS[rules.mechanism]
        assert len(scene.red.fighters) == (size if rules.team else 1)
        world.done(stream, cmd.Halt())
        seen(world)
        world.done(stream, cmd.Withdraw(fighter="blue"))
    world.done(stream, cmd.Sign())
    seen(world)
    scene = world.scene("ring/1").contest
    assert scene.outcome.winner == "red"
    assert scene.outcome.said.en.startswith("Red wins")
    world.done(stream, cmd.Announce())
    seen(world)
    for row in scene.log.values():
        assert len({row.text.en, row.text.ru, row.text.uk}) == 3
