"""A timekeeper: remembers what a ring's clock showed, and says by how much it is off after the server came back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from hofmarshal.contest.evolve import fold
from hofmarshal.contest.state import Contest
from hofmarshal.robots.client import Client
from hofmarshal.server.scenes.contest import clock_scene

UNSURE = 50
"""The error (ms) of the server's time as the timekeeper knows it, beyond which it compares nothing."""


class Time(msgspec.Struct, frozen=True):
    """An instant (ms) on the timekeeper's own watch, and in the server's time as it knows that."""

    own: float
    server: float


class Facts(msgspec.Struct, frozen=True):
    """What the clock of a round rests on; by these every screen counts on by itself (`ClockScene`)."""

    elapsed: int
    since: int | None
    frozen_at: int | None
    horn_at: int | None


class Shown(msgspec.Struct, frozen=True, kw_only=True):
    """A clock at one instant of the timekeeper's own watch (`at`, ms): of which contest, at which number, what it showed.

    `server` is the server's time at that instant as the timekeeper reckons it.
    """

    stream: str
    number: int
    round: int
    at: float
    server: float
    facts: Facts

    @property
    def runs(self) -> bool:
        """Whether effective time passes."""
        return self.facts.since is not None and self.facts.frozen_at is None

    @property
    def effective(self) -> float:
        """The effective time that a screen shows, in ms."""
        since, frozen = self.facts.since, self.facts.frozen_at
        if since is None:
            return float(self.facts.elapsed)
        return self.facts.elapsed + max(0.0, (self.server if frozen is None else frozen) - since)


class Timekeeper:
    """Looks at the clock of a ring."""

    def __init__(self, client: Client, ring: str) -> None:
        self.client = client
        self.ring = ring

    @property
    def fresh(self) -> bool:
        """Whether it has heard of the ring since it was connected last: a view of before says nothing of now."""
        topic = self.client.topics.get(f"ring/{self.ring}")
        return self.client.connected and topic is not None and topic.number > 0

    @property
    def sure(self) -> bool:
        """Whether it knows the server's time well enough to compare."""
        return self.client.connected and self.client.error <= UNSURE

    def time(self) -> Time | None:
        """The time now; None where the server's is not known well enough."""
        own = self.client.own()
        return Time(own, own + self.client.ahead) if self.sure else None

    def look(self) -> Shown | None:
        """What the clock shows now; None where nothing is fought or nothing is heard."""
        scene = self.client.view(f"ring/{self.ring}") or {}
        contest = scene.get("contest") or {}
        clock: dict[str, Any] = contest.get("clock") or {}
        now = self.time()
        if now is None or "elapsed" not in clock:
            return None
        return Shown(
            stream=str(contest["stream"]),
            number=int(contest.get("number", 0)),
            round=int(contest.get("round", 0)),
            at=now.own,
            server=now.server,
            facts=Facts(int(clock["elapsed"]), clock.get("since"), clock.get("frozen_at"), clock.get("horn_at")),
        )


def off_by(before: Shown, after: Shown) -> float | None:
    """By how many ms the clock is wrong after a restart; None where somebody has stopped or started it meanwhile."""
    if (before.stream, before.round, before.facts) != (after.stream, after.round, after.facts):
        return None
    passed = after.at - before.at if before.runs else 0.0
    return after.effective - before.effective - passed


def jumped(before: Time, after: Time) -> float:
    """By how many ms the server's time has jumped between two instants, by the timekeeper's own watch."""
    return (after.server - after.own) - (before.server - before.own)


def untrue(contest: Contest, looks: Sequence[Shown]) -> Iterator[str]:
    """What was shown of a contest's clock that its journal does not say of it at that number."""
    for one in looks:
        if one.number > len(contest.history):
            yield f"{one.stream}: number {one.number} was shown, the journal has {len(contest.history)}"
            continue
        scene = clock_scene(fold(contest.setup, contest.history[: one.number]))
        stands = Facts(scene.elapsed, scene.since, scene.frozen_at, scene.horn_at)
        if stands != one.facts:
            yield f"{one.stream}: at number {one.number} the clock showed {one.facts}, the journal says {stands}"
