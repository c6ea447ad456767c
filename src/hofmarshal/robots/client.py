"""A client of the real wire: pairs, says hello, watches with patches, sends what it taps until it is answered (docs/wire.md)."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections import deque
from collections.abc import Callable, Iterable
from random import Random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from hofmarshal.live.merge import apply
from hofmarshal.robots.fate import CALM, Fate, Weather
from hofmarshal.robots.posting import Device, mac
from hofmarshal.server.wire import (
    Answer,
    Body,
    Challenge,
    FromServer,
    Hello,
    Identity,
    Patch,
    Ping,
    Pong,
    Send,
    Snap,
    Watch,
    Welcome,
    Wrong,
)

RESEND = 2.5
PING = 2.0
SILENCE = 6.0
SAMPLES = 16
AGAIN = 5.0
"""Seconds after which a robot in bad weather asks anew for what it watches: the last patch of all may have been lost."""

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(FromServer)


class Topic(msgspec.Struct):
    """A topic as a client holds it: the plain view (None before the first), and the number that it has."""

    view: Any = None
    number: int = 0


class Sent(msgspec.Struct, kw_only=True):
    """A command on its way, or answered.

    `epoch` is the run of the server it was first sent to; `again` the time (ms) of the server that answered it when the
    device came to that, if it was another run: 0 where one run took and answered it.
    """

    body: Body
    text: str
    sig: str
    answer: Answer | None = None
    epoch: str = ""
    again: int = 0
    tries: int = 0
    last: float = 0.0
    done: asyncio.Event = msgspec.field(default_factory=asyncio.Event)


class Client:
    """One device on the wire. `run` keeps it connected until `close`; `you`, `topics` and `now()` tell what it knows.

    `answered` is called with every command that got its answer. `sent` holds them all, by id.
    """

    def __init__(
        self, origin: str, device: Device | None, *, fate: Fate = CALM, rng: Random | None = None,
        answered: Callable[[Sent], None] | None = None,
    ) -> None:  # fmt: skip
        self.origin = origin
        self.device = device
        self.you = Identity()
        self.topics: dict[str, Topic] = {}
        self.sent: dict[str, Sent] = {}
        self.connected = False
        self.wrongs: list[str] = []
        self.connections = 0
        self.gaps = 0
        self.weather = Weather(fate, Random(0) if rng is None else rng)
        self._rng = Random(1) if rng is None else Random(rng.random())
        self._answered = answered
        self._socket: ClientConnection | None = None
        self._epoch = ""
        self._since = 0
        self._samples: deque[tuple[float, float]] = deque(maxlen=SAMPLES)
        self._heard = 0.0
        self._count = int(time.time() * 1000)
        self._outbox: dict[str, Sent] = {}
        self._change = asyncio.Event()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closed = False

    # What it knows

    def now(self) -> int:
        """The server's time in ms, as well as it is known here."""
        return round(_clock() + self.ahead)

    def own(self) -> float:
        """The device's own watch in ms: one that never jumps."""
        return _clock()

    @property
    def ahead(self) -> float:
        """How far (ms) the server's time is ahead of the device's own watch."""
        return self._best()[1]

    @property
    def closed(self) -> bool:
        """Whether it was stopped for good."""
        return self._closed

    @property
    def error(self) -> int:
        """By how much (ms) `now` may be wrong: half the shortest way there and back."""
        return round(self._best()[0])

    @property
    def unsent(self) -> int:
        """Commands without an answer."""
        return len(self._outbox)

    def view(self, topic: str) -> Any:
        """A topic's view, None before there is one."""
        found = self.topics.get(topic)
        return None if found is None else found.view

    def _best(self) -> tuple[float, float]:
        return min(self._samples, default=(60_000.0, time.time() * 1000 - _clock()))

    async def until(self, true: Callable[[], bool], seconds: float = 30.0) -> bool:
        """Wait until something is so; whether it came to be within the time."""
        end = time.monotonic() + seconds
        while not true():
            left = end - time.monotonic()
            if left <= 0 or self._closed:
                return bool(true())
            self._change.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._change.wait(), min(left, 0.5))
        return True

    # What it does

    def watch(self, topics: Iterable[str]) -> None:
        """Watch these topics from now on, and no others."""
        wanted = list(topics)
        self.topics = {name: self.topics.get(name) or Topic() for name in wanted}
        self._watch()

    def command(
        self, stream: str, command: dict[str, Any], *, round: int = 0, exchange: int = 0, seen: int = 0, late: str = "",  # noqa: A002
        at: int | None = None, name: str = "",
    ) -> Sent:  # fmt: skip
        """Put a command (tagged `type`) into the outbox and send it; it is sent again until it is answered.

        `name` is its id, a fresh one where it is left out.
        """
        if self.device is None:
            raise RuntimeError("a watcher gives no commands")
        self._count += 1
        body = Body(
            id=name or secrets.token_hex(16), n=self._count, device=self.device.id, stream=stream,
            at=self.now() if at is None else at, error=min(60_000, self.error), round=round, exchange=exchange, seen=seen,
            seat=self.you.seat, grant=self.you.grant, late=late,  # type: ignore[arg-type]
            command=msgspec.Raw(_encoder.encode(command)),
        )  # fmt: skip
        text = _encoder.encode(body).decode()
        one = Sent(body=body, text=text, sig=mac(self.device.secret, text))
        self.sent[body.id] = self._outbox[body.id] = one
        self._post(one)
        return one

    async def send(self, stream: str, command: dict[str, Any], *, seconds: float = 120.0, **more: Any) -> Answer | None:
        """Send a command and wait for its answer; None if there was none in time (it stays in the outbox)."""
        one = self.command(stream, command, **more)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(one.done.wait(), seconds)
        return one.answer

    def put(self, frame: str) -> None:
        """Send a frame that somebody else has made; whatever comes of it is not looked after."""
        if self._socket is not None:
            self._put(self._socket, frame)

    def look_again(self) -> None:
        """Ask anew for what it watches, from what it holds: what was lost on the way comes again."""
        self._watch()

    def drop(self) -> None:
        """Break the connection, as a lift or a pocket does."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def close(self) -> None:
        """Stop."""
        self._closed = True
        self._change.set()
        for task in tuple(self._tasks):
            task.cancel()
        if self._socket is not None:
            await self._socket.close()

    # The connection

    async def run(self) -> None:
        """Stay connected until closed: connect, greet, read; after a break, again."""
        wait = 0.05
        while not self._closed:
            try:
                await self._session()
                wait = 0.05
            except (TimeoutError, OSError, WebSocketException, msgspec.MsgspecError):
                wait = min(1.0, wait * 2)
            self._lost()
            if not self._closed:
                await asyncio.sleep(wait * (0.5 + self._rng.random()) + self.weather.dark())

    async def _session(self) -> None:
        uri = self.origin.replace("http", "ws", 1) + "/api/socket"
        async with connect(
            uri, compression=None, ping_interval=None, max_size=None, open_timeout=5, close_timeout=1, proxy=None
        ) as socket:
            await self._greet(socket)
            end = self.weather.until_drop()
            jobs = [self._spawn(self._pinging(socket)), self._spawn(self._resending())]
            if end is not None:
                jobs.append(self._spawn(self._breaking(socket, end)))
            try:
                async for frame in socket:
                    self.weather.carry(frame, lambda late: self._read(socket, late))
            finally:
                for job in jobs:
                    job.cancel()

    async def _greet(self, socket: ClientConnection) -> None:
        challenge = _decoder.decode(await asyncio.wait_for(socket.recv(), 5))
        if not isinstance(challenge, Challenge):
            raise WebSocketException("no challenge")
        if challenge.epoch != self._epoch:
            self._epoch, self._since = challenge.epoch, challenge.time
            self._samples.clear()
            for topic in self.topics.values():
                topic.number = 0
        self._samples.append((500.0, challenge.time - _clock()))
        hello = Hello()
        if self.device is not None:
            hello = Hello(device=self.device.id, sig=mac(self.device.secret, f"hello\n{challenge.nonce}"))
        await socket.send(_encoder.encode(hello).decode())
        welcome = _decoder.decode(await asyncio.wait_for(socket.recv(), 5))
        if not isinstance(welcome, Welcome):
            raise WebSocketException(f"not welcome: {welcome}")
        self.you = welcome.you
        self._socket, self.connected, self._heard = socket, True, time.monotonic()
        self.connections += 1
        self._watch()
        for one in tuple(self._outbox.values()):
            self._post(one)
        self._change.set()

    def _lost(self) -> None:
        self._socket, self.connected = None, False
        self._change.set()

    async def _breaking(self, socket: ClientConnection, seconds: float) -> None:
        await asyncio.sleep(seconds)
        self.weather.counts["dropped"] += 1
        socket.transport.abort()

    async def _pinging(self, socket: ClientConnection) -> None:
        watched = time.monotonic()
        for number in range(1_000_000_000):
            if time.monotonic() - self._heard > SILENCE:
                socket.transport.abort()
                return
            self._write(Ping(t=round(_clock()), unsent=self.unsent, error=min(1_000_000, self.error)))
            if self.weather.fate != CALM and time.monotonic() - watched > AGAIN:
                watched = time.monotonic()
                self._watch()
            await asyncio.sleep(0.1 if number < 3 else PING)

    async def _resending(self) -> None:
        while True:
            await asyncio.sleep(0.25)
            late = time.monotonic() - RESEND
            for one in tuple(self._outbox.values()):
                if one.last < late:
                    self._post(one)

    # Frames

    def _watch(self) -> None:
        if self.connected:
            self._write(Watch(topics={name: topic.number for name, topic in self.topics.items()}, epoch=self._epoch))

    def _post(self, one: Sent) -> None:
        if self.connected:
            one.epoch = one.epoch or self._epoch
            one.tries += 1
            one.last = time.monotonic()
            self._write(Send(body=one.text, sig=one.sig))

    def _write(self, frame: msgspec.Struct) -> None:
        socket = self._socket
        if socket is not None:
            text = _encoder.encode(frame).decode()
            self.weather.carry(text, lambda late: self._put(socket, late))

    def _put(self, socket: ClientConnection, frame: str | bytes) -> None:
        if self._socket is socket:
            self._spawn(_quietly(socket, frame))

    def _read(self, socket: ClientConnection, frame: str | bytes) -> None:
        if self._socket is not socket:  # it was late, and a newer connection counts anew
            return
        got = _decoder.decode(frame)
        match got:
            case Snap():
                self._snap(got)
            case Patch():
                self._patch(got)
            case Answer():
                self._answer(got)
            case Pong():
                self._heard = time.monotonic()
                way = _clock() - got.t
                self._samples.append((max(0.5, way / 2), got.time - (got.t + way / 2)))
            case Welcome():
                self.you = got.you
            case Wrong():
                self._wrong(got)
            case _:
                pass
        self._change.set()

    def _snap(self, got: Snap) -> None:
        topic = self.topics.get(got.topic)
        if topic is not None and got.epoch == self._epoch and (topic.view is None or got.number >= topic.number):
            topic.view, topic.number = got.view, got.number

    def _patch(self, got: Patch) -> None:
        topic = self.topics.get(got.topic)
        if topic is None or got.number <= topic.number:
            return
        if got.first != topic.number:
            self.gaps += 1
            self._watch()
            return
        topic.view, topic.number = apply(topic.view, got.patch), got.number

    def _answer(self, got: Answer) -> None:
        one = self._outbox.pop(got.id, None)
        if one is None:
            return
        one.answer = got
        one.again = self._since if one.epoch != self._epoch else 0
        one.done.set()
        if self._answered is not None:
            self._answered(one)

    def _wrong(self, got: Wrong) -> None:
        self.wrongs.append(f"{got.said.code}: {got.said.en}")  # of a command: it was not taken, and goes out again

    def _spawn(self, work: Any) -> asyncio.Task[Any]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


async def _quietly(socket: ClientConnection, frame: str | bytes) -> None:
    with contextlib.suppress(WebSocketException, OSError):
        await socket.send(frame)


def _clock() -> float:
    return time.monotonic() * 1000
