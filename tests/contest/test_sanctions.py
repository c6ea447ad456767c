"""Sanctions climb from one ladder to the next: remarks, warnings, disqualification, the grid."""

import msgspec
import pytest

from hofmarshal.rules.conduct_blocks import LadderRow
from tests.contest.support import drive, setup

BOUT = ("shchyt-mech", "shchyt-mech")


def breaches(clause, times, fighter="red"):
    note = {"note": "Seen by the marshal."}
    return [{"t": 10 * n, "breach": {"fighter": fighter, "clause": clause, **note}} for n in range(1, times + 1)]


@pytest.mark.parametrize(("before", "removed"), [(0, {}), (1, {"red": "nomination"})])
@pytest.mark.parametrize(
    "do",
    [
        breaches("sm.immediate", 1),
        breaches("sm.6.2", 3),
        [{"t": 5, "disqualify": {"fighter": "red", "reason": "Struck the marshal."}}],
    ],
    ids=["at once", "by the third warning", "by word"],
)
def test_however_a_disqualification_comes_it_counts_towards_the_grid(before, removed, do):
    state, refused = drive(setup(*BOUT, sides={"red": {"disqualifications": before}, "blue": {}}), do)
    assert not refused
    assert state.outcome is not None
    assert state.outcome.winner == "blue"
    assert state.disqualified == ("red",)
    assert state.counts["red:disqualification"] == 1
    assert state.removed == removed
    assert ("sm.two-dq" in state.outcome.cites) == bool(removed)


def test_an_annulled_disqualification_leaves_nothing_behind():
    do = [{**breaches("sm.immediate", 1)[0], "id": "one"}, {"t": 30, "annul": {"event": "one"}}]
    state, _ = drive(setup(*BOUT, sides={"red": {"disqualifications": 1}, "blue": {}}), do)
    assert (state.phase, state.outcome, state.disqualified, state.removed, state.sanctions) == (
        "halted", None, (), {}, (),
    )  # fmt: skip


@pytest.mark.parametrize(("kind", "then"), [("warning", "warning"), ("disqualification", "disqualify")])
def test_a_ladder_that_leads_to_itself_is_climbed_once(kind, then):
    given = setup(*BOUT)
    row = LadderRow(kind=kind, scope="bout", at=1, then=then, cites=("sm.6.3.2",))
    looped = msgspec.structs.replace(given, rules=msgspec.structs.replace(given.rules, ladder=(row,)))
    state, _ = drive(looped, breaches("sm.6.2" if kind == "warning" else "sm.immediate", 1))
    assert state.counts == {f"red:{kind}": 1}


def test_a_penalty_between_rounds_counts_in_the_next():
    both = {"exchange": [{"by": "red", "zone": "head"}, {"by": "blue", "zone": "head"}]}
    do = [{"t": n, "hit": both} for n in range(1, 6)]
    state, _ = drive(setup(*BOUT), [*do, *breaches("sm.6.2", 1), {"t": 60, "start": {}}])
    assert state.extra
    assert state.tally.points == (-1, 0)


def test_a_blow_that_no_row_of_targets_speaks_of_is_on_none():
    given = setup(*BOUT)
    fewer = msgspec.structs.replace(given, rules=msgspec.structs.replace(given.rules, targets=given.rules.targets[:-1]))
    hit = [{"t": 5, "hit": {"by": "red", "zone": "head"}}]
    assert drive(given, hit)[0].tally.points == (2, 0)
    assert drive(fewer, hit)[0].tally.points == (0, 0)


def test_a_reason_that_asks_for_words_gets_them():
    hit = {"by": "red", "zone": "head", "not_counted": "described"}
    state, refused = drive(setup(*BOUT), [{"t": 5, "hit": hit}, {"t": 6, "hit": {**hit, "reason": "While falling."}}])
    assert [r.code for r in refused] == ["contest-reason-needed"]
    assert state.tally.points == (0, 0)
    assert not state.ignored
