"""Elimination brackets: seeding, byes, the bout for third place, corrections; pairs by lot; all against all."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hofmarshal.rules.notes import BadInput
from hofmarshal.tournament.brackets import (
    Bye,
    Entrant,
    LoserOf,
    WinnerOf,
    advance,
    pairs_by_lot,
    placing,
    round_robin,
    seeding,
    single_elimination,
)
from hofmarshal.tournament.results import BoutResult


def bouts_of(bracket):
    return {bout.bout: bout for bout in bracket.bouts}


def seed_of(slot):
    return slot.entry


def result(bout, winner="red", status="fought"):
    return BoutResult(bout.bout, bout.red.entry, bout.blue.entry, winner=winner, status=status)


def test_seeds_of_eight():
    assert seeding(8) == (1, 8, 4, 5, 2, 7, 3, 6)


@pytest.mark.parametrize("size", [2, 4, 8, 16, 64])
def test_in_every_round_the_seeds_still_to_be_expected_sum_to_one_more_than_its_size(size):
    seeds = list(seeding(size))
    assert sorted(seeds) == list(range(1, size + 1))
    while len(seeds) > 1:
        pairs = list(zip(seeds[::2], seeds[1::2], strict=True))
        assert {sum(pair) for pair in pairs} == {len(seeds) + 1}
        seeds = [min(pair) for pair in pairs]


def test_four_entries_have_a_final_and_a_bout_for_third_place():
    bracket = single_elimination("ABCD")
    assert [bout.bout for bout in bracket.bouts] == ["4-1", "4-2", "3-1", "2-1"]
    bouts = bouts_of(bracket)
    assert (bouts["4-1"].red, bouts["4-1"].blue) == (Entrant("A"), Entrant("D"))
    assert (bouts["3-1"].red, bouts["3-1"].blue) == (LoserOf("4-1"), LoserOf("4-2"))
    assert (bouts["2-1"].red, bouts["2-1"].blue) == (WinnerOf("4-1"), WinnerOf("4-2"))
    assert [bout.ready for bout in bracket.bouts] == [True, True, False, False]
    semi = [result(bouts["4-1"], "blue"), result(bouts["4-2"])]
    now = bouts_of(advance(bracket, semi))
    assert (now["2-1"].red, now["2-1"].blue) == (Entrant("D"), Entrant("B"))
    assert (now["3-1"].red, now["3-1"].blue) == (Entrant("A"), Entrant("C"))
    assert placing(bracket, semi) == ()
    assert placing(bracket, [*semi, result(now["2-1"]), result(now["3-1"], "blue")]) == (("D",), ("B",), ("C",), ("A",))


def test_without_a_bout_for_third_place_it_is_shared():
    bracket = single_elimination("ABCD", third_place=False)
    semi = [result(bout) for bout in bracket.bouts[:2]]
    final = advance(bracket, semi).bouts[2]
    assert placing(bracket, [*semi, result(final)]) == (("A",), ("B",), ("D", "C"))


def test_the_best_seeds_have_the_byes_and_go_on_at_once():
    bracket = single_elimination("ABCDE")
    bouts = bouts_of(bracket)
    assert [b.bout for b in bracket.bouts if b.ready] == ["8-2", "4-2"]
    assert (bouts["8-2"].red, bouts["8-2"].blue) == (Entrant("D"), Entrant("E"))
    assert (bouts["4-1"].red, bouts["4-1"].blue) == (Entrant("A"), WinnerOf("8-2"))
    assert (bouts["4-2"].red, bouts["4-2"].blue) == (Entrant("B"), Entrant("C"))


def test_three_entries():
    bracket = single_elimination("ABC")
    bouts = bouts_of(bracket)
    assert "3-1" not in bouts
    semi = [result(bouts["4-2"], "blue")]
    final = bouts_of(advance(bracket, semi))["2-1"]
    assert (final.red, final.blue) == (Entrant("A"), Entrant("C"))
    assert placing(bracket, [*semi, result(final, "blue")]) == (("C",), ("A",), ("B",))


def test_the_sides_in_a_result_may_be_swapped():
    bracket = single_elimination("AB")
    assert placing(bracket, [BoutResult("2-1", "B", "A", winner="red")]) == (("B",), ("A",))


def test_both_lost_sends_a_bye_on():
    bracket = single_elimination("ABCD")
    semi = [result(bracket.bouts[0], None), result(bracket.bouts[1])]
    now = bouts_of(advance(bracket, semi))
    assert (now["2-1"].red, now["2-1"].blue) == (Bye(), Entrant("B"))
    assert placing(bracket, semi) == (("B",), ("C",), ("A", "D"))


def test_a_corrected_result_moves_others_on_and_later_results_of_the_wrong_pair_are_ignored():
    bracket = single_elimination("ABCD", third_place=False)
    semi = [result(bracket.bouts[0]), result(bracket.bouts[1])]
    final = result(advance(bracket, semi).bouts[2])
    assert placing(bracket, [*semi, final])[:2] == (("A",), ("B",))
    corrected = [result(bracket.bouts[0], "blue"), semi[1], final]
    now = bouts_of(advance(bracket, corrected))
    assert (now["2-1"].red, now["2-1"].blue) == (Entrant("D"), Entrant("B"))
    assert placing(bracket, corrected) == ()


def test_a_void_bout_decides_nothing():
    bracket = single_elimination("AB")
    assert placing(bracket, [result(bracket.bouts[0], status="void")]) == ()


@pytest.mark.parametrize("entries", ["", "A", "ABA"])
def test_too_few_or_repeated_entries_are_refused(entries):
    with pytest.raises(BadInput, match="tournament-bracket-entries"):
        single_elimination(entries)


@given(st.integers(2, 40), st.booleans(), st.data())
def test_every_elimination_ends_with_everyone_placed_once(number, third, data):
    entries = [f"e{n}" for n in range(number)]
    bracket = single_elimination(entries, third_place=third, prefix="x-")
    results: list[BoutResult] = []
    for _ in range(number + 2):
        done = {r.bout for r in results}
        for bout in advance(bracket, results).bouts:
            if bout.ready and bout.bout not in done:
                results.append(result(bout, data.draw(st.sampled_from(["red", "blue"]))))
    assert len(results) == number - 1 + (third and number > 3)
    placed = placing(bracket, results)
    assert sorted(entry for together in placed for entry in together) == sorted(entries)
    assert [len(together) for together in placed[:2]] == [1, 1]


@given(st.integers(2, 32))
def test_if_the_better_seed_always_wins_the_first_two_are_the_first_two_seeds(number):
    entries = [f"e{n:02}" for n in range(number)]
    bracket = single_elimination(entries)
    results: list[BoutResult] = []
    for _ in range(7):
        ready = [bout for bout in advance(bracket, results).bouts if bout.ready]
        results = [result(b, "red" if seed_of(b.red) < seed_of(b.blue) else "blue") for b in ready]
    wanted = [(entry,) for entry in entries[: 4 if number > 3 else 2]]
    assert list(placing(bracket, results))[: len(wanted)] == wanted


def test_pairs_by_lot():
    assert pairs_by_lot("CABD") == ((("C", "A"), ("B", "D")), None)
    assert pairs_by_lot("CAB") == ((("C", "A"),), "B")
    assert pairs_by_lot("") == ((), None)


def test_all_against_all_with_team_mates_first():
    bouts = round_robin(["A", "B", "C", "D", "E"], [["C", "E"]])
    assert set(bouts[0]) == {"C", "E"}
    assert len({frozenset(bout) for bout in bouts}) == 10
