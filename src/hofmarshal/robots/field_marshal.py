"""The hofmarshal of a field: battles, the bridge and wrestling; what his judges have missed he marks himself."""

from __future__ import annotations

import asyncio
from typing import Any

from hofmarshal.robots.battle import Battle, Fall
from hofmarshal.robots.hofmarshal import REASON, Hofmarshal
from hofmarshal.robots.judge import Round, falls_of, fighter_of, on_bridge, round_of
from hofmarshal.robots.robot import Robot, View

MISSED = 4.0
"""Seconds after which he marks himself who went out: no judge has, or a person sits in that judge's seat."""

PAPER = 60.0
"""Seconds he waits for an order to be opened; then the captain hands in a paper."""

HALTS = 0.2
"""The share of a battle's rounds that are halted in the middle: somebody lies still, and gets up again."""

UNSEEN = 9.0
"""Seconds without a blow on the bridge after which he rules on one himself."""

PAPERS = "robot: the captain's phone is dead, he handed in a paper"

OUT_OF_THE_RING = "u.7.general"
"""The clause of a wrestler who leaves the ring: a halt, and on from its middle."""


class FieldMarshal(Hofmarshal):
    """A hofmarshal who also runs what is fought by many, or without weapons."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._waited: tuple[str, float] = ("", 0.0)
        self._returned: set[tuple[Round, int]] = set()
        self._halted: set[Round] = set()
        self._grips: dict[str, int] = {}
        self._bridge: tuple[Any, float] = (None, 0.0)

    def carry_on(self, before: Robot) -> None:
        """Take over what he has done already."""
        super().carry_on(before)
        if isinstance(before, FieldMarshal):
            self._returned |= before._returned
            self._halted |= before._halted
            self._grips.update(before._grips)

    # Before the fight

    async def _readies(self, contest: View) -> None:
        battle = await self.battle(contest)
        away = battle.absent() if battle is not None and not contest.get("awaits") else None
        if battle is not None and away is not None:
            await self._misses(battle, contest, away)
        else:
            await super()._readies(contest)

    async def _misses(self, battle: Battle, contest: View, away: str) -> None:
        """Calls again and again whom nobody sees; absent after the third call (u.7.2)."""
        stream, here = str(contest["stream"]), "blue" if away == "red" else "red"
        if not (contest.get(here) or {}).get("ready"):
            await self.nap(1, 3)
            await self.say(stream, "ready", side=here)
        for _ in range(battle.rules.absent_after):
            await self.nap(3, 6)
            answer = await self.say(stream, "no-show", side=away)
            if answer is None or answer.status != "refused" or self.contest.get("stream") != stream:
                return
            await self.say(stream, "call", override=REASON)

    async def _starts(self, contest: View) -> None:
        reasons = self.console.get("cannot_start") or ()
        codes = [str((one.get("said") or {}).get("code")) for one in reasons if one.get("severity") == "block"]
        if any(code.startswith("contest-order-") for code in codes):
            await self._papers(contest)
        elif not codes:
            await super()._starts(contest)

    async def _papers(self, contest: View) -> None:
        """Orders that do not come: after a while he takes them down from papers (decision 0421)."""
        stream, now = str(contest["stream"]), self.client.now()
        if self._waited[0] != stream:
            self._waited = (stream, now)
        if now - self._waited[1] < 1000 * PAPER / self.speed:
            await self.moved(0.2)
            return
        self._waited = ("", 0.0)
        orders = {}
        for side in ("red", "blue"):
            line = list((contest.get(side) or {}).get("lineup") or ())
            self.rng.shuffle(line)
            answer = await self.say(stream, "rule", orders={side: line}, reason=PAPERS)
            if answer is not None and answer.status == "refused":
                orders[side] = line
        if len(orders) > 1:
            await self.say(stream, "rule", orders=orders, reason=PAPERS)

    # The fight

    async def _fights(self, contest: View) -> None:
        battle = await self.battle(contest)
        if battle is None:
            await self.moved()
        elif battle.rules.mechanism == "fall":
            await self._wrestle(battle, contest)
        elif battle.rules.on_bridge:
            await self._over_the_bridge(battle, contest)
        elif battle.rules.team:
            await self._stands_by(battle, contest)
        else:
            await super()._fights(contest)

    async def _rules(self, contest: View) -> None:
        battle = await self.battle(contest)
        if battle is None:
            await self.moved()
        elif battle.rules.team or battle.rules.mechanism == "fall":
            await self._starts(contest)
        else:
            await super()._rules(contest)

    async def _stands_by(self, battle: Battle, contest: View) -> None:
        """His judges mark; he returns who was put out by mistake, and marks whom nobody has marked."""
        key, now, stream = round_of(contest), self.fought(contest), str(contest["stream"])
        falls = falls_of(battle, contest, self.speed)
        for at, one in enumerate(falls):
            if self.still or one.after > now or (key, at) in self._returned:
                continue
            if await self._puts_right(contest, one, now):
                self._returned.add((key, at))
                return
        if key not in self._halted and len(falls) > 3 and now > falls[len(falls) // 2].after and not self.still:
            self._halted.add(key)
            if self.rng.random() < HALTS:
                await self.say(stream, "halt", reason=REASON)
                return
        await self.moved(max(0.02, 0.5 / self.speed))

    async def _puts_right(self, contest: View, one: Fall, now: float) -> bool:
        """Whether nothing is left to do about somebody who went out, or was put out by mistake."""
        stream = str(contest["stream"])
        down = bool(fighter_of(contest, one.fighter).get("down"))
        if one.mistaken:
            if one.undone == "judge":
                return True
            if down and now > one.after + 2:
                await self.say(stream, "return", fighter=one.fighter, reason=REASON)
                return True
            return now > one.after + 3 * MISSED
        if down:
            return True
        if now > one.after + MISSED:
            await self.say(stream, "out", fighter=one.fighter, **({"cause": one.cause} if one.cause else {}))
            return True
        return False

    # The bridge

    async def _over_the_bridge(self, battle: Battle, contest: View) -> None:
        """Lets the next ones on; a judge rules on their blows."""
        stream, pair = str(contest["stream"]), on_bridge(contest)
        if pair is None:
            for side in ("red", "blue"):
                own = contest.get(side) or {}
                if own.get("next_in") and len(own.get("on_field") or ()) < battle.rules.on_bridge and not self.still:
                    await self.nap(0.5, 1.5)
                    await self.say(stream, "enter", fighter=own["next_in"])
                    return
            await self.moved()
            return
        halves = [fighter_of(contest, name).get("halves") for name in pair]
        if self._bridge[0] != (pair, halves):
            self._bridge = ((pair, halves), self.client.now())
            if (who := battle.breaks_through(*pair)) and not self.still:
                await self.nap(1, 2)
                await self.say(stream, "breakthrough", fighter=who)
                return
        elif self.client.now() - self._bridge[1] > 1000 * UNSEEN / self.speed and not self.still:
            blow = battle.blow(*pair, self.rng.randrange(100))
            await self.say(stream, "hit", by=blow.by, target=blow.target, **blow.words)
            return
        await self.moved()

    # Wrestling

    async def _wrestle(self, battle: Battle, contest: View) -> None:
        """One grip: a touch of the ground, of both at once, or a step out of the ring, after which they go on in its middle."""
        stream = str(contest["stream"])
        grip = self._grips.get(stream, 0)
        touch = battle.touch(grip)
        exchange = int(contest.get("exchange", 0))
        began = int((contest.get("clock") or {}).get("since") or self.client.now())
        await asyncio.sleep(max(0.0, (began + 1000 * touch.after / self.speed - self.client.now()) / 1000))
        while self.still and self.contest.get("phase") == "running":
            await asyncio.sleep(0.02)
        now = self.contest
        if now.get("stream") != stream or now.get("phase") != "running" or int(now.get("exchange", 0)) != exchange:
            return
        self._grips[stream] = grip + 1
        if touch.kind == "left":
            await self.say(stream, "breach", fighter=touch.side, clause=OUT_OF_THE_RING)
        elif touch.kind == "both":
            both = [{"side": side, "part": part} for side, part in zip(("red", "blue"), touch.parts, strict=True)]
            await self.say(stream, "touch", exchange=both)
        else:
            await self.say(stream, "touch", side=touch.side, part=touch.parts[0])
