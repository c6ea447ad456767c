"""Promise: a player's phone goes on alone for an hour of the game; what it told in time counts, what passed is presumed."""

from __future__ import annotations

import time

from playwright.sync_api import Page, expect
from product import Promise, hofmarshal

from tests.browser.ground import Ground, chromium, wait_for
from tests.browser.player_rig import MINUTE, forward, game, is_, opened, phone, says

CLAIMED = 5.5
"""Seconds after which a report counts as told late: at the minute the phone says, and marked so (`house.PROMPT`)."""

KEPT = """async () => {
  const cache = await caches.open('hofmarshal-player-1')
  const kept = (await cache.keys()).map((one) => new URL(one.url).pathname)
  const loaded = performance.getEntriesByType('resource').map((one) => new URL(one.name).pathname)
  const assets = loaded.filter((one) => one.startsWith('/assets/'))
  return kept.includes('/player') && assets.some((one) => one.includes('/Cards-')) && assets.every((one) => kept.includes(one))
}"""


class Story:
    """A game that is on, and what is promised of it."""

    def __init__(self, event: Ground, promise: Promise) -> None:
        self.event = event
        self.promise = promise
        opened(event)

    def alone(self, page: Page) -> None:
        """The phone has no network, and says so."""
        page.context.set_offline(True)
        expect(page.locator("[data-alone]")).to_be_visible(timeout=20_000)

    def back(self, page: Page) -> None:
        """It has, and everything was sent."""
        page.context.set_offline(False)
        expect(page.locator("[data-alone]")).to_have_count(0, timeout=20_000)
        expect(page.locator("[data-status=connected][data-unsent='0']")).to_be_attached()

    def clock(self, page: Page, what: str) -> float:
        """Minutes that a running clock shows."""
        parts = page.locator(f"[data-due={what}] [role=timer]").inner_text().split(":")
        return float(sum(int(one) * 60**at for at, one in enumerate(reversed(parts)))) / 60

    def saved(self) -> None:
        """A wound at minute 0, a bandage at minute 20 told after the death at minute 90."""
        promise, event = self.promise, self.event
        promise.say(
            "A wound in the left arm, a bandage at minute 20 by a phone without a network, told after minute 90"
        )
        page = phone(event, "7")
        says(page, "[data-zone=left-arm]")
        is_(event, "7", hits=2, limbs=["left-arm"])
        promise.check("the clock to the next hit shows 30 minutes", 29 < self.clock(page, "bleeding") <= 30)
        forward(event, 20)
        wait_for("the phone's clock follows", lambda: self.clock(page, "bleeding") <= 10)
        promise.check("20 minutes on it shows 10", 9 < self.clock(page, "bleeding") <= 10)
        wait_for("the browser has kept the page", lambda: page.evaluate(KEPT))
        self.alone(page)
        says(page, "[data-aid=bandage]")
        tapped = time.monotonic()
        expect(page.locator("[data-due]")).to_have_count(0)
        promise.check("no clock runs on the phone once the bandage is reported", True)
        page.reload()
        expect(page.locator("[data-state=wounded]")).to_be_visible()
        promise.equal(
            "loaded anew without a network, the card shows hits",
            page.locator("[data-hits]").get_attribute("data-hits"),
            "2",
        )
        page.locator("[data-go=history]").click()
        promise.check("and what is unsent", page.locator("[data-unsent-list]", has_text="bandage").is_visible())
        page.locator("[data-go=cards]").click()
        expect(page.locator("[data-cards]")).to_be_visible()
        promise.check("the part with cards opens without a network", True)
        forward(event, 75)
        is_(event, "7", state="presumed-dead", hits=0)
        masters = event.desk.view("game/masters")
        promise.equal("meanwhile the masters see", masters["people"]["7"]["state"], "presumed-dead")
        wait_for("the report is late", lambda: time.monotonic() - tapped > CLAIMED)
        self.back(page)
        page.locator("[data-go=history]").click()
        is_(event, "7", state="well", hits=2)
        card = event.desk.view("game/character/7")
        told = next(row for row in card["log"].values() if row["fact"]["type"] == "aided")
        promise.equal("the bandage counts at the minute it was tapped", told["at"] // MINUTE, 20)
        promise.equal("and is marked as claimed", told["claimed"], True)
        promise.equal("the character is", (card["state"], card["hits"]), ("well", 2))
        promise.check(
            "the masters are told that it changed", wait_for("told", lambda: event.desk.view("game/masters")["late"])
        )
        expect(page.locator("[data-fact=aided] [data-claimed]")).to_be_visible()
        promise.check("the player sees that his minute is his phone's word", True)

    def presumed(self) -> None:
        """Nobody helps; the phone's own clock runs on for an hour and more."""
        promise, event = self.promise, self.event
        promise.say("Another wound, nobody helps: the phone is alone while its clock runs for 95 minutes")
        page = phone(event, "9", clocked=True)
        says(page, "[data-zone=right-leg]")
        is_(event, "9", hits=2)
        self.alone(page)
        promise.check("nothing is presumed yet", page.locator("[data-presumed]").count() == 0)
        page.clock.fast_forward("31:00")
        expect(page.locator("[data-hits='1']")).to_be_visible()
        promise.check(
            "after 31 minutes the phone has taken a hit, as presumed", page.locator("[data-presumed]").is_visible()
        )
        page.clock.fast_forward("01:04:00")
        expect(page.locator("[data-state=presumed-dead]")).to_be_visible()
        promise.check("after 95 minutes it says that the character is presumed dead", True)
        page.clock.set_system_time(
            time.time()
        )  # an hour of the phone has not been one of this machine: the masters make it one
        forward(event, 95)
        is_(event, "9", state="presumed-dead")
        self.back(page)
        expect(page.locator("[data-state=presumed-dead]")).to_be_visible()
        promise.equal(
            "the server says the same", page.locator("[data-state]").get_attribute("data-state"), "presumed-dead"
        )
        says(page, "[data-confirm-death]")
        is_(event, "9", state="dead")
        promise.check("the player confirms it: dead", True)


def main() -> None:
    """Two phones, a server, and a game that goes on."""
    promise = Promise("A player offline for an hour of the game: what he told in time counts in time")
    with chromium() as browser, game(browser) as event:
        story = Story(event, promise)
        story.saved()
        story.presumed()
        ran = hofmarshal("journal", "verify", "--data", event.server.folder)
        promise.equal("`journal verify` exits with", ran.code, 0)
    promise.done()


if __name__ == "__main__":
    main()
