"""Tables out: CSV, XLSX and JSON read back as they were, and no cell becomes a formula."""

from __future__ import annotations

import csv
import io
import json
import re
import zipfile

import pytest
from hypothesis import given
from hypothesis import strategies as st
from python_calamine import CalamineWorkbook

from hofmarshal.exchange.grids import clean
from hofmarshal.exchange.tables import parse_entries, read_entries
from hofmarshal.exchange.write import Column, Sheet, csv_bytes, json_bytes, write_sheets, xlsx_bytes
from hofmarshal.rules.notes import BadInput

COLUMNS = (Column("entry", "entry"), Column("name", "name"), Column("rating", "rating", "number"))
EVIL = ("=1+1", "+1", "-1", "@SUM(A1)", '=HYPERLINK("http://x","y")', "https://example.org")
SHEET = Sheet("Places: group [A]", COLUMNS, tuple((str(n), text, n - 1) for n, text in enumerate(EVIL)))


def test_csv_has_the_mark_and_guards_formulas_in_text_only():
    data = csv_bytes(SHEET)
    assert data.startswith(b"\xef\xbb\xbf")
    rows = list(csv.reader(io.StringIO(data.decode("utf-8-sig"))))
    assert [row[1] for row in rows[1:]] == [
        "'=1+1",
        "'+1",
        "'-1",
        "'@SUM(A1)",
        '\'=HYPERLINK("http://x","y")',
        "https://example.org",
    ]
    assert rows[1][2] == "-1"


def test_xlsx_holds_texts_and_no_formula_or_link():
    data = xlsx_bytes([SHEET, SHEET])
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        for name in archive.namelist():
            if "worksheets" in name:
                assert not re.search(rb"<f>|<hyperlink", archive.read(name))
    book = CalamineWorkbook.from_filelike(io.BytesIO(data))
    assert book.sheet_names == ["Places  group  A", "Places  group  A 2"]
    assert [row[1] for row in book.get_sheet_by_index(0).to_python()[1:]] == list(EVIL)


def test_json_is_complete():
    (table,) = json.loads(json_bytes([SHEET]))
    assert table["title"] == SHEET.title
    assert table["rows"][0] == {"entry": "0", "name": "=1+1", "rating": -1}


@pytest.mark.parametrize("ending", [".csv", ".xlsx"])
def test_what_is_written_reads_back(tmp_path, ending):
    write_sheets(tmp_path / f"t{ending}", [SHEET])
    assert [entry.name for entry in read_entries(tmp_path / f"t{ending}")] == list(EVIL)


def test_an_unknown_ending_and_a_folder_that_is_not_there(tmp_path):
    for path, code in ((tmp_path / "t.doc", "exchange-unknown-format"), (tmp_path / "no/t.csv", "exchange-unwritable")):
        with pytest.raises(BadInput) as caught:
            write_sheets(path, [SHEET])
        assert caught.value.problems[0].code == code


names = st.text(st.characters(codec="utf-8", exclude_categories=["Cc", "Cs", "Cn"]), min_size=1, max_size=20)


@given(st.lists(names.map(lambda text: " ".join(clean(text).split())).filter(bool), min_size=1, max_size=8))
def test_any_names_survive_csv_and_xlsx(texts):
    sheet = Sheet("S", COLUMNS, tuple((str(n), f"{text} {n}", None) for n, text in enumerate(texts)))
    for data in (csv_bytes(sheet), xlsx_bytes([sheet])):
        assert [entry.name for entry in parse_entries(data, "x")] == [row[1] for row in sheet.rows]
