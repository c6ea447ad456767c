"""Torn, wrong and hostile files: each gets one clear problem, quickly, in every language."""

from __future__ import annotations

import contextlib
import io
import zipfile

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hofmarshal.exchange.tables import parse_bouts, parse_entries
from hofmarshal.rules.notes import BadInput
from hofmarshal.text import LANGUAGES, say
from tests.exchange.workbooks import changed, workbook

GOOD = workbook(S=[["entry", "name"], [1, "A"]])
HEAD = "entry,name,club,rating,born\n"
FAR = b"""<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>
<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData></worksheet>"""


def bomb() -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("xl/workbook.xml", b"")
        for number in range(3):
            archive.writestr(f"xl/worksheets/sheet{number}.xml", bytes(40 * 1024 * 1024))
    return out.getvalue()


def lying_bomb() -> bytes:
    """The bomb with sizes in its directory that say it is small."""
    data = bytearray(bomb())
    size = (40 * 1024 * 1024).to_bytes(4, "little")
    return bytes(data.replace(size, (100).to_bytes(4, "little")))


def other_archive() -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        archive.writestr("hello.txt", "hello")
    return out.getvalue()


ENTRIES: dict[str, tuple[bytes, str, int | None, object]] = {
    "empty": (b"", "exchange-empty", None, None),
    "only spaces": (b" \n\n ", "exchange-empty", None, None),
    "only a header": (HEAD.encode(), "exchange-no-rows", 1, None),
    "missing column": (b"entry,club\n1,Lev\n", "exchange-missing-column", 1, "name"),
    "duplicate column": (b"entry,name,name\n1,A,B\n", "exchange-column-twice", 1, "name"),
    "duplicate column spelled otherwise": ("entry,name,Имя\n1,A,Б\n".encode(), "exchange-column-twice", 1, "Имя"),
    "slip in a heading": (b"entry,name,contry\n1,A,UA\n", "exchange-unknown-column", 1, "contry"),
    "too many cells": (b"entry,name\n1,Ivanenko,A,B\n", "exchange-too-many-cells", 2, 3),
    "bad integer": ((HEAD + "1,A,,15O0,\n").encode(), "exchange-not-integer", 2, "rating"),
    "unicode digits": ((HEAD + "1,A,,١٢,\n").encode(), "exchange-not-integer", 2, "rating"),
    "a number of 10,000 digits": (
        (HEAD + "1,A,," + "9" * 10_000 + ",\n").encode(),
        "exchange-number-too-long",
        2,
        "rating",
    ),
    "a name of 10,000 letters": ((HEAD + "1," + "A" * 10_000 + ",,,\n").encode(), "exchange-cell-too-long", 2, "name"),
    "a cell beyond any limit": ((HEAD + "1," + "A" * 200_000 + ",,,\n").encode(), "exchange-broken-csv", 2, None),
    "date 31.02": ((HEAD + "1,A,,,31.02.2001\n").encode(), "exchange-no-such-date", 2, "born"),
    "American date": ((HEAD + "1,A,,,12/31/2001\n").encode(), "exchange-not-date", 2, "born"),
    "year 0": ((HEAD + "1,A,,,0000-01-01\n").encode(), "exchange-no-such-date", 2, "born"),
    "same entry twice": ((HEAD + "1,A,,,\n1,B,,,\n").encode(), "exchange-entry-twice", 3, "entry"),
    "same fighter twice": ((HEAD + "1,A B,Lev,,\n2,a  b,Lev,,\n").encode(), "exchange-fighter-twice", 3, "name"),
    "unclosed quote": ((HEAD + '1,"A,,,\n2,B,,,\n').encode(), "exchange-broken-csv", 2, None),
    "binary rubbish": (bytes(range(256)) * 8, "exchange-binary", None, None),
    "zeros": (b"entry,name\n1,A\x00\n", "exchange-binary", None, None),
    "cut UTF-8 with its mark": ("\ufeffentry,name\n1,Ія".encode()[:-1], "exchange-broken-encoding", None, None),
    "odd UTF-16": ("entry,name\n1,A".encode("utf-16") + b"x", "exchange-broken-encoding", None, None),
    "KOI8-R": ("entry,name\n1,Иванов Пётр\n".encode("koi8-r"), "exchange-unknown-encoding", None, None),
    "CP866": ("entry,name\n1,Иванов Петр\n".encode("cp866"), "exchange-unknown-encoding", None, None),
    "Latin-1": ("entry,name\n1,Rémy Müller\n".encode("latin-1"), "exchange-unknown-encoding", None, None),
    "torn workbook": (GOOD[: len(GOOD) // 2], "exchange-torn-xlsx", None, None),
    "rubbish in a workbook": (
        changed(GOOD, "xl/worksheets/sheet1.xml", b"<worksheet><sheet"),
        "exchange-torn-xlsx",
        None,
        None,
    ),
    "zip bomb": (bomb(), "exchange-zip-bomb", None, None),
    "zip bomb that lies": (lying_bomb(), "exchange-torn-xlsx", None, None),
    "two cells far apart": (
        changed(GOOD, "xl/worksheets/sheet1.xml", FAR),
        "exchange-too-many-cells-in-all",
        None,
        None,
    ),
    "another archive": (other_archive(), "exchange-not-xlsx", None, None),
    "old Excel": (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(100), "exchange-old-excel", None, None),
}
BOUTS: dict[str, tuple[str, str, int | None, object]] = {
    "negative score": ("bout,red,blue,red_score\n1,A,B,-3\n", "exchange-negative", 2, "red_score"),
    "against himself": ("bout,red,blue\n1,A,a\n", "exchange-against-himself", 2, "blue"),
    "bout twice": ("bout,red,blue\n1,A,B\n1,A,C\n", "exchange-bout-twice", 3, "bout"),
    "winner elsewhere": ("bout,red,blue,winner\n1,A,B,C\n", "exchange-not-one-of", 2, "winner"),
    "unknown status": ("bout,red,blue,status\n1,A,B,maybe\n", "exchange-not-one-of", 2, "status"),
    "extra unclear": ("bout,red,blue,extra\n1,A,B,perhaps\n", "exchange-not-yes-no", 2, "extra"),
}


@pytest.mark.parametrize("name", ENTRIES)
def test_a_bad_file_of_entries_gets_one_clear_problem(name):
    data, code, line, column = ENTRIES[name]
    with pytest.raises(BadInput) as caught:
        parse_entries(data, "bad.csv")
    assert [(p.code, p.line, p.column) for p in caught.value.problems] == [(code, line, column)]
    for lang in LANGUAGES:
        assert say(caught.value.problems[0], lang).startswith("bad.csv:")


@pytest.mark.parametrize("name", BOUTS)
def test_a_bad_file_of_bouts_gets_one_clear_problem(name):
    text, code, line, column = BOUTS[name]
    with pytest.raises(BadInput) as caught:
        parse_bouts(text.encode(), "bad.csv")
    assert [(p.code, p.line, p.column) for p in caught.value.problems] == [(code, line, column)]
    for lang in LANGUAGES:
        assert say(caught.value.problems[0], lang)


@given(st.binary(max_size=400))
def test_any_bytes_are_entries_or_a_problem(data):
    for parse in (parse_entries, parse_bouts):
        with contextlib.suppress(BadInput):
            parse(data, "x")


@given(st.text(alphabet='entryame,;\t"\n\r 10-.яїґ', max_size=200))
def test_any_text_below_a_header_is_entries_or_problems(text):
    with contextlib.suppress(BadInput):
        parse_entries(("entry,name\n" + text).encode(), "x")


@given(st.integers(min_value=0, max_value=len(GOOD) - 1), st.integers(min_value=0, max_value=255))
def test_a_workbook_with_one_byte_changed_is_entries_or_a_problem(at, value):
    data = bytearray(GOOD)
    data[at] = value
    with contextlib.suppress(BadInput):
        parse_entries(bytes(data), "x.xlsx")
