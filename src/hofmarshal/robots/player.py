"""A player: reports what befalls his character, bandages in time or too late, promises, steals, reads what he should not."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from typing import Any

from hofmarshal.robots.in_game import InGame
from hofmarshal.robots.invented_game import CHARACTERS, DISPUTES, TERMS, bleeding_zones
from hofmarshal.robots.robot import Robot, View
from hofmarshal.rules.game_model import Game

IN_TIME = 0.6
"""The share of wounds that are bandaged before they bleed."""

PAUSE = (5.0, 16.0)
"""Seconds of a person between two things he reports, from and to."""


class Player(InGame):
    """Plays the character `number`."""

    def __init__(self, *args: Any, number: str, **more: Any) -> None:
        super().__init__(*args, **more)
        self.number = number
        self.stream = f"character/{number}"
        self._tried: set[tuple[str, ...]] = set()

    @property
    def own(self) -> View:
        """His character's card."""
        return self.client.view(f"game/{self.stream}") or {}

    def carry_on(self, before: Robot) -> None:
        """Take over what he has tried already."""
        super().carry_on(before)
        if isinstance(before, Player):
            self._tried |= before._tried

    async def turn(self) -> None:
        """Do what cannot wait; else something, after a while."""
        rules, own = self.rules, self.own
        if rules is None or not own or not self.runs or own["state"] in ("dead", "away", "unknown"):
            await self.moved()
        elif not (await self._answers(own) or await self._suffers(rules, own)):
            await self.nap(*PAUSE)
            if self.plays():
                await self._does_something(rules)

    # What cannot wait

    def _once(self, *words: str) -> bool:
        """Whether this is tried for the first time: what was refused is not asked again and again."""
        if words in self._tried:
            return False
        self._tried.add(words)
        return True

    async def _answers(self, own: View) -> bool:
        """Signs what he owes, answers who asks him."""
        for key, one in own.get("obligations", {}).items():
            stream = f"obligation/{key}"
            if one["status"] != "open":
                continue
            if one["obliged"] == self.number and not one["signed"] and self._once(key, "sign"):
                await self.nap(1, 4)
                if await self.gives(stream, "sign", who=self.number):
                    return True
            if one.get("asked") and one["holder"] == self.number and self._once(key, "agree", one["asked"]):
                await self.nap(1, 4)
                if await self.gives(stream, "agree", who=self.number, granted=self.chance(0.7, key)):
                    self.field.papers[stream] += 1
                return True
        return False

    async def _suffers(self, rules: Game, own: View) -> bool:
        """Bandages, cries for help, lies still, or is dead."""
        if own["state"] == "presumed-dead":
            self.field.doomed.discard(self.number)
            if self._once("dead", str(own.get("dead_at"))) and self.chance(0.5, self.number, own.get("dead_at")):
                await self.nap(4, 10)
                await self.gives(self.stream, "confirm-death")
            else:
                await self.moved()
            return True
        bleeds = own.get("bleeds_at")
        if bleeds is not None and rules.bleeding is not None and self._once("bleeds", str(bleeds)):
            if self.chance(IN_TIME, self.number, bleeds):
                await self.nap(2, 6)
                await self.gives(self.stream, "aid", kind=rules.bleeding.stops[0])
            return True
        if own["state"] == "heavy":
            if self.number not in self.field.doomed and self._once("cries", str(own.get("heavy_at"))):
                self.field.cries.put_nowait(self.number)
            await self.moved()
            return True
        return False

    # What he may do as well

    async def _does_something(self, rules: Game) -> None:
        own = self.own
        whatever: list[tuple[int, Callable[[Game, View], Awaitable[bool]]]] = [
            (6, self._is_hit), (4, self._loses_reason), (2, self._gains_reason), (2, self._acts), (3, self._promises),
            (2, self._uses), (4, self._deals), (1, self._disputes), (1, self._is_to_be_finished),
        ]  # fmt: skip
        if own.get("monster"):
            whatever = [(3, self._acts), (1, self._dies_its_way)]
        left = [one for weight, one in whatever for _ in range(weight)]
        while left and own:
            chosen = self.rng.choice(left)
            left = [one for one in left if one is not chosen]
            if await chosen(rules, own):
                return

    async def _is_hit(self, rules: Game, own: View) -> bool:
        zones = bleeding_zones(rules) if self.rng.random() < 0.8 else tuple(zone.id for zone in rules.zones)
        return bool(zones) and await self.gives(self.stream, "wound", zone=self.rng.choice(zones))

    async def _loses_reason(self, rules: Game, own: View) -> bool:
        marks = [row.mark for row in rules.horror]
        causes = [row for row in rules.losses if row.cause != "damage" and (row.costs != "mark" or marks)]
        if not causes or not own.get("reason"):
            return False
        row = self.rng.choice(causes)
        more: dict[str, Any] = {"costs": self.rng.choice((1, 1, 2))} if row.costs == "stated" else {}
        more |= {"mark": self.rng.choice(marks)} if row.costs == "mark" else {}
        return await self.gives(self.stream, "lose-reason", cause=row.cause, **more)

    async def _gains_reason(self, rules: Game, own: View) -> bool:
        if not rules.gains or own.get("reason") == own.get("most_reason") or own["state"] == "broken":
            return False
        row = self.rng.choice(rules.gains)
        more = {"gives": 1} if row.gives == "stated" else {}
        return await self.gives(self.stream, "gain-reason", cause=row.cause, **more)

    async def _acts(self, rules: Game, own: View) -> bool:
        free = [what for what, reasons in own.get("may", {}).items() if not reasons]
        return bool(free) and await self.gives(self.stream, "do", what=self.rng.choice(free))

    async def _promises(self, rules: Game, own: View) -> bool:
        """Writes an obligation of somebody to him: the other one signs it on his own phone."""
        stream = f"obligation/{secrets.token_hex(5)}"
        other = self._another()
        done = await self.gives(stream, "issue", obliged=other, holder=self.number, terms=self.rng.choice(TERMS))
        self.field.papers[stream] += done
        return done

    async def _deals(self, rules: Game, own: View) -> bool:
        """With an obligation he is in: steals it, gives it away, lays it with the masters, says that it is fulfilled."""
        known = [
            (key, one) for key, one in own.get("obligations", {}).items() if one["status"] == "open" and one["signed"]
        ]
        if not known:
            return False
        key, one = self.rng.choice(known)
        stream = f"obligation/{key}"
        if one["holder"] != self.number:
            return await self._as_debtor(stream, one)
        if self.rng.random() < 0.5:
            return await self.gives(stream, "claim", end=self.rng.choice(("fulfilled", "broken")), who=self.number)
        means = [word for word in self.game.get("means", ()) if word != "theft"]
        other = self._another()
        done = bool(means) and await self.gives(stream, "transfer", to=other, means=self.rng.choice(means))
        self.field.papers[stream] += done and not one.get("asked")
        return done

    async def _as_debtor(self, stream: str, one: View) -> bool:
        if self.rng.random() < 0.4 and "theft" in self.game.get("means", ()):
            shown = await self.field.shown(stream)
            stolen = await self.gives(stream, "transfer", to=self.number, means="theft", shown=shown)
            self.field.papers[stream] += stolen
            return stolen
        if not one["deposited"] and self.rng.random() < 0.4:
            return await self.gives(stream, "deposit", who=self.number)
        return await self.gives(stream, "claim", end="fulfilled", who=self.number)

    async def _uses(self, rules: Game, own: View) -> bool:
        if not self.field.props:
            return False
        stream = self.rng.choice(self.field.props)
        shown = await self.field.shown(stream)
        return await self.gives(stream, "scan", by=self.number, target=self._another(), shown=shown)

    async def _disputes(self, rules: Game, own: View) -> bool:
        if any(not one.get("ruling") for one in own.get("disputes", ())):
            return False
        return await self.gives(
            self.stream, "dispute", note=self.rng.choice(DISPUTES), against=self._another()
        )  # fmt: skip

    async def _is_to_be_finished(self, rules: Game, own: View) -> bool:
        if rules.finishing is None or own.get("asked"):
            return False
        way = self.rng.choice(rules.finishing.allowed)
        return await self.gives(self.stream, "finish", way=way, by=self._another())

    async def _dies_its_way(self, rules: Game, own: View) -> bool:
        return bool(own.get("ways")) and await self.gives(self.stream, "die", way=self.rng.choice(own["ways"]))

    def _another(self) -> str:
        return self.rng.choice([one.number for one in CHARACTERS if one.number != self.number and not one.ways])
