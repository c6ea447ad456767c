"""Clubs spelled twice: found, made one everywhere, or remembered to be two."""

from __future__ import annotations

from typing import Any

from hofmarshal.server.scenes.build import build
from tests.server.office.entry_rig import ask, enter, entries_of, nomination
from tests.server.rig import running, set_up


def test_clubs_are_made_one_in_the_list_and_in_the_nominations(tmp_path: Any) -> None:
    with running(tmp_path) as server:
        desk = set_up(server.venue)["secretary-1"]
        nomination(server, "long", "isb-duel", "longsword")
        names = ["Wolves Kyiv", "Wolves Kyiv", "Wolves Kiyv", "Клуб «Wolves Kyiv»", "Foxes 1", "Foxes 2"]
        codes = [enter(server, desk, f"Fighter {n}", club, takes=["long"]) for n, club in enumerate(names)]
        found = ask(server, desk, "/api/office/clubs").json()
        assert {frozenset(pair) for pair in found["near"]} == {
            frozenset(("Wolves Kyiv", "Wolves Kiyv")), frozenset(("Wolves Kyiv", "Клуб «Wolves Kyiv»")),
            frozenset(("Wolves Kiyv", "Клуб «Wolves Kyiv»")),
        }  # fmt: skip
        assert found["near"][0][0] == "Wolves Kyiv", "the more frequent first"
        merge = {"clubs": ["Wolves Kiyv", "Клуб «Wolves Kyiv»"], "into": "Wolves Kyiv"}
        assert ask(server, desk, "/api/office/clubs/merge", merge).json() == {"people": 2}
        assert ask(server, desk, "/api/office/clubs/merge", merge).json() == {"people": 0}, "once more changes nothing"
        people: Any = build(server.venue, "entries").people  # type: ignore[union-attr]
        assert {people[one].club for one in codes[:4]} == {"Wolves Kyiv"}
        kept = entries_of(server, "long")
        assert len({kept[one].club for one in codes[:4]}) == 1, "the draw keeps them apart as one club"
        assert ask(server, desk, "/api/office/clubs").json()["near"] == []


def test_two_clubs_may_be_two(tmp_path: Any) -> None:
    with running(tmp_path) as server:
        devices = set_up(server.venue)
        desk = devices["secretary-1"]
        nomination(server, "long", "isb-duel", "longsword")
        enter(server, desk, "Ada", "Ravens", takes=["long"])
        enter(server, desk, "Bo", "Raven", takes=["long"])
        (pair,) = ask(server, desk, "/api/office/clubs").json()["near"]
        apart = {"first": pair[0], "second": pair[1]}
        assert ask(server, devices["hofmarshal"], "/api/office/clubs/apart", apart).status_code == 403
        assert ask(server, desk, "/api/office/clubs/apart", apart).status_code == 200
        assert ask(server, desk, "/api/office/clubs").json()["near"] == []
        unknown = ask(server, desk, "/api/office/clubs/merge", {"clubs": ["Nobody"], "into": "No one"})
        assert unknown.status_code == 404
