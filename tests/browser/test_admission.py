"""Admission in a browser: papers typed at the desk, gear inspected on a phone without a connection too, a breakage, stickers."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pytest
from PIL import Image
from playwright.sync_api import Browser, Page, expect

from tests.browser.admission_rig import before_admission
from tests.browser.ground import Ground, wait_for


@pytest.fixture
def event(own_chromium: Browser) -> Iterator[Ground]:
    """Four fighters in three nominations, nothing seen yet."""
    with before_admission(own_chromium) as made:
        yield made


def says(page: Page, item: str, fact: str, value: str) -> None:
    """Choose an answer, or type a measurement: of an item, or of the armour."""
    place = page.locator(
        f"[data-item={item}] [data-fact={fact}]" if item else f"[data-armour] [data-fact={fact}]"
    ).first
    place.wait_for()
    if place.locator("input").count():
        place.locator("input").fill(value)
    else:
        place.locator(f"[data-value='{value}']").click()


def record(page: Page, item: str, **facts: str) -> None:
    """Open an item, say its facts, record it."""
    card = page.locator(f"[data-item={item}]")
    if card.locator(".head").get_attribute("aria-expanded") == "false":
        card.locator(".head").click()
    for fact, value in facts.items():
        says(page, item, fact.replace("_", "-"), value)
    card.locator("[data-record]").click()


def test_papers_at_the_desk_and_gear_on_the_phone(event: Ground) -> None:
    desk = event.paired("organiser", size="desktop")
    desk.goto(event.server.origin + "/admission")
    # papers by keyboard: everything of the longsword but the gear
    desk.locator("[data-entry='11']").focus()
    desk.keyboard.press("Enter")
    long = desk.locator("[data-nomination=long]")
    expect(long).to_contain_text("not admitted")
    desk.locator("[data-born]").fill("2001-12-31")
    for paper in ("waiver", "medical", "accreditation"):
        desk.locator(f"[data-paper={paper}] [data-in-order]").focus()
        desk.keyboard.press("Space")
    desk.locator("[data-save]").focus()
    desk.keyboard.press("Enter")
    expect(long.locator("li", has_text="✕")).to_have_count(1)
    expect(long.locator("li", has_text="✕")).to_contain_text("The gear has not been inspected")
    desk.keyboard.press("Escape")
    expect(desk.locator("[data-entry='11'] .lacks")).to_contain_text("passed gear")

    # the expert's phone: limits beside the fields, the verdict at once, a fault named by its clause
    phone = event.paired("expert", seat="expert-1")
    phone.goto(event.server.origin + "/gear")
    phone.locator("input[type=search]").fill("вигадана")
    phone.locator("[data-open='free/11']").click()
    record(phone, "shins", palms="2", guard_material="tape", layers_wrapped="false")
    shins = phone.locator("[data-item=shins]")
    expect(shins.locator(".head")).to_contain_text("fix")
    record(phone, "shins", layers_wrapped="true")
    expect(shins.locator(".head")).to_contain_text("pass")
    shins.locator(".head").click()
    picture = io.BytesIO()
    Image.new("RGB", (1200, 900), (90, 60, 30)).save(picture, "JPEG")
    shins.locator("input[type=file]").set_input_files(
        {"name": "IMG_1.jpg", "mimeType": "image/jpeg", "buffer": picture.getvalue()}
    )
    expect(shins.locator(".photo")).to_have_count(1)

    # the hall's far end has no connection: the rest is recorded all the same, and arrives later
    phone.context.set_offline(True)
    phone.locator("[data-status=lost]").wait_for(state="attached", timeout=30_000)
    record(phone, "forearms", palms="1", guard_material="leather")
    phone.get_by_role("button", name="Add a layer").click()
    for fact, value in (("material", "mail"), ("padding", "true"), ("weave", "standard"), ("reinforced", "false")):
        says(phone, "", fact, value)
    for fact, value in (("closing", "riveted"), ("openings", "false"), ("helmet", "true")):
        says(phone, "", fact, value)
    phone.locator("[data-wear]").click()
    phone.context.set_offline(False)
    expect(phone.locator("[data-armour] .class")).to_have_text("Armour class 4", timeout=30_000)
    expect(phone.locator("[data-item=forearms] .head")).to_contain_text("pass")
    phone.get_by_role("button", name="Close the inspection").click()
    expect(phone.locator(".end .state")).to_contain_text("Passed")
    expect(desk.locator("[data-entry='11'] .stands")).to_contain_text("✓")

    # a sticker from the phone; its code says to anybody that it holds
    with phone.expect_download() as printed:
        phone.locator(".end").get_by_role("button", name="Stickers").click()
        phone.get_by_role("button", name="Make the PDF").click()
    assert printed.value.path().read_bytes().startswith(b"%PDF")

    # longsword: the rulebook names no items, the expert says what it is; then the organiser's override for another fighter
    phone.goto(event.server.origin + "/gear/long/11")
    phone.get_by_label("What is shown").fill("Longsword")
    phone.keyboard.press("Enter")
    expect(phone.locator("[data-piece=piece-1] .what")).to_contain_text("pass")
    phone.get_by_role("button", name="Close the inspection").click()
    expect(desk.locator("[data-entry='11'] .lacks")).to_contain_text("passed gear")  # of the shield nomination
    desk.locator("[data-entry='12']").click()
    other = desk.locator("[data-nomination=free]")
    other.get_by_role("button", name="Let in all the same").click()
    other.locator("form input").fill("the expert's train is late, looked at by the chief")
    desk.keyboard.press("Enter")
    expect(other).to_contain_text("The organiser let the fighter in")
    desk.keyboard.press("Escape")


def test_what_breaks_at_the_ring_goes_back_to_the_expert(event: Ground) -> None:
    desk = event.desk
    phone = event.paired("expert", seat="expert-1")
    for entry in ("11", "12", "13", "14"):
        phone.goto(f"{event.server.origin}/gear/free/{entry}")
        for item, palms in (("shins", "2"), ("forearms", "1")):
            record(phone, item, palms=palms, guard_material="leather")
            expect(phone.locator(f"[data-item={item}] .head")).to_contain_text("pass")
        says(phone, "", "helmet", "false")
        phone.locator("[data-wear]").click()
        expect(phone.locator("[data-armour] .class")).to_have_text("Armour class 0")
        phone.get_by_role("button", name="Close the inspection").click()
        expect(phone.locator(".end .state")).to_contain_text("Passed")
    desk.done("nomination/free", "draw", seed="frost", final=True)
    bout = wait_for("a bout waits", lambda: (desk.view("ring/1/console") or {}).get("next"))
    desk.done(bout, "call")
    ring = event.paired("hofmarshal", "1", size="tablet")
    ring.goto(event.server.origin + "/console/1")
    ring.locator("[role=tab][data-panel=more]").click()
    ring.locator("[data-breakage]").click()
    ring.locator("select").last.select_option("red")
    ring.get_by_label("What broke").fill("the strap of the left shin guard")
    ring.get_by_role("button", name="Tell the gear’s expert").click()
    expect(ring.locator(".note.good")).to_contain_text("The expert knows")
    entry = desk.view("ring/1")["contest"]["red"]["entry"]
    assert desk.give(bout, "call").status == "refused", "the second call waits for the inspection"
    phone.goto(f"{event.server.origin}/gear/free/{entry}")
    expect(phone.get_by_text("the strap of the left shin guard").first).to_be_visible()
    record(phone, "shins", palms="3")
    phone.get_by_role("button", name="Close the inspection").click()
    expect(phone.locator(".end .state")).to_contain_text("Passed")
    desk.done(bout, "call")
