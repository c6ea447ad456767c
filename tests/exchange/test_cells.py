"""Cells as programs and people leave them: rows counted as the sheet counts, numbers and words of other programs, alike codes."""

from __future__ import annotations

import io

import pytest
from xlsxwriter import Workbook

from hofmarshal.exchange.grids import grids
from hofmarshal.exchange.tables import parse_bouts, parse_entries
from hofmarshal.exchange.write import Column, Sheet, csv_bytes
from hofmarshal.rules.notes import BadInput
from tests.exchange.workbooks import workbook


def faults(text: str | bytes, read=parse_entries):
    with pytest.raises(BadInput) as caught:
        read(text.encode() if isinstance(text, str) else text, "t.csv")
    return [(one.code, one.line, one.column) for one in caught.value.problems]


def test_rows_of_a_sheet_that_begins_below_are_counted_from_its_top():
    rows = [[], [], ["", "", "entry", "name"], ["", "", "1", "Anna"], [], ["", "", "1", "Bob"]]
    assert faults(workbook(A=rows)) == [("exchange-entry-twice", 6, "entry")]


def test_headings_may_stand_far_below():
    rows = [*[[]] * 15, ["entry", "name"], ["1", "Anna"]]
    assert [one.row for one in parse_entries(workbook(A=rows), "e.xlsx")] == [17]


def test_a_sheet_is_found_by_its_name_before_its_number():
    head = ["entry", "name"]
    data = workbook(**{"2": [head, ["1", "Anna"]], "x": [head, ["1", "Bob"]]})
    assert [one.name for one in parse_entries(data, "e.xlsx", sheet="2")] == ["Anna"]
    assert [one.name for one in parse_entries(data, "e.xlsx", sheet="1")] == ["Anna"]
    assert [one.name for one in parse_entries(data, "e.xlsx", sheet=2)] == ["Bob"]


def test_a_hidden_sheet_is_read_only_if_it_is_named():
    out = io.BytesIO()
    with Workbook(out, {"in_memory": True}) as book:
        for name, who in (("Now", "Anna"), ("Old", "Bob")):
            page = book.add_worksheet(name)
            page.write_row(0, 0, ["entry", "name"])
            page.write_row(1, 0, ["1", who])
            if name == "Old":
                page.hide()
    assert [one.name for one in parse_entries(out.getvalue(), "e.xlsx")] == ["Anna"]
    assert [one.name for one in parse_entries(out.getvalue(), "e.xlsx", sheet="old")] == ["Bob"]


@pytest.mark.parametrize("title", ["Open, 2026", "Турнир, весна, 2026"])
def test_a_title_with_commas_does_not_hide_the_delimiter(title):
    text = f"{title}\nentry;name;club\n1;Anna;Lev, Kyiv\n2;Bob;Sokol\n"
    assert [one.club for one in parse_entries(text.encode(), "e.csv")] == ["Lev, Kyiv", "Sokol"]


def test_commas_in_every_name_do_not_hide_the_delimiter():
    text = "entry;name\n1;Ivanenko, Anna\n2;Petrov, Bob\n3;Li, Ming, Jr\n"
    assert next(one.name for one in parse_entries(text.encode(), "e.csv")) == "Ivanenko, Anna"


@pytest.mark.parametrize(
    ("cell", "number"),
    [
        ("7.0", 7),
        ('"7,0"', 7),
        ("7.00", 7),
        ("1 500", 1500),
        ("1\u00a0500", 1500),
        ("\u22125", -5),
        ("+3", 3),
        ("-0", 0),
    ],
)
def test_whole_numbers_as_spreadsheets_export_them(cell, number):
    (entry,) = parse_entries(f"entry,name,rating\n1,Anna,{cell}\n".encode(), "e.csv")
    assert entry.rating == number


@pytest.mark.parametrize("cell", ["7.5", "7.", ".0", "1 50", "15 00", "1 5000", "0x10", "1e3", "٣"])
def test_what_is_no_whole_number(cell):
    assert faults(f"entry,name,rating\n1,Anna,{cell}\n") == [("exchange-not-integer", 2, "rating")]


@pytest.mark.parametrize(
    ("cell", "here"),
    [("ИСТИНА", True), ("ЛОЖЬ", False), ("ІСТИНА", True), ("ХИБНІСТЬ", False), ("✓", True), ("✔", True), ("✗", False)],
)
def test_yes_and_no_as_spreadsheets_export_them(cell, here):
    (entry,) = parse_entries(f"entry,name,checked_in\n1,Anna,{cell}\n".encode(), "e.csv")
    assert entry.checked_in is here


def test_letters_that_look_alike_are_not_two_entries():
    assert faults("entry,name\nA1,Anna\nА1,Bob\n") == [("exchange-entry-alike", 3, "entry")]
    assert faults("entry,name\na1,Anna\nА1,Bob\n") == [("exchange-entry-alike", 3, "entry")]
    assert faults("entry,name\nСОХ-1,Anna\nCOX-1,Bob\n") == [("exchange-entry-alike", 3, "entry")]
    assert faults("entry,name\na1,Anna\nA1,Bob\n") == [("exchange-entry-twice", 3, "entry")]
    assert len(parse_entries("entry,name\nА1,Anna\nБ1,Bob\nA2,Rob\n07,Mob\n7,Lob\n".encode(), "e.csv")) == 5


def test_bouts_whose_fighters_differ_only_in_letters_that_look_alike():
    assert faults("bout,red,blue,winner\n1,A1,B1,red\n2,А1,C1,red\n", parse_bouts) == [
        ("exchange-entry-alike", 3, "red")
    ]
    assert faults("bout,red,blue,winner\n1,a1,B1,red\n2,C1,A1,red\n", parse_bouts) == [
        ("exchange-entry-alike", 3, "blue")
    ]
    assert faults("bout,red,blue\n1,A1,А1\n", parse_bouts) == [("exchange-against-himself", 2, "blue")]


def test_the_same_letters_written_in_two_ways_are_one():
    """A Mac writes й as и and a mark; what cannot be seen (zero width, a soft hyphen) is no part of a code."""
    composed, parted = "1,Андрей", "2,Андре\u0438\u0306"
    assert faults(f"entry,name\n{composed}\n{parted}\n") == [("exchange-fighter-twice", 3, "name")]
    assert faults("entry,name\n1,Anna\n1\u200b,Bob\n") == [("exchange-entry-twice", 3, "entry")]
    (entry,) = parse_entries(workbook(A=[["entry", "name"], ["\ufeff7\u00ad", "Anna"]]), "e.xlsx")
    assert entry.entry == "7"


@pytest.mark.parametrize("heading", ["Примечания", "Комментарии", "Примітки", "Коментарі"])
def test_headings_in_the_plural(heading):
    (bout,) = parse_bouts(f"бой;красный;синий;{heading}\n1;a;b;поздно\n".encode(), "b.csv")
    assert bout.note == "поздно"


@pytest.mark.parametrize("text", ["=1+1", "'=1+1", "''=1", "'", "'x", "-5", "@a", "+7", "plain"])
def test_a_text_written_as_csv_comes_back(text):
    written = csv_bytes(Sheet("t", (Column("a", "a"),), ((text,),)))
    ((_, row),) = [grids(written, "t.csv")[0].rows]
    assert row == (text,)
