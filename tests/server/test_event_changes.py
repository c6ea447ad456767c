"""Rules that change while an event stands: a replay finds what was in force when, and the floor goes by what holds now."""

from __future__ import annotations

from typing import Any

from hofmarshal.exchange.books import packaged
from hofmarshal.rules.overrides import Override
from hofmarshal.server.content import pinned_of
from hofmarshal.tournament import commands as ncmd
from hofmarshal.tournament import programme_words as w
from hofmarshal.tournament.entries import Entry
from hofmarshal.tournament.settings import Settings
from tests.server.event_world import MemoryWorld

BOOK = "shchyt-mech"


def revise(world: MemoryWorld, limit: int, **more: Any) -> None:
    """Another time limit, by an override of the rulebook's."""
    rules = packaged()[BOOK].nominations[BOOK]
    clause = rules.clock.cites[0] if rules.clock.cites else next(iter(packaged()[BOOK].clauses))
    override = Override(path="clock.limit", value=limit, replaces=clause, reason="short day", by="chief")
    pinned = pinned_of(packaged()[BOOK], BOOK, packaged(), [override])
    kept = world.library.keep(pinned)
    text = world.library.text(kept.content)
    world.done("programme", w.ReviseNomination(name="shields", rules=kept, text=text, **more), "organiser")


def added(world: MemoryWorld, **more: Any) -> None:
    """The nomination, nobody in it."""
    kept = world.library.keep(pinned_of(packaged()[BOOK], BOOK, packaged()))
    text = world.library.text(kept.content)
    world.done("programme", w.AddNomination(name="shields", rules=kept, text=text, **more), "organiser")


def test_before_anybody_is_in_other_rules_simply_hold() -> None:
    world = MemoryWorld()
    added(world)
    revise(world, 60_000)
    assert world.look("nomination/shields").rules.clock.limit == 60_000


def test_a_replay_begins_with_the_rules_that_held_when_the_first_was_entered() -> None:
    world = MemoryWorld()
    added(world)
    before = world.look("nomination/shields").rules.clock.limit
    world.done("nomination/shields", ncmd.Enter(entry=Entry(entry="11")), "secretary")
    revise(world, 60_000)
    assert world.look("nomination/shields").rules.clock.limit == before
    rules = world.library.pinned(world.look("programme").nominations["shields"].rules.content).rules
    world.done("nomination/shields", ncmd.ChangeRules(rules=rules, reason="short day"), "organiser")
    again = MemoryWorld(world.journal)
    assert again.look("nomination/shields").rules.clock.limit == 60_000
    assert again.look("nomination/shields") == world.look("nomination/shields")


def test_settings_change_without_a_reason_until_the_draw_has_used_them_up() -> None:
    world = MemoryWorld()
    world.ring("1")
    added(world)
    for entry in ("11", "12", "13", "14"):
        world.done("nomination/shields", ncmd.Enter(entry=Entry(entry=entry)), "secretary")
    rules = packaged()[BOOK].nominations[BOOK]
    change = ncmd.ChangeRules(rules=rules, reason="", settings=Settings(rest=300))
    world.done("nomination/shields", change, "organiser")
    world.done("nomination/shields", ncmd.Draw(seed="winter"), "secretary")
    late = ncmd.ChangeRules(rules=rules, reason="why not", settings=Settings(rest=300, groups=2))
    answer = world.give("nomination/shields", late, "organiser")
    assert answer.refusal is not None
    assert (answer.refusal.code, answer.refusal.args) == ("nomination-settings-drawn", {"names": "groups"})
    silent = ncmd.ChangeRules(rules=rules, reason="", settings=Settings(rest=600))
    refusal = world.give("nomination/shields", silent, "organiser").refusal
    assert refusal is not None
    assert refusal.code == "nomination-reason-needed"


def test_the_floor_goes_by_the_rest_that_holds_now_not_by_the_longest_ever() -> None:
    world = MemoryWorld()
    added(world, settings=Settings(rest=900))
    assert world.look("floor").rest == 900_000
    world.done("programme", w.ReviseNomination(name="shields", settings=Settings(rest=120)), "organiser")
    assert world.look("floor").rest == 120_000
    world.done("programme", w.DropNomination(name="shields", reason="too few"), "organiser")
    assert (world.look("floor").rest, world.look("floor").ladder) == (0, ())


def test_a_nomination_that_was_drawn_stays() -> None:
    world = MemoryWorld()
    world.ring("1")
    world.nomination("shields", BOOK, BOOK, ("11", "12", "13", "14"))
    refusal = world.give("programme", w.DropNomination(name="shields", reason="too few"), "organiser").refusal
    assert refusal is not None
    assert refusal.code == "programme-nomination-drawn"
