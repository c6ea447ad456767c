"""An event opened beside its server, or without one: its own desk over the same database, for commands of a terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from hofmarshal.desk.decider import kind_of
from hofmarshal.desk.desk import Desk
from hofmarshal.desk.event_programme import nomination_stream
from hofmarshal.desk.game_deciders import GameFacts, Played
from hofmarshal.journal.database import Database
from hofmarshal.journal.sql import SqlJournal
from hofmarshal.live.presence import Presence
from hofmarshal.rules.block import Text
from hofmarshal.server import event_add
from hofmarshal.server.content import Library, SqlContents
from hofmarshal.server.deciders import SERVER_EVENT
from hofmarshal.server.dossiers import SqlDossiers
from hofmarshal.server.event import EventFacts
from hofmarshal.server.office.standing import Stand, Survey, standing
from hofmarshal.server.people import Person, SqlPeople
from hofmarshal.server.scenes.model import Said
from hofmarshal.server.scenes.world import news_of
from hofmarshal.tournament import programme


class Listed(msgspec.Struct, frozen=True, kw_only=True):
    """A nomination of the event in short."""

    name: str
    rulebook: str
    title: Text
    entries: int
    recorded: int


class Aside:
    """A world for scenes and a desk for commands, over the database of an event. Close it when done."""

    faults: tuple[Said, ...] = ()

    def __init__(self, where: str | Path, now: Callable[[], int]) -> None:
        self._database = Database.open(where, poll=0)
        self.journal = SqlJournal(self._database)
        self.people = SqlPeople(self._database)
        self.dossiers = SqlDossiers(self._database)
        self.library = Library(SqlContents(self._database))
        self.facts = EventFacts(self.journal, self.library)
        self.now = now
        self.desk = Desk(self.journal, SERVER_EVENT, now, facts=self.facts)
        self._game = GameFacts(self.look)

    def __enter__(self) -> Aside:
        return self

    def __exit__(self, *error: object) -> None:
        self._database.close()

    def look(self, stream: str) -> Any:
        """The present state of a stream."""
        return self.desk.state(stream)

    def streams(self, kind: str) -> Iterable[str]:
        """The streams of a kind."""
        return (name for name in self.journal.heads() if kind_of(name) == kind)

    def news(self, after: int) -> tuple[set[str], int]:
        """The streams that got entries after a position of the journal, and its last position."""
        return news_of(self.journal, after)

    def person(self, entry: str) -> Person | None:
        """Who an entry is."""
        return self.people.get(entry)

    def standing(self, nomination: str, entry: str) -> Stand:
        """Where an entry stands with the admission to a nomination."""
        return standing(self, nomination, entry)

    def survey(self) -> Survey:
        """The same for many at once."""
        return Survey(self, (*self.streams("inspection"), *self.streams("admission")))

    def presence(self) -> Mapping[str, Presence]:
        """Nobody is connected here."""
        return {}

    @property
    def played(self) -> Played | None:
        """The rules of the game that is played here."""
        return self._game.played

    def desk_for_folders(self) -> event_add.Desk:
        """What `event_add` needs."""
        return event_add.Desk(self.desk.submit, self.look, self.now, self.library, self.people)

    def nominations(self) -> tuple[Listed, ...]:
        """The nominations in short."""
        state: programme.State = self.look(programme.STREAM)
        return tuple(
            Listed(
                name=name,
                rulebook=one.rules.rulebook,
                title=one.rules.title,
                entries=len(self.look(nomination_stream(name)).entries),
                recorded=len(self.look(nomination_stream(name)).bouts),
            )
            for name, one in state.nominations.items()
        )
