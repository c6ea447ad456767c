"""A spreadsheet of entries on its way in: which columns it has, what each row would bring, and each cell that is wrong.

Nothing is written here: the same sheet, columns and decisions always give the same preview.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from datetime import date
from typing import Literal

import msgspec

from hofmarshal.exchange.columns import plain
from hofmarshal.exchange.countries import country_code
from hofmarshal.exchange.faults import Faults
from hofmarshal.exchange.import_sheets import IN, spoken_of
from hofmarshal.exchange.import_teams import Spelling, Squads, TeamField, TeamSeen, Wish
from hofmarshal.exchange.spelling import club_key, name_key, near
from hofmarshal.exchange.values import Cells
from hofmarshal.exchange.write import FORMULA_STARTS
from hofmarshal.rules.notes import Problem

LONGEST_NAME = 120
CODE = re.compile(r"[A-Za-z0-9._-]{1,32}")

RESERVE = {"yes": "reserve|substitute|запасной|запасний|резерв|р", "no": "main|основной|основний|осн|о"}
"""Words of a cell that says whether a fighter is a reserve, beside yes and no."""

Fate = Literal["new", "joins", "known", "ask", "wrong", "skip"]
"""What becomes of a row: somebody new; a known person who takes part in more; nothing new; a question; a fault; left out."""


class Known(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who is entered already."""

    entry: str
    name: str
    club: str = ""
    country: str = ""
    born: date | None = None
    nominations: tuple[str, ...] = ()


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """A row as it is to be taken in: its number in the file, its cells as they are now.

    `skip` leaves it out; `same` says who it is: an entry, `new` for somebody else, empty: what the preview finds.
    """

    row: int
    cells: tuple[str, ...]
    skip: bool = False
    same: str = ""


class CellFault(msgspec.Struct, frozen=True, kw_only=True):
    """What is wrong in a cell: its column (−1: the row as a whole), and the clauses that say so where a rule does."""

    column: int
    problem: Problem
    cites: tuple[str, ...] = ()


class Taken(msgspec.Struct, frozen=True, kw_only=True):
    """What a row says, read. `teams`: the nominations in which he fights for `team`, with `number` (0: any free one)."""

    entry: str = ""
    name: str = ""
    club: str = ""
    country: str = ""
    rating: int = 0
    weight: str = ""
    born: date | None = None
    contact: str = ""
    nominations: tuple[str, ...] = ()
    team: str = ""
    teams: tuple[str, ...] = ()
    number: int = 0
    reserve: bool = False
    captain: bool = False


class Seen(msgspec.Struct, frozen=True, kw_only=True):
    """What becomes of a row: who it is or may be (`twins`), and what is wrong."""

    row: int
    fate: Fate
    taken: Taken
    twins: tuple[Known, ...] = ()
    faults: tuple[CellFault, ...] = ()


class Preview(msgspec.Struct, frozen=True, kw_only=True):
    """All rows, the teams as they would be, and pairs of clubs or teams that may be one written in two ways.

    The second of a pair is of this file.
    """

    rows: tuple[Seen, ...]
    clubs: tuple[tuple[str, str], ...] = ()
    teams: tuple[TeamSeen, ...] = ()
    near_teams: tuple[tuple[str, str], ...] = ()

    @property
    def open(self) -> int:
        """How many rows are wrong, or ask something: while there are any, nothing is taken in."""
        return sum(row.fate in ("wrong", "ask") for row in self.rows)


# The preview


class Sheet(msgspec.Struct, frozen=True, kw_only=True):
    """What is asked of the preview: columns, rows and decisions; `into`: nominations of every row.

    `clubs`, `teams`: spellings to be replaced; `apart`, `teams_apart`: pairs (by their spelling) that are two.
    """

    columns: tuple[str, ...]
    rows: tuple[Asked, ...]
    into: tuple[str, ...] = ()
    clubs: Mapping[str, str] = {}
    apart: tuple[tuple[str, str], ...] = ()
    teams: Mapping[str, str] = {}
    teams_apart: tuple[tuple[str, str], ...] = ()


class Event(msgspec.Struct, frozen=True, kw_only=True):
    """What the event has: people, its nominations by name with all their titles, every number ever given out.

    `fields`: those of its nominations that teams fight.
    """

    people: tuple[Known, ...] = ()
    nominations: Mapping[str, tuple[str, ...]] = {}
    numbers: frozenset[str] = frozenset()
    clubs: tuple[str, ...] = ()
    fields: Mapping[str, TeamField] = {}


def preview(sheet: Sheet, event: Event) -> Preview:
    """What would become of each row."""
    reader = _Reader(sheet, event)
    rows, teams = reader.placed(tuple(reader.seen(row) for row in sheet.rows))
    near_teams = tuple(reader.teams.near(sheet.teams_apart))
    return Preview(rows=rows, clubs=tuple(reader.near()), teams=teams, near_teams=near_teams)


def spoken(cells: Cells, column: str, most: int = LONGEST_NAME) -> str:
    """A cell that a person is to be called by: not too long, and no formula."""
    text = cells.text(column)
    if text.startswith(FORMULA_STARTS) and not (column == "contact" and text[1:2].isdigit()):
        cells.fault("exchange-import-formula", column, value=text[:40])
    elif column != "contact" and len(text) > most:
        cells.fault("exchange-cell-too-long", column, most=most, length=len(text))
    return text


class _Reader:
    """Reads one sheet, remembering what the rows before said."""

    def __init__(self, sheet: Sheet, event: Event) -> None:
        self.sheet = sheet
        self.event = event
        self.at = {column: place for place, column in enumerate(sheet.columns) if column}
        self.words = spoken_of(event.nominations)
        self.people: dict[str, list[Known]] = {}
        for one in event.people:
            self.people.setdefault(name_key(one.name), []).append(one)
        self.by_entry = {one.entry: one for one in event.people}
        self.clubs = {club_key(club): club for club in reversed(event.clubs) if club}
        self.fresh: dict[str, str] = {}
        self.teams = Spelling(event.fields, sheet.teams)
        self.rows_of: dict[tuple[str, str, str], int] = {}
        self.numbered: dict[str, int] = {}

    def seen(self, asked: Asked) -> Seen:
        """What becomes of a row."""
        if asked.skip:
            return Seen(row=asked.row, fate="skip", taken=Taken(name=self._cell(asked, "name")))
        faults = Faults("")
        cells = Cells(asked.row, {column: self._cell(asked, column) for column in self.at}, faults)
        taken = self._taken(cells)
        twins = self._twins(taken)
        fate, twins = self._fate(asked, taken, twins, cells)
        found = tuple(
            CellFault(column=self.at.get(str(one.column), -1), problem=one) for one in faults.problems
        )  # fmt: skip
        return Seen(row=asked.row, fate="wrong" if found else fate, taken=taken, twins=twins, faults=found)

    def placed(self, rows: tuple[Seen, ...]) -> tuple[tuple[Seen, ...], tuple[TeamSeen, ...]]:
        """The rows with what their teams add to them, and the teams."""
        squads = Squads(self.event.fields)
        teams = squads.seen([wish for seen in rows for wish in _wishes(seen)])
        wrong: dict[int, list[CellFault]] = {}
        for one in squads.faults:
            at = self.at.get(one.column, self.at.get("team", -1))
            wrong.setdefault(one.row, []).append(CellFault(column=at, problem=one.problem, cites=one.cites))
        done = []
        for seen in rows:
            fate: Fate = "joins" if seen.fate == "known" and seen.row in squads.fresh else seen.fate
            more = tuple(wrong.get(seen.row, ()))
            done.append(
                msgspec.structs.replace(seen, fate="wrong" if more else fate, faults=(*seen.faults, *more))
            )  # fmt: skip
        return tuple(done), teams

    def _cell(self, asked: Asked, column: str) -> str:
        at = self.at.get(column, -1)
        return asked.cells[at].strip() if 0 <= at < len(asked.cells) else ""

    def _taken(self, cells: Cells) -> Taken:
        name = cells.required("name")
        for column in ("name", "club", "contact", "team"):
            spoken(cells, column)
        country = country_code(cells.text("country"))
        if country is None:
            cells.fault("exchange-import-country", "country", value=cells.text("country")[:60])
        entry = cells.text("entry")
        if entry and not CODE.fullmatch(entry):
            cells.fault("exchange-import-number", "entry", value=entry[:40])
        team = self.teams.of(cells.text("team"))
        own, teams = self._sides(cells, team, self._nominations(cells))
        return Taken(
            entry=entry, name=name, club=self._club(cells.text("club")), country=country or "",
            rating=cells.integer("rating") or 0, weight=cells.text("weight_category"), born=cells.date("born"),
            contact=cells.text("contact"), nominations=own, team=team, teams=teams, number=cells.integer("number") or 0,
            reserve=self._reserve(cells), captain=bool(cells.yes_no("captain")),
        )  # fmt: skip

    def _sides(self, cells: Cells, team: str, nominations: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The nominations he enters himself, and those in which he fights for his team.

        Where no column is the team, a row of a nomination of teams is a team.
        """
        if "team" not in self.at:
            return nominations, ()
        fields = tuple(name for name in nominations if name in self.event.fields)
        if fields and not team:
            cells.fault("exchange-import-team-empty", "team", nomination=self._title(fields[0]))
        if team and not fields:
            cells.fault("exchange-import-team-nowhere", "team", team=team[:60])
        return tuple(name for name in nominations if name not in self.event.fields), fields if team else ()

    def _title(self, name: str) -> str:
        return next(iter(self.event.nominations.get(name, ())), name)

    def _reserve(self, cells: Cells) -> bool:
        word = cells.text("reserve").casefold()
        for said, words in RESERVE.items():
            if word in words.split("|"):
                return said == "yes"
        return cells.yes_no("reserve") is True or cells.yes_no("main") is False

    def _club(self, text: str) -> str:
        """A club as it is written first, in the event or in this file."""
        text = self.sheet.clubs.get(text, text)
        if not text:
            return ""
        return self.clubs.get(club_key(text)) or self.fresh.setdefault(club_key(text), text)

    def _nominations(self, cells: Cells) -> tuple[str, ...]:
        found = list(self.sheet.into)
        found += [one.removeprefix(IN) for one in self.at if one.startswith(IN) and cells.yes_no(one)]
        for word in re.split(r"[,;/+]", cells.text("nominations")):
            if not word.strip():
                continue
            name = self.words.get(plain(word))
            if name is None:
                known = ", ".join(self.event.nominations)
                cells.fault("exchange-import-nomination", "nominations", value=word.strip()[:60], known=known or "–")
            else:
                found.append(name)
        return tuple(dict.fromkeys(name for name in found if name in self.event.nominations))

    # Who it is

    def _twins(self, taken: Taken) -> tuple[Known, ...]:
        """Those of this name who are entered already and may be the same: not who was born on another day."""
        return tuple(
            one
            for one in self.people.get(name_key(taken.name), ())
            if taken.name and (one.born is None or taken.born is None or one.born == taken.born)
        )

    def _fate(
        self, asked: Asked, taken: Taken, twins: tuple[Known, ...], cells: Cells
    ) -> tuple[Fate, tuple[Known, ...]]:
        if asked.same and asked.same != "new" and asked.same not in self.by_entry:
            cells.fault("exchange-import-nobody", "name", entry=asked.same[:32])
            return "wrong", twins
        chosen = self._chosen(asked, taken, twins)
        if not taken.nominations and not taken.teams and not ("team" in self.at and cells.faults.problems):
            cells.fault(
                "exchange-import-nowhere", "nominations" if "nominations" in self.at else "", name=taken.name or "–"
            )
        self._twice(asked, taken, chosen, cells)
        if chosen is None and twins and asked.same != "new":
            return "ask", twins
        if chosen is None:
            self._number(taken, cells)
            return "new", ()
        if taken.entry and taken.entry != chosen.entry:
            cells.fault("exchange-import-other-number", "entry", value=taken.entry[:32], entry=chosen.entry)
        more = set(taken.nominations) - set(chosen.nominations)
        return ("joins" if more else "known"), (chosen,)

    def _chosen(self, asked: Asked, taken: Taken, twins: tuple[Known, ...]) -> Known | None:
        """The known person a row is: by decision, by birth date, or the only one of his name and club."""
        if asked.same:
            return self.by_entry.get(asked.same)
        sure = [one for one in twins if one.born is not None and one.born == taken.born]
        if len(sure) == 1:
            return sure[0]
        club = club_key(taken.club)
        mates = [one for one in twins if club_key(one.club) == club]
        return mates[0] if len(mates) == 1 and len(twins) == 1 else None

    def _twice(self, asked: Asked, taken: Taken, chosen: Known | None, cells: Cells) -> None:
        """Somebody who stands in the file twice."""
        if not taken.name:
            return
        key = (chosen.entry, "", "") if chosen is not None else (
            name_key(taken.name), club_key(taken.club), f"{taken.born or ''}{asked.row if asked.same == 'new' else ''}"
        )  # fmt: skip
        earlier = self.rows_of.setdefault(key, asked.row)
        if earlier != asked.row:
            cells.fault("exchange-fighter-twice", "name", value=taken.name[:60], first=earlier)

    def _number(self, taken: Taken, cells: Cells) -> None:
        if not taken.entry:
            return
        if taken.entry in self.event.numbers:
            other = self.by_entry.get(taken.entry)
            cells.fault(
                "exchange-import-taken", "entry", value=taken.entry[:32], name=other.name if other is not None else "–"
            )
        earlier = self.numbered.setdefault(taken.entry, cells.row)
        if earlier != cells.row:
            cells.fault("exchange-entry-twice", "entry", value=taken.entry[:32], first=earlier)

    def near(self) -> Iterable[tuple[str, str]]:
        """Pairs of clubs that may be one; the second is new."""
        apart = {frozenset(pair) for pair in self.sheet.apart}
        new = list(self.fresh.values())
        for place, club in enumerate(new):
            for other in (*self.clubs.values(), *new[:place]):
                if near(other, club) and frozenset((other, club)) not in apart:
                    yield other, club


def _wishes(seen: Seen) -> Iterable[Wish]:
    """The teams a row is to be of, and as whom."""
    taken = seen.taken
    entry = seen.twins[0].entry if seen.fate in ("joins", "known") and len(seen.twins) == 1 else ""
    for name in taken.teams:
        yield Wish(
            row=seen.row, nomination=name, team=taken.team, entry=entry, club=taken.club, number=taken.number,
            reserve=taken.reserve, captain=taken.captain,
        )  # fmt: skip
