"""A contest as anyone may see it; its log is kept beside it, so that one more event costs one more row."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from hofmarshal.contest import events as ev
from hofmarshal.contest.due import due, time_limit
from hofmarshal.contest.ending import measure
from hofmarshal.contest.evolve import annulled, evolve
from hofmarshal.contest.hits import rounds_in_hits, score_in_hits
from hofmarshal.contest.setup import Fighter
from hofmarshal.contest.state import Contest, RoundResult, fresh, hits_left, is_down
from hofmarshal.contest.steps import steps_now
from hofmarshal.rules.play_blocks import Side
from hofmarshal.server.said import Sayer
from hofmarshal.server.scenes.log import HIDDEN, outcome_note, row_of
from hofmarshal.server.scenes.model import (
    ClockScene,
    ConductScene,
    ContestScene,
    Countdown,
    FighterScene,
    LogRow,
    OutcomeScene,
    RoundScene,
    SanctionScene,
    SideScene,
)
from hofmarshal.server.scenes.team_side import Marks, marks_of, team_of
from hofmarshal.server.scenes.world import World, club_of, name_of
from hofmarshal.tournament.programme_words import Opened


class Told(msgspec.Struct):
    """What was told of a contest so far: the state then, the rows by event, oldest first, the last public number."""

    opened: Opened
    sayer: Sayer
    state: Contest
    rows: dict[str, LogRow] = {}
    number: int = 0
    scene: ContestScene | None = None


def sayer_of(world: World, opened: Opened, state: Contest) -> Sayer:
    """Who says the notes of a contest."""
    entries = {opened.red, opened.blue, *(one.entry for one in state.setup.fighters.values() if one.entry)}
    return Sayer(state.setup.rules, state.setup.fighters, {entry: name_of(world, entry) for entry in entries})


def told(world: World, opened: Opened, state: Contest, before: Told | None) -> Told:
    """The contest as it is now, told on from `before` as far as that is its past."""
    if before is None or before.opened is not opened or not _is_past(before.state, state):
        before = Told(opened, sayer_of(world, opened, state), replace(fresh(state.setup), history=()))
    for event in state.history[len(before.state.history) :]:
        _tell(before, event)
    if before.state is not state:
        before.state, before.scene = state, None
    return before


def _is_past(old: Contest, new: Contest) -> bool:
    """Whether one history goes on from the other (ids are never used twice)."""
    had = len(old.history)
    return had <= len(new.history) and (not had or old.history[-1].id == new.history[had - 1].id)


def _tell(so_far: Told, event: ev.Any) -> None:
    before = so_far.state
    after = evolve(before, event)
    row = None if _of_hidden(before, event) else row_of(before, event, after, so_far.sayer)
    so_far.state = after
    if row is not None:
        so_far.rows = {**so_far.rows, row.id: replace(row, place=len(so_far.rows))}
        so_far.number = len(after.history)
    if isinstance(event, ev.Annulled) or (isinstance(event, ev.Struck) and event.replaces):
        so_far.rows = _marked(so_far.rows, after)


def _of_hidden(before: Contest, event: ev.Any) -> bool:
    """Whether it undoes what no public row tells of: then it has none either."""
    if not isinstance(event, ev.Annulled):
        return False
    return any(isinstance(one, HIDDEN) for one in before.history if one.id == event.target)


def _marked(rows: dict[str, LogRow], state: Contest) -> dict[str, LogRow]:
    """The rows, those undone or replaced marked as such."""
    dead = annulled(state.history)
    replaced = {e.replaces for e in state.history if isinstance(e, ev.Struck) and e.replaces and e.id not in dead}
    marked = {}
    for key, row in rows.items():
        undone, now = key in dead, key in replaced
        if (row.undone, row.replaced) != (undone, now):
            row = replace(row, undone=undone, replaced=now, correctable=not undone and row.kind != "decided")
        marked[key] = row
    return marked


def contest_scene(world: World, so_far: Told) -> ContestScene:
    """The scene; the same object until something public has changed."""
    if so_far.scene is not None:
        return so_far.scene
    state, opened = so_far.state, so_far.opened
    unit, score = unit_and_score(state)
    rules = state.setup.rules
    so_far.scene = ContestScene(
        stream=opened.stream,
        number=so_far.number,
        nomination=opened.nomination,
        title=opened.rules.title,
        book=opened.rules.content,
        stage=opened.stage,
        group=opened.group,
        bout=opened.bout,
        ring=opened.ring,
        mechanism=rules.mechanism,
        team=rules.team,
        phase=state.phase,
        awaits=state.awaits,
        round=state.round,
        exchange=state.exchange,
        extra=state.extra,
        swapped=state.swapped,
        doubles=state.tally.doubles,
        unit=unit,  # type: ignore[arg-type]
        red=side_scene(world, so_far, "red", score[0]),
        blue=side_scene(world, so_far, "blue", score[1]),
        clock=clock_scene(state),
        countdowns=countdowns(state),
        rounds=tuple(_round(one, team=rules.team) for one in state.rounds),
        outcome=_outcome(so_far),
        announced_at=state.announced_at,
        steps=tuple(ConductScene(text=one.text, cites=one.cites) for one in steps_now(state)),
        log=so_far.rows,
    )
    return so_far.scene


def unit_and_score(state: Contest) -> tuple[str, tuple[int, int]]:
    """What the score counts, and the score (red, blue): the contest's where it is decided, else the round's."""
    rules, out = state.setup.rules, state.outcome
    if out is None:
        unit = (
            "halves" if rounds_in_hits(rules) else "standing" if rules.mechanism in ("hits", "standing") else "points"
        )
        return unit, _of_the_round(state)
    score = (out.red_score, out.blue_score)
    if score_in_hits(rules):
        return "halves", score
    if rules.rounds.win > 1:
        return "rounds", score
    return ("standing" if rules.team and rules.record is None else "points"), score


def _of_the_round(state: Contest) -> tuple[int, int]:
    """What the round has counted; between rounds of teams what the last one ended with, whoever comes in for the next."""
    between = state.phase == "round-over" and state.setup.rules.team and bool(state.rounds)
    return state.rounds[-1].score if between else measure(state)


def side_scene(world: World, so_far: Told, side: Side, score: int) -> SideScene:
    """One side."""
    state, opened = so_far.state, so_far.opened
    entry = opened.red if side == "red" else opened.blue
    fighters = state.setup.side(side)
    ids = {one.id for one in fighters}
    marks = marks_of(state)
    return SideScene(
        name=name_of(world, entry),
        club=club_of(world, entry),
        entry=entry,
        score=score,
        rounds_won=sum(one.counted and one.winner == side for one in state.rounds),
        arrived=side in state.arrived,
        ready=side in state.ready,
        signed=side in {one.partition(":")[0] for one in state.signatures},
        fighters={one.id: _fighter(world, so_far, one, marks) for one in fighters},
        sanctions=tuple(
            SanctionScene(
                fighter=one.fighter, kind=one.kind, number=one.number, effect=one.effect, points=one.points,
                event=one.event, cites=one.cites, scope=one.scope,
            )
            for one in state.sanctions
            if one.fighter in ids
        ),
        **team_of(state, side),
    )  # fmt: skip


def _fighter(world: World, so_far: Told, one: Fighter, marks: Marks) -> FighterScene:
    state = so_far.state
    entry = one.entry
    return FighterScene(
        id=one.id,
        name=name_of(world, entry) if entry else "",
        number=one.number,
        entry=entry,
        main=one.main,
        halves=hits_left(state, one) if one.halves else None,
        halves_full=one.halves,
        armour_class=one.armour_class,
        down=is_down(state, one),
        disqualified=one.id in state.disqualified,
        held=one.id in state.held,
        lined=one.id in state.lineups[one.side],
        cause=state.tally.out.get(one.id, ""),
        mark=marks.last.get(one.id),
        seconded=marks.seconded.get(one.id, 0),
        cloak=one.cloak,
    )


def clock_scene(state: Contest) -> ClockScene:
    """The round's clock, which every screen counts on by itself."""
    return ClockScene(
        limit=time_limit(state), elapsed=state.elapsed, since=state.since, horn_at=state.horn_at,
        frozen_at=state.frozen_at,
    )  # fmt: skip


def countdowns(state: Contest) -> tuple[Countdown, ...]:
    """The deadlines people must see; while everything is frozen, what is left of each."""
    frozen = state.frozen_at
    if frozen is None:
        found = due(state)
        return tuple(Countdown(what=d.command.what, until=d.instant) for d in found if d.command.what != "time")
    would = due(replace(state, frozen_at=None))
    return tuple(
        Countdown(what=d.command.what, until=d.instant, left=max(0, d.instant - frozen))
        for d in would
        if d.command.what != "time"
    )


def _round(one: RoundResult, *, team: bool) -> RoundScene:
    return RoundScene(
        number=one.number, winner=one.winner, termination=one.termination, red=one.score[0], blue=one.score[1],
        counted=one.counted, extra=one.extra, effective=one.effective, standing=one.standing if team else (0, 0),
        lineups=one.lineups if team else {},
    )  # fmt: skip


def _outcome(so_far: Told) -> OutcomeScene | None:
    out = so_far.state.outcome
    if out is None:
        return None
    return OutcomeScene(
        winner=out.winner, termination=out.termination, red=out.red_score, blue=out.blue_score,
        said=so_far.sayer.say(outcome_note(so_far.state, out)), rating=(out.red_rating, out.blue_rating),
        round_points=(out.red_round_points, out.blue_round_points),
    )  # fmt: skip
