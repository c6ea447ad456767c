"""How long the scenes of a ring take to build after one more tap, and after one more ruling, in a long contest of a busy event.

The client's cost is none: it is one call in the process. Run it as `python -m bench.scene_build`.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable

from hofmarshal.contest import commands as cmd
from hofmarshal.server.scenes.build import Scenes
from hofmarshal.tournament import programme_words as w
from tests.server.event_world import MemoryWorld

RINGS = tuple(str(number) for number in range(1, 5))
ENTRIES = tuple(str(number) for number in range(100, 148))
EVENTS = 300
BAR = 1.0
"""Milliseconds for the scene of a ring after a tap, at the median."""


def busy() -> tuple[MemoryWorld, str]:
    """Four rings, a nomination of 48 in groups, and a contest of 300 events: the stream of that one."""
    world = MemoryWorld()
    world.ring(*RINGS)
    world.nomination("shields", "shchyt-mech", "shchyt-mech", ENTRIES)
    stream = world.quick("isb-duel", "longsword")
    world.begin(stream)
    while len(world.contest(stream).history) < EVENTS:
        for seat in range(1, 5):
            world.at += 40
            world.done(stream, tap_of(world, stream), f"line-marshal-{seat}")
        world.done(stream, cmd.Hit(by="red", zone="groin", grip="one-handed"))
        world.done(stream, cmd.Halt())
        world.done(stream, cmd.Start())
    return world, stream


def tap_of(world: MemoryWorld, stream: str) -> cmd.Observe:
    """A tap for the present exchange."""
    return cmd.Observe(side="red", zone="head", grip="two-handed", round=1, exchange=world.contest(stream).exchange)


def measured(world: MemoryWorld, stream: str, scenes: Scenes, step: Callable[[], object], topic: str) -> list[float]:
    """Milliseconds a build took after each of 200 steps."""
    found = []
    scenes.build(topic)
    for _ in range(200):
        world.at += 20
        step()
        scenes.changed(stream)
        started = time.perf_counter()
        scenes.build(topic)
        found.append((time.perf_counter() - started) * 1000)
    return found


def main() -> int:
    """Prints the medians; 1 if the bar is not met."""
    world, stream = busy()
    scenes = Scenes(world)

    def tap() -> None:
        if len(world.contest(stream).taps) >= 8:
            world.done(stream, cmd.Halt())
            world.done(stream, cmd.Start())
        world.done(stream, tap_of(world, stream), "line-marshal-2")

    def swap() -> None:
        world.done(stream, cmd.SwapSides())

    medians = {}
    for name, step, topic in (
        ("ring after a tap", tap, "ring/1"), ("console after a tap", tap, "ring/1/console"), ("rings after a tap", tap, "rings"),
        ("ring after an event that shows", swap, "ring/1"),
    ):  # fmt: skip
        times = sorted(measured(world, stream, scenes, step, topic))
        medians[name] = statistics.median(times)
        print(f"{name}: median {medians[name]:.2f} ms, p99 {times[int(len(times) * 0.99)]:.2f} ms")
    world.done("programme", w.NameEvent(name="Winter Lists"))
    met = medians["ring after a tap"] < BAR
    print(f"bar: ring after a tap under {BAR} ms: {'met' if met else 'NOT met'}")
    return 0 if met else 1


if __name__ == "__main__":
    raise SystemExit(main())
