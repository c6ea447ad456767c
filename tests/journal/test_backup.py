"""A backup holds everything, is of one moment, and can be restored on either database, or not at all."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

import hofmarshal.server.event_tables as event_tables
import hofmarshal.server.tables as tables
from hofmarshal.journal.backup import Broken, backup_lines, restore
from hofmarshal.journal.contract import Answered, Appended
from hofmarshal.journal.database import Database
from hofmarshal.journal.model import Fork
from hofmarshal.journal.sql import SqlJournal
from hofmarshal.journal.tables import metadata
from hofmarshal.journal.trouble import Unusable
from tests.journal.support import append, draft
from tests.postgres import drop_database, new_database

KINDS = ("sqlite", "postgresql")


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Callable[[str], str]]:
    """Gives places for new databases."""
    made: list[str] = []

    def give(kind: str) -> str:
        made.append(str(tmp_path / f"{len(made)}.db") if kind == "sqlite" else new_database())
        return made[-1]

    yield give
    for url in made:
        if "://" in url:
            drop_database(url)


def fill(database: Database) -> SqlJournal:
    """Something in every table."""
    journal = SqlJournal(database)
    append(journal, "a", "1", "2")
    journal.append("b", 0, [draft("3")], key=("d", "c"), fingerprint="f", answer=b"\xff yes")
    journal.mark("desk", 2)
    journal.set_aside(Fork(stream="a", after=1, entries=journal.read("a", 1)))

    def private(connection: sa.Connection) -> None:
        connection.execute(sa.insert(tables.device_secrets).values(device="d", secret=b"\0\xff" * 16))
        account = {"id": "1", "login": "ada", "name": "Ада", "role": "organiser", "password": "x", "made": 2**40}
        connection.execute(sa.insert(tables.accounts).values(account))
        session = {"token": "t", "account": "1", "device": "d", "made": 1, "until": 2**41}
        connection.execute(sa.insert(tables.sessions).values(session))
        person = {"entry": "7", "name": "Ї. Вигадько", "club": "", "country": "", "club_code": "", "salt": b"s"}
        connection.execute(sa.insert(event_tables.person).values(**person, commitment="c", version=1))
        connection.execute(sa.insert(event_tables.content).values(hash="h", data=b"{}"))
        part = {"entry": "7", "part": "birth", "data": b'{"born":"2001-12-31"}', "salt": b"\1\0", "commitment": "c"}
        connection.execute(sa.insert(event_tables.dossier).values(part))
        picture = {"id": "m", "entry": "7", "kind": "gear", "mime": "image/webp", "data": b"\0RIFF", "at": 2**40}
        connection.execute(sa.insert(event_tables.media).values(picture))

    database.write(private)
    return journal


def everything(database: Database) -> dict[str, list[tuple[Any, ...]]]:
    with database.read() as connection:
        return {
            table.name: [
                tuple(row) for row in connection.execute(sa.select(table).order_by(*table.primary_key.columns))
            ]
            for table in metadata.sorted_tables
        }


@pytest.mark.parametrize(("one", "other"), list(product(KINDS, KINDS)))
def test_everything_comes_back_on_either_database(place: Callable[[str], str], one: str, other: str):
    there = place(other)
    with Database.open(place(one), poll=0) as source:
        fill(source)
        wanted = everything(source)
        assert all(rows for name, rows in wanted.items() if name != "workers")
        rows = restore(there, backup_lines(source))
    assert rows == sum(map(len, wanted.values()))
    with Database.open(there, poll=0, create=False) as target:
        assert everything(target) == wanted
        journal = SqlJournal(target)
        assert journal.verify() == []
        assert journal.append("b", 0, [draft("3")], key=("d", "c"), fingerprint="f") == Answered(b"\xff yes")
        outcome = journal.append("b", 1, [draft("4")], key=("d", "e"), fingerprint="f", answer=b"on")
        assert isinstance(outcome, Appended)
        assert [answer.command for answer in journal.answers()] == ["c", "e"]
        journal.set_aside(Fork(stream="b", after=0, entries=journal.read("b")))
        assert [fork.stream for fork in journal.forks()] == ["a", "b"]


@pytest.mark.parametrize("kind", KINDS)
def test_a_backup_is_of_one_moment(place: Callable[[str], str], kind: str):
    there = place("sqlite")
    with Database.open(place(kind), poll=0) as source:
        journal = SqlJournal(source)
        append(journal, "a", "1")
        lines = backup_lines(source)
        begun = [next(lines)]
        append(journal, "a", "2")
        restore(there, [*begun, *lines])
    with Database.open(there, poll=0) as target:
        assert [e.id for e in SqlJournal(target).read("a")] == ["1"]


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_is_overwritten(place: Callable[[str], str], kind: str):
    here = place(kind)
    with Database.open(here, poll=0) as source:
        fill(source)
        lines, before = list(backup_lines(source)), everything(source)
        with pytest.raises(Unusable) as caught:
            restore(here, lines)
        assert caught.value.code == "journal-taken"
        assert everything(source) == before


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("damage", ["cut", "lost", "changed", "doubled", "noise", "nothing", "headless", "other"])
def test_a_damaged_backup_restores_nothing(place: Callable[[str], str], kind: str, damage: str):
    with Database.open(place("sqlite"), poll=0) as source:
        fill(source)
        lines = list(backup_lines(source))
    damaged = {
        "cut": lines[:-1],
        "lost": [*lines[:3], *lines[4:]],
        "changed": [line.replace(b'"noted"', b'"noticed"') for line in lines],
        "doubled": lines + lines,
        "noise": [lines[0], b"\xff\n", *lines[1:]],
        "nothing": [],
        "headless": lines[1:],
        "other": [b'{"line":"journal","format":1}\n'],
    }[damage]
    there = place(kind)
    with pytest.raises(Broken):
        restore(there, damaged)
    restore(there, lines)  # nothing is in the way
    with Database.open(there, poll=0, create=False) as target:
        assert SqlJournal(target).verify() == []


def test_a_backup_of_a_newer_program_is_refused(place: Callable[[str], str]):
    with Database.open(place("sqlite"), poll=0) as source:
        lines = list(backup_lines(source))
    with pytest.raises(Unusable) as caught:
        restore(place("sqlite"), [lines[0].replace(b'"revision":"', b'"revision":"9'), *lines[1:]])
    assert caught.value.code == "journal-newer"


def test_a_backup_of_an_older_program_is_brought_up_to_date(place: Callable[[str], str]):
    """Its tables are made as they were, filled, and then changed by the later steps."""
    there = place("sqlite")
    lines = [
        b'{"line":"backup","format":1,"revision":"0001"}\n',
        b'{"line":"table","name":"bookmarks","columns":["reader","position"]}\n',
        b'{"line":"row","values":["desk",5]}\n',
    ]
    import hashlib

    end = b'{"line":"end","lines":3,"sha256":"%s"}\n' % hashlib.sha256(b"".join(lines)).hexdigest().encode()
    assert restore(there, [*lines, end]) == 1
    with Database.open(there, poll=0, create=False) as target:
        assert SqlJournal(target).bookmark("desk") == 5
        assert everything(target)["person"] == []
