"""Promise: what is private of a person reaches only the roles that need it: each field, each role, every way out of the server.

Marks that occur nowhere else are kept in each private field. Then every role asks every GET route of the OpenAPI and
watches every topic; where a mark comes back, the role must be one of those that need the field. Each field must come back
to somebody, else the search would prove nothing.
"""

from __future__ import annotations

import contextlib
import io
import json
import re
import secrets
import tempfile
from collections import defaultdict
from importlib import import_module
from itertools import product
from pathlib import Path

from product import Promise, hofmarshal
from signed_kit import Office
from strangers_kit import House, Seat

from hofmarshal.journal.engines import sqlite_driver
from hofmarshal.server.rights import EVENT_TOPICS
from tests.browser.ground import Server, wait_for

DESK = frozenset({"organiser", "chief", "secretary"})
EXPERT = DESK | {"expert"}
MASTERS = frozenset({"organiser", "master"})
FIELDS: dict[str, tuple[frozenset[str], tuple[str, ...]]] = {
    "day of birth": (DESK, ("1987-06-05", "05.06.1987", "5.06.1987", "06/05/1987")),
    "contact": (DESK, ("quiet-owl@nowhere.invalid",)),
    "last day of a paper": (DESK, ("2031-02-03", "03.02.2031")),
    "photo of gear": (EXPERT, ("RIFF",)),
    "words of a protest": (DESK, ("Whispered Sentence Of A Protest",)),
    "contact of one who only applied": (DESK, ("hidden-fox@nowhere.invalid",)),
    "who plays a character": (MASTERS, ("Hidden Player Of A Hero",)),
}
"""Each field → the roles that need it, and what betrays it in an answer."""

ME, OTHER = "P1", "P2"
HERO = "700"
LANGUAGES = ("en", "ru", "uk")


def furnish(office: Office, house: House) -> dict[str, str]:
    """An event in which every private field of somebody is written; names of things that paths ask for."""
    desk, seat = house.desk, house.seats["secretary-1"]
    details = {"country": "UA", "first_day": "2026-12-05", "last_day": "2026-12-06", "public": True, "self_entry": True}
    desk.done("programme", "describe-event", details=details)
    office.done(
        house.seats["organiser-1"], "POST", "/api/office/setup/nominations",
        {"name": "open", "rulebook": "isb-duel", "nomination": "longsword", "rings": ["1", "2"]},
    )  # fmt: skip
    for number in range(1, 6):
        born, contact = ("1987-06-05", "quiet-owl@nowhere.invalid") if number == 1 else ("1990-01-01", "")
        office.done(seat, "POST", "/api/office/entries", {
            "entry": f"P{number}", "name": f"Invented Person {number}", "club": f"Club {number % 3}", "country": "UA",
            "born": born, "contact": contact, "takes": {"open": {}},
        })  # fmt: skip
    held = office.done(seat, "GET", f"/api/office/papers/{ME}")
    paper = next((one["id"] for one in held["asked"]), "certificate")
    now = {"born": "1987-06-05", "papers": {paper: {"signed": True, "confirms": [], "expires": "2031-02-03"}}}
    office.done(seat, "POST", f"/api/office/papers/{ME}", {"was": held["held"], "now": now})
    picture = io.BytesIO()
    image = import_module("PIL.Image")
    image.new("RGB", (40, 40), (200, 10, 10)).save(picture, "PNG")
    photo = office.done(
        house.seats["expert-1"], "POST", f"/api/files/photo?entry={ME}", picture.getvalue(), **{"content-type": "image/png"}
    )  # fmt: skip
    status, text = office.ask(None, "POST", "/api/public/enter", {
        "name": "Applied Only", "club": "Club 1", "country": "UA", "takes": {"open": {}},
        "contact": "hidden-fox@nowhere.invalid", "agrees": True,
    })  # fmt: skip
    assert status in (200, 201), text
    applied = str(json.loads(text)["entry"])
    known = {
        "applied": applied,
        "entry": ME,
        "name": "open",
        "nomination": "open",
        "photo": str(photo["id"]),
        "protest": "",
        "bout": "",
    }
    known |= protested(office, house)
    staged(office, house)
    return known


def staged(office: Office, house: House) -> None:
    """A game with one character, whose player's own name is private."""
    seat = house.seats["organiser-1"]
    books = {"name": "Invented Game", "rulebook": "larp-reason", "ledger": "larp-obligations"}
    office.done(seat, "POST", "/api/office/game/open", books)
    form = {"id": secrets.token_hex(8), "number": HERO, "name": "Invented Hero", "player": "Hidden Player Of A Hero"}
    office.done(seat, "POST", "/api/office/game/characters", form)


def protested(office: Office, house: House) -> dict[str, str]:
    """A bout recorded and announced, and a protest about it with words of its own."""
    seat, desk = house.seats["secretary-1"], house.desk
    nomination = "nomination/open"
    for number in range(1, 6):
        desk.done(f"admission/open/P{number}", "let-in", reason="the checker of private data wants a draw")
    desk.done(nomination, "check-in", entries=[f"P{n}" for n in range(1, 6)])
    office.done(seat, "POST", "/api/office/draw/open/hash", {})
    office.done(seat, "POST", "/api/office/draw/open", {"method": "lot"})
    wait_for("the bouts are there", lambda: desk.view("nomination/open")["bouts"])
    name, bout = next(iter(desk.view("nomination/open")["bouts"].items()))
    red, blue = bout["red"], bout["blue"]
    result = {"bout": name, "red": red, "blue": blue, "red_score": 10, "blue_score": 3}
    desk.done(nomination, "record", result=result)
    office.done(seat, "POST", "/api/office/protests/announce", {"nomination": "open", "bout": name})
    filed = office.done(seat, "POST", "/api/office/protests", {
        "id": secrets.token_hex(16), "nomination": "open", "bout": name, "entry": blue, "text": "Whispered Sentence Of A Protest",
    })  # fmt: skip
    return {"protest": str(filed.get("protest", "P1")), "bout": name}


def paths(office: Office, known: dict[str, str]) -> list[str]:
    """Every GET route, its variables filled with what there is. What is in a PDF cannot be searched so."""
    _, text = office.ask(None, "GET", "/api/openapi.json")
    fill = {
        "entry": [ME, OTHER, known["applied"]],
        "name": [known["name"], known["photo"]],
        "nomination": ["open"],
        "protest": [known["protest"]],
        "bout": [known["bout"]],
        "video": ["0" * 32],
        "topic": ["rings"],
        "event": ["contest/quick/b1/x"],
        "code": ["0" * 16],
        "path": ["contest/quick/b1", "contest/quick/b1/protocol.yaml"],
        "key": ["places", "bouts"],
        "file": ["nothing"],
        "team": [ME],
        "number": [HERO],
        "kind": ["prop", "obligation"],
    }  # fmt: skip
    files = {
        "/api/office/results/file/{file}": [
            "places.csv",
            "bouts.xlsx",
            "all.xlsx",
            "all.json",
            "ratings.zip",
            "site.zip",
        ],
        "/api/office/results/folder/{file}": ["open.zip"],
        "/api/sheets/{file}": ["open.pdf"],
    }
    query = {
        "/api/office/entry-list": [f"?kind={k}&private={p}&lang=en" for k, p in product(("csv", "json"), ("true", "false"))],
        "/api/office/audit": ["", "?kind=dossier", f"?person={ME}"],
        "/api/office/audit/export": ["?form=csv", "?form=json"],
        "/api/public/people": ["?q=Invented"],
        "/api/office/setup/values": ["?name=open"],
        "/api/office/setup/rulebook": ["?rulebook=isb-duel"],
        "/api/clauses": ["?of=sm.12.3"],
        "/api/office/game/values": ["?rulebook=larp-reason"],
        "/api/office/game/history": [f"?form={f}&names={n}" for f, n in product(("csv", "json"), ("true", "false"))],
        "/api/live": [],  # endless; the topics are watched below
    }  # fmt: skip
    found = []
    for path, methods in json.loads(text)["paths"].items():
        if "get" not in methods:
            continue
        names = re.findall(r"\{(\w+)\}", path)
        here = {**fill, "file": files.get(path, fill["file"])}
        for values in product(*(here[name] for name in names)):
            filled = path
            for name, value in zip(names, values, strict=True):
                filled = filled.replace(f"{{{name}}}", value)
            found += [filled + more for more in query.get(path, [""])]
    return list(dict.fromkeys(found))


def topics() -> list[str]:
    """Every topic that a page may watch."""
    ring = [f"ring/1{what}" for what in ("", "/console", "/devices")]
    people = [f"public/person/{entry}" for entry in (ME, OTHER)]
    named = [f"nomination/open{what}" for what in ("", "/office", "/draw")]
    event = ["rings", "board", "medic", "devices", "entries", "event", "schedule", "protests", "admission", "gear"]
    public = ["public", "public/ring/1", "public/nomination/open", "public/protests"]
    whole = ("", "/phones", "/masters", "/ledger", "/props", "/regions")
    game = [
        *(f"game{what}" for what in whole),
        *(f"game/{what}/{HERO}" for what in ("character", "patient", "cards", "proposals")),
    ]
    shown = [*event, *public, *ring, *people, *named, *game]
    forgotten = set(EVENT_TOPICS) - set(shown)
    assert not forgotten, f"topics that nobody looks at: {forgotten}"
    return shown


def watched(house: House, seat: Seat | None, topic: str) -> str:
    """What a connection is shown of a topic; empty where it is refused."""
    wire = house.wire(seat)
    try:
        wire.say(k="watch", topics={topic: 0}, epoch="")
        try:
            while (frame := wire.next(1.0))["k"] not in ("snap", "wrong"):
                pass
        except TimeoutError:
            return ""
        return json.dumps(frame, ensure_ascii=False)
    finally:
        wire.close()


def search(office: Office, house: House, known: dict[str, str]) -> dict[str, dict[str, set[str]]]:
    """Field → role → the ways by which a mark of it came."""
    asked, shown = paths(office, known), topics()
    answers = 0
    found: dict[str, dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
    own = pass_of(office, house, OTHER)
    everyone: list[tuple[str, Seat | None, dict[str, str]]] = [(seat.role, seat, {}) for seat in house.seats.values()]
    everyone += [("spectator", None, {}), ("bearer of another's pass", None, {"x-hofmarshal-pass": own})]
    for role, seat, headers in everyone:
        for path in asked:
            status, text = office.ask(seat, "GET", path, None, **headers)
            answers += status == 200
            _note(found, role, path, text)
        for topic in shown:
            _note(found, role, f"topic {topic}", watched(house, seat, topic))
    print(f"       {len(asked)} ways and {len(shown)} topics, by {len(everyone)}; {answers} requests were answered")
    return found


def _note(found: dict[str, dict[str, set[str]]], role: str, way: str, text: str) -> None:
    for field, (_, marks) in FIELDS.items():
        if field == "photo of gear" and not way.startswith("/api/office/photos/"):
            continue  # its mark is that of many files
        if any(mark in text for mark in marks):
            found[field][role].add(way)


def pass_of(office: Office, house: House, entry: str) -> str:
    """The pass on somebody's badge."""
    got = office.done(house.seats["organiser-1"], "GET", f"/api/office/passes/{entry}")
    return str(got["shown"])


def compare(promise: Promise, found: dict[str, dict[str, set[str]]], roles: set[str]) -> None:
    """Each field against the roles that need it: somebody of them finds it, nobody else does."""
    for field, (needed, _) in FIELDS.items():
        promise.check(f"{field}: the desk finds it", needed & set(found[field]), dict(found[field]))
        for role in (*sorted(roles - needed), "spectator", "bearer of another's pass"):
            promise.check(f"{field}: hidden from {role}", role not in found[field], sorted(found[field].get(role, ())))


def hidden(promise: Promise, what: str, text: str) -> None:
    """No mark stands in a text, which is not empty."""
    promise.check(f"there is something in {what}", text)
    for field, (_, marks) in FIELDS.items():
        if field != "photo of gear":
            promise.check(f"{field}: not in {what}", not any(mark in text for mark in marks))


def everything(house: House) -> str:
    """The journal's table as text, read beside the server."""
    with contextlib.closing(sqlite_driver().connect(f"file:{house.file}?mode=ro", uri=True)) as one:
        return "".join(str(row) for row in one.execute("SELECT * FROM entries"))


def main() -> None:
    """Furnish, search, compare; then the journal and its export."""
    promise = Promise("What is private reaches only the roles that need it")
    with tempfile.TemporaryDirectory() as name:
        server = Server(Path(name) / "data")
        server.start()
        try:
            house = House(server)
            office = Office(house)
            known = furnish(office, house)
            found = search(office, house, known)
            compare(promise, found, {seat.role for seat in house.seats.values()})
            hidden(promise, "the journal", everything(house))
            house.desk.close()
        finally:
            server.stop()
        out = Path(name) / "journal.jsonl"
        ran = hofmarshal("journal", "export", out, "--data", Path(name) / "data")
        promise.equal("`journal export` exits with", ran.code, 0)
        exported = out.read_text(encoding="utf-8") if out.exists() else ran.out
        hidden(promise, "its export", exported)
    promise.done()


if __name__ == "__main__":
    main()
