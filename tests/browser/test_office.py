"""The organiser's day through the real server: first run, sign-in, rings, a bout, a nomination, a sheet typed back."""

from __future__ import annotations

import io
import re
import zipfile
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.browser.ground import SIZES, Ground, Server, wait_for

PASSWORD = "nine plain horses"
NOMINATION = "rulebook: isb-duel\nnomination: longsword\nseed: an invented seed\n"
ENTRIES = "entry,name,club,checked_in\n" + "".join(f"E{n},Invented Fighter {n},Club {n % 3},yes\n" for n in range(1, 7))


def organiser(event: Ground, lang: str = "en") -> Page:
    """An organiser's browser on the first page."""
    page = event.paired("organiser", size="desktop", lang=lang)
    expect(page.get_by_role("heading", name="Rings", exact=True)).to_be_visible()
    return page


def test_the_first_run_names_event_account_and_rings_and_signs_in_again(own_chromium: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    server.start()
    try:
        found = re.search(r"https?://\S+(/setup#[0-9a-f]+)", "\n".join(server.said))
        assert found, server.said
        context = own_chromium.new_context(viewport=SIZES["desktop"], locale="en")  # type: ignore[arg-type]
        page = context.new_page()
        page.goto(server.origin + found[1])
        assert "#" not in page.url
        page.get_by_label("Name of the event").fill("Invented Cup")
        page.get_by_label("Number of rings").fill("2")
        page.get_by_label("Your name").fill("Olena")
        page.get_by_label("Password", exact=True).fill(PASSWORD)
        page.get_by_label("The password once more").fill(PASSWORD)
        page.get_by_role("button", name="Begin").click()
        expect(page.get_by_role("heading", name="Invented Cup")).to_be_visible()
        expect(page.get_by_role("heading", level=3)).to_have_count(2)
        context.close()

        other = own_chromium.new_context(viewport=SIZES["phone"], locale="en")  # type: ignore[arg-type]
        page = other.new_page()
        page.goto(server.origin + "/sign-in")
        page.get_by_label("Your name").fill("Olena")
        page.get_by_label("Password").fill("wrong horses indeed")
        page.get_by_role("button", name="Sign in").click()
        expect(page.get_by_role("alert")).to_be_visible()
        page.get_by_label("Password").fill(PASSWORD)
        page.get_by_role("button", name="Sign in").click()
        expect(page.get_by_role("heading", name="Rings", exact=True)).to_be_visible()
        page.get_by_role("button", name="Sign out").click()
        expect(page.get_by_role("link", name="Sign in")).to_be_visible()
        other.close()
    finally:
        server.stop()


def test_a_ring_and_a_single_bout_are_added_and_spectators_see_them(event: Ground) -> None:
    page = organiser(event)
    page.get_by_role("button", name="Add a ring").click()
    page.get_by_label("Name of the ring").fill("The bridge")
    page.locator("dialog").get_by_role("button", name="Add a ring").click()
    expect(page.get_by_role("heading", name=re.compile("The bridge"))).to_be_visible()
    form = page.locator("form", has=page.get_by_role("heading", name="A single bout"))
    form.locator("select").nth(0).select_option("ulozhenie/free-duel")
    form.locator("select").nth(1).select_option("2")
    form.get_by_label("Line marshals").select_option("1")
    form.get_by_label("RED").fill("Юхим Вигаданий")
    form.get_by_label("BLUE").fill("Invented Knight")
    form.get_by_role("button", name="Add the bout").click()
    expect(form.get_by_role("status")).to_be_visible()
    watcher = event.page("/watch/2", lang="uk")
    expect(watcher.get_by_text("Юхим Вигаданий — Invented Knight")).to_be_visible()
    expect(watcher.get_by_role("heading", name="The bridge")).to_be_visible()
    stream = event.desk.view("ring/2")["queue"][0]["stream"]
    event.desk.done(stream, "call")
    for side in ("red", "blue"):
        event.desk.done(stream, "ready", side=side)
    short = wait_for("the short panel is told", lambda: event.desk.view("ring/2/console")["cannot_start"])
    assert [one["said"]["code"] for one in short] == ["contest-panel-short"]


def test_a_nomination_is_added_from_its_zipped_folder(event: Ground) -> None:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr("nomination.yaml", NOMINATION)
        archive.writestr("entries.csv", ENTRIES)
    event.desk.done("programme", "set-ring", ring="2")
    page = organiser(event)
    form = page.locator("form", has=page.get_by_role("heading", name="Add a nomination"))
    form.get_by_label("Short name").fill("swords")
    form.get_by_label("Ring 2").check()
    form.locator("input[type=file]").set_input_files(
        {"name": "longsword.zip", "mimeType": "application/zip", "buffer": packed.getvalue()}
    )
    form.get_by_role("button", name="Add it").click()
    expect(form.get_by_role("status")).to_contain_text("swords is in", timeout=60_000)
    queue = wait_for("its bouts wait", lambda: event.desk.view("ring/2")["queue"])
    assert {one["nomination"] for one in queue} == {"swords"}
    assert event.desk.view("ring/1")["queue"] == []
    form.locator("input[type=file]").set_input_files(
        {"name": "broken.zip", "mimeType": "application/zip", "buffer": b"not a zip file"}
    )
    form.get_by_role("button", name="Add it").click()
    expect(form.get_by_role("alert").first).to_be_visible()


def test_a_sheet_is_typed_back_with_the_keyboard_alone(event: Ground) -> None:
    stream = event.quick("1", "isb-duel", "longsword")
    page = organiser(event)
    page.goto(f"{event.server.origin}/sheet/{stream}")
    first = page.locator("[data-first]").first
    first.focus()
    rows = [("0:11", "1", "head", "both"), ("0:36", "2", "torso", "one"), ("0:50", "1", "torso", "both")]
    for number, (time, side, zone, grip) in enumerate(rows):
        if number:
            page.keyboard.press("Enter")
        for text in (time, side):
            page.keyboard.press("Tab")
            page.keyboard.type(text)
        for column, word in (("Zone", zone), ("Grip", grip)):
            page.keyboard.press("Tab")
            options = page.get_by_label(f"{column}, row {number + 1}").locator("option").all_inner_texts()
            page.keyboard.type(next(one.split()[0] for one in options if word in one))
    page.get_by_label("The bout ended").focus()
    page.keyboard.type("2")
    expect(page.locator(".result b.digits")).to_have_text("4 : 1")
    expect(page.locator("tbody tr").nth(1)).to_contain_text("2 : 1")
    record = page.get_by_role("button", name="Record")
    expect(record).to_be_enabled()
    page.keyboard.press("Control+Enter")
    expect(page.get_by_text("Recorded.")).to_be_visible()
    contest = wait_for("the result", lambda: (event.desk.view("ring/1") or {}).get("contest"))
    assert contest["outcome"]["winner"] == "red"
    assert (contest["outcome"]["red"], contest["outcome"]["blue"]) == (4, 1)


def test_a_sheet_that_does_not_add_up_is_told_where(event: Ground) -> None:
    stream = event.quick("1", "isb-duel", "longsword")
    page = organiser(event)
    page.goto(f"{event.server.origin}/sheet/{stream}")
    page.get_by_label("Time fought, row 1").fill("0:50")
    page.get_by_label("Who, row 1").select_option("red")
    page.get_by_label("Zone, row 1").select_option("head")
    page.get_by_label("Grip, row 1").select_option("two-handed")
    page.get_by_role("button", name="Add a row").click()
    page.get_by_label("Time fought, row 2").fill("0:20")
    page.get_by_label("Who, row 2").select_option("blue")
    page.get_by_label("Zone, row 2").select_option("torso")
    page.get_by_label("Grip, row 2").select_option("one-handed")
    expect(page.locator("tbody tr").nth(1).get_by_role("alert")).to_be_visible()
    expect(page.locator("tbody tr").nth(0).get_by_role("alert")).to_have_count(0)
    expect(page.get_by_role("button", name="Record")).to_be_disabled()
    page.get_by_label("Time fought, row 2").fill("1:75")
    expect(page.get_by_text("Write the time as 1:15.")).to_be_visible()
