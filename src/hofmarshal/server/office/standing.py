"""What an entry is still missing for a nomination, by clause: papers, age and gear weighed against what is known of it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from datetime import date
from typing import Any, NamedTuple, Protocol

import msgspec

from hofmarshal.admission import letting, papers
from hofmarshal.admission.papers import Asking, Missing, Paper, admit
from hofmarshal.desk.decider import Look
from hofmarshal.desk.event_admission import Inspected, inspection_stream, letting_stream
from hofmarshal.desk.event_programme import nomination_stream
from hofmarshal.rules.gear_model import Admission, Bar, Cites, in_force
from hofmarshal.rules.notes import Note
from hofmarshal.server.content import Pinned
from hofmarshal.server.dossiers import Dossiers, part_of, parts_under
from hofmarshal.server.event import EventFacts
from hofmarshal.server.people import Person
from hofmarshal.tournament import entry_book, nomination, programme
from hofmarshal.tournament.programme_details import first_day, last_day

BIRTH = "birth"
"""The part of a dossier that holds the day of birth."""

PAPER = "paper"
"""The parts `paper/ID` of a dossier hold what was handed in: a paper of this id serves every nomination that asks for it."""


class Birth(msgspec.Struct, frozen=True, kw_only=True):
    """The day somebody was born."""

    born: date


class KeptPaper(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A paper as the desk saw it: signed, what it confirms, its last day of validity where it states one."""

    signed: bool = False
    confirms: tuple[str, ...] = ()
    expires: date | None = None


class Ground(Protocol):
    """What a standing is read from: a `Festival`, say."""

    @property
    def facts(self) -> EventFacts:
        """The event's programme and rules."""

    @property
    def dossiers(self) -> Dossiers:
        """What is private."""

    @property
    def look(self) -> Look | None:
        """Gives the present state of a stream; None before there is a desk."""

    def person(self, entry: str) -> Person | None:
        """Who an entry is."""


class Stand(msgspec.Struct, frozen=True, kw_only=True):
    """Where an entry stands with the admission to a nomination.

    `asked`: whether anything is asked of it here at all. `missing`: the conditions not met, in words that may hold private
    dates: for the desk's eyes only, `obstacles` is for everybody else. `waived`: what an organiser let pass (`let`).
    `met`: the conditions that are met. `bar`: what an entry that lacks something may not be part of, by its clauses.
    Of a team, `members` are its fighters' own stands, and `least` how many of them must be admitted for the draw.
    """

    nomination: str
    entry: str
    asked: bool = False
    missing: tuple[Missing, ...] = ()
    waived: tuple[Missing, ...] = ()
    let: letting.Let | None = None
    met: tuple[Note, ...] = ()
    bar: Bar | None = None
    members: dict[str, Stand] = {}
    least: int = 0

    @property
    def admitted(self) -> bool:
        """Whether nothing is missing but what an organiser let pass."""
        return not self.missing and all(one.admitted for one in self.members.values())

    @property
    def barred(self) -> tuple[str, ...]:
        """What the entry may not be part of now: of `draw`, `call`."""
        return tuple(what for what in ("draw", "call") if self.obstacles(what))

    @property
    def barred_by(self) -> Cites:
        """The clauses that bar."""
        return self.bar.cites if self.bar is not None else ()

    @property
    def lacking(self) -> tuple[letting.Lack, ...]:
        """What is missing, without anything private."""
        return tuple(dict.fromkeys(lack_of(one) for one in self.missing))

    def obstacles(self, what: str) -> tuple[Note, ...]:
        """Why the entry may not be part of `what` (`draw`, `call`): a note for each thing missing, without private data."""
        if self.bar is None or what not in self.bar.from_:
            return ()
        notes = [_plain(one, self.entry, self.bar.cites) for one in self.missing]
        ready = sum(one.admitted for one in self.members.values())
        if what == "call" or ready < self.least:
            notes += [note for one in self.members.values() for note in one.obstacles(what)]
        return tuple(note for number, note in enumerate(notes) if note not in notes[:number])


def lack_of(one: Missing) -> letting.Lack:
    """What an organiser's override names of it."""
    return letting.Lack(one.condition, one.note.code)


def _plain(one: Missing, entry: str, barred_by: Cites) -> Note:
    """What is missing in words that anyone may read and the journal may keep: no dates, no laws."""
    cites = tuple(dict.fromkeys((*one.note.cites, *barred_by)))
    if one.condition in ("age", "gear", "event", "roster"):
        return Note(f"admission-barred-{one.condition}", {"entry": entry}, cites)
    return Note("admission-barred-paper", {"entry": entry, "paper": one.condition}, cites)


def standing(ground: Ground, name: str, entry: str) -> Stand:
    """Where an entry stands with a nomination of the event; nothing is asked in one there is not."""
    return Survey(ground).stand(name, entry)


class Survey:
    """Many standings at one moment: what several rest on is looked at once. `known`: the only inspections and overrides
    there are, where somebody has listed them; without it each is looked up.
    """

    def __init__(self, ground: Ground, known: Collection[str] | None = None) -> None:
        self._ground = ground
        self._state = ground.facts.programme()
        self._known = frozenset(known) if known is not None else None
        self._weighers: dict[str, _Weigher | None] = {}
        self._files: dict[str, _File] = {}

    def stand(self, name: str, entry: str) -> Stand:
        """Where an entry stands with a nomination."""
        bare = Stand(nomination=name, entry=entry)
        if name not in self._weighers:
            self._weighers[name] = self._weigher(name)
        weigher = self._weighers[name]
        if weigher is None:
            return bare
        if not self._state.nominations[name].rules.team:
            return weigher.fighter(bare)
        book: entry_book.State = self._look(entry_book.STREAM)
        team = entry_book.roster(book, name, entry)
        is_fighter = not team and entry not in _entries(self._look, name)
        return weigher.fighter(bare) if is_fighter else weigher.team(bare, tuple(one.entry for one in team))

    def _weigher(self, name: str) -> _Weigher | None:
        listed = self._state.nominations.get(name)
        if listed is None or listed.settings.admission == "elsewhere" or self._ground.look is None:
            return None
        pinned = self._ground.facts.library.pinned(listed.rules.content)
        if pinned.admission is None or not asks(pinned.admission, pinned.nomination):
            return None
        return _Weigher(self._file, self._state, pinned, pinned.admission, self._look)

    def _look(self, stream: str) -> Any:
        """The state of a stream; of an inspection or override that is not there, that there is none."""
        if self._known is not None and stream not in self._known:
            if stream.startswith("inspection/"):
                return _UNSEEN
            if stream.startswith("admission/"):
                return _UNASKED
        return self._ground.look(stream) if self._ground.look is not None else None

    def _file(self, entry: str) -> _File:
        """What the desk has of a person."""
        found = self._files.get(entry)
        if found is None:
            dossiers, person = self._ground.dossiers, self._ground.person(entry)
            birth = part_of(dossiers, entry, BIRTH, Birth)
            kept = parts_under(dossiers, entry, PAPER, KeptPaper)
            found = self._files[entry] = _File(
                papers.Fighter(birth.born if birth else None, person.country if person is not None else ""),
                tuple(Paper(name, one.signed, one.confirms, one.expires) for name, one in kept.items()),
            )
        return found


class _File(NamedTuple):
    """What the desk has of a person."""

    fighter: papers.Fighter
    papers: tuple[Paper, ...]


_UNSEEN = Inspected(None)
_UNASKED = letting.State()


def asks(rules: Admission, kind: str) -> bool:
    """Whether a rulebook asks anything of who enters what it calls `kind`."""
    return rules.age is not None or bool(rules.papers) or any(in_force(one.in_, kind) for one in rules.gear)


def standings(ground: Ground, entry: str, names: Iterable[str] | None = None) -> dict[str, Stand]:
    """Where an entry stands with each nomination it has entered (or those named), by the nomination's name."""
    wanted = nominations_of(ground, entry) if names is None else tuple(names)
    return {name: standing(ground, name, entry) for name in wanted}


def nominations_of(ground: Ground, entry: str) -> tuple[str, ...]:
    """The nominations an entry has entered and not left."""
    look = ground.look
    if look is None:
        return ()
    names = ground.facts.programme().nominations
    return tuple(name for name in names if nomination.is_active(look(nomination_stream(name)), entry))


def memberships(ground: Ground, entry: str) -> tuple[str, ...]:
    """The nominations somebody is in: those he has entered, and those in which he is on a team's roster."""
    own = set(nominations_of(ground, entry))
    if ground.look is not None:
        rosters: entry_book.State = ground.look(entry_book.STREAM)
        own |= {name for (name, _), team in rosters.rosters.items() if any(one.entry == entry for one in team)}
    return tuple(name for name in ground.facts.programme().nominations if name in own)


def barred_from_draw(ground: Ground, name: str) -> dict[str, tuple[Note, ...]]:
    """Who is checked in and may not be drawn, with what is missing; in the order of entry."""
    if ground.look is None or name not in ground.facts.programme().nominations:
        return {}
    state: nomination.State = ground.look(nomination_stream(name))
    here = (code for code, one in state.entries.items() if one.checked_in and nomination.is_active(state, code))
    survey = Survey(ground)
    found = ((entry, survey.stand(name, entry).obstacles("draw")) for entry in here)
    return {entry: notes for entry, notes in found if notes}


def barred_from_call(ground: Ground, name: str, entries: Iterable[str]) -> tuple[Note, ...]:
    """Why these entries (or fighters of teams) may not be called in a nomination."""
    return tuple(note for entry in dict.fromkeys(entries) for note in standing(ground, name, entry).obstacles("call"))


def _entries(look: Look, name: str) -> Iterable[str]:
    state: nomination.State = look(nomination_stream(name))
    return state.entries


class _Weigher:
    """Weighs what is known of entries against one nomination's conditions."""

    def __init__(
        self, file: Callable[[str], _File], state: programme.State, pinned: Pinned, rules: Admission, look: Look
    ) -> None:
        self._file = file
        self._look = look
        self._state = state
        self._pinned = pinned
        self._event = event_of(state)
        self._rules = rules if self._event is not None else msgspec.structs.replace(rules, age=None)
        self._unknown = _undescribed(rules) if self._event is None else ()
        self._bar = next((one for one in rules.bars if in_force(one.in_, pinned.nomination)), None)

    def fighter(self, bare: Stand) -> Stand:
        """The stand of a fighter."""
        answer = admit(self._rules, self._pinned.nomination, self._asking(bare))
        missing = (*self._unknown, *answer.missing)
        return self._settled(bare, missing, answer.met)

    def team(self, bare: Stand, members: tuple[str, ...]) -> Stand:
        """The stand of a team: that of its fighters, who must be known by name."""
        stands = {one: self.fighter(msgspec.structs.replace(bare, entry=one)) for one in members}
        cites = self._bar.cites if self._bar is not None else ()
        missing = () if members else (Missing("roster", Note("admission-no-roster", {}, cites)),)
        roster = self._pinned.rules.roster
        least = (roster.main_min if roster is not None else 0) or 1
        return msgspec.structs.replace(self._settled(bare, missing, ()), members=stands, least=least)

    def _settled(self, bare: Stand, missing: tuple[Missing, ...], met: tuple[Note, ...]) -> Stand:
        let: letting.State = self._look(letting_stream(bare.nomination, bare.entry))
        return msgspec.structs.replace(
            bare,
            asked=bool(missing or met),
            missing=tuple(one for one in missing if not let.covers(lack_of(one))),
            waived=tuple(one for one in missing if let.covers(lack_of(one))),
            let=let.let,
            met=met,
            bar=self._bar,
        )

    def _asking(self, bare: Stand) -> Asking:
        file = self._file(bare.entry)
        return Asking(
            fighter=file.fighter,
            event=self._event or papers.Event("", date.min, date.min),
            papers=file.papers,
            gear=_gear(self._look(inspection_stream(bare.nomination, bare.entry))),
            ages=dict(self._state.details.ages),
        )


def event_of(state: programme.State) -> papers.Event | None:
    """Where and when; None where nobody has said yet, so that neither an age nor a paper's last day can be judged."""
    details = state.details
    first, last = first_day(details), last_day(details)
    if first is None or last is None or not details.country:
        return None
    return papers.Event(details.country, first, last)


def _undescribed(rules: Admission) -> tuple[Missing, ...]:
    """That country and days are not said, where a condition hangs on them."""
    cites = rules.age.cites if rules.age is not None else tuple(rules.papers[0].cites) if rules.papers else None
    return () if cites is None else (Missing("event", Note("admission-event-unknown", {}, cites)),)


def _gear(inspected: Inspected) -> papers.Verdict | None:
    """What an inspection ended in; None while nobody has looked."""
    state = inspected.state
    if state.closed is not None:
        return state.closed.verdict
    return "again" if state.seen or state.broken else None
