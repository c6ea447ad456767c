"""The rulings of the present exchange, so that nobody rules on a blow a second time without having seen the first ruling."""

from __future__ import annotations

from hofmarshal.contest import events as ev
from hofmarshal.contest.evolve import annulled
from hofmarshal.contest.state import Contest


def rulings(state: Contest) -> tuple[tuple[str, int], ...]:
    """The rulings on blows of the present exchange that stand, oldest first: their ids and numbers in the stream.

    One that was replaced is named by its first form: who has seen that knows that there is a ruling.
    """
    dead = annulled(state.history)
    numbers = {event.id: number for number, event in enumerate(state.history, 1)}
    struck = {event.id: event for event in state.history if isinstance(event, ev.Struck)}
    begun = max((numbers[e.id] for e in state.history if isinstance(e, ev.Started) and e.id not in dead), default=0)
    found: dict[str, int] = {}
    for event in struck.values():
        first = event
        while first.replaces in struck:
            first = struck[first.replaces]
        if event.id not in dead and numbers[first.id] > begun:
            found[first.id] = numbers[first.id]
    return tuple(found.items())
