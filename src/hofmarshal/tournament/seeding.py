"""Does a first round follow from a ranking: in a table of N a pair's seeds sum to N + 1, and a bye is a seed beyond."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from hofmarshal.tournament.ranking import Criterion, Table

INDICATORS = (Criterion("win-ratio"), Criterion("points-difference"), Criterion("points-scored"))
"""The order of fencing's indicators after the pools: victories to bouts, then difference, then touches scored."""

Pair = tuple[str | None, str | None]


class Misfit(msgspec.Struct, frozen=True):
    """A pair that the ranking does not give. `seeds`: the seeds of its entries, lower first, a bye's being None.

    `tied`: one of the two is exactly tied (equal in every criterion) with another entry of the table, so that a lot
    the ranking cannot know has numbered them.
    """

    red: str | None
    blue: str | None
    seeds: tuple[int, int | None]
    tied: bool


class SeedingFit(msgspec.Struct, frozen=True):
    """How many pairs follow from the ranking, and those that do not."""

    fit: int
    misfits: tuple[Misfit, ...]


def fits(table: Table, pairs: Sequence[Pair]) -> SeedingFit:
    """Compare a first round (None is a bye) with a ranking; only those in the pairs are numbered, ties as listed.

    Raises KeyError for someone who is in a pair but has no place in the ranking.
    """
    inside = {entry for pair in pairs for entry in pair if entry is not None}
    seeded = [place for place in table.places if place.entry in inside and place.place is not None]
    seeds = {place.entry: number for number, place in enumerate(seeded, 1)}
    sharing = Counter(place.place for place in seeded)
    tied = {place.entry for place in seeded if sharing[place.place] > 1}
    size = 2 * len(pairs)
    misfits = []
    for red, blue in pairs:
        present = sorted((entry for entry in (red, blue) if entry is not None), key=lambda entry: seeds[entry])
        numbers = [seeds[entry] for entry in present]
        if not (_bye_fits(numbers, size, len(seeded)) if len(numbers) < 2 else sum(numbers) == size + 1):
            lowest, highest = numbers[0], numbers[1] if len(numbers) > 1 else None
            misfits.append(Misfit(red, blue, (lowest, highest), any(entry in tied for entry in present)))
    return SeedingFit(len(pairs) - len(misfits), tuple(misfits))


def _bye_fits(numbers: list[int], size: int, seeded: int) -> bool:
    """A bye is due to the seeds whose opponents' numbers lie beyond the last seed; two byes never stand in the way."""
    return not numbers or size + 1 - numbers[0] > seeded
