"""Start-up with 100,000 entries of real contests in the journal: from opening the database until the desk has caught up."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator

from hofmarshal.desk.desk import Desk
from hofmarshal.desk.event_deciders import EVENT, EventFacts
from hofmarshal.journal.database import Database
from hofmarshal.journal.memory import MemoryJournal
from hofmarshal.journal.sql import SqlJournal

from bouts import commands_of, facts_of  # isort: skip
from stores import place  # isort: skip

ENTRIES = 100_000
EXCHANGES = 40
PER_BOUT = 4 + EXCHANGES * 4 + EXCHANGES // 5 * 2


def played(facts: EventFacts, bouts: int) -> MemoryJournal:
    """A journal in memory with so many bouts."""
    journal = MemoryJournal()
    desk = Desk(journal, EVENT, lambda: 0, facts=facts)
    for bout in range(bouts):
        for issued in commands_of(bout, EXCHANGES):
            answer = desk.submit(issued)
            assert answer.refusal is None, answer.refusal
    desk.save()
    return journal


def measure(name: str, source: MemoryJournal, facts: EventFacts) -> Iterator[float]:
    """Seconds for opening and for catching up."""
    with place(name) as where:
        with Database.open(where) as database:
            journal = SqlJournal(database)
            journal.adopt(source.tail(0, 10**9), source.answers())
            journal.mark("desk", journal.tail(0, 10**9)[-1].position)
        begun = time.perf_counter()
        with Database.open(where) as database:
            journal = SqlJournal(database)
            yield time.perf_counter() - begun
            begun = time.perf_counter()
            desk = Desk(journal, EVENT, lambda: 0, facts=facts)
            desk.catch_up()
            yield time.perf_counter() - begun


def main() -> None:
    """Print a line a store."""
    bouts = ENTRIES // PER_BOUT + 1
    facts = facts_of(bouts)
    source = played(facts, bouts)
    print(f"{len(source.tail(0, 10**9))} entries of {bouts} bouts")
    for name in sys.argv[1:] or ("sqlite", "postgresql"):
        opened, caught_up = measure(name, source, facts)
        print(f"{name:12} open {opened:.2f} s, catch up {caught_up:.2f} s", flush=True)


if __name__ == "__main__":
    main()
