"""Leaving at the last moment, ties that a correction breaks, names of bouts, the lot, walkovers: what happens at the edges."""

import pytest

from hofmarshal.rules.notes import Refusal
from hofmarshal.tournament import commands as cmd
from hofmarshal.tournament import nomination as nom
from hofmarshal.tournament.disturb import disturbances
from hofmarshal.tournament.lot import commit
from hofmarshal.tournament.merging import merged
from tests.tournament.nomination_play import (
    do,
    drawn,
    entered,
    fight,
    happens,
    members,
    places,
    record,
    refusal,
    table,
)
from tests.tournament.nomination_rules import plain, rules
from tests.tournament.test_folder import rows, run
from tests.tournament.test_nomination import CYCLE

KNOCKOUT = plain(
    stages={"scheme": ["elimination", "third-place"]}, withdrawal={"fought": "keep-unranked", "remaining": "lost"}
)
LAST = {"A": ("A 10:5 B", "A 10:5 C", "B 10:5 C", "B 10:5 D", "C 10:5 D")}


def view_of(state, stage, group=0):
    return nom.view(state, state.stages[stage]).groups[group]


# --- who leaves, and when


def test_who_leaves_after_his_promotion_is_not_replaced_and_disturbs_nothing():
    state = do(fight(drawn(15), "qualifying"), cmd.Promote())
    first = members(state, "semi-final")[0][0]
    state = do(state, cmd.Withdraw(entry=first, reason="knee"))
    assert disturbances(state) == ()
    state = do(fight(state, "semi-final"), cmd.Promote())
    state = fight(state, "final")
    assert places(do(state, cmd.Sign()))[first] is None


def test_a_correction_after_he_left_still_shows_what_it_disturbs():
    state = do(fight(drawn(15), "qualifying"), cmd.Promote())
    group = next(g for g in state.stages["qualifying"].groups if "E01" in g.entries)
    second = next(e for e, place in table(state, "qualifying", group.name).items() if place == 2)
    state = do(state, cmd.Withdraw(entry=second, reason="knee"))
    bout = next(b for b in state.bouts.values() if {b.now.red, b.now.blue} == {"E01", second}).now
    mended = record(f"{second} 10:3 E01", bout.bout, "misread")
    assert {n.code for n in disturbances(do(state, mended))} == {"nomination-disturbs-seat"}


def test_the_loser_of_a_semi_final_may_go_home_after_the_bout_for_third_place_was_set():
    state = do(fight(drawn(*"ABCD", under=KNOCKOUT), "elimination-1"), cmd.Promote())
    state = do(state, cmd.Withdraw(entry=members(state, "elimination-2")[0][0], reason="bus"))
    assert disturbances(state) == ()


@pytest.mark.parametrize("how", ["result", "decision"])
def test_the_second_disqualification_in_the_last_bout_takes_the_place(how):
    state = do(drawn(*"ABCD"), *(record(text) for text in LAST["A"]), cmd.Disqualify(entry="A", bout="A-B", reason="x"))
    if how == "result":
        last = cmd.Score(bout="A-D", red="A", blue="D", red_score=10, winner="D", disqualified=("A",))
        state = do(state, cmd.Record(result=last))
    else:
        state = do(state, record("A 10:5 D"), cmd.Disqualify(entry="A", bout="A-D", reason="again"))
    assert state.standings["A"].state == "removed"
    assert places(state)["A"] is None
    assert places(state)["B"] == 1


def test_whoever_withdraws_after_the_last_bout_keeps_his_place():
    state = do(drawn(*"ABCD"), *(record(text) for text in LAST["A"]), record("A 10:5 D"))
    assert places(do(state, cmd.Withdraw(entry="A", reason="train")))["A"] == 1


def test_one_bout_disqualifies_once():
    state = do(drawn(*"ABCD"), record("A 10:5 B"), cmd.Disqualify(entry="A", bout="A-B", reason="x"))
    assert refusal(state, cmd.Disqualify(entry="A", bout="A-B", reason="x")).code == "nomination-disqualified-already"
    removed = do(state, cmd.Disqualify(entry="A", bout="A-B", reason="worse", remove=True))
    assert (removed.standings["A"].state, removed.standings["A"].disqualifications) == ("removed", 1)


def test_a_knock_out_ends_when_nobody_is_left_to_meet():
    state = drawn(*"ABCD", under=KNOCKOUT)
    one, other = members(state, "elimination-1")
    state = do(state, cmd.Withdraw(entry=one[0]), cmd.Withdraw(entry=one[1]), record(f"{other[0]} 10:5 {other[1]}"))
    assert isinstance(nom.decide(state, cmd.Promote()), Refusal)
    state = do(state, cmd.Sign())
    assert [places(state)[e] for e in (*other, *one)] == [1, 2, None, None]


def test_a_premier_league_of_one_does_not_hold_up_the_higher_league():
    state = fight(drawn(8, leagues=True), "qualifying")
    low = [p.entry for g in nom.view(state, state.stages["qualifying"]).groups for p in g.table.places[2:]]
    state = do(state, *(cmd.Withdraw(entry=entry) for entry in low[:3]), cmd.Promote())
    assert list(state.stages) == ["qualifying", "final"]
    assert places(fight(state, "final"))[low[3]] == 7


# --- extra bouts and corrections


def test_an_extra_bout_nobody_needs_any_more_holds_nothing_up():
    state = do(drawn(*"ABCD"), *(record(text) for text in CYCLE), cmd.ScheduleExtra())
    assert len(view_of(state, "final").open) == 3
    state = do(state, record("B 4:10 C", "B-C", "misread"))
    assert view_of(state, "final").open == ()
    assert nom.final_places(state)[0].final
    state = do(state, record("B 10:5 C", "B-C", "right after all"))
    assert len(view_of(state, "final").open) == 3


def test_of_three_level_two_of_whom_have_fought_an_extra_bout_two_bouts_are_missing():
    texts = ("A 10:5 B", "B 10:5 C", "C 10:4 A", "A 10:5 D", "B 10:6 D", "D 10:5 C")
    state = do(drawn(*"ABCD"), *(record(text) for text in texts))
    assert not view_of(state, "final").deciding
    state = do(drawn(*"ABCD"), *(record(text) for text in CYCLE), cmd.ScheduleExtra(), record("A 10:1 B extra", "x1"))
    assert {frozenset((b.red, b.blue)) for b in view_of(state, "final").open} == {frozenset("BC"), frozenset("AC")}
    state = do(state, record("C 10:1 A extra", "x2"), record("B 10:1 C extra", "x3"))
    assert {frozenset(pair) for pair in view_of(state, "final").needed} == {
        frozenset("AB"),
        frozenset("BC"),
        frozenset("AC"),
    }
    state = do(state, record("A 1:10 B extra", "x1", "misread"))
    assert table(state, "final") == {"B": 1, "C": 2, "A": 3, "D": 4}


# --- the names of bouts


def test_a_bout_named_like_another_planned_one_does_not_hide_it():
    state = drawn(*"ABCD")
    first, second = view_of(state, "final").open[:2]
    state = do(state, record(f"{second.red} 10:5 {second.blue}", first.bout))
    still = view_of(state, "final").open
    assert len(still) == 5
    assert {first.red, first.blue} in [{b.red, b.blue} for b in still]
    assert len({b.bout for b in still} | set(state.bouts)) == 6
    hidden = next(b for b in still if {b.red, b.blue} == {first.red, first.blue})
    state = do(state, cmd.CallBout(bout=hidden.bout), record(f"{first.red} 10:5 {first.blue}", hidden.bout))
    assert len(view_of(state, "final").open) == 4


def test_of_two_meetings_the_one_named_is_the_one_fought():
    state = drawn(*"ABC", under=rules(round_robin={"meetings": 2}, groups=None, stages=None))
    bouts = view_of(state, "round-robin").open
    one = bouts[0]
    again = next(b for b in bouts[1:] if {b.red, b.blue} == {one.red, one.blue})
    state = do(state, record(f"{again.red} 10:5 {again.blue}", again.bout))
    assert one.bout in {b.bout for b in view_of(state, "round-robin").open}
    assert again.bout not in {b.bout for b in view_of(state, "round-robin").open}


def test_after_a_new_composition_every_bout_can_be_recorded_by_its_name():
    state = do(fight(drawn(8), "qualifying"), cmd.Promote())
    state = fight(state, "final")
    home = next(g for g in state.stages["qualifying"].groups if "E01" in g.entries)
    second, third = (e for e, p in table(state, "qualifying", home.name).items() if p in (2, 3))
    bout = next(
        b for b in state.bouts.values() if b.stage == "qualifying" and {b.now.red, b.now.blue} == {second, third}
    )
    state = do(state, record(f"{third} 10:3 {second}", bout.now.bout, "misread"))
    state = do(state, cmd.RePromote(stage="final", reason="corrected"))
    assert len(view_of(state, "final").open) == 3
    state = fight(state, "final")
    assert nom.final_places(state)[0].final


def test_a_stage_voided_can_be_fought_again_under_the_old_names():
    state = do(drawn(*"ABCD"), *(record(text) for text in CYCLE), cmd.ScheduleExtra(), record("A 10:4 B extra", "x1"))
    state = do(state, cmd.Void(stage="final", reason="wrong weapons"))
    said = refusal(state, record("A 10:4 B extra", "x1"))
    assert said.code == "nomination-extra-not-scheduled"
    state = do(state, *(record(text) for text in LAST["A"]), record("A 10:5 D", "x1"))
    assert nom.final_places(state)[0].final
    assert not state.bouts["x1"].now.extra


# --- walkovers, pinned rules


def test_a_walkover_names_who_won_it():
    state = drawn(*"ABCD")
    assert refusal(state, record("A 0:0 B walkover")).code == "nomination-walkover-winner"
    assert do(state, record("A 5:0 B walkover")).bouts["A-B"].now.winner == "red"
    lost = do(state, record("A 0:0 B walkover none"))
    assert [p.figures.losses for p in view_of(lost, "final").table.places if p.entry in "AB"] == [1, 1]


def test_a_begun_stage_records_and_ranks_leavers_by_its_own_rules():
    changed = rules(record={"winner": 3, "loser": 2}, withdrawal={"fought": "annul", "remaining": "void"})
    state = do(drawn(*"ABCD"), record("A 10:5 B"), cmd.ChangeRules(rules=changed, reason="new edition"))
    state = do(state, record("C 13:12 D extra-round"), cmd.Withdraw(entry="A"))
    assert (state.bouts["C-D"].now.red_score, state.bouts["C-D"].now.blue_score) == (10, 9)
    wins = {p.entry: p.figures.wins for p in view_of(state, "final").table.places}
    assert wins["A"] == 1  # kept for the others, as the rules pinned at the first call say


# --- the lot


def test_a_commitment_is_a_hash():
    said = refusal(entered(*"ABCD"), cmd.Draw(commitment="winter"))
    assert said.code == "nomination-lot-commitment-form"
    state = do(entered(*"ABCD"), cmd.Draw(commitment=commit("winter").upper()), cmd.Draw(seed="winter"))
    assert state.seed == "winter"


def test_nobody_is_moved_into_a_pair_of_two():
    state = drawn(*"ABCD", under=KNOCKOUT)
    one, other = members(state, "elimination-1")
    assert refusal(state, cmd.Move(entry=one[0], to="2")).code == "nomination-pair-size"
    assert happens(state, cmd.Move(entry=one[0], swap=other[0]))


def test_pairs_by_lot_composed_again_give_the_same_bye():
    state = drawn(11, under=plain(stages={"scheme": ["pairs-by-lot"]}))
    state = do(fight(state, "pairs-by-lot-1"), cmd.Promote())
    before = members(do(fight(state, "pairs-by-lot-2"), cmd.Promote()), "pairs-by-lot-3")
    state = do(fight(state, "pairs-by-lot-2"), cmd.Promote())
    bout = next(b for b in state.bouts.values() if b.stage == "pairs-by-lot-2").now
    state = do(
        state,
        record(
            f"{bout.blue} 10:3 {bout.red}" if bout.winner == "red" else f"{bout.red} 10:3 {bout.blue}", bout.bout, "x"
        ),
    )
    state = do(state, cmd.RePromote(stage="pairs-by-lot-3", reason="x"))
    state = do(
        state, record(f"{bout.red} {bout.red_score}:{bout.blue_score} {bout.blue}", bout.bout, "right after all")
    )
    assert members(do(state, cmd.RePromote(stage="pairs-by-lot-3", reason="x")), "pairs-by-lot-3") == before


def test_a_correction_in_a_table_is_made_in_its_own_place():
    table_ = rows("A 10:7 B", "C 10:6 D", "A 10:5 C")
    again = rows("A 7:10 B")
    assert [(one.bout, one.red_score) for one in merged([*table_, *again])] == [
        ("1", 10),
        ("2", 10),
        ("3", 10),
        ("1", 7),
    ]
    assert [one.bout for one in merged([*table_[:2], *again, *table_[2:], *again])] == ["1", "2", "1", "3", "1"]


def test_a_late_correction_disturbs_the_final_and_is_ruled_on_after_it():
    def every(report):
        return [f"{b.red} 10:{'3' if b.red < b.blue else '20'} {b.blue}" for b in report.open]

    first = every(run(codes=8))
    final = every(run(*first, codes=8))
    told = rows(*first, *final)
    group = run(*first, codes=8).stages[0].groups[0].table
    second, third = group[1].entry, group[2].entry
    wrong = next(one for one in told[: len(first)] if {one.red, one.blue} == {second, third})
    mended = cmd.Score(bout=wrong.bout, red=third, blue=second, red_score=10, note="misread", source="bouts.csv")
    report = run(bouts=[*told, mended], codes=8)
    assert {n.code for n in report.disturbances} >= {"nomination-disturbs-in", "nomination-disturbs-out"}
    stand = {"after": f"{wrong.bout}#2", "let-stand": {"stage": "final", "reason": "both agreed"}}
    report = run(bouts=[*told, mended], codes=8, decisions=[stand])
    assert (report.disturbances, report.refused, report.unreached) == ((), (), ())


def test_who_has_left_wins_no_walkover():
    state = do(drawn(*"ABCD"), cmd.Withdraw(entry="A"))
    assert refusal(state, record("A 5:0 B walkover")).code == "nomination-bout-of-left"
    assert do(state, record("A 0:5 B walkover")).bouts["A-B"].now.winner == "blue"


def test_a_bracket_tells_how_it_was_seeded_and_is_not_composed_by_hand():
    state = do(entered(*"ABCD", under=KNOCKOUT), cmd.Draw(seed="w", method="rating"))
    assert state.stages["elimination-1"].layout.method == "rating"
    state = fight(state, "elimination-1")
    assert refusal(state, cmd.Promote(hand=(("A",), ("B",)))).code == "nomination-draw-method"
