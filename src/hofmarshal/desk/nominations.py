"""A nomination's list of commands carried out at a desk: decided, kept in a journal, deadlines fired in between."""

from __future__ import annotations

from hofmarshal.desk.decider import Issued
from hofmarshal.desk.desk import Desk
from hofmarshal.desk.event_deciders import EVENT, NOMINATION, EventFacts
from hofmarshal.journal.contract import Journal
from hofmarshal.journal.memory import MemoryJournal
from hofmarshal.rules.model import Nomination
from hofmarshal.rules.notes import Refusal
from hofmarshal.tournament.commands import Command
from hofmarshal.tournament.events import Event
from hofmarshal.tournament.state import Settings, State

STREAM = "nomination/folder"


class DeskTable:
    """A table (`tournament.playing.Table`) that is a desk of its own over a journal."""

    def __init__(self, rules: Nomination, settings: Settings, journal: Journal | None = None) -> None:
        self.journal = journal if journal is not None else MemoryJournal()
        facts = EventFacts(nominations={STREAM: (rules, settings)}, ladder=rules.ladder)
        self._desk = Desk(self.journal, EVENT, lambda: 0, facts=facts)
        self._given = 0
        self._at = 0

    @property
    def state(self) -> State:
        """The nomination now."""
        state: State = self._desk.state(STREAM)
        return state

    @property
    def events(self) -> tuple[Event, ...]:
        """All that happened, in order, as the journal keeps it."""
        codec = NOMINATION.codec
        return tuple(codec.decode(e.type, e.version, e.data).what for e in self.journal.read(STREAM))

    def give(self, command: Command) -> Refusal | None:
        """Submit one command; a command's own time `t` (ms) moves the clock on, which never goes back."""
        self._given += 1
        self._at = max(self._at, getattr(command, "t", None) or 0)
        issued = Issued(
            id=f"decision-{self._given}", stream=STREAM, at=self._at, command=command, seat="secretary", device="folder"
        )
        return self._desk.submit(issued).refusal
