"""Makes small workbooks for the tests, sound and hostile."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Sequence
from typing import Any

from xlsxwriter import Workbook


def workbook(**sheets: Sequence[Any]) -> bytes:
    """A workbook with these sheets of rows."""
    out = io.BytesIO()
    with Workbook(out, {"in_memory": True, "default_date_format": "yyyy-mm-dd"}) as book:
        for name, rows in sheets.items():
            page = book.add_worksheet(name)
            for line, row in enumerate(rows):
                page.write_row(line, 0, row)
    return out.getvalue()


def changed(data: bytes, member: str, content: bytes) -> bytes:
    """The workbook with one member replaced or added."""
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as old, zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as new:
        for info in old.infolist():
            if info.filename != member:
                new.writestr(info.filename, old.read(info))
        new.writestr(member, content)
    return out.getvalue()
