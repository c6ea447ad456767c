"""Pairing through the real server and two browsers: the code, the digits both sides compare, approval, moving, shutting out."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.ground import Ground, wait_for


def organiser(event: Ground) -> Page:
    """An organiser's browser on the page of devices."""
    page = event.paired("organiser", size="desktop")
    page.goto(event.server.origin + "/devices")
    expect(page.locator(".picture").first).to_be_visible()
    return page


def joined(event: Ground, link: str, name: str) -> Page:
    """A phone that opened a pairing link and gave its name."""
    phone = event.page(link.removeprefix(event.server.origin))
    expect(phone.get_by_text("Line marshal 2")).to_be_visible()
    phone.locator("form input").fill(name)
    phone.locator("form button.main").click()
    expect(phone.locator(".compare")).to_be_visible()
    return phone


def test_a_phone_joins_is_compared_and_let_in(event: Ground) -> None:
    desk = organiser(event)
    desk.locator(".seat.line-marshal-2").click()
    link = desk.locator("a.code").get_attribute("href") or ""
    assert re.fullmatch(rf"{re.escape(event.server.origin)}/pair#[a-z0-9]{{10}}\.[0-9a-f]{{64}}", link)
    phone = joined(event, link, "Olena's phone")
    assert "#" not in phone.url, "the key stays in the address bar"
    digits = phone.locator(".compare").inner_text()
    row = desk.locator("[role=status]", has_text="Olena's phone")
    expect(row).to_contain_text(digits)
    row.locator("button").click()
    phone.wait_for_url("**/pad")
    desk.keyboard.press("Escape")
    expect(desk.locator(".seat.line-marshal-2")).to_contain_text("Olena's phone")


def test_a_code_works_once_and_says_so(event: Ground) -> None:
    code = event.desk.code("line-marshal", "1", "line-marshal-2")
    first = event.page(f"/pair#{code}")
    first.locator("form button.main").click()
    first.wait_for_url("**/pad")
    second = event.page(f"/pair#{code}", lang="uk")
    expect(second.get_by_role("heading", name="Код більше не діє")).to_be_visible()


def test_a_waiting_phone_survives_a_reload(event: Ground) -> None:
    code = event.desk.code("line-marshal", "1", "line-marshal-2", approved=False)
    phone = joined(event, f"/pair#{code}", "Patient")
    digits = phone.locator(".compare").inner_text()
    phone.reload()
    expect(phone.locator(".compare")).to_have_text(digits)


def test_a_screen_that_is_moved_shows_the_other_ring(event: Ground) -> None:
    event.desk.done("programme", "set-ring", ring="2", title="Second ring")
    screen = event.paired("screen", "1", "screen", size="screen")
    expect(screen).to_have_url(re.compile("/screen/1$"))
    desk = organiser(event)
    desk.locator(".seat.screen").first.click()
    desk.locator("dialog select").nth(1).select_option("2")
    desk.get_by_role("button", name="Move", exact=True).click()
    expect(screen.locator(".ring")).to_have_text("Second ring")


def test_a_device_is_renamed_and_shut_out(event: Ground) -> None:
    pad = event.paired("line-marshal", "1", "line-marshal-1")
    desk = organiser(event)
    seat = desk.locator(".seat.line-marshal-1")
    seat.click()
    desk.get_by_label("Name", exact=True).fill("Renamed")
    desk.get_by_role("button", name="Rename").click()
    expect(seat).to_contain_text("Renamed")
    seat.click()
    desk.get_by_role("button", name="Shut out…").click()
    desk.get_by_role("button", name="Shut out", exact=True).click()
    expect(seat).to_contain_text("empty")
    pad.goto(event.server.origin + "/pair")
    expect(pad.get_by_role("heading", name="This device was shut out")).to_be_visible()


def test_a_silent_device_is_seen_to_be_silent(event: Ground) -> None:
    pad = event.paired("line-marshal", "1", "line-marshal-1")
    desk = organiser(event)
    seat = desk.locator(".seat.line-marshal-1")
    expect(seat.locator(".alive")).to_be_visible()
    pad.close()
    expect(seat.locator(".silent")).to_be_visible(timeout=30_000)


def test_a_stranger_sees_no_devices(event: Ground) -> None:
    stranger = event.page("/devices")
    expect(stranger.get_by_text("Only organisers")).to_be_visible()
    assert wait_for("the way in", lambda: stranger.get_by_role("link", name="Sign in").count()) == 1
