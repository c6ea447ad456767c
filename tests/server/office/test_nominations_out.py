"""A nomination leaves an event as a folder that `hofmarshal run` plays to the same tables and places."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import get_args

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings

from hofmarshal.contest import commands as cmd
from hofmarshal.exchange.books import packaged
from hofmarshal.exchange.nomination_export import Exported, export_nomination
from hofmarshal.exchange.nomination_folder import run_nomination
from hofmarshal.exchange.replaying import CANDIDATES
from hofmarshal.rules.play_blocks import Side
from hofmarshal.server.content import pinned_of
from hofmarshal.server.event_add import Desk, add_folder
from hofmarshal.server.office.nominations_out import EventOut
from hofmarshal.text import say
from hofmarshal.tournament import commands as ncmd
from hofmarshal.tournament import events as ev
from hofmarshal.tournament import programme_words as w
from hofmarshal.tournament.commands import Score
from hofmarshal.tournament.entries import Entry
from hofmarshal.tournament.lot import commit
from hofmarshal.tournament.places import final_places
from hofmarshal.tournament.programme import contest_stream
from hofmarshal.tournament.queue import open_bouts
from hofmarshal.tournament.state import Settings
from tests.server import test_event_day as day
from tests.server.event_world import MemoryWorld

replace = msgspec.structs.replace
EXAMPLE = Path(__file__).parents[3] / "examples" / "shchyt-mech-23"


def exported(world: MemoryWorld, name: str, into: Path, lang: str = "en") -> Exported:
    out = EventOut(world.journal, world.facts, world.look, world.person)
    into.mkdir(exist_ok=True)
    return export_nomination(out.source(name), into, lang)


def desk(world: MemoryWorld) -> Desk:
    return Desk(world.desk.submit, world.look, world.now, world.library, world.people)


def placed(world: MemoryWorld, name: str) -> list[tuple[str, int | None, str]]:
    tracks = final_places(world.look(f"nomination/{name}"))
    return [(one.entry, one.place, one.medal) for track in tracks for one in track.places]


def run_places(folder: Path) -> list[tuple[str, int | None, str]]:
    report = run_nomination(folder).report
    return [(one.entry, one.place, one.medal) for track in report.places for one in track.places]


def fight(world: MemoryWorld, name: str, winner: Side = "red", *, breach: bool = False) -> str:
    """Fight the next open bout of a nomination to the end; its name."""
    planned = open_bouts(world.look(f"nomination/{name}"))[0].bout
    attempt = 2 if planned.bout in world.look(f"nomination/{name}").bouts else 1
    stream = contest_stream(name, planned.bout, attempt)
    world.at += 60_000
    world.open(stream)
    for command in (cmd.Call(), cmd.Ready(side="red"), cmd.Ready(side="blue"), cmd.Start()):
        world.at += 1000
        world.done(stream, command)
    if breach:
        world.at += 1000
        world.done(stream, cmd.Halt())
        world.done(stream, cmd.Breach(fighter="red", clause="isb-buhurt.forbidden.thrust"))
        world.done(stream, cmd.Start())
    world.at += 2000
    world.done(stream, cmd.Hit(by=winner, zone="head", grip="two-handed"))
    world.at += 2000
    for ended in (cmd.Stop(), cmd.Sign(), cmd.Announce()):
        world.done(stream, ended)
    return planned.bout


def test_the_example_goes_through_an_event_and_out_again_to_the_same_places(tmp_path: Path) -> None:
    world = MemoryWorld()
    world.at = 1_764_500_000_000
    add_folder(EXAMPLE, desk(world), name="shields")
    found = exported(world, "shields", tmp_path / "out")
    assert found.same, [say(one) for one in found.notes]
    assert run_places(tmp_path / "out") == run_places(EXAMPLE) == placed(world, "shields")
    report = run_nomination(tmp_path / "out")
    assert (report.report.final, report.report.signed, report.failed) == (True, True, False)
    text = b"".join(found.files.values()).decode()
    assert "Мечислав Вигаданко" in text  # a folder is for people
    assert "examples/" not in text


def duels(world: MemoryWorld) -> None:
    world.at = 1_764_500_000_000
    world.ring("1")
    world.nomination("duels", "isb-duel", "longsword", day.ENTRIES)


def test_bouts_fought_at_the_rings_go_out_as_protocols(tmp_path: Path) -> None:
    world = MemoryWorld()
    duels(world)
    names = [fight(world, "duels", "red" if n % 2 else "blue", breach=n == 1) for n in range(4)]
    found = exported(world, "duels", tmp_path / "out", "uk")
    assert (found.same, found.notes) == (True, ()), [say(one) for one in found.notes]
    assert [f"bouts/00{n}-{bout}.yaml" for n, bout in enumerate(names, 1)] == [
        one for one in found.files if one.startswith("bouts/")
    ]
    assert run_places(tmp_path / "out") == placed(world, "duels")
    assert "жеребкування" in found.files["nomination.yaml"].decode()


def to_ten(world: MemoryWorld, name: str, winner: Side, bout: str) -> None:
    """Fight a bout of Щит-Меч: clear blows to the head until ten (sm.to-ten)."""
    stream = contest_stream(name, bout)
    world.at += 60_000
    world.open(stream)
    for command in (cmd.Call(), cmd.Ready(side="red"), cmd.Ready(side="blue"), cmd.Start()):
        world.at += 1000
        world.done(stream, command)
    for _ in range(5):
        world.at += 1000
        world.done(stream, cmd.Hit(by=winner, zone="head"))
    for ended in (cmd.Sign(), cmd.Announce()):
        world.done(stream, ended)


def test_extra_bouts_fought_at_the_rings_go_out_as_protocols(tmp_path: Path) -> None:
    """sm.12.8.3: three are level, and fight each other once more; a protocol cannot say that it is of an extra bout."""
    world = MemoryWorld()
    world.at = 1_764_500_000_000
    world.ring("1")
    world.nomination("shields", "shchyt-mech", "shchyt-mech", day.ENTRIES, settings=Settings(admission="elsewhere"))
    stream = "nomination/shields"
    beats = {("11", "12"), ("12", "13"), ("13", "11"), ("11", "14"), ("12", "14"), ("13", "14")}
    for _ in range(6):
        one = open_bouts(world.look(stream))[0].bout
        to_ten(world, "shields", "red" if (one.red, one.blue) in beats else "blue", one.bout)
    world.done(stream, ncmd.ScheduleExtra(), "secretary")
    for _ in range(3):
        one = open_bouts(world.look(stream))[0].bout
        assert one.extra
        to_ten(world, "shields", "red" if one.red < one.blue else "blue", one.bout)
    world.done(stream, ncmd.Sign(), "chief")
    assert [entry for entry, _, _ in placed(world, "shields")] == ["11", "12", "13", "14"]
    found = exported(world, "shields", tmp_path / "out")
    assert (found.same, found.notes) == (True, ()), [say(one) for one in found.notes]
    assert sum(one.startswith("bouts/") for one in found.files) == 9
    assert run_places(tmp_path / "out") == placed(world, "shields")


def test_a_correction_a_second_fight_a_protest_and_a_withdrawal_are_in_their_places(tmp_path: Path) -> None:
    world = MemoryWorld()
    duels(world)
    stream = "nomination/duels"
    first, second, third = (fight(world, "duels") for _ in range(3))
    state = world.look(stream)
    red, blue = state.bouts[first].now.red, state.bouts[first].now.blue
    corrected = Score(bout=first, red=red, blue=blue, red_score=1, blue_score=2, winner="blue")
    world.done(stream, ncmd.Record(result=corrected, reason="the horn had gone"), "secretary")
    world.done(stream, ncmd.Void(bout=second, reason="wrong weapon"), "secretary")
    fight(world, "duels", "blue")
    world.done(stream, ncmd.Withdraw(entry="13", reason="knee"), "secretary")
    found = exported(world, "duels", tmp_path / "out")
    assert found.same, [say(one) for one in found.notes]
    assert run_places(tmp_path / "out") == placed(world, "duels")
    table = found.files["bouts.csv"].decode("utf-8-sig").splitlines()
    assert [line.split(",")[0] for line in table] == ["bout", first, second, third, first, second]
    assert "the horn had gone" in table[4]
    assert table[5].endswith("fought again")
    assert f"after: {third}" not in found.files["decisions.yaml"].decode().splitlines()[0]
    assert sum(one.startswith("bouts/") for one in found.files) == 4


def test_a_protest_of_the_event_s_clock_is_told_on_the_folder_s_own(tmp_path: Path) -> None:
    world = MemoryWorld()
    world.at = 1_764_500_000_000
    add_folder(EXAMPLE, desk(world), name="shields")
    decisions = exported(world, "shields", tmp_path / "out").files["decisions.yaml"].decode()
    assert [one for one in ("announced: 0", "t: 180", "t: 600") if one not in decisions] == []


def test_a_protest_about_a_bout_fought_at_a_ring_is_told_without_the_ring(tmp_path: Path) -> None:
    """sm.13.5: upheld by two votes to one, the result is another; whoever plays the folder has no ring to tell of it."""
    world = MemoryWorld()
    world.at = 1_764_500_000_000
    world.ring("1")
    world.nomination("shields", "shchyt-mech", "shchyt-mech", day.ENTRIES, settings=Settings(admission="elsewhere"))
    stream = "nomination/shields"
    one = open_bouts(world.look(stream))[0].bout
    for _ in range(6):
        one = open_bouts(world.look(stream))[0].bout
        to_ten(world, "shields", "red", one.bout)
    lost = world.look(stream).bouts[one.bout].now
    clause = {"clause": "sm.to-ten", "video": "shown"}
    filed = ncmd.Protest(protest="P1", bout=one.bout, entry=lost.blue, t=world.at + 1000, announced=None, **clause)  # type: ignore[arg-type]
    world.done(stream, filed, "secretary")
    assert world.look(stream).protests["P1"].contest == contest_stream("shields", one.bout)
    votes = (
        ncmd.Ballot(seat="judge", uphold=True),
        ncmd.Ballot(seat="judge", uphold=False),
        ncmd.Ballot(seat="hofmarshal", uphold=True),
        ncmd.Ballot(seat="committee", uphold=True),
    )
    result = Score(bout=one.bout, red=lost.red, blue=lost.blue, red_score=8, blue_score=10)
    world.done(
        stream, ncmd.Vote(protest="P1", t=world.at + 2000, votes=votes, then="corrected", result=result), "secretary"
    )
    assert world.look(stream).bouts[one.bout].now.winner == "blue"
    found = exported(world, "shields", tmp_path / "out")
    assert found.same, [say(one) for one in found.notes]
    assert b"contest" not in found.files["decisions.yaml"]
    assert run_places(tmp_path / "out") == placed(world, "shields")
    text = found.files["decisions.yaml"].decode().replace("protest: {", "protest: {contest: contest/nowhere/1, ", 1)
    (tmp_path / "out" / "decisions.yaml").write_text(text, encoding="utf-8")
    assert run_places(tmp_path / "out") == placed(world, "shields"), "a folder that names one has none"


def test_who_was_erased_goes_by_his_number_and_namesakes_are_told_apart(tmp_path: Path) -> None:
    world = MemoryWorld()
    duels(world)
    people = {one.entry: one for one in world.people.all().values()}
    world.people.erase(["11"])
    world.people.keep([type(people["12"])(entry=e, name="Ivan Ivan", club="Foxes") for e in ("13", "14")])
    found = exported(world, "duels", tmp_path / "out")
    assert found.same, [say(one) for one in found.notes]
    table = found.files["entries.csv"].decode("utf-8-sig")
    assert [one for one in ("\n11,11,", "Ivan Ivan (13)", "Ivan Ivan (14)") if one not in table] == []
    assert "Halina" not in table


@pytest.mark.parametrize("name", ["=cmd|' /C calc'!A0", "<b>Bold</b>", "Ш\u2028Щ\x00", "- {a: 1}", '"', "yes"])
def test_hostile_names_are_text_in_every_file(tmp_path: Path, name: str) -> None:
    world = MemoryWorld()
    duels(world)
    world.people.keep([type(world.people.all()["12"])(entry="12", name=name, club=name)])
    fight(world, "duels")
    found = exported(world, "duels", tmp_path / "out")
    assert found.same, [say(one) for one in found.notes]
    assert not found.files["entries.csv"].decode("utf-8-sig").splitlines()[2].startswith("12,=")


def test_rules_and_settings_changed_on_the_way_hold_from_there_on(tmp_path: Path) -> None:
    world = MemoryWorld()
    duels(world)
    first = fight(world, "duels")
    stream = "nomination/duels"
    state = world.look(stream)
    harder = replace(state.rules, clock=replace(state.rules.clock, limit=45_000))
    later = replace(state.settings, rest=120)
    world.done(stream, ncmd.ChangeRules(rules=harder, reason="dusk", settings=later), "secretary")
    fight(world, "duels", "blue")
    found = exported(world, "duels", tmp_path / "out")
    assert found.same, [say(one) for one in found.notes]
    line = next(one for one in found.files["decisions.yaml"].decode().splitlines() if "change-rules" in one)
    assert f"after: {first}" in line
    assert [one for one in ("45000", "rest: 120", "dusk") if one not in line] == []


def test_a_battle_of_teams_goes_out_with_its_rounds(tmp_path: Path) -> None:
    world = MemoryWorld()
    world.at = 1_764_500_000_000
    world.ring("1")
    setting = Settings(scheme=("round-robin",), admission="elsewhere")
    world.nomination("battle", "isb-buhurt", "group-battle", ("11", "12"), settings=setting)
    planned = open_bouts(world.look("nomination/battle"))[0].bout
    stream = contest_stream("battle", planned.bout)
    world.open(stream)
    world.done(stream, cmd.Call(override="no admission here"))
    world.done(stream, cmd.Ready(side="red"))
    world.done(stream, cmd.Ready(side="blue"))
    for _ in range(2):
        world.at += 70_000
        world.done(stream, cmd.Start(override="few"))
        for fighter in [one for one in world.look(stream).setup.fighters if one.startswith("blue")]:
            world.at += 1000
            world.done(stream, cmd.Out(fighter=fighter, cause="isb-buhurt.out.third-support"))
        world.at += 1000
        world.give(stream, cmd.Stop())
        world.done(stream, cmd.Rule(winner="red"))
    world.done(stream, cmd.Sign())
    found = exported(world, "battle", tmp_path / "out")
    assert (found.same, found.notes) == (True, ()), [say(one) for one in found.notes]
    (protocol,) = [data.decode() for file, data in found.files.items() if file.startswith("bouts/")]
    assert f'entry: "{planned.red}"' in protocol
    assert protocol.count(world.people.all()[planned.red].name) == 1  # the team's name, not its fighters'


def test_every_event_of_a_nomination_can_be_told_by_a_folder() -> None:
    """A new kind of event must be thought of here too; a call matters only where rules change."""
    assert set(get_args(ev.AnyEvent)) - set(CANDIDATES) == {ev.Called}


def test_a_second_hash_and_its_reason_are_told(tmp_path: Path) -> None:
    world = MemoryWorld()
    world.at = 1_764_500_000_000
    world.ring("1")
    pinned = pinned_of(packaged()["isb-duel"], "longsword", packaged())
    rules = world.library.keep(pinned)
    added = w.AddNomination(
        name="duels", rules=rules, text=world.library.text(rules.content), ladder=pinned.rules.ladder
    )
    world.done("programme", added, "organiser")
    stream = "nomination/duels"
    world.done(stream, ncmd.EnterAll(entries=tuple(Entry(entry=one) for one in day.ENTRIES)), "secretary")
    world.done(stream, ncmd.Draw(commitment=commit("lost")), "secretary")
    world.done(stream, ncmd.Draw(commitment=commit("winter"), reason="the note was lost"), "secretary")
    world.done(stream, ncmd.Draw(seed="winter"), "secretary")
    found = exported(world, "duels", tmp_path / "out")
    assert (found.same, found.notes) == (True, ()), [say(one) for one in found.notes]
    assert "the note was lost" in found.files["decisions.yaml"].decode()


@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
@given(day.acts)
def test_whatever_happened_comes_out_the_same(acts: list[day.Act]) -> None:
    """A day of random commands at the rings and the desk: what was recorded replays to the tables there are."""
    world = MemoryWorld()
    world.ring("1", "2")
    world.nomination("shields", "shchyt-mech", "shchyt-mech", day.ENTRIES, rings=("1", "2"))
    world.nomination("again", "shchyt-mech", "shchyt-mech", day.ENTRIES, rings=("2",))
    for one in acts:
        day.act(world, *one)
        world.at += 500
    with TemporaryDirectory() as place:
        for name in day.NAMES:
            found = exported(world, name, Path(place) / name)
            assert found.same, [say(one) for one in found.notes]
