"""`hofmarshal run`: a protocol file or a whole nomination folder, from what was recorded to what follows from it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from hofmarshal.cli.console import show_json, waiting
from hofmarshal.cli.options import DEFAULT, Output
from hofmarshal.text import message


def run(
    path: Path,
    /,
    *,
    bouts: Annotated[
        Path | None, Parameter(help="Also write the bouts still to be fought to this new .csv or .xlsx file.")
    ] = None,
    output: Output = DEFAULT,
) -> int:
    """Run a protocol file, or a nomination folder from its entries to its places.

    Prints groups, tables, places and open bouts with their reasons. Exits with 1 if an `expect` of a protocol fails.
    """
    from hofmarshal.cli.show_run import run_data, show_run, write_open_bouts
    from hofmarshal.exchange.run import run_path

    with waiting(message("cli-running", output.language, path=str(path))):
        report = run_path(path)
    if bouts is not None:
        write_open_bouts(bouts, report, output.language)
    if output.json:
        show_json(run_data(report, output.language))
    else:
        show_run(report, output.language)
    return 1 if report.failed else 0
