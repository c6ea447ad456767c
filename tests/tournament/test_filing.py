"""A protest in its nomination: announced or not, taken back, a bout that is fought again; Щит-Меч's section 13."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hofmarshal.rules.notes import Refusal
from hofmarshal.tournament import commands as cmd
from hofmarshal.tournament import nomination
from hofmarshal.tournament.commands import Ballot, Score
from hofmarshal.tournament.entries import Entry
from tests.tournament.nomination_rules import rules

MINUTE = 60_000
UPHELD = (Ballot(seat="judge", uphold=True, name="judge-1"), Ballot(seat="judge", uphold=True, name="judge-2"),
          Ballot(seat="hofmarshal", uphold=True))  # fmt: skip


def drawn() -> nomination.State:
    state = nomination.fresh(rules(stages={"scheme": ["final"], "cites": ["sm.12.2"]}))
    entries = [cmd.Enter(entry=Entry(name)) for name in "ABCD"]
    state, refused = nomination.run(state, [*entries, cmd.Draw(seed="winter", final=True)])
    assert not refused
    return state


def given(*commands: cmd.Command) -> nomination.State:
    """The first bout recorded as 5:2 for red, and these."""
    state = drawn()
    bout = first(state)
    score = Score(bout=bout.bout, red_score=5, blue_score=2)
    state, refused = nomination.run(state, [cmd.Record(result=score), *commands])
    assert not refused, refused
    return state


def first(state: nomination.State) -> Any:
    stage = next(iter(state.stages.values()))
    return nomination.view(state, stage).open[0]


BOUT = first(drawn())


def protest(name: str = "1", t: int = MINUTE, **more: Any) -> cmd.Protest:
    said = {"entry": BOUT.blue, "clause": "sm.to-ten", "video": "file", **more}
    return cmd.Protest(protest=name, bout=BOUT.bout, t=t, **said)


def refused(state: nomination.State, command: cmd.Command) -> Refusal:
    answer = nomination.decide(state, command)
    assert isinstance(answer, Refusal), answer
    return answer


def test_without_an_announcement_there_is_nothing_to_protest_against() -> None:
    no = refused(given(), protest(announced=None))
    assert (no.code, no.cites) == ("protest-not-announced", ("sm.13.1",))


def test_the_desk_announces_only_what_is_recorded() -> None:
    assert refused(drawn(), cmd.Announce(bout=BOUT.bout, t=5)).code == "nomination-bout-unknown"
    state = given(cmd.Announce(bout=BOUT.bout, t=5))
    assert state.announcements == {BOUT.bout: 5}


def test_a_bout_that_is_fought_again_has_no_result_to_announce_or_protest_against() -> None:
    state = given(cmd.Void(bout=BOUT.bout, reason="the clock stood"))
    assert refused(state, protest()).code == "protest-bout-again"
    assert refused(state, cmd.Announce(bout=BOUT.bout, t=5)).code == "protest-bout-again"


def test_taken_back_it_is_over_and_counts_as_the_one_protest() -> None:
    state = given(protest(), cmd.Retract(protest="1", t=2 * MINUTE))
    case = state.protests["1"].state
    assert (case.phase, case.consequence, case.decided_at) == ("retracted", "stands", 2 * MINUTE)
    no = refused(state, protest("2"))
    assert (no.code, no.cites) == ("protest-over-limit", ("sm.13.6",))
    assert refused(state, cmd.Vote(protest="1", votes=UPHELD)).code == "protest-not-open"


def test_entered_by_mistake_it_counts_as_never_made_and_says_why() -> None:
    state = given(protest())
    assert refused(state, cmd.Retract(protest="1", mistaken=True)).code == "protest-mistake-needs-reason"
    state = given(protest(), cmd.Retract(protest="1", mistaken=True, reason="the other bout was meant"), protest("2"))
    assert state.protests["2"].state.phase == "filed"


def test_one_protest_at_a_time_about_a_bout_where_nothing_limits_them() -> None:
    free = rules(stages={"scheme": ["final"], "cites": ["sm.12.2"]}, protest_limit=None)
    state = msgspec.structs.replace(given(protest()), rules=free)
    assert refused(state, protest("2")).code == "protest-already-filed"
    assert isinstance(nomination.decide(state, protest("2", entry=BOUT.red)), tuple)


@pytest.mark.parametrize("name", ["", "2"])
def test_there_is_nothing_to_take_back(name: str) -> None:
    assert refused(given(protest()), cmd.Retract(protest=name)).code == "protest-unknown"


def test_what_was_filed_and_voted_is_remembered_for_the_record() -> None:
    result = Score(bout=BOUT.bout, red_score=2, blue_score=5)
    vote = cmd.Vote(protest="1", t=3 * MINUTE, votes=(*UPHELD, Ballot(seat="committee", uphold=False)), result=result)
    state = given(protest(), vote)
    case = state.protests["1"].state
    assert case.filed is not None
    assert (case.filed.clause, case.decided_at, len(case.votes)) == ("sm.to-ten", 3 * MINUTE, 4)
    assert (case.phase, case.decided_by, case.consequence) == ("upheld", "hofmarshal", "corrected")
    assert state.bouts[BOUT.bout].now.winner == "blue"
