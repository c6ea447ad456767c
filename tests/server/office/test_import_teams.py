"""A spreadsheet of teams over HTTP: people, teams and rosters are taken in whole, once, or not at all."""

from __future__ import annotations

from typing import Any

import pytest

from hofmarshal.tournament import entry_book as book
from tests.server.office.entry_rig import ask, enter, entries_of, nomination
from tests.server.office.test_imports import form
from tests.server.rig import Device, Server, running, set_up, submit

TABLE = (
    "ПІБ;Команда;Номер;Запасний;Капітан\n"
    "Іван Вигаданий;Тури;11;;так\nПетро Вигаданий;Тури;12;;\nГнат Вигаданий;Тури;13;;\nЛесь Вигаданий;Тури;;так;\n"
    "Олена Вигадана;Соколи;1;;\n"
)


def rosters(server: Server) -> dict[tuple[str, str], list[tuple[str, int, bool, bool]]]:
    """Who fights for which team, by names."""
    people = server.venue.festival.people.all()
    state: book.State = server.venue.look(book.STREAM)
    return {
        (name, people[team].name): [(people[m.entry].name, m.number, m.reserve, m.captain) for m in members]
        for (name, team), members in state.rosters.items()
    }


def read(server: Server, desk: Device, table: str = TABLE) -> dict[str, Any]:
    """A file as the page has it after reading."""
    found: dict[str, Any] = ask(server, desk, "/api/files/import?file=teams.csv", table.encode(), method="POST").json()
    return found


def test_a_list_of_teams_is_taken_in_whole(tmp_path: Any) -> None:
    with running(tmp_path) as server:
        desk = set_up(server.venue)["secretary-1"]
        nomination(server, "mass", "isb-buhurt", "mass-battle", admission="elsewhere", scheme=("round-robin",))
        body = form(read(server, desk), into=["mass"])
        assert body["columns"] == ["name", "team", "number", "reserve", "captain"]
        seen = ask(server, desk, "/api/files/import/preview", body).json()
        aurochs, hawks = seen["teams"]
        assert (aurochs["name"], aurochs["fresh"], aurochs["main"], aurochs["reserves"]) == ("Тури", True, 3, 1)
        assert aurochs["numbers"] == {"2": 11, "3": 12, "4": 13, "5": 1}
        assert hawks["notes"][0]["cites"] == ["isb-buhurt.roster"], "too few as yet: told with its clause"
        before = server.venue.journal.tail(0, 100_000)
        wrong = {**body, "rows": [*body["rows"], {"row": 9, "cells": ["Юрко Вигаданий", "Тури", "11", "", ""]}]}
        refused = ask(server, desk, "/api/files/import/accept", wrong)
        assert (refused.status_code, refused.json()["said"]["code"]) == (409, "entries-import-open")
        assert server.venue.journal.tail(0, 100_000) == before, "nothing was written"

        done = ask(server, desk, "/api/files/import/accept", body).json()
        assert (done["people"], done["fresh"]) == (5, 5)
        again = ask(server, desk, "/api/files/import/accept", body).json()
        assert (again["people"], again["already"]) == (5, True)
        assert rosters(server) == {
            ("mass", "Тури"): [
                ("Іван Вигаданий", 11, False, True), ("Петро Вигаданий", 12, False, False),
                ("Гнат Вигаданий", 13, False, False), ("Лесь Вигаданий", 1, True, False),
            ],
            ("mass", "Соколи"): [("Олена Вигадана", 1, False, False)],
        }  # fmt: skip
        people = server.venue.festival.people.all()
        assert {people[entry].name for entry in entries_of(server, "mass")} == {"Тури", "Соколи"}


def test_a_second_list_adds_to_a_roster_and_nobody_known_is_entered_twice(tmp_path: Any) -> None:
    with running(tmp_path) as server:
        desk = set_up(server.venue)["secretary-1"]
        nomination(server, "mass", "isb-buhurt", "mass-battle", admission="elsewhere")
        nomination(server, "long", "isb-duel", "longsword")
        known = enter(server, desk, "Олена Вигадана", "Соколи", takes=["long"])
        ask(server, desk, "/api/files/import/accept", form(read(server, desk), into=["mass"], rows=[
            {"row": 2, "cells": ["Іван Вигаданий", "Тури", "11", "", "так"]}]))  # fmt: skip
        rows = [
            {"row": 2, "cells": ["Іван Вигаданий", "Тури", "", "", ""], "same": known_of(server, "Іван Вигаданий")},
            {"row": 3, "cells": ["Олена Вигадана", "Тури", "7", "", ""], "same": known},
        ]
        body = form(read(server, desk), "list-0002", into=["mass"], rows=rows)
        fates = [row["fate"] for row in ask(server, desk, "/api/files/import/preview", body).json()["rows"]]
        assert fates == ["known", "joins"]
        count = len(server.venue.festival.people.all())
        done = ask(server, desk, "/api/files/import/accept", body).json()
        assert (done["people"], done["fresh"]) == (1, 0)
        assert rosters(server)[("mass", "Тури")] == [
            ("Іван Вигаданий", 11, False, True), ("Олена Вигадана", 7, False, False),
        ]  # fmt: skip
        assert len(server.venue.festival.people.all()) == count


def known_of(server: Server, name: str) -> str:
    """The number of somebody."""
    return next(entry for entry, one in server.venue.festival.people.all().items() if one.name == name)


def test_a_roster_beyond_its_limits_takes_nothing_in(tmp_path: Any) -> None:
    """isb-buhurt.roster, at the book itself: whatever a page was shown, no list brings a roster that is too large."""
    with running(tmp_path) as server:
        desk = set_up(server.venue)["secretary-1"]
        nomination(server, "mass", "isb-buhurt", "mass-battle", admission="elsewhere")
        rows = [{"row": n, "cells": [f"Боєць {n}", "Тури", "", "", ""]} for n in range(2, 24)]
        seen = ask(server, desk, "/api/files/import/preview", form(read(server, desk), into=["mass"], rows=rows)).json()
        assert [row["row"] for row in seen["rows"] if row["fate"] == "wrong"] == [23]
        (fault,) = seen["rows"][-1]["faults"]
        assert (fault["column"], fault["said"]["code"], fault["said"]["cites"]) == (
            1, "contest-roster-many", ["isb-buhurt.roster"],
        )  # fmt: skip
        team = enter(server, desk, "Тури", takes=["mass"])
        members = tuple(book.Member(entry=str(900 + n), number=n) for n in range(1, 23))
        take = book.TakeIn(id="x", into={}, rosters=(book.SetRoster(nomination="mass", team=team, members=members),))
        with pytest.raises(AssertionError, match=r"isb-buhurt\.roster"):
            submit(server.venue, book.STREAM, take)
        state: book.State = server.venue.look(book.STREAM)
        assert (state.rosters, state.lists.get("x")) == ({}, None)
