"""Erasing a person, and again whom the journal calls erased: a restored or imported file may bring back what was deleted."""

from __future__ import annotations

from collections.abc import Collection

from hofmarshal.desk.event_programme import PROGRAMME
from hofmarshal.journal.contract import Journal
from hofmarshal.journal.database import Database
from hofmarshal.server.dossiers import Dossiers, SqlDossiers
from hofmarshal.server.erased_roll import Roll
from hofmarshal.server.media import Media
from hofmarshal.server.people import People, SqlPeople
from hofmarshal.tournament import programme


def erase_again(database: Database, journal: Journal, roll: Roll | None = None) -> tuple[str, ...]:
    """Delete again what belongs to all who are erased, by the journal or by the roll of who was erased after a backup.

    The entries of whom anything was there. Raises `Unusable`.
    """
    state: programme.State = PROGRAMME.fresh(programme.STREAM, None)
    for entry in journal.read(programme.STREAM):
        state = PROGRAMME.evolve(state, PROGRAMME.codec.decode(entry.type, entry.version, entry.data))
    gone = (*state.erased, *(roll.back(state) if roll is not None else ()))
    return erase(database, gone) if gone else ()


def erase(database: Database, entries: Collection[str]) -> tuple[str, ...]:
    """Delete names, private data, media and salts of these people; the entries of whom anything was there."""
    return erase_from(SqlPeople(database), SqlDossiers(database), Media(database), entries)


def erase_from(people: People, dossiers: Dossiers, media: Media, entries: Collection[str]) -> tuple[str, ...]:
    """The same in tables that are in use, which forget what they remembered."""
    media.erase(entries)
    private = dossiers.erase(entries)
    named = people.erase(entries)
    return tuple(entry for entry in entries if entry in private or entry in named)
