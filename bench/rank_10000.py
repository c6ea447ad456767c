"""How long it takes to draw, group and rank 10,000 entries, in milliseconds, best of three. Bar: 1,000 ms together."""

import random
import sys
import time
from collections.abc import Callable
from typing import TypeVar

from hofmarshal.rules.notes import Refusal
from hofmarshal.tournament import lot
from hofmarshal.tournament.brackets import round_robin
from hofmarshal.tournament.groups import Candidate, compose, split
from hofmarshal.tournament.ranking import Criterion, rank
from hofmarshal.tournament.results import BoutResult, Side
from hofmarshal.tournament.schedule import Bout, Duration, plan, update

ENTRIES = 10_000
BAR_MS = 1000
T = TypeVar("T")
GROUP = [Criterion(by) for by in ("wins", "head-to-head", "points-scored", "head-to-head", "extra-bout")]
ALL = [Criterion(by) for by in ("win-ratio", "points-difference", "points-scored", "lot")]


def timed(what: str, work: Callable[[], T]) -> tuple[T, float]:
    """The result of the work and its best time of three, printed."""
    start = time.perf_counter()
    result = work()
    best = time.perf_counter() - start
    for _ in range(2):
        start = time.perf_counter()
        work()
        best = min(best, time.perf_counter() - start)
    print(f"{what:<58} {best * 1000:8.1f} ms")
    return result, best * 1000


def entrants(luck: random.Random) -> list[Candidate]:
    """Entries of 900 clubs in 30 countries, a tenth of them without a club."""
    clubs = [f"club {luck.randrange(900)}" if luck.random() < 0.9 else "" for _ in range(ENTRIES)]
    return [
        Candidate(f"E{n:05}", club, f"land {hash_of(club) % 30}", luck.randrange(3000)) for n, club in enumerate(clubs)
    ]


def hash_of(club: str) -> int:
    """The club's number, the same in every run."""
    return int(club.rpartition(" ")[2] or 0)


def fought(groups: tuple[tuple[str, ...], ...], luck: random.Random) -> list[BoutResult]:
    """Results of all bouts of all groups: to five points."""
    results = []
    for number, group in enumerate(groups):
        for bout, (red, blue) in enumerate(round_robin(group)):
            loser, red_won = luck.randrange(5), luck.random() < 0.5
            score = (5, loser) if red_won else (loser, 5)
            winner: Side = "red" if red_won else "blue"
            results.append(BoutResult(f"{number}-{bout}", red, blue, *score, winner, group=str(number)))
    return results


def main() -> int:
    """Print the figures; 1 if draw, groups and ranking take longer than the bar."""
    luck = random.Random(7)
    people = entrants(luck)
    codes = [person.entry for person in people]
    sizes = split(ENTRIES)
    if isinstance(sizes, Refusal):
        return 1
    drawn, draw_ms = timed("draw by lot", lambda: lot.order(codes, "seed"))
    made, group_ms = timed(f"{len(sizes)} groups by lot", lambda: compose(people, sizes, "lot", lot=drawn))
    timed("the same by snake (not in the sum)", lambda: compose(people, sizes, "snake", lot=drawn))
    results = fought(made.groups, luck)
    of_group: dict[str, list[BoutResult]] = {}
    for result in results:
        of_group.setdefault(result.group, []).append(result)
    _, groups_ms = timed(
        f"ranking in each group, {len(results)} bouts",
        lambda: [rank(group, of_group[str(n)], GROUP) for n, group in enumerate(made.groups)],
    )
    _, all_ms = timed("ranking of all in one table", lambda: rank(codes, results, ALL, lot=drawn))
    total = draw_ms + group_ms + groups_ms + all_ms
    print(f"{'draw, groups, both rankings':<58} {total:8.1f} ms (bar {BAR_MS})")
    bouts = [Bout(r.bout, r.red, r.blue, r.group) for r in results[:900]]
    day, _ = timed(
        "schedule of 900 bouts on 6 rings", lambda: plan(bouts, list("abcdef"), Duration(240_000, 60_000), rest=300_000)
    )
    timed("new forecast of it", lambda: update(day, {}, 0))
    return int(total > BAR_MS)


if __name__ == "__main__":
    sys.exit(main())
