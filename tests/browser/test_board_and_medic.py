"""The chief's board and the medic's page in a real Chromium: what they show, and what two taps send."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import office_rig as rig
from tests.browser.office_rig import Wire, open_page

PHONE = {"width": 390, "height": 844}
TABLET = {"width": 1280, "height": 800}


@pytest.fixture
def page(own_chromium: Browser) -> Iterator[Page]:
    context = own_chromium.new_context(viewport=TABLET, has_touch=True)  # type: ignore[arg-type]
    made = context.new_page()
    made.set_default_timeout(8000)
    yield made
    context.close()


def opened(page: Page, path: str, role: str, lang: str = "en", theme: str = "light") -> Wire:
    wire = Wire(role=role)
    open_page(page, wire, path, lang=lang, theme=theme)
    return wire


def test_the_chief_sees_every_ring_with_its_state_and_delay(page: Page) -> None:
    opened(page, "/board", "chief")
    states = page.locator("[data-ring]").evaluate_all("all => all.map(one => [one.dataset.ring, one.dataset.state])")
    assert states == [["1", "running"], ["2", "suspended"], ["3", "idle"], ["4", "called"]]
    expect(page.locator("[data-ring='2']")).to_contain_text("16 min behind")
    expect(page.locator("[data-ring='1'] .seat.grey")).to_contain_text("3")
    expect(page.get_by_text("1 proposal waits at a console")).to_be_visible()


def test_the_chief_suspends_a_ring_and_the_event_and_moves_a_bout(page: Page) -> None:
    wire = opened(page, "/board", "chief")
    ring = page.locator("[data-ring='1']")
    ring.get_by_role("button", name="Suspend this ring").click()
    ring.get_by_label("Reason").fill("Fire alarm")
    ring.get_by_label("Reason").press("Enter")
    page.locator("[data-ring='2']").get_by_role("button", name="Resume this ring").click()
    ring.get_by_role("button", name="Move a bout").click()
    page.locator("[data-move=q-9][data-to='3']").click()
    page.get_by_role("button", name="Suspend the whole event").click()
    page.get_by_label("Reason").fill("Storm")
    page.get_by_label("Reason").press("Enter")
    assert wire.commands(page, 4) == [
        {"type": "suspend-ring", "ring": "1", "reason": "Fire alarm"},
        {"type": "resume-ring", "ring": "2"},
        {"type": "place", "ring": "3", "bouts": ["contest/longsword/q-9"], "last": True},
        {"type": "suspend-ring", "reason": "Storm"},
    ]
    assert {body["stream"] for body in wire.given} == {"programme"}


def test_the_medic_holds_in_two_taps_and_clears(page: Page) -> None:
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    wire = opened(page, "/medic", "medic")
    held = page.locator("[data-person='12']")
    expect(held).to_contain_text("Blow to the head")
    expect(held).to_contain_text("since")
    page.locator("[data-person='9']").get_by_role("button", name="Hold").click()
    page.locator("[data-person='9'] [data-reason=head]").click()
    held.get_by_role("button", name="Clear").click()
    held.get_by_role("button", name="Yes, may fight").click()
    assert wire.commands(page, 2) == [
        {"type": "hold", "fighter": "9", "reason": "Blow to the head"},
        {"type": "clear", "fighter": "12"},
    ]
    assert {body["stream"] for body in wire.given} == {"floor"}


def test_the_medic_finds_a_fighter_by_the_beginning_of_a_name(page: Page) -> None:
    opened(page, "/medic", "medic")
    page.get_by_role("searchbox").fill("mri")
    expect(page.locator("[data-person]:not(.held)")).to_have_count(1)


def test_only_the_medic_clears(page: Page) -> None:
    opened(page, "/medic", "chief")
    expect(page.locator("[data-person='12']")).to_be_visible()
    expect(page.get_by_role("button", name="Clear")).to_have_count(0)


@pytest.mark.parametrize(("path", "role"), [("/board", "chief"), ("/medic", "medic")])
@pytest.mark.parametrize(
    ("size", "lang", "theme"), [(PHONE, "ru", "light"), (TABLET, "uk", "dark"), (TABLET, "en", "sun")]
)
def test_they_fit_their_screens(page: Page, path: str, role: str, size: dict[str, int], lang: str, theme: str) -> None:
    page.set_viewport_size(size)  # type: ignore[arg-type]
    opened(page, path, role, lang, theme)
    assert [*rig.spilled(page), *rig.small(page), *rig.violations(page)] == []
