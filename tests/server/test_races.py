"""Two hands at once: what is decided on one view of floor and programme is not written on another."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from hofmarshal.contest import commands as cmd
from hofmarshal.contest.state import Contest
from hofmarshal.desk.answers import Answer
from hofmarshal.desk.decider import Issued
from hofmarshal.desk.desk import Desk
from hofmarshal.journal.database import Database
from hofmarshal.journal.sql import SqlJournal
from hofmarshal.server.content import Library, MemoryContents
from hofmarshal.server.deciders import SERVER_EVENT
from hofmarshal.server.event import EventFacts, open_command
from hofmarshal.server.festival import Festival
from hofmarshal.tournament import floor
from hofmarshal.tournament import programme_words as w
from tests.postgres import drop_database, new_database
from tests.server.event_world import MemoryWorld

NOW = 1_000_000
FIRST, SECOND = "contest/quick/q-1", "contest/quick/q-2"


class Interrupted:
    """A journal through which something else happens right before the first post."""

    def __init__(self, journal: Any) -> None:
        self._journal = journal
        self.meanwhile: Callable[[], Any] | None = None

    def post(self, *args: Any, **more: Any) -> Any:
        before, self.meanwhile = self.meanwhile, None
        if before is not None:
            before()
        return self._journal.post(*args, **more)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._journal, name)


class Process:
    """A desk of its own over a journal that others write too, as another process of the server has it."""

    def __init__(self, journal: Any, name: str) -> None:
        self.journal = Interrupted(journal)
        self.name = name
        self.facts = EventFacts(self.journal, Library(MemoryContents()))
        self.desk = Desk(self.journal, SERVER_EVENT, lambda: NOW, facts=self.facts)
        self._given = 0

    def give(self, stream: str, command: Any, at: int = NOW, seat: str = "hofmarshal") -> Answer:
        self._given += 1
        return self.desk.submit(
            Issued(
                id=f"{self.name}-{self._given}", stream=stream, at=at, command=command, seat=seat, device=self.name
            )
        )  # fmt: skip

    def contest(self, stream: str) -> Contest:
        state: Contest = self.desk.state(stream)
        return state


@pytest.fixture
def world() -> MemoryWorld:
    """Two single bouts of the same two fighters at two rings, opened, not called."""
    made = MemoryWorld()
    made.ring("1", "2")
    for bout, ring in (("q-1", "1"), ("q-2", "2")):
        made.open(made.quick("isb-duel", "longsword", bout, ring))
    return made


def codes(answer: Answer) -> set[str]:
    assert answer.refusal is not None
    return {answer.refusal.code, *(one.code for one in answer.refusal.reasons)}


def test_nobody_is_called_to_two_rings_however_the_calls_fall(world: MemoryWorld) -> None:
    """Given a call that is decided, when another with the same fighters is written before it, then it is refused."""
    one, other = Process(world.journal, "one"), Process(world.journal, "other")
    one.desk.catch_up()
    other.desk.catch_up()
    first: list[Answer] = []
    one.journal.meanwhile = lambda: first.append(other.give(SECOND, cmd.Call()))
    late = one.give(FIRST, cmd.Call())
    assert first[0].refusal is None
    assert codes(late) == {"contest-cannot-call", "floor-busy"}
    assert one.contest(FIRST).phase == other.contest(FIRST).phase == "scheduled"
    assert set(one.desk.state("floor").bouts) == {"quick/q-2"}


def test_a_call_stands_with_its_place_on_the_floor_or_not_at_all(world: MemoryWorld) -> None:
    """No entry stands between a call and its reservation, and reacting to the call again reserves nothing twice."""
    one = Process(world.journal, "one")
    assert one.give(FIRST, cmd.Call()).refusal is None
    told = [(entry.stream, entry.type) for entry in world.journal.tail()]
    at = told.index((FIRST, "called"))
    assert told[at + 1] == ("floor", "reserved")
    again = Process(world.journal, "again")
    again.desk.catch_up()
    assert [name for name, _ in told] == [entry.stream for entry in world.journal.tail()]
    assert one.desk.state("floor") == again.desk.state("floor")


def test_a_medic_who_is_quicker_than_the_call_stops_it(world: MemoryWorld) -> None:
    one, medic = Process(world.journal, "one"), Process(world.journal, "medic")
    one.journal.meanwhile = lambda: medic.give("floor", floor.Hold(t=NOW, fighter="11", reason="dizzy"), seat="medic")
    assert codes(one.give(FIRST, cmd.Call())) == {"contest-cannot-call", "floor-held"}


def test_a_ring_suspended_right_before_a_call_is_written_keeps_it_from_being_called(world: MemoryWorld) -> None:
    one, chief = Process(world.journal, "one"), Process(world.journal, "chief")
    suspend = w.SuspendRing(ring="1", reason="thunder")
    one.journal.meanwhile = lambda: chief.give("programme", suspend, seat="chief")
    assert codes(one.give(FIRST, cmd.Call())) == {"contest-cannot-call", "programme-suspended"}


def reopening(world: MemoryWorld, facts: EventFacts, look: Any) -> w.Open:
    """The first bout opened anew at the other ring."""
    world.done("programme", w.Place(ring="2", bouts=(FIRST,)), "chief")
    found = open_command(FIRST, facts, look)
    assert isinstance(found, w.Open)
    assert found.ring == "2"
    return found


def test_an_opening_that_lands_before_a_call_is_what_the_call_rests_on(world: MemoryWorld) -> None:
    """Given a bout about to be called at ring 1, when it is opened anew at ring 2, then every process finds it at ring 2."""
    one, other = Process(world.journal, "one"), Process(world.journal, "other")
    one.desk.catch_up()
    command = reopening(world, other.facts, other.desk.state)
    one.journal.meanwhile = lambda: other.give("programme", command)
    assert one.give(FIRST, cmd.Call()).refusal is None
    replayed = Process(world.journal, "replayed")
    rings = [process.contest(FIRST).setup.home.ring for process in (one, other, replayed)]  # type: ignore[union-attr]
    assert rings == ["2", "2", "2"]
    assert one.desk.state("floor").bouts["quick/q-1"].ring == "2"


def test_an_opening_that_comes_after_the_call_is_refused(world: MemoryWorld) -> None:
    one, other = Process(world.journal, "one"), Process(world.journal, "other")
    command = reopening(world, other.facts, other.desk.state)
    other.journal.meanwhile = lambda: one.give(FIRST, cmd.Call())
    assert codes(other.give("programme", command)) == {"programme-begun"}
    assert one.contest(FIRST).setup.home == other.contest(FIRST).setup.home


def test_an_undone_call_lets_its_fighters_go_and_tires_nobody(world: MemoryWorld) -> None:
    """Given a bout called by mistake, when the call is undone, then the fighters may be called elsewhere at once."""
    world.done("floor", floor.SetRules(t=NOW, rest=600_000))
    called = world.done(FIRST, cmd.Call())
    world.done(FIRST, cmd.Annul(event=called, reason="the wrong bout"))
    assert world.look("floor").bouts == {}
    assert world.give(SECOND, cmd.Call()).refusal is None


def test_an_undone_no_show_holds_its_fighters_again() -> None:
    """Given a bout decided by absence, when that is undone, then nobody of it may be called elsewhere."""
    world = MemoryWorld()
    world.ring("1", "2")
    first = world.quick("shchyt-mech", "shchyt-mech", "q-1", "1")
    second = world.quick("shchyt-mech", "shchyt-mech", "q-2", "2")
    assert world.call(first).refusal is None
    world.done(first, cmd.Arrive(side="blue"))
    withdrawn = world.done(first, cmd.Withdraw(fighter="red", reason="not seen"))
    assert world.contest(first).phase == "decided"
    world.done(first, cmd.Annul(event=withdrawn, reason="he was only late"))
    assert world.contest(first).phase == "called"
    assert codes(world.call(second)) == {"contest-cannot-call", "floor-busy"}


def _both_at_once(one: Process, other: Process) -> list[Answer]:
    """Both call at the same moment, each a bout of the same fighters."""
    together = threading.Barrier(2)
    answers: dict[str, Answer] = {}

    def call(process: Process, stream: str) -> None:
        together.wait()
        answers[stream] = process.give(stream, cmd.Call())

    threads = [threading.Thread(target=call, args=pair) for pair in ((one, FIRST), (other, SECOND))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)
    return [answers[FIRST], answers[SECOND]]


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str | Path]:
    if request.param == "sqlite":
        yield tmp_path
    else:
        url = new_database()
        yield url
        drop_database(url)


def test_two_processes_on_one_database_never_call_a_fighter_twice(where: str | Path, world: MemoryWorld) -> None:
    """Many rounds of two calls at the same moment: just one of each pair stands, and both processes agree which."""
    with Database.open(where) as here, Database.open(where) as there:
        journals = SqlJournal(here), SqlJournal(there)
        journals[0].adopt(world.journal.tail(), world.journal.answers())
        journals[1].refresh()
        one, other = Process(journals[0], "one"), Process(journals[1], "other")
        for turn in range(12):
            answers = _both_at_once(one, other)
            stood = [stream for stream, answer in zip((FIRST, SECOND), answers, strict=True) if answer.refusal is None]
            assert len(stood) == 1, (turn, answers)
            (called,) = (answer.events[0].id for answer in answers if answer.refusal is None)
            for journal in journals:
                journal.refresh()
            assert set(one.desk.state("floor").bouts) == {stood[0].removeprefix("contest/")}
            assert one.give(stood[0], cmd.Annul(event=called, reason="again")).refusal is None
            for journal in journals:
                journal.refresh()
            other.desk.advance(NOW)
        assert one.desk.state("floor") == other.desk.state("floor")


def test_the_two_of_one_process_do_not_either(world: MemoryWorld, tmp_path: Path) -> None:
    """The hofmarshals of two rings share one desk with several threads."""
    with Database.open(tmp_path) as database:
        journal = SqlJournal(database)
        journal.adopt(world.journal.tail(), world.journal.answers())
        one = Process(journal, "one")
        for _ in range(25):
            answers = _both_at_once(one, one)
            (called,) = (answer.events[0] for answer in answers if answer.refusal is None)
            stream = FIRST if answers[0].refusal is None else SECOND
            assert one.give(stream, cmd.Annul(event=called.id, reason="again")).refusal is None


def test_whoever_opens_a_bout_in_the_same_moment_does_not_refuse_the_other_call() -> None:
    """Given two processes about to open the same bout, when one is quicker, then the other's call goes on with that."""
    world = MemoryWorld()
    world.ring("1")
    stream = world.quick("isb-duel", "longsword", "q-1", "1")
    one, other = (Process(world.journal, name) for name in ("one", "other"))
    festivals = [Festival(process.journal, MemoryContents(), world.people) for process in (one, other)]
    answers: list[Any] = []
    one.journal.meanwhile = lambda: answers.append(festivals[1].open_contest(other.desk, stream, NOW))
    answers.append(festivals[0].open_contest(one.desk, stream, NOW + 5))
    assert answers == [None, None]
    assert len(one.desk.state("programme").opened[stream]) == 1
    assert one.give(stream, cmd.Call()).refusal is None
    assert codes(other.give(stream, cmd.Call())) == {"contest-wrong-phase"}


def undone_while_elsewhere() -> tuple[MemoryWorld, str, str, str, str]:
    """A decided bout at ring 1, its fighters called at ring 2 since, and the first bout's end undone."""
    world = MemoryWorld()
    world.ring("1", "2", "3")
    first, second, third = (world.quick("isb-duel", "longsword", f"q-{ring}", ring) for ring in "123")
    world.begin(first)
    world.at += 5000
    hurt = world.done(first, cmd.Withdraw(fighter="red", reason="hurt"))
    called = world.call(second)
    assert called.refusal is None
    undo = world.done(first, cmd.Annul(event=hurt, reason="it was the other one"))
    return world, first, second, third, undo


def test_a_bout_that_goes_on_again_gets_its_fighters_back_before_any_other_ring() -> None:
    world, first, second, third, _ = undone_while_elsewhere()
    assert world.contest(first).phase == "halted"
    call = next(event for event in world.contest(second).history)
    world.done(second, cmd.Annul(event=call.id, reason="he is not free"))
    assert set(world.look("floor").bouts) == {"quick/q-1"}
    assert codes(world.call(third)) == {"contest-cannot-call", "floor-busy"}


def test_an_undo_that_is_itself_undone_lets_the_fighters_go() -> None:
    """Given a decided bout whose end was undone and done again, then it holds nobody: nobody decides it once more."""
    world, first, second, third, undo = undone_while_elsewhere()
    world.done(first, cmd.Annul(event=undo, reason="it was he after all"))
    assert world.contest(first).phase == "decided"
    assert set(world.look("floor").bouts) == {"quick/q-2"}
    assert world.look("floor").waiting == {}
    call = next(event for event in world.contest(second).history)
    world.done(second, cmd.Annul(event=call.id, reason="to the third ring"))
    assert world.call(third).refusal is None
