"""What scenes are built from: the streams' states, the clock, the people, the devices that are there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Protocol

from hofmarshal.desk.game_deciders import Played
from hofmarshal.journal.contract import Journal
from hofmarshal.live.presence import Presence
from hofmarshal.server.content import Library
from hofmarshal.server.office.standing import Stand, Survey
from hofmarshal.server.people import Person
from hofmarshal.server.scenes.model import Said


class World(Protocol):
    """The running event as the builders of scenes see it."""

    def look(self, stream: str) -> Any:
        """The present state of a stream."""

    def streams(self, kind: str) -> Iterable[str]:
        """The streams of a kind that hold anything."""

    def news(self, after: int) -> tuple[set[str], int]:
        """The streams that got entries after this position of the journal, and the last position; see `news_of`."""

    def now(self) -> int:
        """The server's time in ms."""

    def person(self, entry: str) -> Person | None:
        """Who an entry is; None where nobody said, or he was erased."""

    def standing(self, nomination: str, entry: str) -> Stand:
        """Where an entry stands with the admission to a nomination."""

    def survey(self) -> Survey:
        """The same for many at once."""

    def presence(self) -> Mapping[str, Presence]:
        """The devices that were heard of, by id."""

    @property
    def library(self) -> Library:
        """The rules in force, by the hash of their text."""

    @property
    def played(self) -> Played | None:
        """The rules of the game that is played here; None where there is none."""

    @property
    def faults(self) -> tuple[Said, ...]:
        """What went wrong in the server."""


def news_of(journal: Journal, after: int) -> tuple[set[str], int]:
    """The streams that got entries after the position `after`, and the journal's last. After 0 none are told: look at all."""
    if not after:
        newest = journal.latest(limit=1)
        return set(), newest[-1].position if newest else 0
    streams: set[str] = set()
    while entries := journal.tail(after):
        streams.update(entry.stream for entry in entries)
        after = entries[-1].position
    return streams, after


def name_of(world: World, entry: str) -> str:
    """What to call an entry: his name, or the entry itself."""
    person = world.person(entry)
    return person.shown if person is not None else entry


def club_of(world: World, entry: str) -> str:
    """His club, where one is known."""
    person = world.person(entry)
    return person.club if person is not None else ""
