"""What the office's pages are told, and by whom it may be asked."""

from __future__ import annotations

import httpx
import pytest

from tests.server.rig import STREAM, Device, Server, running, set_up


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with running(tmp_path_factory.mktemp("data")) as server:
        server.devices = set_up(server.venue)
        yield server


def asked(server: Server, path: str, device: Device | None = None) -> httpx.Response:
    """GET, signed by a device."""
    headers = {}
    if device is not None:
        headers = {"X-Hofmarshal-Device": device.id, "X-Hofmarshal-Signature": device.sign(f"GET {path}\n")}
    return httpx.get(server.url + path, headers=headers)


def test_the_rulebooks_that_ship_are_listed_with_their_nominations(server):
    books = {book["id"]: book for book in asked(server, "/api/rulebooks").json()}
    assert {"isb-duel", "isb-buhurt", "ulozhenie", "shchyt-mech"} <= set(books)
    longsword = next(one for one in books["isb-duel"]["nominations"] if one["id"] == "longsword")
    assert longsword["title"] == {"en": "Longsword", "ru": "Полутораручный меч", "uk": "Півтораручний меч"}
    assert longsword["team"] is False
    assert all(one["team"] for one in books["isb-buhurt"]["nominations"])


def test_the_secretary_sees_what_waits_and_a_stranger_or_marshal_does_not(server):
    found = asked(server, "/api/nominations", server.devices["secretary-1"])
    assert found.status_code == 200
    (single,) = found.json()
    assert single["name"] == ""
    assert [bout["stream"] for bout in single["open"]] == [f"contest/quick/b{n}" for n in (1, 2, 3, 4)]
    assert single["open"][0]["ring"] == "1"
    assert asked(server, "/api/nominations").status_code == 401
    assert asked(server, "/api/nominations", server.devices["line-marshal-1"]).status_code == 403


def test_a_sheets_form_names_sides_fighters_and_book_before_the_contest_is_called(server):
    form = asked(server, f"/api/paper/{STREAM}", server.devices["secretary-1"]).json()
    assert (form["red"], form["blue"], form["ring"], form["number"]) == ("A. Example 1", "B. Sample 1", "1", 0)
    assert [(one["side"], one["main"]) for one in form["fighters"]] == [("red", True), ("blue", True)]
    book = asked(server, f"/api/books/{form['book']}").json()
    assert book["nomination"] == "longsword"


def test_a_form_of_nothing_is_refused(server):
    for stream in ("contest/quick/none", "devices", "contest/none/1"):
        answer = asked(server, f"/api/paper/{stream}", server.devices["secretary-1"])
        assert answer.status_code in (404, 409), stream
        assert answer.json()["said"]["en"]
