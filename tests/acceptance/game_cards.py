"""Promise: an obligation issued on one phone, signed on another, stolen, deposited, fulfilled; a scroll scanned twice at once.

Two players' phones and a master's laptop in a real browser; the scroll is scanned by both phones at the same moment.
"""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import Page, expect
from product import Promise

from hofmarshal.robots.posting import ask, mac
from tests.browser.ground import Ground, chromium, wait_for
from tests.browser.player_rig import game, opened, phone

TERMS = "Вигадана бочка вина до світанку"
TOGETHER = 1_500
"""So far (ms) ahead both phones are told to use the scroll."""


def ledger(event: Ground) -> dict[str, Any]:
    """The one obligation as masters see it."""
    (one,) = event.desk.view("game/ledger")["obligations"].values()
    return dict(one)


def stands(event: Ground, promise: Promise, what: str, **wanted: Any) -> None:
    """The ledger comes to say this."""
    wait_for(what, lambda: all(ledger(event).get(name) == value for name, value in wanted.items()))
    promise.check(f"{what}: " + ", ".join(f"{name} {value!r}" for name, value in wanted.items()), True)


def cards(page: Page) -> None:
    """The tab of cards."""
    page.locator("[data-go=cards]").click()
    expect(page.locator("[data-cards]")).to_be_visible()


def obligation(event: Ground, promise: Promise, seven: Page, nine: Page) -> None:
    """9 writes what 7 owes; 7 signs, steals it, leaves it with the masters, fulfils it."""
    for page in (seven, nine):
        cards(page)
    nine.locator("[data-new]").click()
    nine.locator("[data-owed]").click()
    nine.locator("[data-other]").fill("7")
    nine.locator("[data-terms]").fill(TERMS)
    nine.locator("[data-issue]").click()
    waiting = seven.locator("[data-group=waits] [data-obligation]")
    expect(waiting).to_contain_text(TERMS)
    promise.check("what 9 wrote waits on 7's phone for his signature", True)
    stands(event, promise, "unsigned", signed=False, holder="9", obliged="7")
    expect(nine.locator("[data-group=held] [data-signed=false] [data-pass]")).to_have_count(0)
    promise.check("and 9 is offered no way to pass it on", True)
    waiting.locator("[data-sign]").click()
    expect(seven.locator("[data-group=owed] [data-signed=true]")).to_be_visible()
    stands(event, promise, "signed on the other phone", signed=True)
    promise.check(
        "7 is not told who holds what he owes", "Захар" not in seven.locator("[data-group=owed]").inner_text()
    )

    nine.locator("[data-group=held] [data-show]").click()
    code = nine.locator("[data-code]").inner_text()
    nine.keyboard.press("Escape")
    seven.locator("[data-typed]").fill(code.lower())
    seven.locator("[data-look]").click()
    expect(seven.locator("[data-scanned]")).to_contain_text(TERMS)
    seven.locator("[data-take=theft]").click()
    expect(seven.locator("[data-did]")).to_be_visible()
    stands(event, promise, "stolen", holder="7")
    expect(nine.locator("[data-obligation]")).to_have_count(0)
    promise.check(
        "it is gone from 9's phone, which does not say by whom", "Ада" not in nine.locator("[data-cards]").inner_text()
    )
    means = [one["how"] for one in ledger(event)["held"]]
    promise.equal("the masters see how", means, ["issued", "theft"])

    seven.locator("[data-close]").click()
    seven.locator("[data-deposit]").click()
    stands(event, promise, "left with the masters", deposited=True)
    seven.locator("[data-end]").click()
    seven.locator("[data-claim=fulfilled]").click()
    stands(event, promise, "said to be fulfilled", status="open", claimed="fulfilled")
    event.desk.done(f"obligation/{ledger(event)['id']}", "confirm")
    expect(seven.locator("[data-status=fulfilled]")).to_have_count(1)
    stands(event, promise, "confirmed by a master", status="fulfilled")


def scroll(event: Ground, promise: Promise, seven: Page, nine: Page) -> None:
    """A master makes a scroll that is used once; both phones scan it and use it at the same moment."""
    laptop = event.paired("master", seat="master-1", size="desktop")
    laptop.goto(f"{event.server.origin}/props")
    laptop.locator("[data-new]").click()
    laptop.locator("[data-name]").fill("Свиток вигаданого вогню")
    laptop.locator("[data-add]").click()
    laptop.locator("[data-effect] [data-act]").select_option("lose-reason")
    laptop.locator("[data-effect] [data-what]").select_option("magic")
    laptop.locator("[data-effect] [data-count]").fill("2")
    laptop.locator("[data-submit]").click()
    expect(laptop.locator("[data-made='1']")).to_be_visible()
    wait_for("the scroll is there", lambda: event.desk.view("game/props").get("props"))
    (made,) = event.desk.view("game/props")["props"].values()
    promise.equal("a scroll is made that is used", made["most"], 1)
    with laptop.expect_download() as printing:
        laptop.locator("[data-print]").click()
    promise.check("its card is printed", printing.value.path().read_bytes()[:4] == b"%PDF")
    laptop.locator("[data-batch] summary").last.click()

    before = {number: reason(event, number) for number in ("7", "9")}
    card = shown(event, made["id"])
    for page in (seven, nine):
        page.goto(f"{event.server.origin}/player#card={card}")
        expect(page.locator("[data-scanned] [data-left='1']")).to_be_visible()
    at = int(time.time() * 1000) + TOGETHER
    for page in (seven, nine):
        page.evaluate("at => void setTimeout(() => document.querySelector('[data-use]').click(), at - Date.now())", at)
    for page in (seven, nine):
        expect(page.locator("[data-did], [data-refused]").first).to_be_visible()
    did = [page.locator("[data-did]").count() for page in (seven, nine)]
    promise.equal("phones on which it did something", sum(did), 1)
    loser = (seven, nine)[did.index(0)]
    expect(loser.locator("[data-refused='prop-used-up']")).to_contain_text("A75")
    promise.check("the other is told that it is used up, by its clause", True)

    def lost() -> int:
        return sum(before.values()) - reason(event, "7") - reason(event, "9")

    wait_for("somebody has paid for it", lambda: lost() > 0)
    promise.equal("points of reason it has cost in all", lost(), 2)
    (used,) = event.desk.view("game/props")["props"].values()
    promise.equal("uses the masters see", (len(used["uses"]), len(used.get("double", ())), used["left"]), (1, 0, 0))
    expect(laptop.locator(f"[data-prop='{made['id']}']")).to_contain_text("used up")
    promise.check("the masters' page says that it is used up", True)


def reason(event: Ground, number: str) -> int:
    """A character's reason, as the server has it."""
    return int(event.desk.view(f"game/character/{number}")["reason"])


def shown(event: Ground, name: str) -> str:
    """What stands in the QR of a prop, as a master may ask."""
    device, path = event.desk.client.device, f"/api/game/cards/prop/{name}"
    assert device is not None
    headers = {"X-Hofmarshal-Device": device.id, "X-Hofmarshal-Signature": mac(device.secret, f"GET {path}\n")}
    return str(ask(event.server.origin, "GET", path, headers=headers)["shown"])


def main() -> None:
    """Both stories on one server."""
    promise = Promise("An obligation goes its way over two phones; a scroll scanned by two at once is used once.")
    with chromium() as browser, game(browser) as event:
        opened(event)
        seven, nine = phone(event, "7"), phone(event, "9")
        obligation(event, promise, seven, nine)
        scroll(event, promise, seven, nine)
    promise.done()


if __name__ == "__main__":
    main()
