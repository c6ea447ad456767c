"""Files of tables to plain grids of text cells: CSV by its own delimiter, XLSX sheet by sheet, hostile ones refused."""

from __future__ import annotations

import csv
import datetime
import io
import re
import unicodedata
import zipfile
import zlib
from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from hofmarshal.exchange.decode import decode
from hofmarshal.rules.notes import bad

if TYPE_CHECKING:
    from python_calamine import CalamineWorkbook

DELIMITERS = (",", ";", "\t")
DELIMITER_LOOK = 20_000
UNPACKED_LIMIT = 100 * 1024 * 1024
MOST_MEMBERS = 1000
MOST_CELLS = 2_000_000
ZIP_MARKS = (b"PK\x03\x04", b"PK\x05\x06")
OLD_EXCEL = b"\xd0\xcf\x11\xe0"
CELL_REFERENCE = re.compile(rb"""\br=["']([A-Za-z]{0,3})(\d{1,10})["']""")
INVISIBLE = re.compile("[\u00ad\u200b\u2060\ufeff]")
GUARD = re.compile(r"^'(?='*[=+\-@\t\r\n])")  # how write.py marks a text that a spreadsheet would take for a formula


class Grid(msgspec.Struct, frozen=True):
    """One sheet: rows of cells as text, an empty sheet having none. A CSV file is one sheet without a name."""

    sheet: str
    rows: tuple[tuple[str, ...], ...]
    hidden: bool = False


def grids(data: bytes, file: str) -> tuple[Grid, ...]:
    """Every sheet of the file, by what the bytes are, whatever the file is called."""
    if data.startswith(ZIP_MARKS):
        return _xlsx(data, file)
    if data.startswith(OLD_EXCEL):
        raise bad("exchange-old-excel", file=file)
    if not data.strip():
        raise bad("exchange-empty", file=file)
    return (Grid("", _csv(decode(data, file), file)),)


def _csv(text: str, file: str) -> tuple[tuple[str, ...], ...]:
    delimiter = _delimiter(text)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True)
    rows: list[tuple[str, ...]] = []
    cells = 0
    try:
        for row in reader:
            rows.append(tuple(clean(GUARD.sub("", cell)) for cell in row))
            cells += len(row)
            if cells > MOST_CELLS:
                raise bad("exchange-too-many-cells-in-all", file=file, most=MOST_CELLS)
    except csv.Error as error:
        raise bad("exchange-broken-csv", file=file, line=len(rows) + 1, kind=_kind(error)) from error
    return tuple(rows)


def clean(cell: str) -> str:
    """A cell without what cannot be seen; a letter and its mark are one letter, however they were typed."""
    return unicodedata.normalize("NFC", INVISIBLE.sub("", cell)).strip()


def _kind(error: csv.Error) -> str:
    """What is wrong with a row: a cell beyond all measure, or quotes that do not match."""
    return "long" if "larger than field limit" in str(error) else "quotes"


def _delimiter(text: str) -> str:
    """The delimiter that most of the first lines have outside quotes; of several, the one that occurs most there.

    A title above the headings, or names, may hold commas: but hardly every line.
    """
    lines = re.sub(r'"[^"]*"', "", text[:DELIMITER_LOOK]).splitlines()[:20]
    lines_with = {mark: sum(mark in line for line in lines) for mark in DELIMITERS}
    counts = {mark: sum(line.count(mark) for line in lines) for mark in DELIMITERS}
    return max(DELIMITERS, key=lambda mark: (lines_with[mark], counts[mark]))


def _xlsx(data: bytes, file: str) -> tuple[Grid, ...]:
    _check_zip(data, file)
    from python_calamine import CalamineError, CalamineWorkbook

    try:
        book = CalamineWorkbook.from_filelike(io.BytesIO(data))
        return tuple(_read_sheet(book, page.name, page.visible) for page in book.sheets_metadata)
    except (CalamineError, ValueError, OSError) as error:
        raise bad("exchange-torn-xlsx", file=file) from error
    except BaseException as error:  # the reader's own crash, which is no Exception
        if type(error).__name__ != "PanicException":
            raise
        raise bad("exchange-torn-xlsx", file=file) from error


def _read_sheet(book: CalamineWorkbook, name: str, visible: object) -> Grid:
    """A sheet with all its rows from the first on, so that they are counted as the spreadsheet counts them."""
    rows = _sheet(book.get_sheet_by_name(name).to_python(skip_empty_area=False))
    return Grid(name, rows if any(any(row) for row in rows) else (), hidden=not str(visible).endswith("Visible"))


def _sheet(rows: Iterable[Iterable[object]]) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(_cell(value) for value in row) for row in rows)


def _cell(value: object) -> str:
    """A cell as a person would type it: whole numbers without a point, dates as ISO."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, float) and value.is_integer() and abs(value) < 1e15:
        return str(int(value))
    if isinstance(value, datetime.datetime):
        return value.date().isoformat() if value.time() == datetime.time() else value.isoformat(" ")
    return clean(str(value))


def _check_zip(data: bytes, file: str) -> None:
    """Refuses what would swell beyond the limit when unpacked, is torn, or is no workbook."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            members = archive.infolist()
            if len(members) > MOST_MEMBERS or sum(member.file_size for member in members) > UNPACKED_LIMIT:
                raise bad("exchange-zip-bomb", file=file, limit=UNPACKED_LIMIT // 1024 // 1024)
            if "xl/workbook.xml" not in archive.namelist():
                raise bad("exchange-not-xlsx", file=file)
            for member in members:  # reading checks the sums, and reads no more than the size checked above
                content = archive.read(member)
                if member.filename.startswith("xl/worksheets/") and _area(content) > MOST_CELLS:
                    raise bad("exchange-too-many-cells-in-all", file=file, most=MOST_CELLS)
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, OSError, ValueError) as error:
        raise bad("exchange-torn-xlsx", file=file) from error


def _area(sheet: bytes) -> int:
    """Cells of the rectangle that a sheet's cells span: two cells far apart must not fill the memory."""
    width = height = 1
    for match in CELL_REFERENCE.finditer(sheet):
        letters, digits = match.groups()
        height = max(height, int(digits))
        column = 0
        for letter in letters.upper():
            column = column * 26 + letter - 64
        width = max(width, column)
    return width * height
