"""What the wire's benches share: a real server with bouts that are fought, taps at a rate, a load of watchers, a table."""

from __future__ import annotations

import asyncio
import json
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from hofmarshal.robots.client import Client
from hofmarshal.robots.posting import Device, mac
from hofmarshal.robots.secretary import Secretary
from hofmarshal.robots.stage import Stage
from hofmarshal.server.wire import Body, Send

HERE = Path(__file__).parent
RINGS = 4
"""Bouts that are fought at once. One connection may send 200 frames a second (server/socket.py): more taps need more."""


class Ground:
    """A running server with a longsword bout started at each ring, and the hofmarshals who rule on its blows."""

    def __init__(self, stage: Stage, desk: Client, clients: dict[str, Client], devices: dict[str, Device]) -> None:
        self.stage = stage
        self.desk = desk
        self.clients = clients
        self.devices = devices
        self.sent: dict[int, float] = {}
        self._count = 0

    def tap(self) -> None:
        """Rule on a blow at the next ring; the command's id is a mark that every watcher is shown."""
        number = self._count
        self._count += 1
        rings = tuple(self.clients)
        ring = rings[number % len(rings)]
        client, device = self.clients[ring], self.devices[ring]
        side = "red" if number // len(rings) % 2 else "blue"
        command = {"type": "hit", "by": side, "zone": "head", "grip": "one-handed"}
        body = Body(
            id=f"tap-{number:06d}", n=number + 1, device=device.id, stream=f"contest/quick/b{ring}", at=client.now(),
            seat=client.you.seat, grant=client.you.grant, command=msgspec.Raw(msgspec.json.encode(command)),
        )  # fmt: skip
        text = msgspec.json.encode(body).decode()
        frame = msgspec.json.encode(Send(body=text, sig=mac(device.secret, text))).decode()
        self.sent[number] = time.monotonic()
        client.put(frame)


@asynccontextmanager
async def ground(rings: int = RINGS, database: str = "", workers: int = 1) -> AsyncIterator[Ground]:
    """A server with a bout that runs at each of `rings` rings."""
    with tempfile.TemporaryDirectory(prefix="hofmarshal-bench-") as folder:
        stage = Stage(Path(folder), database=database, workers=workers)
        await stage.start()
        desk = Client(stage.origin, await stage.organiser("Bench", "words for a bench 1"))
        tasks = [asyncio.ensure_future(desk.run())]
        await desk.until(lambda: desk.connected, 20)
        office = Secretary(desk, Random())
        clients, devices = {}, {}
        for ring in map(str, range(1, rings + 1)):
            await desk.send("programme", {"type": "set-ring", "ring": ring})
            quick = {
                "type": "quick",
                "bout": f"b{ring}",
                "ring": ring,
                "red": f"A{ring}. Invented",
                "blue": f"B{ring}. Made-up",
            }
            await desk.send("programme", {**quick, "rulebook": "isb-duel", "nomination": "longsword"})
            devices[ring] = await office.seat(f"Tablet {ring}", "hofmarshal", ring)
            clients[ring] = client = Client(stage.origin, devices[ring])
            tasks.append(asyncio.ensure_future(client.run()))
            await client.until(lambda c=client: c.connected, 20)  # type: ignore[misc]
            stream = f"contest/quick/b{ring}"
            said: list[dict[str, Any]] = [{"type": "call", "override": "bench"}, {"type": "ready", "side": "red"}]
            said += [{"type": "ready", "side": "blue"}, {"type": "start", "override": "bench"}]
            for command in said:
                answer = await client.send(stream, command)
                assert answer is not None, command
                assert answer.status == "done", (command, answer)
        try:
            yield Ground(stage, desk, clients, devices)
        finally:
            for one in (desk, *clients.values()):
                await one.close()
            for task in tasks:
                task.cancel()
            await stage.stop()


async def watched(place: Ground, kind: str, count: int, seconds: float, tap: Any) -> dict[str, Any]:
    """Run a load beside `tap()`, which sends for as long as it is awaited; what the load saw."""
    topics = [f"ring/{ring}" for ring in place.clients]
    words = [str(HERE / "wire_load.py"), kind, str(place.stage.port), str(count), str(seconds + 3), *topics]
    load = await asyncio.create_subprocess_exec(sys.executable, *words, stdout=asyncio.subprocess.PIPE, limit=1 << 30)
    assert load.stdout is not None
    assert (await load.stdout.readline()).strip() == b"ready"
    await tap()
    told: dict[str, Any] = json.loads(await load.stdout.readline())
    await load.wait()
    return told


def delays(place: Ground, told: dict[str, Any]) -> list[float]:
    """Milliseconds from each tap to each watcher who was shown it, sorted."""
    found = []
    for marks, times in told["watchers"]:
        found += [1000 * (at - place.sent[mark]) for mark, at in zip(marks, times, strict=True) if mark in place.sent]
    return sorted(found)


def table(title: str, rows: list[tuple[str, str, str]], cost: float | None = None) -> bool:
    """Print figures beside their bars; whether each is kept. A bar reads `<= 5 ms`, or is empty."""
    print(title)
    kept = True
    for what, figure, bar in rows:
        verdict = ""
        if bar:
            number, limit = float(figure.split()[0].replace(",", "")), float(bar.split()[1].replace(",", ""))
            fits = number <= limit if bar.startswith("<=") else number >= limit
            verdict, kept = ("kept" if fits else "NOT KEPT"), kept and fits
        print(f"  {what:44}{figure:>16}   {bar:14}{verdict}")
    if cost is not None:
        print(f"  the load's own process took {100 * cost:.0f} % of a core")
    return kept


def at(sorted_values: list[float], share: float) -> float:
    """The value below which that share lies."""
    return (
        sorted_values[min(len(sorted_values) - 1, int(share * len(sorted_values)))] if sorted_values else float("inf")
    )


def median(values: list[float]) -> float:
    """The middle value."""
    return statistics.median(values) if values else float("inf")
