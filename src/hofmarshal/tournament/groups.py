"""Splits entries into groups as equal as can be, and composes the groups by lot, by rating or by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import Literal

import msgspec

from hofmarshal.rules.notes import Note, Refusal, bad
from hofmarshal.tournament.separation import chained, coloured, dealt, improved

Key = Literal["club", "country", "came_from"]
APART: tuple[Key, ...] = ("club", "country")
SIZES = (4, 5, 6, 7)
"""The sizes of sm.12.3."""


class Candidate(msgspec.Struct, frozen=True):
    """Who is to be put into a group. `rating`: higher is better; `came_from`: the group of the stage before, if any."""

    entry: str
    club: str = ""
    country: str = ""
    rating: int = 0
    came_from: str = ""


class Composition(msgspec.Struct, frozen=True):
    """The groups, each its entries in order, and a note for each two who could not be kept apart."""

    groups: tuple[tuple[str, ...], ...]
    notes: tuple[Note, ...] = ()


def split(
    total: int, sizes: Sequence[int] = SIZES, groups: int | None = None, cites: tuple[str, ...] = ()
) -> tuple[int, ...] | Refusal:
    """Sizes of the groups for so many entries, biggest first, as equal as the allowed sizes let them be.

    As few groups as possible unless their number is chosen. Up to the biggest size that is one group. Refused: fewer
    entries than the smallest size (the reasons are the options an organiser has), or no such split.
    """
    sizes = [size for size in sizes if size > 0] or [max(1, total)]
    smallest, biggest = min(sizes), max(sizes)
    if total < smallest:
        args: dict[str, str | int] = {"total": total, "least": smallest}
        return Refusal("tournament-too-few", args, cites, _options(total, cites))
    numbers = [groups] if groups is not None else range(-(-total // biggest), total // smallest + 1)
    for number in numbers:
        if number > 0 and (found := _equal(total, number, sizes)):
            return found
    allowed = ", ".join(map(str, sorted(set(sizes))))
    if groups is not None:
        return Refusal("tournament-split-number", {"total": total, "groups": groups, "sizes": allowed}, cites)
    return Refusal("tournament-split-impossible", {"total": total, "sizes": allowed}, cites)


def _options(total: int, cites: tuple[str, ...]) -> tuple[Note, ...]:
    """What can be done with too few entries."""
    codes = ["tournament-option-final-group"] if total > 1 else []
    codes += ["tournament-option-wait", "tournament-option-merge", "tournament-option-cancel"]
    return tuple(Note(code, {"total": total}, cites) for code in codes)


def _equal(total: int, number: int, sizes: Sequence[int]) -> tuple[int, ...]:
    """The split into so many groups of at most two sizes, as near to each other as allowed; empty if there is none."""
    allowed = sorted(set(sizes))
    below = [size for size in allowed if size * number <= total]
    above = [size for size in allowed if size * number >= total]
    for low, high in sorted(((lo, hi) for lo in below for hi in above), key=lambda pair: pair[1] - pair[0]):
        if low == high:
            return (low,) * number
        more, remainder = divmod(total - low * number, high - low)
        if not remainder:
            return (high,) * more + (low,) * (number - more)
    return ()


def compose(
    entries: Iterable[Candidate],
    sizes: Sequence[int],
    method: Literal["lot", "snake"],
    *,
    lot: Sequence[str],
    separate: Sequence[Key] = APART,
    cites: tuple[str, ...] = (),
) -> Composition:
    """Groups of these sizes with clubs, countries … apart as far as possible, the first of `separate` before the next.

    `lot` is the order drawn (all entries). By lot: the entries are dealt to the groups one after another in that order,
    save that those of one club and country are dealt together, so that they spread. By `snake`: the best go to
    groups 1, 2, 3, …, the next back …, 3, 2, 1; equal ratings by lot; whoever meets a club-mate swaps with another of
    his tier. No group has more of one club than ceil(their number / groups) if sizes differ by at most one, nor of
    one country by lot, where clubs lie within countries.
    Raises `BadInput` if the sizes do not add up to the entries, or someone is not in the lot.
    """
    found = {candidate.entry: candidate for candidate in entries}
    number = {entry: place for place, entry in enumerate(lot)}
    if sum(sizes) != len(found) or min(sizes, default=1) < 1:
        raise bad("tournament-sizes-total", entries=len(found), places=sum(sizes))
    if undrawn := sorted(found.keys() - number.keys()):
        raise bad("tournament-not-in-lot", entries=", ".join(undrawn))
    drawn = sorted(found.values(), key=lambda candidate: number[candidate.entry])
    values: list[Mapping[str, str]] = [{c.entry: getattr(c, key) for c in drawn} for key in separate]
    if method == "snake":
        best = [c.entry for c in sorted(drawn, key=lambda c: -c.rating)]
        seats = coloured(best, sizes, values[0] if values else {})
    else:
        seats = dealt(chained([c.entry for c in drawn], values), sizes)
    improved(seats, len(sizes), values)
    groups: list[list[str]] = [[] for _ in sizes]
    for row in seats:
        for group, entry in row.items():
            groups[group].append(entry)
    made = tuple(tuple(group) for group in groups)
    return Composition(made, _together(made, found, separate, cites, by_hand=False))


def by_hand(
    entries: Iterable[Candidate],
    groups: Sequence[Sequence[str]],
    *,
    separate: Sequence[Key] = APART,
    cites: tuple[str, ...] = (),
) -> Composition | Refusal:
    """The groups as the hofmarshal puts them, with notes on those left together; refused unless each entry is in one."""
    found = {candidate.entry: candidate for candidate in entries}
    put = Counter(entry for group in groups for entry in group)
    wrong = (
        ("tournament-hand-missing", sorted(found.keys() - put.keys())),
        ("tournament-hand-unknown", sorted(put.keys() - found.keys())),
        ("tournament-hand-twice", sorted(entry for entry, count in put.items() if count > 1)),
    )
    reasons = tuple(Note(code, {"entry": entry}, cites) for code, odd in wrong for entry in odd)
    if reasons:
        return Refusal("tournament-hand-refused", {"count": len(reasons)}, cites, reasons)
    made = tuple(tuple(group) for group in groups)
    return Composition(made, _together(made, found, separate, cites, by_hand=True))


def _together(
    groups: tuple[tuple[str, ...], ...],
    found: Mapping[str, Candidate],
    separate: Sequence[Key],
    cites: tuple[str, ...],
    *,
    by_hand: bool,
) -> tuple[Note, ...]:
    """A note for each two of one group who share something, for the first thing they share, and why that is so.

    What everyone shares is said once.
    """
    totals = {key: Counter(getattr(c, key) for c in found.values()) for key in separate}
    shared = [key for key in separate if len(found) > 1 and len(totals[key]) == 1 and "" not in totals[key]]
    notes = [
        Note("tournament-all-share", {"kind": key, "value": next(iter(totals[key]))}, cites)
        for key in shared
        if len(groups) > 1
    ]
    keys = [key for key in separate if key not in shared]
    for number, group in enumerate(groups if len(groups) > 1 else (), 1):
        inside = {key: Counter(getattr(found[entry], key) for entry in group) for key in keys}
        busy = [key for key in keys if any(value and count > 1 for value, count in inside[key].items())]
        for first, second in combinations(group, 2) if busy else ():
            one, other = found[first], found[second]
            key = next((k for k in busy if getattr(one, k) and getattr(one, k) == getattr(other, k)), None)
            if key is None:
                continue
            value: str = getattr(one, key)
            count = totals[key][value]
            needed = inside[key][value] <= -(-count // len(groups))
            code = "tournament-together-hand" if by_hand else "tournament-together-conflict"
            notes.append(
                Note(
                    "tournament-together-unavoidable" if needed else code,
                    {
                        "first": first,
                        "second": second,
                        "group": number,
                        "kind": key,
                        "value": value,
                        "count": count,
                        "groups": len(groups),
                    },
                    cites,
                )
            )
    return tuple(notes)
