"""Promise: an event hands on folders that run to the same places, papers, the ratings file, and a site of plain pages."""

from __future__ import annotations

import io
import re
import tempfile
import zipfile
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
from product import LANGUAGES, ROOT, Promise
from pypdf import PdfReader
from python_calamine import CalamineWorkbook

from hofmarshal.robots.posting import mac
from tests.browser.ground import Desk, Server

FOLDER = "examples/shchyt-mech-23"
WINNER = "Кузьма Небилиця"
ROUTES = "/api/office/results"
PAPERS = {"start": 23, "groups": 7, "final": 1, "certificates": 3}
"""Papers that the example fills, with what there must be: names, groups, protocols, places (pages; `start`: names)."""

LINK = re.compile(r'(?:href|src)="([^"]+)"')
OUTCOMES = (("win", "loss"), ("loss", "win"), ("draw", "draw"))


def places(promise: Promise, folder: object) -> list[Any]:
    """The final places of a folder, as `run` tells them."""
    ran = promise.runs("run", folder, "--json")
    tracks = ran.data["places"] if ran.data else []
    return [(one["entry"], one["place"], one.get("medal", "")) for track in tracks for one in track["places"]]


def folder(promise: Promise, data: Path, out: Path) -> None:
    """A nomination leaves the event as a folder and comes to the same."""
    promise.runs("event", "export", "shields", out, "--data", data)
    promise.equal(
        "the exported folder's places are those of the example", places(promise, out), places(promise, FOLDER)
    )


def site(promise: Promise, data: Path, out: Path) -> None:
    """The site stands by itself."""
    promise.runs("publish", out, "--data", data)
    pages = sorted(out.rglob("*.html"))
    broken, loud = [], []
    for page in pages:
        text = page.read_text(encoding="utf-8")
        loud += [str(page)] if "<script" in text or "http:" in text or "https:" in text else []
        links = [one for one in LINK.findall(text) if not (page.parent / urlsplit(one).path).is_file()]
        broken += [f"{page.name}: {one}" for one in links]
    promise.equal("pages in", sorted({page.parent.name for page in pages if page.parent != out}), sorted(LANGUAGES))
    promise.check(f"{len(pages)} pages: every link leads to a page of the site", not broken, broken)
    promise.check("no page has a script or speaks of another host", not loud, loud)
    whole = "".join(page.read_text(encoding="utf-8") for page in pages)
    promise.check("the winner is in it", WINNER in whole)
    promise.check("what was written in a protest is not", "The last blow came with the flat." not in whole)


def get(desk: Desk, path: str) -> httpx.Response:
    """A request of the desk's device."""
    device = desk.client.device
    assert device is not None
    plain = path.partition("?")[0]
    headers = {"X-Hofmarshal-Device": device.id, "X-Hofmarshal-Signature": mac(device.secret, f"GET {plain}\n")}
    return httpx.get(desk.server.origin + path, headers=headers, timeout=60)


def papers(promise: Promise, desk: Desk) -> None:
    """Papers in three languages, with the names on them."""
    for lang in LANGUAGES:
        for kind, wanted in PAPERS.items():
            answer = get(desk, f"{ROUTES}/paper/{kind}.pdf?lang={lang}&nomination=shields")
            pages = PdfReader(io.BytesIO(answer.content)).pages if answer.status_code == 200 else []
            text = " ".join(page.extract_text() for page in pages)
            counted = len(re.findall(r"\bE\d\d\b", text)) if kind == "start" else len(pages)
            promise.equal(f"{kind}.pdf ({lang})", (counted, WINNER.split()[1] in text), (wanted, True))


def tables(promise: Promise, desk: Desk) -> None:
    """Tables and the ratings file."""
    book = CalamineWorkbook.from_filelike(io.BytesIO(get(desk, f"{ROUTES}/file/all.xlsx?lang=uk").content))
    promise.equal("tables in one workbook", len(book.sheet_names), 9)
    rows = book.get_sheet_by_name("Місця").to_python()
    promise.check("the first of them begins with the winner", WINNER in map(str, rows[1]), rows[1])
    made = CalamineWorkbook.from_filelike(io.BytesIO(get(desk, f"{ROUTES}/file/ratings.xlsx").content))
    promise.equal("tabs of the ratings file", made.sheet_names, ["Event info", "Clubs", "Fighters", "Shield-Sword"])
    fighters = {row[0] for row in made.get_sheet_by_name("Fighters").to_python()[1:]}
    bouts = made.get_sheet_by_name("Shield-Sword").to_python()[1:]
    odd = [row for row in bouts if (str(row[2]).lower(), str(row[3]).lower()) not in OUTCOMES or {*row[:2]} - fighters]
    promise.check(
        f"{len(bouts)} bouts, each win/loss or draw/draw between fighters of the list", bouts and not odd, odd
    )
    packed = zipfile.ZipFile(io.BytesIO(get(desk, f"{ROUTES}/file/ratings.zip").content))
    lines = [line for name in packed.namelist() for line in packed.read(name).decode().splitlines()]
    loose = [line for line in lines if not re.fullmatch(r'"(?:[^"]|"")*"(,"(?:[^"]|"")*")*', line)]
    promise.check("its CSV files have every cell in quotes", lines and not loose, loose)


def main() -> None:
    """Take the example into an event and everything out of it again."""
    promise = Promise(__doc__ or "")
    with tempfile.TemporaryDirectory() as place:
        home = Path(place)
        data = home / "event"
        promise.runs("event", "add", ROOT / FOLDER, "--data", data, "--name", "shields")
        folder(promise, data, home / "shields")
        site(promise, data, home / "site")
        server = Server(data)
        server.start()
        try:
            desk = Desk(server)
            try:
                papers(promise, desk)
                tables(promise, desk)
            finally:
                desk.close()
        finally:
            server.stop()
    promise.done()


if __name__ == "__main__":
    main()
