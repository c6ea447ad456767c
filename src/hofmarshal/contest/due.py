"""What time will make happen in a contest: deadlines of the call, the horn, the clinch, the end of the protest window."""

from __future__ import annotations

import msgspec

from hofmarshal.contest.commands import Lapse
from hofmarshal.contest.state import Contest


class Due(msgspec.Struct, frozen=True):
    """A command that falls due at an instant (ms on the contest's clock); `name` makes its id."""

    instant: int
    name: str
    command: Lapse


def due(state: Contest) -> tuple[Due, ...]:
    """Everything that will fall due if nobody does anything, earliest first. Nothing while suspended."""
    if state.frozen_at is not None:
        return ()
    found = [*_call(state), *_round(state), *_after(state)]
    return tuple(sorted(found, key=lambda d: (d.instant, d.name)))


def _one(instant: int, what: str, number: int) -> Due:
    return Due(instant, f"{what}-{number}", Lapse(what=what))  # type: ignore[arg-type]


def _call(state: Contest) -> list[Due]:
    rules = state.setup.rules
    if state.phase != "called" or state.called_at is None or state.awaits:
        return []
    found = []
    arrive = state.called_at + rules.call.arrive
    if rules.call.arrive and len(state.arrived) < 2 and "arrive" not in state.lapsed:
        found.append(_one(arrive, "arrive", state.calls))
    if rules.call.ready and state.arrived_at is not None and "ready" not in state.lapsed:
        found.append(_one(state.arrived_at + rules.call.ready, "ready", state.calls))
    if rules.late is not None and "late" not in state.lapsed:
        found.append(_one(arrive + rules.late.after, "late", state.calls))
    return found


def _round(state: Contest) -> list[Due]:
    rules = state.setup.rules
    found = []
    limit = time_limit(state)
    if state.since is not None and limit and state.horn_at is None and state.phase in ("running", "halted"):
        found.append(_one(state.since + limit - state.elapsed, "time", len(state.rounds) + 1))
    if rules.clinch is not None and state.clinch_at is not None:
        found.append(_one(state.clinch_at + rules.clinch.limit, "clinch", state.clinch_at))
    return found


def time_limit(state: Contest) -> int:
    """The time of the round being fought (0: none); an extra round may have its own."""
    rules = state.setup.rules
    own = rules.extra_round.limit if state.extra and rules.extra_round is not None else 0
    return own or rules.clock.limit


def _after(state: Contest) -> list[Due]:
    rule = state.setup.rules.protest_window
    if state.phase != "announced" or state.announced_at is None or rule is None or "final" in state.lapsed:
        return []
    if "" in state.protests.values():
        return []
    over = state.announced_at + rule.window + 1
    return [_one(max(over, state.settled_at), "final", 1 + len(state.protests))]
