"""Erasing a person: what is private goes everywhere, number and results stay, and no backup brings him back."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import msgspec

from hofmarshal.journal.backup import backup_lines, restore
from hofmarshal.journal.database import Database
from hofmarshal.journal.sql import SqlJournal
from hofmarshal.server.dossier_acts import Keep, dossier_stream
from hofmarshal.server.dossiers import SqlDossiers
from hofmarshal.server.erased_roll import Line, Roll
from hofmarshal.server.erasure import erase_again
from hofmarshal.server.media import Media
from hofmarshal.server.people import Person, SqlPeople
from hofmarshal.tournament import programme_words as w
from tests.server.office.entry_rig import ask
from tests.server.rig import Server, running, set_up, submit


class Birth(msgspec.Struct):
    day: str


def somebody(server: Server, entry: str, name: str) -> str:
    """A person with a birth date and a picture; the picture's id."""
    festival = server.venue.festival
    submit(server.venue, "programme", w.Introduce(people=dict(festival.people.keep([Person(entry=entry, name=name)]))))
    kept = festival.dossiers.keep(entry, "birth", Birth("2001-12-31"))
    submit(server.venue, dossier_stream(entry), Keep(part="birth", commitment=kept))
    return Media(server.database).put(entry, "gear", "image/webp", b"picture", 5)


def what_is_left(database: Database, entry: str) -> tuple[bool, bool, bool]:
    """Whether his name, something private, a picture is there."""
    named = entry in SqlPeople(database).all()
    return named, bool(SqlDossiers(database).all().get(entry)), bool(Media(database).of(entry))


def test_all_of_a_person_goes_and_neither_an_old_backup_nor_a_restart_brings_him_back(tmp_path: Path) -> None:
    data, there, away = (tmp_path / name for name in ("data", "there", "away"))
    data.mkdir()
    with running(data) as server:
        devices = set_up(server.venue, rings=1, bouts=1)
        picture = somebody(server, "71", "Halina Voron")
        somebody(server, "72", "Bohdan Lys")
        before = list(backup_lines(server.database))
        answer = ask(server, devices["secretary-1"], "/api/event/erase", {"entry": "71"})
        assert answer.status_code == 200, answer.text
        assert what_is_left(server.database, "71") == (False, False, False)
        assert what_is_left(server.database, "72") == (True, True, True)
        assert server.venue.festival.person("71") is None
        assert Media(server.database).get(picture) is None
        assert server.venue.journal.verify() == []
        entry = server.venue.journal.read("programme")[-1]
        assert (entry.type, entry.device) == ("erased", devices["secretary-1"].id)
        assert "Halina" not in str(server.venue.journal.tail(0, 5000))

    # a backup from before, in the same folder: the roll beside the database knows
    (data / "hofmarshal.db").rename(away)
    for side in data.glob("hofmarshal.db-*"):
        side.unlink()
    restore(data, before)
    with Database.open(data, poll=0) as database:
        assert what_is_left(database, "71") == (True, True, True)
    with running(data) as again:
        assert what_is_left(again.database, "71") == (False, False, False)
        assert what_is_left(again.database, "72") == (True, True, True)
        assert again.venue.look("programme").erased == ("71",)
        assert again.venue.journal.verify() == []

    # the same in another folder, to which the roll was brought along
    there.mkdir()
    shutil.copy(data / "erased.jsonl", there)
    restore(there, before)
    with Database.open(there, poll=0) as database:
        assert erase_again(database, SqlJournal(database), Roll(there)) == ("71",)
        assert what_is_left(database, "71") == (False, False, False)


def test_the_roll_names_nobody_and_lets_him_come_again_as_somebody_new(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        devices = set_up(server.venue, rings=1, bouts=1)
        somebody(server, "71", "Halina Voron")
        ask(server, devices["secretary-1"], "/api/event/erase", {"entry": "71"})
        lines = [json.loads(line) for line in (tmp_path / "erased.jsonl").read_text(encoding="utf-8").splitlines()]
        assert [(line["entry"], len(line["commitments"])) for line in lines] == [("71", 1)]
        somebody(server, "71", "Halina Voron")
    with running(tmp_path) as again:
        assert what_is_left(again.database, "71")[0]
    with (tmp_path / "erased.jsonl").open("a", encoding="utf-8") as roll:
        roll.write('{"entry": "9", "comm')  # the power failed here
    assert [one.entry for one in Roll(tmp_path).lines()] == ["71"]
    assert isinstance(next(Roll(tmp_path).lines()), Line)
