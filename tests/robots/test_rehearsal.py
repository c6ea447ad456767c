"""A small rehearsal through a real server that is killed: it keeps all it acknowledged, and the audit sees when it does not."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from hofmarshal.journal.database import Database
from hofmarshal.robots.audit import audit
from hofmarshal.robots.clock import Facts, Shown, Time, jumped, off_by
from hofmarshal.robots.rehearsal import Plan, Rehearsal, Report
from hofmarshal.robots.troupe import Acknowledged

PLAN = Plan(rings=1, field=False, speed=60, loss=0.05, kills=1, minutes=15, bouts=1, size=8, seed="test")


@pytest.fixture(scope="module")
def rehearsed(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Rehearsal, Report]:
    folder = tmp_path_factory.mktemp("rehearsal")
    one = Rehearsal(PLAN, folder, lambda code, args: None)
    return folder / "event", one, asyncio.run(one.run())


def test_nothing_is_missed(rehearsed: tuple[Path, Rehearsal, Report]) -> None:
    _, _, report = rehearsed
    assert report.misses == ()
    assert report.kills == 1
    assert report.audit.acknowledged > 20
    assert report.audit.contests >= 1


def tampered(folder: Path, statement: str) -> None:
    from sqlalchemy import text

    with Database.open(folder) as database:
        database.write(lambda connection: connection.execute(text(statement)))


def test_an_acknowledged_command_that_never_was_is_missed(rehearsed: tuple[Path, Rehearsal, Report]) -> None:
    folder, one, _ = rehearsed
    ghost = Acknowledged(
        device="d",
        command="never",
        stream="programme",
        kind="set-ring",
        status="done",
        event="never",
        number=1,
        text="{}",
    )
    found = audit(folder, [*one.troupe.ledger, ghost])
    assert len(found.misses) == 2
    assert all("never" in miss for miss in found.misses)


def test_a_changed_journal_is_noticed(rehearsed: tuple[Path, Rehearsal, Report]) -> None:
    folder, one, _ = rehearsed
    tampered(folder, "UPDATE entries SET at = at + 5000 WHERE type = 'halted'")
    found = audit(folder, one.troupe.ledger)
    assert any(miss.startswith("journal: hash contest/") for miss in found.misses)


def test_the_clocks_that_were_shown_are_those_of_the_journal(rehearsed: tuple[Path, Rehearsal, Report]) -> None:
    folder, one, report = rehearsed
    looks = one._kills.looks
    assert report.compared == 1
    assert looks
    [real, *_] = looks
    wrong = msgspec.structs.replace(real, facts=Facts(real.facts.elapsed + 101, real.facts.since, None, None))
    future = msgspec.structs.replace(real, number=10_000)
    found = audit(folder, one.troupe.ledger, [wrong, future]).misses
    assert sum("the clock showed" in miss for miss in found) == 1
    assert sum("number 10000 was shown" in miss for miss in found) == 1


BEFORE = Shown(
    stream="c", number=4, round=1, at=1000.0, server=51_000.0, facts=Facts(20_000, 50_000, frozen_at=None, horn_at=None)
)


def test_a_clock_is_off_by_what_it_shows_too_much_or_too_little() -> None:
    assert BEFORE.runs
    assert BEFORE.effective == 21_000.0
    after = msgspec.structs.replace(BEFORE, at=3000.0, server=53_150.0, number=9)  # taps have come meanwhile
    assert off_by(BEFORE, after) == 150.0
    stands = Facts(20_000, 50_000, frozen_at=50_500, horn_at=None)
    before, after = (msgspec.structs.replace(one, facts=stands) for one in (BEFORE, after))
    assert not before.runs
    assert before.effective == 20_500.0
    assert off_by(before, after) == 0.0


def test_a_clock_that_somebody_has_stopped_is_not_compared() -> None:
    halted = msgspec.structs.replace(BEFORE, facts=Facts(21_500, None, None, None))
    assert off_by(BEFORE, halted) is None
    assert off_by(BEFORE, msgspec.structs.replace(BEFORE, round=2)) is None


def test_a_jump_of_the_servers_time_is_measured_by_the_own_watch() -> None:
    assert jumped(Time(own=1000.0, server=51_000.0), Time(own=3000.0, server=52_880.0)) == -120.0
