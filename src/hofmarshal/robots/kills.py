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
    do as they like, so that calls, rulings and halts are cut off too.
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
        rings = self._rng.sample(self._troupe.rings, max(1, len(self._troupe.rings) // 2))
        self._hold(rings, still=True)
        try:
            await self._wait_for_a_clock(rings)
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
            self._hold(rings, still=False)

    def _hold(self, rings: Sequence[str], *, still: bool) -> None:
        for one in self._troupe.hofmarshals():
            if one.ring in rings:
                one.still = still

    async def _wait_for_a_clock(self, rings: Sequence[str]) -> None:
        keepers = [one for one in self._keepers if one.ring in rings]
        for _ in range(round(PREPARED / 0.05)):
            if any((shown := one.look()) is not None and shown.runs for one in keepers):
                return
            await asyncio.sleep(0.05)

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
