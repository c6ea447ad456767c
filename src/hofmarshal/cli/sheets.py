"""`hofmarshal sheets`: score sheets to print, blank or with the bouts of a nomination folder filled in."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from hofmarshal.cli.console import tell
from hofmarshal.cli.options import DEFAULT, Output
from hofmarshal.rules.notes import Args, BadInput, Problem, bad
from hofmarshal.text import message


def sheets(
    what: str,
    /,
    *,
    out: Annotated[Path, Parameter(help="The PDF to write; a file that is there is left alone.")] = Path("sheets.pdf"),
    blank: Annotated[int, Parameter(help="Blank sheets, instead of those of the open bouts.")] = 0,
    output: Output = DEFAULT,
) -> int:
    """Print score sheets as PDF, A4, black on white.

    WHAT is a nomination folder (a sheet for every group and open bout) or RULEBOOK/NOMINATION (a blank one).
    """
    from hofmarshal.exchange.books import packaged
    from hofmarshal.exchange.sheets import SheetBout, score_sheets
    from hofmarshal.exchange.write import save

    if out.exists():
        raise bad("cli-file-taken", file=str(out))
    rulebook, _, nomination = what.partition("/")
    book = packaged().get(rulebook)
    rules = book.nomination(nomination) if book is not None and nomination else None
    if book is not None and rules is not None:
        pdf = score_sheets(book, rules, output.language, [SheetBout()] * max(1, blank))
    elif Path(what).is_dir():
        from hofmarshal.exchange.folder_sheets import folder_sheets

        pdf = folder_sheets(Path(what), output.language, blank=blank)
    else:
        raise _unknown(rulebook, nomination)
    save(out, pdf)
    tell(message("sheets-written", output.language, file=str(out)))
    return 0


def _unknown(rulebook: str, nomination: str) -> BadInput:
    """What there is instead of a rulebook or nomination that there is not."""
    from hofmarshal.exchange.books import packaged
    from hofmarshal.rules.convert import nearest

    book = packaged().get(rulebook)
    code = "contest-unknown-rulebook" if book is None else "contest-unknown-nomination"
    name = rulebook if book is None else nomination or "-"
    known = tuple(packaged()) if book is None else book.offered
    args: Args = {"name": name[:60], "known": ", ".join(known), **nearest(name, known)}
    return BadInput((Problem(code, args),))
