"""A timekeeper: remembers what a ring's clock showed, and says by how much it is off after the server came back."""

from __future__ import annotations

import time
from typing import Any

import msgspec

from hofmarshal.robots.client import Client


class Shown(msgspec.Struct, frozen=True, kw_only=True):
    """A clock at one instant of the timekeeper's own watch (`at`, ms): of which contest, at which number, what it showed."""

    stream: str
    number: int
    round: int
    at: float
    effective: float
    runs: bool


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

    def look(self) -> Shown | None:
        """What the clock shows now; None where nothing is fought or nothing is heard."""
        scene = self.client.view(f"ring/{self.ring}") or {}
        contest = scene.get("contest") or {}
        clock: dict[str, Any] = contest.get("clock") or {}
        if not self.client.connected or "elapsed" not in clock or self.client.error > 50:
            return None
        since, frozen = clock.get("since"), clock.get("frozen_at")
        runs = since is not None and frozen is None
        shown = float(clock["elapsed"])
        if since is not None:
            shown += max(0.0, (self.client.now() if frozen is None else float(frozen)) - since)
        return Shown(
            stream=str(contest["stream"]),
            number=int(contest.get("number", 0)),
            round=int(contest.get("round", 0)),
            at=time.monotonic() * 1000,
            effective=shown,
            runs=runs,
        )


def off_by(before: Shown, after: Shown) -> float | None:
    """By how many ms the clock is wrong after a restart; None where something has happened in the contest meanwhile."""
    if (before.stream, before.number, before.round) != (after.stream, after.number, after.round):
        return None
    passed = after.at - before.at if before.runs else 0.0
    return after.effective - before.effective - passed
