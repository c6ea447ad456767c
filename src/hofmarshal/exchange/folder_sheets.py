"""The score sheets of a nomination folder: its groups, and its bouts that are still to be fought."""

from __future__ import annotations

from pathlib import Path

from hofmarshal.exchange.nomination_folder import read_nomination, run_nomination
from hofmarshal.exchange.sheets import SheetBout, SheetGroup, SheetSide, score_sheets


def folder_sheets(path: Path, lang: str, *, blank: int = 0) -> bytes:
    """A PDF: a page for each group that is not over and each open bout, or `blank` sheets. Raises `BadInput`."""
    folder = read_nomination(path)
    book = folder.books[folder.head.rulebook]
    if blank:
        return score_sheets(book, folder.rules, lang, [SheetBout()] * blank)
    report = run_nomination(path).report
    people = {one.entry: (one.name or one.entry, one.club) for one in report.entries}

    def side(entry: str) -> SheetSide:
        name, club = people.get(entry, (entry, ""))
        return SheetSide(name=name, club=club)

    bouts = [
        SheetBout(bout=one.bout, stage=one.stage, group=one.group, red=side(one.red), blue=side(one.blue))
        for one in report.open
    ]
    groups = [
        SheetGroup(
            name=group.name,
            stage=stage.id,
            entries=tuple((entry, *people.get(entry, (entry, ""))) for entry in group.entries),
            bouts=tuple((one.bout, one.red, one.blue) for one in group.open),
        )
        for stage in report.stages
        for group in stage.groups
        if group.open
    ]
    return score_sheets(book, folder.rules, lang, bouts, groups=groups)
