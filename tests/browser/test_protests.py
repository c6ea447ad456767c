"""Protests in a real Chromium: from the phone of who lost, through a dead Wi-Fi, to the commission's vote and the record."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.protest_ground import NAME, Protests, protests
from tests.server.office.protest_rig import MP4


@pytest.fixture(scope="module")
def made(own_chromium: Browser) -> Iterator[Protests]:
    with protests(own_chromium) as found:
        yield found


def own_page(made: Protests, secretary: Page, name: str) -> Page:
    """A fighter's phone that scanned the code the desk shows him."""
    secretary.get_by_role("button", name="A fighter protests").click()
    dialog = secretary.get_by_role("dialog", name="A fighter protests")
    dialog.get_by_role("searchbox").fill(name[:4])
    dialog.get_by_role("button", name=name).click()
    dialog.get_by_text("On the fighter's own phone").click()
    link = made.asked("secretary", f"/api/office/protests/link/{made.entry_of(name)}")["path"]
    expect(dialog.get_by_role("img", name=f"Code of {name}'s own page")).to_be_visible()
    secretary.keyboard.press("Escape")
    return made.page(link, "phone", "en")


def test_a_protest_from_a_phone_without_wifi_to_the_record(made: Protests, tmp_path: Path) -> None:
    film = tmp_path / "moment.mp4"
    film.write_bytes(MP4)
    stream = made.fight(announce=False)
    bout = stream.rpartition("/")[2]
    red, blue = made.names(stream)
    secretary = made.open("secretary", "desktop")
    made.show(secretary, "/protests", "en")
    other = made.open("desk", "tablet")
    made.show(other, "/protests", "en")

    # Nobody has announced it: there is nothing to protest against, until the desk does.
    phone = own_page(made, secretary, blue)
    expect(phone.get_by_text("not announced yet")).to_be_visible()
    secretary.get_by_role("button", name="Announce the result").click()
    expect(secretary.get_by_role("timer", name="left to protest")).to_be_visible()
    phone.reload()
    phone.get_by_role("button", name="Protest", exact=True).click()
    phone.get_by_role("button", name="Send the protest").click()
    expect(phone.get_by_text("Choose the clause that was broken.")).to_be_visible()
    phone.get_by_role("searchbox").fill("ten")
    phone.locator(".clauses button").first.click()
    phone.get_by_label("A file is sent after this").check()
    phone.get_by_label("What was wrong").fill("He struck after <b>halt</b>")

    # The Wi-Fi is gone: it is not lost, and made once.
    phone.context.set_offline(True)
    phone.get_by_role("button", name="Send the protest").click()
    expect(phone.get_by_text("No connection. It has not arrived yet")).to_be_visible()
    phone.context.set_offline(False)
    expect(phone.get_by_text("Protest 1 · waits for its decision")).to_be_visible()
    phone.get_by_label("Video file").set_input_files(film)
    phone.get_by_role("button", name="Send the video").click()
    expect(phone.get_by_text("one video has come")).to_be_visible()

    # Both secretaries see it at once; one decides, the other is told when he would decide on what is past.
    for page in (secretary, other):
        page.get_by_role("button", name="Decide").click()
        dialog = page.get_by_role("dialog", name="Protest 1")
        expect(dialog.get_by_text("He struck after <b>halt</b>")).to_be_visible()
        expect(dialog.get_by_role("button", name="▶ Video 1")).to_be_visible()
        for seat in ("Line marshal 1", "Line marshal 2", "Hofmarshal"):
            dialog.get_by_role("group", name=seat).get_by_role("button", name="Uphold").click()
        expect(dialog.get_by_role("button", name="Record the decision")).to_be_disabled()
        dialog.get_by_role("group", name="Organising committee 1").get_by_role("button", name="Reject").click()
        dialog.get_by_label(f"Score of {blue}").fill("11")
        expect(dialog.get_by_text("Upheld by the hofmarshal's word, the votes being 3:1")).to_be_visible()
        expect(dialog.get_by_text("10:0 → 10:11")).to_be_visible()
    secretary.get_by_role("button", name="Record the decision").click()
    dialog = secretary.get_by_role("dialog", name="Protest 1")
    expect(dialog.get_by_text("The result was corrected.")).to_be_visible()
    expect(other.get_by_role("dialog").get_by_text("The result was corrected.")).to_be_visible()
    dialog.get_by_role("button", name="Announce the result").click()
    expect(dialog.get_by_role("button", name="Announce the result")).to_have_count(0)
    assert made.desk.view(f"nomination/{NAME}")["bouts"][bout]["winner"] == "blue"

    # The fighter is told, the other one may protest now, and anybody can read the record.
    expect(phone.get_by_text("Upheld by the hofmarshal's word").first).to_be_visible()
    stranger = made.page("/protest", "phone", "en")
    record = stranger.get_by_role("region", name="Record of protests")
    expect(record.get_by_text(f"{blue} protests:")).to_be_visible()
    expect(record.get_by_text("halt")).to_have_count(0)
    secretary.keyboard.press("Escape")
    expect(secretary.get_by_role("button", name=f"{red} protests")).to_be_visible()


def test_the_desk_writes_down_what_is_spoken_by_keyboard_alone(made: Protests) -> None:
    stream = made.fight()
    _, blue = made.names(stream)
    page = made.open("secretary", "desktop")
    made.show(page, "/protests", "en")
    page.get_by_role("button", name=f"{blue} protests").focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="A fighter protests")
    expect(dialog.get_by_text("That instant counts")).to_be_visible()
    dialog.get_by_role("searchbox").focus()
    page.keyboard.type("ten")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(dialog.get_by_role("button", name="Another clause")).to_be_visible()
    dialog.get_by_label("It is shown to the commission on the spot").focus()
    page.keyboard.press("Space")
    dialog.get_by_role("button", name="Send the protest").focus()
    page.keyboard.press("Enter")
    case = page.get_by_role("dialog", name=re.compile(r"Protest \d"))
    expect(case.get_by_text(f"{blue}, spoken")).to_be_visible()
    case.get_by_text("Not considered for the way it was made").focus()
    page.keyboard.press("Enter")
    case.get_by_label("What was said or done").fill("threw his helmet")
    page.keyboard.press("Enter")
    expect(case.get_by_text("not considered", exact=True)).to_be_visible()
    expect(case.get_by_text("Reason: threw his helmet")).to_be_visible()
    page.keyboard.press("Escape")

    # A second one of the same fighter is refused, and the clause is told in words.
    page.get_by_role("button", name=f"{blue} protests").click()
    dialog = page.get_by_role("dialog", name="A fighter protests")
    dialog.locator(".clauses button").first.click()
    dialog.get_by_label("It is shown to the commission on the spot").check()
    dialog.get_by_role("button", name="Send the protest").click()
    refused = dialog.get_by_role("alert")
    expect(refused).to_contain_text("allowed: 1")
    expect(refused).to_contain_text("C67")
