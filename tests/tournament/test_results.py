"""What counts in an entry's figures: fought bouts, walkovers, void and extra ones."""

from __future__ import annotations

from hofmarshal.tournament.results import BoutResult, Figures, tally


def test_a_fought_bout_counts_for_both():
    bout = BoutResult(
        "1", "A", "B", 5, 3, "red", red_rating=1, red_rounds=4, blue_rounds=2, red_sanctions=1, blue_sanctions=2
    )
    figures = tally("AB", [bout])
    assert figures["A"] == Figures(1, 0, 0, 0, 1, 1, 5, 3, 1, 4, 1)
    assert figures["B"] == Figures(0, 1, 0, 0, 1, 0, 3, 5, 0, 2, 2)
    assert (figures["A"].difference, figures["B"].difference) == (2, -2)


def test_a_walkover_is_a_win_but_brings_no_points_and_enters_no_ratio():
    figures = tally("AB", [BoutResult("1", "A", "B", 5, 0, "red", "walkover")])
    assert figures["A"] == Figures(wins=1, walkovers=1)
    assert figures["B"] == Figures(losses=1, walkovers=1)


def test_a_walkover_that_nobody_won_was_lost_by_both():
    figures = tally("AB", [BoutResult("1", "A", "B", status="walkover")])
    assert (figures["A"].losses, figures["B"].losses) == (1, 1)


def test_a_bout_in_which_both_were_disqualified_was_lost_by_both():
    """sm.immediate: nobody has won; it is no draw."""
    figures = tally("AB", [BoutResult("1", "A", "B", 2, 2, both_out=True)])
    told = [(one.wins, one.draws, one.losses, one.bouts, one.points) for one in figures.values()]
    assert told == [(0, 0, 1, 1, 2)] * 2


def test_a_drawn_bout_is_nobodys_win():
    figures = tally("AB", [BoutResult("1", "A", "B", 2, 2)])
    assert (figures["A"].wins, figures["A"].draws, figures["A"].losses, figures["A"].points) == (0, 1, 0, 2)


def test_void_and_extra_bouts_are_not_counted():
    bouts = [BoutResult("1", "A", "B", 5, 0, "red", "void"), BoutResult("2", "A", "B", 5, 0, "red", extra=True)]
    assert tally("AB", bouts) == {"A": Figures(), "B": Figures()}
