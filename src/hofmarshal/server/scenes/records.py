"""What the two of a contest bring along: bouts won and lost in its nomination, warnings in the event."""

from __future__ import annotations

from msgspec.structs import replace

from hofmarshal.desk.event_programme import nomination_stream
from hofmarshal.server.scenes.contest import Told, contest_scene
from hofmarshal.server.scenes.model import ContestScene
from hofmarshal.server.scenes.world import World
from hofmarshal.tournament import floor, nomination

Record = tuple[int, int]
"""Bouts won and lost."""


def contest_with_records(world: World, so_far: Told) -> ContestScene:
    """The scene of a contest with its sides' records, which other streams know."""
    scene = contest_scene(world, so_far)
    opened = so_far.opened
    ground: floor.State = world.look("floor")
    found = {}
    for side in (scene.red, scene.blue):
        wins, losses = record_of(world, opened.nomination, opened.bout, side.entry) or (None, 0)
        found[side.entry] = replace(side, wins=wins, losses=losses, warnings=floor.warnings_of(ground, side.entry))
    return replace(scene, red=found[scene.red.entry], blue=found[scene.blue.entry])


def record_of(world: World, name: str, bout: str, entry: str) -> Record | None:
    """Bouts of a nomination that an entry won and lost, but for `bout` itself; None outside every nomination."""
    if not name:
        return None
    state: nomination.State = world.look(nomination_stream(name))
    won = lost = 0
    for key, one in state.bouts.items():
        result = one.now
        if key == bout or one.again or result.status == "void" or entry not in (result.red, result.blue):
            continue
        winner = {"red": result.red, "blue": result.blue}.get(result.winner, result.winner)
        won += winner == entry
        lost += winner not in (entry, "none", "")
    return won, lost
