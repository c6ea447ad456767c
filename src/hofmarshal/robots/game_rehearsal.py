"""A rehearsal of a game: robots play it on a bad network, phones are swapped, the server is killed; then it is audited."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from hofmarshal.robots.audit_game import GameAudit, audit_game
from hofmarshal.robots.fate import CALM, rough
from hofmarshal.robots.game_troupe import GameTroupe
from hofmarshal.robots.invented_game import CHARACTERS
from hofmarshal.robots.posting import Turned
from hofmarshal.robots.rehearsal import DRAIN
from hofmarshal.robots.secretary import NoSeat
from hofmarshal.robots.stage import Stage
from hofmarshal.server.seats import PLAYER

SWAPPED = 90.0
"""Seconds of a person after which somebody takes another phone, on average."""

SETTLES = 20.0
"""Seconds to wait until every screen has what there is, once nothing happens any more."""


class GamePlan(msgspec.Struct, frozen=True, kw_only=True):
    """What is asked: as of a rehearsal of bouts; `seconds` it is played for."""

    speed: float = 20.0
    loss: float = 0.2
    kills: int = 0
    seed: str = "rehearsal"
    seconds: float = 60.0
    database: str = ""
    workers: int = 1


class GameReport(msgspec.Struct, frozen=True, kw_only=True):
    """What happened, and what was missed: nothing, if all is well."""

    plan: GamePlan
    seconds: float
    commands: dict[str, int]
    refused: dict[str, int]
    weather: dict[str, int]
    kills: int
    swaps: int
    proposed: int
    unanswered: int
    audit: GameAudit
    misses: tuple[str, ...]

    @property
    def failed(self) -> bool:
        """Whether anything was missed."""
        return bool(self.misses)


class GameRehearsal:
    """Runs a plan in `folder`. `tell` is called with a line about how it goes, now and then."""

    def __init__(self, plan: GamePlan, folder: Path, tell: Callable[[str, dict[str, str | int]], None]) -> None:
        self.plan = plan
        self._tell = tell
        self._rng = Random(f"{plan.seed}|game")
        self.stage = Stage(folder / "event", database=plan.database, workers=plan.workers)
        self.troupe = GameTroupe(self.stage, seed=plan.seed, speed=plan.speed)
        self._swaps = self._kills = 0
        self._seen: defaultdict[str, list[Any]] = defaultdict(list)

    async def run(self) -> GameReport:
        """The whole of it."""
        begun = time.monotonic()
        try:
            await self._open()
            await self._played(begun)
            unanswered = await self._stands()
        finally:
            await self.stage.stop()
            await self.troupe.close()
        return self._report(time.monotonic() - begun, unanswered)

    async def _open(self) -> None:
        troupe = self.troupe
        await asyncio.to_thread(troupe.introduced)
        await self.stage.start()
        await troupe.take_the_desk(await self.stage.organiser("Rehearsal", "invented words for robots"))
        await troupe.opened()
        troupe.fate = rough(self.plan.loss) if self.plan.loss else CALM
        troupe.desk.client.weather.fate = troupe.fate
        await troupe.manned()
        self._tell("rehearse-game-opened", {"characters": len(CHARACTERS)})

    async def _played(self, begun: float) -> None:
        tasks = [asyncio.ensure_future(job) for job in (self.troupe.hurry(), self._swapping())]
        end, told = time.monotonic() + self.plan.seconds, time.monotonic()
        kills = [end - self.plan.seconds * (n + 1) / (self.plan.kills + 1) for n in range(self.plan.kills)]
        try:
            while time.monotonic() < end or kills:
                await asyncio.sleep(0.2)
                if kills and time.monotonic() > kills[-1]:
                    kills.pop()
                    await self.stage.kill()
                    self._kills += 1
                    await self.stage.start()
                if time.monotonic() - told > 15:
                    told = time.monotonic()
                    self._tell("rehearse-game-going", {"answers": len(self.troupe.ledger), "kills": self._kills})
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _swapping(self) -> None:
        """Now and then a player takes another phone; what the old one still holds becomes a proposal."""
        while True:
            await asyncio.sleep(self._rng.expovariate(self.plan.speed / SWAPPED))
            try:
                await self.troupe.swap("", PLAYER + self._rng.choice(CHARACTERS).number)
                self._swaps += 1
            except (NoSeat, Turned):
                continue

    async def _stands(self) -> int:
        """The game stands, everybody rests, every answer comes, every screen shows what there is; how many never came."""
        troupe = self.troupe
        await troupe.rest()
        for client in troupe.clients():
            client.weather.fate = CALM
        await troupe.desk.client.send("game", {"type": "pause", "reason": "The rehearsal is over."})
        end = time.monotonic() + DRAIN
        while troupe.unsent and time.monotonic() < end:
            await asyncio.sleep(0.1)
        await self._looked()
        return troupe.unsent

    async def _looked(self) -> None:
        """Note what screens show, once nothing comes any more."""
        robots = [one for one in self.troupe.cast.values() if one.client.you.state == "paired"]
        before: Any = None
        end = time.monotonic() + SETTLES
        while time.monotonic() < end:
            for one in robots:
                one.client.look_again()
            await asyncio.sleep(1.0)
            now = [(one.client.connected, [topic.number for topic in one.client.topics.values()]) for one in robots]
            if now == before and all(connected for connected, _ in now):
                break
            before = now
        for one in robots:
            for topic, held in one.client.topics.items():
                if topic != "game":
                    self._seen[topic].append(held.view)

    def _report(self, seconds: float, unanswered: int) -> GameReport:
        found = audit_game(self.stage.where, self.troupe.ledger, self._seen)
        done, refused, weather = self.troupe.counts()
        misses = [*found.misses, *(f"a robot fell over: {error!r}" for error in self.troupe.faults)]
        misses += [f"{unanswered} commands were never answered"] if unanswered else []
        return GameReport(
            plan=self.plan, seconds=round(seconds, 1), commands=dict(done), refused=dict(refused), weather=dict(weather),
            kills=self._kills, swaps=self._swaps, proposed=sum(one.status == "proposed" for one in self.troupe.ledger),
            unanswered=unanswered, audit=found, misses=tuple(misses),
        )  # fmt: skip


async def rehearse_game(plan: GamePlan, tell: Callable[[str, dict[str, str | int]], None]) -> GameReport:
    """Rehearse in a folder of its own that goes afterwards."""
    with tempfile.TemporaryDirectory(prefix="hofmarshal-rehearsal-") as folder:
        return await GameRehearsal(plan, Path(folder), tell).run()
