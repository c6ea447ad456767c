"""Finding a fighter by what somebody types of his name, club or number, as phones write it."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

from hofmarshal.desk.event_programme import nomination_stream
from hofmarshal.rules.block import Text
from hofmarshal.server.people import Person
from hofmarshal.server.venue import Venue
from hofmarshal.tournament import nomination, programme

MOST_FOUND = 20
"""How many are told; who looks for more types more."""

_ALIKE = str.maketrans({"ё": "е", "ґ": "г", "ʼ": "'", "’": "'", "`": "'", "‘": "'", "-": " ", "‐": " ", ".": " "})


class Found(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who takes part, with what tells namesakes apart."""

    entry: str
    name: str
    club: str = ""
    nominations: tuple[Text, ...] = ()


class Findings(msgspec.Struct, frozen=True, kw_only=True):
    """Who was found, at most twenty; `more`: there are others."""

    people: tuple[Found, ...]
    more: bool = False


def folded(text: str) -> str:
    """A name as it is compared: small letters, ё as е, ґ as г, no accents but й and ї, apostrophes alike, hyphens as spaces."""
    small = text.casefold().translate(_ALIKE)
    parts = unicodedata.normalize("NFD", small)
    plain = "".join(
        char for number, char in enumerate(parts) if not unicodedata.combining(char) or parts[number - 1] in "иі"
    )
    return " ".join(unicodedata.normalize("NFC", plain).split())


class _Row(msgspec.Struct, frozen=True):
    entry: str
    words: tuple[str, ...]
    person: Person


class Search:
    """Everybody who takes part in a venue's event. Safe to use from several threads: what is kept is replaced whole."""

    def __init__(self, venue: Venue) -> None:
        self._venue = venue
        self._kept: tuple[tuple[Any, ...], tuple[_Row, ...]] | None = None

    def find(self, typed: str) -> Findings:
        """Those in whose name, club or number each word begins a word, by name; nobody for nothing."""
        wanted = folded(typed).split()[:6]
        if not wanted:
            return Findings(people=())
        state: programme.State = self._venue.look(programme.STREAM)
        states = {name: self._venue.look(nomination_stream(name)) for name in state.nominations}
        rows = [row for row in self._rows(state, states) if _fits(row.words, wanted)]
        return Findings(
            people=tuple(_found(row, state, states) for row in rows[:MOST_FOUND]), more=len(rows) > MOST_FOUND
        )

    def _rows(self, state: programme.State, states: Mapping[str, nomination.State]) -> tuple[_Row, ...]:
        people = self._venue.festival.people.all()
        entered = tuple(one.entries for one in states.values())
        rests = (*map(id, entered), id(people), id(state.quick))
        kept = self._kept
        if kept is not None and kept[0][:-1] == rests:
            return kept[1]
        entries = dict.fromkeys(entry for one in entered for entry in one)
        entries |= dict.fromkeys(entry for one in state.quick.values() for entry in (one.red, one.blue))
        rows = tuple(sorted(_made(entries, people), key=lambda row: (row.words, row.entry)))
        self._kept = (
            (*rests, (entered, people, state.quick)),
            rows,
        )  # the objects are held, so that no id is used again
        return rows


def _made(entries: Iterable[str], people: Mapping[str, Person]) -> Iterator[_Row]:
    for entry in entries:
        person = people.get(entry)
        if person is not None and person.name:
            words = (*folded(person.name).split(), *folded(person.club).split(), folded(entry))
            yield _Row(entry, words, person)


def _fits(words: tuple[str, ...], wanted: list[str]) -> bool:
    return all(any(word.startswith(one) for word in words) for one in wanted)


def _found(row: _Row, state: programme.State, states: Mapping[str, nomination.State]) -> Found:
    titles = tuple(state.nominations[name].rules.title for name, one in states.items() if row.entry in one.entries)
    return Found(entry=row.entry, name=row.person.name, club=row.person.club, nominations=titles)
