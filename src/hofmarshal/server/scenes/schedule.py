"""The scene of the board of rings: every waiting bout with its forecast, and what would let a ring wait for a fighter."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from hofmarshal.server.scenes.model_schedule import (
    BoardBout,
    BoardNomination,
    BoardOn,
    BoardRing,
    BoardWait,
    ScheduleScene,
)
from hofmarshal.server.scenes.rings import STEP, suspension_of
from hofmarshal.server.scenes.world import World, name_of
from hofmarshal.tournament import programme
from hofmarshal.tournament.queue import OVER, Fought, Waiting, behind, by_hand

STRAIGHT = 120_000
"""A fighter who comes to a bout less than so many ms after his last one comes straight from it."""


class Stay(NamedTuple):
    """A fighter's time in a bout: when it begins and ends, where, which."""

    start: int
    end: int
    ring: str
    stream: str


class Board:
    """The board as it was built last: it stays the same until the queues are reckoned anew."""

    def __init__(self) -> None:
        self._rests: object = None
        self._kept: ScheduleScene | None = None

    def scene(
        self,
        world: World,
        state: programme.State,
        queues: Mapping[str, Sequence[Waiting]],
        past: Iterable[Fought],
        rests: object,
    ) -> ScheduleScene:
        """Topic `schedule`; `rests` is what the queues rest on, the same object as long as they do."""
        if self._kept is None or rests is not self._rests:
            self._kept, self._rests = schedule_scene(world, state, queues, tuple(past)), rests
        return self._kept


def schedule_scene(
    world: World, state: programme.State, queues: Mapping[str, Sequence[Waiting]], past: Sequence[Fought]
) -> ScheduleScene:
    """Every ring with what waits there."""
    now = world.now()
    stays = _stays(queues, past, now)
    placed = by_hand(state)
    on = {one.ring: one for one in past if one.end is None and one.phase not in OVER}
    bouts = {
        one.stream: _bout(one, placed, _wait(one, ahead, stays))
        for ring, queue in queues.items()
        for ahead, one in _with_ahead(queue, _free(on.get(ring), now))
    }
    waiting = [one for queue in queues.values() for one in queue]
    who = dict.fromkeys(entry for one in waiting for entry in (one.red, one.blue))
    who |= dict.fromkeys(entry for one in on.values() for entry in (one.red, one.blue))
    return ScheduleScene(
        event=state.name,
        suspended="" in state.suspended,
        rings=tuple(_ring(state, ring, queues.get(ring, ()), on.get(ring), past, now) for ring in state.rings),
        bouts=bouts,
        groups=dict(state.groups),
        nominations={
            name: BoardNomination(
                title=one.rules.title, rings=one.rings, duration=one.settings.duration * 1000,
                rest=one.settings.rest * 1000, open=sum(wait.nomination == name for wait in waiting),
            )
            for name, one in state.nominations.items()
        },
        people={entry: name_of(world, entry) for entry in who},
    )  # fmt: skip


def _free(on: Fought | None, now: int) -> int:
    """When the bout that is on should be over, as far as is known."""
    return now if on is None else max(now, on.start + on.duration)


def _with_ahead(queue: Sequence[Waiting], free: int) -> Iterator[tuple[int, Waiting]]:
    """Each waiting bout with the instant its ring is free for it."""
    for one in queue:
        yield free, one
        free = one.end or free


def _stays(queues: Mapping[str, Sequence[Waiting]], past: Sequence[Fought], now: int) -> dict[str, list[Stay]]:
    """Where each fighter is when, by the forecast."""
    found: dict[str, list[Stay]] = {}
    for bout in past:
        stay = Stay(bout.start, bout.end if bout.end is not None else _free(bout, now), bout.ring, bout.stream)
        for entry in (bout.red, bout.blue):
            found.setdefault(entry, []).append(stay)
    for one in (one for queue in queues.values() for one in queue):
        for entry in (one.red, one.blue):
            found.setdefault(entry, []).append(Stay(one.expected or 0, one.end or 0, one.ring, one.stream))
    return found


def _wait(one: Waiting, free: int, stays: Mapping[str, Sequence[Stay]]) -> BoardWait | None:
    """For whom the ring would wait, or who comes without a rest."""
    start = one.expected or 0
    before = [
        (stay.end, entry, stay)
        for entry in (one.red, one.blue)
        for stay in stays.get(entry, ())
        if stay.stream != one.stream and stay.start < start
    ]
    if not before:
        return None
    end, entry, stay = max(before)
    idle = max(0, start - free)
    told = -(-idle // STEP) * STEP
    if idle >= STEP and end + one.rest + STEP >= start:
        return BoardWait(
            why="busy" if end > free else "rest", fighter=entry, ring=stay.ring, bout=stay.stream, idle=told
        )
    if start - end < STRAIGHT:
        return BoardWait(why="twice", fighter=entry, ring=stay.ring, bout=stay.stream)
    return None


def _bout(one: Waiting, placed: Mapping[str, str], wait: BoardWait | None) -> BoardBout:
    return BoardBout(
        nomination=one.nomination, stage=one.stage, group=one.group, bout=one.bout, red=one.red, blue=one.blue,
        expected=_minute(one.expected), end=_minute(one.end), spread=_minute(one.spread), placed=one.stream in placed,
        wait=wait,
    )  # fmt: skip


def _minute(at: int | None) -> int:
    """To the whole minute, upwards, so that the board changes only when there is something to say."""
    return -(-(at or 0) // STEP) * STEP


def _ring(
    state: programme.State, ring: str, queue: Sequence[Waiting], on: Fought | None, past: Sequence[Fought], now: int
) -> BoardRing:
    held_up = suspension_of(state, ring)
    here = [one for one in past if one.ring == ring]
    until = _free(on, now)
    last = queue[-1].end if queue else (until if on is not None else None)
    return BoardRing(
        ring=ring, title=state.rings[ring].title, suspended=held_up is not None,
        reason=held_up.reason if held_up is not None else "",
        behind=behind(here, queue[0] if queue else None, now) // STEP * STEP,
        done=sum(one.phase in OVER for one in here), on=_on(state, on, until) if on is not None else None,
        order=tuple(one.stream for one in queue), ends=_minute(last) if last is not None else None,
    )  # fmt: skip


def _on(state: programme.State, on: Fought, until: int) -> BoardOn:
    opened = state.opened[on.stream][-1]
    return BoardOn(
        nomination=opened.nomination, stage=opened.stage, group=opened.group, bout=opened.bout, red=on.red, blue=on.blue,
        since=on.start, until=_minute(until),
    )  # fmt: skip
