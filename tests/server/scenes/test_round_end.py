"""What the judges of a battle are told once a round is over, and what was agreed beforehand."""

from __future__ import annotations

import pytest

from hofmarshal.contest import commands as cmd
from hofmarshal.contest.field import Measured
from hofmarshal.server.scenes.model import JudgesScene
from hofmarshal.tournament import programme_words as w
from tests.server.event_world import MemoryWorld

LIMIT = 600_000
"""A round's ten minutes in ms (isb-buhurt.round.limit)."""


def field(rulebook: str = "isb-buhurt", nomination: str = "group-battle", size: int = 3) -> tuple[MemoryWorld, str]:
    world = MemoryWorld()
    world.ring("1")
    return world, world.quick(rulebook, nomination, size=size)


def judges(world: MemoryWorld) -> JudgesScene:
    found: JudgesScene = world.scene("ring/1/judges")
    return found


def all_out(world: MemoryWorld, stream: str, side: str = "blue") -> None:
    for number in (1, 2, 3):
        world.done(stream, cmd.Out(fighter=f"{side}-{number}"), "field-judge-1")


def test_a_side_wholly_out_loses_the_round_and_another_follows() -> None:
    """isb-buhurt.round.all-out, isb-buhurt.to-two; it is the hofmarshal's to confirm (isb-buhurt.start)."""
    world, stream = field()
    world.begin(stream)
    assert judges(world).verdict == ()
    world.done(stream, cmd.Out(fighter="red-1"), "field-judge-1")
    all_out(world, stream)
    ended, follows = judges(world).verdict
    assert ended.en == ("Round 1: one side is wholly out. Standing: 2 of Red, 0 of Blue. Red wins the round.")
    assert ended.cites == ("isb-buhurt.round.all-out",)
    assert follows.code == "battle-follows-next"
    assert {"isb-buhurt.start", "isb-buhurt.to-two"} <= set(follows.cites)
    world.done(stream, cmd.Rule(winner="red"))
    assert judges(world).verdict[1].code == "battle-follows-next"
    assert "Red 1, Blue 0" in judges(world).verdict[1].en


def test_the_second_round_won_wins_the_battle_with_its_rating_point() -> None:
    """isb-buhurt.points: a rating point, and a round point for each who stands at the end of a round won."""
    world, stream = field()
    world.begin(stream)
    all_out(world, stream)
    world.done(stream, cmd.Rule(winner="red"))
    world.done(stream, cmd.Start())
    world.done(stream, cmd.Out(fighter="red-1"), "field-judge-1")
    all_out(world, stream)
    follows = judges(world).verdict[1]
    assert follows.code == "battle-follows-over"
    assert "Red wins the battle, 2:0" in follows.en
    assert "1 rating point and 5 round points" in follows.en
    assert "isb-buhurt.points" in follows.cites
    world.done(stream, cmd.Rule(winner="red"))
    assert judges(world).verdict == ()


def test_an_equal_end_by_time_is_refought_for_nobody() -> None:
    """isb-buhurt.round.time, isb-buhurt.round.equal."""
    world, stream = field()
    world.begin(stream)
    world.at += LIMIT
    world.desk.advance(world.at)
    ended, follows = judges(world).verdict
    assert ended.cites == ("isb-buhurt.round.time",)
    assert "time is up" in ended.en
    assert "Nobody wins" in ended.en
    assert (follows.code, "full strength" in follows.en) == ("battle-follows-again", True)
    assert "isb-buhurt.round.equal" in follows.cites
    world.done(stream, cmd.Rule())
    assert judges(world).verdict[1].code == "battle-follows-again"


def test_who_has_more_when_time_is_up_wins_the_round() -> None:
    """isb-buhurt.round.time."""
    world, stream = field()
    world.begin(stream)
    world.done(stream, cmd.Out(fighter="red-1"), "field-judge-1")
    world.at += LIMIT
    world.desk.advance(world.at)
    ended, _ = judges(world).verdict
    assert ended.en.endswith("Standing: 2 of Red, 3 of Blue. Blue wins the round.")


@pytest.mark.parametrize(("stand", "words"), [(True, "Fortifications stand"), (False, "No fortifications")])
def test_what_holds_in_a_mass_battle_is_told_with_its_clauses(stand: bool, words: str) -> None:
    """u.4.6, u.4.7, u.4.8.v."""
    world = MemoryWorld()
    measured = Measured(shape="open", borders=True, fortifications=stand)
    world.done("programme", w.SetRing(ring="1", field=measured), "organiser")
    stream = world.quick("ulozhenie", "mass-battle", size=3)
    world.begin(stream)
    hits, fallen, fortified = judges(world).terms
    assert (hits.en, hits.cites) == ("Hits by armour class", ("u.4.6",))
    assert (fallen.en, fallen.cites) == ("Without hits: leaves the field or lies down", ("u.4.8.v",))
    assert fortified.en.startswith(words)
    assert fortified.cites == ("u.4.7",)


def test_a_duel_has_no_verdict_and_no_terms() -> None:
    world, stream = field("ulozhenie", "wrestling")
    world.begin(stream)
    world.done(stream, cmd.Touch(side="blue", part="knee"))
    assert (judges(world).verdict, judges(world).terms) == ((), ())


def test_a_ruling_in_a_battle_keeps_whom_it_struck() -> None:
    """So that a ruling that is corrected stays about the same fighter."""
    world, stream = field("ulozhenie", "mass-battle")
    world.begin(stream)
    world.done(stream, cmd.Hit(by="red", target="blue-2", zone="torso", weapon="sword", action="cut"))
    (ruling,) = world.scene("ring/1/console").rulings
    assert [(one.side, one.target) for one in ruling.blows] == [("red", "blue-2")]


def test_a_mark_that_came_late_may_count_after_all_once_its_round_is_open_again() -> None:
    """The hofmarshal undoes his confirmation and what was built on it, and counts the mark when the judge saw it."""
    world, stream = field()
    world.begin(stream)
    world.at += 1000
    seen = world.at
    world.at += 1000
    world.done(stream, cmd.Out(fighter="red-1"), "field-judge-1")
    all_out(world, stream)
    confirmed = world.done(stream, cmd.Rule(winner="red"))
    started = world.done(stream, cmd.Start())
    world.done(stream, cmd.Out(fighter="red-2"), "field-judge-2", seen)
    (late,) = judges(world).late
    assert (late.fits, late.reopens) == (True, confirmed)
    world.done(stream, cmd.Annul(event=confirmed, confirm=(started,)))
    (late,) = judges(world).late
    assert (late.reopens, world.contest(stream).awaits) == ("", "confirm")
    world.done(stream, cmd.Out(fighter="red-2"), at=late.at)
    assert "Standing: 1 of Red" in judges(world).verdict[0].en
    world.done(stream, cmd.Annul(event=late.event, reason="Counted."))
    assert judges(world).late == ()


def test_a_mark_of_an_attempt_that_was_fought_again_belongs_to_that_attempt_only() -> None:
    """Both have the round's number; only in the last one may it still be counted."""
    world, stream = field()
    world.begin(stream)
    world.at += 1000
    seen = world.at
    for _ in (1, 2):
        world.at += LIMIT
        world.desk.advance(world.at)
        world.done(stream, cmd.Rule())
        world.at += 1000
        world.done(stream, cmd.Start())
    world.done(stream, cmd.Out(fighter="red-1"), "field-judge-1", seen)
    world.done(stream, cmd.Out(fighter="red-2"), "field-judge-1", seen + LIMIT + 1000)
    assert [(one.round, one.fits, bool(one.reopens)) for one in judges(world).late] == [
        (1, False, False),
        (1, True, True),
    ]
