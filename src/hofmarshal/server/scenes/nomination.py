"""The scene of a nomination for everybody: stages with their tables and bouts, brackets, places; and the list of all of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

import msgspec

from hofmarshal.contest.hits import score_in_hits
from hofmarshal.rules.notes import Note, Refusal
from hofmarshal.server.said import said
from hofmarshal.server.scenes.brackets import brackets_of
from hofmarshal.server.scenes.model import (
    BoutScene,
    CriterionScene,
    EntryScene,
    FiguresScene,
    FinalRow,
    GroupScene,
    NominationRow,
    NominationScene,
    NominationsScene,
    Said,
    StageScene,
    TableRow,
    TieScene,
    TrackScene,
)
from hofmarshal.server.scenes.world import World
from hofmarshal.tournament import nomination, programme
from hofmarshal.tournament import programme_words as w
from hofmarshal.tournament.disturb import disturbed
from hofmarshal.tournament.places import final_places
from hofmarshal.tournament.ranking import Place
from hofmarshal.tournament.results import BoutResult
from hofmarshal.tournament.ruling import is_signed
from hofmarshal.tournament.scheme import advancing
from hofmarshal.tournament.seats import track_source
from hofmarshal.tournament.state import Stage, active, stage_rules, standing, track_stages
from hofmarshal.tournament.tables import GroupView, StageView, criteria, open_tie, planned_bouts
from hofmarshal.tournament.words import ENTRIES

PAIRS = ("elimination", "pairs-by-lot")


class Seen(msgspec.Struct, frozen=True):
    """A nomination looked at once: its state with people's names in it, every stage's view, the places of its tracks."""

    name: str
    listed: w.NominationAdded
    state: nomination.State
    names: dict[str, str]
    views: dict[str, StageView]
    places: tuple[nomination.TrackPlaces, ...]

    def say(self, note: Note | Refusal) -> Said:
        """A sentence with names instead of entries."""
        return said(with_people(note, self.names))


def seen(world: World, listed: w.NominationAdded, state: nomination.State) -> Seen:
    """A nomination with the names of its people, which its journal does not hold."""
    shown = {}
    for code in state.entries:
        person = world.person(code)
        shown[code] = person.shown if person is not None else code
    entries = {code: msgspec.structs.replace(one, name=shown[code]) for code, one in state.entries.items()}
    named = msgspec.structs.replace(state, entries=entries)
    views = {key: nomination.view(named, stage) for key, stage in named.stages.items()}
    return Seen(listed.name, listed, named, shown, views, final_places(named, views))


N = TypeVar("N", bound=Note | Refusal)


def with_people(note: N, names: Mapping[str, str]) -> N:
    """The note with people's names where it speaks of one entry or of several."""
    words = {
        key: ", ".join(names.get(code, code) for code in value.split(", "))
        for key, value in note.args.items()
        if key in ENTRIES and isinstance(value, str)
    }
    return msgspec.structs.replace(note, args={**note.args, **words})


def nomination_scene(world: World, event: str, one: Seen) -> NominationScene:
    """Topic `nomination/NAME`."""
    state, rules = one.state, one.listed.rules
    return NominationScene(
        nomination=one.name,
        event=event,
        title=rules.title,
        rulebook=rules.rulebook,
        team=rules.team,
        phase=phase_of(state, one.places),
        content=rules.content,
        commitment=state.commitment,
        seed=state.seed,
        people={code: _entry(world, one, code) for code in state.entries},
        order=tuple(state.stages),
        stages={key: _stage(one, one.views[key]) for key in state.stages},
        bouts={
            key: bout
            for view in one.views.values()
            for group in view.groups
            for key, bout in bouts_of(state, view.stage, group)
        },
        brackets=brackets_of(state, one.views),
        tracks=tuple(_track(state, track) for track in one.places),
    )


def phase_of(state: nomination.State, places: Iterable[nomination.TrackPlaces]) -> Any:
    """How far a nomination has come."""
    if not state.stages:
        return "entries"
    if not all(track.final for track in places):
        return "fighting"
    return "signed" if is_signed(state) else "over"


def _entry(world: World, one: Seen, code: str) -> EntryScene:
    person, entry, now = world.person(code), one.state.entries[code], standing(one.state, code)
    return EntryScene(
        name=one.names[code],
        club=person.club if person is not None else "",
        country=person.country if person is not None else "",
        here=entry.checked_in,
        state=now.state,
        why=one.say(now.why) if now.why is not None else None,
        disqualifications=now.disqualifications,
    )


def _stage(one: Seen, view: StageView) -> StageScene:
    state, stage = one.state, view.stage
    layout = stage.layout
    on = {seat.entry for seat in track_source(state, stage, layout.track)} if advancing(state, stage) != 0 else set()
    return StageScene(
        stage=layout.id,
        kind=layout.kind,
        track=layout.track,
        number=layout.number,
        before=layout.before,
        method=layout.method,
        pairs=layout.kind in PAIRS,
        called=stage.called,
        complete=view.complete,
        disturbed=disturbed(state, stage),
        extra_round=stage_rules(state, stage).record is not None,
        halves=score_in_hits(stage_rules(state, stage)),
        advance=advancing(state, stage),
        order=tuple(group.name for group in stage.groups),
        groups={group.group.name: _group(one, stage, group, on) for group in view.groups},
        criteria=tuple(CriterionScene(by=c.by, cites=c.cites) for c in criteria(stage_rules(state, stage), stage)),
        cites=layout.cites,
    )


def _group(one: Seen, stage: Stage, group: GroupView, on: set[str]) -> GroupScene:
    return GroupScene(
        name=group.group.name,
        entries=group.group.entries,
        rows=tuple(_row(place, on) for place in group.table.places),
        bouts=tuple(key for key, _ in bouts_of(one.state, stage, group)),
        ties=tuple(_ties(one.state, stage, group)),
        complete=group.complete,
    )


def _row(place: Place, on: set[str]) -> TableRow:
    of = place.figures
    return TableRow(
        entry=place.entry,
        place=place.place,
        tied=place.tied,
        on=place.entry in on,
        figures=FiguresScene(
            wins=of.wins, losses=of.losses, draws=of.draws, bouts=of.bouts, points=of.points, against=of.points_against,
            rating_points=of.rating_points, round_points=of.round_points, sanctions=of.sanctions,
        ),
    )  # fmt: skip


def _ties(state: nomination.State, stage: Stage, group: GroupView) -> Iterable[TieScene]:
    """The ties of a group whose bouts are all in; before that every table is full of them."""
    if group.open or not group.results:
        return
    listed = criteria(stage_rules(state, stage), stage)
    cites = next((c.cites for c in listed if c.by == "extra-bout"), ())
    tied: dict[int, list[str]] = {}
    for place in group.table.places:
        if place.tied and place.place is not None:
            tied.setdefault(place.place, []).append(place.entry)
    deciding = [set(one) for one in group.deciding]
    for number, entries in tied.items():
        extra = open_tie(group.table, entries) is not None and any(active(state, entry) for entry in entries)
        yield TieScene(
            entries=tuple(entries), place=number, decides=set(entries) in deciding, extra=extra,
            cites=cites if extra else (),
        )  # fmt: skip


def bouts_of(state: nomination.State, stage: Stage, group: GroupView) -> list[tuple[str, BoutScene]]:
    """The bouts of a group in their order, extra ones last: recorded, lost by default, open."""
    name, halves = group.group.name, score_in_hits(stage_rules(state, stage))
    found = [(r.bout, _recorded(state, stage, name, r, halves)) for r in group.results]
    for bout in group.open:
        called = bout.bout in state.calls
        again = bout.bout in state.bouts and state.bouts[bout.bout].again
        found.append(
            (bout.bout, BoutScene(
                stage=stage.layout.id, group=name, red=bout.red, blue=bout.blue, state="called" if called else "open",
                extra=bout.extra, again=again, halves=halves,
            ))
        )  # fmt: skip
    planned = list(planned_bouts(stage, group.group))
    by_name = {bout.bout: number for number, bout in enumerate(planned)}
    by_pair = {(frozenset((b.red, b.blue)), b.extra): number for number, b in enumerate(planned)}
    last = len(planned)

    def order(item: tuple[str, BoutScene]) -> tuple[int, str]:
        key, bout = item
        number = by_name.get(key)
        if number is None:
            number = by_pair.get((frozenset((bout.red, bout.blue)), bout.extra), last)
        return number, key

    return sorted(found, key=order)


def _recorded(state: nomination.State, stage: Stage, group: str, result: BoutResult, halves: bool) -> BoutScene:
    known = state.bouts.get(result.bout)
    score = known.now if known is not None and not known.again else None
    return BoutScene(
        stage=stage.layout.id,
        group=group,
        red=result.red,
        blue=result.blue,
        state=result.status if score is not None else "default",
        red_score=result.red_score,
        blue_score=result.blue_score,
        winner=result.winner or "",
        extra=result.extra,
        extra_round=score.extra_round if score is not None else False,
        revision=len(known.revisions) - 1 if known is not None else 0,
        halves=halves,
        disqualified=score.disqualified if score is not None else (),
    )


def _track(state: nomination.State, track: nomination.TrackPlaces) -> TrackScene:
    now = {(track.track, one.entry, one.place or 0) for one in track.places}
    then = {one for one in state.signed or () if one[0] == track.track}
    return TrackScene(
        track=track.track,
        final=track.final,
        signed=state.signed is not None and now == then,
        places={
            one.entry: FinalRow(place=one.place, shared=one.shared, medal=one.medal, stage=one.stage)  # type: ignore[arg-type]
            for one in decided(state, track)
        },
    )


def decided(state: nomination.State, track: nomination.TrackPlaces) -> tuple[nomination.FinalPlace, ...]:
    """The places that are no more to be fought for: all of a track that is over, else of those who are out."""
    last = track_stages(state, track.track)[-1].layout.id
    return tuple(one for one in track.places if track.final or one.stage != last)


def nominations_scene(state: programme.State, them: Iterable[Seen]) -> NominationsScene:
    """Topic `nominations`."""
    return NominationsScene(event=state.name, nominations=tuple(_nomination(one) for one in them))


def _nomination(one: Seen) -> NominationRow:
    groups = [group for view in one.views.values() for group in view.groups]
    done = sum(len(group.results) for group in groups)
    return NominationRow(
        nomination=one.name,
        title=one.listed.rules.title,
        rulebook=one.listed.rules.rulebook,
        phase=phase_of(one.state, one.places),
        entries=len(one.state.entries),
        here=sum(entry.checked_in for entry in one.state.entries.values()),
        bouts=done + sum(len(group.open) for group in groups),
        done=done,
        stage=next(reversed(one.state.stages), ""),
        rings=one.listed.rings,
    )
