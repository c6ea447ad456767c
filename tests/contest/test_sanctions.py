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


# Scopes: what a fighter brings along (u.1.4: the third warning in the event removes)


@pytest.mark.parametrize(
    ("warnings", "breached", "phase"),
    [
        (2, 1, "decided"),
        (1, 1, "running"),
        (1, 2, "decided"),
        ({"nomination": 2}, 1, "decided"),
        ({"nomination": 2, "event": 1}, 1, "decided"),
        ({"bout": 2}, 1, "running"),
    ],
)
def test_the_third_warning_of_the_event_removes(warnings: object, breached: int, phase: str) -> None:
    given = setup("ulozhenie", "free-duel", sides={"red": {"warnings": warnings}, "blue": {}})
    state, refused = drive(given, breaches("u.1.5.b", breached))
    assert not refused
    assert state.phase == phase
    assert state.removed == ({"red": "event"} if phase == "decided" else {})


def test_warnings_of_an_earlier_bout_climb_no_ladder_of_this_one() -> None:
    """A ladder within the bout counts from nothing (sm.6.3.2)."""
    given = setup(*BOUT, sides={"red": {"warnings": {"nomination": 2, "event": 2}}, "blue": {}})
    state, _ = drive(given, breaches("sm.6.2", 1))
    assert (state.phase, state.tally.points) == ("running", (-1, 0))


# The ladder within a bout (sm.6.3.1, sm.6.3.2)


@pytest.mark.parametrize(
    ("number", "points", "phase"), [(1, (-1, 0), "running"), (2, (-3, 0), "running"), (3, (-3, 0), "decided")]
)
def test_one_point_then_two_then_out(number: int, points: tuple[int, int], phase: str) -> None:
    state, _ = drive(setup(*BOUT), breaches("sm.6.2", number))
    assert (state.tally.points, state.phase) == (points, phase)


@pytest.mark.parametrize(("number", "warnings"), [(2, 0), (3, 1), (4, 2)])
def test_every_remark_after_the_second_is_a_warning(number: int, warnings: int) -> None:
    starts = [{"t": 10 * n + 5, "start": {}} for n in range(1, number)]
    do = sorted([*breaches("sm.6.1", number), *starts], key=lambda line: float(str(line["t"])))
    state, refused = drive(setup(*BOUT), do)
    assert not refused
    assert (state.counts["red:remark"], state.counts.get("red:warning", 0)) == (number, warnings)


def test_an_undone_warning_takes_the_later_ones_a_step_down() -> None:
    """The second becomes the first: one point, not two."""
    first, second = ({**line, "id": f"w{n}"} for n, line in enumerate(breaches("sm.6.2", 2)))
    state, refused = drive(setup(*BOUT), [first, second, {"t": 30, "annul": {"event": "w0"}}])
    assert not refused
    assert (state.tally.points, state.counts) == ((-1, 0), {"red:warning": 1})


def test_undoing_the_first_of_three_opens_the_bout_where_the_third_had_closed_it() -> None:
    lines = [{**line, "id": f"w{n}"} for n, line in enumerate(breaches("sm.6.2", 3))]
    state, refused = drive(setup(*BOUT), [*lines, {"t": 60, "annul": {"event": "w0"}}])
    assert not refused
    assert (state.phase, state.elapsed, state.tally.points) == ("halted", 30_000, (-3, 0))


def test_each_fighter_climbs_his_own_ladder() -> None:
    do = [*breaches("sm.6.2", 1), *({**line, "t": 50} for line in breaches("sm.6.2", 1, "blue"))]
    state, _ = drive(setup(*BOUT), do)
    assert state.tally.points == (-1, -1)


# What may be cited


@pytest.mark.parametrize(
    ("breach", "code"),
    [
        ({"fighter": "red", "clause": "no.such"}, "contest-unknown-breach"),
        ({"fighter": "green", "clause": "sm.6.2"}, "contest-unknown-fighter"),
        ({"fighter": "red", "clause": "sm.3.1"}, "contest-note-needed"),
        ({"fighter": "red", "clause": "sm.3.1", "note": "  "}, "contest-note-needed"),
        ({"fighter": "red", "clause": "sm.3.1", "note": "x", "facts": {"after": "ricochet"}}, "contest-no-breach"),
    ],
)
def test_a_breach_that_cannot_be_cited_so_is_refused(breach: dict[str, object], code: str) -> None:
    state, refused = drive(setup(*BOUT), [{"t": 5, "breach": breach}])
    assert [r.code for r in refused] == [code]
    assert state.sanctions == ()


def test_after_the_signature_nothing_is_cited() -> None:
    hits = [{"t": n, "hit": {"by": "red", "zone": "head"}} for n in range(1, 6)]
    _, refused = drive(setup(*BOUT), [*hits, {"t": 9, "sign": {}}, *breaches("sm.6.2", 1)])
    assert [r.code for r in refused] == ["contest-wrong-phase"]


# Breaches by both at once (sm.mutual)


@pytest.mark.parametrize(
    ("choice", "points"), [("penalty", (-1, -1)), ("continue", (0, 0)), ("word", (0, 0)), ("other", (0, 0))]
)
def test_for_a_breach_by_both_the_marshal_chooses(choice: str, points: tuple[int, int]) -> None:
    both = {"t": 5, "mutual-breach": {"clause": "sm.6.2", "choice": choice, "note": "Both grabbed."}}
    state, refused = drive(setup(*BOUT), [both])
    assert not refused
    assert state.tally.points == points


def test_another_choice_is_written_down() -> None:
    _, refused = drive(setup(*BOUT), [{"t": 5, "mutual-breach": {"clause": "sm.6.2", "choice": "other"}}])
    assert [r.code for r in refused] == ["contest-note-needed"]


def test_points_may_fall_below_none() -> None:
    state, _ = drive(setup(*BOUT), [{"t": 1, "hit": {"by": "red", "zone": "arms"}}, *breaches("sm.6.2", 2)])
    assert state.tally.points == (-2, 0)
