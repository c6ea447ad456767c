"""One protest, given / when / then, with the values of section 13 of Щит-Меч and of u.1.1."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hofmarshal.rules.notes import Refusal
from hofmarshal.text import say
from hofmarshal.tournament import protest
from hofmarshal.tournament.commands import Ballot
from hofmarshal.tournament.protest import Cast, Dismiss, File, Lapse, Resume, Suspend
from tests.tournament.nomination_rules import plain, rules

MINUTE = 60_000


def ballots(*, judges=(True, True), hofmarshal=(True,), committee=()):
    seats: Any = [("judge", judges), ("hofmarshal", hofmarshal), ("committee", committee)]
    return tuple(Ballot(seat=seat, uphold=one, name=f"{seat}{n}") for seat, all_ in seats for n, one in enumerate(all_))


def filing(t=MINUTE, **fields):
    return File(**{"t": t, "entry": "A", "clause": "sm.to-ten", "video": "phone", **fields})


def after(*commands, state=None):
    """Given these commands, all of which are carried out."""
    state = state or protest.fresh(rules(), "qualifying")
    for command in commands:
        events = protest.decide(state, command)
        assert not isinstance(events, Refusal), events
        for event in events:
            state = protest.evolve(state, event)
    return state


def refusal(state, command):
    answer = protest.decide(state, command)
    assert isinstance(answer, Refusal)
    return answer


def test_exactly_five_minutes_after_the_announcement_is_in_time():
    assert after(filing(5 * MINUTE)).phase == "filed"


def test_a_millisecond_later_is_too_late():
    said = refusal(protest.fresh(rules(), "final", announced=1000), filing(1000 + 5 * MINUTE + 1))
    assert (said.code, said.cites) == ("protest-too-late", ("sm.13.1",))
    assert said.args == {"after": 301, "limit": 300}


def test_the_window_counts_from_the_announcement():
    refused = refusal(protest.fresh(rules(), "final", announced=5000), filing(4999))
    assert refused.code == "protest-before-result"


def test_a_suspension_stops_the_window():
    stopped = after(Suspend(t=4 * MINUTE), Resume(t=20 * MINUTE))
    assert protest.deadline(stopped) == 21 * MINUTE
    assert after(filing(21 * MINUTE), state=stopped).phase == "filed"
    assert refusal(stopped, filing(21 * MINUTE + 1)).code == "protest-too-late"


@pytest.mark.parametrize(
    ("fields", "code", "cites"),
    [
        ({"by": "coach"}, "protest-wrong-filer", ("sm.13.1",)),
        ({"form": "dance"}, "protest-wrong-form", ("sm.13.2",)),
        ({"clause": ""}, "protest-no-clause", ("sm.13.2",)),
        ({"video": ""}, "protest-no-video", ("sm.13.2", "sm.13.video")),
        ({"before": 1}, "protest-over-limit", ("sm.13.6",)),
    ],
)
def test_what_a_protest_must_have(fields, code, cites):
    said = refusal(protest.fresh(rules(), "final"), filing(**fields))
    assert (said.code, said.cites) == (code, cites)


@pytest.mark.parametrize("by", ["fighter", "representative"])
@pytest.mark.parametrize("form", ["written", "oral"])
def test_who_and_how(by, form):
    assert after(filing(by=by, form=form)).phase == "filed"


def test_where_judges_are_final_no_protest_is_accepted():
    final = plain(protests={"allowed": False, "cites": ["u.1.1"]})
    said = refusal(protest.fresh(final, "final"), filing())
    assert (said.code, said.cites) == ("protest-not-accepted", ("u.1.1",))


def test_a_rulebook_silent_on_protests_asks_nothing():
    silent = protest.fresh(plain(), "final")
    assert after(File(t=10**9), Cast(t=10**9, votes=ballots(judges=())), state=silent).phase == "upheld"


@pytest.mark.parametrize("stage", ["qualifying", "semi-final"])
def test_before_the_final_two_judges_and_the_hofmarshal_are_enough(stage):
    done = after(filing(), Cast(t=2 * MINUTE, votes=ballots()), state=protest.fresh(rules(), stage))
    assert (done.phase, done.consequence, done.decided_by) == ("upheld", "corrected", "all")
    assert "sm.13.4" in done.cites


def test_in_the_final_the_committee_must_be_there():
    filed = after(filing(), state=protest.fresh(rules(), "final"))
    said = refusal(filed, Cast(t=2 * MINUTE, votes=ballots()))
    assert (said.code, said.cites) == ("protest-commission-small", ("sm.13.4",))
    assert [note.code for note in said.reasons] == ["protest-commission-lacks-committee"]
    assert after(Cast(t=2 * MINUTE, votes=ballots(committee=(True,))), state=filed).phase == "upheld"


@pytest.mark.parametrize("missing", [{"judges": (True,)}, {"hofmarshal": ()}])
def test_a_smaller_commission_cannot_vote(missing):
    assert refusal(after(filing()), Cast(t=2 * MINUTE, votes=ballots(**missing))).code == "protest-commission-small"


def test_nobody_votes_twice():
    vote = Ballot(seat="judge", name="Oles", uphold=True)
    assert refusal(after(filing()), Cast(t=2 * MINUTE, votes=(vote, vote))).code == "protest-votes-twice"


@pytest.mark.parametrize("head", [True, False])
def test_split_votes_leave_it_to_the_hofmarshal(head):
    done = after(filing(), Cast(t=2 * MINUTE, votes=ballots(judges=(not head, not head), hofmarshal=(head,))))
    assert done.phase == ("upheld" if head else "rejected")
    assert (done.split, done.decided_by) == (True, "hofmarshal")
    assert "sm.13.5" in done.cites


def test_where_the_rulebook_says_majority_two_judges_outvote_him():
    state = protest.fresh(rules(vote={"split": "majority"}), "qualifying")
    done = after(filing(), Cast(t=2 * MINUTE, votes=ballots(hofmarshal=(False,))), state=state)
    assert (done.phase, done.decided_by) == ("upheld", "majority")


def test_rejected_means_the_result_stands():
    no = ballots(judges=(False, False), hofmarshal=(False,))
    done = after(filing(), Cast(t=2 * MINUTE, votes=no, then="refought"))
    assert (done.phase, done.consequence) == ("rejected", "stands")


def test_ten_minutes_to_decide_then_overdue_but_still_decided():
    filed = after(filing(MINUTE))
    ((at, command),) = protest.due(filed)
    assert at == 11 * MINUTE + 1
    late = after(command, state=filed)
    assert late.overdue
    assert protest.due(late) == ()
    assert after(Cast(t=12 * MINUTE, votes=ballots()), state=late).phase == "upheld"


def test_decided_at_the_very_limit_is_in_time():
    done = after(filing(MINUTE), Cast(t=11 * MINUTE, votes=ballots()))
    assert not done.overdue
    assert protest.due(done) == ()


def test_it_is_not_overdue_before_its_time():
    assert refusal(after(filing(MINUTE)), Lapse(t=11 * MINUTE)).code == "protest-not-due"


def test_an_insulting_protest_is_dismissed_with_the_reason_on_record():
    done = after(filing(), Dismiss(t=2 * MINUTE, reason="called the hofmarshal blind"))
    assert (done.phase, done.consequence, done.reason) == ("dismissed", "stands", "called the hofmarshal blind")
    assert "sm.13.conduct" in done.cites


def test_a_dismissal_needs_its_reason_and_its_rule():
    assert refusal(after(filing()), Dismiss(t=2 * MINUTE, reason=" ")).code == "protest-dismissal-needs-reason"
    other = protest.fresh(rules(dismiss={"conduct": False, "cites": ["x"]}), "qualifying")
    assert refusal(after(filing(), state=other), Dismiss(t=1, reason="rude")).code == "protest-must-be-heard"


times = st.integers(0, 20 * MINUTE)
commands = st.one_of(
    st.builds(filing, times, by=st.sampled_from(["fighter", "x"]), clause=st.sampled_from(["", "c"])),
    st.builds(Cast, t=times, votes=st.sampled_from([(), ballots(), ballots(judges=(True, False))])),
    st.builds(Dismiss, t=times, reason=st.sampled_from(["", "rude"])),
    st.builds(Lapse, t=times),
    st.builds(Suspend, t=times),
    st.builds(Resume, t=times),
)


@given(st.lists(commands, max_size=12))
def test_any_stream_of_commands_is_answered_and_ends_at_most_once(stream):
    state, ended = protest.fresh(rules(), "qualifying"), 0
    for command in stream:
        answer = protest.decide(state, command)
        if isinstance(answer, Refusal):
            assert say(answer, "uk")
            continue
        before = state.phase
        for event in answer:
            state = protest.evolve(state, event)
        ended += state.phase != before and state.phase in ("upheld", "rejected", "dismissed")
    assert ended <= 1
    assert state.ignored == ()


@given(st.lists(commands, max_size=6), st.lists(commands, max_size=6))
def test_evolve_takes_any_event_at_any_time(one, other):
    def events(stream):
        state, found = protest.fresh(rules(), "qualifying"), []
        for command in stream:
            answer = protest.decide(state, command)
            for event in () if isinstance(answer, Refusal) else answer:
                state = protest.evolve(state, event)
                found.append(event)
        return found

    state = protest.fresh(rules(), "qualifying")
    for event in (*events(one), *events(other)):
        state = protest.evolve(state, event)
