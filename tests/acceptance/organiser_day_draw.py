"""Gear and draw of the organiser's day: an expert's phone, a helmet that is rejected and changed, a lot anybody checks."""

from __future__ import annotations

import asyncio
import hashlib

from organiser_day_kit import Day
from organiser_day_people import NAMES
from organiser_day_robots import PIECES, inspect
from playwright.sync_api import Page, expect

PASSED, REJECTED = "1", "2"
"""The entries whose gear is looked at on the phone."""

SHOWN = {
    "edge-thickness": "2", "point-diameter": "16", "thickness": "9", "edging-thickness": "3", "rim-thickness": "8",
    "helmet-thickness": "1,6",
}  # fmt: skip
"""What the expert reads off his gauge, in mm, with a comma too."""


def gear(day: Day) -> None:
    """One passes on the phone, one's helmet is rejected; a second expert looks at all the others."""
    phone = day.phone("expert", "Expert’s phone", "/gear")
    phone.locator("input[type=search]").fill(day.name(PASSED))
    phone.locator(f"[data-open='shield/{PASSED}']").click()
    for item in PIECES:
        record(phone, item)
    phone.get_by_role("button", name="Close the inspection").click()
    expect(phone.locator(".end .state")).to_contain_text("Passed")
    day.promise.check("an expert measured every piece of one fighter on a phone, and it passed", True)

    day.go(f"/gear/shield/{REJECTED}", phone)
    record(phone, "helmet", **{"helmet-material": "other"})
    day.look(
        "gear", f"/gear/shield/{REJECTED}", lambda one: one.locator("[data-item=helmet] .head").click(), whose=phone
    )
    phone.get_by_role("button", name="Close the inspection").click()
    expect(phone.locator(".end .state")).to_contain_text("Rejected")

    expert = day.seated("expert", "", "Robot expert")
    others = [str(number) for number in range(1, len(NAMES) + 1) if str(number) not in (PASSED, REJECTED)]

    async def everybody() -> list[str]:
        done = await asyncio.gather(*(inspect(expert, entry, list(PIECES)) for entry in others))
        return [one for many in done for one in many]

    day.promise.equal("refused to the second expert, who looked at all the others", day.do(everybody(), 120), [])
    page = day.go("/admission")
    page.locator(".tools select").first.select_option("shield")
    page.locator(".tools select").nth(1).select_option("missing")
    expect(page.locator("[data-entry]")).to_have_count(1)
    page.locator("[data-entry]").click()
    file = page.locator("dialog[open] [data-nomination=shield]")
    expect(file).to_contain_text("not admitted")
    expect(file).to_contain_text("§ C39-40")
    day.promise.check("the desk sees who is not admitted, and by which clause", True)
    page.keyboard.press("Escape")


def record(page: Page, item: str, **other: str) -> None:
    """Open an item, say its facts, record it."""
    card = page.locator(f"[data-item={item}]")
    if card.locator(".head").get_attribute("aria-expanded") == "false":
        card.locator(".head").click()
    for fact, value in PIECES[item].items():
        place = card.locator(f"[data-fact={fact}]")
        word = other.get(fact, SHOWN.get(fact, str(value).lower() if isinstance(value, bool) else str(value)))
        field = place.locator("input")
        if field.count():
            field.fill(word)
        elif place.locator(f"[data-value='{word}'][aria-pressed=false]").count():
            place.locator(f"[data-value='{word}']").click()
    card.locator("[data-record]").click()
    expect(card.locator(".head")).to_contain_text("reject" if other else "pass")


def draw(day: Day) -> None:
    """The hash is out before the draw; afterwards anybody's browser, and a script of five lines, reckon the order anew."""
    stranger = day.browse("phone")
    day.go("/lot/shield", stranger)
    expect(stranger.get_by_text("The hash has not been published yet.")).to_be_visible()
    page = day.go("/draw/shield")
    page.get_by_role("button", name="Publish the hash").click()
    promised = page.locator("[data-hash]")
    expect(promised).to_be_visible()
    commitment = str(promised.get_attribute("data-hash"))
    read = stranger.locator(".code").first
    expect(read).to_be_visible()
    day.promise.equal("the hash anybody reads before the draw", read.inner_text().replace(" ", ""), commitment)
    day.promise.equal("the seed anybody reads before the draw", day.view("nomination/shield/lot")["seed"], "")
    page.get_by_role("button", name="Draw", exact=True).click()
    page.get_by_role("button", name="Draw now").click()
    expect(page.locator("[data-stage=qualifying]")).to_be_visible()
    expect(stranger.locator("[data-verdict=hash]")).to_contain_text("is the one whose hash was published")
    expect(stranger.locator("[data-verdict=order]")).to_contain_text("the order is right")
    day.promise.check("a stranger's browser finds hash and order right", True)

    def sha256(text: str) -> str:
        return hashlib.sha256(text.encode()).hexdigest()

    lot = day.view("nomination/shield/lot")
    own = sorted((one["entry"] for one in lot["entries"]), key=lambda entry: sha256(f"{lot['seed']}:{entry}"))
    day.promise.equal("the seed's hash, reckoned here", sha256(lot["seed"]), commitment)
    day.promise.check("the order of the lot, reckoned here", own == list(lot["order"]) and len(own) == len(NAMES) - 1)
    stage = day.shield["stages"]["qualifying"]
    sizes = [len(stage["groups"][name]["entries"]) for name in stage["order"]]
    day.promise.equal("groups (sm.12.3: four to seven)", sizes, [7, 7, 7, 6, 6, 6, 6])
    day.look("lot", "/lot/shield", whose=stranger)
    day.look("draw", "/draw/shield")

    barred = day.go("/draw/long")
    expect(barred.get_by_text("are not admitted to the draw:")).to_be_visible()
    day.promise.check("the longsword, whose gear nobody has seen, is not drawn: the page names who and why", True)
