"""What a battle's round that is over means: how it ended, what the rulebook says follows, and what holds in this battle."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from hofmarshal.contest.blows import join
from hofmarshal.contest.ending import after_round
from hofmarshal.contest.field import Measured
from hofmarshal.contest.state import Contest
from hofmarshal.rules.model import Nomination
from hofmarshal.rules.notes import Args, Note


def verdict(state: Contest) -> Iterator[Note]:
    """How the last round ended and what follows once it is confirmed; nothing while a round is on."""
    if not state.setup.rules.team or state.phase != "round-over" or not state.rounds:
        return
    last = state.rounds[-1]
    red, blue = last.standing
    args: Args = {
        "round": last.number, "how": last.termination, "winner": last.winner or "none", "red": red, "blue": blue,
    }  # fmt: skip
    yield Note("battle-round-ended", args, last.cites)
    yield _follows(state, after_round(replace(state, awaits="")) if state.awaits == "confirm" else state)


def _follows(now: Contest, after: Contest) -> Note:
    """What comes next, read off the contest as it will be: nothing of the rulebook is decided here."""
    rules, last = after.setup.rules, after.rounds[-1]
    confirm = rules.confirm.cites if now.awaits == "confirm" else ()
    out = after.outcome
    if out is not None:
        i = 0 if out.winner == "red" else 1
        args: Args = {
            "winner": out.winner or "none", "red": out.red_score, "blue": out.blue_score,
            "rating": (out.red_rating, out.blue_rating)[i],
            "points": (out.red_round_points, out.blue_round_points)[i],
        }  # fmt: skip
        return Note("battle-follows-over", args, join(confirm, out.cites))
    if after.awaits:
        return Note("battle-follows-ruling", {}, rules.ties.cites)
    if not last.counted:
        return Note("battle-follows-again", {"equal": int(last.winner is None)}, join(confirm, rules.ties.cites))
    won = [sum(1 for r in after.rounds if r.counted and r.winner == side) for side in ("red", "blue")]
    counted: Args = {"red": won[0], "blue": won[1], "needed": rules.rounds.win}
    return Note("battle-follows-next", counted, join(confirm, rules.rounds.cites))


def terms(rules: Nomination, field: Measured | None) -> Iterator[Note]:
    """What was agreed or recorded beforehand and holds in this battle: hits, who has none left, fortifications."""
    if not rules.team:
        return
    if rules.mechanism == "hits" and rules.hits is not None:
        args: Args = {"source": rules.hits.source, "halves": rules.hits.halves, "least": rules.hits.at_least}
        yield Note("battle-term-hits", args, rules.hits.cites)
    if rules.mechanism == "hits" and rules.fallen is not None:
        yield Note("battle-term-fallen", {"then": rules.fallen.then}, rules.fallen.cites)
    if rules.fortifications is not None and rules.fortifications.allowed:
        stand = int(field is not None and field.fortifications)
        yield Note("battle-term-fortified", {"stand": stand}, rules.fortifications.cites)
