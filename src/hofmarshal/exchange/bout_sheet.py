"""A table of the bouts still to be fought, to be filled in by hand and read back as one of a folder's tables of bouts."""

from __future__ import annotations

from collections.abc import Mapping

from hofmarshal.exchange.write import Column, Sheet
from hofmarshal.tournament.folder import Report
from hofmarshal.tournament.words import called

COLUMNS = ("bout", "stage", "group", "red", "blue", "red_score", "blue_score", "winner", "extra", "note")
NUMBERS = ("red_score", "blue_score")


def bout_sheet(report: Report, headings: Mapping[str, str]) -> Sheet:
    """Every open bout in its group's order, with empty scores; `headings` are those of `COLUMNS` in the reader's language."""
    names = {entry.entry: entry.name for entry in report.entries if entry.name}
    columns = tuple(Column(key, headings[key], "number" if key in NUMBERS else "text") for key in COLUMNS)
    rows = tuple(
        (
            one.bout, one.stage, one.group, called(one.red, names), called(one.blue, names),
            None, None, "", "+" if one.extra else "", "",
        )
        for one in report.open
    )  # fmt: skip
    return Sheet("bouts", columns, rows)
