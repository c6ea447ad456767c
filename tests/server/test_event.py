"""A running event: facts follow from the programme, suspensions reach every clock, changed rules only what is not called."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hofmarshal.contest import commands as cmd
from hofmarshal.contest.due import due
from hofmarshal.contest.state import effective
from hofmarshal.desk.desk import Desk
from hofmarshal.exchange.books import packaged
from hofmarshal.rules.notes import Refusal
from hofmarshal.server.content import Library, MemoryContents, MissingContent
from hofmarshal.server.deciders import SERVER_EVENT
from hofmarshal.server.event import EventFacts, open_command, planned_ring, quick_command
from hofmarshal.tournament import commands as ncmd
from hofmarshal.tournament import floor
from hofmarshal.tournament import programme_words as w
from hofmarshal.tournament.state import Settings
from tests.server.event_world import MemoryWorld

MINUTE = 60_000


@pytest.fixture
def world() -> MemoryWorld:
    """Two rings, nothing else."""
    made = MemoryWorld()
    made.ring("1", "2")
    return made


def shields(world: MemoryWorld, **more: Any) -> str:
    """Four of Щит-Меч in one group; the stream of their first bout."""
    world.nomination("shields", "shchyt-mech", "shchyt-mech", ("11", "12", "13", "14"), **more)
    state = world.look("nomination/shields")
    (stage,) = state.stages
    return f"contest/shields/{stage}-A-1"


def codes(answer: Any) -> set[str]:
    assert answer.refusal is not None
    return {answer.refusal.code, *(one.code for one in answer.refusal.reasons)}


# Opening


def test_a_contest_nobody_opened_is_not_there(world: MemoryWorld) -> None:
    with pytest.raises(KeyError):
        world.facts.contests["contest/quick/q-1"]
    refused = open_command("contest/quick/q-1", world.facts, world.look)
    assert isinstance(refused, Refusal)
    assert refused.code == "programme-unknown-bout"


def test_a_single_bout_is_opened_and_called_without_names_in_the_journal(world: MemoryWorld) -> None:
    stream = world.quick("isb-duel", "longsword")
    assert world.call(stream).refusal is None
    setup = world.contest(stream).setup
    assert [(one.entry, one.name) for one in setup.fighters.values()] == [("11", ""), ("12", "")]
    assert setup.home is not None
    assert (setup.home.ring, setup.home.stream, setup.panel) == ("1", "", 4)
    assert not any(b"Halina" in entry.data for entry in world.journal.tail(0))


def test_an_unknown_rulebook_gives_no_bout(world: MemoryWorld) -> None:
    asked = w.Quick(bout="q", ring="1", red="11", blue="12", rulebook="isb-duel", nomination="sabre")
    answer = world.give("programme", quick_command(asked, world.library, packaged()))
    assert codes(answer) == {"programme-rules-missing"}


def test_a_bout_of_a_nomination_is_opened_at_its_ring_and_pins_its_stage(world: MemoryWorld) -> None:
    stream = shields(world, rings=("2",))
    assert planned_ring(stream, world.facts, world.look) == "2"
    world.begin(stream)
    assert world.facts.opened(stream).ring == "2"  # type: ignore[union-attr]
    state = world.look("nomination/shields")
    assert state.stages[next(iter(state.stages))].called


def test_the_same_bout_of_two_nominations_is_told_apart_by_the_floor(world: MemoryWorld) -> None:
    first = shields(world)
    world.nomination("bucklers", "shchyt-mech", "baklier-mech", ("21", "22", "23", "24"))
    world.begin(first)
    (stage,) = world.look("nomination/bucklers").stages
    assert world.call(f"contest/bucklers/{stage}-A-1").refusal is None
    assert len(world.look("floor").bouts) == 2


def test_a_bout_moved_to_another_ring_before_its_call_is_fought_there(world: MemoryWorld) -> None:
    stream = shields(world, rings=("1",))
    world.open(stream)
    world.done("programme", w.Place(ring="2", bouts=(stream,)))
    world.begin(stream)
    assert world.contest(stream).setup.home.ring == "2"  # type: ignore[union-attr]
    assert codes(world.give("programme", w.Place(ring="1", bouts=(stream,)))) == {"programme-placed-called"}


def test_a_refused_call_may_be_given_again_at_another_ring(world: MemoryWorld) -> None:
    stream = shields(world, rings=("1",))
    world.done("programme", w.SuspendRing(ring="1", reason="the fence is down"))
    assert "programme-suspended" in codes(world.call(stream))
    world.done("programme", w.Place(ring="2", bouts=(stream,)))
    world.begin(stream)
    assert world.contest(stream).setup.home.ring == "2"  # type: ignore[union-attr]
    assert world.look("floor").bouts[stream.removeprefix("contest/")].ring == "2"


# The same on every replay


def test_a_second_desk_over_the_same_journal_comes_to_the_same(world: MemoryWorld) -> None:
    stream = world.quick("shchyt-mech", "shchyt-mech")
    world.begin(stream)
    for _ in range(5):
        world.at += 1000
        world.done(stream, cmd.Hit(by="red", zone="head"))
    again = EventFacts(world.journal, Library(world.library.contents))
    other = Desk(world.journal, SERVER_EVENT, world.now, facts=again)
    other.catch_up()
    assert other.state(stream) == world.contest(stream)
    assert other.state("programme") == world.look("programme")
    assert other.state(stream).outcome.winner == "red"


def test_a_bout_replayed_after_the_rulebook_changed_comes_to_the_same(
    world: MemoryWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    """sm.zones: two points for the head; five hits to the head are 10:0, whatever the rulebook's folder says later."""
    stream = world.quick("shchyt-mech", "shchyt-mech")
    world.begin(stream)
    for _ in range(5):
        world.at += 1000
        world.done(stream, cmd.Hit(by="red", zone="head"))
    before = world.contest(stream).outcome
    books = packaged()
    old = books["shchyt-mech"].nominations["shchyt-mech"]
    halved = msgspec.structs.replace(old, scoring=old.scoring[1:])
    monkeypatch.setitem(books["shchyt-mech"].nominations, "shchyt-mech", halved)
    other = Desk(
        world.journal, SERVER_EVENT, world.now, facts=EventFacts(world.journal, Library(world.library.contents))
    )
    other.catch_up()
    after = other.state(stream)
    assert after.outcome == before
    assert (after.outcome.red_score, after.outcome.blue_score) == (10, 0)
    assert not after.mismatch
    fresh = world.quick("shchyt-mech", "shchyt-mech", bout="q-2", ring="2")
    opened = world.look("programme").quick[fresh]
    assert opened.rules.content != world.facts.opened(stream).rules.content  # type: ignore[union-attr]


def test_the_journal_alone_is_enough(world: MemoryWorld) -> None:
    """Rules stand in the programme as text: an exported journal gives the same event anywhere; a forged text gives none."""
    stream = shields(world)
    world.begin(stream)
    empty = EventFacts(world.journal, Library(MemoryContents()))
    assert empty.contests[stream] == world.facts.contests[stream]
    name = world.facts.opened(stream).rules.content  # type: ignore[union-attr]
    for bout in ("q-1", "q-2"):
        world.quick("shchyt-mech", "shchyt-mech", bout=bout)
    assert sum(b"Shield-Sword" in entry.data and len(entry.data) > 10_000 for entry in world.journal.tail(0)) == 1
    library = Library(MemoryContents())
    library.learn(name, "{}")
    with pytest.raises(MissingContent):
        library.pinned(name)


def test_changed_rules_reach_only_contests_not_yet_called(world: MemoryWorld) -> None:
    """A change of the call's limit holds for the second bout; the first, called before, keeps its own (DESIGN §4)."""
    first = shields(world)
    second = first.removesuffix("1") + "2"
    world.open(first)
    world.open(second)
    world.begin(first)
    rules = world.look("nomination/shields").rules
    changed = msgspec.structs.replace(rules, call=msgspec.structs.replace(rules.call, arrive=42_000))
    world.done("nomination/shields", ncmd.ChangeRules(rules=changed, reason="a long way to the ring"), "chief")
    world.done(first, cmd.Withdraw(fighter="red"))
    world.at += MINUTE
    state = world.look("nomination/shields")
    waiting = next(one for one in (second, first.removesuffix("1") + "6") if open_command(one, world.facts, world.look))
    assert world.call(waiting).refusal is None
    assert world.contest(waiting).setup.rules.call.arrive == 42_000
    assert world.contest(first).setup.rules.call.arrive == rules.call.arrive != 42_000
    assert state.rules.call.arrive == 42_000


# A storm


def test_a_storm_in_a_call_countdown_and_a_round_stands_both_clocks(world: MemoryWorld) -> None:
    """isb-duel: longsword lasts 90 s of effective time; isb-duel.call counts from the call. Both stand for ten minutes."""
    fought = world.quick("isb-duel", "longsword", ring="1")
    world.begin(fought)
    world.at += 20_000
    other = w.Quick(bout="q-3", ring="2", red="13", blue="14", rulebook="isb-duel", nomination="longsword")
    world.done("programme", quick_command(other, world.library, packaged()))
    called = "contest/quick/q-3"
    assert world.call(called).refusal is None
    due_before = {d.command.what: d.instant for d in due(world.contest(called))}
    world.at += 10_000
    world.done("programme", w.SuspendRing(reason="storm"), "chief")
    assert effective(world.contest(fought), world.at) == 30_000
    world.at += 10 * MINUTE
    assert world.desk.advance(world.at) == ()
    assert effective(world.contest(fought), world.at) == 30_000
    assert codes(world.give(fought, cmd.Start())) == {"contest-suspended"}
    world.done("programme", w.ResumeRing(), "chief")
    due_after = {d.command.what: d.instant for d in due(world.contest(called))}
    assert due_before
    assert due_after == {what: at + 10 * MINUTE for what, at in due_before.items()}
    assert world.contest(fought).phase == "halted"
    world.done(fought, cmd.Start())
    world.at += 60_000
    world.desk.advance(world.at)
    assert world.contest(fought).horn_at == world.at


def test_nobody_is_called_at_a_suspended_ring_and_the_other_ring_goes_on(world: MemoryWorld) -> None:
    here = world.quick("isb-duel", "longsword", ring="1")
    other = w.Quick(bout="q-3", ring="2", red="13", blue="14", rulebook="isb-duel", nomination="longsword")
    world.done("programme", quick_command(other, world.library, packaged()))
    world.done("programme", w.SuspendRing(ring="1", reason="the fence is down"))
    assert "programme-suspended" in codes(world.call(here))
    assert world.call("contest/quick/q-3").refusal is None
    assert world.contest("contest/quick/q-3").frozen_at is None
    world.done("programme", w.ResumeRing(ring="1"))
    assert world.call(here).refusal is None


def test_a_contest_suspended_by_its_hofmarshal_does_not_go_on_with_the_ring(world: MemoryWorld) -> None:
    stream = world.quick("isb-duel", "longsword")
    world.begin(stream)
    world.done(stream, cmd.Suspend(reason="a cut to be looked at"))
    world.done("programme", w.SuspendRing(ring="1", reason="storm"))
    world.done("programme", w.ResumeRing(ring="1"))
    assert world.contest(stream).frozen_at is not None
    world.done(stream, cmd.Resume())
    assert world.contest(stream).frozen_at is None


def test_a_contest_of_a_suspended_ring_goes_on_with_the_ring_only(world: MemoryWorld) -> None:
    stream = world.quick("isb-duel", "longsword")
    world.begin(stream)
    world.done("programme", w.SuspendRing(ring="1", reason="storm"))
    stood = world.contest(stream).history[-1]
    assert codes(world.give(stream, cmd.Resume())) == {"programme-suspended"}
    assert codes(world.give(stream, cmd.Annul(event=stood.id))) == {"contest-annul-of-the-ring"}
    assert world.contest(stream).frozen_at == world.at
    world.done("programme", w.ResumeRing(ring="1"))
    assert codes(world.give(stream, cmd.Annul(event=stood.id))) == {"contest-annul-of-the-ring"}
    assert world.contest(stream).frozen_at is None


def test_a_suspended_event_stops_the_clocks_of_its_nominations(world: MemoryWorld) -> None:
    shields(world, rings=("1",))
    world.nomination("bucklers", "shchyt-mech", "baklier-mech", ("21", "22", "23", "24"), rings=("2",))
    world.done("programme", w.SuspendRing(ring="1", reason="storm"))
    assert world.look("nomination/shields").paused_at == world.at
    assert world.look("nomination/bucklers").paused_at is None
    world.at += MINUTE
    world.done("programme", w.ResumeRing(ring="1"))
    assert world.look("nomination/shields").pauses == ((world.at - MINUTE, world.at),)


# Across streams


def test_a_hold_of_the_medic_reaches_the_contest_its_fighter_is_in(world: MemoryWorld) -> None:
    stream = world.quick("isb-duel", "longsword")
    world.call(stream)
    world.done("floor", floor.Hold(fighter="11", t=world.at), "medic")
    assert world.contest(stream).held == ("red",)
    world.done("floor", floor.Clear(fighter="11", t=world.at), "medic")
    assert world.contest(stream).held == ()


def test_whoever_is_removed_from_the_event_leaves_his_nominations(world: MemoryWorld) -> None:
    first = shields(world)
    world.done("floor", floor.Remove(fighter="11", reason="struck the hofmarshal", t=world.at), "chief")
    state = world.look("nomination/shields")
    assert state.standings["11"].state == "removed"
    assert state.standings.get("12") is None
    assert world.look("programme").removed["11"].code == "floor-removed-ruling"
    assert first


def test_the_contest_of_an_entry_that_leaves_ends(world: MemoryWorld) -> None:
    stream = shields(world)
    world.begin(stream)
    opened = world.facts.opened(stream)
    assert opened is not None
    world.done("nomination/shields", ncmd.Withdraw(entry=opened.red), "secretary")
    outcome = world.contest(stream).outcome
    assert outcome is not None
    assert (outcome.winner, outcome.termination) == ("blue", "withdrawal")


def test_the_floor_goes_by_the_ladders_and_the_rest_of_the_nominations(world: MemoryWorld) -> None:
    assert world.look("floor").ladder == ()
    world.nomination("free", "ulozhenie", "free-duel", ("11", "12", "13"), settings=Settings(rest=120))
    ground = world.look("floor")
    assert [(row.kind, row.at, row.then) for row in ground.ladder] == [("warning", 3, "remove")]
    assert ground.rest == 120_000


def test_a_reopened_contest_holds_its_fighters_again(world: MemoryWorld) -> None:
    """A fifth hit ends a sword-buckler bout; annulled, its fighters are in it again, and nobody calls them elsewhere."""
    stream = world.quick("isb-duel", "sword-buckler")
    world.begin(stream)
    for _ in range(4):
        world.at += 1000
        world.done(stream, cmd.Hit(by="red", zone="head"))
        if world.contest(stream).phase == "halted":
            world.done(stream, cmd.Start())
    world.at += 1000
    last = world.done(stream, cmd.Hit(by="red", zone="head"))
    assert world.contest(stream).phase == "decided"
    assert world.look("floor").bouts == {}
    world.done(stream, cmd.Annul(event=last))
    assert world.contest(stream).phase == "halted"
    assert effective(world.contest(stream), world.at) == 5000
    assert "quick/q-1" in world.look("floor").bouts
