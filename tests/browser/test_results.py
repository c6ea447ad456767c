"""The results page in a real Chromium: tables that follow what happens, papers and files saved, a folder that runs alike."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from hofmarshal.cli.app import run_cli
from hofmarshal.exchange.nomination_folder import run_nomination
from hofmarshal.server.event_add import unzipped
from tests.browser.ground import SIZES, Ground
from tests.browser.looking import Ears, faults, inaccessible, out_of_reach

EXAMPLE = Path(__file__).parents[2] / "examples" / "shchyt-mech-23"
NAMES = ("Кузьма Небилиця", "Срібна підкова", "Три верби", "Кленовий лист", "Вигаданий турнір")


@pytest.fixture
def house(event: Ground) -> Ground:
    event.desk.done("programme", "name-event", name="Вигаданий турнір")
    assert run_cli(["event", "add", str(EXAMPLE), "--data", str(event.server.folder), "--name", "shields"]) == 0
    return event


def sound(page: Page, lang: str, people: tuple[str, ...]) -> None:
    """Nothing is wrong with the page at any size."""
    for size in ("phone", "tablet", "desktop"):
        page.set_viewport_size(SIZES[size])  # type: ignore[arg-type]
        page.wait_for_timeout(150)
        assert faults(page, lang, people) == [], size
        if folder := os.environ.get("LOOK"):
            page.screenshot(path=f"{folder}/{lang}-{size}-{len(people)}.png", full_page=True)
    assert inaccessible(page) == []


def saved(page: Page, button: str, into: Path) -> bytes:
    """What a button has the browser save."""
    with page.expect_download() as waiting:
        page.get_by_role("button", name=button, exact=True).click()
    waiting.value.save_as(into)
    return into.read_bytes()


def test_results_are_looked_at_printed_and_handed_on(house: Ground, tmp_path: Path) -> None:
    page = house.paired("secretary", lang="uk", size="desktop")
    ears = Ears(page, house.server.origin)
    page.goto(f"{house.server.origin}/results")
    people = (*NAMES, *(str(one["name"]) for one in house.desk.view("nomination/shields")["people"].values()))
    cell = page.locator("tbody tr").first
    expect(cell).to_contain_text("Кузьма Небилиця")
    sound(page, "uk", people)
    assert out_of_reach(page) == []

    page.get_by_role("button", name="Клуби").click()
    expect(page.locator("tbody tr").first).to_contain_text("Срібна підкова")
    page.get_by_role("button", name="Щит-Меч").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".state")).to_have_text("")
    expect(page.get_by_text("Місця підписано.")).to_be_visible()
    assert saved(page, "PDF: Дипломи", tmp_path / "c.pdf").startswith(b"%PDF")
    expect(page.locator(".state")).to_contain_text("Збережено: Дипломи")
    assert "Срібна підкова" in saved(page, "CSV: Клуби", tmp_path / "clubs.csv").decode("utf-8-sig")

    packed = saved(page, "ZIP: Номінація текою", tmp_path / "shields.zip")
    again = run_nomination(unzipped(packed, tmp_path / "out"))
    live = house.desk.view("nomination/shields")["tracks"][0]["places"]
    assert {one.entry: one.place for one in again.report.places[0].places} == {
        entry: place.get("place") for entry, place in live.items()
    }
    assert not again.failed

    page.get_by_role("button", name="Бої", exact=True).click()
    row = page.locator("tbody tr", has=page.get_by_role("cell", name="73", exact=True))
    expect(row).to_be_visible()
    old = house.desk.view("nomination/shields")["bouts"]["73"]
    result = {"bout": "73", "red": old["red"], "blue": old["blue"], "red_score": 11, "blue_score": 3, "winner": "red"}
    house.desk.done("nomination/shields", "record", result=result, reason="misread")
    expect(row).to_contain_text("11")  # it came by itself
    assert ears.heard == []


def test_it_holds_in_the_other_languages_and_with_nothing_in_it(event: Ground) -> None:
    for lang in ("ru", "en"):
        page = event.paired("chief", lang=lang)
        page.goto(f"{event.server.origin}/results")
        page.locator("p.note a").wait_for()
        sound(page, lang, ())
