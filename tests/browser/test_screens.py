"""Big screen, overlay, announcer's view, ring list and spectators' page, with sample scenes at their devices' sizes."""

from __future__ import annotations

import copy
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.ground import SIZES
from tests.browser.screen_rig import Air, faults, look, samples

SCENES = ("running", "last", "horn", "swapped", "calling", "hits", "suspended", "rounds", "result", "idle", "empty")
OVER = "() => document.documentElement.scrollWidth > innerWidth + 1"
CUT_OFF = """() => [...document.querySelectorAll('.stage *')].filter((e) => {
  const box = e.getBoundingClientRect()
  return e.children.length === 0 && box.width > 0 && (box.bottom > innerHeight + 1 || box.right > innerWidth + 1)
}).map((e) => e.className)"""


SMALL = """() => [...document.querySelectorAll('.stage *')].filter((e) =>
  e instanceof HTMLElement && [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim()) &&
  e.offsetWidth > 1 && parseFloat(getComputedStyle(e).fontSize) < 0.03 * innerHeight
).map((e) => e.className + ': ' + e.textContent)"""


@pytest.fixture
def tv(own_chromium: Browser) -> Iterator[Page]:
    """A television of 1920 by 1080."""
    context = own_chromium.new_context(viewport=SIZES["screen"], locale="en", timezone_id="Europe/Kyiv")  # type: ignore[arg-type]
    yield context.new_page()
    context.close()


@pytest.fixture
def phone(own_chromium: Browser) -> Iterator[Page]:
    """A phone."""
    context = own_chromium.new_context(viewport=SIZES["phone"], locale="en", has_touch=True)  # type: ignore[arg-type]
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("number", range(len(SCENES)), ids=SCENES)
def test_every_scene_fits_the_big_screen_and_is_read_at_a_distance(tv: Page, number: int) -> None:
    look(tv, Air(SCENES[number]), "/screen/1", ("uk", "ru", "en")[number % 3])
    tv.wait_for_selector(".top")
    tv.wait_for_timeout(300)
    assert faults(tv, "color-contrast-enhanced") == []
    assert tv.evaluate(CUT_OFF) == []
    for figure in tv.locator(".figure").all():
        size = float(figure.evaluate("e => parseFloat(getComputedStyle(e).fontSize)"))
        assert size >= (0.28 if "½" in figure.inner_text() else 0.4) * 1080, figure.inner_text()
    assert tv.evaluate(SMALL) == []


def test_the_clock_shows_tenths_at_the_last_and_stands_at_zero_with_the_horn(tv: Page) -> None:
    air = Air("last")
    look(tv, air, "/screen/1")
    clock = tv.locator(".clock")
    expect(clock).to_have_text(re.compile(r"^[0-6]\.\d$"))
    scene = copy.deepcopy(air.topics["ring/1"])
    scene["contest"]["clock"] |= {"since": air.now() - 60_000, "horn_at": air.now()}
    air.show("ring/1", scene)
    expect(clock).to_have_text("0.0")
    expect(tv.locator(".bottom")).to_have_text("Time")


def test_sides_stand_as_the_fighters_do_and_turn_for_a_screen_opposite(tv: Page) -> None:
    air = Air("running")
    look(tv, air, "/screen/1")
    first = tv.locator(".side").first
    expect(first.locator(".badge")).to_have_text("RED")
    air.show("ring/1", samples()["rings"]["swapped"])
    expect(first.locator(".badge")).to_have_text("BLUE")
    tv.keyboard.press("o")
    expect(first.locator(".badge")).to_have_text("RED")
    tv.reload()
    expect(first.locator(".badge")).to_have_text("RED")


def test_a_lost_connection_is_said_and_what_is_known_stays(tv: Page) -> None:
    air = Air("running")
    look(tv, air, "/screen/1")
    expect(tv.locator(".figure").first).to_have_text("4")
    air.cut()
    expect(tv.locator(".lost")).to_contain_text("Not connected since", timeout=15_000)
    expect(tv.locator(".figure").first).to_have_text("4")
    before = tv.locator(".clock").inner_text()
    tv.wait_for_timeout(1_500)
    assert tv.locator(".clock").inner_text() != before, "the clock stopped with the connection"


def test_the_cursor_rests(tv: Page) -> None:
    look(tv, Air("running"), "/screen/1")
    tv.wait_for_selector(".top")
    tv.mouse.move(100, 100)
    tv.mouse.move(200, 200)
    expect(tv.get_by_role("button", name="Full screen F")).to_be_visible()
    expect(tv.get_by_role("button", name="Full screen F")).to_have_count(0, timeout=6_000)
    assert tv.locator(".page").evaluate("e => getComputedStyle(e).cursor") == "none"


def test_the_overlay_is_transparent_and_heeds_its_address(tv: Page) -> None:
    look(tv, Air("hits"), "/overlay/1?at=top&across=left&scale=0.8&theme=light")
    bar = tv.locator(".bar")
    expect(bar).to_contain_text("2½")
    for part in ("html", "body"):
        assert tv.locator(part).evaluate("e => getComputedStyle(e).backgroundColor") == "rgba(0, 0, 0, 0)"
    box = bar.bounding_box()
    assert box is not None
    assert box["y"] < 100
    assert box["x"] < 100
    assert box["height"] < 100
    assert faults(tv) == []


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_the_announcer_reads_names_clauses_and_the_result(tv: Page, lang: str) -> None:
    look(tv, Air("result"), "/announcer/1", lang)
    words = {"en": "Bohdan Prykladnyi wins", "ru": "Победил", "uk": "Переміг"}
    expect(tv.locator(".loud")).to_contain_text(words[lang])
    clause = {"en": "3.3 Any other hit", "ru": "3.3 Иной удар", "uk": "3.3 Інший удар"}
    expect(tv.locator(".clause").first).to_contain_text(clause[lang])
    if lang == "en":
        expect(tv.locator(".said").first).to_have_text("[Ostap Vyhadanyi]")
    assert faults(tv) == []


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_the_announcer_reads_what_each_brings_along(tv: Page, lang: str) -> None:
    air = Air("running")
    air.topics["ring/1"] = copy.deepcopy(air.topics["ring/1"])
    contest = air.topics["ring/1"]["contest"]
    contest["red"] |= {"wins": 2, "losses": 1, "warnings": 1}
    contest["blue"] |= {"wins": None, "losses": 0, "warnings": 0, "sanctions": []}
    look(tv, air, "/announcer/1", lang)
    words = {
        "en": "Bouts here: 2 won, 1 lost · Warnings: 1",
        "ru": "Боёв в номинации: побед 2, поражений 1 · Предупреждений: 1",
        "uk": "Боїв у номінації: перемог 2, поразок 1 · Попереджень: 1",
    }
    expect(tv.locator("[data-record=red]")).to_have_text(words[lang])
    expect(tv.locator("[data-record=blue]")).to_have_count(0)
    assert faults(tv) == []


def test_how_a_name_is_said_is_kept(tv: Page) -> None:
    look(tv, Air("running"), "/announcer/1")
    tv.get_by_role("button", name="Said as: Bohdan Prykladnyi").click()
    tv.get_by_label("Said as", exact=True).fill("boh-DAN")
    tv.get_by_role("button", name="Keep").click()
    tv.reload()
    expect(tv.get_by_text("[boh-DAN]")).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_the_ring_list_suits_a_wall_and_a_phone(own_chromium: Browser, lang: str) -> None:
    for size in ("tablet", "phone"):
        context = own_chromium.new_context(viewport=SIZES[size], locale=lang)  # type: ignore[arg-type]
        page = context.new_page()
        look(page, Air(), "/rings", lang)
        expect(page.locator("article")).to_have_count(3)
        expect(page.locator("article").first.locator("li")).to_have_count(3)
        assert not page.evaluate(OVER)
        assert faults(page) == []
        context.close()


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_a_spectator_opens_the_clause_of_a_ruling(phone: Page, lang: str) -> None:
    look(phone, Air("running"), "/watch/1", lang)
    rows = phone.locator("ol li")
    expect(rows).to_have_count(5)
    assert phone.locator(".undone").count() == 1
    rows.nth(1).locator("summary").click()
    expect(rows.nth(1).locator(".clause")).to_contain_text({"en": "one.", "ru": "одно.", "uk": "один."}[lang])
    assert not phone.evaluate(OVER)
    assert faults(phone) == []


def test_a_spectator_whose_network_lets_no_stream_through_still_sees_the_score(phone: Page) -> None:
    air = Air("running")
    air.streams = False
    look(phone, air, "/watch/1")
    expect(phone.locator(".figure").first).to_have_text("4")
    scene = copy.deepcopy(air.topics["ring/1"])
    scene["contest"]["red"]["score"] = 9
    air.topics["ring/1"] = scene
    expect(phone.locator(".figure").first).to_have_text("9", timeout=8_000)
    assert "/api/scenes/ring/1" in air.asked
