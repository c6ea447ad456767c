"""The draw at the desk: what a move between groups is told of the rings, so that nobody is moved out of a bout he is in."""

from __future__ import annotations

import msgspec

from hofmarshal.desk.decider import Issued, Look
from hofmarshal.tournament import commands as ncmd
from hofmarshal.tournament import floor, nomination, programme
from hofmarshal.tournament.tables import planned_bouts

FLOOR_STREAM = "floor"


def gather(state: nomination.State, issued: Issued, look: Look) -> Issued:
    """Before a move: the rings at which those to be moved are in a bout of this nomination; whatever was sent as that goes."""
    command = issued.command
    if not isinstance(command, ncmd.Move):
        return issued
    meant = {command.entry, command.swap} - {""}
    busy = {entry: ring for entry, ring in _in_bouts(state, look(FLOOR_STREAM)).items() if entry in meant}
    return msgspec.structs.replace(issued, command=msgspec.structs.replace(command, busy=busy))


def _in_bouts(state: nomination.State, ground: floor.State) -> dict[str, str]:
    """Who of the nomination is in a bout just now, and at which ring; a team by the bout it fights."""
    prefix = f"{state.name}/"
    called = {
        name: bout.ring
        for bout in (*ground.bouts.values(), *ground.waiting.values())
        if state.name and bout.bout.startswith(prefix)
        for name in programme.bout_names(bout.bout.removeprefix(prefix))
    }
    if not called:
        return {}
    planned = (one for stage in state.stages.values() for group in stage.groups for one in planned_bouts(stage, group))
    return {entry: called[one.bout] for one in planned if one.bout in called for entry in (one.red, one.blue)}
