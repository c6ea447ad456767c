"""Promise: three duels played in Chromium by four pads, a console and a big screen equal `run` on their exported protocols."""

from __future__ import annotations

import tempfile
import urllib.request
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser
from product import Promise, hofmarshal

from tests.browser.ground import Ground, chromium, ground, wait_for
from tests.browser.people import Hofmarshal, Marshal, Screen, panel_sees


class Ring:
    """Ring 1 with its people: four marshals with phones, a hofmarshal with a tablet, a big screen; six devices."""

    def __init__(self, made: Ground, promise: Promise) -> None:
        self.made = made
        self.promise = promise
        self.marshals = [Marshal(made, "1", number) for number in (1, 2, 3, 4)]
        self.hofmarshal = Hofmarshal(made)
        self.screen = Screen(made)
        promise.equal("devices, each a context of its own", len(made.contexts), 6)

    def begin(self) -> None:
        """Called, ready, started."""
        self.hofmarshal.call()
        self.hofmarshal.ready()
        self.hofmarshal.start()

    def agreed(self, side: str, zone: str, *answers: str) -> None:
        """Two marshals see the same blow, and the hofmarshal accepts what their taps suggest."""
        panel_sees(side, (self.marshals[0], zone, answers), (self.marshals[1], zone, answers))
        self.hofmarshal.accept()

    def shows(self, red: str, blue: str) -> None:
        """The big screen's figures."""
        self.screen.shows(red, blue)
        self.promise.check(f"the big screen shows {red}:{blue}", True)

    def equals_run(self, stream: str, winner: str, termination: str) -> None:
        """The exported protocol, run as a file, ends as the screen and the wire say."""
        with urllib.request.urlopen(f"{self.made.server.origin}/api/contests/{stream}/protocol.yaml") as answer:
            text = answer.read().decode()
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "bout.yaml"
            file.write_text(text, encoding="utf-8")
            ran = hofmarshal("run", file, "--json")
        self.promise.equal("`run` on the exported protocol exits with", ran.code, 0)
        result: dict[str, Any] = (ran.data or {}).get("result") or {}
        contest = self.hofmarshal.contest
        self.promise.equal("winner by `run`", result.get("winner"), winner)
        self.promise.equal("termination by `run`", result.get("termination"), termination)
        self.promise.equal("winner on the big screen", self.screen.winner(), winner)
        live = {side: contest[side]["score"] for side in ("red", "blue")}
        if contest["unit"] == "halves":
            left = {side: contest[side]["fighters"][side]["halves"] for side in ("red", "blue")}
            told = {side: 2 * result["hits"][side] for side in ("red", "blue")}
            self.promise.equal("half-hits left by `run`", told, left)
        else:
            self.promise.equal("score by `run`", result.get("score"), live)
        given = {side: len(contest[side]["sanctions"]) for side in ("red", "blue")}
        told = {side: sum(result.get("sanctions", {}).get(side, {}).values()) for side in ("red", "blue")}
        self.promise.equal("sanctions by `run`", told, given)

    def signed(self) -> None:
        """The hofmarshal signs and announces."""
        self.hofmarshal.sign()
        wait_for("it is announced", lambda: self.hofmarshal.contest["phase"] in ("announced", "final"))
        self.promise.check("signed and announced", True)


def longsword(browser: Browser, promise: Promise) -> None:
    """Taps, ruling, halt, sanction, correction, time, signature (isb-duel)."""
    promise.say("Longsword, isb-duel: two-handed to head or torso 2 points, other hits 1; 90 s")
    with ground(browser) as made:
        stream = made.quick("1", "isb-duel", "longsword")
        ring = Ring(made, promise)
        boss = ring.hofmarshal
        ring.begin()
        panel_sees("red", *((ring.marshals[n], "head", ("two-handed",)) for n in (0, 1, 2)))
        boss.accept()
        ring.shows("2", "0")
        boss.halt()
        boss.sanction("Blue Owl", "thrust")
        wait_for("the warning stands", lambda: boss.contest["blue"]["sanctions"])
        boss.panel("now") if boss.page.locator("button[data-panel=now]").is_visible() else None
        boss.start()
        panel_sees("blue", (ring.marshals[3], "torso", ("one-handed",)), (ring.marshals[1], "arm", ()))
        boss.accept()
        ring.shows("2", "1")
        running = boss.contest["clock"]["since"]
        boss.replace_ruling(boss.rulings()[0]["id"], "red", zone="arm", grip="two-handed")
        ring.shows("1", "1")
        promise.equal("the clock ran on through the correction", boss.contest["clock"]["since"], running)
        ring.agreed("red", "torso", "two-handed")
        ring.shows("3", "1")
        wait_for("the horn", lambda: boss.contest["clock"].get("horn_at"), 100)
        gone = boss.contest["clock"]["horn_at"] - boss.contest["clock"]["since"] + boss.contest["clock"]["elapsed"]
        promise.equal("the horn comes at 90 s of effective time (ms)", gone, 90_000)
        boss.main("stop")
        boss.phase("decided")
        ring.equals_run(stream, "red", "time")
        ring.signed()


def shchyt_mech(browser: Browser, promise: Promise) -> None:
    """To ten, level at 10:10, an extra round to three (shchyt-mech)."""
    promise.say("Щит-Меч: to 10 points; level, an extra round to 3 (sm.to-ten, sm.extra)")
    with ground(browser) as made:
        stream = made.quick("1", "shchyt-mech", "shchyt-mech")
        ring = Ring(made, promise)
        boss = ring.hofmarshal
        ring.begin()
        for number in range(1, 6):
            panel_sees("red", (ring.marshals[0], "head", ()), (ring.marshals[1], "head", ()))
            panel_sees("blue", (ring.marshals[2], "torso", ()), (ring.marshals[3], "torso", ()))
            wait_for("four taps are there", lambda: boss.page.locator("[data-tap]").count() == 4)
            boss.rule("both")
            if number < 5:
                ring.shows(str(2 * number), str(2 * number))
                boss.halt()
                boss.start()
        boss.phase("round-over")
        promise.equal("the round ends level at ten", [boss.contest["rounds"][0][s] for s in ("red", "blue")], [10, 10])
        boss.start()
        promise.check("the next round is an extra round", boss.contest["extra"])
        ring.agreed("blue", "torso")
        boss.halt()
        boss.start()
        ring.agreed("blue", "arms")
        boss.phase("decided")
        ring.equals_run(stream, "blue", "points")
        ring.signed()


def free_duel(browser: Browser, promise: Promise) -> None:
    """A double blow inside a quarter of a second takes from both, equal armour classes (u.2.8.v)."""
    promise.say("Free duel, ulozhenie: 3 hits each; the first blow counts, together both lose (u.2.8.b, u.2.8.v)")
    with ground(browser) as made:
        stream = made.quick("1", "ulozhenie", "free-duel")
        ring = Ring(made, promise)
        boss = ring.hofmarshal
        ring.begin()
        for marshal, side in zip(ring.marshals, ("red", "red", "blue", "blue"), strict=True):
            marshal.touches(side, "torso")
        seen = wait_for("four taps are there", lambda: boss.page.locator("[data-tap]").count() == 4)
        promise.check("the hofmarshal sees all four taps", seen)
        boss.page.locator("[data-whose=both]").click()
        promise.check(
            "he is asked which came first, none is proposed", boss.page.locator("[data-order=together]").is_visible()
        )
        boss.page.locator("[data-order=together]").click()
        for side in ("red", "blue"):
            boss.say(side, weapon="sword", action="cut")
        boss.give_ruling()
        wait_for(
            "both lost a hit", lambda: [boss.contest[s]["fighters"][s]["halves"] for s in ("red", "blue")] == [4, 4]
        )
        promise.check("together: both have 2 of 3 hits left", True)
        ring.shows("2", "2")
        for left in ("1", "0"):
            boss.phase("halted")
            boss.start()
            panel_sees("red", (ring.marshals[0], "torso", ()), (ring.marshals[1], "torso", ()))
            wait_for("two taps are there", lambda: boss.page.locator("[data-tap]").count() == 2)
            boss.rule("red", weapon="sword", action="cut")
            if left != "0":
                ring.shows("2", left)
        boss.phase("decided")
        ring.equals_run(stream, "red", "no-hits")
        ring.signed()


def main() -> None:
    """The three duels."""
    promise = Promise("Four pads, a console and a big screen in six Chromium contexts; the screen equals `run`")
    with chromium() as browser:
        longsword(browser, promise)
        shchyt_mech(browser, promise)
        free_duel(browser, promise)
    promise.done()


if __name__ == "__main__":
    main()
