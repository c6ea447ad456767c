"""The programme: rings, nominations, placing, opening, suspending; every refusal names its reason."""

from __future__ import annotations

import pytest

from hofmarshal.contest.setup import Fighter
from hofmarshal.rules.block import Text
from hofmarshal.rules.notes import Note, Refusal
from hofmarshal.tournament import programme
from hofmarshal.tournament import programme_words as w
from hofmarshal.tournament.programme import State, decide, evolve

RULES = w.Rules(
    rulebook="isb-duel", nomination="longsword", title=Text(en="Longsword", ru="Меч", uk="Меч"), pin="p", content="c"
)
SIDES = (Fighter(id="red", side="red", entry="11"), Fighter(id="blue", side="blue", entry="12"))


def after(*commands: w.Command, state: State | None = None, t: int = 1000) -> State:
    """The state after commands none of which is refused."""
    state = state or State()
    for command in commands:
        answer = decide(state, command, t)
        assert not isinstance(answer, Refusal), answer
        for event in answer:
            state = evolve(state, event)
    assert state.ignored == ()
    return state


def refused(state: State, command: w.Command) -> str:
    answer = decide(state, command, 2000)
    assert isinstance(answer, Refusal)
    return answer.code


def opening(stream: str = "contest/duel/a-1", ring: str = "1", **more: object) -> w.Open:
    fields = {"nomination": "duel", "bout": "a-1", "red": "11", "blue": "12", "rules": RULES, "fighters": SIDES, **more}
    return w.Open(stream=stream, ring=ring, **fields)  # type: ignore[arg-type]


@pytest.fixture
def two_rings() -> State:
    """Two rings and a nomination fought on both."""
    return after(
        w.SetRing(ring="1"), w.SetRing(ring="2", title="By the oak"), w.AddNomination(name="duel", rules=RULES)
    )


def test_rings_and_nominations_are_known_by_name(two_rings: State) -> None:
    assert {ring: one.title for ring, one in two_rings.rings.items()} == {"1": "1", "2": "By the oak"}
    assert programme.rings_of(two_rings, "duel") == ("1", "2")
    assert programme.rings_of(after(w.SetRings(name="duel", rings=("2",)), state=two_rings), "duel") == ("2",)


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (w.SetRing(ring="a/b"), "programme-ring-name"),
        (w.SetRing(ring=""), "programme-ring-name"),
        (w.SetRing(ring="1"), "programme-ring-twice"),
        (w.NameEvent(name="  "), "programme-name-empty"),
        (w.AddNomination(name="duel", rules=RULES), "programme-nomination-twice"),
        (w.AddNomination(name="quick", rules=RULES), "programme-nomination-twice"),
        (w.AddNomination(name="a b", rules=RULES), "programme-nomination-name"),
        (w.AddNomination(name="other", rules=RULES, rings=("9",)), "programme-unknown-ring"),
        (w.SetRings(name="nobody", rings=()), "programme-unknown-nomination"),
        (w.SetRings(name="duel", rings=(), was=("9",)), "schedule-rings-meanwhile"),
        (w.Place(ring="9", bouts=("contest/duel/a-1",)), "programme-unknown-ring"),
        (w.Place(ring="1"), "programme-place-what"),
        (w.Place(ring="1", bouts=("contest/duel/a-1", "contest/duel/a-1")), "programme-placed-twice"),
        (w.Place(ring="1", bouts=("contest/other/a-1",)), "programme-unknown-bout"),
        (w.Place(ring="1", bouts=("contest/duel/a-1",), called=("contest/duel/a-1",)), "programme-placed-called"),
        (w.Unplace(bouts=("contest/duel/a-1",)), "programme-not-placed"),
        (w.Quick(bout="q", ring="1", red="11", blue="12", fighters=SIDES), "programme-rules-missing"),
        (w.Quick(bout="q", ring="1", red="11", blue="11", rules=RULES, fighters=SIDES), "programme-two-sides"),
        (w.SuspendRing(ring="9", reason="storm"), "programme-unknown-ring"),
        (w.SuspendRing(ring="1", reason=" "), "programme-reason-needed"),
        (w.ResumeRing(ring="1"), "programme-not-suspended"),
        (opening(ring="9"), "programme-unknown-ring"),
        (opening(stream="contest/other/a-1"), "programme-unknown-bout"),
        (opening(blue="11"), "programme-two-sides"),
        (opening(fighters=SIDES[:1]), "programme-no-fighters"),
        (opening(fighters=(SIDES[0], Fighter(id="blue", side="blue", name="Bohdan Lys"))), "programme-names-apart"),
        (w.Cancel(nomination="duel", bout="a-1", entry="11"), "programme-unknown-bout"),
    ],
)
def test_what_cannot_be_is_refused(two_rings: State, command: w.Command, code: str) -> None:
    assert refused(two_rings, command) == code


def test_a_ring_is_suspended_once_and_the_event_over_it(two_rings: State) -> None:
    state = after(w.SuspendRing(ring="1", reason="a fighter is hurt"), state=two_rings)
    assert refused(state, w.SuspendRing(ring="1", reason="again")) == "programme-suspended-already"
    found = programme.suspension(state, "1")
    assert found is not None
    assert (found.t, found.reason) == (1000, "a fighter is hurt")
    assert programme.suspension(state, "2") is None
    state = after(w.SuspendRing(reason="storm"), w.ResumeRing(ring="1"), state=state, t=5000)
    assert [one.reason for ring in ("1", "2") if (one := programme.suspension(state, ring))] == ["storm", "storm"]
    assert programme.suspension(after(w.ResumeRing(), state=state), "1") is None


def test_placing_puts_bouts_first_in_their_order_and_moves_them(two_rings: State) -> None:
    a, b, c = (f"contest/duel/{name}" for name in "abc")
    state = after(w.Place(ring="1", bouts=(a, b)), w.Place(ring="1", bouts=(c,)), state=two_rings)
    assert state.placed == {"1": (c, a, b)}
    state = after(w.Place(ring="2", bouts=(a,)), w.Place(ring="1", bouts=(c,), last=True), state=state)
    assert state.placed == {"1": (b, c), "2": (a,)}
    assert after(w.Unplace(bouts=(b, c)), state=state).placed == {"2": (a,)}


def test_a_contest_may_be_opened_anew_until_it_has_begun(two_rings: State) -> None:
    state = after(opening(), state=two_rings)
    assert refused(state, opening()) == "programme-opened-already"
    assert refused(state, opening(ring="2", begun=True)) == "programme-begun"
    moved = after(opening(ring="2"), state=state)
    found = programme.opening(moved, "contest/duel/a-1")
    assert found is not None
    assert found.ring == "2"
    assert programme.last_attempt(moved, "duel", "a-1") == "contest/duel/a-1"


def test_whoever_is_removed_is_opened_no_more(two_rings: State) -> None:
    why = Note("floor-removed-warnings", {"fighter": "11", "count": 3}, ("u.1.4",))
    state = after(w.Remove(entry="11", why=why), state=two_rings)
    answer = decide(state, opening(), 1)
    assert isinstance(answer, Refusal)
    assert (answer.code, answer.cites) == ("programme-removed", ("u.1.4",))


def test_people_are_introduced_by_commitments_and_erased(two_rings: State) -> None:
    state = after(w.Introduce(people={"11": "aa", "12": "bb"}), w.Erase(entry="11"), state=two_rings)
    assert state.people == {"11": "aa", "12": "bb"}
    assert state.erased == ("11",)
    assert refused(state, w.Erase(entry="11")) == "programme-erased-already"
    assert after(w.Introduce(people={"11": "cc"}), state=state).erased == ()


def test_an_event_that_does_not_fit_is_listed() -> None:
    event = w.RingResumed(t=1, ring="1")
    assert evolve(State(), event).ignored == (event,)


def test_a_bout_is_known_with_and_without_the_number_of_its_attempt():
    assert programme.bout_names("final-A-1") == ("final-A-1",)
    for attempt in (2, 3, 4, 12):
        stream = programme.contest_stream("duel", "final-A-1", attempt)
        assert programme.bout_names(stream.removeprefix("contest/duel/")) == (f"final-A-1.{attempt}", "final-A-1")
