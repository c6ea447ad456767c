"""Undo: annulling or correcting an event lists what then no longer fits, which must be confirmed with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from msgspec.structs import replace

from hofmarshal.contest import commands as cmd
from hofmarshal.contest import events as ev
from hofmarshal.contest.commands import role_of
from hofmarshal.contest.evolve import annulled, fold
from hofmarshal.contest.rights import DESK
from hofmarshal.contest.state import Contest
from hofmarshal.rules.notes import Args, Note, Refusal

Rewriting = TypeVar("Rewriting", ev.Annulled, ev.Struck)

STAY = (ev.Held, ev.Cleared, ev.Suspended, ev.Resumed, ev.Swapped, ev.Annulled, ev.MarkedLate)
"""Events that belong to no round: they stay when the round they came in never was."""


def annul(state: Contest, issued: cmd.Issued) -> tuple[ev.Any, ...] | Refusal:
    """Undo an event of this contest: by who issued it, or the hofmarshal (DESIGN §5)."""
    command = issued.said(cmd.Annul)
    target = next((e for e in state.history if e.id == command.event), None)
    if target is None or isinstance(target, ev.Decided):
        return Refusal("contest-no-such-event", {"event": command.event})
    if target.by == DESK and isinstance(target, ev.Suspended | ev.Resumed):
        return Refusal("contest-annul-of-the-ring", {"event": command.event})
    if isinstance(target, ev.Protested | ev.ProtestSettled):
        return Refusal("contest-annul-of-a-protest", {"event": command.event})
    if command.event in annulled(state.history):
        return Refusal("contest-already-annulled", {"event": command.event})
    senior = role_of(issued.seat) == "hofmarshal"
    if not senior and issued.seat != target.by:
        return Refusal("contest-annul-not-yours", {"event": command.event, "by": target.by})
    sealed = state.setup.rules.order
    if not senior and isinstance(target, ev.OrderSubmitted | ev.Revealed):
        return Refusal("contest-order-sealed", {"side": target.side}, target.cites)
    if not senior and isinstance(target, ev.LinedUp | ev.Substituted) and state.commitments and sealed is not None:
        return Refusal(
            "contest-order-sealed", {"side": target.side}, sealed.cites
        )  # what is sealed names the present ones
    event = ev.Annulled(id=issued.id, t=issued.t, by=issued.seat, target=command.event, reason=command.reason)
    no = _alone(state, issued.seat, event)
    return settled(state, event, command.confirm) if no is None else no


def _alone(state: Contest, seat: str, event: ev.Annulled) -> Refusal | None:
    """Who is not the hofmarshal may not undo what others built upon."""
    if role_of(seat) == "hofmarshal":
        return None
    others = (e for e in _asked(state, falls_with(state, event)[0]) if e.by != seat)
    first = next(others, None)
    return Refusal("contest-annul-not-yours", {"event": first.id, "by": first.by}) if first is not None else None


def settled(state: Contest, event: Rewriting, confirm: Sequence[str]) -> tuple[ev.Any, ...] | Refusal:
    """The event with what falls with it; a refusal that lists what was not confirmed."""
    fallen, after = falls_with(state, event)
    missing = [e for e in _asked(state, fallen) if e.id not in confirm]
    if missing:
        args: Args = {"event": _named(event), "count": len(missing)}
        return Refusal("contest-confirm-dropped", args, (), _notes(missing))
    dropped = tuple(e.id for e in fallen)
    return (replace(event, dropped=dropped, stands=_stood(state, after)),)


def _asked(state: Contest, fallen: Sequence[ev.Any]) -> list[ev.Any]:
    """Of what falls, what must be confirmed: not the outcome, which is derived, nor what had fallen already."""
    dead = annulled(state.history)
    return [e for e in fallen if e.id not in dead and not isinstance(e, ev.Decided)]


def falls_with(state: Contest, event: Rewriting) -> tuple[tuple[ev.Any, ...], Contest]:
    """The later events that no longer fit once an event was undone or replaced, in their order; the state then."""
    dropped: set[str] = set()
    alive = {e.id for e in state.history} - annulled(state.history)
    while True:
        after = fold(state.setup, (*state.history, replace(event, dropped=tuple(sorted(dropped)))))
        new = alive & (_of_other_rounds(state, after) | _signatures(state, after))
        new |= set(after.ignored) - set(state.ignored)
        new -= {_named(event), event.id}
        if new <= dropped:
            return tuple(e for e in state.history if e.id in dropped), after
        dropped |= new


def _named(event: ev.Annulled | ev.Struck) -> str:
    """The event that is undone or replaced."""
    return event.target if isinstance(event, ev.Annulled) else event.replaces


def _of_other_rounds(state: Contest, after: Contest) -> set[str]:
    """Where rounds now begin otherwise, everything since the first such beginning: it would count for another round."""
    changed = set(state.opened) ^ set(after.opened)
    first = next((i for i, e in enumerate(state.history) if e.id in changed), len(state.history))
    return {e.id for e in state.history[first:] if not isinstance(e, STAY)}


def _signatures(state: Contest, after: Contest) -> set[str]:
    """Signatures, the announcement and its end, where the outcome they were given for is another now."""
    if state.outcome is None or after.outcome == state.outcome:
        return set()
    return {
        e.id
        for e in state.history
        if isinstance(e, ev.Signed | ev.Announced) or (isinstance(e, ev.Lapsed) and e.what == "final")
    }


def _stood(state: Contest, after: Contest) -> int | None:
    """The instant at which the fight had ended, where it would be running again."""
    if after.phase != "running":
        return None
    if len(state.rounds) > len(after.rounds):
        return state.rounds[len(after.rounds)].ended_at
    if state.outcome is None:
        return None
    dead = annulled(state.history)
    return next((e.t for e in state.history if isinstance(e, ev.Decided) and e.id not in dead), None)


def _notes(events: Sequence[ev.Event]) -> tuple[Note, ...]:
    return tuple(Note("contest-no-longer-fits", {"event": e.id, "kind": str(e.__struct_config__.tag)}) for e in events)
