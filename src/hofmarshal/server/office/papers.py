"""The routes of the papers at the desk: what was handed in, kept apart from the journal, and what that comes to by clause."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import UTC, date, datetime
from typing import Annotated

import msgspec
from litestar import get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from hofmarshal.admission.papers import Missing
from hofmarshal.rules.block import Text
from hofmarshal.rules.notes import Note, Refusal
from hofmarshal.server.dossiers import part_of, parts_under
from hofmarshal.server.errors import HttpRefusal
from hofmarshal.server.office.context import Asked, Office
from hofmarshal.server.office.standing import (
    BIRTH,
    PAPER,
    Birth,
    KeptPaper,
    Stand,
    asks,
    event_of,
    memberships,
    standing,
)
from hofmarshal.server.said import GearSayer
from hofmarshal.server.scenes.model import Said
from hofmarshal.server.wire import Identity

Word = Annotated[str, msgspec.Meta(max_length=40)]

OLDEST = date(1900, 1, 1)
"""Nobody who fights was born before: an earlier year is a slip of the typing hand."""


class PaperHeld(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A paper as handed in."""

    signed: bool = False
    confirms: Annotated[tuple[Word, ...], msgspec.Meta(max_length=20)] = ()
    expires: date | None = None


class Held(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the desk has of a person: the day of birth, and papers by their ids."""

    born: date | None = None
    papers: Annotated[dict[Word, PaperHeld], msgspec.Meta(max_length=40)] = {}


class KeepPapers(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is to be kept (`now`), by somebody who saw `was`: only what he changed is changed."""

    was: Held
    now: Held


class PaperWord(msgspec.Struct, frozen=True, kw_only=True):
    """Something a paper must confirm."""

    id: str
    name: Text


class PaperAsked(msgspec.Struct, frozen=True, kw_only=True):
    """A paper that some nomination of his asks for. `expiry` required: its last day must be written down; `day`: where it
    says one, it must be valid on that day (empty while the event has no days).
    """

    id: str
    name: Text
    signed: bool
    confirms: tuple[PaperWord, ...]
    expiry: str
    day: str
    cites: tuple[str, ...]


class Condition(msgspec.Struct, frozen=True, kw_only=True):
    """A condition of a nomination: met or missing (or let pass: `waived`), in words with its clauses."""

    condition: str
    met: bool
    said: Said
    waived: bool = False


class FighterOf(msgspec.Struct, frozen=True, kw_only=True):
    """A fighter of a team."""

    entry: str
    name: str
    admitted: bool


class NominationFile(msgspec.Struct, frozen=True, kw_only=True):
    """Where the person stands with a nomination. `let`: the organiser's reason for letting him in."""

    nomination: str
    title: Text
    admitted: bool
    barred: tuple[str, ...]
    conditions: tuple[Condition, ...]
    clauses: dict[str, PaperClause]
    let: str = ""
    fighters: tuple[FighterOf, ...] = ()


class PaperClause(msgspec.Struct, frozen=True, kw_only=True):
    """A clause as it is shown: its number in the source and its statement."""

    number: str
    statement: Text


class PersonFile(msgspec.Struct, frozen=True, kw_only=True):
    """A person's papers and what they come to."""

    entry: str
    name: str
    club: str
    country: str
    held: Held
    asked: tuple[PaperAsked, ...]
    nominations: tuple[NominationFile, ...]


def papers_routes(office: Office) -> list[HTTPRouteHandler]:
    """The handlers. Papers and birth dates: for the desk alone, where nobody can read along."""

    @get("/api/office/papers/{entry:str}", operation_id="papers", tags=["admission"], sync_to_thread=True)
    def papers(request: Asked, entry: FromPath[str]) -> PersonFile:
        """What was handed in, and what that comes to in each nomination."""
        office.allow(request)
        return file_of(office, entry)

    @post(
        "/api/office/papers/{entry:str}", status_code=200, operation_id="keep-papers", tags=["admission"],
        sync_to_thread=True,
    )  # fmt: skip
    def keep_papers(request: Asked, entry: FromPath[str], data: JSONBody[KeepPapers]) -> PersonFile:
        """Keep what was handed in; refused (409) where somebody else changed the same meanwhile."""
        you = office.allow(request)
        office.person(entry)
        keep(office, you, entry, data)
        return file_of(office, entry)

    return [papers, keep_papers]


def held_of(office: Office, entry: str) -> Held:
    """What the desk has of a person now."""
    birth = part_of(office.dossiers, entry, BIRTH, Birth)
    kept = parts_under(office.dossiers, entry, PAPER, KeptPaper)
    papers = {
        name: PaperHeld(signed=one.signed, confirms=one.confirms, expires=one.expires) for name, one in kept.items()
    }
    return Held(born=birth.born if birth is not None else None, papers=papers)


def keep(office: Office, you: Identity, entry: str, data: KeepPapers) -> None:
    """Keep the difference between what somebody saw and what he wants; raises `HttpRefusal`."""
    with office.alone:
        _keep(office, you, entry, data)


def _keep(office: Office, you: Identity, entry: str, data: KeepPapers) -> None:
    there, was, wanted = (_parts(one) for one in (held_of(office, entry), data.was, data.now))
    known = {one.id for one in papers_asked(office, entry)} | set(there)
    changed = [name for name in dict.fromkeys((*was, *wanted)) if was.get(name) != wanted.get(name)]
    _check(office, data.now, [name for name in changed if name != BIRTH and name not in known])
    clash = [name for name in changed if there.get(name) not in (was.get(name), wanted.get(name))]
    if clash:
        notes = tuple(Note("admission-changed-meanwhile", {"paper": name.removeprefix(f"{PAPER}/")}) for name in clash)
        raise HttpRefusal(409, Refusal("admission-meanwhile", {}, (), notes))
    for name in changed:
        value = wanted.get(name)
        if value is not None:
            office.keep(you, entry, _part(name), value)
        elif name in there:
            office.drop(you, entry, _part(name))


def _part(name: str) -> str:
    return name if name == BIRTH else f"{PAPER}/{name}"


def _parts(held: Held) -> dict[str, Birth | KeptPaper]:
    """What is held, part by part: `birth`, and papers by their ids."""
    found: dict[str, Birth | KeptPaper] = {
        name: KeptPaper(signed=one.signed, confirms=tuple(sorted(one.confirms)), expires=one.expires)
        for name, one in held.papers.items()
    }
    return {BIRTH: Birth(born=held.born), **found} if held.born is not None else found


def _check(office: Office, wanted: Held, unknown: list[str]) -> None:
    if unknown:
        raise HttpRefusal(422, Refusal("admission-unknown-paper", {"paper": unknown[0]}))
    today = datetime.fromtimestamp(office.venue.now() / 1000, UTC).date()
    if wanted.born is not None and not OLDEST <= wanted.born <= today:
        raise HttpRefusal(422, Refusal("admission-birth-odd", {"born": wanted.born.isoformat()}))


def file_of(office: Office, entry: str) -> PersonFile:
    """A person's papers and what they come to; raises `HttpRefusal` (404)."""
    person = office.person(entry)
    names = memberships(office.venue.festival, entry)
    return PersonFile(
        entry=entry, name=person.name, club=person.club, country=person.country, held=held_of(office, entry),
        asked=papers_asked(office, entry),
        nominations=tuple(one for name in names if (one := _nomination(office, name, entry)) is not None),
    )  # fmt: skip


def papers_asked(office: Office, entry: str) -> tuple[PaperAsked, ...]:
    """The papers that any nomination of a person asks for, each once; the strictest way it is asked for."""
    found: dict[str, PaperAsked] = {}
    facts = office.venue.festival.facts
    event = event_of(facts.programme())
    for name in memberships(office.venue.festival, entry):
        listed = facts.programme().nominations[name]
        rules = facts.library.pinned(listed.rules.content).admission
        if rules is None or listed.settings.admission == "elsewhere":
            continue
        for one in rules.papers:
            before = found.get(one.id)
            words = {word: rules.words.get(word, Text(en=word, ru=word, uk=word)) for word in one.confirms}
            words |= {word.id: word.name for word in before.confirms} if before is not None else {}
            day = (
                ""
                if event is None
                else (event.first_day if one.valid_on == "first-day" else event.last_day).isoformat()
            )
            strict = one.expiry if before is None or before.expiry == "optional" else before.expiry
            found[one.id] = PaperAsked(
                id=one.id, name=one.name, signed=one.signed or (before is not None and before.signed),
                confirms=tuple(PaperWord(id=word, name=text) for word, text in words.items()), expiry=strict,
                day=max(day, before.day if before is not None else ""),
                cites=tuple(dict.fromkeys((*(before.cites if before is not None else ()), *one.cites))),
            )  # fmt: skip
    return tuple(found.values())


def _nomination(office: Office, name: str, entry: str) -> NominationFile | None:
    festival = office.venue.festival
    listed = festival.facts.programme().nominations[name]
    pinned = festival.facts.library.pinned(listed.rules.content)
    if pinned.admission is None or listed.settings.admission == "elsewhere":
        return None
    if not asks(pinned.admission, pinned.nomination):
        return None
    stand = standing(festival, name, entry)
    conditions = tuple(_conditions(stand, GearSayer(pinned.gear, pinned.admission, {})))
    cited = dict.fromkeys((*(clause for one in conditions for clause in one.said.cites), *stand.barred_by))
    return NominationFile(
        nomination=name, title=listed.rules.title, admitted=stand.admitted, barred=stand.barred, conditions=conditions,
        clauses={
            clause: PaperClause(number=found.number, statement=found.statement)
            for clause in cited
            if (found := pinned.clause(clause)) is not None
        },
        let=stand.let.reason if stand.let is not None else "",
        fighters=tuple(_fighters(office, stand)),
    )  # fmt: skip


def _conditions(stand: Stand, sayer: GearSayer) -> Iterator[Condition]:
    """Every condition in words: what is missing first."""

    def told(those: Iterable[Missing], *, waived: bool) -> Iterator[Condition]:
        for one in those:
            yield Condition(condition=one.condition, met=False, said=sayer.say(one.note), waived=waived)

    yield from told(stand.missing, waived=False)
    yield from told(stand.waived, waived=True)
    for note in stand.met:
        yield Condition(condition=str(note.args.get("paper", "")), met=True, said=sayer.say(note))


def _fighters(office: Office, stand: Stand) -> Iterator[FighterOf]:
    for entry, one in stand.members.items():
        person = office.people.get(entry)
        yield FighterOf(entry=entry, name=person.shown if person is not None else entry, admitted=one.admitted)
