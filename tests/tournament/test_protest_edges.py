"""Protests at the edges: while the event stands still, upheld without a result, of a voided bout; the signature after."""

from hofmarshal.tournament import commands as cmd
from hofmarshal.tournament import nomination as nom
from hofmarshal.tournament.ruling import is_signed
from tests.tournament.nomination_play import do, drawn, places, record, refusal
from tests.tournament.test_edges import LAST


def fought():
    return do(drawn(*"ABCD"), *(record(text) for text in LAST["A"]), record("A 10:5 D"))


def protest(t=0, announced=0, bout="A-D", entry="D"):
    return cmd.Protest(protest="P", bout=bout, entry=entry, t=t, announced=announced, clause="sm.to-ten", video="v")


def votes(*, uphold=True, **fields):
    ballots = [cmd.Ballot(seat="judge", uphold=uphold)] * 2
    ballots += [cmd.Ballot(seat="hofmarshal", uphold=uphold), cmd.Ballot(seat="committee", uphold=uphold)]
    return cmd.Vote(protest="P", votes=tuple(ballots), **fields)


def test_the_ten_minutes_of_a_protest_filed_while_the_event_stands_still_begin_when_it_goes_on():
    state = do(fought(), cmd.Suspend(t=100_000), protest(t=200_000))
    assert nom.due(state) == ()
    state = do(state, cmd.Resume(t=500_000))
    assert [at for at, _ in nom.due(state)] == [500_000 + 600_000 + 1]
    late = do(state, votes(t=1_100_001, uphold=False)).protests["P"].state
    in_time = do(state, votes(t=1_100_000, uphold=False)).protests["P"].state
    assert (late.overdue, in_time.overdue) == (True, False)


def test_an_upheld_protest_that_corrects_must_say_the_result():
    state = do(fought(), protest())
    assert refusal(state, votes()).code == "protest-result-needed"
    assert do(state, votes(uphold=False)).protests["P"].state.phase == "rejected"
    state = do(state, votes(result=cmd.Score(bout="?", red="A", blue="D", red_score=5, blue_score=10)))
    assert state.bouts["A-D"].now.winner == "blue"
    assert places(state) == {"A": 1, "B": 2, "C": 3, "D": 4}  # wins 2 2 1 1; A beat B, C beat D


def test_a_bout_already_voided_is_refought_once():
    state = do(fought(), protest(), cmd.Void(bout="A-D", reason="blade"))
    state = do(state, votes(then="refought"))
    assert (state.protests["P"].state.consequence, state.ignored) == ("refought", ())
    state = do(state, record("A 4:10 D", "A-D"))
    assert len(state.bouts["A-D"].revisions) == 2
    assert nom.final_places(state)[0].final


def test_time_that_stood_still_is_counted_once():
    state = do(fought(), cmd.Suspend(t=0), cmd.Resume(t=100_000))
    assert refusal(state, cmd.Suspend(t=50_000)).code == "protest-clock-stands"
    assert refusal(state, protest(t=400_001)).code == "protest-too-late"
    assert do(state, protest(t=400_000)).protests["P"].state.phase == "filed"


def test_a_correction_after_the_signature_asks_for_a_new_one():
    state = do(fought(), cmd.Sign())
    assert is_signed(state)
    state = do(state, record("A 1:10 B", "A-B", "video"))
    assert not is_signed(state)
    assert is_signed(do(state, cmd.Sign()))
