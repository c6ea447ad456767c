"""A contest as a person or a test asks about it: plain values by the names that `expect` uses."""

from __future__ import annotations

from typing import Any

from hofmarshal.contest.ending import measure
from hofmarshal.contest.hits import rounds_in_hits, score_in_hits
from hofmarshal.contest.panel import first_side, suggestion
from hofmarshal.contest.reasons import cannot_start
from hofmarshal.contest.setup import SIDES
from hofmarshal.contest.state import Contest, effective, hits_left, is_down, standing
from hofmarshal.contest.steps import steps_now


def view(state: Contest, t: int) -> dict[str, Any]:
    """Everything `expect` may ask of a contest at instant `t`.

    Hits, and the score of a duel of hits, are in whole hits (2.5), times in seconds.
    """
    return {
        "phase": state.phase,
        "awaits": state.awaits or None,
        "round": state.round,
        "exchange": state.exchange,
        "extra": state.extra,
        "effective": effective(state, t) / 1000,
        "horn": state.horn_at is not None,
        "calls": state.calls,
        "lapsed": list(state.lapsed),
        "standing": {s: len(standing(state, s)) for s in SIDES},
        "hits": {f.id: hits_left(state, f) / 2 for f in state.setup.fighters.values() if f.halves},
        "out": sorted(state.tally.out),
        "fallen": _fallen(state),
        "flagged": list(state.tally.flagged),
        "steps": [s.cites[0] if s.cites else "" for s in steps_now(state)],
        "doubles": state.tally.doubles,
        "on_field": sorted(state.on_field),
        "lineup": {s: list(state.lineups[s]) for s in SIDES},
        "held": list(state.held),
        "ignored": list(state.ignored),
        "mismatch": state.mismatch,
        "signatures": list(state.signatures),
        "taps": len(state.taps),
        **_result(state),
        **_sanctions(state),
        **_panel(state),
    }


def _fallen(state: Contest) -> dict[str, str]:
    """What each fighter who is down does now, where the rulebook says."""
    rule = state.setup.rules.fallen
    return {f.id: rule.then for f in state.setup.fighters.values() if is_down(state, f)} if rule else {}


def _pair(values: tuple[int, int]) -> dict[str, int]:
    return {"red": values[0], "blue": values[1]}


def _score(values: tuple[int, int], *, halves: bool) -> dict[str, Any]:
    return {"red": values[0] / 2, "blue": values[1] / 2} if halves else _pair(values)


def _result(state: Contest) -> dict[str, Any]:
    out, rules = state.outcome, state.setup.rules
    score = (out.red_score, out.blue_score) if out else measure(state)
    by_round = rounds_in_hits(rules)
    return {
        "winner": out.winner if out else None,
        "termination": out.termination if out else None,
        "score": _score(score, halves=score_in_hits(rules) if out else by_round),
        "rating": _pair((out.red_rating, out.blue_rating)) if out else None,
        "round_points": _pair((out.red_round_points, out.blue_round_points)) if out else None,
        "rounds": [
            {
                "number": r.number,
                "winner": r.winner,
                "termination": r.termination,
                "score": _score(r.score, halves=by_round),
                "standing": _pair(r.standing),
                "counted": r.counted,
                "extra": r.extra,
                "effective": r.effective / 1000,
                "lineup": {s: list(v) for s, v in r.lineups.items()},
            }
            for r in state.rounds
        ],
        "rounds_won": _pair(
            (
                sum(r.counted and r.winner == "red" for r in state.rounds),
                sum(r.counted and r.winner == "blue" for r in state.rounds),
            )
        ),
    }


def _sanctions(state: Contest) -> dict[str, Any]:
    counts: dict[str, dict[str, int]] = {}
    for key, number in state.counts.items():
        name, _, kind = key.rpartition(":")
        counts.setdefault(name, {})[kind] = number
    return {
        "sanctions": counts,
        "disqualified": list(state.disqualified),
        "removed": dict(state.removed),
        "penalties": {
            f: sum(s.points for s in state.sanctions if s.fighter == f and s.effect == "points")
            for f in {s.fighter for s in state.sanctions}
        },
    }


def _panel(state: Contest) -> dict[str, Any]:
    found = suggestion(state)
    told = None
    if found is not None:
        told = {
            "side": found.side,
            "zone": found.blow.zone,
            "points": found.points,
            "hits": found.halves / 2,
            "agree": found.agree,
            "against": found.against,
        }
    return {
        "suggestion": told,
        "first": first_side(state),
        "cannot_start": [r.note.code for r in cannot_start(state)],
    }
