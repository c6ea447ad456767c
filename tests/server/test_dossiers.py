"""What is private of a person: kept part by part, traced in the journal by commitments only, gone with the person."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa

from hofmarshal.journal.canonical import canonical
from hofmarshal.journal.database import Database
from hofmarshal.rules.notes import Refusal
from hofmarshal.server.dossier_acts import Drop, Dropped, Keep, Kept, decide, evolve
from hofmarshal.server.dossiers import Dossiers, MemoryDossiers, SqlDossiers, part_of, parts_under
from hofmarshal.server.erasure import erase
from hofmarshal.server.event_tables import dossier as table
from hofmarshal.server.media import Media


class Birth(msgspec.Struct, frozen=True):
    """A part as a test needs one."""

    born: str


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    with Database.open(tmp_path, poll=0) as opened:
        yield opened


@pytest.fixture(params=["memory", "sql"])
def dossiers(request: pytest.FixtureRequest, database: Database) -> Dossiers:
    return MemoryDossiers() if request.param == "memory" else SqlDossiers(database)


def test_parts_are_kept_changed_and_dropped(dossiers: Dossiers) -> None:
    first = dossiers.keep("1", "birth", Birth("2001-12-31"))
    assert len(first) == 64
    assert dossiers.keep("1", "birth", Birth("2001-12-31")) == "", "the same again changes nothing"
    assert dossiers.keep("1", "birth", Birth("2001-12-30")) not in ("", first)
    assert part_of(dossiers, "1", "birth", Birth) == Birth("2001-12-30")
    assert part_of(dossiers, "2", "birth", Birth) is None
    dossiers.keep("1", "paper/a", Birth("x"))
    dossiers.keep("1", "paper/b", Birth("y"))
    assert parts_under(dossiers, "1", "paper", Birth) == {"a": Birth("x"), "b": Birth("y")}
    assert dossiers.drop("1", "paper/a") is True
    assert dossiers.drop("1", "paper/a") is False
    assert dossiers.erase(["1", "2"]) == ("1",)
    assert part_of(dossiers, "1", "birth", Birth) is None


def test_a_commitment_is_the_hash_of_salt_and_data(database: Database) -> None:
    commitment = SqlDossiers(database).keep("1", "birth", Birth("2001-12-31"))
    with database.read() as connection:
        row = connection.execute(sa.select(table)).one()
    assert bytes(row.data) == canonical(Birth("2001-12-31"))
    assert len(row.salt) == 32
    assert commitment == row.commitment == hashlib.sha256(bytes(row.salt) + bytes(row.data)).hexdigest()


def test_another_process_sees_what_was_kept(tmp_path: Path) -> None:
    with Database.open(tmp_path, poll=0.02) as one, Database.open(tmp_path, poll=0.02) as other:
        here, there = SqlDossiers(one), SqlDossiers(other)
        assert there.all() == {}
        here.keep("1", "birth", Birth("2001-12-31"))
        there.stale()
        assert part_of(there, "1", "birth", Birth) == Birth("2001-12-31")


def test_the_journal_is_told_of_parts_and_never_what_they_say() -> None:
    kept = decide({}, Keep(part="birth", commitment="c1"))
    assert kept == (Kept(part="birth", commitment="c1"),)
    state = evolve({}, kept[0])
    assert decide(state, Keep(part="birth", commitment="c1")) == ()
    assert decide(state, Drop(part="birth")) == (Dropped(part="birth"),)
    assert evolve(state, Dropped(part="birth")) == {}
    assert decide({}, Drop(part="birth")) == Refusal("dossier-unknown-part", {"part": "birth"})


def test_erasing_a_person_takes_private_data_and_media_along(database: Database) -> None:
    dossiers, media = SqlDossiers(database), Media(database)
    dossiers.keep("1", "birth", Birth("2001-12-31"))
    mine = media.put("1", "gear", "image/webp", b"picture", 5)
    other = media.put("2", "gear", "image/webp", b"another", 6)
    assert media.of("1") == (mine,)
    assert erase(database, ["1", "9"]) == ("1",)
    assert SqlDossiers(database).all() == {}
    assert media.get(mine) is None
    kept = media.get(other)
    assert kept is not None
    assert (kept.entry, kept.kind, kept.mime, kept.data, kept.at) == ("2", "gear", "image/webp", b"another", 6)
    assert media.drop(other) is True
    assert media.drop(other) is False
