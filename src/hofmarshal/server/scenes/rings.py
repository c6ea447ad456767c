"""The scenes of rings: what is on and who is next at one, and all of them in short."""

from __future__ import annotations

from hofmarshal.contest.state import Contest
from hofmarshal.rules.play_blocks import Side
from hofmarshal.server.scenes.contest import Told, clock_scene, unit_and_score
from hofmarshal.server.scenes.model import QueueRow, RingRow, RingScene, RingsScene, Suspension
from hofmarshal.server.scenes.records import contest_with_records
from hofmarshal.server.scenes.world import World, club_of, name_of
from hofmarshal.tournament import programme
from hofmarshal.tournament.queue import Waiting

SHOWN = 12
"""How many waiting bouts a ring's scene lists."""

NEXT = 2
"""How many a row of the list of rings shows: on deck and in the hole."""

STEP = 60_000
"""Expected times are told to the minute, so that a scene changes only when there is something to say."""


class Ring:
    """What was gathered of one ring."""

    def __init__(self, ring: str, on: Told | None, queue: tuple[Waiting, ...], behind: int, done: int = 0) -> None:
        self.ring = ring
        self.on = on
        self.queue = queue
        self.behind = behind
        self.done = done


def suspension_of(state: programme.State, ring: str) -> Suspension | None:
    """What holds a ring up, or (for "") the event."""
    found = programme.suspension(state, ring)
    return Suspension(since=found.t, reason=found.reason, event=not found.ring) if found is not None else None


def queue_row(world: World, one: Waiting) -> QueueRow:
    """A waiting bout."""
    at = one.expected
    return QueueRow(
        stream=one.stream,
        nomination=one.nomination,
        title=one.title,
        stage=one.stage,
        group=one.group,
        bout=one.bout,
        red=name_of(world, one.red),
        blue=name_of(world, one.blue),
        red_club=club_of(world, one.red),
        blue_club=club_of(world, one.blue),
        expected=None if at is None else -(-at // STEP) * STEP,
        spread=-(-one.spread // STEP) * STEP,
    )


def ring_scene(world: World, state: programme.State, found: Ring) -> RingScene:
    """Topic `ring/RING`."""
    known = state.rings.get(found.ring)
    return RingScene(
        ring=found.ring,
        title=known.title if known is not None else found.ring,
        event=state.name,
        suspended=suspension_of(state, found.ring),
        contest=contest_with_records(world, found.on) if found.on is not None else None,
        queue=tuple(queue_row(world, one) for one in found.queue[:SHOWN]),
        behind=found.behind // STEP * STEP,
    )


def rings_scene(world: World, state: programme.State, rings: tuple[Ring, ...]) -> RingsScene:
    """Topic `rings`."""
    return RingsScene(
        event=state.name,
        suspended=suspension_of(state, "") if "" in state.suspended else None,
        rings=tuple(ring_row(world, state, one) for one in rings),
    )


def ring_row(world: World, state: programme.State, found: Ring) -> RingRow:
    """A ring in short."""
    title = state.rings[found.ring].title
    row = RingRow(
        ring=found.ring,
        title=title,
        phase="idle",
        suspended=suspension_of(state, found.ring),
        queue=tuple(queue_row(world, one) for one in found.queue[:NEXT]),
        done=found.done,
        open=len(found.queue),
        behind=found.behind // STEP * STEP,
    )
    if found.on is None:
        return row
    contest, opened = found.on.state, found.on.opened
    unit, (red, blue), rounds = score_in_short(contest)
    return RingRow(
        ring=row.ring, title=row.title, suspended=row.suspended, queue=row.queue, done=row.done, open=row.open,
        behind=row.behind, phase=contest.phase, stream=opened.stream, nomination=opened.rules.title,
        red=name_of(world, opened.red), blue=name_of(world, opened.blue), red_score=red, blue_score=blue, unit=unit,
        rounds=rounds, clock=clock_scene(contest),
    )  # fmt: skip


def score_in_short(contest: Contest) -> tuple[str, tuple[int, int], tuple[int, int] | None]:
    """What a line says of a contest: the score's unit, the score, and the rounds won where several are fought."""
    unit, score = unit_and_score(contest)
    rules = contest.setup.rules
    won = (_won(contest, "red"), _won(contest, "blue")) if rules.rounds.win > 1 and unit != "rounds" else None
    return ("fall" if rules.mechanism == "fall" and unit == "points" else unit), score, won


def _won(contest: Contest, side: Side) -> int:
    """The rounds a side has won; one the hofmarshal has not confirmed is nobody's yet."""
    rounds = contest.rounds[:-1] if contest.awaits == "confirm" else contest.rounds
    return sum(one.counted and one.winner == side for one in rounds)
