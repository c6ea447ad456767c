"""Real events: from the pools' bouts our ranking gives the first round that was really fought."""

from __future__ import annotations

import pytest

from hofmarshal.tournament.ranking import Criterion, rank
from hofmarshal.tournament.seeding import Misfit, SeedingFit, fits
from tests.tournament.seeding import seeding_fit

CLEAN = [("me", n, 28, 32) for n in (1, 2, 3, 5)]
CLEAN += [("wf", n, 14, 16) for n in (1, 2, 3, 4, 5)]
CLEAN += [("ws", n, 14, 16) for n in (1, 2, 4, 5)]
RATING = (Criterion("rating"),)


@pytest.mark.parametrize(("weapon", "event", "least", "pairs"), CLEAN)
def test_the_first_round_follows_from_the_pools(weapon, event, least, pairs):
    found = seeding_fit(weapon, event)
    assert found.fit + len(found.misfits) == pairs
    assert found.fit >= least
    assert [misfit for misfit in found.misfits if not misfit.tied] == []


def test_seeds_of_a_pair_sum_to_one_more_than_the_table():
    table = rank("ABCDX", [], RATING, ratings={"A": 9, "X": 8, "B": 7, "C": 6, "D": 5})
    # X is not in the first round and has no number.
    assert fits(table, [("A", "D"), ("C", "B")]) == SeedingFit(2, ())
    assert fits(table, [("A", "B"), ("C", "D")]) == SeedingFit(
        0, (Misfit("A", "B", (1, 2), False), Misfit("C", "D", (3, 4), False))
    )


def test_byes_go_to_the_best_seeds():
    table = rank("ABC", [], RATING, ratings={"A": 3, "B": 2, "C": 1})
    assert fits(table, [("A", None), ("B", "C")]) == SeedingFit(2, ())
    found = fits(table, [("A", "B"), (None, "C")])
    assert found.fit == 0
    assert found.misfits[1] == Misfit(None, "C", (3, None), False)


def test_a_misfit_of_tied_entries_says_so():
    table = rank("ABCD", [], RATING, ratings={"A": 9, "B": 7, "C": 7, "D": 5})
    assert fits(table, [("A", "D"), ("B", "C")]).fit == 2
    assert [misfit.tied for misfit in fits(table, [("A", "C"), ("B", "D")]).misfits] == [True, True]
