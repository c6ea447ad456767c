"""Which bout on which ring and about when: greedy list scheduling, and a new forecast from what really happened.

Nobody is in two bouts at once, everyone rests between bouts, and a bout waits for those it depends on. Whoever has
the longest way still to go comes first. All times are milliseconds.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from heapq import heapify, heappop, heappush
from math import isqrt

import msgspec

from hofmarshal.rules.notes import Note

PRIOR = 8
"""How many real bouts the expected duration given beforehand is worth, when durations are learned."""


class Duration(msgspec.Struct, frozen=True):
    """How long a bout holds its ring, from one call to the next: the mean and the standard deviation (`spread`)."""

    mean: int
    spread: int = 0


class Bout(msgspec.Struct, frozen=True):
    """A bout to be scheduled. `depends_on`: bouts that must be over; `ring`: the only ring it may have, "" any.

    A side that is not known yet is "" (it is known when the bouts depended on are over). `duration` is that of the
    plan unless given.
    """

    bout: str
    red: str = ""
    blue: str = ""
    group: str = ""
    depends_on: tuple[str, ...] = ()
    ring: str = ""
    duration: Duration | None = None


class Slot(msgspec.Struct, frozen=True):
    """A place in the schedule: expected start and end, and the standard deviation of the start (0: it has begun)."""

    bout: str
    ring: str
    start: int
    end: int
    spread: int = 0


class Actual(msgspec.Struct, frozen=True):
    """What really happened to a bout: its ring, when it began, and when it ended (None: it is running)."""

    ring: str
    start: int
    end: int | None = None


class Plan(msgspec.Struct, frozen=True):
    """A schedule by expected start, what could not be scheduled and why, and what it was made from."""

    slots: tuple[Slot, ...]
    problems: tuple[Note, ...]
    bouts: tuple[Bout, ...]
    rings: tuple[str, ...]
    duration: Duration
    rest: int


def plan(bouts: Iterable[Bout], rings: Sequence[str], duration: Duration, *, rest: int = 0, start: int = 0) -> Plan:
    """A schedule from `start` on. `rest`: the least time between two bouts of one fighter.

    Bouts that can never be held (they wait for each other, for a bout that does not exist, or for a ring that does
    not) are not in it; a note says which.
    """
    bouts = tuple(bouts)
    order = _Dispatcher(bouts, tuple(rings), duration, rest, start).run()
    forecast = _Forecast(duration, rest, start)
    by_id = {bout.bout: bout for bout in bouts}
    slots = tuple(sorted((forecast.next(by_id[bout], ring) for bout, ring in order), key=_by_start))
    held = {bout for bout, _ in order}
    problems = tuple(_problem(bout, rings, by_id) for bout in bouts if bout.bout not in held)
    return Plan(slots, problems, bouts, tuple(rings), duration, rest)


def update(before: Plan, actual: Mapping[str, Actual], now: int, *, learn: bool = True) -> Plan:
    """The same rings and order with new times: what has happened is certain, the rest follows from it, none before now.

    A running bout ends when expected, or now if that has passed. With `learn` the lengths of the bouts that are over
    correct the expected duration (the one given counts as `PRIOR` bouts).
    """
    mean = learned(before.duration, [a.end - a.start for a in actual.values() if a.end is not None])
    forecast = _Forecast(mean if learn else before.duration, before.rest, now)
    slots: list[Slot] = []
    by_id = {bout.bout: bout for bout in before.bouts}
    happened = sorted((bout for bout in actual if bout in by_id), key=lambda bout: (actual[bout].start, bout))
    slots.extend(forecast.fixed(by_id[bout], actual[bout]) for bout in happened)
    slots.extend(forecast.next(by_id[s.bout], s.ring) for s in before.slots if s.bout not in actual)
    return msgspec.structs.replace(before, slots=tuple(sorted(slots, key=_by_start)))


def learned(expected: Duration, lengths: Sequence[int]) -> Duration:
    """The expected duration after bouts of these lengths; the spread stays."""
    mean = (expected.mean * PRIOR + sum(lengths)) // (PRIOR + len(lengths))
    return Duration(mean, expected.spread)


def _by_start(slot: Slot) -> tuple[int, str, str]:
    return (slot.start, slot.ring, slot.bout)


def _problem(bout: Bout, rings: Sequence[str], known: Mapping[str, Bout]) -> Note:
    if not rings or (bout.ring and bout.ring not in rings):
        return Note("tournament-schedule-no-ring", {"bout": bout.bout, "ring": bout.ring if rings else "empty"})
    missing = [other for other in bout.depends_on if other not in known]
    waits = ", ".join(missing or bout.depends_on)
    return Note("tournament-schedule-waits", {"bout": bout.bout, "waits": waits})


def _fighters(bout: Bout) -> tuple[str, ...]:
    return tuple(fighter for fighter in (bout.red, bout.blue) if fighter)


class _Forecast:
    """Times of bouts taken one after another: what each waits for last decides its start and how sure that is."""

    def __init__(self, duration: Duration, rest: int, floor: int) -> None:
        self.duration, self.rest, self.floor = duration, rest, floor
        self.ends: dict[tuple[str, str], tuple[int, int]] = {}  # (kind, who) -> (end, its variance)

    def next(self, bout: Bout, ring: str) -> Slot:
        """A bout that has not begun: after its ring, its fighters (and their rest) and the bouts it depends on."""
        length = bout.duration or self.duration
        waits = [(self.floor, 0), self.ends.get(("ring", ring), (self.floor, 0))]
        waits += [self.ends[key] for key in (("bout", other) for other in bout.depends_on) if key in self.ends]
        known = (self.ends.get(("fighter", fighter)) for fighter in _fighters(bout))
        waits += [(end + self.rest, variance) for end, variance in (k for k in known if k is not None)]
        start, variance = max(waits)
        return self._keep(bout, ring, start, start + length.mean, isqrt(variance), variance + length.spread**2)

    def fixed(self, bout: Bout, actual: Actual) -> Slot:
        """A bout that is over or running."""
        if actual.end is not None:
            return self._keep(bout, actual.ring, actual.start, actual.end, 0, 0)
        length = bout.duration or self.duration
        end = max(self.floor, actual.start + length.mean)
        return self._keep(bout, actual.ring, actual.start, end, 0, length.spread**2)

    def _keep(self, bout: Bout, ring: str, start: int, end: int, spread: int, variance: int) -> Slot:
        for key in (("ring", ring), ("bout", bout.bout), *(("fighter", f) for f in _fighters(bout))):
            self.ends[key] = max(self.ends.get(key, (end, variance)), (end, variance))
        return Slot(bout.bout, ring, start, end, spread)


class _Dispatcher:
    """Gives each free ring the most urgent bout whose fighters are free, moment by moment."""

    def __init__(self, bouts: tuple[Bout, ...], rings: tuple[str, ...], duration: Duration, rest: int, at: int) -> None:
        self.bouts, self.duration, self.rest = bouts, duration, rest
        self.ring_free = dict.fromkeys(rings, at)
        self.free: dict[str, int] = {}
        self.load: dict[str, int] = {}
        for bout in bouts:
            for fighter in _fighters(bout):
                self.load[fighter] = self.load.get(fighter, 0) + self.length(bout) + rest
        self.followers: dict[str, list[int]] = {}
        for index, bout in enumerate(bouts):
            for other in set(bout.depends_on):
                self.followers.setdefault(other, []).append(index)
        self.missing = [len(set(bout.depends_on)) for bout in bouts]
        self.not_before = [at] * len(bouts)
        self.tail = self._tails()
        self.ready: dict[str, list[tuple[int, int]]] = {ring: [] for ring in ("", *rings)}
        usable = (index for index, bout in enumerate(bouts) if bout.ring in self.ready and not bout.depends_on)
        self.waiting = [(at, index) for index in usable]
        heapify(self.waiting)

    def length(self, bout: Bout) -> int:
        return (bout.duration or self.duration).mean

    def _tails(self) -> list[int]:
        """How long the longest chain of bouts is that waits for each bout; a circle of bouts has none."""
        tails = [0] * len(self.bouts)
        open_followers = [len(self.followers.get(bout.bout, ())) for bout in self.bouts]
        index_of = {bout.bout: index for index, bout in enumerate(self.bouts)}
        stack = [index for index, count in enumerate(open_followers) if not count]
        while stack:
            index = stack.pop()
            for other in (index_of[o] for o in set(self.bouts[index].depends_on) if o in index_of):
                tails[other] = max(tails[other], tails[index] + self.length(self.bouts[index]))
                open_followers[other] -= 1
                if not open_followers[other]:
                    stack.append(other)
        return tails

    def run(self) -> list[tuple[str, str]]:
        """Bouts with their rings, in the order they are given out."""
        order: list[tuple[str, str]] = []
        now = min((free for free in self.ring_free.values()), default=0)
        while self.ring_free and (self.waiting or any(self.ready.values())):
            now = max(now, self._next_moment())
            while self.waiting and self.waiting[0][0] <= now:
                _, index = heappop(self.waiting)
                heappush(self.ready[self.bouts[index].ring], (-self._urgency(index), index))
            for ring, free in self.ring_free.items():
                if free <= now and (chosen := self._choose(ring, now)) is not None:
                    order.append((self.bouts[chosen].bout, ring))
                    self._hold(chosen, ring, now)
        return order

    def _next_moment(self) -> int:
        """When something may change: a waiting bout can be held, or a ring for which bouts are ready is free."""
        anywhere = bool(self.ready[""])
        rings = [free for ring, free in self.ring_free.items() if anywhere or self.ready[ring]]
        return min([*rings, *(moment for moment, _ in self.waiting[:1])])

    def _choose(self, ring: str, now: int) -> int | None:
        """The most urgent bout for a ring; those whose fighters are not free yet go back to waiting."""
        while True:
            heap = min((h for h in (self.ready[ring], self.ready[""]) if h), default=None, key=lambda h: h[0])
            if heap is None:
                return None
            urgency, index = heappop(heap)
            possible = max([self.not_before[index], *(self.free.get(f, now) for f in _fighters(self.bouts[index]))])
            if possible > now:
                heappush(self.waiting, (possible, index))
            elif -urgency != self._urgency(index):
                heappush(heap, (-self._urgency(index), index))
            else:
                return index

    def _urgency(self, index: int) -> int:
        return self.tail[index] + max((self.load[fighter] for fighter in _fighters(self.bouts[index])), default=0)

    def _hold(self, index: int, ring: str, now: int) -> None:
        """Give the bout this ring now."""
        bout = self.bouts[index]
        end = now + self.length(bout)
        self.ring_free[ring] = end
        for fighter in _fighters(bout):
            self.free[fighter] = end + self.rest
            self.load[fighter] -= self.length(bout) + self.rest
        for follower in self.followers.get(bout.bout, ()):
            self.missing[follower] -= 1
            self.not_before[follower] = max(self.not_before[follower], end)
            if not self.missing[follower] and self.bouts[follower].ring in self.ready:
                heappush(self.waiting, (self.not_before[follower], follower))
