"""Where the secrets of devices lie: a table beside the journal, shared by every process of the server."""

from __future__ import annotations

import sqlalchemy as sa

from hofmarshal.journal.database import Database
from hofmarshal.server.tables import device_secrets as table

REMEMBERED = 5000
"""How many secrets a process keeps in memory. A device's secret never changes."""


class SqlVault:
    """A `Vault` in the database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: dict[str, bytes] = {}

    def secret(self, device: str) -> bytes | None:
        """See `Vault.secret`. What is not there is looked up each time: another process may have just kept it."""
        found = self._known.get(device)
        if found is None:
            with self._database.read() as connection:
                found = _stored(connection, device)
            if found is not None:
                self._remember(device, found)
        return found

    def known(self, device: str) -> bytes | None:
        """See `Vault.known`."""
        return self._known.get(device)

    def keep(self, device: str, secret: bytes) -> bytes:
        """See `Vault.keep`."""

        def job(connection: sa.Connection) -> bytes:
            stored = _stored(connection, device)
            if stored is None:
                connection.execute(sa.insert(table).values(device=device, secret=secret))
            return secret if stored is None else stored

        kept = self.secret(device) or self._database.write(job)
        self._remember(device, kept)
        return kept

    def _remember(self, device: str, secret: bytes) -> None:
        if len(self._known) >= REMEMBERED:
            self._known.clear()
        self._known[device] = secret


def _stored(connection: sa.Connection, device: str) -> bytes | None:
    found = connection.execute(sa.select(table.c.secret).where(table.c.device == device)).scalar()
    return None if found is None else bytes(found)
