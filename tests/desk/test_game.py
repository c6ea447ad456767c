"""A game at its desk: a night in between, a server that was off across deadlines, a scroll scanned by two phones at once."""

from __future__ import annotations

from typing import Any

import pytest

from hofmarshal.desk.decider import Issued
from hofmarshal.desk.desk import Desk
from hofmarshal.desk.game_deciders import BOOKMARK, GAME, OF_THE_GAME, GameFacts, played_text
from hofmarshal.exchange.books import packaged
from hofmarshal.journal.memory import MemoryJournal
from hofmarshal.larp import acts as a
from hofmarshal.larp import clock, obligation_acts, prop

MINUTE = 60_000
HOUR = 60 * MINUTE


class World:
    """A game by the wall's time `wall`: what a server does, without one."""

    def __init__(self, journal: MemoryJournal | None = None, wall: int = 0) -> None:
        self.journal = journal or MemoryJournal()
        self.wall = wall
        self.event = Desk(self.journal, (GAME,), lambda: self.wall)
        self.facts = GameFacts(self.event.state)
        self.game = Desk(self.journal, OF_THE_GAME, lambda: self.wall, facts=self.facts, bookmark=BOOKMARK)
        self.count = len(self.journal.tail(0))

    def clock(self, act: Any) -> None:
        self.count += 1
        issued = Issued(id=f"g{self.count}", stream="game", at=self.wall, command=act, seat="master", device="d")
        answer = self.event.submit(issued)
        assert answer.refusal is None, answer.refusal

    @property
    def now(self) -> int:
        return clock.game_time(self.facts.clock, self.wall)

    def to(self, wall: int) -> None:
        """Time passes to an instant of the wall, and the game with it."""
        self.wall = wall
        self.game.advance(self.now)

    def tell(self, stream: str, act: Any, *, seat: str = "master-1", at: int | None = None, device: str = "d") -> Any:
        self.count += 1
        when = self.now if at is None else at
        self.game.advance(self.now)
        issued = Issued(id=f"x{self.count}", stream=stream, at=when, command=act, seat=seat, device=device)
        return self.game.submit(issued)

    def of(self, stream: str) -> Any:
        return self.game.state(stream)


@pytest.fixture
def world() -> World:
    made = World()
    book, ledger = packaged()["larp-reason"], packaged()["larp-obligations"]
    assert book.game is not None
    made.clock(clock.OpenGame(name="Test game", text=played_text(book.game, ledger.ledger, {})))
    made.clock(clock.Run())
    for name in ("7", "9"):
        assert made.tell(f"character/{name}", a.Register(reason=7)).refusal is None
    return made


def test_a_night_in_between_stops_every_deadline(world: World) -> None:
    world.tell("character/7", a.Wound(zone="chest", count=2))
    world.to(29 * MINUTE)
    world.clock(clock.Pause(reason="Night."))
    world.to(9 * HOUR)
    assert world.of("character/7").now.dead_at is None
    world.clock(clock.Run())
    world.to(9 * HOUR + MINUTE - 1)
    assert world.of("character/7").now.dead_at is None
    world.to(9 * HOUR + MINUTE)
    assert world.of("character/7").now.dead_at == 30 * MINUTE


def test_saved_at_minute_29_after_the_night(world: World) -> None:
    world.tell("character/7", a.Wound(zone="chest", count=2))
    world.to(20 * MINUTE)
    world.clock(clock.Pause())
    world.to(8 * HOUR)
    world.clock(clock.Run())
    world.to(8 * HOUR + 9 * MINUTE)
    assert world.tell("character/7", a.Aid(kind="treatment"), seat="medic-1").refusal is None
    world.to(12 * HOUR)
    assert (world.of("character/7").now.hits, world.of("character/7").now.dead_at) == (3, None)


def test_a_server_that_was_off_across_three_deadlines_ends_as_if_it_had_been_on(world: World) -> None:
    world.tell("character/7", a.Wound(zone="left-arm"))
    for minute in range(1, 200):
        world.to(minute * MINUTE)
    on = world.of("character/7").now
    off = World(MemoryJournal())
    for entry_world in (off,):
        book = packaged()["larp-reason"]
        assert book.game is not None
        entry_world.clock(clock.OpenGame(name="Test game", text=played_text(book.game, None, {})))
        entry_world.clock(clock.Run())
        entry_world.tell("character/7", a.Register(reason=7))
        entry_world.tell("character/7", a.Wound(zone="left-arm"))
    again = World(off.journal, wall=199 * MINUTE)
    again.game.catch_up()
    again.to(199 * MINUTE)
    assert again.of("character/7").now == on
    assert on.dead_at == 90 * MINUTE


def test_a_one_use_scroll_scanned_by_two_phones_at_once_is_used_once(world: World) -> None:
    effects = (prop.Effect(on="target", act=a.Wound(zone="chest")),)
    world.tell("prop/p1", prop.MakeProp(kind="spell", name="Fireball", uses=1, effects=effects))
    first = world.tell("prop/p1", prop.Scan(by="7", target="9"), seat="player-7", device="phone-1")
    second = world.tell("prop/p1", prop.Scan(by="7", target="9"), seat="player-8", device="phone-2")
    assert first.refusal is None
    assert second.refusal is not None
    assert second.refusal.code == "prop-used-up"
    assert world.of("character/9").now.hits == 1
    again = World(world.journal, world.wall)
    again.game.catch_up()
    assert again.of("character/9").now.hits == 1, "done once, however often it is looked at"


def test_a_late_report_and_a_claimed_instant(world: World) -> None:
    world.tell("character/7", a.Wound(zone="chest", count=2))
    world.to(50 * MINUTE)
    assert world.of("character/7").now.presumed
    answer = world.tell("character/7", a.Aid(kind="treatment"), seat="medic-1~claimed", at=20 * MINUTE)
    assert answer.refusal is None
    state = world.of("character/7")
    assert (state.now.dead_at, state.facts[-1].claimed, state.facts[-1].by) == (None, True, "medic-1")


def test_an_obligation_signed_stolen_deposited_fulfilled(world: World) -> None:
    name = "obligation/o1"
    for act, seat in (
        (obligation_acts.Issue(obliged="7", holder="9", terms="A cask of wine."), "player-9"),
        (obligation_acts.Sign(who="7"), "player-7"),
        (obligation_acts.Transfer(to="8", means="theft"), "player-8"),
        (obligation_acts.Deposit(who="7"), "player-7"),
        (obligation_acts.Claim(end="fulfilled", who="7"), "player-7"),
        (obligation_acts.Confirm(), "master-1"),
    ):
        assert world.tell(name, act, seat=seat).refusal is None
    state = world.of(name)
    assert (state.end, state.holder, state.deposited) == ("fulfilled", "8", True)
    assert [one.means for one in state.held] == ["issued", "theft"]


def test_without_a_game_nobody_is_anybody() -> None:
    made = World()
    answer = made.tell("character/7", a.Register(reason=7), at=0)
    assert answer.refusal is not None
    assert answer.refusal.code == "game-not-open"


def test_the_journal_gives_the_same_game_again(world: World) -> None:
    world.tell("character/7", a.Wound(zone="left-arm"))
    world.to(95 * MINUTE)
    again = World(world.journal, world.wall)
    again.game.catch_up()
    assert again.of("character/7").now == world.of("character/7").now
    assert again.now == world.now
