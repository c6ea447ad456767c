"""A sheet typed back comes to what the paper says, or says which row is wrong."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hofmarshal.contest import events as ev
from hofmarshal.contest.commands import Blow, Breach, Rule
from hofmarshal.contest.setup import Setup
from hofmarshal.contest.state import Contest
from hofmarshal.desk.contests import CONTEST
from hofmarshal.desk.decider import Issued
from hofmarshal.desk.desk import Desk
from hofmarshal.exchange.paper import Before, PaperRow, PaperSheet, Typed, typed
from hofmarshal.journal.memory import MemoryJournal
from tests.contest.support import setup

NOW = 1_793_260_800_000
STREAM = "contest/duel/q-1"


def before(given: Setup, journal: MemoryJournal | None = None, now: int = NOW) -> Before:
    entries = journal.read(STREAM) if journal is not None else ()
    return Before(
        stream=STREAM, decider=CONTEST, facts={STREAM: given}, look=lambda _: None, entries=entries, now=now,
        actor="secretary-1",
    )  # fmt: skip


def head(by: str, grip: str = "two-handed", time: int | None = None) -> PaperRow:
    return PaperRow(blows=(Blow(by=by, zone="head", grip=grip),), time=time)


def of(sheet: PaperSheet, book: str = "isb-duel", name: str = "longsword") -> Typed:
    return typed(sheet, before(setup(book, name)))


def codes(done: Typed) -> list[tuple[int, str]]:
    return [(one.row, one.refusal.code) for one in done.wrong]


def test_a_longsword_sheet_with_times_ends_by_time_with_its_score() -> None:
    """isb-duel.longsword.two-hand: two points; the clock is 90 s."""
    rows = (head("red", time=11_000), head("blue", "one-handed", time=36_000))
    done = of(PaperSheet(id="p", rows=rows, ended="time", winner="red", red=2, blue=1))
    assert codes(done) == []
    assert done.contest.outcome is not None
    assert (done.contest.outcome.winner, done.contest.outcome.termination) == ("red", "time")
    assert (done.contest.outcome.red_score, done.contest.outcome.blue_score) == (2, 1)
    assert str(done.contest.phase) == "signed"
    assert list(done.scores) == [(2, 0), (2, 1)]
    assert 90_000 <= done.contest.rounds[0].effective <= 90_002
    strikes = [e for e in done.contest.history if isinstance(e, ev.Struck)]
    start = next(e for e in done.contest.history if isinstance(e, ev.Started))
    assert strikes[0].t - start.t == 11_000
    assert {e.by for e in done.contest.history if not isinstance(e, ev.TimeReached | ev.Decided)} == {"hofmarshal"}
    assert {e.actor for e in done.entries if e.device == "paper"} == {"secretary-1"}
    assert NOW - 5_000 < done.at <= NOW


def test_a_sheet_without_times_will_do() -> None:
    """sm.to-ten: ten points end it."""
    rows = tuple(PaperRow(blows=(Blow(by="blue", zone="torso"),)) for _ in range(5))
    done = of(PaperSheet(id="p", rows=rows, winner="blue", red=0, blue=10), "shchyt-mech", "shchyt-mech")
    assert codes(done) == []
    assert done.contest.outcome is not None
    assert done.contest.outcome.termination == "points"


def test_a_double_blow_and_the_hits_left() -> None:
    """u.2.8.v: together each strikes, the lower class loses, both where equal."""
    both = PaperRow(
        blows=(
            Blow(by="red", zone="torso", weapon="sword", action="cut", order="together"),
            Blow(by="blue", zone="shin", weapon="sword", action="cut", order="together"),
        )
    )
    red = PaperRow(blows=(Blow(by="red", zone="torso", weapon="sword", action="cut"),))
    done = of(PaperSheet(id="p", rows=(both, red, red), winner="red"), "ulozhenie", "free-duel")
    assert codes(done) == []
    assert done.contest.outcome is not None
    assert (done.contest.outcome.termination, done.contest.outcome.red_score) == ("no-hits", 4)


def test_a_sanction_and_a_ruling_are_rows_too() -> None:
    rows = (
        PaperRow(say=(Breach(fighter="blue", clause="isb-duel.interference", note="ran into the marshal"),)),
        head("red"), head("blue"),
        PaperRow(ends=True),
        PaperRow(say=(Rule(winner="blue", reason="cleaner work"),)),
    )  # fmt: skip
    done = of(PaperSheet(id="p", rows=rows))
    assert codes(done) == []
    assert done.contest.outcome is not None
    assert (done.contest.outcome.winner, done.contest.outcome.termination) == ("blue", "ruling")


@pytest.mark.parametrize(
    ("sheet", "wrong"),
    [
        (PaperSheet(id="p", rows=(head("red"), head("red", "")), ended="time"), [(1, "contest-grip-needed")]),
        (PaperSheet(id="p", rows=(head("red", time=30_000), head("red", time=20_000)), ended="time"),
         [(1, "paper-time-back")]),
        (PaperSheet(id="p", rows=(head("red"), PaperRow(ends=True), head("red"))), [(2, "paper-over-before")]),
        (PaperSheet(id="p", rows=(head("red"),)), [(-1, "paper-not-over")]),
        (PaperSheet(id="p", rows=(head("red"), head("blue")), ended="time"), [(-1, "paper-awaits")]),
        (PaperSheet(id="p", rows=(head("red"),), ended="time", red=1, blue=0), [(-1, "paper-score-differs")]),
        (PaperSheet(id="p", rows=(head("red"),), ended="time", winner="blue"), [(-1, "paper-winner-differs")]),
        (PaperSheet(id="p", began=NOW - 10_000, rows=(head("red"),), ended="time"), [(-1, "paper-in-the-future")]),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told_at_its_row(sheet: PaperSheet, wrong: list[tuple[int, str]]) -> None:
    assert codes(of(sheet)) == wrong


def test_a_bout_that_the_laptop_died_in_is_typed_on_from_where_it_stood() -> None:
    given, journal = setup("isb-duel", "longsword"), MemoryJournal()
    desk = Desk(journal, (CONTEST,), lambda: 0, facts={STREAM: given})
    at = NOW - 600_000
    script: list[Any] = ["call", "ready-red", "ready-blue", "start", "hit", "halt"]
    from hofmarshal.contest import commands as cmd

    said = [cmd.Call(), cmd.Ready(side="red"), cmd.Ready(side="blue"), cmd.Start(override="x"),
            cmd.Hit(by="blue", zone="head", grip="two-handed"), cmd.Halt()]  # fmt: skip
    for number, (name, command) in enumerate(zip(script, said, strict=True)):
        answer = desk.submit(
            Issued(id=name, stream=STREAM, at=at + 1000 * number, command=command, seat="hofmarshal", device="tablet")
        )
        assert answer.refusal is None
    rows = (head("blue", time=5_000), head("red", time=8_000))
    done = typed(PaperSheet(id="p", rows=rows, ended="stop", winner="blue", red=2, blue=4), before(given, journal))
    assert codes(done) == []
    assert done.entries[0].number == len(script) + 1
    assert isinstance(done.contest, Contest)
    real = journal.append(STREAM, len(script), list(done.entries))
    assert msgspec.structs.asdict(real)["entries"][-1].number == done.entries[-1].number
    state: Contest = desk.state(STREAM)
    assert state.outcome == done.contest.outcome
