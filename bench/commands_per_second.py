"""Acknowledged, durable commands a second over the whole path (socket, signature, rights, decision, disk, answer).

`--postgres` runs the server on a PostgreSQL started for it, `--workers N` with so many processes. Bar: 3,000.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import resource
import sys
import tempfile
import time
from pathlib import Path
from random import Random

import msgspec
from stores import place as store_at
from websockets.asyncio.client import connect
from wire_ground import table

from hofmarshal.robots.client import Client
from hofmarshal.robots.posting import Device, mac
from hofmarshal.robots.secretary import Secretary
from hofmarshal.robots.stage import Stage
from hofmarshal.server.wire import Body, Send

RINGS, SECONDS, AHEAD = 40, 10, 12


async def hammer(origin: str, device: Device, ring: str, at: int, end: float) -> int:
    """Tap from one tablet with `AHEAD` commands on their way; how many were answered as done."""
    done = number = waiting = 0
    async with connect(origin.replace("http", "ws", 1) + "/api/socket", compression=None, proxy=None) as socket:
        nonce = json.loads(await socket.recv())["nonce"]
        await socket.send(json.dumps({"k": "hello", "device": device.id, "sig": mac(device.secret, f"hello\n{nonce}")}))
        await socket.recv()
        command = msgspec.Raw(b'{"type":"hit","by":"red","zone":"head","grip":"one-handed"}')
        while time.monotonic() < end or waiting:
            while waiting < AHEAD and time.monotonic() < end:
                number += 1
                body = Body(
                    id=f"{ring}-{number}", n=number, device=device.id, stream=f"contest/quick/b{ring}", at=at,
                    seat="hofmarshal", grant=1, command=command,
                )  # fmt: skip
                text = msgspec.json.encode(body).decode()
                await socket.send(msgspec.json.encode(Send(body=text, sig=mac(device.secret, text))).decode())
                waiting += 1
            answer = json.loads(await socket.recv())
            if answer["k"] in ("answer", "wrong"):
                waiting -= 1
                done += answer.get("status") == "done"
    return done


async def main(database: str, workers: int) -> int:
    """Measure and print."""
    with tempfile.TemporaryDirectory(prefix="hofmarshal-bench-") as folder:
        stage = Stage(Path(folder), database=database, workers=workers)
        await stage.start()
        desk = Client(stage.origin, await stage.organiser("Bench", "words for a bench 1"))
        running = asyncio.ensure_future(desk.run())
        await desk.until(lambda: desk.connected, 20)
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
        before, begun = resource.getrusage(resource.RUSAGE_SELF), time.monotonic()
        work = (hammer(stage.origin, one, ring, desk.now(), begun + SECONDS) for ring, one in devices.items())
        done = sum(await asyncio.gather(*work))
        seconds, after = time.monotonic() - begun, resource.getrusage(resource.RUSAGE_SELF)
        await desk.close()
        running.cancel()
        await stage.stop()
    cpu = (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime) / seconds
    where = f"PostgreSQL, {workers} workers" if database else "SQLite"
    rows = [("acknowledged commands a second", f"{done / seconds:,.0f}", ">= 3,000"), ("commands", f"{done:,}", "")]
    return 0 if table(f"{RINGS} tablets, {AHEAD} commands under way each, {where}", rows, cpu) else 1


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--postgres", action="store_true")
    asked.add_argument("--workers", type=int, default=1)
    words = asked.parse_args()
    if words.postgres:
        with store_at("postgresql") as url:
            sys.exit(asyncio.run(main(url, words.workers)))
    sys.exit(asyncio.run(main("", 1)))
