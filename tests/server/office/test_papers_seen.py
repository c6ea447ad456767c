"""A paper recorded of many at once: as each rulebook asks for it, over nobody's own, and for the desk alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from hofmarshal.server.scenes.build import build
from hofmarshal.tournament import programme_words as w
from hofmarshal.tournament.programme_details import Details
from tests.server.office.entry_rig import ask, enter, nomination
from tests.server.rig import Device, Server, running, seated, set_up, submit

House = tuple[Server, dict[str, Device]]
PATH = "/api/office/papers-seen"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with running(tmp_path_factory.mktemp("data")) as server:
        devices = set_up(server.venue)
        for seat in ("expert-1", "organiser-1"):
            devices[seat] = seated(server.venue, seat, seat.rpartition("-")[0], seat)
        details = Details(country="UA", first_day="2030-05-01", last_day="2030-05-03")
        submit(server.venue, "programme", w.DescribeEvent(details=details))
        nomination(server, "long", "isb-duel", "longsword")
        nomination(server, "shield", "shchyt-mech", "shchyt-mech")
        yield server, devices


def held(server: Server, devices: dict[str, Device], entry: str) -> dict[str, Any]:
    found: dict[str, Any] = ask(server, devices["secretary-1"], f"/api/office/papers/{entry}").json()["held"]["papers"]
    return found


def test_it_is_kept_as_asked_of_all_who_lack_it_and_taken_back_alike(house: House) -> None:
    server, devices = house
    desk = devices["secretary-1"]
    many = [enter(server, desk, f"Invented Many {n}", country="UA", takes=["long"]) for n in range(4)]
    apart = enter(server, desk, "Invented Shield", country="UA", takes=["shield"])  # nothing is asked of him
    own = {"signed": False, "confirms": [], "expires": "2031-01-01"}
    ask(server, desk, f"/api/office/papers/{many[0]}", {"was": {}, "now": {"papers": {"waiver": own}}})
    body = {"paper": "waiver", "entries": [*many, apart]}
    told = ask(server, desk, PATH, {**body, "dry": True}).json()
    assert (told["entries"], told["passed"]) == (many[1:], [many[0], apart])
    assert told["signed"] is True
    assert len(told["confirms"]) == 3
    assert held(server, devices, many[1]) == {}, "a dry run keeps nothing"

    assert ask(server, desk, PATH, body).json()["entries"] == many[1:]
    # isb-buhurt.admission.waiver: signed, with what it must confirm
    waiver = {"signed": True, "confirms": ["risks", "rules", "voluntary"], "expires": None}
    assert [held(server, devices, one) for one in many[1:]] == [{"waiver": waiver}] * 3
    assert held(server, devices, many[0])["waiver"]["expires"] == "2031-01-01", "what was typed is not overwritten"
    stands = build(server.venue, "admission").people  # type: ignore[union-attr]
    assert all("waiver" not in stands[one].stands["long"].missing for one in many[1:])
    assert ask(server, desk, PATH, body).json()["entries"] == [], "the same again keeps nothing"

    changed = {"signed": True, "confirms": [], "expires": None}
    ask(
        server, desk, f"/api/office/papers/{many[1]}",
        {"was": {"papers": {"waiver": waiver}}, "now": {"papers": {"waiver": changed}}},
    )  # fmt: skip
    back = ask(server, desk, PATH, {**body, "seen": False}).json()
    assert back["entries"] == many[2:], "whose paper was changed meanwhile keeps it"
    assert [held(server, devices, one) for one in many[2:]] == [{}, {}]
    types = [one.type for one in server.venue.journal.read(f"dossier/{many[2]}")]
    assert types == ["kept", "dropped"], "each is in the journal, without what it says"


def test_it_is_the_desks_alone_and_of_people_there_are(house: House) -> None:
    server, devices = house
    entry = enter(server, devices["secretary-1"], "Zlata Invented", takes=["long"])
    body = {"paper": "waiver", "entries": [entry]}
    for role in ("hofmarshal", "line-marshal-1", "medic-1", "expert-1", None):
        answer = ask(server, devices[role] if role else None, PATH, body)
        assert answer.status_code in (401, 403), role
    assert ask(server, devices["secretary-1"], PATH, body, host="hall.local").status_code == 403, "names go over TLS"
    odd = ask(server, devices["organiser-1"], PATH, {"paper": "waiver", "entries": [entry, "nobody"]})
    assert (odd.status_code, odd.json()["said"]["code"]) == (404, "programme-unknown-person")
    assert held(server, devices, entry) == {}, "all of it or nothing"
    assert ask(server, devices["organiser-1"], PATH, {"paper": "waiver", "entries": []}).status_code == 400
