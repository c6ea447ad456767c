"""What the public pages are told: the event in short, who waits where and when, a fighter's bouts, results and places."""

from __future__ import annotations

import msgspec
import pytest

from hofmarshal.contest import commands as cmd
from hofmarshal.exchange.books import packaged
from hofmarshal.server.event import quick_command
from hofmarshal.server.rights import may_watch
from hofmarshal.server.scenes.build import affected
from hofmarshal.server.wire import Identity
from hofmarshal.tournament import commands as ncmd
from hofmarshal.tournament import programme_words as w
from hofmarshal.tournament.commands import Score
from hofmarshal.tournament.programme_details import Details
from hofmarshal.tournament.state import Settings
from tests.server.event_world import MemoryWorld


@pytest.fixture
def world() -> MemoryWorld:
    """Two rings, and four of Щит-Меч in one group at the first, five minutes a bout."""
    made = MemoryWorld()
    made.ring("1", "2")
    made.done("programme", w.NameEvent(name="Winter Lists"))
    made.nomination(
        "shields", "shchyt-mech", "shchyt-mech", ("11", "12", "13", "14"), rings=("1",), settings=Settings(duration=300)
    )
    return made


def won_by_red(world: MemoryWorld, stream: str) -> None:
    """The bout of this stream is fought and signed, red the winner, since blue withdrew."""
    world.begin(stream)
    world.at += 120_000
    world.done(stream, cmd.Withdraw(fighter="blue"))
    world.done(stream, cmd.Sign())


def test_the_first_page_tells_rings_and_nominations_in_short(world: MemoryWorld) -> None:
    world.done(
        "programme", w.DescribeEvent(details=Details(first_day="2026-12-05", place="Invented Hall")), "organiser"
    )
    scene = world.scene("public")
    assert (scene.event, scene.shown, scene.first_day, scene.place) == (
        "Winter Lists",
        True,
        "2026-12-05",
        "Invented Hall",
    )
    assert [(ring.ring, ring.phase, ring.open, len(ring.next)) for ring in scene.rings] == [
        ("1", "idle", 6, 2),
        ("2", "idle", 0, 0),
    ]
    (one,) = scene.nominations
    assert (one.name, one.phase, one.entries, one.done, one.open) == ("shields", "drawn", 4, 0, 6)
    first = next(iter(world.scene("public/ring/1").bouts))
    world.begin(first)
    ring = world.scene("public").rings[0]
    assert (ring.phase, ring.nomination, ring.open, ring.bout_title) == ("running", "shields", 5, None)
    assert {ring.red, ring.blue} < {"Halina Voron", "Bohdan Lys", "Mykola Bober", "Iryna Sova"}
    assert world.scene("public").nominations[0].phase == "fighting"


def test_the_bouts_that_wait_come_in_their_order_with_times(world: MemoryWorld) -> None:
    scene = world.scene("public/ring/1")
    rows = sorted(scene.bouts.values(), key=lambda row: row.place)
    assert [row.place for row in rows] == [0, 1, 2, 3, 4, 5]
    times = [row.expected for row in rows]
    assert all(at is not None and at % 60_000 == 0 for at in times)
    assert times == sorted(times)
    assert scene.people["11"] == "Halina Voron"
    assert {(row.nomination, row.ring) for row in rows} == {("shields", "")}
    (row, *_) = world.scene("public/nomination/shields").bouts.values()
    assert (row.nomination, row.ring) == ("", "1")
    assert world.scene("public/nomination/shields").bouts.keys() == scene.bouts.keys()
    assert world.scene("public/ring/2").bouts == {}


def test_a_fighter_sees_where_when_and_against_whom_he_is_next(world: MemoryWorld) -> None:
    order = list(world.scene("public/ring/1").bouts.values())
    scene = world.scene("public/person/11")
    assert (scene.name, scene.club) == ("Halina Voron", "Club of H")
    assert [bout.state for bout in scene.bouts] == ["waits"] * 3
    mine = [row for row in order if "11" in (row.red, row.blue)]
    assert [bout.ahead for bout in scene.bouts] == [row.place for row in mine]
    assert scene.bouts[0].ring == "1"
    assert (
        scene.bouts[0].other_name
        == (world.scene("public/ring/1").people[mine[0].blue if mine[0].red == "11" else mine[0].red])
    )
    (stands,) = scene.nominations
    assert (stands.group, stands.place, stands.of) == ("A", None, 4)


def test_a_called_fighter_is_told_so_and_afterwards_how_it_ended(world: MemoryWorld) -> None:
    stream, row = next(iter(world.scene("public/ring/1").bouts.items()))
    world.call(stream)
    mine = world.scene(f"public/person/{row.red}").bouts[0]
    assert (mine.stream, mine.state, mine.side) == (stream, "called", "red")
    for command in (cmd.Ready(side="red"), cmd.Ready(side="blue"), cmd.Start()):
        world.done(stream, command)
    assert world.scene(f"public/person/{row.blue}").bouts[0].state == "on"
    world.done(stream, cmd.Hit(by="red", zone="head", grip="two-handed"))
    world.at += 60_000
    world.done(stream, cmd.Withdraw(fighter="blue"))
    world.done(stream, cmd.Sign())
    red, blue = (world.scene(f"public/person/{entry}") for entry in (row.red, row.blue))
    assert (red.bouts[-1].stream, red.bouts[-1].state, red.bouts[-1].result) == (stream, "over", "won")
    assert (blue.bouts[-1].result, blue.bouts[-1].own, blue.bouts[-1].others) == (
        "lost", red.bouts[-1].others, red.bouts[-1].own,
    )  # fmt: skip
    assert [bout.state for bout in red.bouts].count("waits") == 2
    assert red.nominations[0].place == 1


def test_the_bout_before_his_own_counts_while_it_is_on(world: MemoryWorld) -> None:
    rows = list(world.scene("public/ring/1").bouts.items())
    world.begin(rows[0][0])
    entry = rows[1][1].red
    waiting = next(bout for bout in world.scene(f"public/person/{entry}").bouts if bout.stream == rows[1][0])
    assert waiting.ahead == 1


def test_a_single_bout_is_there_before_and_after(world: MemoryWorld) -> None:
    stream = world.quick("isb-duel", "longsword", ring="2")
    bout = next(one for one in world.scene("public/person/11").bouts if one.stream == stream)
    assert (bout.state, bout.nomination, bout.ring) == ("waits", "", "2")
    assert bout.title.en == "Longsword"
    won_by_red(world, stream)
    bout = next(one for one in world.scene("public/person/11").bouts if one.stream == stream)
    assert (bout.state, bout.result) == ("over", "won")


def test_final_places_and_winners_once_everything_is_fought(world: MemoryWorld) -> None:
    for key, row in sorted(world.scene("public/ring/1").bouts.items(), key=lambda one: one[1].place):
        winner = min(row.red, row.blue)
        score = Score(bout=key.rpartition("/")[2], red=row.red, blue=row.blue, winner=winner, stage=row.stage, group=row.group,
                      red_score=3 if winner == row.red else 0, blue_score=3 if winner == row.blue else 0)  # fmt: skip
        world.done("nomination/shields", ncmd.Record(result=score), "secretary")
    (one,) = world.scene("public").nominations
    assert (one.phase, one.open, one.done) == ("over", 0, 6)
    assert one.winners == ("Halina Voron", "Bohdan Lys", "Mykola Bober")
    stands = world.scene("public/person/12").nominations[0]
    assert (stands.final, stands.place, stands.medal, stands.shared) == (True, 2, "silver", False)
    assert [bout.result for bout in world.scene("public/person/12").bouts].count("lost") == 1


def test_an_event_that_is_not_shown_tells_its_name_alone(world: MemoryWorld) -> None:
    assert world.scene("public/person/11") is not None
    world.done("programme", w.DescribeEvent(details=Details(public=False, place="Invented Hall")), "organiser")
    scene = world.scene("public")
    assert (scene.event, scene.shown, scene.place, scene.rings, scene.nominations) == (
        "Winter Lists",
        False,
        "",
        (),
        (),
    )
    for topic in ("public/person/11", "public/ring/1", "public/nomination/shields"):
        assert world.scene(topic) is None, topic


def test_there_is_nothing_of_nobody(world: MemoryWorld) -> None:
    for topic in (
        "public/person/99",
        "public/person/",
        "public/ring/9",
        "public/nomination/x",
        "public/x",
        "public/x/y",
    ):
        assert world.scene(topic) is None, topic


def test_an_entry_tells_those_it_concerns(world: MemoryWorld) -> None:
    """A blow concerns the two who fight; a call or a result moves everybody's times."""
    rows = list(world.scene("public/ring/1").bouts.items())
    stream, row = rows[0]
    for entry in ("11", "12", "13", "14"):
        world.scene(f"public/person/{entry}")
    mine = {f"public/person/{entry}" for entry in (row.red, row.blue)}
    world.begin(stream)
    affected(world, stream)
    told = {topic for topic in affected(world, stream) if topic.startswith("public")}
    assert told == {"public", *mine}
    everybody = {f"public/person/{entry}" for entry in ("11", "12", "13", "14")}
    assert everybody | {"public/ring/1", "public/nomination/shields"} <= set(affected(world, "nomination/shields"))
    assert everybody <= set(affected(world, "programme"))


def test_anybody_may_watch_it_and_nothing_private_stands_there(world: MemoryWorld) -> None:
    for topic in ("public", "public/person/11", "public/ring/1", "public/nomination/shields"):
        assert may_watch(Identity(), topic), topic
        told = msgspec.json.encode(world.scene(topic)).decode()
        assert "born" not in told, topic
        assert "rating" not in told, topic


def test_a_quick_bout_of_strangers_does_not_disturb(world: MemoryWorld) -> None:
    asked = w.Quick(bout="q-9", ring="2", red="red", blue="blue", rulebook="isb-duel", nomination="longsword")
    world.done("programme", quick_command(asked, world.library, packaged()), "secretary")
    assert world.scene("public/person/red").bouts[0].other == "blue"
