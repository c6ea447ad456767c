"""What goes out to watchers, encoded once for all of them: as text for a socket and as a Server-Sent Event."""

from __future__ import annotations

from collections.abc import MutableMapping
from typing import Any

import msgspec

Message = MutableMapping[str, Any]
"""An ASGI message."""

_encoder = msgspec.json.Encoder()


class _Snap(msgspec.Struct, frozen=True, tag_field="k", tag="snap"):
    topic: str
    epoch: str
    number: int
    view: Any


class _Patch(msgspec.Struct, frozen=True, tag_field="k", tag="patch"):
    topic: str
    first: int
    number: int
    patch: Any


class Frame:
    """One encoded frame of a topic: from number `first` (None for a snap) to `number`.

    `tick` counts all frames of a hub, so that one number tells how far a watcher of several topics has come.
    """

    __slots__ = ("_body", "_event", "_text", "_wire", "epoch", "first", "number", "tick", "topic")

    def __init__(self, topic: str, epoch: str, first: int | None, number: int, tick: int, body: bytes) -> None:
        self.topic = topic
        self.epoch = epoch
        self.first = first
        self.number = number
        self.tick = tick
        self._body = body
        self._text: Message | None = None
        self._event: Message | None = None
        self._wire: bytes | None = None

    @property
    def body(self) -> bytes:
        """The frame as JSON."""
        return self._body

    def text(self) -> Message:
        """The frame as a message to a WebSocket."""
        if self._text is None:
            self._text = {"type": "websocket.send", "text": self._body.decode()}
        return self._text

    def wire(self) -> bytes:
        """The frame as the bytes of a WebSocket's own frame."""
        if self._wire is None:
            self._wire = wire_of(self._body)
        return self._wire

    def event(self, *, named: bool = True) -> Message:
        """The frame as a piece of an event stream; `named` gives it the id a browser comes back with."""
        if not named:
            return {"type": "http.response.body", "body": self._sse(b""), "more_body": True}
        if self._event is None:
            line = f"id: {self.epoch}.{self.tick}\n".encode()
            self._event = {"type": "http.response.body", "body": self._sse(line), "more_body": True}
        return self._event

    def _sse(self, line: bytes) -> bytes:
        kind = b"snap" if self.first is None else b"patch"
        return b"%bevent: %b\ndata: %b\n\n" % (line, kind, self._body)


def wire_of(text: bytes) -> bytes:
    """A text message as one unmasked WebSocket frame (RFC 6455, section 5.2)."""
    size = len(text)
    if size < 126:
        return bytes((0x81, size)) + text
    if size < 1 << 16:
        return bytes((0x81, 126)) + size.to_bytes(2, "big") + text
    return bytes((0x81, 127)) + size.to_bytes(8, "big") + text


def event_id(epoch: str, tick: int) -> Message:
    """A piece of an event stream that says nothing but how far its reader has come."""
    return {"type": "http.response.body", "body": f"id: {epoch}.{tick}\n\n".encode(), "more_body": True}


def snap(topic: str, epoch: str, number: int, tick: int, view: Any) -> Frame:
    """The whole of a topic."""
    return Frame(topic, epoch, None, number, tick, _encoder.encode(_Snap(topic, epoch, number, view)))


def patch_body(topic: str, number: int, change: Any) -> bytes:
    """The JSON of what changed in a topic from the number before `number`."""
    return _encoder.encode(_Patch(topic, number - 1, number, change))
