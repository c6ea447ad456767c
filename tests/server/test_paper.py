"""Paper at a running server: protocols that replay, sheets that print, a sheet typed back whole or not at all."""

from __future__ import annotations

import asyncio
import io
import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from pypdf import PdfReader

from hofmarshal.exchange.protocols import run_protocol
from hofmarshal.robots.posting import Turned, ask, mac
from hofmarshal.server.event_add import add_folder
from hofmarshal.server.event_routes import folder_desk
from tests.server import rig

STREAM = rig.STREAM
SHEET = {
    "id": "typing-1",
    "rows": [
        {"time": 11000, "blows": [{"by": "red", "zone": "head", "grip": "two-handed"}]},
        {"time": 36000, "blows": [{"by": "blue", "zone": "torso", "grip": "one-handed"}]},
    ],
    "ended": "time",
    "winner": "red",
    "red": 2,
    "blue": 1,
}


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Any]:
    with rig.running(tmp_path) as server:
        server.devices = rig.set_up(server.venue)
        yield server


def give(place: Any, seat: str, path: str, body: Any = None, method: str = "POST") -> Any:
    """A request signed by a seat's device, or by nobody."""
    if not seat:
        return ask(place.url, method, path, body)
    device = place.devices[seat]
    raw = "" if body is None else json.dumps(body, separators=(",", ":"))
    signed = mac(device.secret, f"{method} {path.partition('?')[0]}\n{raw}")
    headers = {"X-Hofmarshal-Device": device.id, "X-Hofmarshal-Signature": signed}
    return ask(place.url, method, path, body, headers)


def entries(place: Any) -> int:
    return len(place.venue.journal.read(STREAM))


def test_a_dry_run_says_what_would_come_and_changes_nothing(place: Any) -> None:
    before = len(place.venue.journal.tail(0, 10_000))
    answer = give(place, "secretary-1", f"/api/paper/{STREAM}", {**SHEET, "dry": True})
    assert (answer["status"], answer["winner"], answer["termination"]) == ("fits", "red", "time")
    assert (answer["red"], answer["blue"], answer["scores"]) == (2, 1, [[2, 0], [2, 1]])
    assert len(place.venue.journal.tail(0, 10_000)) == before


def test_a_sheet_is_recorded_whole_and_once_and_counts_as_the_bout(place: Any, tmp_path: Path) -> None:
    sheet = {**SHEET, "dry": False}
    first = give(place, "secretary-1", f"/api/paper/{STREAM}", sheet)
    assert (first["status"], first["phase"]) == ("recorded", "signed")
    number = entries(place)
    again = give(place, "secretary-1", f"/api/paper/{STREAM}", sheet)
    assert (again["status"], again["number"], entries(place)) == ("recorded", number, number)
    stored = place.venue.journal.read(STREAM)
    typist = place.devices["secretary-1"].id
    assert {e.device for e in stored} == {typist, "clock"}
    assert {e.actor for e in stored if e.device == typist} == {"secretary-1"}
    assert place.venue.journal.verify() == []
    text = give(place, "", f"/api/contests/{STREAM}/protocol.yaml", method="GET")
    file = tmp_path / "exported.yaml"
    file.write_text(text, encoding="utf-8")
    report = run_protocol(file)
    assert not report.failed
    assert report.played.result()["score"] == {"red": 2, "blue": 1}
    assert "A. Example" in text


def test_a_sheet_with_a_fault_changes_nothing_and_tells_the_row(place: Any) -> None:
    rows = [SHEET["rows"][0], {"time": 36000, "blows": [{"by": "blue", "zone": "torso"}]}]  # type: ignore[index]
    answer = give(place, "secretary-1", f"/api/paper/{STREAM}", {**SHEET, "rows": rows, "dry": False})
    assert answer["status"] == "wrong"
    assert [(one["row"], one["said"]["code"]) for one in answer["wrong"]] == [(1, "contest-grip-needed")]
    assert answer["wrong"][0]["said"]["uk"]
    assert entries(place) == 0


def test_a_bout_that_is_over_takes_no_second_sheet(place: Any) -> None:
    give(place, "secretary-1", f"/api/paper/{STREAM}", {**SHEET, "dry": False})
    number = entries(place)
    answer = give(place, "secretary-1", f"/api/paper/{STREAM}", {**SHEET, "id": "other", "dry": False})
    assert answer["status"] == "wrong"
    assert entries(place) == number


@pytest.mark.parametrize(("seat", "status"), [("", 403), ("line-marshal-1", 403), ("medic-1", 403), ("other", 403)])
def test_who_does_not_keep_the_protocol_types_nothing(place: Any, seat: str, status: int) -> None:
    with pytest.raises(Turned) as refused:
        give(place, seat, f"/api/paper/{STREAM}", {**SHEET, "dry": False})
    assert refused.value.status == status
    assert entries(place) == 0


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("contest/quick/none", SHEET, 404), ("devices", SHEET, 404), (STREAM, {"rows": 3}, 400), (STREAM, [], 400),
        (STREAM, {**SHEET, "rows": [{"blows": [{"by": "red", "zone": 7}]}]}, 400),
    ],
)  # fmt: skip
def test_what_is_no_sheet_is_refused(place: Any, path: str, body: Any, status: int) -> None:
    with pytest.raises(Turned) as refused:
        give(place, "secretary-1", f"/api/paper/{path}", body)
    assert refused.value.status == status


def test_taps_are_nobodys_business_before_the_bout_is_decided(place: Any) -> None:
    async def call() -> None:
        hofmarshal = place.devices["hofmarshal"]
        async with rig.connected(place, hofmarshal) as client:
            await client.give(hofmarshal.body(STREAM, {"type": "call", "override": "x"}, place.venue.now()))

    asyncio.run(call())
    path = f"/api/contests/{STREAM}/protocol.yaml"
    for seat in ("", "line-marshal-1", "other"):
        with pytest.raises(Turned) as refused:
            give(place, seat, path, method="GET")
        assert refused.value.status == 403
    assert "call:" in give(place, "hofmarshal", path, method="GET")
    assert "call:" in give(place, "chief", path, method="GET")


def test_sheets_print_in_three_languages(place: Any) -> None:
    import http.client

    for lang, word in (("en", "Longsword"), ("ru", "Полутораручный меч"), ("uk", "меч")):
        connection = http.client.HTTPConnection("127.0.0.1", place.port)
        connection.request("GET", f"/api/sheets/isb-duel:longsword.pdf?lang={lang}&blank=2")
        answer = connection.getresponse()
        assert (answer.status, answer.headers["content-type"]) == (200, "application/pdf")
        pages = PdfReader(io.BytesIO(answer.read())).pages
        assert len(pages) == 2
        assert word in pages[0].extract_text()
        connection.close()
    for path in (
        "nothing.pdf",
        "isb-duel:nothing.pdf",
        "isb-duel:longsword.pdf?lang=fr",
        "isb-duel:longsword.pdf?blank=999",
    ):
        with pytest.raises(Turned) as refused:
            ask(place.url, "GET", f"/api/sheets/{path}")
        assert refused.value.status in (400, 404)


def test_a_nomination_with_groups_prints_them_before_its_bouts(place: Any, tmp_path: Path) -> None:
    home = tmp_path / "shields"
    home.mkdir()
    (home / "nomination.yaml").write_text("rulebook: shchyt-mech\nnomination: shchyt-mech\nseed: an invented seed\n")
    rows = "".join(f"E{n},Invented Fighter {n},Club {n}\n" for n in range(1, 5))
    (home / "entries.csv").write_text("entry,name,club\n" + rows)
    add_folder(home, folder_desk(place.venue))
    answer = httpx.get(f"{place.url}/api/sheets/shields.pdf", timeout=60)
    assert answer.status_code == 200, answer.text
    pages = [page.extract_text() for page in PdfReader(io.BytesIO(answer.content)).pages]
    assert all(f"Invented Fighter {n}" in pages[0] for n in range(1, 5))
    assert len(pages) == 1 + 6


def test_a_crowd_at_the_printer_is_sent_away(place: Any) -> None:
    """Anybody may print; a hundred at once get a place in the queue or are told to come again, and the server lives."""

    def printed(number: int) -> httpx.Response:
        return httpx.get(f"{place.url}/api/sheets/isb-duel:longsword.pdf?blank=1", timeout=60)

    with ThreadPoolExecutor(40) as pool:
        answers = list(pool.map(printed, range(80)))
    statuses = [answer.status_code for answer in answers]
    assert set(statuses) == {200, 503}
    turned = next(answer for answer in answers if answer.status_code == 503)
    assert (turned.json()["said"]["code"], turned.headers["retry-after"]) == ("wire-busy", "2")
