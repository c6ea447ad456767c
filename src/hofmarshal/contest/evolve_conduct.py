"""How breaches, claims, line-ups, substitutions and sealed orders change a contest's state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from hofmarshal.contest import events as ev
from hofmarshal.contest.blows import join
from hofmarshal.contest.ending import decide, deserted, forfeit, settle
from hofmarshal.contest.order import seal
from hofmarshal.contest.rosters import coming
from hofmarshal.contest.sanctions import Step, breach_row, consequence, taken
from hofmarshal.contest.setup import Fighter, opponent
from hofmarshal.contest.state import ON, ClaimState, Contest, at_rest, stand
from hofmarshal.rules.play_blocks import Side

Handler = Callable[[Contest, Any], Contest | None]

OVER = ("signed", "announced", "final")


def breached(state: Contest, e: ev.Breached) -> Contest | None:
    """The steps of the ladder are taken and their consequences drawn."""
    one = state.setup.fighters.get(e.fighter)
    row = breach_row(state, e.clause, e.facts)
    if one is None or row is None or row.brings == "no-breach" or state.phase in OVER:
        return None
    after = _sanction(state, one, consequence(state, one, e.clause, e.facts), e.id, e.t)
    if row.halts and after.phase == "running":
        return replace(after, phase="halted", clinch_at=None, **stand(after, e.t))
    return after


def _sanction(state: Contest, one: Fighter, steps: tuple[Step, ...], event: str, t: int) -> Contest:
    after = taken(state, one, steps, event)
    return _consequences(after, one, steps, t)


def _consequences(state: Contest, one: Fighter, steps: tuple[Step, ...], t: int) -> Contest:
    effects = {s.effect: s for s in steps}
    if "lose-all-hits" in effects:
        lost = {**state.tally.lost, one.id: one.halves}
        field = tuple(f for f in state.on_field if f != one.id)
        state = replace(state, tally=replace(state.tally, lost=lost), on_field=field)
        state = settle(state, t) if state.phase in ON else _told_late(state)
    if "award" in effects and state.phase in ON:
        state = settle(state, t)
    leaving = effects.get("disqualify") or effects.get("remove")
    if leaving is None or (state.phase == "decided" and "disqualify" not in effects):
        return state
    state = replace(state, disqualified=(*state.disqualified, one.id))
    if state.setup.rules.team:
        cause = leaving.cites[0] if leaving.cites else ""
        field = tuple(f for f in state.on_field if f != one.id)
        state = replace(state, tally=replace(state.tally, out={**state.tally.out, one.id: cause}), on_field=field)
        if state.phase in ON:
            return settle(state, t)
        lost_all = state.phase != "decided" and deserted(state, one.side)
        return decide(state, opponent(one.side), "disqualification", leaving.cites) if lost_all else state
    return forfeit(at_rest(state, t), one, "disqualification", join((), *(s.cites for s in steps)))


def _told_late(state: Contest) -> Contest:
    """All hits lost in the exchange that ended a duel, told after it: both may have come to none (u.hits.end)."""
    over = state.phase in ("round-over", "decided") and bool(state.rounds)
    if not over or state.setup.rules.team or state.rounds[-1].termination != "no-hits":
        return state
    before = replace(state, phase="halted", rounds=state.rounds[:-1], outcome=None, awaits="", signatures=())
    return settle(before, state.rounds[-1].ended_at)


def mutual(state: Contest, e: ev.MutuallyBreached) -> Contest | None:
    """Penalty points for both, where they were chosen."""
    rule = state.setup.rules.mutual
    if rule is None or state.phase not in ON:
        return None
    if e.choice != "penalty":
        return state
    red, blue = state.tally.points
    return replace(state, tally=replace(state.tally, points=(red - rule.points, blue - rule.points)))


def claimed(state: Contest, e: ev.Claimed) -> Contest | None:
    """The claim is open until it is ruled."""
    if state.phase not in ON:
        return None
    claim = ClaimState(fighter=e.fighter, against=e.against, clause=e.clause)
    return replace(state, claims={**state.claims, e.id: claim})


def denied(state: Contest, e: ev.Denied) -> Contest | None:
    """An open claim is denied."""
    claim = state.claims.get(e.claim)
    if claim is None or claim.settled:
        return None
    return replace(state, claims={**state.claims, e.claim: replace(claim, denied=True)})


def lined_up(state: Contest, e: ev.LinedUp) -> Contest | None:
    """The side has another line-up; each who comes in by it counts as a substitution."""
    after = _lined(state, e.side, e.fighters)
    return None if after is None else _counted(state, after, e.side, coming(state, e.side, e.fighters))


def _lined(state: Contest, side: Side, line: tuple[str, ...]) -> Contest | None:
    """The side's new line-up. Sealed orders named other fighters: both captains seal theirs anew (u.5.7.a)."""
    if len(set(line)) < len(line) or not set(line) <= {f.id for f in state.setup.side(side)}:
        return None
    lineups = {**state.lineups, side: line}
    if set(line) == set(state.lineups[side]) or not state.commitments:
        return replace(state, lineups=lineups)
    return replace(state, lineups=lineups, commitments={}, orders={})


def _counted(before: Contest, after: Contest, side: Side, count: int) -> Contest:
    """With so many substitutions more of a side."""
    made = before.substitutions.get(side, 0) + count
    return replace(after, substitutions={**before.substitutions, side: made}) if count else after


def substituted(state: Contest, e: ev.Substituted) -> Contest | None:
    """One of the line-up is another."""
    line = state.lineups[e.side]
    if e.out not in line or e.into in line:
        return None
    changed = tuple(e.into if f == e.out else f for f in line)
    after = _lined(state, e.side, changed)
    return None if after is None else _counted(state, after, e.side, 1)


def order_submitted(state: Contest, e: ev.OrderSubmitted) -> Contest | None:
    """The side's order is sealed, if it was not."""
    if e.side in state.commitments:
        return None
    return replace(state, commitments={**state.commitments, e.side: e.commitment})


def revealed(state: Contest, e: ev.Revealed) -> Contest | None:
    """The side's order is known, if it is the one it sealed and names its line-up."""
    if len(state.commitments) < 2 or e.side in state.orders or seal(e.order, e.nonce) != state.commitments.get(e.side):
        return None
    if sorted(e.order) != sorted(state.lineups[e.side]):
        return None
    return replace(state, orders={**state.orders, e.side: e.order})


def orders_ruled(state: Contest, e: ev.OrdersRuled) -> Contest | None:
    """Orders handed in on paper are known and stand; what was sealed for these sides gives way to them."""
    if state.setup.rules.order is None or any(sorted(o) != sorted(state.lineups[s]) for s, o in e.orders.items()):
        return None
    sealed = dict(state.commitments)
    sealed.update((side, seal(order, e.id)) for side, order in e.orders.items())
    return replace(state, commitments=sealed, orders={**state.orders, **e.orders})


CONDUCT: dict[type[ev.Event], Handler] = {
    ev.Breached: breached, ev.MutuallyBreached: mutual, ev.Claimed: claimed, ev.Denied: denied, ev.LinedUp: lined_up,
    ev.Substituted: substituted, ev.OrderSubmitted: order_submitted, ev.Revealed: revealed,
    ev.OrdersRuled: orders_ruled,
}  # fmt: skip
