"""Seats entries in groups so that those who share something (a club, a country) are apart as far as possible.

Seating goes row by row: a row gives one entry to each group that still has room. Swapping within a row changes neither
the sizes of the groups nor, if rows are tiers of strength, their balance.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

NEAR = 64
"""How many neighbours of its row an entry tries to swap with; all of them in any event of up to 65 groups."""

Rows = list[dict[int, str]]
"""For each row the entry given to each group."""

Values = Mapping[str, str]
"""Of each entry the value (its club, say) that others may share; "" is shared with nobody."""


class _Edge(NamedTuple):
    """An entry as an edge between its row and its club (or that club's next lot, if it outnumbers the groups)."""

    entry: str
    row: tuple[str, int]
    club: tuple[str, int]


def chained(drawn: Sequence[str], values: Sequence[Values]) -> list[str]:
    """The entries in the order drawn, those sharing the first value moved together, within them the second, and so on.

    Where clubs lie within countries both clubs and countries become runs, and runs dealt round are spread evenly.
    """
    units: list[list[str]] = [[entry] for entry in drawn]
    for value in reversed(values[1:]):
        units = _gathered(units, value)
    units = _gathered([[entry] for unit in units for entry in unit], values[0]) if values else units
    for value in values[1:]:
        units = _gathered(units, value)
    return [entry for unit in units for entry in unit]


def _gathered(units: list[list[str]], value: Values) -> list[list[str]]:
    """Units whose first entries share a value joined, in the order drawn."""
    joined: dict[tuple[str, int], list[str]] = {}
    for number, unit in enumerate(units):
        shared = value[unit[0]]
        joined.setdefault((shared, 0) if shared else ("", number), []).extend(unit)
    return list(joined.values())


def _rows(sizes: Sequence[int]) -> Iterator[list[int]]:
    """The groups of each row: those with more seats than rows before, big groups first."""
    groups = sorted(range(len(sizes)), key=lambda group: (-sizes[group], group))
    for row in range(max(sizes, default=0)):
        while sizes[groups[-1]] <= row:
            groups.pop()
        yield list(groups)


def dealt(chain: Sequence[str], sizes: Sequence[int]) -> Rows:
    """Entries dealt to the groups one after another, round by round."""
    entries = iter(chain)
    return [{group: next(entries) for group in row} for row in _rows(sizes)]


def coloured(best: Sequence[str], sizes: Sequence[int], club: Values) -> Rows:
    """Entries, best first, dealt in tiers to and fro (the snake), club-mates to different groups.

    Groups are the colours of an edge colouring of the bipartite graph of tiers and clubs. By König's theorem there is
    one with as many colours as groups, so no group gets more of a club than it must, and nobody leaves his tier.
    If sizes differ by more than one, it is the plain snake.
    """
    number = len(sizes)
    if not sizes or max(sizes) - min(sizes) > 1:
        entries = iter(best)
        return [
            {g: next(entries) for g in (row if tier % 2 == 0 else row[::-1])} for tier, row in enumerate(_rows(sizes))
        ]
    colouring = _Colouring(number)
    met: Counter[str] = Counter()
    for index, entry in enumerate(best):
        tier, place = divmod(index, number)
        mates = club.get(entry, "")
        lot = (mates, met[mates] // number) if mates else ("", index)
        met[mates] += 1
        wished = place if tier % 2 == 0 else number - 1 - place
        colouring.add(_Edge(entry, ("row", tier), lot), wished)
    return _by_size(colouring, sizes)


def _by_size(colouring: _Colouring, sizes: Sequence[int]) -> Rows:
    """Colours become groups: those with an entry of the last tier the bigger ones."""
    rows: Rows = [{} for _ in range(max(sizes))]
    for (kind, tier), edges in colouring.at.items():
        if kind == "row":
            rows[tier] = {colour: edge.entry for colour, edge in edges.items()}
    last = rows[-1]
    colours = sorted(range(len(sizes)), key=lambda colour: (colour not in last, colour))
    groups = sorted(range(len(sizes)), key=lambda group: (-sizes[group], group))
    group_of = dict(zip(colours, groups, strict=True))
    return [{group_of[colour]: row[colour] for colour in sorted(row, key=group_of.__getitem__)} for row in rows]


class _Colouring:
    """A growing edge colouring: at each node every colour at most once."""

    def __init__(self, colours: int) -> None:
        self.colours = colours
        self.at: dict[tuple[str, int], dict[int, _Edge]] = {}

    def add(self, edge: _Edge, wished: int) -> None:
        """Colour one more edge, if possible as wished or near it."""
        row, club = self.at.setdefault(edge.row, {}), self.at.setdefault(("club:" + edge.club[0], edge.club[1]), {})
        free = next((colour for colour in self._near(wished) if colour not in row and colour not in club), None)
        colour = self._made_free(row, club) if free is None else free
        row[colour] = club[colour] = edge

    def _near(self, wished: int) -> Iterator[int]:
        yield wished
        for step in range(1, self.colours):
            yield from (c for c in (wished + step, wished - step) if 0 <= c < self.colours)

    def _made_free(self, row: dict[int, _Edge], club: dict[int, _Edge]) -> int:
        """A colour free at the row, made free at the club by exchanging two colours along a path."""
        wanted = next(colour for colour in range(self.colours) if colour not in row)
        other = next(colour for colour in range(self.colours) if colour not in club)
        path: list[_Edge] = []
        node, colour = club, wanted
        while colour in node:
            edge = node[colour]
            path.append(edge)
            ends = (self.at[edge.row], self.at["club:" + edge.club[0], edge.club[1]])
            node = ends[0] if node is ends[1] else ends[1]
            colour = other if colour == wanted else wanted
        self._exchange(path, wanted, other)
        return wanted

    def _exchange(self, path: list[_Edge], first: int, second: int) -> None:
        for step, edge in enumerate(path):
            for node in (self.at[edge.row], self.at["club:" + edge.club[0], edge.club[1]]):
                old = first if step % 2 == 0 else second
                if node.get(old) is edge:
                    del node[old]
        for step, edge in enumerate(path):
            for node in (self.at[edge.row], self.at["club:" + edge.club[0], edge.club[1]]):
                node[second if step % 2 == 0 else first] = edge


def improved(rows: Rows, number: int, values: Sequence[Values]) -> None:
    """Swap entries within rows while that keeps more of those apart who share a value; the first value matters most.

    No swap gives a group more of a first value than it must have.
    """
    scores = [_Score(rows, number, value) for value in values]
    for _ in range(3):
        changed = [_improve_row(row, scores) for row in rows]
        if not any(changed):
            return


def _improve_row(row: dict[int, str], scores: list[_Score]) -> bool:
    changed = False
    groups = sorted(row)
    for index, group in enumerate(groups):
        if not any(score.crowded(row[group], group) for score in scores):
            continue
        for other in (groups[(index + step) % len(groups)] for step in range(1, min(len(groups), NEAR + 1))):
            if _gain(scores, row[group], group, row[other], other) < [0] * (2 * len(scores)):
                for score in scores:
                    score.swap(row[group], group, row[other], other)
                row[group], row[other] = row[other], row[group]
                changed = True
                break
    return changed


def _gain(scores: list[_Score], one: str, here: int, other: str, there: int) -> list[int]:
    return [change for score in scores for change in score.change(one, here, other, there)]


class _Score:
    """How many in each group share a value: what a swap would change."""

    def __init__(self, rows: Rows, number: int, value: Values) -> None:
        self.value = value
        self.inside = Counter((group, value[entry]) for row in rows for group, entry in row.items())
        totals = Counter(value[entry] for row in rows for entry in row.values())
        self.most = {shared: -(-count // number) for shared, count in totals.items()}
        self.least = {shared: count // number for shared, count in totals.items()}

    def crowded(self, entry: str, group: int) -> bool:
        """Someone in the group shares the value, and another group has room for fewer of them."""
        shared = self.value[entry]
        return bool(shared) and self.inside[group, shared] > max(1, self.least[shared])

    def change(self, one: str, here: int, other: str, there: int) -> tuple[int, int]:
        """By how many a swap changes those beyond the least possible number, and the pairs that share a group."""
        beyond = pairs = 0
        if self.value[one] != self.value[other]:
            for entry, source, target in ((one, here, there), (other, there, here)):
                if shared := self.value[entry]:
                    leaving, joining, most = self.inside[source, shared], self.inside[target, shared], self.most[shared]
                    beyond += (joining >= most) - (leaving > most)
                    pairs += joining - (leaving - 1)
        return beyond, pairs

    def swap(self, one: str, here: int, other: str, there: int) -> None:
        """Count the swap."""
        for entry, source, target in ((one, here, there), (other, there, here)):
            self.inside[source, self.value[entry]] -= 1
            self.inside[target, self.value[entry]] += 1
