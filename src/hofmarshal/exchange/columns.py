"""The columns of our tables and every heading they are known by, in one place; finds a table's header row.

Headings are compared without case, spaces and punctuation, so `Red score`, `red_score` and `RedScore` are one.
"""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Mapping
from itertools import islice

import msgspec

from hofmarshal.exchange.faults import Faults

HEADER_ROWS = 10  # a title may stand above the header

ENTRY_HEADINGS: Mapping[str, str] = {
    "entry": "entry|entry no|entry id|id|no|#|n|номер|номер заявки|заявка|номер участника|номер учасника",
    "name": "name|full name|fighter|имя|ім'я|фио|піб|участник|учасник|боец|боєць|имя и фамилия|имя фамилия"
    "|фамилия имя|фамилия и имя|прізвище ім'я|прізвище та ім'я|ім'я та прізвище|ім'я прізвище",
    "club": "club|club name|school|клуб|школа|организация|організація",
    "country": "country|nation|страна|країна",
    "rating": "rating|рейтинг",
    "team": "team|команда",
    "weight_category": "weight category|weight class|весовая категория|вагова категорія",
    "born": "born|birth date|date of birth|birthday|dob|дата рождения|дата народження|родился|народився",
    "checked_in": "checked in|check-in|present|явка|прибыл|прибув|присутствует|присутній|зарегистрирован|зареєстрований",
}
BOUT_HEADINGS: Mapping[str, str] = {
    "event": "event|nomination|номинация|номінація",
    "bout": "bout|bout no|no|#|match|fight|бой|номер боя|поединок|бій|номер бою|поєдинок|двобій",
    "stage": "stage|этап|етап",
    "group": "group|pool|poule|группа|група|пул",
    "red": "red|red fighter|красный|червоний",
    "blue": "blue|blue fighter|синий|синій",
    "red_score": "red score|score red|очки красного|счёт красного|очки червоного|рахунок червоного",
    "blue_score": "blue score|score blue|очки синего|счёт синего|очки синього|рахунок синього",
    "score": "score|result|счёт|результат|рахунок|очки",
    "winner": "winner|победитель|переможець",
    "status": "status|статус",
    "extra": "extra|extra bout|дополнительный|доп|додатковий|дод",
    "note": "note|notes|comment|примечание|примечания|комментарий|комментарии|примітка|примітки|коментар|коментарі",
}
ORDER_HEADINGS: Mapping[str, str] = {
    "number": "number|place in the draw|жребий|жереб",
    "entry": ENTRY_HEADINGS["entry"],
    "name": ENTRY_HEADINGS["name"],
}


class Header(msgspec.Struct, frozen=True):
    """Where a table's header is: its row (from 0), its cells, and for each column of ours the cell's index."""

    row: int
    cells: tuple[str, ...]
    index: dict[str, int]


def plain(heading: str) -> str:
    """A heading without case, spaces and punctuation; ё and е are one letter."""
    text = unicodedata.normalize("NFKC", heading).casefold().replace("ё", "е")
    return re.sub(r"[^\w#]|_", "", text)


def aliases(headings: Mapping[str, str]) -> dict[str, str]:
    """From every plain heading to our column."""
    return {plain(name): column for column, names in headings.items() for name in (column, *names.split("|"))}


def recognised(row: tuple[str, ...], known: Mapping[str, str]) -> dict[str, int]:
    """Our columns in this row, each with the index of the first cell that names it."""
    index: dict[str, int] = {}
    for position, cell in enumerate(row):
        column = known.get(plain(cell))
        if column:
            index.setdefault(column, position)
    return index


def find_header(
    rows: tuple[tuple[str, ...], ...], headings: Mapping[str, str], required: tuple[str, ...]
) -> Header | None:
    """Of the top rows with anything in them the first with every required column, else the one with most of ours, if any."""
    known = aliases(headings)
    best: Header | None = None
    filled = ((number, row) for number, row in enumerate(rows) if any(row))
    for number, row in islice(filled, HEADER_ROWS):
        header = Header(number, row, recognised(row, known))
        if all(column in header.index for column in required):
            return header
        if best is None or len(header.index) > len(best.index):
            best = header
    return best


def check_header(header: Header, headings: Mapping[str, str], required: tuple[str, ...], faults: Faults) -> None:
    """Notes missing columns, columns given twice (however spelled), and headings that look like a slip of the pen."""
    known = aliases(headings)
    line = header.row + 1
    taken: dict[str, str] = {}
    for cell in header.cells:
        column = known.get(plain(cell))
        if column and column in taken:
            faults.add("exchange-column-twice", line, cell, column=column, first=taken[column], second=cell)
        elif column:
            taken[column] = cell
        elif cell:
            _check_slip(cell, header, known, faults)
    have = ", ".join(cell for cell in header.cells if cell)[:200]
    for column in required:
        if column not in header.index:
            faults.add("exchange-missing-column", line, column, column=column, have=have)


def _check_slip(cell: str, header: Header, known: Mapping[str, str], faults: Faults) -> None:
    for close in difflib.get_close_matches(plain(cell), known, n=1, cutoff=0.8):
        if len(close) > 3 and known[close] not in header.index:
            faults.add("exchange-unknown-column", header.row + 1, cell, heading=cell, column=known[close])
