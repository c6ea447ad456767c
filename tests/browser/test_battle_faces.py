"""Battles, bridge and wrestling on every onlooker's page with sample scenes: what fits, what is read from afar, what axe says."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.ground import SIZES
from tests.browser.screen_rig import Air, faults, look
from tests.browser.test_screens import CUT_OFF, OVER, SMALL

FACES = (
    "five", "five-called", "five-equal", "five-decided", "many", "mass", "bridge-called", "bridge", "bridge-won", "wrestling",
    "wrestling-called", "wrestling-won", "dagger",
)  # fmt: skip
SQUARE = {"width": 1024, "height": 768}
LARGEST = """() => {
  const said = (e) => [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim())
  const texts = [...document.querySelectorAll('.stage *')].filter(said)
  const size = (e) => parseFloat(getComputedStyle(e).fontSize)
  const sized = texts.map((e) => [size(e), e.className.split(' ')[0]]).sort((a, b) => b[0] - a[0])
  return [...new Set(sized.filter((one) => one[0] === sized[0][0]).map((one) => one[1]))]
}"""
TILES = "li => Math.min(...li.map((e) => parseFloat(getComputedStyle(e.querySelector('b')).fontSize) / innerHeight))"
HIDDEN = """() => [...document.querySelectorAll('.side, .middle')].filter((e) => e.scrollHeight > e.clientHeight + 2)
  .map((e) => `${e.className}: ${e.scrollHeight} in ${e.clientHeight}`)"""


@pytest.fixture(scope="module")
def chromium(own_chromium: Browser) -> Browser:
    """The browser of this worker."""
    return own_chromium


@pytest.fixture
def tv(chromium: Browser) -> Iterator[Page]:
    """A television."""
    context = chromium.new_context(viewport=SIZES["screen"], locale="en", timezone_id="Europe/Kyiv")  # type: ignore[arg-type]
    yield context.new_page()
    context.close()


def settled(page: Page) -> None:
    page.wait_for_selector(".top")
    page.wait_for_timeout(250)


@pytest.mark.parametrize(("face", "lang"), list(zip(FACES, cycle(("uk", "ru", "en")), strict=False)), ids=FACES)
def test_every_face_fits_a_wide_and_a_square_screen(tv: Page, face: str, lang: str) -> None:
    look(tv, Air(face), "/screen/1", lang)
    settled(tv)
    assert faults(tv, "color-contrast-enhanced") == []
    for size in (SIZES["screen"], SQUARE):
        tv.set_viewport_size(size)  # type: ignore[arg-type]
        tv.wait_for_timeout(100)
        assert tv.evaluate(CUT_OFF) == []
        assert tv.evaluate(HIDDEN) == []
        assert tv.evaluate(SMALL) == []
        if tv.locator(".tiles li").count() > 0:
            assert tv.locator(".tiles li").evaluate_all(TILES) >= 0.036


@pytest.mark.parametrize("face", ["five", "many", "mass"])
def test_who_stands_is_the_largest_figure(tv: Page, face: str) -> None:
    look(tv, Air(face), "/screen/1")
    settled(tv)
    assert tv.evaluate(LARGEST) == ["figure"]


def test_the_overlay_carries_both_lines_and_stays_transparent(tv: Page) -> None:
    look(tv, Air("many"), "/overlay/1")
    expect(tv.locator(".bar .tiles li")).to_have_count(42)
    assert tv.locator("body").evaluate("e => getComputedStyle(e).backgroundColor") == "rgba(0, 0, 0, 0)"
    box = tv.locator(".bar").bounding_box()
    assert box is not None
    assert box["height"] < 0.2 * 1080
    assert box["y"] + box["height"] <= 1080
    assert faults(tv) == []


@pytest.mark.parametrize(
    ("face", "lang"), [("many", "uk"), ("bridge", "ru"), ("five-decided", "en"), ("wrestling-won", "uk")]
)
def test_a_spectators_phone_holds_every_face(chromium: Browser, face: str, lang: str) -> None:
    context = chromium.new_context(viewport=SIZES["phone"], locale=lang, has_touch=True)  # type: ignore[arg-type]
    page = context.new_page()
    look(page, Air(face), "/watch/1", lang)
    page.locator(".score .figure").first.wait_for()
    for opened in page.locator("summary:visible").all():
        opened.click()
    assert not page.evaluate(OVER)
    assert faults(page) == []
    context.close()


def test_the_announcer_has_sentences_and_line_ups(tv: Page) -> None:
    look(tv, Air("bridge"), "/announcer/1")
    expect(tv.locator("[data-say] p")).to_have_text(
        [
            "Вигадана рота: 4 standing. Company of Nobody: 5 standing.",
            "On the bridge: 1 Остап Вигаданий against 2 Vasyl Fiktyvnyi.",
            "Next on the bridge for Вигадана рота: 5 Марко Неіснуючий.",
            "Next on the bridge for Company of Nobody: 4 Антон Условный.",
        ]
    )
    expect(tv.locator("[data-lineup=red] li")).to_have_count(5)
    assert faults(tv) == []
