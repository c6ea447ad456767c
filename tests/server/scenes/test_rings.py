"""Scenes of rings and of the office: what is on, who is next, what stands still, who is held."""

from __future__ import annotations

import pytest

from hofmarshal.contest import commands as cmd
from hofmarshal.exchange.books import packaged
from hofmarshal.server.event import quick_command
from hofmarshal.server.people import Person
from hofmarshal.server.scenes.build import affected, scenes
from hofmarshal.tournament import floor
from hofmarshal.tournament import programme_words as w
from tests.server.event_world import MemoryWorld


@pytest.fixture
def world() -> MemoryWorld:
    """Two rings, and four of Щит-Меч in one group at the first."""
    made = MemoryWorld()
    made.ring("1", "2")
    made.done("programme", w.NameEvent(name="Winter Lists"))
    made.nomination("shields", "shchyt-mech", "shchyt-mech", ("11", "12", "13", "14"), rings=("1",))
    return made


def test_before_the_first_call_a_ring_shows_its_queue_with_names(world: MemoryWorld) -> None:
    scene = world.scene("ring/1")
    assert (scene.event, scene.title, scene.contest) == ("Winter Lists", "1", None)
    assert len(scene.queue) == 6
    names = {name for row in scene.queue for name in (row.red, row.blue)}
    assert names == {"Halina Voron", "Bohdan Lys", "Mykola Bober", "Iryna Sova"}
    assert scene.queue[0].red_club.startswith("Club of ")
    assert scene.queue[0].title.ru == "Щит-Меч"
    assert world.scene("ring/2").queue == ()


def test_the_contest_shown_is_the_one_called_until_the_next(world: MemoryWorld) -> None:
    first = world.scene("ring/1").queue[0].stream
    world.begin(first)
    scene = world.scene("ring/1")
    assert (scene.contest.stream, scene.contest.phase) == (first, "running")
    assert first not in {row.stream for row in scene.queue}
    world.done(first, cmd.Withdraw(fighter="red"))
    world.done(first, cmd.Sign())
    world.done(first, cmd.Announce())
    assert world.scene("ring/1").contest.stream == first
    assert len(world.scene("ring/1").queue) == 5
    second = world.scene("ring/1").queue[0].stream
    world.at += 60_000
    world.begin(second)
    assert world.scene("ring/1").contest.stream == second
    row = next(one for one in world.scene("rings").rings if one.ring == "1")
    assert (row.stream, row.done, row.open, row.phase) == (second, 1, 4, "running")


def test_each_side_brings_its_record_of_the_nomination_and_its_warnings_of_the_event(world: MemoryWorld) -> None:
    """sm.6.3.1: a third remark is a warning; the bout won stands in the record of the next one."""
    first = world.scene("ring/1").queue[0].stream
    world.begin(first)
    sides = world.scene("ring/1").contest
    assert [(one.wins, one.losses, one.warnings) for one in (sides.red, sides.blue)] == [(0, 0, 0), (0, 0, 0)]
    for _ in (1, 2, 3):
        world.done(first, cmd.Breach(fighter="red", clause="sm.6.1", note="late"))
    world.done(first, cmd.Withdraw(fighter="red"))
    loser, winner = sides.red.entry, sides.blue.entry
    world.done(first, cmd.Sign())
    world.done(first, cmd.Announce())
    assert [(s.wins, s.losses) for s in (world.scene("ring/1").contest.red, world.scene("ring/1").contest.blue)] == [
        (0, 0), (0, 0),
    ]  # fmt: skip
    seen: dict[str, tuple[int | None, int, int]] = {}
    while world.scene("ring/1").queue and {loser, winner} - set(seen):
        world.at += 600_000
        world.begin(world.scene("ring/1").queue[0].stream)
        on = world.scene("ring/1").contest
        for one in (on.red, on.blue):
            seen.setdefault(one.entry, (one.wins, one.losses, one.warnings))
        world.done(on.stream, cmd.Withdraw(fighter="red"))
        world.done(on.stream, cmd.Sign())
        world.done(on.stream, cmd.Announce())
    assert seen[winner][:2] == (1, 0)
    assert seen[loser][:2] == (0, 1)
    assert (seen[loser][2], seen[winner][2]) == (1, 0)


def test_a_bout_of_no_nomination_has_no_record(world: MemoryWorld) -> None:
    world.begin(world.quick("isb-duel", "longsword", ring="2"))
    assert world.scene("ring/2").contest.red.wins is None


def test_a_suspended_ring_says_since_when_and_why_and_what_is_left_of_each_countdown(world: MemoryWorld) -> None:
    stream = "contest/quick/q"
    asked = w.Quick(bout="q", ring="2", red="11", blue="12", rulebook="isb-duel", nomination="longsword")
    world.done("programme", quick_command(asked, world.library, packaged()))
    assert world.call(stream).refusal is None
    before = world.scene("ring/2").contest.countdowns
    assert before
    assert before[0].left is None
    world.at += 10_000
    world.done("programme", w.SuspendRing(ring="2", reason="storm"), "chief")
    scene = world.scene("ring/2")
    assert (scene.suspended.since, scene.suspended.reason, scene.suspended.event) == (world.at, "storm", False)
    assert scene.contest.clock.frozen_at == world.at
    left = scene.contest.countdowns[0]
    assert left.what == before[0].what
    assert left.left == before[0].until - world.at
    world.at += 600_000
    assert world.scene("ring/2").contest.countdowns[0].left == left.left
    assert world.scene("ring/1").suspended is None
    world.done("programme", w.SuspendRing(reason="flood"), "chief")
    assert world.scene("rings").suspended.reason == "flood"
    assert world.scene("ring/1").suspended.event


def test_a_changed_name_shows_at_once_and_an_erased_one_no_more(world: MemoryWorld) -> None:
    first = world.scene("ring/1").queue[0].stream
    world.begin(first)
    red = world.facts.opened(first).red  # type: ignore[union-attr]
    commitments = world.people.keep([Person(entry=red, name="Halina Voron-Lisova")])
    world.done("programme", w.Introduce(people=dict(commitments)))
    assert world.scene("ring/1").contest.red.name == "Halina Voron-Lisova"
    world.people.erase([red])
    world.done("programme", w.Erase(entry=red))
    assert world.scene("ring/1").contest.red.name == red


def test_the_board_and_the_medic_see_who_is_held(world: MemoryWorld) -> None:
    world.done("floor", floor.Hold(fighter="13", reason="a twisted ankle", t=world.at), "medic")
    (held,) = world.scene("board").held
    assert (held.fighter, held.name, held.reason) == ("13", "Mykola Bober", "a twisted ankle")
    assert set(world.scene("board").panels) == {"1", "2"}
    people = {one.fighter: one for one in world.scene("medic").people}
    assert set(people) == {"11", "12", "13", "14"}
    assert (people["13"].held, people["13"].reason, people["12"].held) == (True, "a twisted ankle", False)
    stream = next(row.stream for row in world.scene("ring/1").queue if "Mykola Bober" not in (row.red, row.blue))
    world.begin(stream)
    on = {one.fighter for one in world.scene("medic").people if one.where == "1"}
    assert len(on) == 2


def test_topics_that_an_entry_changes(world: MemoryWorld) -> None:
    first = world.scene("ring/1").queue[0].stream
    world.begin(first)
    told = {topic for topic in affected(world, first) if not topic.startswith("public")}
    own = {"ring/1", "ring/1/console", "ring/1/judges"}
    assert told == {*own, "rings"}, "the board of rings heard of the call, and of nothing else"
    assert "medic" in set(affected(world, "floor"))
    assert {"devices", "board", "ring/2/console", "ring/2/devices"} <= set(affected(world, "devices"))
    assert set(scenes(world).topics()) >= {"rings", "board", "medic", "devices", "ring/1", "ring/2/console"}


def test_a_topic_there_is_not_has_no_scene(world: MemoryWorld) -> None:
    for topic in ("ring/9", "ring/1/other", "nonsense", "ring/", ""):
        assert world.scene(topic) is None
