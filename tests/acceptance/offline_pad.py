"""Promise: a pad that was cut off and tapped on comes back, and every tap is in the journal once, late ones flagged."""

from __future__ import annotations

import json
import re
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Error, Page
from product import Promise, hofmarshal

from tests.browser.ground import Ground, chromium, ground, wait_for
from tests.browser.people import SETTLE, Hofmarshal, Marshal, panel_sees

TAPS = 20
AREAS = ("arm", "leg")
"""Where a hit brings one point whatever else it was, so that a tap is one touch (isb-duel, longsword)."""


class Story:
    """One bout at ring 1: a pad that is cut off, the other pads, the hofmarshal."""

    def __init__(self, made: Ground, promise: Promise) -> None:
        self.made = made
        self.promise = promise
        self.stream = made.quick("1", "isb-duel", "longsword")
        self.pad = Marshal(made, "1", 1)
        self.others = [Marshal(made, "1", number) for number in (2, 3)]
        self.boss = Hofmarshal(made)
        self.known = 0
        seats = made.desk.view("ring/1/devices")["devices"]
        self.device = next(one["device"] for one in seats if one["seat"] == "line-marshal-1")
        self.boss.call()
        self.boss.ready()
        self.boss.start()
        self.pad.page.locator("[data-area=arm]").first.wait_for()

    @property
    def link(self) -> Any:
        """What the pad shows of its link."""
        return self.pad.page.locator(".bar .link")

    def shown(self) -> int:
        """The number of unsent taps that can be read on the pad; 0 where none is shown."""
        found = self.pad.page.locator(".bar .unsent")
        return int(found.inner_text().lstrip("↑")) if found.count() else 0

    def lost(self) -> None:
        """The pad knows that it is alone."""
        wait_for("the pad says it is not connected", lambda: self.link.get_attribute("data-status") == "lost")
        self.promise.check(
            "the pad says that it is not connected, and since when",
            re.search(r"Not connected for \d+:\d\d", self.link.inner_text()),
        )

    def taps(self, count: int, before: int = 0) -> None:
        """So many touches, red and blue in turn; the pad counts each that is not sent."""
        told = []
        for number in range(count):
            self.pad.touches("blue" if number % 2 else "red", AREAS[number // 2 % 2])
            self.pad.page.wait_for_timeout(SETTLE)
            told.append(self.shown())
        wanted = list(range(before + 1, before + count + 1))
        self.promise.equal(f"unsent, as the pad shows it after each of {count} taps", told, wanted)

    def next_exchange(self) -> None:
        """The fight goes on without that pad, on a console that is connected: else its halt would be asked about."""
        self.boss.connected()
        self.boss.halt()
        self.boss.start()

    def back(self) -> None:
        """The pad has sent everything."""
        wait_for("the pad is connected", lambda: self.link.get_attribute("data-status") == "connected")
        wait_for("nothing is unsent", lambda: self.link.get_attribute("data-unsent") == "0" and self.shown() == 0)
        self.promise.check("connected again, unsent 0", True)
        exchange = self.boss.contest["exchange"]
        wait_for("the pad is at the present exchange", lambda: self.phase_line().endswith(str(exchange)), 5)
        self.promise.check("the pad is at the ring's present exchange", True)

    def phase_line(self) -> str:
        """What the pad says of the phase and the exchange."""
        found = self.pad.page.locator(".bar .phase")
        return str(found.inner_text()) if found.count() else ""

    def journal(self) -> list[dict[str, Any]]:
        """The pad's taps in the exported journal."""
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "journal.jsonl"
            data = self.made.server.folder
            ran = hofmarshal("journal", "export", file, "--streams", self.stream, "--data", data)
            assert ran.code == 0, ran.err
            lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
        taps = [one for one in lines if one["line"] == "entry" and one["type"] == "observed"]
        return [one for one in taps if one["device"] == self.device]

    def new(self, count: int, exchange: int, *, late: bool) -> None:
        """In the journal are so many more taps of the pad, once each, of that exchange, flagged late or not."""
        found = self.journal()
        fresh, self.known = found[self.known :], len(found)
        ids = {one["command"] for one in fresh}
        self.promise.equal("new taps of this device in the exported journal", len(fresh), count)
        self.promise.equal("different commands among them", len(ids), count)
        sides = [one["data"]["side"] for one in fresh]
        self.promise.equal(
            "in the order they were tapped", sides, ["red", "blue"] * (count // 2) + ["red"] * (count % 2)
        )
        self.promise.equal("exchange they name", {one["data"]["exchange"] for one in fresh}, {exchange})
        self.promise.equal("flagged late", {one["data"].get("late", False) for one in fresh}, {late})

    def none_counts(self) -> None:
        """The console shows the late taps apart, and the present exchange has none of them."""
        scene = self.made.desk.view("ring/1/console")
        self.promise.equal("moments of the present exchange made of them", scene["moments"], [])
        wait_for("they are shown apart", lambda: self.boss.page.locator(".taps .late").is_visible())
        self.promise.equal("taps the console offers to rule on", self.boss.page.locator("[data-tap]").count(), 0)
        self.promise.check("the console shows them apart, as of another exchange", True)


def cut_off(story: Story) -> None:
    """The phone loses its network; the fight goes on to another exchange."""
    story.promise.say("The phone loses its network")
    context = story.pad.page.context
    context.set_offline(True)
    story.taps(TAPS // 2)
    story.lost()
    story.next_exchange()
    story.taps(TAPS // 2, TAPS // 2)
    context.set_offline(False)
    story.back()
    story.new(TAPS, 1, late=True)
    story.none_counts()
    story.promise.equal("of them the marshal sees as taps of the present exchange", story.pad.marks(), [])


def killed(story: Story) -> None:
    """The phone has no network, the server is killed and started again, the fight goes on to another exchange."""
    story.promise.say("The server is killed (SIGKILL) and started again on its port while the phone has no network")
    context, exchange = story.pad.page.context, story.boss.contest["exchange"]
    context.set_offline(True)
    story.taps(TAPS // 2)
    story.made.server.kill()
    story.made.server.start()
    wait_for("the console is connected", lambda: story.boss.page.locator("[data-status=connected]").count(), 30)
    story.next_exchange()
    story.taps(TAPS // 2, TAPS // 2)
    story.lost()
    context.set_offline(False)
    story.back()
    story.new(TAPS, exchange, late=True)
    story.none_counts()


def killed_alone(story: Story) -> None:
    """Only the server is away; the exchange is still on when it comes back, and the page is reloaded twice meanwhile."""
    story.promise.say("The server is killed while the exchange is on; the page is reloaded while nothing is sent")
    page, exchange = story.pad.page, story.boss.contest["exchange"]
    page.on("dialog", lambda dialog: dialog.accept())
    story.made.server.kill()
    story.taps(TAPS)
    story.lost()
    _reload(page)
    story.promise.check("reloaded without a server there is no page", page.locator(".bar").count() == 0)
    shut = [True]
    page.route_web_socket("**/api/socket", lambda socket: socket.close() if shut[0] else socket.connect_to_server())
    story.made.server.start()
    page.goto(f"{story.made.server.origin}/pad")
    wait_for(f"the pad shows {TAPS} unsent", lambda: story.shown() == TAPS)
    story.promise.check(f"loaded anew, before it is connected, the pad shows {TAPS} unsent", True)
    shut[0] = False
    story.back()
    story.new(TAPS, exchange, late=False)


def goes_on(story: Story) -> None:
    """The pad is a pad like any other again."""
    story.promise.say("Afterwards the pad taps as before")
    story.next_exchange()
    exchange = story.boss.contest["exchange"]
    wait_for("the pad is at the present exchange", lambda: story.phase_line().endswith(str(exchange)))
    story.others[0].at_exchange(exchange)
    panel_sees("red", (story.pad, "arm", ()), (story.others[0], "arm", ()))
    story.boss.accept()
    story.new(1, exchange, late=False)
    story.promise.equal("red's score after the one ruling of this bout", story.boss.contest["red"]["score"], 1)
    ran = hofmarshal("journal", "verify", "--data", story.made.server.folder)
    story.promise.equal("`journal verify` exits with", ran.code, 0)


def _reload(page: Page) -> None:
    with suppress(Error):  # there is nothing to load; that is what is tried
        page.reload(wait_until="domcontentloaded")


def main() -> None:
    """A network that goes, a server that dies, a page that is loaded anew."""
    promise = Promise("A pad goes offline, taps 20 times, comes back: 20 in the journal, once each, late ones flagged")
    with chromium() as browser, ground(browser) as made:
        story = Story(made, promise)
        cut_off(story)
        killed(story)
        killed_alone(story)
        goes_on(story)
    promise.done()


if __name__ == "__main__":
    main()
