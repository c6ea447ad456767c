"""A spreadsheet of entries as it is read: its sheets, and the columns we take theirs for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import msgspec

from hofmarshal.exchange.columns import ENTRY_HEADINGS, aliases, find_header, plain
from hofmarshal.exchange.grids import grids
from hofmarshal.rules.notes import bad

MOST_COLUMNS = 60
MOST_ROWS = 3000
IN = "in:"
"""A column `in:NAME` says who takes part in a nomination, row by row."""

HEADINGS: Mapping[str, str] = {
    **{key: words for key, words in ENTRY_HEADINGS.items() if key != "checked_in"},
    "number": "jersey|jersey number|shirt|shirt number|bib|back number|number on the back|номер на спине|нагрудный номер"
    "|номер бойца|номер в команде|номер на спині|нагрудний номер|номер бійця|номер у команді",
    "reserve": "reserve|reserves|substitute|main/reserve|запасной|запасний|резерв|основной/запасной|основний/запасний",
    "main": "main|main fighter|starter|основной|основний|основной состав|основний склад",
    "captain": "captain|капитан|капітан",
    "contact": "contact|phone|telephone|mobile|email|e-mail|mail|контакт|контакты|контакти|телефон|моб|почта|пошта"
    "|электронная почта|електронна пошта",
    "nominations": "nominations|tournaments|disciplines|номинации|номінації|номинация|номінація|турниры|турніри",
}
"""Our columns, and every heading they are known by."""

BARE = frozenset({"number", "no", "n", "#", "номер"})
"""Headings of a bare number: beside a column of teams it is the one on a fighter's back."""


class ImportSheet(msgspec.Struct, frozen=True, kw_only=True):
    """A sheet as it was read: its rows, which of them is the header (from 0; −1: none), our column for each of its."""

    name: str
    rows: tuple[tuple[str, ...], ...]
    header: int
    columns: tuple[str, ...]


def read_sheets(
    data: bytes, file: str, nominations: Mapping[str, Sequence[str]], headings: Mapping[str, str] = HEADINGS
) -> tuple[ImportSheet, ...]:
    """The sheets of a file that hold anything, with the columns we take them for.

    `nominations`: the event's, by name, with all their titles; `headings`: those of what the sheets are of. Raises `BadInput`.
    """
    found = [grid for grid in grids(data, file) if grid.rows and not grid.hidden]
    sheets = []
    for grid in found:
        width = max((len(row) for row in grid.rows), default=0)
        if width > MOST_COLUMNS:
            raise bad("exchange-import-columns", file=file, columns=width, most=MOST_COLUMNS)
        if len(grid.rows) > MOST_ROWS:
            raise bad("exchange-import-rows", file=file, rows=len(grid.rows), most=MOST_ROWS)
        rows = tuple((*row, *("",) * (width - len(row))) for row in grid.rows)
        sheets.append(_proposed(grid.sheet, rows, nominations, headings))
    if not sheets:
        raise bad("exchange-empty", file=file)
    return tuple(sheets)


def _proposed(
    name: str, rows: tuple[tuple[str, ...], ...], nominations: Mapping[str, Sequence[str]], headings: Mapping[str, str]
) -> ImportSheet:
    header = find_header(rows, headings, ("name",))
    if header is None or not header.index:
        return ImportSheet(name=name, rows=rows, header=-1, columns=("",) * len(rows[0]))
    known = aliases(headings)
    titles = {word: f"{IN}{key}" for word, key in spoken_of(nominations).items()}
    columns: list[str] = []
    backs = "team" in header.index and "number" not in header.index
    for at, cell in enumerate(header.cells):
        ours = titles.get(plain(cell)) or known.get(plain(cell), "")
        if backs and ours == "entry" and plain(cell) in BARE and not _counts(rows[header.row + 1 :], at):
            ours = "number"
        if ours in columns or (ours == "entry" and _counts(rows[header.row + 1 :], at)):
            ours = ""
        columns.append(ours)
    return ImportSheet(name=name, rows=rows, header=header.row, columns=tuple(columns))


def spoken_of(nominations: Mapping[str, Sequence[str]]) -> dict[str, str]:
    """Which nomination a plain word means: its name, or a title that no other one has."""
    titles = [(plain(title), key) for key, words in nominations.items() for title in dict.fromkeys(map(plain, words))]
    count = Counter(word for word, _ in titles)
    return {word: key for word, key in titles if count[word] == 1} | {plain(key): key for key in nominations}


def _counts(rows: Sequence[Sequence[str]], at: int) -> bool:
    """Whether a column only counts its rows from 1: then it says nobody's number in the event."""
    cells = [row[at].rstrip(".") for row in rows if any(row)]
    return all(cell in ("", str(number)) for number, cell in enumerate(cells, 1))
