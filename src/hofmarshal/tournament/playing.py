"""Plays a nomination from a list of decisions and bouts in their order, and keeps what was refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Protocol

import msgspec

from hofmarshal.rules.notes import Refusal
from hofmarshal.tournament.commands import Command, Compose, Draw, Record, Score
from hofmarshal.tournament.decisions import Decision
from hofmarshal.tournament.events import Event
from hofmarshal.tournament.fold import fold
from hofmarshal.tournament.nomination import State, decide, due, onward_events


class Refused(msgspec.Struct, frozen=True):
    """A decision or result that was not carried out: which, where it stands in its file, and why."""

    what: str
    number: int
    refusal: Refusal


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """What a nomination came to: its state, its events, and what was refused or never reached."""

    state: State
    events: tuple[Event, ...] = ()
    refused: tuple[Refused, ...] = ()
    unreached: tuple[Decision, ...] = ()


class Table(Protocol):
    """Whoever carries commands out: the decider alone, or a desk that also keeps a journal."""

    @property
    def state(self) -> State:
        """The nomination now."""

    @property
    def events(self) -> tuple[Event, ...]:
        """All that happened, in order."""

    def give(self, command: Command) -> Refusal | None:
        """Carry a command out, what falls due before its own time first; the refusal if it is refused."""


class PlainTable:
    """The decider alone."""

    def __init__(self, state: State) -> None:
        self._state = state
        self._events: list[Event] = []

    @property
    def state(self) -> State:
        """The nomination now."""
        return self._state

    @property
    def events(self) -> tuple[Event, ...]:
        """All that happened, in order."""
        return tuple(self._events)

    def give(self, command: Command) -> Refusal | None:
        """One command, and what follows from it by itself."""
        self._tick(getattr(command, "t", None))
        return self._take(command)

    def _tick(self, until: int | None) -> None:
        for at, command in due(self._state) if until else ():
            if until is not None and at <= until:
                self._take(command)

    def _take(self, command: Command) -> Refusal | None:
        answer = decide(self._state, command)
        if isinstance(answer, Refusal):
            return answer
        self._happen(answer)
        self._happen(onward_events(self._state))
        return None

    def _happen(self, events: tuple[Event, ...]) -> None:
        self._state = fold(self._state, events)
        self._events.extend(events)


class _Play:
    """A list of commands on its way to a table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.refused: list[Refused] = []

    def give(self, command: Command, number: int) -> None:
        refusal = self.table.give(command)
        if refusal is not None:
            self.refused.append(Refused(str(command.__struct_config__.tag), number, refusal))


def play(table: Table, decisions: Iterable[Decision], bouts: Iterable[Score], seed: str = "") -> Played:
    """Decisions without `after` first, in their order; then each bout, followed by the decisions that come after it.

    If `seed` is given and no decision draws or composes, the lot is drawn with it once the others at the start are
    through. A decision after a bout that never came is `unreached`; `BOUT#2` is the second word on a bout, its correction.
    """
    decisions, play_ = tuple(decisions), _Play(table)
    for one in decisions:
        if not one.after:
            play_.give(one.command, one.number)
    drawing = any(isinstance(c, Compose) or (isinstance(c, Draw) and c.seed) for c in (d.command for d in decisions))
    if seed and not drawing:
        play_.give(Draw(seed=seed), 0)
    came: set[str] = set()
    words: Counter[str] = Counter()
    for number, score in enumerate(bouts, 1):
        known = table.state.bouts.get(score.bout)
        revised = known is not None and not known.again
        play_.give(Record(result=score, reason=(score.note or "correction") if revised else ""), number)
        words[score.bout] += 1
        now = score.bout if words[score.bout] == 1 else f"{score.bout}#{words[score.bout]}"
        came.add(now)
        for one in decisions:
            if one.after == now:
                play_.give(one.command, one.number)
    left = tuple(one for one in decisions if one.after and one.after not in came)
    return Played(state=table.state, events=table.events, refused=tuple(play_.refused), unreached=left)
