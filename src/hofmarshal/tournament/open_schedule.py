"""The schedule of a nomination's open bouts on its rings, as far as they are known: expected times with their spread."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from hofmarshal.rules.notes import Note
from hofmarshal.tournament.schedule import Bout, Duration, plan
from hofmarshal.tournament.state import Settings
from hofmarshal.tournament.withdrawal import PlannedBout

SPREAD = 4
"""The standard deviation of a bout's length is a fourth of it, until an event has measured its own."""


class Expected(msgspec.Struct, frozen=True, kw_only=True):
    """A bout on its ring: start and end in seconds from the next call on, and the standard deviation of the start."""

    bout: str
    ring: str
    red: str
    blue: str
    start: int
    end: int
    spread: int


class RingSchedule(msgspec.Struct, frozen=True, kw_only=True):
    """The open bouts by expected start, and those that cannot be held, with the reason."""

    rings: tuple[str, ...]
    duration: int
    rest: int
    bouts: tuple[Expected, ...]
    problems: tuple[Note, ...] = ()


def rings_of(settings: Settings) -> tuple[str, ...]:
    """The names of the rings: as given, or 1, 2, 3, … of so many; each once."""
    given = settings.rings
    return tuple(map(str, range(1, given + 1))) if isinstance(given, int) else tuple(dict.fromkeys(given))


def open_schedule(settings: Settings, bouts: Sequence[PlannedBout]) -> RingSchedule | None:
    """The bouts on the rings: nobody twice at once, everyone rests between his bouts. None where no ring is named."""
    rings = rings_of(settings)
    if not rings:
        return None
    length = Duration(settings.duration * 1000, settings.duration * 1000 // SPREAD)
    made = plan([Bout(b.bout, b.red, b.blue, b.group) for b in bouts], rings, length, rest=settings.rest * 1000)
    who = {bout.bout: bout for bout in bouts}
    return RingSchedule(
        rings=rings,
        duration=settings.duration,
        rest=settings.rest,
        bouts=tuple(
            Expected(
                bout=slot.bout,
                ring=slot.ring,
                red=who[slot.bout].red,
                blue=who[slot.bout].blue,
                start=slot.start // 1000,
                end=slot.end // 1000,
                spread=slot.spread // 1000,
            )
            for slot in made.slots
        ),
        problems=made.problems,
    )
