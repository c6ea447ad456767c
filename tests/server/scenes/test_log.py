"""The log of a contest reads well to a spectator in all three languages, names its clauses, and says what was undone."""

from __future__ import annotations

from typing import Any

import pytest

from hofmarshal.contest import commands as cmd
from hofmarshal.server.scenes.build import Scenes
from hofmarshal.server.scenes.model import ContestScene, LogRow
from tests.server.event_world import MemoryWorld


@pytest.fixture
def world() -> MemoryWorld:
    """One ring."""
    made = MemoryWorld()
    made.ring("1")
    return made


def contest(world: MemoryWorld) -> ContestScene:
    found: ContestScene = world.scene("ring/1").contest
    return found


def rows(world: MemoryWorld) -> list[LogRow]:
    scene = contest(world)
    rows = list(scene.log.values())
    assert [row.place for row in rows] == list(range(len(rows)))
    return rows


def said(world: MemoryWorld, stream: str, command: Any, seat: str = "hofmarshal") -> LogRow:
    """The row of what a command caused first."""
    world.at += 1000
    name = world.done(stream, command, seat)
    return contest(world).log[name]


def test_a_scoring_hit_is_told_with_its_points_its_words_and_its_clause(world: MemoryWorld) -> None:
    stream = world.quick("isb-duel", "longsword")
    world.begin(stream)
    row = said(world, stream, cmd.Hit(by="red", zone="head", grip="two-handed"))
    assert row.text.en == "RED scores 2: head, both hands."
    assert row.text.ru == "КРАСНЫЙ +2: голова, двумя руками."
    assert row.text.uk == "ЧЕРВОНИЙ +2: голова, двома руками."
    assert "isb-duel.longsword.two-hand" in row.text.cites
    assert (row.side, row.effective, row.round, row.exchange, row.correctable) == ("red", 1000, 1, 1, True)


def test_a_blow_that_brings_nothing_says_so(world: MemoryWorld) -> None:
    stream = world.quick("isb-duel", "longsword")
    world.begin(stream)
    row = said(world, stream, cmd.Hit(by="blue", zone="groin", grip="two-handed"))
    assert row.text.en == "BLUE: groin, both hands – no score."
    assert row.side == "blue"


def test_hits_are_taken_in_words(world: MemoryWorld) -> None:
    """u.2.6: a blow takes a hit."""
    stream = world.quick("ulozhenie", "free-duel")
    world.begin(stream)
    row = said(world, stream, cmd.Hit(by="red", zone="torso", weapon="sword", action="cut"))
    assert row.text.en.startswith("RED takes one hit: torso")
    assert row.text.ru.startswith("КРАСНЫЙ снимает один хит: ")
    assert row.text.uk.startswith("ЧЕРВОНИЙ знімає один хіт: ")
    assert "u.2.6" in row.text.cites


def test_blows_together_are_told_as_such(world: MemoryWorld) -> None:
    """u.2.8.v: within a quarter of a second both lose, where armour is equal."""
    stream = world.quick("ulozhenie", "free-duel")
    world.begin(stream)
    blows = tuple(
        cmd.Blow(by=side, zone="torso", weapon="sword", action="cut", order="together") for side in ("red", "blue")
    )
    row = said(world, stream, cmd.Hit(exchange=blows))
    assert row.side is None
    assert "RED takes one hit" in row.text.en
    assert "BLUE takes one hit" in row.text.en
    assert "The blows came together." in row.text.en


def test_a_sanction_is_told_with_its_step_and_not_with_what_was_written(world: MemoryWorld) -> None:
    stream = world.quick("isb-duel", "longsword")
    world.begin(stream)
    row = said(world, stream, cmd.Breach(fighter="blue", clause="isb-duel.start", note="he was rude"))
    assert row.text.en.startswith("Breach by Blue. Warning 1 in this contest")
    assert "rude" not in repr(row)
    assert "isb-duel.start" in row.text.cites


def test_the_end_is_told_with_the_score(world: MemoryWorld) -> None:
    stream = world.quick("shchyt-mech", "shchyt-mech")
    world.begin(stream)
    for _ in range(5):
        said(world, stream, cmd.Hit(by="red", zone="head"))
    last = rows(world)[-1]
    assert last.kind == "decided"
    assert last.text.en.startswith("Red wins, 10:0")
    scene = contest(world)
    assert scene.outcome is not None
    assert scene.outcome.said == last.text
    assert (scene.unit, scene.red.score, scene.blue.score) == ("points", 10, 0)


def test_an_undone_row_and_a_replaced_one_are_marked(world: MemoryWorld) -> None:
    stream = world.quick("shchyt-mech", "shchyt-mech")
    world.begin(stream)
    first = said(world, stream, cmd.Hit(by="red", zone="head"))
    second = said(world, stream, cmd.Hit(by="red", zone="legs"))
    undo = said(world, stream, cmd.Annul(event=first.id))
    assert undo.text.en == "An earlier entry is undone."
    correction = said(world, stream, cmd.Hit(by="blue", zone="legs", replaces=second.id))
    assert correction.text.en == "Correction. BLUE scores 1: legs."
    assert correction.effective == second.effective
    found = contest(world).log
    assert (found[first.id].undone, found[first.id].correctable) == (True, False)
    assert (found[second.id].replaced, found[second.id].correctable) == (True, False)
    assert (contest(world).red.score, contest(world).blue.score) == (0, 1)
    world.done(stream, cmd.Annul(event=undo.id))
    assert not contest(world).log[first.id].undone
    assert contest(world).red.score == 2


def test_what_concerns_health_has_no_row(world: MemoryWorld) -> None:
    stream = world.quick("isb-duel", "longsword")
    world.begin(stream)
    held = world.done(stream, cmd.Hold(fighter="red", reason="a nosebleed"), "medic")
    assert held not in contest(world).log
    world.done(stream, cmd.Withdraw(fighter="red", reason="a nosebleed"))
    assert "nosebleed" not in repr(world.scene("ring/1"))
    assert contest(world).red.fighters["red"].held


def test_every_row_is_in_three_languages_and_the_kept_log_is_the_one_told_anew(world: MemoryWorld) -> None:
    """Whatever happens, in whatever order it was asked for, the log is the same."""
    stream = world.quick("shchyt-mech", "shchyt-mech")
    world.begin(stream)
    steps: list[Any] = [
        cmd.Observe(side="red", zone="head"), cmd.Hit(by="red", zone="head"), cmd.Halt(reason="a broken shield"),
        cmd.Suspend(reason="rain"), cmd.Resume(), cmd.Start(), cmd.Hit(by="blue", zone="arms"), cmd.SwapSides(),
        cmd.Breach(fighter="red", clause="sm.3.1", note="struck the back"), cmd.Stop(),
        cmd.Rule(winner="red", reason="more active"), cmd.Sign(), cmd.Sign(side="blue", refused=True), cmd.Announce(),
    ]  # fmt: skip
    for command in steps:
        world.at += 1000
        world.give(stream, command)
        kept = world.scene("ring/1")
        assert Scenes(world).build("ring/1") == kept
    found = rows(world)
    assert len(found) > 10
    for row in found:
        texts = {row.text.en, row.text.ru, row.text.uk}
        assert len(texts) == 3
        assert all(text and "contest-" not in text and "none" not in text for text in texts), row
