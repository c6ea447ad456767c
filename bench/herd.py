"""300 devices whose server is killed and starts again: how long until all are back, told what they missed, and served."""

from __future__ import annotations

import asyncio
import sys
import time
from random import Random

from wire_ground import ground, table

from hofmarshal.robots.client import Client

DEVICES, KILLS = 300, 3


async def main() -> int:
    """Measure and print."""
    async with ground() as place:
        rng = Random(3)
        herd = [Client(place.stage.origin, None, rng=rng) for _ in range(DEVICES)]
        tasks = [asyncio.ensure_future(one.run()) for one in herd]
        for one in herd:
            one.watch(["rings", *(f"ring/{ring}" for ring in place.clients)])
        everyone = [*herd, *place.clients.values(), place.desk]
        assert await place.desk.until(lambda: all(one.connected for one in everyone), 60)
        starts, backs, served = [], [], []
        clock, cpu = time.monotonic(), time.process_time()
        for _ in range(KILLS):
            await place.stage.kill()
            await asyncio.sleep(1.0)
            began = time.monotonic()
            starts.append(await place.stage.start())
            ready = time.monotonic()
            while not all(one.connected for one in everyone):
                if time.monotonic() - began > 120:
                    raise AssertionError("not all came back")
                await asyncio.sleep(0.01)
            backs.append(time.monotonic() - ready)
            asked = time.monotonic()
            answer = await place.desk.send("programme", {"type": "name-event", "name": f"After {asked:.3f}"})
            assert answer is not None, "no answer"
            assert answer.status == "done", answer
            served.append(time.monotonic() - asked)
        cost = (time.process_time() - cpu) / (time.monotonic() - clock)
        for one in herd:
            await one.close()
        for task in tasks:
            task.cancel()
    rows = [
        ("start of the server, worst", f"{max(starts):.1f} s", ""),
        ("from its start until all are back, worst", f"{max(backs):.1f} s", ""),
        ("a command right after that, worst", f"{1000 * max(served):.0f} ms", ""),
    ]
    return 0 if table(f"{DEVICES} devices, {KILLS} kills", rows, cost) else 1


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
