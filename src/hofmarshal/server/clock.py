"""The server's clock: anchored once at the start, then only ever going on, whatever happens to the machine's wall clock."""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec

JUMP = 500
"""A difference (ms) between the wall clock and ours that counts as a jump of the wall clock."""


def uptime() -> float:
    """Seconds counted by a clock that nobody can set; where the system can tell, a laptop's sleep counts too."""
    boot: int | None = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if boot is None else time.clock_gettime(boot)


class Anchor(msgspec.Struct, frozen=True):
    """`at` (ms since 1970) is the instant at which `uptime` was `zero` seconds: the same in all processes of a machine."""

    at: int
    zero: float


class Clock:
    """Milliseconds since 1970 by the wall clock at the start, counted on by a clock that nobody can set.

    `not_before` is an instant known to be past, such as the last one in the journal: the clock starts no earlier. With
    `anchor` it goes as another process's does, whatever the wall clock says by now.
    """

    def __init__(
        self,
        not_before: int = 0,
        *,
        anchor: Anchor | None = None,
        wall: Callable[[], float] = time.time,
        monotonic: Callable[[], float] = uptime,
    ) -> None:
        self._wall = wall
        self._monotonic = monotonic
        started = int(wall() * 1000)
        self.anchor = anchor or Anchor(max(started, not_before), monotonic())
        self._difference = started - self.now()

    def now(self) -> int:
        """The present instant in ms."""
        return self.anchor.at + int((self._monotonic() - self.anchor.zero) * 1000)

    def jumped(self) -> int:
        """By how many ms the wall clock has jumped since this was last asked; 0 if it has not."""
        difference = int(self._wall() * 1000) - self.now()
        jump = difference - self._difference
        if abs(jump) < JUMP:
            return 0
        self._difference = difference
        return jump
