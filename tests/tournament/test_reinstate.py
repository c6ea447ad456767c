"""A withdrawal taken back before the draw, and several entries added at once."""

from __future__ import annotations

from hofmarshal.rules.notes import Refusal
from hofmarshal.tournament import commands as cmd
from hofmarshal.tournament import nomination as nom
from hofmarshal.tournament.entries import Entry
from tests.tournament.nomination_play import do, drawn, entered, refusal


def test_a_withdrawal_is_taken_back_with_a_reason() -> None:
    state = do(entered(4), cmd.Withdraw(entry="E01", reason="knee"))
    assert not nom.is_active(state, "E01")
    assert refusal(state, cmd.Reinstate(entry="E01")).code == "nomination-reinstate-reason"
    assert refusal(state, cmd.Reinstate(entry="E02", reason="x")).code == "nomination-not-withdrawn"
    state = do(state, cmd.Reinstate(entry="E01", reason="the wrong Ivan"))
    assert nom.is_active(state, "E01")
    assert "E01" not in state.left


def test_after_the_draw_nobody_is_reinstated() -> None:
    state = do(drawn(4), cmd.Withdraw(entry="E01", reason="knee"))
    assert refusal(state, cmd.Reinstate(entry="E01", reason="well")).code == "nomination-already-drawn"


def test_several_entries_at_once_say_only_what_is_new() -> None:
    state = entered(2)
    known = state.entries["E01"]
    events = nom.decide(state, cmd.EnterAll(entries=(known, Entry("E09", club="club-1"))))
    assert not isinstance(events, Refusal)
    assert [event.entry.entry for event in events] == ["E09"]  # type: ignore[attr-defined]
    assert nom.decide(state, cmd.EnterAll(entries=(known,))) == ()
