"""What the desk of a nomination sees besides: ties that decide something, disturbed stages, what is next, corrections."""

from __future__ import annotations

from collections.abc import Iterator

from hofmarshal.rules.notes import Refusal
from hofmarshal.server.scenes.model import (
    DisturbedScene,
    NominationDeskScene,
    OpenTieScene,
    RevisionScene,
    Said,
    StepScene,
)
from hofmarshal.server.scenes.nomination import Seen
from hofmarshal.tournament import commands as cmd
from hofmarshal.tournament import events as ev
from hofmarshal.tournament.disturb import disturbances_of, disturbed
from hofmarshal.tournament.drawing import Decision
from hofmarshal.tournament.promoting import promote
from hofmarshal.tournament.ranking import needed_bouts
from hofmarshal.tournament.ruling import held_back, is_signed, sign
from hofmarshal.tournament.scheme import kind_after
from hofmarshal.tournament.state import track_stages, tracks
from hofmarshal.tournament.tables import open_tie


def desk_scene(one: Seen) -> NominationDeskScene:
    """Topic `nomination/NAME/office`."""
    state = one.state
    return NominationDeskScene(
        nomination=one.name,
        steps=tuple(_steps(one)),
        ties=tuple(_ties(one)),
        disturbed=tuple(
            DisturbedScene(
                stage=key, started=stage.called, what=tuple(one.say(note) for note in disturbances_of(state, stage))
            )
            for key, stage in state.stages.items()
            if disturbed(state, stage)
        ),
        revisions={
            key: tuple(_revision(score) for score in bout.revisions)
            for key, bout in state.bouts.items()
            if len(bout.revisions) > 1
        },
        kept=tuple(one.say(note) for note in held_back(state)),
        ignored=len(state.ignored),
    )


def _revision(score: cmd.Score) -> RevisionScene:
    return RevisionScene(
        red_score=score.red_score, blue_score=score.blue_score, winner=score.winner,  # type: ignore[arg-type]
        status=score.status, note=score.note,
    )  # fmt: skip


def _ties(one: Seen) -> Iterator[OpenTieScene]:
    for key, view in one.views.items():
        for group in view.groups:
            for tied in group.deciding:
                tie = open_tie(group.table, tied)
                place = next((p.place for p in group.table.places if p.entry == tied[0]), None)
                yield OpenTieScene(
                    stage=key, group=group.group.name, entries=tied, place=place or 0,
                    how="extra" if tie is not None else "settle",
                    pairs=needed_bouts(tie, group.results) if tie is not None else (),
                    cites=tie.cites if tie is not None else (),
                )  # fmt: skip


def _steps(one: Seen) -> Iterator[StepScene]:
    """One step for each track: the first thing that holds it up, else what can be done."""
    if not one.state.stages:
        yield StepScene(track="", what="draw")
        return
    for track in tracks(one.state):
        yield _step(one, track)


def _step(one: Seen, track: str) -> StepScene:
    state, stages = one.state, track_stages(one.state, track)
    waits = next((stage for stage in stages if disturbed(state, stage)), None)
    if waits is not None:
        return StepScene(track=track, what="decide", stage=waits.layout.id)
    last = stages[-1]
    view, key = one.views[last.layout.id], last.layout.id
    if view.open:
        return StepScene(track=track, what="fight", stage=key, open=len(view.open))
    deciding = [(group, tied) for group in view.groups for tied in group.deciding]
    if deciding:
        extra = all(open_tie(group.table, tied) is not None for group, tied in deciding)
        return StepScene(track=track, what="extra" if extra else "settle", stage=key)
    after = kind_after(state, last)
    if after is not None:
        return _onward(one, track, key, after)
    if is_signed(state):
        return StepScene(track=track, what="done", stage=key)
    return StepScene(track=track, what="sign", stage=key, why=_reasons(one, sign(state, cmd.Sign())))


def _onward(one: Seen, track: str, stage: str, after: str) -> StepScene:
    """Promotion, as far as there is anybody left to promote."""
    answer = promote(one.state, cmd.Promote(track=track))
    if isinstance(answer, Refusal) and answer.code == "nomination-nobody-advances":
        done = is_signed(one.state)
        why = () if done else _reasons(one, sign(one.state, cmd.Sign()))
        return StepScene(track=track, what="done" if done else "sign", stage=stage, why=why)
    events = () if isinstance(answer, Refusal) else answer
    composed = (event.stages[0].kind for event in events if isinstance(event, ev.Promoted))
    return StepScene(
        track=track, what="promote", stage=stage, next=next(composed, after),
        groups=after not in ("final", "elimination", "pairs-by-lot"), why=_reasons(one, answer),
    )  # fmt: skip


def _reasons(one: Seen, answer: Decision) -> tuple[Said, ...]:
    """What a command would be refused for; nothing if it would be carried out."""
    if not isinstance(answer, Refusal):
        return ()
    return tuple(one.say(note) for note in answer.reasons) or (one.say(answer),)
