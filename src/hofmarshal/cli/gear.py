"""`hofmarshal gear`: an inspection of gear, item by item, against a rulebook."""

from __future__ import annotations

from pathlib import Path

from hofmarshal.cli.later import later
from hofmarshal.cli.options import DEFAULT, Output

# check_gear(path: Path) -> report: reads an inspection file; `report.rejected` is True when an item was rejected.
CHECK = "hofmarshal.exchange.gear:check_gear"
# gear_data(report, lang) -> object: the complete result for --json.
DATA = "hofmarshal.cli.show_gear:gear_data"
# show_gear(report, lang) -> None: prints the verdicts with `cli.console`.
SHOW = "hofmarshal.cli.show_gear:show_gear"


def check(file: Path, /, *, output: Output = DEFAULT) -> int:
    """Check the gear in FILE item by item: pass, fix or reject, by clause, and the armour class.

    Exits with 1 if anything is rejected.
    """
    report = later(CHECK)(file)
    if output.json:
        from hofmarshal.cli.console import show_json

        show_json(later(DATA)(report, output.language))
    else:
        later(SHOW)(report, output.language)
    return 1 if report.rejected else 0
