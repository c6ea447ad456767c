"""One at a time, of all threads and all processes of a server: who compares what is there with what somebody saw, and writes."""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import AbstractContextManager
from types import TracebackType

Across = Callable[[], AbstractContextManager[None]]
"""Holds what other processes wait for; a server that is one process has nothing to hold."""


class Alone:
    """A lock over threads and processes. Whoever holds it may take it again; on entering, what others wrote is seen."""

    def __init__(self, across: Across) -> None:
        self._across = across
        self._threads = threading.RLock()
        self._depth = 0
        self._held: AbstractContextManager[None] | None = None

    def __enter__(self) -> None:
        self._threads.acquire()
        try:
            if not self._depth:
                held = self._across()
                held.__enter__()
                self._held = held
            self._depth += 1
        except BaseException:
            self._threads.release()
            raise

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            self._depth -= 1
            if not self._depth and self._held is not None:
                held, self._held = self._held, None
                held.__exit__(None, None, None)
        finally:
            self._threads.release()
