"""No stream of commands leads a contest to an exception or an impossible state."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hofmarshal.contest import commands as cmd
from hofmarshal.contest import events as ev
from hofmarshal.contest.decide import decide
from hofmarshal.contest.evolve import HANDLERS, annulled, evolve, fold
from hofmarshal.contest.setup import SIDES, Setup
from hofmarshal.contest.state import Contest, effective, fresh, hits_left, standing
from hofmarshal.contest.view import view
from hofmarshal.contest.why import why
from hofmarshal.rules.notes import Refusal
from tests.contest.streams import proper_seat, steps
from tests.contest.support import fire, setup

TEAMS = {"red": {"roster": {"main": 3, "reserves": 2, "armour_class": 1}}, "blue": {"roster": {"main": 3}}}
HEADS: dict[str, dict[str, Any]] = {
    "isb-duel/longsword": {"panel": 4},
    "isb-duel/sword-buckler": {},
    "isb-buhurt/group-battle": {"sides": TEAMS},
    "ulozhenie/free-duel": {"sides": {"red": {"armour_class": 2}, "blue": {"armour_class": 1}}},
    "ulozhenie/dagger-duel": {"sides": {"red": {"cloak": "left"}, "blue": {}}},
    "ulozhenie/mass-battle": {"sides": TEAMS},
    "ulozhenie/bridge-battle": {"sides": TEAMS},
    "ulozhenie/elite-duel": {},
    "ulozhenie/wrestling": {},
    "shchyt-mech/shchyt-mech": {"sides": {"red": {"disqualifications": 1}, "blue": {}}},
}
SETUPS = {name: setup(*name.split("/"), **head) for name, head in HEADS.items()}
STREAMS = {name: steps(given_) for name, given_ in SETUPS.items()}
EVENTS = msgspec.json.Decoder(ev.Any)


def test_every_event_has_a_handler() -> None:
    assert set(HANDLERS) == set(ev.Any.__args__)


def test_every_command_has_a_decision() -> None:
    from hofmarshal.contest import decide as module

    assert set(module.HANDLERS) == set(cmd.BY_NAME)


def run(given_: Setup, stream: list[tuple[int, str, Any]]) -> Contest:
    """Give a stream to a contest, checking every step."""
    state, t = fresh(given_), 0
    for number, (wait, seat, command) in enumerate(stream):
        t = max(t, t + wait)
        state = fire(state, t)
        before = state.ignored
        said = seat or proper_seat(state, command)
        issued = cmd.Issued(id=f"c{number}", t=t + min(wait, 0), seat=said, command=command)
        answer = decide(state, issued)
        if isinstance(answer, Refusal) and answer.code == "contest-confirm-dropped":
            answer = decide(state, confirmed(issued, answer))
        if isinstance(answer, Refusal):
            assert answer.code.startswith("contest-")
            continue
        for event in answer:
            state = evolve(state, event)
            assert EVENTS.decode(msgspec.json.encode(event)) == event
        assert set(state.ignored) <= set(before), (command, answer)
        possible(state, t)
    return state


def confirmed(issued: cmd.Issued, refusal: Refusal) -> cmd.Issued:
    """The command again, with all that no longer fits confirmed."""
    names = tuple(str(n.args["event"]) for n in refusal.reasons)
    command: Any = issued.command
    return msgspec.structs.replace(issued, command=msgspec.structs.replace(command, confirm=names))


def possible(state: Contest, t: int) -> None:
    """What holds of every contest at any moment."""
    assert (state.outcome is not None) == (state.phase in ("decided", "signed", "announced", "final"))
    assert state.since is None or state.phase in ("running", "halted")
    assert 0 <= state.elapsed <= effective(state, max(t, state.since or 0))
    assert len(set(state.arrived)) == len(state.arrived)
    assert len(set(state.ready)) == len(state.ready)
    for one in state.setup.fighters.values():
        assert 0 <= state.tally.lost.get(one.id, 0) <= max(one.halves, 0)
        assert hits_left(state, one) >= 0
    for side in SIDES:
        assert set(standing(state, side)) <= set(state.lineups[side])
        assert len(set(state.lineups[side])) == len(state.lineups[side])
    entering = state.setup.rules.entering
    for side in SIDES if entering is not None else ():
        here = [f for f in state.on_field if state.setup.fighters[f].side == side]
        assert entering is None or len(here) <= entering.on_field
    if state.outcome is not None and state.outcome.winner is None and state.outcome.termination == "time":
        raise AssertionError("a tie was left undecided")
    assert view(state, t)["phase"] == state.phase


@pytest.mark.parametrize("name", SETUPS)
@given(data=st.data())
def test_no_stream_breaks_a_contest(name: str, data: st.DataObject) -> None:
    given_ = SETUPS[name]
    state = run(given_, opening(given_) + data.draw(STREAMS[name]))
    assert fold(given_, state.history) == state, "the fold is deterministic"
    for event in state.history[-3:]:
        assert why(state, event.id) is not None


@pytest.mark.parametrize("name", SETUPS)
@given(data=st.data())
def test_undo_then_redo_is_as_if_nothing_was(name: str, data: st.DataObject) -> None:
    given_ = SETUPS[name]
    state = run(given_, opening(given_) + data.draw(STREAMS[name]))
    alive = [e for e in state.history if e.id not in annulled(state.history) and not isinstance(e, ev.Decided)]
    if not alive:
        return
    target = data.draw(st.sampled_from(alive))
    undone = evolve(state, ev.Annulled(id="undo", t=0, target=target.id))
    redone = evolve(undone, ev.Annulled(id="redo", t=0, target="undo"))
    assert msgspec.structs.replace(redone, history=state.history) == state


@pytest.mark.parametrize("name", SETUPS)
@settings(max_examples=50)
@given(data=st.data())
def test_any_order_of_events_folds_without_an_exception(name: str, data: st.DataObject) -> None:
    given_ = SETUPS[name]
    state = run(given_, opening(given_) + data.draw(STREAMS[name]))
    shuffled = data.draw(st.permutations(state.history))
    after = fold(given_, shuffled)
    assert set(after.ignored) <= {e.id for e in state.history}


def opening(given_: Setup) -> list[tuple[int, str, cmd.Command]]:
    """The usual way to the first exchange, so that streams get somewhere."""
    from hofmarshal.contest.order import seal

    first: list[tuple[int, str, cmd.Command]] = []
    if given_.rules.order is not None:
        lines = {s: tuple(f.id for f in given_.side(s) if f.main) for s in SIDES}
        first += [(0, f"captain-{s}", cmd.SubmitOrder(side=s, commitment=seal(lines[s], "salt"))) for s in SIDES]
        first += [(0, f"captain-{s}", cmd.Reveal(side=s, order=lines[s], nonce="salt")) for s in SIDES]
    first += [(0, "hofmarshal", cmd.Call(override="go"))]
    first += [(0, "hofmarshal", cmd.Ready(side=s)) for s in SIDES]
    return [*first, (200, "hofmarshal", cmd.Start(override="go"))]
