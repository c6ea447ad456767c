"""Plays a nomination from a list of decisions and bouts in their order, and keeps what was refused."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from hofmarshal.rules.notes import Refusal
from hofmarshal.tournament.commands import Command, Draw, Record, Score
from hofmarshal.tournament.decisions import Decision
from hofmarshal.tournament.events import Event
from hofmarshal.tournament.fold import evolve, fold
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


class _Play:
    """The nomination on its way."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []
        self.refused: list[Refused] = []

    def give(self, command: Command, number: int) -> bool:
        """One command; what falls due before its own time happens first."""
        self.tick(getattr(command, "t", None))
        answer = decide(self.state, command)
        if isinstance(answer, Refusal):
            self.refused.append(Refused(str(command.__struct_config__.tag), number, answer))
            return False
        self.take(answer)
        return True

    def tick(self, until: int | None) -> None:
        for at, command in due(self.state) if until else ():
            answer = decide(self.state, command) if until is not None and at <= until else ()
            if not isinstance(answer, Refusal):
                self.state = fold(self.state, answer)
                self.events.extend(answer)

    def take(self, events: Sequence[Event]) -> None:
        for event in events:
            self.state = evolve(self.state, event)
            self.events.append(event)
        more = onward_events(self.state)
        self.state = fold(self.state, more)
        self.events.extend(more)


def play(state: State, decisions: Iterable[Decision], bouts: Iterable[Score], seed: str = "") -> Played:
    """Decisions without `after` first, in their order; then each bout, followed by the decisions that come after it.

    If `seed` is given and no decision draws or composes, the lot is drawn with it once the others at the start are
    through. A decision after a bout that never came is `unreached`.
    """
    decisions, play_ = tuple(decisions), _Play(state)
    for one in decisions:
        if not one.after:
            play_.give(one.command, one.number)
    drawing = any(one.command.__struct_config__.tag in ("draw", "compose") for one in decisions)
    if seed and not drawing:
        play_.give(Draw(seed=seed), 0)
    came: set[str] = set()
    for number, score in enumerate(bouts, 1):
        revised = score.bout in play_.state.bouts and not play_.state.bouts[score.bout].again
        play_.give(Record(result=score, reason=(score.note or "correction") if revised else ""), number)
        first = score.bout not in came
        came.add(score.bout)
        for one in decisions:
            if one.after and one.after == score.bout and first:
                play_.give(one.command, one.number)
    left = tuple(one for one in decisions if one.after and one.after not in came)
    return Played(state=play_.state, events=tuple(play_.events), refused=tuple(play_.refused), unreached=left)
