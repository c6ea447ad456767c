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
from hofmarshal.robots.clock import Timekeeper
from hofmarshal.robots.fate import CALM, rough
from hofmarshal.robots.kills import Kills
from hofmarshal.robots.posting import Turned
from hofmarshal.robots.secretary import NoSeat
from hofmarshal.robots.spectator import Spectator
from hofmarshal.robots.stage import Stage
from hofmarshal.robots.troupe import Troupe

MOST = 0.75
"""The share of kills after which a running clock must have been compared, for all of them to count as tested."""

CHANCE = 2
"""So many may lack to that share: of a few kills two may well fall between two bouts."""

DRAIN = 90.0
"""Seconds to wait for the last answers."""

LEAST_ROUND = 9_000
LEAST_BATTLE = 4_000
"""How short (ms) the rounds of duels and of battles may become with the robots' speed."""

ANOTHER = 3.0
"""Seconds after which a ring without bouts gets one more, as long as the server is to be killed."""


LINE = ("line-marshal-1", "line-marshal-2")


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What is asked of a rehearsal. `bouts`: how many each ring calls, None for all; `database`: a URL, or SQLite.

    `field`: whether one more ring has battles, a bridge and wrestling; `battles`: only these of them, all if empty.
    """

    rings: int = 4
    field: bool = True
    speed: float = 20.0
    loss: float = 0.2
    kills: int = 0
    seed: str = "rehearsal"
    minutes: float = 60.0
    bouts: int | None = None
    size: int = 0
    battles: tuple[str, ...] = ()
    database: str = ""
    workers: int = 1


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What happened, and what was missed: nothing, if all is well. Errors of clocks and of the server's time in ms, the
    worst first.

    `starting`: how many restarts were killed too; `on_their_way`: commands without an answer at each kill; `compared`:
    kills after which a running clock was compared.
    """

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
    starting: int
    on_their_way: tuple[int, ...]
    compared: int
    clocks: tuple[float, ...]
    times: tuple[float, ...]
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
            self.stage, seed=plan.seed, speed=plan.speed, rings=plan.rings, field=plan.field,
            fate=rough(plan.loss) if plan.loss else CALM,
        )  # fmt: skip
        self.troupe.bouts = plan.bouts
        self._keepers: list[Timekeeper] = []
        self._watcher: Spectator
        self._swaps = self._storms = self._extra = 0
        self._misses: list[str] = []
        self._kills = Kills(self.stage, self.troupe, self._keepers, self._rng, self._misses.append)

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
        least = (LEAST_ROUND, LEAST_BATTLE)
        limits = tuple(max(one, round(90_000 / plan.speed)) if plan.speed > 1 else 0 for one in least)
        waiting = troupe.write_event(
            self.folder / "nominations", size=plan.size, limits=(limits[0], limits[1]), battles=plan.battles
        )
        await self.stage.start()
        await troupe.take_the_desk(await self.stage.organiser("Rehearsal", "invented words for robots"))
        await asyncio.gather(*(troupe.man(ring) for ring in troupe.rings))
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
        feeding = asyncio.ensure_future(self._feeding())
        told = time.monotonic()
        try:
            while time.monotonic() < end and not self._over():
                await asyncio.sleep(0.2)
                if self._kills.count < self.plan.kills:
                    await self._kills.strike()
                if time.monotonic() - told > 15:
                    told = time.monotonic()
                    self._tell("rehearse-going", self._progress())
        finally:
            for task in (swapping, storming, feeding):
                task.cancel()
            await asyncio.gather(swapping, storming, feeding, return_exceptions=True)

    def _over(self) -> bool:
        if self._kills.count < self.plan.kills:
            return False
        return all(one.idle and one.client.connected for one in self.troupe.hofmarshals())

    def _progress(self) -> dict[str, str | int]:
        called = sum(one.called for one in self.troupe.hofmarshals())
        return {"called": called, "answers": len(self.troupe.ledger), "kills": self._kills.count}

    async def _feeding(self) -> None:
        """As long as the server is to be killed, no ring runs out of bouts."""
        while self._kills.count < self.plan.kills:
            await asyncio.sleep(ANOTHER)
            for one in tuple(self.troupe.hofmarshals()):
                if one.idle and one.client.connected:
                    one.bouts = None if one.bouts is None else one.bouts + 1
                    self._extra += 1
                    await self.troupe.extra_bout(one.ring, self._extra)

    async def _swapping(self) -> None:
        """Now and then somebody takes another phone to a seat, also in the middle of a bout."""
        while True:
            await asyncio.sleep(self._rng.uniform(60, 240) / self.plan.speed)
            ring = self._rng.choice(self.troupe.rings)
            pads = ("field-judge-1", "field-judge-2", "captain:T1") if ring == self.troupe.field else LINE
            seat = self._rng.choice(("hofmarshal", *pads))
            try:
                await self.troupe.swap(ring, seat)
                self._swaps += 1
            except (NoSeat, Turned) as error:
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
        kills = self._kills
        found = audit(self.stage.where, self.troupe.ledger, kills.looks)
        done, refused, weather = self.troupe.counts()
        misses = [*found.misses, *self._misses]
        misses += [f"a robot fell over: {error!r}" for error in self.troupe.faults]
        if unanswered:
            misses.append(f"{unanswered} commands were never answered")
        if kills.compared < MOST * kills.count - CHANCE:
            misses.append(f"a running clock was compared after {kills.compared} of {kills.count} kills only")
        statuses = [one.status for one in self.troupe.ledger]
        return Report(
            plan=self.plan, seconds=round(seconds, 1), called=done["call"], commands=dict(done), refused=dict(refused),
            weather=dict(weather), kills=kills.count, restarts=tuple(round(one, 2) for one in kills.restarts),
            starting=kills.starting, on_their_way=tuple(kills.on_their_way), compared=kills.compared,
            clocks=tuple(sorted(kills.clocks, reverse=True)), times=tuple(sorted(kills.times, reverse=True)),
            swaps=self._swaps, storms=self._storms, proposed=statuses.count("proposed"), late=self.troupe.late,
            unanswered=unanswered, audit=found, misses=tuple(misses),
        )  # fmt: skip


async def rehearse(plan: Plan, tell: Callable[[str, dict[str, str | int]], None]) -> Report:
    """Rehearse in a folder of its own that goes afterwards."""
    with tempfile.TemporaryDirectory(prefix="hofmarshal-rehearsal-") as folder:
        return await Rehearsal(plan, Path(folder), tell).run()
