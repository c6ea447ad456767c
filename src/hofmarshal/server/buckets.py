"""Rate limits: a token bucket for each name, of which only the busy ones are remembered."""

from __future__ import annotations

import threading
import time
from collections import OrderedDict
from collections.abc import Callable

REMEMBERED = 10_000


class Buckets:
    """Each name may do `burst` things at once and `rate` a second in the long run. Safe to use from several threads.

    A bucket that has filled up again is forgotten first, so strangers with many names cannot fill the memory.
    """

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()
        self._lock = threading.Lock()

    def take(self, name: str, tokens: float = 1.0) -> float:
        """Take tokens: 0 if they were there; else the seconds until they will be, and nothing is taken."""
        with self._lock:
            now = self._clock()
            level = self._level(name, now)
            wait = 0.0 if level >= tokens else (tokens - level) / self._rate
            self._put(name, level if wait else level - tokens, now)
            return wait

    def charge(self, name: str, tokens: float = 1.0) -> None:
        """Take tokens whether they are there or not, down to an empty bucket."""
        with self._lock:
            now = self._clock()
            self._put(name, max(0.0, self._level(name, now) - tokens), now)

    def wait(self, name: str, tokens: float = 1.0) -> float:
        """The seconds until `tokens` can be taken; takes nothing."""
        with self._lock:
            level = self._level(name, self._clock())
            return 0.0 if level >= tokens else (tokens - level) / self._rate

    def forgive(self, name: str) -> None:
        """Fill the bucket."""
        with self._lock:
            self._levels.pop(name, None)

    def _level(self, name: str, now: float) -> float:
        level, at = self._levels.get(name, (self._burst, now))
        return min(self._burst, level + (now - at) * self._rate)

    def _put(self, name: str, level: float, now: float) -> None:
        self._levels[name] = (level, now)
        self._levels.move_to_end(name)
        while len(self._levels) > REMEMBERED:
            self._levels.popitem(last=False)
