"""In which order the bouts of an all-against-all group are fought: rest between one's bouts, team-mates early."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import combinations

from hofmarshal.tournament.order_tables import CLASSIC, MATES, REST, Order

TRIES = 2_000
"""Steps of the search for an order with team-mates first, before it gives up and only renumbers a table."""


def bout_order(n: int, teammates: Sequence[Collection[int]] = (), *, classic: bool = False) -> Order:
    """Every pair of the places 1…n once, in the order to fight.

    `teammates` are sets of places whose bouts should come early (disjoint; a place outside 1…n or a set of one is
    ignored). Without them: the tables of fencing for 4-12 (with `classic` also where an order with better rest is
    known), the circle method beyond. Pairs of team-mates: the same order, renumbered so that they meet in its first
    bouts. Three or more: fencing's own tables where there is one, else an order is built (unless hardly anyone else is
    there). From 5 places on nobody fights twice running, save where a table of fencing has it so.
    """
    mates = _sets(n, teammates)
    plain = _plain(n, classic)
    if not mates:
        return plain
    biggest = len(mates[0])
    if biggest == 2:
        return _renumbered(n, plain, [], mates)
    if (n, biggest) in MATES and all(len(others) == 2 or (n, len(others)) == (6, 3) for others in mates[1:]):
        return _renumbered(n, MATES[n, biggest], mates[:1] + [m for m in mates[1:] if len(m) > 2], mates)
    return _built(plain, mates) or _renumbered(n, plain, [], mates)


def _sets(n: int, teammates: Sequence[Collection[int]]) -> list[list[int]]:
    """The sets that matter, biggest first; a set of everyone changes nothing."""
    sets = [sorted({place for place in mates if 1 <= place <= n}) for mates in teammates]
    return sorted((m for m in sets if 2 <= len(m) < n), key=lambda m: (-len(m), m))


def _plain(n: int, classic: bool) -> Order:
    table = (CLASSIC if classic else REST).get(n)
    return table if table is not None else circle(n)


def circle(n: int) -> Order:
    """The circle method: one stays, the others go round; between two bouts of anyone lie at least n/2 - 3 others."""
    seats = list(range(1, n + 1)) + [0] * (n % 2)  # 0: nobody, whose opponent rests
    order: list[tuple[int, int]] = []
    for _ in range(len(seats) - 1):
        halves = zip(seats[: len(seats) // 2], reversed(seats[len(seats) // 2 :]), strict=True)
        order.extend((a, b) for a, b in halves if a and b)
        seats = [seats[0], seats[-1], *seats[1:-1]]
    return tuple(order)


def _renumbered(n: int, table: Order, leading: list[list[int]], mates: list[list[int]]) -> Order:
    """The table with its numbers given to places: `leading` sets get the lowest, pairs those of the earliest bouts."""
    number_of: dict[int, int] = {}
    for place in (place for group in leading for place in group):
        number_of[place] = len(number_of) + 1
    for first, second in (pair for group in mates if group not in leading for pair in _pairs_of(group)):
        taken = set(number_of.values())
        number_of[first], number_of[second] = next(bout for bout in table if taken.isdisjoint(bout))
    free = iter(sorted(set(range(1, n + 1)) - set(number_of.values())))
    place_of = {number_of[p] if p in number_of else next(free): p for p in range(1, n + 1)}
    return tuple((place_of[a], place_of[b]) for a, b in table)


def _pairs_of(group: list[int]) -> Iterator[tuple[int, int]]:
    return zip(group[::2], group[1::2], strict=False)


def _built(plain: Order, mates: list[list[int]]) -> Order | None:
    """An order with the team-mates' bouts as early as rest allows, by a search that steps back from dead ends."""
    early = {pair for group in mates for pair in combinations(group, 2)}
    bouts = [(min(bout), max(bout)) for bout in plain]
    left = set(range(len(bouts)))
    done: list[int] = []
    choices: list[list[int]] = [_choices(bouts, left, done, early)]
    for _ in range(TRIES):
        if choices[-1]:
            chosen = choices[-1].pop()
            done.append(chosen)
            left.discard(chosen)
            if not left:
                return tuple(plain[index] for index in done)
            choices.append(_choices(bouts, left, done, early))
        elif done:
            choices.pop()
            left.add(done.pop())
        else:
            return None
    return None


def _choices(bouts: list[tuple[int, int]], left: set[int], done: list[int], early: set[tuple[int, int]]) -> list[int]:
    """The bouts that may come next, the best one last: nobody in them fought in the last bout.

    First team-mates; before them fillers without anyone who still has a team-mate to meet; then those with most bouts
    left, then those who have rested longest, then the order of the table.
    """
    last = set(bouts[done[-1]]) if done else set()
    rest = {fighter: place for place, index in enumerate(done) for fighter in bouts[index]}
    pending = {fighter for index in left if bouts[index] in early for fighter in bouts[index]}
    load: dict[int, int] = {}
    for fighter in (fighter for index in left for fighter in bouts[index]):
        load[fighter] = load.get(fighter, 0) + 1

    def worth(index: int) -> tuple[int, int, int, int, int, int]:
        pair = bouts[index]
        loads = sorted(load[fighter] for fighter in pair)
        rested = max(rest.get(fighter, -1) for fighter in pair)
        return (pair in early, -len(pending.intersection(pair)), loads[1], loads[0], -rested, -index)

    return sorted((index for index in left if last.isdisjoint(bouts[index])), key=worth)
