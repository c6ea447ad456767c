"""Ranking by the clauses: Щит-Меч groups, ISB group battles, fencing's indicators, and any list of criteria."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hofmarshal.rules.notes import BadInput, Note
from hofmarshal.text import LANGUAGES, say
from hofmarshal.tournament.ranking import CRITERIA, Criterion, Table, needed_bouts, rank
from hofmarshal.tournament.results import BoutResult, Side, Status

# sm.12.8: wins; the bouts between those tied; points in the group; and extra bouts only if "it is impossible to decide
# by the bouts between these fighters", that is those whom the points left tied.
SHCHYT_MECH = (
    Criterion("wins", ("sm.12.8.wins",)),
    Criterion("head-to-head", ("sm.12.8.1",)),
    Criterion("points-scored", ("sm.12.8.2",)),
    Criterion("head-to-head", ("sm.12.8.3",)),
    Criterion("extra-bout", ("sm.12.8.3",)),
)
ISB = (Criterion("rating-points", ("isb-buhurt.points",)), Criterion("round-points", ("isb-buhurt.tiebreak",)))


def bouts(*lines: str) -> list[BoutResult]:
    """Bouts written `A 5:3 B`, `A 5:3 B extra`, `A w:o B` (walkover to A) or `A void B`."""
    made = []
    for number, line in enumerate(lines, 1):
        red, score, blue, *flags = line.split()
        if score in ("w:o", "void"):
            status: Status = "walkover" if score == "w:o" else "void"
            made.append(BoutResult(f"b{number}", red, blue, 0, 0, "red", status, extra="extra" in flags))
            continue
        one, other = map(int, score.split(":"))
        winner: Side | None = "red" if one > other else "blue" if other > one else None
        made.append(BoutResult(f"b{number}", red, blue, one, other, winner, extra="extra" in flags))
    return made


def order(table: Table) -> list[tuple[int | None, str]]:
    return [(place.place, place.entry) for place in table.places]


def codes(table: Table, entry: str) -> list[tuple[str, tuple[str, ...]]]:
    return [(n.code, n.cites) for place in table.places if place.entry == entry for n in place.reasons]


def test_more_wins_come_first_and_say_so():
    table = rank("ABC", bouts("A 1:0 B", "A 1:0 C", "B 1:0 C"), SHCHYT_MECH)
    assert order(table) == [(1, "A"), (2, "B"), (3, "C")]
    (reason,) = table.places[1].reasons
    assert reason.code == "tournament-rank-wins"
    assert reason.cites == ("sm.12.8.wins",)
    assert (reason.args["value"], reason.args["ahead"], reason.args["behind"]) == (1, "C (0)", "A (2)")


def test_two_tied_are_placed_by_the_bout_between_them():
    # A and B have two wins each; B beat A, though A scored more in the group.
    table = rank("ABCD", bouts("B 1:0 A", "A 9:0 C", "A 9:0 D", "C 1:0 B", "B 1:0 D", "C 0:1 D"), SHCHYT_MECH)
    assert order(table)[:2] == [(1, "B"), (2, "A")]
    assert codes(table, "B")[1] == ("tournament-rank-head-to-head", ("sm.12.8.1",))


def test_three_in_a_circle_go_on_to_points_scored_in_the_group():
    table = rank("ABC", bouts("A 3:0 B", "B 2:0 C", "C 1:0 A"), SHCHYT_MECH)
    assert order(table) == [(1, "A"), (2, "B"), (3, "C")]
    assert [code for code, _ in codes(table, "A")] == ["tournament-rank-points-scored"]


def test_an_extra_round_recorded_10_to_9_counts_as_those_points():
    # sm.12.7. A, B, C in a circle: A has 10 + 1 points, B 9 + 3, C 2 + 2.
    table = rank("ABC", bouts("A 10:9 B", "B 3:2 C", "C 2:1 A"), SHCHYT_MECH)
    assert order(table) == [(1, "B"), (2, "A"), (3, "C")]
    assert [place.figures.points for place in table.places] == [12, 11, 4]


def test_two_whom_points_left_tied_are_placed_by_their_own_bout_before_any_extra_bout():
    table = rank("ABC", bouts("A 5:0 B", "B 2:0 C", "C 2:0 A"), SHCHYT_MECH)
    assert order(table) == [(1, "A"), (2, "B"), (3, "C")]
    assert codes(table, "B")[-1] == ("tournament-rank-head-to-head", ("sm.12.8.3",))
    assert table.open_ties == ()


def test_a_mini_table_is_asked_again_of_those_it_left_tied():
    among = bouts("A 1:0 B", "A 1:0 C", "D 1:0 A", "B 1:0 C", "C 1:0 D", "B 1:0 D")
    table = rank("ABCD", among, (Criterion("head-to-head"),))
    # First table: A 2, B 2, C 1, D 1. Again: A beat B; C beat D.
    assert order(table) == [(1, "A"), (2, "B"), (3, "C"), (4, "D")]
    assert [code for code, _ in codes(table, "A")] == ["tournament-rank-head-to-head"] * 2


def test_the_mini_table_needs_everyone_to_have_met():
    table = rank("ABC", bouts("A 1:0 B", "B 1:0 C"), (Criterion("head-to-head", ("x",)),))
    assert [place.place for place in table.places] == [1, 1, 1]
    assert codes(table, "A")[0] == ("tournament-rank-head-to-head-unmet", ("x",))


def test_a_full_tie_waits_for_extra_bouts_between_exactly_those_tied():
    played = bouts("A 1:0 B", "B 1:0 C", "C 1:0 A", "A 1:0 D", "B 1:0 D", "C 1:0 D")
    table = rank("ABCD", played, (*SHCHYT_MECH, Criterion("lot")), lot="DCBA")
    assert order(table) == [(1, "A"), (1, "B"), (1, "C"), (4, "D")]
    assert [place.tied for place in table.places] == [True, True, True, False]
    (tie,) = table.open_ties
    assert (tie.place, tie.entries, tie.cites) == (1, ("A", "B", "C"), ("sm.12.8.3",))
    assert needed_bouts(tie, played) == (("A", "B"), ("A", "C"), ("B", "C"))


def test_extra_bouts_decide_and_count_for_nothing_else():
    played = bouts("A 1:1 B", "A 0:1 B extra")
    table = rank("AB", played, SHCHYT_MECH)
    assert order(table) == [(1, "B"), (2, "A")]
    assert [place.figures.wins for place in table.places] == [0, 0]
    assert table.open_ties == ()


def test_an_extra_round_counts_when_it_is_complete():
    first = ["A 1:1 B", "A 1:1 C", "B 1:1 C"]
    half = [*first, "A 1:0 B extra", "A 1:0 C extra"]
    table = rank("ABC", bouts(*half), SHCHYT_MECH)
    assert [place.place for place in table.places] == [1, 1, 1]
    assert needed_bouts(table.open_ties[0], bouts(*half)) == (("B", "C"),)
    drawn = [*half, "B 1:1 C extra"]
    table = rank("ABC", bouts(*drawn), SHCHYT_MECH)
    assert order(table) == [(1, "A"), (2, "B"), (2, "C")]
    assert needed_bouts(table.open_ties[0], bouts(*drawn)) == (("B", "C"),)
    assert order(rank("ABC", bouts(*drawn, "C 1:0 B extra"), SHCHYT_MECH)) == [(1, "A"), (2, "C"), (3, "B")]


def test_a_second_extra_round_of_three_waits_for_its_last_bout():
    drawn = ["A 1:1 B", "A 1:1 C", "B 1:1 C"]
    played = [*drawn, *(f"{bout} extra" for bout in drawn), "A 1:0 B extra"]
    table = rank("ABC", bouts(*played), SHCHYT_MECH)
    assert [place.place for place in table.places] == [1, 1, 1]
    assert needed_bouts(table.open_ties[0], bouts(*played)) == (("A", "C"), ("B", "C"))


def test_group_battles_other_points_count_only_between_equal_rating_points():
    results = [
        BoutResult("1", "A", "B", winner="red", red_rating=1, red_rounds=2, blue_rounds=9),
        BoutResult("2", "B", "C", winner="red", red_rating=1, red_rounds=1),
        BoutResult("3", "C", "D", winner="red", red_rating=0, red_rounds=8),
    ]
    table = rank("ABCD", results, ISB)
    # B's ten round points beat A's two, both having one rating point; C's eight do not lift it above them.
    assert order(table) == [(1, "B"), (2, "A"), (3, "C"), (4, "D")]
    assert codes(table, "C") == [
        ("tournament-rank-rating-points", ("isb-buhurt.points",)),
        ("tournament-rank-round-points", ("isb-buhurt.tiebreak",)),
    ]


def test_ratios_are_compared_exactly():
    def fought(entry: str, won: int, of: int) -> list[BoutResult]:
        return [BoutResult(f"{entry}{i}", entry, f"x{i}", winner="red" if i < won else "blue") for i in range(of)]

    results = fought("A", 1, 3) + fought("B", 333, 1000) + fought("C", 2, 6) + fought("D", 334, 1000)
    table = rank("ABCD", results, (Criterion("win-ratio"),))
    assert order(table) == [(1, "D"), (2, "A"), (2, "C"), (4, "B")]
    assert [place.reasons[0].args["value"] for place in table.places] == ["167/500", "1/3", "1/3", "333/1000"]


def test_a_walkover_leaves_the_ratio_alone():
    table = rank("AB", bouts("A 1:0 X", "Y 1:0 A", "B 1:0 X", "Y 1:0 B", "B w:o Z"), (Criterion("win-ratio"),))
    assert order(table) == [(1, "A"), (1, "B")]


def test_fewest_sanctions_lot_rating_and_difference():
    results = [BoutResult("1", "A", "B", 3, 1, red_sanctions=2), BoutResult("2", "C", "D", 1, 3, blue_sanctions=1)]
    assert [e for _, e in order(rank("AB", results, (Criterion("fewest-sanctions"),)))] == ["B", "A"]
    assert [e for _, e in order(rank("AB", [], (Criterion("lot"),), lot="BA"))] == ["B", "A"]
    assert [e for _, e in order(rank("AB", [], (Criterion("rating"),), ratings={"B": 7}))] == ["B", "A"]
    assert [e for _, e in order(rank("ABCD", results, (Criterion("points-difference"),)))] == ["A", "D", "B", "C"]
    assert [p.place for p in rank("ABC", [], (Criterion("lot"),), lot="BA").places] == [1, 1, 1]


def test_the_unranked_come_last_with_their_reason_and_no_place():
    why = Note("tournament-unranked-kept", {"cause": "disqualified"}, ("sm.two-dq",))
    table = rank("ABC", bouts("A 1:0 B", "A 1:0 C", "B 1:0 C"), SHCHYT_MECH, unranked={"A": why})
    assert order(table) == [(1, "B"), (2, "C"), (None, "A")]
    assert table.places[2].reasons == (why,)


def test_an_unknown_criterion_is_refused():
    with pytest.raises(BadInput, match="tournament-unknown-criterion"):
        rank("AB", [], (Criterion("luck"),))


def test_many_others_are_counted_not_named():
    names = [f"E{i:02}" for i in range(30)]
    results = [BoutResult(f"{i}", e, "X", i, 0) for i, e in enumerate(names)]
    best = rank(names, results, (Criterion("points-scored"),)).places[0].reasons[0]
    assert best.args["ahead_count"] == 29
    assert str(best.args["ahead"]).startswith("E28 (28), E27 (27)")
    assert best.args["ahead_more"] == 29 - 6
    english = say(best, "en")
    assert english.startswith("Points scored: 29; ahead of E28 (28)")
    assert english.endswith("and 23 more.")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("by", CRITERIA)
def test_every_criterion_explains_itself_in_every_language(lang, by):
    results = [
        BoutResult("1", "A", "B", 2, 1, "red", red_rating=1, red_rounds=1, blue_sanctions=1),
        BoutResult("2", "A", "B", winner="red", extra=True),
    ]
    table = rank("AB", results, (Criterion(by),), lot="AB", ratings={"A": 2}, names={"B": "Борис"})
    assert order(table) == [(1, "A"), (2, "B")]
    sentence = say(table.places[0].reasons[0], lang)
    assert "Борис (" in sentence
    assert sentence.endswith(").")


ENTRIES = st.lists(st.sampled_from("ABCDEFGH"), min_size=1, max_size=8, unique=True)


@st.composite
def tournaments(draw):
    entries = draw(ENTRIES)
    scores = st.integers(0, 3)
    results = []
    for number in range(draw(st.integers(0, 25))):
        red, blue = draw(st.permutations("ABCDEFGHX"))[:2]
        winner, status = (
            draw(st.sampled_from(["red", "blue", None])),
            draw(st.sampled_from(["fought", "fought", "walkover", "void"])),
        )
        results.append(
            BoutResult(f"{number}", red, blue, draw(scores), draw(scores), winner, status, extra=draw(st.booleans()))
        )
    criteria = tuple(Criterion(by) for by in draw(st.lists(st.sampled_from(CRITERIA), max_size=6)))
    return entries, results, criteria


@given(tournaments(), st.randoms(use_true_random=False))
def test_a_ranking_does_not_depend_on_the_order_of_its_input(tournament, random):
    entries, results, criteria = tournament
    table = rank(entries, results, criteria, lot="HGFEDCBA")
    random.shuffle(entries)
    random.shuffle(results)
    assert rank(entries, results, criteria, lot="HGFEDCBA") == table


@given(tournaments())
def test_a_ranking_is_a_total_preorder(tournament):
    entries, results, criteria = tournament
    table = rank(entries, results, criteria)
    assert sorted(place.entry for place in table.places) == sorted(entries)
    numbers = [place.place or 0 for place in table.places]
    for index, place in enumerate(table.places):
        # Standard competition ranking: one's place is one more than how many are better.
        assert place.place == 1 + sum(n < numbers[index] for n in numbers)
        assert place.tied == (numbers.count(place.place) > 1)
        assert index == 0 or numbers[index - 1] <= place.place
    for one, other in combinations(table.places, 2):
        if one.place != other.place:
            assert one.reasons


@given(tournaments())
def test_every_open_tie_is_a_tie_and_needs_bouts(tournament):
    entries, results, criteria = tournament
    table = rank(entries, results, criteria)
    asked = any(criterion.by == "extra-bout" for criterion in criteria)
    ties = {place.place for place in table.places if place.tied}
    assert {tie.place for tie in table.open_ties} == (ties if asked else set())
    for tie in table.open_ties:
        needed = needed_bouts(tie, results)
        assert needed
        assert all({a, b} <= set(tie.entries) for a, b in needed)


@given(tournaments())
def test_the_first_criterion_rules_whatever_comes_after(tournament):
    entries, results, criteria = tournament
    table = rank(entries, results, (Criterion("wins"), *criteria))
    wins = [place.figures.wins for place in table.places]
    assert wins == sorted(wins, reverse=True)
