"""Given a database that cannot be written, when commands come and deadlines fall due, then nothing is lost and it goes on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
import time

import httpx
import pytest
import sqlalchemy as sa

from hofmarshal.contest import events as ev
from hofmarshal.journal.engines import sqlite_driver
from hofmarshal.rules.notes import Note
from tests.browser.ground import Desk, Server, wait_for
from tests.server.rig import STREAM, connected, running, set_up


@pytest.fixture
def place(tmp_path):
    with running(tmp_path) as server:
        server.devices = set_up(server.venue)
        yield server


@contextlib.contextmanager
def no_room(place):
    """Meanwhile nothing can be written to the journal, as on a full disk."""
    driver, writer = sqlite_driver(), place.database._engines.writer

    def full(cursor, statement, parameters, context):
        if statement.lstrip().upper().startswith(("INSERT", "UPDATE", "DELETE")):
            raise driver.OperationalError("database or disk is full")

    sa.event.listen(writer, "do_execute", full)
    try:
        yield
    finally:
        sa.event.remove(writer, "do_execute", full)


async def begin(place, client):
    own = place.devices["hofmarshal"]
    for command in ({"type": "call"}, {"type": "ready", "side": "red"}, {"type": "ready", "side": "blue"}):
        answer = await client.give(own.body(STREAM, command, place.venue.now()))
        assert answer["status"] == "done", answer


def test_a_command_that_cannot_be_written_is_not_answered_but_told(place):
    async def test():
        own = place.devices["hofmarshal"]
        async with connected(place, own) as client:
            await begin(place, client)
            body = own.body(STREAM, {"type": "start"}, place.venue.now())
            with no_room(place):
                for _ in range(2):  # as often as it is sent
                    after = len(client.frames)
                    await client.say("command", body=body, sig=own.sign(body))
                    wrong = await client.get("wrong", after=after)
                    assert wrong["said"]["code"] == "wire-not-recorded"
                    assert wrong["id"] == json.loads(body)["id"]
                    assert all(wrong["said"][lang] for lang in ("en", "ru", "uk"))
                    assert not [frame for frame in client.frames[after:] if frame["k"] == "answer"]
                assert place.venue.look(STREAM).phase != "running"
            answer = await client.give(body)
            assert answer["status"] == "done"
            assert place.venue.look(STREAM).phase == "running"

    asyncio.run(test())


def test_over_http_it_is_503_and_later_done(place):
    own = place.devices["hofmarshal"]
    body = own.body(STREAM, {"type": "call"}, place.venue.now())
    with httpx.Client(base_url=place.url, timeout=30) as client:
        headers = {"content-type": "application/json", "x-hofmarshal-signature": own.sign(body)}
        with no_room(place):
            answer = client.post("/api/commands/contest", content=body, headers=headers)
        assert (answer.status_code, answer.json()["said"]["code"]) == (503, "wire-not-recorded")
        assert int(answer.headers["retry-after"]) > 0
        answer = client.post("/api/commands/contest", content=body, headers=headers)
        assert (answer.status_code, answer.json()["status"]) == (200, "done")


def test_the_faults_of_every_second_do_not_push_out_the_others(place):
    jumps = [Note("wire-fault-clock", {"seconds": seconds}) for seconds in ("+1.0", "+2.0", "+3.0")]
    for jump in (jumps[0], *jumps[1:] * 200):
        place.venue.note_fault(jump)
    assert [one.code for one in place.venue.faults] == ["wire-fault-clock"] * 3
    assert ["+1.0" in one.uk for one in place.venue.faults] == [True, False, False]


def test_deadlines_fire_when_there_is_room_again(place):
    """The countdown of the call runs out while the disk is full: at its own instant, however late it can be written."""

    async def test():
        own = place.devices["hofmarshal"]
        async with connected(place, own) as client:
            await begin(place, client)
            assert (await client.give(own.body(STREAM, {"type": "start"}, place.venue.now())))["status"] == "done"
            due = place.venue.desk.next_due()
            assert due is not None
            end = time.monotonic() + 10
            with no_room(place):
                place.venue.clock = Ahead(place.venue.clock, due - place.venue.now() + 100)
                while len(place.venue.faults) < 1 and time.monotonic() < end:
                    await asyncio.sleep(0.05)
                await asyncio.sleep(2.5)  # it is tried again and again meanwhile
            assert place.venue.faults
            assert not reached(place)
            while not reached(place) and time.monotonic() < end + 10:
                await asyncio.sleep(0.05)
            assert reached(place) == [due]

    asyncio.run(test())


def reached(place):
    """The instants at which the round's time was over."""
    return [event.t for event in place.venue.look(STREAM).history if isinstance(event, ev.TimeReached)]


@pytest.mark.skipif(sys.platform != "linux", reason="only there can another process's files be limited")
def test_a_real_server_whose_files_may_not_grow_loses_nothing(tmp_path):
    """From outside: the system refuses every write of the process; a command is sent until it is done, once."""
    import resource  # not on every system

    server = Server(tmp_path / "data")
    server.start()
    try:
        desk = Desk(server)
        desk.done("programme", "set-ring", ring="1")
        assert server.process is not None
        _, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, hard))

        async def tap():
            return desk.client.command("programme", {"type": "set-ring", "ring": "2"})

        sent = desk.do(tap())
        wait_for("the desk is told", lambda: any("wire-not-recorded" in one for one in desk.client.wrongs))
        assert not sent.done.is_set()
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (hard, hard))
        wait_for("it is done", lambda: sent.answer is not None)
        assert sent.answer is not None
        assert sent.answer.status == "done"
        assert sent.tries > 1
        assert [row["ring"] for row in desk.view("rings")["rings"]] == ["1", "2"]
        desk.close()
    finally:
        server.stop()


class Ahead:
    """A clock that is ahead of another."""

    def __init__(self, clock, by):
        self.clock, self.by = clock, by

    def now(self):
        return self.clock.now() + self.by

    def jumped(self):
        return self.clock.jumped()
