"""What `hofmarshal run` prints: of a contest or of a nomination, for people or as JSON."""

from __future__ import annotations

from typing import Any

from hofmarshal.cli.show_contest import contest_data, show_contest
from hofmarshal.cli.show_nomination import nomination_data, show_nomination
from hofmarshal.exchange.books import packaged
from hofmarshal.exchange.nomination_folder import FolderReport
from hofmarshal.exchange.run import Report
from hofmarshal.text import message


def show_run(report: Report, lang: str) -> None:
    """Print whatever was run."""
    if not isinstance(report, FolderReport):
        show_contest(report, lang)
        return
    book = packaged()[report.report.rulebook]
    show_nomination(book.nominations[report.report.nomination].name.in_(lang), report.report, lang)
    for m in report.mismatches:
        print(message("cli-mismatch", lang, path=m.path, wanted=m.wanted, got=m.got))


def run_data(report: Report, lang: str) -> dict[str, Any]:
    """The complete result for --json."""
    if not isinstance(report, FolderReport):
        return contest_data(report, lang)
    return {**nomination_data(report.report, lang), "mismatches": report.mismatches}
