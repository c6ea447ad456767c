"""A nomination from draw to places, given / when / then, with the values of Щит-Меч's sections 12 and 6.3."""

from typing import Any

import pytest

from hofmarshal.tournament import commands as cmd
from hofmarshal.tournament import nomination as nom
from hofmarshal.tournament.entries import Entry
from hofmarshal.tournament.lot import commit, order
from tests.tournament.nomination_play import do, drawn, entered, fight, happens, members, places, record, refusal, table
from tests.tournament.nomination_rules import plain, rules

# --- the draw


@pytest.mark.parametrize(
    ("total", "sizes"),
    [(4, [4]), (7, [7]), (8, [4, 4]), (14, [7, 7]), (15, [5, 5, 5]), (23, [6, 6, 6, 5]), (29, [6, 6, 6, 6, 5])],
)
def test_as_few_groups_of_4_to_7_as_possible(total, sizes):
    (stage,) = drawn(total).stages
    assert [len(group) for group in members(drawn(total), stage)] == sizes


def test_up_to_seven_go_straight_to_a_final_group():
    assert list(drawn(7).stages) == ["final"]
    assert list(drawn(8).stages) == ["qualifying"]


def test_the_hofmarshal_chooses_another_number_of_groups():
    state = do(entered(20), cmd.Draw(seed="winter", groups=4))
    assert [len(group) for group in members(state, "qualifying")] == [5, 5, 5, 5]
    assert refusal(entered(20), cmd.Draw(seed="winter", groups=6)).cites == ("sm.12.3",)


def test_under_four_the_options_are_offered():
    said = refusal(entered(3), cmd.Draw(seed="winter"))
    assert (said.code, said.cites) == ("nomination-too-few", ("sm.12.3",))
    assert [note.code for note in said.reasons] == [
        "nomination-option-final",
        "nomination-option-wait",
        "nomination-option-merge",
        "nomination-option-cancel",
    ]
    assert members(do(entered(3), cmd.Draw(seed="winter", final=True)), "final")


def test_only_confirmed_entries_are_drawn():
    state = do(entered(9), cmd.CheckIn(entries=("E09",), present=False), cmd.Withdraw(entry="E08"), cmd.Draw(seed="w"))
    assert sorted(sum(members(state, "final"), ())) == [f"E{n:02}" for n in range(1, 8)]


def test_a_published_hash_binds_the_seed():
    state = do(entered(8), cmd.Draw(commitment=commit("winter")))
    assert refusal(state, cmd.Draw(seed="summer")).code == "nomination-lot-wrong-seed"
    state = do(state, cmd.Draw(seed="winter"))
    assert state.lot == order([f"E{n:02}" for n in range(1, 9)], "winter")


def test_clubs_are_kept_apart():
    clubs = {f"E{n:02}": "X" if n <= 2 else f"C{n}" for n in range(1, 9)}
    groups = members(drawn(8, clubs=clubs), "qualifying")
    assert not any({"E01", "E02"} <= set(group) for group in groups)


def test_nothing_is_drawn_twice():
    assert refusal(drawn(8), cmd.Draw(seed="winter")).code == "nomination-already-drawn"


def test_a_draw_voided_before_its_first_call_can_be_held_again():
    state = do(entered(8), cmd.Draw(commitment=commit("winter")), cmd.Draw(seed="winter"))
    state = do(state, cmd.Void(stage="qualifying", reason="a club was forgotten"), cmd.Draw(seed="summer"))
    assert state.lot == order([f"E{n:02}" for n in range(1, 9)], "summer")


def test_the_hofmarshal_composes_by_hand():
    groups = (("E01", "E02", "E03", "E04"), ("E05", "E06", "E07", "E08"))
    assert members(do(entered(8), cmd.Compose(groups=groups)), "qualifying") == list(groups)
    odd = (groups[0][:3], (*groups[1], "E04"))
    said = refusal(entered(8), cmd.Compose(groups=odd))
    assert (said.code, said.cites) == ("nomination-group-size", ("sm.12.3",))
    assert refusal(entered(9), cmd.Compose(groups=groups)).code == "tournament-hand-refused"


def test_a_draw_by_lot_only_allows_no_other():
    by_lot = plain(draw={"methods": ["lot"], "cites": ["u.2.3"]}, stages={"scheme": ["pairs-by-lot"]})
    assert refusal(entered(4, under=by_lot), cmd.Draw(seed="w", method="rating")).cites == ("u.2.3",)
    hand = cmd.Compose(groups=(("E01", "E02"), ("E03", "E04")))
    assert refusal(entered(4, under=by_lot), hand).cites == ("u.2.3",)


@pytest.mark.parametrize(("split", "tracks"), [(False, [""]), (True, ["heavy", "light"])])
def test_the_draw_splits_by_weight_only_where_the_rulebook_says(split, tracks):
    state = nom.fresh(plain(weight={"categories": split, "cites": ["isb-duel.weight"]}))
    state = do(
        state,
        *(cmd.Enter(entry=Entry(e, weight_category=w)) for e, w in zip("ABCD", ["light", "heavy"] * 2, strict=True)),
    )
    state = do(state, cmd.Draw(seed="w"))
    assert [one.track for one in nom.final_places(state)] == tracks


def test_without_a_category_nobody_is_drawn_by_weight():
    by_weight = plain(weight={"categories": True, "cites": ["w"]})
    assert refusal(entered(4, under=by_weight), cmd.Draw(seed="w")).code == "nomination-weight-missing"


# --- moves


def test_a_move_is_free_before_the_first_bout_and_logged_with_a_reason_after():
    state = drawn(15)
    first, second, _ = members(state, "qualifying")
    state = do(state, cmd.Move(entry=first[0], swap=second[0]))
    assert first[0] in members(state, "qualifying")[1]
    state = do(state, cmd.CallBout(bout="qualifying-C-1"))
    assert refusal(state, cmd.Move(entry=first[0], to="A")).code == "nomination-move-needs-reason"
    moved = do(state, cmd.Move(entry=first[0], to="A", reason="wrong group on the wall"))
    assert len(members(moved, "qualifying")[0]) == 6


def test_a_bout_fought_in_the_old_group_is_counted_nowhere():
    state = drawn(8)
    one, other = members(state, "qualifying")
    state = do(state, record(f"{one[0]} 10:0 {one[1]}"))
    state = do(state, cmd.Move(entry=one[0], swap=other[0], reason="mistake"))
    figures = {p.entry: p.figures for g in nom.view(state, state.stages["qualifying"]).groups for p in g.table.places}
    assert figures[one[0]].wins == figures[one[1]].losses == 0


# --- stages


def test_first_and_second_form_semi_final_groups_and_then_the_final():
    state = fight(drawn(23), "qualifying")
    state = do(state, cmd.Promote())
    groups = members(state, "semi-final")
    assert [len(group) for group in groups] == [4, 4]
    home = {e: n for n, g in enumerate(members(state, "qualifying")) for e in g}
    rank = {seat.entry: seat.place for seat in state.stages["semi-final"].layout.source}
    assert [sorted(rank[e] for e in group) for group in groups] == [[1, 1, 2, 2], [1, 1, 2, 2]]
    assert all(len({home[e] for e in group}) == 4 for group in groups)
    state = do(fight(state, "semi-final"), cmd.Promote())
    assert len(members(state, "final")[0]) == 4
    state = fight(state, "final")
    done = places(state)
    assert sorted(members(state, "final")[0], key=done.get) == sorted(members(state, "final")[0])
    assert [done[e] for e in sorted(members(state, "final")[0])] == [1, 2, 3, 4]
    assert len(done) == 23


def test_a_semi_final_that_puts_nobody_out_is_passed_over():
    state = do(fight(drawn(8), "qualifying"), cmd.Promote())
    assert list(state.stages) == ["qualifying", "final"]
    chosen = do(fight(drawn(8), "qualifying"), cmd.Promote(groups=1))
    assert list(chosen.stages) == ["qualifying", "semi-final"]


def test_nothing_is_promoted_while_bouts_are_open():
    said = refusal(drawn(8), cmd.Promote())
    assert said.code == "nomination-stage-open"
    assert len(said.reasons) == 12


def test_all_meet_all_as_often_as_the_rulebook_says():
    assert len(nom.view(drawn(4), drawn(4).stages["final"]).open) == 6
    twice = drawn(4, under=rules(round_robin={"meetings": 2, "cites": ["sm.12.6"]}))
    assert len(nom.view(twice, twice.stages["final"]).open) == 12


def test_leagues_each_have_places_of_their_own():
    state = fight(drawn(16, leagues=True), "qualifying")
    state = do(state, cmd.Promote())
    higher = {seat.entry for seat in state.stages["semi-final"].layout.source}
    premier = {e for group in members(state, "premier/qualifying") for e in group}
    assert len(higher) == 6
    assert premier == {f"E{n:02}" for n in range(1, 17)} - higher
    state = fight(fight(state, "semi-final"), "premier/qualifying")
    state = do(state, cmd.Promote(), cmd.Promote(track="premier"))
    last = [stage for stage in state.stages if stage.endswith("final") and "semi" not in stage]
    for stage in last:
        state = fight(state, stage)
    assert set(places(state)) == higher
    assert set(places(state, "premier")) == premier
    assert sorted(places(state, "premier").values())[0] == 1


def test_elimination_with_a_bout_for_third_place():
    state = drawn(5, under=plain(stages={"scheme": ["elimination", "third-place"]}))
    assert [len(g) for g in members(state, "elimination-1")].count(1) == 3
    state = do(fight(state, "elimination-1"), cmd.Promote())
    state = do(fight(state, "elimination-2"), cmd.Promote())
    assert {group.name for group in state.stages["elimination-3"].groups} == {"third-place", "1"}
    state = fight(state, "elimination-3")
    assert refusal(state, cmd.Promote()).code == "nomination-no-next"
    assert sorted(places(state).values()) == [1, 2, 3, 4, 5]
    assert places(state)["E01"] == 1


def test_losers_of_one_round_share_a_place():
    state = drawn(4, under=plain(stages={"scheme": ["elimination"]}))
    state = do(fight(state, "elimination-1"), cmd.Promote())
    assert sorted(places(fight(state, "elimination-2")).values()) == [1, 2, 3, 3]


def test_pairs_by_lot_are_drawn_again_each_round():
    state = drawn(6, under=plain(stages={"scheme": ["pairs-by-lot"], "cites": ["u.2.3"]}))
    drawn_order = order([f"E{n:02}" for n in range(1, 7)], "winter")
    assert members(state, "pairs-by-lot-1") == list(zip(drawn_order[::2], drawn_order[1::2], strict=True))
    state = do(fight(state, "pairs-by-lot-1"), cmd.Promote())
    left = [seat.entry for seat in state.stages["pairs-by-lot-2"].layout.source]
    assert sum(members(state, "pairs-by-lot-2"), ()) == order(left, "winter:2")


def test_pools_seed_a_bracket_by_one_ranking():
    pools = plain(
        stages={"scheme": ["qualifying", "elimination"]},
        groups={"sizes": [4], "direct_final": 0, "minimum": 4},
        ranking=[{"by": "win-ratio"}, {"by": "points-difference"}],
    )
    state = do(fight(drawn(8, under=pools), "qualifying"), cmd.Promote())
    seeds = [seat.entry for seat in state.stages["elimination-1"].layout.source]
    pairs = [tuple(sorted((seeds.index(a) + 1, seeds.index(b) + 1))) for a, b in members(state, "elimination-1")]
    assert pairs == [(1, 8), (4, 5), (2, 7), (3, 6)]


# --- tables and extra bouts


def test_between_two_with_equal_wins_their_own_bout_decides():
    state = drawn(*"ABCD")
    for text in ("A 10:7 B", "A 10:8 C", "D 10:2 A", "B 10:2 C", "B 10:1 D", "C 10:9 D"):
        state = do(state, record(text))
    assert table(state, "final") == {"A": 1, "B": 2, "C": 3, "D": 4}


CYCLE = ("A 10:5 B", "B 10:5 C", "C 10:5 A", "A 10:5 D", "B 10:5 D", "C 10:5 D")


def test_three_exactly_level_need_extra_bouts_between_exactly_them():
    state = do(drawn(*"ABCD"), *(record(text) for text in CYCLE))
    (group,) = nom.view(state, state.stages["final"]).groups
    assert [set(tied) for tied in group.deciding] == [set("ABC")]
    assert {frozenset(pair) for pair in group.needed} == {frozenset("AB"), frozenset("BC"), frozenset("AC")}
    for wrong in (("A", "B"), ("A", "B", "C", "D"), ("D",)):
        said = refusal(state, cmd.ScheduleExtra(entries=wrong))
        assert (said.code, said.cites) == ("nomination-extra-not-tied", ("sm.12.8.3",))
    assert refusal(state, record("A 10:4 B extra", "x1")).code == "nomination-extra-not-scheduled"
    state = do(state, cmd.ScheduleExtra(entries=("A", "B", "C")))
    state = do(state, record("A 10:4 B extra", "x1"), record("B 10:4 C extra", "x2"), record("A 10:4 C extra", "x3"))
    assert table(state, "final") == {"A": 1, "B": 2, "C": 3, "D": 4}
    assert nom.final_places(state)[0].final


def test_no_extra_bouts_while_the_group_is_running():
    state = do(drawn(*"ABCD"), *(record(text) for text in CYCLE[:5]))
    assert refusal(state, cmd.ScheduleExtra(entries=("A", "B", "C"))).code == "nomination-stage-open"
    assert refusal(state, cmd.ScheduleExtra()).code == "nomination-extra-none"


def test_a_tie_without_extra_bouts_in_the_rules_is_settled_by_the_hofmarshal():
    wins = plain(
        ranking=[{"by": "wins"}], stages={"scheme": ["qualifying", "final"]}, advance_qualifying={"places": 1},
        groups={"sizes": [4], "direct_final": 0, "minimum": 4},
    )  # fmt: skip
    state = do(entered(*"ABCDEFGH", under=wins), cmd.Compose(groups=(tuple("ABCD"), tuple("EFGH"))))
    state = do(state, *(record(text) for text in CYCLE))
    state = fight(state, "qualifying")
    assert [note.code for note in refusal(state, cmd.Promote()).reasons] == ["nomination-tie-ruling"]
    settle = cmd.Settle(stage="qualifying", group="A", order=("C", "A", "B"), reason="drew straws")
    assert refusal(state, cmd.Settle(stage="qualifying", group="A", order=("A", "B"), reason="x")).code
    state = do(state, settle, cmd.Promote())
    assert {seat.entry for seat in state.stages["final"].layout.source} == {"C", "E"}


def test_the_hofmarshal_does_not_settle_what_extra_bouts_decide():
    state = do(drawn(*"ABCD"), *(record(text) for text in CYCLE))
    said = refusal(state, cmd.Settle(stage="final", order=("A", "B", "C"), reason="tired"))
    assert (said.code, said.cites) == ("nomination-settle-extra", ("sm.12.8.3",))


def test_an_extra_round_is_recorded_ten_to_nine():
    state = do(drawn(*"ABCD"), record("A 13:12 B extra-round"))
    assert (state.bouts["A-B"].now.red_score, state.bouts["A-B"].now.blue_score) == (10, 9)


# --- who leaves


def test_two_disqualifications_take_him_off_the_grid():
    state = do(
        drawn(*"ABCD"), cmd.Record(result=cmd.Score(bout="1", red="A", blue="B", winner="B", disqualified=("A",)))
    )
    assert state.standings["A"].state == "active"
    state = do(state, record("A 10:2 C"), cmd.Disqualify(entry="A", bout="A-C", reason="again"))
    assert state.standings["A"].state == "removed"
    assert state.standings["A"].why.cites == ("sm.two-dq",)
    (group,) = nom.view(state, state.stages["final"]).groups
    lost = [r for r in group.results if r.status == "walkover"]
    assert [(r.won_by, {r.red, r.blue}) for r in lost] == [("D", {"A", "D"})]
    wins = {p.entry: p.figures.wins for p in group.table.places}
    assert (wins["A"], wins["B"], wins["C"], wins["D"]) == (1, 1, 0, 1)  # the bout with C, fought, is kept
    assert refusal(state, record("A 10:0 D")).cites == ("sm.two-dq",)


def test_a_corrected_disqualification_brings_him_back():
    twice = [cmd.Score(bout=b, red="A", blue=o, winner=o, disqualified=("A",)) for b, o in (("1", "B"), ("2", "C"))]
    state = do(drawn(*"ABCD"), *(cmd.Record(result=one) for one in twice))
    assert state.standings["A"].state == "removed"
    mended = cmd.Score(bout="2", red="A", blue="C", winner="C")
    assert do(state, cmd.Record(result=mended, reason="video")).standings["A"].state == "active"


@pytest.mark.parametrize(
    ("fought", "remaining", "wins", "place"),
    [("keep", "lost", {"A": 1, "B": 0, "C": 1, "D": 1}, 1), ("annul", "void", {"A": 0, "B": 0, "C": 0, "D": 0}, None)],
)
def test_a_withdrawal_follows_the_rulebook(fought, remaining, wins, place):
    under = rules(withdrawal={"fought": fought, "remaining": remaining, "cites": ["w"]})
    state = do(drawn(*"ABCD", under=under), record("A 10:0 B"), cmd.Withdraw(entry="A", reason="knee"))
    (group,) = nom.view(state, state.stages["final"]).groups
    assert {p.entry: p.figures.wins for p in group.table.places} == wins
    assert len(group.open) == 3
    found = {p.entry: p.place for p in group.table.places}["A"]
    assert (found is None) == (place is None)


def test_the_place_of_one_who_left_before_the_promotion_goes_to_the_next():
    state = fight(drawn(15), "qualifying")
    first = min(members(state, "qualifying")[0])
    state = do(state, cmd.Withdraw(entry=first), cmd.Promote())
    promoted = {seat.entry for seat in state.stages["semi-final"].layout.source}
    assert first not in promoted
    assert len(promoted) == 6
    assert table(state, "qualifying")[first] == 1


def test_a_tie_for_the_place_of_one_who_left_decides_after_all():
    under = rules(ranking=[{"by": "wins", "cites": ["sm.12.8.wins"]}, {"by": "extra-bout", "cites": ["sm.12.8.3"]}])
    state = do(entered(8, under=under), cmd.Draw(seed="winter"))
    one, two, three, four = sorted(members(state, "qualifying")[0])
    best = (f"{one} 5:1 {two}", f"{one} 5:1 {three}", f"{one} 5:1 {four}", f"{two} 5:1 {three}", f"{two} 5:1 {four}")
    state = do(state, *(record(text) for text in best), record(f"{three} 1:1 {four}"))
    state = fight(state, "qualifying")
    assert nom.view(state, state.stages["qualifying"]).complete
    state = do(state, cmd.Withdraw(entry=one))
    (group,) = (g for g in nom.view(state, state.stages["qualifying"]).groups if g.deciding)
    assert group.deciding == ((three, four),)


def test_a_pair_both_of_whom_left_sends_a_bye_on():
    state = drawn(8, under=plain(stages={"scheme": ["elimination"]}))
    gone = members(state, "elimination-1")[1]
    state = do(state, *(cmd.Withdraw(entry=entry) for entry in gone))
    state = do(fight(state, "elimination-1"), cmd.Promote())
    assert [(g.name, len(g.entries)) for g in state.stages["elimination-2"].groups] == [("1", 1), ("2", 2)]


# --- corrections


def upset(state):
    """The bout of group A that decided second place, turned round."""
    group = sorted(members(state, "qualifying")[0])
    pair = {group[1], group[2]}
    bout = next(b for b in state.bouts.values() if {b.now.red, b.now.blue} == pair)
    now = bout.now
    winner = now.red if now.winner == "blue" else now.blue
    text = f"{now.red} {now.blue_score}:{now.red_score} {now.blue}"
    return group, record(text, now.bout, "the table was misread"), winner


def test_a_correction_needs_its_reason_and_keeps_the_old_result():
    state = do(drawn(*"ABCD"), record("A 10:7 B"))
    assert refusal(state, record("A 7:10 B")).code == "nomination-revision-needs-reason"
    assert refusal(state, record("A 10:7 B", reason="x")).code == "nomination-bout-same"
    assert refusal(state, record("A 10:7 C", "A-B", "x")).code == "nomination-bout-other-pair"
    state = do(state, record("A 7:10 B", reason="misread"))
    assert [one.winner for one in state.bouts["A-B"].revisions] == ["red", "blue"]


def test_a_correction_disturbs_the_stage_that_stands_until_it_is_composed_again():
    state = do(fight(drawn(15), "qualifying"), cmd.Promote(), cmd.CallBout(bout="semi-final-A-1"))
    group, correction, _ = upset(state)
    told = nom.disturbs(state, correction.result)
    codes = {note.code for note in told}
    assert codes >= {"nomination-disturbs-place", "nomination-disturbs-in", "nomination-disturbs-out"}
    assert "nomination-disturbs-started" in codes
    before = members(state, "semi-final")
    state = do(state, correction)
    assert members(state, "semi-final") == before
    assert {n.args["entry"] for n in nom.disturbances(state) if n.code == "nomination-disturbs-in"} == {group[2]}
    again = do(state, cmd.RePromote(stage="semi-final", reason="corrected"))
    assert group[2] in sum(members(again, "semi-final"), ())
    assert nom.disturbances(again) == ()


def test_or_it_is_let_stand_with_a_reason():
    state = do(fight(drawn(15), "qualifying"), cmd.Promote())
    _, correction, _ = upset(state)
    assert refusal(state, cmd.LetStand(stage="semi-final", reason="x")).code == "nomination-not-disturbed"
    state = do(state, correction)
    assert refusal(state, cmd.LetStand(stage="semi-final", reason=" ")).code == "nomination-reason-needed"
    state = do(state, cmd.LetStand(stage="semi-final", reason="both agreed"))
    assert nom.disturbances(state) == ()


def test_a_correction_and_re_promotion_equal_the_right_results_from_the_start():
    wrong = fight(drawn(15), "qualifying")
    _, correction, _ = upset(wrong)
    mended = do(do(wrong, cmd.Promote()), correction, cmd.RePromote(stage="semi-final", reason="corrected"))
    right = do(do(wrong, correction), cmd.Promote())
    assert mended.stages["semi-final"].layout == right.stages["semi-final"].layout
    assert places(fight(mended, "semi-final")) == places(fight(right, "semi-final"))


# --- protests in the nomination


def filing(**fields):
    base = {"protest": "P1", "bout": "A-B", "entry": "B", "t": 60_000, "clause": "sm.to-ten", "video": "phone"}
    return cmd.Protest(**{**base, **fields})


SEATS: Any = (("judge", "1"), ("judge", "2"), ("hofmarshal", "h"), ("committee", "c"))
ALL: Any = tuple(cmd.Ballot(seat=seat, uphold=True, name=name) for seat, name in SEATS)


def test_an_upheld_protest_has_the_bout_fought_again():
    state = do(drawn(*"ABCD"), record("A 10:7 B"), filing())
    state = do(state, cmd.Vote(protest="P1", t=120_000, votes=ALL, then="refought"))
    assert len(nom.view(state, state.stages["final"]).open) == 6
    assert do(state, record("A 3:10 B")).bouts["A-B"].now.winner == "blue"


def test_or_its_result_corrected():
    state = do(drawn(*"ABCD"), record("A 10:7 B"), filing())
    mended = cmd.Score(bout="-", red="A", blue="B", red_score=7, blue_score=10)
    state = do(state, cmd.Vote(protest="P1", t=120_000, votes=ALL, result=mended))
    assert state.bouts["A-B"].now.winner == "blue"


def test_one_protest_a_fighter_and_only_about_his_own_bout():
    state = do(drawn(*"ABCD"), record("A 10:7 B"), record("C 10:7 B"), filing())
    assert refusal(state, filing(protest="P2", bout="C-B")).cites == ("sm.13.6",)
    assert refusal(state, filing(protest="P3", entry="C")).code == "protest-not-of-bout"
    assert do(state, filing(protest="P4", bout="C-B", entry="C")).protests.keys() == {"P1", "P4"}


def test_the_final_wants_the_committee_in_the_commission():
    state = do(drawn(*"ABCD"), record("A 10:7 B"), filing())
    assert refusal(state, cmd.Vote(protest="P1", t=120_000, votes=ALL[:3])).cites == ("sm.13.4",)


def test_an_undecided_protest_becomes_overdue():
    state = do(drawn(*"ABCD"), record("A 10:7 B"), filing())
    ((at, command),) = nom.due(state)
    assert at == 60_000 + 600_000 + 1
    assert do(state, command).protests["P1"].state.overdue


def test_a_storm_stops_the_clocks_of_protests():
    state = do(drawn(*"ABCD"), record("A 10:7 B"), cmd.Suspend(t=60_000), cmd.Resume(t=360_000))
    state = do(state, filing(t=600_000))  # 300 s of the ten minutes counted
    assert refusal(state, filing(protest="P2", entry="A", t=600_001)).code == "protest-too-late"
    state = do(state, cmd.Suspend(t=700_000), cmd.Resume(t=800_000))
    assert [at for at, _ in nom.due(state)] == [600_000 + 600_000 + 100_000 + 1]


# --- rules that change


FEWER = {"by": "points-scored", "cites": ["x"]}


def test_a_stage_that_has_begun_keeps_its_ranking_until_it_is_voided():
    state = do(drawn(*"ABCD"), record("A 10:9 B"))
    changed = rules(ranking=[FEWER], call={"arrive": 5000, "cites": ["c"]})
    state = do(state, cmd.ChangeRules(rules=changed, reason="new edition"))
    assert nom.contest_rules(state, "final").ranking == rules().ranking
    assert nom.contest_rules(state, "final").call.arrive == 5000
    assert refusal(state, cmd.Void(stage="final")).code == "nomination-void-needs-reason"
    state = do(state, cmd.Void(stage="final", reason="start over under the new edition"))
    assert nom.contest_rules(state, "final").ranking == changed.ranking
    assert len(nom.view(state, state.stages["final"]).open) == 6


def test_a_stage_not_begun_takes_the_new_rules():
    state = do(drawn(*"ABCD"), cmd.ChangeRules(rules=rules(ranking=[FEWER]), reason="organiser"))
    state = do(state, record("A 10:9 B"))
    assert [c.by for c in nom.contest_rules(state, "final").ranking] == ["points-scored"]


def test_the_difference_is_stated():
    answer: Any = nom.decide(drawn(4), cmd.ChangeRules(rules=rules(advance_semi={"places": 3}), reason="organiser"))
    assert {change.path for change in answer[0].changed} == {"advance_semi.places", "advance_semi.cites"}
    assert refusal(drawn(4), cmd.ChangeRules(rules=rules(), reason="x")).code == "nomination-rules-same"


# --- the end


def test_places_are_signed_when_everything_is_over():
    state = drawn(*"ABCD")
    assert [n.code for n in refusal(state, cmd.Sign()).reasons] == ["nomination-track-running"]
    state = do(fight(state, "final"), cmd.Sign())
    assert state.signed == (("", "A", 1), ("", "B", 2), ("", "C", 3), ("", "D", 4))
    medals = {p.medal: p.entry for p in nom.final_places(state)[0].places if p.medal}
    assert medals == {"gold": "A", "silver": "B", "bronze": "C"}


def test_every_place_has_its_reasons_with_clauses():
    state = fight(drawn(*"ABCD"), "final")
    for place in nom.final_places(state)[0].places:
        assert [note.code for note in place.reasons] == ["nomination-place-table", "tournament-rank-wins"]
        assert place.reasons[1].cites == ("sm.12.8.wins",)


def test_contests_are_scheduled_and_cancelled_in_other_streams():
    state = entered(*"ABCD")
    (event,) = happens(state, cmd.Draw(seed="winter"))
    state = nom.evolve(state, event)
    assert len(nom.react(event, state)) == 6
    (event,) = happens(state, cmd.Withdraw(entry="A"))
    gone = nom.react(event, nom.evolve(state, event))
    assert len(gone) == 3
    assert all(one.do == "cancel" and "A" in (one.red, one.blue) for one in gone)
