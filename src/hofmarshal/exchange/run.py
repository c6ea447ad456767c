"""Runs whatever a path holds: a protocol file, or a nomination folder."""

from __future__ import annotations

from pathlib import Path

from hofmarshal.exchange.nomination_folder import FolderReport, run_nomination
from hofmarshal.exchange.protocols import ContestReport, run_protocol
from hofmarshal.rules.notes import bad

Report = ContestReport | FolderReport


def run_path(path: Path) -> Report:
    """Run a protocol file or a nomination folder. Raises `BadInput`."""
    if path.is_dir():
        return run_nomination(path)
    if not path.exists():
        raise bad("exchange-no-file", file=str(path))
    return run_protocol(path)
