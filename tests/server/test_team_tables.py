"""Teams are ranked by rating points, and by round points only where those are equal: from the ring to the exported folder.

Four teams fight everybody against everybody. The Wolves beat the Owls, the Foxes and nobody else; the Owls beat the Foxes
and the Bears; the Foxes beat the Bears by far, and win a round of every battle they lose; the Bears beat the Wolves.
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from hofmarshal.desk.event_programme import nomination_stream
from hofmarshal.exchange.group_papers import group_page
from hofmarshal.exchange.nomination_folder import run_nomination
from hofmarshal.server.office.gathered import gather
from hofmarshal.tournament.places import final_places
from tests.server.captain_rig import Teams
from tests.server.office.entry_rig import ask
from tests.server.rig import running, seated

RESULTS = "/api/office/results"
WOLVES, OWLS, FOXES, BEARS = "21", "22", "23", "24"

BATTLES = {
    (WOLVES, OWLS): (WOLVES, 1, 0), (WOLVES, FOXES): (WOLVES, 1, 5), (BEARS, WOLVES): (BEARS, 1, 0),
    (OWLS, FOXES): (OWLS, 3, 5), (OWLS, BEARS): (OWLS, 3, 0), (FOXES, BEARS): (FOXES, 5, 0),
}  # fmt: skip
"""Who won, how many of his stood at the end of each of his two rounds, how many of the loser's in a round of theirs."""

RATING = {WOLVES: 2, OWLS: 2, FOXES: 1, BEARS: 1}
ROUND_POINTS = {WOLVES: 4, OWLS: 12, FOXES: 20, BEARS: 2}
PLACES = [(OWLS, 1), (WOLVES, 2), (FOXES, 3), (BEARS, 4)]
"""isb-buhurt.points: the Foxes' 20 round points lift them over nobody who won more battles; isb-buhurt.tiebreak: the Owls
stand before the Wolves by theirs, though the Wolves beat them."""


class Battles:
    """The nomination `five`, whose battles are fought by devices over HTTP."""

    def __init__(self, teams: Teams) -> None:
        self.teams = teams
        venue = teams.server.venue
        self.judges = {
            ring: seated(venue, f"Judge {ring}", "field-judge", "field-judge-1", ring) for ring in ("1", "2")
        }

    def fight(self, stream: str, red: str, blue: str) -> None:
        """A battle as `BATTLES` has it."""
        winner, left, theirs = BATTLES.get((red, blue)) or BATTLES[blue, red]
        side, other = ("red", "blue") if winner == red else ("blue", "red")
        self.teams.call(stream)
        for one in ("red", "blue"):
            self.say(stream, {"type": "ready", "side": one})
        for wins, stand in ([(other, theirs)] if theirs else []) + [(side, left), (side, left)]:
            self.round(stream, wins, stand)
        self.say(stream, {"type": "sign"})
        self.say(stream, {"type": "announce"})

    def round(self, stream: str, wins: str, stand: int) -> None:
        """A round in which all of one side go out, and of the other all but `stand`."""
        self.say(stream, {"type": "start"})
        loses = "blue" if wins == "red" else "red"
        for number in range(stand + 1, 6):
            self.say(stream, {"type": "out", "fighter": f"{wins}-{number}"}, judge=True)
        for number in range(1, 6):
            self.say(stream, {"type": "out", "fighter": f"{loses}-{number}"}, judge=True)
        self.say(stream, {"type": "rule", "winner": wins})

    def say(self, stream: str, command: dict[str, Any], *, judge: bool = False) -> None:
        opened = self.teams.server.venue.festival.facts.opened(stream)
        assert opened is not None
        device = (self.judges if judge else self.teams.hofmarshals)[opened.ring]
        answer = self.teams.give(device, stream, command)
        assert answer.get("status") == "done", (command, answer)


@pytest.fixture(scope="module")
def teams(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Teams]:
    with running(tmp_path_factory.mktemp("data")) as server:
        made = Teams(server)
        battles = Battles(made)
        while open_ones := made.bouts("five"):
            battles.fight(*open_ones[0])
        yield made


def scene(teams: Teams, topic: str) -> Any:
    answer = httpx.get(f"{teams.server.url}/api/scenes/{topic}", timeout=30)
    assert answer.status_code == 200, answer.text
    return answer.json()["view"]


def places(teams: Teams) -> list[tuple[str, int | None]]:
    tracks = final_places(teams.server.venue.look(nomination_stream("five")))
    return [(one.entry, one.place) for track in tracks for one in track.places]


def test_the_table_counts_both_and_ranks_by_rating_points_first(teams: Teams) -> None:
    found = scene(teams, "nomination/five")
    (stage,) = found["stages"].values()
    assert [(one["by"], one["cites"]) for one in stage["criteria"]] == [
        ("rating-points", ["isb-buhurt.points"]), ("round-points", ["isb-buhurt.tiebreak"]),
    ]  # fmt: skip
    (group,) = stage["groups"].values()
    rows = {row["entry"]: row for row in group["rows"]}
    assert {entry: row["figures"].get("rating_points", 0) for entry, row in rows.items()} == RATING
    assert {entry: row["figures"].get("round_points", 0) for entry, row in rows.items()} == ROUND_POINTS
    assert [(row["entry"], row["place"]) for row in group["rows"]] == PLACES
    assert found["team"]
    assert places(teams) == PLACES


def test_a_battle_is_told_by_rounds_won(teams: Teams) -> None:
    """isb-buhurt.to-two: two rounds win a battle, whoever stood in them."""
    bouts = scene(teams, "nomination/five")["bouts"].values()
    foxes_wolves = next(one for one in bouts if {one["red"], one["blue"]} == {FOXES, WOLVES})
    score = {foxes_wolves["red"]: foxes_wolves["red_score"], foxes_wolves["blue"]: foxes_wolves["blue_score"]}
    assert score == {WOLVES: 2, FOXES: 1}
    assert foxes_wolves[foxes_wolves["winner"]] == WOLVES


@pytest.mark.parametrize(
    ("entry", "last", "clause"),
    [
        (OWLS, "Round points: 12", "isb-buhurt.tiebreak"),
        (WOLVES, "Round points: 4", "isb-buhurt.tiebreak"),
        (FOXES, "Round points: 20", "isb-buhurt.tiebreak"),
    ],
)
def test_every_place_says_why_by_its_clause(teams: Teams, entry: str, last: str, clause: str) -> None:
    (row,) = scene(teams, f"nomination/five/why/{entry}")["rows"]
    first, *_, tie = row["reasons"]
    assert first["en"].startswith(f"Rating points: {RATING[entry]}")
    assert first["cites"] == ["isb-buhurt.points"]
    assert tie["en"].startswith(last)
    assert tie["cites"] == [clause]


def test_the_exported_folder_runs_to_the_same_places(teams: Teams, tmp_path: Path) -> None:
    answer = ask(teams.server, teams.desk, f"{RESULTS}/folder/five.zip")
    assert answer.status_code == 200, answer.text
    folder = tmp_path / "five"
    with zipfile.ZipFile(io.BytesIO(answer.content)) as packed:
        packed.extractall(folder)
    home = next(folder.rglob("nomination.yaml")).parent
    report = run_nomination(home)
    assert not report.failed
    assert [(one.entry, one.place) for track in report.report.places for one in track.places] == PLACES


def test_results_and_papers_show_both_columns(teams: Teams) -> None:
    table = ask(teams.server, teams.desk, f"{RESULTS}/table/groups?lang=en&nomination=five").json()
    keys = [column["key"] for column in table["columns"]]
    at = [keys.index(key) for key in ("entry", "place", "rating-points", "round-points")]
    shown = [tuple(row[place] for place in at) for row in table["rows"]]
    assert shown == [(entry, place, RATING[entry], ROUND_POINTS[entry]) for entry, place in PLACES]
    duels = ask(teams.server, teams.desk, f"{RESULTS}/table/groups?lang=en&nomination=duel").json()
    assert all(row[at[2]] is None for row in duels["rows"])  # longsword knows no rating points


def test_the_public_files_and_the_paper_say_what_places_rest_on(teams: Teams) -> None:
    venue = teams.server.venue
    event = gather(venue, venue.scene, venue.library)
    one = next(it for it in event.nominations if it.nomination == "five")
    (stage,) = one.stages.values()
    (group,) = stage.groups.values()
    page = group_page(one, stage, group, "en")
    assert page["sums"] == ["Rating", "Rounds", "Place"]
    sums = {it["name"]: it["sums"] for it in page["entries"]}
    assert sums["Fancied Foxes"] == ["1", "20", "3"]
    assert sums["Made-up Owls"] == ["2", "12", "1"]
    (note,) = page["notes"]
    numbers = [one.clauses[f"isb-buhurt.{name}"].number for name in ("points", "tiebreak")]
    assert all(f"({number})" in note for number in numbers), note
    reasons = one.tracks[0].places[OWLS].why
    assert [clause for said in reasons for clause in said.cites] == ["isb-buhurt.points", "isb-buhurt.tiebreak"]
    site = ask(teams.server, teams.desk, f"{RESULTS}/file/site.zip?lang=en")
    with zipfile.ZipFile(io.BytesIO(site.content)) as packed:
        pages = b"".join(packed.read(name) for name in packed.namelist() if "five" in name).decode()
    assert "Round points" in pages
    assert "equal rating points" in pages
    assert ask(teams.server, teams.desk, f"{RESULTS}/paper/groups.pdf?lang=uk").content.startswith(b"%PDF")
