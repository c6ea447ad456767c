"""The schedule of rings: nobody twice at once, rest, dependencies, expected times, and what really happened."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hofmarshal.text import LANGUAGES, say
from hofmarshal.tournament.schedule import Actual, Bout, Duration, learned, plan, update

MINUTE = 60_000
LENGTH = Duration(4 * MINUTE, MINUTE)


def times(made):
    return {slot.bout: (slot.start // MINUTE, slot.ring) for slot in made.slots}


def test_two_rings_run_in_parallel():
    made = plan([Bout("1", "A", "B"), Bout("2", "C", "D"), Bout("3", "E", "F")], ["r1", "r2"], LENGTH, start=MINUTE)
    assert times(made) == {"1": (1, "r1"), "2": (1, "r2"), "3": (5, "r1")}


def test_nobody_is_called_twice_at_once_and_rests_between():
    made = plan([Bout("1", "A", "B"), Bout("2", "C", "A")], ["r1", "r2"], LENGTH, rest=10 * MINUTE)
    assert times(made) == {"1": (0, "r1"), "2": (14, "r1")}


def test_whoever_has_the_longest_way_to_go_comes_first():
    bouts = [Bout("lone", "X", "Y"), *(Bout(f"a{n}", "A", f"b{n}") for n in range(3))]
    # When A has one bout left, all are equal and the order given decides.
    assert times(plan(bouts, ["r1"], LENGTH)) == {"a0": (0, "r1"), "a1": (4, "r1"), "lone": (8, "r1"), "a2": (12, "r1")}
    # With rest, the lone bout fills the gap.
    assert times(plan(bouts, ["r1"], LENGTH, rest=4 * MINUTE))["lone"] == (4, "r1")


def test_a_bout_waits_for_those_it_depends_on_and_long_chains_start_early():
    bouts = [Bout("x", "X", "Y"), Bout("semi", "A", "B"), Bout("final", depends_on=("semi",))]
    assert times(plan(bouts, ["r1", "r2"], LENGTH)) == {"semi": (0, "r1"), "x": (0, "r2"), "final": (4, "r1")}


def test_a_bout_may_be_tied_to_a_ring():
    made = plan(
        [Bout("1", "A", "B", ring="r2"), Bout("2", "C", "D", ring="r2"), Bout("3", "E", "F")], ["r1", "r2"], LENGTH
    )
    assert times(made) == {"1": (0, "r2"), "2": (4, "r2"), "3": (0, "r1")}


def test_the_spread_grows_along_the_chain_as_the_root_of_the_summed_variances():
    made = plan([Bout(str(n), f"A{n}", f"B{n}") for n in range(5)], ["r1"], Duration(4 * MINUTE, 30_000))
    assert [slot.spread for slot in made.slots] == [0, 30_000, 42_426, 51_961, 60_000]


def test_what_really_happened_moves_what_follows():
    made = plan([Bout("1", "A", "B"), Bout("2", "C", "D"), Bout("3", "E", "F")], ["r1"], LENGTH)
    late = update(made, {"1": Actual("r1", MINUTE, 9 * MINUTE)}, 9 * MINUTE, learn=False)
    assert times(late) == {"1": (1, "r1"), "2": (9, "r1"), "3": (13, "r1")}
    assert [slot.spread for slot in late.slots] == [0, 0, MINUTE]


def test_a_running_bout_that_is_over_its_time_ends_now():
    made = plan([Bout("1", "A", "B"), Bout("2", "C", "D")], ["r1"], LENGTH)
    now = update(made, {"1": Actual("r1", 0)}, 7 * MINUTE)
    assert times(now) == {"1": (0, "r1"), "2": (7, "r1")}
    assert now.slots[1].spread == MINUTE


def test_nothing_is_expected_before_now():
    made = plan([Bout("1", "A", "B")], ["r1"], LENGTH)
    assert times(update(made, {}, 30 * MINUTE)) == {"1": (30, "r1")}


def test_durations_are_learned():
    assert learned(Duration(240, 60), []) == Duration(240, 60)
    # Eight expected ones of 240 and eight real ones of 300.
    assert learned(Duration(240, 60), [300] * 8) == Duration(270, 60)
    made = plan([Bout(str(n), f"A{n}", f"B{n}") for n in range(3)], ["r1"], Duration(90))
    after = update(made, {"0": Actual("r1", 0, 180)}, 180)
    assert [(slot.start, slot.end) for slot in after.slots] == [(0, 180), (180, 280), (280, 380)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_can_not_be_scheduled_is_said(lang):
    bouts = [
        Bout("1", depends_on=("2",)),
        Bout("2", depends_on=("1",)),
        Bout("3", ring="r9"),
        Bout("4", depends_on=("0",)),
        Bout("5"),
    ]
    made = plan(bouts, ["r1"], LENGTH)
    assert [slot.bout for slot in made.slots] == ["5"]
    assert [(note.code, note.args["bout"]) for note in made.problems] == [
        ("tournament-schedule-waits", "1"),
        ("tournament-schedule-waits", "2"),
        ("tournament-schedule-no-ring", "3"),
        ("tournament-schedule-waits", "4"),
    ]
    no_rings = plan(bouts[4:], [], LENGTH)
    assert no_rings.slots == ()
    assert all(say(note, lang) for note in (*made.problems, *no_rings.problems))


@st.composite
def days(draw):
    bouts: list[Bout] = []
    for n in range(draw(st.integers(0, 30))):
        red, blue = draw(st.permutations("ABCDEFGHIJ"))[:2]
        waits = draw(st.lists(st.sampled_from([b.bout for b in bouts]), max_size=2)) if bouts else []
        own = draw(st.none() | st.builds(Duration, st.integers(1, 9), st.integers(0, 3)))
        bouts.append(
            Bout(f"{n}", red, blue, depends_on=tuple(waits), ring=draw(st.sampled_from(["", "", "r1"])), duration=own)
        )
    rings = ["r1", "r2", "r3"][: draw(st.integers(1, 3))]
    return bouts, rings, draw(st.integers(0, 7)), draw(st.integers(0, 50))


def check(made, rest):
    by_id = {bout.bout: bout for bout in made.bouts}
    slot_of = {slot.bout: slot for slot in made.slots}
    for one, other in combinations(made.slots, 2):
        first, second = sorted((one, other), key=lambda slot: (slot.start, slot.end))
        if first.ring == second.ring:
            assert first.end <= second.start
        a, b = by_id[first.bout], by_id[second.bout]
        if {a.red, a.blue} & {b.red, b.blue}:
            assert first.end + rest <= second.start
    for bout in made.bouts:
        for waited in bout.depends_on:
            assert slot_of[waited].end <= slot_of[bout.bout].start
        assert bout.ring in ("", slot_of[bout.bout].ring)


@given(days())
@settings(max_examples=200)
def test_no_overlap_rest_kept_dependencies_kept(day):
    bouts, rings, rest, start = day
    made = plan(bouts, rings, Duration(5, 2), rest=rest, start=start)
    assert made.problems == ()
    assert len(made.slots) == len(bouts)
    assert all(slot.start >= start for slot in made.slots)
    check(made, rest)
    # No ring and no fighter stands idle without need: some bout starts at the start.
    assert not bouts or made.slots[0].start == start


@given(days(), st.integers(0, 40), st.data())
def test_a_new_forecast_keeps_all_that_too(day, now, data):
    bouts, rings, rest, _ = day
    made = plan(bouts, rings, Duration(5, 2), rest=rest)
    done = [slot for slot in made.slots if slot.end <= now]
    actual = {
        slot.bout: Actual(slot.ring, slot.start, slot.end - data.draw(st.integers(0, slot.end - slot.start)))
        for slot in done
    }
    after = update(made, actual, now)
    assert [slot.bout for slot in after.slots if slot.bout not in actual and slot.start < now] == []
    assert {slot.bout: slot.ring for slot in after.slots} == {slot.bout: slot.ring for slot in made.slots}
    check(after, rest)


@given(days())
def test_the_first_forecast_is_the_plan(day):
    bouts, rings, rest, start = day
    made = plan(bouts, rings, Duration(5, 2), rest=rest, start=start)
    assert update(made, {}, start) == made
