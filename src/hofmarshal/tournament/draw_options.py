"""What a draw would come to: how the entries may be split, who cannot be kept apart now, whose bouts a move would cost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

import msgspec

from hofmarshal.rules.notes import Note, Refusal
from hofmarshal.tournament.drawing import by_track, draw_cites, here
from hofmarshal.tournament.events import Group, StageKind
from hofmarshal.tournament.groups import by_hand
from hofmarshal.tournament.stages import apart_of, candidates, first_kind, sizes_of
from hofmarshal.tournament.state import Stage, State

MOST_GROUPS = 64
"""Numbers of groups beyond which nobody is asked: a hall has no more rings."""


class Split(msgspec.Struct, frozen=True):
    """A number of groups: the sizes it gives, or why the rulebook does not allow it. `usual`: what it comes to unasked."""

    groups: int
    sizes: tuple[int, ...] = ()
    refusal: Refusal | None = None
    usual: bool = False


class TrackOptions(msgspec.Struct, frozen=True, kw_only=True):
    """What can be drawn of a track (a weight category, or everyone).

    `kind` is the first stage's, None where there are too few (`refusal` says what the organiser may do); `splits` are the
    numbers of groups there may be, empty where the stage is one of pairs. `cites` are the clauses of the sizes.
    """

    track: str
    total: int
    kind: StageKind | None
    refusal: Refusal | None = None
    splits: tuple[Split, ...] = ()
    cites: tuple[str, ...] = ()


def methods(state: State) -> tuple[str, ...]:
    """The ways of drawing the rulebook allows."""
    return state.rules.draw.methods if state.rules.draw is not None else ("lot", "rating", "hand")


def options(state: State, *, final: bool = False) -> tuple[TrackOptions, ...] | Refusal:
    """What could be drawn now of those who are here, track by track; refused where somebody's weight is unknown."""
    split = by_track(state, here(state))
    if isinstance(split, Refusal):
        return split
    return tuple(_of_track(state, track, len(members), final) for track, members in split.items())


def _of_track(state: State, track: str, total: int, final: bool) -> TrackOptions:
    rule = state.rules.groups
    cites = rule.cites if rule is not None else draw_cites(state)
    kind = first_kind(state, total, final)
    if isinstance(kind, Refusal):
        return TrackOptions(track=track, total=total, kind=None, refusal=kind, cites=cites)
    splits = () if kind in ("elimination", "pairs-by-lot") else tuple(_splits(state, kind, total))
    return TrackOptions(track=track, total=total, kind=kind, splits=splits, cites=cites)


def _splits(state: State, kind: StageKind, total: int) -> Iterator[Split]:
    """Every number of groups near those allowed: one too few and one too many are told with the reason."""
    usual = sizes_of(state, kind, total, state.settings.groups)
    common = len(usual) if not isinstance(usual, Refusal) else 0
    if kind == "final":
        yield Split(1, (total,), usual=True)
        return
    found = [_split(state, kind, total, number, common) for number in range(1, min(total // 2, MOST_GROUPS) + 1)]
    fitting = [index for index, one in enumerate(found) if one.refusal is None]
    if not fitting:
        yield from found[:1]
        return
    yield from found[max(0, fitting[0] - 1) : fitting[-1] + 2]


def _split(state: State, kind: StageKind, total: int, number: int, usual: int) -> Split:
    made = sizes_of(state, kind, total, number)
    if isinstance(made, Refusal):
        return Split(number, refusal=made)
    return Split(number, made, usual=number == usual)


def odd_sizes(state: State, stage: Stage) -> tuple[Note, ...]:
    """Groups whose size the rulebook does not know, as moves and latecomers may leave them: told, not forbidden."""
    rule = state.rules.groups
    if rule is None or stage.layout.kind != "qualifying":  # later stages divide by places, not by this clause
        return ()
    allowed = ", ".join(map(str, sorted(rule.sizes)))
    return tuple(
        Note("draw-odd-size", {"group": group.name, "size": len(group.entries), "sizes": allowed}, rule.cites)
        for group in stage.groups
        if len(group.entries) not in rule.sizes
    )


UNAVOIDABLE = ("tournament-together-unavoidable", "tournament-all-share")


def conflicts(state: State, stage: Stage) -> tuple[Note, ...]:
    """Who is in one group and shares a club, a country or a former group, as the groups are now, and why.

    Two whom the draw itself left together keep its reason; two whom a move has put together say so. First stands what
    could be otherwise: at home nearly everybody is of one country, and that must not hide two of one club.
    """
    layout = stage.layout
    if layout.kind in ("elimination", "pairs-by-lot"):
        return layout.notes
    entries = [entry for group in stage.groups for entry in group.entries]
    came = {seat.entry: seat for seat in layout.source}
    separate = apart_of(state, came=bool(layout.before))
    made = by_hand(
        candidates(state, entries, came if layout.before else None),
        [group.entries for group in stage.groups],
        separate=separate,
        cites=draw_cites(state),
    )
    if isinstance(made, Refusal):
        return layout.notes
    drawn = {_pair(note): note for note in layout.notes}
    names = [group.name for group in stage.groups]
    told = [_by_name(_as_drawn(note, drawn), names) for note in made.notes]
    return tuple(sorted(told, key=lambda note: (note.code in UNAVOIDABLE, separate.index(note.args["kind"]))))


def _pair(note: Note) -> frozenset[str | int]:
    return frozenset((note.args.get("first", ""), note.args.get("second", "")))


def _as_drawn(note: Note, drawn: Mapping[frozenset[str | int], Note]) -> Note:
    """The draw's reason for two it left together itself, in the group they are in now."""
    before = drawn.get(_pair(note))
    if before is None or "group" not in note.args:
        return note
    return msgspec.structs.replace(before, args={**before.args, "group": note.args["group"]})


def _by_name(note: Note, names: Sequence[str]) -> Note:
    """The group by its name instead of its number."""
    number = note.args.get("group")
    if not isinstance(number, int):
        return note
    return msgspec.structs.replace(note, args={**note.args, "group": names[number - 1]})


def fought_inside(state: State, stage: Stage) -> Counter[str]:
    """How many recorded bouts of the stage each entry has within his present group: what a move would cost him."""
    home = {entry: group.name for group in stage.groups for entry in group.entries}
    found: Counter[str] = Counter()
    for bout in state.bouts.values():
        now = bout.now
        if bout.stage == stage.layout.id and not bout.again and now.red in home and home[now.red] == home.get(now.blue):
            found.update((now.red, now.blue))
    return found


def bout_names(stage: Stage, group: Group) -> tuple[str, ...]:
    """The names of a group's bouts in their order."""
    return tuple(f"{stage.layout.id}-{group.name}-{number}" for number in range(1, len(group.order) + 1))
