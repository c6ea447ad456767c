"""A whole event at one desk: contests, their nomination and the floor follow one another."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hofmarshal.contest import commands as cmd
from hofmarshal.contest.header import Header, setup_of
from hofmarshal.contest.setup import Home, Setup
from hofmarshal.desk.answers import Answer
from hofmarshal.desk.decider import Issued
from hofmarshal.desk.desk import Desk
from hofmarshal.desk.event_deciders import EVENT, EventFacts
from hofmarshal.exchange.books import packaged
from hofmarshal.journal.memory import MemoryJournal
from hofmarshal.tournament import commands as ncmd
from hofmarshal.tournament.entries import Entry
from hofmarshal.tournament.nomination import Settings, final_places

PAIRS = {"1": ("A", "B"), "2": ("C", "D"), "3": ("A", "C"), "4": ("B", "D"), "5": ("A", "D"), "6": ("B", "C")}
NOMINATION = "nomination/shields"


def contest(book: str, name: str, bout: str, red: str, blue: str, **sides: Any) -> Setup:
    rules = packaged()[book].nomination(name)
    assert rules is not None
    tree = {"rulebook": book, "nomination": name, "sides": {"red": {}, "blue": {}, **sides}}
    home = Home(stream=NOMINATION, bout=bout, red=red, blue=blue)
    return msgspec.structs.replace(setup_of(rules, msgspec.convert(tree, Header)), home=home)


class Event:
    """An event's desk with the seat of a hofmarshal at every ring."""

    def __init__(self, book: str, name: str) -> None:
        rules = packaged()[book].nomination(name)
        assert rules is not None
        setups = {f"contest/{b}": contest(book, name, b, *pair) for b, pair in PAIRS.items()}
        facts = EventFacts(contests=setups, nominations={NOMINATION: (rules, Settings())}, ladder=rules.ladder, rest=0)
        self.journal = MemoryJournal()
        self.facts = facts
        self.desk = Desk(self.journal, EVENT, lambda: 0, facts=facts)
        self.count = 0

    def give(self, stream: str, at: int, command: Any, seat: str = "hofmarshal") -> Answer:
        self.count += 1
        issued = Issued(id=f"c{self.count}", stream=stream, at=at, command=command, seat=seat, device="d")
        return self.desk.submit(issued)

    def done(self, stream: str, at: int, command: Any, seat: str = "hofmarshal") -> None:
        answer = self.give(stream, at, command, seat)
        assert answer.refusal is None, answer.refusal

    def begin(self, bout: str, at: int) -> None:
        for command in (cmd.Call(), cmd.Ready(side="red"), cmd.Ready(side="blue"), cmd.Start()):
            self.done(f"contest/{bout}", at, command)


@pytest.fixture
def event() -> Event:
    """Four fighters of Щит-Меч, drawn into one final group."""
    made = Event("shchyt-mech", "shchyt-mech")
    for code in "ABCD":
        made.done(NOMINATION, 0, ncmd.Enter(entry=Entry(entry=code)))
    made.done(NOMINATION, 0, ncmd.Draw(seed="winter"))
    return made


def hit(side: str) -> cmd.Hit:
    return cmd.Hit(by=side, zone="head", facts={"contact": "edge"})


def win(event: Event, bout: str, at: int, side: str = "red") -> None:
    event.begin(bout, at)
    for second in range(1, 6):
        event.done(f"contest/{bout}", at + second * 1000, hit(side))
    event.done(f"contest/{bout}", at + 9000, cmd.Sign())


def test_a_signed_contest_is_recorded_in_its_nomination(event: Event) -> None:
    win(event, "1", 0)
    state = event.desk.state(NOMINATION)
    assert state.bouts["1"].now.red_score == 10
    assert state.bouts["1"].now.winner in ("red", "A")


def test_all_bouts_signed_give_the_final_places(event: Event) -> None:
    for number, (bout, pair) in enumerate(PAIRS.items()):
        win(event, bout, number * 100_000, "red" if pair[0] < pair[1] else "blue")
    (track,) = final_places(event.desk.state(NOMINATION))
    assert track.final
    assert [(p.entry, p.place) for p in track.places] == [("A", 1), ("B", 2), ("C", 3), ("D", 4)]


def test_nobody_is_called_in_two_rings_at_once(event: Event) -> None:
    event.begin("1", 0)
    answer = event.give("contest/3", 1000, cmd.Call())
    assert answer.refusal is not None
    assert "floor-busy" in {n.code for n in answer.refusal.reasons}


def test_a_decided_contest_frees_its_fighters(event: Event) -> None:
    win(event, "1", 0)
    event.done("contest/3", 100_000, cmd.Call())


def test_a_fighter_held_in_one_contest_cannot_be_called_in_another(event: Event) -> None:
    win(event, "1", 0)
    event.done("contest/2", 20_000, cmd.Hold(fighter="red"), "medic")
    answer = event.give("contest/3", 30_000, cmd.Call())
    assert answer.refusal is not None
    assert "floor-held" in {n.code for n in answer.refusal.reasons}
    event.done("contest/2", 40_000, cmd.Clear(fighter="red"), "medic")
    event.done("contest/3", 50_000, cmd.Call())


def test_a_correction_after_the_signature_is_a_revision_once_signed_anew(event: Event) -> None:
    event.begin("1", 0)
    for second in range(1, 6):
        event.done("contest/1", second * 1000, hit("red"))
    event.done("contest/1", 9000, cmd.Sign())
    last = next(e.id for e in reversed(event.desk.state("contest/1").history) if type(e).__name__ == "Struck")
    fallen = event.give("contest/1", 10_000, cmd.Annul(event=last, reason="video"))
    assert fallen.refusal is not None
    names = tuple(str(n.args["event"]) for n in fallen.refusal.reasons)
    event.done("contest/1", 10_000, cmd.Annul(event=last, reason="video", confirm=names))
    event.done("contest/1", 11_000, cmd.Start())
    for second in range(12, 18):
        if event.desk.state("contest/1").outcome is None:
            event.done("contest/1", second * 1000, hit("blue"))
    event.done("contest/1", 20_000, cmd.Sign())
    state = event.desk.state(NOMINATION)
    assert state.bouts["1"].now.winner in ("blue", "B")
    assert len(state.bouts["1"].revisions) == 2


def test_the_third_warning_of_an_event_removes_the_fighter_everywhere() -> None:
    """u.1.4: more than two warnings remove the fighter from the tournament."""
    event = Event("ulozhenie", "free-duel")
    for number, bout in enumerate(("1", "3")):
        event.begin(bout, number * 100_000)
        event.done(f"contest/{bout}", number * 100_000 + 1, cmd.Breach(fighter="red", clause="u.1.5.b"))
        event.done(f"contest/{bout}", number * 100_000 + 2, cmd.Withdraw(fighter="blue"))
        event.done(f"contest/{bout}", number * 100_000 + 3, cmd.Sign())
    event.begin("5", 300_000)
    third = event.give("contest/5", 300_001, cmd.Breach(fighter="red", clause="u.1.5.b"))
    assert third.refusal is None
    state = event.desk.state("contest/5")
    assert state.removed == {"red": "event"}
    assert state.outcome.winner == "blue"
    assert state.outcome.termination == "disqualification"
    assert "u.1.4" in state.outcome.cites


def test_another_desk_reads_the_same_event_from_the_journal(event: Event) -> None:
    win(event, "1", 0)
    event.begin("2", 50_000)
    other = Desk(event.journal, EVENT, lambda: 0, facts=event.facts)
    for stream in ("contest/1", "contest/2", NOMINATION, "floor"):
        assert other.state(stream) == event.desk.state(stream)
    assert not event.journal.verify()
