"""The routes of the entries page: people entered by hand, changed by two desks at once, checked in; rosters; lists to save."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Annotated, Literal

import msgspec
from litestar import Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from hofmarshal.desk.event_programme import nomination_stream
from hofmarshal.exchange.countries import country_code
from hofmarshal.rules.notes import Refusal
from hofmarshal.server.errors import HttpRefusal, no
from hofmarshal.server.office.context import Asked
from hofmarshal.server.office.entering import EntryDesk, NewEntry, Takes, changed_meanwhile
from hofmarshal.server.office.entry_sheets import badge_sheet, entry_table
from hofmarshal.server.office.passes import entry_of
from hofmarshal.server.people import Person
from hofmarshal.server.wire import Identity
from hofmarshal.tournament import commands as ncmd
from hofmarshal.tournament import entry_book as book
from hofmarshal.tournament import nomination as nom

Lang = Literal["en", "ru", "uk"]
Number = Annotated[str, msgspec.Meta(max_length=32, pattern=r"^[A-Za-z0-9._-]*$")]
Name = Annotated[str, msgspec.Meta(max_length=120)]
Called = Annotated[str, msgspec.Meta(max_length=32)]
Rating = Annotated[int, msgspec.Meta(ge=-999_999_999, le=999_999_999)]

OLDEST = 1900


class Form(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the page sends."""


class TakesForm(Form, frozen=True, kw_only=True):
    """A part in a nomination."""

    rating: Rating = 0
    weight: Annotated[str, msgspec.Meta(max_length=40)] = ""


class EntryFields(Form, frozen=True, kw_only=True):
    """What is written of somebody; `born` is a day or empty; `takes` his nominations."""

    name: Name = ""
    club: Name = ""
    country: Annotated[str, msgspec.Meta(max_length=60)] = ""
    born: Annotated[str, msgspec.Meta(max_length=10)] = ""
    contact: Annotated[str, msgspec.Meta(max_length=300)] = ""
    takes: Annotated[dict[Called, TakesForm], msgspec.Meta(max_length=60)] = {}


class EntryForm(EntryFields, frozen=True, kw_only=True):
    """Somebody new; `entry` is his number, the next free one where it is empty."""

    entry: Number = ""


class EntryChange(Form, frozen=True, kw_only=True):
    """A change: what the page showed, and what it is to be. Only what differs is changed."""

    before: EntryFields
    after: EntryFields


class EntryDone(Form, frozen=True, kw_only=True):
    """The number of whom it was about."""

    entry: str


class EntryPrivate(Form, frozen=True, kw_only=True):
    """What only the desk may see of somebody."""

    born: str = ""
    contact: str = ""


class CheckInForm(Form, frozen=True, kw_only=True):
    """Who is here: what his badge's code says, or his number typed. `nominations`: only these, else all he is in."""

    shown: Annotated[str, msgspec.Meta(min_length=1, max_length=120)]
    present: bool = True
    nominations: Annotated[tuple[Called, ...], msgspec.Meta(max_length=60)] = ()


class CheckedIn(Form, frozen=True, kw_only=True):
    """Who was checked in, and where; `already`: he was before. `left`: nominations he has left."""

    entry: str
    name: str
    club: str
    nominations: tuple[str, ...]
    already: bool = False
    left: tuple[str, ...] = ()


class MemberForm(Form, frozen=True, kw_only=True):
    """A fighter of a team."""

    entry: Annotated[str, msgspec.Meta(min_length=1, max_length=32)]
    number: Annotated[int, msgspec.Meta(ge=0, le=9999)]
    reserve: bool = False
    captain: bool = False


class RosterForm(Form, frozen=True, kw_only=True):
    """A team's fighters in a nomination; `before` is the roster the page showed."""

    nomination: Called
    team: Annotated[str, msgspec.Meta(min_length=1, max_length=32)]
    members: Annotated[tuple[MemberForm, ...], msgspec.Meta(max_length=200)]
    before: Annotated[tuple[MemberForm, ...], msgspec.Meta(max_length=200)]


def entry_routes(desk: EntryDesk) -> list[HTTPRouteHandler]:
    """The handlers. All carry names, so they answer only where nobody can read along."""
    office = desk.office

    @post("/api/office/entries", status_code=201, sync_to_thread=True, tags=["entries"], operation_id="enter")
    def enter(request: Asked, data: JSONBody[EntryForm]) -> EntryDone:
        """Enter somebody."""
        you = office.allow(request)
        (entry,) = desk.enter(you, [new_entry(data, data.entry)])
        return EntryDone(entry=entry)

    @post(
        "/api/office/entries/{entry:str}",
        status_code=200,
        sync_to_thread=True,
        tags=["entries"],
        operation_id="change-entry",
    )
    def change(request: Asked, entry: FromPath[str], data: JSONBody[EntryChange]) -> EntryDone:
        """Change what is known of somebody; refused (409) where somebody else has changed the same meanwhile."""
        you = office.allow(request)
        _change(desk, you, entry, data)
        return EntryDone(entry=entry)

    @get("/api/office/entries/{entry:str}/private", sync_to_thread=True, tags=["entries"], operation_id="entry-private")
    def private(request: Asked, entry: FromPath[str]) -> EntryPrivate:
        """Birth date and contact of somebody, for the desk only."""
        office.allow(request)
        office.person(entry)
        born = desk.born(entry)
        return EntryPrivate(born=born.isoformat() if born else "", contact=desk.contact(entry))

    @post("/api/office/check-in", status_code=200, sync_to_thread=True, tags=["entries"], operation_id="check-in")
    def check_in(request: Asked, data: JSONBody[CheckInForm]) -> CheckedIn:
        """Check somebody in by his badge or number, in every nomination he is in."""
        return _check_in(desk, office.allow(request), data)

    @post("/api/office/rosters", status_code=200, sync_to_thread=True, tags=["entries"], operation_id="set-roster")
    def set_roster(request: Asked, data: JSONBody[RosterForm]) -> EntryDone:
        """Say who fights for a team; refused with the clause that sets the limit."""
        _set_roster(desk, office.allow(request), data)
        return EntryDone(entry=data.team)

    @get("/api/office/entry-list", sync_to_thread=True, tags=["entries"], operation_id="entries-file")
    def save(
        request: Asked,
        kind: FromQuery[Literal["csv", "xlsx"]] = "xlsx",
        nomination: Annotated[str, QueryParameter(max_length=32)] = "",
        lang: FromQuery[Lang] = "en",
        private: FromQuery[bool] = False,
    ) -> Response[bytes]:
        """The entries as a CSV or XLSX file that can be taken in again; `private`: with birth dates and contacts."""
        office.allow(request)
        return entry_table(desk, kind, nomination, lang, private=private)

    @get("/api/office/badges.pdf", sync_to_thread=True, tags=["entries"], operation_id="badges")
    def badges(
        request: Asked,
        entries: Annotated[str, QueryParameter(max_length=4000)] = "",
        nomination: Annotated[str, QueryParameter(max_length=32)] = "",
        lang: FromQuery[Lang] = "en",
    ) -> Response[bytes]:
        """A sheet of badges with signed codes: of these entries (separated by commas), of a nomination, or of all."""
        office.allow(request)
        return badge_sheet(desk, request, [one for one in entries.split(",") if one], nomination, lang)

    return [enter, change, private, check_in, set_roster, save, badges]


def new_entry(data: EntryFields, entry: str = "") -> NewEntry:
    """Somebody to be entered, as a form says; raises `HttpRefusal` (422) for what cannot be."""
    name = tidy(data.name)
    if not name:
        raise no(422, "entries-name-missing")
    return NewEntry(
        entry=entry,
        name=name,
        club=tidy(data.club),
        country=_country(data.country),
        born=day_of(data.born),
        contact=data.contact.strip(),
        takes={key: Takes(rating=one.rating, weight=tidy(one.weight)) for key, one in data.takes.items()},
    )


def tidy(text: str) -> str:
    """A text of one line without needless blanks."""
    return " ".join(text.split())


def day_of(text: str) -> date | None:
    """A birth date; raises `HttpRefusal` (422) for a day there is not."""
    if not text:
        return None
    try:
        found = date.fromisoformat(text) if len(text) == 10 else None
    except ValueError:
        found = None
    if found is None or found.year < OLDEST:
        raise no(422, "entries-no-such-day", day=text)
    return found


def _country(text: str) -> str:
    found = country_code(text)
    if found is None:
        raise no(422, "entries-country-unknown", country=text[:60])
    return found


def _change(desk: EntryDesk, you: Identity, entry: str, data: EntryChange) -> None:
    office = desk.office
    with desk.lock:
        person = office.person(entry)
        if not person.name and entry in office.programme.erased:
            raise no(404, "programme-unknown-person", entry=entry)
        after, before = new_entry(data.after), data.before
        born = desk.born(entry)
        now = {
            "name": person.name, "club": person.club, "country": person.country,
            "born": born.isoformat() if born else "", "contact": desk.contact(entry),
        }  # fmt: skip
        wanted = {
            "name": after.name, "club": after.club, "country": after.country,
            "born": after.born.isoformat() if after.born else "", "contact": after.contact,
        }  # fmt: skip
        was = {field: getattr(before, field) for field in now}
        changed = {field for field in now if wanted[field] != was[field]}
        clashes = [
            (field, now[field], wanted[field]) for field in changed if now[field] not in (was[field], wanted[field])
        ]
        takes = _changed_takes(desk, entry, before, after.takes, clashes)
        if clashes:
            raise changed_meanwhile(sorted(clashes))
        made = {field: wanted[field] if field in changed else now[field] for field in now}
        desk.renamed(
            you,
            [
                Person(
                    entry=entry,
                    name=made["name"],
                    club=made["club"],
                    country=made["country"],
                    club_code=person.club_code,
                )
            ],
        )
        if changed & {"born", "contact"}:
            desk.keep_private(you, entry, date.fromisoformat(made["born"]) if made["born"] else None, made["contact"])
        if takes:
            desk.enter(you, [NewEntry(entry=entry, takes=takes)])


def _changed_takes(
    desk: EntryDesk, entry: str, before: EntryFields, after: Mapping[str, Takes], clashes: list[tuple[str, str, str]]
) -> dict[str, Takes]:
    """The nominations to enter or to change; what somebody else changed there meanwhile is added to `clashes`."""
    takes: dict[str, Takes] = {}
    there = desk.takes_part(entry)
    for name, mine in after.items():
        was = before.takes.get(name)
        if was is not None and (was.rating, was.weight) == (mine.rating, mine.weight):
            continue
        now = there.get(name)
        theirs = (now.rating, now.weight_category) if now is not None else None
        if theirs == (mine.rating, mine.weight):
            continue
        if theirs is not None and (was is None or theirs != (was.rating, was.weight)):
            clashes.append((f"takes:{name}", _spoken(*theirs), _spoken(mine.rating, mine.weight)))
        takes[name] = mine
    return takes


def _spoken(rating: int, weight: str) -> str:
    return f"{rating} {weight}".strip()


def _check_in(desk: EntryDesk, you: Identity, data: CheckInForm) -> CheckedIn:
    office = desk.office
    shown = data.shown.strip()
    entry = entry_of(office.venue.identities.vault, shown) or (shown if office.people.get(shown) is not None else "")
    if not entry:
        raise no(404, "entries-badge-unknown", shown=shown[:40])
    person = office.person(entry)
    there = desk.takes_part(entry)
    chosen = [name for name in there if not data.nominations or name in data.nominations]
    active = [name for name in chosen if nom.is_active(desk.nomination(name), entry)]
    if not chosen and (team := _team_of(desk, entry)):
        named = office.people.get(team)
        shown_as = named.shown if named is not None else team
        raise no(409, "entries-in-team-only", name=person.shown, team=shown_as, entry=team)
    if not chosen:
        raise no(409, "entries-in-no-nomination", entry=entry, name=person.shown)
    todo = [name for name in active if there[name].checked_in != data.present]
    for name in todo:
        office.give(you, nomination_stream(name), ncmd.CheckIn(entries=(entry,), present=data.present))
    left = tuple(name for name in chosen if name not in active)
    return CheckedIn(
        entry=entry, name=person.shown, club=person.club, nominations=tuple(active), already=not todo, left=left
    )


def _team_of(desk: EntryDesk, entry: str) -> str:
    """The team on whose roster somebody is; empty where he is on none."""
    rosters = desk.state.rosters.items()
    return next((team for (_, team), members in rosters if any(one.entry == entry for one in members)), "")


def _set_roster(desk: EntryDesk, you: Identity, data: RosterForm) -> None:
    state = desk.nomination(data.nomination)
    if not state.rules.team:
        raise no(409, "entries-not-a-team", nomination=data.nomination)
    if data.team not in state.entries:
        raise no(404, "nomination-entry-unknown", entry=data.team)
    team = desk.office.person(data.team)
    people = desk.office.people.all()
    unknown = next((one.entry for one in data.members if one.entry not in people), None)
    if unknown is not None:
        raise no(404, "programme-unknown-person", entry=unknown)
    with desk.lock:
        now = book.roster(desk.state, data.nomination, data.team)
        if _members(data.before) != now and _members(data.members) != now:
            raise HttpRefusal(409, Refusal("entries-roster-meanwhile", {"team": team.shown}))
        command = book.SetRoster(nomination=data.nomination, team=data.team, members=_members(data.members))
        answer = desk.office.submit(you, book.STREAM, command)
        if answer.refusal is not None:
            raise HttpRefusal(409, _with_names(answer.refusal, people))


def _members(forms: tuple[MemberForm, ...]) -> tuple[book.Member, ...]:
    return tuple(
        book.Member(entry=one.entry, number=one.number, reserve=one.reserve, captain=one.captain) for one in forms
    )


def _with_names(refusal: Refusal, people: Mapping[str, Person]) -> Refusal:
    """The refusal with names instead of numbers, for whoever reads it at the desk."""
    words = {
        key: people[value].shown
        for key, value in refusal.args.items()
        if key in ("entry", "team") and isinstance(value, str) and value in people
    }
    return msgspec.structs.replace(refusal, args={**refusal.args, **words})
