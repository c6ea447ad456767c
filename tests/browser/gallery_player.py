"""The pictures of a player's phone."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.festival import Festival
from tests.browser.shot import Prepare, Shot


def _taps(page: Page, made: Festival) -> None:
    """A blow that is not confirmed yet."""
    page.locator("[data-zone=right-arm]").click()
    page.locator("[data-yes]:enabled").wait_for()


def _goes(part: str) -> Prepare:
    def go(page: Page, made: Festival) -> None:
        page.locator(f"[data-go={part}]").click()
        page.locator(f"[data-tab={part}]").wait_for()

    return go


def _alone(page: Page, made: Festival) -> None:
    """No network; what is reported now is kept."""
    page.locator("[data-status=connected]").wait_for(state="attached")
    page.context.set_offline(True)
    page.locator("[data-zone=left-leg]").click()
    page.locator("[data-yes]").click()
    page.locator("[data-alone]").wait_for()
    page.locator("[data-go=history]").click()


PLAYER = (
    Shot("game", "player-card", "A player's card", "player-wounded", "/player", "phone", "uk",
         "A character's card: how he is, and how long until the wound takes the next hit."),
    Shot("game", "player-tap", "A blow, before it is confirmed", "player-wounded", "/player", "phone", "ru",
         "The body is tapped; what the blow will cost stands there before it is confirmed.", _taps, theme="sun"),
    Shot("game", "player-heavy", "Heavily wounded", "player-heavy", "/player", "phone", "en",
         "Heavily wounded, at night: until when somebody may still help.", theme="dark"),
    Shot("game", "player-reason", "player-reason", "player-broken", "/player", "phone", "ru",
         "Reason, its causes, a breakdown.", _goes("reason"), shown=False),
    Shot("game", "player-rules", "player-rules", "player-broken", "/player", "phone", "uk",
         "What the character may do now, and why not.", _goes("rules"), shown=False),
    Shot("game", "player-dead", "player-dead", "player-gone", "/player", "phone", "en",
         "Presumed dead.", shown=False),
    Shot("game", "player-history", "player-history", "player-heavy", "/player", "phone", "uk",
         "What happened to the character.", _goes("history"), shown=False),
    Shot("game", "player-alone", "A player's phone without a network", "player-heavy", "/player", "phone", "ru",
         "No network: the phone goes on by the rules, and keeps what is reported.", _alone, again=False),
)  # fmt: skip
"""Every picture of a player's phone."""
