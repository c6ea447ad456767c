"""Reads the coded pools of real events and asks whether their first round follows from our ranking."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from pathlib import Path

from hofmarshal.tournament.ranking import Criterion, rank
from hofmarshal.tournament.results import BoutResult
from hofmarshal.tournament.seeding import INDICATORS, SeedingFit, fits

POOLS = Path(__file__).parents[1] / "data/pools"


def _rows(file: str, event: int) -> list[dict[str, str]]:
    with (POOLS / file).open(encoding="utf-8", newline="") as lines:
        return [row for row in csv.DictReader(lines) if row["event"] == str(event)]


def seeding_fit(weapon: str, event: int, criteria: Sequence[Criterion] = INDICATORS) -> SeedingFit:
    """How the first table of an event fits the seeding by these criteria: V/M, difference and touches scored."""
    results = [
        BoutResult(
            f"{row['pool']}-{row['bout']}",
            row["red"],
            row["blue"],
            int(row["red_score"]),
            int(row["blue_score"]),
            "red" if row["winner"] == "red" else "blue",
        )
        for row in _rows(f"{weapon}.bouts.csv", event)
    ]
    drawn = _rows(f"{weapon}.first_table.csv", event)
    pairs = [tuple(None if row[side] == "BYE" else row[side] for side in ("red", "blue")) for row in drawn]
    everyone = {result.red for result in results} | {result.blue for result in results}
    everyone |= {entry for pair in pairs for entry in pair if entry is not None}
    return fits(rank(everyone, results, criteria), [(red, blue) for red, blue in pairs])
