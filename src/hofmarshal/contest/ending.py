"""When a round and the contest end, and who wins them: ends, ties, extra rounds, refights, awards."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from hofmarshal.contest import fall, hits, points, standing
from hofmarshal.contest.blows import join
from hofmarshal.contest.events import Outcome
from hofmarshal.contest.setup import SIDES, Fighter, opponent
from hofmarshal.contest.state import ON, Contest, RoundResult, effective
from hofmarshal.contest.state import standing as still_standing
from hofmarshal.rules.play_blocks import EndRule, Side

MEASURE: dict[str, Callable[[Contest], tuple[int, int]]] = {
    "points": points.measure,
    "hits": hits.measure,
    "standing": standing.measure,
    "fall": fall.measure,
}
"""A mechanism is a module with `measure(state)`: what "more" means for each side."""

TERMINATION = {"scoring-hits": "hits", "all-out": "out"}
"""Ends whose outcome has a name of its own."""


def measure(state: Contest) -> tuple[int, int]:
    """What each side has, in the mechanism's own count (red, blue)."""
    return MEASURE[state.setup.rules.mechanism](state)


def ended_by(state: Contest) -> EndRule | None:
    """The first end of the rulebook that the tally has reached (time and signal come as events)."""
    tally = state.tally
    if state.extra:
        return _extra_end(state)
    for rule in state.setup.rules.ends:
        when = rule.when
        if (
            (when == "points" and max(tally.points) >= rule.at)
            or (when == "scoring-hits" and max(tally.landed) >= rule.at)
            or (when == "doubles" and tally.doubles >= rule.at)
            or (when in ("no-hits", "all-out") and any(not still_standing(state, s) for s in SIDES))
            or (when == "fall" and tally.fallen)
            or (when == "breakthrough" and tally.broke)
        ):
            return rule
    return None


def _extra_end(state: Contest) -> EndRule | None:
    doubles = end_named(state, "doubles")
    if doubles is not None and state.tally.doubles >= doubles.at:
        return doubles
    rule = state.setup.rules.extra_round
    goal = points.goal(state)
    if rule is not None and goal is not None and max(state.tally.points) >= goal:
        return EndRule(when="points", at=rule.points, wins="more", cites=rule.cites)
    return None


def end_named(state: Contest, when: str) -> EndRule | None:
    """The rulebook's end of that kind, if it has one."""
    return next((e for e in state.setup.rules.ends if e.when == when), None)


def settle(state: Contest, t: int) -> Contest:
    """End the round if the tally has reached an end; otherwise the state as it is."""
    rule = ended_by(state)
    return state if rule is None else end_round(state, rule, t)


def _winner(state: Contest, rule: EndRule) -> Side | None:
    tally = state.tally
    if rule.wins == "actor":
        return tally.broke
    if rule.wins == "opponent":
        losers = tally.fallen if rule.when == "fall" else tuple(s for s in SIDES if not still_standing(state, s))
        return None if len(losers) != 1 else ("blue" if losers[0] == "red" else "red")
    if rule.wins == "nobody":
        return None
    red, blue = measure(state)
    return None if red == blue else ("red" if red > blue else "blue")


def end_round(state: Contest, rule: EndRule, t: int) -> Contest:
    """The state after the round ended by `rule` at instant `t`."""
    result = RoundResult(
        number=state.round,
        extra=state.extra,
        winner=_winner(state, rule),
        nobody=rule.wins == "nobody",
        termination=TERMINATION.get(rule.when, rule.when),
        score=measure(state),
        standing=(len(still_standing(state, "red")), len(still_standing(state, "blue"))),
        lineups=dict(state.lineups),
        ended_at=t,
        effective=effective(state, t),
        cites=rule.cites,
    )
    closed = replace(
        state, phase="round-over", since=None, elapsed=result.effective, clinch_at=None, rounds=(*state.rounds, result)
    )
    if state.setup.rules.confirm.rounds:
        return replace(closed, awaits="confirm")
    return after_round(closed)


def after_round(state: Contest) -> Contest:
    """What follows the last round: a decided contest, a tie to settle, or the next round."""
    last = state.rounds[-1]
    rules = state.setup.rules
    if last.nobody and rules.rounds.win > 1 and last.termination == "ruling":
        return replace(state, rounds=(*state.rounds[:-1], replace(last, counted=False)))
    if last.nobody:
        return decide(state, None, last.termination, last.cites)
    if last.winner is None:
        return _tie(state, last)
    won = sum(1 for r in state.rounds if r.counted and r.winner == last.winner)
    if won >= rules.rounds.win:
        cites = join(last.cites, rules.rounds.cites, rules.ties.cites if last.extra else ())
        return decide(state, last.winner, last.termination, cites)
    return replace(state, extra=False)


def _tie(state: Contest, last: RoundResult) -> Contest:
    rules = state.setup.rules
    equal = rules.fall_together.decides if last.termination == "fall" and rules.fall_together else rules.ties.equal
    cites = rules.fall_together.cites if last.termination == "fall" and rules.fall_together else rules.ties.cites
    if equal == "extra-round" and last.extra and rules.extra_round and not rules.extra_round.again:
        equal = "ruling"
    if equal == "ruling":
        return replace(state, awaits="ruling")
    if equal == "draw":
        return decide(state, None, last.termination, join(last.cites, cites))
    redone = replace(last, counted=False, cites=join(last.cites, cites))
    return replace(state, rounds=(*state.rounds[:-1], redone), extra=state.extra or equal == "extra-round")


def ruled(state: Contest, winner: Side | None, t: int) -> Contest:
    """The state after the hofmarshal's ruling on the last round (`winner` None: both lose)."""
    rules = state.setup.rules
    if not state.rounds:
        awaited = rules.absent if state.awaits == "absent" else rules.late
        return decide(state, winner, "ruling", awaited.cites if awaited else ())
    last = state.rounds[-1]
    same = last.winner == winner and winner is not None
    together = rules.fall_together if last.termination == "fall" else None
    tie = together.cites if together else rules.ties.cites
    mended = replace(
        last,
        winner=winner,
        nobody=winner is None,
        termination=last.termination if same else "ruling",
        cites=join(last.cites, rules.confirm.cites) if same else join(last.cites, tie),
    )
    return after_round(replace(state, awaits="", rounds=(*state.rounds[:-1], mended)))


def decide(state: Contest, winner: Side | None, termination: str, cites: tuple[str, ...]) -> Contest:
    """The decided state with its derived outcome, team awards included (isb-buhurt.points)."""
    rules = state.setup.rules
    red, blue = _final_score(state, winner)
    rating, rounds = _awards(state, winner)
    if rules.awards is not None and winner is not None:
        cites = join(cites, rules.awards.cites)
    if winner is not None and rules.record is not None and _went_to_extra(state):
        cites = join(cites, rules.record.cites)
    outcome = Outcome(
        termination=termination,
        winner=winner,
        red_score=red,
        blue_score=blue,
        red_rating=rating[0],
        blue_rating=rating[1],
        red_round_points=rounds[0],
        blue_round_points=rounds[1],
        cites=cites,
    )
    return replace(state, phase="decided", since=None, clinch_at=None, awaits="", signatures=(), outcome=outcome)


def forfeit(state: Contest, one: Fighter, termination: str, cites: tuple[str, ...]) -> Contest:
    """A duel lost by who leaves or is put out of it, though its last blow was struck; nobody wins if both are."""
    other = opponent(one.side)
    if state.phase == "decided" and (state.outcome is None or state.outcome.winner != one.side):
        return state
    both = any(f.id in state.disqualified for f in state.setup.side(other))
    return decide(state, None if both else other, termination, cites)


def deserted(state: Contest, side: Side) -> bool:
    """Whether every fighter of a side, reserves too, has left the contest."""
    return all(f.id in state.disqualified or f.id in state.withdrawn for f in state.setup.side(side))


def _final_score(state: Contest, winner: Side | None) -> tuple[int, int]:
    rules = state.setup.rules
    if rules.rounds.win > 1:
        won = [r.winner for r in state.rounds if r.counted]
        return won.count("red"), won.count("blue")
    last = state.rounds[-1] if state.rounds else None
    if winner is not None and rules.record is not None and _went_to_extra(state):
        pair = (rules.record.winner, rules.record.loser)
        return pair if winner == "red" else (pair[1], pair[0])
    return last.score if last is not None else measure(state)


def _went_to_extra(state: Contest) -> bool:
    """Whether an extra round was fought, to its end or until somebody left in the middle of it (sm.12.7)."""
    return (state.extra and state.phase in ON) or (bool(state.rounds) and state.rounds[-1].extra)


def _awards(state: Contest, winner: Side | None) -> tuple[tuple[int, int], tuple[int, int]]:
    rule = state.setup.rules.awards
    if rule is None:
        return (0, 0), (0, 0)
    rating = [rule.battle if winner == s else 0 for s in SIDES]
    rounds = [0, 0]
    for r in state.rounds:
        if r.counted and r.winner is not None:
            i = SIDES.index(r.winner)
            rounds[i] += rule.per_standing * r.standing[i]
    return (rating[0], rating[1]), (rounds[0], rounds[1])
