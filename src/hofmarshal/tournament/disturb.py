"""What a correction disturbs: places changed, promoted fighters changed, stages already started."""

from __future__ import annotations

from collections.abc import Iterator

from hofmarshal.rules.notes import Note, Refusal
from hofmarshal.tournament.commands import Record, Score
from hofmarshal.tournament.events import Seat
from hofmarshal.tournament.fold import fold
from hofmarshal.tournament.recording import record
from hofmarshal.tournament.stages import source_now
from hofmarshal.tournament.state import Stage, State
from hofmarshal.tournament.tables import view


def disturbs(state: State, revision: Score) -> tuple[Note, ...]:
    """What a revision of a recorded bout would disturb, for the hofmarshal to see before he confirms it."""
    if revision.bout not in state.bouts:
        return ()
    answer = record(state, Record(result=revision, reason="?"))
    if isinstance(answer, Refusal):
        return ()
    return consequences(state, fold(state, answer))


def consequences(before: State, after: State) -> tuple[Note, ...]:
    """What is otherwise after something was decided: places in groups, and stages that no longer follow from them."""
    return (*_places(before, after), *_new(before, after))


def _places(before: State, after: State) -> Iterator[Note]:
    """Places of groups that differ."""
    for key in (key for key in before.stages if key in after.stages):
        if before.stages[key].groups != after.stages[key].groups:
            continue  # it was composed anew: its places begin anew too
        old, new = _standings(before, before.stages[key]), _standings(after, after.stages[key])
        for (group, entry), place in old.items():
            now = new.get((group, entry))
            if now != place:
                yield Note(
                    "nomination-disturbs-place",
                    {"entry": entry, "stage": key, "group": group, "old": place or 0, "new": now or 0},
                )


def _standings(state: State, stage: Stage) -> dict[tuple[str, str], int | None]:
    return {(g.group.name, p.entry): p.place for g in view(state, stage).groups for p in g.table.places}


def _new(before: State, after: State) -> Iterator[Note]:
    """What is disturbed after and was not before."""
    known = set(_keys(disturbances(before)))
    yield from (note for note in disturbances(after) if _key(note) not in known)


def _keys(notes: tuple[Note, ...]) -> Iterator[tuple[str, str]]:
    yield from (_key(note) for note in notes)


def _key(note: Note) -> tuple[str, str]:
    return (note.code, repr(sorted(note.args.items())))


def disturbed(state: State, stage: Stage) -> bool:
    """Whether a stage no longer follows from the places before it, and nobody let it stand so."""
    now = source_now(state, stage)
    return set(now) != set(stage.layout.source) and (stage.accepted is None or set(now) != set(stage.accepted))


def disturbances(state: State) -> tuple[Note, ...]:
    """Every stage that waits for `re-promote` or `let-stand`: who would be in, out or elsewhere, and if it has begun."""
    return tuple(
        note for stage in state.stages.values() if disturbed(state, stage) for note in disturbances_of(state, stage)
    )


def disturbances_of(state: State, stage: Stage) -> Iterator[Note]:
    """What of a stage no longer follows from the places before it."""
    key = stage.layout.id
    now, then = source_now(state, stage), stage.layout.source
    yield from _changes(key, now, then)
    if stage.called:
        yield Note("nomination-disturbs-started", {"stage": key}, stage.layout.cites)


def _changes(stage: str, now: tuple[Seat, ...], then: tuple[Seat, ...]) -> Iterator[Note]:
    seats, old = {seat.entry: seat for seat in now}, {seat.entry: seat for seat in then}
    for entry in sorted(seats.keys() - old.keys()):
        yield Note("nomination-disturbs-in", {"stage": stage, "entry": entry, "place": seats[entry].place})
    for entry in sorted(old.keys() - seats.keys()):
        yield Note("nomination-disturbs-out", {"stage": stage, "entry": entry})
    for entry in sorted(old.keys() & seats.keys()):
        if seats[entry] != old[entry]:
            args: dict[str, str | int] = {"stage": stage, "entry": entry}
            yield Note("nomination-disturbs-seat", {**args, "old": old[entry].place, "new": seats[entry].place})
