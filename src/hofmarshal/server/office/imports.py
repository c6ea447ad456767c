"""Spreadsheets of entries: read, looked at row by row, and taken in whole once the secretary accepts."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody, QueryParameter

from hofmarshal.exchange.import_sheets import MOST_COLUMNS, MOST_ROWS, ImportSheet, read_sheets
from hofmarshal.exchange.import_teams import TeamField, TeamSeen
from hofmarshal.exchange.importing import Asked, Event, Fate, Known, Preview, Seen, Sheet, preview
from hofmarshal.exchange.spelling import club_key
from hofmarshal.rules.notes import BadInput, Note
from hofmarshal.server.errors import no
from hofmarshal.server.office.context import Asked as Incoming
from hofmarshal.server.office.context import faults
from hofmarshal.server.office.entering import EntryDesk, NewEntry, Takes
from hofmarshal.server.office.players import only_characters
from hofmarshal.server.origins import raw_body
from hofmarshal.server.said import said
from hofmarshal.server.scenes.model import Said
from hofmarshal.server.titles import titles_of
from hofmarshal.tournament import entry_book as book

Cell = Annotated[str, msgspec.Meta(max_length=2000)]
Club = Annotated[str, msgspec.Meta(max_length=500)]
Short = Annotated[str, msgspec.Meta(max_length=40)]


class Form(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the page sends or gets."""


class ImportRead(Form, frozen=True, kw_only=True):
    """What a file holds: its sheets with the columns we take them for."""

    file: str
    sheets: tuple[ImportSheet, ...]


class RowForm(Form, frozen=True, kw_only=True):
    """A row as it is now: see `exchange.importing.Asked`."""

    row: Annotated[int, msgspec.Meta(ge=1, le=2_000_000)]
    cells: Annotated[tuple[Cell, ...], msgspec.Meta(max_length=MOST_COLUMNS)]
    skip: bool = False
    same: Short = ""


class ImportForm(Form, frozen=True, kw_only=True):
    """A sheet as it is to be taken in. `id` is this list's own, so that it is taken in once however often it is sent."""

    id: Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9-]{8,64}$")]
    columns: Annotated[tuple[Short, ...], msgspec.Meta(max_length=MOST_COLUMNS)]
    rows: Annotated[tuple[RowForm, ...], msgspec.Meta(max_length=MOST_ROWS)]
    into: Annotated[tuple[Short, ...], msgspec.Meta(max_length=60)] = ()
    clubs: Annotated[dict[Club, Club], msgspec.Meta(max_length=500)] = {}
    apart: Annotated[tuple[tuple[Club, Club], ...], msgspec.Meta(max_length=2000)] = ()
    teams: Annotated[dict[Club, Club], msgspec.Meta(max_length=500)] = {}
    teams_apart: Annotated[tuple[tuple[Club, Club], ...], msgspec.Meta(max_length=2000)] = ()


class SeenFault(Form, frozen=True, kw_only=True):
    """What is wrong in a cell; column −1: in the row as a whole."""

    column: int
    said: Said


class SeenTwin(Form, frozen=True, kw_only=True):
    """Somebody who is entered already and may be the one of the row."""

    entry: str
    name: str
    club: str
    born: bool


class SeenRow(Form, frozen=True, kw_only=True):
    """What becomes of a row."""

    row: int
    fate: Fate
    name: str
    club: str
    country: str
    nominations: tuple[str, ...]
    team: str = ""
    twins: tuple[SeenTwin, ...] = ()
    faults: tuple[SeenFault, ...] = ()


class SeenTeam(Form, frozen=True, kw_only=True):
    """A team as the list would leave it: new or known, how many fighters and reserves, and what it still lacks."""

    nomination: str
    name: str
    fresh: bool
    main: int
    reserves: int
    numbers: dict[int, int]
    """The number on the back of each row's fighter, by the row."""
    notes: tuple[Said, ...] = ()


class ImportPreview(Form, frozen=True, kw_only=True):
    """What becomes of all rows; `open` of them are wrong or ask something.

    `clubs`, `near_teams`: pairs that may be one club, one team.
    """

    rows: tuple[SeenRow, ...]
    clubs: tuple[tuple[str, str], ...]
    open: int
    teams: tuple[SeenTeam, ...] = ()
    near_teams: tuple[tuple[str, str], ...] = ()


class ImportDone(Form, frozen=True, kw_only=True):
    """What was taken in; `already`: this very list had been taken in before."""

    people: int
    fresh: int = 0
    entries: tuple[str, ...] = ()
    already: bool = False


def import_routes(desk: EntryDesk) -> list[HTTPRouteHandler]:
    """The handlers, for the desk, where nobody can read along."""
    office = desk.office

    @post("/api/files/import", status_code=200, sync_to_thread=True, tags=["entries"], operation_id="import-read")
    def read(request: Incoming, file: Annotated[str, QueryParameter(max_length=200)] = "") -> ImportRead:
        """Read a spreadsheet (XLSX, CSV), sent as it is. Nothing is kept of it."""
        office.allow(request)
        name = file or "entries"
        try:
            return ImportRead(file=name, sheets=read_sheets(raw_body(request.scope), name, _titles(desk)))
        except BadInput as error:
            raise faults(error) from error

    @post(
        "/api/files/import/preview",
        status_code=200,
        sync_to_thread=True,
        tags=["entries"],
        operation_id="import-preview",
    )
    def look(request: Incoming, data: JSONBody[ImportForm]) -> ImportPreview:
        """What would become of each row. Nothing is written."""
        office.allow(request)
        return shown(preview(sheet_of(data), event_of(desk)))

    @post(
        "/api/files/import/accept", status_code=200, sync_to_thread=True, tags=["entries"], operation_id="import-accept"
    )
    def accept(request: Incoming, data: JSONBody[ImportForm]) -> ImportDone:
        """Take the list in, whole or not at all, and once however often it is sent."""
        you = office.allow(request)
        with desk.lock:
            known: book.State = desk.state
            if data.id in known.lists:
                return ImportDone(people=known.lists[data.id], already=True)
            found = preview(sheet_of(data), event_of(desk))
            if found.open:
                raise no(409, "entries-import-open", count=found.open)
            arriving = Arriving(desk, found)
            if not arriving.people:
                return ImportDone(people=0)
            entries = desk.enter(
                you, arriving.wanted, as_list=data.id, people=arriving.people, rosters=arriving.rosters
            )  # fmt: skip
            fresh = sum(row.fate == "new" for row in found.rows)
            return ImportDone(people=arriving.people, fresh=fresh, entries=entries[: arriving.rows])

    return [read, look, accept]


def _titles(desk: EntryDesk) -> dict[str, tuple[str, ...]]:
    """The event's nominations with their titles in every language."""
    return {
        name: tuple(dict.fromkeys((title.uk, title.ru, title.en)))
        for name, title in titles_of(desk.office.programme).items()
    }


def event_of(desk: EntryDesk) -> Event:
    """What the preview is to know of the event."""
    state = desk.office.programme
    single = {entry for one in state.quick.values() for entry in (one.red, one.blue)}
    held = {name: desk.nomination(name).entries for name in state.nominations}
    single |= only_characters(desk.office)  # a character of a game is nobody who might be a fighter's twin
    people = tuple(
        Known(
            entry=one.entry, name=one.name, club=one.club, country=one.country, born=desk.born(one.entry),
            nominations=tuple(name for name, entries in held.items() if one.entry in entries),
        )
        for one in desk.office.people.all().values()
        if one.name and one.entry not in single
    )  # fmt: skip
    return Event(
        people=people,
        nominations=_titles(desk),
        numbers=frozenset(desk.taken()),
        clubs=tuple(dict.fromkeys(one.club for one in people if one.club)),
        fields={name: _field(desk, name) for name, one in state.nominations.items() if one.rules.team},
    )


def _field(desk: EntryDesk, name: str) -> TeamField:
    """A nomination of teams as it is now."""
    held = desk.nomination(name)
    people = desk.office.people.all()
    rosters = {team: members for (where, team), members in desk.state.rosters.items() if where == name}
    return TeamField(
        rules=held.rules,
        teams={entry: people[entry].name for entry in held.entries if entry in people and people[entry].name},
        rosters=rosters,
    )


def sheet_of(data: ImportForm) -> Sheet:
    """What the page sent, as the preview asks for it."""
    return Sheet(
        columns=data.columns,
        rows=tuple(Asked(row=one.row, cells=one.cells, skip=one.skip, same=one.same) for one in data.rows),
        into=data.into,
        clubs=data.clubs,
        apart=data.apart,
        teams=data.teams,
        teams_apart=data.teams_apart,
    )


def shown(found: Preview) -> ImportPreview:
    """The preview for the page."""
    return ImportPreview(
        rows=tuple(_row(one) for one in found.rows),
        clubs=found.clubs,
        open=found.open,
        teams=tuple(_team(one) for one in found.teams),
        near_teams=found.near_teams,
    )


def _team(seen: TeamSeen) -> SeenTeam:
    reserves = sum(one.reserve for one in seen.members)
    return SeenTeam(
        nomination=seen.nomination, name=seen.name, fresh=seen.enters, main=len(seen.members) - reserves,
        reserves=reserves, numbers={one.row: one.number for one in seen.members if one.row},
        notes=tuple(said(note) for note in seen.notes),
    )  # fmt: skip


def _row(seen: Seen) -> SeenRow:
    taken = seen.taken
    return SeenRow(
        row=seen.row, fate=seen.fate, name=taken.name, club=taken.club, country=taken.country,
        nominations=(*taken.nominations, *taken.teams), team=taken.team,
        twins=tuple(
            SeenTwin(entry=one.entry, name=one.name, club=one.club, born=one.born is not None) for one in seen.twins
        ),
        faults=tuple(
            SeenFault(column=one.column, said=said(Note(one.problem.code, one.problem.args, one.cites))) for one in seen.faults
        ),
    )  # fmt: skip


class Arriving:
    """What a list brings: its people, then its new teams; and the rosters, once all of them have their numbers."""

    def __init__(self, desk: EntryDesk, found: Preview) -> None:
        brought = [(row.row, one) for row in found.rows if (one := _wanted(desk, row)) is not None]
        placed = {one.row for team in found.teams for one in team.members if one.row}
        self.people = len({row for row, _ in brought} | placed)
        self.rows = len(brought)
        self._rows = {row: at for at, (row, _) in enumerate(brought)}
        self._known = {row.row: row.twins[0].entry for row in found.rows if row.fate in ("joins", "known")}
        self._teams = [team for team in found.teams if any(one.row for one in team.members)]
        entering: dict[str, NewEntry] = {}
        for team in self._teams:
            key = team.entry or club_key(team.name)
            fresh = NewEntry(entry=team.entry) if team.entry else NewEntry(name=team.name, club=team.club)
            there = entering.get(key, fresh)
            takes = {**there.takes, **({team.nomination: Takes()} if team.enters else {})}
            entering[key] = msgspec.structs.replace(there, takes=takes)
        coming = {key: one for key, one in entering.items() if one.takes or not one.entry}
        self._team_at = {key: len(brought) + at for at, key in enumerate(coming)}
        self.wanted = (*(one for _, one in brought), *coming.values())

    def rosters(self, entries: tuple[str, ...]) -> tuple[book.SetRoster, ...]:
        """Each team's fighters, by the numbers they were given."""
        made = []
        for team in self._teams:
            at = self._team_at.get(team.entry or club_key(team.name))
            members = tuple(
                book.Member(
                    entry=one.entry if not one.row else self._entry_of(one.row, entries), number=one.number,
                    reserve=one.reserve, captain=one.captain,
                )
                for one in team.members
            )  # fmt: skip
            made.append(
                book.SetRoster(
                    nomination=team.nomination, team=team.entry or entries[at if at is not None else 0], members=members
                )
            )
        return tuple(made)

    def _entry_of(self, row: int, entries: tuple[str, ...]) -> str:
        known = self._known.get(row)
        return known if known is not None else entries[self._rows[row]]


def _wanted(desk: EntryDesk, seen: Seen) -> NewEntry | None:
    """What is to be entered of a row; None where it brings nothing new. What is known already is not overwritten."""
    taken = seen.taken
    if seen.fate == "new":
        return NewEntry(
            entry=taken.entry, name=taken.name, club=taken.club, country=taken.country, born=taken.born,
            contact=taken.contact, takes={name: Takes(rating=taken.rating, weight=taken.weight) for name in taken.nominations},
        )  # fmt: skip
    if seen.fate not in ("joins", "known"):
        return None
    (known,) = seen.twins
    takes = {
        name: Takes(rating=taken.rating, weight=taken.weight)
        for name in taken.nominations
        if name not in known.nominations
    }
    filled = NewEntry(
        entry=known.entry,
        club=taken.club if not known.club else "",
        country=taken.country if not known.country else "",
        born=taken.born if known.born is None else None,
        contact=taken.contact if not desk.contact(known.entry) else "",
        takes=takes,
    )
    return None if filled == NewEntry(entry=known.entry) else filled
