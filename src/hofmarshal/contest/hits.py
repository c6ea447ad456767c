"""The mechanism of hits: blows take half-hits from the struck; who has none left is out of the fight."""

from __future__ import annotations

from hofmarshal.contest.state import Contest, hits_left
from hofmarshal.contest.state import standing as still_standing


def measure(state: Contest) -> tuple[int, int]:
    """Half-hits left to a duel's fighters; in battles the fighters still standing (red, blue)."""
    if state.setup.rules.team:
        return len(still_standing(state, "red")), len(still_standing(state, "blue"))
    return _left(state, "red"), _left(state, "blue")


def _left(state: Contest, side: str) -> int:
    return sum(hits_left(state, f) for f in state.setup.fighters.values() if f.side == side)
