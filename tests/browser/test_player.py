"""A player's phone in Chromium: a wound by tap, its clock, a night, an hour alone with a bandage told late, death."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from hofmarshal.server.game.house import PROMPT
from tests.browser import looking
from tests.browser.ground import Ground, wait_for
from tests.browser.player_rig import CAST, EVENT, MINUTE, forward, game, is_, opened, phone, says

NAMES = (*CAST.values(), EVENT, "Phone 7")


@pytest.fixture
def event(own_chromium: Browser) -> Iterator[Ground]:
    with game(own_chromium) as made:
        opened(made)
        yield made


def holds(page: Page, lang: str = "en") -> None:
    """Nothing is cut off, too small or out of reach; nothing for axe."""
    wrong = [*looking.faults(page, lang, NAMES), *looking.inaccessible(page), *looking.out_of_reach(page)]
    assert not wrong, "\n".join(wrong)


def left(page: Page, what: str) -> float:
    """Minutes that a running clock shows."""
    parts = [int(one) for one in page.locator(f"[data-due={what}] [role=timer]").inner_text().split(":")]
    return float(sum(one * 60**at for at, one in enumerate(reversed(parts)))) / 60


def go(page: Page, part: str) -> None:
    page.locator(f"[data-go={part}]").click()
    expect(page.locator(f"[data-tab={part}]")).to_be_visible()


def test_a_character_wounded_saved_late_broken_and_dead(event: Ground) -> None:
    page = phone(event, "7")
    expect(page.locator("[data-state=well]")).to_be_visible()
    holds(page)

    # a slip of the finger: the bar says what it would cost; nothing is sent until it is confirmed
    page.locator("[data-zone=chest]").click()
    bar = page.locator("[data-confirm=wound]")
    expect(bar).to_contain_text("2 hits fewer")
    holds(page)
    page.keyboard.press("Escape")
    expect(bar).to_have_count(0)
    page.locator("[data-zone=head]").focus()
    page.keyboard.press("Enter")
    expect(bar.locator("[data-nothing]")).to_be_visible()
    bar.locator("[data-cancel]").click()
    is_(event, "7", hits=3)

    # a wound, its clock, and a night in which the clock stands
    says(page, "[data-zone=left-arm]")
    expect(page.locator("[data-state=wounded]")).to_be_visible()
    expect(page.locator("[data-limbs]")).to_contain_text("left arm")
    is_(event, "7", hits=2, limbs=["left-arm"])
    assert 29 < left(page, "bleeding") <= 30
    expect(page.locator("[data-foreseen]")).to_contain_text("death in 1:")
    forward(event, 10)
    event.desk.done("game", "pause", reason="Night.")
    expect(page.locator("[data-stands]")).to_contain_text("Night.")
    assert 19 < left(page, "bleeding") <= 20
    event.desk.done("game", "run")
    expect(page.locator("[data-stands]")).to_have_count(0)

    # alone for an hour and more of the game: a bandage in time, told late
    page.context.set_offline(True)
    says(page, "[data-aid=bandage]")
    told = time.monotonic()
    expect(page.locator("[data-due]")).to_have_count(0)
    expect(page.locator("[data-alone]")).to_be_visible(timeout=20_000)
    go(page, "history")
    expect(page.locator("[data-unsent-list]")).to_contain_text("Aid: bandage")
    holds(page)
    go(page, "me")
    forward(event, 85)
    is_(event, "7", state="presumed-dead", hits=0)
    wait_for("the report is late", lambda: time.monotonic() - told > PROMPT / 1000 + 1)
    page.context.set_offline(False)
    expect(page.locator("[data-alone]")).to_have_count(0, timeout=20_000)
    is_(event, "7", state="well", hits=2)
    expect(page.locator("[data-state=wounded]")).to_be_visible()
    go(page, "history")
    expect(page.locator("[data-unsent-list]")).to_have_count(0)
    expect(page.locator("[data-fact=aided] [data-claimed]")).to_be_visible()
    expect(page.locator("[data-fact=lapsed].gone").first).to_be_visible()

    # refused: shown with its clause until it is read
    page.context.set_offline(True)
    go(page, "reason")
    event.desk.done("character/7", "gain-reason", cause="sleep")
    says(page, "[data-gain=sleep]")
    expect(page.locator("[data-gain=sleep]")).to_be_disabled()
    page.context.set_offline(False)
    refusal = page.locator(".note.bad", has_text="A79")
    expect(refusal).to_be_visible(timeout=20_000)
    refusal.get_by_role("button", name="Understood").click()

    # reason: a book that states its price, breakdown, and what may then not be done
    says(page, "[data-lose=book]", count=7)
    expect(page.locator("[data-broken]")).to_be_visible()
    holds(page)
    go(page, "rules")
    expect(page.locator("[data-act=fight]")).to_have_attribute("data-why", "broken")
    expect(page.locator("[data-act=walk]")).to_have_attribute("data-why", "supervised")
    page.get_by_text("Ask the masters to settle something").click()
    page.locator("[data-note]").fill("He grabbed my shield.")
    page.locator("[data-dispute-send]").click()
    expect(page.locator("[data-dispute]")).to_contain_text("Waits for a master")
    holds(page)

    # another phone with the same badge: what the first one had not sent comes to it, and counts once he says so
    page.context.set_offline(True)
    go(page, "reason")
    says(page, "[data-gain=church]")
    other = phone(event, "7", "uk", "tablet-standing")
    page.context.set_offline(False)
    expect(page.locator("[data-displaced=replaced]")).to_be_visible(timeout=20_000)
    holds(page)
    proposal = other.locator("[data-proposal]")
    expect(proposal).to_be_visible(timeout=20_000)
    holds(other, "uk")
    proposal.get_by_role("button").first.click()
    expect(proposal).to_have_count(0)
    is_(event, "7", reason=1)
    page = other

    # death: presumed, confirmed by the player, and what follows
    go(page, "me")
    says(page, "[data-zone=belly]")
    expect(page.locator("[data-state=heavy]")).to_be_visible()
    forward(event, 30)
    expect(page.locator("[data-state=presumed-dead]")).to_be_visible()
    holds(page, "uk")
    says(page, "[data-confirm-death]")
    expect(page.locator("[data-state=dead]")).to_be_visible()
    says(page, "[data-new]")
    expect(page.locator("[data-after]")).to_contain_text("Його картку дадуть майстри")
    is_(event, "7", state="dead", followed="new-character")
    assert event.desk.view("game")["base"] >= 125 * MINUTE
