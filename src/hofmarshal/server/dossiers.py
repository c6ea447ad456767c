"""What is private of a person, part by part: birth, contact, papers, notes; kept apart from the journal and erased with him."""

from __future__ import annotations

import hashlib
import secrets
import threading
from collections.abc import Iterable, Mapping
from typing import Any, Protocol, TypeVar

import msgspec
import sqlalchemy as sa

from hofmarshal.journal.canonical import canonical
from hofmarshal.journal.database import Database
from hofmarshal.server.event_tables import dossier as table

Part = TypeVar("Part", bound=msgspec.Struct)
Parts = Mapping[str, bytes]
"""A person's parts: name → canonical JSON."""


class Dossiers(Protocol):
    """The table of what is private. Keeping or dropping a part is told to the journal by `dossier/ENTRY`."""

    def all(self) -> Mapping[str, Parts]:
        """Everyone's parts, by entry."""

    def keep(self, entry: str, part: str, value: msgspec.Struct) -> str:
        """Add or change a part; its commitment, empty if it says what it said before. Durable on return."""

    def drop(self, entry: str, part: str) -> bool:
        """Delete a part with its salt; whether it was there. Durable on return."""

    def erase(self, entries: Iterable[str]) -> tuple[str, ...]:
        """Delete all parts of these people; the entries that had any. Durable on return."""


def part_of(dossiers: Dossiers, entry: str, part: str, kind: type[Part]) -> Part | None:
    """A person's part as a struct; None where there is none."""
    data = dossiers.all().get(entry, {}).get(part)
    return msgspec.json.decode(data, type=kind) if data is not None else None


def parts_under(dossiers: Dossiers, entry: str, head: str, kind: type[Part]) -> dict[str, Part]:
    """A person's parts `HEAD/…` as structs, by the rest of their names."""
    return {
        name.removeprefix(f"{head}/"): msgspec.json.decode(data, type=kind)
        for name, data in dossiers.all().get(entry, {}).items()
        if name.startswith(f"{head}/")
    }


class _Row(msgspec.Struct, frozen=True):
    data: bytes
    salt: bytes

    @property
    def commitment(self) -> str:
        return hashlib.sha256(self.salt + self.data).hexdigest()


def _row(value: msgspec.Struct) -> _Row:
    return _Row(canonical(value), secrets.token_bytes(32))


class MemoryDossiers:
    """Private data in memory."""

    def __init__(self) -> None:
        self._rows: dict[str, dict[str, bytes]] = {}

    def all(self) -> Mapping[str, Parts]:
        """Everyone's parts, by entry."""
        return self._rows

    def keep(self, entry: str, part: str, value: msgspec.Struct) -> str:
        """Add or change a part; its commitment, empty if nothing changed."""
        row = _row(value)
        if self._rows.get(entry, {}).get(part) == row.data:
            return ""
        self._rows[entry] = {**self._rows.get(entry, {}), part: row.data}
        return row.commitment

    def drop(self, entry: str, part: str) -> bool:
        """Delete a part; whether it was there."""
        return self._rows.get(entry, {}).pop(part, None) is not None

    def erase(self, entries: Iterable[str]) -> tuple[str, ...]:
        """Delete all parts of these people; the entries that had any."""
        return tuple(entry for entry in entries if self._rows.pop(entry, None))


class SqlDossiers:
    """Private data in the database, remembered by each process until somebody may have written."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: dict[str, dict[str, bytes]] | None = None
        self._turn = 0
        self._turning = threading.Lock()
        database.on_others(self.stale)

    def stale(self) -> None:
        """Look anew at the next question."""
        with self._turning:
            self._turn += 1
            self._known = None

    def all(self) -> Mapping[str, Parts]:
        """Everyone's parts, by entry."""
        with self._turning:
            known, turn = self._known, self._turn
        if known is None:
            known = {}
            columns = sa.select(table.c.entry, table.c.part, table.c.data).order_by(table.c.entry, table.c.part)
            with self._database.read() as connection:
                for row in connection.execute(columns):
                    known.setdefault(row.entry, {})[row.part] = bytes(row.data)
            with self._turning:
                if turn == self._turn:  # what was read before somebody wrote is not remembered after it
                    self._known = known
        return known

    def keep(self, entry: str, part: str, value: msgspec.Struct) -> str:
        """Add or change a part; its commitment, empty if it says what it said before. Durable on return."""
        row = _row(value)

        def job(connection: sa.Connection) -> str:
            there = connection.execute(sa.select(table.c.data).where(*_is(entry, part))).scalar()
            if there is not None and bytes(there) == row.data:
                return ""
            connection.execute(sa.delete(table).where(*_is(entry, part)))
            made: dict[str, Any] = {"data": row.data, "salt": row.salt, "commitment": row.commitment}
            connection.execute(sa.insert(table).values(entry=entry, part=part, **made))
            return row.commitment

        commitment = self._database.write(job)
        self.stale()
        return commitment

    def drop(self, entry: str, part: str) -> bool:
        """Delete a part with its salt; whether it was there. Durable on return."""

        def job(connection: sa.Connection) -> bool:
            return bool(connection.execute(sa.delete(table).where(*_is(entry, part))).rowcount)

        gone = self._database.write(job)
        self.stale()
        return gone

    def erase(self, entries: Iterable[str]) -> tuple[str, ...]:
        """Delete all parts of these people; the entries that had any. Durable on return."""
        wanted = tuple(entries)

        def job(connection: sa.Connection) -> tuple[str, ...]:
            found = sa.select(table.c.entry).where(table.c.entry.in_(wanted)).distinct()
            there = set(connection.execute(found).scalars())
            connection.execute(sa.delete(table).where(table.c.entry.in_(wanted)))
            return tuple(entry for entry in wanted if entry in there)

        gone = self._database.write(job)
        self.stale()
        return gone


def _is(entry: str, part: str) -> tuple[sa.ColumnElement[bool], ...]:
    return (table.c.entry == entry, table.c.part == part)
