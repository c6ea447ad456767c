"""The doors: how many connections there may be, how long one may take to say what it wants, and to take what it is given.

What stands before requests (`guard.py`) sees only those that have arrived whole. Here are the ones that never do: a head
that drips in, a socket that is opened and left, an answer that nobody reads.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from hofmarshal.live.watcher import FRAME
from hofmarshal.server.origins import address_of

HEAD_SECONDS = 10.0
"""How long a connection may take until it has said what it wants, anew for every request."""

HEAD_BYTES = 32 * 1024
"""How large the head of a request may be."""

READ_SECONDS = 60.0
"""How long an answer may wait for its reader. A phone that slept so long asks again anyway."""

KEPT_BACK = 256
"""Open files that are not for connections: the database, the pages, the terminal."""

SHARE = 0.75
"""How much of the connections one address may hold: a whole hall may stand behind one, but never everybody."""

UNLIMITED = 8_192

NONSENSE = (
    "Invalid HTTP request received.",
    "Invalid UTF-8 sequence received from client.",
    "Unsupported upgrade request.",
    "ASGI callable returned without completing handshake.",
)
"""What uvicorn says of connections that make no sense."""


class _Strangers(logging.Filter):
    """Keeps out of the log what a stranger's nonsense would fill it with: it is no fault of ours, and he is told."""

    def filter(self, record: logging.LogRecord) -> bool:
        """See `logging.Filter`."""
        return not str(record.msg).startswith(NONSENSE)


_QUIET = _Strangers()


def keep_log_clear() -> None:
    """Let the log tell of the server's own faults only."""
    logging.getLogger("uvicorn.error").addFilter(_QUIET)


class Doors:
    """Who is in. Used on the event loop alone; `most` connections, by default what the system lets this process open."""

    def __init__(self, most: int = 0) -> None:
        self._most = most
        self._inside: Counter[str] = Counter()
        self.total = 0

    @property
    def most(self) -> int:
        """How many connections there may be."""
        if not self._most:
            self._most = max(64, _files() - KEPT_BACK)
        return self._most

    def enter(self, address: str) -> bool:
        """Whether one more connection from this address may stay; if so, it counts until it leaves."""
        if self.total >= self.most or self._inside[address] >= self.most * SHARE:
            return False
        self.total += 1
        self._inside[address] += 1
        return True

    def leave(self, address: str) -> None:
        """A connection from this address is gone."""
        self.total -= 1
        self._inside[address] -= 1
        if self._inside[address] <= 0:
            del self._inside[address]

    def inside(self, address: str) -> int:
        """How many connections an address holds."""
        return self._inside.get(address, 0)


DOORS = Doors()
"""Those of this process."""


class HttpDoor(HttpToolsProtocol):
    """A connection that speaks HTTP, with an end to its patience."""

    doors = DOORS

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._address: str | None = None
        self._came_by = self.doors
        self._head = 0
        self._waits: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """See `asyncio.Protocol`."""
        super().connection_made(transport)
        address = address_of({"client": self.client})
        if not self._came_by.enter(address):
            transport.abort()
            return
        self._address = address
        self._await_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """See `asyncio.Protocol`."""
        self._calm()
        self._read_on()
        if self._address is not None:
            self._came_by.leave(self._address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """See `asyncio.Protocol`."""
        super().data_received(data)
        if self._waits is None:
            return
        self._head += len(data)
        if self._head > HEAD_BYTES:
            self.transport.abort()

    def on_headers_complete(self) -> None:
        """The head of a request is there."""
        self._calm()
        super().on_headers_complete()

    def on_response_complete(self) -> None:
        """An answer was given: the next request must come."""
        super().on_response_complete()
        if not self.transport.is_closing() and self.cycle.response_complete:
            self._await_head()

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a WebSocket, which counts as this connection did."""
        self._calm()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        """The other end does not read."""
        super().pause_writing()
        if self._unread is None:
            self._unread = self.loop.call_later(READ_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """The other end reads."""
        super().resume_writing()
        self._read_on()

    def _await_head(self) -> None:
        self._calm()
        self._head = 0
        self._waits = self.loop.call_later(HEAD_SECONDS, self.transport.close)

    def _calm(self) -> None:
        if self._waits is not None:
            self._waits.cancel()
            self._waits = None

    def _read_on(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None


class SocketDoor(WebSocketsSansIOProtocol):
    """A connection that has become a WebSocket. Its own pings find out who does not read."""

    doors = DOORS

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._came_by = self.doors

    def connection_lost(self, exc: Exception | None) -> None:
        """See `asyncio.Protocol`."""
        self._came_by.leave(address_of({"client": self.client}))
        super().connection_lost(exc)

    async def run_asgi(self) -> None:
        """See uvicorn. The application may write ready frames by the extension `hofmarshal.frame` of the scope."""
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[FRAME] = self._frame
        await super().run_asgi()

    def _frame(self, wire: bytes) -> bool:
        """Write a frame at once, as it is; false where that cannot be, and `send` must.

        The bytes are the same for all who watch a topic: making them anew for each is most of what sending costs.
        """
        if not self._plainly_open():
            return False
        self.transport.write(wire)
        return True

    def _plainly_open(self) -> bool:
        """Whether a frame may be written as it is: open, unpacked, and the other end reads."""
        spoken = self.handshake_complete and not self.close_sent and self.initial_response is None
        there = self.writable.is_set() and not self.disconnected
        return spoken and there and self.conn.state is State.OPEN and not self.conn.extensions


def _files() -> int:
    """How many files this process may open."""
    if sys.platform == "win32":  # it has no such limit
        return UNLIMITED
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return UNLIMITED if soft == resource.RLIM_INFINITY else soft
