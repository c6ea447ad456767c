"""`hofmarshal journal`: verify, export, import, backup, restore, as a secretary types them."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest
import sqlalchemy as sa

from hofmarshal.desk.decider import Issued
from hofmarshal.desk.desk import Desk
from hofmarshal.desk.event_deciders import EVENT, EventFacts
from hofmarshal.journal.database import Database
from hofmarshal.journal.model import Entry
from hofmarshal.journal.sql import SqlJournal
from hofmarshal.journal.tables import entries
from hofmarshal.server.people import Person, SqlPeople
from hofmarshal.tournament import programme_words as w
from tests.journal.support import append
from tests.postgres import drop_database, new_database


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """An event's folder with three streams."""
    folder = tmp_path / "event"
    folder.mkdir()
    with Database.open(folder, poll=0) as database:
        journal = SqlJournal(database)
        append(journal, "contest/duel/q-1", "1", "2")
        append(journal, "contest/duel/q-2", "3")
        append(journal, "floor", "4")
    return folder


def change(folder: Path, **values: object) -> None:
    with Database.open(folder, poll=0) as database:
        database.write(lambda c: c.execute(sa.update(entries).where(entries.c.id == "2").values(values)).rowcount)


def held(folder: Path) -> tuple[Entry, ...]:
    with Database.open(folder, poll=0, create=False) as database:
        return SqlJournal(database).tail()


def test_a_sound_journal(shell, data):
    answer = shell("journal", "verify", "--data", data)
    assert answer.code == 0
    assert "sound: 4 entries in 3 streams" in answer.out


def test_a_changed_entry_is_named(shell, data):
    change(data, actor="somebody else")
    answer = shell("journal", "verify", "--data", data)
    assert answer.code == 1
    assert "contest/duel/q-1, entry 2, position 2: its hash is not that of its content" in answer.out.replace("\n", " ")
    found = shell("journal", "verify", "--data", data, "--json")
    assert found.code == 1
    assert [(f["code"], f["stream"], f["number"]) for f in found.data["faults"]] == [("hash", "contest/duel/q-1", 2)]


def test_no_event_here(shell, tmp_path):
    answer = shell("journal", "verify", "--data", tmp_path)
    assert answer.code == 2
    assert "There is no event's journal" in answer.err
    assert list(tmp_path.iterdir()) == []


def test_streams_go_from_one_event_to_another_and_forks_are_set_aside(shell, data, tmp_path):
    file = tmp_path / "duel.jsonl"
    assert shell("journal", "export", file, "--streams", "contest/duel/*", "--data", data).code == 0
    assert stat.S_IMODE(os.stat(file).st_mode) == 0o600
    other = tmp_path / "other"
    other.mkdir()
    with Database.open(other, poll=0) as database:
        append(SqlJournal(database), "contest/duel/q-2", "mine")
    answer = shell("journal", "import", file, "--data", other)
    assert answer.code == 0
    assert "2 entries are new here, 0 were known" in answer.out
    assert "contest/duel/q-2 parts from ours after entry 0: one entry of the file is set aside" in answer.out
    assert [(e.stream, e.id) for e in held(other)] == [
        ("contest/duel/q-2", "mine"),
        ("contest/duel/q-1", "1"),
        ("contest/duel/q-1", "2"),
    ]
    again = shell("journal", "import", file, "--data", other, "--json").data
    assert (again["added"], again["known"]) == (0, 2)


def test_a_damaged_file_is_told_by_its_lines_and_changes_nothing(shell, data, tmp_path):
    file = tmp_path / "all.jsonl"
    shell("journal", "export", file, "--data", data)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([lines[0], *lines[2:]]))
    other = tmp_path / "other"
    other.mkdir()
    Database.open(other, poll=0).close()
    answer = shell("journal", "import", file, "--data", other)
    assert answer.code == 2
    assert f"{file}:2:" in answer.err
    assert held(other) == ()


def test_files_are_not_overwritten(shell, data, tmp_path):
    file = tmp_path / "kept"
    file.write_text("dear diary", encoding="utf-8")
    for command in ("export", "backup"):
        answer = shell("journal", command, file, "--data", data)
        assert answer.code == 2
        assert "is there already" in answer.err
    assert file.read_text(encoding="utf-8") == "dear diary"
    assert shell("journal", "restore", file, "--data", data).code == 2
    assert len(held(data)) == 4


def test_a_stream_that_is_not_there(shell, data, tmp_path):
    answer = shell("journal", "export", tmp_path / "x", "--streams", "contest/sabre/*", "--data", data)
    assert answer.code == 2
    assert "contest/sabre/*" in answer.err
    assert not (tmp_path / "x").exists()


def test_an_event_moves_from_sqlite_to_postgresql(shell, data, tmp_path):
    file, url = tmp_path / "backup.jsonl", new_database()
    with Database.open(data, poll=0) as running:  # while the server has it open
        SqlPeople(running).keep([Person(entry="7", name="Ада Вигадько")])
        assert shell("journal", "backup", file, "--data", data).code == 0
    answer = shell("journal", "restore", file, "--database", url)
    assert answer.code == 0, answer.err
    assert "postgresql://" in answer.out
    assert shell("journal", "verify", "--database", url, "--json").data == {"entries": 4, "streams": 3, "faults": []}
    with Database.open(url, poll=0) as database:
        assert SqlPeople(database).get("7") == Person(entry="7", name="Ада Вигадько")
    drop_database(url)


def test_a_cut_off_backup_restores_nothing(shell, data, tmp_path):
    file, there = tmp_path / "backup.jsonl", tmp_path / "there"
    shell("journal", "backup", file, "--data", data)
    file.write_bytes(file.read_bytes()[:-20])
    answer = shell("journal", "restore", file, "--data", there)
    assert answer.code == 2
    assert "Not a whole backup" in answer.err
    assert not (there / "hofmarshal.db").exists()


def erased_event(folder: Path) -> None:
    """An event with two people, of whom one is erased afterwards by the programme."""
    with Database.open(folder, poll=0) as database:
        people = SqlPeople(database)
        known = people.keep([Person(entry="7", name="Ада Вигадько"), Person(entry="8", name="Лев Мрійко")])
        desk = Desk(SqlJournal(database), EVENT, lambda: 0, facts=EventFacts())
        words = (w.Introduce(people=dict(known)), w.Erase(entry="7"))
        for n, command in enumerate(words):
            issued = Issued(id=f"c{n}", stream="programme", at=n, command=command, seat="secretary", device="d")
            answer = desk.submit(issued)
            assert answer.refusal is None, answer.refusal


def names(folder: Path) -> dict[str, str]:
    with Database.open(folder, poll=0) as database:
        return {entry: one.name for entry, one in SqlPeople(database).all().items()}


def test_who_is_erased_is_erased_again_after_a_restore_and_an_import(shell, tmp_path):
    one, other, third = (tmp_path / name for name in ("one", "other", "third"))
    for folder in (one, other):
        folder.mkdir()
    erased_event(one)  # the row is still there: the journal says that it must not be
    shell("journal", "backup", tmp_path / "backup", "--data", one)
    shell("journal", "export", tmp_path / "export", "--data", one)
    answer = shell("journal", "restore", tmp_path / "backup", "--data", third)
    assert "Erased again: 7" in answer.out
    assert names(third) == {"8": "Лев Мрійко"}
    with Database.open(other, poll=0) as database:
        SqlPeople(database).keep([Person(entry="7", name="Ада Вигадько")])
    assert shell("journal", "import", tmp_path / "export", "--data", other, "--json").data["erased"] == ["7"]
    assert names(other) == {}


def test_names_of_people_are_not_in_an_export(shell, tmp_path):
    (tmp_path / "one").mkdir()
    erased_event(tmp_path / "one")
    shell("journal", "export", tmp_path / "export", "--data", tmp_path / "one")
    assert "Мрійко" not in (tmp_path / "export").read_text(encoding="utf-8")


@pytest.mark.parametrize("lang", ["ru", "uk"])
def test_faults_in_the_readers_language(shell, data, lang):
    change(data, actor="x")
    answer = shell("journal", "verify", "--data", data, "--lang", lang)
    assert "хеш не" in answer.out
