"""The server's clock: anchored once at the start, then only ever going on, whatever happens to the machine's wall clock."""

from __future__ import annotations

import time
from collections.abc import Callable

JUMP = 500
"""A difference (ms) between the wall clock and ours that counts as a jump of the wall clock."""


class Clock:
    """Milliseconds since 1970 by the wall clock at the start, counted on by a clock that nobody can set.

    `not_before` is an instant known to be past, such as the last one in the journal: the clock starts no earlier.
    """

    def __init__(
        self,
        not_before: int = 0,
        *,
        wall: Callable[[], float] = time.time,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self._wall = wall
        self._monotonic = monotonic
        started = int(wall() * 1000)
        self._anchor = max(started, not_before)
        self._zero = monotonic()
        self._difference = started - self._anchor

    def now(self) -> int:
        """The present instant in ms."""
        return self._anchor + int((self._monotonic() - self._zero) * 1000)

    def jumped(self) -> int:
        """By how many ms the wall clock has jumped since this was last asked; 0 if it has not."""
        difference = int(self._wall() * 1000) - self.now()
        jump = difference - self._difference
        if abs(jump) < JUMP:
            return 0
        self._difference = difference
        return jump
