"""The entries page's routes: by hand, changed by two at once, checked in by badge or number, saved; and who may not."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from typing import Any

import pytest

from hofmarshal.server.office.passes import pass_of
from hofmarshal.server.scenes.build import build
from tests.server.office.entry_rig import ask, enter, entries_of, nomination, person
from tests.server.rig import Device, Server, running, seated, set_up

PRIVATE = ("2001-12-31", "+380 00 000 00 00")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, dict[str, Device]]]:
    with running(tmp_path_factory.mktemp("data")) as server:
        devices = set_up(server.venue)
        devices["second"] = seated(server.venue, "Second desk", "secretary", "secretary-2")
        nomination(server, "long", "isb-duel", "longsword")
        nomination(server, "mass", "isb-buhurt", "mass-battle")
        yield server, devices


def scene(server: Server) -> Any:
    return build(server.venue, "entries")


def test_a_number_is_proposed_and_given_out_once(house: Any) -> None:
    server, devices = house
    desk = devices["secretary-1"]
    first = enter(server, desk, "Halina Voron", "Ravens", takes=["long"])
    assert scene(server).next == str(int(first) + 1)
    second = enter(server, devices["second"], "Bohdan Lys", "Foxes", takes=["long"])
    assert int(second) == int(first) + 1
    taken = ask(server, desk, "/api/office/entries", person("Somebody Else", entry=first))
    assert taken.status_code == 409
    assert taken.json()["said"]["code"] == "entries-number-taken"


def test_the_journal_holds_no_name_and_nobody_is_checked_in_by_being_entered(house: Any) -> None:
    server, devices = house
    entry = enter(server, devices["secretary-1"], "Zlata Kuna", "Martens", country="Україна", takes=["long"])
    kept = entries_of(server, "long")[entry]
    assert (kept.name, kept.born, kept.checked_in) == ("", "", False)
    assert kept.club.startswith("club-")
    assert kept.country == "UA", "a country by any of its names is one code"
    data = b"".join(one.data for one in server.venue.journal.tail(0, 100_000))
    assert b"Kuna" not in data
    assert b"Martens" not in data


def test_birth_and_contact_are_seen_by_the_desk_only(house: Any) -> None:
    server, devices = house
    entry = enter(server, devices["secretary-1"], "Ostap Rys", born=PRIVATE[0], contact=PRIVATE[1], takes=["long"])
    path = f"/api/office/entries/{entry}/private"
    for role in ("secretary-1", "chief"):
        assert ask(server, devices[role], path).json() == {"born": PRIVATE[0], "contact": PRIVATE[1]}
    for other in ("hofmarshal", "line-marshal-1", "medic-1", ""):
        answer = ask(server, devices.get(other), path)
        assert answer.status_code in (401, 403), other
        assert PRIVATE[0] not in answer.text
    row = scene(server).people[entry]
    assert row.born
    assert row.contact
    shown = str(scene(server))
    assert PRIVATE[0] not in shown
    assert PRIVATE[1] not in shown
    data = b"".join(one.data for one in server.venue.journal.tail(0, 100_000))
    assert PRIVATE[0].encode() not in data


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"name": "  "}, "entries-name-missing"),
        ({"name": "A", "country": "Narnia"}, "entries-country-unknown"),
        ({"name": "A", "born": "2001-02-30"}, "entries-no-such-day"),
        ({"name": "A", "born": "1801-02-03"}, "entries-no-such-day"),
        ({"name": "A", "takes": {"nowhere": {}}}, "programme-unknown-nomination"),
    ],
)
def test_what_cannot_be_is_refused(house: Any, fields: dict[str, Any], code: str) -> None:
    server, devices = house
    answer = ask(server, devices["secretary-1"], "/api/office/entries", fields)
    assert answer.status_code in (404, 422)
    assert answer.json()["said"]["code"] == code


def test_two_desks_change_one_person_and_neither_change_is_lost(house: Any) -> None:
    server, devices = house
    entry = enter(server, devices["secretary-1"], "Iryna Sova", "Owls", takes=["long"])
    seen = person("Iryna Sova", "Owls", takes=["long"])

    def change(who: str, **fields: Any) -> Any:
        return ask(
            server, devices[who], f"/api/office/entries/{entry}", {"before": seen, "after": {**seen, **fields}}
        )  # fmt: skip

    assert change("secretary-1", club="Night Owls").status_code == 200
    assert change("second", country="PL").status_code == 200, "another field: both stand"
    row = scene(server).people[entry]
    assert (row.club, row.country) == ("Night Owls", "PL")
    clash = change("second", club="Owls of Kyiv")
    assert clash.status_code == 409
    assert clash.json()["said"]["code"] == "entries-changed-meanwhile"
    assert "Night Owls" in clash.json()["reasons"][0]["said"]["en"]
    assert scene(server).people[entry].club == "Night Owls", "nothing was overwritten"
    assert change("second", club="Night Owls").status_code == 200, "the same from both is no clash"
    kept = entries_of(server, "long")[entry]
    assert kept.club == scene(server).people[entry].club_code
    assert kept.country == "PL"


def test_a_change_adds_a_nomination_and_a_rating(house: Any) -> None:
    server, devices = house
    entry = enter(server, devices["secretary-1"], "Mykola Bober", "Beavers", takes=["long"])
    before = person("Mykola Bober", "Beavers", takes=["long"])
    after = {**before, "takes": {"long": {"rating": 1200}, "mass": {}}, "born": "1990-01-02"}
    assert ask(server, devices["chief"], f"/api/office/entries/{entry}", {"before": before, "after": after}).is_success
    row = scene(server).people[entry]
    assert row.takes["long"].rating == 1200
    assert set(row.takes) == {"long", "mass"}
    assert row.born
    stale = {**after, "takes": {"long": {"rating": 5}}}
    clash = ask(server, devices["second"], f"/api/office/entries/{entry}", {"before": before, "after": stale})
    assert clash.status_code == 409


def test_check_in_by_badge_by_number_and_back(house: Any) -> None:
    server, devices = house
    desk = devices["secretary-1"]
    entry = enter(server, desk, "Danylo Vepr", "Boars", takes=["long", "mass"])
    badge = pass_of(server.venue.identities.vault, entry)
    done = ask(server, desk, "/api/office/check-in", {"shown": badge}).json()
    assert (done["name"], sorted(done["nominations"]), done["already"]) == ("Danylo Vepr", ["long", "mass"], False)
    assert entries_of(server, "mass")[entry].checked_in
    assert ask(server, desk, "/api/office/check-in", {"shown": entry}).json()["already"], "a typed number always works"
    ask(server, desk, "/api/office/check-in", {"shown": entry, "present": False, "nominations": ["mass"]})
    assert entries_of(server, "long")[entry].checked_in
    assert not entries_of(server, "mass")[entry].checked_in


def test_a_forged_badge_says_nothing(house: Any) -> None:
    server, devices = house
    entry = enter(server, devices["secretary-1"], "Yaryna Kit", takes=["long"])
    for shown in (f"{entry}.{'0' * 24}", "999999", "<script>"):
        answer = ask(server, devices["secretary-1"], "/api/office/check-in", {"shown": shown})
        assert answer.status_code == 404
        assert answer.json()["said"]["code"] == "entries-badge-unknown"
    badge = pass_of(server.venue.identities.vault, entry)
    assert ask(server, devices["line-marshal-1"], "/api/office/check-in", {"shown": badge}).status_code == 403
    assert ask(server, None, "/api/office/check-in", {"shown": badge}).status_code == 401


def test_a_roster_is_kept_to_the_rulebooks_limits_by_its_clause(house: Any) -> None:
    server, devices = house
    desk = devices["secretary-1"]
    team = enter(server, desk, "Iron Boars", "Boars", takes=["mass"])
    fighters = [enter(server, desk, f"Boar {n}") for n in range(1, 24)]
    members = [{"entry": one, "number": n} for n, one in enumerate(fighters, 1)]
    form = {"nomination": "mass", "team": team, "members": members, "before": []}
    many = ask(server, desk, "/api/office/rosters", form)
    assert many.status_code == 409
    assert many.json()["said"]["cites"] == ["isb-buhurt.roster"]
    members[21]["reserve"] = members[22]["reserve"] = True
    assert ask(server, desk, "/api/office/rosters", form).status_code == 200
    roster = scene(server).people[team].takes["mass"].roster
    assert sum(not one.reserve for one in roster) == 21
    badge = pass_of(server.venue.identities.vault, fighters[0])
    alone = ask(server, desk, "/api/office/check-in", {"shown": badge}).json()["said"]
    assert alone["code"] == "entries-in-team-only"
    assert "Iron Boars" in alone["en"], "it says which team to check in"
    stale = ask(server, devices["second"], "/api/office/rosters", {**form, "members": members[:5]})
    assert stale.json()["said"]["code"] == "entries-roster-meanwhile"
    duel = ask(server, desk, "/api/office/rosters", {**form, "nomination": "long"})
    assert duel.json()["said"]["code"] == "entries-not-a-team"


def test_the_saved_list_holds_no_formula_and_private_data_only_when_asked(house: Any) -> None:
    server, devices = house
    desk = devices["secretary-1"]
    enter(server, desk, "=HYPERLINK(1)", "@SUM(A1)", born="1999-09-09", takes=["long"])
    plain = ask(server, desk, "/api/office/entry-list?kind=csv&nomination=long").content.decode("utf-8-sig")
    rows = list(csv.reader(io.StringIO(plain)))
    assert rows[0][:3] == ["Number", "Name", "Club"]
    assert ["'=HYPERLINK(1)", "'@SUM(A1)"] in [row[1:3] for row in rows]
    assert "1999-09-09" not in plain
    assert "1999-09-09" in ask(server, desk, "/api/office/entry-list?kind=csv&private=true").text
    assert ask(server, desk, "/api/office/entry-list?kind=xlsx").content.startswith(b"PK")
    assert ask(server, devices["medic-1"], "/api/office/entry-list?kind=csv").status_code == 403


def test_badges_are_a_pdf_whatever_stands_in_a_name(house: Any) -> None:
    server, devices = house
    entry = enter(server, devices["secretary-1"], '<b>#Ada</b> "$x$" [*a*]', takes=["long"])
    answer = ask(server, devices["secretary-1"], f"/api/office/badges.pdf?entries={entry}&lang=uk")
    assert answer.status_code == 200, answer.text
    assert answer.content.startswith(b"%PDF")
    assert ask(server, devices["hofmarshal"], "/api/office/badges.pdf").status_code == 403


def test_who_was_erased_stays_as_a_number_only(house: Any) -> None:
    server, devices = house
    desk = devices["secretary-1"]
    entry = enter(server, desk, "Gone Forever", "Vanished", born="2000-01-01", takes=["long"])
    badge = pass_of(server.venue.identities.vault, entry)
    assert ask(server, desk, "/api/event/erase", {"entry": entry}).is_success
    row = scene(server).people[entry]
    assert (row.name, row.club, row.erased, row.born) == ("", "", True, False)
    assert "Gone" not in str(scene(server))
    for path, body in (
        (f"/api/office/entries/{entry}/private", None),
        ("/api/office/check-in", {"shown": badge}),
        ("/api/office/rosters", {"nomination": "mass", "team": entry, "members": [], "before": []}),
        (f"/api/office/entries/{entry}", {"before": person("Gone Forever"), "after": person("Gone Again")}),
    ):
        assert ask(server, desk, path, body).status_code == 404, path
    again = ask(server, desk, "/api/office/entries", person("Somebody New", entry=entry))
    assert again.json()["said"]["code"] == "entries-number-erased"
    assert "Gone" not in ask(server, desk, "/api/office/entry-list?kind=csv&private=true").text
    assert ask(server, desk, "/api/office/badges.pdf").status_code == 200


def test_what_is_missing_is_seen_in_the_row(house: Any) -> None:
    server, devices = house
    entry = enter(server, devices["secretary-1"], "Clubless One", takes=["long", "mass"])
    row = scene(server).people[entry]
    assert row.missing == ("club",)
    lacks = scene(server).lacks
    assert "gear-long" in row.takes["long"].missing
    assert lacks["gear-long"].cites, "by clause"
    assert any(key.startswith("roster-mass") for key in row.takes["mass"].missing)
