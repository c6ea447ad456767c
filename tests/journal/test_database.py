"""The database under the journal: what it refuses to open, how it fails, and that nobody's fault is another's."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from hofmarshal.journal.contract import Appended
from hofmarshal.journal.database import Database
from hofmarshal.journal.engines import check_sqlite, sqlite_driver
from hofmarshal.journal.schema import HEAD, MIGRATIONS
from hofmarshal.journal.sql import SqlJournal
from hofmarshal.journal.tables import bookmarks, metadata
from hofmarshal.journal.trouble import Unusable
from tests.journal.support import append, draft, together
from tests.postgres import drop_database, new_database

SERVER = Path(__file__).parents[2] / "src/hofmarshal/server"


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield str(tmp_path / "event.db")
        return
    url = new_database()
    yield url
    drop_database(url)


@pytest.fixture
def database(where: str) -> Iterator[Database]:
    with Database.open(where, poll=0) as opened:
        yield opened


@pytest.fixture
def file(tmp_path: Path) -> Iterator[Database]:
    """On SQLite only."""
    with Database.open(tmp_path / "event.db", poll=0) as opened:
        yield opened


def refused(where: Any, **more: Any) -> Unusable:
    with pytest.raises(Unusable) as caught:
        Database.open(where, poll=0, **more)
    return caught.value


# What is opened


@pytest.mark.parametrize("version", [(3, 7, 0), (3, 40, 1), (3, 51, 2)])
def test_a_sqlite_that_may_lose_what_it_confirmed_is_refused(version: tuple[int, int, int]):
    with pytest.raises(Unusable) as caught:
        check_sqlite(version)
    assert (caught.value.code, caught.value.data) == ("journal-sqlite", {"version": ".".join(map(str, version))})


def test_a_sound_sqlite_is_used():
    for version in ((3, 6, 23), (3, 51, 3), (3, 53, 0)):
        check_sqlite(version)
    assert sqlite_driver().sqlite_version_info > (3, 51, 2)


def test_the_settings_that_keep_what_is_confirmed(file: Database):
    read = {
        name: file.write(lambda c, name=name: c.exec_driver_sql(f"PRAGMA {name}").scalar())  # type: ignore[misc]
        for name in ("journal_mode", "synchronous")
    }
    assert read == {"journal_mode": "wal", "synchronous": 2}


def test_a_data_folder_holds_its_file(tmp_path: Path):
    with Database.open(tmp_path) as opened:
        assert opened.path == tmp_path / "hofmarshal.db"


def test_migrations_make_the_tables_that_the_program_knows(database: Database):
    for module in SERVER.glob("*.py"):
        if "sa.Table(" in module.read_text(encoding="utf-8"):
            import_module(f"hofmarshal.server.{module.stem}")
    with database.read() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_the_last_migration_is_the_one_the_program_names():
    assert ScriptDirectory(str(MIGRATIONS)).get_current_head() == HEAD


def test_a_database_that_is_up_to_date_is_opened_without_alembic(tmp_path: Path):
    """Importing it takes a quarter of a second, at every start of a server."""
    Database.open(tmp_path).close()
    script = f"""
import sys
from hofmarshal.journal.database import Database
Database.open({str(tmp_path)!r}).close()
sys.exit("alembic" in sys.modules)
"""
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0


def test_a_database_of_a_newer_program_is_refused(where: str):
    with Database.open(where, poll=0) as opened:
        opened.write(lambda c: c.execute(sa.text("UPDATE alembic_version SET version_num = '9999'")).rowcount)
    assert (error := refused(where)).code == "journal-newer"
    assert error.data["revision"] == "9999"


def test_another_programs_database_is_refused_and_left_alone(where: str):
    engine = sa.create_engine(
        where.replace("postgresql:", "postgresql+psycopg:") if "://" in where else f"sqlite:///{where}"
    )
    with engine.begin() as connection:
        connection.execute(sa.text("CREATE TABLE horses (name TEXT)"))
    assert refused(where).code == "journal-foreign"
    with engine.connect() as connection:
        assert sa.inspect(connection).get_table_names() == ["horses"]
    engine.dispose()


def test_a_file_that_is_no_database_is_refused(tmp_path: Path):
    (tmp_path / "letter").write_text("Dear hofmarshal, " * 200, encoding="utf-8")
    assert refused(tmp_path / "letter").code == "journal-no-database"


def test_a_folder_that_is_not_there_is_named(tmp_path: Path):
    error = refused(tmp_path / "none" / "event.db")
    assert (error.code, error.data["folder"]) == ("journal-no-folder", str(tmp_path / "none"))


def test_what_is_not_there_is_not_made_unasked(where: str):
    assert refused(where, create=False).code == "journal-missing"
    with Database.open(where, poll=0):
        pass
    with Database.open(where, poll=0, create=False) as opened:
        assert SqlJournal(opened).heads() == {}


@pytest.mark.parametrize("url", ["mysql://here/x", "sqlite://", "sqlite:///:memory:", "://", "http://x"])
def test_an_address_of_no_database_is_refused(url: str):
    assert refused(url).code == "journal-bad-url"


def test_a_server_that_is_not_there_is_said_without_its_password(unused_port: int):
    error = refused(f"postgresql://me:secret@127.0.0.1:{unused_port}/x")
    assert error.code == "journal-unreachable"
    assert "secret" not in str(error)


@pytest.fixture
def unused_port() -> int:
    import socket

    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


def test_processes_that_open_a_new_database_at_once_all_get_it(where: str):
    code = "import sys; from hofmarshal.journal.database import Database; Database.open(sys.argv[1], poll=0).close()"
    running = [subprocess.Popen([sys.executable, "-c", code, where], stderr=subprocess.PIPE) for _ in range(3)]
    assert [(one.communicate()[1], one.returncode) for one in running] == [(b"", 0)] * 3
    with Database.open(where, poll=0, create=False) as opened, opened.read() as connection:
        assert "entries" in sa.inspect(connection).get_table_names()


# Writing


def mark(reader: str, position: int) -> Any:
    return lambda c: c.execute(sa.insert(bookmarks).values(reader=reader, position=position)).rowcount


def marks(database: Database) -> dict[str, int]:
    with database.read() as connection:
        rows = connection.execute(sa.select(bookmarks.c.reader, bookmarks.c.position))
        return {row.reader: row.position for row in rows}


def held_up(database: Database) -> tuple[threading.Event, threading.Thread]:
    """A job that holds the writer until the event is set, so that what comes meanwhile shares a transaction."""
    go, begun = threading.Event(), threading.Event()

    def wait(connection: sa.Connection) -> None:
        begun.set()
        go.wait(30)

    thread = threading.Thread(target=lambda: database.write(wait), daemon=True)
    thread.start()
    begun.wait(30)
    return go, thread


def test_a_failing_job_harms_no_other_of_its_transaction(database: Database):
    go, thread = held_up(database)
    errors: list[str] = []

    def fails(connection: sa.Connection) -> None:
        mark("half", 1)(connection)
        raise ValueError("no")

    def give(job: Any) -> None:
        try:
            database.write(job)
        except Exception as error:
            errors.append(type(error).__name__)

    jobs = [mark("a", 1), fails, mark("b", 2), mark("a", 3), mark("c", 4)]
    threads = [threading.Thread(target=give, args=(job,), daemon=True) for job in jobs]
    for one in threads:
        one.start()
    go.set()
    for one in (*threads, thread):
        one.join(30)
    assert sorted(errors) == ["IntegrityError", "ValueError"]
    found = marks(database)
    assert found.pop("a") in (1, 3)
    assert found == {"b": 2, "c": 4}


def test_an_append_that_the_database_refuses_harms_no_other(database: Database, monkeypatch: pytest.MonkeyPatch):
    """Should something get past our own checks: it is tried alone, and only it fails."""
    monkeypatch.setattr("hofmarshal.journal.sql.check_drafts", lambda *words: None)
    journal = SqlJournal(database)
    go, thread = held_up(database)
    outcomes: dict[str, Any] = {}

    def give(name: str, version: int) -> None:
        bad = draft(name) if version == 1 else _wrong(name)
        try:
            outcomes[name] = journal.append(f"s/{name}", 0, [bad])
        except Exception as error:
            outcomes[name] = error

    threads = [threading.Thread(target=give, args=(name, n), daemon=True) for n, name in enumerate("abc")]
    for one in threads:
        one.start()
    go.set()
    for one in (*threads, thread):
        one.join(30)
    assert isinstance(outcomes["a"], Exception)
    assert isinstance(outcomes["b"], Appended)
    assert isinstance(outcomes["c"], Exception)
    assert set(journal.heads()) == {"s/b"}


def _wrong(name: str) -> Any:
    import msgspec

    return msgspec.structs.replace(draft(name), data=b"\xff")


def test_a_job_that_waits_for_another_is_told_so(database: Database):
    with pytest.raises(RuntimeError, match="wait for itself"):
        database.write(lambda c: database.write(mark("a", 1)))
    assert marks(database) == {}


def test_close_writes_what_waits_and_then_refuses(where: str):
    database = Database.open(where, poll=0)
    go, thread = held_up(database)
    threads = [threading.Thread(target=database.write, args=(mark(str(n), n),), daemon=True) for n in range(5)]
    for one in threads:
        one.start()
    while database._writer._queue.qsize() < 5:
        threading.Event().wait(0.01)
    closing = threading.Thread(target=database.close, daemon=True)
    closing.start()
    go.set()
    for one in (*threads, thread, closing):
        one.join(30)
    with pytest.raises(Unusable) as caught:
        database.write(mark("late", 1))
    assert caught.value.code == "journal-closed"
    with Database.open(where, poll=0) as again:
        assert marks(again) == {str(n): n for n in range(5)}


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_the_death_of_the_writer_is_loud(file: Database, caplog: pytest.LogCaptureFixture):
    def die(connection: sa.Connection) -> None:
        raise SystemExit("gone")

    for _ in range(2):
        with pytest.raises(Unusable) as caught:
            file.write(die)
        assert caught.value.code == "journal-dead"
    assert "writer has died" in caplog.text


def test_a_callback_hears_of_every_commit_until_it_ends(database: Database):
    heard: list[int] = []
    end = database.on_commit(lambda: heard.append(len(marks(database))))
    database.on_commit(_fails)
    database.write(mark("a", 1))
    assert 1 in heard
    end()
    before = len(heard)
    database.write(mark("b", 2))
    assert len(heard) == before


def _fails() -> None:
    raise ValueError("a callback's own fault")


# When the disk fails


def test_a_full_disk_is_an_error_and_nothing_is_half_done(file: Database):
    journal = SqlJournal(file)
    append(journal, "a", "0")
    pages = file.write(lambda c: c.exec_driver_sql("PRAGMA page_count").scalar())
    file.write(lambda c: c.exec_driver_sql(f"PRAGMA max_page_count={pages}").scalar())
    codes = set()
    for n in range(1, 40):
        number = journal.heads()["a"].number
        try:
            journal.append("a", number, [draft(str(n), text="ё" * 500)], key=("d", str(n)), answer=b"ok")
        except Unusable as error:
            codes.add(error.code)
            break
    assert codes == {"journal-full"}
    known = journal.read("a")
    assert journal.answer(("d", str(len(known)))) is None
    # The next one comes with a new connection, which has no such limit: the disk has space again.
    assert isinstance(journal.append("a", len(known), [draft("again")]), Appended)
    assert journal.verify() == []
    assert [e.number for e in journal.read("a")] == list(range(1, len(known) + 2))


def test_a_database_that_another_program_keeps_is_an_error_until_it_is_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("hofmarshal.journal.engines.BUSY_SECONDS", 0)
    with Database.open(tmp_path / "event.db", poll=0) as database:
        journal = SqlJournal(database)
        append(journal, "a", "1")
        other = sqlite_driver().connect(str(tmp_path / "event.db"), isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Unusable) as caught:
            journal.append("a", 1, [draft("2")])
        assert caught.value.code == "journal-locked"
        assert [e.id for e in journal.read("a")] == ["1"]
        other.execute("ROLLBACK")
        other.close()
        assert isinstance(journal.append("a", 1, [draft("2")]), Appended)


def test_a_file_that_is_gone_stops_the_writing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("hofmarshal.journal.database.GONE_SECONDS", 0)
    with Database.open(tmp_path / "event.db", poll=0) as database:
        journal = SqlJournal(database)
        append(journal, "a", "1")
        (tmp_path / "event.db").rename(tmp_path / "elsewhere.db")
        with pytest.raises(Unusable) as caught:
            journal.append("a", 1, [draft("2")])
        assert caught.value.code == "journal-gone"
        (tmp_path / "elsewhere.db").rename(tmp_path / "event.db")
        assert isinstance(journal.append("a", 1, [draft("2")]), Appended)


def test_a_lost_connection_is_an_error_and_the_next_write_connects_again():
    url = new_database()
    with Database.open(url, poll=0) as database:
        journal = SqlJournal(database)
        append(journal, "a", "1")
        with database.read() as connection:
            connection.execute(
                sa.text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
                        " AND pid <> pg_backend_pid()")
            )  # fmt: skip
        with pytest.raises(Unusable) as caught:
            journal.append("a", 1, [draft("2")])
        assert caught.value.code in ("journal-unreachable", "journal-unsure")
        assert isinstance(journal.append("a", 1, [draft("2")]), Appended)
        assert [e.id for e in journal.read("a")] == ["1", "2"]
    drop_database(url)


def test_posts_rest_on_the_one_before(database: Database):
    """What was decided on a post that fails must fail too, though the number would fit."""
    journal = SqlJournal(database)
    append(journal, "a", "1", "2")
    first = journal.post("a", 1, [draft("x")])
    second = journal.post("a", 2, [draft("y")], after=first)
    assert [type(one.wait()).__name__ for one in (first, second)] == ["Conflict", "Conflict"]
    third = journal.post("a", 2, [draft("3")])
    fourth = journal.post("a", 3, [draft("4")], after=third)
    assert [type(one.wait()).__name__ for one in (third, fourth)] == ["Appended", "Appended"]
    assert [e.id for e in journal.read("a")] == ["1", "2", "3", "4"]


def test_threads_share_commits(database: Database):
    journal, commits = SqlJournal(database), []
    database.on_commit(lambda: commits.append(1))

    def work(who: int) -> None:
        for n in range(30):
            assert isinstance(journal.append(f"s{who}", n, [draft(f"{who}.{n}")]), Appended)

    together([lambda who=who: work(who) for who in range(8)])  # type: ignore[misc]
    assert len(commits) < 240
    assert journal.verify() == []
