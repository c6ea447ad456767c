"""The draw, its groups and the board of rings in a browser: by keyboard, by mouse, by two secretaries, checked by a stranger."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.draw_rig import before_the_draw
from tests.browser.ground import Ground, wait_for


@pytest.fixture
def event(own_chromium: Browser) -> Iterator[Ground]:
    """Fourteen entries before their draw, three rings."""
    with before_the_draw(own_chromium) as made:
        yield made


def entries(page: Page, group: str) -> list[str]:
    """Who is shown in a group."""
    found: list[str] = page.locator(f"[data-group='{group}'] [data-entry]").evaluate_all(
        "all => all.map((one) => one.dataset.entry)"
    )
    return found


def order(page: Page, ring: str) -> list[str]:
    """The first bouts of the cards at a ring."""
    found: list[str] = page.locator(f"[data-ring='{ring}'] [data-card]").evaluate_all(
        "all => all.map((one) => one.dataset.card)"
    )
    return found


def tabbed_to(page: Page, place: Locator) -> None:
    """Go there by the Tab key alone."""
    for _ in range(120):
        if place.evaluate("one => one === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {place}")


def drawn(page: Page) -> None:
    """Publish the hash and draw, without a mouse."""
    tabbed_to(page, page.get_by_role("button", name="Publish the hash"))
    page.keyboard.press("Enter")
    expect(page.locator("[data-hash]")).to_be_visible()
    tabbed_to(page, page.get_by_role("button", name="Draw", exact=True))
    page.keyboard.press("Enter")
    tabbed_to(page, page.get_by_role("button", name="Draw now"))
    page.keyboard.press("Enter")
    expect(page.locator("[data-stage=qualifying]")).to_be_visible()


def test_a_draw_by_keyboard_is_checked_by_a_stranger_and_tended_by_two(event: Ground) -> None:
    desk = event.paired("organiser", size="desktop")
    desk.goto(event.server.origin + "/draw")
    stranger = event.page("/lot/duel")
    expect(stranger.get_by_text("The hash has not been published yet.")).to_be_visible()
    drawn(desk)
    expect(stranger.locator("[data-verdict=hash]")).to_contain_text("is the one whose hash was published")
    expect(stranger.locator("[data-verdict=order]")).to_contain_text("the order is right")
    stranger.locator("summary").click()
    stranger.get_by_role("textbox", name="Seed").fill("another seed")
    own = stranger.locator("details ol li").all_text_contents()
    assert sorted(own) == [f"D{number:02}" for number in range(1, 15)]

    # by keyboard: down to the second of group A, pick, to the neighbour group, change the two
    first, second = entries(desk, "A"), entries(desk, "B")
    desk.locator("[data-group=A] [data-entry]").first.focus()
    for key in ("ArrowDown", "Enter", "ArrowRight"):
        desk.keyboard.press(key)
    there = desk.evaluate("document.activeElement.dataset.entry")
    assert there in second
    desk.keyboard.press("Enter")
    expect(desk.locator(f"[data-group=B] [data-entry={first[1]}]")).to_be_visible()
    expect(desk.locator(f"[data-group=A] [data-entry={there}]")).to_be_visible()

    # by mouse: dragged over to the other group
    desk.locator(f"[data-entry={first[0]}]").drag_to(desk.locator("[data-group=B] h3"))
    expect(desk.locator(f"[data-group=B] [data-entry={first[0]}]")).to_be_visible()
    expect(desk.get_by_text(re.compile("Group B has 8 fighters"))).to_be_visible()

    # a second secretary sees it; her move of somebody who was moved meanwhile is refused, and says so
    other = event.paired("secretary", size="tablet")
    other.goto(event.server.origin + "/draw/duel")
    expect(other.locator(f"[data-group=B] [data-entry={first[0]}]")).to_be_visible()
    other.context.set_offline(True)
    other.locator("[data-status=lost]").wait_for(state="attached")
    other.locator(f"[data-entry={first[0]}]").click()
    other.locator("[data-put=A]").click()
    desk.locator(f"[data-entry={first[0]}]").click()
    desk.locator(f"[data-group=A] [data-entry={first[2]}]").click()
    expect(desk.locator(f"[data-group=B] [data-entry={first[2]}]")).to_be_visible()
    other.context.set_offline(False)
    expect(other.get_by_text("Somebody has moved")).to_be_visible()
    expect(other.locator(f"[data-group=A] [data-entry={first[0]}]")).to_be_visible()
    name = event.desk.view("nomination/duel/draw")["entries"][first[0]]["name"]
    expect(other.get_by_text(f"Somebody has moved {name} meanwhile")).to_be_visible()

    # after the start a move asks for its reason
    stream = event.desk.view("ring/1")["queue"][0]["stream"]
    event.desk.done(stream, "call")
    expect(desk.get_by_text("It has begun")).to_be_visible()
    free = next(
        one
        for one in entries(desk, "A")
        if one not in (event.desk.view("schedule")["rings"][0]["on"][side] for side in ("red", "blue"))
    )
    desk.locator(f"[data-entry={free}]").click()
    desk.locator("[data-put=B]").click()
    desk.get_by_label("Reason").fill("a mistake in his club")
    desk.get_by_role("button", name="Move", exact=True).click()
    expect(desk.locator(f"[data-group=B] [data-entry={free}]")).to_be_visible()


def test_groups_composed_by_hand_stay_through_a_reload_and_are_accepted(event: Ground) -> None:
    for number in (9, 10, 11, 12, 13, 14):
        event.desk.done("nomination/duel", "check-in", entries=[f"D{number:02}"], present=False)
    page = event.paired("organiser", size="phone")
    page.goto(event.server.origin + "/draw/duel")
    page.get_by_label(re.compile("By hand")).check()
    page.get_by_role("button", name="Compose by hand").click()
    for number in range(1, 9):
        page.locator(f"[data-entry=D0{number}]").click()
        page.locator(f"[data-put='{1 + number % 2}']").click()
    page.reload()
    page.get_by_label(re.compile("By hand")).check()
    page.get_by_role("button", name="Compose by hand").click()
    assert entries(page, "1") == ["D02", "D04", "D06", "D08"]
    page.get_by_role("button", name="Accept the groups").click()
    expect(page.locator("[data-stage=qualifying]")).to_be_visible()
    assert entries(page, "A") == ["D02", "D04", "D06", "D08"]
    page.get_by_role("button", name="Take the draw back").click()
    page.get_by_label("Reason").fill("a club was forgotten")
    page.get_by_role("button", name="Take it back").click()
    expect(page.get_by_text("a club was forgotten")).to_be_visible()
    expect(page.get_by_role("button", name="Publish the hash")).to_be_visible()


def test_the_board_of_rings_by_keyboard_and_mouse(event: Ground) -> None:
    page = event.paired("organiser", size="desktop")
    page.goto(event.server.origin + "/draw")
    drawn(page)
    page.goto(event.server.origin + "/schedule")
    expect(page.locator("[data-ring='1'] [data-card]")).to_have_count(1)
    b1 = order(page, "2")[0]

    # by keyboard: the group of ring 2 before that of ring 1
    page.locator(f"[data-card='{b1}'] .head").focus()
    for key in ("Enter", "ArrowLeft", "Enter"):
        page.keyboard.press(key)
    expect(page.locator("[data-ring='1'] [data-card]")).to_have_count(2)
    assert order(page, "1")[0] == b1
    expect(page.get_by_text("placed by hand").first).to_be_visible()

    # by mouse: a single bout dragged to the end of ring 3; whoever must be at two rings is marked
    page.locator(f"[data-card='{b1}'] .open").click()
    bout = page.locator("[data-bout]").nth(1)
    stream = bout.get_attribute("data-bout")
    bout.drag_to(page.locator("[data-ring='3'] h2"))
    expect(page.locator(f"[data-ring='3'] [data-card='{stream}']")).to_be_visible()
    wait_for("the forecast has it", lambda: event.desk.view("schedule")["bouts"][stream]["placed"])

    # back to the automatic order, and a ring that stands still says so
    page.locator(f"[data-card='{stream}'] .head").click()
    page.get_by_role("button", name="Leave to the automatic order").click()
    expect(page.locator("[data-ring='3'] [data-card]")).to_have_count(0)
    event.desk.done("programme", "suspend-ring", ring="2", reason="an invented storm")
    expect(page.locator("[data-ring='2']")).to_contain_text("Suspended: an invented storm")

    # all groups evenly over the rings
    page.locator("summary").click()
    page.get_by_role("button", name="Spread the groups evenly").click()
    page.get_by_role("button", name="Spread them").click()
    expect(page.locator("[data-ring='1'] [data-card]")).to_have_count(1)
