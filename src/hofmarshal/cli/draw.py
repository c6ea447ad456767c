"""`hofmarshal draw`: the entries in the order that a published seed gives, and the check of such a draw."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from hofmarshal.cli.console import note_data, show_json, show_notes, show_table
from hofmarshal.cli.options import DEFAULT, Output
from hofmarshal.exchange.tables import EntryRow, read_entries, read_order
from hofmarshal.exchange.write import Column, Sheet, write_sheets
from hofmarshal.rules.notes import bad
from hofmarshal.text import message
from hofmarshal.tournament import lot

SheetName = Annotated[str | None, Parameter(help="The sheet of a workbook, by name or number.")]
Seed = Annotated[str, Parameter(help="The seed: any words; its hash is published before the draw.")]


def present(entries: list[EntryRow]) -> list[EntryRow]:
    """Those who are drawn: all but those whose row says that they have not checked in."""
    return [entry for entry in entries if entry.checked_in is not False]


def draw(
    entries: Path,
    /,
    *,
    seed: Seed,
    sheet: SheetName = None,
    out: Annotated[Path | None, Parameter(help="Also write the order to this .csv, .xlsx or .json file.")] = None,
    output: Output = DEFAULT,
) -> int:
    """Draw the entries of a CSV or XLSX file by lot.

    Anyone with the entries and the seed gets the same order; rows whose `checked_in` is no are left out.
    """
    lang = output.language
    rows = read_entries(entries, sheet=sheet)
    by_entry = {row.entry: row for row in present(rows)}
    if not by_entry:
        raise bad("cli-nobody-present", file=str(entries))
    order = lot.order(by_entry, seed)
    absent = [row.entry for row in rows if row.entry not in by_entry]
    table = [(number, entry, by_entry[entry].name, by_entry[entry].club) for number, entry in enumerate(order, start=1)]
    if out:
        columns = (
            Column("number", "number", "number"),
            Column("entry", "entry"),
            Column("name", "name"),
            Column("club", "club"),
        )
        write_sheets(out, [Sheet("draw", columns, tuple(table))])
    if output.json:
        drawn = [{"number": n, "entry": entry, "name": name, "club": club} for n, entry, name, club in table]
        show_json({"seed": seed, "commitment": lot.commit(seed), "order": drawn, "absent": absent})
        return 0
    headings = [message(f"cli-column-{name}", lang) for name in ("number", "entry", "name", "club")]
    show_table(message("cli-draw-title", lang, count=len(order)), headings, table)
    print(message("cli-draw-commitment", lang, commitment=lot.commit(seed)))
    if absent:
        print(message("cli-draw-absent", lang, count=len(absent), entries=", ".join(absent)))
    return 0


def commit_seed(*, seed: Seed, output: Output = DEFAULT) -> int:
    """The hash of a seed: publish it before the draw, the seed after it."""
    if output.json:
        show_json({"commitment": lot.commit(seed)})
    else:
        print(lot.commit(seed))
    return 0


def verify_draw(
    entries: Path,
    drawn: Path,
    /,
    *,
    seed: Seed,
    commitment: Annotated[str, Parameter(help="The hash that was published before the draw.")],
    sheet: SheetName = None,
    output: Output = DEFAULT,
) -> int:
    """Check the order in DRAWN (columns `number` and `entry`) against the entries, the seed and its hash.

    Exits with 1 if anything is wrong.
    """
    lang = output.language
    everyone = [row.entry for row in present(read_entries(entries, sheet=sheet))]
    wrong = lot.verify(everyone, seed, commitment, read_order(drawn))
    if output.json:
        show_json({"right": not wrong, "wrong": [note_data(note, lang) for note in wrong]})
    elif wrong:
        show_notes(wrong, lang)
    else:
        print(message("cli-draw-right", lang, count=len(everyone)))
    return 1 if wrong else 0
