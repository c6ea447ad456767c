"""A captain: seals his order of entry and opens it when both are in, and sends reserves in between the rounds."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

from hofmarshal.contest.order import seal
from hofmarshal.robots.battle import BattleRules
from hofmarshal.robots.posting import Device, Turned, ask, mac
from hofmarshal.robots.robot import Robot, View
from hofmarshal.server.printed_codes import claim, key_of

DEAD = 0.15
"""The share of orders whose captain's phone dies before he opens it: he hands in a paper."""


WHOSE = {"captain": "team", "player": "character"}
"""Whose the code is that is printed for a role."""


async def paired(origin: str, whose: str, code: str, name: str, role: str = "captain") -> Device:
    """A phone with the code printed on a team's or a character's card, which it proves and does not send."""
    device, key = secrets.token_hex(16), key_of(role, code)
    body = {WHOSE[role]: whose, "device": device, "name": name, "proof": mac(key, claim(role, whose, device, name))}
    for _ in range(40):
        try:
            await asyncio.to_thread(ask, origin, "POST", f"/api/{role}", body)
        except OSError:  # the server is just coming back
            await asyncio.sleep(0.25)
        else:
            return Device(device, bytes.fromhex(mac(key, f"device\n{device}")), name)
    raise Turned(503, "no server")


class Captain(Robot):
    """Captains one team at the ring where it fights; `team` is its entry."""

    def __init__(self, *args: Any, team: str, **more: Any) -> None:
        super().__init__(*args, **more)
        self.team = team
        self._orders: dict[str, tuple[tuple[str, ...], str]] = {}
        self._rested: set[tuple[str, int]] = set()

    def carry_on(self, before: Robot) -> None:
        """Take over the order and its nonce: they stand on a paper in his pocket."""
        super().carry_on(before)
        if isinstance(before, Captain):
            self._orders.update(before._orders)

    @property
    def side(self) -> str:
        """The side his team has in the bout that is on; empty where it is not in it."""
        contest = self.contest
        sides = [side for side in ("red", "blue") if (contest.get(side) or {}).get("entry") == self.team]
        return sides[0] if sides and contest.get("team") else ""

    async def turn(self) -> None:
        """Do what his team needs before a round."""
        contest, side = self.contest, self.side
        if not side or contest.get("phase") not in ("called", "ready", "round-over"):
            await self.moved()
            return
        rules = await self.shelf.battle_rules(str(contest.get("book", "")))
        if rules is None or not (
            await self._substitutes(rules, contest, side) or await self._orders_(rules, contest, side)
        ):
            await self.moved()

    async def _substitutes(self, rules: BattleRules, contest: View, side: str) -> bool:
        """Between two rounds, a few who are tired or hurt rest."""
        key = (str(contest["stream"]), len(contest.get("rounds") or ()))
        if contest["phase"] != "round-over" or rules.substitution == "never" or key in self._rested:
            return False
        self._rested.add(key)
        own = contest[side]
        line = list(own.get("lineup") or ())
        reserves = [name for name in own["fighters"] if name not in line and _fit(own["fighters"][name])]
        for _ in range(self.rng.choice((0, 1, 1, 2))):
            if reserves and line:
                out, into = line.pop(self.rng.randrange(len(line))), reserves.pop(0)
                await self.nap(0.3, 1.0)
                await self.say(key[0], "substitute", side=side, out=out, into=into)
        return True

    async def _orders_(self, rules: BattleRules, contest: View, side: str) -> bool:
        """Seals an order nobody can read, and opens it once the other is sealed too."""
        if not rules.order:
            return False
        stream, own = str(contest["stream"]), contest[side]
        other = contest["blue" if side == "red" else "red"]
        if not own.get("sealed"):
            line = list(own.get("lineup") or ())
            self.rng.shuffle(line)
            self._orders[stream] = (tuple(line), secrets.token_hex(9))
            await self.nap(1, 4)
            await self.say(stream, "submit-order", side=side, commitment=seal(*self._orders[stream]))
            if self.rng.random() < DEAD:
                del self._orders[stream]
            return True
        if other.get("sealed") and stream in self._orders:
            order, nonce = self._orders.pop(stream)
            await self.nap(0.5, 2)
            await self.say(stream, "reveal", side=side, order=list(order), nonce=nonce)
            return True
        return False


def _fit(fighter: View) -> bool:
    return not any(fighter.get(why) for why in ("held", "disqualified"))
