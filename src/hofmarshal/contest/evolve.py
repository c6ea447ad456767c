"""The fold of a contest's events: `evolve` one event, `fold` them all; undone events are left out before anything else."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from hofmarshal.contest.events import Annulled, Event, Struck
from hofmarshal.contest.events import Any as AnyEvent
from hofmarshal.contest.evolve_conduct import CONDUCT
from hofmarshal.contest.evolve_flow import FLOW, Handler
from hofmarshal.contest.evolve_play import PLAY
from hofmarshal.contest.setup import Setup
from hofmarshal.contest.state import ON, Contest, effective, fresh


def _annulment(state: Contest, event: Annulled) -> Contest:
    return state


HANDLERS: dict[type[Event], Handler] = {**FLOW, **PLAY, **CONDUCT, Annulled: _annulment}
"""Event type → function of (state, event) that gives the changed state, or None where the event does not fit."""


def evolve(state: Contest, event: AnyEvent) -> Contest:
    """The state after one more event. An event that does not fit is listed in `ignored`; nothing is raised."""
    if isinstance(event, Annulled) or (isinstance(event, Struck) and event.replaces):
        return fold(state.setup, (*state.history, event))
    return replace(_step(state, event), history=(*state.history, event))


def _step(state: Contest, event: AnyEvent) -> Contest:
    """The state after an event, its history left as it is: a fold sets that once."""
    after = HANDLERS[type(event)](state, event)
    return replace(state, ignored=(*state.ignored, event.id)) if after is None else after


def annulled(events: Iterable[Event]) -> set[str]:
    """Ids of the events that do not count: undone ones (an undone undo counts again) and replaced rulings."""
    dead: set[str] = set()
    for event in reversed(tuple(events)):
        if event.id in dead:
            continue
        if isinstance(event, Annulled):
            dead.add(event.target)
            dead.update(event.dropped)
        elif isinstance(event, Struck) and event.replaces:
            dead.add(event.replaces)
    return dead


def fold(setup: Setup, events: Iterable[AnyEvent]) -> Contest:
    """The state after all the events in their order, undone ones left out.

    Undoing what ended a round leaves the contest halted at that effective time (DESIGN §3).
    """
    events = tuple(events)
    state = fresh(setup)
    if not any(isinstance(e, Annulled) or (isinstance(e, Struck) and e.replaces) for e in events):
        for event in events:
            state = _step(state, event)
        return replace(state, history=events)
    dead = annulled(events)
    for event in events:
        state = _skip(state, event) if event.id in dead else _step(state, event)
    return replace(state, history=events)


def _skip(state: Contest, event: AnyEvent) -> Contest:
    """Leave an event out; where it would have ended the round, halt the clock at its instant instead."""
    if state.phase in ON and _step(state, event).phase not in ON:
        return replace(state, phase="halted", since=None, elapsed=effective(state, event.t))
    return state
