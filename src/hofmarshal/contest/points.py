"""The mechanism of points: a scoring table gives points to the striker; more points win."""

from __future__ import annotations

from hofmarshal.contest.state import Contest


def measure(state: Contest) -> tuple[int, int]:
    """Points of the round, penalties deducted (red, blue)."""
    return state.tally.points
