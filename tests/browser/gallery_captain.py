"""The pictures of a captain's phone."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.festival import Festival
from tests.browser.shot import Shot


def _swaps(page: Page, made: Festival) -> None:
    """One goes out, a reserve comes in; it is not confirmed yet."""
    page.locator("[data-in]").nth(2).click()
    page.locator("[data-out]").first.click()
    page.locator("[data-change]").wait_for()


def _seals(page: Page, made: Festival) -> None:
    """The order is made; its key stands there to be written down."""
    page.locator("[data-order=asked] button.main").click()
    page.locator("dialog:modal [data-key]").wait_for()


def _opens_the_roster(page: Page, made: Festival) -> None:
    page.locator("[data-roster] summary").first.click()


CAPTAIN = (
    Shot("captains", "captain-join", "A captain's phone joins", "", "/captain", "phone", "ru",
         "The printed code of the team makes any phone its captain's.", theme="sun"),
    Shot("captains", "captain-lineup", "The line-up of a round", "captain-five", "/captain", "phone", "uk",
         "A captain changes his line-up: who goes out, who comes in, one confirm.", _swaps, theme="sun"),
    Shot("captains", "captain-roster", "captain-roster", "captain-five", "/captain", "phone", "en",
         "The team's roster.", _opens_the_roster, shown=False),
    Shot("captains", "captain-order", "The order of entry", "captain-bridge", "/captain", "phone", "en",
         "The order for the bridge, before it is sealed.", theme="sun"),
    Shot("captains", "captain-seal", "Sealing the order", "captain-bridge", "/captain", "phone", "ru",
         "The order cannot be changed once it is sealed; its key opens it on another phone.", _seals, theme="sun"),
)  # fmt: skip
"""Every picture of a captain's phone."""
