"""A captain's phone in Chromium: line-up and substitutions, and an order sealed on two phones of which one dies."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import looking
from tests.browser.captain_rig import EVENT, FIRST, TEAMS, Marshal, battles, called, captain, code_of
from tests.browser.ground import Ground, wait_for

NAMES = (*TEAMS.values(), *FIRST, EVENT, "Olena", "Olena's tablet")


@pytest.fixture
def event(own_chromium: Browser) -> Iterator[Ground]:
    with battles(own_chromium) as made:
        yield made


def holds(page: Page, lang: str = "en") -> None:
    """Nothing is cut off, too small or out of reach; nothing for axe."""
    wrong = [*looking.faults(page, lang, NAMES), *looking.inaccessible(page), *looking.out_of_reach(page)]
    assert not wrong, "\n".join(wrong)


def swap(page: Page, out: str, into: str) -> None:
    page.locator(f"[data-in={out}]").click()
    page.locator(f"[data-out={into}]").click()


def lineup(event: Ground, team: str) -> list[str]:
    return list(event.desk.view(f"captain/{team}")["bout"]["lineup"])


def test_line_up_and_substitutions(event: Ground) -> None:
    bout = called(event, "1")
    phone, marshal = captain(event, bout["red"]), Marshal(event, "1")
    assert "#" not in phone.url, "the code stays in the address bar"
    holds(phone)

    # before the round: two changes, one confirm
    swap(phone, "red-1", "red-6")
    swap(phone, "red-2", "red-7")
    expect(phone.locator("[data-change]")).to_have_count(2)
    holds(phone)
    phone.get_by_role("button", name="Confirm for round 1").click()
    wait_for("the line-up is the new one", lambda: lineup(event, bout["red"])[:2] == ["red-6", "red-7"])
    expect(phone.locator("[data-change]")).to_have_count(0)

    # tapped without a connection, and the round begins meanwhile: refused, with its clause
    phone.context.set_offline(True)
    expect(phone.locator("[data-status=lost]")).to_be_attached(timeout=20_000)
    swap(phone, "red-3", "red-1")
    phone.get_by_role("button", name="Confirm for round 1").click()
    expect(phone.locator("[data-unsent='1']")).to_be_attached()
    marshal.begin(bout["stream"])
    phone.context.set_offline(False)
    refusal = phone.locator(".note.bad", has_text="Substitutions are made between rounds")
    expect(refusal).to_be_visible(timeout=20_000)
    expect(refusal).to_contain_text("A14")
    assert lineup(event, bout["red"])[:3] == ["red-6", "red-7", "red-3"]
    phone.get_by_role("button", name="Understood").click()

    # what was refused still stands there for the next round, and is confirmed once this one is over
    expect(phone.locator("[data-change]")).to_have_count(1)
    confirm = phone.get_by_role("button", name="Confirm for round 2")
    expect(confirm).to_be_disabled()
    marshal.ends(bout["stream"], "blue", bout["blue"])
    expect(confirm).to_be_enabled()
    confirm.click()
    wait_for("the reserve is in", lambda: lineup(event, bout["red"])[2] == "red-1")
    fought = phone.locator("[data-round='1']")
    expect(fought).to_contain_text("won")
    expect(fought).to_contain_text(f"6 {FIRST[5]}")
    assert f"1 {FIRST[0]}" not in fought.inner_text()

    # another phone with the card acts now; what the old one had not sent yet comes to it as a proposal
    phone.context.set_offline(True)
    expect(phone.locator("[data-status=lost]")).to_be_attached(timeout=20_000)
    swap(phone, "red-4", "red-2")
    phone.get_by_role("button", name="Confirm for round 2").click()
    expect(phone.locator("[data-unsent='1']")).to_be_attached()
    code = code_of(event, bout["red"])
    other = event.page("/captain", "tablet", "uk")
    other.locator("[data-whose]").fill(f" {bout['red']} ")
    other.locator("[data-code]").fill(code.lower().replace(" ", "-")[:-1])
    other.locator("form button.main").click()
    expect(other.locator("[data-code][aria-invalid=true]")).to_be_visible()
    holds(other, "uk")
    other.locator("[data-code]").fill(code.lower().replace(" ", "-"))
    other.locator("form button.main").click()
    expect(other.locator("[data-bout]")).to_be_visible()
    holds(other, "uk")
    phone.context.set_offline(False)
    expect(phone.locator("[data-displaced=replaced]")).to_be_visible(timeout=20_000)
    holds(phone)
    proposal = other.locator("[data-proposal]")
    expect(proposal).to_contain_text("Olena", timeout=20_000)
    holds(other, "uk")
    proposal.get_by_role("button").first.click()
    wait_for("what was proposed is done", lambda: lineup(event, bout["red"])[3] == "red-2")
    expect(proposal).to_have_count(0)

    # the card was seen by others: the desk gives the team another code, and nothing of the old one works any more
    desk = event.paired("organiser", size="desktop")
    desk.goto(event.server.origin + "/entries")
    desk.locator(f"[data-entry='{bout['red']}']").get_by_role("button").last.click()
    desk.locator("dialog:modal").get_by_role("button", name="Roster").first.click()
    with desk.expect_download() as card:
        desk.get_by_role("button", name="Captain's card").click()
    assert card.value.suggested_filename == f"captain-{bout['red']}.pdf"
    desk.get_by_role("button", name="New code…").click()
    desk.get_by_role("button", name="Give a new code").click()
    expect(other.locator("[data-displaced=revoked]")).to_be_visible()
    assert code_of(event, bout["red"]) != code
    marshal.close()


def order_of(page: Page) -> list[str]:
    return [str(row.get_attribute("data-fighter")) for row in page.locator("[data-fighter]").all()]


def seal(page: Page) -> str:
    """Seal the order as it stands; the key that is shown."""
    page.get_by_role("button", name="Seal the order…").click()
    key = page.locator("dialog:modal [data-key]")
    expect(key).to_be_visible()
    holds(page)
    found = " ".join(key.inner_text().split())
    page.get_by_role("button", name="I wrote the key down: seal").click()
    return found


def test_an_order_is_sealed_on_two_phones_and_one_dies(event: Ground) -> None:
    bout = called(event, "2")
    red, blue = captain(event, bout["red"]), captain(event, bout["blue"], "Boris")
    marshal = Marshal(event, "2")
    holds(red)

    # by button, by keyboard, by dragging
    red.get_by_role("button", name=f"1 {FIRST[0]}: later").click()
    assert order_of(red)[:2] == ["red-2", "red-1"]
    red.locator("[data-fighter=red-5] .handle").focus()
    red.keyboard.press("ArrowUp")
    red.keyboard.press("ArrowUp")
    assert order_of(red) == ["red-2", "red-1", "red-5", "red-3", "red-4"]
    handle, goal = red.locator("[data-fighter=red-4] .handle"), red.locator("[data-fighter=red-2]")
    handle.scroll_into_view_if_needed()
    start, end = handle.bounding_box(), goal.bounding_box()
    assert start is not None
    assert end is not None
    red.mouse.move(start["x"] + 9, start["y"] + 9)
    red.mouse.down()
    red.mouse.move(start["x"] + 9, end["y"] + 9, steps=6)
    red.mouse.up()
    wanted = ["red-4", "red-2", "red-1", "red-5", "red-3"]
    assert order_of(red) == wanted
    card = code_of(event, bout["red"]).replace(" ", "")
    with red.expect_event("load"):  # the page takes the card by loading anew
        red.goto(f"{event.server.origin}/captain#{bout['red']}.{card}")  # scanned again: he acts here already
    expect(red.locator("[data-fighter]").first).to_have_attribute("data-fighter", "red-4")

    # without a connection it is sealed on the phone, and goes out when there is one
    red.context.set_offline(True)
    expect(red.locator("[data-status=lost]")).to_be_attached(timeout=20_000)
    key = seal(red)
    expect(red.locator("[data-order=asked]")).to_contain_text("on its way")
    assert red.locator("[data-fighter]").count() == 0, "nothing is moved once it is sealed"
    holds(red)
    red.context.set_offline(False)
    expect(red.locator("[data-order=sealed]")).to_be_visible(timeout=20_000)
    expect(red.locator("[data-order=sealed]")).to_contain_text("Waiting for the other captain's order.")
    holds(red)
    assert red.locator("[data-fighter]").count() == 0, "nothing is moved once it is sealed"

    # the phone dies; another one is paired with the printed code, and has nothing but what the captain knows
    red.context.close()
    event.contexts.remove(red.context)
    seal(blue)
    expect(blue.locator("[data-order=open]")).to_be_visible()
    assert event.desk.view("ring/2")["contest"]["red"].get("order") in (None, [])
    new = captain(event, bout["red"], "Olena's tablet", "tablet")
    entering = new.locator("[data-reenter]")
    expect(entering).to_be_visible()
    holds(new)
    entering.locator("input").fill(key[:-1] + ("A" if key[-1] != "A" else "B"))
    entering.locator("button.main").click()
    expect(entering.locator("[role=alert]")).to_contain_text("not a whole key")
    entering.locator("input").fill(key.lower().replace(" ", ""))
    entering.locator("button.main").click()
    expect(entering.locator("[role=alert]")).to_contain_text("not what you sealed")
    for at, fighter in enumerate(wanted):
        while order_of(new).index(fighter) > at:
            new.locator(f"[data-fighter={fighter}] .handle").press("ArrowUp")
    entering.locator("button.main").click()
    expect(new.locator("[data-order=open]")).to_be_visible()
    expect(new.locator("[data-own] li").first).to_contain_text(f"4 {FIRST[3]}")
    expect(new.locator("[data-others]")).to_have_count(0)

    # both are open: the judges have them, and with the start so have all
    marshal.begin(bout["stream"])
    expect(blue.locator("[data-others] li").first).to_contain_text(f"4 {FIRST[3]}")
    expect(new.locator("[data-others] li").first).to_contain_text(f"1 {FIRST[0]}")
    holds(new)
    marshal.close()
