"""Pictures and videos that belong to a person: bytes under a random id, erased with him."""

from __future__ import annotations

import secrets
from collections.abc import Iterable

import msgspec
import sqlalchemy as sa

from hofmarshal.journal.database import Database
from hofmarshal.server.event_tables import media as table


class Medium(msgspec.Struct, frozen=True, kw_only=True):
    """A picture or video: whose, what of (`gear`, `paper`, `protest`), its type (`image/webp`) and bytes, since when (ms)."""

    id: str
    entry: str
    kind: str
    mime: str
    data: bytes
    at: int


class Media:
    """The table of media. What is put there was checked before: its bytes are what its type says."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def put(self, entry: str, kind: str, mime: str, data: bytes, at: int) -> str:
        """Keep it; its id. Durable on return."""
        name = secrets.token_hex(16)
        row = {"id": name, "entry": entry, "kind": kind, "mime": mime, "data": data, "at": at}
        self._database.write(lambda connection: connection.execute(sa.insert(table).values(**row)).rowcount)
        return name

    def get(self, name: str) -> Medium | None:
        """One by its id."""
        with self._database.read() as connection:
            row = connection.execute(sa.select(table).where(table.c.id == name)).one_or_none()
        if row is None:
            return None
        return Medium(id=row.id, entry=row.entry, kind=row.kind, mime=row.mime, data=bytes(row.data), at=row.at)

    def of(self, entry: str) -> tuple[str, ...]:
        """The ids of a person's, oldest first."""
        found = sa.select(table.c.id).where(table.c.entry == entry).order_by(table.c.at, table.c.id)
        with self._database.read() as connection:
            return tuple(connection.execute(found).scalars())

    def drop(self, name: str) -> bool:
        """Delete one; whether it was there. Durable on return."""
        gone = sa.delete(table).where(table.c.id == name)
        return self._database.write(lambda connection: bool(connection.execute(gone).rowcount))

    def clear(self) -> None:
        """Delete everything. Durable on return."""
        self._database.write(lambda connection: connection.execute(sa.delete(table)).rowcount)

    def erase(self, entries: Iterable[str]) -> None:
        """Delete all of these people. Durable on return."""
        gone = sa.delete(table).where(table.c.entry.in_(tuple(entries)))
        self._database.write(lambda connection: connection.execute(gone).rowcount)
