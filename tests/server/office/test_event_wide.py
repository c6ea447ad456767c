"""Overrides of the whole event over HTTP: every nomination of the rulebook, but where it has its own; drawn ones too."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hofmarshal.server.scenes.build import build
from hofmarshal.tournament import commands as ncmd
from tests.server.office.entry_rig import ask, enter
from tests.server.rig import Device, Server, running, seated, set_up, submit

PATH = "/api/office/setup"
LATE = {
    "path": "late.after",
    "value": "60000",
    "replaces": "isb-duel.late",
    "reason": "A short day.",
    "by": "Organisers",
}


@pytest.fixture
def house(tmp_path: Path) -> Iterator[tuple[Server, dict[str, Device]]]:
    """Two nominations of one rulebook, of which one has its own lateness, and one of another rulebook."""
    with running(tmp_path) as server:
        devices = set_up(server.venue)
        devices["organiser-1"] = seated(server.venue, "Organiser", "organiser", "organiser-1")
        for name, kind, overrides in (
            ("long", "longsword", []), ("halberd", "halberd", [{**LATE, "value": "90000"}]),
        ):  # fmt: skip
            add(server, devices, name, "isb-duel", kind, overrides)
        add(server, devices, "mass", "isb-buhurt", "mass-battle", [])
        yield server, devices


def add(server: Server, devices: dict[str, Device], name: str, rulebook: str, kind: str, overrides: list[Any]) -> None:
    """A nomination more."""
    body = {
        "name": name, "rulebook": rulebook, "nomination": kind, "wished": {"overrides": overrides},
        "settings": {"scheme": ["round-robin"], "admission": "elsewhere"},
    }  # fmt: skip
    answer = ask(server, devices["organiser-1"], f"{PATH}/nominations", body)
    assert answer.status_code == 201, answer.text


def lay(server: Server, who: Device, *overrides: Any, seen: Any = (), **more: Any) -> Any:
    """The event's overrides in the duels' rulebook."""
    body = {"rulebook": "isb-duel", "overrides": list(overrides), "seen": list(seen), "dry": False, **more}
    return ask(server, who, f"{PATH}/overrides", body)


def late(server: Server, name: str) -> int:
    """After how many ms one is late in a nomination, as the programme lists it and as the nomination knows it."""
    listed = server.venue.look("programme").nominations[name]
    pinned = server.venue.library.pinned(listed.rules.content).rules.late
    held = server.venue.look(f"nomination/{name}").rules.late
    assert pinned is not None
    assert pinned == held
    return int(pinned.after)


def audited(server: Server, who: Device) -> list[str]:
    """What the audit says of the programme, however often it pauses in looking."""
    told: list[str] = []
    before = 0
    while True:
        page = ask(server, who, f"/api/office/audit?kind=programme&before={before}").json()
        told += [row["said"]["en"] for row in page["rows"]]
        before = page["before"]
        if not before:
            return told


def test_they_hold_in_every_nomination_but_where_it_has_its_own(house: Any) -> None:
    server, devices = house
    boss = devices["organiser-1"]
    seen = lay(server, boss, LATE, dry=True).json()["nominations"]
    assert {one["name"]: [change["path"] for change in one["preview"]["changes"]] for one in seen} == {
        "long": ["late.after"], "halberd": [],
    }  # fmt: skip
    assert late(server, "long") == 180_000, "looking changes nothing"
    assert lay(server, boss, LATE).status_code == 200
    assert (late(server, "long"), late(server, "halberd")) == (60_000, 90_000)
    scene = build(server.venue, "event")
    shown = {one.name: [(each.path, each.event) for each in one.overrides] for one in scene.nominations}  # type: ignore[union-attr]
    assert shown == {"long": [("late.after", True)], "halberd": [("late.after", False)], "mass": []}
    (duels, _) = scene.laid  # type: ignore[union-attr]
    assert [(one.path, one.old, one.new, one.number) for one in duels.overrides] == [
        ("late.after", "180000", "60000", "A12")
    ]
    add(server, devices, "sabre", "isb-duel", "sword-shield", [])
    assert late(server, "sabre") == 60_000, "a nomination that comes later too"
    assert lay(server, boss, seen=[LATE]).status_code == 200
    assert (late(server, "long"), late(server, "sabre"), late(server, "halberd")) == (180_000, 180_000, 90_000)


def test_a_nominations_own_rules_are_changed_without_losing_them(house: Any) -> None:
    server, devices = house
    boss = devices["organiser-1"]
    lay(server, boss, LATE)
    listed = server.venue.look("programme").nominations["long"]
    own = {
        "path": "clock.limit",
        "value": "60000",
        "replaces": "isb-duel.longsword.duration",
        "reason": "Short.",
        "by": "X",
    }
    body = {"overrides": [own], "panel": 4, "seen": listed.rules.content}
    answer = ask(server, boss, f"{PATH}/nominations/long/rules", body)
    assert answer.status_code == 200, answer.text
    rules = server.venue.library.pinned(server.venue.look("programme").nominations["long"].rules.content)
    assert ([one.path for one in rules.own], rules.event_wide) == (["clock.limit"], ("late.after",))
    assert late(server, "long") == 60_000


def test_a_drawn_nomination_takes_them_for_the_contests_not_yet_called(house: Any) -> None:
    server, devices = house
    desk, boss = devices["secretary-1"], devices["organiser-1"]
    for name in ("Invented Ada", "Invented Ben"):
        ask(server, desk, "/api/office/check-in", {"shown": enter(server, desk, name, takes=["long"])})
    submit(server.venue, "nomination/long", ncmd.Draw(seed="winter"))
    assert lay(server, boss, LATE, reason="The hall closes early.").status_code == 200
    assert late(server, "long") == 60_000
    texts = audited(server, boss)
    assert "Overrides of the whole event in isb-duel: late.after = 60000." in texts


def test_of_two_organisers_the_second_is_refused_and_nobody_else_may(house: Any) -> None:
    server, devices = house
    boss = devices["organiser-1"]
    assert lay(server, boss, LATE).status_code == 200
    again = lay(server, boss, {**LATE, "value": "30000"})
    assert (again.status_code, again.json()["said"]["code"]) == (409, "programme-overrides-meanwhile")
    assert late(server, "long") == 60_000
    assert lay(server, devices["secretary-1"], LATE, seen=[LATE]).status_code == 403
    wrong = lay(server, boss, {**LATE, "path": "late.nothing"}, seen=[LATE])
    assert (wrong.status_code, wrong.json()["reasons"][0]["said"]["code"]) == (422, "rules-override-path")


def test_the_values_of_a_rulebook_are_told_once_for_each_clause(house: Any) -> None:
    server, devices = house
    found = ask(server, devices["secretary-1"], f"{PATH}/rulebook?rulebook=isb-duel").json()
    rows = [(row["path"], tuple(row["cites"])) for row in found["values"]]
    assert len(rows) == len(set(rows))
    assert ("late.after", ("isb-duel.late",)) in rows
    clauses = {cites for path, cites in rows if path == "clock.limit"}
    assert ("isb-duel.longsword.duration", "isb-duel.end.longsword") in clauses
    assert len(clauses) > 1, "a value that rests on another clause elsewhere is told apart"
