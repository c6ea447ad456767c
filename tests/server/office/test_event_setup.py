"""The set-up of an event over HTTP and live: values beside their clauses, overrides, settings, rings, private data that goes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from hofmarshal.contest.field import Measured
from hofmarshal.desk.event_programme import nomination_stream
from hofmarshal.tournament import commands as ncmd
from hofmarshal.tournament import programme_words as w
from hofmarshal.tournament.entries import Entry
from hofmarshal.tournament.programme_details import Details
from tests.server.office.entry_rig import ask
from tests.server.rig import Server, running, seated, set_up, submit

BASE = "/api/office/setup"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("data")) as server:
        server.devices = set_up(server.venue, rings=2, bouts=1)
        server.devices["organiser-1"] = seated(server.venue, "Laptop", "organiser", "organiser-1")
        yield server


def answer(server: Server, path: str, body: Any = None, seat: str = "organiser-1", status: int = 200) -> Any:
    found = ask(server, server.devices[seat], path, body)
    assert found.status_code == status, found.text
    return found.json()


def scene(server: Server) -> Any:
    """The topic, as it goes over the wire."""
    return msgspec.to_builtins(server.venue.scene("event"))


def listed(server: Server, name: str) -> Any:
    return next(one for one in scene(server)["nominations"] if one["name"] == name)


def add(server: Server, name: str, rulebook: str = "isb-duel", kind: str = "longsword", **more: Any) -> None:
    answer(server, f"{BASE}/nominations", {"name": name, "rulebook": rulebook, "nomination": kind, **more}, status=201)


def limit(value: str, clause: str = "isb-duel.longsword.duration", **more: str) -> dict[str, str]:
    """An override of the longsword's time."""
    given = {"path": "clock.limit", "value": value, "replaces": clause, "reason": "a short day", "by": "the chief"}
    return {**given, **more}


def test_every_value_stands_beside_the_clause_it_rests_on(house: Server) -> None:
    found = answer(house, f"{BASE}/values?rulebook=isb-duel&nomination=longsword")
    rows = {one["path"]: one for one in found["values"]}
    assert rows["clock.limit"]["value"] == "90000"
    assert rows["clock.limit"]["kind"] == "number"
    assert "isb-duel.longsword.duration" in rows["clock.limit"]["cites"]
    assert rows["scoring[0].points"]["cites"] == ["isb-duel.longsword.two-hand"]
    assert rows["clock.time_end"]["words"] == ["automatic", "on-stop"]
    assert found["clauses"]["isb-duel.longsword.two-hand"]["statement"]["uk"]
    assert not any(path.endswith("cites") for path in rows)
    answer(house, f"{BASE}/values?rulebook=isb-duel&nomination=spoon", status=404)


def test_an_override_is_shown_beside_what_it_replaces(house: Server) -> None:
    seen = answer(house, f"{BASE}/preview", {
        "rulebook": "isb-duel", "nomination": "longsword", "wished": {"overrides": [limit("60000")]},
    })  # fmt: skip
    assert [(one["path"], one["old"], one["new"]) for one in seen["changes"]] == [("clock.limit", "90000", "60000")]
    assert "isb-duel.longsword.duration" in seen["clauses"]
    add(house, "short", wished={"overrides": [limit("60000")], "title": {"en": "", "ru": "Короткий меч", "uk": ""}})
    row = listed(house, "short")
    assert row["title"] == {"en": "Короткий меч", "ru": "Короткий меч", "uk": "Короткий меч"}
    assert [(one["path"], one["old"], one["new"], one["by"]) for one in row["overrides"]] == [
        ("clock.limit", "90000", "60000", "the chief")
    ]
    assert row["overrides"][0]["statement"]["en"]
    assert house.venue.look(nomination_stream("short")).rules.clock.limit == 60_000


@pytest.mark.parametrize(
    ("override", "code"),
    [
        (limit("60000", path="clock.limmit"), "rules-override-path"),
        (limit("60000", clause="isb-duel.field.size"), "rules-override-clause"),
        (limit('"soon"'), ""),
        (limit("soon"), "setup-value-unread"),
        (limit("60000", reason=" "), "setup-override-why"),
    ],
)
def test_an_override_that_cannot_be_says_why_and_changes_nothing(
    house: Server, override: dict[str, str], code: str
) -> None:
    wanted = {"name": "never", "rulebook": "isb-duel", "nomination": "longsword", "wished": {"overrides": [override]}}
    found = answer(house, f"{BASE}/nominations", wanted, status=422)
    codes = {found["said"]["code"], *(one["said"]["code"] for one in found["reasons"])}
    assert code in codes or not code
    assert "never" not in house.venue.look("programme").nominations


def test_rules_change_for_contests_not_yet_called_and_the_difference_is_told(house: Server) -> None:
    add(house, "long")
    submit(house.venue, nomination_stream("long"), ncmd.Enter(entry=Entry(entry="long-1")))
    content = listed(house, "long")["content"]
    wished = {"overrides": [limit("45000")], "seen": content, "reason": "it is getting dark"}
    seen = answer(house, f"{BASE}/nominations/long/rules", wished)
    assert [one["path"] for one in seen["changes"]] == ["clock.limit"]
    state = house.venue.look(nomination_stream("long"))
    assert state.rules.clock.limit == 45_000
    assert listed(house, "long")["overrides"][0]["new"] == "45000"
    late = answer(house, f"{BASE}/nominations/long/rules", {"overrides": [limit("30000")], "seen": content}, status=409)
    assert late["said"]["code"] == "programme-rules-meanwhile"
    answer(house, f"{BASE}/nominations/long/rules", wished, seat="secretary-1", status=403)


def test_settings_of_two_secretaries_meet_and_none_replaces_what_the_rulebook_says(house: Server) -> None:
    add(house, "halberds", kind="halberd")
    path = f"{BASE}/nominations/halberds/settings"
    before: dict[str, Any] = {}
    answer(house, path, {"settings": {"rest": 300}, "seen": before}, seat="secretary-1")
    answer(house, path, {"settings": {"capacity": 24}, "seen": before})
    assert (listed(house, "halberds")["settings"]["rest"], listed(house, "halberds")["settings"]["capacity"]) == (
        300,
        24,
    )
    assert house.venue.look(nomination_stream("halberds")).settings.capacity == 24
    clash = answer(house, path, {"settings": {"rest": 600}, "seen": before}, status=409)
    assert clash["said"]["code"] == "programme-details-meanwhile"
    add(house, "shields", "shchyt-mech", "shchyt-mech")
    assert "ranking" not in listed(house, "shields")["silent"]
    path = f"{BASE}/nominations/shields/settings"
    no = answer(house, path, {"settings": {"ranking": ["wins"]}, "seen": before}, status=422)
    assert [one["said"]["code"] for one in no["reasons"]] == ["nomination-settings-replace"]


def test_a_ring_is_held_against_the_clauses_of_what_is_fought_there(house: Server) -> None:
    add(house, "measured", rings=["2"])
    small = Measured(shape="rectangle", length=6000, width=8000)
    submit(house.venue, "programme", w.SetRing(ring="2", title="By the oak", field=small))
    ring = next(one for one in scene(house)["rings"] if one["ring"] == "2")
    assert "measured" in ring["nominations"]
    wrong = [one for one in ring["wrong"] if one["code"] == "contest-field-small"]
    assert list(wrong[0]["cites"]) == ["isb-duel.field.size"]
    assert [one["code"] for one in ring["unmeasured"]] == ["contest-field-unmeasured"]
    need = next(one for one in scene(house)["needs"] if one["nomination"] == "measured")
    assert {"what": "length", "least": 7000, "most": 40000} in need["measures"]
    assert need["clauses"]["isb-duel.field.size"]["number"]
    unmeasured = next(one for one in scene(house)["rings"] if one["ring"] == "1")
    assert not unmeasured["wrong"]


def test_countries_are_offered_with_the_age_of_the_events_day(house: Server) -> None:
    submit(house.venue, "programme", w.DescribeEvent(details=Details(country="JP", first_day="2021-05-01")))
    ages = {one["code"]: one["age"] for one in answer(house, f"{BASE}/countries")}
    assert (ages["JP"], ages["UA"]) == (20, 18)


def test_private_data_goes_when_its_time_is_over_and_not_before(house: Server) -> None:
    class Note(msgspec.Struct):
        text: str

    festival = house.venue.festival
    festival.dossiers.keep("17", "note", Note("invented"))
    submit(house.venue, "programme", w.DescribeEvent(details=Details(first_day="2999-05-01", country="JP")))
    early = answer(house, "/api/office/private/delete", {}, status=409)
    assert (early["said"]["code"], "2999-05-31" in early["said"]["en"]) == ("setup-private-early", True)
    submit(house.venue, "programme", w.DescribeEvent(details=Details(first_day="2021-05-01", keep_private_days=1)))
    state = answer(house, "/api/office/private")
    assert state == {"people": 1, "until": "2021-05-02", "due": True}
    answer(house, "/api/office/private/delete", {}, seat="secretary-1", status=403)
    assert answer(house, "/api/office/private/delete", {})["people"] == 0
    assert not festival.dossiers.all().get("17")


@pytest.mark.parametrize("seat", ["hofmarshal", "line-marshal-1", "medic-1"])
def test_who_has_no_desk_sets_nothing_up(house: Server, seat: str) -> None:
    before = house.venue.journal.heads()
    answer(house, f"{BASE}/nominations", {"name": "x", "rulebook": "isb-duel", "nomination": "longsword"}, seat, 403)
    answer(house, f"{BASE}/nominations/short/settings", {"settings": {}, "seen": {}}, seat, 403)
    answer(house, f"{BASE}/nominations/short/rules", {}, seat, 403)
    answer(house, "/api/office/private", None, seat, 403)
    assert house.venue.journal.heads() == before
