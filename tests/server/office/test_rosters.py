"""A team's roster reaches the contest it fights: its fighters by name and number, its reserves apart."""

from __future__ import annotations

from typing import Any

from hofmarshal.desk.event_programme import nomination_stream
from hofmarshal.rules.notes import Refusal
from hofmarshal.server.event import open_command
from hofmarshal.tournament import commands as ncmd
from tests.server.office.entry_rig import ask, enter, nomination
from tests.server.rig import running, set_up, submit


def test_the_bout_of_two_teams_is_opened_with_their_rosters(tmp_path: Any) -> None:
    with running(tmp_path) as server:
        desk = set_up(server.venue)["secretary-1"]
        nomination(server, "mass", "isb-buhurt", "mass-battle", admission="elsewhere", scheme=("round-robin",))
        teams = [enter(server, desk, name, name, takes=["mass"]) for name in ("Boars", "Bears")]
        fighters = [enter(server, desk, f"Boar {n}", "Boars") for n in range(3)]
        members = [
            {"entry": one, "number": 7 + n, "captain": n == 0, "reserve": n == 2} for n, one in enumerate(fighters)
        ]
        form = {"nomination": "mass", "team": teams[0], "members": members, "before": []}
        assert ask(server, desk, "/api/office/rosters", form).status_code == 200
        for team in teams:
            ask(server, desk, "/api/office/check-in", {"shown": team})
        submit(server.venue, nomination_stream("mass"), ncmd.Compose(groups=(tuple(teams),)))
        state = server.venue.look(nomination_stream("mass"))
        stage = next(iter(state.stages))
        opened = open_command(
            f"contest/mass/{stage}-A-1", server.venue.festival.facts, server.venue.desk.state
        )  # fmt: skip
        assert not isinstance(opened, Refusal | None), opened
        side = "red" if opened.red == teams[0] else "blue"
        mine = [one for one in opened.fighters if one.side == side]
        assert [(one.entry, one.number, one.main) for one in mine] == [
            (fighters[0], 7, True), (fighters[1], 8, True), (fighters[2], 9, False),
        ]  # fmt: skip
        assert all(not one.name for one in mine), "names stay out of the journal"
        others = [one for one in opened.fighters if one.side != side]
        assert len(others) == 21, "a team nobody has named is numbered"
