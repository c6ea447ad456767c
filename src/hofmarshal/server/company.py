"""The other processes of the same server: each tells the others, through the database, which devices it hears."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
import sqlalchemy as sa

from hofmarshal.journal.database import Database
from hofmarshal.journal.tables import Number, metadata
from hofmarshal.live.presence import ALIVE, Presence

workers = sa.Table(
    "workers",
    metadata,
    sa.Column("worker", sa.Text, primary_key=True),
    sa.Column("at", Number, nullable=False),
    sa.Column("devices", sa.LargeBinary, nullable=False),
)
"""Processes that serve: when (ms) each last said so, and the devices it hears, as JSON."""

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(dict[str, Presence])


class Company:
    """This process, named `worker`, among the others. Its calls block."""

    def __init__(self, database: Database, worker: str) -> None:
        self._database = database
        self._worker = worker

    def meet(self, now: int, devices: Mapping[str, Presence]) -> Mapping[str, Mapping[str, Presence]]:
        """Tell which devices are heard here; those that the other processes which are alive hear, by process."""
        data = _encoder.encode(devices)

        def job(connection: sa.Connection) -> list[tuple[str, bytes]]:
            connection.execute(
                sa.delete(workers).where(sa.or_(workers.c.worker == self._worker, workers.c.at < now - ALIVE))
            )
            connection.execute(sa.insert(workers).values(worker=self._worker, at=now, devices=data))
            rows = connection.execute(sa.select(workers.c.worker, workers.c.devices))
            return [(str(row.worker), bytes(row.devices)) for row in rows if row.worker != self._worker]

        return {name: _decoder.decode(found) for name, found in self._database.write(job)}

    def leave(self) -> None:
        """This process serves no more."""
        self._database.write(lambda connection: connection.execute(_gone(self._worker)))


def _gone(worker: str) -> sa.Delete:
    return sa.delete(workers).where(workers.c.worker == worker)
