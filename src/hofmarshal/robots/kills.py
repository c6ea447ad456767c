"""Kills the server at moments when much is on its way and clocks run, starts it again, and compares the clocks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from random import Random

from hofmarshal.robots.clock import Shown, Time, Timekeeper, jumped, off_by
from hofmarshal.robots.stage import Stage
from hofmarshal.robots.troupe import Troupe

CLOCK_BAR = 100.0
"""By how many ms a clock, or the server's time, may be off after a restart (DESIGN §11)."""

ALIVE = (0.2, 1.2)
DEAD = (0.0, 0.4)
"""Seconds the server lives before the next blow is prepared, and is left dead."""

PREPARED = 8.0
"""The longest (s) to wait for a clock that runs: a ring between two bouts has none."""

TAPS = 3
"""What each pad taps at once right before the kill, so that it meets commands on every part of their way."""

WITHIN = 0.06
"""Seconds after these taps within which it falls: by then a part of them is answered."""

STARTING = 0.1
"""The share of restarts that are killed too, before they are done."""

STARTS = 1.5
BACK = 20.0
"""Seconds within which a start is killed, and to wait for timekeepers to see a server that has come back."""

Before = tuple[Timekeeper, Time | None, Shown | None]


class Kills:
    """What was struck, and what the timekeepers saw of it; `miss` is told what is wrong.

    Half of the rings hold still for a blow: their hofmarshals let the clock run, so that it can be compared. The others
    go on right before it, so that their halts, calls and rulings are cut off.
    """

    def __init__(
        self, stage: Stage, troupe: Troupe, keepers: Sequence[Timekeeper], rng: Random, miss: Callable[[str], None]
    ) -> None:
        self._stage = stage
        self._troupe = troupe
        self._keepers = keepers
        self._rng = rng
        self._miss = miss
        self.count = 0
        self.starting = 0
        self.compared = 0
        self.restarts: list[float] = []
        self.on_their_way: list[int] = []
        self.clocks: list[float] = []
        self.times: list[float] = []
        self.looks: list[Shown] = []

    async def strike(self) -> None:
        """Kill it once, start it again, look at every clock."""
        await asyncio.sleep(self._rng.uniform(*ALIVE))
        self._hold(self._troupe.rings)
        try:
            self._hold(self._half(await self._a_clock()))
            for marshal in self._troupe.marshals():
                marshal.taps(TAPS)
            await asyncio.sleep(self._rng.uniform(0.0, WITHIN))
            before: list[Before] = [(one, one.time(), one.look()) for one in self._keepers]
            self.on_their_way.append(self._troupe.unsent)
            await self._stage.kill()
            self.count += 1
            await self._restart()
            compared = await asyncio.gather(*(self._compare(*one) for one in before))
            self.compared += any(compared)
        finally:
            self._hold(())

    def _hold(self, rings: Sequence[str]) -> None:
        """These hold still from now on, and no others."""
        for one in self._troupe.hofmarshals():
            one.still = one.ring in rings

    def _half(self, first: Sequence[str]) -> Sequence[str]:
        """Half of the rings; `first` come first."""
        others = [ring for ring in self._troupe.rings if ring not in first]
        return [*first, *self._rng.sample(others, len(others))][: max(1, len(self._troupe.rings) // 2)]

    async def _a_clock(self) -> list[str]:
        """The rings whose clocks run, as soon as one does."""
        for _ in range(round(PREPARED / 0.05)):
            running = [one.ring for one in self._keepers if (shown := one.look()) is not None and shown.runs]
            if running:
                return self._rng.sample(running, len(running))
            await asyncio.sleep(0.05)
        return []

    async def _restart(self) -> None:
        await asyncio.sleep(self._rng.uniform(*DEAD))
        if self._rng.random() < STARTING:
            self._stage.launch()
            await asyncio.sleep(self._rng.uniform(0.0, STARTS))
            await self._stage.kill()
            self.starting += 1
        self.restarts.append(await self._stage.start())

    async def _compare(self, keeper: Timekeeper, time: Time | None, shown: Shown | None) -> bool:
        """Whether a running clock was there to be compared."""
        if time is None:
            return False
        client, ring = keeper.client, keeper.ring
        if not await client.until(lambda: keeper.fresh and keeper.sure, BACK):
            self._miss(f"ring {ring}: nothing seen {BACK:.0f} s after restart {self.count} ({client.connections})")
            return False
        now, after = keeper.time(), keeper.look()
        if now is not None:
            self._note(self.times, jumped(time, now), f"the server's time has jumped, as ring {ring} knows it,")
        self.looks += [one for one in (shown, after) if one is not None]
        wrong = off_by(shown, after) if shown is not None and after is not None else None
        if wrong is None or shown is None:
            return False
        self._note(self.clocks, wrong, f"ring {ring}: the clock is off")
        return shown.runs

    def _note(self, kept: list[float], wrong: float, what: str) -> None:
        kept.append(round(abs(wrong), 1))
        if abs(wrong) > CLOCK_BAR:
            self._miss(f"{what} by {wrong:.0f} ms after restart {self.count}")
