"""Acknowledged, durable commands a second over the whole path (socket, signature, rights, decision, disk, answer).

`--postgres` runs the server on a PostgreSQL started for it, `--workers N` with so many processes. Bar: 3,000.
"""

from __future__ import annotations

import argparse
import asyncio
import resource
import sys
import tempfile
import time
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import uvloop
from stores import place as store_at
from wire_ground import at as share_of
from wire_ground import median, table
from wire_hammer import Tablet, commands

from hofmarshal.robots.client import Client
from hofmarshal.robots.posting import Device
from hofmarshal.robots.secretary import Secretary
from hofmarshal.robots.stage import Stage

RINGS, SECONDS, MADE = 40, 10, 1900
"""`MADE` commands for each ring lie ready; a connection is heard 200 times a second, and 400 at once."""


async def main(database: str, workers: int, ahead: int) -> int:
    """Measure and print."""
    with tempfile.TemporaryDirectory(prefix="hofmarshal-bench-") as folder:
        stage = Stage(Path(folder), database=database, workers=workers)
        await stage.start()
        desk = Client(stage.origin, await stage.organiser("Bench", "words for a bench 1"))
        running = asyncio.ensure_future(desk.run())
        await desk.until(lambda: desk.connected, 20)
        devices = await fighting(stage, desk)
        now = desk.now()
        await desk.close()
        running.cancel()
        tablets = []
        for ring, device in devices.items():
            made = commands(device, ring, now, MADE)
            tablet = Tablet(device, made, stage.port, ahead)
            await asyncio.get_running_loop().create_connection(lambda one=tablet: one, "127.0.0.1", stage.port)  # type: ignore[misc]
            await asyncio.wait_for(tablet.ready, 10)
            tablets.append(tablet)
        before, served, begun = resource.getrusage(resource.RUSAGE_SELF), cpu_of(stage.pid), time.monotonic()
        stored = cpu_of_postgres()
        for tablet in tablets:
            tablet.begin(begun + SECONDS)
        for tablet in tablets:
            await asyncio.wait_for(tablet.idle.wait(), SECONDS + 30)
        seconds, after = time.monotonic() - begun, resource.getrusage(resource.RUSAGE_SELF)
        served, stored = cpu_of(stage.pid) - served, cpu_of_postgres() - stored
        for tablet in tablets:
            tablet.close()
        await stage.stop()
    cpu = (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime) / seconds
    done, other = sum(one.done for one in tablets), sum(one.other for one in tablets)
    took = sorted(1000 * one for tablet in tablets for one in tablet.took)
    rows = [
        ("acknowledged commands a second", f"{done / seconds:,.0f}", ">= 3,000"),
        ("commands; others answered", f"{done:,}; {other:,}", ""),
        ("from command to answer, median", f"{median(took):.0f} ms", ""),
        ("from command to answer, 99 %", f"{share_of(took, 0.99):.0f} ms", ""),
        ("server: CPU a command", f"{1e6 * served / max(1, done):.0f} us", ""),
    ]
    if database:
        rows.append(("PostgreSQL: CPU a command", f"{1e6 * stored / max(1, done):.0f} us", ""))
    where = f"PostgreSQL, {workers} workers" if database else "SQLite"
    return 0 if table(f"{RINGS} tablets, {ahead} commands under way each, {where}", rows, cpu) else 1


async def fighting(stage: Stage, desk: Client) -> dict[str, Device]:
    """A longsword bout started at each ring, and the tablet of its hofmarshal."""
    office, devices = Secretary(desk, Random()), {}
    for ring in map(str, range(1, RINGS + 1)):
        stream = f"contest/quick/b{ring}"
        quick = {"type": "quick", "bout": f"b{ring}", "ring": ring, "red": f"A{ring}", "blue": f"B{ring}"}
        await desk.send("programme", {"type": "set-ring", "ring": ring})
        await desk.send("programme", {**quick, "rulebook": "isb-duel", "nomination": "longsword"})
        devices[ring] = await office.seat(f"Tablet {ring}", "hofmarshal", ring)
        tablet = Client(stage.origin, devices[ring])
        task = asyncio.ensure_future(tablet.run())
        await tablet.until(lambda c=tablet: c.connected, 20)  # type: ignore[misc]
        for kind, more in (("call", {"override": "x"}), ("ready", {"side": "red"}), ("ready", {"side": "blue"})):
            await tablet.send(stream, {"type": kind, **more})
        await tablet.send(stream, {"type": "start", "override": "x"})
        await tablet.close()
        task.cancel()
    return devices


def cpu_of(pid: int) -> float:
    """Seconds of CPU that a process and its children have taken."""
    process = import_module("psutil").Process(pid)
    return sum(_taken(one) for one in (process, *process.children(recursive=True)))


def cpu_of_postgres() -> float:
    """Seconds of CPU of every PostgreSQL process of this user; of no use where another one is busy."""
    found = import_module("psutil").process_iter(["name"])
    return sum(_taken(one) for one in found if "postgres" in (one.info["name"] or ""))


def _taken(process: Any) -> float:
    try:
        times = process.cpu_times()
    except import_module("psutil").Error:
        return 0.0
    return float(times.user + times.system)


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--postgres", action="store_true")
    asked.add_argument("--workers", type=int, default=1)
    asked.add_argument("--ahead", type=int, default=12, help="commands of one tablet under way at once")
    words = asked.parse_args()
    if words.postgres:
        with store_at("postgresql") as url:
            sys.exit(uvloop.run(main(url, words.workers, words.ahead)))
    sys.exit(uvloop.run(main("", 1, words.ahead)))
