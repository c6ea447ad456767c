"""`hofmarshal run`: a protocol file or a whole nomination folder, from what was recorded to what follows from it."""

from __future__ import annotations

from pathlib import Path

from hofmarshal.cli.console import show_json, waiting
from hofmarshal.cli.later import later
from hofmarshal.cli.options import DEFAULT, Output
from hofmarshal.text import message

# run_path(path: Path) -> report: whatever the path holds; `report.failed` is True when an `expect` did not come true.
RUN = "hofmarshal.exchange.run:run_path"
# run_data(report, lang) -> object: the complete result for --json.
DATA = "hofmarshal.exchange.run:run_data"
# show_run(report, lang) -> None: prints groups, tables, places, open bouts and reasons with `cli.console`.
SHOW = "hofmarshal.cli.show_run:show_run"


def run(path: Path, /, *, output: Output = DEFAULT) -> int:
    """Run a protocol file, or a nomination folder from its entries to its places.

    Prints groups, tables, places and open bouts with their reasons. Exits with 1 if an `expect` of a protocol fails.
    """
    with waiting(message("cli-running", output.language, path=str(path))):
        report = later(RUN)(path)
    if output.json:
        show_json(later(DATA)(report, output.language))
    else:
        later(SHOW)(report, output.language)
    return 1 if report.failed else 0
