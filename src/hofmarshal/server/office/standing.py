"""What an entry is still missing for a nomination, by clause: papers, age and gear weighed against what is known of it."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date

import msgspec

from hofmarshal.admission import papers
from hofmarshal.admission.papers import Asking, Missing, Paper, admit
from hofmarshal.desk.event_programme import nomination_stream
from hofmarshal.rules.gear_model import Admission, Cites, in_force
from hofmarshal.rules.notes import Note
from hofmarshal.server.dossiers import part_of, parts_under
from hofmarshal.server.festival import Festival
from hofmarshal.tournament import nomination as nom
from hofmarshal.tournament import programme
from hofmarshal.tournament.programme_details import first_day, last_day

BIRTH = "birth"
"""The part of a dossier that holds the day of birth."""

PAPER = "paper"
"""The parts `paper/ID` of a dossier hold what was handed in."""


class Birth(msgspec.Struct, frozen=True, kw_only=True):
    """The day somebody was born."""

    born: date


class KeptPaper(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A paper as the desk saw it: signed, what it confirms, its last day of validity where it states one."""

    signed: bool = False
    confirms: tuple[str, ...] = ()
    expires: date | None = None


class Stand(msgspec.Struct, frozen=True, kw_only=True):
    """Where an entry stands with the admission to a nomination.

    `asked`: whether anything is asked of it here at all. `missing`: the conditions not met, in words that may hold private
    dates: for the desk's eyes only, `obstacles` is for everybody else. `barred`: what it may not be part of meanwhile
    (`draw`, `call`), by the clauses `barred_by`. `met`: the conditions that are met.
    """

    nomination: str
    entry: str
    asked: bool = False
    missing: tuple[Missing, ...] = ()
    met: tuple[Note, ...] = ()
    barred: tuple[str, ...] = ()
    barred_by: Cites = ()

    @property
    def admitted(self) -> bool:
        """Whether nothing is missing."""
        return not self.missing

    def obstacles(self, what: str) -> tuple[Note, ...]:
        """Why the entry may not be part of `what` (`draw`, `call`): a note for each thing missing, without private data."""
        if what not in self.barred:
            return ()
        notes = [_plain(one, self.entry, self.barred_by) for one in self.missing]
        return tuple(note for number, note in enumerate(notes) if note not in notes[:number])


def _plain(one: Missing, entry: str, barred_by: Cites) -> Note:
    """What is missing in words that anyone may read and the journal may keep: no dates, no laws."""
    cites = tuple(dict.fromkeys((*one.note.cites, *barred_by)))
    if one.condition in ("age", "gear", "event"):
        return Note(f"admission-barred-{one.condition}", {"entry": entry}, cites)
    return Note("admission-barred-paper", {"entry": entry, "paper": one.condition}, cites)


def standing(festival: Festival, nomination: str, entry: str) -> Stand:
    """Where an entry stands with a nomination of the event; nothing is asked in one there is not."""
    state = festival.facts.programme()
    listed = state.nominations.get(nomination)
    bare = Stand(nomination=nomination, entry=entry)
    if listed is None or listed.settings.admission == "elsewhere":
        return bare
    pinned = festival.facts.library.pinned(listed.rules.content)
    if pinned.admission is None:
        return bare
    return weighed(festival, state, pinned.admission, pinned.nomination, bare)


def standings(festival: Festival, entry: str, names: Iterable[str] | None = None) -> dict[str, Stand]:
    """Where an entry stands with each nomination it has entered (or those named), by the nomination's name."""
    wanted = nominations_of(festival, entry) if names is None else tuple(names)
    return {name: standing(festival, name, entry) for name in wanted}


def nominations_of(festival: Festival, entry: str) -> tuple[str, ...]:
    """The nominations an entry has entered and not left."""
    look = festival.look
    if look is None:
        return ()
    return tuple(
        name for name in festival.facts.programme().nominations if nom.is_active(look(nomination_stream(name)), entry)
    )


def weighed(festival: Festival, state: programme.State, rules: Admission, kind: str, bare: Stand) -> Stand:
    """The stand of an entry under rules that ask something; `kind` is what the rulebook calls the nomination."""
    entry = bare.entry
    event = _event(state)
    birth = part_of(festival.dossiers, entry, BIRTH, Birth)
    person = festival.person(entry)
    asking = Asking(
        fighter=papers.Fighter(birth.born if birth is not None else None, person.country if person is not None else ""),
        event=event or papers.Event("", date.min, date.min),
        papers=_papers(festival, entry),
        gear=_gear(festival, bare.nomination, entry),
        ages=dict(state.details.ages),
    )
    answer = admit(rules if event is not None else _ageless(rules), kind, asking)
    missing = answer.missing
    if event is None and (rules.age is not None or rules.papers):
        cites = rules.age.cites if rules.age is not None else rules.papers[0].cites
        missing = (Missing("event", Note("admission-event-unknown", {}, cites)), *missing)
    bar = next((one for one in rules.bars if in_force(one.in_, kind)), None)
    barred = bar if missing else None
    return msgspec.structs.replace(
        bare,
        asked=bool(missing or answer.met),
        missing=missing,
        met=answer.met,
        barred=barred.from_ if barred is not None else (),
        barred_by=barred.cites if barred is not None else (),
    )


def _event(state: programme.State) -> papers.Event | None:
    """Where and when; None where nobody has said yet, so that neither an age nor a paper's last day can be judged."""
    details = state.details
    first, last = first_day(details), last_day(details)
    if first is None or last is None or not details.country:
        return None
    return papers.Event(details.country, first, last)


def _ageless(rules: Admission) -> Admission:
    return msgspec.structs.replace(rules, age=None)


def _papers(festival: Festival, entry: str) -> tuple[Paper, ...]:
    kept = parts_under(festival.dossiers, entry, PAPER, KeptPaper)
    return tuple(Paper(name, one.signed, one.confirms, one.expires) for name, one in kept.items())


def _gear(festival: Festival, nomination: str, entry: str) -> papers.Verdict | None:
    """What the inspection of an entry's gear ended in; None while it has not."""
    look = festival.look
    if look is None:
        return None
    inspected = look(inspection_stream(nomination, entry))
    closed = inspected.state.closed
    return closed.verdict if closed is not None else None


def inspection_stream(nomination: str, entry: str) -> str:
    """The stream of an entry's inspection for a nomination."""
    return f"inspection/{nomination}/{entry}"
