"""The ring schedule a folder's settings ask for: the open bouts, nobody twice at once, rest kept, who has left left out."""

from itertools import combinations

import pytest

from hofmarshal.rules.notes import BadInput
from tests.tournament.test_folder import ALL, run


def test_without_rings_there_is_no_schedule():
    assert run(*ALL[:2]).schedule is None


def test_open_bouts_are_given_rings_and_times_with_spread():
    made = run(settings={"rings": 2, "duration": 240}).schedule
    assert (made.rings, made.duration, made.rest, made.problems) == (("1", "2"), 240, 0, ())
    assert [(b.start, b.end) for b in made.bouts] == [(at, at + 240) for at in (0, 0, 240, 240, 480, 480)]
    assert [b.spread for b in made.bouts] == [0, 0, 60, 60, 84, 84]  # a fourth of 240 s; √2 times that


def test_nobody_is_in_two_rings_at_once_and_everyone_rests():
    made = run(codes=9, settings={"rings": ["north", "south", "east"], "rest": 600}).schedule
    assert {b.ring for b in made.bouts} <= {"north", "south", "east"}
    assert len(made.bouts) == 10 + 6
    for one, other in combinations(made.bouts, 2):
        if {one.red, one.blue} & {other.red, other.blue}:
            assert other.start >= one.end + 600
        if one.ring == other.ring:
            assert other.start >= one.end


def test_what_is_over_and_who_has_left_are_out_of_it():
    made = run(*ALL[:2], decisions=[{"after": 2, "withdraw": "D"}], settings={"rings": 1}).schedule
    assert {frozenset((b.red, b.blue)) for b in made.bouts} == {frozenset("AC"), frozenset("BC")}
    assert run(*ALL, settings={"rings": 1}).schedule.bouts == ()


@pytest.mark.parametrize("odd", [{"rings": -1}, {"rings": [1.5]}, {"duration": 0}, {"rest": -1}, {"duration": 10**30}])
def test_odd_settings_are_named(odd):
    with pytest.raises(BadInput) as caught:
        run(settings={"rings": 2, **odd})
    assert caught.value.problems[0].code == "nomination-settings-form"
