"""The three policies for someone who leaves, and what becomes of his remaining bouts."""

from __future__ import annotations

import pytest

from hofmarshal.text import LANGUAGES, say
from hofmarshal.tournament.ranking import Criterion, rank
from hofmarshal.tournament.results import BoutResult
from hofmarshal.tournament.withdrawal import PlannedBout, Withdrawal, settle

FOUGHT = [BoutResult("1", "A", "B", 5, 0, "red"), BoutResult("2", "B", "C", 5, 4, "red")]
PLANNED = [PlannedBout("3", "C", "A"), PlannedBout("4", "D", "C", "s", "g"), PlannedBout("5", "A", "D")]


def kinds(settled):
    return {r.bout: (r.status, r.won_by) for r in settled.results}


def test_annul_voids_all_his_bouts_and_he_is_unranked():
    settled = settle(FOUGHT, [Withdrawal("A", "annul", cites=("sm.two-dq",))], PLANNED)
    assert kinds(settled) == {"1": ("void", None), "2": ("fought", "B"), "3": ("void", None), "5": ("void", None)}
    assert settled.unranked["A"].code == "tournament-unranked-annulled"
    assert settled.unranked["A"].cites == ("sm.two-dq",)


def test_keep_leaves_his_bouts_and_ranks_him():
    settled = settle(FOUGHT, [Withdrawal("A", "keep")], PLANNED)
    assert kinds(settled) == {
        "1": ("fought", "A"),
        "2": ("fought", "B"),
        "3": ("walkover", "C"),
        "5": ("walkover", "D"),
    }
    assert settled.unranked == {}


def test_keep_unranked_leaves_his_bouts_to_the_others():
    settled = settle(FOUGHT, [Withdrawal("A", "keep-unranked", "void", "disqualified")], PLANNED)
    assert kinds(settled)["1"] == ("fought", "A")
    assert kinds(settled)["3"] == ("void", None)
    table = rank("ABCD", settled.results, (Criterion("wins"),), unranked=settled.unranked)
    assert [(p.entry, p.place) for p in table.places] == [("B", 1), ("C", 2), ("D", 2), ("A", None)]


def test_a_bout_that_both_left_is_lost_by_both():
    settled = settle([], [Withdrawal("C", "keep"), Withdrawal("D", "keep")], PLANNED[1:2])
    assert settled.results == (BoutResult("4", "D", "C", status="walkover", stage="s", group="g"),)


def test_bouts_of_those_who_stay_are_left_alone():
    assert settle(FOUGHT, [], PLANNED).results == tuple(FOUGHT)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("policy", ["annul", "keep-unranked"])
def test_the_reason_can_be_said(lang, policy):
    (left,) = settle([], [Withdrawal("A", policy)]).unranked.values()
    (out,) = settle([], [Withdrawal("A", policy, cause="disqualified")]).unranked.values()
    assert say(left, lang) != say(out, lang)
