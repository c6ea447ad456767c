"""Overrides of the whole event in a real Chromium: laid by keyboard, seen in each nomination, in three languages."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.entries_ground import nomination, office
from tests.browser.ground import Ground
from tests.browser.looking import faults, inaccessible

NAMES = ("Organisers", "A short day.")


def test_an_override_of_the_whole_event(event: Ground) -> None:
    nomination(event, "long", "isb-duel", "longsword")
    nomination(event, "halberd", "isb-duel", "halberd")
    page = event.paired("organiser", seat="organiser-2", size="phone", lang="en")
    page.goto(f"{event.server.origin}/event")
    card = page.locator("[data-wide=isb-duel]")
    card.get_by_role("button").click()
    dialog = page.locator("dialog[open]")
    dialog.locator("input[type=search]").fill("late.after")
    dialog.locator(".value", has_text="late.after").get_by_role("button").first.focus()
    page.keyboard.press("Enter")
    dialog.locator(".value form input").first.fill("60000")
    dialog.locator(".value form input").nth(1).fill(NAMES[1])
    dialog.locator(".value form input").nth(2).fill(NAMES[0])
    page.keyboard.press("Enter")
    dialog.locator("button.main").click()
    expect(dialog.locator("[data-changed]")).to_have_count(2)
    assert faults(page, "en", NAMES) == []
    assert inaccessible(page) == []
    dialog.locator("button.main").click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(card).to_contain_text("in the whole event")
    expect(page.locator("article", has_text="Halberd")).to_contain_text("late.after")
    for lang in ("ru", "uk"):
        page.goto(f"{event.server.origin}/event?lang={lang}")
        expect(card).to_contain_text("late.after")
        assert faults(page, lang, NAMES) == []
    values = office(event, "/api/office/setup/values?name=halberd")["values"]
    assert {one["path"]: one["value"] for one in values}["late.after"] == "60000"
