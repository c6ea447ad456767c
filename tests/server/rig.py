"""A real server over a small event, and clients that speak to it as devices do."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import threading
import time
import uuid
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import uvicorn
import websockets

from hofmarshal.desk.decider import Issued
from hofmarshal.journal.database import Database
from hofmarshal.server import keys
from hofmarshal.server.clock import Clock
from hofmarshal.server.device_acts import Join, Offer
from hofmarshal.server.devices import SERVER
from hofmarshal.server.guard import Limits
from hofmarshal.server.run import application, config_of, open_venue
from hofmarshal.server.settings import Settings
from hofmarshal.server.venue import Venue
from hofmarshal.tournament import programme_words as words

STREAM = "contest/quick/b1"
SEATS = ("hofmarshal", "line-marshal-1", "line-marshal-2", "chief", "medic-1", "secretary-1")


class Device:
    """A device's id, secret, and what it holds."""

    def __init__(self, name: str, role: str, ring: str, seat: str) -> None:
        self.name, self.role, self.ring, self.seat = name, role, ring, seat
        self.id = hashlib.sha256(name.encode()).hexdigest()[:32]
        self.secret = hashlib.sha256(f"secret of {name}".encode()).digest()
        self.grant = 1
        self.n = 0

    def sign(self, message: str) -> str:
        return keys.mac(self.secret, message).hex()

    def body(self, stream: str, command: dict[str, Any], at: int, **more: Any) -> str:
        """The JSON of a command's body."""
        self.n += 1
        plain = {
            "id": str(uuid.uuid4()), "n": self.n, "device": self.id, "stream": stream, "at": at, "seat": self.seat,
            "grant": self.grant, "command": command, **more,
        }  # fmt: skip
        return json.dumps(plain)


def submit(venue: Venue, stream: str, command: Any, *, device: str = SERVER) -> Any:
    """Give the desk a command as the server itself does."""
    issued = Issued(
        id=str(uuid.uuid4()), stream=stream, at=venue.now(), command=command, seat="organiser-1", device=device
    )
    answer = venue.desk.submit(issued)
    assert answer.refusal is None, answer.refusal
    return answer


def seated(venue: Venue, name: str, role: str, seat: str, ring: str = "") -> Device:
    """A device that holds a seat; whoever held it is replaced."""
    device = Device(name, role, ring, seat)
    code = hashlib.sha256(name.encode()).hexdigest()[:16]
    submit(venue, "devices", Offer(role=role, ring=ring, seat=seat, approved=True, code=code))
    submit(venue, "devices", Join(code=code, device=device.id, name=name))
    venue.identities.vault.keep(device.id, device.secret)
    device.grant = venue.look("devices").devices[device.id].grant
    return device


def set_up(venue: Venue, rings: int = 2, bouts: int = 4) -> dict[str, Device]:
    """A small event: rings, single longsword bouts `b1`, `b2`…, and a device in every seat of ring 1."""
    submit(venue, "programme", words.NameEvent(name="Invented Cup"))
    for ring in range(1, rings + 1):
        submit(venue, "programme", words.SetRing(ring=str(ring), title=f"Ring {ring}"))
    for bout in range(1, bouts + 1):
        quick = words.Quick(
            bout=f"b{bout}", ring=str(1 + (bout - 1) % rings), red=f"A. Example {bout}", blue=f"B. Sample {bout}",
            rulebook="isb-duel", nomination="longsword",
        )  # fmt: skip
        submit(venue, "programme", venue.festival.prepared(quick))
    devices = {"other": seated(venue, "Tablet of ring 2", "hofmarshal", "hofmarshal", "2")}
    for seat in SEATS:
        role = seat.rstrip("-0123456789")
        where = "1" if role in ("hofmarshal", "line-marshal") else ""
        devices[seat] = seated(venue, f"Device {seat}", role, seat, where)
    return devices


class Server:
    """A server in a thread of its own, over a data folder that outlives it."""

    def __init__(
        self, data: Path, port: int = 0, limits: Limits | None = None, clock: Clock | None = None, database: str = ""
    ) -> None:
        self.settings = Settings(data=data, host="127.0.0.1", port=port, database=database)
        self.database: Database
        self.venue: Venue
        self.devices: dict[str, Device] = {}
        """Devices a test has seated, by seat."""
        self.database, self.venue = open_venue(self.settings, clock)
        self._server = uvicorn.Server(config_of(application(self.database, self.venue, limits), self.settings))
        self._thread = threading.Thread(target=self._server.run, daemon=True)

    def start(self) -> None:
        self._thread.start()
        deadline = time.monotonic() + 20
        while not self._server.started:
            assert self._thread.is_alive(), "the server did not start"
            assert time.monotonic() < deadline
            time.sleep(0.01)
        self.port: int = self._server.servers[0].sockets[0].getsockname()[1]

    def shut(self) -> None:
        """Tell it to stop, as a signal does."""
        self._server.should_exit = True

    def stop(self) -> None:
        self.shut()
        self._thread.join(20)
        assert not self._thread.is_alive(), "the server did not stop"
        self.database.close()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"


@contextlib.contextmanager
def running(
    data: Path, port: int = 0, limits: Limits | None = None, clock: Clock | None = None, database: str = ""
) -> Iterator[Server]:
    server = Server(data, port, limits, clock, database)
    server.start()
    try:
        yield server
    finally:
        server.stop()


class Client:
    """One connection of a device: what it receives lies in order in `frames`."""

    def __init__(self, socket: Any, device: Device | None) -> None:
        self.socket = socket
        self.device = device
        self.frames: list[dict[str, Any]] = []
        self.epoch = ""
        self._new = asyncio.Event()
        self._reader = asyncio.ensure_future(self._read())

    async def _read(self) -> None:
        with contextlib.suppress(websockets.ConnectionClosed, ConnectionError):
            async for text in self.socket:
                self.frames.append(json.loads(text))
                self._new.set()
        self._new.set()

    async def get(self, kind: str, *, after: int = 0, seconds: float = 5.0, **like: Any) -> dict[str, Any]:
        """The first frame of this kind (and with these values) from index `after` on, waited for."""
        async with asyncio.timeout(seconds):
            while True:
                for frame in self.frames[after:]:
                    if frame["k"] == kind and all(frame.get(name) == value for name, value in like.items()):
                        return frame
                self._new.clear()
                await self._new.wait()

    async def say(self, kind: str, **fields: Any) -> None:
        await self.socket.send(json.dumps({"k": kind, **fields}))

    async def give(self, body: str) -> dict[str, Any]:
        """Send a command's body, signed; the answer."""
        assert self.device is not None
        after = len(self.frames)
        await self.say("command", body=body, sig=self.device.sign(body))
        return await self.get("answer", after=after, id=json.loads(body)["id"])

    async def close(self) -> None:
        await self.socket.close()
        await self._reader


@contextlib.asynccontextmanager
async def connected(server: Server, device: Device | None = None) -> AsyncIterator[Client]:
    """A connection that has said hello."""
    async with websockets.connect(f"ws://127.0.0.1:{server.port}/api/socket", compression=None) as socket:
        client = Client(socket, device)
        challenge = await client.get("challenge")
        client.epoch = challenge["epoch"]
        if device is None:
            await client.say("hello")
        else:
            await client.say("hello", device=device.id, sig=device.sign(f"hello\n{challenge['nonce']}"))
        await client.get("welcome")
        try:
            yield client
        finally:
            await client.close()
