"""Several processes on one journal, and processes that are killed."""

from __future__ import annotations

import random
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from hofmarshal.journal.contract import Appended, Conflict
from hofmarshal.journal.database import Database
from hofmarshal.journal.model import Entry
from hofmarshal.journal.sql import SqlJournal
from tests.journal.support import append, draft
from tests.journal.writing import THREADS
from tests.postgres import drop_database, new_database

ROOT = Path(__file__).parents[2]


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield str(tmp_path / "event.db")
        return
    url = new_database()
    yield url
    drop_database(url)


@pytest.fixture
def postgresql() -> Iterator[str]:
    url = new_database()
    yield url
    drop_database(url)


def writing(where: str, name: str, count: int) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.journal.writing", where, name, str(count)]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def wait_for(what: str, come: threading.Event) -> None:
    assert come.wait(20), what


def test_readers_never_skip_what_other_processes_write(where: str):
    """Three processes write; one reader follows by what it is told, one asks the database itself."""
    with Database.open(where, poll=0.02) as database:
        journal = SqlJournal(database)
        running = [writing(where, name, 60) for name in "xyz"]
        told: list[Entry] = []
        asked: list[int] = []
        while any(one.poll() is None for one in running):
            told += journal.tail(told[-1].position if told else 0, 10_000)
            with database.read() as connection:
                query = "SELECT position FROM entries WHERE position > :last ORDER BY position"
                asked += connection.execute(sa.text(query), {"last": asked[-1] if asked else 0}).scalars()
            time.sleep(0.002)
        assert [(one.communicate()[1], one.returncode) for one in running] == [("", 0)] * 3
        journal.refresh()
        told += journal.tail(told[-1].position if told else 0, 10_000)
        with database.read() as connection:
            every = list(connection.execute(sa.text("SELECT position FROM entries ORDER BY position")).scalars())
        assert [e.position for e in told] == every
        assert asked == every[: len(asked)]
        assert len(asked) > 100
        assert len([e for e in told if e.stream != "shared"]) == 3 * THREADS * 60
        assert journal.verify() == []


def test_what_another_process_has_appended_is_a_conflict_and_then_known(where: str):
    with Database.open(where, poll=0) as one, Database.open(where, poll=0) as two:
        here, there = SqlJournal(one), SqlJournal(two)
        append(here, "a", "1")
        assert there.append("a", 0, [draft("2")], key=("d", "c"), fingerprint="f", answer=b"x") == Conflict(1)
        assert [e.id for e in there.read("a")] == ["1"]
        assert [e.id for e in there.tail()] == ["1"]
        assert isinstance(there.append("a", 1, [draft("2")]), Appended)
        assert isinstance(here.append("b", 0, [draft("3")]), Appended)
        assert [e.id for e in here.tail()] == ["1", "2", "3"]
        assert here.heads() == {**there.heads(), "b": here.heads()["b"]}


def test_postgresql_tells_other_processes_at_once(postgresql: str):
    with Database.open(postgresql, poll=0) as one, Database.open(postgresql, poll=0) as two:
        here, there = SqlJournal(one), SqlJournal(two)
        listening(two)
        come = threading.Event()
        two.on_commit(come.set)
        begun = time.perf_counter()
        append(here, "a", "1")
        wait_for("news of another process", come)
        assert time.perf_counter() - begun < 5
        assert [e.id for e in there.tail()] == ["1"]


def listening(database: Database) -> None:
    """Wait until the database listens."""
    with database.read() as connection:
        pass
    for _ in range(200):
        with database.read() as connection:
            found = connection.execute(
                sa.text(
                    "SELECT count(*) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname=current_database()"
                )
            ).scalar_one()
        if found == 2:
            return
        time.sleep(0.05)
    raise AssertionError("nobody listens")


def test_listening_goes_on_after_the_connection_broke(postgresql: str, caplog: pytest.LogCaptureFixture):
    with Database.open(postgresql, poll=0) as one, Database.open(postgresql, poll=0) as two:
        here, there = SqlJournal(one), SqlJournal(two)
        listening(two)
        with one.read() as connection:
            connection.execute(
                sa.text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
            )
        time.sleep(0.2)
        append(here, "a", "1")  # told when it connects again
        for _ in range(400):
            if there.tail():
                break
            time.sleep(0.02)
        assert [e.id for e in there.tail()] == ["1"]
        assert "trying again" in caplog.text


def test_polling_finds_what_nobody_tells(tmp_path: Path):
    with Database.open(tmp_path, poll=0.02) as one, Database.open(tmp_path, poll=0) as two:
        here, come = SqlJournal(one), threading.Event()
        append(SqlJournal(two), "a", "1")
        one.on_commit(come.set)
        wait_for("the clock", come)
        assert [e.id for e in here.tail()] == ["1"]


@pytest.mark.parametrize("seed", range(4))
def test_a_killed_process_loses_nothing_it_acknowledged(where: str, seed: int):
    """The rehearsal does this two hundred times to a whole server."""
    Database.open(where, poll=0).close()
    running = writing(where, f"k{seed}", 100_000)
    assert running.stdout is not None
    said = [running.stdout.readline().strip()]
    killer = threading.Timer(random.Random(seed).uniform(0.02, 0.4), running.kill)
    killer.start()
    said += [line.strip() for line in running.stdout if line.endswith("\n")]
    running.communicate()
    with Database.open(where, poll=0) as database:
        journal = SqlJournal(database)
        there = {entry.id for entry in journal.tail(0, 1_000_000)}
        with database.read() as connection:
            there |= set(connection.execute(sa.text("SELECT id FROM entries")).scalars())
        assert len(said) > 3
        assert set(said) <= there
        assert journal.verify() == []
        stream, number = f"k{seed}.0", journal.heads()[f"k{seed}.0"].number
        assert isinstance(journal.append(stream, number, [draft("after")]), Appended)
