"""What a desk reads at its start: all of its own streams, and where they are few among many, nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from hofmarshal.desk import loading
from hofmarshal.desk.desk import Desk
from hofmarshal.journal.memory import MemoryJournal
from tests.desk.support import desk, say
from tests.desk.toys import JAR, SHELF, Open, Put

PUTS = 60


class Counting(MemoryJournal):
    """A journal that counts the entries it gave out."""

    given = 0

    def tail(self, after: int = 0, limit: int = 1000) -> Any:
        found = super().tail(after, limit)
        self.given += len(found)
        return found

    def read(self, stream: str, after: int = 0, limit: int | None = None) -> Any:
        found = super().read(stream, after, limit)
        self.given += len(found)
        return found


def filled() -> Counting:
    """A jar with much in it, another that has closed and stands on the shelf."""
    journal = Counting()
    here = desk(journal)
    here.submit(say("a", "jar/a", 0, Open(500, (400,))))
    here.submit(say("b", "jar/b", 0, Open(20)))
    for n in range(PUTS):
        here.submit(say(f"p{n}", "jar/a", 1, Put(1)))
    here.advance(30)
    journal.given = 0
    return journal


def test_few_among_many_are_read_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loading, "LEAST", 0)
    journal = filled()
    own = list(loading.own_entries(journal, ("shelf",)))
    assert [entry.stream for entry in own] == ["shelf"]
    assert journal.given == 1
    assert list(loading.own_entries(journal, ("nothing",))) == []
    assert journal.given == 1


@pytest.mark.parametrize("least", [0, 10_000])
def test_either_way_a_desk_comes_to_the_same(least: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loading, "LEAST", least)
    journal = filled()
    jars, shelves = (Desk(journal, (one,), lambda: 0, bookmark="own") for one in (JAR, SHELF))
    journal.mark("own", 1000)
    for one in (jars, shelves):
        one.catch_up()
    assert (jars.next_due(), jars.number("jar/a"), jars.state("jar/b").phase) == (400, PUTS + 1, "closed")
    assert shelves.number("shelf") == 1
