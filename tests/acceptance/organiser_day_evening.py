"""The organiser's evening: results, papers, ratings file, the site, the nomination as a folder, and `run` on that folder."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path

from organiser_day_kit import OWN, SETTLED, WIDTHS, Day, saved
from playwright.sync_api import Page, expect
from product import LANGUAGES
from pypdf import PdfReader
from python_calamine import CalamineWorkbook

from tests.browser import looking
from tests.browser.ground import SIZES

OF_AXE = ("preload assets", "Connecting to 'file:")
"""What the browser notes of axe itself, which fetches the style sheet of a page that allows nobody to fetch anything."""

Places = list[tuple[str, str]]
"""Place and name, in the order of the table."""

PAPERS = {
    "Start list": "start", "Groups with results": "groups", "Final protocol": "final", "Certificates": "certificates",
    "Protocols of bouts": "protocols",
}  # fmt: skip
"""What the page calls its papers, and their files."""


def results(day: Day) -> None:
    """The places on the page; papers that name the winner; tables and ratings file."""
    page = day.go("/results/shield")
    told = _table(page, "tbody tr")
    live = day.shield["tracks"][0]["places"]
    wanted = sorted((day.name(entry), str(one.get("place") or "")) for entry, one in live.items())
    day.promise.equal("places in the table", len(told), len(live))
    day.promise.check(
        "they are those everybody sees live", sorted((name, place) for place, name in told) == wanted, told
    )
    winner = told[0][1]
    day.winner, day.places = winner, told
    for words, file in PAPERS.items():
        data = saved(page, f"PDF: {words}", day.own / f"{file}.pdf")
        pages = PdfReader(io.BytesIO(data)).pages
        text = " ".join(" ".join(one.extract_text() for one in pages).split())
        day.promise.check(
            f"{words}: a PDF of {len(pages)} pages with the winner's name", data.startswith(b"%PDF") and winner in text
        )
    data = saved(page, "XLSX: Ratings file", day.own / "ratings.xlsx")
    book = CalamineWorkbook.from_filelike(io.BytesIO(data))
    tabs = ["Event info", "Clubs", "Fighters", "Shield-Sword"]
    day.promise.equal("tabs of the ratings file", book.sheet_names, tabs)
    fought = len(book.get_sheet_by_name("Shield-Sword").to_python()) - 1
    day.promise.check(f"{fought} bouts in it, the winner among its fighters", fought > 150 and _named(book, winner))
    day.look("results", "/results/shield")


def _table(page: Page, rows: str) -> Places:
    page.locator(rows).first.wait_for()
    found: list[list[str]] = page.locator(rows).evaluate_all(
        "all => all.map((row) => [...row.querySelectorAll('td, th')].map((cell) => cell.textContent.trim()))"
    )
    return [(row[0].rstrip("."), next(cell for cell in row[1:] if cell in OWN)) for row in found]


def _named(book: CalamineWorkbook, name: str) -> bool:
    return any(name in map(str, row) for row in book.get_sheet_by_name("Fighters").to_python())


def site(day: Day) -> None:
    """The site is published as files, and opened as files: in three languages, at three sizes, with the same places."""
    page = day.go("/results/shield")
    packed = saved(page, "ZIP: The event as a site", day.own / "site.zip")
    home = day.own / "site"
    with zipfile.ZipFile(io.BytesIO(packed)) as archive:
        archive.extractall(home)
    start = next(iter(sorted(home.rglob("index.html"), key=lambda one: len(one.parts))))
    stranger = day.browse("desktop")
    ears = looking.Ears(stranger, "file:")
    stranger.goto(start.as_uri())
    stranger.wait_for_url("**/en/index.html")  # the front leads on to the first language
    stranger.get_by_role("link", name="Shield-Sword").click()
    expect(stranger.get_by_role("heading", name="Shield-Sword")).to_be_visible()
    wrong = []
    for lang in LANGUAGES:
        wrong += _looked(day, stranger, next(home.rglob(f"{lang}/index.html")), lang, "site")
        wrong += _looked(day, stranger, next(home.rglob(f"{lang}/n-shield.html")), lang, "site-nomination")
    if not day.unseen:
        wrong += [one for one in ears.heard if not any(words in one for words in OF_AXE)]
        told = "\n         ".join(dict.fromkeys(wrong))
        day.promise.check("the site: looked at in three sizes and languages", not wrong, told)


def _looked(day: Day, page: Page, path: Path, lang: str, what: str) -> list[str]:
    page.goto(path.as_uri())
    if what == "site-nomination" and lang == "en":
        day.promise.check(
            "the published places are those of the page", _published(page) == day.places, _published(page)
        )
    wrong: list[str] = []
    for size in () if day.unseen else WIDTHS:
        page.set_viewport_size(SIZES[size])  # type: ignore[arg-type]
        page.wait_for_timeout(SETTLED // 3)
        day.views += 1
        if day.folder is not None:
            page.screenshot(path=day.folder / f"{what}-{size}-{lang}.png")
        wrong += [f"{what} {lang} {size}: {one}" for one in looking.faults(page, lang, OWN)]
    return wrong + ([] if day.unseen else [f"{what} {lang}: {one}" for one in looking.inaccessible(page)])


def _published(page: Page) -> Places:
    return _table(page, "table >> nth=0 >> tbody tr")


def folder(day: Day) -> None:
    """The nomination leaves as a folder, and `hofmarshal run` comes to the places of page and site."""
    page = day.go("/results/shield")
    packed = saved(page, "ZIP: The nomination as a folder", day.own / "shield.zip")
    home = day.own / "folder"
    with zipfile.ZipFile(io.BytesIO(packed)) as archive:
        archive.extractall(home)
    inner = next(home.rglob("nomination.yaml")).parent
    ran = day.promise.runs("run", inner, "--json")
    tracks = ran.data["places"] if ran.data else []
    own = {one["entry"]: str(one["place"] or "") for track in tracks for one in track["places"]}
    live = {entry: str(one.get("place") or "") for entry, one in day.shield["tracks"][0]["places"].items()}
    day.promise.equal("places by `run` of", len(own), len(live))
    day.promise.check("THE PLACES BY `run` ARE THOSE OF THE PAGE AND OF THE PUBLISHED SITE", own == live, own)
    shown = sorted((name, place) for place, name in day.places)
    day.promise.check("name by name", sorted((day.name(entry), place) for entry, place in own.items()) == shown)
    page = day.go("/audit")
    page.get_by_role("button", name="Read all of it").click()
    expect(page.locator("section.card .note.good")).to_be_visible(timeout=60_000)
    day.promise.check("the journal of the whole day is whole", True)
    day.look("audit", "/audit")
    expect(day.go("/event").locator("#nominations article").first).to_be_visible()
    day.look("event", "/event")
