"""The mechanism of hits: blows take half-hits from the struck; who has none left is out of the fight."""

from __future__ import annotations

from hofmarshal.contest.state import Contest, hits_left
from hofmarshal.contest.state import standing as still_standing
from hofmarshal.rules.model import Nomination


def measure(state: Contest) -> tuple[int, int]:
    """Half-hits left to a duel's fighters; in battles the fighters still standing (red, blue)."""
    if state.setup.rules.team:
        return len(still_standing(state, "red")), len(still_standing(state, "blue"))
    return _left(state, "red"), _left(state, "blue")


def _left(state: Contest, side: str) -> int:
    return sum(hits_left(state, f) for f in state.setup.fighters.values() if f.side == side)


def rounds_in_hits(rules: Nomination) -> bool:
    """Whether a round's score is half-hits left, as in a duel of hits."""
    return rules.mechanism == "hits" and not rules.team


def score_in_hits(rules: Nomination) -> bool:
    """Whether the contest's score is half-hits left: a duel of hits of one round."""
    return rounds_in_hits(rules) and rules.rounds.win == 1 and rules.record is None


def written(score: int, *, halves: bool) -> str:
    """A score as a person writes it; half-hits as hits: `2`, `2½`."""
    if not halves:
        return str(score)
    whole, half = divmod(score, 2)
    return f"{whole or ''}½" if half else str(whole)
