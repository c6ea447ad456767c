"""The final places of a nomination, track by track, each with its reasons.

Whoever reached a later stage is ahead. The last stage's table gives the first places. Those who went out of an earlier
stage follow by their place in its group; the same place of different groups is shared, as groups of different size and
strength do not compare (docs/decisions/0063).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from hofmarshal.rules.notes import Note
from hofmarshal.tournament.ranking import Place
from hofmarshal.tournament.scheme import THIRD, kind_after, scheme_cites
from hofmarshal.tournament.seats import track_source
from hofmarshal.tournament.state import State, standing, track_stages, tracks
from hofmarshal.tournament.tables import StageView, view

MEDALS = ("gold", "silver", "bronze")


class FinalPlace(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of the final places. `place` None is unranked; `shared` with others; `medal` for the first three."""

    entry: str
    place: int | None
    shared: bool = False
    medal: str = ""
    stage: str = ""
    reasons: tuple[Note, ...] = ()


class TrackPlaces(msgspec.Struct, frozen=True):
    """The places of a track; `final` when its last stage is over, until then those of the running stage may change."""

    track: str
    final: bool
    places: tuple[FinalPlace, ...]


def final_places(state: State, views: Mapping[str, StageView] | None = None) -> tuple[TrackPlaces, ...]:
    """The places of every track: the main one (or higher league), weight categories, the premier league.

    `views` are those of all stages, by id, where the caller has them.
    """
    known = views if views is not None else {key: view(state, stage) for key, stage in state.stages.items()}
    return tuple(_track(state, track, known) for track in tracks(state))


def finished(state: State, track: str, last: StageView) -> bool:
    """Whether the track's last stage is over: none follows, or nobody is left to meet in it."""
    if not last.complete:
        return False
    return kind_after(state, last.stage) is None or len(track_source(state, last.stage, track)) < 2


def _track(state: State, track: str, known: Mapping[str, StageView]) -> TrackPlaces:
    views = [known[stage.layout.id] for stage in track_stages(state, track)]
    elsewhere = _gone_on_elsewhere(state, track)
    placed: set[str] = set()
    sets: list[list[FinalPlace]] = []
    unranked: list[FinalPlace] = []
    for index in range(len(views) - 1, -1, -1):
        is_last = index == len(views) - 1
        for tied in _sets(state, views[index], is_last):
            mine = [p for p in tied if p.entry not in placed and p.entry not in elsewhere]
            placed.update(p.entry for p in mine)
            sets.extend([[p for p in mine if p.place is not None]])
            unranked.extend(p for p in mine if p.place is None)
    done = finished(state, track, views[-1])
    return TrackPlaces(track, done, (*_numbered([s for s in sets if s], medals=done), *unranked))


def _gone_on_elsewhere(state: State, track: str) -> set[str]:
    """Those who went from this track into another: the premier league has places of its own (sm.12.9)."""
    mine = {stage.layout.id for stage in track_stages(state, track)}
    away = [s for s in state.stages.values() if s.layout.track != track and s.layout.before in mine]
    return {entry for stage in away for group in stage.groups for entry in group.entries}


def _numbered(sets: Sequence[Sequence[FinalPlace]], *, medals: bool) -> Iterator[FinalPlace]:
    before = 0
    for tied in sets:
        medal = MEDALS[before] if medals and before < len(MEDALS) else ""
        for place in tied:
            yield msgspec.structs.replace(place, place=before + 1, shared=len(tied) > 1, medal=medal)
        before += len(tied)


def _sets(state: State, stage: StageView, is_last: bool) -> list[list[FinalPlace]]:
    """The stage's entries, best first, in sets that share a place; its unranked come last."""
    if stage.stage.layout.kind in ("elimination", "pairs-by-lot"):
        return _knocked_out(state, stage)
    found: dict[tuple[int, int], list[FinalPlace]] = {}
    for group in stage.groups:
        for place in group.table.places:
            key = (place.place is None, place.place or 0)
            line = _line(state, stage, group.group.name, place, is_last and len(stage.groups) == 1)
            found.setdefault(key, []).append(line)
    return [found[key] for key in sorted(found)]


def _line(state: State, stage: StageView, group: str, place: Place, from_table: bool) -> FinalPlace:
    key = stage.stage.layout.id
    args: dict[str, str | int] = {"stage": key, "group": group, "place": place.place or 0}
    code = "nomination-place-unranked"
    if place.place is not None:
        code = "nomination-place-table" if from_table else "nomination-place-out"
    reasons = (Note(code, args, scheme_cites(state)), *place.reasons, *_left_note(state, place.entry))
    return FinalPlace(place.entry, place.place, stage=key, reasons=reasons)


def _left_note(state: State, entry: str) -> tuple[Note, ...]:
    why = standing(state, entry).why
    return (why,) if why is not None else ()


def _knocked_out(state: State, stage: StageView) -> list[list[FinalPlace]]:
    """A round of pairs: the final's winner and loser, then those of the bout for third place, or all losers together."""
    pairs = sorted(stage.groups, key=lambda group: group.group.name == THIRD)
    lines = {
        group.group.name: [_line(state, stage, group.group.name, p, from_table=False) for p in group.table.places]
        for group in pairs
    }
    if len([name for name in lines if name != THIRD]) == 1:
        return [one for name in lines for one in _apart(lines[name])]
    winners = [p for mine in lines.values() for p in mine if p.place == 1]
    losers = [p for mine in lines.values() for p in mine if p.place != 1]
    return [winners, losers]


def _apart(lines: list[FinalPlace]) -> list[list[FinalPlace]]:
    sets: dict[int, list[FinalPlace]] = {}
    for line in lines:
        sets.setdefault(line.place or 99, []).append(line)
    return [sets[place] for place in sorted(sets)]
