"""Who is on, on deck and in the hole at each ring, and about when: derived, never stored."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

import msgspec

from hofmarshal.contest import events as ev
from hofmarshal.contest.state import Contest
from hofmarshal.rules.block import Text
from hofmarshal.tournament import nomination
from hofmarshal.tournament.programme import State, contest_stream, last_attempt, rings_of
from hofmarshal.tournament.schedule import Actual, Bout, Duration, Plan, Slot, learned, update
from hofmarshal.tournament.tables import view
from hofmarshal.tournament.withdrawal import PlannedBout

OVER = ("signed", "announced", "final")
UNDER_WAY = ("called", "ready", "running", "halted", "round-over", "decided")

LENGTH = 300_000
"""Milliseconds from call to call where no nomination says otherwise."""

SPREAD = 4
"""The standard deviation of a bout's length is a fourth of it, until an event has measured its own."""


class Waiting(msgspec.Struct, frozen=True, kw_only=True):
    """A bout that waits to be called; `expected` is the instant it should be, give or take `spread` ms, `end` its end."""

    stream: str
    nomination: str
    title: Text
    bout: str
    red: str
    blue: str
    ring: str
    stage: str = ""
    group: str = ""
    duration: int = LENGTH
    rest: int = 0
    expected: int | None = None
    spread: int = 0
    end: int | None = None


class Fought(msgspec.Struct, frozen=True):
    """A contest that was called at a ring: when, when it was over (None: it is on), and how long it was to hold the ring."""

    stream: str
    ring: str
    red: str
    blue: str
    start: int
    end: int | None
    phase: str
    duration: int = LENGTH


class Planned(msgspec.Struct, frozen=True):
    """An open bout of a nomination with the place of its group among those of its stage."""

    bout: PlannedBout
    group: int


def open_bouts(state: nomination.State) -> tuple[Planned, ...]:
    """The open bouts of a nomination, stage by stage and group by group."""
    return tuple(
        Planned(bout, index)
        for stage in state.stages.values()
        for index, group in enumerate(view(state, stage).groups)
        for bout in group.open
        if bout.red and bout.blue
    )


def automatic_ring(state: State, name: str, planned: Planned) -> str:
    """The ring of a bout nobody placed: groups are dealt out to the nomination's rings in turn; empty where there is none."""
    return _automatic(rings_of(state, name), planned)


def _automatic(rings: Sequence[str], planned: Planned) -> str:
    return rings[planned.group % len(rings)] if rings else ""


def ring_of(state: State, name: str, stream: str, planned: Planned) -> str:
    """Where a bout is to be fought: as placed by hand, as its group was, or automatically."""
    return _ring(state, by_hand(state), rings_of(state, name), name, stream, planned)


def by_hand(state: State) -> dict[str, str]:
    """The rings of the bouts that were placed by hand."""
    return {stream: ring for ring, bouts in state.placed.items() for stream in bouts}


def _ring(
    state: State, placed: Mapping[str, str], rings: Sequence[str], name: str, stream: str, planned: Planned
) -> str:
    bout = planned.bout
    group = state.groups.get(f"{name}/{bout.stage}/{bout.group}")
    return placed.get(stream) or group or _automatic(rings, planned)


def fought(state: State, stream: str, contest: Contest) -> Fought | None:
    """What a contest did to its ring; None where it was not called yet."""
    if contest.called_at is None:
        return None
    opened = state.opened[stream][-1]
    over = contest.phase in OVER
    end = next((e.t for e in reversed(contest.history) if isinstance(e, ev.Decided)), None) if over else None
    listed = state.nominations.get(opened.nomination)
    length = listed.settings.duration * 1000 if listed is not None else LENGTH
    return Fought(stream, opened.ring, opened.red, opened.blue, contest.called_at, end, contest.phase, length)


def waiting(
    state: State,
    planned: Mapping[str, Sequence[Planned]],
    again: Mapping[str, frozenset[str]],
    phases: Mapping[str, str],
) -> dict[str, tuple[Waiting, ...]]:
    """The bouts that wait at each ring, in their order.

    `planned` are the open bouts by nomination, `again` those voided, to be fought anew; `phases` tells the phase of
    every contest opened (a nomination hears of a result a moment after its signature).
    """
    found: dict[str, list[Waiting]] = {ring: [] for ring in state.rings}
    for one in (*_quick(state, phases), *_planned(state, planned, again, phases)):
        if one.ring in found:
            found[one.ring].append(one)
    return {ring: tuple(_by_hand(state.placed.get(ring, ()), bouts)) for ring, bouts in found.items()}


def _by_hand(placed: Sequence[str], bouts: Sequence[Waiting]) -> Iterator[Waiting]:
    by_stream = {one.stream: one for one in bouts}
    first = [by_stream[stream] for stream in placed if stream in by_stream]
    yield from first
    yield from (one for one in bouts if one not in first)


def _quick(state: State, phases: Mapping[str, str]) -> Iterator[Waiting]:
    for stream, one in state.quick.items():
        if phases.get(stream, "scheduled") == "scheduled":
            ring = next((ring for ring, bouts in state.placed.items() if stream in bouts), one.ring)
            yield Waiting(
                stream=stream,
                nomination="",
                title=one.rules.title,
                bout=one.bout,
                red=one.red,
                blue=one.blue,
                ring=ring,
            )


def _planned(
    state: State,
    planned: Mapping[str, Sequence[Planned]],
    again: Mapping[str, frozenset[str]],
    phases: Mapping[str, str],
) -> Iterator[Waiting]:
    placed = by_hand(state)
    for name, listed in state.nominations.items():
        rings = rings_of(state, name)
        for one in planned.get(name, ()):
            stream = stream_to_call(state, name, one.bout.bout, phases, again=one.bout.bout in again.get(name, ()))
            if not stream:
                continue
            yield Waiting(
                stream=stream,
                nomination=name,
                title=listed.rules.title,
                bout=one.bout.bout,
                red=one.bout.red,
                blue=one.bout.blue,
                ring=_ring(state, placed, rings, name, stream, one),
                stage=one.bout.stage,
                group=one.bout.group,
                duration=listed.settings.duration * 1000,
                rest=listed.settings.rest * 1000,
            )


def stream_to_call(state: State, name: str, bout: str, phases: Mapping[str, str], *, again: bool) -> str:
    """The stream in which an open bout waits to be called; empty while its contest is on or its result on the way."""
    last = last_attempt(state, name, bout)
    if not last or phases.get(last, "scheduled") == "scheduled":
        return last or contest_stream(name, bout)
    if not again or phases[last] not in OVER:
        return ""
    attempts = next(n for n in range(1, len(state.opened) + 2) if contest_stream(name, bout, n) == last)
    return contest_stream(name, bout, attempts + 1)


def expected(
    queues: Mapping[str, Sequence[Waiting]], past: Iterable[Fought], now: int
) -> dict[str, tuple[Waiting, ...]]:
    """The queues with the instants their bouts should be called at, none before now."""
    past = tuple(past)
    every = [one for queue in zip_longest(queues.values()) for one in queue]
    lengths = [one.end - one.start for one in past if one.end is not None]
    planned = {one.duration for one in past} | {one.duration for one in every}
    length = {given: _length(given, lengths) for given in planned}
    bouts = [Bout(one.stream, one.red, one.blue, duration=length[one.duration]) for one in past]
    bouts += [Bout(one.stream, one.red, one.blue, ring=one.ring, duration=length[one.duration]) for one in every]
    slots = tuple(Slot(one.stream, one.ring, 0, 0) for one in every)
    rest = max((one.rest for one in every), default=0)
    before = Plan(slots, (), tuple(bouts), tuple(queues), Duration(LENGTH, LENGTH // SPREAD), rest)
    actual = {one.stream: Actual(one.ring, one.start, one.end) for one in past}
    times = {slot.bout: slot for slot in update(before, actual, now).slots}
    return {
        ring: tuple(
            msgspec.structs.replace(one, expected=slot.start, spread=slot.spread, end=slot.end)
            for one in queue
            for slot in (times[one.stream],)
        )
        for ring, queue in queues.items()
    }


def _length(given: int, lengths: Sequence[int]) -> Duration:
    return learned(Duration(given, given // SPREAD), lengths)


def zip_longest(queues: Iterable[Sequence[Waiting]]) -> Iterator[list[Waiting]]:
    """The first of every queue, then the second, and so on: who is called sooner has his fighters sooner."""
    queues = tuple(queues)
    for index in range(max((len(queue) for queue in queues), default=0)):
        yield [queue[index] for queue in queues if index < len(queue)]


def behind(past: Iterable[Fought], first: Waiting | None, now: int) -> int:
    """How many ms a ring is behind: when its next bout should be called, against its first call and the planned lengths."""
    calls = sorted(one.start for one in past)
    if not calls or first is None:
        return 0
    planned = calls[0] + len(calls) * first.duration
    at = max(now, first.expected if first.expected is not None else now)
    return max(0, at - planned)
