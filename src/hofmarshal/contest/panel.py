"""The line marshals' panel: taps grouped into moments, and the ruling they suggest."""

from __future__ import annotations

import msgspec

from hofmarshal.contest.blows import Landed, Ruling, credited, join, land
from hofmarshal.contest.commands import Blow, Observe
from hofmarshal.contest.events import Observed
from hofmarshal.contest.state import Contest
from hofmarshal.rules.play_blocks import PanelRule, Side

APART = 500
"""Milliseconds by which two taps must differ to suggest which came first: twice 0.2 s of human tapping error a tap,
and the clock offset's error (DESIGN §5, the quarter-second rule)."""


class Suggestion(msgspec.Struct, frozen=True, kw_only=True):
    """What the taps of a moment amount to: the side a quorum agrees on and the hit of the lower value."""

    side: Side
    blow: Blow
    points: int
    halves: int
    agree: int
    against: int
    cites: tuple[str, ...]


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """Taps so close that they mean one thing, and what they suggest (None where no quorum agrees)."""

    at: int
    taps: tuple[Observed, ...]
    suggestion: Suggestion | None


_RULE = PanelRule(count_min=0, count_max=0)


def moments(state: Contest) -> tuple[Moment, ...]:
    """The moments of the exchange that are not ruled yet, in order of their first taps."""
    rule = state.setup.rules.panel or _RULE
    groups: list[list[Observed]] = []
    for tap in votes(state):
        if groups and tap.t - groups[-1][0].t <= rule.window:
            groups[-1].append(tap)
        else:
            groups.append([tap])
    return tuple(Moment(at=g[0].t, taps=tuple(g), suggestion=_suggest(state, g)) for g in groups)


def suggestion(state: Contest) -> Suggestion | None:
    """The suggestion of the latest moment not ruled yet."""
    found = moments(state)
    return found[-1].suggestion if found else None


def quorum(state: Contest) -> int:
    """How many agreeing taps suggest a hit: the rulebook's number, or a majority of the panel (u.panel)."""
    rule = state.setup.rules.panel or _RULE
    return rule.quorum or (state.setup.panel or rule.count_min) // 2 + 1


def _suggest(state: Contest, taps: list[Observed]) -> Suggestion | None:
    last = {t.seen_by: t for t in taps}
    cast: dict[Side, list[Observed]] = {"red": [], "blue": []}
    for tap in last.values():
        if tap.side is not None:
            cast[tap.side].append(tap)
    need = quorum(state)
    red, blue = len(cast["red"]), len(cast["blue"])
    if max(red, blue) < need or red == blue:
        return None
    side: Side = "red" if red > blue else "blue"
    lowest = min((_landed(state, t, side) for t in cast[side]), key=lambda x: (x.points, x.halves))
    rule = state.setup.rules.panel or _RULE
    return Suggestion(
        side=side,
        blow=lowest.blow,
        points=lowest.points,
        halves=lowest.halves,
        agree=len(cast[side]),
        against=len(last) - len(cast[side]),
        cites=join(rule.cites, lowest.cites),
    )


def _landed(state: Contest, tap: Observed, side: Side) -> Landed:
    blow = Blow(by=side, zone=tap.zone, grip=tap.grip, weapon=tap.weapon, action=tap.action, limb=tap.limb)
    return land(state, blow)


def first_side(state: Contest) -> Side | None:
    """The side whose blow the taps suggest came first: only when well apart; "together" is never suggested."""
    firsts: dict[Side, int] = {}
    for tap in votes(state):
        if tap.side is not None:
            firsts.setdefault(tap.side, tap.t)
    if len(firsts) < 2:
        return next(iter(firsts), None)
    if abs(firsts["red"] - firsts["blue"]) < APART:
        return None
    return "red" if firsts["red"] < firsts["blue"] else "blue"


def disagrees(state: Contest, sides: frozenset[Side]) -> bool:
    """Whether a ruling for these sides (none: nothing counts) goes against, or without, the agreement of the taps."""
    found = moments(state)
    return bool(found) and not any(_agreed(m, sides) for m in found)


def _agreed(moment: Moment, sides: frozenset[Side]) -> bool:
    """Whether the taps of a moment suggest one of the sides, and nobody saw another."""
    return moment.suggestion is not None and all(t.side in sides for t in moment.taps)


def after_ruling(state: Contest, ruling: Ruling) -> tuple[Observed, ...]:
    """The taps still to be ruled on: those after the moment that suggested the ruling, none where no moment did."""
    rule = state.setup.rules.panel or _RULE
    times = [t.t for t in state.taps]
    if max(times) - min(times) <= rule.window:
        return ()
    sides = credited(ruling)
    ruled = next((m for m in moments(state) if m.suggestion is not None and m.suggestion.side in sides), None)
    return () if ruled is None else tuple(t for t in state.taps if t.t > ruled.taps[-1].t)


def votes(state: Contest) -> list[Observed]:
    """Taps for a side in this exchange, by the time they were tapped; no vote is one of another exchange, nor a breach."""
    mine = (t for t in state.taps if t.side is not None and not t.breach and of_this_exchange(state, t, t.t))
    return sorted(mine, key=lambda t: t.t)


def of_this_exchange(state: Contest, tap: Observe | Observed, t: int) -> bool:
    """Whether a tap is for the present exchange: as it says itself, whatever its time, or else by its time `t`."""
    if tap.exchange:
        return tap.exchange == state.exchange and tap.round in (0, state.round)
    return t >= state.exchange_at
