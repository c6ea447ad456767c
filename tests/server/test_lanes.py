"""The threads of the desk: in order within a lane, side by side across lanes, and full or closed they say so."""

from __future__ import annotations

import asyncio
import threading
import time
from functools import partial

import pytest

from hofmarshal.server.clock import Clock
from hofmarshal.server.lanes import Full, Lanes


def test_a_lane_keeps_its_order_and_lanes_do_not_wait_for_each_other():
    async def test():
        lanes, gate = Lanes(2), threading.Event()
        done: list[int | str] = []

        def later(n: int) -> None:
            gate.wait(5)
            done.append(n)

        blocked = [lanes.run("a", partial(later, n)) for n in range(20)]
        await asyncio.wait_for(lanes.run("b", lambda: done.append("b")), 5)
        gate.set()
        await asyncio.gather(*blocked)
        assert done == ["b", *range(20)]
        await lanes.close()

    asyncio.run(test())


def test_an_exception_comes_back_and_the_lane_goes_on():
    async def test():
        lanes = Lanes(1)
        with pytest.raises(ZeroDivisionError):
            await lanes.run("a", lambda: 1 // 0)
        assert await lanes.run("a", lambda: 5) == 5
        await lanes.close()

    asyncio.run(test())


def test_what_is_too_much_or_too_late_is_refused_and_what_waits_is_finished():
    async def test():
        lanes, gate = Lanes(1, most=2), threading.Event()
        first, second = lanes.run("a", lambda: gate.wait(5)), lanes.run("b", lambda: 2)
        with pytest.raises(Full):
            lanes.run("c", lambda: 3)
        closing = asyncio.ensure_future(lanes.close())
        await asyncio.sleep(0)
        gate.set()
        await closing
        assert (first.result(), second.result()) == (True, 2)
        with pytest.raises(Full):
            lanes.run("a", lambda: 4)

    asyncio.run(test())


class Wall:
    def __init__(self):
        self.time, self.monotonic = 1000.0, 50.0

    def pass_by(self, seconds, jump=0.0):
        self.monotonic += seconds
        self.time += seconds + jump


def test_the_clock_goes_on_whatever_happens_to_the_wall_clock():
    wall = Wall()
    clock = Clock(wall=lambda: wall.time, monotonic=lambda: wall.monotonic)
    assert clock.now() == 1_000_000
    wall.pass_by(2, jump=-3600)
    assert clock.now() == 1_002_000
    assert clock.jumped() == -3_600_000
    assert clock.jumped() == 0
    wall.pass_by(1, jump=0.4)
    assert clock.jumped() == 0


def test_the_clock_does_not_start_before_what_is_recorded():
    wall = Wall()
    clock = Clock(1_005_000, wall=lambda: wall.time, monotonic=lambda: wall.monotonic)
    wall.pass_by(1)
    assert clock.now() == 1_006_000
    assert clock.jumped() == 0


def test_processes_with_one_anchor_have_one_time_whatever_the_wall_clock_said_when_they_started():
    """Given a clock that is set by 40 s at noon, when a process is started after that, then it has the others' time."""
    wall = Wall()
    first = Clock(wall=lambda: wall.time, monotonic=lambda: wall.monotonic)
    wall.pass_by(3600, jump=40)
    second = Clock(anchor=first.anchor, wall=lambda: wall.time, monotonic=lambda: wall.monotonic)
    assert first.now() == second.now() == 1_000_000 + 3_600_000
    assert (first.jumped(), second.jumped()) == (40_000, 0)


def test_the_clock_counts_as_fast_as_the_wall():
    began, clock = time.time(), Clock()
    time.sleep(0.2)
    assert abs(clock.now() - time.time() * 1000) < 50
    assert clock.anchor.at >= int(began * 1000)
