"""The entries pages in a real Chromium: by keyboard, from two desks at once, from a spreadsheet, by form, at the door."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.entries_ground import nomination, office
from tests.browser.ground import Ground
from tests.browser.looking import Ears, faults, inaccessible, out_of_reach

NAMES = ("Галина Ворон", "Ворони", "Богдан Лис", "Лисиці Києва", "Лисиці Киева", "Ада Вовк", "Вовки", "<b>Zoe</b>")
CAMERA = """
  window.BarcodeDetector = class { async detect() { return [{rawValue: 'SHOWN'}] } }
  navigator.mediaDevices.getUserMedia = async () => document.createElement('canvas').captureStream()
  HTMLMediaElement.prototype.play = async () => undefined
"""
"""A camera before which somebody holds a badge, and a browser that reads codes."""

TABLE = (
    "№;Прізвище та ім'я;Клуб;Дата народження\r\n"
    "1;Ада Вовк;Вовки;01.02.2000\r\n"
    "2;Галина Ворон;ВОРОНИ;\r\n"
    "3;Вадим Сом;Лисиці Киева;31.02.1999\r\n"
)


@pytest.fixture
def house(event: Ground) -> Ground:
    nomination(event, "long", "isb-duel", "longsword", capacity=4)
    nomination(event, "mass", "isb-buhurt", "mass-battle")
    event.desk.done(
        "programme", "describe-event", details={"self_entry": True, "country": "UA", "first_day": "2026-12-05"}
    )
    return event


def row(page: Page, name: str) -> Any:
    return page.locator("[data-entry]", has_text=name)


def sound(page: Page, lang: str) -> None:
    """Nothing is wrong with the page as it stands."""
    assert faults(page, lang, NAMES) == []
    assert inaccessible(page) == []


def by_keyboard(page: Page) -> None:
    """Two entries with no hand on the mouse."""
    page.locator("input[value=long]").focus()
    page.keyboard.press("Space")
    page.locator("[data-name]").focus()
    page.keyboard.type("Галина Ворон")
    page.keyboard.press("Tab")
    page.keyboard.type("Ворони")
    page.keyboard.press("Enter")
    expect(row(page, "Галина Ворон")).to_be_visible()
    expect(page.locator("[data-name]")).to_be_focused()
    page.keyboard.type("Богдан Лис")
    page.keyboard.press("Tab")
    page.keyboard.type("Лисиці Києва")  # what stood there is selected, and replaced
    page.keyboard.press("Enter")
    expect(row(page, "Богдан Лис")).to_contain_text("Лисиці Києва")
    page.keyboard.type("ворон галина")
    expect(page.locator(".note.warn")).to_contain_text("1 Галина Ворон")  # nobody is entered twice unawares
    page.locator("[data-name]").fill("Хтось Інший")
    page.locator(".country input").fill("Вигадана країна")
    page.keyboard.press("Enter")
    expect(page.locator("form .note.bad")).to_contain_text("Вигадана країна")
    expect(page.locator("[data-name]")).to_have_value("Хтось Інший")  # what was refused is there to be mended
    page.locator(".country input").fill("")
    page.locator("[data-name]").fill("")
    expect(page.locator("[data-entry]")).to_have_count(2)
    assert out_of_reach(page) == []


def two_desks(mine: Page, theirs: Page) -> None:
    """Both have Halina open; they change different fields, then the same."""
    for page in (mine, theirs):
        row(page, "Галина Ворон").get_by_role("button").last.click()
        page.locator("dialog[open] input").first.wait_for()
    sound(mine, "uk")
    theirs.locator("dialog[open] input").nth(1).fill("Воронята")
    theirs.locator("dialog[open] button.main").click()
    expect(theirs.locator("dialog[open]")).to_have_count(0)
    expect(mine.locator("dialog[open] input").nth(1)).to_have_value("Воронята")  # it came in by itself
    mine.locator("dialog[open] input").nth(1).fill("Круки")
    row(theirs, "Галина Ворон").get_by_role("button").last.click()
    theirs.locator("dialog[open] input").nth(1).fill("Граки")
    theirs.locator("dialog[open] button.main").click()
    clash = mine.locator("dialog[open] fieldset.note")
    expect(clash).to_contain_text("Граки")
    expect(clash).to_contain_text("Круки")
    sound(mine, "uk")
    clash.locator("input[type=radio]").first.check()  # theirs
    mine.locator("dialog[open] input[type=date]").fill("1990-05-06")
    mine.locator("dialog[open] button.main").click()
    expect(mine.locator("dialog[open]")).to_have_count(0)
    expect(row(mine, "Галина Ворон")).to_contain_text("Граки")


def from_a_spreadsheet(page: Page) -> None:
    """A Windows-1251 table with a date that is none, a person who is there already, a club spelled in another way."""
    page.get_by_role("button", name="Таблиця").click()
    file = {"name": "club.csv", "mimeType": "text/csv", "buffer": TABLE.encode("cp1251")}
    page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]
    page.locator("input[type=checkbox][value=long]").check()
    rows = page.locator("[data-row]")
    expect(rows).to_have_count(3)
    bad = page.locator("[data-row='4']")
    expect(bad.locator("[aria-invalid=true]")).to_have_value("31.02.1999")
    sound(page, "uk")
    accept = page.locator(".bar button.main")
    expect(accept).to_be_disabled()
    bad.locator("[data-cell=born]").fill("28.02.1999")
    ask = page.locator("[data-row='3']")
    ask.get_by_role("button", name="Та сама").or_(ask.get_by_role("button", name="Той самий")).click()
    page.locator("[data-clubs] button").first.click()
    expect(accept).to_be_enabled()
    accept.click()
    expect(page.locator(".note.good")).to_be_visible()
    page.locator("section.card > button").first.click()
    expect(row(page, "Вадим Сом")).to_contain_text("Лисиці Києва")
    expect(page.locator("[data-entry]")).to_have_count(4)


def by_form(event: Ground, desk: Page) -> str:
    """A fighter enters himself from his phone, waits in line, is accepted and sees it; his pass."""
    phone = event.page("/enter", lang="uk")
    ears = Ears(phone, event.server.origin)
    phone.locator("form input").first.fill("<b>Zoe</b>")
    phone.locator("input[value=long]").check()
    sound(phone, "uk")
    phone.locator("form label.tick input").last.check()
    phone.locator("button.main").click()
    own = phone.locator("[data-own]")
    expect(own).to_contain_text("<b>Zoe</b>")
    expect(own.locator("[role=status]").first).to_contain_text("1")  # the line's first: four places, four entered
    sound(phone, "uk")
    desk.get_by_role("button", name="Через форму").click()
    asked = desk.locator("[data-application]")
    expect(asked).to_contain_text("<b>Zoe</b>")
    sound(desk, "uk")
    asked.get_by_role("button").first.click()
    expect(desk.locator("[data-application]")).to_have_count(0)
    phone.reload()
    expect(phone.locator("[data-own] li.accepted")).to_be_visible()
    assert ears.heard == []
    return phone.url.partition("#")[2]


def at_the_door(event: Ground, shown: str, door: Page) -> None:
    """The badge's link opened by the desk's phone checks in; opened by its owner it leads to his own page."""
    door.goto(f"{event.server.origin}/checkin#{shown}")
    expect(door.locator("[data-last]")).to_contain_text("<b>Zoe</b>")
    door.locator("[data-number]").fill("1")
    door.keyboard.press("Enter")
    expect(door.locator("[data-last]")).to_contain_text("Галина Ворон")
    sound(door, "uk")
    door.locator("[data-number]").fill("777")
    door.keyboard.press("Enter")
    expect(door.locator(".note.bad")).to_contain_text("777")
    scanner = event.paired("secretary", seat="secretary-3", lang="uk")
    scanner.add_init_script(CAMERA.replace("SHOWN", f"https://elsewhere.example/checkin#{shown}"))
    scanner.goto(f"{event.server.origin}/checkin")
    scanner.locator("form button[type=button]").click()
    expect(scanner.locator("[data-last]")).to_contain_text("<b>Zoe</b>")
    owner = event.page(f"/checkin#{shown}", lang="uk")
    owner.wait_for_url(lambda url: "/info/me" in url)


def test_an_afternoon_of_entries(house: Ground) -> None:
    desk = house.paired("secretary", seat="secretary-1", size="desktop", lang="uk")
    second = house.paired("secretary", seat="secretary-2", size="tablet", lang="uk")
    ears = Ears(desk, house.server.origin)
    for page in (desk, second):
        page.goto(f"{house.server.origin}/entries")
    by_keyboard(desk)
    two_desks(desk, second)
    from_a_spreadsheet(desk)
    shown = by_form(house, desk)
    at_the_door(house, shown, second)
    desk.get_by_role("button", name="Список").click()
    expect(row(desk, "<b>Zoe</b>").locator("[aria-pressed=true]")).to_be_visible()
    assert desk.locator("[data-entry] b b").count() == 0, "HTML in a name is text"
    assert [one for one in ears.heard if "422" not in one] == []  # but for the country there is not
    answer = office(house, "/api/office/clubs")
    assert {one["name"] for one in answer["clubs"]} == {"Граки", "Лисиці Києва", "Вовки"}
