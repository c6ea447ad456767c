"""How a process learns that another one has written: PostgreSQL says so, and a clock asks where nobody does."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from typing import Any

import sqlalchemy as sa

CHANNEL = "hofmarshal"
PATIENCE = 0.5
"""Seconds after which a listening thread looks whether it should end."""

RETRY = 1.0
"""Seconds between attempts to connect again."""

log = logging.getLogger(__name__)


class Poller:
    """Calls `wake` every `seconds`."""

    def __init__(self, seconds: float, wake: Callable[[], None]) -> None:
        self._seconds, self._wake = seconds, wake
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._work, name="journal-poller", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """End."""
        self._ended.set()
        self._thread.join()

    def _work(self) -> None:
        failed = False
        while not self._ended.wait(self._seconds):
            try:
                self._wake()
                failed = False
            except Exception:
                log.warning("looking for what other processes wrote failed; trying again", exc_info=not failed)
                failed = True


class Listener:
    """Calls `wake` when another process has committed; connects again when the connection breaks."""

    def __init__(self, engine: sa.Engine, own: str, wake: Callable[[], None]) -> None:
        self._engine, self._own, self._wake = engine, own, wake
        self._ended = threading.Event()
        self._failed = False  # a series of failures tells where it happened once
        self._thread = threading.Thread(target=self._work, name="journal-listener", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """End."""
        self._ended.set()
        self._thread.join()

    def _work(self) -> None:
        while not self._ended.is_set():
            try:
                self._listen()
            except Exception:
                log.warning("listening for other processes failed; trying again", exc_info=not self._failed)
                self._failed = True
                self._ended.wait(RETRY)

    def _listen(self) -> None:
        raw = self._engine.raw_connection()
        try:
            driver: Any = raw.driver_connection
            driver.autocommit = True
            driver.execute(f"LISTEN {CHANNEL}")
            self._failed = False
            self._wake()  # something may have been written before
            while not self._ended.is_set():
                told = list(driver.notifies(timeout=PATIENCE, stop_after=1))
                if any(notice.payload != self._own for notice in told):
                    self._wake()
        finally:
            raw.invalidate()
