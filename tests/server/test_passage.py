"""The way of commands to the desk: many under way at once, each answered when it is durable, in the order they came."""

from __future__ import annotations

import asyncio
import json
import threading
from contextlib import asynccontextmanager

import pytest
import sqlalchemy as sa
import websockets

from hofmarshal.journal.database import Database
from hofmarshal.journal.model import Draft
from hofmarshal.journal.sql import SqlJournal
from hofmarshal.journal.tables import entries
from hofmarshal.robots.stage import Stage
from hofmarshal.server.bodies import read_body
from hofmarshal.server.lanes import Full
from hofmarshal.server.run import open_venue
from hofmarshal.server.settings import Settings
from tests.server.rig import STREAM, set_up

TAP = {"type": "observe", "side": "red", "zone": "head"}
BLOW = {"type": "hit", "by": "red", "zone": "head", "grip": "one-handed"}


class Place:
    """A venue on disk with a bout that runs; what is given to it is noted in the order of its answers."""

    def __init__(self, venue, database, devices):
        self.venue, self.database, self.devices = venue, database, devices
        self.answers = []
        self.loop = asyncio.get_running_loop()

    def text(self, seat, command, **more):
        return self.devices[seat].body(STREAM, command, self.venue.now(), **more)

    def give(self, seat, text):
        """Give a command without waiting; its id."""
        body = read_body(text)
        sig = self.devices[seat].sign(text)
        self.venue.passage.give(body, text, sig, lambda answer, error: self.answers.append(error or answer))
        return body.id

    async def say(self, seat, command):
        text = self.text(seat, command)
        return await self.venue.passage.take(read_body(text), text, self.devices[seat].sign(text))

    async def answered(self, count):
        async with asyncio.timeout(10):
            while len(self.answers) < count:
                await asyncio.sleep(0.005)
        return self.answers

    @asynccontextmanager
    async def disk_busy(self):
        """Nothing becomes durable meanwhile."""
        begun, gate = threading.Event(), threading.Event()

        def job(connection):
            begun.set()
            gate.wait(10)

        writing = asyncio.ensure_future(asyncio.to_thread(self.database.write, job))
        await asyncio.to_thread(begun.wait, 10)
        try:
            yield
        finally:
            gate.set()
            await writing

    def written(self):
        """The ids in the contest's stream, as whoever opens the database now reads them."""
        with self.database.read() as connection:
            rows = connection.execute(sa.select(entries.c.id).where(entries.c.stream == STREAM).order_by("number"))
            return [row.id for row in rows]


@asynccontextmanager
async def place(folder):
    database, venue = open_venue(Settings(data=folder))
    await venue.start()
    here = Place(venue, database, await asyncio.to_thread(set_up, venue))
    for command in ({"type": "call"}, {"type": "ready", "side": "red"}, {"type": "ready", "side": "blue"}):
        assert (await here.say("hofmarshal", command)).status == "done"
    assert (await here.say("hofmarshal", {"type": "start"})).status == "done"
    try:
        yield here
    finally:
        await venue.stop()
        await asyncio.to_thread(database.close)


def given(folder, scenario):
    async def run():
        async with place(folder) as here:
            await scenario(here)

    asyncio.run(run())


def test_nobody_is_answered_before_the_disk_has_it_and_many_share_one_commit(tmp_path):
    async def scenario(here):
        commits = []
        here.database.on_commit(lambda: commits.append(1))
        async with here.disk_busy():
            names = [here.give("hofmarshal", here.text("hofmarshal", BLOW)) for _ in range(30)]
            await asyncio.sleep(0.2)
            assert here.answers == []
            assert not set(names) & set(here.written())
            before = len(commits)
        await here.answered(30)
        assert [(answer.status, answer.id) for answer in here.answers] == [("done", name) for name in names]
        assert here.written()[-30:] == names
        assert len(commits) - before <= 3, "thirty commands that wait for the disk need no thirty commits"

    given(tmp_path, scenario)


def test_what_is_not_durable_yet_is_shown_to_nobody_but_decides_what_comes_after(tmp_path):
    async def scenario(here):
        state = here.venue.look(STREAM)
        async with here.disk_busy():
            here.give("hofmarshal", here.text("hofmarshal", {"type": "halt"}))
            here.give("hofmarshal", here.text("hofmarshal", {"type": "start"}))
            here.give("hofmarshal", here.text("hofmarshal", BLOW, round=1, exchange=state.exchange))
            assert here.venue.look(STREAM) == state
        await here.answered(3)
        statuses = [(answer.status, answer.said and answer.said.code) for answer in here.answers]
        assert statuses == [("done", None), ("done", None), ("refused", "wire-exchange-over")]

    given(tmp_path, scenario)


def test_the_same_command_twice_under_way_is_recorded_once_and_answered_twice_alike(tmp_path):
    async def scenario(here):
        text = here.text("hofmarshal", BLOW)
        async with here.disk_busy():
            name = here.give("hofmarshal", text)
            here.give("hofmarshal", text)
            last = here.give("hofmarshal", here.text("hofmarshal", BLOW))
        first, second, third = await here.answered(3)
        assert first == second
        assert (first.status, third.status, third.id) == ("done", "done", last)
        assert here.written()[-2:] == [name, last]

    given(tmp_path, scenario)


def test_what_another_process_was_faster_with_is_decided_again_in_order(tmp_path):
    async def scenario(here):
        with Database.open(tmp_path, poll=0) as database:
            other = SqlJournal(database)
            entry = other.read(STREAM)[-1]
            draft = other_tap(entry)
            other.append(STREAM, entry.number, [draft])
        names = [here.give("hofmarshal", here.text("hofmarshal", BLOW)) for _ in range(8)]
        await here.answered(8)
        assert [(answer.status, answer.id) for answer in here.answers] == [("done", name) for name in names]
        assert here.written()[-9:] == [draft.id, *names]

    given(tmp_path, scenario)


def other_tap(entry):
    data = {"type": "observed", "id": "elsewhere", "t": entry.at, "seat": "line-marshal-4", "side": "red"}
    return Draft(
        id="elsewhere", type="observed", version=1, data=json.dumps(data, sort_keys=True, separators=(",", ":")).encode(),
        at=entry.at, recorded=entry.recorded, actor="line-marshal-4", device="d", command="elsewhere", cause="",
    )  # fmt: skip


def test_what_must_wait_holds_up_what_comes_after_it_for_its_stream(tmp_path):
    """A hold reaches the floor, so it cannot be decided at once; blows before and after it keep their places."""

    async def scenario(here):
        fighter = next(iter(here.venue.look(STREAM).setup.fighters))
        names = []
        async with here.disk_busy():
            for command in (BLOW, {"type": "hold", "fighter": fighter, "reason": "a look"}, TAP, BLOW):
                seat = "line-marshal-1" if command is TAP else "hofmarshal"
                names.append(here.give(seat, here.text(seat, command)))
        await here.answered(4)
        assert [answer.id for answer in here.answers] == names
        done = [answer.id for answer in here.answers if answer.status == "done"]
        assert names[1] in done
        assert [name for name in here.written() if name in names] == done

    given(tmp_path, scenario)


def test_after_something_slow_commands_are_decided_at_once_again(tmp_path):
    async def scenario(here):
        fighter = next(iter(here.venue.look(STREAM).setup.fighters))
        here.give("hofmarshal", here.text("hofmarshal", {"type": "hold", "fighter": fighter, "reason": "a look"}))
        here.give("line-marshal-1", here.text("line-marshal-1", TAP))
        await here.answered(2)
        taken = []
        here.venue.reception.take = lambda *of: taken.append(of)
        here.give("line-marshal-1", here.text("line-marshal-1", TAP))
        await here.answered(3)
        assert here.answers[-1].status == "done"
        assert not taken

    given(tmp_path, scenario)


def test_one_who_cannot_be_answered_holds_up_nobody(tmp_path):
    async def scenario(here):
        text = here.text("hofmarshal", BLOW)

        def hung_up(answer, error):
            raise ConnectionError

        async with here.disk_busy():
            here.venue.passage.give(read_body(text), text, here.devices["hofmarshal"].sign(text), hung_up)
            here.give("hofmarshal", here.text("hofmarshal", BLOW))
        await here.answered(1)
        fighter = next(iter(here.venue.look(STREAM).setup.fighters))
        here.give("hofmarshal", here.text("hofmarshal", {"type": "hold", "fighter": fighter, "reason": "a look"}))
        assert [answer.status for answer in await here.answered(2)] == ["done", "done"]

    given(tmp_path, scenario)


def test_a_wrong_signature_goes_the_long_way_and_is_refused(tmp_path):
    async def scenario(here):
        text = here.text("hofmarshal", BLOW)
        answer = await here.venue.passage.take(read_body(text), text, "00" * 32)
        assert (answer.status, answer.said.code) == ("refused", "device-unsigned")

    given(tmp_path, scenario)


def test_a_stopping_server_answers_what_it_has_taken_and_takes_no_more(tmp_path):
    async def scenario(here):
        async with here.disk_busy():
            here.give("hofmarshal", here.text("hofmarshal", BLOW))
            draining = asyncio.ensure_future(here.venue.passage.drain())
            await asyncio.sleep(0.02)
            with pytest.raises(Full):
                here.give("hofmarshal", here.text("hofmarshal", BLOW))
            assert not draining.done()
        await draining
        assert [answer.status for answer in here.answers] == ["done"]

    given(tmp_path, scenario)


def test_after_a_kill_everything_answered_is_in_the_journal(tmp_path):
    """Two hundred blows on their way; the process is killed as soon as some are answered."""
    database, venue = open_venue(Settings(data=tmp_path))
    venue.desk.catch_up()
    devices = set_up(venue)
    database.close()
    device = devices["hofmarshal"]

    async def scenario():
        stage = Stage(tmp_path)
        await stage.start()
        done, asked = [], 0
        async with websockets.connect(stage.origin.replace("http", "ws") + "/api/socket", compression=None) as socket:
            challenge = json.loads(await socket.recv())
            await socket.send(
                json.dumps({"k": "hello", "device": device.id, "sig": device.sign(f"hello\n{challenge['nonce']}")})
            )
            await socket.recv()
            now = challenge["time"]
            commands = [{"type": "call"}, {"type": "ready", "side": "red"}, {"type": "ready", "side": "blue"}]
            for command in [*commands, {"type": "start"}, *[BLOW] * 200]:
                body = device.body(STREAM, command, now)
                await socket.send(json.dumps({"k": "command", "body": body, "sig": device.sign(body)}))
                asked += 1
            try:
                while True:
                    frame = json.loads(await socket.recv())
                    if frame["k"] == "answer":
                        assert frame["status"] == "done", frame
                        done.append(frame["event"])
                        if len(done) == 40:
                            await stage.kill()
            except websockets.ConnectionClosed:
                pass
        return done, asked

    done, asked = asyncio.run(scenario())
    assert 40 <= len(done) < asked
    with Database.open(tmp_path) as after:
        journal = SqlJournal(after)
        kept = [entry.id for entry in journal.read(STREAM)]
        assert journal.verify() == []
    assert kept[: len(done)] == done
