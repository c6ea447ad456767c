"""Promise: hostile spreadsheets, pictures and names are refused with a reason, or neutral everywhere they appear."""

from __future__ import annotations

import csv
import io
import json
import secrets
import struct
import tempfile
import zipfile
import zlib
from pathlib import Path
from typing import Any

from product import Promise
from signed_kit import Office, mac_of
from strangers_kit import House, Seat

from tests.browser.ground import SIZES, Server, chromium, wait_for
from tests.exchange.workbooks import changed, workbook

SCRIPT = '<script>document.title="taken"</script><img src=x onerror="document.title=\'taken\'">'
NAMES = (
    SCRIPT,
    '=HYPERLINK("http://nowhere.invalid","Ada")',
    "@SUM(A1:A9)",
    "+1+cmd|' /C calc'!A0",
    "-2+3",
    "Ada | Мова #{x}[*",
)
"""Names of fighters that somebody typed to do harm: to a page, to a spreadsheet, to the typesetter."""


def main() -> None:
    """Files, pictures, names."""
    promise = Promise("Hostile files and names are refused or neutral")
    with tempfile.TemporaryDirectory() as name:
        server = Server(Path(name) / "data")
        server.start()
        try:
            house = House(server)
            office = Office(house)
            office.done(
                house.seats["organiser-1"], "POST", "/api/office/setup/nominations",
                {"name": "open", "rulebook": "isb-duel", "nomination": "longsword", "rings": ["1"]},
            )  # fmt: skip
            before = house.heads()
            spreadsheets(promise, office, house)
            pictures(promise, office, house, asked=False)
            promise.equal("what all of them changed in the journal", house.heads(), before)
            names(promise, office, house)
            pictures(promise, office, house, asked=True)
            shown(promise, house)
            status, _ = office.ask(None, "GET", "/api/hello")
            promise.equal("the server is alive", status, 200)
            house.desk.close()
        finally:
            server.stop()
    promise.done()


def refused(
    promise: Promise, what: str, got: tuple[int, str], statuses: tuple[int, ...] = (400, 413, 415, 422)
) -> None:
    """A refusal in three languages, with the status of one whose sender is wrong."""
    status, text = got
    said: Any = {}
    if text.startswith("{"):
        said = json.loads(text).get("said") or {}
    worded = all(said.get(lang) for lang in ("en", "ru", "uk"))
    promise.check(f"{what}: {status} {said.get('code', '')}", status in statuses and worded, text[:300])


# Spreadsheets


def spreadsheets(promise: Promise, office: Office, house: House) -> None:
    """Each is refused by the reader, and nothing is written."""
    seat = house.seats["secretary-1"]
    sound = workbook(People=[["Name", "Club"], ["Ada Invented", "Three Willows"]])
    status, _ = office.ask(seat, "POST", "/api/files/import?file=sound.xlsx", sound)
    promise.equal("a sound workbook is read", status, 200)
    bomb = changed(sound, "xl/worksheets/sheet1.xml", b"<worksheet>" + b" " * (600 << 20))
    promise.say(f"a bomb of {len(bomb) >> 10} kB that unpacks to 600 MB")
    many = io.BytesIO()
    with zipfile.ZipFile(many, "w") as packed:
        for number in range(5000):
            packed.writestr(f"xl/{number}.xml", b"")
    files = {
        "bomb.xlsx": bomb,
        "many.xlsx": many.getvalue(),
        "wide.xlsx": workbook(People=[[f"column {n}" for n in range(300)], ["x"] * 300]),
        "wide.csv": (";".join(f"c{n}" for n in range(300)) + "\n").encode(),
        "torn.xlsx": sound[: len(sound) // 2],
        "text.xlsx": b"Name;Club\nAda;Willows\n" * 3 + b"\0\0\0",
        "old.xls": b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(600),
        "empty.csv": b"",
        "binary.csv": bytes(range(256)) * 50,
        "entity.xlsx": changed(sound, "xl/sharedStrings.xml", ENTITIES),
    }
    for file, data in files.items():
        refused(promise, file, office.ask(seat, "POST", f"/api/files/import?file={file}", data))
    promise.equal("100 MB", _announced(house, seat, "/api/files/import", 100 << 20)[0], 413)
    macros = changed(sound, "xl/vbaProject.bin", b"\xd0\xcf\x11\xe0 a macro")
    status, text = office.ask(seat, "POST", "/api/files/import?file=macros.xlsm", macros)
    promise.check(
        "of a workbook with macros its cells are read, and nothing else",
        status == 200 and "vba" not in text,
        text[:200],
    )


ENTITIES = (
    b'<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">'
    b'<!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;"><!ENTITY f SYSTEM "file:///etc/passwd">]><sst><si><t>&c;&f;</t></si></sst>'
)
"""A laughing billion, and a file of the server's machine."""


def _announced(house: House, seat: Seat, path: str, size: int) -> tuple[int, str]:
    """What the server says to somebody who announces that much."""
    sig = mac_of(seat, "POST", path, b"")
    head = (
        f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {size}\r\n"
        f"X-Hofmarshal-Device: {seat.device.id}\r\nX-Hofmarshal-Signature: {sig}\r\n\r\n"
    )
    got = house.knock(head.encode() + b"x" * 1000)
    top, _, body = got.partition(b"\r\n\r\n")
    return int(top.split()[1]), body.decode("utf-8", "replace")


# Pictures


def pictures(promise: Promise, office: Office, house: House, *, asked: bool) -> None:
    """What is no picture is refused: of nobody at first (`asked` false), then of somebody who is entered."""
    seat = house.seats["expert-1"]
    entry = next(iter(house.desk.view("entries")["people"])) if asked else "nobody"
    for what, data in files_that_are_none().items():
        got = office.ask(seat, "POST", f"/api/files/photo?entry={entry}", data, **{"content-type": "image/png"})
        refused(promise, f"{what} as a photo of {'somebody' if asked else 'nobody'}", got, (404, 413, 415, 422))


def files_that_are_none() -> dict[str, bytes]:
    """Files that call themselves pictures."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    signature = b"\x89PNG\r\n\x1a\n"
    huge = signature + chunk(b"IHDR", struct.pack(">IIBBBBB", 60_000, 60_000, 8, 2, 0, 0, 0))
    huge += chunk(b"IDAT", zlib.compress(bytes(1000))) + chunk(b"IEND", b"")
    return {
        "a page": b"<!doctype html><script>alert(1)</script>",
        "a drawing with a script": b'<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
        "a head without a body": signature,
        "a torn picture": huge[:60],
        "a picture of 3,600 megapixels": huge,
        "a program": b"MZ" + bytes(4000),
        "an archive": b"PK\x03\x04" + bytes(400),
        "nothing": b"",
    }


# Names


def names(promise: Promise, office: Office, house: House) -> None:
    """Hostile names taken in from a table, and then read in every file that carries names."""
    seat = house.seats["secretary-1"]
    out = io.StringIO()
    csv.writer(out, delimiter=";").writerows([["Name", "Club"], *([name, f"Club {name}"[:80]] for name in NAMES)])
    read = office.done(seat, "POST", "/api/files/import?file=names.csv", out.getvalue().encode())
    sheet = read["sheets"][0]
    rows = [
        {"row": n, "cells": cells} for n, cells in enumerate(sheet["rows"], 1) if n > sheet["header"] + 1 and any(cells)
    ]
    form = {"id": f"names-{secrets.token_hex(4)}", "columns": sheet["columns"], "rows": rows, "into": ["open"]}
    seen = office.done(seat, "POST", "/api/files/import/preview", form)
    wrong = {row["name"] for row in seen["rows"] if row["fate"] == "wrong"}
    promise.equal("names that a preview calls formulas", wrong, {name for name in NAMES if name[0] in "=@+-"})
    kept = [{**row, "skip": row["cells"][0] in wrong} for row in rows]
    pairs = [list(pair) for pair in seen["clubs"]]
    done = office.done(seat, "POST", "/api/files/import/accept", {**form, "rows": kept, "apart": pairs})
    promise.equal("the others are taken in", done["people"], len(NAMES) - len(wrong))
    for name in sorted(wrong):
        office.done(seat, "POST", "/api/office/entries", {"name": name, "club": "Typed", "takes": {"open": {}}})
    wait_for("all are there", lambda: len(house.desk.view("entries")["people"]) == len(NAMES))
    people = house.desk.view("entries")["people"].values()
    promise.equal("typed by hand each is a name like any other", sorted(one["name"] for one in people), sorted(NAMES))
    tables(promise, office, house)


def tables(promise: Promise, office: Office, house: House) -> None:
    """No cell of a table begins as a formula does; no page of the site holds a tag that we did not write."""
    seat = house.seats["organiser-1"]
    status, text = office.ask(seat, "GET", "/api/office/entry-list?kind=csv&lang=en")
    cells = [cell for row in csv.reader(io.StringIO(text.lstrip("\ufeff")), delimiter=_delimiter(text)) for cell in row]
    promise.check(
        "the list of entries holds them", status == 200 and any("HYPERLINK" in cell for cell in cells), text[:200]
    )
    promise.equal("cells that a spreadsheet would reckon", [cell for cell in cells if _reckoned(cell)], [])
    for way in ("/api/office/entry-list?kind=xlsx&lang=en", "/api/office/results/file/all.xlsx?lang=en"):
        status, text = office.ask(seat, "GET", way)
        promise.check(f"no formula in {way.partition('?')[0]}", status == 200 and "<f>" not in text, status)
    status, text = office.ask(seat, "GET", "/api/office/results/file/site.zip?lang=en")
    theirs = [tag for tag in ("<script", "<img") if tag in text]
    promise.check("the published site holds their names", status == 200 and "HYPERLINK" in text, text[:200])
    promise.equal("and no tag of theirs", theirs, [])
    status, _ = office.ask(seat, "GET", "/api/office/results/paper/start.pdf?lang=en&nomination=open")
    promise.equal("the start list is set all the same", status, 200)
    status, _ = office.ask(seat, "GET", "/api/office/badges.pdf?nomination=open&lang=uk")
    promise.equal("and the badges", status, 200)


def _delimiter(text: str) -> str:
    return ";" if text.split("\n", 1)[0].count(";") else ","


def _reckoned(cell: str) -> bool:
    number = cell.lstrip("+-").replace(".", "").isdigit()
    return cell.startswith(("=", "@", "\t", "\r")) or (cell.startswith(("+", "-")) and not number)


def shown(promise: Promise, house: House) -> None:
    """Pages show them as text: no title was taken, nothing was asked of another host."""
    with chromium() as browser:
        page = browser.new_context(locale="en", viewport=SIZES["desktop"]).new_page()  # type: ignore[arg-type]
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        page.goto(f"{house.server.origin}/pair#{house.desk.code('secretary')}")
        page.locator("input").first.fill("A secretary's laptop")
        page.locator("form button.main").click()
        page.wait_for_url(lambda url: "/pair" not in url)
        for path in ("/entries", "/draw", "/medic", "/info"):
            page.goto(house.server.origin + path)
            if path == "/info":
                page.locator("input[type=search]").first.fill("Ada")
            page.get_by_text("Мова #{x}").first.wait_for(state="attached")
            taken = page.title() == "taken" or page.locator("img[src=x]").count()
            promise.check(f"{path} shows them as text", not taken, page.title())
        strange = [url for url in asked if not url.startswith((house.server.origin, "data:", "blob:"))]
        promise.equal("asked of other hosts", strange, [])


if __name__ == "__main__":
    main()
