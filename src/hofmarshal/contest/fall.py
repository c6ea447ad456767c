"""The mechanism of the fall: a touch of the ground by a part of the body that may not loses."""

from __future__ import annotations

from hofmarshal.contest.state import Contest


def measure(state: Contest) -> tuple[int, int]:
    """1 for a side that has not fallen, 0 for one that has (red, blue)."""
    fallen = state.tally.fallen
    return int("red" not in fallen), int("blue" not in fallen)
