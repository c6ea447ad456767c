"""Promise: a storm stands a ring, or the event, still in a call countdown, a round and a protest window; then all goes on."""

from __future__ import annotations

import json
import tempfile
import urllib.request
from pathlib import Path
from typing import Any

import yaml
from playwright.sync_api import Locator, Page, expect
from product import Promise, hofmarshal

from tests.browser.ground import Ground, chromium, ground, wait_for
from tests.browser.people import Hofmarshal, Marshal, Screen

STORM = "Storm over the lists"
FIRE = "Fire brigade on the field"
STANDS = 3.0
"""Seconds for which nothing that stands may move."""


class Story:
    """Ring 1: a round; ring 2: a call; ring 3: a protest window. A chief with his board, spectators, big screens."""

    def __init__(self, made: Ground, promise: Promise) -> None:
        self.made = made
        self.promise = promise
        self.chief = made.paired("chief", "", "chief", "tablet")
        self.bosses = {ring: Hofmarshal(made, ring) for ring in ("1", "2", "3")}
        self.screens = {ring: Screen(made, ring).page for ring in ("1", "2")}
        self.watch = made.page("/watch/1", "phone")
        self.list = made.page("/rings", "phone")
        self.overlay = made.page("/overlay/1", "screen")
        self.pad = Marshal(made, "1", 1)
        self.streams = {
            "1": made.quick("1", "isb-duel", "longsword", "round"),
            "2": made.quick("2", "isb-duel", "longsword", "call", "Green Hare", "White Crane"),
            "3": made.quick("3", "shchyt-mech", "shchyt-mech", "protest", "Grey Wolf", "Black Bull"),
        }

    def contest(self, ring: str) -> Any:
        """What is on at a ring."""
        return self.made.desk.view(f"ring/{ring}")["contest"]

    def countdown(self, ring: str, what: str) -> dict[str, Any]:
        """A deadline of the contest there."""
        return next(one for one in self.contest(ring)["countdowns"] if one["what"] == what)

    def events(self, ring: str, kind: str) -> list[dict[str, Any]]:
        """The events of a kind in the exported journal of the ring's contest."""
        return self._entries(self.streams[ring], kind)

    def ordered(self, kind: str) -> list[dict[str, Any]]:
        """The events of a kind in the exported journal of the programme."""
        return self._entries("programme", kind)

    def _entries(self, stream: str, kind: str) -> list[dict[str, Any]]:
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "journal.jsonl"
            ran = hofmarshal("journal", "export", file, "--streams", stream, "--data", self.made.server.folder)
            assert ran.code == 0, ran.err
            lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
        return [
            one["data"] | one["data"].get("what", {}) for one in lines if one["line"] == "entry" and one["type"] == kind
        ]

    def says_why(self, page: Page, where: str, reason: str) -> None:
        """A page says the reason to everybody."""
        expect(page.locator("body")).to_contain_text(reason)
        self.promise.check(f"{where} says why: {reason}", True)

    def frozen(self, ring: str) -> None:
        """Wait until the contest at a ring is suspended."""
        wait_for(f"ring {ring} stands", lambda: self.contest(ring)["clock"].get("frozen_at"))

    def stands(self, *faces: tuple[str, Locator]) -> None:
        """What these faces show does not move for three seconds."""
        before = [face.inner_text() for _, face in faces]
        self.chief.wait_for_timeout(STANDS * 1000)
        for (where, face), text in zip(faces, before, strict=True):
            self.promise.equal(f"{where} stands for {STANDS:g} s at {text.strip()}", face.inner_text(), text)

    def board(self, ring: str) -> Locator:
        """A ring's card on the chief's board."""
        return self.chief.locator(f"article[data-ring='{ring}']")

    def suspend(self, ring: str, reason: str) -> int:
        """The chief lets a ring, or all, stand still; the instant in the journal."""
        where = self.board(ring) if ring else self.chief.locator(".board")
        name = "Suspend this ring" if ring else "Suspend the whole event"
        where.get_by_role("button", name=name).first.click()
        where.get_by_label("Reason").fill(reason)
        where.get_by_role("button", name=name).last.click()
        wait_for("it stands still", lambda: self.made.desk.view(f"ring/{ring or '1'}").get("suspended"))
        given = self.ordered("ring-suspended")[-1]
        self.promise.equal("the chief's reason in the journal", given["reason"], reason)
        return int(given["t"])

    def resume(self, ring: str) -> int:
        """The chief lets it go on; the instant in the journal."""
        where = self.board(ring) if ring else self.chief.locator(".board")
        name = "Resume this ring" if ring else "Resume the event"
        where.get_by_role("button", name=name).click()
        wait_for("it goes on", lambda: not self.made.desk.view(f"ring/{ring or '1'}").get("suspended"))
        return int(self.ordered("ring-resumed")[-1]["t"])


def call_countdown(story: Story) -> None:
    """Ring 2 stands still while the called sides have a minute to come (isb-duel.call)."""
    promise = story.promise
    promise.say("A storm in a call countdown: the chief suspends ring 2")
    story.bosses["2"].call()
    before = story.countdown("2", "arrive")["until"]
    at = story.suspend("2", STORM)
    story.frozen("2")
    promise.equal("the contest stands since the chief's word (ms)", story.contest("2")["clock"]["frozen_at"], at)
    promise.equal("left of the call countdown (ms)", story.countdown("2", "arrive").get("left"), before - at)
    promise.equal("in the journal: suspended at", [one["t"] for one in story.events("2", "suspended")], [at])
    console, screen = story.bosses["2"].page, story.screens["2"]
    story.says_why(screen, "the big screen", STORM)
    story.says_why(console, "the console", STORM)
    story.says_why(story.list, "the list of rings", STORM)
    story.stands(
        ("the console's call countdown", console.locator(".face [data-what=arrive] b")),
        ("the big screen's call countdown", screen.locator(".middle [role=timer]").first),
    )
    promise.equal("ring 1 does not stand", story.made.desk.view("ring/1").get("suspended"), None)
    again = story.resume("2")
    wait_for("the countdown goes on", lambda: story.countdown("2", "arrive").get("left") is None)
    moved = story.countdown("2", "arrive")["until"] - before
    promise.equal("the call countdown moves by the time it stood (ms)", moved, again - at)
    expect(screen.locator("body")).not_to_contain_text(STORM)
    promise.check("the big screen no longer says that it stands", True)


def protest_window(story: Story) -> None:
    """Ring 3 has announced a result: five minutes to protest (sm.13.1)."""
    boss = story.bosses["3"]
    boss.call()
    boss.ready()
    boss.start()
    boss.main("halt")
    boss.phase("halted")
    boss.panel("more")
    page = boss.page
    page.get_by_role("button", name="Withdraw").first.click()
    page.locator("select").select_option("blue")
    page.locator("#panel-more form").last.get_by_role("button", name="Withdraw").click()
    boss.phase("decided")
    boss.sign()
    wait_for("it is announced", lambda: story.contest("3")["phase"] == "announced")


def whole_event(story: Story) -> None:
    """The event stands still in a round at ring 1 and in the protest window of ring 3."""
    promise = story.promise
    promise.say("A storm in a round, in a protest window: the chief suspends the whole event")
    protest_window(story)
    boss = story.bosses["1"]
    boss.call()
    boss.ready()
    boss.start()
    boss.page.wait_for_timeout(2500)
    clock, final = story.contest("1")["clock"], story.countdown("3", "final")["until"]
    at = story.suspend("", FIRE)
    for ring in ("1", "2", "3"):
        story.frozen(ring)
    stood = story.contest("1")["clock"]
    fought = clock["elapsed"] + at - clock["since"]
    promise.equal("the round's effective time stands at (ms)", [stood["elapsed"], stood.get("since")], [fought, None])
    promise.equal("left of the protest window (ms)", story.countdown("3", "final").get("left"), final - at)
    told = {
        "the big screen": story.screens["1"],
        "the spectator's page": story.watch,
        "the stream's overlay": story.overlay,
        "the list of rings": story.list,
        "the console": boss.page,
        "the chief's board": story.chief,
    }
    for where, page in told.items():
        story.says_why(page, where, FIRE)
    story.stands(
        ("the console's clock", boss.page.locator(".face [role=timer]")),
        ("the big screen's clock", story.screens["1"].locator(".middle [role=timer]")),
        ("the spectator's clock", story.watch.locator("[role=timer]").first),
        ("the pad's clock", story.pad.page.locator(".bar [role=timer]")),
        ("the console's protest window", story.bosses["3"].page.locator(".face [data-what=final] b")),
    )
    expect(boss.page.locator("[data-main=start]")).to_be_disabled()
    boss.panel("more")
    expect(boss.page.locator("#panel-more").get_by_role("button", name="Resume")).to_be_disabled()
    promise.check("the ring's hofmarshal can neither start nor resume by himself", True)
    again = story.resume("")
    wait_for("ring 1 goes on", lambda: story.contest("1")["clock"].get("frozen_at") is None)
    promise.equal("ring 1 after the storm", story.contest("1")["phase"], "halted")
    wait_for("the protest window goes on", lambda: story.countdown("3", "final").get("left") is None)
    promise.equal("the protest window moves by (ms)", story.countdown("3", "final")["until"] - final, again - at)
    boss.start()
    clock = story.contest("1")["clock"]
    promise.equal("started again, the round goes on from (ms)", clock["elapsed"], fought)
    boss.page.wait_for_timeout(1000)
    ended = finished(story, boss, again - at)
    promise.equal("effective time at the end (ms)", ended, fought + _stopped(story) - clock["since"])


def finished(story: Story, boss: Hofmarshal, stood: int) -> int:
    """A point, a stop; the protocol, run as a file, says the same. The round's time at the end."""
    boss.rule("red", zone="arm", grip="one-handed")
    boss.main("stop")
    boss.phase("decided")
    address = f"{story.made.server.origin}/api/contests/{story.streams['1']}/protocol.yaml"
    with urllib.request.urlopen(address) as answer, tempfile.TemporaryDirectory() as folder:
        text = answer.read().decode()
        file = Path(folder) / "bout.yaml"
        file.write_text(text, encoding="utf-8")
        ran = hofmarshal("run", file, "--json")
    result = (ran.data or {}).get("result") or {}
    story.promise.equal(
        "`run` on the exported protocol",
        [ran.code, result.get("winner"), result.get("termination")],
        [0, "red", "signal"],
    )
    lines = yaml.safe_load(text)["do"]
    instants = {name: 1000 * line["t"] for line in lines for name in ("start", "suspend", "resume") if name in line}
    story.promise.check("the protocol tells of the storm and why", FIRE in text, text)
    told = round(instants["resume"] - instants["suspend"])
    story.promise.equal("the storm lasts, by the protocol (ms)", told, stood)
    return int(story.contest("1")["clock"]["elapsed"])


def _stopped(story: Story) -> int:
    return int(story.events("1", "stopped")[-1]["t"])


def main() -> None:
    """A ring in its call, then everything."""
    promise = Promise(
        "A storm suspends a ring in a call countdown, the event in a round and a protest window: all clocks stand"
    )
    with chromium() as browser, ground(browser, ("1", "2", "3")) as made:
        story = Story(made, promise)
        call_countdown(story)
        whole_event(story)
    promise.done()


if __name__ == "__main__":
    main()
