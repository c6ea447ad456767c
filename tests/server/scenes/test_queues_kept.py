"""Queues are reckoned anew for what changes them, and for nothing else: at 1,500 bouts that is what takes time."""

from __future__ import annotations

from typing import Any

import pytest

from hofmarshal.contest import commands as cmd
from hofmarshal.exchange.books import packaged
from hofmarshal.server.content import pinned_of
from hofmarshal.server.scenes import build as building
from hofmarshal.tournament import programme_words as w
from hofmarshal.tournament.queue import expected
from hofmarshal.tournament.state import Settings
from tests.server.event_world import MemoryWorld


@pytest.fixture
def reckoned(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How often the queues were reckoned: the length of the list."""
    found: list[int] = []

    def counted(*args: Any) -> Any:
        found.append(1)
        return expected(*args)

    monkeypatch.setattr(building, "expected", counted)
    return found


@pytest.fixture
def world() -> MemoryWorld:
    """Two single bouts at ring 1, and a nomination that nobody has entered yet."""
    made = MemoryWorld()
    made.ring("1", "2")
    rules = made.library.keep(pinned_of(packaged()["shchyt-mech"], "shchyt-mech", packaged()))
    made.done("programme", w.AddNomination(name="empty", rules=rules, text="", settings=Settings(), panel=0))
    for bout in ("q-1", "q-2"):
        made.quick("isb-duel", "longsword", bout, "1")
    return made


def test_a_fight_reckons_no_queue_and_its_call_and_end_do(world: MemoryWorld, reckoned: list[int]) -> None:
    stream = "contest/quick/q-1"
    assert [one.stream for one in world.scene("ring/1").queue] == [stream, "contest/quick/q-2"]
    before = len(reckoned)
    world.begin(stream)
    assert [one.stream for one in world.scene("ring/1").queue] == ["contest/quick/q-2"]
    assert len(reckoned) > before
    before = len(reckoned)
    for command in (
        cmd.Halt(),
        cmd.Hit(by="red", zone="head", grip="two-handed"),
        cmd.Start(),
        cmd.Halt(),
        cmd.Start(),
    ):
        world.at += 1000
        world.done(stream, command)
        for topic in ("ring/1", "ring/1/console", "rings", "board", "ring/2"):
            world.scene(topic)
    assert len(reckoned) == before
    world.at += 5000
    world.done(stream, cmd.Withdraw(fighter="red", reason="hurt"))
    world.done(stream, cmd.Sign())
    scene = world.scene("rings")
    assert len(reckoned) > before
    assert [one.done for one in scene.rings] == [1, 0]


def test_an_expected_time_is_told_anew_each_minute(world: MemoryWorld, reckoned: list[int]) -> None:
    first = world.scene("ring/1").queue[0].expected
    world.at += 2 * building.EVERY
    assert world.scene("ring/1").queue[0].expected == first + 2 * building.EVERY


def test_what_is_corrected_after_its_signature_is_looked_at_again(world: MemoryWorld) -> None:
    """Given a signed bout, when its ruling is undone, then its ring shows it going on."""
    stream = "contest/quick/q-1"
    world.begin(stream)
    world.at += 5000
    hurt = world.done(stream, cmd.Withdraw(fighter="red", reason="hurt"))
    signed = world.done(stream, cmd.Sign())
    assert world.scene("ring/1").contest.phase == "signed"
    world.done(stream, cmd.Annul(event=hurt, reason="the other one", confirm=(signed,)))
    assert world.scene("ring/1").contest.phase == "halted"
    assert [one.done for one in world.scene("rings").rings] == [0, 0]
