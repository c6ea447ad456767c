"""Erasing again whom the journal calls erased: a restored or imported file may bring back what was deleted since."""

from __future__ import annotations

from hofmarshal.desk.event_programme import PROGRAMME
from hofmarshal.journal.contract import Journal
from hofmarshal.journal.database import Database
from hofmarshal.server.people import SqlPeople
from hofmarshal.tournament import programme


def erase_again(database: Database, journal: Journal) -> tuple[str, ...]:
    """Delete names and salts of all who are erased; the entries that were there. Raises `Unusable`."""
    state: programme.State = PROGRAMME.fresh(programme.STREAM, None)
    for entry in journal.read(programme.STREAM):
        state = PROGRAMME.evolve(state, PROGRAMME.codec.decode(entry.type, entry.version, entry.data))
    return SqlPeople(database).erase(state.erased) if state.erased else ()
