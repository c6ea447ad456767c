"""The floor, given / when / then: rings, medic, warnings of the event (u.1.4), rest."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hofmarshal.rules.conduct_blocks import LadderRow
from hofmarshal.rules.notes import Refusal
from hofmarshal.text import say
from hofmarshal.tournament import floor
from hofmarshal.tournament.floor import Clear, Hold, Release, Remove, Reserve, Unwarn, Warn

LADDER = (
    LadderRow(kind="warning", scope="event", at=3, then="remove", cites=("u.1.4",)),
    LadderRow(kind="warning", scope="bout", at=1, then="nothing"),
)


def after(*commands, rest=0):
    state = floor.fresh(LADDER, rest)
    for command in commands:
        events = floor.decide(state, command)
        assert not isinstance(events, Refusal), events
        for event in events:
            state = floor.evolve(state, event)
    return state


def happens(state, command) -> Any:
    answer = floor.decide(state, command)
    assert not isinstance(answer, Refusal)
    return answer


def refusal(state, command):
    answer = floor.decide(state, command)
    assert isinstance(answer, Refusal)
    return answer


def call(bout, *fighters, t=0, **fields):
    return Reserve(t=t, bout=bout, fighters=fighters, ring=f"ring {bout}", **fields)


def test_nobody_is_in_two_rings_at_once():
    said = refusal(after(call("1", "A", "B")), call("2", "B", "C"))
    assert said.code == "floor-cannot-call"
    assert [(n.code, n.args["fighter"], n.args["bout"]) for n in said.reasons] == [("floor-busy", "B", "1")]


def test_a_fighter_is_free_when_his_bout_is_over():
    assert after(call("1", "A", "B"), Release(bout="1"), call("2", "B", "C")).bouts.keys() == {"2"}


def test_a_bout_is_called_to_one_ring():
    assert refusal(after(call("1", "A", "B")), call("1", "A", "B")).code == "floor-bout-called"


def test_whom_the_medic_holds_cannot_be_called_until_cleared():
    held = after(Hold(fighter="A", reason="wrist"))
    assert [n.code for n in refusal(held, call("1", "A", "B")).reasons] == ["floor-held"]
    assert after(Hold(fighter="A"), Clear(fighter="A"), call("1", "A", "B")).bouts


def test_a_hold_tells_since_when_and_a_cleared_one_nothing():
    held = after(Hold(fighter="A", reason="wrist", t=70_000), Hold(fighter="B", t=90_000))
    assert held.held_at == {"A": 70_000, "B": 90_000}
    assert floor.evolve(held, floor.Cleared(fighter="A", t=95_000)).held_at == {"B": 90_000}


def test_two_warnings_leave_him_in_and_the_third_removes_him():
    two = after(Warn(warning="w1", fighter="A", bout="1"), Warn(warning="w2", fighter="A", bout="5"))
    assert floor.removal(two, "A") is None
    (event,) = happens(two, Warn(warning="w3", fighter="A", bout="9"))
    assert event.cites == ("u.1.4",)
    three = floor.evolve(two, event)
    why: Any = floor.removal(three, "A")
    assert (why.code, why.args["count"], why.cites) == ("floor-removed-warnings", 3, ("u.1.4",))
    assert floor.react(event, three) == (("A", why),)
    said = refusal(three, call("10", "A", "B"))
    assert (said.code, said.cites) == ("floor-cannot-call", ("u.1.4",))


def test_a_warning_counts_once_and_an_annulled_one_not_at_all():
    three = after(*(Warn(warning=f"w{n}", fighter="A") for n in range(3)))
    assert refusal(three, Warn(warning="w0", fighter="A")).code == "floor-warning-known"
    two = after(*(Warn(warning=f"w{n}", fighter="A") for n in range(3)), Unwarn(warning="w1"))
    assert (floor.warnings_of(two, "A"), floor.removal(two, "A")) == (2, None)


def test_a_ruling_removes_at_once_with_its_reason():
    assert refusal(after(), Remove(fighter="A", reason="")).code == "floor-removal-needs-reason"
    out = after(Remove(fighter="A", reason="struck a judge"))
    why: Any = floor.removal(out, "A")
    assert why.args["reason"] == "struck a judge"


def test_too_short_a_rest_warns_and_a_reason_overrides_it():
    rested = after(call("1", "A", "B"), Release(t=100_000, bout="1"), rest=300_000)
    (warning,) = floor.obstacles(rested, ["A"], 399_999)
    assert (warning.severity, warning.note.code) == ("warn", "floor-short-rest")
    assert floor.obstacles(rested, ["A"], 400_000) == ()
    assert refusal(rested, call("2", "A", "C", t=200_000)).code == "floor-rest-first"
    (event,) = happens(rested, call("2", "A", "C", t=200_000, override="he asked for it"))
    assert event.override == "he asked for it"


def test_a_reason_does_not_override_a_block():
    held = after(Hold(fighter="A"))
    assert refusal(held, call("1", "A", "B", override="he feels fine")).code == "floor-cannot-call"


@pytest.mark.parametrize("fighters", [(), ("A", "A")])
def test_a_bout_needs_its_fighters_once(fighters):
    assert refusal(after(), call("1", *fighters)).code == "floor-fighters-odd"


names = st.sampled_from(["A", "B", "C"])
bouts = st.sampled_from(["1", "2", "3"])
commands = st.one_of(
    st.builds(lambda b, f, t: Reserve(t=t, bout=b, fighters=f), bouts, st.tuples(names, names), st.integers(0, 9)),
    st.builds(Release, bout=bouts),
    st.builds(Hold, fighter=names),
    st.builds(Clear, fighter=names),
    st.builds(Warn, warning=st.sampled_from("abcdef"), fighter=names),
    st.builds(Unwarn, warning=st.sampled_from("abcdef")),
    st.builds(Remove, fighter=names, reason=st.sampled_from(["", "x"])),
)


@given(st.lists(commands, max_size=25))
def test_no_stream_puts_anyone_into_two_rings_or_calls_one_who_is_out(stream):
    state = floor.fresh(LADDER, 5)
    for command in stream:
        answer = floor.decide(state, command)
        if isinstance(answer, Refusal):
            assert say(answer, "uk")
            continue
        if isinstance(command, Reserve):
            assert not any(floor.removal(state, f) or f in state.held for f in command.fighters)
        for event in answer:
            state = floor.evolve(state, event)
        busy = [fighter for bout in state.bouts.values() for fighter in bout.fighters]
        assert len(busy) == len(set(busy))
    assert state.ignored == ()


def test_a_bout_that_goes_on_again_waits_for_its_fighter_and_nobody_else_gets_him_first():
    """Given a bout undone while its fighter is at another ring, when that ring lets him go, then his place is there."""
    state = floor.fresh()
    for command in (
        floor.Reserve(t=1, bout="a", fighters=("1", "2"), ring="1"),
        floor.Release(t=2, bout="a"),
        floor.Reserve(t=3, bout="b", fighters=("2", "3"), ring="2"),
        floor.Reserve(t=4, bout="a", fighters=("1", "2"), ring="1", again=True),
    ):
        events = floor.decide(state, command)
        assert isinstance(events, tuple)
        for event in events:
            state = floor.evolve(state, event)
    assert (set(state.bouts), set(state.waiting)) == ({"b"}, {"a"})
    for fighter in ("1", "2"):
        (reason,) = floor.obstacles(state, (fighter,), 5, "c")
        assert (reason.severity, reason.note.code) == ("block", "floor-busy")
    state = floor.evolve(state, floor.Released(t=6, bout="b"))
    assert (set(state.bouts), state.waiting, state.freed) == ({"a"}, {}, {"1": 2, "2": 6, "3": 6})
    state = floor.evolve(state, floor.Released(t=7, bout="a"))
    assert (state.bouts, state.waiting, state.ignored) == ({}, {}, ())


def test_a_bout_that_waits_can_be_let_go_and_a_hold_does_not_lose_a_bout_its_place():
    state = floor.State(held={"1": "dizzy"}, held_at={"1": 0})
    again = floor.decide(state, floor.Reserve(t=4, bout="a", fighters=("1", "2"), again=True))
    assert isinstance(again, tuple)
    state = floor.evolve(state, again[0])
    assert set(state.bouts) == {"a"}
    state = floor.evolve(state, floor.Reserved(t=5, bout="b", fighters=("2", "3"), again=True))
    assert set(state.waiting) == {"b"}
    assert isinstance(floor.decide(state, floor.Release(t=6, bout="b")), tuple)
    state = floor.evolve(state, floor.Released(t=6, bout="b"))
    assert (set(state.bouts), state.waiting, state.freed) == ({"a"}, {}, {})
