"""A small rehearsal through a real server that is killed: it keeps all it acknowledged, and the audit sees when it does not."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from hofmarshal.journal.database import Database
from hofmarshal.robots.audit import audit
from hofmarshal.robots.clock import Shown, off_by
from hofmarshal.robots.rehearsal import Plan, Rehearsal, Report
from hofmarshal.robots.troupe import Acknowledged

PLAN = Plan(rings=1, speed=60, loss=0.05, kills=1, minutes=1.5, bouts=1, size=8, seed="test")


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


def test_a_clock_is_off_by_what_it_shows_too_much_or_too_little() -> None:
    before = Shown(stream="c", number=4, round=1, at=1000.0, effective=20_000.0, runs=True)
    after = Shown(stream="c", number=4, round=1, at=3000.0, effective=22_150.0, runs=True)
    assert off_by(before, after) == 150.0
    assert off_by(msgspec.structs.replace(before, runs=False), after) == 2150.0
    assert off_by(before, msgspec.structs.replace(after, number=5)) is None
