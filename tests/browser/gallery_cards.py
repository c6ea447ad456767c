"""The pictures of a game's cards: on a player's phone, and on the masters' page."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.festival import Festival
from tests.browser.shot import Shot

CARD = "/api/game/cards/prop/fire-2"


def _cards(page: Page, made: Festival) -> None:
    page.locator("[data-go=cards]").click()
    page.locator("[data-group=waits] [data-sign]").wait_for()


def _types(page: Page, made: Festival) -> None:
    """The code of a card is typed."""
    _cards(page, made)
    page.locator("[data-typed]").fill(made.asked("", CARD)["code"])
    page.locator("[data-look]").click()
    page.locator("[data-use]").wait_for()


def _ends(page: Page, made: Festival) -> None:
    """An obligation is passed on."""
    _cards(page, made)
    page.locator("[data-group=held] [data-pass]").click()
    page.locator("[data-group=held] [data-end]").click()


def _shows(page: Page, made: Festival) -> None:
    """The card of an obligation is shown."""
    _cards(page, made)
    page.locator("[data-group=held] [data-show]").click()
    page.locator("[data-code]").wait_for()


def _writes(page: Page, made: Festival) -> None:
    _cards(page, made)
    page.locator("[data-new]").click()


def _makes(page: Page, made: Festival) -> None:
    """Cards are being made."""
    page.locator("[data-new]").click()
    page.locator("[data-name]").fill("Чаша забуття")
    page.locator("[data-add]").click()
    page.locator("[data-act]").select_option("gain-reason")
    page.locator("[data-add]").click()


def _opens(page: Page, made: Festival) -> None:
    page.locator("[data-batch=fire] details summary").last.click()


CARDS = (
    Shot("game", "player-cards", "A player's obligations", "player-wounded", "/player", "phone", "uk",
         "Obligations by what they ask: one waits for a signature, one is held, one is owed.", _cards),
    Shot("game", "player-scan", "A card before it is used", "player-wounded", "/player", "phone", "ru",
         "A card whose code was typed: what it is, on whom it is used.", _types, again=False),
    Shot("game", "player-pass", "player-pass", "player-wounded", "/player", "phone", "ru",
         "An obligation is passed on.", _ends, shown=False),
    Shot("game", "player-shows", "player-shows", "player-wounded", "/player", "phone", "en",
         "The card of an obligation.", _shows, shown=False),
    Shot("game", "player-writes", "player-writes", "player-wounded", "/player", "phone", "uk",
         "An obligation is written.", _writes, shown=False),
    Shot("game", "props", "The masters' cards", "desk", "/props", "desktop", "ru",
         "Cards of the game: what they do, which are used up, a forgery that was tried.", _opens),
    Shot("game", "props-make", "props-make", "desk", "/props", "phone", "uk",
         "Cards are made by the rulebook's own acts.", _makes, shown=False),
)  # fmt: skip
"""Every picture of a game's cards."""
