"""People live in their own table; the journal knows them by commitments that say nothing once the salt is gone."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from hofmarshal.journal.canonical import canonical
from hofmarshal.journal.database import Database
from hofmarshal.server.content import SqlContents, hash_of
from hofmarshal.server.event_tables import person as table
from hofmarshal.server.people import MemoryPeople, People, Person, SqlPeople, with_club_codes

ANNA = Person(entry="1", name="Anna Ruda", club="Ravens")
BORYS = Person(entry="2", name="Borys Kit", club="Foxes")


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    with Database.open(tmp_path, poll=0) as opened:
        yield opened


@pytest.fixture(params=["memory", "sql"])
def people(request: pytest.FixtureRequest, database: Database) -> People:
    return MemoryPeople() if request.param == "memory" else SqlPeople(database)


def test_people_are_kept_changed_and_erased(people: People) -> None:
    first = people.keep([ANNA, BORYS])
    assert set(first) == {"1", "2"}
    assert people.keep([ANNA]) == {}
    changed = people.keep([Person(entry="1", name="Anna Bila", club="Ravens")])
    assert set(changed) == {"1"}
    assert changed["1"] != first["1"]
    assert people.get("1").name == "Anna Bila"  # type: ignore[union-attr]
    assert people.erase(["1", "9"]) == ("1",)
    assert people.get("1") is None
    assert set(people.all()) == {"2"}


def test_a_commitment_is_the_hash_of_salt_and_row(database: Database) -> None:
    people = SqlPeople(database)
    told = people.keep([ANNA])
    with database.read() as connection:
        row = connection.execute(sa.select(table)).one()
    assert len(row.salt) == 32
    assert told == {"1": hashlib.sha256(row.salt + canonical(people.get("1"))).hexdigest()}


def test_the_same_name_commits_otherwise_each_time(people: People) -> None:
    """Who guesses a name cannot test the guess: after erasure the salt is gone."""
    first = people.keep([ANNA])
    people.erase(["1"])
    assert people.keep([ANNA]) != first


def test_a_club_has_one_code_in_the_whole_event() -> None:
    known = with_club_codes([ANNA, BORYS], ())
    assert [one.club_code for one in known] == ["club-1", "club-2"]
    more = [
        Person(entry="3", name="C", club="Foxes"),
        Person(entry="4", name="D", club="Owls"),
        Person(entry="5", name="E"),
    ]
    assert [one.club_code for one in with_club_codes(more, known)] == ["club-2", "club-3", ""]


def test_what_another_process_changes_is_seen(tmp_path: Path) -> None:
    with Database.open(tmp_path, poll=0.05) as here, Database.open(tmp_path, poll=0) as there:
        seen = SqlPeople(here)
        assert seen.get("1") is None
        SqlPeople(there).keep([ANNA])
        for _ in range(200):
            if seen.get("1") is not None:
                break
            time.sleep(0.02)
        assert seen.get("1") is not None


def test_content_is_kept_by_its_hash(database: Database) -> None:
    contents = SqlContents(database)
    name = contents.put(b'{"rules":1}')
    assert name == hash_of(b'{"rules":1}')
    assert contents.put(b'{"rules":1}') == name
    assert SqlContents(database).get(name) == b'{"rules":1}'
    assert contents.get("nothing") is None
