"""A field judge: runs beside a battle, marks who goes out with one tap, names the cause when there is time, rules on blows."""

from __future__ import annotations

import asyncio
from typing import Any

from hofmarshal.robots.battle import Battle, Fall
from hofmarshal.robots.client import Sent
from hofmarshal.robots.robot import Robot, View

REACTION = (0.2, 0.8)
"""Seconds between a fighter's going out and the tap."""

SOON = (1.5, 5.0)
"""Seconds until there is time to name a cause, or to take a mistaken mark back."""

LONGEST = 90.0
"""Seconds in which a round's fight is over, however long it might last."""

REASON = "robot: he never touched the ground"

Round = tuple[str, int]
"""A contest and how many of its rounds are over: that tells the rounds apart, also one that is fought again."""


def round_of(contest: View) -> Round:
    """The round that is on, or next."""
    return str(contest.get("stream", "")), len(contest.get("rounds") or ())


def lineups(contest: View) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Who fights this round, red and blue."""
    red, blue = (tuple((contest.get(side) or {}).get("lineup") or ()) for side in ("red", "blue"))
    return red, blue


def fighter_of(contest: View, name: str) -> View:
    """A fighter as everyone sees him."""
    side = contest.get("red" if name.startswith("red") else "blue") or {}
    found: View = (side.get("fighters") or {}).get(name) or {}
    return found


def falls_of(battle: Battle, contest: View, speed: float) -> tuple[Fall, ...]:
    """Everyone who goes out in the round that is on."""
    limit = min(LONGEST, int((contest.get("clock") or {}).get("limit") or 0) * speed / 1000)
    return battle.falls(len(contest.get("rounds") or ()), *lineups(contest), limit)


def on_bridge(contest: View) -> tuple[str, str] | None:
    """The two who fight on the bridge; None while one of them is not there yet."""
    red, blue = ((contest.get(side) or {}).get("on_field") or () for side in ("red", "blue"))
    return (red[0], blue[0]) if red and blue else None


def fallen(contest: View) -> int:
    """How many are out in this round."""
    both = [fighter_of(contest, name) for line in lineups(contest) for name in line]
    return sum(bool(one.get("down")) for one in both)


class FieldJudge(Robot):
    """Marks what it saw, by the number of its seat: several judges see a fight, and sometimes the same fighter."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._marked: set[tuple[Round, int]] = set()
        self._struck: tuple[str, str, int] = ("", "", 0)
        self._jobs: set[asyncio.Task[None]] = set()

    @property
    def number(self) -> int:
        """Which of the judges it is, from 1."""
        tail = self.client.you.seat.rpartition("-")[2]
        return int(tail) if tail.isdigit() else 0

    def carry_on(self, before: Robot) -> None:
        """Take over what was marked already."""
        super().carry_on(before)
        if isinstance(before, FieldJudge):
            self._marked |= before._marked

    async def live(self) -> None:
        """Act until it rests; what it meant to say later it says no more then."""
        try:
            await super().live()
        finally:
            for job in self._jobs:
                job.cancel()

    async def turn(self) -> None:
        """Mark what has happened since it looked last."""
        for job in [one for one in self._jobs if one.done()]:
            self._jobs.discard(job)
            job.result()
        contest = self.contest
        if contest.get("phase") != "running" or not contest.get("team"):
            await self.moved()
            return
        battle = await self.battle(contest)
        if battle is None:
            return
        if battle.rules.on_bridge:
            await self._rules(battle, contest)
        else:
            await self._marks(battle, contest)

    # Outs

    async def _marks(self, battle: Battle, contest: View) -> None:
        now, key = self.fought(contest), round_of(contest)
        mine = [(at, one) for at, one in enumerate(falls_of(battle, contest, self.speed)) if self.number in one.seen]
        waiting = [(at, one) for at, one in mine if (key, at) not in self._marked]
        for at, one in waiting:
            if one.after > now:
                await self.moved(max(0.01, min(1.0, (one.after - now) / self.speed)))
                return
            self._marked.add((key, at))
            if one.seen[0] == self.number and fighter_of(contest, one.fighter).get("down"):
                continue  # somebody has seen it already: the hofmarshal, or a device that sat here before
            job = asyncio.ensure_future(self._mark(contest, one))
            self._jobs.add(job)
        await self.moved()

    async def _mark(self, contest: View, one: Fall) -> None:
        """One tap; what belongs to it later is its own matter, while the next are marked."""
        await self.nap(*REACTION)
        if round_of(self.contest) != round_of(contest):
            return  # the round was over before he looked down at his pad
        cause = {"cause": one.cause} if one.named == "with" and one.cause else {}
        tap = self._tap(contest, {"type": "out", "fighter": one.fighter, **cause})
        if one.mistaken:
            await self._undoes(contest, one, tap)
        elif one.named == "later" and one.cause and one.seen[0] == self.number:
            await self.nap(*SOON)
            self._tap(contest, {"type": "out", "fighter": one.fighter, "cause": one.cause})
        if one.breach and one.seen[0] == self.number:
            await self.nap(*SOON)
            self._tap(contest, {"type": "breach", "fighter": one.fighter, "clause": one.breach, "note": "robot"})

    async def _undoes(self, contest: View, one: Fall, tap: Sent) -> None:
        """Takes a mistaken mark back, unless that is left to the hofmarshal."""
        if one.undone == "judge":
            await self.nap(*SOON)
            self._tap(contest, {"type": "annul", "event": tap.body.id, "reason": REASON})

    def _tap(self, contest: View, command: View) -> Sent:
        kind = str(command["type"])
        self.done[kind] += 1
        number = int(contest.get("round", 0))
        return self.client.command(
            str(contest["stream"]), command, round=number, exchange=int(contest.get("exchange", 0))
        )

    def taps(self, count: int) -> None:
        """Mark so many at once, whatever was seen, and wait for nothing; somebody of each side stays on his feet."""
        contest = self.contest
        if not self.holds or contest.get("phase") != "running" or contest.get("mechanism") != "standing":
            return
        for line in lineups(contest):
            standing = [name for name in line if not fighter_of(contest, name).get("down")]
            self.rng.shuffle(standing)
            for name in standing[: max(0, min(count // 2 + 1, len(standing) - 3))]:
                self._tap(contest, {"type": "out", "fighter": name})

    # Blows on a bridge

    async def _rules(self, battle: Battle, contest: View) -> None:
        """Rules on the blows of those two whom it has in its eye; each blow that arrives counts."""
        pair = on_bridge(contest)
        if pair is None or battle.judge(fallen(contest)) != self.number:
            await self.moved()
            return
        red, blue = pair
        number = self._struck[2] + 1 if self._struck[:2] == pair else 1
        blow = battle.blow(red, blue, number)
        await self.nap(blow.after)
        if on_bridge(self.contest) != pair or self.contest.get("phase") != "running" or not self.holds:
            return
        self._struck = (red, blue, number)
        self.done["hit"] += 1
        answer = await self.client.send(
            str(contest["stream"]), {"type": "hit", "by": blow.by, "target": blow.target, **blow.words},
            round=int(contest.get("round", 0)), exchange=int(contest.get("exchange", 0)),
        )  # fmt: skip
        if answer is not None and answer.status == "done":
            await self._shown(str(contest["stream"]), answer.number)
        await asyncio.sleep(0)
