"""Rules and settings of a nomination that change, nominations and rings taken out: nobody's work is lost unseen."""

from __future__ import annotations

import msgspec
import pytest

from hofmarshal.rules.notes import Refusal
from hofmarshal.tournament import programme_words as w
from hofmarshal.tournament.programme import State, contents, decide
from hofmarshal.tournament.settings import Settings
from tests.tournament.test_programme import RULES, after, refused

OTHER = msgspec.structs.replace(RULES, content="d", pin="q")
THIRD = msgspec.structs.replace(RULES, content="e", pin="r")


@pytest.fixture
def standing() -> State:
    """Two rings and a nomination."""
    return after(w.SetRing(ring="1"), w.SetRing(ring="2"), w.AddNomination(name="duel", rules=RULES, text="C"))


def test_other_rules_take_the_place_of_those_before_and_their_text_stays_known(standing: State) -> None:
    state = after(w.ReviseNomination(name="duel", rules=OTHER, text="D", seen="c"), state=standing)
    assert state.nominations["duel"].rules == OTHER
    assert contents(state) == {"c", "d"}
    back = after(w.ReviseNomination(name="duel", rules=RULES, text="C", seen="d"), state=state)
    assert back.nominations["duel"].rules == RULES
    assert contents(back) == {"c", "d"}


def test_who_has_not_seen_the_rules_that_stand_is_told(standing: State) -> None:
    state = after(w.ReviseNomination(name="duel", rules=OTHER, seen="c"), state=standing)
    assert refused(state, w.ReviseNomination(name="duel", rules=THIRD, seen="c")) == "programme-rules-meanwhile"
    assert after(w.ReviseNomination(name="duel", rules=OTHER, seen="c"), state=state) == state


def test_settings_of_two_who_change_different_ones_meet(standing: State) -> None:
    seen = Settings()
    state = after(
        w.ReviseNomination(name="duel", settings=Settings(rest=300), seen_settings=seen),
        w.ReviseNomination(name="duel", settings=Settings(capacity=24), seen_settings=seen),
        state=standing,
    )
    assert state.nominations["duel"].settings == Settings(rest=300, capacity=24)
    again = w.ReviseNomination(name="duel", settings=Settings(rest=600), seen_settings=seen)
    assert refused(state, again) == "programme-details-meanwhile"


def test_a_panel_alone_is_changed_and_what_is_unknown_is_refused(standing: State) -> None:
    assert after(w.ReviseNomination(name="duel", panel=3), state=standing).nominations["duel"].panel == 3
    assert refused(standing, w.ReviseNomination(name="nobody")) == "programme-unknown-nomination"


def test_a_nomination_goes_with_what_was_placed_of_it_and_its_name_is_not_given_again(standing: State) -> None:
    placed = after(w.Place(ring="2", bouts=("contest/duel/a-1",), groups=("duel/q/a",)), state=standing)
    assert refused(placed, w.DropNomination(name="duel", reason=" ")) == "programme-drop-reason"
    late = w.DropNomination(name="duel", reason="too few", drawn=True)
    assert refused(placed, late) == "programme-nomination-drawn"
    state = after(w.DropNomination(name="duel", reason="too few"), state=placed)
    assert (state.nominations, state.placed, state.groups) == ({}, {}, {})
    assert refused(state, w.AddNomination(name="duel", rules=RULES)) == "programme-nomination-twice"


def test_a_ring_goes_as_long_as_nobody_needs_it(standing: State) -> None:
    assert list(after(w.DropRing(ring="2"), state=standing).rings) == ["1"]
    assert refused(standing, w.DropRing(ring="9")) == "programme-unknown-ring"
    assert refused(standing, w.DropRing(ring="2", seats=("hofmarshal (Tablet)",))) == "programme-ring-used"
    for use in (
        w.SetRings(name="duel", rings=("2",)),
        w.Place(ring="2", bouts=("contest/duel/a-1",)),
        w.Place(ring="2", groups=("duel/q/a",)),
    ):
        assert refused(after(use, state=standing), w.DropRing(ring="2")) == "programme-ring-used"


def test_a_refusal_names_who_needs_the_ring(standing: State) -> None:
    answer = decide(after(w.SetRings(name="duel", rings=("2",)), state=standing), w.DropRing(ring="2"), 1)
    assert isinstance(answer, Refusal)
    assert answer.args == {"ring": "2", "by": "duel"}
