"""The draw, moves and stages of a nomination, given / when / then, with the values of Щит-Меч's section 12."""

import pytest

from hofmarshal.tournament import commands as cmd
from hofmarshal.tournament import nomination as nom
from hofmarshal.tournament.entries import Entry
from hofmarshal.tournament.lot import commit, order
from tests.tournament.nomination_play import do, drawn, entered, fight, members, places, record, refusal
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
