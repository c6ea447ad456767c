"""Undo: annulling an event lists what then no longer fits, which must be confirmed with it."""

from __future__ import annotations

from collections.abc import Sequence

from hofmarshal.contest import commands as cmd
from hofmarshal.contest import events as ev
from hofmarshal.contest.commands import role_of
from hofmarshal.contest.evolve import annulled, fold
from hofmarshal.contest.state import Contest
from hofmarshal.rules.notes import Note, Refusal


def annul(state: Contest, issued: cmd.Issued) -> tuple[ev.Any, ...] | Refusal:
    """Undo an event of this contest: by who issued it, or the hofmarshal (DESIGN §5)."""
    command: cmd.Annul = issued.command  # type: ignore[assignment]
    target = next((e for e in state.history if e.id == command.event), None)
    if target is None or isinstance(target, ev.Decided):
        return Refusal("contest-no-such-event", {"event": command.event})
    if command.event in annulled(state.history):
        return Refusal("contest-already-annulled", {"event": command.event})
    if role_of(issued.seat) != "hofmarshal" and issued.seat != target.by:
        return Refusal("contest-annul-not-yours", {"event": command.event, "by": target.by})
    fallen = falls_with(state, command.event)
    asked = tuple(e for e in fallen if not isinstance(e, ev.Decided))
    missing = [e for e in asked if e.id not in command.confirm]
    if missing:
        return Refusal("contest-confirm-dropped", {"event": command.event, "count": len(missing)}, (), _notes(missing))
    event = ev.Annulled(
        id=issued.id,
        t=issued.t,
        by=issued.seat,
        target=command.event,
        reason=command.reason,
        dropped=tuple(e.id for e in fallen),
    )
    return (event,)


def falls_with(state: Contest, target: str) -> tuple[ev.Any, ...]:
    """The later events that no longer fit once `target` is undone, in their order."""
    dropped: list[ev.Any] = []
    while True:
        probe = ev.Annulled(id="probe", t=0, target=target, dropped=tuple(e.id for e in dropped))
        after = fold(state.setup, (*state.history, probe))
        new = [e for e in state.history if e.id in set(after.ignored) - set(state.ignored)]
        if not new:
            return tuple(dropped)
        dropped = sorted({e.id: e for e in (*dropped, *new)}.values(), key=state.history.index)


def _notes(events: Sequence[ev.Event]) -> tuple[Note, ...]:
    return tuple(Note("contest-no-longer-fits", {"event": e.id, "kind": str(e.__struct_config__.tag)}) for e in events)
