"""Promise: a game's server killed across three deadlines comes back to the same end state as a twin that stayed on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx
from product import ROOT, Promise

from tests.browser.ground import wait_for
from tests.server.rig import Device, connected

MINUTE = 60_000
ROLES = {"master-1": "master", "medic-1": "medic", "player:7": "player", "player:9": "player", "player:11": "player"}
BEGINNING = 1_764_500_000_000
SHOWN = (
    "state", "hits", "most_hits", "reason", "limbs", "bleeds_at", "heavy_at", "dead_at", "broken_at", "deadlines", "may",
)  # fmt: skip
"""What of a character must be the same."""


class Served:
    """A server in a process of its own, and its event's devices."""

    def __init__(self, folder: Path, hands: Path) -> None:
        self.folder, self.hands = folder, hands
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.devices = {seat: Device(f"Phone {seat}", role, "", seat) for seat, role in ROLES.items()}

    def start(self) -> None:
        """Start it over its folder."""
        words = [sys.executable, str(Path(__file__).with_name("game_served.py")), str(self.folder), str(self.hands)]
        words += [f"{seat}={role}" for seat, role in ROLES.items()]
        self.process = subprocess.Popen(words, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline())

    def kill(self) -> None:
        """As a power cut does."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL if os.name == "posix" else signal.SIGTERM)
        self.process.wait()

    def done(self, seat: str, stream: str, command: dict[str, Any]) -> None:
        """Report, now."""
        device = self.devices[seat]
        body = device.body(stream, command, int(self.hands.read_text()))
        headers = {"content-type": "application/json", "x-hofmarshal-signature": device.sign(body)}
        url = f"http://127.0.0.1:{self.port}/api/commands/{stream.partition('/')[0]}"
        answer = httpx.post(url, content=body, headers=headers, timeout=30).json()
        assert answer.get("status") == "done", answer

    def see(self, topic: str) -> dict[str, Any]:
        """A topic as the master's screen has it now."""
        return asyncio.run(self._see(topic))

    async def _see(self, topic: str) -> dict[str, Any]:
        async with connected(self, self.devices["master-1"]) as screen:  # type: ignore[arg-type]  # it asks for the port only
            await screen.say("watch", topics={topic: 0})
            found: dict[str, Any] = (await screen.get("snap", topic=topic, seconds=20))["view"]
            return found


def bled_out(one: Served) -> bool:
    """Whether character 11 has no hits left."""
    return bool(one.see("game/character/11")["hits"] == 0)


@contextlib.contextmanager
def twins(folder: Path, hands: Path) -> Iterator[tuple[Served, Served]]:
    """One that is killed, and one that stays on."""
    both = Served(folder / "off", hands), Served(folder / "on", hands)
    try:
        for one in both:
            one.start()
        yield both
    finally:
        for one in both:
            if one.process is not None and one.process.poll() is None:
                one.process.kill()
                one.process.wait()


def opened(game: Served) -> None:
    """Three characters: 7 bleeds from an arm, 9 lies heavily wounded, 11 bleeds from a leg and is bandaged."""
    game.done("master-1", "game", {"type": "open-game", "name": "The Invented Marches"})
    game.done("master-1", "game", {"type": "run"})
    for number in ("7", "9", "11"):
        game.done("master-1", f"character/{number}", {"type": "register", "reason": 7})
    game.done("player:7", "character/7", {"type": "wound", "zone": "left-arm"})
    game.done("player:9", "character/9", {"type": "wound", "zone": "chest", "count": 2})
    game.done("player:11", "character/11", {"type": "wound", "zone": "right-leg"})


def shown(game: Served) -> dict[str, Any]:
    """What the masters see of everybody: the state, and the history without its ids."""
    found = {}
    for number in ("7", "9", "11"):
        one = game.see(f"game/character/{number}")
        log = sorted((row["at"], row["said"]["en"], row.get("ignored", False)) for row in one["log"].values())
        found[number] = {**{name: one.get(name) for name in SHOWN}, "log": log}
    return found


def main() -> None:
    """Check the promise."""
    promise = Promise(__doc__ or "")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        hands = folder / "clock"

        def at(minutes: int) -> None:
            hands.with_suffix(".new").write_text(str(BEGINNING + minutes * MINUTE), encoding="ascii")
            hands.with_suffix(".new").replace(hands)

        at(0)
        with twins(folder, hands) as (off, on):
            for one in (off, on):
                opened(one)
            at(10)
            for one in (off, on):
                one.done("medic-1", "character/11", {"type": "aid", "kind": "bandage"})
            off.kill()
            promise.say("One server is killed at minute 10; the other stays on")
            at(35)
            wait_for("the twin lets 30 pass", lambda: on.see("game/character/9")["dead_at"])
            at(100)
            wait_for("the twin lets 7 die at 90", lambda: on.see("game/character/7")["dead_at"])
            wait_for("and the grace of 9 end then", lambda: on.see("game/character/9")["state"] == "dead")
            staying = shown(on)
            promise.equal("on the twin, 7 bled at 30 and 60 and died at 90", staying["7"]["dead_at"], 90 * MINUTE)
            promise.equal("9 died at 30", staying["9"]["dead_at"], 30 * MINUTE)
            promise.equal("11, bandaged at 10, lives", (staying["11"]["state"], staying["11"]["hits"]), ("well", 2))
            passed = len([row for one in staying.values() for row in one["log"]]) - 7
            promise.check(f"{passed} deadlines passed meanwhile", passed >= 3, staying)
            off.start()
            promise.equal("back at minute 100, the killed one shows the same of everybody", shown(off), staying)
            promise.equal("and its game's clock the same", *(one.see("game")["since"] for one in (off, on)))
            for one in (off, on):
                one.done("player:7", "character/7", {"type": "confirm-death"})
                one.done("player:11", "character/11", {"type": "lose-reason", "cause": "magic", "costs": 3})
                one.done("player:11", "character/11", {"type": "wound", "zone": "right-arm"})
            at(140)
            for one in (off, on):
                wait_for("its clock has gone on", partial(bled_out, one))
            promise.equal("and forty minutes later again", shown(off), shown(on))
        for name in ("off", "on"):
            sound = promise.runs("journal", "verify", "--json", "--data", folder / name)
            promise.equal(f"the journal of the one that was {name} is sound", json.loads(sound.out)["faults"], [])
    promise.done()


if __name__ == "__main__":
    main()
