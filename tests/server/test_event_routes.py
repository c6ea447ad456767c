"""The organiser's page over HTTP: a nomination as a ZIP file, a single bout, a person erased; and who may not."""

from __future__ import annotations

import io
import json
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from hofmarshal.server.aside import Aside
from hofmarshal.server.event_add import add_folder
from tests.server.rig import Device, Server, running, set_up

HEAD = "rulebook: shchyt-mech\nnomination: shchyt-mech\nseed: winter\n"
ENTRIES = "entry,name,club\n31,Halina Voron,Ravens\n32,Bohdan Lys,Foxes\n33,Mykola Bober,Foxes\n34,Iryna Sova,Ravens\n"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, dict[str, Device]]]:
    with running(tmp_path_factory.mktemp("data")) as server:
        yield server, set_up(server.venue)


def post(
    server: Server, path: str, body: bytes, device: Device | None, kind: str = "application/json"
) -> httpx.Response:
    """POST, signed by a device."""
    headers = {"Content-Type": kind, "Origin": server.url}
    if device is not None:
        signed = f"POST {path.partition('?')[0]}\n".encode() + body
        headers |= {"X-Hofmarshal-Device": device.id, "X-Hofmarshal-Signature": device.sign(signed)}  # type: ignore[arg-type]
    return httpx.post(server.url + path, content=body, headers=headers, timeout=30)


def packed(**files: str) -> bytes:
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w") as out:
        for name, text in files.items():
            out.writestr(f"shields/{name}", text)
    return data.getvalue()


def test_a_zip_file_becomes_a_nomination_that_rings_show_at_once(house: Any) -> None:
    server, devices = house
    data = packed(**{"nomination.yaml": HEAD, "entries.csv": ENTRIES})
    answer = post(server, "/api/event/nominations?rings=7,8", data, devices["secretary-1"], "application/zip")
    assert answer.status_code == 201, answer.text
    assert {"nomination": "shields", "entries": 4, "open": 6, "rings": ["7", "8"]}.items() <= answer.json().items()
    scene = httpx.get(f"{server.url}/api/scenes/ring/7").json()["view"]
    assert len(scene["queue"]) == 6
    assert {"Halina Voron", "Iryna Sova"} <= {row[side] for row in scene["queue"] for side in ("red", "blue")}
    again = post(server, "/api/event/nominations", data, devices["secretary-1"], "application/zip")
    assert again.status_code == 422
    assert again.json()["reasons"][0]["said"]["code"] == "exchange-event-name"


def test_faults_of_a_zip_file_are_told_with_their_place(house: Any) -> None:
    server, devices = house
    data = packed(**{"nomination.yaml": HEAD.replace("shchyt-mech", "shchyt-metch"), "entries.csv": ENTRIES})
    answer = post(server, "/api/event/nominations?name=other", data, devices["secretary-1"], "application/zip")
    assert answer.status_code == 422
    assert "nomination.yaml:1" in answer.json()["said"]["en"]
    assert post(server, "/api/event/nominations", b"junk", devices["chief"], "application/zip").status_code == 422


def test_a_single_bout_of_two_names(house: Any) -> None:
    server, devices = house
    ask = {
        "rulebook": "isb-duel", "nomination": "longsword", "ring": "1",
        "red": {"name": "Ostap Rys", "club": "Lynxes"}, "blue": {"name": "Zlata Kuna"},
    }  # fmt: skip
    answer = post(server, "/api/event/quick", json.dumps(ask).encode(), devices["secretary-1"])
    assert answer.status_code == 201, answer.text
    stream = answer.json()["stream"]
    queue = httpx.get(f"{server.url}/api/scenes/ring/1").json()["view"]["queue"]
    row = next(one for one in queue if one["stream"] == stream)
    assert (row["red"], row["blue"], row["red_club"]) == ("Ostap Rys", "Zlata Kuna", "Lynxes")
    assert not any(b"Ostap" in entry.data for entry in server.venue.journal.tail(0))
    for change, code in (
        ({"ring": "99"}, "programme-unknown-ring"),
        ({"nomination": "sabre"}, "programme-rules-missing"),
        ({"blue": {}}, "programme-two-sides"),
    ):
        refused = post(server, "/api/event/quick", json.dumps({**ask, **change}).encode(), devices["secretary-1"])
        assert refused.status_code in (409, 422)
        assert refused.json()["said"]["code"] == code


def test_an_erased_person_is_shown_by_his_number(house: Any) -> None:
    server, devices = house
    ask = {
        "rulebook": "isb-duel", "nomination": "halberd", "ring": "1",
        "red": {"name": "Pavlo Tur"}, "blue": {"name": "Yaryna Los"},
    }  # fmt: skip
    stream = post(server, "/api/event/quick", json.dumps(ask).encode(), devices["secretary-1"]).json()["stream"]
    entry = server.venue.look("programme").quick[stream].red
    assert post(server, "/api/event/erase", json.dumps({"entry": entry}).encode(), devices["chief"]).status_code == 200
    queue = httpx.get(f"{server.url}/api/scenes/ring/1").json()["view"]["queue"]
    assert next(one for one in queue if one["stream"] == stream)["red"] == entry
    assert server.venue.look("programme").erased == (entry,)
    assert post(server, "/api/event/erase", json.dumps({"entry": entry}).encode(), devices["chief"]).status_code == 404


def test_an_erasure_that_a_dying_server_left_half_done_can_be_done_again(house: Any) -> None:
    """Given a person whose name went before the journal heard of it, when he is erased again, then the journal hears of it."""
    server, devices = house
    ask = {
        "rulebook": "isb-duel", "nomination": "halberd", "ring": "1",
        "red": {"name": "Taras Zubr"}, "blue": {"name": "Mariia Kit"},
    }  # fmt: skip
    stream = post(server, "/api/event/quick", json.dumps(ask).encode(), devices["secretary-1"]).json()["stream"]
    entry = server.venue.look("programme").quick[stream].red
    assert server.venue.festival.people.erase([entry]) == (entry,)
    body = json.dumps({"entry": entry}).encode()
    assert post(server, "/api/event/erase", body, devices["chief"]).status_code == 200
    assert entry in server.venue.look("programme").erased
    assert post(server, "/api/event/erase", body, devices["chief"]).status_code == 404


@pytest.mark.parametrize("path", ["/api/event/nominations", "/api/event/quick", "/api/event/erase"])
@pytest.mark.parametrize("seat", [None, "hofmarshal", "line-marshal-1", "medic-1"])
def test_strangers_and_other_roles_change_nothing(house: Any, path: str, seat: str | None) -> None:
    server, devices = house
    before = server.venue.journal.heads()
    body = {"/api/event/erase": {"entry": "31"}}.get(
        path,
        {"rulebook": "isb-duel", "nomination": "halberd", "ring": "1", "red": {"name": "A"}, "blue": {"name": "B"}},
    )
    answer = post(server, path, json.dumps(body).encode(), devices[seat] if seat else None)
    assert answer.status_code in (401, 403)
    assert server.venue.journal.heads() == before


def test_a_folder_added_beside_a_running_server_is_seen_and_both_go_on(house: Any, tmp_path: Path) -> None:
    server, devices = house
    made = tmp_path / "aside"
    made.mkdir()
    (made / "nomination.yaml").write_text(HEAD, encoding="utf-8")
    (made / "entries.csv").write_text(ENTRIES.replace("31,", "41,").replace("32,", "42,"), encoding="utf-8")
    with Aside(server.settings.data, lambda: int(time.time() * 1000)) as event:
        add_folder(made, event.desk_for_folders(), rings=["9"])
    deadline = time.monotonic() + 10
    queue: list[Any] = []
    while len(queue) != 6 and time.monotonic() < deadline:  # the ring is seen before what waits there is drawn
        answer = httpx.get(f"{server.url}/api/scenes/ring/9")
        queue = answer.json()["view"]["queue"] if answer.status_code == 200 else []
        time.sleep(0.05)
    assert len(queue) == 6
    ask = {
        "rulebook": "isb-duel",
        "nomination": "halberd",
        "ring": "9",
        "red": {"entry": "41"},
        "blue": {"entry": "42"},
    }
    assert post(server, "/api/event/quick", json.dumps(ask).encode(), devices["chief"]).status_code == 201
    assert server.venue.journal.verify() == []
