"""The public pages through the real server: a fighter finds his bout, is told of it, and reads on when the network is gone."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.festival import EVENT
from tests.browser.ground import wait_for
from tests.browser.looking import inaccessible
from tests.browser.protest_ground import NAME, Protests, protests

KEPT = """async () => {
  const wanted = performance.getEntriesByType('resource').map((one) => one.name).filter((one) => one.includes('/assets/'))
  const cache = await caches.open('hofmarshal-info-1')
  return (await Promise.all(wanted.map((one) => cache.match(one)))).every((one) => one)
}"""
"""Whether the phone has kept everything this page is made of."""


@pytest.fixture(scope="module")
def made(own_chromium: Browser) -> Iterator[Protests]:
    """Five of Щит-Меч in one group at ring 1; nothing called yet."""
    with protests(own_chromium) as found:
        yield found


def follow(page: Page, name: str) -> None:
    """Find somebody by the beginning of his name and follow him, by keyboard."""
    box = page.get_by_role("searchbox")
    box.focus()
    page.keyboard.type(name[:5].lower())
    star = page.get_by_role("button", name=f"Follow {name}", exact=True)
    expect(star).to_be_visible()
    star.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name=f"Follow {name} no longer")).to_be_visible()


def test_a_fighter_finds_his_bout_is_told_of_it_and_reads_on_without_a_network(made: Protests) -> None:
    first = made.desk.view("ring/1")["queue"][0]
    page = made.page("/info", lang="en")
    expect(page.get_by_role("heading", name=EVENT)).to_be_visible()
    follow(page, first["red"])
    card = page.locator("article[data-near]")
    expect(card).to_contain_text("Next at this ring")
    expect(card).to_contain_text(f"against {first['blue']}")

    page.get_by_role("button", name="Tell me when it is time").click()
    expect(page.get_by_role("alert")).to_contain_text(f"{first['red']}: Next at Ring 1")
    made.give("", first["stream"], "call")
    expect(page.get_by_role("alert")).to_have_text(re.compile(f"{re.escape(first['red'])}: To Ring 1 now!"))
    expect(card).to_have_attribute("data-near", "called")
    assert inaccessible(page) == []
    page.get_by_role("button", name="Understood").click()
    expect(page.get_by_role("alert")).to_have_count(0)

    # the schedule, a fighter's page and the tables, without asking the server for another page
    page.get_by_role("link", name="Schedule").click()
    expect(page.get_by_role("combobox")).to_have_value("ring/1")
    expect(page.locator("ol li")).to_have_count(9)
    page.get_by_role("link", name="Results").click()
    page.get_by_role("link", name="Shield-Sword").click()
    expect(page.get_by_role("table").first).to_be_visible()
    page.get_by_role("table").get_by_role("button", name=first["red"]).click()
    page.locator("dialog").get_by_role("link", name="All bouts").click()
    expect(page.get_by_role("heading", name=first["red"], exact=True)).to_be_visible()

    # the network goes: what was seen stays, with its age, and the page itself opens again
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    wait_for("the phone has kept the page", lambda: page.evaluate(KEPT))
    page.context.set_offline(True)
    lost = page.get_by_role("status").filter(has_text="No connection. This is how it was at")
    expect(lost).to_be_visible()
    page.reload()
    expect(lost).to_be_visible()
    expect(page.get_by_role("heading", name=first["red"], exact=True)).to_be_visible()
    page.get_by_role("link", name="Now").click()
    expect(card).to_contain_text(first["red"])
    page.context.set_offline(False)
    expect(lost).to_have_count(0)
    made.desk.done("programme", "suspend-ring", ring="", reason="an invented storm")
    expect(page.get_by_text("an invented storm").first).to_be_visible()
    made.desk.done("programme", "resume-ring", ring="")
    expect(page.get_by_text("an invented storm")).to_have_count(0)


def test_a_fighters_own_page_tells_his_papers_by_his_pass(made: Protests) -> None:
    entry = made.entry_of("Вигадана Ада")
    link = made.asked("secretary", f"/api/office/passes/{entry}")["link"]
    page = made.page(link[link.index("/info") :], lang="uk")
    expect(page.get_by_role("heading", name="Вигадана Ада")).to_be_visible()
    assert "#" not in page.url
    expect(page.get_by_role("region", name="Мої документи та спорядження")).to_contain_text("Тут нічого не вимагають")
    expect(page.get_by_role("link", name="Протест")).to_have_attribute("href", re.compile(r"/protest#"))
    other = made.asked("secretary", f"/api/office/passes/{made.entry_of('Conrad Madeup')}")["link"]
    page.evaluate("(hash) => { location.hash = hash }", other[other.index("#") :])
    expect(page.get_by_role("heading", name="Conrad Madeup")).to_be_visible()
    page.get_by_role("button", name="Це не я").click()
    expect(page.get_by_text("за кодом на вашому бейджі")).to_be_visible()
    stranger = made.page(f"/info/me#{entry}.{'0' * 24}", lang="ru")
    expect(stranger.get_by_role("alert")).to_contain_text("Этот пропуск не от этого мероприятия")


def test_an_event_that_is_not_shown_says_so(made: Protests) -> None:
    page = made.page("/info/schedule", lang="ru")
    expect(page.get_by_role("combobox")).to_be_visible()
    made.desk.done("programme", "describe-event", details={"public": False})
    expect(page.get_by_text("не показывают зрителям")).to_be_visible()
    expect(page.get_by_role("navigation")).to_have_count(0)
    made.desk.done("programme", "describe-event", details={"public": True})
    expect(page.get_by_role("combobox")).to_be_visible()
    assert made.desk.view(f"nomination/{NAME}")["people"]
