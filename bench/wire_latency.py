"""From a tap to 200 watchers at 20 taps a second: median and 99th percentile, against the bars of 5 and 15 ms."""

from __future__ import annotations

import asyncio
import sys

from wire_ground import at, delays, ground, median, table, watched

WATCHERS, RATE, SECONDS = 200, 20, 15


async def main() -> int:
    """Measure and print."""
    async with ground() as place:

        async def taps() -> None:
            for _ in range(RATE * SECONDS):
                place.tap()
                await asyncio.sleep(1 / RATE)

        told = await watched(place, "ws", WATCHERS, SECONDS, taps)
        found = delays(place, told)
    wanted = WATCHERS * RATE * SECONDS
    rows = [
        ("tap to watcher, median", f"{median(found):.1f} ms", "<= 5 ms"),
        ("tap to watcher, 99 %", f"{at(found, 0.99):.1f} ms", "<= 15 ms"),
        ("updates shown of those tapped", f"{len(found) / wanted:.4f}", ">= 0.98"),
    ]
    return 0 if table(f"{WATCHERS} watchers, {RATE} taps a second, {SECONDS} s", rows, told["cpu"]) else 1


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
