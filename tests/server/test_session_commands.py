"""Commands over HTTP on the strength of a session's cookie: an organiser's scripts, and nobody else's."""

from __future__ import annotations

import json
import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from hofmarshal.server.links import setup_code
from tests.server.rig import Server, running, seated, set_up

PASSWORD = "a long invented sentence"


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path) as server:
        set_up(server.venue)
        yield server


@pytest.fixture
def script(place: Server) -> Iterator[httpx.Client]:
    """A script that is signed in, and says so as an own page would."""
    headers = {"origin": place.url, "x-hofmarshal-csrf": "1"}
    with httpx.Client(base_url=place.url, headers=headers) as client:
        code = setup_code(place.venue.identities.vault)
        body = {"code": code, "name": "Daryna", "password": PASSWORD, "event": "Invented Cup"}
        assert client.post("/api/setup", json=body).status_code == 201
        yield client


def body(device: str, command: dict[str, Any], stream: str = "programme", **more: Any) -> dict[str, Any]:
    return {"id": str(uuid.uuid4()), "n": 1, "device": device, "stream": stream, "at": 0, "command": command, **more}


def ring(name: str) -> dict[str, Any]:
    return {"type": "set-ring", "ring": name}


def test_a_session_gives_commands_of_its_own_device(place: Server, script: httpx.Client) -> None:
    """Given a signed-in script, when it gives a command without a signature, then it counts, and again it counts once."""
    you = script.get("/api/me").json()["you"]
    told = body(you["device"], ring("oak"), at=place.venue.now())
    first = script.post("/api/commands/programme", json=told)
    assert (first.status_code, first.json()["status"]) == (200, "done")
    assert "oak" in place.venue.look("programme").rings
    assert script.post("/api/commands/programme", json=told).json() == first.json()
    (entry,) = (one for one in place.venue.journal.read("programme") if one.command == told["id"])
    assert (entry.device, entry.actor) == (you["device"], you["seat"])


def test_a_session_is_not_a_signature_of_another_device(place: Server, script: httpx.Client) -> None:
    other = seated(place.venue, "A stranger's tablet", "chief", "chief")
    answer = script.post("/api/commands/programme", json=body(other.id, ring("elm"), at=place.venue.now()))
    assert (answer.status_code, answer.json()["said"]["code"]) == (401, "device-unsigned")
    assert "elm" not in place.venue.look("programme").rings


def test_a_wrong_signature_is_not_mended_by_the_cookie(place: Server, script: httpx.Client) -> None:
    device = script.get("/api/me").json()["you"]["device"]
    for sig in ("0" * 64, ""):
        answer = script.post(
            "/api/commands/programme", json=body(device, ring("ash"), at=place.venue.now()),
            headers={"x-hofmarshal-signature": sig},
        )  # fmt: skip
        assert answer.status_code == 401
    assert "ash" not in place.venue.look("programme").rings


@pytest.mark.parametrize("missing", ["origin", "x-hofmarshal-csrf"])
def test_the_cookie_alone_does_not_do(place: Server, script: httpx.Client, missing: str) -> None:
    device = script.get("/api/me").json()["you"]["device"]
    del script.headers[missing]
    answer = script.post("/api/commands/programme", json=body(device, ring("fir"), at=place.venue.now()))
    assert (answer.status_code, answer.json()["said"]["code"]) == (403, "guard-csrf")
    assert "fir" not in place.venue.look("programme").rings


def test_whoever_signed_out_gives_no_commands_with_his_old_cookie(place: Server, script: httpx.Client) -> None:
    device = script.get("/api/me").json()["you"]["device"]
    old = dict(script.cookies)
    assert script.post("/api/sign-out", content=json.dumps({})).status_code == 200
    script.cookies.update(old)
    answer = script.post("/api/commands/programme", json=body(device, ring("yew"), at=place.venue.now()))
    assert answer.status_code == 401
    assert "yew" not in place.venue.look("programme").rings
