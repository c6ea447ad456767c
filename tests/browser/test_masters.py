"""Two masters at one game: one event for many, a finishing granted and turned down, undo with its reason, the game stopped."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.browser import player_rig as rig
from tests.browser.ground import wait_for
from tests.browser.masters_rig import Console, Player


def test_a_night_of_two_masters(own_chromium: Browser) -> None:
    with rig.game(own_chromium) as event:
        rig.opened(event)
        desk = event.desk
        first = Console(event)
        second = Console(event, "master-2", size="phone")
        view = lambda number: desk.view(f"game/character/{number}")  # noqa: E731

        first.open("7")
        first.give("7", "[data-zone=chest]")
        wait_for("the chest took two hits", lambda: view("7")["hits"] == 1)
        first.page.locator("[data-card='7'] [data-undo-last]").click()
        wait_for("it was mistyped", lambda: view("7")["hits"] == 3)
        first.give("7", "[data-zone=left-arm]")
        expect(second.page.locator("[data-number='7'] [data-due=bleeding]")).to_be_visible()

        second.open("7")
        line = second.page.locator("[data-fact=wounded][data-event]").first
        line.locator("[data-undo]").click()
        line.locator("[data-undo-reason]").fill("It was the shield.")
        line.locator("[data-undo-yes]").click()
        wait_for("the second master undid it", lambda: view("7")["hits"] == 3)
        second.page.keyboard.press("Escape")

        player = Player(event, "9")
        player.done("finish", way="execution")
        player.done("finish", way="ritual")
        first.tab("waiting")
        expect(first.page.locator("[data-waiting=finish]")).to_have_count(2)
        asked = first.page.locator("[data-waiting=finish]").first
        asked.locator("[data-turn-down]").click()
        asked.locator("[data-why]").fill("Nobody saw it.")
        asked.locator("[data-turn-down-yes]").click()
        expect(first.page.locator("[data-waiting=finish]")).to_have_count(1)
        second.tab("waiting")
        second.page.locator("[data-waiting=finish] [data-grant]").click()
        wait_for("the second grants the other", lambda: view("9")["state"] == "dead")
        expect(first.page.locator("[data-nothing]")).to_be_visible()

        first.tab("everyone")
        first.page.locator("[data-search]").fill("")
        first.page.locator("[data-picking]").click()
        first.page.locator("[data-pick-all]").click()
        expect(first.page.locator("[data-many]")).to_have_attribute("data-many", "3")
        first.page.locator("[data-many] [data-aid=bandage]").click()
        first.page.locator("[data-give-all]").click()
        refused = first.page.locator("[data-refused]")
        expect(refused).to_have_count(1)
        expect(refused).to_have_attribute("data-refused", "9")
        expect(refused).to_contain_text("The character was dead by then")
        expect(refused).to_contain_text("§ A44;A63-64;A67")  # larp.death-clock
        expect(first.page.locator("[data-summary]")).to_contain_text("2 of 3")

        first.pause("Night.")
        expect(second.page.locator("[data-runs=false]")).to_contain_text("THE GAME STANDS")
        expect(second.page.locator("[data-runs=false]")).to_contain_text("Night.")
