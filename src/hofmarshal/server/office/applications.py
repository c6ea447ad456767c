"""Self-entry: anyone asks to be entered, sees with his pass how it stands, and takes it back; the desk accepts or declines."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Literal

import msgspec
from litestar import get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from hofmarshal.rules.block import Text
from hofmarshal.rules.notes import Refusal
from hofmarshal.server.buckets import Buckets
from hofmarshal.server.errors import HttpRefusal, no
from hofmarshal.server.identity_routes import private
from hofmarshal.server.office.context import Asked
from hofmarshal.server.office.entering import EntryDesk, NewEntry
from hofmarshal.server.office.entries import EntryFields, new_entry
from hofmarshal.server.office.passes import bearer, pass_of
from hofmarshal.server.origins import address_of, is_private
from hofmarshal.server.people import Person
from hofmarshal.server.titles import titles_of
from hofmarshal.server.wire import Identity
from hofmarshal.tournament import entry_book as book
from hofmarshal.tournament import nomination as nom
from hofmarshal.tournament.entries import Entry
from hofmarshal.tournament.programme_details import Details, self_entry_open

MOST_OPEN = 1000
"""Self-entries that may wait for the desk at once: more is a flood, not a festival."""

RATE, BURST = 1 / 30, 30.0
"""How often one address may send a self-entry: a club enters its people from one hall, a machine sends thousands."""

APPLICANT = Identity(device="self-entry", seat="applicant")
"""In whose name a self-entry stands in the journal: nobody who signed in."""

Short = Annotated[str, msgspec.Meta(max_length=32)]


class Form(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a browser sends or gets."""


class OpenNomination(Form, frozen=True, kw_only=True):
    """A nomination one may ask to be entered in. `free` places are left (None: no limit), `waiting` have asked already."""

    name: str
    title: Text
    team: bool = False
    free: int | None = None
    waiting: int = 0


class EnterForm(Form, frozen=True, kw_only=True):
    """What the public form needs. `private`: birth date and contact may be asked here, for nobody reads along."""

    event: str
    open: bool
    until: str = ""
    private: bool = False
    nominations: tuple[OpenNomination, ...] = ()


class ApplicationForm(EntryFields, frozen=True, kw_only=True):
    """A self-entry: `takes` are the nominations; `agrees` that the desk keeps what he wrote."""

    agrees: bool = False


class ApplicationKept(Form, frozen=True, kw_only=True):
    """The entry's number and its pass, which opens it again."""

    entry: str
    shown: str


class OwnNomination(Form, frozen=True, kw_only=True):
    """How an entry stands in a nomination: `place` on the waiting list, 0 while there is room; `reason` of a decline."""

    name: str
    title: Text
    status: Literal["asked", "accepted", "declined", "withdrawn", "left"]
    place: int = 0
    reason: str = ""
    here: bool = False


class OwnEntry(Form, frozen=True, kw_only=True):
    """An entry as its holder sees it. `born`, `contact`: whether the desk has them."""

    entry: str
    name: str
    club: str
    country: str
    event: str
    born: bool
    contact: bool
    nominations: tuple[OwnNomination, ...]


class RecallForm(Form, frozen=True, kw_only=True):
    """The nomination whose entry is taken back."""

    nomination: Short


class AnswerForm(Form, frozen=True, kw_only=True):
    """The desk's answer to a self-entry."""

    entry: Short
    nomination: Short
    accept: bool
    reason: Annotated[str, msgspec.Meta(max_length=300)] = ""


class Answered(Form, frozen=True, kw_only=True):
    """Whom it was about."""

    entry: str


def application_routes(desk: EntryDesk) -> list[HTTPRouteHandler]:
    """The handlers: those under `/api/public` for anyone, the answer for the desk."""
    office = desk.office
    limit = Buckets(RATE, BURST)

    @get("/api/public/enter", sync_to_thread=True, tags=["entries"], operation_id="enter-form")
    def form(request: Asked) -> EnterForm:
        """What one may ask to be entered in."""
        details = office.programme.details
        return EnterForm(
            event=office.programme.name,
            open=_open(desk, details),
            until=details.self_entry_until,
            private=is_private(request.scope, office.venue.settings.origin),
            nominations=tuple(_offered(desk)) if _open(desk, details) else (),
        )

    @post("/api/public/enter", status_code=201, sync_to_thread=True, tags=["entries"], operation_id="apply")
    def apply(request: Asked, data: JSONBody[ApplicationForm]) -> ApplicationKept:
        """Ask to be entered. Birth date and contact are taken only where nobody can read along."""
        wait = limit.take(address_of(request.scope))
        if wait:
            raise HttpRefusal(
                429, Refusal("guard-too-many", {"seconds": int(wait) + 1}), {"Retry-After": str(int(wait) + 1)}
            )
        if data.born or data.contact:
            private(request, office.venue.settings.origin)
        entry = _apply(desk, data)
        return ApplicationKept(entry=entry, shown=pass_of(office.venue.identities.vault, entry))

    @get("/api/public/entry", sync_to_thread=True, tags=["entries"], operation_id="own-entry")
    def own(request: Asked) -> OwnEntry:
        """One's own entry, by the pass in the header `X-Hofmarshal-Pass`."""
        return own_entry(desk, bearer(office.venue.identities.vault, request))

    @post("/api/public/entry/recall", status_code=200, sync_to_thread=True, tags=["entries"], operation_id="recall")
    def recall(request: Asked, data: JSONBody[RecallForm]) -> OwnEntry:
        """Take one's own self-entry back."""
        entry = bearer(office.venue.identities.vault, request)
        state = desk.nomination(data.nomination)
        if state.stages and entry in state.entries:
            raise no(409, "entries-drawn-already", nomination=data.nomination)
        office.give(APPLICANT, book.STREAM, book.Recall(entry=entry, nomination=data.nomination))
        return own_entry(desk, entry)

    @post("/api/office/applications", status_code=200, sync_to_thread=True, tags=["entries"], operation_id="answer")
    def answer(request: Asked, data: JSONBody[AnswerForm]) -> Answered:
        """Accept or decline a self-entry."""
        _answer(desk, office.allow(request), data)
        return Answered(entry=data.entry)

    return [form, apply, own, recall, answer]


def _open(desk: EntryDesk, details: Details) -> bool:
    today = datetime.fromtimestamp(desk.office.venue.now() / 1000, UTC).astimezone().date()
    return self_entry_open(details, today)


def free_places(desk: EntryDesk, name: str) -> int | None:
    """Places left in a nomination; None where it has no limit. Below zero it is overfull."""
    capacity = desk.office.programme.nominations[name].settings.capacity
    state = desk.nomination(name)
    return capacity - sum(nom.is_active(state, code) for code in state.entries) if capacity else None


def _takes_entries(desk: EntryDesk, name: str) -> bool:
    """Fighters enter themselves until the draw; teams are entered by the desk."""
    state = desk.nomination(name)
    return not state.rules.team and not state.stages


def _offered(desk: EntryDesk) -> list[OpenNomination]:
    titles = titles_of(desk.office.programme)
    return [
        OpenNomination(
            name=name, title=titles[name], team=listed.rules.team, free=_shown_free(desk, name),
            waiting=len(book.waiting(desk.state, name)),
        )
        for name, listed in desk.office.programme.nominations.items()
        if _takes_entries(desk, name)
    ]  # fmt: skip


def _shown_free(desk: EntryDesk, name: str) -> int | None:
    free = free_places(desk, name)
    return None if free is None else max(0, free)


def _apply(desk: EntryDesk, data: ApplicationForm) -> str:
    office = desk.office
    if not _open(desk, office.programme.details):
        raise no(409, "entries-self-closed")
    if not data.agrees:
        raise no(422, "entries-agree")
    wanted = new_entry(data)
    if not wanted.takes:
        raise no(422, "entries-no-nomination")
    for name in wanted.takes:
        desk.nomination(name)
        if not _takes_entries(desk, name):
            raise no(409, "entries-nomination-closed", nomination=name)
    with desk.lock:
        if sum(one.status == "asked" for one in desk.state.applications.values()) >= MOST_OPEN:
            raise no(409, "entries-flood")
        bare = NewEntry(
            name=wanted.name, club=wanted.club, country=wanted.country, born=wanted.born, contact=wanted.contact
        )
        (entry,) = desk.enter(APPLICANT, [bare])
        office.give(APPLICANT, book.STREAM, book.Apply(entry=entry, nominations=tuple(wanted.takes)))
    return entry


def own_entry(desk: EntryDesk, entry: str) -> OwnEntry:
    """An entry as its holder sees it."""
    person = desk.office.person(entry)
    return OwnEntry(
        entry=entry, name=person.name, club=person.club, country=person.country, event=desk.office.programme.name,
        born=desk.born(entry) is not None, contact=bool(desk.contact(entry)), nominations=tuple(_own(desk, entry)),
    )  # fmt: skip


def _own(desk: EntryDesk, entry: str) -> list[OwnNomination]:
    there, titles = desk.takes_part(entry), titles_of(desk.office.programme)
    found = []
    for name in desk.office.programme.nominations:
        asked = desk.state.applications.get((name, entry))
        if name in there:
            active = nom.is_active(desk.nomination(name), entry)
            gone = "withdrawn" if asked is not None and asked.status == "withdrawn" else "left"
            status = "accepted" if active else gone
            found.append(
                OwnNomination(name=name, title=titles[name], status=status, here=there[name].checked_in)  # type: ignore[arg-type]
            )
        elif asked is not None:
            place = book.place_in_line(desk.state, name, entry, free_places(desk, name))
            found.append(
                OwnNomination(name=name, title=titles[name], status=asked.status, place=place, reason=asked.reason)
            )
    return found


def _answer(desk: EntryDesk, you: Identity, data: AnswerForm) -> None:
    office = desk.office
    person: Person = office.person(data.entry)
    if not data.accept:
        decline = book.Decline(entry=data.entry, nomination=data.nomination, reason=data.reason)
        office.give(you, book.STREAM, decline)
        return
    if desk.nomination(data.nomination).signed is not None:
        raise no(409, "entries-nomination-over", nomination=data.nomination)
    with desk.lock:
        taken = Entry(data.entry, club=person.club_code, country=person.country, checked_in=False)
        office.give(you, book.STREAM, book.Accept(nomination=data.nomination, taken=taken))
