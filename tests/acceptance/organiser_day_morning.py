"""The organiser's morning: the first run, the event, its nominations, three clubs' spreadsheets, who has come, papers."""

from __future__ import annotations

import io
from datetime import UTC, datetime, timedelta

from organiser_day_kit import ORGANISER, PASSWORD, Day, saved, setup_link
from organiser_day_people import (
    COUNT,
    EVENT,
    FIRST,
    MISSPELLED,
    NAMES,
    PAPERED,
    PLACE,
    Table,
    commas,
    windows,
    workbook,
)
from playwright.sync_api import Locator, Page, expect
from pypdf import PdfReader

from tests.browser.ground import wait_for

ABSENT = NAMES[-1]
"""Who is entered and does not come."""

RINGS = 3
PAPERS = ("waiver", "medical", "accreditation")


def first_run(day: Day) -> None:
    """The link of the first start makes event, account and rings; the organiser signs out, and in again."""
    day.page.goto(day.server.origin + setup_link(day.server))
    day.page.get_by_label("Name of the event").fill("Cup")
    day.page.get_by_label("Number of rings").fill(str(RINGS))
    day.page.get_by_label("Your name").fill(ORGANISER)
    day.page.get_by_label("Password", exact=True).fill(PASSWORD)
    day.page.get_by_label("The password once more").fill(PASSWORD)
    day.page.get_by_role("button", name="Begin").click()
    expect(day.page.get_by_role("heading", name="Cup")).to_be_visible()
    day.page.get_by_role("button", name="Sign out").click()
    day.page.get_by_role("link", name="Sign in").click()
    day.page.get_by_label("Your name").fill(ORGANISER)
    day.page.get_by_label("Password").fill(PASSWORD)
    day.page.get_by_role("button", name="Sign in").click()
    rings = day.page.get_by_role("heading", level=3)
    expect(rings).to_have_count(RINGS)
    day.promise.check("the first run: event, account, three rings; signed out and in again", True)


def event(day: Day) -> None:
    """Name, days, country, place, for everybody to see; two nominations by rulebooks."""
    page = day.go("/event")
    about = page.locator("#about")
    expect(about.locator("input").first).to_be_enabled()
    today = datetime.now(UTC).date()
    about.locator("input").first.fill(EVENT)
    about.locator("input[type=date]").nth(0).fill(today.isoformat())
    about.locator("input[type=date]").nth(1).fill((today + timedelta(days=1)).isoformat())
    about.locator("select").select_option("UA")
    about.locator("input[maxlength='160']").fill(PLACE)
    for box in about.get_by_role("checkbox").all()[:4]:
        box.check()  # three languages, and seen by everybody
    about.locator("button.main").click()
    expect(about.locator("[role=status]")).to_be_visible()
    for number, (rules, name) in enumerate((("shchyt-mech|shchyt-mech", "shield"), ("isb-duel|longsword", "long")), 1):
        page.get_by_role("button", name="Add a nomination").click()
        dialog = page.locator("dialog[open]")
        dialog.locator("select").select_option(rules)
        dialog.locator("input[pattern]").fill(name)
        dialog.locator("button.main").click()
        expect(dialog).to_have_count(0)
        expect(page.locator("#nominations article:not([data-wide])")).to_have_count(number)
    hello = day.view("nominations")["nominations"]
    day.promise.equal("nominations", sorted(one["nomination"] for one in hello), ["long", "shield"])


def entries(day: Day) -> None:
    """46 entries out of three clubs' spreadsheets, looked at and mended before anything is written."""
    _import(day, windows(), into=("shield",), mend=None)
    _import(day, workbook(), into=(), mend=_mend_workbook)
    _import(day, commas(), into=("shield",), mend=_mend_commas)
    wait_for("all are entered", lambda: len(day.shield["people"]) == COUNT)
    day.promise.equal("entries in the nomination", len(day.shield["people"]), COUNT)
    day.promise.equal("their names", sorted(one["name"] for one in day.shield["people"].values()), sorted(NAMES))
    clubs = {one["club"] for one in day.shield["people"].values()}
    day.promise.check("the misspelled club is one with its own", MISSPELLED not in clubs and len(clubs) == 3, clubs)
    day.promise.equal("of them in the longsword", len(day.view("nomination/long")["people"]), len(PAPERED))


def _import(day: Day, table: Table, into: tuple[str, ...], mend: object) -> None:
    before = len(day.shield["people"])
    page = day.go("/entries/import")
    send(page, table)
    for name in into:
        page.locator(f"input[type=checkbox][value={name}]").check()
    rows = page.locator("[data-row]")
    expect(rows).to_have_count(table.rows)
    accept = page.locator(".bar button.main")
    if callable(mend):
        expect(accept).to_be_disabled()
        expect(page.locator("[data-row].wrong, [data-row].ask")).to_have_count(table.wrong)
        first = [str(one.get_attribute("class")) for one in rows.all()[: table.wrong]]
        ready = all("wrong" in one or "ask" in one for one in first)
        day.promise.check(f"{table.name}: {table.wrong} rows to mend or to answer, and they come first", ready, first)
        if mend is _mend_commas:
            day.look("import", "/entries/import", lambda one: _preview(one, table))
        mend(page)
    expect(accept).to_be_enabled()
    day.promise.equal(f"{table.name}: entries written before it is accepted", len(day.shield["people"]) - before, 0)
    accept.click()
    expect(page.locator(".note.good")).to_be_visible()


def send(page: Page, table: Table) -> None:
    """Choose a file, as the browser's own dialog would."""
    file = {"name": table.name, "mimeType": "application/octet-stream", "buffer": table.data}
    page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]
    page.locator("[data-row]").first.wait_for()


def _preview(page: Page, table: Table) -> None:
    send(page, table)
    page.locator("input[type=checkbox][value=shield]").check()
    page.locator("[aria-invalid=true]").first.wait_for()


def _mend_workbook(page: Page) -> None:
    """A day there is not, and a country there is not."""
    bad = page.locator("[aria-invalid=true]")
    expect(bad).to_have_count(2)
    page.locator("[data-row].wrong [data-cell=born][aria-invalid=true]").fill("28.02.1994")
    page.locator("[data-row].wrong [data-cell=country][aria-invalid=true]").fill("Poland")
    expect(bad).to_have_count(0)


def _mend_commas(page: Page) -> None:
    """A name is missing, a month there is not, somebody is entered already, a club is spelled in two ways."""
    page.locator("[data-row].wrong [data-cell=name][aria-invalid=true]").fill("Якобы Яков")
    page.locator("[data-row].wrong [data-cell=born][aria-invalid=true]").fill("11.12.1999")
    page.locator("[data-row].ask").get_by_role("button", name="Conrad Madeup").click()
    page.locator("[data-clubs] button").first.click()
    expect(page.locator("[data-clubs]")).to_have_count(0)


def check_in(day: Day) -> None:
    """Two at the door by number, a club at once, everybody else at once; who did not come is taken out again."""
    door = day.go("/checkin")
    for entry in ("1", "2"):
        door.locator("[data-number]").fill(entry)
        door.keyboard.press("Enter")
        expect(door.locator("[data-last]")).to_contain_text(day.name(entry))
    day.look("checkin", "/checkin")
    page = day.go("/entries")
    day.look("check-in-all", "/entries", _asks, keys=True)
    page.get_by_role("searchbox").fill(FIRST)
    _all(page, 14)
    day.promise.equal("here after the first club came", _here(day, 16), 16)
    page.get_by_role("searchbox").fill("")
    day.look("entries", "/entries")
    _all(page, 30)
    page.locator("[data-checked-in] button").click()
    expect(page.locator("[data-checked-in]")).to_have_count(0)
    day.promise.equal("here when that was taken back", _here(day, 16), 16)
    _all(page, 30)
    page.get_by_role("searchbox").fill(ABSENT)
    line = page.locator("[data-entry]", has_text=ABSENT)
    line.locator("[aria-pressed=true]").click()
    expect(line.locator("[aria-pressed=false]")).to_be_visible()
    day.promise.equal("here when all have come but one", _here(day, COUNT - 1), COUNT - 1)
    badges = saved(day.go("/entries/print"), "Badges (PDF)", day.own / "badges.pdf")
    text = " ".join(" ".join(one.extract_text() for one in PdfReader(io.BytesIO(badges)).pages).split())
    day.promise.check("badges of all 46, with their names", all(name in text for name in NAMES), text[:200])
    journal = day.go("/audit")
    journal.locator("[role=search] select").first.select_option("nomination")
    expect(journal.locator("details.card", has_text="Checked in:").first).to_be_visible()
    day.promise.check("the journal tells of the check-in", True)


def _all(page: Page, count: int) -> None:
    page.locator("[data-check-in-all]").click()
    page.locator("dialog[open] li").nth(count - 1).wait_for()
    page.locator("dialog[open] button.main").click()
    expect(page.locator("[data-checked-in]")).to_contain_text(str(count))


def _asks(page: Page) -> None:
    page.locator("[data-check-in-all]").click()
    page.locator("dialog[open] li b").first.wait_for()


def _here(day: Day, wanted: int) -> int:
    """How many are here, once it has come to be as many as wanted: what a page was answered is told to all a moment later."""

    def now() -> int:
        rows = day.view("nominations")["nominations"]
        return int(next(one["here"] for one in rows if one["nomination"] == "shield"))

    wait_for(f"{wanted} are here", lambda: now() == wanted)
    return now()


def papers(day: Day) -> None:
    """The longsword asks for papers: one person's are typed, one's certificate is too old, the rest are seen at once."""
    page = day.go("/admission")
    page.locator(".tools select").first.select_option("long")
    _typed(page, day.entry(PAPERED[0]), "")
    soon = datetime.now(UTC).date().isoformat()  # valid today, and the event lasts until tomorrow
    _typed(page, day.entry(PAPERED[1]), soon)
    expect(page.locator("dialog[open] .bad").first).to_be_visible()
    expect(page.locator("dialog[open] [data-nomination=long]")).to_contain_text("must be valid on")
    day.promise.check("a certificate that ends before the event does is not enough, and its clause is told", True)
    page.locator("dialog[open] [data-paper=medical] input[type=date]").fill("2039-01-01")
    page.locator("[data-save]").click()
    page.keyboard.press("Escape")
    for paper in PAPERS:
        page.locator(".tools select").nth(1).select_option(paper)
        page.locator("[data-seen-of-all]").click()
        if paper == PAPERS[0]:
            day.look("papers-of-all", "/admission/", _papers_of_all, keys=True)
        page.locator("dialog[open] [data-record]").click()
        expect(page.locator("[data-seen]")).to_contain_text(str(len(PAPERED) - 2))
        expect(page.locator("[data-entry]")).to_have_count(0)
    page.locator(".tools select").nth(1).select_option("")
    lacking = page.locator(".lacks")
    expect(lacking).to_have_count(len(PAPERED))
    left = set(lacking.all_inner_texts())
    day.promise.equal("what they all still lack", left, {"Lacks: passed gear"})
    day.look("admission", "/admission")


def _typed(page: Page, entry: str, expires: str) -> None:
    """Somebody's papers, one by one."""
    page.locator(f"[data-entry='{entry}']").click()
    dialog: Locator = page.locator("dialog[open]")
    for paper in PAPERS:
        dialog.locator(f"[data-paper={paper}] [data-in-order]").click()
    if expires:
        dialog.locator("[data-paper=medical] input[type=date]").fill(expires)
    dialog.locator("[data-save]").click()
    expect(dialog.locator("[role=status]")).to_be_visible()
    if not expires:
        page.keyboard.press("Escape")


def _papers_of_all(page: Page) -> None:
    page.locator(".tools select").first.select_option("long")
    page.locator(".tools select").nth(1).select_option("waiver")
    page.locator("[data-seen-of-all]").click()
    page.locator("dialog[open] li b").first.wait_for()
