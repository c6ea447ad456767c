"""Spreadsheets of entries before they are taken in: columns guessed, people recognised, each wrong cell named."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest

from hofmarshal.exchange.import_sheets import read_sheets
from hofmarshal.exchange.importing import Asked, Event, Known, Preview, Sheet, preview
from hofmarshal.exchange.spelling import club_key, name_key, near
from hofmarshal.rules.notes import BadInput
from tests.exchange.workbooks import changed, workbook

TITLES = {"long": ("Довгий меч", "Длинный меч", "Longsword"), "shield": ("Щит і меч", "Щит-Меч", "Sword and shield")}
HALINA = Known(entry="7", name="Галина Ворон", club="Ворони", born=date(1990, 5, 6), nominations=("long",))
EVENT = Event(people=(HALINA,), nominations=TITLES, numbers=frozenset({"7"}), clubs=("Ворони",))
COLUMNS = ("name", "club", "born", "country", "rating", "entry")


def look(*rows: tuple[str, ...], columns: tuple[str, ...] = COLUMNS, event: Event = EVENT, **more: Any) -> Preview:
    asked = tuple(Asked(row=n, cells=cells) for n, cells in enumerate(rows, 2))
    more.setdefault("into", ("shield",))
    return preview(Sheet(columns=columns, rows=asked, **more), event)


def codes(found: Preview, row: int = 0) -> list[tuple[int, str]]:
    return [(one.column, one.problem.code) for one in found.rows[row].faults]


def test_columns_are_guessed_in_ukrainian_russian_and_english() -> None:
    table = "№;Прізвище та ім'я;Клуб;Дата народження;Телефон;Щит-Меч;Щось\n1;Ада;Вовки;1.2.2000;+380;+;x\n2;Бо;;;;;\n"
    (sheet,) = read_sheets(table.encode("cp1251"), "a.csv", TITLES)
    assert sheet.header == 0
    assert sheet.columns == ("", "name", "club", "born", "contact", "in:shield", ""), (
        "a column that counts is no number"
    )
    (other,) = read_sheets(b"Title\n\nEntry,Name,Nominations\n15,Ada,Longsword\n", "b.csv", TITLES)
    assert (other.header, other.columns) == (2, ("entry", "name", "nominations"))


def test_a_file_without_headings_is_shown_all_the_same() -> None:
    (sheet,) = read_sheets(b"Ada;Wolves\nBo;Foxes\n", "a.csv", TITLES)
    assert (sheet.header, sheet.columns) == (-1, ("", ""))


def test_somebody_new_and_somebody_who_takes_part_in_more() -> None:
    found = look(
        ("Ада Вовк", "Вовки", "2001-02-03", "Україна", "1200", ""),
        ("Ворон Галина", "«ВОРОНИ»", "06.05.1990", "", "", ""),
    )
    assert [row.fate for row in found.rows] == ["new", "joins"]
    assert found.rows[0].taken.country == "UA"
    assert found.rows[0].taken.rating == 1200
    assert found.rows[1].taken.club == "Ворони", "as it was written first"
    assert found.rows[1].twins == (HALINA,)
    assert found.open == 0
    again = look(("Галина Ворон", "Ворони", "06.05.1990"), into=("long",))
    assert again.rows[0].fate == "known"


def test_namesakes_are_kept_apart_by_birth_and_asked_about_without() -> None:
    other = look(("Галина Ворон", "Лисиці", "01.01.2002"))
    assert other.rows[0].fate == "new", "born on another day: another person"
    unsure = look(("Галина Ворон", "Лисиці", ""))
    assert unsure.rows[0].fate == "ask"
    assert unsure.open == 1
    rows = (
        Asked(row=2, cells=("Галина Ворон", "Лисиці"), same="new"),
        Asked(row=3, cells=("Галина Ворон", ""), same="7"),
    )
    settled = preview(Sheet(columns=("name", "club"), rows=rows, into=("shield",)), EVENT)
    assert [row.fate for row in settled.rows] == ["new", "joins"]


@pytest.mark.parametrize(
    ("cells", "column", "code"),
    [
        (("", "Вовки"), 0, "exchange-empty-cell"),
        (("=HYPERLINK(1)", ""), 0, "exchange-import-formula"),
        (("Ада", "@SUM(A1)"), 1, "exchange-import-formula"),
        (("А" * 121, ""), 0, "exchange-cell-too-long"),
        (("Ада", "", "31.02.2001"), 2, "exchange-no-such-date"),
        (("Ада", "", "учора"), 2, "exchange-not-date"),
        (("Ада", "", "", "Нарнія"), 3, "exchange-import-country"),
        (("Ада", "", "", "", "багато"), 4, "exchange-not-integer"),
        (("Ада", "", "", "", "", "7"), 5, "exchange-import-taken"),
        (("Ада", "", "", "", "", "№ 8/1"), 5, "exchange-import-number"),
    ],
)
def test_each_wrong_cell_is_named(cells: tuple[str, ...], column: int, code: str) -> None:
    found = look(cells)
    assert codes(found) == [(column, code)]
    assert found.rows[0].fate == "wrong"
    assert found.open == 1


def test_a_person_twice_in_a_file_and_a_number_twice() -> None:
    found = look(("Ада Вовк", "Вовки", "", "", "", "11"), ("Вовк Ада", "Вовки"), ("Бо", "", "", "", "", "11"))
    assert codes(found, 1) == [(0, "exchange-fighter-twice")]
    assert codes(found, 2) == [(5, "exchange-entry-twice")]
    assert codes(look(("Ада", "", "2001-01-01"), ("Ада", "", "2002-01-01")), 1) == [], "two birthdays, two people"


def test_nominations_by_column_by_word_and_for_the_whole_list() -> None:
    columns = ("name", "in:long", "nominations")
    found = look(("Ада", "+", "щит-меч"), ("Бо", "", "Крокет"), ("Це", "ні", ""), columns=columns, into=())
    assert found.rows[0].taken.nominations == ("long", "shield")
    assert codes(found, 1) == [(2, "exchange-import-nomination"), (2, "exchange-import-nowhere")]
    assert codes(found, 2) == [(2, "exchange-import-nowhere")]


def test_a_title_of_two_nominations_means_neither() -> None:
    event = Event(nominations={"men": ("Longsword",), "women": ("Longsword",)})
    found = look(("Ada", "women"), ("Bo", "longsword"), columns=("name", "nominations"), into=(), event=event)
    assert found.rows[0].taken.nominations == ("women",)
    assert codes(found, 1)[0] == (1, "exchange-import-nomination")
    (sheet,) = read_sheets(b"Name;Longsword;Women\nAda;;+\n", "a.csv", event.nominations)
    assert sheet.columns == ("name", "", "in:women")


def test_clubs_written_nearly_alike_are_asked_about_once() -> None:
    found = look(("Ада", "Воронии"), ("Бо", "Лисиці"), ("Це", "Клуб «Лисиці»"))
    assert found.clubs == (("Ворони", "Воронии"),), "case, quotes and the word club make no other club"
    assert look(("Ада", "Воронии"), apart=(("Ворони", "Воронии"),)).clubs == ()
    merged = look(("Ада", "Воронии"), clubs={"Воронии": "Ворони"})
    assert merged.clubs == ()
    assert merged.rows[0].taken.club == "Ворони"


def test_what_one_club_is() -> None:
    assert club_key("Клуб «Ворони»") == club_key('"ВОРОНИ"') == club_key("ворони")
    assert name_key("Єрьомін Пётр") == name_key("Петр Єрьомін")
    assert near("Wolves Kyiv", "Wolves Kiyv")
    assert not near("Wolves 1", "Wolves 2")
    assert not near("Вовки", "Лисиці")


def test_a_row_left_out_says_nothing() -> None:
    rows = (Asked(row=2, cells=("", "x"), skip=True),)
    found = preview(Sheet(columns=("name", "club"), rows=rows), EVENT)
    assert (found.rows[0].fate, found.open) == ("skip", 0)


def test_too_many_columns_or_rows_are_refused() -> None:
    with pytest.raises(BadInput) as wide:
        read_sheets(workbook(a=[["name", *range(299)]]), "wide.xlsx", TITLES)
    assert wide.value.problems[0].code == "exchange-import-columns"
    with pytest.raises(BadInput) as long:
        read_sheets(b"name\n" + b"a\n" * 3001, "long.csv", TITLES)
    assert long.value.problems[0].code == "exchange-import-rows"


def test_macros_are_neither_run_nor_kept() -> None:
    data = changed(
        workbook(a=[["name", "club"], ["Ада", "Вовки"]]), "xl/vbaProject.bin", b"\xd0\xcf\x11\xe0 Sub AutoOpen"
    )
    (sheet,) = read_sheets(data, "a.xlsm", TITLES)
    assert sheet.rows == (("name", "club"), ("Ада", "Вовки"))
