"""Composes stages: the first from the entries that are here, each next one from the places reached."""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_uppercase

import msgspec

from hofmarshal.rules.notes import Note, Refusal
from hofmarshal.rules.stage_blocks import GroupStageRule
from hofmarshal.tournament.brackets import pairs_by_lot, round_robin, seeding
from hofmarshal.tournament.entries import Entry
from hofmarshal.tournament.events import Group, Layout, Seat, StageKind
from hofmarshal.tournament.groups import Candidate, Composition, Key, by_hand, compose, split
from hofmarshal.tournament.lot import order as lot_order
from hofmarshal.tournament.scheme import (
    THIRD,
    kind_after,
    leagues,
    scheme,
    scheme_cites,
    third_place,
)
from hofmarshal.tournament.seats import NOBODY, promoted_from, track_source
from hofmarshal.tournament.state import Stage, State, active
from hofmarshal.tournament.tables import view

FINALISTS = 4
"""A semi-final stage must leave at least so many finalists (docs/decisions/0061)."""


def group_name(index: int) -> str:
    """The name of a group by its index: A, B, … Z, AA, AB."""
    letters = ""
    index += 1
    while index:
        index, letter = divmod(index - 1, 26)
        letters = ascii_uppercase[letter] + letters
    return letters


def stage_id(track: str, kind: StageKind, number: int = 0) -> str:
    """`qualifying`, `premier/final`, `elimination-2`: what files and screens call a stage."""
    return f"{track}/" * bool(track) + kind + f"-{number}" * bool(number)


def make_groups(state: State, names: Sequence[str], groups: Sequence[Sequence[str]]) -> tuple[Group, ...]:
    """Groups with the order of their bouts: team-mates meet early, each pair as often as the rulebook says."""
    return tuple(Group(name, tuple(g), _order(state, g)) for name, g in zip(names, groups, strict=True))


def _order(state: State, entries: Sequence[str]) -> tuple[tuple[str, str], ...]:
    clubs: dict[str, list[str]] = {}
    for entry in entries:
        if entry in state.entries and state.entries[entry].club:
            clubs.setdefault(state.entries[entry].club, []).append(entry)
    once = round_robin(entries, [mates for mates in clubs.values() if len(mates) > 1])
    meetings = state.rules.round_robin.meetings if state.rules.round_robin is not None else 1
    again = tuple((blue, red) for red, blue in once)
    return tuple(pair for turn in range(max(1, meetings)) for pair in (again if turn % 2 else once))


def candidates(state: State, entries: Sequence[str], came: dict[str, Seat] | None = None) -> list[Candidate]:
    """Entries as `compose` takes them; with `came`, their place stands for a rating and their old group is kept apart."""
    found = []
    for code in entries:
        entry = state.entries.get(code, Entry(code))
        seat = (came or {}).get(code)
        rating = entry.rating if seat is None else -seat.place
        found.append(Candidate(code, entry.club, entry.country, rating, seat.group if seat else ""))
    return found


def apart_of(state: State, came: bool) -> tuple[Key, ...]:
    """What is kept apart in groups, the most important first."""
    chosen: tuple[Key, ...] = tuple(key for key in ("club", "country") if key in state.settings.apart)
    return ("came_from", *chosen) if came else chosen


def first_kind(state: State, total: int, force_final: bool) -> StageKind | Refusal:
    """The kind of the first stage: straight to one final group where there are few (sm.12.3)."""
    kinds, rule = scheme(state), state.rules.groups
    kind = kinds[0]
    if kind in ("elimination", "pairs-by-lot"):
        return kind if total >= 2 else _too_few(total, 2, None)
    least = max(2, rule.minimum if rule is not None else 2)
    if total < least and not (force_final and total >= 2):
        return _too_few(total, least, rule)
    few = rule is not None and (total <= rule.direct_final or total < rule.minimum)
    return "final" if few and "final" in kinds else kind


def _too_few(total: int, least: int, rule: GroupStageRule | None) -> Refusal:
    """Under the minimum: what the organiser can choose from."""
    cites = rule.cites if rule is not None else ()
    codes = ["nomination-option-final"] if total >= 2 else []
    codes += ["nomination-option-wait", "nomination-option-merge", "nomination-option-cancel"]
    options = tuple(Note(code, {"total": total}, cites) for code in codes)
    return Refusal("nomination-too-few", {"total": total, "minimum": least}, cites, options)


def draw_stage(
    state: State, track: str, entries: Sequence[str], lot: Sequence[str], method: str, groups: int, final: bool
) -> Layout | Refusal:
    """The first stage of a track by lot or rating."""
    kind = first_kind(state, len(entries), final)
    if isinstance(kind, Refusal):
        return kind
    drawn = [entry for entry in lot if entry in set(entries)]
    if method == "rating":
        drawn = [c.entry for c in sorted(candidates(state, drawn), key=lambda c: -c.rating)]
    if kind in ("elimination", "pairs-by-lot"):
        return msgspec.structs.replace(_knockout(state, track, kind, 1, drawn, ()), method=method)
    sizes = sizes_of(state, kind, len(drawn), groups or state.settings.groups)
    if isinstance(sizes, Refusal):
        return sizes
    made = compose(
        candidates(state, drawn),
        sizes,
        "snake" if method == "rating" else "lot",
        lot=lot,
        separate=apart_of(state, came=False),
        cites=_draw_cites(state),
    )
    return _layout(state, track, kind, made, method, chosen=groups or state.settings.groups)


def _draw_cites(state: State) -> tuple[str, ...]:
    return state.rules.draw.cites if state.rules.draw is not None else ()


def sizes_of(state: State, kind: StageKind, total: int, groups: int) -> tuple[int, ...] | Refusal:
    """Sizes of the groups of a first stage; one group for a final, or where the rulebook says nothing of sizes."""
    rule = state.rules.groups
    if kind == "final" or rule is None:
        return (total,) if groups <= 1 or kind == "final" else equal_sizes(total, groups)
    if kind == "round-robin" and not groups and state.rules.stages is not None and scheme(state) == ("round-robin",):
        return (total,)
    if not groups and (total <= rule.direct_final or total < min(rule.sizes)):
        return (total,)
    return split(total, rule.sizes, groups or None, rule.cites)


def equal_sizes(total: int, groups: int) -> tuple[int, ...]:
    """Sizes as equal as can be, biggest first."""
    groups = max(1, min(groups, total))
    return tuple(total // groups + (index < total % groups) for index in range(groups))


def _layout(
    state: State,
    track: str,
    kind: StageKind,
    made: Composition,
    method: str,
    *,
    before: str = "",
    source: tuple[Seat, ...] = (),
    chosen: int = 0,
) -> Layout:
    names = [group_name(index) for index in range(len(made.groups))]
    return Layout(
        id=stage_id(track, kind),
        kind=kind,
        track=track,
        before=before,
        method=method,  # type: ignore[arg-type]
        groups=make_groups(state, names, made.groups),
        source=source,
        chosen=chosen,
        notes=made.notes,
        cites=_layout_cites(state, kind, before),
    )


def _layout_cites(state: State, kind: StageKind, before: str) -> tuple[str, ...]:
    """The clauses a stage's composition rests on."""
    rules = state.rules
    blocks = [rules.stages, rules.round_robin]
    blocks += [rules.draw, rules.groups, rules.weight] if not before else []  # type: ignore[list-item]
    if before:
        came = state.stages[before].layout.kind
        if came in ("qualifying", "semi-final"):
            blocks.append(rules.advance_semi if came == "semi-final" else rules.advance_qualifying)  # type: ignore[arg-type]
        blocks += [rules.leagues] if state.settings.leagues else []  # type: ignore[list-item]
    return tuple(dict.fromkeys(c for block in blocks if block is not None for c in block.cites))


def compose_hand(state: State, track: str, groups: Sequence[Sequence[str]], entries: Sequence[str]) -> Layout | Refusal:
    """The first stage as the hofmarshal composes it; the sizes must be the rulebook's."""
    kind = first_kind(state, len(entries), force_final=False)
    if isinstance(kind, Refusal):
        return kind
    made = by_hand(candidates(state, entries), groups, separate=apart_of(state, came=False), cites=_draw_cites(state))
    if isinstance(made, Refusal):
        return made
    if kind in ("elimination", "pairs-by-lot"):
        return _pairs_by_hand(state, track, kind, made)
    kind = "final" if kind == "final" and len(groups) == 1 else scheme(state)[0]
    wrong = _wrong_size(state, kind, made)
    return wrong or _layout(state, track, kind, made, "hand", chosen=len(groups))


def _wrong_size(state: State, kind: StageKind, made: Composition) -> Refusal | None:
    rule = state.rules.groups
    if rule is None or kind in ("final", "round-robin"):
        return None
    odd = next((len(group) for group in made.groups if len(group) not in rule.sizes), None)
    if odd is None:
        return None
    return Refusal("nomination-group-size", {"size": odd, "sizes": ", ".join(map(str, rule.sizes))}, rule.cites)


def _pairs_by_hand(state: State, track: str, kind: StageKind, made: Composition) -> Layout | Refusal:
    odd = next((len(group) for group in made.groups if len(group) > 2), None)
    if odd is not None:
        return Refusal("nomination-pair-size", {"size": odd}, scheme_cites(state))
    names = [str(number) for number in range(1, len(made.groups) + 1)]
    groups = make_groups(state, names, made.groups)
    return Layout(
        id=stage_id(track, kind, 1),
        kind=kind,
        track=track,
        number=1,
        method="hand",
        groups=groups,
        notes=made.notes,
        cites=tuple(dict.fromkeys((*_layout_cites(state, kind, ""), *_draw_cites(state)))),
    )


def _knockout(
    state: State,
    track: str,
    kind: StageKind,
    number: int,
    drawn: Sequence[str],
    source: tuple[Seat, ...],
    before: str = "",
) -> Layout:
    """A round of pairs: the bracket of these seeds, or pairs in the order of the lot."""
    if kind == "pairs-by-lot":
        pairs, left = pairs_by_lot(drawn)
        made: list[tuple[str, ...]] = [*pairs, *([(left,)] if left is not None else [])]
    else:
        size = 1 << max(1, (len(drawn) - 1).bit_length())
        placed = [drawn[seed - 1] if seed <= len(drawn) else "" for seed in seeding(size)]
        made = [tuple(e for e in pair if e) for pair in zip(placed[::2], placed[1::2], strict=True)]
    names = [str(index) for index in range(1, len(made) + 1)]
    return Layout(
        id=stage_id(track, kind, number),
        kind=kind,
        track=track,
        number=number,
        before=before,
        method="places" if before else "lot",
        groups=make_groups(state, names, made),
        source=source,
        cites=tuple(dict.fromkeys((*_layout_cites(state, kind, before), *_draw_cites(state)))),
    )


def next_stages(
    state: State, track: str, groups: int, hand: Sequence[Sequence[str]] = ()
) -> tuple[Layout, ...] | Refusal:
    """What follows the last stage of a track: one stage, or two where the leagues part."""
    last = [stage for stage in state.stages.values() if stage.layout.track == track][-1]
    made = compose_from(state, last, track, groups, hand)
    if isinstance(made, Refusal):
        return made
    if not leagues(state, last):
        return (made,)
    premier = compose_from(state, last, "premier", 0)
    return (made,) if isinstance(premier, Refusal) else (made, premier)


def compose_from(
    state: State, last: Stage, track: str, groups: int, hand: Sequence[Sequence[str]] = ()
) -> Layout | Refusal:
    """The stage of `track` that comes after `last`, from the places as they are now."""
    source = track_source(state, last, track)
    if len(source) < 2:
        return Refusal("nomination-nobody-advances", {"stage": last.layout.id}, scheme_cites(state))
    if last.layout.kind in ("elimination", "pairs-by-lot"):
        return _next_round(state, last, source)
    kind = _next_kind(state, last, track, len(source), groups or (len(hand) or state.settings.semi_groups))
    entries = [seat.entry for seat in source]
    if kind in ("elimination", "pairs-by-lot"):
        drawn = entries if kind == "elimination" else lot_order(entries, f"{state.seed}:1")
        return _knockout(state, track, kind, 1, drawn, source, last.layout.id)
    came = {seat.entry: seat for seat in source}
    if hand:
        put = by_hand(
            candidates(state, entries, came),
            hand,
            separate=apart_of(state, came=True),
            cites=_layout_cites(state, kind, last.layout.id),
        )
        if isinstance(put, Refusal):
            return put
        return _layout(state, track, kind, put, "hand", before=last.layout.id, source=source, chosen=len(hand))
    sizes = _next_sizes(state, kind, len(entries), groups)
    if isinstance(sizes, Refusal):
        return sizes
    made = compose(candidates(state, entries, came), sizes, "snake", lot=entries, separate=apart_of(state, came=True))
    return _layout(state, track, kind, made, "places", before=last.layout.id, source=source, chosen=groups)


def _next_kind(state: State, last: Stage, track: str, total: int, groups: int) -> StageKind:
    """The kind that follows; a semi-final that would put nobody out is passed over (docs/decisions/0061)."""
    if track != last.layout.track:
        few = first_kind(state, total, force_final=True)
        return few if not isinstance(few, Refusal) else "final"
    kind = kind_after(state, last) or "final"
    if kind == "semi-final" and not groups and not _semi_groups(state, total):
        kinds = scheme(state)
        position = kinds.index("semi-final") + 1
        return kinds[position] if position < len(kinds) else kind
    return kind


def _semi_groups(state: State, total: int) -> int:
    """The fewest semi-final groups, none over the biggest size, that leave at least four finalists and put somebody out."""
    places = state.rules.advance_semi.places if state.rules.advance_semi else state.settings.advance
    biggest = max(state.rules.groups.sizes) if state.rules.groups else total
    fitting = (k for k in range(1, total + 1) if -(-total // k) <= biggest and k * places >= FINALISTS)
    number = next(fitting, 0)
    return number if number * places < total and total // max(1, number) > places else 0


def _next_sizes(state: State, kind: StageKind, total: int, groups: int) -> tuple[int, ...] | Refusal:
    if kind == "final":
        return (total,)
    if kind == "semi-final":
        number = groups or state.settings.semi_groups or _semi_groups(state, total) or 1
        return equal_sizes(total, number)
    return sizes_of(state, kind, total, groups)


def _next_round(state: State, last: Stage, source: tuple[Seat, ...]) -> Layout:
    """The next round of a knock-out: winners of neighbouring pairs meet, or pairs by a new lot."""
    layout = last.layout
    number = layout.number + 1
    entries = [seat.entry for seat in source]
    if layout.kind == "pairs-by-lot":
        drawn = _bye_once(state, layout, lot_order(entries, f"{state.seed}:{number}"))
        return _knockout(state, layout.track, layout.kind, number, drawn, source, layout.id)
    met: dict[int, list[str]] = {}
    for seat in source:
        met.setdefault((int(seat.group) + 1) // 2, []).append(seat.entry)
    pairs, names = [tuple(pair) for pair in met.values()], [str(number) for number in met]
    losers = _losers(state, last) if len(pairs) == 1 and third_place(state) else ()
    if len(losers) == 2:
        pairs, names = [losers, *pairs], [THIRD, *names]
    return Layout(
        id=stage_id(layout.track, layout.kind, number),
        kind=layout.kind,
        track=layout.track,
        number=number,
        before=layout.id,
        method="places",
        groups=make_groups(state, names, pairs),
        source=(*source, *seats_of_losers(last, losers)),
        cites=scheme_cites(state),
    )


def seats_of_losers(last: Stage, losers: Sequence[str]) -> tuple[Seat, ...]:
    """Where those who fight for third place came from."""
    return tuple(Seat(e, group.name, 2) for e in losers for group in last.groups if e in group.entries)


def _losers(state: State, last: Stage, kept: frozenset[str] = NOBODY) -> tuple[str, ...]:
    """Those placed second in the semi-finals, who are still in."""
    tables = view(state, last).groups
    found = [p.entry for g in tables for p in g.table.places if p.place == 2]
    return tuple(entry for entry in found if entry in kept or active(state, entry))


def _bye_once(state: State, layout: Layout, drawn: Sequence[str]) -> list[str]:
    """The order drawn, the last free place going to whoever has had none yet."""
    drawn = list(drawn)
    if len(drawn) % 2 == 0:
        return drawn
    mine = (s.layout for s in state.stages.values() if s.layout.track == layout.track)
    rounds = [one for one in mine if one.kind == layout.kind and one.number <= layout.number]
    had = {group.entries[0] for one in rounds for group in one.groups if len(group.entries) == 1}
    lucky = next((entry for entry in reversed(drawn) if entry not in had), drawn[-1])
    drawn.remove(lucky)
    return [*drawn, lucky]


def source_now(state: State, stage: Stage) -> tuple[Seat, ...]:
    """What the stage would be composed from today; its own source if it is a first stage."""
    before = state.stages.get(stage.layout.before)
    if before is None:
        return stage.layout.source
    kept = promoted_from(state, before, stage)
    source = track_source(state, before, stage.layout.track, kept)
    if any(group.name == THIRD for group in stage.groups):
        source = (*source, *seats_of_losers(before, _losers(state, before, kept)))
    return source
