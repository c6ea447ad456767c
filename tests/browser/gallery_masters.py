"""The pictures of the masters' console of a game."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.festival import Festival
from tests.browser.shot import Shot


def _opens_one(page: Page, made: Festival) -> None:
    """The most urgent character is opened."""
    page.locator("[data-number] .line").first.wait_for()
    page.locator("[data-number] .line").first.click()
    page.locator("[data-card] [data-events]").wait_for()


def _picks_all(page: Page, made: Festival) -> None:
    """One event for everybody, before it is given."""
    page.locator("[data-picking]").click()
    page.locator("[data-pick-all]").click()
    page.locator("[data-many] [data-aid]").first.click()
    page.locator("[data-give-all]").wait_for()


MASTERS = (
    Shot("game", "masters", "The masters' console", "desk", "/masters", "desktop", "uk",
         "Everyone by the nearest deadline; one opened beside the list.", _opens_one),
    Shot("game", "masters-many", "masters-many", "desk", "/masters", "phone", "ru",
         "One event for many.", _picks_all, shown=False, sizes=("tablet",)),
    Shot("game", "masters-waiting", "masters-waiting", "desk", "/masters/waiting", "phone", "en",
         "What waits for a master.", shown=False, sizes=("phone",)),
    Shot("game", "masters-ledger", "masters-ledger", "desk", "/masters/ledger", "tablet", "uk",
         "The ledger of obligations.", shown=False, sizes=("phone",)),
)  # fmt: skip
"""Every picture of the masters' console."""
