"""Spreadsheets over HTTP: nothing written before it is accepted, then all of it and once; hostile files do no harm."""

from __future__ import annotations

import http.client
import io
import zipfile
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from hofmarshal.desk.decider import Issued
from hofmarshal.desk.event_entries import ENTRIES
from hofmarshal.desk.following import draft_of
from hofmarshal.desk.wrapped import Fact
from hofmarshal.server.scenes.build import build
from hofmarshal.tournament import entry_book as book
from hofmarshal.tournament.entries import Entry
from tests.exchange.workbooks import changed, workbook
from tests.server.office.entry_rig import ask, enter, entries_of, nomination
from tests.server.rig import Device, Server, running, set_up

TABLE = "Прізвище та ім'я;Клуб;Дата народження\nАда Вовк;Вовки;01.02.2000\nБогдан Лис;Лисиці;\n"


@pytest.fixture
def house(tmp_path: Any) -> Iterator[tuple[Server, dict[str, Device]]]:
    with running(tmp_path) as server:
        devices = set_up(server.venue)
        nomination(server, "long", "isb-duel", "longsword")
        yield server, devices


def form(read: dict[str, Any], ident: str = "list-0001", **more: Any) -> dict[str, Any]:
    """What the page sends after reading a file."""
    sheet = read["sheets"][0]
    rows = [
        {"row": n, "cells": cells} for n, cells in enumerate(sheet["rows"], 1) if n > sheet["header"] + 1 and any(cells)
    ]
    return {"id": ident, "columns": sheet["columns"], "rows": rows, "into": ["long"], **more}


def test_a_windows_1251_table_is_previewed_mended_and_taken_in_once(house: Any) -> None:
    server, devices = house
    desk = devices["secretary-1"]
    table = TABLE + "Вадим Сом;Соми;31.02.1999\n"
    read = ask(server, desk, "/api/files/import?file=club.csv", table.encode("cp1251"), method="POST")
    assert read.status_code == 200, read.text
    body = form(read.json())
    before = server.venue.journal.tail(0, 100_000)
    seen = ask(server, desk, "/api/files/import/preview", body).json()
    assert [row["fate"] for row in seen["rows"]] == ["new", "new", "wrong"]
    assert seen["rows"][2]["faults"][0]["column"] == 2
    early = ask(server, desk, "/api/files/import/accept", body)
    assert early.status_code == 409
    assert early.json()["said"]["code"] == "entries-import-open"
    assert server.venue.journal.tail(0, 100_000) == before, "nothing was written"
    assert server.venue.festival.people.get("1") is None

    body["rows"][2]["cells"][2] = "28.02.1999"
    done = ask(server, desk, "/api/files/import/accept", body).json()
    assert (done["people"], done["fresh"], done["already"]) == (3, 3, False)
    again = ask(server, desk, "/api/files/import/accept", body).json()
    assert (again["people"], again["already"]) == (3, True), "the same list again"
    assert len(entries_of(server, "long")) == 3
    taken = [one for one in server.venue.journal.tail(0, 100_000) if one.stream == "entries"]
    assert len(taken) == 1, "one list is one fact"
    rows = build(server.venue, "entries").people  # type: ignore[union-attr]
    assert {row.name for row in rows.values()} == {"Ада Вовк", "Богдан Лис", "Вадим Сом"}
    assert not any(row.takes["long"].here for row in rows.values())


def test_who_is_there_already_takes_part_in_one_more_nomination(house: Any) -> None:
    server, devices = house
    desk = devices["secretary-1"]
    nomination(server, "sabre", "isb-duel", "longsword")
    entry = enter(server, desk, "Ада Вовк", "Вовки", takes=["long"])
    read = ask(server, desk, "/api/files/import", TABLE.encode(), method="POST").json()
    done = ask(server, desk, "/api/files/import/accept", form(read, into=["sabre"])).json()
    assert (done["people"], done["fresh"]) == (2, 1)
    assert set(entries_of(server, "sabre")) == {entry, str(int(entry) + 1)}
    assert ask(server, desk, f"/api/office/entries/{entry}/private").json()["born"] == "2000-02-01", (
        "what was not known"
    )


@pytest.mark.parametrize("kind", ["csv", "xlsx"])
def test_a_saved_list_is_known_when_it_comes_back(house: Any, kind: str) -> None:
    server, devices = house
    desk = devices["secretary-1"]
    enter(server, desk, "Ада Вовк", "Вовки", country="UA", born="2000-02-01", contact="+380 1", takes=["long"])
    enter(server, desk, "Богдан Лис", "Лисиці", takes=["long"])
    for lang in ("en", "ru", "uk"):
        saved = ask(server, desk, f"/api/office/entry-list?kind={kind}&lang={lang}&private=true").content
        read = ask(server, desk, f"/api/files/import?file=list.{kind}", saved, method="POST").json()
        columns = read["sheets"][0]["columns"]
        wanted = {"name", "club", "country", "rating", "weight_category", "nominations", "born", "contact"}
        assert wanted <= set(columns), (lang, columns)
        seen = ask(server, desk, "/api/files/import/preview", form(read, into=[])).json()
        assert [row["fate"] for row in seen["rows"]] == ["known", "known"], (lang, seen)


def test_hostile_files(house: Any) -> None:
    server, devices = house
    desk = devices["secretary-1"]

    def sent(data: bytes) -> httpx.Response:
        return ask(server, desk, "/api/files/import?file=x.xlsx", data, method="POST")

    bomb = io.BytesIO()
    with zipfile.ZipFile(bomb, "w", zipfile.ZIP_DEFLATED) as out:
        out.writestr("xl/workbook.xml", b"<workbook/>")
        out.writestr("xl/worksheets/sheet1.xml", b"0" * (120 << 20))
    assert sent(bomb.getvalue()).json()["reasons"][0]["said"]["code"] == "exchange-zip-bomb"
    assert sent(workbook(a=[["name", *range(299)]])).json()["reasons"][0]["said"]["code"] == "exchange-import-columns"
    macros = changed(workbook(a=[["name"], ["Ada"]]), "xl/vbaProject.bin", b"Sub AutoOpen()")
    assert sent(macros).json()["sheets"][0]["rows"] == [["name"], ["Ada"]]
    for junk in (b"\x00\x01\x02", b"PK\x03\x04junk", b"\xd0\xcf\x11\xe0junk", b""):
        assert sent(junk).status_code in (400, 422), junk
    large = http.client.HTTPConnection("127.0.0.1", server.port, timeout=10)
    large.putrequest("POST", "/api/files/import")
    large.putheader("Content-Length", str(100 << 20))
    large.putheader("X-Hofmarshal-Signature", "0")
    large.endheaders()
    assert large.getresponse().status == 413, "100 MB are refused before they are sent"
    assert ask(server, None, "/api/files/import", b"name\nAda\n", method="POST").status_code == 401
    assert ask(server, devices["medic-1"], "/api/files/import", b"name\nAda\n", method="POST").status_code == 403


def test_a_name_of_html_stays_a_text_and_a_formula_is_a_fault(house: Any) -> None:
    server, devices = house
    desk = devices["secretary-1"]
    table = workbook(a=[["Name", "Club"], ["<img src=x onerror=alert(1)>", "<b>Wolves</b>"], ["'=1+1", "Foxes"]])
    read = ask(server, desk, "/api/files/import", table, method="POST").json()
    body = form(read)
    body["rows"][1]["cells"][0] = "=1+1"
    seen = ask(server, desk, "/api/files/import/preview", body).json()
    assert [row["fate"] for row in seen["rows"]] == ["new", "wrong"]
    assert seen["rows"][1]["faults"][0]["said"]["code"] == "exchange-import-formula"
    body["rows"][1]["skip"] = True
    assert ask(server, desk, "/api/files/import/accept", body).status_code == 200
    saved = ask(server, desk, "/api/office/entry-list?kind=csv").content.decode("utf-8-sig")
    assert "<img src=x onerror=alert(1)>" in saved
    assert ask(server, desk, "/api/office/badges.pdf").content.startswith(b"%PDF")


def test_a_list_is_whole_though_the_server_died_right_after_it(tmp_path: Any) -> None:
    with running(tmp_path) as server:
        set_up(server.venue)
        nomination(server, "long", "isb-duel", "longsword")
        nomination(server, "sabre", "isb-duel", "longsword")
        into = {"long": (Entry("1"), Entry("2")), "sabre": (Entry("2"),)}
        taken = book.TakenIn(t=server.venue.now(), id="list-0009", into=into, people=2)
        issued = Issued(id="killed", stream=book.STREAM, at=taken.t, command=taken, seat="secretary-1", device="gone")
        draft = draft_of(ENTRIES, issued, Fact("killed", taken.t, taken), taken.t)
        server.venue.journal.append(book.STREAM, 0, [draft])  # and nothing that follows from it
    with running(tmp_path) as server:
        assert set(entries_of(server, "long")) == {"1", "2"}
        assert set(entries_of(server, "sabre")) == {"2"}
