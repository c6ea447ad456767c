"""The journal in memory keeps the contract."""

from __future__ import annotations

from typing import Any, cast

import msgspec

from hofmarshal.journal.contract import Journal
from hofmarshal.journal.memory import MemoryJournal
from tests.journal.contract_suite import JournalContract


class Holed(MemoryJournal):
    """Leaves holes, as a database does after a rollback."""

    def _next_position(self) -> int:
        position = super()._next_position()
        return position + (2 if position % 3 == 0 else 0)


class TestMemory(JournalContract):
    """Without holes."""

    def new(self) -> Journal:
        return MemoryJournal()

    def tamper(self, journal: Journal, position: int, **changes: Any) -> None:
        self._put(journal, position, lambda entry: [msgspec.structs.replace(entry, **changes)])

    def remove(self, journal: Journal, position: int) -> None:
        self._put(journal, position, lambda entry: [])

    def _put(self, journal: Journal, position: int, change: Any) -> None:
        memory = cast("MemoryJournal", journal)
        for held in (memory._all, *memory._streams.values()):
            held[:] = [new for old in held for new in (change(old) if old.position == position else [old])]


class TestHoled(TestMemory):
    """With holes."""

    def new(self) -> Journal:
        return Holed()
