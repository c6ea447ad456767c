"""What the acceptance commands of a game share: regions' servers over one clock that is moved by hand, and who speaks to them."""

from __future__ import annotations

import contextlib
import json
import secrets
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
from product import ROOT as ROOT  # which puts the tests' own modules on the path

from hofmarshal.server import keys
from hofmarshal.server.clock import Clock
from hofmarshal.server.people import Person
from tests.server.rig import Device, Server, running, seated

MINUTE = 60_000
MASTER = "master-1"


class Hands:
    """The hands of a clock that several servers go by."""

    def __init__(self) -> None:
        self.ms = int(time.time() * 1000)

    def clock(self) -> Clock:
        """A server's clock."""
        return Clock(wall=lambda: self.ms / 1000, monotonic=lambda: self.ms / 1000)


class Region:
    """A served game with a master, and phones as they are wanted."""

    def __init__(self, server: Server, hands: Hands) -> None:
        self.server = server
        self.hands = hands
        self.devices: dict[str, Device] = {}
        self.seat(MASTER, "master")

    @property
    def venue(self) -> Any:
        """The server's venue."""
        return self.server.venue

    def seat(self, seat: str, role: str) -> Device:
        """A phone in this seat."""
        device = self.devices[seat] = seated(self.venue, f"Phone {seat} {secrets.token_hex(4)}", role, seat)
        return device

    def people(self, names: dict[str, str]) -> None:
        """Characters with their names and their players' phones."""
        self.venue.festival.people.keep([Person(entry=number, name=name) for number, name in names.items()])

    def later(self, minutes: int, *others: Region) -> None:
        """Let the clock go on, here and in the other regions."""
        self.hands.ms += minutes * MINUTE
        for one in (self, *others):
            one.venue.time_passed()

    def report(self, seat: str, stream: str, command: dict[str, Any], *, ago: int = 0) -> dict[str, Any]:
        """Send a report as this seat's phone, tapped `ago` minutes ago; the answer."""
        device = self.devices[seat]
        body = device.body(stream, command, self.hands.ms - ago * MINUTE)
        kind = stream.partition("/")[0]
        headers = {"content-type": "application/json", "x-hofmarshal-signature": device.sign(body)}
        answer = httpx.post(f"{self.server.url}/api/commands/{kind}", content=body, headers=headers, timeout=30)
        found: dict[str, Any] = answer.json()
        return found

    def done(self, seat: str, stream: str, command: dict[str, Any], *, ago: int = 0) -> None:
        """The same, and it must be carried out."""
        answer = self.report(seat, stream, command, ago=ago)
        assert answer.get("status") == "done", answer

    def refused(self, seat: str, stream: str, command: dict[str, Any]) -> str:
        """The same, and it must be refused: what is said."""
        answer = self.report(seat, stream, command)
        assert answer.get("status") == "refused", answer
        return str(answer["said"]["en"])

    def ask(self, method: str, path: str, body: Any = None, seat: str = MASTER) -> httpx.Response:
        """A request of the office, signed by this seat's device."""
        raw = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
        device = self.devices[seat]
        signed = keys.mac(device.secret, f"{method} {path.partition('?')[0]}\n".encode() + raw).hex()
        headers = {
            "content-type": "application/json", "x-hofmarshal-device": device.id, "x-hofmarshal-signature": signed,
            "x-hofmarshal-csrf": "1",
        }  # fmt: skip
        return httpx.request(method, self.server.url + path, content=raw, headers=headers, timeout=60)

    def got(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """The same, and it must be carried out."""
        answer = self.ask(method, path, body)
        assert answer.status_code == 200, (path, answer.status_code, answer.text[:600])
        return answer

    def character(self, number: str) -> Any:
        """A character as the masters see it."""
        return self.venue.scene(f"game/character/{number}")


@contextlib.contextmanager
def region(data: Path, hands: Hands) -> Iterator[Region]:
    """A region's server over a folder."""
    data.mkdir(exist_ok=True)
    with running(data, clock=hands.clock()) as server:
        yield Region(server, hands)


def begin(north: Region, names: dict[str, str]) -> None:
    """Open the game and let its clock run, with these characters and their players' phones."""
    north.people(names)
    north.done(MASTER, "game", {"type": "open-game", "name": "The Invented Marches"})
    north.done(MASTER, "game", {"type": "run"})
    for number in names:
        north.seat(f"player:{number}", "player")
        north.done(MASTER, f"character/{number}", {"type": "register", "reason": 7})
