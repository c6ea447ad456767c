"""Robots of the organiser's day: hofmarshals who bring every bout to its planned end over the real wire, and an expert."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from hofmarshal.robots.client import Client
from hofmarshal.robots.hofmarshal import Hofmarshal
from hofmarshal.robots.robot import Shelf, View
from hofmarshal.robots.truth import Blow, Exchange
from hofmarshal.rules.play_blocks import Side

SPEED = 1000.0
POINTS = 10
HEAD = 2
"""sm.to-ten: a bout is to ten points; sm.zones: head and torso two points, arms and legs one."""

Plan = Callable[[str, str, str], "End"]
"""From a bout's stream and its two entries to how it is to end."""


class End(NamedTuple):
    """How a bout ends: its points, always even; `both`: both are disqualified in it."""

    red: int = 0
    blue: int = 0
    both: bool = False


class Course:
    """What happens in a bout that is to end so: a clear blow to the head in each exchange, the winner's last."""

    exchanges = 1000

    def __init__(self, end: End) -> None:
        first: Side = "red" if end.red < end.blue else "blue"
        last: Side = "blue" if first == "red" else "red"
        self.end = end
        self.blows = [first] * (min(end.red, end.blue) // HEAD) + [last] * (max(end.red, end.blue) // HEAD)

    def exchange(self, number: int, extra: int = 0) -> Exchange:
        """The blow of an exchange."""
        if not 1 <= number <= len(self.blows):
            return Exchange()
        return Exchange(
            blows=(Blow(side=self.blows[number - 1], after=0, words={"zone": "head"}, value=HEAD),), kind="single"
        )


class Planned(Hofmarshal):
    """A hofmarshal who rules what he has seen, and sees what is planned."""

    plan: Plan

    async def truth(self, contest: View) -> Any:
        """What really happens in this bout."""
        red, blue = (str(contest[side].get("entry", "")) for side in ("red", "blue"))
        return Course(self.plan(str(contest["stream"]), red, blue))

    async def _rules(self, contest: View) -> None:
        course = await self.truth(contest)
        if course.end.both:
            for side in ("red", "blue"):  # sm.immediate: each the first time, with its reason
                await self.say(
                    str(contest["stream"]), "breach", fighter=side, clause="sm.immediate", note="fists after the halt"
                )
            return
        await super()._rules(contest)

    async def _rule(self, contest: View, happens: Exchange) -> None:
        blow = happens.blows[0]
        await self.say(str(contest["stream"]), "hit", by=blow.side, **blow.words)

    async def _corrects(self, contest: View) -> None:
        """He is sure of what he ruled."""


def hofmarshal(client: Client, ring: str, plan: Plan) -> Planned:
    """A robot in the seat of a ring's hofmarshal; it calls nothing yet."""
    client.watch([f"ring/{ring}", f"ring/{ring}/console"])
    made = Planned(client, Shelf(client.origin), ring, seed="day", speed=SPEED, rng=Random(ring), bouts=0)
    made.plan = plan
    return made


PIECES: dict[str, dict[str, bool | int | str]] = {
    "sword": {
        "blade": "straight", "blade-length": 800, "mass": 1500, "edge-rounded": True, "edge-thickness": 2000,
        "point-diameter": 16000,
    },
    "shield": {
        "shape": "round", "historical-shape": True, "diameter": 650, "material": "plywood", "thickness": 9000,
        "edging": "leather", "edging-thickness": 3000, "rim-thickness": 8000, "rim-flaws": False, "steel-rim": False,
        "face-cover": "cloth", "painted": True, "grip": "forearm",
    },
    "gloves": {},
    "neck": {"neck-padding": True, "neck-outer": "mail", "neck-strong": True},
    "helmet": {
        "helmet-material": "metal", "helmet-thickness": 1600, "helmet-lining": "padding", "covers-face": True,
        "covers-nape": True, "covers-neck": True,
    },
    "body": {"outer": "leather", "reliable": True, "over-quilted": True},
    "groin": {},
    "shoes": {"footwear": "historical-leather"},
}  # fmt: skip
"""Gear as sm.blade to sm.shoes ask for it: lengths in mm, thicknesses in um, mass in g."""


async def inspect(client: Client, entry: str, pieces: list[str], *, opened: bool = False) -> list[str]:
    """An expert records these pieces of a fighter and closes; what was refused him."""
    stream = f"inspection/shield/{entry}"
    commands: list[dict[str, Any]] = [] if opened else [{"type": "open"}]
    commands += [{"type": "record", "piece": one, "kind": one, "facts": PIECES[one]} for one in pieces]
    answers = await asyncio.gather(*(client.send(stream, one) for one in commands))
    answers += [await client.send(stream, {"type": "close"})]
    return [str(one and one.said) for one in answers if one is None or one.status != "done"]
