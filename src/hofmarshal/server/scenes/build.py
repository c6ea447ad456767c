"""Builds the scene of every topic from the world, and tells which topics an entry of a stream changes."""

from __future__ import annotations

import threading
from collections.abc import Iterable, Iterator
from functools import cache
from operator import is_
from weakref import WeakKeyDictionary, ref

from hofmarshal.contest.panel import first_side
from hofmarshal.contest.state import Contest
from hofmarshal.desk.event_programme import nomination_stream
from hofmarshal.server.device_acts import State as Devices
from hofmarshal.server.event import field_of
from hofmarshal.server.scenes import console
from hofmarshal.server.scenes.admission import LISTS, OWN, Admissions
from hofmarshal.server.scenes.captain import Captains
from hofmarshal.server.scenes.contest import Told, told
from hofmarshal.server.scenes.entries import Entries
from hofmarshal.server.scenes.game import OWN as OF_A_GAME
from hofmarshal.server.scenes.game import Games
from hofmarshal.server.scenes.game import changed as game_changed
from hofmarshal.server.scenes.halls import Halls
from hofmarshal.server.scenes.judges import judges_scene
from hofmarshal.server.scenes.model import ConsoleScene, Scene
from hofmarshal.server.scenes.office import board_scene, devices_scene, medic_scene
from hofmarshal.server.scenes.proposals import proposals_of
from hofmarshal.server.scenes.protests import TOPICS, Protests
from hofmarshal.server.scenes.public import Ground, Public
from hofmarshal.server.scenes.rings import Ring, ring_scene, rings_scene
from hofmarshal.server.scenes.schedule import Board
from hofmarshal.server.scenes.setting_up import event_scene
from hofmarshal.server.scenes.typed import typed_first
from hofmarshal.server.scenes.world import World
from hofmarshal.tournament import nomination, programme
from hofmarshal.tournament.programme_words import Opened
from hofmarshal.tournament.queue import (
    OVER,
    Fought,
    Planned,
    Waiting,
    behind,
    expected,
    fought,
    open_bouts,
    waiting,
)

EVERY = 60_000
"""How often expected times are reckoned anew, in ms."""

DONE = ("announced", "final")

Weight = tuple[str, int | None, int | None]
"""What the queues rest on of a contest: whether it waits, is on or is over, since when and until when."""


class Scenes:
    """The scenes of one world; what was built last is kept, so that one more tap costs little.

    Safe to use from several threads. `changed` must hear of every stream that got entries.
    """

    def __init__(self, world: World) -> None:
        self._world = ref(world)
        self._lock = threading.RLock()
        self._programme = programme.State()
        self._contests: dict[str, Contest] = {}
        self._dirty: set[str] = set()
        self._told: dict[str, Told] = {}
        self._open: dict[str, tuple[nomination.State, tuple[Planned, ...]]] = {}
        self._queues: dict[str, tuple[Waiting, ...]] = {}
        self._queued: tuple[object, ...] = ()
        self._states: dict[str, nomination.State] = {}
        self._past: dict[str, Fought] = {}
        self._at: dict[str, dict[str, Fought]] = {}
        self._weights: dict[str, Weight] = {}
        self._heard: dict[str, Weight] = {}
        self._turn = 0
        self._public = Public()
        self._halls = Halls(world)
        self._entries = Entries(world)
        self._admissions = Admissions(world)
        self._board = Board()
        self._protests = Protests()
        self._games = Games()
        self._captains = Captains()

    @property
    def world(self) -> World:
        """Whose scenes these are. Raises `RuntimeError` once it is gone."""
        world = self._world()
        if world is None:
            raise RuntimeError("the world is gone")
        return world

    # What is asked

    def build(self, topic: str) -> Scene | None:
        """The scene of a topic; None for one there is not."""
        with self._lock:
            self._refresh()
            if topic.partition("/")[0] in LISTS:
                return self._admissions.scene(topic, self._programme)
            if topic.startswith("captain/"):
                self._nominations()
                return self._captains.scene(self._ground(), topic.partition("/")[2], self._tell)
            if topic.partition("/")[0] == "game":
                return self._games.scene(self.world, topic)
            return self._scene(topic)

    def changed(self, stream: str) -> tuple[str, ...]:
        """The topics that an entry in this stream changes."""
        with self._lock:
            kind = stream.partition("/")[0]
            if kind in OF_A_GAME:
                return game_changed(self.world, stream)
            public = (*self._public.changed(self.world, kind, stream), *self._entries.changed(kind))
            public = (*public, *self._protests.changed(self.world, kind, stream), *self._admissions.changed(stream))
            public = (*public, *self._captains.changed(self.world, kind, stream))
            if kind == "contest":
                self._dirty.add(stream)
                return (*self._of_contest(stream), *public, *(("schedule",) if self._weighs(stream) else ()))
            rings = self._state().rings
            of_nomination = self._halls.changed(stream, self._state())
            if kind in OWN:
                return (*public, *(f"ring/{ring}/console" for ring in rings))
            if kind == "devices":
                own = (f"ring/{ring}/{what}" for ring in rings for what in ("console", "devices"))
                return ("devices", "board", "game/phones", *own, *public, *self._games.proposals.changed(self.world))
            if kind == "floor":
                own = (t for ring in rings for t in (f"ring/{ring}", f"ring/{ring}/console"))
                return ("board", "medic", *own, *public)
            own = (t for ring in rings for t in (f"ring/{ring}", f"ring/{ring}/console", f"ring/{ring}/judges"))
            # somebody may be called otherwise now
            named = ("game/masters", "game/ledger") if kind == "programme" else ()
            return ("rings", "board", "medic", "schedule", "event", *own, *of_nomination, *public, *named)

    def topics(self) -> tuple[str, ...]:
        """Every topic there is now."""
        with self._lock:
            rings = self._state().rings
            own = (f"ring/{ring}{what}" for ring in rings for what in ("", "/console", "/devices", "/judges"))
            more = (*self._halls.topics(self._state()), *self._public.topics(self.world), *self._entries.topics())
            more = (*more, *self._admissions.topics(), *self._captains.topics(), *self._games.topics(self.world))
            return ("rings", "board", "medic", "devices", "schedule", "event", *TOPICS, *own, *more)

    def told(self, stream: str) -> Told | None:
        """A contest with its log; None where it was never opened."""
        with self._lock:
            self._refresh()
            return self._tell(stream)

    def queues(self) -> dict[str, tuple[Waiting, ...]]:
        """The bouts that wait at each ring, in their order, as they are now."""
        with self._lock:
            self._refresh()
            return dict(self._queues)

    # What is kept

    def _state(self) -> programme.State:
        found: programme.State = self.world.look(programme.STREAM)
        return found

    def _of_contest(self, stream: str) -> Iterator[str]:
        opened = programme.opening(self._state(), stream)
        if opened is None:
            return
        yield from (f"ring/{opened.ring}", f"ring/{opened.ring}/console", f"ring/{opened.ring}/judges", "rings")

    def _refresh(self) -> None:
        """Look at what may have changed: the programme, and every contest that is not over or was told to have changed."""
        before, self._programme = self._programme, self._state()
        if before.people is not self._programme.people or before.erased is not self._programme.erased:
            self._told.clear()
        for stream in self._programme.opened:
            old = self._contests.get(stream)
            if old is None or old.phase not in OVER or stream in self._dirty:
                self._look_at(stream, old)
        self._dirty.clear()
        self._queue()

    def _look_at(self, stream: str, old: Contest | None) -> None:
        """Take a contest as it is now, and note whether the queues must be reckoned anew for it."""
        state: Contest = self.world.look(stream)
        if state is old:
            return
        self._contests[stream] = state
        before = self._past.pop(stream, None)
        if before is not None:
            self._at[before.ring].pop(stream, None)
        now = fought(self._programme, stream, state)
        if now is not None:
            self._past[stream] = self._at.setdefault(now.ring, {})[stream] = now
        weight = _weight(state, now)
        if self._weights.get(stream) != weight:
            self._weights[stream] = weight
            self._turn += 1

    def _weighs(self, stream: str) -> bool:
        """Whether what has happened in a contest changes the queues: most taps do not, and the board is not told of them."""
        listed = self._state()
        if stream not in listed.opened:
            return False
        state: Contest = self.world.look(stream)
        before, now = self._heard.get(stream), _weight(state, fought(listed, stream, state))
        self._heard[stream] = now
        return now != before

    def _nominations(self) -> dict[str, nomination.State]:
        """The nominations' states; one that says the same as before is the same object."""
        for name in self._programme.nominations:
            now, before = self.world.look(nomination_stream(name)), self._states.get(name)
            if now is not before and now != before:
                self._states[name] = now
        return self._states

    def _queue(self) -> None:
        """The queues, reckoned anew when something they rest on has changed, or a minute has passed."""
        states = self._nominations()
        minute = self.world.now() // EVERY
        rests = (self._turn, minute, self._programme, *states.values())
        # the very objects, which are held on to: the address of one that is gone may be another's by now
        same = len(rests) == len(self._queued) and rests[:2] == self._queued[:2]
        if same and all(map(is_, rests[2:], self._queued[2:])):
            return
        phases = {stream: one.phase for stream, one in self._contests.items()}
        planned = {name: self._open_bouts(name, state) for name, state in states.items()}
        again = {
            name: frozenset(bout for bout, one in state.bouts.items() if one.again) for name, state in states.items()
        }
        queues = waiting(self._programme, planned, again, phases)
        self._queues = expected(queues, self._past.values(), self.world.now())
        self._queued = rests

    def _open_bouts(self, name: str, state: nomination.State) -> tuple[Planned, ...]:
        kept = self._open.get(name)
        if kept is None or kept[0] is not state:
            kept = self._open[name] = (state, open_bouts(state))
        return kept[1]

    def _tell(self, stream: str) -> Told | None:
        opened: Opened | None = programme.opening(self._programme, stream)
        state = self._contests.get(stream)
        if opened is None or state is None:
            return None
        found = self._told[stream] = told(self.world, opened, state, self._told.get(stream))
        return found

    def _ring(self, ring: str) -> Ring:
        here = tuple(self._at.get(ring, {}).values())
        on = max(here, key=lambda one: (one.phase not in DONE, one.start), default=None)
        queue = self._queues.get(ring, ())
        late = behind(here, queue[0] if queue else None, self.world.now())
        done = sum(one.phase in OVER for one in here)
        return Ring(ring, self._tell(on.stream) if on is not None else None, queue, late, done)

    def _ground(self) -> Ground:
        """What the public scenes are built from."""
        return Ground(
            world=self.world, programme=self._programme, states=self._states, contests=self._contests,
            queues=self._queues, ring=cache(self._ring),
        )  # fmt: skip

    # Scenes

    def _scene(self, topic: str) -> Scene | None:
        head, _, rest = topic.partition("/")
        if head == "ring":
            return self._of_ring(*rest.partition("/")[::2])
        if topic in TOPICS:
            return self._protests.scene(topic, self.world, self._programme, self._nominations())
        if head == "public":
            return self._public.scene(self._ground(), rest)
        if head in ("nomination", "nominations"):
            return self._halls.scene(topic, self._programme)
        match topic:
            case "entries":
                return self._entries.scene(self._programme)
            case "rings":
                rings = tuple(self._ring(ring) for ring in self._programme.rings)
                return rings_scene(self.world, self._programme, rings)
            case "board":
                return board_scene(self.world, self._programme, self._nominations())
            case "medic":
                return medic_scene(self.world, self._programme, self._nominations())
            case "devices":
                return devices_scene(self.world)
            case "event":
                return event_scene(self.world, self._programme, self._nominations())
            case "schedule":
                past = self._past.values()
                return self._board.scene(self.world, self._programme, self._queues, past, self._queued)
        return None

    def _of_ring(self, ring: str, what: str) -> Scene | None:
        if ring not in self._programme.rings:
            return None
        match what:
            case "":
                return ring_scene(self.world, self._programme, self._ring(ring))
            case "console":
                return self._console(ring)
            case "devices":
                return devices_scene(self.world, ring)
            case "judges":
                return judges_scene(ring, self._ring(ring).on, field_of(self._programme, ring))
        return None

    def _console(self, ring: str) -> ConsoleScene:
        found = self._ring(ring)
        devices: Devices = self.world.look("devices")
        seats = console.seats_of(self.world, devices, ring)
        following = found.queue[0].stream if found.queue else ""
        first = found.queue[0] if found.queue else None
        opened = self._tell(first.stream) if first is not None else None
        cannot_call = console.call_reasons(self.world, self._programme, first, opened)
        scene = ConsoleScene(
            ring=ring, next=following, seats=seats, proposals=proposals_of(devices, ring, self._tell),
            cannot_call=cannot_call,
        )  # fmt: skip
        if found.on is None:
            return scene
        state = found.on.state
        taps = console.taps_of(state, found.on.sayer, {one.seat: one.name for one in seats if one.name})
        return ConsoleScene(
            ring=ring,
            stream=found.on.opened.stream,
            number=len(state.history),
            next=following,
            moments=taps.moments,
            late=taps.late,
            breaches=taps.breaches,
            first=first_side(state),
            rulings=console.rulings_of(found.on),
            cannot_call=cannot_call,
            cannot_start=console.start_reasons(found.on),
            ladder=console.ladder_of(found.on),
            seats=seats,
            proposals=scene.proposals,
            claims=console.claims_of(found.on),
            typed=typed_first(self.world, found.on),
        )


def _weight(state: Contest, now: Fought | None) -> Weight:
    stands = state.phase if state.phase == "scheduled" else "over" if state.phase in OVER else "on"
    return (stands, now.start if now is not None else None, now.end if now is not None else None)


_SCENES: WeakKeyDictionary[World, Scenes] = WeakKeyDictionary()
_GUARD = threading.Lock()


def scenes(world: World) -> Scenes:
    """The scenes of a world."""
    with _GUARD:
        found = _SCENES.get(world)
        if found is None:
            found = _SCENES[world] = Scenes(world)
        return found


def build(world: World, topic: str) -> Scene | None:
    """The scene of a topic; None for one there is not."""
    return scenes(world).build(topic)


def affected(world: World, stream: str) -> Iterable[str]:
    """The topics that an entry in this stream changes. It must be told of every stream that gets entries."""
    return scenes(world).changed(stream)
