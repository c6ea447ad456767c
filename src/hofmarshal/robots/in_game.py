"""What every robot in a game has: the game's rules and clock as its topic tells them, and what is called out on the field."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from hofmarshal.robots.robot import Robot, View
from hofmarshal.rules.game_model import Game
from hofmarshal.server.wire import Answer

TOPIC = "game"


class Field:
    """What robots have in common off the wire: cries for help, the props and papers that lie about.

    `doomed` lie where nobody hears them. `card` tells what stands in the QR of a stream's card, for a holder of this turn.
    """

    def __init__(self, card: Callable[[str, int], Awaitable[str]]) -> None:
        self.cries: asyncio.Queue[str] = asyncio.Queue()
        self.doomed: set[str] = set()
        self.props: list[str] = []
        self.papers: defaultdict[str, int] = defaultdict(int)
        self.card = card

    async def shown(self, stream: str) -> str:
        """What the card of a stream says now."""
        return await self.card(stream, self.papers[stream])


class InGame(Robot):
    """A robot with a seat in the game."""

    def __init__(self, *args: Any, field: Field, **more: Any) -> None:
        super().__init__(*args, **more)
        self.field = field
        self._known: tuple[Any, Game] | None = None

    @property
    def game(self) -> View:
        """The game as everybody in it sees it."""
        return self.client.view(TOPIC) or {}

    @property
    def rules(self) -> Game | None:
        """The rules it is played by; None before it is opened."""
        told = self.game.get("rules")
        if not told:
            return None
        if self._known is None or self._known[0] != told:
            self._known = (told, msgspec.convert(told, Game))
        return self._known[1]

    @property
    def runs(self) -> bool:
        """Whether the game's clock runs."""
        return self.game.get("since") is not None

    def plays(self) -> bool:
        """Whether it may act now, after a while in which anything may have happened."""
        return self.holds and self.runs and not self.resting

    async def gives(self, stream: str, kind: str, /, **fields: Any) -> bool:
        """Give a command; whether it was carried out."""
        answer: Answer | None = await self.say(stream, kind, **fields)
        return answer is not None and answer.status == "done"

    def chance(self, share: float, *about: object) -> bool:
        """Whether something comes to be, of which so large a share does: the same each time for the same."""
        if not about:
            return self.rng.random() < share
        return hash_of(self.seed, *about) < share


def hash_of(*words: object) -> float:
    """A number from 0 to 1 that is always the same for these words."""
    from hashlib import sha256

    return int.from_bytes(sha256("|".join(map(str, words)).encode()).digest()[:6]) / (1 << 48)
