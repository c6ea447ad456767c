"""Clubs and countries by the medals and places of their fighters (docs/decisions/0361)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from hofmarshal.exchange import outcome as out
from hofmarshal.exchange.write import Value

POINTS = (7, 5, 4, 3, 2, 1)
"""What places one to six bring a club or country; who share a place share what their places bring together."""

Of = Callable[[out.Who], str]


def by_club(who: out.Who) -> str:
    """By club."""
    return who.club


def by_country(who: out.Who) -> str:
    """By country."""
    return who.country


def points_of(track: out.Track) -> dict[str, float]:
    """What each entry's final place of a track brings; nothing, until the track is over."""
    if not track.final:
        return {}
    shared = Counter(place.place for place in track.places.values() if place.place is not None)
    found = {}
    for entry, place in track.places.items():
        if place.place is not None:
            many = shared[place.place]
            mine = POINTS[place.place - 1 : place.place - 1 + many]
            found[entry] = sum(mine) / many
    return found


class _Sum:
    def __init__(self) -> None:
        self.medals: Counter[str] = Counter()
        self.points = 0.0
        self.fighters: set[str] = set()
        self.placed = 0


def standings(event: out.EventOut, of: Of) -> Iterator[tuple[Value, ...]]:
    """The rows of a table of clubs or countries: place, name, medals, points, fighters, how many of them brought points."""
    sums: dict[str, _Sum] = {}
    for one in event.nominations:
        for entry, who in one.people.items():
            if of(who):
                sums.setdefault(of(who), _Sum()).fighters.add(entry)
        for track in one.tracks:
            points = points_of(track)
            for entry, place in track.places.items():
                name = of(one.people[entry]) if entry in one.people else ""
                if not name:
                    continue
                mine = sums[name]
                if place.medal:
                    mine.medals[place.medal] += 1
                mine.points += points.get(entry, 0)
                mine.placed += points.get(entry, 0) > 0
    listed = sorted(sums.items(), key=lambda pair: (_key(pair[1]), pair[0].casefold()))
    for name, mine in listed:
        number = next(n for n, (_, other) in enumerate(listed, 1) if _key(other) == _key(mine))
        gold, silver, bronze = (mine.medals[medal] for medal in ("gold", "silver", "bronze"))
        yield number, name, gold, silver, bronze, _plain(mine.points), len(mine.fighters), mine.placed


def _key(one: _Sum) -> tuple[float, ...]:
    return (-one.points, -one.medals["gold"], -one.medals["silver"], -one.medals["bronze"])


def _plain(points: float) -> int | float:
    whole = round(points * 100) / 100
    return int(whole) if whole == int(whole) else whole
