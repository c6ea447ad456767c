"""A spectator: watches public topics, counts what it is told, and says whether that is what there is."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

from hofmarshal.robots.client import Client
from hofmarshal.robots.posting import ask


class Spectator:
    """Watches, from a device that nobody knows."""

    def __init__(self, client: Client, topics: Iterable[str]) -> None:
        self.client = client
        self.topics = tuple(topics)
        client.watch(self.topics)

    async def wrong(self, seconds: float = 20.0) -> tuple[str, ...]:
        """The topics of which it holds something else than the server tells who asks now: nobody must act meanwhile."""
        await self.client.until(lambda: self.client.connected, seconds)
        wrong: list[str] = []
        for topic in self.topics:
            told = await asyncio.to_thread(ask, self.client.origin, "GET", f"/api/scenes/{topic}")
            truth = bare(told["view"])
            if not await self.client.until(lambda t=topic, v=truth: bare(self.client.view(t)) == v, seconds):  # type: ignore[misc]
                wrong.append(topic)
        return tuple(wrong)


def bare(view: Any) -> Any:
    """A view without what is null: by RFC 7386 an absent member and one that is null are the same."""
    if isinstance(view, dict):
        return {name: bare(value) for name, value in view.items() if value is not None}
    return [bare(one) for one in view] if isinstance(view, list) else view
