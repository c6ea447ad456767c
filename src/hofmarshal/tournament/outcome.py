"""Hands the outcome of a decided contest to its nomination: the result to record, with its disqualifications."""

from __future__ import annotations

from hofmarshal.contest.events import Outcome
from hofmarshal.contest.setup import SIDES
from hofmarshal.contest.state import Contest
from hofmarshal.tournament.commands import Score

COUNTED = ("remark", "warning")
"""The kinds of sanction that `fewest-sanctions` counts."""


def score_of(
    contest: Contest, *, bout: str, red: str, blue: str, stage: str = "", group: str = "", source: str = ""
) -> Score | None:
    """The result of a contest between two entries; None while it is not decided.

    In a duel a fighter's disqualification is his entry's; in a group battle it stays the fighter's own.
    """
    outcome = contest.outcome
    if outcome is None:
        return None
    code = {"red": red, "blue": blue}
    side = {fighter.id: code[fighter.side] for fighter in contest.setup.fighters.values()}
    given = [s for s in contest.sanctions if s.scope == "bout" and s.effect == "given" and s.kind in COUNTED]
    own = [side[one] for one in contest.disqualified if one in side] if not contest.setup.rules.team else []
    gone = [side[one] for one in contest.removed if one in side and side[one] in own]
    counts = {code[s]: sum(1 for one in given if side.get(one.fighter) == code[s]) for s in SIDES}
    return Score(
        bout=bout,
        red=red,
        blue=blue,
        red_score=outcome.red_score,
        blue_score=outcome.blue_score,
        winner=outcome.winner or "none",
        status="walkover" if _never_fought(outcome) else "fought",
        stage=stage,
        group=group,
        red_round_points=outcome.red_round_points,
        blue_round_points=outcome.blue_round_points,
        sanctions={entry: count for entry, count in counts.items() if count},
        disqualified=tuple(dict.fromkeys(own)),
        removed=tuple(dict.fromkeys(gone)),
        source=source,
    )


def _never_fought(outcome: Outcome) -> bool:
    """Nobody came, or one left before a point was scored: a walkover, which distorts no ratio."""
    if outcome.termination == "absent":
        return True
    return outcome.termination == "withdrawal" and not (outcome.red_score or outcome.blue_score)
