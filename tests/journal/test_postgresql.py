"""The journal on PostgreSQL keeps the contract."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import sqlalchemy as sa

from hofmarshal.journal.contract import Journal
from hofmarshal.journal.database import Database
from hofmarshal.journal.sql import SqlJournal
from hofmarshal.journal.tables import LOG
from tests.journal.test_sqlite import SqlContract
from tests.postgres import drop_database, new_database

POOL: list[Database] = []
"""Databases of tests that are done, to be emptied and used again: making one takes long."""


@pytest.fixture(scope="module", autouse=True)
def databases() -> Iterator[None]:
    yield
    while POOL:
        database = POOL.pop()
        database.close()
        drop_database(database.url)


class TestPostgresql(SqlContract):
    """Every journal an empty database of its own."""

    @pytest.fixture(autouse=True)
    def used(self) -> Iterator[None]:
        self.open = list[Database]()
        yield
        self.done()

    def done(self) -> None:
        POOL.extend(self.open)
        self.open.clear()

    def new(self) -> Journal:
        database = POOL.pop() if POOL else Database.open(new_database(), poll=0)
        self.open.append(database)
        database.write(_empty)
        return SqlJournal(database)


def _empty(connection: sa.Connection) -> None:
    for table in LOG:
        connection.execute(sa.delete(table))
