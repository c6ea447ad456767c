"""Bout orders: the tables, the circle, team-mates, rest; and the orders in which real pools were fought."""

from __future__ import annotations

import csv
import json
from itertools import combinations, groupby, pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hofmarshal.tournament.order_tables import CLASSIC, MATES, REST, TWELVE_REST
from hofmarshal.tournament.orders import bout_order, circle

DATA = Path(__file__).parents[1] / "data"
SOURCE = {
    key: tuple(map(tuple, order))
    for key, order in json.loads((DATA / "bout_orders.json").read_text(encoding="utf-8"))["orders"].items()
}


def pairs(order):
    return sorted(tuple(sorted(bout)) for bout in order)


def running(order):
    """How many times someone fights twice running."""
    return sum(not set(a).isdisjoint(b) for a, b in pairwise(order))


def shortest_rest(order):
    last: dict[int, int] = {}
    rests = []
    for place, bout in enumerate(order):
        rests += [place - last[fighter] - 1 for fighter in bout if fighter in last]
        last |= dict.fromkeys(bout, place)
    return min(rests)


def test_the_embedded_tables_are_those_of_the_source():
    assert {str(n): CLASSIC[n] for n in range(4, 9)} | {"10": CLASSIC[10]} == {
        key: SOURCE[key] for key in ("4", "5", "6", "7", "8", "10")
    }
    assert [CLASSIC[n] for n in (9, 11, 12)] == [SOURCE[f"{n}_bellepoule"] for n in (9, 11, 12)]
    assert (REST[9], REST[11], REST[12]) == (SOURCE["9_optimal"], SOURCE["11_optimal"], SOURCE["12_circle"])
    assert {
        (6, 3): SOURCE["6_three_same_nation"],
        (6, 4): SOURCE["6_four_same"],
        (7, 3): SOURCE["7_three_same"],
    } == MATES


@pytest.mark.parametrize("n", range(25))
@pytest.mark.parametrize("classic", [False, True])
def test_every_pair_once(n, classic):
    assert pairs(bout_order(n, classic=classic)) == list(combinations(range(1, n + 1), 2))
    assert pairs(circle(n)) == list(combinations(range(1, n + 1), 2))


@pytest.mark.parametrize("n", range(5, 25))
def test_nobody_fights_twice_running(n):
    assert running(bout_order(n)) == 0


def test_rest():
    assert {n: shortest_rest(bout_order(n)) for n in (9, 11, 12)} == {9: 3, 11: 4, 12: 4}
    assert circle(12) == TWELVE_REST
    for n in range(13, 25):
        assert shortest_rest(bout_order(n)) >= n / 2 - 3


def test_three_of_six_and_of_seven_and_four_of_six_use_fencings_tables():
    assert bout_order(6, [{1, 2, 3}]) == SOURCE["6_three_same_nation"]
    assert bout_order(6, [(1, 2, 3), (4, 5, 6)]) == SOURCE["6_three_same_nation"]
    assert bout_order(6, [{4, 3, 2, 1}]) == SOURCE["6_four_same"]
    assert bout_order(7, [{1, 2, 3}]) == SOURCE["7_three_same"]
    # The team-mates 2, 4, 6 take the numbers 1, 2, 3.
    assert bout_order(6, [{2, 4, 6}])[:5] == ((2, 4), (1, 3), (4, 6), (3, 5), (6, 2))


def test_two_team_mates_meet_first():
    assert set(bout_order(6, [{3, 5}])[0]) == {3, 5}
    first = {frozenset(bout) for bout in bout_order(7, [{3, 5}, {1, 7}, {2, 6}])[:3]}
    assert first == {frozenset({3, 5}), frozenset({1, 7}), frozenset({2, 6})}


def test_everyone_a_team_mate_changes_nothing():
    assert bout_order(5, [{1, 2, 3, 4, 5}, {9}]) == SOURCE["5"]


@st.composite
def teams(draw):
    n = draw(st.integers(5, 16))
    places = draw(st.permutations(range(1, n + 1)))
    sets = []
    while places and draw(st.booleans()):
        size = draw(st.integers(2, min(n - 1, 8)))
        sets.append(set(places[:size]))
        places = places[size:]
    return n, sets


@given(teams())
@settings(max_examples=150)
def test_with_team_mates_every_pair_once_and_nobody_twice_running(case):
    n, sets = case
    order = bout_order(n, sets)
    assert pairs(order) == list(combinations(range(1, n + 1), 2))
    table = n == 6 and 4 in map(len, sets)  # fencing's own table has one such place
    assert running(order) <= table
    assert bout_order(n, sets) == order


@given(st.integers(5, 16), st.data())
def test_one_team_meets_as_early_as_rest_allows(n, data):
    mates = data.draw(st.sets(st.integers(1, n), min_size=2, max_size=n // 2))
    order = bout_order(n, [mates])
    last = max(place for place, bout in enumerate(order, 1) if mates.issuperset(bout))
    bouts = len(mates) * (len(mates) - 1) // 2
    # With a bout of others after each of theirs, two of rest at the worst.
    assert last <= 3 * bouts + 1


def same_but_for_numbers(fought, table):
    """Whether numbers can be given to fighters so that the bouts are those of the table, colours aside."""
    known: list[tuple[dict[str, int], dict[int, str]]] = [({}, {})]
    for (a, b), (x, y) in zip(fought, table, strict=True):
        known = [
            ({**to, a: p, b: q}, {**back, p: a, q: b})
            for to, back in known
            for p, q in ((x, y), (y, x))
            if to.get(a, p) == p and to.get(b, q) == q and back.get(p, a) == a and back.get(q, b) == b
        ]
    return bool(known)


@pytest.mark.parametrize(
    ("weapon", "pools"), [("me", {5: 9, 6: 44}), ("wf", {5: 9, 6: 14, 7: 1}), ("ws", {5: 3, 6: 13, 7: 7})]
)
def test_real_pools_of_5_6_and_7_were_fought_in_this_order(weapon, pools):
    with (DATA / f"pools/{weapon}.bouts.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    seen: dict[int, int] = {}
    for key, group in groupby(rows, key=lambda row: (row["event"], row["pool"])):
        fought = [(row["red"], row["blue"]) for row in group]
        size = len({fighter for bout in fought for fighter in bout})
        assert same_but_for_numbers(fought, bout_order(size)), key
        seen[size] = seen.get(size, 0) + 1
    assert seen == pools
