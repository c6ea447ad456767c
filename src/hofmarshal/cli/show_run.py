"""What `hofmarshal run` prints: of a contest or of a nomination, for people or as JSON."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hofmarshal.cli.console import note_data, sentence, tell
from hofmarshal.cli.show_contest import contest_data, show_contest
from hofmarshal.cli.show_nomination import nomination_data, show_nomination
from hofmarshal.exchange.bout_sheet import COLUMNS, bout_sheet
from hofmarshal.exchange.nomination_folder import FolderReport
from hofmarshal.exchange.run import Report
from hofmarshal.exchange.write import write_sheets
from hofmarshal.rules.notes import bad
from hofmarshal.text import message, say


def show_run(report: Report, lang: str) -> None:
    """Print whatever was run."""
    if not isinstance(report, FolderReport):
        show_contest(report, lang)
        _notes(report, lang)
        return
    show_nomination(report.name.in_(lang), report.report, lang)
    _notes(report, lang)
    for m in report.mismatches:
        print(message("cli-mismatch", lang, path=m.path, wanted=m.wanted, got=m.got))


def _notes(report: Report, lang: str) -> None:
    for note in report.notes:
        tell(say(note, lang) if note.code == "rules-overridden" else sentence(note, lang))


def write_open_bouts(path: Path, report: Report, lang: str) -> None:
    """Write a table of the bouts still to be fought; a file that is there is never overwritten. Raises `BadInput`."""
    if not isinstance(report, FolderReport):
        raise bad("cli-bouts-of-folder", file=report.path)
    if path.exists():
        raise bad("cli-file-taken", file=str(path))
    headings = {column: message("cli-bouts-column", lang, column=column) for column in COLUMNS}
    write_sheets(path, [bout_sheet(report.report, headings)])


def run_data(report: Report, lang: str) -> dict[str, Any]:
    """The complete result for --json."""
    notes = [note_data(note, lang) for note in report.notes]
    if not isinstance(report, FolderReport):
        return {**contest_data(report, lang), "notes": notes}
    return {**nomination_data(report.report, lang), "notes": notes, "mismatches": report.mismatches}
