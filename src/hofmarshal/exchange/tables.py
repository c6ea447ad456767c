"""Reads tables of entries and bouts from CSV and XLSX files as people make them; every fault is named by row and column."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TypeVar

import msgspec

from hofmarshal.exchange.alike import check_alike, skeleton
from hofmarshal.exchange.columns import BOUT_HEADINGS, ENTRY_HEADINGS, ORDER_HEADINGS, Header, check_header, find_header
from hofmarshal.exchange.faults import Faults
from hofmarshal.exchange.files import read_file
from hofmarshal.exchange.grids import Grid, grids
from hofmarshal.exchange.values import Cells
from hofmarshal.rules.notes import bad

WINNERS = {
    "red": "красный|червоний",
    "blue": "синий|синій",
    "draw": "tie|none|ничья|нет|нічия|немає",
}
STATUSES = {
    "fought": "проведен|проведён|состоялся|проведено|відбувся",
    "walkover": "неявка|технический|технічний",
    "void": "аннулирован|анульовано|анульований|скасовано|отменен|отменён",
}


class EntryRow(msgspec.Struct, frozen=True):
    """One entry as the table has it. `row` is the row in the file, from 1; None: the cell was empty or the column absent."""

    row: int
    entry: str
    name: str
    club: str = ""
    country: str = ""
    rating: int | None = None
    team: str = ""
    born: datetime.date | None = None
    checked_in: bool | None = None
    weight_category: str = ""


class BoutRow(msgspec.Struct, frozen=True):
    """One bout as the table has it; `winner` is red, blue, draw or empty, `status` fought, walkover or void."""

    row: int
    bout: str
    red: str
    blue: str
    red_score: int | None = None
    blue_score: int | None = None
    winner: str = ""
    status: str = "fought"
    event: str = ""
    stage: str = ""
    group: str = ""
    extra: bool = False
    note: str = ""


R = TypeVar("R", EntryRow, BoutRow)


class Row(msgspec.Struct, frozen=True):
    """One row below the header: its number in the file, from 1, and its cells by column."""

    number: int
    cells: dict[str, str]


class Table(msgspec.Struct, frozen=True):
    """A table with our column names; `sheet` is empty for CSV."""

    file: str
    sheet: str
    rows: tuple[Row, ...]


def read_entries(path: str | Path, *, sheet: str | int | None = None, root: Path | None = None) -> list[EntryRow]:
    """The entries of a CSV or XLSX file (of a sheet by name or number from 1, or of the only one that has the columns)."""
    return parse_entries(read_file(path, root=root), str(path), sheet=sheet)


def read_bouts(path: str | Path, *, sheet: str | int | None = None, root: Path | None = None) -> list[BoutRow]:
    """The bouts of a CSV or XLSX file, as `read_entries` reads entries."""
    return parse_bouts(read_file(path, root=root), str(path), sheet=sheet)


def read_order(path: str | Path, *, root: Path | None = None) -> list[str]:
    """The entries of a file of a draw, in the order of its column `number`; a number twice or left out is a problem."""
    faults = Faults(str(path))
    table = parse_table(read_file(path, root=root), str(path), ORDER_HEADINGS, ("number", "entry"), faults=faults)
    cells = [Cells(row.number, row.cells, faults) for row in table.rows]
    numbered = sorted((row.score("number") or 0, row.row, row.required("entry")) for row in cells)
    for expected, (number, line, _) in enumerate(numbered, start=1):
        if number != expected and not faults.problems:
            faults.add("exchange-order-broken", line, "number", number=number, expected=expected)
    faults.check()
    return [entry for _, _, entry in numbered]


def parse_entries(data: bytes, file: str, *, sheet: str | int | None = None) -> list[EntryRow]:
    """The entries in these bytes; every problem is collected before `BadInput` is raised."""
    faults = Faults(file)
    table = parse_table(data, file, ENTRY_HEADINGS, ("entry", "name"), sheet=sheet, faults=faults)
    entries = [_entry(Cells(row.number, row.cells, faults)) for row in table.rows]
    _once(entries, lambda row: (row.entry.casefold(),) if row.entry else None, "exchange-entry-twice", "entry", faults)
    alike = {row.entry.casefold(): row for row in reversed(entries) if row.entry}
    check_alike(((row.row, "entry", code) for code, row in reversed(alike.items())), faults)
    _once(entries, _person, "exchange-fighter-twice", "name", faults)
    faults.check()
    return entries


def parse_bouts(data: bytes, file: str, *, sheet: str | int | None = None, corrections: bool = False) -> list[BoutRow]:
    """The bouts in these bytes; every problem is collected before `BadInput` is raised.

    With `corrections`, the name of a bout is its own in the whole file, and a row that names it again corrects it: its
    note says why.
    """
    faults = Faults(file)
    table = parse_table(data, file, BOUT_HEADINGS, ("bout", "red", "blue"), sheet=sheet, faults=faults)
    bouts = [_bout(Cells(row.number, row.cells, faults)) for row in table.rows]
    if corrections:
        noted = {row.row for row in bouts if row.note}
        twice = Faults(file)
        _once(bouts, lambda row: (row.bout,) if row.bout else None, "exchange-bout-again", "bout", twice)
        faults.problems += [one for one in twice.problems if one.line not in noted]
    else:
        for event in dict.fromkeys(row.event for row in bouts):
            check_alike(_fighters(bouts, event), faults)
        _once(bouts, _bout_key, "exchange-bout-twice", "bout", faults)
    faults.check()
    return bouts


def parse_table(
    data: bytes,
    file: str,
    headings: Mapping[str, str],
    required: tuple[str, ...],
    *,
    sheet: str | int | None = None,
    faults: Faults,
) -> Table:
    """The table of these columns. Without a header there is nothing to go on with: those problems are raised at once."""
    grid = _choose(grids(data, file), headings, required, sheet, file)
    header = find_header(grid.rows, headings, required)
    if header is None:
        raise bad("exchange-empty", file=file)
    check_header(header, headings, required, faults)
    faults.check()
    rows = tuple(_rows(grid, header, faults))
    if not rows:
        faults.add("exchange-no-rows", header.row + 1)
        faults.check()
    return Table(file, grid.sheet, rows)


def _choose(
    sheets: tuple[Grid, ...],
    headings: Mapping[str, str],
    required: tuple[str, ...],
    wanted: str | int | None,
    file: str,
) -> Grid:
    """The sheet of that name or number; else, of those not hidden, the only one with the required columns, or not empty."""
    names = ", ".join(grid.sheet for grid in sheets)
    if wanted is not None:
        named = [grid for grid in sheets if isinstance(wanted, str) and grid.sheet.casefold() == wanted.casefold()]
        for grid in named or [grid for number, grid in enumerate(sheets, start=1) if str(wanted) == str(number)]:
            return grid
        raise bad("exchange-no-sheet", file=file, sheet=str(wanted), sheets=names or "–")
    fitting = []
    sheets = tuple(grid for grid in sheets if not grid.hidden) or sheets
    for grid in sheets:
        header = find_header(grid.rows, headings, required)
        if header and all(column in header.index for column in required):
            fitting.append(grid)
    if len(fitting) > 1:
        raise bad("exchange-which-sheet", file=file, sheets=", ".join(grid.sheet for grid in fitting))
    filled = [*fitting, *(grid for grid in sheets if grid.rows)]
    if not filled:
        raise bad("exchange-empty", file=file)
    return filled[0]


def _rows(grid: Grid, header: Header, faults: Faults) -> Iterator[Row]:
    """Every row below the header that is not blank; cells beyond the header are a problem."""
    width = len(header.cells)
    for number, row in enumerate(grid.rows[header.row + 1 :], start=header.row + 2):
        if not any(row):
            continue
        if any(row[width:]):
            faults.add("exchange-too-many-cells", number, width + 1, cells=len(row), columns=width)
        yield Row(number, {name: row[at] for name, at in header.index.items() if at < len(row)})


def _entry(cells: Cells) -> EntryRow:
    return EntryRow(
        row=cells.row,
        entry=cells.required("entry"),
        name=cells.required("name"),
        club=cells.text("club"),
        country=cells.text("country"),
        rating=cells.integer("rating"),
        team=cells.text("team"),
        born=cells.date("born"),
        checked_in=cells.yes_no("checked_in"),
        weight_category=cells.text("weight_category"),
    )


def _bout(cells: Cells) -> BoutRow:
    red, blue = cells.required("red"), cells.required("blue")
    if red and skeleton(red) == skeleton(blue):
        cells.fault("exchange-against-himself", "blue", entry=red)
    red_score, blue_score, both = cells.score("red_score"), cells.score("blue_score"), cells.scores("score")
    if both is not None and (red_score, blue_score) == (None, None):
        red_score, blue_score = both
    elif both is not None and both != (red_score, blue_score):
        cells.fault("exchange-scores-differ", "score", value=f"{both[0]}:{both[1]}")
    winner = cells.text("winner")
    sides = {red.casefold(): "red", blue.casefold(): "blue"}
    return BoutRow(
        row=cells.row,
        bout=cells.required("bout"),
        red=red,
        blue=blue,
        red_score=red_score,
        blue_score=blue_score,
        winner=(winner and sides.get(winner.casefold())) or cells.word("winner", WINNERS),
        status=cells.word("status", STATUSES) or "fought",
        event=cells.text("event"),
        stage=cells.text("stage"),
        group=cells.text("group"),
        extra=bool(cells.yes_no("extra")),
        note=cells.text("note"),
    )


def _person(row: EntryRow) -> tuple[str, ...] | None:
    """Who this is; namesakes of one club are told apart by their dates of birth."""
    return (row.name.casefold(), row.club.casefold(), row.country.casefold(), str(row.born)) if row.name else None


def _fighters(bouts: Sequence[BoutRow], event: str) -> Iterator[tuple[int, str, str]]:
    """Every code in the bouts of an event, with its row and column; who is to fight himself is told of already."""
    for row in bouts:
        if row.event == event and skeleton(row.red) != skeleton(row.blue):
            yield from ((row.row, side, code) for side, code in (("red", row.red), ("blue", row.blue)) if code)


def _bout_key(row: BoutRow) -> tuple[str, ...] | None:
    return (row.event, row.stage, row.group, row.bout) if row.bout else None


def _once(
    rows: Sequence[R], key: Callable[[R], tuple[str, ...] | None], code: str, column: str, faults: Faults
) -> None:
    """Notes every row whose key an earlier row has."""
    first: dict[tuple[str, ...], int] = {}
    for row in rows:
        if (this := key(row)) is None:
            continue
        earlier = first.setdefault(this, row.row)
        if earlier != row.row:
            faults.add(code, row.row, column, value=str(getattr(row, column)), first=earlier)
