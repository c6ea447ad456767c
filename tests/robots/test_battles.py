"""Robots in battles: what really happens there, a small rehearsal of a bridge and a group battle, and what its audit sees."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hofmarshal.contest.state import Contest
from hofmarshal.journal.model import Entry
from hofmarshal.robots.audit_battles import differing, marks, misplaced
from hofmarshal.robots.battle import JUDGES, Battle, BattleRules
from hofmarshal.robots.muster import TEAMS, called
from hofmarshal.robots.rehearsal import Plan, Rehearsal, Report
from hofmarshal.robots.troupe import Acknowledged
from hofmarshal.server.aside import Aside

PLAN = Plan(rings=0, speed=60, loss=0.02, minutes=15, bouts=2, seed="battles", battles=("bridge", "five"))
RULES = BattleRules(
    team=True, mechanism="standing", causes=("a.b",), breaches=(), values=(), parts=(), limit=90_000, order=False,
    on_bridge=0, substitution="between-rounds", breakthrough=False, absent_after=0,
)  # fmt: skip
RED, BLUE = (tuple(f"{side}-{n}" for n in range(1, 6)) for side in ("red", "blue"))


# What really happens


@pytest.mark.parametrize("number", range(40))
def test_a_round_ends_by_all_out_or_by_time_and_the_same_for_every_judge(number: int) -> None:
    fight = Battle("seed", "contest/five/a", RULES)
    falls = fight.falls(number, RED, BLUE, 90.0)
    assert falls == Battle("seed", "contest/five/a", RULES).falls(number, RED, BLUE, 90.0)
    assert list(falls) == sorted(falls, key=lambda one: one.after)
    out = [one.fighter for one in falls if not one.mistaken]
    assert len(out) == len(set(out))
    left = [len(set(side) - set(out)) for side in (RED, BLUE)]
    assert min(left) == 0 or sum(left) >= 2
    assert falls[-1].after < 90 or min(left) == 0
    assert all(1 <= judge <= JUDGES and len(set(one.seen)) == len(one.seen) for one in falls for judge in one.seen)


def test_some_rounds_are_level_some_outs_are_seen_by_two_and_some_are_mistaken() -> None:
    fight = Battle("seed", "contest/five/b", RULES)
    rounds = [fight.falls(number, RED, BLUE, 90.0) for number in range(200)]
    every = [one for falls in rounds for one in falls]
    lefts = [10 - len({one.fighter for one in falls if not one.mistaken}) for falls in rounds]
    assert 20 < sum(len(one.seen) == 2 for one in every) < len(every) / 2
    assert 20 < sum(one.mistaken for one in every) < len(every) / 5
    assert any(left % 2 == 0 and left >= 2 for left in lefts)


def test_the_fighters_of_a_team_have_names_of_their_own() -> None:
    names = {called(team, number) for team in TEAMS for number in range(1, 31)}
    assert len(names) == 30 * len(TEAMS)


# A rehearsal


@pytest.fixture(scope="module")
def rehearsed(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Rehearsal, Report]:
    folder = tmp_path_factory.mktemp("battles")
    one = Rehearsal(PLAN, folder, lambda code, args: None)
    return folder / "event", one, asyncio.run(one.run())


@pytest.fixture(scope="module")
def kept(rehearsed: tuple[Path, Rehearsal, Report]) -> tuple[list[Entry], dict[str, Contest], list[Acknowledged]]:
    folder, one, _ = rehearsed
    with Aside(folder, lambda: 0) as event:
        entries = [entry for stream in event.journal.heads() for entry in event.journal.read(stream)]
        contests: dict[str, Contest] = {name: event.look(name) for name in event.streams("contest")}
    return entries, contests, marks(one.troupe.ledger, contests)


Kept = tuple[list[Entry], dict[str, Contest], list[Acknowledged]]


def test_nothing_is_missed(rehearsed: tuple[Path, Rehearsal, Report]) -> None:
    _, _, report = rehearsed
    assert report.misses == ()
    assert report.audit.battles == report.audit.decided == 2
    assert report.audit.marks > 15
    for kind in ("out", "hit", "enter", "submit-order", "call"):
        assert report.commands[kind] > 0, kind


def test_a_mark_that_stands_twice_or_not_at_all_is_missed(kept: Kept) -> None:
    entries, contests, given = kept
    assert list(misplaced(entries, contests, given)) == []
    (mark, *_) = [one for one in given if one.kind == "out" and not one.late]
    stands = next(one for one in entries if one.id == mark.event)
    assert len(list(misplaced([*entries, stands], contests, given))) == 1
    assert len(list(misplaced([one for one in entries if one is not stands], contests, given))) == 1
    late = msgspec.structs.replace(mark, late=True)
    assert len(list(misplaced(entries, contests, [late]))) == 1


def test_a_battle_whose_entries_give_other_rounds_is_missed(kept: Kept) -> None:
    entries, contests, _ = kept
    assert list(differing(entries, contests)) == []
    five = next(name for name in contests if "/five/" in name)
    outs = [one for one in entries if one.stream == five and one.type in ("went-out", "out-seconded")]
    twice = [one for one in outs if sum(_who(other) == _who(one) for other in outs) == 1]
    without: list[Any] = [one for one in entries if one is not twice[0]]
    assert any("its rounds are" in miss for miss in differing(without, contests))


def _who(entry: Entry) -> Any:
    return msgspec.json.decode(entry.data)["fighter"]
