"""What befalls a robot's frames on their way: lost, doubled, late, out of order, the socket dropped."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from random import Random

import msgspec


class Fate(msgspec.Struct, frozen=True, kw_only=True):
    """How bad a network is. Shares of frames, each way: `loss`, `double`, `late`; who is late waits up to `most` seconds.

    What was sent after it then overtakes it. `drop`: seconds on average until a socket breaks, 0 never; it stays broken
    up to `dark` seconds.
    """

    loss: float = 0.0
    double: float = 0.0
    late: float = 0.0
    most: float = 1.0
    drop: float = 0.0
    dark: float = 0.5


CALM = Fate()


def rough(loss: float) -> Fate:
    """A bad day on the field: `loss` of all frames lost, as many late, half as many doubled, a socket gone every minute."""
    return Fate(loss=loss, double=loss / 2, late=loss, drop=60 * 0.2 / loss if loss else 0.0)


class Weather:
    """Lets fate befall the frames of one robot, and counts what it did. Each robot has its own, drawn from its seed."""

    def __init__(self, fate: Fate, rng: Random) -> None:
        self.fate = fate
        self.counts: Counter[str] = Counter()
        self._rng = rng

    def carry(self, frame: str | bytes, deliver: Callable[[str | bytes], None]) -> None:
        """Deliver a frame once, not at all, twice, now or later."""
        fate, draw = self.fate, self._rng.random
        if fate == CALM:
            deliver(frame)
            return
        if draw() < fate.loss:
            self.counts["lost"] += 1
            return
        times = 1
        if draw() < fate.double:
            self.counts["doubled"] += 1
            times = 2
        for _ in range(times):
            if draw() < fate.late:
                self.counts["late"] += 1
                asyncio.get_running_loop().call_later(draw() * fate.most, deliver, frame)
            else:
                deliver(frame)

    def until_drop(self) -> float | None:
        """Seconds until the socket breaks; None if it does not."""
        return self._rng.expovariate(1 / self.fate.drop) if self.fate.drop else None

    def dark(self) -> float:
        """Seconds the way is closed after a break."""
        return self._rng.random() * self.fate.dark
