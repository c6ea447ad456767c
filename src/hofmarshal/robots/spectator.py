"""A spectator: watches public topics, counts what it is told, and says whether that is what there is."""

from __future__ import annotations

import asyncio
import time
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
        """The topics of which it still holds something else than the server tells who asks, after so many seconds.

        Asked again and again: a view may change by itself meanwhile, as the expected times do with every minute.
        """
        await self.client.until(lambda: self.client.connected, seconds)
        return tuple([topic for topic in self.topics if not await self._agrees(topic, seconds)])

    async def _agrees(self, topic: str, seconds: float) -> bool:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            told = await asyncio.to_thread(ask, self.client.origin, "GET", f"/api/scenes/{topic}")
            if bare(self.client.view(topic)) == bare(told["view"]):
                return True
            await asyncio.sleep(0.25)
        return False


def bare(view: Any) -> Any:
    """A view without what is null: by RFC 7386 an absent member and one that is null are the same."""
    if isinstance(view, dict):
        return {name: bare(value) for name, value in view.items() if value is not None}
    return [bare(one) for one in view] if isinstance(view, list) else view
