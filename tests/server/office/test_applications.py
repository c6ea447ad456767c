"""Self-entry: open while the organiser says so, a waiting list in the order of asking, nobody sees another's data."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from hofmarshal.server.office.passes import HEADER, pass_of
from hofmarshal.server.scenes.build import build
from hofmarshal.tournament import programme_words as w
from hofmarshal.tournament.programme_details import Details
from tests.server.office.entry_rig import ask, enter, entries_of, nomination
from tests.server.rig import Device, Server, running, set_up, submit


@pytest.fixture
def house(tmp_path: Any) -> Iterator[tuple[Server, dict[str, Device]]]:
    with running(tmp_path) as server:
        devices = set_up(server.venue)
        nomination(server, "long", "isb-duel", "longsword", capacity=2)
        nomination(server, "sabre", "isb-duel", "longsword")
        nomination(server, "mass", "isb-buhurt", "mass-battle")
        submit(server.venue, "programme", w.DescribeEvent(details=Details(self_entry=True)))
        yield server, devices


def apply(server: Server, name: str, *takes: str, **more: Any) -> httpx.Response:
    body = {"name": name, "club": "Wolves", "takes": {one: {} for one in takes}, "agrees": True, **more}
    return ask(server, None, "/api/public/enter", body)


def own(server: Server, shown: str) -> httpx.Response:
    return httpx.get(f"{server.url}/api/public/entry", headers={HEADER: shown})


def stands(server: Server, shown: str) -> dict[str, tuple[str, int]]:
    return {one["name"]: (one["status"], one.get("place", 0)) for one in own(server, shown).json()["nominations"]}


def test_the_line_is_in_the_order_of_asking_and_moves_up(house: Any) -> None:
    server, devices = house
    desk = devices["secretary-1"]
    enter(server, desk, "Entered By Hand", takes=["long"])
    shown = [apply(server, f"Fighter {n}", "long").json()["shown"] for n in range(3)]
    assert [stands(server, one)["long"] for one in shown] == [("asked", 0), ("asked", 1), ("asked", 2)]
    form = httpx.get(f"{server.url}/api/public/enter").json()
    long = next(one for one in form["nominations"] if one["name"] == "long")
    assert (long["free"], long["waiting"]) == (1, 3)
    assert long["title"]["en"] == "Longsword (long)", "there is another one of that kind"
    assert "mass" not in {one["name"] for one in form["nominations"]}, "teams are entered by the desk"

    first = own(server, shown[0]).json()["entry"]
    took = ask(server, desk, "/api/office/applications", {"entry": first, "nomination": "long", "accept": True})
    assert took.status_code == 200, took.text
    assert first in entries_of(server, "long")
    assert not entries_of(server, "long")[first].checked_in
    assert stands(server, shown[1])["long"] == ("asked", 1), "the one place is his who was taken in"
    header = {HEADER: shown[0], "Origin": server.url}
    back = httpx.post(f"{server.url}/api/public/entry/recall", json={"nomination": "long"}, headers=header)
    assert back.status_code == 200, back.text
    assert stands(server, shown[0])["long"][0] == "withdrawn"
    assert stands(server, shown[1])["long"] == ("asked", 0)
    scene: Any = build(server.venue, "entries")
    assert [(one.place, scene.people[one.entry].name) for one in scene.applications.values()] == [
        (0, "Fighter 1"), (1, "Fighter 2"),
    ]  # fmt: skip


def test_a_decline_tells_its_reason(house: Any) -> None:
    server, devices = house
    kept = apply(server, "Ada", "long", "sabre").json()
    answer = {"entry": kept["entry"], "nomination": "long", "accept": False}
    assert ask(server, devices["chief"], "/api/office/applications", answer).status_code == 409, "without a reason"
    assert (
        ask(server, devices["chief"], "/api/office/applications", {**answer, "reason": "too late"}).status_code == 200
    )
    seen = {one["name"]: one for one in own(server, kept["shown"]).json()["nominations"]}
    assert (seen["long"]["status"], seen["long"]["reason"]) == ("declined", "too late")
    assert seen["sabre"]["status"] == "asked"


def test_nobody_sees_anothers_entry(house: Any) -> None:
    server, devices = house
    kept = apply(server, "Ada Secret", "long", born="2001-01-01", contact="+380 1").json()
    seen = own(server, kept["shown"])
    assert "2001-01-01" not in seen.text
    assert "+380" not in seen.text
    for shown in ("", kept["entry"], f"{kept['entry']}.{'0' * 24}", pass_of(server.venue.identities.vault, "1") + "0"):
        assert own(server, shown).status_code == 401, shown
    assert "Secret" not in httpx.get(f"{server.url}/api/public/enter").text
    for role in ("hofmarshal", "medic-1", None):
        form = {"entry": kept["entry"], "nomination": "long", "accept": True}
        answer = ask(server, devices[role] if role else None, "/api/office/applications", form)
        assert answer.status_code in (401, 403)
    assert ask(server, devices["chief"], f"/api/office/entries/{kept['entry']}/private").json()["contact"] == "+380 1"


def test_what_is_not_taken(house: Any) -> None:
    server, _ = house
    for more, takes, code in (
        ({"agrees": False}, ["long"], "entries-agree"),
        ({}, [], "entries-no-nomination"),
        ({}, ["mass"], "entries-nomination-closed"),
        ({}, ["nowhere"], "programme-unknown-nomination"),
        ({"country": "Narnia"}, ["long"], "entries-country-unknown"),
    ):
        assert apply(server, "Ada", *takes, **more).json()["said"]["code"] == code
    assert server.venue.look("entries").applications == {}


def test_closed_means_closed_and_a_flood_is_slowed(house: Any) -> None:
    server, _ = house
    answers = [apply(server, f"Robot {n}", "sabre").status_code for n in range(32)]
    assert answers[:30] == [201] * 30
    assert answers[-1] == 429
    submit(server.venue, "programme", w.DescribeEvent(details=Details(self_entry=False)))
    assert httpx.get(f"{server.url}/api/public/enter").json()["open"] is False
