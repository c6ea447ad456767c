"""An invented game, served: its characters, a player's phone, and a way to put the game's clock forward."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Any

from playwright.sync_api import Browser, Page, expect

from hofmarshal.server.aside import Aside
from hofmarshal.server.people import Person
from hofmarshal.tournament import programme_words as w
from tests.browser.entries_ground import office
from tests.browser.ground import Ground, beforehand, teller, wait_for

EVENT = "Туман над вигаданим портом"
CAST = {"7": "Придуманная Ада", "9": "Уявний Захар", "11": "Edwin Fictional"}
MINUTE = 60_000


def game(browser: Browser) -> AbstractContextManager[Ground]:
    """The event, served; the game is opened by `opened`."""

    def fill(event: Aside) -> None:
        people = [Person(entry=number, name=name, club="Порожній двір") for number, name in CAST.items()]
        teller(event, "players")("programme", w.Introduce(people=dict(event.people.keep(people))))

    return beforehand(browser, EVENT, fill)


def opened(event: Ground, **more: Any) -> None:
    """The game is on, its characters in it: 11 is a monster."""
    event.desk.done("game", "open-game", name=EVENT, **more)
    event.desk.done("game", "run")
    for number in CAST:
        beast = {"monster": True, "ways": ["Серебро в сердце", "Світанок"]} if number == "11" else {}
        event.desk.done(f"character/{number}", "register", **beast)


def phone(event: Ground, number: str, lang: str = "en", size: str = "phone", *, clocked: bool = False) -> Page:
    """A phone that opened the link on the player's badge, on his card. `clocked`: its own clock can be put forward."""
    code = str(office(event, f"/api/office/game/codes/{number}")["code"]).replace(" ", "")
    page = event.page("/icon.svg", size, lang)
    if clocked:
        page.clock.install()
    page.goto(f"{event.server.origin}/player#{number}.{code}")
    page.locator("form input").last.fill(f"Phone {number}")
    page.locator("form button.main").click()
    expect(page.locator("[data-state]")).to_be_visible()
    return page


def forward(event: Ground, minutes: int) -> None:
    """The masters put the game forward."""
    event.desk.done("game", "put-forward", by=minutes * MINUTE)


def says(page: Page, what: str, count: int = 1) -> None:
    """Tap, raise the count, confirm."""
    page.locator(what).first.click()
    bar = page.locator("[data-confirm]")
    for _ in range(count - 1):
        bar.locator("[data-more]").click()
    bar.locator("[data-yes]").click()
    expect(bar).to_have_count(0)


def is_(event: Ground, number: str, **wanted: Any) -> None:
    """The server has the character so."""

    def same() -> bool:
        card = event.desk.view(f"game/character/{number}")
        return all(card.get(key) == value for key, value in wanted.items())

    try:
        wait_for(f"character {number} is {wanted}", same)
    except AssertionError as failed:
        card = event.desk.view(f"game/character/{number}")
        told = [(row["at"], row["fact"]["type"], row["claimed"]) for row in card["log"].values()]
        raise AssertionError(f"{failed}: it is { ({key: card.get(key) for key in wanted}) }, by {told}") from None
