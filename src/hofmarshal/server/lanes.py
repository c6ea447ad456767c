"""The threads that do the desk's blocking work: in order within a lane, side by side across lanes, never on the event loop."""

from __future__ import annotations

import asyncio
import threading
from collections import deque
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, TypeVar

T = TypeVar("T")
Done = Callable[[Any, BaseException | None], None]


class Full(Exception):
    """So much work waits that more would only make it worse, or the server is stopping: come again later."""


def awaited(loop: asyncio.AbstractEventLoop) -> tuple[asyncio.Future[Any], Done]:
    """Something to await, and what tells it its result or its error; one that nobody awaits any more is told nothing."""
    future: asyncio.Future[Any] = loop.create_future()

    def done(result: Any, error: BaseException | None) -> None:
        if future.cancelled():
            return
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)

    return future, done


class _Lane:
    __slots__ = ("jobs", "running")

    def __init__(self) -> None:
        self.jobs: deque[tuple[Callable[[], Any], Done]] = deque()
        self.running = False


class Lanes:
    """Runs jobs in `threads` threads. Jobs of one lane run one after the other in the order they came.

    Results come back on the event loop that made this, many with one waking of it. At most `most` jobs wait.
    """

    def __init__(self, threads: int, most: int = 20_000) -> None:
        self._loop = asyncio.get_running_loop()
        self._lanes: dict[str, _Lane] = {}
        self._lock = threading.Lock()
        self._ready: SimpleQueue[str | None] = SimpleQueue()
        self._results: deque[tuple[Done, Any, BaseException | None]] = deque()
        self._awake = False
        self._most = most
        self._closing = False
        self.waiting = 0
        self._threads = [
            threading.Thread(target=self._work, name=f"lane-{number}", daemon=True) for number in range(threads)
        ]
        for thread in self._threads:
            thread.start()

    def submit(self, lane: str, job: Callable[[], T], done: Done) -> None:
        """Run `job` in its lane; then `done(result, error)` on the event loop. Raises `Full`."""
        if self.waiting >= self._most or self._closing:
            raise Full
        self.waiting += 1
        with self._lock:
            one = self._lanes.setdefault(lane, _Lane())
            one.jobs.append((job, done))
            if one.running:
                return
            one.running = True
        self._ready.put(lane)

    def run(self, lane: str, job: Callable[[], T]) -> asyncio.Future[T]:
        """The same, as something to await."""
        future, done = awaited(self._loop)
        self.submit(lane, job, done)
        return future

    async def close(self) -> None:
        """Take nothing more, finish what waits, then end the threads."""
        self._closing = True
        while self.waiting:
            await asyncio.sleep(0.005)
        for _ in self._threads:
            self._ready.put(None)
        for thread in self._threads:
            await asyncio.to_thread(thread.join)

    def _work(self) -> None:
        while (name := self._ready.get()) is not None:
            lane = self._lanes[name]
            job, done = lane.jobs[0]
            try:
                result, error = job(), None
            except BaseException as raised:
                result, error = None, raised
            self._results.append((done, result, error))
            self._wake()
            with self._lock:
                lane.jobs.popleft()
                if lane.jobs:
                    self._ready.put(name)
                else:
                    lane.running = False
                    del self._lanes[name]

    def _wake(self) -> None:
        if not self._awake:
            self._awake = True
            self._loop.call_soon_threadsafe(self._flush)

    def _flush(self) -> None:
        self._awake = False  # before the results are taken: what comes later wakes the loop again
        while self._results:
            done, result, error = self._results.popleft()
            self.waiting -= 1
            done(result, error)
