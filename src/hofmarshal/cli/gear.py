"""`hofmarshal gear`: an inspection of gear, item by item, against a rulebook."""

from __future__ import annotations

from pathlib import Path

from hofmarshal.cli.console import show_json
from hofmarshal.cli.options import DEFAULT, Output
from hofmarshal.cli.show_gear import gear_data, show_gear
from hofmarshal.exchange.gear import check_gear


def check(file: Path, /, *, output: Output = DEFAULT) -> int:
    """Check the gear in FILE item by item: pass, fix or reject, by clause, and the armour class.

    Exits with 1 if anything is rejected.
    """
    report = check_gear(file)
    if output.json:
        show_json(gear_data(report, output.language))
    else:
        show_gear(report, output.language)
    return 1 if report.rejected else 0
