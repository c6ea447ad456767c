"""The line marshals' panel: taps grouped into moments, and the ruling they suggest."""

from __future__ import annotations

import msgspec

from hofmarshal.contest.blows import Landed, join, land
from hofmarshal.contest.commands import Blow
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
    for tap in sorted((t for t in state.taps if t.side is not None), key=lambda t: t.t):
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
    last = {t.by: t for t in taps}
    votes: dict[Side, list[Observed]] = {"red": [], "blue": []}
    for tap in last.values():
        if tap.side is not None:
            votes[tap.side].append(tap)
    need = quorum(state)
    red, blue = len(votes["red"]), len(votes["blue"])
    if max(red, blue) < need or red == blue:
        return None
    side: Side = "red" if red > blue else "blue"
    lowest = min((_landed(state, t, side) for t in votes[side]), key=lambda x: (x.points, x.halves))
    rule = state.setup.rules.panel or _RULE
    return Suggestion(
        side=side,
        blow=lowest.blow,
        points=lowest.points,
        halves=lowest.halves,
        agree=len(votes[side]),
        against=len(last) - len(votes[side]),
        cites=join(rule.cites, lowest.cites),
    )


def _landed(state: Contest, tap: Observed, side: Side) -> Landed:
    blow = Blow(by=side, zone=tap.zone, grip=tap.grip, weapon=tap.weapon, action=tap.action, limb=tap.limb)
    return land(state, blow)


def first_side(state: Contest) -> Side | None:
    """The side whose blow the taps suggest came first: only when well apart; "together" is never suggested."""
    firsts: dict[Side, int] = {}
    for tap in sorted(state.taps, key=lambda t: t.t):
        if tap.side is not None:
            firsts.setdefault(tap.side, tap.t)
    if len(firsts) < 2:
        return next(iter(firsts), None)
    if abs(firsts["red"] - firsts["blue"]) < APART:
        return None
    return "red" if firsts["red"] < firsts["blue"] else "blue"


def disagrees(state: Contest, side: Side) -> bool:
    """Whether a ruling for `side` goes against, or without, the agreement of taps that were made."""
    tapped = [t for t in state.taps if t.side is not None]
    if not tapped:
        return False
    found = suggestion(state)
    return found is None or found.side != side or any(t.side != side for t in tapped)
