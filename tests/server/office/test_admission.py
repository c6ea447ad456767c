"""Papers, photos, stickers and the live lists of admission, asked as each role asks them."""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from PIL import Image

from hofmarshal.admission import acts
from hofmarshal.server.office.photos import NotPicture, remade
from hofmarshal.server.office.stickers import code_of, read
from hofmarshal.server.scenes.build import build
from hofmarshal.tournament import programme_words as w
from hofmarshal.tournament.programme_details import Details
from tests.server.office.entry_rig import ask, enter, nomination
from tests.server.rig import Device, Server, running, seated, set_up, submit

House = tuple[Server, dict[str, Device]]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with running(tmp_path_factory.mktemp("data")) as server:
        devices = set_up(server.venue)
        for seat in ("secretary-2", "expert-1", "organiser-1"):
            devices[seat] = seated(server.venue, seat, seat.rpartition("-")[0], seat)
        details = Details(country="UA", first_day="2030-05-01", last_day="2030-05-03")
        submit(server.venue, "programme", w.DescribeEvent(details=details))
        nomination(server, "long", "isb-duel", "longsword")
        nomination(server, "shield", "shchyt-mech", "shchyt-mech")
        nomination(server, "free", "ulozhenie", "free-duel")
        yield server, devices


def seen(server: Server, topic: str) -> Any:
    """What a topic shows now."""
    return build(server.venue, topic)


def give(server: Server, stream: str, *commands: Any) -> None:
    for command in commands:
        answer = submit(server.venue, stream, command)
        assert answer.refusal is None, answer.refusal


def passed(server: Server, name: str, entry: str) -> None:
    """An inspection that nobody's rulebook judges: the expert passes a sword."""
    give(
        server, f"inspection/{name}/{entry}", acts.Open("", "", ""), acts.Record("", "sword", "sword"),
        acts.Rule("", "sword", "pass"), acts.Close(""),
    )  # fmt: skip


BIRTH = "2001-12-31"
MEDICAL = {"signed": False, "confirms": ["medical-institution", "no-contraindications"], "expires": "2031-06-07"}


def test_what_is_handed_in_is_weighed_by_clause_and_nothing_of_it_is_in_the_journal(house: House) -> None:
    server, devices = house
    entry = enter(server, devices["secretary-1"], "Halina Voron", country="UA", takes=["long"])
    path = f"/api/office/papers/{entry}"
    before = ask(server, devices["secretary-1"], path).json()
    assert [one["id"] for one in before["asked"]] == ["waiver", "medical", "accreditation"]
    missing = [one["condition"] for one in before["nominations"][0]["conditions"] if not one["met"]]
    assert missing == ["age", "waiver", "medical", "accreditation", "gear"]
    now = {
        "born": BIRTH,
        "papers": {
            "waiver": {"signed": True, "confirms": ["voluntary", "risks", "rules"]}, "medical": MEDICAL,
            "accreditation": {},
        },
    }  # fmt: skip
    after = ask(server, devices["secretary-1"], path, {"was": before["held"], "now": now}).json()
    told = after["nominations"][0]
    assert [one["condition"] for one in told["conditions"] if not one["met"]] == ["gear"]
    assert told["barred"] == ["draw", "call"]
    assert "isb-buhurt.admission.gear" in told["clauses"]
    assert seen(server, "admission").people[entry].stands["long"].missing == ("gear",)
    passed(server, "long", entry)
    assert seen(server, "admission").people[entry].stands["long"].admitted
    data = b"".join(one.data for one in server.venue.journal.tail(0, 100_000))
    assert BIRTH.encode() not in data
    assert b"2031-06-07" not in data


def test_two_desks_do_not_overwrite_each_other(house: House) -> None:
    server, devices = house
    entry = enter(server, devices["secretary-1"], "Bohdan Lys", country="UA", takes=["long"])
    path = f"/api/office/papers/{entry}"
    was: dict[str, Any] = {"born": None, "papers": {}}
    ask(server, devices["secretary-1"], path, {"was": was, "now": {"born": BIRTH, "papers": {}}})
    other = ask(
        server, devices["secretary-2"], path, {"was": was, "now": {"born": None, "papers": {"medical": MEDICAL}}}
    )
    assert other.status_code == 200, "another part is another part"
    assert other.json()["held"]["born"] == BIRTH
    clash = ask(server, devices["secretary-2"], path, {"was": was, "now": {"born": "1999-01-01", "papers": {}}})
    assert clash.status_code == 409
    assert clash.json()["said"]["code"] == "admission-meanwhile"
    gone = {"was": {"born": BIRTH, "papers": {}}, "now": {"born": None, "papers": {}}}
    assert ask(server, devices["secretary-1"], path, gone).json()["held"]["born"] is None


@pytest.mark.parametrize(
    ("now", "code"),
    [
        ({"born": "2031-01-01"}, "admission-birth-odd"),
        ({"born": "1899-01-01"}, "admission-birth-odd"),
        ({"papers": {"diploma": {}}}, "admission-unknown-paper"),
    ],
)
def test_slips_are_told(house: House, now: dict[str, Any], code: str) -> None:
    server, devices = house
    entry = enter(server, devices["secretary-1"], f"Iryna Sova {code} {len(str(now))}", takes=["long"])
    answer = ask(server, devices["secretary-1"], f"/api/office/papers/{entry}", {"was": {}, "now": now})
    assert (answer.status_code, answer.json()["said"]["code"]) == (422, code)


def test_papers_are_the_desks_alone(house: House) -> None:
    server, devices = house
    entry = enter(server, devices["secretary-1"], "Zlata Kuna", takes=["long"])
    for role in ("hofmarshal", "line-marshal-1", "medic-1", "expert-1", None):
        device = devices[role] if role else None
        assert ask(server, device, f"/api/office/papers/{entry}").status_code in (401, 403), role
        body = {"was": {}, "now": {"born": BIRTH}}
        assert ask(server, device, f"/api/office/papers/{entry}", body).status_code in (401, 403), role


def picture(kind: str = "JPEG", size: tuple[int, int] = (64, 32), **more: Any) -> bytes:
    made = io.BytesIO()
    Image.new("RGB", size, (120, 30, 30)).save(made, kind, **more)
    return made.getvalue()


def test_a_photo_is_drawn_anew_without_what_the_camera_wrote() -> None:
    exif = Image.Exif()
    exif[0x0112] = 6  # lies on its side
    exif[0x010F] = "Invented Camera"
    exif.get_ifd(0x8825)[2] = (50.0, 27.0, 0.0)  # where it was taken
    made = remade(picture(exif=exif.tobytes(), comment=b"a private remark"))
    shown = Image.open(io.BytesIO(made))
    assert (shown.format, shown.size) == ("WEBP", (32, 64)), "upright"
    assert not dict(shown.getexif())
    assert b"Invented" not in made
    assert b"private" not in made
    assert max(Image.open(io.BytesIO(remade(picture(size=(4000, 2000))))).size) == 1600


@pytest.mark.parametrize(
    "data",
    [
        b"", b"<script>alert(1)</script>", b"%PDF-1.7", b"GIF89a" + bytes(40), picture()[:200],
        b"\x89PNG\r\n\x1a\n" + bytes(60), picture("PNG", (20_000, 20_000)), picture("TIFF"),
        b"<svg xmlns='http://www.w3.org/2000/svg'/>",
    ],
    ids=["nothing", "html", "pdf", "gif", "cut", "png-head", "bomb", "tiff", "svg"],
)  # fmt: skip
def test_what_is_no_picture_is_refused(data: bytes) -> None:
    with pytest.raises(NotPicture):
        remade(data)


def test_photos_are_taken_by_experts_and_seen_by_them_and_the_desk(house: House) -> None:
    server, devices = house
    entry = enter(server, devices["secretary-1"], "Mykola Bober", takes=["shield"])
    path = f"/api/files/photo?entry={entry}"
    assert ask(server, devices["secretary-1"], path, picture()).status_code == 403
    assert ask(server, devices["expert-1"], path, b"GIF89a").json()["said"]["code"] == "admission-no-picture"
    name = ask(server, devices["expert-1"], path, picture()).json()["id"]
    shown = ask(server, devices["secretary-1"], f"/api/office/photos/{name}")
    assert shown.headers["content-type"] == "image/webp"
    for role in ("hofmarshal", "line-marshal-1", None):
        assert ask(server, devices[role] if role else None, f"/api/office/photos/{name}").status_code in (401, 403)
    assert ask(server, devices["expert-1"], "/api/office/photos/none").status_code == 404


def test_a_sticker_holds_until_the_gear_is_opened_anew(house: House) -> None:
    server, devices = house
    entry = enter(server, devices["secretary-1"], "Ostap Rys", takes=["long"])
    vault = server.venue.identities.vault
    path = f"/api/office/stickers.pdf?nomination=long&entries={entry}&each=piece&skip=3"
    assert ask(server, devices["expert-1"], path).json()["said"]["code"] == "admission-no-stickers"
    passed(server, "long", entry)
    assert ask(server, devices["hofmarshal"], path).status_code == 403
    printed = ask(server, devices["expert-1"], path)
    assert printed.content.startswith(b"%PDF")

    def face(code: str) -> httpx.Response:
        return httpx.get(f"{server.url}/api/public/sticker", params={"code": code})

    code = code_of(vault, "long", entry, 1)
    assert read(vault, code) == ("long", entry, 1)
    assert face(code).json()["holds"]
    assert face(code[:-1] + ("0" if code[-1] != "0" else "1")).status_code == 404
    give(server, f"inspection/long/{entry}", acts.Break("", reason="the strap tore"))
    told = face(code).json()
    assert (told["holds"], told["state"], told["pieces"]) == (False, "again", [])


def test_the_experts_list_and_his_page_tell_how_gear_stands(house: House) -> None:
    server, devices = house
    entry = enter(server, devices["secretary-1"], "Danylo Tur", takes=["free"])
    assert seen(server, "gear").people[entry].gear == {"free": "none"}
    stream = f"inspection/free/{entry}"
    give(server, stream, acts.Open("", "", ""), acts.Record("", "shins", "shins", {"palms": "1 palm"}))
    page = seen(server, f"gear/free/{entry}")
    assert page.state == "open"
    assert page.counts, "free duel: the class decides a double blow"
    shins = page.pieces[0]
    assert shins.name.ru == "защита голеней"
    assert shins.verdict == "reject"
    assert any("u.2.10" in one.said.cites and one.verdict == "reject" for one in shins.findings)
    assert [one.fact for one in page.missing] == ["forearms"]
    assert seen(server, "gear/free/nobody") is None
    book = ask(server, devices["expert-1"], "/api/office/gear/free").json()
    assert [one["kind"] for one in book["items"]][:2] == ["shins", "forearms"]
    assert book["facts"]["palms"]["unit"] == "palm"
    assert book["items"][0]["rules"][0]["cases"][0]["must"] == {"at_least": 2}
    assert "u.2.10" in book["clauses"]
    assert {one["id"] for one in book["armour"]["whole"]} == {"helmet"}
    give(server, stream, acts.Annul("", page.past[-1].event))
    assert seen(server, f"gear/free/{entry}").pieces == ()
