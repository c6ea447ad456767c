"""Why a contest can't be called or started: a list of reasons, each blocking or overridable."""

from __future__ import annotations

import msgspec

from hofmarshal.contest.rosters import check_lineup, check_sides
from hofmarshal.contest.setup import SIDES
from hofmarshal.contest.state import Contest, standing
from hofmarshal.rules.notes import Note


class Reason(msgspec.Struct, frozen=True):
    """One reason; a `block` must be mended, a `warn` may be overridden with a reason."""

    severity: str
    note: Note


def _block(code: str, cites: tuple[str, ...] = (), **args: str | int) -> Reason:
    return Reason("block", Note(code, args, cites))


def cannot_call(state: Contest) -> tuple[Reason, ...]:
    """Everything that stands in the way of calling the sides."""
    reasons = [Reason("block", n) for n in state.setup.obstacles]
    reasons += [Reason("warn", n) for n in state.setup.warnings]
    reasons += [Reason("block", n) for n in check_sides(state.setup)]
    reasons += [_block("contest-held", fighter=f) for f in state.held if _lined(state, f)]
    if state.phase not in ("scheduled", "called", "ready"):
        reasons.append(_block("contest-already-under-way"))
    return tuple(reasons)


def cannot_start(state: Contest) -> tuple[Reason, ...]:
    """Everything that stands in the way of `start`: phases, awaited rulings, holds, orders, line-ups, a short panel."""
    reasons = [*_phase(state), *_sealed(state)]
    if state.phase in ("ready", "round-over") and state.setup.rules.team:
        for side in SIDES:
            reasons += [Reason("block", n) for n in check_lineup(state, side, state.lineups[side])]
    elif state.phase in ("ready", "round-over"):
        reasons += [_block("contest-held", fighter=f) for f in state.held]
    elif state.phase == "halted":
        reasons += [_block("contest-held", fighter=f) for f in state.held if _fights(state, f)]
    if state.phase == "ready":
        reasons += _panel(state)  # over the setup's own warnings somebody has gone on with a reason at the call
    return tuple(reasons)


def _lined(state: Contest, name: str) -> bool:
    return any(name in line for line in state.lineups.values())


def _fights(state: Contest, name: str) -> bool:
    """Whether a fighter still stands in this round."""
    return any(name in standing(state, side) for side in SIDES)


def awaited(state: Contest) -> tuple[str, ...]:
    """The clauses by which a ruling is awaited."""
    rules = state.setup.rules
    if state.awaits == "ruling" and state.rounds[-1].termination == "fall" and rules.fall_together:
        return rules.fall_together.cites
    block = {"confirm": rules.confirm, "late": rules.late, "absent": rules.absent}.get(state.awaits, rules.ties)
    return block.cites if block is not None else ()


def _phase(state: Contest) -> list[Reason]:
    rules = state.setup.rules
    if state.frozen_at is not None:
        return [_block("contest-suspended")]
    if state.phase == "scheduled":
        return [_block("contest-not-called", rules.call.cites)]
    if state.phase == "called":
        missing = [s for s in SIDES if s not in state.ready]
        return [_block("contest-not-ready", rules.call.cites, side=s) for s in missing]
    if state.awaits == "late" and state.phase == "ready":
        return [Reason("warn", Note("contest-awaits-late", {}, rules.late.cites if rules.late else ()))]
    if state.awaits:
        return [_block(f"contest-awaits-{state.awaits}", awaited(state))]
    if state.phase == "running":
        return [_block("contest-already-running")]
    if state.phase in ("decided", "signed", "announced", "final"):
        return [_block("contest-over")]
    return []


def _sealed(state: Contest) -> list[Reason]:
    rule = state.setup.rules.order
    if rule is None or not rule.sealed:
        return []
    return [
        _block(
            "contest-order-not-revealed" if s in state.commitments else "contest-order-not-submitted",
            rule.cites,
            side=s,
        )
        for s in SIDES
        if s not in state.orders
    ]


def _panel(state: Contest) -> list[Reason]:
    rule = state.setup.rules.panel
    if rule is None or not state.setup.panel:
        return []
    size = state.setup.panel
    if size < rule.count_min:
        note = Note("contest-panel-short", {"count": size, "least": rule.count_min}, rule.cites)
    elif rule.count_max and size > rule.count_max:
        note = Note("contest-panel-large", {"count": size, "most": rule.count_max}, rule.cites)
    else:
        return []
    return [Reason("warn", note)]
