"""Writes tables of results as CSV, XLSX and JSON; no cell of them can become a formula in a spreadsheet."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Literal

import msgspec

from hofmarshal.exchange.files import why
from hofmarshal.rules.notes import bad

Value = str | int | float | None
FORMULA_STARTS = ("=", "+", "-", "@", "\t", "\r", "\n")


class Column(msgspec.Struct, frozen=True):
    """One column: its name for programs, its heading for people, and whether it holds numbers."""

    key: str
    title: str
    kind: Literal["text", "number"] = "text"


class Sheet(msgspec.Struct, frozen=True):
    """One table to write: a title, columns, and rows of as many values."""

    title: str
    columns: tuple[Column, ...]
    rows: tuple[tuple[Value, ...], ...]


def write_sheets(path: str | Path, sheets: Sequence[Sheet]) -> None:
    """Writes the tables in the format the file's ending names: .xlsx and .json hold several, .csv the first."""
    target = Path(path)
    match target.suffix.lower():
        case ".xlsx":
            data = xlsx_bytes(sheets)
        case ".csv":
            data = csv_bytes(sheets[0])
        case ".json":
            data = json_bytes(sheets)
        case ending:
            raise bad("exchange-unknown-format", file=str(path), ending=ending or "–")
    save(target, data)


def save(path: Path, data: bytes) -> None:
    """Write a file. Raises `BadInput` where it cannot be."""
    try:
        path.write_bytes(data)
    except OSError as error:
        raise bad("exchange-unwritable", file=str(path), why=why(error)) from error


def csv_bytes(sheet: Sheet) -> bytes:
    """CSV in UTF-8 with its mark, which office programs need; in text columns `'` stands before what looks like a formula."""
    out = io.StringIO(newline="")
    writer = csv.writer(out)
    writer.writerow([guarded(column.title) for column in sheet.columns])
    for row in sheet.rows:
        pairs = zip(row, sheet.columns, strict=True)
        writer.writerow(
            [guarded(value) if column.kind == "text" or isinstance(value, str) else value for value, column in pairs]
        )
    return out.getvalue().encode("utf-8-sig")


def xlsx_bytes(sheets: Sequence[Sheet]) -> bytes:
    """One XLSX workbook; texts are written as texts, whatever they begin with."""
    from xlsxwriter import Workbook

    out = io.BytesIO()
    with Workbook(out, {"in_memory": True, "strings_to_formulas": False, "strings_to_urls": False}) as book:
        bold = book.add_format({"bold": True})
        taken: set[str] = set()
        for sheet in sheets:
            page = book.add_worksheet(sheet_name(sheet.title, taken))
            for at, column in enumerate(sheet.columns):
                page.write_string(0, at, column.title, bold)
                widest = max((len(str(row[at])) for row in sheet.rows if row[at] is not None), default=0)
                page.set_column(at, at, min(60, max(len(column.title), widest) + 2))
            for line, row in enumerate(sheet.rows, start=1):
                for at, value in enumerate(row):
                    if isinstance(value, int | float):
                        page.write_number(line, at, value)
                    elif value:
                        page.write_string(line, at, value)
            page.freeze_panes(1, 0)
    return out.getvalue()


def json_bytes(sheets: Sequence[Sheet]) -> bytes:
    """JSON: a list of tables, each with its title and its rows as objects by the columns' keys."""
    tables = [
        {
            "title": sheet.title,
            "rows": [dict(zip((c.key for c in sheet.columns), row, strict=True)) for row in sheet.rows],
        }
        for sheet in sheets
    ]
    return msgspec.json.format(msgspec.json.encode(tables), indent=2) + b"\n"


def guarded(value: Value) -> Value:
    """A text that no spreadsheet takes for a formula."""
    return f"'{value}" if isinstance(value, str) and value.lstrip("'").startswith(FORMULA_STARTS) else value


def sheet_name(title: str, taken: set[str]) -> str:
    """A name that workbooks allow: at most 31 characters, none of []:*?/\\, not used before."""
    clean = re.sub(r"[\[\]:*?/\\\x00-\x1f]", " ", title).strip().strip("'")[:31].strip() or "Sheet"
    name, number = clean, 2
    while name.casefold() in taken or name.casefold() == "history":
        name, number = f"{clean[:27]} {number}", number + 1
    taken.add(name.casefold())
    return name
