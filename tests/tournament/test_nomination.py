"""Tables, extra bouts, who leaves, corrections, protests, changed rules, the end: Щит-Меч, sections 12, 13 and 6.3."""

from typing import Any

import pytest

from hofmarshal.tournament import commands as cmd
from hofmarshal.tournament import nomination as nom
from tests.tournament.nomination_play import do, drawn, entered, fight, happens, members, places, record, refusal, table
from tests.tournament.nomination_rules import plain, rules

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


@pytest.mark.parametrize(("ties", "said"), [("extra-round", True), ("ruling", True), ("draw", False)])
def test_equal_points_are_no_result_where_the_rulebook_wants_a_winner(ties, said):
    level = record("A 10:10 B")
    state = drawn(*"ABCD", under=rules(ties={"equal": ties, "cites": ["sm.extra"]}))
    if not said:
        assert do(state, level).bouts["A-B"].now.winner == ""
        return
    assert (refusal(state, level).code, refusal(state, level).cites) == ("nomination-winner-needed", ("sm.extra",))
    for named in ("red", "none"):
        assert do(state, record(f"A 10:10 B {named}")).bouts["A-B"].now.winner == named


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
