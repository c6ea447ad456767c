"""The pictures of a game's regions and of the game in numbers."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.festival import Festival
from tests.browser.shot import Shot


def _opens_tables(page: Page, made: Festival) -> None:
    """The plots are drawn, and the first one's numbers stand below it."""
    page.locator("[data-plot=wounds] canvas").wait_for()
    page.locator("[data-plot=wounds] button").click()


def _names_a_region(page: Page, made: Festival) -> None:
    """A second region's server is about to be made."""
    fields = page.locator("[data-part=new-region] input")
    fields.first.wait_for()
    fields.first.fill("Порт")
    fields.last.fill("Мис")


REGIONS = (
    Shot("game", "regions", "regions", "desk", "/regions", "phone", "uk",
         "A game's regions.", _names_a_region, shown=False),
    Shot("game", "chronicle", "chronicle", "desk", "/chronicle", "tablet", "ru",
         "A game in numbers.", _opens_tables, shown=False),
)  # fmt: skip
"""Every picture of regions and of a game's end."""
