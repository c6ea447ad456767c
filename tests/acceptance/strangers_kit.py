"""What the strangers stand on: a served event, a device in every seat, one of each command, sockets and requests by hand."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import random
import secrets
import socket
import time
import types
import typing
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any, Literal, Union, get_args

import msgspec
from websockets.sync.client import ClientConnection, connect

from hofmarshal.journal.engines import sqlite_driver
from hofmarshal.robots.posting import Device, mac, pair
from hofmarshal.server.bodies import COMMANDS
from tests.browser.ground import Desk, Server

SEATS = {
    "hofmarshal": "1", "line-marshal-1": "1", "field-judge-1": "1", "captain-red": "1", "screen": "1", "chief": "",
    "medic-1": "", "expert-1": "", "secretary-1": "", "announcer-1": "", "master-1": "",
}  # fmt: skip
STREAMS = {
    "contest": "contest/quick/b1", "nomination": "nomination/made-up", "floor": "floor", "programme": "programme",
    "devices": "devices", "inspection": "inspection/made-up/E1", "admission": "admission/made-up/E1",
    "game": "game", "character": "character/7", "obligation": "obligation/o1", "prop": "prop/p1",
}  # fmt: skip
LANGUAGES = ("en", "ru", "uk")
_addresses = count(2)


def address() -> str:
    """An address of this machine that nobody has used: what the guard counts, it counts anew."""
    return f"127.0.0.{next(_addresses)}"


class Seat:
    """A device with what it holds."""

    def __init__(self, device: Device, role: str) -> None:
        self.device, self.role = device, role

    def sign(self, text: str) -> str:
        """The device's signature."""
        return mac(self.device.secret, text)

    def body(self, stream: str, command: dict[str, Any], **more: Any) -> str:
        """A command's body as JSON."""
        plain = {"id": secrets.token_hex(16), "device": self.device.id, "stream": stream, "at": int(time.time() * 1000)}
        return json.dumps({**plain, "command": command, **more})


class House:
    """A served event: two rings, a bout called at each, a device in every seat."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.desk = Desk(server)
        for ring in ("1", "2"):
            self.desk.done("programme", "set-ring", ring=ring)
            self.desk.done(
                "programme", "quick", bout=f"b{ring}", ring=ring, red=f"Red Fox {ring}", blue=f"Blue Owl {ring}",
                rulebook="isb-duel", nomination="longsword",
            )  # fmt: skip
        self.seats = {seat: self.seated(seat, ring) for seat, ring in SEATS.items()}
        own = self.desk.client.device
        assert own is not None
        self.seats["organiser-1"] = Seat(own, "organiser")
        for ring, seat in (("1", self.seats["hofmarshal"]), ("2", self.seated("hofmarshal", "2"))):
            text = seat.body(f"contest/quick/b{ring}", {"type": "call"})
            answer = self.post("contest", text, seat.sign(text))
            assert answer[1]["status"] == "done", answer

    def seated(self, seat: str, ring: str = "", *, approved: bool = True) -> Seat:
        """A device paired for a seat."""
        role = seat if seat in ("hofmarshal", "screen", "chief") else seat.rpartition("-")[0]
        code, _, key = self.desk.code(role, ring, seat, approved=approved).partition(".")
        device = asyncio.run(pair(self.server.origin, code, bytes.fromhex(key), f"Device {seat} {ring}"))
        return Seat(device, role)

    def heads(self) -> dict[str, int]:
        """How many entries each stream of the journal has, read beside the server."""
        driver = sqlite_driver()
        with contextlib.closing(driver.connect(f"file:{self.file}?mode=ro", uri=True)) as one:
            return dict(one.execute("SELECT stream, max(number) FROM entries GROUP BY stream").fetchall())

    @property
    def file(self) -> Path:
        """The database."""
        return self.server.folder / "hofmarshal.db"

    def wire(self, seat: Seat | None = None, here: str = "127.0.0.1") -> Wire:
        """A connection of a device, or of nobody."""
        return Wire(self.server.port, seat, here)

    def post(self, kind: str, text: str | bytes, sig: str | None, here: str = "127.0.0.1") -> tuple[int, Any]:
        """A command over HTTP."""
        headers = {"content-type": "application/json"} | ({} if sig is None else {"x-hofmarshal-signature": sig})
        return self.ask("POST", f"/api/commands/{kind}", text, headers, here)[:2]

    def ask(
        self, method: str, path: str, body: str | bytes = b"", headers: dict[str, str] | None = None,
        here: str = "127.0.0.1",
    ) -> tuple[int, Any, http.client.HTTPMessage]:  # fmt: skip
        """One request from an address; status, body (JSON where it is some) and headers."""
        one = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=60, source_address=(here, 0))
        try:
            one.request(method, path, body.encode() if isinstance(body, str) else body, headers or {})
            answer = one.getresponse()
            raw = answer.read()
        finally:
            one.close()
        with contextlib.suppress(ValueError):
            return answer.status, json.loads(raw), answer.headers
        return answer.status, raw.decode("utf-8", "replace"), answer.headers

    def knock(self, data: bytes, *, here: str = "127.0.0.1", seconds: float = 10.0) -> bytes:
        """What comes back for these bytes until the other end hangs up or is silent for a while."""
        with self.open(here) as one:
            one.settimeout(seconds)
            got = b""
            with contextlib.suppress(OSError):
                one.sendall(data)
                while not got or b"\r\n\r\n" not in got:
                    if not (more := one.recv(65536)):
                        break
                    got += more
            return got

    def open(self, here: str = "127.0.0.1") -> socket.socket:
        """A bare connection."""
        return socket.create_connection(("127.0.0.1", self.server.port), 10, source_address=(here, 0))

    def alive(self) -> bool:
        """Whether the server answers a stranger, and a hofmarshal's command."""
        assert self.server.process is not None
        if self.server.process.poll() is not None or self.ask("GET", "/api/hello", here=address())[0] != 200:
            return False
        title = f"Ring {secrets.token_hex(4)}"
        return bool(self.desk.give("programme", "set-ring", ring="2", title=title).status == "done")


class Wire:
    """A WebSocket of a device."""

    def __init__(self, port: int, seat: Seat | None, here: str) -> None:
        sock = socket.create_connection(("127.0.0.1", port), 10, source_address=(here, 0))
        self.socket: ClientConnection = connect(
            f"ws://localhost:{port}/api/socket",
            sock=sock,
            compression=None,
            max_size=None,
            ping_interval=None,
            proxy=None,
        )
        self.you: dict[str, Any] = {}
        challenge = self.next()
        if seat is None:
            self.say(k="hello")
        else:
            self.say(k="hello", device=seat.device.id, sig=seat.sign(f"hello\n{challenge['nonce']}"))
        self.you = self.next()

    def say(self, **frame: Any) -> None:
        """Send a frame."""
        self.socket.send(json.dumps(frame))

    def next(self, seconds: float = 20.0) -> dict[str, Any]:
        """The next frame."""
        found: dict[str, Any] = json.loads(self.socket.recv(seconds))
        return found

    def give(self, texts: list[str], sigs: list[str]) -> list[dict[str, Any]]:
        """Give commands, a few at a time; what each was answered, in their order."""
        got: dict[str, dict[str, Any]] = {}
        for start in range(0, len(texts), 20):
            part = range(start, min(start + 20, len(texts)))
            for at in part:
                self.say(k="command", body=texts[at], sig=sigs[at])
                time.sleep(0.004)  # no faster than the server lets one speak
            while len(got) < part.stop:
                frame = self.next()
                if frame["k"] in ("answer", "wrong"):
                    got[frame.get("id") or secrets.token_hex(4)] = frame
        return [got[json.loads(text)["id"]] for text in texts]

    def close(self) -> None:
        """Hang up."""
        self.socket.close()


# One of each command


def commands() -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Kind of stream, name and a well-formed example of every command that there is on the wire."""
    for kind, union in COMMANDS.items():
        for one in get_args(union):
            tag = str(one.__struct_config__.tag)
            yield kind, tag, {"type": tag, **sample(one)}


def sample(kind: type[msgspec.Struct]) -> dict[str, Any]:
    """The least that a struct needs."""
    hints = typing.get_type_hints(kind, include_extras=True)
    return {one.encode_name: value(hints[one.name]) for one in msgspec.structs.fields(kind) if one.required}


def value(kind: Any) -> Any:
    """Some value of a type."""
    origin, args = typing.get_origin(kind), get_args(kind)
    if origin is typing.Annotated:
        pattern = next((meta.pattern for meta in args[1:] if getattr(meta, "pattern", None)), "")
        return "0" * 32 if "32" in (pattern or "") and "0-9a-f" in pattern else value(args[0])
    if origin is Literal:
        return args[0]
    if origin in (Union, types.UnionType):
        return None if type(None) in args else value(args[0])
    if origin is tuple and args and args[-1] is not Ellipsis:
        return [value(one) for one in args]
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return sample(kind)
    plain = {str: "madeup00", int: 1, float: 1, bool: False}
    return plain.get(kind, {} if (origin or kind) in (dict, typing.Mapping) else [])


def fuzzed(rng: random.Random) -> Iterator[tuple[str, str | bytes]]:
    """What no client would send: what it is, and the text of a frame or a body."""
    yield "not JSON", "{"
    yield "nothing", ""
    yield "a list", "[]"
    yield "null", "null"
    yield "an unknown kind", '{"k": "open-sesame"}'
    yield "an unknown member", '{"k": "ping", "t": 1, "x": 1}'
    yield "deep JSON", '{"k": "ping", "t": ' + "[" * 20_000 + "]" * 20_000 + "}"
    yield "deep objects", '{"k": ' * 9_000 + "1" + "}" * 9_000
    yield "NaN", '{"k": "ping", "t": NaN}'
    yield "infinity", '{"k": "ping", "t": 1e999}'
    yield "a huge integer", '{"k": "ping", "t": ' + "9" * 5_000 + "}"
    yield "an instant that is text", '{"k": "ping", "t": "now"}'
    yield "a lone surrogate", '{"k": "hello", "device": "\\ud800"}'
    yield "a NUL", '{"k": "hello", "device": "\\u0000"}'
    yield "two of the same", '{"k": "ping", "k": "hello", "t": 1, "t": 2}'
    yield "a body that is no text", '{"k": "command", "body": 5}'
    yield "a body that is no JSON", '{"k": "command", "body": "}{"}'
    yield "numbers of topics that are none", '{"k": "watch", "topics": {"rings": 1.5}}'
    yield "letters at random", "".join(rng.choice('{}[]":,0e-\\"k\u0451') for _ in range(3_000))
