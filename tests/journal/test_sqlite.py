"""The journal on SQLite keeps the contract."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from hofmarshal.journal.contract import Journal
from hofmarshal.journal.database import Database
from hofmarshal.journal.sql import SqlJournal
from hofmarshal.journal.tables import entries
from tests.journal.contract_suite import JournalContract


class SqlContract(JournalContract):
    """The suite for what is kept in tables."""

    def tamper(self, journal: Journal, position: int, **changes: Any) -> None:
        self.change(journal, sa.update(entries).where(entries.c.position == position).values(changes))

    def remove(self, journal: Journal, position: int) -> None:
        self.change(journal, sa.delete(entries).where(entries.c.position == position))

    def change(self, journal: Journal, statement: Any) -> None:
        assert isinstance(journal, SqlJournal)
        journal._database.write(lambda connection: connection.execute(statement).rowcount)


class TestSqlite(SqlContract):
    """Every journal a file of its own."""

    @pytest.fixture(autouse=True)
    def folder(self, tmp_path: Path) -> Iterator[None]:
        self.path, self.open, self.count = tmp_path, list[Database](), 0
        yield
        self.done()

    def done(self) -> None:
        while self.open:
            self.open.pop().close()

    def new(self) -> Journal:
        self.count += 1
        self.open.append(Database.open(self.path / f"{self.count}.db", poll=0))
        return SqlJournal(self.open[-1])
