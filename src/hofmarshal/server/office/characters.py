"""The routes of a game's characters: a spreadsheet looked at and taken in, one by hand, the list with their players."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody, QueryParameter

from hofmarshal.exchange.import_characters import COLUMNS, HEADINGS, Fate, Preview, Seen, alone, preview
from hofmarshal.exchange.import_sheets import read_sheets
from hofmarshal.exchange.importing import Asked as AskedRow
from hofmarshal.rules.notes import BadInput, Note
from hofmarshal.server.errors import no
from hofmarshal.server.game.rights import MASTERS
from hofmarshal.server.office.casting import CastDesk, wrong
from hofmarshal.server.office.context import Asked, faults
from hofmarshal.server.office.entering import EntryDesk
from hofmarshal.server.office.entry_sheets import number_order
from hofmarshal.server.office.imports import Cell, Form, ImportForm, ImportRead, SeenFault
from hofmarshal.server.office.players import characters
from hofmarshal.server.origins import raw_body
from hofmarshal.server.said import said

Name = Annotated[str, msgspec.Meta(max_length=120)]


class SeenCharacter(Form, frozen=True, kw_only=True):
    """What becomes of a row."""

    row: int
    fate: Fate
    name: str
    number: str
    faults: tuple[SeenFault, ...] = ()


class CharactersPreview(Form, frozen=True, kw_only=True):
    """What becomes of all rows; `open` of them are wrong."""

    rows: tuple[SeenCharacter, ...]
    open: int


class CharactersDone(Form, frozen=True, kw_only=True):
    """The numbers of those who were entered."""

    numbers: tuple[str, ...]


class CharacterForm(Form, frozen=True, kw_only=True):
    """A character by hand, every field as it was typed. `id`: this form's own, so that it is entered once."""

    id: Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9-]{8,64}$")]
    number: Cell = ""
    name: Cell = ""
    player: Cell = ""
    group: Cell = ""
    region: Cell = ""
    reason: Cell = ""
    hits: Cell = ""
    monster: Cell = ""
    ways: Cell = ""


class CastRow(Form, frozen=True, kw_only=True):
    """A character as masters know it: `player` is who plays it."""

    number: str
    name: str
    group: str
    player: str
    region: str


class RenameForm(Form, frozen=True, kw_only=True):
    """What a character is called now; `seen` is name, group and player as they were when the form was opened."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=120)]
    group: Name = ""
    player: Name = ""
    seen: tuple[Name, Name, Name]


def character_routes(entries: EntryDesk) -> list[HTTPRouteHandler]:
    """The handlers, for masters and the organiser, where nobody can read along."""
    desk, office = CastDesk(entries), entries.office

    @post("/api/files/characters", status_code=200, sync_to_thread=True, tags=["game"], operation_id="characters-read")
    def read(request: Asked, file: Annotated[str, QueryParameter(max_length=200)] = "") -> ImportRead:
        """Read a spreadsheet of characters (XLSX, CSV), sent as it is. Nothing is kept of it."""
        office.allow(request, MASTERS)
        desk.cast()
        name = file or "characters"
        try:
            return ImportRead(file=name, sheets=read_sheets(raw_body(request.scope), name, {}, HEADINGS))
        except BadInput as error:
            raise faults(error) from error

    @post(
        "/api/files/characters/preview", status_code=200, sync_to_thread=True, tags=["game"],
        operation_id="characters-preview",
    )  # fmt: skip
    def look(request: Asked, data: JSONBody[ImportForm]) -> CharactersPreview:
        """What would become of each row. Nothing is written."""
        office.allow(request, MASTERS)
        found = _preview(desk, data)
        return CharactersPreview(rows=tuple(_row(one) for one in found.rows), open=found.open)

    @post(
        "/api/files/characters/accept", status_code=200, sync_to_thread=True, tags=["game"],
        operation_id="characters-accept",
    )  # fmt: skip
    def accept(request: Asked, data: JSONBody[ImportForm]) -> CharactersDone:
        """Take the list in, whole or not at all; sent again, nobody is entered twice."""
        you = office.allow(request, MASTERS)
        with desk.lock:
            found = _preview(desk, data)
            if found.open:
                raise no(409, "player-import-open", count=found.open)
            wanted = [one.taken for one in found.rows if one.fate == "new"]
            return CharactersDone(numbers=desk.enter(you, wanted, data.id))

    @post(
        "/api/office/game/characters", status_code=201, sync_to_thread=True, tags=["game"],
        operation_id="character-enter",
    )  # fmt: skip
    def enter(request: Asked, data: JSONBody[CharacterForm]) -> CharactersDone:
        """Enter one character. 422 says what is wrong."""
        you = office.allow(request, MASTERS)
        with desk.lock:
            row = AskedRow(row=1, cells=tuple(str(getattr(data, column)) for column in COLUMNS))
            cast = desk.cast()
            (seen,) = preview(COLUMNS, (row,), cast if data.number.strip() else alone(cast)).rows
            if seen.fate == "known" and not desk.done(data.id):
                raise wrong([Note("larp-registered-already")])
            if seen.faults:
                raise wrong([Note(one.problem.code, one.problem.args, one.cites) for one in seen.faults])
            return CharactersDone(numbers=desk.enter(you, [seen.taken], data.id))

    @get("/api/office/game/characters", sync_to_thread=True, tags=["game"], operation_id="characters")
    def cast(request: Asked) -> list[CastRow]:
        """Every character with who plays it."""
        office.allow(request, MASTERS)
        people = office.people.all()
        return [
            CastRow(
                number=one, name=people[one].name if one in people else "", group=people[one].club if one in people else "",
                player=desk.player(one), region=desk.region(one),
            )
            for one in sorted(characters(office), key=number_order)
        ]  # fmt: skip

    @post(
        "/api/office/game/characters/{number:str}", status_code=200, sync_to_thread=True, tags=["game"],
        operation_id="character-rename",
    )  # fmt: skip
    def rename(request: Asked, number: FromPath[str], data: JSONBody[RenameForm]) -> CharactersDone:
        """Change what a character, its group or its player is called; refused where somebody else has changed it."""
        you = office.allow(request, MASTERS)
        desk.rename(you, number, data.name.strip(), data.group.strip(), data.player.strip(), data.seen)
        return CharactersDone(numbers=(number,))

    return [read, look, accept, enter, cast, rename]


def _preview(desk: CastDesk, data: ImportForm) -> Preview:
    rows = tuple(AskedRow(row=one.row, cells=one.cells, skip=one.skip) for one in data.rows)
    return preview(data.columns, rows, desk.cast())


def _row(seen: Seen) -> SeenCharacter:
    return SeenCharacter(
        row=seen.row, fate=seen.fate, name=seen.taken.name, number=seen.taken.number,
        faults=tuple(
            SeenFault(column=one.column, said=said(Note(one.problem.code, one.problem.args, one.cites))) for one in seen.faults
        ),
    )  # fmt: skip
