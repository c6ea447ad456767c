"""Who goes on from a stage, in which order, and who is left: the places as they are now."""

from __future__ import annotations

from hofmarshal.tournament.events import Seat
from hofmarshal.tournament.ranking import Criterion, rank
from hofmarshal.tournament.scheme import THIRD, advancing
from hofmarshal.tournament.state import Stage, State, active, names, stage_rules
from hofmarshal.tournament.tables import GroupView, criteria, view

NOBODY: frozenset[str] = frozenset()


def track_source(state: State, last: Stage, track: str, kept: frozenset[str] = NOBODY) -> tuple[Seat, ...]:
    """Those who go on into `track`: the places that advance; into the premier league everybody else (sm.12.9)."""
    on = seats(state, last, kept)
    return on if track == last.layout.track else rest(state, last, on, kept)


def seats(state: State, stage: Stage, kept: frozenset[str] = NOBODY) -> tuple[Seat, ...]:
    """Those who go on from a stage: by place, then group; whoever has left is passed over for the next (0062).

    `kept` are those who left after they had been promoted from here: nobody takes their seats.
    """
    count = advancing(state, stage)
    if count is None:
        return overall(state, stage, kept)
    groups = [group for group in view(state, stage).groups if group.group.name != THIRD]
    found = [seat for group in groups for seat in _still_in(state, group, kept)[:count]]
    if stage.layout.kind in ("elimination", "pairs-by-lot"):
        return tuple(found)
    return tuple(sorted(found, key=lambda seat: seat.place))


def promoted_from(state: State, before: Stage, stage: Stage) -> frozenset[str]:
    """Those promoted into `stage` who left when the stage before it was over: their seats stay theirs (0062)."""
    came = {seat.entry for seat in (*stage.layout.source, *(stage.accepted or ()))}
    return frozenset(e for e in came if e in state.left and before.layout.id in state.left[e].stages)


def _still_in(state: State, group: GroupView, kept: frozenset[str]) -> list[Seat]:
    """The group's entries still in the nomination, best first, numbered anew."""
    ranked = [p.entry for p in group.table.places if p.place is not None]
    entries = [entry for entry in ranked if entry in kept or active(state, entry)]
    return [Seat(entry, group.group.name, number) for number, entry in enumerate(entries, 1)]


def rest(state: State, stage: Stage, on: tuple[Seat, ...], kept: frozenset[str] = NOBODY) -> tuple[Seat, ...]:
    """Those who do not go on but are still in, by place, then group."""
    gone = {seat.entry for seat in on}
    found = [s for g in view(state, stage).groups for s in _still_in(state, g, kept) if s.entry not in gone]
    return tuple(sorted(found, key=lambda seat: seat.place))


def overall(state: State, stage: Stage, kept: frozenset[str] = NOBODY) -> tuple[Seat, ...]:
    """Everyone of a stage in one ranking over its groups, exact ties in the order of the lot."""
    views = view(state, stage).groups
    table = rank(
        [e for g in views for e in g.group.entries if e in kept or active(state, e)],
        [r for g in views for r in g.results],
        (*(c for c in criteria(stage_rules(state, stage), stage) if c.by != "extra-bout"), Criterion("lot")),
        lot=state.lot,
        ratings={e.entry: e.rating for e in state.entries.values()},
        names=names(state),
    )
    home = {e: g.group.name for g in views for e in g.group.entries}
    return tuple(Seat(p.entry, home[p.entry], number) for number, p in enumerate(table.places, 1))
