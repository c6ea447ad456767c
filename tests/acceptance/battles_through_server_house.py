"""What the cases are played in: a served event whose clock is moved by hand, devices paired for it, signed requests, screens."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import http.client
import json
import secrets
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any
from urllib.parse import quote

from product import ROOT  # noqa: F401 - what the other tests stand on becomes importable
from websockets.sync.client import ClientConnection, connect

from hofmarshal.live.merge import apply
from hofmarshal.robots.posting import Device, mac, pair
from hofmarshal.server.clock import Clock
from hofmarshal.server.guard import Limits
from hofmarshal.server.letters import plain
from hofmarshal.server.printed_codes import claim, key_of
from tests.server.rig import Server, running, seated

MORNING = 1_815_210_000_000
"""9 o'clock (UTC) of 10 July 2027, the first day of the events that the rulebooks' cases speak of."""

FREELY = Limits(
    rate=1e9, burst=1e9, sockets=1e9, sockets_burst=1e9, failures=1e9, failures_burst=1e9
)  # every device is this machine
PATIENCE = 8.0
"""Seconds until a screen must show what the server knows."""


class Hands:
    """The hands of a clock: milliseconds since the event's morning, put on by whoever plays."""

    ms = 0

    def seconds(self) -> float:
        """What the server's clock counts by."""
        return (self.ms + 0.25) / 1000 if self.ms else 0.0

    def wall(self) -> float:
        """What a clock on the wall shows."""
        return MORNING / 1000 + self.seconds()


class Answered(Exception):
    """A request that had to be carried out was not."""


class Seat:
    """A paired device and what it holds; `device` None is a phone that nobody paired."""

    def __init__(self, name: str, device: Device | None, ring: str = "") -> None:
        self.name, self.device, self.ring = name, device, ring

    def sign(self, text: str) -> str:
        """The signature of a text; a stranger can only guess one."""
        return mac(self.device.secret, text) if self.device is not None else mac(b"guessed", text)


class House:
    """The served event; all that is asked of it goes over its port."""

    def __init__(self, server: Server, hands: Hands) -> None:
        self.server, self.hands = server, hands
        self.http = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
        first = seated(server.venue, "Organiser's laptop", "organiser", "organiser-1")
        self.organiser = Seat("organiser-1", Device(first.id, first.secret))
        self.asked = 0
        for ring_less in ("chief", "secretary-1", "expert-1", "medic-1"):
            setattr(self, ring_less.partition("-")[0], self.paired(ring_less))

    chief: Seat
    secretary: Seat
    expert: Seat
    medic: Seat

    # Time

    def now(self) -> int:
        """The server's instant."""
        return MORNING + self.hands.ms

    def until(self, instant: int) -> None:
        """Put the clock on to an instant, never back, and let the server do what has become due."""
        if instant > self.now():
            self.hands.ms = instant - MORNING
            self.server.venue.time_passed()

    # Requests

    def ask(
        self, seat: Seat | None, method: str, path: str, body: Any = None, headers: Mapping[str, str] | None = None
    ) -> tuple[int, Any]:
        """A request, signed where a seat asks; status and what came back, JSON decoded where it is some."""
        raw = b"" if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        sent = {"content-type": "application/json", "origin": self.server.url, **(headers or {})}
        if seat is not None and seat.device is not None and headers is None:
            plain = f"{method} {path.partition('?')[0]}\n"
            sent["x-hofmarshal-device"] = seat.device.id
            sent["x-hofmarshal-signature"] = _mac(seat.device.secret, plain.encode() + raw)
        self.asked += 1
        self.http.request(method, quote(path, safe="/?&=:%"), raw, sent)
        answer = self.http.getresponse()
        text = answer.read()
        with contextlib.suppress(ValueError):
            return answer.status, json.loads(text)
        return answer.status, text.decode("utf-8", "replace")

    def done(self, seat: Seat | None, method: str, path: str, body: Any = None) -> Any:
        """The same, and it must be carried out."""
        status, got = self.ask(seat, method, path, body)
        if status not in (200, 201):
            raise Answered(f"{method} {path}: {status} {json.dumps(got, ensure_ascii=False)[:700]}")
        return got

    def give(self, seat: Seat, stream: str, command: Mapping[str, Any], at: int | None = None, **more: Any) -> Any:
        """A command of a device: signed, sent, answered."""
        plain = {
            "id": secrets.token_hex(16), "device": seat.device.id if seat.device else "0" * 32, "stream": stream,
            "at": self.now() if at is None else at, "seat": seat.name, "command": command, **more,
        }  # fmt: skip
        text = json.dumps(plain)
        kind = stream.partition("/")[0]
        signed = {"x-hofmarshal-signature": seat.sign(text)}
        status, got = self.ask(seat, "POST", f"/api/commands/{kind}", text.encode(), signed)
        return {"status": "refused", **got} if status != 200 else {**got, "id": plain["id"]}

    def must(self, seat: Seat, stream: str, command: Mapping[str, Any], at: int | None = None) -> Any:
        """The same, and it must be carried out."""
        got = self.give(seat, stream, command, at)
        if got["status"] != "done":
            raise Answered(f"{stream} {command}: {json.dumps(got, ensure_ascii=False)[:900]}")
        return got

    def scene(self, topic: str) -> Any:
        """What anybody is told of a topic just now."""
        return self.done(None, "GET", f"/api/scenes/{topic}")["view"]

    # Devices

    def paired(self, seat: str, ring: str = "") -> Seat:
        """A device paired for a seat as a phone is: by a code that the desk offers."""
        role = seat.rstrip("-0123456789").removesuffix("-red").removesuffix("-blue")
        code = secrets.token_hex(8)
        offer = {"type": "offer", "role": role, "ring": ring, "seat": seat, "approved": True, "code": code}
        self.must(self.organiser, "devices", offer)
        assert self.organiser.device is not None
        key = bytes.fromhex(mac(self.organiser.device.secret, f"pair:{code}"))
        return Seat(seat, asyncio.run(pair(self.server.url, code, key, f"{seat} {ring}".strip())), ring)

    def captain(self, team: str) -> Seat:
        """The phone of a team's captain, paired by the code that is printed on his card."""
        told = self.done(self.secretary, "GET", f"/api/office/captains/{team}")
        key = key_of("captain", plain(told["code"]))
        device, name = secrets.token_hex(16), f"Captain of {team}"
        proof = mac(key, claim("captain", team, device, name))
        body = {"team": team, "device": device, "name": name, "proof": proof}
        identity = self.done(None, "POST", "/api/captain", body)
        return Seat(identity["seat"], Device(device, bytes.fromhex(mac(key, f"device\n{device}"))))

    def eyes(self, seat: Seat | None, *topics: str) -> Eyes:
        """A screen (or a device's page) that watches topics."""
        return Eyes(self.server.port, seat, topics)


class Eyes:
    """A page that watches: its topics, kept up to date by what the server sends."""

    def __init__(self, port: int, seat: Seat | None, topics: tuple[str, ...]) -> None:
        self.views: dict[str, Any] = {}
        self.wrong: list[dict[str, Any]] = []
        self._socket: ClientConnection = connect(
            f"ws://127.0.0.1:{port}/api/socket", compression=None, max_size=None, ping_interval=None, proxy=None
        )
        challenge = json.loads(self._socket.recv(PATIENCE))
        hello = {"k": "hello"}
        if seat is not None and seat.device is not None:
            hello |= {"device": seat.device.id, "sig": seat.sign(f"hello\n{challenge['nonce']}")}
        self._say(**hello)
        self._say(k="watch", topics=dict.fromkeys(topics, 0), epoch="")
        self.until(lambda: all(one in self.views for one in topics) or bool(self.wrong))

    def until(self, true: Callable[[], object]) -> bool:
        """Look until it is so; false if that does not come to be."""
        end = time.monotonic() + PATIENCE
        while not true():
            try:
                self._take(json.loads(self._socket.recv(max(0.01, end - time.monotonic()))))
            except TimeoutError:
                return False
        return True

    def close(self) -> None:
        """Look no more."""
        self._socket.close()

    def _take(self, frame: dict[str, Any]) -> None:
        if frame["k"] == "snap":
            self.views[frame["topic"]] = frame["view"]
        elif frame["k"] == "patch":
            self.views[frame["topic"]] = apply(self.views.get(frame["topic"]), frame["patch"])
        elif frame["k"] == "wrong":
            self.wrong.append(frame)

    def _say(self, **frame: Any) -> None:
        self._socket.send(json.dumps(frame))


@contextlib.contextmanager
def opened(folder: Path) -> Iterator[House]:
    """An event served from a folder, its clock standing at the morning."""
    hands = Hands()
    clock = Clock(wall=hands.wall, monotonic=hands.seconds)
    with running(folder, limits=FREELY, clock=clock) as server:
        house = House(server, hands)
        try:
            yield house
        finally:
            house.http.close()


def _mac(secret: bytes, message: bytes) -> str:
    import hmac

    return hmac.new(secret, message, hashlib.sha256).hexdigest()
