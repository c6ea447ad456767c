"""A line marshal: sees the blows of an exchange with a person's errors and delay, and taps them."""

from __future__ import annotations

import asyncio
from typing import Any

from hofmarshal.robots.robot import Robot, View
from hofmarshal.robots.truth import Blow, seen

REACTION = (0.35, 1.1)
"""Seconds between a blow and the tap."""


class Marshal(Robot):
    """Taps what it saw; now and then it withdraws its last tap, or taps a breach."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._watched: set[tuple[str, int, int]] = set()

    async def turn(self) -> None:
        """Watch the exchange that is fought, once."""
        contest = self.contest
        key = (str(contest.get("stream", "")), int(contest.get("round", 0)), int(contest.get("exchange", 0)))
        if contest.get("phase") != "running" or key in self._watched:
            await self.moved()
            return
        self._watched.add(key)
        truth = await self.truth(contest)
        if truth is None:
            return
        happens = truth.exchange(int(contest["exchange"]), int(contest["round"]))
        began = int((contest.get("clock") or {}).get("since") or self.client.now())
        for blow in happens.blows:
            saw = seen(blow, truth.rules, self.rng)
            if saw is not None:
                await self._tap(contest, began, saw)

    async def _tap(self, contest: View, began: int, blow: Blow) -> None:
        at = began + 1000 * (blow.after + self.rng.uniform(*REACTION)) / self.speed
        await asyncio.sleep(max(0.0, (at - self.client.now()) / 1000))
        if not self.client.you.seat:
            return
        exact: dict[str, Any] = {"round": int(contest["round"]), "exchange": int(contest["exchange"])}
        tap = self.client.command(str(contest["stream"]), {"type": "observe", "side": blow.side, **blow.words}, **exact)
        self.done["observe"] += 1
        if self.rng.random() < 0.03:
            await self.nap(0.5, 1.0)
            self.client.command(str(contest["stream"]), {"type": "annul", "event": tap.body.id}, **exact)
            self.done["annul"] += 1

    def taps(self, count: int) -> None:
        """Tap so often at once, whatever was seen, and wait for nothing."""
        contest = self.contest
        truth = self._truth.get(str(contest.get("stream", "")))
        if truth is None or not self.holds or contest.get("phase") != "running":
            return
        exact: dict[str, Any] = {"round": int(contest["round"]), "exchange": int(contest["exchange"])}
        for _ in range(count):
            blow = truth.some(self.rng)
            self.client.command(str(contest["stream"]), {"type": "observe", "side": blow.side, **blow.words}, **exact)
            self.done["observe"] += 1
