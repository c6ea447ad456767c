"""Looks at a page as its reader would: nothing cut off, too small, untranslated, out of the keyboard's reach, or against axe."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

from playwright.sync_api import ConsoleMessage, Page

from tests.browser.office_rig import AXE

TEXTS = Path(__file__).parents[2] / "ui" / "src" / "text"
TOUCH = 48
"""The side in CSS pixels of the smallest thing one touches."""

SHALLOW = ("minor", "moderate", None)
"""What axe finds and only tells; everything above is a fault."""

EXPECTED = ("Failed to load resource", "closed before the connection is established")
"""What the browser notes of things that are meant: a failed answer is told by its address, a page may change its mind."""

FOCUSED = """() => {
  const e = document.activeElement
  if (!e || e === document.body) return null
  const s = getComputedStyle(e), b = e.getBoundingClientRect()
  const ring = (s.outlineStyle !== 'none' && parseFloat(s.outlineWidth) > 0) || s.boxShadow !== 'none'
  e.dataset.reached = 'yes'
  return {ring, what: `${e.tagName.toLowerCase()} "${(e.textContent || e.getAttribute('aria-label') || '').trim().slice(0, 40)}"`,
    seen: b.width > 0 && b.bottom > 0 && b.top < innerHeight}
}"""
FRESH = """() => {
  document.activeElement?.blur()
  for (const e of document.querySelectorAll('[data-reached]')) delete e.dataset.reached
}"""
UNREACHED = """() => [...(document.querySelector('dialog:modal') ?? document).querySelectorAll(
  'button, a[href], select, summary, input:not([type=radio]), textarea')].filter((e) =>
  !e.disabled && e.tabIndex >= 0 && !e.dataset.reached && e.checkVisibility() && !e.closest('[inert]')
).map((e) => (e.textContent || e.getAttribute('aria-label') || e.tagName).trim().slice(0, 40))"""


@cache
def _script() -> str:
    return Path(__file__).with_name("looking.mjs").read_text(encoding="utf-8").partition("\n")[2]


@cache
def message_ids() -> tuple[str, ...]:
    """The ids of all messages of the browser side that no English word could be."""
    found = (
        re.findall(r"^([a-z][a-z0-9-]*) =", one.read_text(encoding="utf-8"), re.M) for one in TEXTS.glob("en/*.ftl")
    )
    return tuple(sorted({one for many in found for one in many if "-" in one}))


def faults(page: Page, lang: str, names: tuple[str, ...], *, still: bool = False) -> list[str]:
    """What is wrong with the page as it stands. `names` are people's and places', which stay as they are.

    `still`: a page that may not scroll at all.
    """
    asked = {"lang": lang, "names": names, "ids": message_ids(), "touch": TOUCH, "still": still}
    return list(page.evaluate(_script(), asked))


def inaccessible(page: Page) -> list[str]:
    """What axe takes for serious or critical."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run({resultTypes: ['violations']})")
    bad = [one for one in found["violations"] if one["impact"] not in SHALLOW]
    return [
        f"axe {one['id']}: {json.dumps([n['target'] for n in one['nodes']][:4], ensure_ascii=False)}" for one in bad
    ]


def out_of_reach(page: Page) -> list[str]:
    """What Tab does not reach, and what does not show that it was reached."""
    page.evaluate(FRESH)
    wrong: list[str] = []
    rounds = 0
    for _ in range(150):
        page.keyboard.press("Tab")
        now = page.evaluate(FOCUSED)
        if not page.evaluate(UNREACHED):
            break
        if now is None:  # past the last one it goes round by the browser's own bar
            rounds += 1
            if rounds > 2:
                break
            continue
        if not now["ring"]:
            wrong.append(f"no visible focus: {now['what']}")
        if not now["seen"]:
            wrong.append(f"focus out of sight: {now['what']}")
    left = list(page.evaluate(UNREACHED))
    return sorted(set(wrong)) + [f"out of the keyboard's reach: {one}" for one in left]


class Ears:
    """Hears what a page complains of and whom it asks."""

    def __init__(self, page: Page, origin: str) -> None:
        self.heard: list[str] = []
        page.on("pageerror", lambda error: self.heard.append(f"error: {error}"))
        page.on("console", self._said)
        page.on("response", lambda one: self._answered(one.status, one.url))
        page.on("request", lambda one: self._asked(one.url, origin))

    def _said(self, one: ConsoleMessage) -> None:
        if one.type in ("error", "warning") and not any(words in one.text for words in EXPECTED):
            self.heard.append(f"console: {one.text}")

    def _answered(self, status: int, url: str) -> None:
        if status >= 400 and not url.endswith("/trust/facts.json"):  # how a server says that it has no authority
            self.heard.append(f"{status}: {url}")

    def _asked(self, url: str, origin: str) -> None:
        own = (origin, origin.replace("http", "ws", 1), "data:", "blob:")
        if not url.startswith(own):
            self.heard.append(f"asked another host: {url}")
