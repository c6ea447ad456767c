"""What every robot at a ring has: a client, what it sees of the ring, the truth of the bout, and its own pace."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from random import Random
from typing import Any

from hofmarshal.robots.battle import Battle, BattleRules, battle_rules
from hofmarshal.robots.client import Client
from hofmarshal.robots.posting import Turned, ask
from hofmarshal.robots.truth import Rules, Truth, rules_of
from hofmarshal.server.wire import Answer

View = dict[str, Any]

SHOWN = 0.5
SHOWN_TRIES = 8
"""Seconds to wait for what was answered to be shown, and how often; then the robot goes by whatever it sees."""


class Shelf:
    """The books of nominations, fetched once for all robots of a process."""

    def __init__(self, origin: str) -> None:
        self._origin = origin
        self._books: dict[str, View] = {}
        self._rules: dict[str, Rules] = {}
        self._battles: dict[str, BattleRules] = {}

    async def rules(self, name: str) -> Rules | None:
        """What robots need of the nomination with this hash; None while the server cannot be asked."""
        book = await self._book(name)
        return None if book is None else self._rules.setdefault(name, rules_of(book))

    async def battle_rules(self, name: str) -> BattleRules | None:
        """The same where many fight at once, or wrestle."""
        book = await self._book(name)
        return None if book is None else self._battles.setdefault(name, battle_rules(book))

    async def _book(self, name: str) -> View | None:
        if name and name not in self._books:
            with contextlib.suppress(OSError, Turned):
                self._books[name] = await asyncio.to_thread(ask, self._origin, "GET", f"/api/books/{name}")
        return self._books.get(name)


class Robot:
    """A robot in a seat. It acts while its device holds that; one that was replaced by a person looks on.

    `speed`: how many times as fast as people; `seed` makes the truth of the bouts, `rng` this robot's own errors.
    """

    def __init__(self, client: Client, shelf: Shelf, ring: str, *, seed: str, speed: float, rng: Random) -> None:
        self.client = client
        self.shelf = shelf
        self.ring = ring
        self.seed = seed
        self.speed = speed
        self.rng = rng
        self.done: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        self.resting = False
        self._truth: dict[str, Truth] = {}
        self._battle: dict[str, Battle] = {}

    # What it sees

    @property
    def holds(self) -> bool:
        """Whether it has its seat, and nobody else."""
        return self.client.connected and self.client.you.state == "paired"

    @property
    def scene(self) -> View:
        """The ring as anyone sees it."""
        return self.client.view(f"ring/{self.ring}") or {}

    @property
    def contest(self) -> View:
        """The bout that is on, empty where there is none."""
        return self.scene.get("contest") or {}

    async def truth(self, contest: View) -> Truth | None:
        """What really happens in this bout."""
        stream = str(contest["stream"])
        if stream not in self._truth:
            rules = await self.shelf.rules(str(contest.get("book", "")))
            if rules is None:
                return None
            self._truth[stream] = Truth(self.seed, stream, rules)
        return self._truth[stream]

    async def battle(self, contest: View) -> Battle | None:
        """The same where many fight at once, or wrestle."""
        stream = str(contest["stream"])
        if stream not in self._battle:
            rules = await self.shelf.battle_rules(str(contest.get("book", "")))
            if rules is None:
                return None
            self._battle[stream] = Battle(self.seed, stream, rules)
        return self._battle[stream]

    def fought(self, contest: View) -> float:
        """The effective time of the round now, in seconds of people: a robot's fast fight takes as long as theirs."""
        clock = contest.get("clock") or {}
        since, frozen = clock.get("since"), clock.get("frozen_at")
        until = self.client.now() if frozen is None else int(frozen)
        passed = 0 if since is None else max(0, until - int(since))
        return (int(clock.get("elapsed") or 0) + passed) * self.speed / 1000

    async def moved(self, seconds: float = 1.0) -> None:
        """Wait until something is shown that was not, or for a while."""
        before = [(name, topic.number) for name, topic in self.client.topics.items()]
        await self.client.until(
            lambda: [(name, topic.number) for name, topic in self.client.topics.items()] != before, seconds
        )

    # What it does

    async def nap(self, low: float, high: float | None = None) -> None:
        """Take the time a person would."""
        await asyncio.sleep(self.rng.uniform(low, low if high is None else high) / self.speed)

    async def say(self, stream: str, kind: str, /, **fields: Any) -> Answer | None:
        """Give a command and wait until it is answered and shown; a question about lateness is answered by chance."""
        late = ""
        answer: Answer | None = None
        contest = self.contest
        for _ in range(3):
            answer = await self.client.send(
                stream,
                {"type": kind, **fields},
                round=int(contest.get("round", 0)),
                exchange=int(contest.get("exchange", 0)),
                seen=int(contest.get("number", 0)),
                late=late,
            )
            if answer is None or answer.status != "ask":
                break
            self.done["asked"] += 1
            late = self.rng.choice(("then", "now"))
        self._count(kind, answer)
        if answer is not None and answer.status == "done" and stream == contest.get("stream"):
            await self._shown(stream, answer.number)
        return answer

    async def _shown(self, stream: str, number: int) -> None:
        """Wait until the bout is shown as it was when a command was answered; a view lost on the way is asked for."""
        for _ in range(SHOWN_TRIES):
            if await self.client.until(
                lambda: self.contest.get("stream") != stream or int(self.contest.get("number", 0)) >= number, SHOWN
            ):
                return
            self.client.look_again()

    def _count(self, kind: str, answer: Answer | None) -> None:
        self.done[kind] += 1
        if answer is not None and answer.status != "done":
            self.refusals[answer.said.code if answer.said else answer.status] += 1

    def carry_on(self, before: Robot) -> None:
        """Take over the counts of who sat here before."""
        self.done += before.done
        self.refusals += before.refusals

    async def live(self) -> None:
        """Act while it may, until it rests."""
        while not self.resting and not self.client.closed:
            if not self.holds:
                await self.moved()
                continue
            await self.turn()

    async def turn(self) -> None:
        """Look and do the next thing."""
        raise NotImplementedError
