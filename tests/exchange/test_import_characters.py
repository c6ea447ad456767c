"""Given a sheet of characters, what becomes of each row: good ones, wrong cells with their clauses, hostile files."""

from __future__ import annotations

import msgspec
import pytest

from hofmarshal.exchange.books import playable
from hofmarshal.exchange.import_characters import COLUMNS, HEADINGS, Cast, Preview, preview
from hofmarshal.exchange.import_sheets import read_sheets
from hofmarshal.exchange.importing import Asked
from hofmarshal.rules.notes import BadInput

GAME = playable()["larp-reason"].game
assert GAME is not None
CAST = Cast(
    game=GAME, characters=frozenset({"7"}), names={"7": "Ada of the Test", "3": "A Fighter"}, gone=frozenset({"5"})
)
HEADER = "Номер;Персонаж;Игрок;Группа;Регион;ОР;Хиты;Монстр;Способы смерти"


def seen(text: str, cast: Cast = CAST) -> Preview:
    (sheet,) = read_sheets(text.encode(), "list.csv", {}, HEADINGS)
    rows = tuple(
        Asked(row=at + 1, cells=cells) for at, cells in enumerate(sheet.rows) if at > sheet.header and any(cells)
    )
    return preview(sheet.columns, rows, cast)


def faults(found: Preview) -> list[tuple[int, str, str]]:
    return [
        (row.row, COLUMNS[one.column] if one.column >= 0 else "", one.problem.code)
        for row in found.rows
        for one in row.faults
    ]


def test_a_row_says_everything_of_a_character() -> None:
    found = seen(
        f"{HEADER}\n1;Ада Выдуманная;А. Пример;Совет;Север;5;3;;\n2;Тень;;Чудища;;;;да;огонь; серебро\n".replace(
            "огонь; серебро", '"огонь; серебро"'
        )
    )
    assert found.open == 0
    one, shade = (row.taken for row in found.rows)
    assert (one.number, one.name, one.player, one.group, one.region) == (
        "1",
        "Ада Выдуманная",
        "А. Пример",
        "Совет",
        "Север",
    )
    assert (one.reason, one.hits, one.monster, one.ways) == (5, 3, False, ())
    assert (shade.reason, shade.monster, shade.ways) == (None, True, ("огонь", "серебро"))
    assert shade.register.ways == ("огонь", "серебро")


@pytest.mark.parametrize("heading", ["Number,Character,Player,Group,Reason", "Номер,Персонаж,Гравець,Група,Розум"])
def test_headings_of_three_languages(heading: str) -> None:
    found = seen(f"{heading}\n11,Invented,B. Sample,Guild,4\n")
    assert [row.taken.reason for row in found.rows] == [4]


@pytest.mark.parametrize("reason", [2, 8, 1000])
def test_reason_outside_the_rulebooks_range_cites_its_clause(reason: int) -> None:
    """larp.reason.range: 3 to 7 reason points."""
    found = seen(f"{HEADER}\n1;A;;;;{reason};;;\n")
    assert faults(found) == [(2, "reason", "larp-reason-range")]
    assert found.rows[0].faults[0].cites == ("larp.reason.range",)


@pytest.mark.parametrize("reason", [3, 7])
def test_the_ends_of_the_range_are_in_it(reason: int) -> None:
    assert seen(f"{HEADER}\n1;A;;;;{reason};;;\n").open == 0


def test_each_wrong_cell_is_named() -> None:
    found = seen(
        f"{HEADER}\n1;;;;;;;;\n1;B;;;;x;4;;\n7;Other;;;;;;;\n5;Gone;;;;9;9;;\n№ 8;=cmd();;;;;;maybe;\n"
        "9;Calm;;;;;;no;fire\na b;C;;;;-1;;;\n"
    )
    assert faults(found) == [
        (2, "name", "exchange-empty-cell"),
        (3, "reason", "exchange-not-integer"),
        (3, "number", "player-import-number-twice"),
        (3, "hits", "larp-hits-range"),
        (4, "number", "player-import-taken"),
        (5, "number", "entries-number-erased"),
        (5, "hits", "larp-hits-range"),
        (5, "reason", "larp-reason-range"),
        (6, "monster", "exchange-not-yes-no"),
        (6, "name", "exchange-import-formula"),
        (7, "ways", "player-import-ways-monster"),
        (8, "number", "exchange-import-number"),
        (8, "reason", "player-import-points"),
    ]
    assert found.open == 7


def test_a_fighters_number_is_no_characters_and_one_who_is_there_stays_as_he_is() -> None:
    found = seen(f"{HEADER}\n3;Newcomer;;;;;;;\n7;Ada of the Test;;;;9;;;\n")
    assert [row.fate for row in found.rows] == ["wrong", "known"]


def test_rows_without_numbers_are_those_of_their_name_and_group_who_are_there() -> None:
    """The same list taken in again, with more in it, brings only what is new; three guards may be called alike."""
    cast = msgspec.structs.replace(
        CAST,
        characters=frozenset({"7", "8", "9"}),
        names={**CAST.names, "8": "Guard", "9": "Guard"},
        groups={"8": "Tower", "9": "Tower"},
    )
    rows = ";Guard;;Tower;;;;;\n" * 3 + ";Guard;;Gate;;;;;\n9;Guard;;Tower;;;;;\n"
    assert [row.fate for row in seen(f"{HEADER}\n{rows}", cast).rows] == ["known", "known", "new", "new", "known"]


def test_a_sheet_of_a_windows_program_is_read() -> None:
    data = f"{HEADER}\n4;Йосип Їжак;Гравець Ґ;Є;;6;;;\n".encode("cp1251")
    (sheet,) = read_sheets(data, "old.csv", {}, HEADINGS)
    assert sheet.rows[1][:4] == ("4", "Йосип Їжак", "Гравець Ґ", "Є")
    assert sheet.columns == COLUMNS


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"PK\x03\x04torn off",
        b"\xd0\xcf\x11\xe0 an old workbook",
        ("number;name\n" + '1;"never closed\n' * 2).encode(),
    ],
)
def test_a_torn_or_foreign_file_is_refused_in_words(data: bytes) -> None:
    with pytest.raises(BadInput) as told:
        read_sheets(data, "list.xlsx", {}, HEADINGS)
    assert all(one.code.startswith("exchange-") for one in told.value.problems)


def test_too_many_ways_and_too_long_words() -> None:
    ways = '"' + "; ".join(f"way {n}" for n in range(13)) + '"'
    found = seen(f"{HEADER}\n1;{'n' * 130};;;{'r' * 50};;;yes;{ways}\n")
    assert sorted(code for _, _, code in faults(found)) == [
        "exchange-cell-too-long", "exchange-cell-too-long", "player-import-ways-many",
    ]  # fmt: skip
