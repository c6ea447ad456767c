"""The looker itself: it sees what is wrong on a page, and holds its tongue about what is right."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.looking import faults

WORD = '<p style="position:absolute;margin:0;white-space:nowrap;left:{left}px;top:{top}px">{word}</p>'
SCROLLS = (
    '<div style="position:absolute;left:0;top:0;width:100px;height:40px;overflow-x:auto;overflow-y:hidden">'
    '<p style="margin:0;width:400px;white-space:nowrap;padding-left:{inset}px">Words that go on and on</p></div>'
)

PAGES = {
    "two words one over the other": (
        WORD.format(left=10, top=10, word="Hammer") + WORD.format(left=20, top=12, word="Anvil"),
        "text over text",
    ),
    "two words side by side": (
        WORD.format(left=10, top=10, word="Hammer") + WORD.format(left=120, top=10, word="Anvil"),
        "",
    ),
    "a word over what is scrolled out of sight": (
        SCROLLS.format(inset=40) + WORD.format(left=150, top=2, word="Anvil"),
        "",
    ),
    "a word over what is scrolled, and seen": (
        SCROLLS.format(inset=0) + WORD.format(left=10, top=2, word="Anvil"),
        "text over text",
    ),
    "a word that its box cuts off": (
        '<p style="width:40px;overflow:hidden;white-space:nowrap">Blacksmiths</p>',
        "text is cut off",
    ),
    "a button too small for a finger": ('<button style="width:20px;height:20px">Go</button>', "only 20×20"),
}


@pytest.mark.parametrize("what", PAGES)
def test_it_sees_what_is_wrong_and_nothing_else(own_chromium: Browser, what: str) -> None:
    page, wrong = PAGES[what]
    context = own_chromium.new_context(viewport={"width": 400, "height": 300})
    try:
        shown = context.new_page()
        shown.set_content(
            f"<!doctype html><html lang=en><title>Looked at</title><body style='font:16px/20px serif'>{page}"
        )
        found = faults(shown, "en", ())
    finally:
        context.close()
    assert (not found) if not wrong else (found and all(one.startswith(wrong) for one in found)), found
