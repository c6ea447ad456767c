"""Promise: two tablets at one console rule on a blow once; what a replaced tablet still held arrives as proposals."""

from __future__ import annotations

import threading
from typing import Any

from playwright.sync_api import Page, WebSocketRoute
from product import Promise

from tests.browser.ground import Ground, chromium, ground, wait_for
from tests.browser.people import READ, Hofmarshal, Marshal, panel_sees


class Deaf:
    """A page whose server can be made not to be heard: what the page says still arrives."""

    def __init__(self, page: Page) -> None:
        self.on = False
        self._held: list[tuple[WebSocketRoute, str | bytes]] = []
        page.route_web_socket("**/api/socket", self._route)
        page.reload()

    def _route(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda text: self._held.append((socket, text)) if self.on else socket.send(text))

    def hear(self) -> None:
        """What was held back arrives."""
        self.on = False
        for socket, text in self._held:
            socket.send(text)
        self._held.clear()


class Story:
    """One longsword bout with two marshals and one tablet after another."""

    def __init__(self, made: Ground, promise: Promise) -> None:
        self.made = made
        self.promise = promise
        self.stream = made.quick("1", "isb-duel", "longsword")
        self.marshals = [Marshal(made, "1", number) for number in (1, 2)]
        self.first = Hofmarshal(made)
        self.first.call()
        self.first.ready()
        self.first.start()

    def blow(self, boss: Hofmarshal, side: str = "red", zone: str = "arm") -> None:
        """Both marshals see a blow, and the tablet proposes it."""
        panel_sees(side, *((one, zone, ()) for one in self.marshals))
        boss.page.locator("[data-accept=suggestion]:enabled").wait_for()

    def rulings(self) -> int:
        """How many rulings the log has."""
        return len(self.first.rulings())

    def score(self) -> list[int]:
        """Red's and blue's points."""
        return [self.first.contest[side]["score"] for side in ("red", "blue")]


def double_tap(story: Story) -> None:
    """A gloved hand touches ACCEPT twice."""
    story.promise.say("A double tap on ACCEPT")
    boss = story.first
    story.blow(boss)
    boss.page.wait_for_timeout(READ)
    box = boss.page.locator("[data-accept=suggestion]").bounding_box()
    assert box is not None
    for _ in range(2):
        boss.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    wait_for("the ruling stands", lambda: story.rulings() == 1)
    boss.page.wait_for_timeout(1500)
    story.promise.equal("rulings", story.rulings(), 1)
    story.promise.equal("score", story.score(), [1, 0])


def swapped(story: Story) -> Hofmarshal:
    """The tablet is offline, rules and halts; another one takes its seat; the old one comes back."""
    story.promise.say("The tablet loses its network, rules and halts; another tablet takes the seat over")
    old = story.first
    grant = _seat(story)["grant"]
    old.page.context.set_offline(True)
    old.page.locator("[data-whose=blue]").click()
    old.say("blue", zone="arm", grip="one-handed")
    old.page.locator("[data-accept=draft]").click()
    old.main("halt")
    status = old.page.locator(".link").first
    wait_for("the old tablet says it is not connected", lambda: status.get_attribute("data-status") == "lost")
    story.promise.equal("unsent on the old tablet", status.get_attribute("data-unsent"), "2")
    new = Hofmarshal(story.made)
    new.page.locator(".console[data-phase=running]").wait_for()
    story.promise.equal("the second pairing raised the seat's grant by", _seat(story)["grant"] - grant, 1)
    story.promise.equal("rulings before the old tablet comes back", story.rulings(), 1)
    old.page.context.set_offline(False)
    told = old.page.locator("[data-displaced=replaced]")
    told.wait_for()
    story.promise.check(
        "the old tablet says plainly that it was replaced", "Another device has taken this place" in told.inner_text()
    )
    story.promise.equal("large buttons on the old tablet", old.page.locator("[data-main]").count(), 0)
    wait_for("the old tablet has sent everything", lambda: status.get_attribute("data-unsent") == "0")
    proposals = new.page.locator("[data-proposal]")
    wait_for("both are proposed", lambda: proposals.count() == 2)
    told_of = [text.splitlines()[0] for text in proposals.all_inner_texts()]
    story.promise.check(f"proposals at the new tablet: {told_of}", len(told_of) == 2)
    story.promise.equal(
        "done by the old tablet's commands meanwhile", (story.rulings(), old.contest["phase"]), (1, "running")
    )
    proposals.nth(1).get_by_role("button", name="Dismiss").click()
    wait_for("one is left", lambda: proposals.count() == 1)
    proposals.nth(0).get_by_role("button", name="Accept").click()
    wait_for("none is left", lambda: proposals.count() == 0)
    wait_for("the accepted ruling stands", lambda: story.rulings() == 2)
    story.promise.equal("score after accepting the ruling", story.score(), [1, 1])
    story.promise.equal("the dismissed halt halted nothing", new.contest["phase"], "running")
    row = new.rulings()[-1]
    story.promise.equal("the ruling is the hofmarshal's", row["by"], "hofmarshal")
    return new


def at_once(story: Story, second: Hofmarshal) -> Hofmarshal:
    """Two tablets show the same suggestion, both are touched in one instant; the replaced one does not know it yet."""
    story.promise.say("Two tablets, the same moment, both accept at once")
    deaf = Deaf(second.page)
    second.page.locator(".console[data-phase=running]").wait_for()
    story.blow(second, "blue")
    deaf.on = True
    third = Hofmarshal(story.made)
    third.page.locator("[data-accept=suggestion]:enabled").wait_for()
    before = story.rulings()
    _together(second.page, third.page)
    wait_for("one ruling stands", lambda: story.rulings() > before)
    proposal = third.page.locator("[data-proposal]")
    proposal.wait_for()
    story.promise.equal("new rulings", story.rulings() - before, 1)
    deaf.hear()
    second.page.locator("[data-displaced=replaced]").wait_for()
    story.promise.check("the other touch is a proposal, and its tablet says that it was replaced", True)
    proposal.get_by_role("button", name="Accept").click()
    refused = third.page.locator(".notices .note.bad")
    refused.wait_for()
    story.promise.check(
        "accepted all the same, the second ruling is refused with the reason",
        "Meanwhile somebody else gave a ruling in this exchange" in refused.inner_text(),
        refused.inner_text(),
    )
    story.promise.equal("rulings after that", story.rulings() - before, 1)
    story.promise.equal("score", story.score(), [1, 2])
    refused.get_by_role("button", name="Understood").click()
    return third


def goes_on(story: Story, boss: Hofmarshal) -> None:
    """The bout is ended by the tablet that holds the seat, and the journal is sound."""
    story.promise.say("The bout goes on at the tablet that holds the seat")
    story.blow(boss, "red", "leg")
    boss.accept()
    story.promise.equal("score", story.score(), [2, 2])
    boss.main("halt")
    boss.phase("halted")
    story.promise.check("it halts", True)


def _together(*pages: Page) -> None:
    """Touch ACCEPT on several pages at one instant of their clocks."""
    press = """at => setTimeout(() => document.querySelector('[data-accept=suggestion]').click(), at - Date.now())"""
    at = pages[0].evaluate("() => Date.now() + 700")
    for page in pages:
        page.evaluate(press, at)
    threading.Event().wait(1)
    for page in pages:
        page.wait_for_timeout(100)


def _seat(story: Story) -> Any:
    seats = story.made.desk.view("ring/1/console")["seats"]
    return next(one for one in seats if one["seat"] == "hofmarshal")


def main() -> None:
    """A double tap, a swap in the middle of a bout, two touches at once."""
    promise = Promise("Two tablets at one console: no double ruling; what a replaced tablet held arrives as proposals")
    with chromium() as browser, ground(browser) as made:
        story = Story(made, promise)
        double_tap(story)
        second = swapped(story)
        third = at_once(story, second)
        goes_on(story, third)
    promise.done()


if __name__ == "__main__":
    main()
