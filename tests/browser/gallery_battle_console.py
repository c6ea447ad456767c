"""The pictures of the hofmarshal's console in battles."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.festival import Festival
from tests.browser.shot import Shot
from tests.browser.story_battles import BRIDGE, FIVE, MANY, MASS, WRESTLING


def _picks(fighter: str) -> str:
    return f"[data-fighter={fighter}]"


def _names_a_cause(page: Page, made: Festival) -> None:
    """A fighter who is out is touched: the cause is to be named."""
    page.locator(_picks("blue-1")).click()
    page.locator("[data-card=blue-1] [data-cause]").first.wait_for()


def _strikes(page: Page, made: Festival) -> None:
    """A fighter is touched, and a dagger chosen."""
    page.locator(_picks("blue-3")).click()
    page.locator("[data-card=blue-3] [data-weapon=dagger]").click()
    page.locator("[data-blow=limb]").wait_for()


BATTLE_CONSOLE = (
    Shot("battles", "console-battle", "Console: a group battle", f"hofmarshal-{FIVE}", f"/console/{FIVE}", "tablet", "uk",
         "Standing, the round's clock, every fighter; one touch puts out, the cause comes when there is time.", _names_a_cause,
         theme="sun"),
    Shot("battles", "console-battle-21", "console-battle-21", f"hofmarshal-{MANY}", f"/console/{MANY}", "tablet", "ru",
         "21 against 21.", shown=False),
    Shot("battles", "console-battle-hits", "Console: a battle by hits", f"hofmarshal-{MASS}", f"/console/{MASS}", "tablet", "en",
         "Hits left on each tile; weapon and part say what a blow takes.", _strikes),
    Shot("battles", "console-battle-bridge", "Console: the bridge", f"hofmarshal-{BRIDGE}", f"/console/{BRIDGE}", "phone", "ru",
         "The two orders of entry: who is on the bridge, and the next one enters in one touch.", theme="sun"),
    Shot("battles", "console-battle-wrestling", "Console: wrestling", f"hofmarshal-{WRESTLING}", f"/console/{WRESTLING}",
         "tablet", "ru", "What touched the ground, of one or of both; leaving the ring halts."),
    Shot("battles-over", "console-battle-won", "Console: a battle is won", f"hofmarshal-{FIVE}", f"/console/{FIVE}", "desktop",
         "en", "Rounds, rating points and round points, and who fought in each round."),
)  # fmt: skip
"""Every picture of the console in battles."""
