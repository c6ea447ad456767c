"""2,000 spectators by event stream, 4 updates a second: 99th percentile and memory each, against 60 ms and 40 kB."""

from __future__ import annotations

import asyncio
import resource
import sys
from importlib import import_module

from wire_ground import at, delays, ground, median, table, watched

SPECTATORS, RATE, SECONDS = 2000, 4, 15


async def main() -> int:
    """Measure and print."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(65536, resource.getrlimit(resource.RLIMIT_NOFILE)[1]),) * 2)
    async with ground() as place:
        server = import_module("psutil").Process(place.stage.pid)
        before, during = server.memory_info().rss, 0

        async def taps() -> None:
            nonlocal during
            during = server.memory_info().rss
            for _ in range(RATE * SECONDS):
                place.tap()
                await asyncio.sleep(1 / RATE)

        told = await watched(place, "sse", SPECTATORS, SECONDS, taps)
        found = delays(place, told)
    rows = [
        ("tap to spectator, median", f"{median(found):.1f} ms", ""),
        ("tap to spectator, 99 %", f"{at(found, 0.99):.1f} ms", "<= 60 ms"),
        ("memory of the server each", f"{(during - before) / SPECTATORS / 1000:.1f} kB", "<= 40 kB"),
        ("updates shown of those tapped", f"{len(found) / (SPECTATORS * RATE * SECONDS):.4f}", ">= 0.98"),
    ]
    return 0 if table(f"{SPECTATORS} spectators, {RATE} updates a second, {SECONDS} s", rows, told["cpu"]) else 1


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
