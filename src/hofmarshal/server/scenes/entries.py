"""The scene of the entries: built a row an entry, of which only those are made anew that rest on something else now."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any
from weakref import ref

from hofmarshal.contest.rosters import check_roster, reserves_allowed
from hofmarshal.desk.event_admission import inspection_stream, letting_stream
from hofmarshal.desk.event_programme import nomination_stream
from hofmarshal.rules.block import Text
from hofmarshal.rules.notes import Note
from hofmarshal.server.dossier_acts import dossier_stream
from hofmarshal.server.festival import Festival
from hofmarshal.server.office.standing import BIRTH, Stand, standing
from hofmarshal.server.people import Person
from hofmarshal.server.said import said
from hofmarshal.server.scenes.model import Said
from hofmarshal.server.scenes.model_entries import (
    ApplicationRow,
    EntriesNomination,
    EntriesScene,
    EntryRow,
    RosterMember,
    TakesRow,
)
from hofmarshal.server.scenes.world import World
from hofmarshal.server.titles import titles_of
from hofmarshal.tournament import entry_book as book
from hofmarshal.tournament import nomination as nom
from hofmarshal.tournament import programme
from hofmarshal.tournament.state import standing as standing_in

TOPIC = "entries"
CONTACT = "contact"
KINDS = (book.STREAM, "programme", "nomination", "dossier", "inspection", "admission")
"""The kinds of streams that change it."""

PLAIN = ("age", "gear", "event", "roster")
"""The conditions of an admission that are no papers."""

Lack = tuple[str, Said]
"""Something missing: its key, and what it is called."""


class Entries:
    """The entries of one world. Its caller holds a lock."""

    def __init__(self, world: World) -> None:
        self._world = ref(world)
        self._rows: dict[str, tuple[tuple[Any, ...], EntryRow]] = {}
        self._lacks: dict[str, Said] = {}

    def topics(self) -> tuple[str, ...]:
        """Its one topic."""
        return (TOPIC,)

    def changed(self, kind: str) -> tuple[str, ...]:
        """Whether a stream of this kind changes it."""
        return (TOPIC,) if kind in KINDS else ()

    def scene(self, state: programme.State) -> EntriesScene:
        """The scene as it is now."""
        world = self._there()
        entries: book.State = world.look(book.STREAM)
        held: dict[str, nom.State] = {name: world.look(nomination_stream(name)) for name in state.nominations}
        drawn = {name: _drawn(one) for name, one in held.items()}
        codes = dict.fromkeys(code for one in held.values() for code in one.entries)
        codes |= dict.fromkeys(member.entry for members in entries.rosters.values() for member in members)
        codes |= dict.fromkeys(one.entry for one in entries.applications.values() if one.status == "asked")
        rows = {code: self._row(world, state, entries, held, drawn, code) for code in codes}
        self._rows = {code: kept for code, kept in self._rows.items() if code in rows}
        titles = titles_of(state)
        nominations = {name: _nomination(state, name, one, titles[name]) for name, one in held.items()}
        return EntriesScene(
            people=rows,
            nominations=nominations,
            next=_next(state, codes),
            lacks=self._lacks,
            applications={f"{one.nomination}/{one.entry}": one for one in _waiting(entries, nominations)},
            apart=tuple(sorted(entries.apart)),
        )

    def _there(self) -> World:
        world = self._world()
        if world is None:
            raise RuntimeError("the world is gone")
        return world

    def _row(
        self,
        world: World,
        state: programme.State,
        entries: book.State,
        held: dict[str, nom.State],
        drawn: dict[str, frozenset[str]],
        code: str,
    ) -> EntryRow:
        person = world.person(code)
        private: dict[str, str] = world.look(dossier_stream(code))
        erased = code in state.erased
        rests: list[Any] = [person, tuple(private.items()), erased, state.details]
        takes: list[tuple[str, nom.State]] = []
        for name, one in held.items():
            if code in one.entries:
                takes.append((name, one))
                team = book.roster(entries, name, code)
                rests += [
                    name, one.entries[code], standing_in(one, code), code in drawn[name], state.nominations[name], one.rules,
                    team, world.look(letting_stream(name, code)), world.look(inspection_stream(name, code)),
                    *(world.look(inspection_stream(name, member.entry)) for member in team),
                    *(tuple(world.look(dossier_stream(member.entry)).items()) for member in team),
                ]  # fmt: skip
        kept = self._rows.get(code)
        if (
            kept is not None
            and len(kept[0]) == len(rests)
            and all(a is b or a == b for a, b in zip(kept[0], rests, strict=True))
        ):
            return kept[1]
        row = EntryRow(
            entry=code,
            name=person.name if person is not None else "",
            club=person.club if person is not None else "",
            club_code=person.club_code if person is not None else "",
            country=person.country if person is not None else "",
            born=BIRTH in private and not erased,
            contact=CONTACT in private and not erased,
            erased=erased,
            missing=self._keys(_missing(person, erased=erased)),
            takes={
                name: self._takes(world, entries, name, one, code, drawn=code in drawn[name]) for name, one in takes
            },
        )
        self._rows[code] = (tuple(rests), row)
        return row

    def _takes(
        self, world: World, entries: book.State, name: str, state: nom.State, code: str, *, drawn: bool
    ) -> TakesRow:
        entry, stands = state.entries[code], standing_in(state, code)
        roster = book.roster(entries, name, code)
        missing = list(_missing_here(state, code, roster)) if stands.state == "active" else []
        if stands.state == "active":
            missing += _admission(world, name, code)
        return TakesRow(
            here=entry.checked_in,
            state=stands.state,
            why=str(stands.why.args.get("reason", "")) if stands.why is not None else "",
            rating=entry.rating,
            weight=entry.weight_category,
            drawn=drawn,
            missing=self._keys(missing),
            roster=tuple(
                RosterMember(entry=one.entry, number=one.number, reserve=one.reserve, captain=one.captain)
                for one in roster
            ),
        )

    def _keys(self, lacks: Iterable[Lack]) -> tuple[str, ...]:
        """Keys of what is missing, their words being kept once for all rows."""
        found = []
        for key, words in lacks:
            if self._lacks.get(key) != words:
                self._lacks = {**self._lacks, key: words}
            found.append(key)
        return tuple(dict.fromkeys(found))


def _lack(what: str, cites: tuple[str, ...] = ()) -> Said:
    return said(Note(f"entries-lacks-{what}", {}, cites))


def _missing(person: Person | None, *, erased: bool) -> Iterator[Lack]:
    if erased:
        return
    if person is None or not person.name:
        yield "name", _lack("name")
    if person is None or not person.club:
        yield "club", _lack("club")


def _missing_here(state: nom.State, code: str, roster: tuple[book.Member, ...]) -> Iterator[Lack]:
    weight = state.rules.weight
    if weight is not None and weight.categories and not state.entries[code].weight_category:
        yield "weight", _lack("weight", weight.cites)
    if state.rules.team:
        reserves = sum(one.reserve for one in roster)
        faults = check_roster(state.rules, len(roster) - reserves, reserves)
        if faults or not roster:
            cites = tuple(dict.fromkeys(clause for note in faults for clause in note.cites))
            yield f"roster-{state.name}", _lack("roster", cites)


def _admission(world: World, name: str, code: str) -> Iterator[Lack]:
    """What the rulebook's admission still asks, in words without dates or laws."""
    festival: Festival | None = getattr(world, "festival", None)
    if festival is None:
        return
    found: Stand = standing(festival, name, code)
    for one in found.missing:
        cites = tuple(dict.fromkeys((*one.note.cites, *found.barred_by)))
        if one.condition in PLAIN:
            yield f"{one.condition}-{name}", _lack(one.condition, cites)
        else:
            yield f"paper-{one.condition}-{name}", _paper(festival, name, one.condition, cites)
    if any(not one.admitted for one in found.members.values()):
        yield f"members-{name}", _lack("members", found.barred_by)


def _paper(festival: Festival, name: str, paper: str, cites: tuple[str, ...]) -> Said:
    """A paper by the name its rulebook gives it."""
    content = festival.facts.programme().nominations[name].rules.content
    admission = festival.facts.library.pinned(content).admission
    named = next((one.name for one in admission.papers if one.id == paper), None) if admission is not None else None
    if named is None:
        return _lack("paper", cites)
    return Said(code="entries-lacks-paper", en=named.en, ru=named.ru, uk=named.uk, cites=cites)


def _drawn(state: nom.State) -> frozenset[str]:
    return frozenset(code for stage in state.stages.values() for group in stage.groups for code in group.entries)


def _nomination(state: programme.State, name: str, held: nom.State, title: Text) -> EntriesNomination:
    listed, rules = state.nominations[name], held.rules
    reserves, cites = reserves_allowed(rules, rules.roster.main_max if rules.roster is not None else 0)
    active = [code for code in held.entries if nom.is_active(held, code)]
    return EntriesNomination(
        title=title,
        team=rules.team,
        book=listed.rules.content,
        capacity=listed.settings.capacity,
        entered=len(active),
        here=sum(held.entries[code].checked_in for code in active),
        drawn=bool(held.stages),
        over=held.signed is not None,
        weights=rules.weight is not None and rules.weight.categories,
        roster_min=rules.roster.main_min if rules.roster is not None else 0,
        roster_max=rules.roster.main_max if rules.roster is not None else 0,
        reserves=reserves,
        roster_cites=tuple(dict.fromkeys((*(rules.roster.cites if rules.roster is not None else ()), *cites))),
    )


def _waiting(entries: book.State, nominations: dict[str, EntriesNomination]) -> Iterator[ApplicationRow]:
    for name, one in nominations.items():
        free = max(0, one.capacity - one.entered) if one.capacity else None
        for place, asked in enumerate(book.waiting(entries, name), 1):
            line = max(0, place - free) if free is not None else 0
            yield ApplicationRow(entry=asked.entry, nomination=name, at=asked.at, place=line)


def _next(state: programme.State, codes: dict[str, None]) -> str:
    known = (*state.people, *state.erased, *codes)
    numbers = [int(one) for one in known if one.isascii() and one.isdecimal() and len(one) < 10]
    return str(max(numbers, default=0) + 1)
