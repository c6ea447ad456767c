"""Updates a second that all of 200 watchers have seen, frames coalesced: against the bar of 1,000."""

from __future__ import annotations

import asyncio
import sys
import time

from wire_ground import ground, table, watched

WATCHERS, TAPS, AT_ONCE, RINGS = 200, 6000, 60, 16


async def main() -> int:
    """Measure and print."""
    async with ground(rings=RINGS) as place:
        begun = 0.0

        async def taps() -> None:
            nonlocal begun
            begun = time.monotonic()
            for number in range(TAPS):
                place.tap()
                if number % AT_ONCE == AT_ONCE - 1:
                    await asyncio.sleep(AT_ONCE / 1500)

        told = await watched(place, "ws", WATCHERS, 12, taps)
    newest = min((marks[-1] if marks else -1) for marks, _ in told["watchers"])
    seen = max((times[-1] if times else begun) for _, times in told["watchers"]) - begun
    rows = [
        ("updates a second seen by all", f"{(newest + 1) / max(seen, 0.001):,.0f}", ">= 1,000"),
        ("updates tapped", f"{TAPS:,}", ""),
        ("frames a watcher was sent", f"{told['frames'] / WATCHERS:,.0f}", ""),
    ]
    return 0 if table(f"{WATCHERS} watchers, taps as fast as they go", rows, told["cpu"]) else 1


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
