"""A game's master, who confirms what waits and looks after asylum and dead zone; and a medic, who comes when somebody cries."""

from __future__ import annotations

import asyncio
from typing import Any

from hofmarshal.robots.in_game import InGame
from hofmarshal.robots.invented_game import TOLD, TRAUMAS
from hofmarshal.robots.robot import View
from hofmarshal.rules.game_model import Game

IN_ASYLUM = (8.0, 20.0)
"""Seconds of a person that somebody stays in the asylum, from and to."""

COMES = 0.65
"""The share of cries a medic is in time for."""


class Master(InGame):
    """Sits at the masters' console."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._left_alone: set[str] = set()
        self._devoured = ""
        self._turns = 0

    @property
    def everyone(self) -> View:
        """The characters by number."""
        return (self.client.view("game/masters") or {}).get("people") or {}

    @property
    def waiting(self) -> View:
        """What waits for a master."""
        return (self.client.view("game/masters") or {}).get("waiting") or {}

    async def turn(self) -> None:
        """What waits first; then who needs a master; then something of his own."""
        rules = self.rules
        if rules is None or not self.runs:
            await self.moved()
            return
        self._turns += 1
        await self.nap(1.5, 4.0)
        if not self.plays():
            return
        if not (await self._confirms() or await self._looks_after(rules)) and self._turns % 6 == 0:
            await self._of_his_own(rules)

    async def _confirms(self) -> bool:
        for key, one in self.waiting.items():
            if key in self._left_alone:
                continue
            granted, stream = self.chance(0.6, key, one["event"]), one["stream"]
            if one["kind"] == "presumed":
                self._left_alone.add(key)  # the player is asked first, and in the end time says so
                return self.chance(0.5) and await self.gives(stream, "confirm-death")
            if one["kind"] == "dispute":
                ruling = "It counts." if granted else "Не считается."
                return await self.gives(stream, "settle", dispute=one["event"], ruling=ruling)
            event = {} if one["kind"] == "obligation" else {"event": one["event"]}
            if not await self.gives(stream, "confirm", granted=granted, **event):
                self._left_alone.add(key)
            return True
        return False

    async def _looks_after(self, rules: Game) -> bool:
        for number, row in self.everyone.items():
            stream = f"character/{number}"
            if row["state"] == "dead" and not row.get("followed") and rules.after_death is not None:
                choices = rules.after_death.choices
                if "release" in choices and await self.gives(stream, "follow", choice="release"):
                    return True
            if row["state"] == "broken" and not row["asylum"] and rules.asylum is not None:
                return await self.gives(stream, "admit")
            if row["asylum"] and rules.outcomes:
                await self.nap(*IN_ASYLUM)
                there = bool((self.everyone.get(number) or {}).get("asylum"))  # another master may have been first
                return there and self.plays() and await self._discharges(rules, stream)
        return False

    async def _discharges(self, rules: Game, stream: str) -> bool:
        row = self.rng.choice([one for one in rules.outcomes if not one.leaves] or list(rules.outcomes))
        more = {"trauma": self.rng.choice(TRAUMAS)} if row.trauma else {}
        return await self.gives(stream, "discharge", outcome=row.id, **more)

    async def _of_his_own(self, rules: Game) -> None:
        """Tells everybody something, begins a cycle, lets a monster eat, or takes its victim from it."""
        if self._devoured:
            stream, self._devoured = self._devoured, ""
            await self.gives(stream, "stop-devouring", reason="Help came.")
            return
        whom = [number for number, row in self.everyone.items() if row["state"] == "well" and not row["monster"]]
        match self.rng.randrange(4):
            case 0:
                await self.gives("game", "begin-cycle")
            case 1 if whom and rules.devouring is not None:
                stream = f"character/{self.rng.choice(whom)}"
                if await self.gives(stream, "devour"):
                    self._devoured = stream
            case _:
                await self.gives("game", "broadcast", text=self.rng.choice(TOLD))


class Healer(InGame):
    """A medic on the field: treats who cries, if he comes in time."""

    async def turn(self) -> None:
        """Wait for a cry, go there, treat."""
        rules = self.rules
        try:
            number = await asyncio.wait_for(self.field.cries.get(), 0.5)
        except TimeoutError:
            return
        if rules is None or rules.death is None or not self.chance(COMES):
            return
        await self.nap(3, 9)
        if self.plays() and rules.death.stops:
            await self.gives(f"character/{number}", "aid", kind=rules.death.stops[0])
