"""A rehearsal: a day's bouts through a real server on a bad network, its devices swapped, itself killed, then audited."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import msgspec

from hofmarshal.robots.audit import Audit, audit
from hofmarshal.robots.client import Client
from hofmarshal.robots.clock import Shown, Timekeeper, off_by
from hofmarshal.robots.fate import CALM, rough
from hofmarshal.robots.secretary import NoSeat
from hofmarshal.robots.spectator import Spectator
from hofmarshal.robots.stage import Stage
from hofmarshal.robots.troupe import Troupe

CLOCK_BAR = 100.0
"""By how many ms a clock may be off after a restart (DESIGN §11)."""

DRAIN = 90.0
BACK = 20.0
"""Seconds to wait for the last answers, and for timekeepers to see a server that has come back."""

LEAST_ROUND = 4_000


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What is asked of a rehearsal. `bouts`: how many each ring calls, None for all; `database`: a URL, or SQLite."""

    rings: int = 4
    speed: float = 20.0
    loss: float = 0.2
    kills: int = 0
    seed: str = "rehearsal"
    minutes: float = 60.0
    bouts: int | None = None
    size: int = 0
    database: str = ""
    workers: int = 1


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What happened, and what was missed: nothing, if all is well. Clock errors in ms, the worst first."""

    plan: Plan
    seconds: float
    called: int
    commands: dict[str, int]
    refused: dict[str, int]
    weather: dict[str, int]
    kills: int
    restarts: tuple[float, ...]
    swaps: int
    storms: int
    clocks: tuple[float, ...]
    clocks_unseen: int
    proposed: int
    late: int
    unanswered: int
    audit: Audit
    misses: tuple[str, ...]

    @property
    def failed(self) -> bool:
        """Whether anything was missed."""
        return bool(self.misses)


class Rehearsal:
    """Runs a plan in `folder`. `tell` is called with a line about how it goes, now and then."""

    def __init__(self, plan: Plan, folder: Path, tell: Callable[[str, dict[str, str | int]], None]) -> None:
        self.plan = plan
        self.folder = folder
        self._tell = tell
        self._rng = Random(f"{plan.seed}|rehearsal")
        self.stage = Stage(folder / "event", database=plan.database, workers=plan.workers)
        self.troupe = Troupe(
            self.stage, seed=plan.seed, speed=plan.speed, rings=plan.rings, fate=rough(plan.loss) if plan.loss else CALM
        )
        self.troupe.bouts = plan.bouts
        self._keepers: list[Timekeeper] = []
        self._watcher: Spectator
        self._clocks: list[float] = []
        self._unseen = self._kills = self._swaps = self._storms = 0
        self._restarts: list[float] = []
        self._misses: list[str] = []

    async def run(self) -> Report:
        """The whole of it."""
        begun = time.monotonic()
        try:
            await self._open()
            await self._day(begun)
            drained = await self._drain()
        finally:
            await self.stage.stop()
            await self.troupe.close()
        return self._report(time.monotonic() - begun, drained)

    # The day

    async def _open(self) -> None:
        troupe, plan = self.troupe, self.plan
        limit = max(LEAST_ROUND, round(90_000 / plan.speed)) if plan.speed > 1 else 0
        waiting = troupe.write_event(self.folder / "nominations", size=plan.size, limit=limit)
        await self.stage.start()
        await troupe.take_the_desk(await self.stage.organiser("Rehearsal", "invented words for robots"))
        for ring in troupe.rings:
            await troupe.man(ring)
        topics = ["rings", *(f"ring/{ring}" for ring in troupe.rings)]
        self._watcher = Spectator(troupe.client(None, "watcher"), topics)
        for ring in troupe.rings:
            keeper = Client(self.stage.origin, None)
            keeper.watch([f"ring/{ring}"])
            self._keepers.append(Timekeeper(keeper, ring))
        self._running = [asyncio.ensure_future(keeper.client.run()) for keeper in self._keepers]
        self._tell("rehearse-opened", {"bouts": waiting, "rings": len(troupe.rings)})

    async def _day(self, begun: float) -> None:
        end = begun + 60 * self.plan.minutes
        swapping = asyncio.ensure_future(self._swapping())
        storming = asyncio.ensure_future(self._storming())
        told = time.monotonic()
        try:
            while time.monotonic() < end and not self._over():
                await asyncio.sleep(0.2)
                if self._kills < self.plan.kills:
                    await self._kill()
                if time.monotonic() - told > 15:
                    told = time.monotonic()
                    self._tell("rehearse-going", self._progress())
        finally:
            for task in (swapping, storming):
                task.cancel()
            await asyncio.gather(swapping, storming, return_exceptions=True)

    def _over(self) -> bool:
        if self._kills < self.plan.kills:
            return False
        return all(one.idle and one.client.connected for one in self.troupe.hofmarshals())

    def _progress(self) -> dict[str, str | int]:
        called = sum(one.called for one in self.troupe.hofmarshals())
        return {"called": called, "answers": len(self.troupe.ledger), "kills": self._kills}

    async def _kill(self) -> None:
        """Let it live for a moment, kill it, start it again, and look at the clocks."""
        await asyncio.sleep(self._rng.uniform(0.5, 3.0))
        before = [keeper.look() for keeper in self._keepers]
        await self.stage.kill()
        self._kills += 1
        await asyncio.sleep(self._rng.uniform(0.0, 0.5))
        self._restarts.append(await self.stage.start())
        await asyncio.gather(*(self._compare(*pair) for pair in zip(self._keepers, before, strict=True)))

    async def _compare(self, keeper: Timekeeper, before: Shown | None) -> None:
        if before is None:
            return
        connections = keeper.client.connections
        shown: list[Shown] = []

        def seen() -> bool:
            now = keeper.look()
            fresh = now is not None and keeper.fresh
            if fresh and now is not None:
                shown.append(now)
            return fresh

        if not await keeper.client.until(seen, BACK):
            self._misses.append(f"ring {keeper.ring}: no clock {BACK} s after restart {self._kills} ({connections})")
            return
        wrong = off_by(before, shown[-1])
        if wrong is None:
            self._unseen += 1
            return
        self._clocks.append(round(abs(wrong), 1))
        if abs(wrong) > CLOCK_BAR:
            self._misses.append(f"ring {keeper.ring}: clock off by {wrong:.0f} ms after restart {self._kills}")

    async def _swapping(self) -> None:
        """Now and then somebody takes another phone to a seat, also in the middle of a bout."""
        while True:
            await asyncio.sleep(self._rng.uniform(60, 240) / self.plan.speed)
            ring = self._rng.choice(self.troupe.rings)
            seat = self._rng.choice(("hofmarshal", "line-marshal-1", "line-marshal-2"))
            try:
                before = self.troupe.cast[ring, seat]
                robot = await self.troupe.seat(ring, seat.removesuffix("-1").removesuffix("-2"), seat)
                robot.carry_on(before)
                self._swaps += 1
            except NoSeat as error:
                self._tell("rehearse-no-seat", {"why": str(error)})

    async def _storming(self) -> None:
        while True:
            await asyncio.sleep(self._rng.uniform(200, 600) / self.plan.speed)
            await self.troupe.desk.storm(
                self._rng.choice(self.troupe.rings), self._rng.uniform(20, 60) / self.plan.speed
            )
            self._storms += 1

    # The end

    async def _drain(self) -> int:
        """Let nobody begin anything, and wait for every answer; how many never came."""
        await self.troupe.rest()
        end = time.monotonic() + DRAIN
        while self.troupe.unsent and time.monotonic() < end:
            await asyncio.sleep(0.1)
        left = self.troupe.unsent
        wrong = await self._watcher.wrong()
        self._misses += [f"a spectator holds another view of {topic} than the server" for topic in wrong]
        for task in self._running:
            task.cancel()
        for keeper in self._keepers:
            await keeper.client.close()
        return left

    def _report(self, seconds: float, unanswered: int) -> Report:
        found = audit(self.stage.where, self.troupe.ledger)
        done, refused, weather = self.troupe.counts()
        misses = [*found.misses, *self._misses]
        misses += [f"a robot fell over: {error!r}" for error in self.troupe.faults]
        if unanswered:
            misses.append(f"{unanswered} commands were never answered")
        statuses = [one.status for one in self.troupe.ledger]
        return Report(
            plan=self.plan, seconds=round(seconds, 1), called=done["call"], commands=dict(done), refused=dict(refused),
            weather=dict(weather), kills=self._kills, restarts=tuple(round(one, 2) for one in self._restarts),
            swaps=self._swaps, storms=self._storms, clocks=tuple(sorted(self._clocks, reverse=True)),
            clocks_unseen=self._unseen, proposed=statuses.count("proposed"), late=self.troupe.late,
            unanswered=unanswered, audit=found, misses=tuple(misses),
        )  # fmt: skip


async def rehearse(plan: Plan, tell: Callable[[str, dict[str, str | int]], None]) -> Report:
    """Rehearse in a folder of its own that goes afterwards."""
    with tempfile.TemporaryDirectory(prefix="hofmarshal-rehearsal-") as folder:
        return await Rehearsal(plan, Path(folder), tell).run()
