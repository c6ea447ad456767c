"""Tables as people make them: encodings, delimiters, headings, sheets, values."""

from __future__ import annotations

import datetime as dt

import pytest

from hofmarshal.exchange.tables import EntryRow, parse_bouts, parse_entries, read_bouts, read_entries
from hofmarshal.rules.notes import BadInput
from tests.exchange.workbooks import workbook

ENGLISH = "entry,name,club,country,rating,team,born,checked_in\n1,Anna Ivanenko,Lev,UA,1520,Reds,2001-12-31,yes\n"
RUSSIAN = "№;Имя;Клуб;Страна;Рейтинг\n1;Ёлкин Пётр;Сокол;РФ;12\n2;Ковалёва Ия;Орден «Лев»;БР;\n"
UKRAINIAN = "№\tІм'я\tКлуб\tКраїна\tДата народження\n1\tҐалаґан Їжак\tЛев\tУкраїна\t31.12.2001\n"


def test_every_column_of_an_entry():
    born = dt.date(2001, 12, 31)
    assert parse_entries(ENGLISH.encode(), "e.csv") == [
        EntryRow(2, "1", "Anna Ivanenko", "Lev", "UA", 1520, "Reds", born, True)
    ]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1251"])
def test_encodings(encoding):
    entries = parse_entries(RUSSIAN.encode(encoding), "e.csv")
    assert [(entry.entry, entry.name, entry.club, entry.rating) for entry in entries] == [
        ("1", "Ёлкин Пётр", "Сокол", 12),
        ("2", "Ковалёва Ия", "Орден «Лев»", None),
    ]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1251"])
def test_ukrainian_headings_and_letters(encoding):
    (entry,) = parse_entries(UKRAINIAN.encode(encoding), "e.csv")
    assert entry.name == "Ґалаґан Їжак"
    assert entry.born == dt.date(2001, 12, 31)


@pytest.mark.parametrize("delimiter", [",", ";", "\t"])
def test_delimiters_and_quotes(delimiter):
    rows = [["entry", "name", "club"], ["1", f'"O""Neill{delimiter}Ann"', '"two\nlines"'], ["2", "B", "C"]]
    entries = parse_entries("\r\n".join(delimiter.join(row) for row in rows).encode(), "e.csv")
    assert [(entry.row, entry.name, entry.club) for entry in entries] == [
        (2, f'O"Neill{delimiter}Ann'.replace("\t", " "), "two lines"),
        (3, "B", "C"),
    ]


def test_a_comma_in_a_quoted_heading_does_not_make_the_delimiter():
    (entry,) = parse_entries(b'entry;name;"club, school, team"\n1;A;x\n', "e.csv")
    assert entry.name == "A"


def test_headings_in_any_case_and_spacing_and_a_title_above():
    text = "Entries of the cup;;\n;;\n ENTRY ;Full  Name;Checked-In\n7;A;+\n\n8;B;-\n"
    entries = parse_entries(text.encode(), "e.csv")
    assert [(entry.row, entry.entry, entry.checked_in) for entry in entries] == [(4, "7", True), (6, "8", False)]


def test_columns_that_are_not_ours_are_left_alone():
    (entry,) = parse_entries(b"entry,name,shoe size,shirt\n1,A,44,L\n", "e.csv")
    assert entry.name == "A"


def test_bouts_with_scores_winners_and_statuses():
    text = (
        "bout,stage,group,red,blue,red_score,blue_score,winner,status,extra,note\n"
        "1,quals,A,7,8,3,5,blue,fought,,\n"
        "2,quals,A,7,9,,,9,walkover,yes,late\n"
        "3,quals,A,8,9,2,2,нічия,,no,\n"
    )
    bouts = parse_bouts(text.encode(), "b.csv")
    assert [(b.bout, b.red_score, b.winner, b.status, b.extra) for b in bouts] == [
        ("1", 3, "blue", "fought", False),
        ("2", None, "blue", "walkover", True),
        ("3", 2, "draw", "fought", False),
    ]
    assert bouts[1].note == "late"


def test_bouts_of_several_events_may_share_numbers():
    text = "event,pool,bout,red,blue,red_score,blue_score,winner\n1,p1,1,A,B,5,3,red\n2,p1,1,A,B,5,4,red\n"
    assert [(bout.event, bout.group) for bout in parse_bouts(text.encode(), "b.csv")] == [("1", "p1"), ("2", "p1")]


def test_a_workbook_with_dates_numbers_and_yes():
    rows = [["entry", "name", "rating", "born", "checked_in"], [7, "Ія", 1500.0, dt.date(2001, 2, 3), True]]
    assert parse_entries(workbook(Entries=rows), "e.xlsx") == [
        EntryRow(2, "7", "Ія", rating=1500, born=dt.date(2001, 2, 3), checked_in=True)
    ]


def test_the_only_sheet_with_the_columns_is_found():
    book = workbook(Notes=[["read me"]], Заявки=[["№", "Имя"], [1, "А"]], Empty=[])
    assert [entry.name for entry in parse_entries(book, "e.xlsx")] == ["А"]


@pytest.mark.parametrize("sheet", ["Second", "second", 2, "2"])
def test_a_sheet_by_name_or_number(sheet):
    rows = [["entry", "name"], [1, "A"]]
    book = workbook(First=rows, Second=[["entry", "name"], [1, "B"]])
    assert [entry.name for entry in parse_entries(book, "e.xlsx", sheet=sheet)] == ["B"]


def test_two_sheets_that_fit_must_be_chosen_between():
    rows = [["entry", "name"], [1, "A"]]
    with pytest.raises(BadInput) as caught:
        parse_entries(workbook(First=rows, Second=rows), "e.xlsx")
    assert caught.value.problems[0].args == {"sheets": "First, Second"}
    with pytest.raises(BadInput) as caught:
        parse_entries(workbook(First=rows), "e.xlsx", sheet="Third")
    assert caught.value.problems[0].code == "exchange-no-sheet"


def test_all_problems_are_found_at_once():
    text = "entry,name,rating,born\n1,A,x,31.02.2001\n1,,5,2001-12-31\n,C,1.5,99\n"
    with pytest.raises(BadInput) as caught:
        parse_entries(text.encode(), "e.csv")
    assert [(p.line, p.column, p.code) for p in caught.value.problems] == [
        (2, "rating", "exchange-not-integer"),
        (2, "born", "exchange-no-such-date"),
        (3, "name", "exchange-empty-cell"),
        (4, "entry", "exchange-empty-cell"),
        (4, "rating", "exchange-not-integer"),
        (4, "born", "exchange-not-date"),
        (3, "entry", "exchange-entry-twice"),
    ]
    assert {problem.file for problem in caught.value.problems} == {"e.csv"}


def test_after_a_hundred_problems_the_rest_are_counted():
    text = "entry,name,rating\n" + "".join(f"{n},A{n},x\n" for n in range(150))
    with pytest.raises(BadInput) as caught:
        parse_entries(text.encode(), "e.csv")
    assert len(caught.value.problems) == 101
    assert caught.value.problems[-1].args == {"more": 50}


def test_files_are_read_by_path_and_only_inside_their_folder(tmp_path):
    (tmp_path / "in").mkdir()
    (tmp_path / "in/e.csv").write_text(ENGLISH)
    (tmp_path / "b.csv").write_text("bout,red,blue\n1,A,B\n")
    assert read_entries(tmp_path / "in/e.csv")[0].entry == "1"
    assert read_entries("e.csv", root=tmp_path / "in")[0].entry == "1"
    assert read_bouts(tmp_path / "b.csv")[0].red == "A"
    (tmp_path / "in/link.csv").symlink_to(tmp_path / "b.csv")
    for name in ("../b.csv", tmp_path / "b.csv", "link.csv"):
        with pytest.raises(BadInput) as caught:
            read_bouts(name, root=tmp_path / "in")
        assert caught.value.problems[0].code == "exchange-outside"
