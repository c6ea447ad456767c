"""The venue: one process's hold on an event. Database, journal and desk; the clock; who watches; who is there."""

from __future__ import annotations

import asyncio
import gc
import logging
import secrets
import time
from collections.abc import Callable, Iterable, Mapping
from contextlib import nullcontext
from typing import Any, Protocol

from hofmarshal.desk.decider import kind_of
from hofmarshal.desk.game_deciders import Played
from hofmarshal.desk.prompt import PromptDesk
from hofmarshal.journal.contract import Journal
from hofmarshal.live.frames import Message
from hofmarshal.live.hub import Hub
from hofmarshal.live.presence import Attendance, Presence
from hofmarshal.live.renderer import Renderer, Update
from hofmarshal.live.watcher import Watcher
from hofmarshal.rules.notes import Note, Refusal
from hofmarshal.server.clock import Clock
from hofmarshal.server.company import Company
from hofmarshal.server.content import Library
from hofmarshal.server.event import Lookup
from hofmarshal.server.festival import Festival
from hofmarshal.server.game.house import GameHouse
from hofmarshal.server.game.take import GameDoor
from hofmarshal.server.identity import Identities, Vault
from hofmarshal.server.lanes import Full, Lanes
from hofmarshal.server.office.alone import Across
from hofmarshal.server.office.standing import Stand, Survey
from hofmarshal.server.passage import Passage
from hofmarshal.server.reception import Reception
from hofmarshal.server.said import GearSayer, refusal_said, said
from hofmarshal.server.scenes.build import EVERY, scenes
from hofmarshal.server.scenes.contest import Told
from hofmarshal.server.scenes.model import Reason, Said
from hofmarshal.server.scenes.world import news_of
from hofmarshal.server.settings import Settings

THREADS = 12
"""Threads for the desk. Each waits most of its time for the disk, where the others' commands join it in one commit."""

RECHECK = 1.0
"""Seconds after which deadlines, presence and the wall clock are looked at, whatever has or has not happened."""

SOONEST = 0.001
COLLECT = (100_000, 50, 1_000)
"""Thresholds of the garbage collector: with thousands of connections each full collection would stall all of them."""

FAULTS = 50

IDLE = 30.0
"""Seconds without a frame after which a socket counts as half-open; pages ping every two."""

HEARTBEAT_EVERY = 15.0
HEARTBEAT: Message = {"type": "http.response.body", "body": b":\n\n", "more_body": True}
"""A comment in an event stream, so that the ways between notice a dead connection, and keep a living one open."""

log = logging.getLogger(__name__)


class Connected(Protocol):
    """A socket as the venue sees it: `heard` is the monotonic instant of its last frame."""

    heard: float

    def close(self) -> None:
        """Hang up."""
        ...


class Venue:
    """Everything the routes of a server share. `start` and `stop` belong to the event loop it serves on.

    `festival` knows the event: its deciders, its contents, its people. `last` is the latest instant known to be past,
    `company` the other processes, if this server has several, `across` what one of them holds at a time, `clock` one that
    somebody else goes by: a rehearsal in which an afternoon lasts a minute moves it and then says so by `time_passed`.
    """

    def __init__(
        self,
        settings: Settings,
        journal: Journal,
        vault: Vault,
        festival: Festival,
        *,
        last: int = 0,
        company: Company | None = None,
        clock: Clock | None = None,
        across: Across = nullcontext,
    ) -> None:
        self.settings = settings
        self.across = across
        self.journal = journal
        self.festival = festival
        self.epoch = secrets.token_hex(8)
        self.clock = clock or Clock(last, anchor=settings.anchor)
        self.faults: tuple[Said, ...] = ()
        self._names = Lookup(self._name, lambda: iter(festival.people.all()))
        self.attendance = Attendance()
        self._company = company
        self.desk = PromptDesk(journal, festival.deciders, self.now, facts=festival.facts, on_fault=self.fault)
        festival.look = self.desk.state
        self.identities = Identities(vault, lambda: self.look("devices"), self._devices_again)
        self.game = GameHouse(journal, self.desk.state, self.now, self.fault)
        self.door = GameDoor(self.game, vault, self._contact)
        self.reception = Reception(self.desk, self.identities, self.now, festival, self.tell, self._gave, self.door)
        self.hub: Hub
        self.lanes: Lanes
        self.passage: Passage
        self._renderer = Renderer(self.scene, self._follow, self._publish, self.fault)
        self._scenes = scenes(self)
        self._position = 0
        self._minute = 0
        self._meeting = False
        self._loop: asyncio.AbstractEventLoop
        self._timer: asyncio.TimerHandle | None = None
        self._due: int | None = None
        self._watch: asyncio.Task[None] | None = None
        self._changed: set[Callable[[], None]] = set()
        self.stopping = False
        self.connections: set[Connected] = set()
        self._beaten = time.monotonic()
        self.readers: set[Watcher] = set()

    # The world, as scenes are built from it

    def now(self) -> int:
        """The server's time in ms."""
        return self.clock.now()

    def _gave(self, device: str, command: str) -> bool:
        """Whether a device gave the command of this id."""
        return self.journal.answer((device, command)) is not None

    def look(self, stream: str) -> Any:
        """The present state of a stream; raises `KeyError` for a kind nobody decides."""
        return self.game.desk.state(stream) if self.game.handles(stream) else self.desk.state(stream)

    def _contact(self, device: str) -> int:
        """The wall's instant before which nothing can have been done that a device tells only now; it was paired then."""
        row = self.identities.row(device)
        return max(self.attendance.contact(device, self.now()), row.joined if row is not None else 0)

    def _devices_again(self) -> Any:
        """The stream of devices, with what other processes have written this very moment."""
        if self._company is not None:
            self.journal.refresh()
        return self.look("devices")

    def streams(self, kind: str) -> Iterable[str]:
        """The streams of a kind."""
        desk = self.game.desk if self.game.handles(kind) else self.desk
        return (name for name in desk.streams() if kind_of(name) == kind)

    def news(self, after: int) -> tuple[set[str], int]:
        """The streams that got entries after a position of the journal, and its last position."""
        return news_of(self.journal, after)

    def person(self, entry: str) -> Any:
        """Who stands behind an entry."""
        return self.festival.person(entry)

    def standing(self, nomination: str, entry: str) -> Stand:
        """Where an entry stands with the admission to a nomination."""
        return self.festival.standing(nomination, entry)

    def survey(self) -> Survey:
        """The same for many at once."""
        return Survey(self.festival, (*self.streams("inspection"), *self.streams("admission")))

    @property
    def library(self) -> Library:
        """The rules in force, by the hash of their text."""
        return self.festival.facts.library

    @property
    def played(self) -> Played | None:
        """The rules of the game that is played here."""
        return self.game.played

    def _name(self, entry: str) -> str | None:
        found = self.festival.person(entry)
        return found.shown if found is not None else None

    def presence(self) -> Mapping[str, Presence]:
        """Every device that has been heard of."""
        return self.attendance.everywhere()

    def told(self, stream: str) -> Told | None:
        """A contest with its log and its words; None where it was never opened."""
        return self._scenes.told(stream) if kind_of(stream) == "contest" else None

    def tell(self, stream: str, what: Note | Refusal) -> tuple[Said, tuple[Reason, ...]]:
        """What a command for this stream is answered, in the words of its contest or inspection where it is one."""
        contest = self.told(stream)
        refusal = what if isinstance(what, Refusal) else Refusal(what.code, what.args, what.cites)
        if kind_of(stream) == "inspection" and (judged := self.festival.facts.inspections.get(stream)) is not None:
            return refusal_said(refusal, GearSayer(judged.gear, None, self._names))
        return refusal_said(refusal, contest.sayer if contest is not None else None, self._names)

    # Life

    async def start(self) -> None:
        """Fold the journal, begin to serve."""
        gc.set_threshold(*COLLECT)
        self._loop = asyncio.get_running_loop()
        self.lanes = Lanes(THREADS)
        self.passage = Passage(self.lanes, self.desk, self.reception)
        self.hub = Hub(self.epoch, want=self._renderer.want, leave=self._renderer.leave, drop=self._renderer.drop)
        await self.lanes.run("desk", self._catch_up)
        self._renderer.start()
        self.plan()
        self._watch = self._loop.create_task(self._keep_watch())

    async def stop(self) -> None:
        """Answer what has been asked, tell who is connected, then stop."""
        self.stopping = True
        if self._watch is not None:
            self._watch.cancel()
        if self._timer is not None:
            self._timer.cancel()
        await self.passage.drain()
        await self.lanes.close()
        for connection in tuple(self.connections):
            connection.close()
        for reader in tuple(self.readers):
            reader.tell({"type": "http.response.body", "body": b"", "more_body": False})
        await asyncio.to_thread(self._renderer.stop)
        await asyncio.to_thread(self.desk.save)
        await asyncio.to_thread(self.game.desk.save)
        if self._company is not None:
            await asyncio.to_thread(self._company.leave)

    def on_people(self, callback: Callable[[], None]) -> Callable[[], None]:
        """Call `callback` on the event loop when devices have changed (paired, moved, revoked); the answer ends that."""
        self._changed.add(callback)
        return lambda: self._changed.discard(callback)

    def _catch_up(self) -> None:
        self.desk.catch_up()
        self.game.desk.catch_up()
        self.game.advance()
        self.reception.catch_up()
        self._position = self.desk.position

    # What happens

    def woken(self) -> None:
        """There are new entries in the journal. From any thread; returns at once."""
        self._renderer.poke()

    def touch(self, topics: Iterable[str]) -> None:
        """These topics show something that no journal entry tells of."""
        self._renderer.touch(topics)

    def touch_presence(self) -> None:
        """A device has come or gone: show it."""
        if self.attendance.changed(self.now()):
            self.touch(self._presence_topics())

    def time_passed(self) -> None:
        """The clock was moved on: carry out what has become due meanwhile. Blocks; from any thread but the loop's."""

        async def fire() -> None:
            await self.lanes.run("clock", self._advance)
            self.woken()
            self.plan()

        asyncio.run_coroutine_threadsafe(fire(), self._loop).result()

    def _advance(self) -> None:
        """Let pass what is due by now, in the event and in its game."""
        self.desk.advance(self.now())
        self.game.advance()

    def plan(self) -> None:
        """Fire the next deadline at its instant. On the event loop."""
        due = min((one for one in (self.desk.next_due(), self.game.next_due()) if one is not None), default=None)
        if due == self._due and self._timer is not None:
            return
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._due = due
        if due is not None and not self.stopping:
            self._timer = self._loop.call_later(max(SOONEST, (due - self.now()) / 1000), self._fire)

    def _fire(self) -> None:
        self._timer = None
        if self._due is not None and self._due > self.now():
            self.plan()  # the timer of the loop was a little early
            return
        try:
            self.lanes.submit("clock", self._advance, self._fired)
        except Full:
            self._timer = self._loop.call_later(RECHECK, self._fire)

    def _fired(self, fired: Any, error: BaseException | None) -> None:
        if error is not None:
            self.fault(error, "deadlines")
            self._timer = self._loop.call_later(RECHECK, self._fire)
            return
        self.woken()
        self.plan()

    def _follow(self) -> Iterable[str]:
        """The topics that entries new since the last time have changed. In the renderer's thread."""
        streams: dict[str, None] = {}
        while entries := self.journal.tail(self._position):
            streams.update((entry.stream, None) for entry in entries)
            self._position = entries[-1].position
        if "devices" in streams:
            self._loop.call_soon_threadsafe(self._people)
        if streams:
            self._loop.call_soon_threadsafe(self.plan)
        return {topic for stream in streams for topic in self._scenes.changed(stream)}

    def scene(self, topic: str) -> Any:
        """The scene of a topic; None if there is no such thing."""
        return self._scenes.build(topic)

    def _presence_topics(self) -> Iterable[str]:
        rings = self.look("programme").rings
        return (
            "board",
            "devices",
            "game/phones",
            *(f"ring/{ring}/console" for ring in rings),
            *(f"ring/{ring}/devices" for ring in rings),
        )

    def _publish(self, updates: list[Update]) -> None:
        self._renderer.sending()
        self._loop.call_soon_threadsafe(self._send, updates)

    def _send(self, updates: list[Update]) -> None:
        began = time.monotonic()
        try:
            self.hub.publish(updates)
        finally:
            self._renderer.sent(time.monotonic() - began)

    def _people(self) -> None:
        for callback in tuple(self._changed):
            callback()

    def fault(self, error: BaseException, where: str) -> None:
        """Something went wrong that holds up nothing else: it is logged and shown on the chief's board."""
        detail = f"{type(error).__name__}: {error}"[:300]
        new = self.note_fault(Note("wire-fault-at", {"where": where[:100], "detail": detail}))
        # a database that is gone fails each second: where it happened is told once, and not for as long as it lasts
        log.error("fault in %s: %s", where, detail, exc_info=error if new else None)

    def note_fault(self, what: Note) -> bool:
        """Show a line among the faults of the server; false if it stands there already."""
        line = said(what)
        if line in self.faults:  # what goes wrong again each second must not push out the rest
            return False
        self.faults = (*self.faults, line)[-FAULTS:]
        self.touch(("board",))
        return True

    async def _keep_watch(self) -> None:
        while True:
            await asyncio.sleep(RECHECK)
            try:
                self._look_after()
            except Full:  # too much waits at this moment: the next second will do
                self._meeting = False
            except Exception as error:  # the watch goes on, whatever was wrong in this second
                self.fault(error, "keeping watch")
            self._beat()

    def _look_after(self) -> None:
        jump = self.clock.jumped()
        if jump:
            log.warning("the wall clock has jumped by %d ms; the server's time goes on as before", jump)
            self.note_fault(Note("wire-fault-clock", {"seconds": f"{jump / 1000:+.1f}"}))
        if not self._meeting:
            self._meeting = True
            self.lanes.submit("clock", self._look_around, self._looked)
        self.plan()

    def _look_around(self) -> None:
        """Follow what other processes have done, and hear which devices they hear. In a lane: it waits for the scenes."""
        now = self.now()
        self._new_minute()
        self._advance()
        if self._company is not None:
            self.attendance.told(self._company.meet(now, self.attendance.here()))

    def _looked(self, done: Any, error: BaseException | None) -> None:
        self._meeting = False
        if error is not None:
            self.fault(error, "looking around")
        self.touch_presence()
        self.plan()

    def _new_minute(self) -> None:
        """Expected times and delays are reckoned anew from time to time, though nothing happens."""
        minute = self.now() // EVERY
        if minute != self._minute:
            self._minute = minute
            self.touch(self._scenes.topics())

    def _beat(self) -> None:
        """Keep event streams open; end connections that say nothing."""
        now = time.monotonic()
        for connection in tuple(self.connections):
            if now - connection.heard > IDLE:
                connection.close()
        if now - self._beaten >= HEARTBEAT_EVERY:
            self._beaten = now
            for reader in tuple(self.readers):
                if not reader.waiting:
                    reader.tell(HEARTBEAT)
