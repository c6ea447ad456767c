"""The results of an event as HEMA Ratings takes them: a workbook of fixed tabs, and the same as quoted CSV files.

The form is that of HEMA Ratings' own validator (github.com/HEMARatings/hemaratings.submit, `workbook_validator.py`): tabs
`Event info`, `Clubs` (country in column B), `Fighters` (nationality in C) and one for each tournament, whose columns C and D
say Win/Loss, Loss/Win or Draw/Draw. The headings are those of its template, the lines of `Event info` those that
github.com/SeanFranklin/hemaScorecard sends.
"""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec

from hofmarshal.exchange import outcome as out
from hofmarshal.exchange.countries import country_code
from hofmarshal.exchange.results_tables import stage_name
from hofmarshal.exchange.write import Column, Sheet, Value, guarded, sheet_name, xlsx_bytes
from hofmarshal.text import message

CLUBS = (
    "Club Name (Full name, spelled correctly)", "Country (two-letter country code)", "State (if applicable)", "City",
    "Website URL", "Facebook URL", "Parent club (see explanation document)",
)  # fmt: skip
FIGHTERS = (
    "Name («Firstname Lastname» format)", "Club", "Nationality (two-letter country code)",
    "Gender (kept for backward compatibility)", "HEMA Ratings ID (see explanation document)",
)  # fmt: skip
BOUTS = (
    "Fighter 1 (Written exactly as in the Fighters sheet)", "Fighter 2 (Written exactly as in the Fighters sheet)",
    "Fighter 1 result", "Fighter 2 result", "Round (if available)",
)  # fmt: skip

LANG = "en"
"""The language of the file: those who read it are everywhere."""

Why = Literal["unfought", "both-lost", "erased", "team"]


class LeftOut(msgspec.Struct, frozen=True):
    """Bouts that the file does not list, and why."""

    why: Why
    count: int


class Ratings(msgspec.Struct, frozen=True):
    """The tabs in their order, and what was left out."""

    sheets: tuple[Sheet, ...]
    left_out: tuple[LeftOut, ...]

    def xlsx(self) -> bytes:
        """The workbook."""
        return xlsx_bytes(self.sheets)

    def files(self) -> dict[str, bytes]:
        """A CSV file for each tab, every cell in quotes."""
        taken: set[str] = set()
        return {f"{sheet_name(one.title, taken)}.csv": _quoted(one) for one in self.sheets}


def ratings(event: out.EventOut) -> Ratings:
    """The file for everything in the event that was fought man against man."""
    names = _names(event)
    left: Counter[Why] = Counter()
    tournaments, fought = [], set[str]()
    for one in event.nominations:
        rows = list(_bouts(one, names, left))
        if rows:
            tournaments.append(_sheet(one.title.in_(LANG), BOUTS, [row for _, row in rows]))
            fought |= {entry for pair, _ in rows for entry in pair}
    people = {entry: who for one in event.nominations for entry, who in one.people.items() if entry in fought}
    left_out = tuple(LeftOut(why, count) for why, count in sorted(left.items()))
    sheets = (
        _sheet("Event info", ("Event Name", event.name), list(_info(event, left_out))),
        _sheet("Clubs", CLUBS, list(_clubs(people))),
        _sheet("Fighters", FIGHTERS, [(names[e], who.club, _country(who), "", "") for e, who in people.items()]),
        *tournaments,
    )
    return Ratings(sheets, left_out)


def left_out_text(left: Sequence[LeftOut], lang: str) -> list[str]:
    """What was left out and why, in words."""
    return [
        message("results-ratings-left", lang, count=one.count, why=message("results-ratings-why", lang, why=one.why))
        for one in left
    ]


def _names(event: out.EventOut) -> dict[str, str]:
    """Names by entry; namesakes carry their number. Whoever has no name any more is not there."""
    who = {entry: one.name for nom in event.nominations for entry, one in nom.people.items() if one.name != entry}
    same = Counter(" ".join(name.split()).casefold() for name in who.values())
    return {
        entry: " ".join(name.split()) if same[" ".join(name.split()).casefold()] == 1 else f"{name} ({entry})"
        for entry, name in who.items()
    }


def _country(who: out.Who) -> str:
    return country_code(who.country) or ""


def _clubs(people: dict[str, out.Who]) -> Iterator[tuple[Value, ...]]:
    """Each club once, with the country that most of its fighters have."""
    countries: dict[str, Counter[str]] = {}
    for who in people.values():
        if who.club:
            countries.setdefault(who.club, Counter())[_country(who)] += 1
    for club in sorted(countries, key=str.casefold):
        known = [code for code, _ in countries[club].most_common() if code]
        yield club, next(iter(known), ""), "", "", "", "", ""


def _info(event: out.EventOut, left: Sequence[LeftOut]) -> Iterator[tuple[Value, ...]]:
    yield from (
        ("Event Start Date", event.first_day),
        ("Event Country", event.country[:2].upper()),
        ("Event State/Province", ""),
        ("Event City", event.place),
        ("Organizing School", ""),
        ("Social Media Link", ""),
        ("Photo Link", ""),
        ("Submitter Name", ""),
        ("Submitter E-mail", ""),
        ("Organizer Name", ""),
        ("Organizer E-mail", ""),
        ("Does the event conform to the HEMA Ratings event criteria?", ""),
        ("Are there any fights in the submitted results that didn't happen?", "No"),
        ("Are there any missing fights in the data?", "Yes" if left else "No"),
        ("Additional notes", " ".join(left_out_text(left, LANG))),
    )


Pair = tuple[str, str]


def _bouts(
    one: out.NominationOut, names: dict[str, str], left: Counter[Why]
) -> Iterator[tuple[Pair, tuple[Value, ...]]]:
    """The rows of a tournament, the winner first, with their two entries."""
    for _, bout in one.results():
        if not bout.over:
            continue
        why = _not_listed(one, bout, names)
        if why is not None:
            left[why] += 1
            continue
        first, second = (bout.blue, bout.red) if bout.winner == "blue" else (bout.red, bout.blue)
        results = ("Win", "Loss") if bout.winner else ("Draw", "Draw")
        stage = one.stages[bout.stage]
        where = stage_name(stage, LANG) + ("" if stage.pairs or len(stage.order) == 1 else f", {bout.group}")
        yield (first, second), (names[first], names[second], *results, where)


def _not_listed(one: out.NominationOut, bout: out.Bout, names: dict[str, str]) -> Why | None:
    if one.team:
        return "team"
    if bout.state != "fought" or bout.again:
        return "unfought"
    if not bout.winner and bout.disqualified:
        return "both-lost"
    return None if bout.red in names and bout.blue in names else "erased"


def _sheet(title: str, columns: Sequence[str], rows: Sequence[tuple[Value, ...]]) -> Sheet:
    return Sheet(title, tuple(Column(str(n), name) for n, name in enumerate(columns)), tuple(rows))


def _quoted(sheet: Sheet) -> bytes:
    text = io.StringIO(newline="")
    writer = csv.writer(text, quoting=csv.QUOTE_ALL)
    writer.writerow([guarded(column.title) for column in sheet.columns])
    writer.writerows([guarded(value) for value in row] for row in sheet.rows)
    return text.getvalue().encode()
