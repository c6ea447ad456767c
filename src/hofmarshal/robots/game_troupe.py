"""A troupe that plays a game: its characters introduced, opened over the wire, every seat a robot's, the clock put forward."""

from __future__ import annotations

import asyncio
import time
from random import Random
from typing import Any

import msgspec

from hofmarshal.desk.decider import Issued
from hofmarshal.robots.captain import paired
from hofmarshal.robots.client import Client
from hofmarshal.robots.fate import CALM, Fate
from hofmarshal.robots.in_game import TOPIC, Field, InGame
from hofmarshal.robots.invented_game import CHARACTERS, GAME, TERMS, bleeding_zones, blows, hardest, props
from hofmarshal.robots.master import Healer, Master
from hofmarshal.robots.player import Player
from hofmarshal.robots.posting import Device
from hofmarshal.robots.robot import Robot
from hofmarshal.robots.stage import Stage
from hofmarshal.robots.troupe import Troupe
from hofmarshal.rules.game_model import Game
from hofmarshal.server.aside import Aside
from hofmarshal.server.event_add import DEVICE, SEAT
from hofmarshal.server.people import Person
from hofmarshal.server.seats import PLAYER
from hofmarshal.tournament import programme
from hofmarshal.tournament import programme_words as w

EVERY, LEAST = 5.0, 0.25
"""Seconds after which the organiser puts the clock forward, at the pace of people, and at the fastest."""

FORWARD = 240_000
"""By how many ms of the game, at the pace of people: a minute of looking on is most of an hour there."""

WHY = "robots are in a hurry"

LEAD = 3 * FORWARD
"""How long (ms) before a death, or a wound's next hit, the doors open: it is soon to be seen."""

MASTERS = ("master-1", "master-2")
MEDIC = "medic-1"


class NotPlayed(Exception):
    """The game could not be set up: what was refused, and why."""


class GameTroupe(Troupe):
    """Robots in a game. Its rings are none: every seat is the event's."""

    def __init__(self, stage: Stage, *, seed: str, speed: float, fate: Fate = CALM) -> None:
        super().__init__(stage, seed=seed, speed=speed, rings=0, fate=fate)
        self.ground = Field(self._card)

    def introduced(self) -> None:
        """Say who the characters are, before the server runs: names stand in no command."""
        self.stage.folder.mkdir(parents=True, exist_ok=True)
        with Aside(self.stage.where, lambda: time.time_ns() // 1_000_000) as event:
            people = event.people.keep(Person(entry=o.number, name=o.name, club=o.group) for o in CHARACTERS)
            now, command = event.now(), w.Introduce(people=dict(people))
            name = f"muster~{now}"
            event.desk.submit(
                Issued(id=name, stream=programme.STREAM, at=now, command=command, seat=SEAT, device=DEVICE)
            )

    async def opened(self) -> None:
        """Open the game with its characters, and let what happened before the doors opened happen. Raises `NotPlayed`."""
        self.desk.client.watch(["devices", TOPIC, "game/masters"])
        await self._does("game", "open-game", name=GAME)
        await self._does("game", "run")
        if not await self.desk.client.until(lambda: bool((self.desk.client.view(TOPIC) or {}).get("rules")), 20):
            raise NotPlayed("the game's topic says nothing of its rules")
        rules = self.rules
        for number, one in enumerate(CHARACTERS):
            reason = (
                None
                if rules.reason is None
                else rules.reason.most - number % (rules.reason.most - rules.reason.least + 1)
            )
            more: dict[str, Any] = {"monster": True, "ways": one.ways} if one.ways else {}
            await self._does(f"character/{one.number}", "register", reason=reason, **more)
        for key, command in props(rules):
            kind = command.pop("type")
            await self._does(f"prop/{key}", kind, **command)
            self.ground.props.append(f"prop/{key}")
        await self._before(rules)

    @property
    def rules(self) -> Game:
        """The rules as the server tells them."""
        return msgspec.convert((self.desk.client.view(TOPIC) or {})["rules"], Game)

    async def _before(self, rules: Game) -> None:
        """Somebody lies dying, somebody bleeds, somebody is nearly out of his mind, somebody owes a cask of wine."""
        dying, bleeding, mad, obliged, holder = (one.number for one in CHARACTERS[:5])
        stated = next((row for row in rules.losses if row.costs == "stated"), None)
        if rules.death is not None:
            await self._does(f"character/{dying}", "wound", zone=hardest(rules), count=blows(rules, hardest(rules)))
            self.ground.doomed.add(dying)
            await self._puts_forward(rules.death.after - 2 * LEAD)
        if rules.bleeding is not None and bleeding_zones(rules):
            await self._does(f"character/{bleeding}", "wound", zone=bleeding_zones(rules)[0])
        await self._puts_forward(LEAD)
        if stated is not None and rules.reason is not None:
            await self._does(f"character/{mad}", "lose-reason", cause=stated.cause, costs=rules.reason.most)
        await self._does("obligation/first", "issue", obliged=obliged, holder=holder, terms=TERMS[0])
        self.ground.papers["obligation/first"] += 1

    async def _puts_forward(self, by: int) -> None:
        if by > 0:
            await self._does("game", "put-forward", by=by, reason=WHY)

    async def _does(self, stream: str, kind: str, /, **fields: Any) -> None:
        answer = await self.desk.client.send(stream, {"type": kind, **fields})
        if answer is None or answer.status != "done":
            raise NotPlayed(
                f"{kind} of {stream}: {answer.said.en if answer is not None and answer.said else 'no answer'}"
            )

    async def manned(self) -> None:
        """A robot in every seat."""
        await asyncio.gather(*(self.seat("", "master", seat) for seat in MASTERS), self.seat("", "medic", MEDIC))
        await asyncio.gather(*(self.seat("", "player", PLAYER + one.number) for one in CHARACTERS))

    async def hurry(self) -> None:
        """Put the game's clock forward again and again, as long as it runs: whoever pauses the game pauses this too."""
        client, every = self.desk.client, max(LEAST, EVERY / self.speed)
        while True:
            await asyncio.sleep(every)
            if (client.view(TOPIC) or {}).get("since") is not None:
                by = max(1, round(FORWARD * self.speed * every / EVERY))
                await client.send("game", {"type": "put-forward", "by": by, "reason": WHY})

    async def _device(self, name: str, role: str, ring: str, seat: str) -> Device:
        if role != "player":
            return await self.desk.seat(name, role, ring, seat)
        number = seat.removeprefix(PLAYER)
        code = await self.player_code(number)
        return await paired(self.stage.origin, number, code, name, role)

    async def player_code(self, number: str) -> str:
        """What is printed on the card of a character."""
        return await asyncio.to_thread(self.stage.player_code, number)

    async def _card(self, stream: str, turn: int) -> str:
        return await asyncio.to_thread(self.stage.game_card, stream, turn)

    def _robot(self, client: Client, role: str, ring: str, seat: str, rng: Random) -> Robot:
        more: dict[str, Any] = {"seed": self.seed, "speed": self.speed, "rng": rng, "field": self.ground}
        if role == "player":
            number = seat.removeprefix(PLAYER)
            client.watch([TOPIC, f"game/character/{number}"])
            return Player(client, self.shelf, "", number=number, **more)
        kind: type[InGame] = Master if role == "master" else Healer
        client.watch([TOPIC, *(["game/masters"] if role == "master" else [])])
        return kind(client, self.shelf, "", **more)
