"""Clubs and countries written in more ways than one: the same to the eye are one, nearly the same are asked about."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from difflib import SequenceMatcher
from itertools import combinations

import msgspec

from hofmarshal.exchange.alike import skeleton
from hofmarshal.exchange.tables import EntryRow
from hofmarshal.rules.notes import Note

SHARED = ("club", "country", "team")
NEAR = 0.85
MOST = 200
SHORTEST = 4
"""Letters of a club's name below which nothing is nearly the same."""

CLUB_WORDS = frozenset(
    "club клуб кик ківк исб ісб школа school вк фк хк го мго общество team команда клуба клубу".split()
)
"""Words that say what a club is, not which."""


def one_spelling(rows: Sequence[EntryRow]) -> tuple[EntryRow, ...]:
    """The rows with every club, country and team as it is written first, whatever capitals or look-alike letters follow."""
    first: dict[tuple[str, str], str] = {}
    made = []
    for row in rows:
        said = {field: getattr(row, field) for field in SHARED}
        same = {field: first.setdefault((field, skeleton(value)), value) for field, value in said.items()}
        made.append(msgspec.structs.replace(row, **same))
    return tuple(made)


def club_key(club: str) -> str:
    """A club as the ear takes it: no case, blanks, quotes or the word for a club; look-alike letters are one."""
    words = [
        word for word in re.split(r"[^\w]+|_", club.casefold().replace("ё", "е")) if word and word not in CLUB_WORDS
    ]
    return skeleton("".join(words) or club.casefold())


def name_key(name: str) -> str:
    """A person's name whatever the order of its parts, case, and ё or е."""
    return " ".join(
        sorted(skeleton(word) for word in re.split(r"[^\w'’ʼ-]+", name.replace("ё", "е").replace("Ё", "Е")) if word)
    )


def near(first: str, second: str) -> bool:
    """Whether two clubs may be one with a slip of the pen, or with more or fewer words; numbers tell clubs apart."""
    one, other = club_key(first), club_key(second)
    if one == other:
        return True
    if re.sub(r"\D", "", first) != re.sub(r"\D", "", second) or min(len(one), len(other)) < SHORTEST:
        return False
    return one in other or other in one or _near(one.casefold(), other.casefold())


def near_clubs(clubs: Iterable[str]) -> Iterator[Note]:
    """Pairs of clubs that may be one with a slip of the pen, and would not be kept apart."""
    names = sorted({club for club in clubs if len(club) > 3})
    for first, second in combinations(names, 2) if len(names) <= MOST else ():
        if re.sub(r"\d", "", first) != re.sub(r"\d", "", second) and _near(first.casefold(), second.casefold()):
            yield Note("exchange-clubs-near", {"first": first, "second": second})


def _near(first: str, second: str) -> bool:
    match = SequenceMatcher(None, first, second)
    return match.real_quick_ratio() >= NEAR and match.ratio() >= NEAR
