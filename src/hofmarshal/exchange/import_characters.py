"""A spreadsheet of a game's characters on its way in: what each row would bring, and each cell that is wrong.

Nothing is written here: the same sheet and the same game always give the same preview.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Literal

import msgspec

from hofmarshal.exchange.faults import Faults
from hofmarshal.exchange.importing import CODE, Asked, CellFault, spoken
from hofmarshal.exchange.values import Cells
from hofmarshal.larp import acts, character
from hofmarshal.larp.decide import decide
from hofmarshal.rules.game_model import Game
from hofmarshal.rules.notes import Problem, Refusal

HEADINGS: Mapping[str, str] = {
    "number": "number|no|#|n|id|character number|card|номер|номер персонажа|персонаж №|карточка|картка",
    "name": "name|character|character name|role|имя|имя персонажа|персонаж|роль|ім'я|ім'я персонажа",
    "player": "player|player name|played by|игрок|имя игрока|фио игрока|мастерское имя|гравець|ім'я гравця|піб гравця",
    "group": "group|team|faction|clan|house|family|группа|команда|фракция|клан|локация|група|фракція|локація",
    "region": "region|polygon|zone|регион|полигон|зона|регіон|полігон",
    "reason": "reason|reason points|sanity|рассудок|очки рассудка|ор|розум|очки розуму|розсуд|глузд",
    "hits": "hits|hit points|hp|хиты|хитов|хіти|хітів",
    "monster": "monster|is a monster|монстр|чудовище|чудовисько|потвора",
    "ways": "ways to die|ways|dies of|how it dies|killed by|способы смерти|способы умереть|чем убить|умирает от"
    "|способи смерті|способи померти|чим убити|вмирає від",
}
"""Our columns, and every heading they are known by."""

COLUMNS = tuple(HEADINGS)

MOST_POINTS = 1000
"""The most that `Register` carries; a rulebook asks for far less."""

LONGEST_REGION = 40
LONGEST_WAY = 300
MOST_WAYS = 12
LONGEST_NUMBER = 24
"""A number stands on badges and in the names of streams."""

Fate = Literal["new", "known", "wrong", "skip"]
"""What becomes of a row: a new character; one the game has already; a fault; left out."""

_COLUMN_OF = {
    "larp-hits-range": "hits",
    "larp-reason-range": "reason",
    "larp-no-reason-here": "reason",
    "larp-no-monsters-here": "monster",
}
"""The cell that a refusal of the game is about."""


class Cast(msgspec.Struct, frozen=True, kw_only=True):
    """What the event has: the game's rules, its characters' numbers, everyone's name by number, numbers never to be used.

    `groups`: each character's group. A row without a number is taken for a character of its name and group that no row
    before it was: the same list may be taken in again when more has been written into it.
    """

    game: Game
    groups: Mapping[str, str] = {}
    characters: frozenset[str] = frozenset()
    names: Mapping[str, str] = {}
    gone: frozenset[str] = frozenset()


def alone(cast: Cast) -> Cast:
    """The same for one row that is known to be another character, though one has its name and group: a second guard."""
    return msgspec.structs.replace(cast, characters=frozenset())


class Taken(msgspec.Struct, frozen=True, kw_only=True):
    """What a row says, read. An empty `number`: the next free one."""

    number: str = ""
    name: str = ""
    player: str = ""
    group: str = ""
    region: str = ""
    reason: int | None = None
    hits: int | None = None
    monster: bool = False
    ways: tuple[str, ...] = ()

    @property
    def register(self) -> acts.Register:
        """The command with which the character enters the game."""
        return acts.Register(
            reason=self.reason, hits=self.hits, monster=self.monster, ways=self.ways, region=self.region
        )


class Seen(msgspec.Struct, frozen=True, kw_only=True):
    """What becomes of a row, and what is wrong in it."""

    row: int
    fate: Fate
    taken: Taken
    faults: tuple[CellFault, ...] = ()


class Preview(msgspec.Struct, frozen=True, kw_only=True):
    """All rows of a sheet."""

    rows: tuple[Seen, ...]

    @property
    def open(self) -> int:
        """How many rows are wrong: while there are any, nothing is taken in."""
        return sum(row.fate == "wrong" for row in self.rows)


def preview(columns: tuple[str, ...], rows: tuple[Asked, ...], cast: Cast) -> Preview:
    """What would become of each row."""
    reader = _Reader(columns, cast)
    return Preview(rows=tuple(reader.seen(row) for row in rows))


class _Reader:
    """Reads one sheet, remembering the numbers of the rows before."""

    def __init__(self, columns: tuple[str, ...], cast: Cast) -> None:
        self.at = {column: place for place, column in enumerate(columns) if column in HEADINGS}
        self.cast = cast
        self.numbered: dict[str, int] = {}
        self.free: dict[tuple[str, str], list[str]] = {}
        for number in sorted(cast.characters):
            self.free.setdefault((cast.names.get(number, ""), cast.groups.get(number, "")), []).append(number)

    def seen(self, asked: Asked) -> Seen:
        """What becomes of a row."""
        texts = {
            column: asked.cells[place].strip() if place < len(asked.cells) else "" for column, place in self.at.items()
        }
        if asked.skip:
            return Seen(row=asked.row, fate="skip", taken=Taken(name=texts.get("name", "")[:60]))
        faults = Faults("")
        cells = Cells(asked.row, texts, faults)
        taken = self._taken(cells)
        fate = self._fate(cells, taken)
        found = [CellFault(column=self.at.get(str(one.column), -1), problem=one) for one in faults.problems]
        if fate == "new":
            found += self._of_the_game(taken)
        return Seen(row=asked.row, fate="wrong" if found else fate, taken=taken, faults=tuple(found))

    def _taken(self, cells: Cells) -> Taken:
        cells.required("name")
        number = cells.text("number").removeprefix("№").strip()
        if number and not (CODE.fullmatch(number) and len(number) <= LONGEST_NUMBER):
            cells.fault("exchange-import-number", "number", value=number[:40])
        ways = tuple(filter(None, (one.strip() for one in re.split(r"[;\n]", cells.cells.get("ways", "")))))
        for way in ways:
            if len(way) > LONGEST_WAY:
                cells.fault("exchange-cell-too-long", "ways", most=LONGEST_WAY, length=len(way))
        if len(ways) > MOST_WAYS:
            cells.fault("player-import-ways-many", "ways", count=len(ways), most=MOST_WAYS)
        said = cells.yes_no("monster")
        if ways and said is False:
            cells.fault("player-import-ways-monster", "ways")
        return Taken(
            number=number, name=spoken(cells, "name"), player=spoken(cells, "player"), group=spoken(cells, "group"),
            region=spoken(cells, "region", LONGEST_REGION), reason=_points(cells, "reason"), hits=_points(cells, "hits"),
            monster=bool(ways) if said is None else said, ways=ways,
        )  # fmt: skip

    def _fate(self, cells: Cells, taken: Taken) -> Fate:
        number = taken.number
        same = self.free.get((taken.name, taken.group), [])
        if not number:
            return "known" if taken.name and same and same.pop(0) else "new"
        if number in same:
            same.remove(number)
        earlier = self.numbered.setdefault(number, cells.row)
        if earlier != cells.row:
            cells.fault("player-import-number-twice", "number", number=number[:32], first=earlier)
        there = self.cast.names.get(number, "")
        if number in self.cast.gone:
            cells.fault("entries-number-erased", "number", entry=number[:32])
        elif there and taken.name and there != taken.name:
            cells.fault("player-import-taken", "number", value=number[:32], name=there)
        elif number in self.cast.characters:
            return "known"
        return "new"

    def _of_the_game(self, taken: Taken) -> list[CellFault]:
        """What the game itself would refuse, with its clauses: it names one thing at a time, and is asked until it has none."""
        found: list[CellFault] = []
        wanted = taken.register
        while True:
            issued = acts.Issued(id="preview", at=0, seat="master", act=wanted)
            answer = decide(character.fresh(self.cast.game), issued)
            if not isinstance(answer, Refusal):
                return found
            column = _COLUMN_OF.get(answer.code, "")
            at = self.at.get(column, -1)
            found.append(CellFault(column=at, problem=Problem(answer.code, answer.args), cites=answer.cites))
            without: dict[str, bool | None] = {"monster": False} if column == "monster" else {column: None}
            if not column or getattr(wanted, column) in (None, False):
                return found
            wanted = msgspec.structs.replace(wanted, **without)


def _points(cells: Cells, column: str) -> int | None:
    """A number of points; what the command cannot even carry is a fault of its own."""
    found = cells.integer(column)
    if found is not None and not 0 <= found <= MOST_POINTS:
        cells.fault("player-import-points", column, value=found, most=MOST_POINTS)
        return None
    return found
