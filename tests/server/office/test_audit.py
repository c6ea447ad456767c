"""The audit over HTTP: who did what, found by every filter, told in words, exported without formulas, sealed and verified."""

from __future__ import annotations

import csv
import io
import json
import typing
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import pytest

from hofmarshal.contest import commands as cmd
from hofmarshal.desk.decider import Issued
from hofmarshal.desk.event_programme import nomination_stream
from hofmarshal.server.deciders import SERVER_EVENT
from hofmarshal.server.dossier_acts import Keep, dossier_stream
from hofmarshal.server.office.audit_words import CODES, listed
from hofmarshal.server.people import Person
from hofmarshal.tournament import commands as ncmd
from hofmarshal.tournament import programme_words as w
from hofmarshal.tournament.entries import Entry
from tests.server.office.entry_rig import ask, nomination
from tests.server.rig import STREAM, Server, running, seated, set_up, submit
from tests.text.ftl import messages

FORMULA = "=HYPERLINK(1)"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("data")) as server:
        server.devices = set_up(server.venue, rings=2, bouts=2)
        server.devices["organiser-1"] = seated(server.venue, "Laptop", "organiser", "organiser-1")
        nomination(server, "duel", "isb-duel", "longsword")
        known = server.venue.festival.people.keep([Person(entry="71", name="Галина Ворона", club="Круки")])
        submit(server.venue, "programme", w.Introduce(people=dict(known)))
        submit(server.venue, dossier_stream("71"), Keep(part="birth", commitment="c"))
        submit(server.venue, nomination_stream("duel"), ncmd.Enter(entry=Entry(entry="71")))
        device = server.devices["organiser-1"].id
        submit(server.venue, nomination_stream("duel"), ncmd.Withdraw(entry="71", reason=FORMULA), device=device)
        yield server


def rows(server: Server, query: str = "", seat: str = "organiser-1") -> list[dict[str, Any]]:
    """All that a query finds, page after page."""
    found: list[dict[str, Any]] = []
    before = 0
    while True:
        answer = ask(server, server.devices[seat], f"/api/office/audit?{query}&before={before}")
        assert answer.status_code == 200, answer.text
        page = answer.json()
        found += page["rows"]
        before = page["before"]
        if not before:
            return found


def test_every_kind_of_entry_has_a_sentence_in_three_languages() -> None:
    types = {
        (one.kind, str(kind.__struct_config__.tag))
        for one in SERVER_EVENT
        if one.kind != "contest"
        for kind in (typing.get_args(one.codec._union) or (one.codec._union,))
    }
    assert {f"audit-{kind}-{tag}" for kind, tag in types} - CODES == set()
    for lang in ("en", "ru", "uk"):
        assert [code for code in CODES if code not in messages(lang)] == []


def test_the_newest_comes_first_with_who_did_it_and_from_which_device(house: Server) -> None:
    row = rows(house)[0]
    assert (row["stream"], row["type"], row["device_name"]) == ("nomination/duel", "withdrawn", "Laptop")
    assert row["seat"] == "organiser-1"
    assert row["said"]["ru"] == f"Снялся: Галина Ворона. {FORMULA}"
    assert row["said"]["uk"].startswith("Знявся: Галина Ворона.")
    assert (row["nomination"], row["people"]) == ("duel", {"71": "Галина Ворона"})


@pytest.mark.parametrize(
    ("query", "types"),
    [
        ("kind=dossier", ["kept"]),
        ("nomination=duel", ["withdrawn", "entered", "nomination-added"]),
        ("person=71&kind=nomination", ["withdrawn", "entered"]),
        ("person=ворона&kind=programme", ["introduced"]),
        ("device=organiser-1&kind=nomination&type=entered", ["entered"]),
        ("text=HYPERLINK", ["withdrawn"]),
        ("kind=nomination&until=1", []),
        ("type=no-such", []),
    ],
)
def test_the_filters_find_what_they_say(house: Server, query: str, types: list[str]) -> None:
    found = rows(house, quote(query, safe="=&"))
    assert [one["type"] for one in found] == types


def test_a_device_is_found_by_its_id_and_a_time_by_its_bounds(house: Server) -> None:
    device = house.devices["organiser-1"].id
    assert [one["type"] for one in rows(house, f"device={device}")] == ["withdrawn"]
    at = rows(house)[0]["at"]
    assert all(one["at"] <= at for one in rows(house, f"until={at}"))
    assert [one["type"] for one in rows(house, f"kind=nomination&since={at}")][:1] == ["withdrawn"]


def test_pages_go_back_to_the_first_entry_and_each_comes_once(house: Server) -> None:
    seen = [one["position"] for one in rows(house)]
    assert seen == [one.position for one in house.venue.journal.latest(0, 10_000)]


def test_what_a_contest_tells_in_public_is_told_alike_and_taps_too(house: Server) -> None:
    house.venue.festival.open_contest(house.venue.desk, STREAM, house.venue.now())
    start = (cmd.Call(), cmd.Ready(side="red"), cmd.Ready(side="blue"), cmd.Start())
    for number, command in enumerate((*start, cmd.Observe(side="red", zone="head", grip="two-handed"))):
        seat = "hofmarshal" if number < len(start) else "line-marshal-1"
        issued = Issued(
            id=f"c{number}", stream=STREAM, at=house.venue.now(), command=command, seat=seat, device="d" * 32
        )
        answer = house.venue.desk.submit(issued)
        assert answer.refusal is None, answer.refusal
    found = {one["type"]: one["said"]["uk"] for one in rows(house, "kind=contest")}
    assert "голова" in found["observed"]
    assert found["started"]


def test_an_export_holds_no_formula_and_everything_else(house: Server) -> None:
    device = house.devices["organiser-1"]
    data = ask(house, device, "/api/office/audit/export?form=csv&lang=ru&nomination=duel").content.decode("utf-8-sig")
    lines = list(csv.DictReader(io.StringIO(data)))
    assert [one["type"] for one in lines] == ["nomination-added", "entered", "withdrawn"]
    assert lines[-1]["what"].startswith("Снялся")
    assert not any(cell.startswith(("=", "+", "-", "@")) for line in lines for cell in line.values())
    plain = json.loads(ask(house, device, "/api/office/audit/export?form=json&kind=dossier").content)
    assert [one["type"] for one in plain[0]["rows"]] == ["kept"]


def test_it_is_sealed_by_a_checkpoint_and_verified(house: Server) -> None:
    device = house.devices["organiser-1"]
    before = ask(house, device, "/api/office/audit/seal").json()
    assert before["entries"] > 20
    sealed = ask(house, device, "/api/office/audit/checkpoint", {}).json()
    assert len(sealed["checkpoint"]) == 64
    assert sealed["entries"] == before["entries"] + 1
    assert rows(house)[0]["said"]["en"].startswith("Checkpoint")
    found = ask(house, device, "/api/office/audit/verify", {}).json()
    assert (found["faults"], found["entries"]) == ([], sealed["entries"])


def test_who_is_erased_is_named_nowhere_any_more(house: Server) -> None:
    assert ask(house, house.devices["organiser-1"], "/api/event/erase", {"entry": "71"}).status_code == 200
    said = [one["said"]["ru"] for one in rows(house, "person=71")]
    assert said[0] == "Удалены личные данные участника под номером 71."
    assert not any("Ворона" in one for one in said)


@pytest.mark.parametrize("seat", [None, "hofmarshal", "line-marshal-1", "medic-1"])
def test_nobody_else_reads_it(house: Server, seat: str | None) -> None:
    device = house.devices[seat] if seat else None
    for path in ("audit", "audit/choices", "audit/export", "audit/seal"):
        assert ask(house, device, f"/api/office/{path}").status_code in (401, 403)
    for path in ("audit/checkpoint", "audit/verify"):
        assert ask(house, device, f"/api/office/{path}", {}).status_code in (401, 403)


def test_a_long_list_says_how_many_there_are_more() -> None:
    assert listed(str(n) for n in range(15)).endswith("11 … (+3)")
    assert listed(()) == "–"
