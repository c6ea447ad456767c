"""A team as everyone sees it: its line-up, who stands, who marked whom, its order of entry once the fight has begun."""

from __future__ import annotations

from typing import Any

import msgspec

from hofmarshal.contest import events as ev
from hofmarshal.contest.evolve import annulled
from hofmarshal.contest.order import next_in
from hofmarshal.contest.setup import SIDES
from hofmarshal.contest.state import Contest, standing
from hofmarshal.contest.why import kind_of
from hofmarshal.rules.play_blocks import Side
from hofmarshal.server.scenes.model_ring import MarkScene

BEGUN = ("running", "halted", "decided", "signed", "announced", "final")
"""The phases in which an order of entry is no secret any more (u.5.7.a); between rounds the next one may be."""

OUTS = (ev.WentOut, ev.OutSeconded)


class Marks(msgspec.Struct, frozen=True):
    """What was marked about each fighter in this round: the last mark, and by how many more seats an out was seen."""

    last: dict[str, MarkScene] = {}
    seconded: dict[str, int] = {}


def marks_of(state: Contest) -> Marks:
    """The marks of the present round that stand; none but in battles."""
    if not state.setup.rules.team:
        return Marks()
    dead = annulled(state.history)
    last: dict[str, MarkScene] = {}
    seats: dict[str, set[str]] = {}
    for event in _of_the_round(state):
        if event.id in dead:
            continue
        for name in _about(event):
            last[name] = MarkScene(by=event.by, at=event.t, event=event.id, kind=kind_of(event))
            if isinstance(event, OUTS):
                seats.setdefault(name, set()).add(event.by)
            elif isinstance(event, ev.Returned):
                seats.pop(name, None)
    return Marks(last, {name: len(by) - 1 for name, by in seats.items() if len(by) > 1})


def _of_the_round(state: Contest) -> tuple[ev.Any, ...]:
    """The events since the present round was opened."""
    opened = state.opened[-1] if state.opened else ""
    for index in range(len(state.history) - 1, -1, -1):
        if state.history[index].id == opened:
            return state.history[index:]
    return ()


def _about(event: ev.Any) -> tuple[str, ...]:
    """The fighters an event marks: out, back, struck, on the bridge, in breach."""
    if isinstance(event, ev.Struck):
        return tuple(dict.fromkeys(blow.target for blow in event.blows if blow.target))
    if isinstance(event, (*OUTS, ev.Returned, ev.Acknowledged, ev.Breached, ev.Entered, ev.BrokeThrough)):
        return (event.fighter,)
    return ()


def _standing(state: Contest, side: Side) -> int:
    """How many still fight; between rounds how many stood at the last one's end, whoever comes in for the next."""
    if state.phase == "round-over" and state.rounds:
        return state.rounds[-1].standing[SIDES.index(side)]
    return len(standing(state, side))


def team_of(state: Contest, side: Side) -> dict[str, Any]:
    """What a `SideScene` says of a team; nothing of a duel's side."""
    if not state.setup.rules.team:
        return {}
    begun = state.phase in BEGUN
    return {
        "standing": _standing(state, side),
        "lineup": state.lineups[side],
        "sealed": side in state.commitments,
        "order": state.orders.get(side, ()) if begun else (),
        "on_field": tuple(f for f in state.on_field if state.setup.fighters[f].side == side),
        "next_in": (next_in(state, side) or "") if begun else "",
    }
