"""A game's regions and its chronicle in a real Chromium: files out and in, a fork and its choice, plots, the history saved."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.ground import Ground
from tests.browser.looking import faults, inaccessible
from tests.browser.player_rig import CAST, EVENT, game, is_, opened, phone
from tests.server.test_game_regions import BY, Region

NAMES = (
    *CAST.values(),
    EVENT,
    "Північ",
    "Південь",
    "7",
    "9",
    "11",
    "hofmarshal-hand-over",
    "hofmarshal-region",
    "master",
)
CHEST = {"type": "wound", "zone": "chest"}


@pytest.fixture
def event(own_chromium: Browser) -> Iterator[Ground]:
    with game(own_chromium) as made:
        opened(made)
        yield made


def saved(page: Page, press: Callable[[], None]) -> bytes:
    """The file that the browser saves when something is pressed."""
    with page.expect_download() as found:
        press()
    return Path(found.value.path()).read_bytes()


def sends(page: Page, data: bytes) -> None:
    """A file is chosen and taken in."""
    part = page.locator("[data-part=take-in]")
    part.locator("input[type=file]").set_input_files(
        {"name": "carried.jsonl", "mimeType": "text/plain", "buffer": data}
    )
    part.locator("button.main").click()


def test_a_master_hands_characters_over_and_chooses_between_two_histories(event: Ground) -> None:
    page = event.paired("master", seat="master-1", size="phone", lang="uk")
    page.goto(f"{event.server.origin}/regions")
    south = _south(page)
    player = phone(event, "7", "uk")
    _hands_over(event, page, south)
    expect(player.locator("[data-lives]")).to_contain_text("Південь")
    assert faults(player, "uk", (*NAMES, "Phone 7")) == []
    _forks(event, page, south)
    expect(player.locator("[data-lives]")).to_have_count(0)
    _chooses(event, page)
    _looks_back(event, page)


def _south(page: Page) -> Region:
    """The file for a second server; that one takes it in."""
    part = page.locator("[data-part=new-region]")
    part.locator("input").nth(0).fill("Північ")
    part.locator("input").nth(1).fill("Південь")
    south = Region(int(time.time() * 1000) - 1_764_500_000_000)
    south.regions.take_in(BY, saved(page, part.locator("button").click))
    expect(page.locator("[data-part=hand-over]")).to_be_visible()
    return south


def _hands_over(event: Ground, page: Page, south: Region) -> None:
    """7 is found by a part of the name and handed over; reports about him are refused here from then on."""
    part = page.locator("[data-part=hand-over]")
    part.locator("input[type=search]").fill("Ада")
    part.locator("input[type=checkbox]").check()
    part.locator("button.main").click()
    file = saved(page, page.locator("dialog:modal button.main").click)
    expect(page.locator("[data-away='character/7']")).to_contain_text("Південь")
    assert south.regions.take_in(BY, file).here == ("character/7",)
    named = south.venue.festival.people.get("7")
    assert named is not None
    assert named.name == CAST["7"]
    answer = event.desk.give("character/7", "wound", zone="chest")
    assert answer.said is not None
    assert answer.said.code == "region-elsewhere"


def _forks(event: Ground, page: Page, south: Region) -> None:
    """He is called home although the file had arrived; both go on; the file that comes back shows two histories."""
    page.locator("[data-away='character/7'] button").last.click()
    dialog = page.locator("dialog:modal")
    dialog.locator("input").fill("Кур’єр загубив флешку.")
    dialog.locator("button.main").click()
    expect(page.locator("[data-away='character/7']")).to_have_count(0)
    event.desk.done("character/7", "wound", zone="left-arm")
    south.done("master-1", CHEST)
    back = south.regions.hand_over(BY, ["character/7"], "Північ").data
    sends(page, back[: len(back) // 2])
    expect(page.locator("[data-part=take-in] [role=alert]")).to_contain_text("обірваний")
    sends(page, back)
    expect(page.locator("[data-fork='character/7']")).to_be_visible()
    expect(page.locator("[data-side=ours]")).to_contain_text("2")
    expect(page.locator("[data-side=theirs]")).to_contain_text("1")
    assert faults(page, "uk", NAMES) == []
    assert inaccessible(page) == []


def _chooses(event: Ground, page: Page) -> None:
    """The master keeps what came by file."""
    page.locator("[data-side=theirs] button.main").click()
    page.locator("dialog:modal button.main").click()
    expect(page.locator("[data-forks]")).to_have_count(0)
    is_(event, "7", hits=1, limbs=[])


def _looks_back(event: Ground, page: Page) -> None:
    """The chronicle: plots with their tables; the history without a name in it."""
    event.desk.done("character/9", "lose-reason", cause="magic", costs=2)
    page.goto(f"{event.server.origin}/chronicle")
    expect(page.locator("[data-plot=wounds] canvas")).to_be_visible()
    row = page.locator("[data-plot=wounds] tr", has_text="груди")
    assert row.locator("td").all_text_contents() == ["1", "2"]
    page.locator("[data-plot=reason] button").click()
    expect(page.locator("[data-plot=reason] table")).to_be_visible()
    assert page.locator("[data-plot=reason] td").all_text_contents()[:2] == ["2", "1"]
    assert faults(page, "uk", NAMES) == []
    assert inaccessible(page) == []
    plain = saved(page, page.locator("[data-form=csv]").click).decode("utf-8-sig")
    assert "zone=chest" in plain
    assert not any(name in plain for name in CAST.values())
    page.locator("label.tick input").check()
    named = saved(page, page.locator("[data-form=csv]").click).decode("utf-8-sig")
    assert CAST["7"] in named
