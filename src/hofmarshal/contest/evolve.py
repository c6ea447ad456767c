"""The fold of a contest's events: `evolve` one event, `fold` them all; undone events are left out before anything else."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from hofmarshal.contest.events import Annulled, Event, Struck
from hofmarshal.contest.events import Any as AnyEvent
from hofmarshal.contest.evolve_conduct import CONDUCT
from hofmarshal.contest.evolve_flow import FLOW
from hofmarshal.contest.evolve_play import PLAY
from hofmarshal.contest.setup import Setup
from hofmarshal.contest.state import ON, Contest, effective, fresh

HANDLERS = {**FLOW, **PLAY, **CONDUCT}
"""Event type → function of (state, event) that gives the changed state, or None where the event does not fit."""


def evolve(state: Contest, event: AnyEvent) -> Contest:
    """The state after one more event. An event that does not fit is listed in `ignored`; nothing is raised."""
    if isinstance(event, Annulled) or (isinstance(event, Struck) and event.replaces):
        return fold(state.setup, (*state.history, event))
    return _apply(state, event)


def _apply(state: Contest, event: AnyEvent) -> Contest:
    handler = HANDLERS.get(type(event))
    after = handler(state, event) if handler is not None else state
    history = (*state.history, event)
    if after is None:
        return replace(state, history=history, ignored=(*state.ignored, event.id))
    return replace(after, history=history)


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
    if not any(isinstance(e, Annulled) or (isinstance(e, Struck) and e.replaces) for e in events):
        state = fresh(setup)
        for event in events:
            state = _apply(state, event)
        return state
    dead = annulled(events)
    state = fresh(setup)
    for event in events:
        state = _skip(state, event) if event.id in dead else _apply(state, event)
    return state


def _skip(state: Contest, event: AnyEvent) -> Contest:
    """Leave an event out; where it would have ended the round, halt the clock at its instant instead."""
    history = (*state.history, event)
    if state.phase in ON:
        after = _apply(state, event)
        if after.phase not in ON:
            stood = effective(state, event.t)
            return replace(state, history=history, phase="halted", since=None, elapsed=stood)
    return replace(state, history=history)
