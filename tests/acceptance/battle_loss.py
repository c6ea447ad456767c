"""Promise: a battle loses no mark, on a bad network, from pads that were offline, nor to a server that is killed.

Six pads mark a battle 21 against 21 while a fifth of all frames is lost; two of them lose the network. What the protocol
plays to, what a screen is told and what the journal holds are the same. Then robots fight battles on a server that is
killed with SIGKILL.
"""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from random import Random

from product import Promise, hofmarshal

from hofmarshal.robots.pads import BAD, RING, STREAM, Field, field, forty_two, one_of_each, two_dark
from hofmarshal.robots.pads_audit import journalled, replayed, shown, stood
from hofmarshal.robots.posting import ask, mac
from hofmarshal.robots.spectator import Spectator
from hofmarshal.robots.stage import Stage
from hofmarshal.server.aside import Aside

KILLS = 2


async def same(promise: Promise, place: Field, when: str) -> None:
    """What the protocol plays to is what everyone is told, and the screen on the bad network holds it too."""
    path, device = f"/api/contests/{STREAM}/protocol.yaml", place.boss.device
    assert device is not None
    signed = {"X-Hofmarshal-Device": device.id, "X-Hofmarshal-Signature": mac(device.secret, f"GET {path}\n")}
    text = await asyncio.to_thread(ask, place.stage.origin, "GET", path, None, signed)
    view = (await asyncio.to_thread(ask, place.stage.origin, "GET", f"/api/scenes/ring/{RING}"))["view"]["contest"]
    promise.equal(f"{when}: the protocol plays to what is shown", stood(replayed(text)), shown(view))
    wrong = await Spectator(place.screen, [f"ring/{RING}"]).wrong()
    promise.check(f"{when}: a screen on the bad network shows the same", not wrong)


async def pads(promise: Promise, folder: Path) -> None:
    """Six pads, of which two go dark."""
    stage = Stage(folder)
    async with field(stage, BAD, "promise") as place:
        told = await forty_two(place, 8.0, Random("promise"))
        await one_of_each(place, promise.check)
        await same(promise, place, "after 42 outs")
        await place.all_out("red")
        await place.does("start")
        dark = await two_dark(place, 6.0, promise.check)
        await same(promise, place, "in the third round")
        last = place.contest
        lost = sum(one.weather.counts["lost"] for one in (*place.pads, place.screen))
    promise.check(f"frames were lost: {lost}", lost > 50)
    journalled(stage, place, told, dark, promise.check)
    with Aside(stage.where, lambda: 0) as event:
        promise.equal("the journal folds to what was shown last", stood(event.look(STREAM)), shown(last))


def kills(promise: Promise) -> None:
    """Robots fight on while the server is killed."""
    words = ["--rings", 0, "--bouts", 1, "--speed", 40, "--loss", 0.05, "--kill", KILLS, "--seed", "battle"]
    ran = hofmarshal("rehearse", *words, "--json")
    report = ran.data
    if not promise.check(
        f"robots fight battles on a server that is killed ({ran.seconds:.0f} s)", report, ran.err[-3000:]
    ):
        return
    audit = report["audit"]
    promise.equal("kills with SIGKILL", report["kills"], KILLS)
    promise.check(f"{audit['battles']} battles, {audit['marks']} marks acknowledged", audit["marks"] > 20)
    promise.equal("acknowledged marks lost or doubled, battles not reckoned to the same", report["misses"], [])
    promise.equal("commands never answered", report["unanswered"], 0)
    worst = max(report["clocks"] or [0.0])
    promise.check(
        f"{len(report['clocks'])} clocks compared after a restart, the worst {worst:.0f} ms off", worst <= 100
    )
    promise.equal("exit code of `hofmarshal rehearse`", ran.code, 0)


def main() -> None:
    """The pads, then the kills."""
    promise = Promise("A battle of 21 against 21 loses no mark: 20 % loss, two pads offline, the server killed")
    with tempfile.TemporaryDirectory(prefix="hofmarshal-battle-") as folder:
        asyncio.run(pads(promise, Path(folder)))
    kills(promise)
    promise.done()


if __name__ == "__main__":
    main()
