"""The WebSocket `/api/socket`: a device proves who it is, watches topics, pings, gives commands (docs/wire.md)."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import msgspec

from hofmarshal.journal.model import Unusable
from hofmarshal.live.watcher import FRAME, Watcher
from hofmarshal.rules.notes import Note, Refusal
from hofmarshal.server import keys
from hofmarshal.server.bodies import Unreadable, read_body
from hofmarshal.server.errors import told
from hofmarshal.server.identity import SPECTATOR
from hofmarshal.server.lanes import Full
from hofmarshal.server.rights import may_watch
from hofmarshal.server.venue import Venue
from hofmarshal.server.wire import (
    Answer,
    Challenge,
    FromDevice,
    Hello,
    Identity,
    Ping,
    Pong,
    Send,
    Watch,
    Welcome,
    Wrong,
)

RATE = 200.0
BURST = 400.0
"""Frames a second that one connection may send in the long run, and at once. A marshal sends two, a robot some dozens."""

MOST_WRONG = 20
"""After so many frames that cannot be understood a connection is closed."""

MOST_PENDING = 64
"""Commands of one connection that may wait for their answers; no more is read from it until some are answered."""

TOO_FAST, UNSUPPORTED, BAD, RESTART = 1008, 1003, 1007, 1012

_decoder = msgspec.json.Decoder(FromDevice)
_encoder = msgspec.json.Encoder()


def as_text(frame: Any) -> dict[str, Any]:
    """A frame as a message to a WebSocket."""
    return {"type": "websocket.send", "text": _encoder.encode(frame).decode()}


class Connection:
    """One connection: what it may watch follows from who is at the other end."""

    def __init__(self, venue: Venue, receive: Any, send: Any, direct: Callable[[bytes], bool] | None = None) -> None:
        self.venue = venue
        self.you: Identity = SPECTATOR
        self.heard = time.monotonic()
        self._receive = receive
        self._nonce = keys.new_nonce()
        self._watcher = Watcher(send, restart=venue.hub.refresh, gone=self._gone, direct=direct)
        self._level = BURST
        self._wrongs = 0
        self._pending = 0
        self._room = asyncio.Event()
        self._room.set()
        self._over: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def serve(self) -> None:
        """Talk until either side hangs up."""
        venue = self.venue
        self._tell(Challenge(nonce=self._nonce, time=venue.now(), epoch=venue.epoch))
        forget = venue.on_people(self.look_again)
        venue.connections.add(self)
        reading = asyncio.ensure_future(self._read())
        try:
            await asyncio.wait((reading, self._over), return_when=asyncio.FIRST_COMPLETED)
            if reading.done():
                reading.result()
        finally:
            reading.cancel()
            forget()
            venue.connections.discard(self)
            venue.hub.forget(self._watcher)
            self._leave()

    def close(self, code: int = RESTART) -> None:
        """Hang up, after what has been said already."""
        self._watcher.tell({"type": "websocket.close", "code": code})
        self._end()

    def look_again(self) -> None:
        """Tell the device if it is somebody else now, and end what it may no longer watch."""
        if not self.you.device:
            return
        now = self.venue.identities.identity(self.you.device)
        if now == self.you:
            return
        self.you = now
        self._tell(Welcome(you=now, time=self.venue.now()))
        self._end_what_is_not_to_watch()

    def _end_what_is_not_to_watch(self) -> None:
        lost = {topic for topic in self._watcher.topics if not may_watch(self.you, topic)}
        if lost:
            self.venue.hub.leave(self._watcher, lost)

    # Reading

    async def _read(self) -> None:
        while True:
            message = await self._receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            if text is None:
                self._wrong(Refusal("wire-binary"))
                self.close(UNSUPPORTED)
                return
            if self._may_speak():
                await self._take(text)
            if self._wrongs > MOST_WRONG:
                self.close(TOO_FAST)
                return

    def _may_speak(self) -> bool:
        now = time.monotonic()
        self._level = min(BURST, self._level + (now - self.heard) * RATE)
        self.heard = now
        if self._level < 1.0:
            self._wrong(Refusal("wire-too-fast", {"rate": int(RATE)}))
            return False
        self._level -= 1.0
        return True

    async def _take(self, text: str) -> None:
        try:
            frame = _decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            self._wrong(Refusal("wire-bad-frame", {"detail": str(error).replace("`", "")[:200]}))
            return
        if isinstance(frame, Send):
            await self._command(frame)
        elif isinstance(frame, Ping):
            self._ping(frame)
        elif isinstance(frame, Watch):
            self._watch(frame)
        else:
            await self._hello(frame)

    async def _hello(self, frame: Hello) -> None:
        venue = self.venue
        try:
            found = await venue.lanes.run("hello", lambda: venue.identities.hello(frame.device, self._nonce, frame.sig))
        except Full:
            self._wrong(Refusal("wire-busy"), count=False)
            return
        if isinstance(found, Refusal):
            self._wrong(found)
            return
        self._leave()
        self.you = found
        self._end_what_is_not_to_watch()
        if found.device:
            venue.attendance.joined(found.device, venue.now())
            venue.touch_presence()
        self._tell(Welcome(you=found, time=venue.now()))
        self.look_again()  # it may have been moved or revoked while its proof was looked at

    def _watch(self, frame: Watch) -> None:
        allowed = {}
        for topic, number in frame.topics.items():
            if may_watch(self.you, topic):
                allowed[topic] = number
            else:
                self._wrong(Refusal("wire-not-to-watch", {"topic": topic}), count=False)
        self.venue.hub.watch(self._watcher, allowed, frame.epoch)

    def _ping(self, frame: Ping) -> None:
        now = self.venue.now()
        if self.you.device:
            self.venue.attendance.heard(self.you.device, now, frame.unsent, frame.error)
        self._tell(Pong(t=frame.t, time=now))

    async def _command(self, frame: Send) -> None:
        try:
            body = read_body(frame.body)
        except Unreadable as error:
            self._unreadable(error)
            return
        try:
            self.venue.passage.give(body, frame.body, frame.sig, self._answer(body.id))
        except Full:
            self._wrong(Refusal("wire-busy"), body.id, count=False)
            return
        self._pending += 1
        if self._pending >= MOST_PENDING:
            self._room.clear()
            await self._room.wait()

    def _answer(self, name: str) -> Any:
        def done(answer: Answer | None, error: BaseException | None) -> None:
            self._pending -= 1
            self._room.set()
            if isinstance(error, Unreadable):
                self._unreadable(error)
            elif isinstance(error, Full):
                self._wrong(Refusal("wire-busy"), name, count=False)
            elif isinstance(error, Unusable):
                self.venue.fault(error, "recording")
                self._wrong(Refusal("wire-not-recorded"), name, count=False)
            elif error is not None:
                self.venue.fault(error, f"command {name}")
                self._wrong(Refusal("wire-fault"), name, count=False)
            else:
                self._wrongs += _unsigned(answer)  # who guesses at signatures is soon not heard any more
                self._tell(answer)

        return done

    # Saying

    def _tell(self, frame: Any) -> None:
        self._watcher.tell(as_text(frame))

    def _unreadable(self, error: Unreadable) -> None:
        """A command that cannot be understood is refused for good; without its id that can only be told as a wrong frame."""
        if error.id:
            self._tell(self.venue.reception.refusal(error.id, error.refusal))
        else:
            self._wrong(error.refusal)

    def _wrong(self, refusal: Refusal | Note, name: str = "", *, count: bool = True) -> None:
        self._wrongs += count
        self._tell(Wrong(said=told(refusal), id=name))

    # The end

    def _leave(self) -> None:
        if self.you.device:
            self.venue.attendance.left(self.you.device)
            self.venue.touch_presence()

    def _gone(self, watcher: Watcher) -> None:
        self._end()

    def _end(self) -> None:
        if not self._over.done():
            self._over.set_result(None)


def _unsigned(answer: Answer | None) -> bool:
    return answer is not None and answer.said is not None and answer.said.code == "device-unsigned"


async def serve_socket(venue: Venue, scope: Any, receive: Any, send: Any) -> None:
    """Serve one WebSocket."""
    message = await receive()
    if message["type"] != "websocket.connect":
        return
    await send({"type": "websocket.accept"})
    await Connection(venue, receive, send, (scope.get("extensions") or {}).get(FRAME)).serve()
