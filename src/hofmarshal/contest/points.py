"""The mechanism of points: a scoring table gives points to the striker; more points win."""

from __future__ import annotations

from hofmarshal.contest.state import Contest


def measure(state: Contest) -> tuple[int, int]:
    """Points of the round, penalties deducted (red, blue)."""
    return state.tally.points


def goal(state: Contest) -> int | None:
    """The points at which the round ends; None where points do not end it."""
    rules = state.setup.rules
    if state.extra:
        before = max(state.rounds[-1].score) if rules.extra_round and rules.extra_round.adds and state.rounds else 0
        return before + rules.extra_round.points if rules.extra_round else None
    return next((end.at for end in rules.ends if end.when == "points"), None)
