"""The scenes of a nomination: tables with reasons, bouts, brackets with byes and a third place, what its desk sees."""

from __future__ import annotations

import msgspec
import pytest

from hofmarshal.live.merge import apply, diff
from hofmarshal.server.people import Person
from hofmarshal.server.scenes.build import affected
from hofmarshal.server.scenes.model import BoutScene
from hofmarshal.tournament import commands as cmd
from hofmarshal.tournament import programme_words as w
from hofmarshal.tournament.commands import Score
from hofmarshal.tournament.state import Settings
from tests.server.event_world import MemoryWorld

SHIELDS = "nomination/shields"


def record(world: MemoryWorld, stream: str, bout: str, red: int, blue: int, reason: str = "") -> None:
    """A result of the bout as the secretary types it."""
    score = Score(bout=bout, red_score=red, blue_score=blue)
    world.done(stream, cmd.Record(result=score, reason=reason), "secretary")


def bout_of(world: MemoryWorld, stream: str, one: str, other: str) -> str:
    """The bout between two in the nomination's scene."""
    bouts: dict[str, BoutScene] = world.scene(stream).bouts
    return next(key for key, b in bouts.items() if {b.red, b.blue} == {one, other} and not b.extra)


def wins(world: MemoryWorld, stream: str, winner: str, loser: str, points: int = 5, reason: str = "") -> None:
    """Record that the first beat the second, `points` to 1."""
    key = bout_of(world, stream, winner, loser)
    first = world.scene(stream).bouts[key].red == winner
    record(world, stream, key, *((points, 1) if first else (1, points)), reason)


@pytest.fixture
def world() -> MemoryWorld:
    """Four of Щит-Меч in one final group."""
    made = MemoryWorld()
    made.ring("1")
    made.done("programme", w.NameEvent(name="Winter Lists"))
    made.nomination("shields", "shchyt-mech", "shchyt-mech", ("11", "12", "13", "14"), rings=("1",))
    return made


def knockout(count: int, **more: object) -> MemoryWorld:
    """Longsword as an elimination with a bout for the third place."""
    made = MemoryWorld()
    made.ring("1")
    settings = Settings(scheme=("elimination", "third-place"))
    entries = [f"{number:02}" for number in range(1, count + 1)]
    made.people.keep(Person(entry=entry, name=f"Invented {entry}") for entry in entries)
    made.nomination("swords", "isb-duel", "longsword", entries, settings=settings, **more)
    return made


def test_a_table_has_its_places_and_anyone_may_ask_for_their_reasons(world: MemoryWorld) -> None:
    """sm.12.8: wins first; level in wins, the bout between the two decides (sm.12.8.1)."""
    for winner, loser in (("11", "12"), ("11", "13"), ("14", "11"), ("12", "13"), ("12", "14"), ("13", "14")):
        wins(world, SHIELDS, winner, loser)
    scene = world.scene(SHIELDS)
    group = scene.stages["final"].groups["A"]
    assert [(row.entry, row.place, row.figures.wins) for row in group.rows] == [
        ("11", 1, 2), ("12", 2, 2), ("13", 3, 1), ("14", 3 + 1, 1),
    ]  # fmt: skip
    assert [one.by for one in scene.stages["final"].criteria][:2] == ["wins", "head-to-head"]
    assert scene.stages["final"].criteria[1].cites == ("sm.12.8.1",)
    why = world.scene(f"{SHIELDS}/why/11")
    (row,) = why.rows
    assert (why.name, row.stage, row.group, row.place) == ("Halina Voron", "final", "A", 1)
    assert [clause for one in row.reasons for clause in one.cites] == ["sm.12.8.wins", "sm.12.8.1"]
    assert "Bohdan Lys (0)" in row.reasons[1].en
    assert "Bohdan Lys (0)" in row.reasons[1].uk
    assert (why.place, why.shared) == (1, False)
    assert why.final[0].code == "nomination-place-table"
    assert world.scene(f"{SHIELDS}/why/99") is None


def test_bouts_are_told_once_with_how_each_came_to_its_result(world: MemoryWorld) -> None:
    wins(world, SHIELDS, "11", "12")
    wins(world, SHIELDS, "13", "14")
    key = bout_of(world, SHIELDS, "13", "14")
    wins(world, SHIELDS, "14", "13", reason="sides mixed up")
    world.done(SHIELDS, cmd.Withdraw(entry="14", reason="knee"), "secretary")
    scene = world.scene(SHIELDS)
    assert list(scene.stages["final"].groups["A"].bouts) == list(scene.bouts)
    corrected = scene.bouts[key]
    assert (corrected.state, corrected.revision) == ("fought", 1)
    states = {key: bout.state for key, bout in scene.bouts.items()}
    assert sorted(states.values()) == ["default", "default", "fought", "fought", "open", "open"]
    gone = scene.people["14"]
    assert (gone.state, gone.why.cites) == ("withdrawn", ("sm.two-dq",))
    assert "knee" in gone.why.en
    defaults = [bout for bout in scene.bouts.values() if bout.state == "default"]
    assert all("14" not in ((b.red if b.winner == "red" else b.blue),) and b.winner for b in defaults)


def test_one_more_result_is_a_small_patch(world: MemoryWorld) -> None:
    before = world.scene(SHIELDS)
    wins(world, SHIELDS, "11", "12")
    after = world.scene(SHIELDS)
    patch = diff(before, after)
    assert set(patch) == {"stages", "bouts"}
    assert len(patch["bouts"]) == 1
    assert len(msgspec.json.encode(patch)) < 1000
    plain = msgspec.to_builtins(after)
    assert (
        apply(apply({}, msgspec.to_builtins(before)), msgspec.to_builtins(patch))["bouts"].keys()
        == plain["bouts"].keys()
    )


def test_a_tie_for_a_place_is_told_and_what_the_desk_does_about_it(world: MemoryWorld) -> None:
    """sm.12.8.3: three level in wins, among each other and in points fight extra bouts."""
    for winner, loser in (("11", "12"), ("12", "13"), ("13", "11"), ("11", "14"), ("12", "14"), ("13", "14")):
        wins(world, SHIELDS, winner, loser)
    group = world.scene(SHIELDS).stages["final"].groups["A"]
    (tie,) = group.ties
    assert (tie.entries, tie.place, tie.decides, tie.extra) == (("11", "12", "13"), 1, True, True)
    desk = world.scene(f"{SHIELDS}/office")
    assert [(step.what, step.stage) for step in desk.steps] == [("extra", "final")]
    (wanted,) = desk.ties
    assert (wanted.how, wanted.pairs) == ("extra", (("11", "12"), ("11", "13"), ("12", "13")))
    assert wanted.cites == ("sm.12.8.3",)
    world.done(SHIELDS, cmd.ScheduleExtra(stage="final"), "secretary")
    scene = world.scene(SHIELDS)
    extra = [key for key in scene.stages["final"].groups["A"].bouts if scene.bouts[key].extra]
    assert len(extra) == 3
    assert world.scene(f"{SHIELDS}/office").steps[0].what == "fight"


def test_the_list_tells_how_far_each_nomination_has_come(world: MemoryWorld) -> None:
    wins(world, SHIELDS, "11", "12")
    (row,) = world.scene("nominations").nominations
    assert (row.nomination, row.phase, row.entries, row.bouts, row.done) == ("shields", "fighting", 4, 6, 1)
    assert row.title.uk == "Щит-Меч"


def test_the_end_of_all_bouts_asks_for_the_signature_and_a_correction_for_a_new_one(world: MemoryWorld) -> None:
    for winner, loser in (("11", "12"), ("11", "13"), ("11", "14"), ("12", "13"), ("12", "14"), ("13", "14")):
        wins(world, SHIELDS, winner, loser)
    assert world.scene(f"{SHIELDS}/office").steps[0].what == "sign"
    world.done(SHIELDS, cmd.Sign(), "organiser")
    scene = world.scene(SHIELDS)
    assert (scene.phase, scene.tracks[0].signed) == ("signed", True)
    assert {entry: row.medal for entry, row in scene.tracks[0].places.items() if row.medal} == {
        "11": "gold", "12": "silver", "13": "bronze",
    }  # fmt: skip
    wins(world, SHIELDS, "12", "11", points=9, reason="the sheet was read wrongly")
    assert world.scene(SHIELDS).phase == "over"
    assert world.scene(f"{SHIELDS}/office").steps[0].what == "sign"


def test_a_nomination_of_the_event_changes_its_own_topics(world: MemoryWorld) -> None:
    changed = set(affected(world, SHIELDS))
    assert {"nominations", SHIELDS, f"{SHIELDS}/office", f"{SHIELDS}/why/11"} <= changed
    assert {SHIELDS, "nominations"} <= set(affected(world, "programme"))
    assert world.scene("nomination/none") is None
    assert world.scene(f"{SHIELDS}/nothing") is None


def test_a_stage_that_would_put_nobody_out_is_passed_over_and_the_desk_is_told() -> None:
    """Two groups of which two each go on: four finalists need no semi-final, though its groups may be chosen all the same."""
    world = MemoryWorld()
    world.ring("1")
    world.nomination("many", "shchyt-mech", "shchyt-mech", [f"{n:02}" for n in range(1, 13)])
    scene = world.scene("nomination/many")
    for key, bout in scene.bouts.items():
        red, blue = (5, 2) if bout.red < bout.blue else (2, 5)
        record(world, "nomination/many", key, red, blue)
    (step,) = world.scene("nomination/many/office").steps
    assert (step.what, step.stage, step.next, step.groups) == ("promote", "qualifying", "final", True)


def test_a_bracket_is_drawn_to_its_end_before_it_is_fought() -> None:
    """Six: two byes, two bouts, semi-finals, a final and a bout for the third place, each knowing where its sides come from."""
    world = knockout(6)
    (bracket,) = world.scene("nomination/swords").brackets
    assert (bracket.linked, [r.size for r in bracket.rounds]) == (True, [8, 4, 2])
    first, semi, final = bracket.rounds
    assert [bool(cell.bout) for cell in first.cells] == [False, True, False, True]
    assert [cell.winner for cell in first.cells] == ["red", "", "red", ""]
    assert (semi.stage, [(c.red.cell, c.blue.cell) for c in semi.cells]) == ("", [("8-1", "8-2"), ("8-3", "8-4")])
    assert [(c.cell, c.third, c.red.cell, c.red.loser) for c in final.cells] == [
        ("2-1", False, "4-1", False), ("third", True, "4-1", True),
    ]  # fmt: skip


def play_round(world: MemoryWorld) -> None:
    """All open bouts of the latest stage are won by the entry with the lower number."""
    scene = world.scene("nomination/swords")
    for key, bout in scene.bouts.items():
        if bout.state == "open":
            red, blue = (5, 2) if bout.red < bout.blue else (2, 5)
            record(world, "nomination/swords", key, red, blue)


def test_winners_go_on_in_the_bracket_and_losers_of_the_semi_finals_meet() -> None:
    world = knockout(6)
    for _ in (1, 2):
        play_round(world)
        step = world.scene("nomination/swords/office").steps[0]
        assert (step.what, step.next, step.why) == ("promote", "elimination", ())
        world.done("nomination/swords", cmd.Promote(), "secretary")
    play_round(world)
    (bracket,) = world.scene("nomination/swords").brackets
    final, third = bracket.rounds[-1].cells
    for round_, before in zip(bracket.rounds[1:], bracket.rounds, strict=False):
        came = {cell.cell: cell for cell in before.cells}
        for cell in round_.cells:
            for slot in (cell.red, cell.blue):
                source = came[slot.cell]
                sides = {"red": source.red.entry, "blue": source.blue.entry}
                winner = sides.pop(source.winner)
                assert slot.entry == (winner if not slot.loser else next(iter(sides.values())))
    assert final.red.entry in ("01", "02") or final.blue.entry in ("01", "02")
    assert (third.third, bool(third.bout), third.winner in ("red", "blue")) == (True, True, True)
    tracks = world.scene("nomination/swords").tracks
    assert sorted(row.place for row in tracks[0].places.values()) == [1, 2, 3, 4, 5, 5]


def test_places_are_told_once_they_are_no_more_fought_for() -> None:
    """Who lost in the first round has his place when the second is composed; the others when all is over."""
    world = knockout(4)
    play_round(world)
    assert world.scene("nomination/swords").tracks[0].places == {}
    loser = next(iter(world.scene("nomination/swords").people))
    assert world.scene(f"nomination/swords/why/{loser}").final == ()
    world.done("nomination/swords", cmd.Promote(), "secretary")
    assert world.scene("nomination/swords").tracks[0].places == {}, "the losers still fight for the third place"
    play_round(world)
    assert len(world.scene("nomination/swords").tracks[0].places) == 4
    six = knockout(6)
    play_round(six)
    six.done("nomination/swords", cmd.Promote(), "secretary")
    assert {row.place for row in six.scene("nomination/swords").tracks[0].places.values()} == {5}


def test_a_correction_disturbs_the_round_after_it_and_the_desk_is_told_who_is_out() -> None:
    world = knockout(4)
    play_round(world)
    world.done("nomination/swords", cmd.Promote(), "secretary")
    scene = world.scene("nomination/swords")
    key = next(key for key, bout in scene.bouts.items() if bout.stage == "elimination-1")
    bout = scene.bouts[key]
    record(world, "nomination/swords", key, bout.blue_score, bout.red_score, reason="sheet turned")
    desk = world.scene("nomination/swords/office")
    assert desk.steps[0].what == "decide"
    (one,) = desk.disturbed
    assert (one.stage, one.started) == ("elimination-2", False)
    assert {note.code for note in one.what} >= {"nomination-disturbs-seat"}
    assert world.scene("nomination/swords").stages["elimination-2"].disturbed
    assert [revision.red_score for revision in desk.revisions[key]] == [bout.red_score, bout.blue_score]


def test_rounds_paired_by_a_new_lot_lead_nowhere() -> None:
    """u.2.3: pairs by lot in every round."""
    world = MemoryWorld()
    world.ring("1")
    world.nomination("free", "ulozhenie", "free-duel", [f"{n:02}" for n in range(1, 6)])
    (bracket,) = world.scene("nomination/free").brackets
    assert (bracket.linked, len(bracket.rounds), len(bracket.rounds[0].cells)) == (False, 1, 3)
    assert sum(cell.blue.bye for cell in bracket.rounds[0].cells) == 1
    scene = world.scene("nomination/free")
    assert scene.stages["pairs-by-lot-1"].halves, "a duel of hits counts halves"
    assert all(bout.halves for bout in scene.bouts.values())
