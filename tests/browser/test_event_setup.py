"""Setting an event up and reading its journal in a real Chromium: by keyboard, by two organisers at once, in three languages."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.browser.entries_ground import office
from tests.browser.ground import Ground
from tests.browser.looking import Ears, faults, inaccessible, out_of_reach

NAMES = (
    "Зимові списки",
    "Луцьк, замок",
    "Галина Ворон",
    "Круки",
    "Test desk",
    "organiser",
    "duel",
    "Українська",
    "Русский",
    "English",
)


def sound(page: Page, lang: str = "uk") -> None:
    """Nothing is wrong with the page as it stands."""
    assert faults(page, lang, NAMES) == []
    assert inaccessible(page) == []


def says_what_it_is(page: Page) -> None:
    """Days, country and place, without a mouse."""
    about = page.locator("#about")
    about.locator("input").first.fill("Зимові списки")
    about.locator("input[type=date]").nth(0).fill("2026-12-06")
    about.locator("input[type=date]").nth(1).fill("2026-12-05")
    about.locator("select").select_option("UA")
    about.locator("button.main").press("Enter")
    expect(page.locator("[aria-live=assertive]")).to_contain_text("раніший за перший")
    page.locator("[aria-live=assertive] button").click()
    about.locator("input[type=date]").nth(1).fill("2026-12-07")
    about.locator("button.main").press("Enter")
    expect(about.locator("[role=status]")).to_be_visible()


def two_at_once(mine: Page, theirs: Page) -> None:
    """Both write the place: the second sees what the first wrote, and what he changed elsewhere is not lost."""
    place = mine.locator("#about input[maxlength='160']")
    place.fill("Луцьк, замок")
    other = theirs.locator("#about input[maxlength='160']")
    other.fill("Київ")
    theirs.locator("#about input[type=number]").fill("10")
    theirs.locator("#about button.main").click()
    expect(theirs.locator("#about [role=status]")).to_be_visible()
    expect(mine.locator("#about input[type=number]")).to_have_value("10")
    expect(mine.locator("#about [role=alert]")).to_contain_text("Київ")
    expect(mine.locator("#about button.main")).to_be_disabled()
    sound(mine)
    mine.locator("#about [role=alert] button").last.click()
    mine.locator("#about button.main").click()
    expect(other).to_have_value("Луцьк, замок")
    expect(theirs.locator("#about input[type=number]")).to_have_value("10")


def a_nomination(page: Page) -> Locator:
    """The longsword, under a short name; its card."""
    page.locator("#nominations > .stack > button.main").click()
    page.locator("dialog[open] select").select_option("isb-duel|longsword")
    page.locator("dialog[open] input[pattern]").fill("duel")
    page.locator("dialog[open] button.main").click()
    card = page.locator("#nominations article").first
    expect(card).to_contain_text("Півтораручний меч")
    return card


def a_ring_is_measured(page: Page) -> None:
    """Too short by the clause, until it is long enough."""
    ring = page.locator("#rings article").first
    ring.locator("button").first.click()
    length = ring.locator(".measure", has_text="Довжина")
    length.locator("input").fill("6,5")
    expect(length.locator(".bad")).to_contain_text("від 7 до 40 м")
    length.locator("summary").click()
    expect(length.locator("details p")).not_to_be_empty()
    sound(page)
    length.locator("input").fill("12")
    expect(length.locator(".good")).to_be_visible()
    ring.locator(".measure", has_text="Ширина").locator("input").fill("8")
    ring.locator(".measure", has_text="борту").locator("input").fill("0,9")
    ring.locator("select").select_option("rectangle")
    ring.locator("button.main").click()
    expect(ring.locator("header")).to_contain_text("підходить усім положенням")


def a_value_is_overridden(page: Page, card: Locator) -> None:
    """The time of a bout, beside the clause it replaces; shown before it is done."""
    card.locator("button").nth(1).click()
    dialog = page.locator("dialog[open]")
    dialog.locator("input[type=search]").fill("clock.limit")
    dialog.locator("section.card button").first.click()
    form = dialog.locator("section.card form")
    form.locator("input").nth(0).fill("60000")
    form.locator("input").nth(1).fill("короткий день")
    form.locator("input").nth(2).fill("головний суддя")
    form.locator("button").click()
    dialog.locator("button.main").click()
    expect(dialog.locator("section.note")).to_contain_text("90000")
    dialog.locator("button.main").click()
    expect(dialog).to_have_count(0)
    expect(card.locator(".note")).to_contain_text("60000 (60 с)")
    expect(card.locator(".note")).to_contain_text("головний суддя")


def the_journal_tells_it(page: Page, event: Ground, folder: Path) -> None:
    """Who did what, filtered, taken along as a table; and somebody erased."""
    page.goto(f"{event.server.origin}/audit")
    expect(page.locator("details.card").first).to_be_visible()
    page.locator("[role=search] select").first.select_option("programme")
    expect(page.locator("details.card", has_text="Додано номінацію duel")).to_be_visible()
    expect(page.locator("details.card", has_text="Видано код")).to_have_count(0)
    sound(page)
    assert out_of_reach(page) == []
    with page.expect_download() as taken:
        page.get_by_role("button", name=re.compile("JSON")).click()
    taken.value.save_as(folder / "audit.json")
    rows = json.loads((folder / "audit.json").read_text(encoding="utf-8"))[0]["rows"]
    assert {"described", "nomination-added", "ring-set"} <= {one["type"] for one in rows}
    page.locator("section.card button").first.click()
    expect(page.locator("section.card .note.good")).to_contain_text("журнал цілий")
    page.locator("section.left > button").click()
    page.locator("section.left input").fill("ворон")
    page.locator("section.left > button", has_text="Галина Ворон").click()
    number = page.locator("dialog[open] input")
    expect(page.locator("dialog[open] button.main")).to_be_disabled()
    sound(page)
    number.fill("1")
    number.press("Enter")
    expect(page.locator("section.left .good")).to_be_visible()
    page.locator("[role=search] select").first.select_option("")
    expect(page.locator("details.card").first).to_contain_text("Видалено особисті дані учасника під номером 1")
    expect(page.get_by_text("Галина Ворон")).to_have_count(0)


def test_an_event_is_set_up_by_two_and_its_journal_read(event: Ground, tmp_path: Path) -> None:
    mine = event.paired("organiser", size="tablet", lang="uk")
    theirs = event.paired("organiser", size="phone", lang="uk")
    ears = Ears(mine, event.server.origin)
    for page in (mine, theirs):
        page.goto(f"{event.server.origin}/event")
        expect(page.locator("#about input").first).to_be_enabled()
    says_what_it_is(mine)
    two_at_once(mine, theirs)
    card = a_nomination(mine)
    a_ring_is_measured(mine)
    a_value_is_overridden(mine, card)
    sound(theirs)
    assert out_of_reach(theirs) == []
    office(event, "/api/office/entries", {"name": "Галина Ворон", "club": "Круки", "takes": {"duel": {}}})
    expect(theirs.locator("#nominations article").first).to_contain_text("Заявок: 1")
    the_journal_tells_it(mine, event, tmp_path)
    assert [one for one in ears.heard if "409" not in one] == []
