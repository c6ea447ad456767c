"""What other streams know of a contest: bouts its two won and lost, warnings, a result that was corrected since."""

from __future__ import annotations

from msgspec.structs import replace

from hofmarshal.contest.hits import score_in_hits, written
from hofmarshal.desk.event_programme import nomination_stream
from hofmarshal.rules.notes import Args, Note
from hofmarshal.server.said import said
from hofmarshal.server.scenes.contest import Told, contest_scene
from hofmarshal.server.scenes.model import ContestScene, OutcomeScene
from hofmarshal.server.scenes.world import World
from hofmarshal.tournament import floor, nomination, programme
from hofmarshal.tournament.commands import Score
from hofmarshal.tournament.outcome import score_of
from hofmarshal.tournament.queue import OVER

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
    return with_correction(world, so_far, replace(scene, red=found[scene.red.entry], blue=found[scene.blue.entry]))


def with_correction(world: World, so_far: Told, scene: ContestScene) -> ContestScene:
    """The scene with the result as it counts in the nomination, where that was corrected, or voided, since the signature."""
    opened = so_far.opened
    if not opened.nomination or so_far.state.phase not in OVER or scene.outcome is None:
        return scene
    state: nomination.State = world.look(nomination_stream(opened.nomination))
    bout = state.bouts.get(opened.bout)
    if bout is None or (len(bout.revisions) == 1 and not bout.again):
        return scene
    own = score_of(so_far.state, bout=opened.bout, red=opened.red, blue=opened.blue)
    ground: programme.State = world.look(programme.STREAM)
    last = programme.last_attempt(ground, opened.nomination, opened.bout)
    if own is None or last != opened.stream or (not bout.again and _result(own) == _result(bout.now)):
        return scene
    now, halves = bout.now, score_in_hits(so_far.state.setup.rules)
    args: Args = {
        "again": int(bout.again or now.status == "void"), "winner": now.winner or "none",
        "red": written(now.red_score, halves=halves), "blue": written(now.blue_score, halves=halves),
    }  # fmt: skip
    if args["again"]:
        outcome = replace(scene.outcome, winner=None, said=said(Note("protests-corrected", args)))
        return replace(scene, outcome=outcome)
    outcome = OutcomeScene(
        winner=now.winner if now.winner in ("red", "blue") else None, termination="ruling",  # type: ignore[arg-type]
        red=now.red_score, blue=now.blue_score, said=said(Note("protests-corrected", args)),
    )  # fmt: skip
    red, blue = replace(scene.red, score=now.red_score), replace(scene.blue, score=now.blue_score)
    return replace(scene, red=red, blue=blue, outcome=outcome)


def _result(score: Score) -> tuple[str, int, int, str]:
    return score.winner, score.red_score, score.blue_score, score.status


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
