"""What a person is shown of a refusal: its clauses by number with their words; and at a ring, that the office was first."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.entries_ground import nomination, office
from tests.browser.ground import Ground, wait_for
from tests.browser.looking import faults, inaccessible

NAMES = ("Вигадана Ада", "Примарний Їжак", "Уявний Захар", "Порожній двір", "Ніхто")


def entered(event: Ground, name: str, count: int) -> None:
    """People of a nomination, checked in."""
    for one in NAMES[:count]:
        entry = office(event, "/api/office/entries", {"name": one, "takes": {name: {}}})["entry"]
        office(event, "/api/office/check-in", {"shown": entry})


def cited(page: Page) -> None:
    """The clauses of what was refused, opened by keyboard."""
    clauses = page.locator("details.cited").first
    expect(clauses).to_contain_text("§")
    clauses.locator("summary").focus()
    page.keyboard.press("Enter")
    expect(clauses.locator("p").first).to_be_visible()


def next_at_the_ring(event: Ground) -> str:
    """The bout that waits at the ring."""
    found: str = wait_for(
        "a bout", lambda: next((one["stream"] for one in event.desk.view("rings")["rings"][0]["queue"]), "")
    )
    return found


def test_what_stands_in_the_way_of_a_call_names_its_clauses(event: Ground) -> None:
    """u.2.10: without shin and forearm guards nobody is called."""
    nomination(event, "free", "ulozhenie", "free-duel")
    entered(event, "free", 4)
    event.desk.done("nomination/free", "draw", seed="winter")
    stream = next_at_the_ring(event)
    assert event.desk.give(stream, "call").status == "refused"
    page = event.paired("hofmarshal", "1", "hofmarshal", size="tablet", lang="uk")
    page.goto(f"{event.server.origin}/console/1")
    cited(page)
    assert faults(page, "uk", NAMES) == []
    assert inaccessible(page) == []


def test_a_ring_is_told_that_the_office_was_first(event: Ground) -> None:
    nomination(event, "duel", "isb-duel", "longsword", scheme=["round-robin"], admission="elsewhere")
    entered(event, "duel", 3)
    event.desk.done("nomination/duel", "draw", seed="winter")
    stream = next_at_the_ring(event)
    boss = event.paired("hofmarshal", "1", "hofmarshal", size="tablet", lang="uk")
    boss.goto(f"{event.server.origin}/console/1")
    boss.locator("button.main").first.click()
    expect(boss.locator("[data-phase=called]")).to_be_visible()
    record = {"bout": stream.rpartition("/")[2], "red_score": 0, "blue_score": 3}
    event.desk.done("nomination/duel", "record", result=record)
    told = boss.locator("[data-typed]")
    expect(told).to_contain_text("0:3")
    expect(told).to_contain_text("секретар")
    assert faults(boss, "uk", NAMES) == []
    assert inaccessible(boss) == []
