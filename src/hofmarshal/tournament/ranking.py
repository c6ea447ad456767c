"""Ranks entries by an ordered list of criteria, each applied only among those still tied, and explains every place.

| code              | what it counts, more is better unless said                     | source            | implemented |
|-------------------|----------------------------------------------------------------|-------------------|-------------|
| wins              | bouts won, walkovers included                                  | sm.12.8.wins      | yes         |
| win-ratio         | bouts won / bouts fought, exact; walkovers in neither          | fencing indicator | yes         |
| rating-points     | rating points, 1 a battle won                                  | isb-buhurt.points | yes         |
| round-points      | round points of fought bouts                                   | isb-buhurt.points | yes         |
| head-to-head      | wins in the bouts among exactly those tied, if all of them met | sm.12.8.1         | yes         |
| points-scored     | points scored in fought bouts                                  | sm.12.8.2         | yes         |
| points-difference | points scored less received in fought bouts                    | fencing indicator | yes         |
| fewest-sanctions  | sanctions received; fewer is better                            | organiser         | yes         |
| extra-bout        | wins in the extra bouts among exactly those tied               | sm.12.8.3         | yes         |
| lot               | the number drawn, passed in; lower is better                   | u.2.3             | yes         |
| rating            | the rating entered with, passed in                             | organiser         | yes         |
| opponents-wins    | wins of the opponents met (Buchholz), for Swiss                | later             | no          |

`head-to-head` and `extra-bout` are asked again of every smaller set they leave tied, with a table of that set's bouts
alone, until they split no more. A list may name `head-to-head` twice: sm.12.8.3 wants extra bouts only where the
bouts between *these* fighters, those whom the points left tied, decide nothing.
Until the extra bouts of a tied set are fought, no later criterion touches it. If the same two fight several extra
bouts, the set is judged by the first one, two, … of every pair, as many as each pair has fought (in the order of
their numbers): an extra round counts when it is complete.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import combinations
from types import MappingProxyType

import msgspec

from hofmarshal.rules.notes import Note, bad
from hofmarshal.tournament.results import BoutResult, Figures, by_red, tally

NAMED = 6
"""At most so many others (all of a group of seven) are named in one explanation; the rest are counted."""

Value = int | Fraction
_EMPTY: Mapping[str, str] = MappingProxyType({})
_NO_NUMBERS: Mapping[str, int] = MappingProxyType({})
_NO_NOTES: Mapping[str, Note] = MappingProxyType({})


class Criterion(msgspec.Struct, frozen=True):
    """One step of a ranking: the code of a criterion (the table above) and the clauses that ask for it."""

    by: str
    cites: tuple[str, ...] = ()


class Place(msgspec.Struct, frozen=True):
    """One line of a table.

    `place` counts from 1; entries nothing separates share it and are `tied`; None is unranked. `reasons` say, criterion
    by criterion, what separated the entry from which others.
    """

    entry: str
    place: int | None
    tied: bool
    reasons: tuple[Note, ...]
    figures: Figures


class OpenTie(msgspec.Struct, frozen=True):
    """Entries sharing a place who are to fight extra bouts; `needed_bouts` says which."""

    place: int
    entries: tuple[str, ...]
    cites: tuple[str, ...] = ()


class Table(msgspec.Struct, frozen=True):
    """A ranking: its lines, best first, tied ones by entry, unranked ones last; and the ties that need extra bouts."""

    places: tuple[Place, ...]
    open_ties: tuple[OpenTie, ...] = ()


class _Ground(msgspec.Struct, frozen=True):
    """What criteria look at; `bouts` and `extras` are keyed by their red entry."""

    figures: Mapping[str, Figures]
    bouts: Mapping[str, list[BoutResult]]
    extras: Mapping[str, list[BoutResult]]
    lot: Mapping[str, int]
    ratings: Mapping[str, int]


Compute = Callable[[Sequence[str], _Ground], "Mapping[str, Value] | None"]


class _Kind(msgspec.Struct, frozen=True):
    """How a criterion is computed, said and shown; None as value of `compute`: it cannot be applied to this set."""

    code: str
    compute: Compute
    again: bool = False
    show: Callable[[Value], str | int] = lambda value: value if isinstance(value, int) else str(value)
    inapplicable: str = ""


def _figure(read: Callable[[Figures], Value]) -> Compute:
    return lambda tied, ground: {entry: read(ground.figures[entry]) for entry in tied}


def _win_ratio(figures: Figures) -> Value:
    return Fraction(figures.bouts_won, figures.bouts) if figures.bouts else Fraction(0)


def _head_to_head(tied: Sequence[str], ground: _Ground) -> Mapping[str, Value] | None:
    return _mini_table(tied, _mutual(tied, ground.bouts), only_complete=False)


def _extra_bout(tied: Sequence[str], ground: _Ground) -> Mapping[str, Value] | None:
    return _mini_table(tied, _mutual(tied, ground.extras), only_complete=True)


def _lot(tied: Sequence[str], ground: _Ground) -> Mapping[str, Value] | None:
    return {entry: -ground.lot[entry] for entry in tied} if all(entry in ground.lot for entry in tied) else None


def _rating(tied: Sequence[str], ground: _Ground) -> Mapping[str, Value]:
    return {entry: ground.ratings.get(entry, 0) for entry in tied}


_CRITERIA: Mapping[str, _Kind] = {
    "wins": _Kind("tournament-rank-wins", _figure(lambda f: f.wins)),
    "win-ratio": _Kind("tournament-rank-win-ratio", _figure(_win_ratio), show=str),
    "rating-points": _Kind("tournament-rank-rating-points", _figure(lambda f: f.rating_points)),
    "round-points": _Kind("tournament-rank-round-points", _figure(lambda f: f.round_points)),
    "head-to-head": _Kind(
        "tournament-rank-head-to-head", _head_to_head, again=True, inapplicable="tournament-rank-head-to-head-unmet"
    ),
    "points-scored": _Kind("tournament-rank-points-scored", _figure(lambda f: f.points)),
    "points-difference": _Kind("tournament-rank-points-difference", _figure(lambda f: f.difference)),
    "fewest-sanctions": _Kind(
        "tournament-rank-fewest-sanctions", _figure(lambda f: -f.sanctions), show=lambda value: -int(value)
    ),
    "extra-bout": _Kind("tournament-rank-extra-bout", _extra_bout, again=True),
    "lot": _Kind("tournament-rank-lot", _lot, show=lambda value: -int(value)),
    "rating": _Kind("tournament-rank-rating", _rating),
}

CRITERIA = tuple(_CRITERIA)
"""Every code that `Criterion.by` may have."""


def rank(
    entries: Iterable[str],
    results: Iterable[BoutResult],
    criteria: Sequence[Criterion],
    *,
    lot: Sequence[str] = (),
    ratings: Mapping[str, int] = _NO_NUMBERS,
    unranked: Mapping[str, Note] = _NO_NOTES,
    names: Mapping[str, str] = _EMPTY,
) -> Table:
    """Rank the entries. The order in which entries and results are given does not matter.

    `lot` is the order drawn, for the criterion `lot`. `unranked` entries come last, without a place, with the note as
    their reason. `names` are shown in reasons instead of entry codes. A table of a stage still running has open ties
    that later bouts may settle: order extra bouts only when the stage's bouts are all in.
    Raises `BadInput` for a criterion that does not exist.
    """
    results = tuple(results)
    everyone = sorted(set(entries))
    ground = _Ground(
        tally(everyone, results),
        by_red(r for r in results if r.status != "void" and not r.extra),
        by_red(r for r in results if r.status != "void" and r.extra),
        {entry: number for number, entry in enumerate(lot, 1)} if any(one.by == "lot" for one in criteria) else {},
        ratings,
    )
    refine = _Refinement(ground, names, {entry: [] for entry in everyone})
    ranked = tuple(entry for entry in everyone if entry not in unranked)
    parts = refine.all([ranked] if ranked else [], criteria)
    return _table(parts, refine, criteria, [entry for entry in everyone if entry in unranked], unranked)


def needed_bouts(tie: OpenTie, results: Iterable[BoutResult]) -> tuple[tuple[str, str], ...]:
    """The extra bouts that a tie still needs: what is missing of a begun extra round, or else one more round of all."""
    extras = by_red(r for r in results if r.extra and r.status != "void")
    counts = {pair: len(bouts) for pair, bouts in _mutual(tie.entries, extras).items()}
    pairs = tuple(combinations(sorted(tie.entries), 2))
    least = min((counts.get(pair, 0) for pair in pairs), default=0)
    return tuple(pair for pair in pairs if counts.get(pair, 0) == least)


class _Refinement(msgspec.Struct, frozen=True):
    """Splits tied sets criterion by criterion and writes down why; `trail` collects the reasons of each entry."""

    ground: _Ground
    names: Mapping[str, str]
    trail: dict[str, list[Note]]

    def all(self, parts: list[tuple[str, ...]], criteria: Sequence[Criterion]) -> list[tuple[str, ...]]:
        """The sets that all criteria together leave tied, best first."""
        waiting: set[tuple[str, ...]] = set()
        for criterion in criteria:
            kind = _kind(criterion.by)
            split: list[tuple[str, ...]] = []
            for part in parts:
                split.extend([part] if len(part) == 1 or part in waiting else self.split(part, criterion, kind))
            parts = split
            if criterion.by == "extra-bout":
                waiting.update(p for p in parts if len(p) > 1 and _extra_bout(p, self.ground) is None)
        return parts

    def split(self, tied: tuple[str, ...], criterion: Criterion, kind: _Kind) -> list[tuple[str, ...]]:
        """The sets into which one criterion splits those tied, best first."""
        values = kind.compute(tied, self.ground)
        if values is None:
            if kind.inapplicable:
                self.say(tied, Note(kind.inapplicable, _others(tied, self.names), criterion.cites))
            return [tied]
        buckets: dict[Value, list[str]] = {}
        for entry in tied:
            buckets.setdefault(values[entry], []).append(entry)
        if len(buckets) == 1:
            return [tied]
        best_first = sorted(buckets, reverse=True)
        parts = [tuple(buckets[value]) for value in best_first]
        self.explain(parts, [kind.show(value) for value in best_first], criterion, kind)
        if not kind.again:
            return parts
        return [q for p in parts for q in (self.split(p, criterion, kind) if len(p) > 1 else [p])]

    def explain(self, parts: list[tuple[str, ...]], shown: list[str | int], criterion: Criterion, kind: _Kind) -> None:
        """Tell each part its value, and the nearest of those it is now ahead of and behind, with theirs."""
        total = sum(map(len, parts))
        behind = 0
        for index, part in enumerate(parts):
            ahead = total - behind - len(part)
            after = self.nearest(parts, shown, range(index + 1, len(parts)))
            before = self.nearest(parts, shown, range(index - 1, -1, -1))
            args: dict[str, str | int] = {
                "value": shown[index],
                "ahead": ", ".join(after),
                "ahead_count": ahead,
                "ahead_more": ahead - len(after),
                "behind": ", ".join(before),
                "behind_count": behind,
                "behind_more": behind - len(before),
            }
            self.say(part, Note(kind.code, args, criterion.cites))
            behind += len(part)

    def nearest(self, parts: list[tuple[str, ...]], shown: list[str | int], indexes: Iterable[int]) -> list[str]:
        """Up to `NAMED` entries of the parts in this order, each with its value."""
        found: list[str] = []
        for index in indexes:
            room = NAMED - len(found)
            found.extend(f"{self.names.get(e, e)} ({shown[index]})" for e in parts[index][:room])
            if len(found) == NAMED:
                break
        return found

    def say(self, entries: Iterable[str], note: Note) -> None:
        """Add a reason to each of the entries."""
        for entry in entries:
            self.trail[entry].append(note)


def _kind(by: str) -> _Kind:
    kind = _CRITERIA.get(by)
    if kind is None:
        raise bad("tournament-unknown-criterion", by=by, known=", ".join(CRITERIA))
    return kind


def _mutual(tied: Sequence[str], bouts: Mapping[str, list[BoutResult]]) -> dict[tuple[str, str], list[BoutResult]]:
    """The bouts among exactly these entries, by pair (in alphabetical order)."""
    inside = set(tied)
    found: dict[tuple[str, str], list[BoutResult]] = {}
    for red in tied:
        for bout in bouts.get(red, ()):
            if bout.blue in inside and bout.blue != red:
                found.setdefault((min(red, bout.blue), max(red, bout.blue)), []).append(bout)
    return found


def _mini_table(
    tied: Sequence[str], mutual: Mapping[tuple[str, str], list[BoutResult]], *, only_complete: bool
) -> Mapping[str, Value] | None:
    """Wins of each in the bouts among them; None unless all have met. `only_complete`: whole rounds of bouts alone."""
    if len(mutual) < len(tied) * (len(tied) - 1) // 2:
        return None
    rounds = min(map(len, mutual.values()))
    wins: dict[str, Value] = dict.fromkeys(tied, 0)
    for bouts in mutual.values():
        counted = sorted(bouts, key=lambda b: (len(b.bout), b.bout))[:rounds] if only_complete else bouts
        for winner in (bout.won_by for bout in counted):
            if winner is not None:
                wins[winner] += 1
    return wins


def _others(tied: Sequence[str], names: Mapping[str, str]) -> dict[str, str | int]:
    """A tied set as variables of a message: the first few of them, how many they are, how many are not named."""
    named = ", ".join(names.get(entry, entry) for entry in tied[:NAMED])
    return {"others": named, "count": len(tied), "more": max(0, len(tied) - NAMED)}


def _table(
    parts: list[tuple[str, ...]],
    refine: _Refinement,
    criteria: Sequence[Criterion],
    last: Sequence[str],
    unranked: Mapping[str, Note],
) -> Table:
    """Number the parts and put the unranked last."""
    extra = next((criterion for criterion in criteria if criterion.by == "extra-bout"), None)
    places: list[Place] = []
    ties: list[OpenTie] = []
    for part in parts:
        place = len(places) + 1
        tied = len(part) > 1
        if tied:
            code = "tournament-rank-extra-needed" if extra else "tournament-rank-tied"
            refine.say(part, Note(code, _others(part, refine.names), extra.cites if extra else ()))
        if tied and extra:
            ties.append(OpenTie(place, part, extra.cites))
        figures, trail = refine.ground.figures, refine.trail
        places.extend(Place(entry, place, tied, tuple(trail[entry]), figures[entry]) for entry in part)
    places.extend(Place(entry, None, False, (unranked[entry],), refine.ground.figures[entry]) for entry in last)
    return Table(tuple(places), tuple(ties))
