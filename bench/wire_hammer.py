"""Tablets that give commands as fast as they are answered: raw WebSockets, frames signed and framed before the clock starts.

The cost of the load lies beside that of the server on the same machine, so it is kept small: what goes out is bytes made
beforehand, what comes in is only told apart by kind.
"""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Sequence
from typing import cast

import msgspec

from hofmarshal.robots.posting import Device, mac
from hofmarshal.server.wire import Body, Send

NONCE = re.compile(rb'"nonce":"([0-9a-f]+)"')
MASK = bytes(4)
"""Masked with zeros: as good as any mask on a test wire."""


def framed(text: bytes) -> bytes:
    """A text frame of a client."""
    size = bytes([0x80 | len(text)]) if len(text) < 126 else bytes([0x80 | 126]) + len(text).to_bytes(2, "big")
    return b"\x81" + size + MASK + text


class Tablet(asyncio.Protocol):
    """A ring's tablet with `ahead` commands on their way; the next goes out when one is answered.

    `took` are the seconds each command took, `done` counts those that were carried out, `other` all other answers.
    """

    _transport: asyncio.Transport

    def __init__(self, device: Device, frames: Sequence[bytes], port: int, ahead: int) -> None:
        self.done = self.other = self.waiting = 0
        self.took: list[float] = []
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.idle = asyncio.Event()
        self._device, self._frames, self._port, self._ahead = device, frames, port, ahead
        self._next = 0
        self._end = 0.0
        self._sent: list[float] = []
        self._answered = 0
        self._rest = b""
        self._upgraded = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the socket."""
        self._transport = cast("asyncio.Transport", transport)
        upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        ask = f"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:{self._port}\r\n{upgrade}Sec-WebSocket-Version: 13\r\n\r\n"
        self._transport.write(ask.encode())

    def begin(self, end: float) -> None:
        """Give commands until the monotonic instant `end`."""
        self._end = end
        self._give(self._ahead)

    def data_received(self, data: bytes) -> None:
        """Count answers; as many new commands go out."""
        data = self._rest + data
        if not self._upgraded:
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._rest = head
                return
            self._upgraded = True
        at, answers, now = 0, 0, time.monotonic()
        while len(data) >= at + 4:
            size, start = data[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            if len(data) < start + size:
                break
            answers += self._take(data[start : start + size], now)
            at = start + size
        self._rest = data[at:]
        if answers:
            self.waiting -= answers
            self._give(answers)

    def _take(self, frame: bytes, now: float) -> int:
        if frame.startswith((b'{"k":"answer"', b'{"k":"wrong"')):
            self.took.append(now - self._sent[self._answered])
            self._answered += 1
            good = b'"status":"done"' in frame
            self.done += good
            self.other += not good
            return 1
        if frame.startswith(b'{"k":"challenge"'):
            nonce = NONCE.search(frame)
            assert nonce is not None
            sig = mac(self._device.secret, f"hello\n{nonce.group(1).decode()}")
            self._transport.write(framed(json.dumps({"k": "hello", "device": self._device.id, "sig": sig}).encode()))
        elif frame.startswith(b'{"k":"welcome"') and not self.ready.done():
            self.ready.set_result(None)
        return 0

    def _give(self, count: int) -> None:
        now = time.monotonic()
        if now >= self._end:
            if not self.waiting:
                self.idle.set()
            return
        frames = self._frames[self._next : self._next + count]
        assert frames, "more commands were answered than made beforehand"
        self._next += len(frames)
        self.waiting += len(frames)
        self._sent += [now] * len(frames)
        self._transport.write(b"".join(frames))

    def close(self) -> None:
        """Hang up."""
        self._transport.close()


def commands(device: Device, ring: str, at: int, count: int) -> list[bytes]:
    """So many rulings for the bout at `ring`, signed, as frames."""
    command = msgspec.Raw(b'{"type":"hit","by":"red","zone":"head","grip":"one-handed"}')
    frames = []
    for number in range(1, count + 1):
        body = Body(
            id=f"{ring}-{number}", n=number, device=device.id, stream=f"contest/quick/b{ring}", at=at,
            seat="hofmarshal", grant=1, command=command,
        )  # fmt: skip
        text = msgspec.json.encode(body).decode()
        frames.append(framed(msgspec.json.encode(Send(body=text, sig=mac(device.secret, text)))))
    return frames
