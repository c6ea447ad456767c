"""People of the event: names and clubs in a table of their own, of which the journal holds only salted commitments."""

from __future__ import annotations

import hashlib
import secrets
import threading
from collections.abc import Iterable, Mapping
from typing import Protocol

import msgspec
import sqlalchemy as sa

from hofmarshal.journal.canonical import canonical
from hofmarshal.journal.database import Database
from hofmarshal.server.event_tables import person as table


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """Who an entry is. `club_code` is what the journal calls his club. An erased person has no name."""

    entry: str
    name: str = ""
    club: str = ""
    country: str = ""
    club_code: str = ""

    @property
    def shown(self) -> str:
        """What to call him: his name, or his entry where none is known."""
        return self.name or self.entry


class Committed(msgspec.Struct, frozen=True):
    """A person with the salt of his commitment."""

    person: Person
    salt: bytes

    @property
    def commitment(self) -> str:
        """SHA-256 (hex) of salt and canonical row: what the journal carries, which says nothing once the salt is gone."""
        return hashlib.sha256(self.salt + canonical(self.person)).hexdigest()


class People(Protocol):
    """The table of people."""

    def get(self, entry: str) -> Person | None:
        """Who that is."""

    def all(self) -> Mapping[str, Person]:
        """Everyone, by entry."""

    def keep(self, people: Iterable[Person]) -> Mapping[str, str]:
        """Add or change people; entry → commitment of those who are new or changed."""

    def erase(self, entries: Iterable[str]) -> tuple[str, ...]:
        """Delete rows and salts; the entries that were there."""


def with_club_codes(people: Iterable[Person], known: Iterable[Person]) -> tuple[Person, ...]:
    """These people, their clubs named for the journal: the same club has one code in the whole event."""
    codes = {one.club: one.club_code for one in known if one.club and one.club_code}
    taken = set(codes.values())
    found: list[Person] = []
    for one in people:
        if one.club and one.club not in codes:
            codes[one.club] = next(code for n in range(1, len(taken) + 2) if (code := f"club-{n}") not in taken)
            taken.add(codes[one.club])
        found.append(msgspec.structs.replace(one, club_code=codes.get(one.club, "")))
    return tuple(found)


class MemoryPeople:
    """People in memory."""

    def __init__(self) -> None:
        self._rows: dict[str, Committed] = {}

    def get(self, entry: str) -> Person | None:
        """Who that is."""
        row = self._rows.get(entry)
        return row.person if row is not None else None

    def all(self) -> Mapping[str, Person]:
        """Everyone, by entry."""
        return {entry: row.person for entry, row in self._rows.items()}

    def keep(self, people: Iterable[Person]) -> Mapping[str, str]:
        """Add or change people."""
        fresh = _changed(people, self.all())
        self._rows |= fresh
        return {entry: row.commitment for entry, row in fresh.items()}

    def erase(self, entries: Iterable[str]) -> tuple[str, ...]:
        """Delete rows and salts."""
        return tuple(entry for entry in entries if self._rows.pop(entry, None) is not None)


def _changed(people: Iterable[Person], known: Mapping[str, Person]) -> dict[str, Committed]:
    rows = with_club_codes(people, known.values())
    return {one.entry: Committed(one, secrets.token_bytes(32)) for one in rows if known.get(one.entry) != one}


class SqlPeople:
    """People in the database, remembered by each process until another may have written."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: dict[str, Person] | None = None
        self._turn = 0
        self._turning = threading.Lock()
        database.on_others(self.stale)

    def stale(self) -> None:
        """Look anew at the next question."""
        with self._turning:
            self._turn += 1
            self._known = None

    def get(self, entry: str) -> Person | None:
        """Who that is."""
        return self.all().get(entry)

    def all(self) -> Mapping[str, Person]:
        """Everyone, by entry."""
        with self._turning:
            known, turn = self._known, self._turn
        if known is None:
            with self._database.read() as connection:
                known = _rows(connection)
            with self._turning:
                if turn == self._turn:  # what was read before somebody wrote is not remembered after it
                    self._known = known
        return known

    def keep(self, people: Iterable[Person]) -> Mapping[str, str]:
        """Add or change people; durable on return."""
        wanted = tuple(people)

        def job(connection: sa.Connection) -> dict[str, str]:
            known = _rows(connection)
            fresh = _changed(wanted, known)
            for entry, row in fresh.items():
                connection.execute(sa.delete(table).where(table.c.entry == entry))
                connection.execute(sa.insert(table).values(**_row(row)))
            return {entry: row.commitment for entry, row in fresh.items()}

        changed = self._database.write(job)
        self.stale()
        return changed

    def erase(self, entries: Iterable[str]) -> tuple[str, ...]:
        """Delete rows and salts; durable on return. Done again after a restore or import for all the journal calls erased."""
        wanted = tuple(entries)

        def job(connection: sa.Connection) -> tuple[str, ...]:
            known = _rows(connection)
            there = tuple(entry for entry in wanted if entry in known)
            if there:
                connection.execute(sa.delete(table).where(table.c.entry.in_(there)))
            return there

        gone = self._database.write(job)
        self.stale()
        return gone


def _row(row: Committed) -> dict[str, object]:
    one = row.person
    return {
        "entry": one.entry, "name": one.name, "club": one.club, "country": one.country, "club_code": one.club_code,
        "salt": row.salt, "commitment": row.commitment, "version": 1,
    }  # fmt: skip


def _rows(connection: sa.Connection) -> dict[str, Person]:
    columns = (table.c.entry, table.c.name, table.c.club, table.c.country, table.c.club_code)
    return {
        row.entry: Person(entry=row.entry, name=row.name, club=row.club, country=row.country, club_code=row.club_code)
        for row in connection.execute(sa.select(*columns).order_by(table.c.entry))
    }
