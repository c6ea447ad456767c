"""The pictures of the page on which a game is got ready."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.festival import Festival
from tests.browser.shot import Shot

SHEET = "Number;Character;Reason\n501;Зоя Никто;5\n502;Петр Никто;9\n"
"""A cast of two, one of whom has more reason than the rulebook gives."""


def _overrides(page: Page, made: Festival) -> None:
    """A value of the game's own is being typed."""
    page.locator("[data-search]").fill("death.after")
    page.locator(".value button").first.click()


def _sends_a_sheet(page: Page, made: Festival) -> None:
    """A sheet with one wrong cell."""
    page.locator("input[type=file]").set_input_files(
        {"name": "cast.csv", "mimeType": "text/csv", "buffer": SHEET.encode("cp1251")}
    )
    page.locator("[aria-invalid=true]").first.wait_for()


def _opens_a_character(page: Page, made: Festival) -> None:
    """Somebody's names are changed."""
    page.locator("[data-character] button").first.click()


def _types_a_card(page: Page, made: Festival) -> None:
    """A line of a paper card that the rules refuse."""
    page.locator("[data-whose-card]").fill(min(made.desk.view("game/masters")["people"]))
    page.locator("[data-when]").fill("0:36")
    page.locator("[data-what]").select_option("confirm-death")


GAME = (
    Shot("morning", "game-open", "A game is opened", "desk", "/game", "desktop", "uk",
         "A game's rules: a value of its own, typed beside the clause it replaces.", _overrides),
    Shot("game", "game-clock", "game-clock", "desk", "/game", "phone", "en",
         "The game's clock.", shown=False, sizes=("tablet",)),
    Shot("game", "game-list", "A game's characters", "desk", "/game/list", "desktop", "ru",
         "The cast: who has a phone and who has not; somebody is being changed.", _opens_a_character),
    Shot("game", "game-import", "game-import", "desk", "/game/import", "tablet", "en",
         "Characters out of a sheet: the one cell to mend, with its clause.", _sends_a_sheet, shown=False),
    Shot("game", "game-print", "game-print", "desk", "/game/print", "phone", "uk",
         "Badges and paper cards.", shown=False, sizes=("tablet",)),
    Shot("game", "game-paper", "A paper card typed back", "desk", "/game/paper", "desktop", "uk",
         "A paper card on its way in: when by the game's clock, what happened.", _types_a_card),
)  # fmt: skip
"""Every picture of a game being got ready."""
