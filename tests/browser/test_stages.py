"""The stages page in a browser: results by keyboard, extra bouts, a correction and what it disturbs, two secretaries at once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.ground import Ground, served
from tests.browser.looking import Ears
from tests.browser.stages_rig import make


@pytest.fixture(scope="module")
def event(own_chromium: Browser) -> Iterator[Ground]:
    """Four nominations, each at another point of its way."""
    with served(own_chromium, Ground, fill=lambda data: make(data, data.parent / "folders")) as made:
        yield made


def at(page: Page, event: Ground, nomination: str) -> None:
    """The page of a nomination."""
    page.goto(f"{event.server.origin}/stages/{nomination}")
    page.locator("[data-step]").first.wait_for()


def previewed(page: Page) -> None:
    """Wait until what a decision would bring about is there and may be accepted."""
    expect(page.locator("dialog:modal button.main")).to_be_enabled()
    page.locator("dialog:modal [data-preview]:not([data-preview=''])").wait_for()


def test_a_tie_is_fought_out_by_extra_bouts_and_the_places_are_signed(event: Ground) -> None:
    """sm.12.8.3, with no mouse: three are level, three extra bouts are scheduled, typed one after another, signed."""
    page = event.paired("organiser", size="desktop")
    ears = Ears(page, event.server.origin)
    at(page, event, "level")
    expect(page.locator("[data-step=extra]")).to_contain_text("exactly these")
    page.locator("[data-step=extra] button.main").press("Enter")
    previewed(page)
    page.locator("dialog:modal button.main").press("Enter")
    expect(page.locator("dialog:modal")).to_have_count(0)
    expect(page.locator("[data-step=fight]")).to_contain_text("3 bouts")
    page.locator("[data-state=open] button").first.press("Enter")
    for left in (2, 1, 0):
        expect(page.locator("[data-points=red]")).to_be_focused()
        expect(page.locator("[data-points=red]")).to_have_value("")
        page.keyboard.type("7")
        page.keyboard.press("Tab")
        page.keyboard.type(str(left))
        if left:
            page.get_by_role("button", name="on to the next").press("Enter")
            expect(page.locator("[data-state=open]")).to_have_count(left)
        else:
            page.keyboard.press("Enter")
    expect(page.locator("[data-step]")).not_to_have_attribute("data-step", "fight")
    page.locator("[data-step=sign] button.main").press("Enter")
    previewed(page)
    page.locator("dialog:modal button.main").press("Enter")
    expect(page.locator("[data-step=done]")).to_be_visible()
    page.locator("[data-view=places]").click()
    expect(page.locator("table [role=img]")).to_have_count(3)
    page.locator("tr[data-entry] button").first.click()
    expect(page.locator("dialog:modal")).to_contain_text("Wins in the extra bouts")
    expect(page.locator("dialog:modal dl")).to_contain_text("§")
    assert ears.heard == []


def test_a_correction_shows_what_it_disturbs_and_the_final_is_composed_again(event: Ground) -> None:
    page = event.paired("secretary", seat="secretary-1", size="tablet")
    at(page, event, "turned")
    expect(page.locator("[data-step=decide] ul")).to_contain_text("place 1 instead of 2")
    page.locator("[data-step=decide] button.main").click()
    expect(page.locator("dialog:modal button.main")).to_be_disabled()
    page.locator("[data-reason]").fill("by the corrected semi-final")
    previewed(page)
    page.locator("dialog:modal button.main").click()
    expect(page.locator("[data-step=fight]")).to_be_visible()
    page.locator("[data-view=elimination-1]").click()
    page.locator("[data-state=fought] button").first.click()
    score = page.locator("[data-points=red]")
    score.fill(str(9 - int(score.input_value())))
    page.locator("[data-points=blue]").fill("4")
    expect(page.locator("dialog:modal [aria-live]")).to_contain_text("What it brings about")
    page.keyboard.press("Escape")
    expect(page.locator("[data-step=fight]")).to_be_visible()  # nothing was changed by looking


def test_two_secretaries_at_one_bout_lose_neither_work(event: Ground) -> None:
    first = event.paired("secretary", seat="secretary-1", size="desktop")
    second = event.paired("secretary", seat="secretary-2", size="tablet")
    for page in (first, second):
        at(page, event, "shields")
        page.locator("[data-state=open] button").first.click()
        page.locator("[data-points=red]").fill("5")
    bout = "dialog:modal"
    first.locator("[data-points=blue]").fill("3")
    first.locator(f"{bout} button.main").click()
    expect(first.locator(bout)).to_have_count(0)
    expect(second.locator(f"{bout} [role=alert]").first).to_contain_text("5 : 3")
    second.locator("[data-points=blue]").fill("4")
    second.get_by_role("button", name="Start from theirs").click()
    expect(second.locator("[data-points=blue]")).to_have_value("3")
    second.locator("[data-points=blue]").fill("4")
    second.locator("[data-reason]").fill("the sheet says four")
    previewed(second)
    second.locator(f"{bout} button.main").click()
    expect(second.locator(bout)).to_have_count(0)
    expect(first.locator("[data-state=fought]", has_text="corrected").first).to_contain_text("4")
    row = first.locator("tr[data-entry] button").first
    name = (row.locator(".name").text_content() or "").strip()
    row.click()
    first.get_by_role("button", name="Withdraw", exact=True).click()
    first.locator("[data-reason]").fill("knee")
    expect(first.locator(f"{bout} [aria-live]")).to_contain_text(name)
    previewed(first)
    first.locator(f"{bout} button.main").click()
    expect(second.locator("tr[data-entry]", has_text=name)).to_contain_text("withdrawn")


def test_a_bracket_is_read_as_a_drawing_and_as_a_table(event: Ground) -> None:
    page = event.paired("chief", size="phone", lang="uk")
    at(page, event, "swords")
    page.locator("[data-view=bracket]").click()
    expect(page.locator("path.won")).to_have_count(10)
    expect(page.locator("li[data-cell=third]")).to_contain_text("бій за третє місце")
    page.get_by_role("button", name="Таблиця").click()
    expect(page.locator("tbody")).to_have_count(4)
    expect(page.locator("tbody").last).to_contain_text("переможець: півфінал 1")
