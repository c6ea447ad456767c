"""An event day of random commands: whoever is in the lists is held on the floor, and every replay finds the same day."""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hofmarshal.contest import commands as cmd
from hofmarshal.desk.desk import Desk
from hofmarshal.desk.event_deciders import CALLED
from hofmarshal.journal.contract import Journal
from hofmarshal.journal.memory import MemoryJournal
from hofmarshal.server.content import Library, MemoryContents
from hofmarshal.server.deciders import SERVER_EVENT
from hofmarshal.server.event import EventFacts
from hofmarshal.tournament import commands as ncmd
from hofmarshal.tournament import floor
from hofmarshal.tournament import programme_words as w
from hofmarshal.tournament.queue import open_bouts
from tests.server.event_world import MemoryWorld

ENTRIES = ("11", "12", "13", "14")
NAMES = ("shields", "again")

Act = tuple[str, int, int]

acts = st.lists(
    st.tuples(
        st.sampled_from(
            "call begin begin begin begin hit hit hit halt start start withdraw disqualify sign sign undo undo undo undo hold "
            "clear clear leave suspend resume resume place wait".split()
        ),
        st.integers(0, 7),
        st.integers(0, 7),
    ),
    max_size=40,
)


def bouts(world: MemoryWorld) -> list[str]:
    """Every bout that was opened or can be."""
    found = [*world.look("programme").opened, "contest/quick/q-1"]
    for name in NAMES:
        found += (f"contest/{name}/{one.bout.bout}" for one in open_bouts(world.look(f"nomination/{name}")))
    return list(dict.fromkeys(found))


def act(world: MemoryWorld, what: str, one: int, other: int) -> None:
    """Do it, whether it is refused or not."""
    streams = bouts(world)
    stream = streams[one % len(streams)]
    entry = ENTRIES[other % len(ENTRIES)]
    side = ("red", "blue")[other % 2]
    opened = tuple(world.look("programme").opened)
    match what:
        case "wait":
            world.at += 60_000 * (other + 1)
            world.desk.advance(world.at)
        case "hold":
            world.give("floor", floor.Hold(t=world.at, fighter=entry, reason="dizzy"), "medic")
        case "clear":
            world.give("floor", floor.Clear(t=world.at, fighter=entry), "medic")
        case "leave":
            world.give(f"nomination/{NAMES[one % 2]}", ncmd.Withdraw(entry=entry, reason="gone home"), "secretary")
        case "suspend":
            world.give("programme", w.SuspendRing(ring=("", "1", "2")[other % 3], reason="rain"), "chief")
        case "resume":
            world.give("programme", w.ResumeRing(ring=("", "1", "2")[other % 3]), "chief")
        case "place":
            world.give("programme", w.Place(ring=str(1 + other % 2), bouts=(stream,)), "secretary")
        case "call" | "begin":
            called(world, stream, ready=what == "begin")
        case _ if opened:
            stream = opened[one % len(opened)]
            world.give(stream, command_of(world, what, stream, side, other))


def called(world: MemoryWorld, stream: str, *, ready: bool) -> None:
    opening = world.facts.programme().quick.get(stream)
    known = opening is not None or any(
        stream == f"contest/{name}/{one.bout.bout}"
        for name in NAMES
        for one in open_bouts(world.look(f"nomination/{name}"))
    )
    if known:
        world.open(stream)
    if stream in world.look("programme").opened:
        world.give(stream, cmd.Call())
        for command in (cmd.Ready(side="red"), cmd.Ready(side="blue"), cmd.Start()) if ready else ():
            world.give(stream, command)


def command_of(world: MemoryWorld, what: str, stream: str, side: Any, other: int) -> Any:
    history = world.contest(stream).history
    match what:
        case "hit":
            return cmd.Hit(by=side, zone="head")
        case "halt":
            return cmd.Halt()
        case "start":
            return cmd.Start()
        case "stop":
            return cmd.Stop()
        case "withdraw":
            return cmd.Withdraw(fighter=side, reason="hurt")
        case "disqualify":
            return cmd.Disqualify(fighter=side, reason="rude")
        case "sign":
            return cmd.Sign()
        case _:
            last = history[-1 - other % len(history)].id if history else "nothing"
            later = tuple(event.id for event in history)
            return cmd.Annul(event=last, reason="a slip", confirm=later)


def check(world: MemoryWorld) -> None:
    """What must hold between any two commands."""
    ground: floor.State = world.look("floor")
    held = [entry for bout in ground.bouts.values() for entry in bout.fighters]
    assert len(held) == len(set(held)), "one fighter at two rings"
    assert ground.ignored == ()
    assert world.look("programme").ignored == ()
    for bout in ground.waiting.values():
        assert set(bout.fighters) & set(held), "waits for nobody"
    for stream in world.look("programme").opened:
        state = world.contest(stream)
        name = stream.removeprefix("contest/")
        there = name in ground.bouts or name in ground.waiting
        assert there == (state.phase in CALLED), (stream, state.phase)


def replayed(world: MemoryWorld, journal: Journal) -> Desk:
    """Another process over the same journal, which knows nothing else."""
    again = Desk(journal, SERVER_EVENT, world.now, facts=EventFacts(journal, Library(MemoryContents())))
    again.catch_up()
    return again


@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(acts)
def test_an_event_day_of_random_commands(day: list[Act]) -> None:
    world = MemoryWorld()
    world.ring("1", "2")
    for name in NAMES:
        world.nomination(name, "shchyt-mech", "shchyt-mech", ENTRIES, rings=("1", "2"))
    world.quick("shchyt-mech", "shchyt-mech", "q-1", "2")
    for what, one, other in day:
        world.at += 1000
        act(world, what, one, other)
        check(world)
    copy: Journal = MemoryJournal()
    copy.adopt(world.journal.tail(0, 100_000), world.journal.answers())
    for journal in (world.journal, copy):  # the copy has no bookmark: every reaction is thought over once more
        again = replayed(world, journal)
        assert journal.heads() == world.journal.heads()
        for stream in journal.heads():
            assert again.state(stream) == world.look(stream), stream
    for topic in ("ring/1", "ring/2", "ring/1/console", "ring/2/console", "rings", "board", "medic"):
        world.scene(topic)
