"""A game of 3,000 characters: 100 taps a second from 100 players' phones, seen by 40 masters, while deadlines pass.

Each tap is timed to each master's screen. Beside the taps wounds bleed, 25 a second: when each was recorded is held
against its instant of the game. The phones and the screens are in a process of their own.
"""

from __future__ import annotations

import asyncio
import gc
import gzip
import json
import os
import re
import secrets
import sys
import tempfile
import time
from collections import defaultdict
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, cast

import msgspec
import uvloop
from game_ground import FIRST, MINUTE, begun, laid, numbers, wall, with_things, wounded
from wire_ground import HERE, at, median, table
from wire_hammer import NONCE, framed

from hofmarshal.larp import clock
from hofmarshal.larp.clock import wall_of
from hofmarshal.robots.client import Client
from hofmarshal.robots.posting import Device, mac
from hofmarshal.robots.secretary import Secretary
from hofmarshal.robots.stage import Stage
from hofmarshal.server.wire import Body, Send

CHARACTERS, MASTERS, PLAYERS, RATE, SECONDS = 3_000, 40, 100, 100, 30.0
OBLIGATIONS, PROPS = 500, 100
BLEED_EVERY, BLEEDING_FROM, BLEEDING = 40, 10_000, 1_800
"""Wounds bleed every so many ms from so long after the fill on, longer than the taps go; those before them do not count."""

KEY = re.compile(rb'"(1\d{5})":\{')
KEEP = 9
"""Bytes of the end that are looked at again with what comes next: one less than a key."""


class Screen(asyncio.Protocol):
    """A device that greets, watches and notes when each character's row changed; `send` gives a command for one."""

    def __init__(self, device: Device, port: int, topics: list[str], zero: float) -> None:
        self.device, self.port, self.topics, self.zero = device, port, topics, zero
        self.seen: defaultdict[int, list[float]] = defaultdict(list)
        self.counting = False
        self.frames = self.snaps = self.refused = 0
        self._count = int(time.time() * 1000)
        self._rest = b""
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the socket."""
        self.transport = cast("asyncio.Transport", transport)
        upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        ask = f"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n{upgrade}Sec-WebSocket-Version: 13\r\n\r\n"
        self.transport.write(ask.encode())

    def data_received(self, data: bytes) -> None:
        """Note what came."""
        now = time.monotonic()
        text = self._rest + data
        if not self.ready.done():
            self._greet(text)
            return
        self._rest = data[-KEEP:] if len(data) >= KEEP else text[-KEEP:]
        if not self.counting:
            return
        self.frames += 1
        self.snaps += b'{"k":"snap"' in data
        self.refused += data.count(b'"status":"refused"') + data.count(b'{"k":"wrong"')
        for found in KEY.findall(text):
            self.seen[int(found)].append(now)

    def _greet(self, text: bytes) -> None:
        """Say who this is, once the server has said its nonce; watch, once it has said welcome."""
        self._rest = text
        nonce = NONCE.search(text)
        if nonce is not None:
            self._rest = b""
            sig = mac(self.device.secret, f"hello\n{nonce.group(1).decode()}")
            self._say({"k": "hello", "device": self.device.id, "sig": sig})
        elif b'{"k":"welcome"' in text:
            self._rest = b""
            self.ready.set_result(None)
            self._say({"k": "watch", "topics": dict.fromkeys(self.topics, 0)})

    def command(self, seat: str, stream: str, command: bytes) -> None:
        """Give a command of this instant."""
        self._count += 1
        body = Body(
            id=secrets.token_hex(16), n=self._count, device=self.device.id, stream=stream, seat=seat, grant=1,
            at=round(self.zero + time.monotonic() * 1000), command=msgspec.Raw(command),
        )  # fmt: skip
        text = msgspec.json.encode(body).decode()
        self.transport.write(framed(msgspec.json.encode(Send(body=text, sig=mac(self.device.secret, text)))))

    def ping(self) -> None:
        """Say that it is there."""
        self._say({"k": "ping", "t": 1, "unsent": 0, "error": 1})

    def _say(self, frame: dict[str, object]) -> None:
        self.transport.write(framed(json.dumps(frame).encode()))


WOUND, TREAT = b'{"type":"wound","zone":"left-arm"}', b'{"type":"aid","kind":"treatment"}'


async def load(port: int, masters: list[Device], players: dict[int, Device], zero: float) -> None:
    """Connect all, tap, tell what was seen."""
    loop = asyncio.get_running_loop()

    async def joined(device: Device, topics: list[str]) -> Screen:
        _, screen = await loop.create_connection(lambda: Screen(device, port, topics, zero), "127.0.0.1", port)
        await screen.ready
        return screen

    screens = [await joined(device, ["game", "game/masters"]) for device in masters]
    phones = {who: await joined(one, ["game", f"game/character/{who}"]) for who, one in players.items()}
    everyone = [*screens, *phones.values()]

    async def pinging() -> None:
        while True:
            await asyncio.sleep(2.0)
            for one in everyone:
                one.ping()

    pings = asyncio.ensure_future(pinging())
    await asyncio.sleep(3.0)
    print("ready", flush=True)
    for one in everyone:
        one.counting = True
    began, cpu = time.monotonic(), time.process_time()
    sent: defaultdict[int, list[float]] = defaultdict(list)
    turn = list(phones)
    for number in range(int(RATE * SECONDS)):
        who = turn[number % len(turn)]
        await asyncio.sleep(max(0.0, began + number / RATE - time.monotonic()))
        sent[who].append(time.monotonic())
        phones[who].command(f"player:{who}", f"character/{who}", WOUND if len(sent[who]) % 2 else TREAT)
    await asyncio.sleep(2.0)
    cost = (time.process_time() - cpu) / (time.monotonic() - began)
    pings.cancel()
    delays, lacking = [], 0
    for screen in screens:
        for who, taps in sent.items():
            times = screen.seen[who]
            lacking += abs(len(times) - len(taps))
            delays += [1000 * (shown - tap) for tap, shown in zip(taps, times, strict=False)]
    delays.sort()
    told = {
        "cpu": cost, "median": median(delays), "p99": at(delays, 0.99), "worst": at(delays, 1), "shown": len(delays),
        "lacking": lacking, "snaps": sum(one.snaps for one in screens), "frames": screens[0].frames,
        "refused": sum(one.refused for one in phones.values()),
    }  # fmt: skip
    print(json.dumps(told), flush=True)


def filled(folder: Path) -> None:
    """3,000 characters, of whom many were wounded half an hour ago, a moment after one another."""
    now = wall()
    with laid(folder) as event:
        game = begun(event, now + BLEEDING_FROM - 30 * MINUTE - 1_000, CHARACTERS)
        with_things(game, CHARACTERS, OBLIGATIONS, PROPS)
        for place, number in enumerate(list(numbers(CHARACTERS))[PLAYERS : PLAYERS + BLEEDING]):
            game.at = now + BLEEDING_FROM - 30 * MINUTE + BLEED_EVERY * place
            wounded(game, number)
        game.written()


def lateness(folder: Path, since: int) -> list[int]:
    """By how many ms each deadline was recorded after its instant, sorted: those due from the wall's `since` on."""
    with laid(folder) as event:
        state: clock.State = event.look(clock.STREAM)
        entries = [one for one in event.journal.tail(0, 1_000_000) if one.type == "lapsed"]
    due = [(one.recorded, wall_of(state, one.at) or 0) for one in entries]
    return sorted(recorded - at for recorded, at in due if at >= since)


async def seated(stage: Stage) -> tuple[Client, list[Device], dict[int, Device], list[asyncio.Future[Any]]]:
    """The organiser's desk, the masters' devices, and the players' by character."""
    desk = Client(stage.origin, await stage.organiser("Bench", "words for a bench 1"))
    tasks: list[asyncio.Future[Any]] = [asyncio.ensure_future(desk.run())]
    assert await desk.until(lambda: desk.connected, 20)
    office = Secretary(desk, Random())
    masters = [await office.seat(f"Master {n}", "master", "", f"master-{n}") for n in range(1, MASTERS + 1)]
    players = {}
    for number in range(FIRST, FIRST + PLAYERS):
        players[number] = await office.seat(f"Phone {number}", "player", "", f"player:{number}")
    return desk, masters, players, tasks


async def first_look(desk: Client) -> tuple[float, int, int]:
    """Seconds until a screen that comes anew is shown everybody; how many bytes that is, and compressed."""
    desk.watch(["game/masters"])
    began = time.monotonic()
    assert await desk.until(lambda: desk.view("game/masters") is not None, 20)
    taken = time.monotonic() - began
    text = msgspec.json.encode(desk.view("game/masters"))
    desk.watch([])
    return taken, len(text), len(gzip.compress(text))


async def main() -> int:
    """Fill, load, measure, print."""
    with tempfile.TemporaryDirectory(prefix="hofmarshal-bench-") as name:
        folder = Path(name)
        filled(folder)
        stage = Stage(folder)
        start = await stage.start()
        process = import_module("psutil").Process(stage.pid)
        idle = process.memory_info().rss
        desk, masters, players, tasks = await seated(stage)
        taken, size, packed = await first_look(desk)
        zero = desk.now() - time.monotonic() * 1000
        orders = folder / "load.json"
        said = {
            "port": stage.port,
            "zero": zero,
            "masters": masters,
            "players": {str(k): v for k, v in players.items()},
        }
        orders.write_bytes(msgspec.json.encode(said))
        words = (str(HERE / "game_load.py"), "load", str(orders))
        loading = await asyncio.create_subprocess_exec(sys.executable, *words, stdout=asyncio.subprocess.PIPE)
        assert loading.stdout is not None
        assert (await loading.stdout.readline()).strip() == b"ready"
        before, since = process.cpu_times(), desk.now()
        seen: dict[str, Any] = json.loads(await loading.stdout.readline())
        await loading.wait()
        after = process.cpu_times()
        used = (after.user + after.system - before.user - before.system) / (SECONDS + 2)
        full = process.memory_info().rss
        await desk.close()
        for task in tasks:
            task.cancel()
        await stage.stop()
        late = lateness(folder, since)
    rows = [
        ("tap to a master's screen, 99 %", f"{seen['p99']:.1f} ms", "<= 100 ms"),
        ("  median, worst", f"{seen['median']:.1f}, {seen['worst']:.1f} ms", ""),
        ("taps not shown, or shown twice", f"{seen['lacking']} of {seen['shown']:,}", "<= 0"),
        ("taps refused", f"{seen['refused']}", "<= 0"),
        (f"{len(late):,} deadlines, the latest", f"{late[-1]} ms", "<= 1000 ms"),
        ("  median, 99 %", f"{late[len(late) // 2]}, {late[int(len(late) * 0.99)]} ms", ""),
        ("frames each master was sent", f"{seen['frames']:,} ({seen['snaps']} whole)", ""),
        ("a master's first look: kB, compressed", f"{size / 1000:.0f}, {packed / 1000:.0f} kB", ""),
        ("  shown after", f"{1000 * taken:.0f} ms", ""),
        ("memory of the server: idle, after", f"{idle / 1e6:.0f}, {full / 1e6:.0f} MB", ""),
        ("processor the server used", f"{100 * used:.0f} % of a core", ""),
        ("start of the server", f"{start:.2f} s", ""),
    ]
    title = f"{CHARACTERS} characters, {RATE} taps a second, {MASTERS} masters, {PLAYERS} players"
    return 0 if table(f"{title} (load {os.getloadavg()[0]:.1f})", rows, seen["cpu"]) else 1


if __name__ == "__main__":
    if sys.argv[1:2] == ["load"]:
        gc.disable()  # a pause of this process would be counted as the server's
        plan = msgspec.json.decode(Path(sys.argv[2]).read_bytes())
        some = msgspec.convert(plan["masters"], list[Device])
        all_players = msgspec.convert(plan["players"], dict[str, Device])
        uvloop.run(load(plan["port"], some, {int(k): v for k, v in all_players.items()}, plan["zero"]))
    else:
        sys.exit(asyncio.run(main()))
