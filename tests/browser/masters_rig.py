"""The masters' console in a browser, with players who report by wire: what its stories and its promise stand on."""

from __future__ import annotations

import json
from typing import Any

import httpx
from playwright.sync_api import Locator, Page, expect

from hofmarshal.server import keys
from hofmarshal.server.printed_codes import claim, key_of
from tests.browser.entries_ground import office
from tests.browser.ground import Ground, wait_for
from tests.server.rig import Device

MINUTE = 60_000


class Player:
    """A player's phone as its server sees it: paired by the printed code, it reports for its own character."""

    def __init__(self, event: Ground, number: str) -> None:
        self.event = event
        self.number = number
        self.device = Device(f"Phone of {number}", "player", "", f"player:{number}")
        key = key_of("player", str(office(event, f"/api/office/game/codes/{number}")["code"]).replace(" ", ""))
        self.device.secret = keys.device_secret(key, self.device.id)
        proof = keys.mac(key, claim("player", number, self.device.id, self.device.name)).hex()
        body = {"character": number, "device": self.device.id, "name": self.device.name, "proof": proof}
        answer = httpx.post(event.server.origin + "/api/player", json=body, timeout=30)
        assert answer.status_code == 200, answer.text
        self.device.grant = answer.json()["grant"]

    def say(self, kind: str, **command: Any) -> dict[str, Any]:
        """A report; its answer."""
        text = self.device.body(f"character/{self.number}", {"type": kind, **command}, self.event.desk.client.now())
        headers = {"X-Hofmarshal-Signature": self.device.sign(text), "Content-Type": "application/json"}
        url = f"{self.event.server.origin}/api/commands/character"
        found: dict[str, Any] = json.loads(httpx.post(url, content=text.encode(), headers=headers, timeout=30).text)
        return found

    def done(self, kind: str, **command: Any) -> dict[str, Any]:
        """A report that must be carried out."""
        answer = self.say(kind, **command)
        assert answer.get("status") == "done", answer
        return answer


class Console:
    """A master's page."""

    def __init__(self, event: Ground, seat: str = "master-1", role: str = "master", size: str = "desktop") -> None:
        self.event = event
        self.page: Page = event.paired(role, seat=seat, size=size)
        expect(self.page.locator("[data-runs]")).to_be_visible()

    def tab(self, name: str) -> None:
        """Another part of the page."""
        self.page.locator(f"[data-tab={name}]").click()

    def open(self, number: str) -> Locator:
        """Look a character up by its number and open its card."""
        self.tab("everyone")
        self.page.locator("[data-search]").fill(number)
        line = self.page.locator(f"[data-number='{number}'] .line")
        expect(self.page.locator("[data-number]").first).to_have_attribute("data-number", number)
        if line.get_attribute("aria-expanded") == "false":
            line.click()
        card = self.page.locator(f"[data-card='{number}']")
        expect(card.locator("[data-how]")).to_be_visible()
        return card

    def give(self, number: str, what: str) -> None:
        """One tap on the opened card; it must be carried out."""
        card = self.page.locator(f"[data-card='{number}']")
        told = int(card.get_attribute("data-told") or 0)
        wait_for("the card is up to date", lambda: self.is_told(number) == told)
        card.locator(what).first.click()
        wait_for(f"{what} is told", lambda: self.is_told(number) > told)
        expect(card.locator("[data-answered=done]")).to_be_visible()
        expect(card).to_have_attribute("data-told", str(self.is_told(number)))

    def is_told(self, number: str) -> int:
        """How many facts the server has of a character."""
        return int(self.event.desk.view("game/masters")["people"][number]["told"])

    def pause(self, reason: str) -> None:
        """The game is stopped, and every console says so."""
        self.page.locator("[data-pause]").click()
        self.page.locator("input[data-reason]").fill(reason)
        self.page.locator("form [data-yes]").click()
        expect(self.page.locator("[data-runs=false]")).to_contain_text(reason)

    def run(self) -> None:
        """The game goes on."""
        self.page.locator("[data-run]").click()
        self.page.locator("form [data-yes]").click()
        expect(self.page.locator("[data-runs=true]")).to_be_visible()

    def forward(self, minutes: int) -> None:
        """The clock is put forward."""
        self.page.locator("[data-shift]").click()
        self.page.locator("[data-minutes]").fill(str(minutes))
        self.page.locator("input[data-reason]").fill("As the story wants it.")
        self.page.locator("form [data-yes]").click()
        expect(self.page.locator("[data-minutes]")).to_have_count(0)
