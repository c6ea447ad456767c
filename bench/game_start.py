"""How a game comes back: a server that starts with 100,000 facts in it, and one that was off while 3,000 characters bled.

The second was off for four hours of the game: each wound bled to a heavy one and on to a death that became final. The
masters' screen is asked for as soon as it answers: all of that must have happened by then.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
import time
from importlib import import_module
from pathlib import Path
from typing import Any

from game_ground import MINUTE, bandaged, begun, laid, numbers, wall, wounded
from wire_ground import table

from hofmarshal.robots.client import Client
from hofmarshal.robots.stage import Stage

CHARACTERS, FACTS = 3_000, 100_000
AWAY = 240
"""Minutes the server was off."""


def long_played(folder: Path) -> int:
    """A game with so many facts: each character wounded and healed again and again; how many entries."""
    with laid(folder) as event:
        game = begun(event, wall() - 12 * 60 * MINUTE, CHARACTERS)
        made, known = CHARACTERS, list(numbers(CHARACTERS))
        while made < FACTS:
            for number in known:
                wounded(game, number)
                game.at += 1
                bandaged(game, number)
                game.at += 1
            made += 2 * CHARACTERS
        return game.written()


def bleeding(folder: Path) -> int:
    """A game in which everybody was wounded, one after another, right before the server went off."""
    with laid(folder) as event:
        game = begun(event, wall() - (AWAY + 10) * MINUTE, CHARACTERS)
        game.at = wall() - AWAY * MINUTE
        for number in numbers(CHARACTERS):
            wounded(game, number)
            game.at += 20
        return game.written()


async def started(fill: Any) -> tuple[int, float, float, dict[str, Any], float]:
    """Entries before, seconds to the server's first answer, to the masters' first look, that look, memory in MB."""
    with tempfile.TemporaryDirectory(prefix="hofmarshal-bench-") as name:
        held = fill(Path(name))
        stage = Stage(Path(name))
        taken = await stage.start()
        began = time.monotonic()
        desk = Client(stage.origin, await stage.organiser("Bench", "words for a bench 1"))
        running = asyncio.ensure_future(desk.run())
        desk.watch(["game/masters"])
        assert await desk.until(lambda: desk.view("game/masters") is not None, 60)
        look = time.monotonic() - began
        memory = import_module("psutil").Process(stage.pid).memory_info().rss / 1e6
        seen: dict[str, Any] = desk.view("game/masters")
        await desk.close()
        running.cancel()
        await stage.stop()
    return held, taken, look, seen, memory


async def main() -> int:
    """Measure and print."""
    held, taken, look, _, memory = await started(long_played)
    entries, caught, after, seen, other = await started(bleeding)
    dead = sum(one["state"] == "dead" for one in seen["people"].values())
    rows = [
        (f"{held:,} entries: start to first answer", f"{taken:.2f} s", ""),
        ("  sign-in and the masters' first look", f"{look:.2f} s", ""),
        ("  memory of the server", f"{memory:.0f} MB", ""),
        (f"off for {AWAY} min, {entries:,} entries: first answer", f"{caught:.2f} s", ""),
        ("  sign-in and the masters' first look", f"{after:.2f} s", ""),
        ("  memory of the server", f"{other:.0f} MB", ""),
        ("  characters dead by then, as they must be", f"{dead:,}", f">= {CHARACTERS:,}"),
    ]
    return 0 if table(f"A game comes back (load {os.getloadavg()[0]:.1f})", rows) else 1


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
