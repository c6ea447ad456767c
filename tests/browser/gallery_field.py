"""The pictures of the field judge's pad: battles by standing and by hits, the bridge, wrestling."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.festival import Festival
from tests.browser.shot import EVERYWHERE, Shot
from tests.browser.story_battles import BRIDGE, FIVE, MANY, MASS, WRESTLING

SIZES = (*EVERYWHERE, "phone-lying", "tablet-standing")


def _touches_the_dark(page: Page, made: Festival) -> None:
    """One who is out is touched: back into the fight, or why."""
    page.locator("[data-fighter=blue-1]").click()
    page.locator("dialog:modal [data-reason]").first.wait_for()


def _takes_the_dagger(page: Page, made: Festival) -> None:
    """A weapon of which a limb takes half."""
    page.locator("[data-weapon=dagger]").click()


def _breaks(page: Page, made: Festival) -> None:
    """A breach, or the claim of a blow to the head."""
    page.locator("[data-do=breach]").click()
    page.locator("dialog:modal [data-choose]").first.wait_for()


def _falls(page: Page, made: Festival) -> None:
    """A leg touched the ground; what of it is asked. On a tablet each place has a tile."""
    touched = page.locator("[data-side=red] [data-touch=leg]")
    if touched.count():
        touched.click()
        page.locator("[data-side=red] [data-answer]").first.wait_for()


FIELD = (
    Shot("battles", "field-five", "Field judge: five against five", f"judge-{FIVE}", "/field", "phone", "uk",
         "One touch puts out; who marked it stands on the tile, who stands above.", theme="sun", still=True, sizes=SIZES),
    Shot("battles", "field-back", "Field judge: back into the fight", f"judge-{FIVE}", "/field", "phone", "ru",
         "A touch on a dark tile: my mark taken back, a return with its reason, the cause.", _touches_the_dark),
    Shot("battles", "field-many", "Field judge: 21 against 21", f"judge-{MANY}", "/field", "tablet", "en",
         "Forty-two tiles; nothing scrolls.", theme="sun", still=True, sizes=SIZES),
    Shot("battles", "field-hits", "Field judge: a battle by hits", f"judge-{MASS}", "/field", "tablet", "ru",
         "The weapon chosen last stays; a dagger's tile has a half for the limb.", _takes_the_dagger, theme="sun", still=True,
         sizes=SIZES),
    Shot("battles", "field-breach", "field-breach", f"judge-{MASS}", "/field", "phone", "en",
         "A breach, or a claim.", _breaks, shown=False),
    Shot("battles", "field-bridge", "Field judge: the bridge", f"judge-{BRIDGE}", "/field", "phone", "uk",
         "Who is on the bridge, who may step on.", theme="sun", still=True, sizes=SIZES),
    Shot("battles", "field-wrestling", "Field judge: wrestling", f"judge-{WRESTLING}", "/field", "phone", "ru",
         "What touched the ground; soles and palms may.", _falls, theme="sun", still=True, sizes=SIZES),
)  # fmt: skip
"""Every picture of the field judge's pad."""
