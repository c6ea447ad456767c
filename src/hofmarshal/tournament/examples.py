"""Works a rulebook's examples of stages, ranking and protests through; see docs/rulebook-examples-tournament.md."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec

from hofmarshal.rules.model import Nomination
from hofmarshal.rules.notes import Note, Refusal, bad
from hofmarshal.tournament import protest
from hofmarshal.tournament.commands import Ballot, Score
from hofmarshal.tournament.decisions import change_by_blocks, decision, entries, score
from hofmarshal.tournament.disturb import disturbances
from hofmarshal.tournament.events import Entered
from hofmarshal.tournament.floor_examples import run_floor
from hofmarshal.tournament.fold import fold
from hofmarshal.tournament.places import TrackPlaces, final_places
from hofmarshal.tournament.playing import PlainTable, Played, play
from hofmarshal.tournament.ranking import Criterion, needed_bouts, rank
from hofmarshal.tournament.recording import as_recorded, normal
from hofmarshal.tournament.ruling import held_back
from hofmarshal.tournament.state import Settings, State, fresh, standing
from hofmarshal.tournament.tables import GroupView, result, view

Result = dict[str, Any]


class _Tournament(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    entries: Any
    seed: str | int = ""
    settings: dict[str, Any] = {}
    decisions: list[Any] = []
    bouts: list[Any] = []


class _Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    bouts: list[Any]
    entries: list[str] = []
    lot: list[str] = []


class _Protest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    do: list[dict[str, Any]]
    announced: float = 0
    stage: str = "qualifying"
    before: int = 0
    until: float | None = None


def run_example(kind: str, rules: Nomination, body: object) -> Result:
    """What a worked case really gives, as plain values under the keys `expect` may name. Raises `BadInput`.

    `tournament`: places, tracks, groups, sizes, stages, tables, advanced, open, open_ties, extra_needed, scores, refused,
    disturbed, kept, removed, protests, lot, order, final, codes, cites. `table`: places, reasons, figures, open_ties,
    extra_needed, codes, cites. `protest`: state, consequence, overdue, decided_by, deadline, refused, codes, cites.
    `floor`: removed, held, busy, warnings, refused, codes, cites.
    """
    handler = _KINDS.get(kind)
    if handler is None:
        raise bad("nomination-example-kind", kind=kind, known=", ".join(KINDS))
    try:
        return handler(rules, body)
    except msgspec.ValidationError as error:
        raise bad("nomination-example-form", kind=kind, detail=str(error)) from None


def _tournament(rules: Nomination, body: object) -> Result:
    case = msgspec.convert(body, _Tournament)
    change = change_by_blocks(rules)
    decisions = [decision(raw, number, change) for number, raw in enumerate(case.decisions, 1)]
    by_hand = any(one.command.__struct_config__.tag == "promote" for one in decisions)
    settings = msgspec.convert({"promote": "hand" if by_hand else "auto", **case.settings}, Settings)
    state = fold(fresh(rules, settings), (Entered(entry=entry) for entry in entries(case.entries)))
    bouts = [score(raw, str(number)) for number, raw in enumerate(case.bouts, 1)]
    return told(play(PlainTable(state), decisions, bouts, seed=str(case.seed)))


def told(played: Played) -> Result:
    """A nomination as plain values."""
    state = played.state
    views = [view(state, stage) for stage in state.stages.values()]
    first = views[0] if views else None
    tracks = final_places(state)
    groups = [group for one in views for group in one.groups]
    notes = tuple(_notes(state, groups, tracks))
    cites = [c for event in played.events for c in event.cites]
    cites += [c for one in played.refused for c in (*one.refusal.cites, *_all(one.refusal.reasons))]
    return {
        "places": _places(tracks[0]) if tracks else {},
        "medals": {p.medal: p.entry for p in tracks[0].places if p.medal} if tracks else {},
        "tracks": {track.track: _places(track) for track in tracks},
        "final": bool(tracks) and all(track.final for track in tracks),
        "groups": [list(group.group.entries) for group in first.groups] if first else [],
        "sizes": [len(group.group.entries) for group in first.groups] if first else [],
        "order": {g.group.name: [f"{a}-{b}" for a, b in g.group.order] for g in first.groups} if first else {},
        "stages": {one.stage.layout.id: [list(g.group.entries) for g in one.groups] for one in views},
        "tables": {one.stage.layout.id: {g.group.name: _table_places(g) for g in one.groups} for one in views},
        "advanced": _advanced(state),
        "open": sorted(f"{bout.red}-{bout.blue}" for one in views for bout in one.open),
        "open_ties": [sorted(tied) for group in groups for tied in group.deciding],
        "extra_needed": [sorted(pair) for group in groups for pair in group.needed],
        "scores": {b.now.bout: f"{b.now.red_score}:{b.now.blue_score}" for b in state.bouts.values()},
        "refused": [one.refusal.code for one in played.refused],
        "options": [note.code for one in played.refused for note in one.refusal.reasons],
        "disturbed": [note.code for note in disturbances(state)],
        "kept": [str(note.args["stage"]) for note in held_back(state)],
        "removed": [e for e in state.entries if standing(state, e).state == "removed"],
        "protests": {key: _protest_told(case.state) for key, case in state.protests.items()},
        "lot": list(state.lot),
        "walkovers": sorted(_walkovers(groups)),
        "codes": list(dict.fromkeys(note.code for note in notes)),
        "cites": list(dict.fromkeys([*cites, *_all(notes)])),
    }


def _all(notes: Iterable[Note]) -> list[str]:
    return [clause for note in notes for clause in note.cites]


def _places(track: TrackPlaces) -> dict[str, int | None]:
    return {place.entry: place.place for place in track.places}


def _table_places(group: GroupView) -> dict[str, int | None]:
    return {place.entry: place.place for place in group.table.places}


def _advanced(state: State) -> list[str]:
    """Those promoted from the first stage, by code."""
    first = next(iter(state.stages), "")
    found = [s for s in state.stages.values() if s.layout.before == first and s.layout.track != "premier"]
    return sorted(seat.entry for stage in found for seat in stage.layout.source)


def _walkovers(groups: Iterable[GroupView]) -> list[str]:
    """Bouts lost by default, as WINNER-LOSER."""
    found = [r for group in groups for r in group.results if r.status == "walkover"]
    return [f"{r.red}-{r.blue}" if r.winner == "red" else f"{r.blue}-{r.red}" for r in found]


def _notes(state: State, groups: Iterable[GroupView], tracks: Iterable[TrackPlaces]) -> Iterable[Note]:
    for group in groups:
        yield from (note for place in group.table.places for note in place.reasons)
    for track in tracks:
        yield from (note for place in track.places for note in place.reasons)
    for stage in state.stages.values():
        yield from stage.layout.notes
    yield from held_back(state)
    yield from disturbances(state)


def _protest_told(state: protest.State) -> Result:
    return {
        "state": "accepted" if state.phase == "filed" else state.phase,
        "consequence": state.consequence,
        "overdue": state.overdue,
        "decided_by": state.decided_by,
        "reason": state.reason,
    }


def _table(rules: Nomination, body: object) -> Result:
    case = msgspec.convert(body, _Table)
    scores = [_ready(rules, score(raw, str(number))) for number, raw in enumerate(case.bouts, 1)]
    listed = case.entries or list(dict.fromkeys(e for one, _ in scores for e in (one.red, one.blue)))
    results = [result(rules, one, one.stage, one.group) for one, _ in scores]
    criteria = tuple(Criterion(c.by, c.cites) for c in rules.ranking)
    table = rank(listed, results, criteria, lot=case.lot)
    awards = rules.awards.cites if rules.awards is not None else ()
    notes = [note for place in table.places for note in place.reasons]
    return {
        "places": {place.entry: place.place for place in table.places},
        "reasons": {place.entry: [note.code for note in place.reasons] for place in table.places},
        "figures": {place.entry: msgspec.to_builtins(place.figures) for place in table.places},
        "scores": {one.bout: f"{one.red_score}:{one.blue_score}" for one, _ in scores},
        "open_ties": [sorted(tie.entries) for tie in table.open_ties],
        "extra_needed": [sorted(pair) for tie in table.open_ties for pair in needed_bouts(tie, results)],
        "codes": list(dict.fromkeys(note.code for note in notes)),
        "cites": list(dict.fromkeys([*_all(notes), *awards, *(c for _, cites in scores for c in cites)])),
    }


def _ready(rules: Nomination, raw: Score) -> tuple[Score, tuple[str, ...]]:
    done = normal(raw)
    if isinstance(done, Refusal):
        raise msgspec.ValidationError(f"bout {raw.bout}: {done.code} {done.args}")
    return as_recorded(rules, done)


def _protest(rules: Nomination, body: object) -> Result:
    case = msgspec.convert(body, _Protest)
    state = protest.fresh(rules, case.stage, round(case.announced * 1000))
    refusals: list[Refusal] = []
    cites: list[str] = []
    for raw in case.do:
        command = _act(raw, case.before)
        state, told_cites = _fire(state, command.t)
        answer = protest.decide(state, command)
        cites += told_cites
        if isinstance(answer, Refusal):
            refusals.append(answer)
            continue
        for event in answer:
            state = protest.evolve(state, event)
            cites += event.cites
    state, told_cites = _fire(state, round(case.until * 1000) if case.until is not None else -1)
    cites += told_cites
    last = protest.deadline(state)
    return {
        **_protest_told(state),
        "deadline": last // 1000 if last is not None else None,
        "refused": [refusal.code for refusal in refusals],
        "codes": [code for r in refusals for code in (r.code, *(note.code for note in r.reasons))],
        "cites": list(dict.fromkeys([*cites, *(c for refusal in refusals for c in refusal.cites)])),
    }


def _fire(state: protest.State, until: int) -> tuple[protest.State, list[str]]:
    """What falls due up to an instant."""
    cites: list[str] = []
    for at, command in protest.due(state):
        answer = protest.decide(state, command) if at <= until else ()
        for event in () if isinstance(answer, Refusal) else answer:
            state = protest.evolve(state, event)
            cites += event.cites
    return state, cites


_ACTS: dict[str, type[protest.Command]] = {
    "file": protest.File,
    "vote": protest.Cast,
    "dismiss": protest.Dismiss,
    "suspend": protest.Suspend,
    "resume": protest.Resume,
}


def _act(raw: Mapping[str, Any], before: int) -> protest.Command:
    names = [key for key in raw if key in _ACTS]
    if len(names) != 1 or set(raw) - {"t", names[0]}:
        raise msgspec.ValidationError(f"a line is {{t: seconds, one of {', '.join(_ACTS)}}}; got {sorted(raw)}")
    name = names[0]
    body = raw[name]
    fields: dict[str, Any] = dict(body) if isinstance(body, Mapping) else {"reason": body} if body else {}
    if name == "file":
        fields = {"before": before, **fields}
    if isinstance(fields.get("votes"), Mapping):
        fields["votes"] = _ballots(fields["votes"])
    t = raw.get("t", 0)
    if not isinstance(t, int | float):
        raise msgspec.ValidationError("t: seconds")
    found: protest.Command = msgspec.convert({**fields, "t": round(t * 1000)}, _ACTS[name])
    return found


def _ballots(votes: Mapping[str, Any]) -> list[Ballot]:
    """`{judge: [yes, no], hofmarshal: yes}` as ballots."""
    each = [(seat, one) for seat, value in votes.items() for one in (value if isinstance(value, list) else [value])]
    return [msgspec.convert({"seat": seat, "uphold": uphold}, Ballot) for seat, uphold in each]


_KINDS: dict[str, Callable[[Nomination, object], Result]] = {
    "tournament": _tournament,
    "table": _table,
    "protest": _protest,
    "floor": run_floor,
}

KINDS = tuple(_KINDS)
"""The keys of a worked case that say what kind it is."""
