"""The fold of a contest's events: `evolve` one event, `fold` them all; undone events are left out before anything else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from hofmarshal.contest.events import Acknowledged, Annulled, Breached, Event, Lapsed, Struck
from hofmarshal.contest.events import Any as AnyEvent
from hofmarshal.contest.evolve_conduct import CONDUCT
from hofmarshal.contest.evolve_flow import FLOW, Handler
from hofmarshal.contest.evolve_play import PLAY
from hofmarshal.contest.setup import Setup
from hofmarshal.contest.state import ON, Contest, effective, fresh, stand


def _still(state: Contest, event: Any) -> Contest:
    """An undo, or a ruling that stands in another's place: itself it only keeps the clock where a round had ended."""
    stands: int | None = event.stands
    return state if stands is None or state.phase != "running" else _halt(state, stands)


HANDLERS: dict[type[Event], Handler] = {**FLOW, **PLAY, **CONDUCT, Annulled: _still}
"""Event type → function of (state, event) that gives the changed state, or None where the event does not fit."""

HALTING = (Struck, Acknowledged, Breached)
"""Events that may halt the bout by themselves: undone, they leave it halted, for the fighters did stop."""


def evolve(state: Contest, event: AnyEvent) -> Contest:
    """The state after one more event. An event that does not fit is listed in `ignored`; nothing is raised."""
    if _rewrites(event):
        return fold(state.setup, (*state.history, event))
    return replace(_step(state, event), history=(*state.history, event))


def _rewrites(event: AnyEvent) -> bool:
    """Whether an event changes what counts among those before it."""
    return type(event) is Annulled or (type(event) is Struck and event.replaces != "")


def _step(state: Contest, event: AnyEvent) -> Contest:
    """The state after an event, its history left as it is: a fold sets that once."""
    after = HANDLERS[type(event)](state, event)
    return replace(state, ignored=(*state.ignored, event.id)) if after is None else after


def annulled(events: Iterable[Event]) -> set[str]:
    """Ids of the events that do not count: undone ones (an undone undo counts again) and replaced rulings."""
    events = tuple(events)
    undone = _undone(events)
    return undone | {e.replaces for e in _corrections(events, undone)}


def _undone(events: Sequence[Event]) -> set[str]:
    undone: set[str] = set()
    for event in reversed(events):
        if event.id in undone:
            continue
        if isinstance(event, Annulled):
            undone.add(event.target)
        if isinstance(event, Annulled | Struck):
            undone.update(event.dropped)
    return undone


def _corrections(events: Iterable[Event], undone: set[str]) -> Iterator[Struck]:
    return (e for e in events if isinstance(e, Struck) and e.replaces and e.id not in undone)


def _places(events: Iterable[Event], undone: set[str]) -> dict[str, str]:
    """Correction → the ruling in whose place it stands: the first of its chain."""
    places: dict[str, str] = {}
    for one in _corrections(events, undone):
        places[one.id] = places.get(one.replaces, one.replaces)
    return places


def ruled_on(state: Contest, replaces: str, t: int) -> tuple[Contest, int]:
    """The contest a ruling is about, and its instant: for a correction those of the first ruling that it corrects."""
    if not replaces:
        return state, t
    first = _places(state.history, _undone(state.history)).get(replaces, replaces)
    event = next((e for e in state.history if e.id == first), None)
    return (state, t) if event is None else (_refold(state.setup, state.history, first), event.t)


def fold(setup: Setup, events: Iterable[AnyEvent]) -> Contest:
    """The state after all the events in their order, undone ones left out.

    Undoing what ended a round leaves the contest halted at that effective time (DESIGN §3).
    """
    events = tuple(events)
    if any(_rewrites(e) for e in events):
        return replace(_refold(setup, events), history=events)
    state = fresh(setup)
    for event in events:
        state = _step(state, event)
    return replace(state, history=events)


def _refold(setup: Setup, events: tuple[AnyEvent, ...], until: str = "") -> Contest:
    """The fold where events were undone or replaced; up to, and without, the event `until`."""
    undone = _undone(events)
    places = _places(events, undone)
    instead = {places[e.id]: e for e in _corrections(events, undone)}
    state = fresh(setup)
    for event in events:
        if event.id == until:
            break
        if event.id in undone:
            state = _skip(state, event)
        elif event.id in places:
            state = _still(state, event) if places[event.id] not in undone else _misfit(state, event)
        else:
            state = _correct(state, event, instead[event.id]) if event.id in instead else _step(state, event)
    return state


def _misfit(state: Contest, event: Event) -> Contest:
    return replace(state, ignored=(*state.ignored, event.id))


def _correct(state: Contest, event: AnyEvent, ruling: Struck) -> Contest:
    """A later ruling in the place of an event; if only the event would have stopped the fight, it stopped all the same."""
    after = _step(state, replace(ruling, t=event.t))
    return _stopped(after, _step(state, event), event)


def _skip(state: Contest, event: AnyEvent) -> Contest:
    """Leave an event out; where it would have ended the round, halt the clock at its instant instead.

    A limit that passed has passed: undone, it brings nothing and does not pass again.
    """
    if isinstance(event, Struck) and event.replaces:
        return state
    if isinstance(event, Lapsed):
        return replace(state, lapsed=(*state.lapsed, event.what))
    return _stopped(state, _step(state, event), event) if state.phase in ON else state


def _stopped(state: Contest, lived: Contest, event: AnyEvent) -> Contest:
    """The state, halted at the event's instant if that is where the fight, as it was lived, stood still."""
    if state.phase in ON and lived.phase not in ON:
        return _halt(state, event.t)
    if state.phase == "running" and lived.phase == "halted" and isinstance(event, HALTING):
        return replace(state, phase="halted", clinch_at=None, **stand(state, event.t))
    return state


def _halt(state: Contest, t: int) -> Contest:
    return replace(state, phase="halted", since=None, elapsed=effective(state, t), clinch_at=None)
