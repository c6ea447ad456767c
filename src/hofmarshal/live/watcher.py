"""One watcher's way out: sends at once where it can, keeps a bounded backlog where the other end is slow."""

from __future__ import annotations

import asyncio
import types
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Generator
from typing import Any

from hofmarshal.live.frames import Frame, Message

Send = Callable[[Message], Awaitable[None]]

FRAME = "hofmarshal.frame"
"""The ASGI extension by which a ready WebSocket frame is written: a function of its bytes, false where it could not."""

BACKLOG_FRAMES = 64
BACKLOG_BYTES = 262_144
"""How much a slow watcher is kept waiting for before it gets fresh snaps instead; more only where the snaps were more."""

MOST_OWN = 1_000
"""How many messages meant for this watcher alone (answers, pongs) may wait; over it the connection is given up."""


class Watcher:
    """Something that is sent frames: a WebSocket, or an event stream (`events`).

    All that goes out goes through here, in order. `send` is stepped at once, without a task; only where it blocks a task
    carries it on, and what comes meanwhile waits. `restart` is called with the topics whose frames were dropped, once the
    way is free: it must send snaps of them. `gone` is called once, when the other end is found dead. `direct`, where the
    server has it, writes the bytes of a socket's frame at once if nothing stands in the way.
    """

    __slots__ = (
        "_backlog", "_busy", "_bytes", "_direct", "_own", "_restart", "_send", "_snaps", "_stale", "closed", "events",
        "gone", "topics",
    )  # fmt: skip

    def __init__(
        self,
        send: Send,
        *,
        events: bool = False,
        restart: Callable[[Watcher, set[str]], None] | None = None,
        gone: Callable[[Watcher], None] | None = None,
        direct: Callable[[bytes], bool] | None = None,
    ) -> None:
        self.events = events
        self.topics: set[str] = set()
        self.closed = False
        self.gone = gone
        self._send = send
        self._direct = direct
        self._restart = restart
        self._backlog: deque[tuple[str, int, Message]] | None = None
        self._bytes = 0
        self._own = 0
        self._snaps: dict[str, int] = {}
        self._stale: set[str] | None = None
        self._busy: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> int:
        """How many messages wait."""
        return len(self._backlog) if self._backlog else 0

    def deliver(self, frame: Frame, *, named: bool = True) -> None:
        """Send a frame of a topic, now or when the way is free; dropped if a fresh snap of its topic will come anyway."""
        if frame.first is None:
            self._snaps[frame.topic] = len(frame.body)
        if self._busy is None and not self.closed:
            if self._direct is not None and self._direct(frame.wire()):
                return
            self._push(frame.event(named=named) if self.events else frame.text())
        elif not self.closed and not (self._stale and frame.topic in self._stale):
            self._keep(frame, frame.event(named=named) if self.events else frame.text())

    def tell(self, message: Message) -> None:
        """Send a message meant for this watcher alone; never dropped."""
        if self.closed:
            return
        if self._busy is None:
            self._push(message)
            return
        self._own += 1
        if self._own > MOST_OWN:
            self._die()
            return
        self._queue("", 0, message)

    def close(self) -> None:
        """Nothing is sent any more; what waits is forgotten."""
        self.closed = True
        self._backlog = None
        if self._busy is not None:
            self._busy.cancel()
            self._busy = None

    async def drained(self) -> None:
        """Return when nothing waits."""
        while self._busy is not None:
            await asyncio.wait([self._busy])

    def _push(self, message: Message) -> None:
        sending: Any = self._send(message)
        try:
            blocked = sending.send(None)
        except StopIteration:
            return
        except Exception:
            self._die()
            return
        self._busy = asyncio.get_running_loop().create_task(self._carry_on(sending, blocked))

    def _keep(self, frame: Frame, message: Message) -> None:
        size = len(frame.body)
        full = self.waiting - self._own >= BACKLOG_FRAMES or self._bytes + size > BACKLOG_BYTES
        if not full or self._bytes + size <= self._afresh():
            self._queue(frame.topic, size, message)
            return
        dropped = {topic for topic, _, _ in self._backlog or () if topic} | {frame.topic}
        self._stale = dropped if self._stale is None else self._stale | dropped
        kept = [item for item in self._backlog or () if not item[0]]
        self._backlog = deque(kept)
        self._bytes = 0

    def _afresh(self) -> int:
        """What snaps of all its topics would cost, in bytes: what waits may cost as much."""
        return sum(self._snaps.get(topic, 0) for topic in self.topics)

    def _queue(self, topic: str, size: int, message: Message) -> None:
        if self._backlog is None:
            self._backlog = deque()
        self._backlog.append((topic, size, message))
        self._bytes += size

    async def _carry_on(self, sending: Coroutine[Any, Any, None], blocked: Any) -> None:
        try:
            await _resumed(sending, blocked)
            while self._backlog:
                topic, size, message = self._backlog.popleft()
                self._bytes -= size
                self._own -= not topic
                await self._send(message)
        except Exception:
            self._busy = None
            self._die()
            return
        self._busy = None
        self._backlog = None
        if self._stale and self._restart is not None and not self.closed:
            stale, self._stale = self._stale, None
            self._restart(self, stale)

    def _die(self) -> None:
        if self.closed:
            return
        self.close()
        if self.gone is not None:
            self.gone(self)


@types.coroutine
def _resumed(sending: Coroutine[Any, Any, None], blocked: Any) -> Generator[Any, Any, None]:
    """Carry on, in a task, a coroutine that was stepped by hand until it yielded `blocked`."""
    try:
        yield blocked
    except BaseException as error:  # the task is cancelled: tell the coroutine, which may clean up
        sending.throw(error)
        return
    yield from sending  # types.coroutine allows it
