"""The mechanism of standing: fighters are out or stand; more standing win."""

from __future__ import annotations

from hofmarshal.contest.state import Contest
from hofmarshal.contest.state import standing as still_standing


def measure(state: Contest) -> tuple[int, int]:
    """Fighters standing of each line-up (red, blue)."""
    return len(still_standing(state, "red")), len(still_standing(state, "blue"))
