"""Text cells to values: whole numbers, scores, dates, yes and no, one of several words; what does not fit is noted."""

from __future__ import annotations

import datetime
import re
from collections.abc import Mapping

from hofmarshal.exchange.faults import Faults

LONGEST_CELL = 500
LONGEST_NUMBER = 9
INTEGER = re.compile(r"([+-]?\d+)(?:[.,]0+)?", re.ASCII)
GROUPED = re.compile(r"[+-]?\d{1,3}([ \u00a0\u202f]\d{3})+([.,]0+)?", re.ASCII)
ISO_DATE = re.compile(r"(?P<year>\d{4})-(?P<month>\d{1,2})-(?P<day>\d{1,2})", re.ASCII)
DOT_DATE = re.compile(r"(?P<day>\d{1,2})\.(?P<month>\d{1,2})\.(?P<year>\d{4})", re.ASCII)
SCORES = re.compile(r"(\d{1,6})\s*[:\-–—]\s*(\d{1,6})", re.ASCII)
YES = frozenset("yes y true 1 + x v да так есть є истина істина ✓ ✔ ☑".split())
NO = frozenset("no n false 0 - – нет ні ложь хибність хибне ✗ ✘ ☐".split())


class Cells:
    """The cells of one row by column, read as values; problems go to `faults` with this row's number."""

    def __init__(self, row: int, cells: Mapping[str, str], faults: Faults) -> None:
        self.row = row
        self.cells = cells
        self.faults = faults

    def fault(self, code: str, column: str, /, **args: str | int) -> None:
        """Notes a problem in this row and column."""
        self.faults.add(code, self.row, column, **args)

    def text(self, column: str) -> str:
        """The cell without needless spaces; one too long is a problem."""
        cell = " ".join(self.cells.get(column, "").split())
        if len(cell) > LONGEST_CELL:
            self.fault("exchange-cell-too-long", column, most=LONGEST_CELL, length=len(cell))
            return ""
        return cell

    def required(self, column: str) -> str:
        """The cell, which must not be empty."""
        cell = self.text(column)
        if not cell and not self.cells.get(column, ""):
            self.fault("exchange-empty-cell", column, column=column)
        return cell

    def integer(self, column: str) -> int | None:
        """A whole number, also as programs export it (7.0, 1 500), or None for an empty cell."""
        cell = self.cells.get(column, "").strip()
        if not cell:
            return None
        found = INTEGER.fullmatch(_plain_number(cell))
        if not found:
            self.fault("exchange-not-integer", column, value=_short(cell))
        elif (digits := len(found[1].lstrip("+-"))) > LONGEST_NUMBER:
            self.fault("exchange-number-too-long", column, digits=digits, most=LONGEST_NUMBER)
        else:
            return int(found[1])
        return None

    def score(self, column: str) -> int | None:
        """A whole number that is not negative, or None for an empty cell."""
        if match := SCORES.fullmatch(self.cells.get(column, "").strip()):
            red, blue = match.groups()
            self.fault("exchange-both-scores", column, value=match[0], red=red, blue=blue)
            return None
        number = self.integer(column)
        if number is not None and number < 0:
            self.fault("exchange-negative", column, value=number)
            return None
        return number

    def scores(self, column: str) -> tuple[int, int] | None:
        """Both scores of a bout as 10:7 or 10-7, or None for an empty cell."""
        cell = self.text(column)
        match = SCORES.fullmatch(cell)
        if cell and not match:
            self.fault("exchange-not-scores", column, value=_short(cell))
        return (int(match[1]), int(match[2])) if match else None

    def date(self, column: str) -> datetime.date | None:
        """A date as 2001-12-31 or 31.12.2001, or None for an empty cell."""
        cell = self.text(column)
        if not cell:
            return None
        match = ISO_DATE.fullmatch(cell) or DOT_DATE.fullmatch(cell)
        if not match:
            self.fault("exchange-not-date", column, value=_short(cell))
            return None
        year, month, day = (int(match[part]) for part in ("year", "month", "day"))
        try:
            date = datetime.date(year, month, day)
        except ValueError:
            self.fault("exchange-no-such-date", column, value=cell)
            return None
        if not 1900 <= year <= 2100:
            self.fault("exchange-no-such-date", column, value=cell)
            return None
        return date

    def yes_no(self, column: str) -> bool | None:
        """Yes or no in any of the usual ways, or None for an empty cell."""
        word = self.text(column).casefold()
        if not word:
            return None
        if word in YES:
            return True
        if word not in NO:
            self.fault("exchange-not-yes-no", column, value=_short(word))
            return None
        return False

    def word(self, column: str, words: Mapping[str, str]) -> str:
        """One of our words by any of its spellings, or an empty string for an empty cell."""
        cell = self.text(column)
        known = {spelling: ours for ours, spellings in words.items() for spelling in (ours, *spellings.split("|"))}
        if cell and cell.casefold() not in known:
            self.fault("exchange-not-one-of", column, value=_short(cell), words=", ".join(words))
            return ""
        return known.get(cell.casefold(), "")


def _plain_number(cell: str) -> str:
    """A number without the spaces between thousands, and with the minus of keyboards."""
    bare = cell.replace("\u2212", "-")
    return re.sub(r"\s", "", bare) if GROUPED.fullmatch(bare) else bare


def _short(text: str) -> str:
    return text if len(text) <= 40 else text[:39] + "…"
