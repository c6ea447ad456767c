"""Promise: `hofmarshal demo --game` shows a game that goes on by itself, and any character, or the master's seat, may be taken.

From outside: the command in a process of its own, its links as it prints them, the wire as any phone speaks it. Who looks at the
masters' topic soon sees somebody bleed, somebody die, somebody lose all reason, and an obligation signed.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import signal
import subprocess
import tempfile
import threading
import time
import urllib.request
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from product import ROOT, Promise, command

from hofmarshal.robots.captain import paired
from hofmarshal.robots.client import Client
from hofmarshal.robots.posting import Device, pair, sign_in
from hofmarshal.robots.stage import ORGANISER

SPEED = "2"
"""Twice as fast as by itself: this is no measurement."""

LONG = 180.0
"""Seconds after which something that did not come is missed; on a quiet machine all is seen in half a minute."""


class Demo:
    """The command while it runs; `links` waits for what it prints."""

    def __init__(self, temporary: str) -> None:
        plain = {k: v for k, v in os.environ.items() if not k.startswith(("HOFMARSHAL_", "LC_", "LANG"))}
        env = {**plain, "HOFMARSHAL_LANG": "en", "PYTHONUTF8": "1", "PYTHONUNBUFFERED": "1", "TMPDIR": temporary}
        words = [*command(), "demo", "--game", "--no-browser", "--host", "127.0.0.1", "--speed", SPEED]
        self.begun = time.monotonic()
        self.said: list[str] = []
        self.process = subprocess.Popen(
            words,
            cwd=ROOT,
            env=env,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        self._reading = threading.Thread(target=self._read, daemon=True)
        self._reading.start()

    @property
    def seconds(self) -> float:
        """Since the command was given."""
        return time.monotonic() - self.begun

    def line(self, begins: str) -> str:
        """What it prints behind these words; raises `TimeoutError`."""
        while self.seconds < LONG and self.process.poll() is None:
            for one in tuple(self.said):
                if one.startswith(begins):
                    return one.removeprefix(begins).strip()
            time.sleep(0.05)
        raise TimeoutError(f"{begins}: {self.said}")

    def ends(self) -> int | None:
        """Ctrl-C, which its server hears of too; the exit code, None if it goes on."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        try:
            return self.process.wait(60)
        except subprocess.TimeoutExpired:
            return None

    def killed(self) -> None:
        """No process of it is left, whatever happened."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)

    def _read(self) -> None:
        assert self.process.stdout is not None
        for one in self.process.stdout:
            self.said.append(one.rstrip())


class Still(urllib.request.HTTPRedirectHandler):
    """Follows nothing: where a link leads is what is asked."""

    def redirect_request(self, *args: Any) -> None:
        """Stay."""


def leads_to(link: str, *, post: bool = False) -> str:
    """Where a link of the start page leads."""
    opener = urllib.request.build_opener(Still)
    try:
        opener.open(urllib.request.Request(link, method="POST" if post else "GET"), timeout=20)
    except urllib.error.HTTPError as answer:
        return str(answer.headers.get("Location", ""))
    return ""


async def on_the_wire(origin: str, device: Device, *topics: str) -> tuple[Client, asyncio.Future[None]]:
    """A device that watches."""
    client = Client(origin, device)
    client.watch(topics)
    running = asyncio.ensure_future(client.run())
    await client.until(lambda: client.connected, LONG)
    return client, running


def signs(client: Client) -> dict[str, Callable[[], bool]]:
    """What is to be seen, and whether it is by now."""

    def people() -> list[dict[str, Any]]:
        return list(((client.view("game/masters") or {}).get("people") or {}).values())

    def ledger() -> list[dict[str, Any]]:
        return list(((client.view("game/ledger") or {}).get("obligations") or {}).values())

    return {
        "somebody bleeds": lambda: any(one.get("what") == "bleeding" for one in people()),
        "somebody dies": lambda: any(one["state"] in ("dead", "presumed-dead") for one in people()),
        "somebody has lost all reason": lambda: any(one["state"] == "broken" or one["asylum"] for one in people()),
        "an obligation is signed": lambda: any(one["signed"] for one in ledger()),
    }


async def seen(promise: Promise, demo: Demo, client: Client) -> None:
    """Look on until all of it was seen, each for however short a time."""
    found: dict[str, float] = {}
    wanted = signs(client)

    def all_seen() -> bool:
        for name, true in wanted.items():
            if name not in found and true():
                found[name] = demo.seconds
        return len(found) == len(wanted)

    await client.until(all_seen, LONG)
    for name in wanted:
        promise.check(f"{name} ({found.get(name, 0):.0f} s after the command)", name in found)


async def a_players_place(promise: Promise, start: str, origin: str) -> None:
    """Take a character, report a wound as its player, give the phone back to its robot."""
    link = leads_to(f"{start}/take?ring=&role=player&seat=player:5&host=127.0.0.1")
    number, _, code = urlsplit(link).fragment.partition(".")
    promise.check(
        "a character's button leads to its phone, with the printed code", (number, len(code)) == ("5", 18), link
    )
    device = await paired(origin, number, code, "Somebody", "player")
    client, running = await on_the_wire(origin, device, "game", f"game/character/{number}")
    promise.equal("the phone has the player's seat", (client.you.seat, client.you.state), ("player:5", "paired"))
    await client.until(lambda: bool(client.view(f"game/character/{number}")), LONG)
    zone = client.view("game")["zones"][0]["id"]
    answer = await client.send(f"character/{number}", {"type": "wound", "zone": zone})
    # the robot may have been dying when its phone was taken: then the refusal names the clause
    good = answer is not None and (answer.status == "done" or (answer.said is not None and bool(answer.said.cites)))
    promise.check("what its player reports is answered", good, answer)
    if answer is not None and answer.status == "done":
        shown = await client.until(lambda: answer.event in client.view(f"game/character/{number}")["log"], LONG)
        promise.check("and stands on the card", shown)
    await asyncio.to_thread(leads_to, f"{start}/back?ring=&seat=player:5&lang=en", post=True)
    gone = await client.until(lambda: client.you.state == "replaced", LONG)
    promise.check("given back, the phone is the robot's again", gone, client.you)
    await client.close()
    running.cancel()


async def the_masters_place(promise: Promise, link: str, origin: str) -> None:
    """Take the master's seat, tell everybody something, pause the game."""
    code, _, key = urlsplit(leads_to(link)).fragment.partition(".")
    client, running = await on_the_wire(
        origin, await pair(origin, code, bytes.fromhex(key), "A visitor"), "game", "game/masters"
    )
    promise.equal(
        "the console's link gives the master's seat", (client.you.seat, client.you.state), ("master-1", "paired")
    )
    text = "A visitor leads the game now."
    await client.send("game", {"type": "broadcast", "text": text})
    told = await client.until(lambda: any(one["text"] == text for one in client.view("game")["told"]), LONG)
    promise.check("what he tells is told to everybody", told)
    await client.send("game", {"type": "pause", "reason": "A look around."})
    stands = await client.until(lambda: client.view("game").get("since") is None, LONG)
    promise.check("he pauses the game: its clock stands", stands)
    await client.close()
    running.cancel()


async def story(promise: Promise, demo: Demo) -> None:
    """All of it."""
    start = await asyncio.to_thread(demo.line, "The start page:")
    console = await asyncio.to_thread(demo.line, "The masters’ console:")
    phone = await asyncio.to_thread(demo.line, "The phone of Lady Nobody of Nowhere:")
    organiser = await asyncio.to_thread(demo.line, "The organiser’s page:")
    promise.check(
        f"it prints its links ({demo.seconds:.0f} s)", "/player#1." in phone and "/take?" in console, demo.said
    )
    page = await asyncio.to_thread(lambda: urllib.request.urlopen(start, timeout=20).read().decode())
    promise.check("the start page has every character's phone", page.count("role=player") >= 13, page[:300])
    found = re.match(r"http://localhost:(\d+)/sign-in \(Robot Organiser, (\S+)\)", organiser)
    if not promise.check("it prints where the organiser signs in, and his password", found, organiser) or found is None:
        return
    origin = f"http://127.0.0.1:{found.group(1)}"
    device = await sign_in(origin, ORGANISER, found.group(2))
    client, running = await on_the_wire(origin, device, "game", "game/masters", "game/ledger")
    await seen(promise, demo, client)
    await a_players_place(promise, start, origin)
    await the_masters_place(promise, console, origin)
    await client.close()
    running.cancel()


def main() -> None:
    """Start it, look, take places, stop it."""
    promise = Promise("a game goes on by itself, and any place in it may be taken")
    with tempfile.TemporaryDirectory(prefix="hofmarshal-demo-game-") as temporary:
        demo = Demo(temporary)
        try:
            asyncio.run(story(promise, demo))
            promise.equal("Ctrl-C ends it", demo.ends(), 0)
        finally:
            demo.ends()
            demo.killed()
    promise.done()


if __name__ == "__main__":
    main()
