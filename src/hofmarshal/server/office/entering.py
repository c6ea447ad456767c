"""Entering people into the event and changing what is known of them: one way for a form, a spreadsheet and a self-entry."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import date

import msgspec

from hofmarshal.desk.event_programme import nomination_stream
from hofmarshal.rules.notes import Note, Refusal
from hofmarshal.server.dossiers import part_of
from hofmarshal.server.errors import HttpRefusal, no
from hofmarshal.server.event_add import nameless
from hofmarshal.server.office.context import Office
from hofmarshal.server.office.players import characters
from hofmarshal.server.office.standing import BIRTH, Birth
from hofmarshal.server.people import Person
from hofmarshal.server.wire import Identity
from hofmarshal.tournament import entry_book as book
from hofmarshal.tournament import nomination as nom
from hofmarshal.tournament import programme
from hofmarshal.tournament.entries import Entry

CONTACT = "contact"
"""The part of a dossier that says how to reach somebody."""

TOGETHER = 8
"""Threads that keep private data of a list at once: their commits join in one write."""


class Contact(msgspec.Struct, frozen=True, kw_only=True):
    """How to reach somebody: a telephone number, an address, whatever he wrote."""

    text: str


class Takes(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """How somebody takes part in a nomination: his rating there (orders the snake), his weight category where asked."""

    rating: int = 0
    weight: str = ""


class NewEntry(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody to be entered; no `entry`: the next free number. What is empty of a known person stays as it is."""

    entry: str = ""
    name: str = ""
    club: str = ""
    country: str = ""
    born: date | None = None
    contact: str = ""
    takes: Mapping[str, Takes] = {}


Rosters = Callable[[tuple[str, ...]], tuple[book.SetRoster, ...]]
"""The rosters a list brings, once its people have their numbers."""


class EntryDesk:
    """Where entries are written. One at a time in all processes, so that no number is given twice and no change lost."""

    def __init__(self, office: Office) -> None:
        self.office = office
        self.lock = office.alone

    # What there is

    @property
    def state(self) -> book.State:
        """The book of entries."""
        found: book.State = self.office.venue.look(book.STREAM)
        return found

    def nomination(self, name: str) -> nom.State:
        """A nomination of the event; raises `HttpRefusal` (404)."""
        if name not in self.office.programme.nominations:
            raise no(
                404, "programme-unknown-nomination", nomination=name[:60] or "–", known=_known(self.office.programme)
            )
        found: nom.State = self.office.venue.look(nomination_stream(name))
        return found

    def taken(self) -> set[str]:
        """Every number that is somebody's, or was."""
        state = self.office.programme
        found = {*self.office.people.all(), *state.people, *state.erased, *characters(self.office)}
        return found.union(*(self.nomination(name).entries for name in state.nominations))

    def next_number(self, beside: Iterable[str] = ()) -> str:
        """The number after the highest that was ever given out."""
        numbers = [int(one) for one in (*self.taken(), *beside) if one.isascii() and one.isdecimal() and len(one) < 10]
        return str(max(numbers, default=0) + 1)

    def born(self, entry: str) -> date | None:
        """The day somebody was born, where the desk knows it."""
        found = part_of(self.office.dossiers, entry, BIRTH, Birth)
        return found.born if found is not None else None

    def contact(self, entry: str) -> str:
        """How to reach somebody."""
        found = part_of(self.office.dossiers, entry, CONTACT, Contact)
        return found.text if found is not None else ""

    def takes_part(self, entry: str) -> dict[str, Entry]:
        """The nominations somebody is entered in, whether or not he left."""
        look, state = self.office.venue.look, self.office.programme
        found = {name: look(nomination_stream(name)).entries.get(entry) for name in state.nominations}
        return {name: one for name, one in found.items() if one is not None}

    # Entering

    def enter(
        self,
        you: Identity,
        wanted: Sequence[NewEntry],
        *,
        as_list: str = "",
        people: int | None = None,
        rosters: Rosters | None = None,
    ) -> tuple[str, ...]:
        """Enter these people, all of them or nobody; their numbers. `as_list` names a list that is taken in once.

        `people` counts the list's (None: all who are entered); `rosters` makes of the numbers the rosters taken in with
        them. Raises `HttpRefusal` for a number that is somebody else's (409), an unknown nomination (404).
        """
        with self.lock:
            numbered = self._numbered(wanted)
            for name in {name for one in numbered for name in one.takes}:
                self._enterable(name)
            self._introduce(you, numbered)
            into = self._into(numbered)
            entries = tuple(one.entry for one in numbered)
            if into or as_list:
                made = rosters(entries) if rosters is not None else ()
                self.take_in(
                    you, into, people=len(numbered) if people is None else people, as_list=as_list, rosters=made
                )
            return entries

    def take_in(
        self, you: Identity, into: Mapping[str, Sequence[Entry]], *, people: int = 0, as_list: str = "",
        rosters: tuple[book.SetRoster, ...] = (),
    ) -> None:  # fmt: skip
        """Tell the journal of new or changed entries, nameless, as one fact."""
        name = as_list or secrets.token_hex(8)
        lists = {key: tuple(ones) for key, ones in into.items()}
        command = book.TakeIn(id=name, into=lists, people=people, rosters=rosters)
        self.office.give(you, book.STREAM, command)

    def _numbered(self, wanted: Sequence[NewEntry]) -> tuple[NewEntry, ...]:
        given = [one.entry for one in wanted if one.entry]
        known = self.office.people.all()
        free = int(self.next_number(given))
        found = []
        for one in wanted:
            entry = one.entry
            if not entry:
                entry, free = str(free), free + 1
            there = known.get(entry)
            if there is None and entry in self.office.programme.erased:
                raise no(409, "entries-number-erased", entry=entry)
            if there is not None and one.name and there.name and there.name != one.name:
                raise no(409, "entries-number-taken", entry=entry, name=there.name)
            found.append(msgspec.structs.replace(one, entry=entry))
        return tuple(found)

    def _enterable(self, name: str) -> None:
        """Once a nomination's places are signed nobody enters it."""
        if self.nomination(name).signed is not None:
            raise no(409, "entries-nomination-over", nomination=name)

    def _introduce(self, you: Identity, numbered: Sequence[NewEntry]) -> None:
        known = self.office.people.all()
        self.office.introduce(you, [_person(one, known.get(one.entry)) for one in numbered])
        parts: list[tuple[str, str, msgspec.Struct]] = []
        for one in numbered:
            if one.born is not None:
                parts.append((one.entry, BIRTH, Birth(born=one.born)))
            if one.contact:
                parts.append((one.entry, CONTACT, Contact(text=one.contact)))
        if len(parts) <= 1:
            for part in parts:
                self.office.keep(you, *part)
        else:
            with ThreadPoolExecutor(TOGETHER) as pool:
                for done in [pool.submit(self.office.keep, you, *part) for part in parts]:
                    done.result()

    def _into(self, numbered: Sequence[NewEntry]) -> dict[str, list[Entry]]:
        people = self.office.people.all()
        held = {name: self.nomination(name).entries for name in {name for one in numbered for name in one.takes}}
        into: dict[str, list[Entry]] = {}
        for one in numbered:
            for name, takes in one.takes.items():
                person = people[one.entry]
                there = held[name].get(one.entry)
                made = Entry(
                    one.entry, country=person.country, rating=takes.rating, weight_category=takes.weight,
                    checked_in=there.checked_in if there is not None else False,
                )  # fmt: skip
                into.setdefault(name, []).append(nameless(made, people))
        return into

    # Changing

    def renamed(self, you: Identity, people: Sequence[Person]) -> None:
        """Change names, clubs or countries, and what the nominations know of clubs and countries."""
        with self.lock:
            self.office.introduce(you, people)
            known = self.office.people.all()
            into: dict[str, list[Entry]] = {}
            for person in people:
                for name, there in self.takes_part(person.entry).items():
                    now = msgspec.structs.replace(nameless(there, known), country=known[person.entry].country)
                    if now != there:
                        into.setdefault(name, []).append(now)
            if into:
                self.take_in(you, into, people=len(people))

    def keep_private(self, you: Identity, entry: str, born: date | None, contact: str) -> None:
        """Keep a birth date and a contact, or drop them where they are empty now."""
        with self.lock:
            for part, value in (
                (BIRTH, Birth(born=born) if born is not None else None),
                (CONTACT, Contact(text=contact) if contact else None),
            ):
                if value is not None:
                    self.office.keep(you, entry, part, value)
                elif part in self.office.dossiers.all().get(entry, {}):
                    self.office.drop(you, entry, part)


def _person(one: NewEntry, known: Person | None) -> Person:
    """Who that is: what is given, else what is known."""
    old = known or Person(entry=one.entry)
    return Person(
        entry=one.entry, name=one.name or old.name, club=one.club or old.club, country=one.country or old.country,
        club_code=old.club_code,
    )  # fmt: skip


def _known(state: programme.State) -> str:
    return ", ".join(state.nominations) or "–"


def changed_meanwhile(clashes: Sequence[tuple[str, str, str]]) -> HttpRefusal:
    """Somebody else changed the same (409): each field with what he wrote and what was to be written now."""
    reasons = tuple(
        Note("entries-field-changed", {"field": field, "theirs": theirs or "–", "mine": mine or "–"})
        for field, theirs, mine in clashes
    )
    return HttpRefusal(409, Refusal("entries-changed-meanwhile", {"count": len(clashes)}, (), reasons))
