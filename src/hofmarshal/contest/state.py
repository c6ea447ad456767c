"""The state of a contest: what the fold of its events amounts to at one moment."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec.structs import replace

from hofmarshal.contest.events import Any as Event
from hofmarshal.contest.events import Observed, Outcome
from hofmarshal.contest.setup import SIDES, Fighter, Setup, main_ids
from hofmarshal.rules.play_blocks import Side

Phase = Literal[
    "scheduled", "called", "ready", "running", "halted", "round-over", "decided", "signed", "announced", "final"
]

ON = ("running", "halted")
"""The phases in which a round is being fought."""


class Tally(msgspec.Struct, frozen=True):
    """What the round has counted so far.

    `points` and `landed` (scoring hits) by side (red, blue); `doubles` of the contest; `lost` half-hits by fighter;
    `out` the fighters out of the fight and by which cause; `fallen` the sides that touched the ground wrongly;
    `broke` the side that broke through; `flagged` who struck the discouraged blows that landed, one entry a blow.
    """

    points: tuple[int, int] = (0, 0)
    landed: tuple[int, int] = (0, 0)
    doubles: int = 0
    lost: dict[str, int] = {}
    out: dict[str, str] = {}
    fallen: tuple[Side, ...] = ()
    broke: Side | None = None
    flagged: tuple[str, ...] = ()


class RoundResult(msgspec.Struct, frozen=True, kw_only=True):
    """A finished round: `counted` is False for a drawn round that is refought; `standing` are fighters left by side."""

    number: int
    extra: bool
    winner: Side | None
    nobody: bool
    termination: str
    score: tuple[int, int]
    standing: tuple[int, int]
    lineups: dict[str, tuple[str, ...]]
    ended_at: int
    effective: int
    counted: bool = True
    cites: tuple[str, ...] = ()


class Sanction(msgspec.Struct, frozen=True, kw_only=True):
    """A sanction that was given: the `number`-th of its `kind` within `scope`, and what it brought."""

    fighter: str
    kind: str
    number: int
    scope: str
    effect: str
    points: int
    event: str
    cites: tuple[str, ...]


class ClaimState(msgspec.Struct, frozen=True, kw_only=True):
    """A disputed blow: who claims it of whom, denied or not, settled or not."""

    fighter: str
    against: str
    clause: str
    denied: bool = False
    settled: bool = False


class Contest(msgspec.Struct, frozen=True, kw_only=True):
    """One contest. Instants are ms on its own clock, `elapsed` is effective time of the round before `since`.

    `exchange_at` is the instant the present exchange began, `since` the one from which effective time runs (None while
    it stands), `frozen_at` that of a suspension. `awaits` names what must come before the contest goes on: `ruling` (an
    equal end), `confirm` (a round's result), `late` (both late), `absent`. `opened` are the `started` events that began
    the rounds. `protests` are those about the announced result, with what became of it (empty: not settled); `settled_at`
    is the instant the last one was.
    """

    setup: Setup
    history: tuple[Event, ...] = ()
    ignored: tuple[str, ...] = ()
    phase: Phase = "scheduled"
    round: int = 1
    exchange: int = 0
    exchange_at: int = 0
    since: int | None = None
    elapsed: int = 0
    frozen_at: int | None = None
    calls: int = 0
    pinned: str = ""
    called_at: int | None = None
    arrived_at: int | None = None
    arrived: tuple[Side, ...] = ()
    ready: tuple[Side, ...] = ()
    lapsed: tuple[str, ...] = ()
    horn_at: int | None = None
    clinch_at: int | None = None
    tally: Tally = Tally()
    extra: bool = False
    rounds: tuple[RoundResult, ...] = ()
    opened: tuple[str, ...] = ()
    awaits: str = ""
    taps: tuple[Observed, ...] = ()
    exchange_ruling: str = ""
    counts: dict[str, int] = {}
    sanctions: tuple[Sanction, ...] = ()
    disqualified: tuple[str, ...] = ()
    withdrawn: tuple[str, ...] = ()
    removed: dict[str, str] = {}
    claims: dict[str, ClaimState] = {}
    lineups: dict[str, tuple[str, ...]] = {}
    substitutions: dict[str, int] = {}
    commitments: dict[str, str] = {}
    orders: dict[str, tuple[str, ...]] = {}
    on_field: tuple[str, ...] = ()
    entered: tuple[str, ...] = ()
    held: tuple[str, ...] = ()
    swapped: bool = False
    outcome: Outcome | None = None
    stored: Outcome | None = None
    signatures: tuple[str, ...] = ()
    announced_at: int | None = None
    protests: dict[str, str] = {}
    settled_at: int = 0

    @property
    def mismatch(self) -> bool:
        """Whether the stored outcome differs from the one this code derives (the signed one stands)."""
        return self.stored is not None and self.stored != self.outcome


def fresh(setup: Setup) -> Contest:
    """The contest before its first event, main fighters lined up."""
    fighters = setup.fighters.values()
    return Contest(setup=setup, lineups={s: main_ids(fighters, s) for s in SIDES})


def effective(state: Contest, t: int) -> int:
    """Effective milliseconds of the round at instant `t`."""
    return state.elapsed if state.since is None else state.elapsed + max(0, t - state.since)


def at_rest(state: Contest, t: int) -> Contest:
    """The contest with its clock standing since `t`."""
    return state if state.since is None else replace(state, since=None, elapsed=effective(state, t))


def stand(state: Contest, t: int) -> dict[str, int | None]:
    """The clock's fields once the fight is halted at `t`; `running` time goes on through a halt."""
    return {} if state.setup.rules.counts.time == "running" else {"since": None, "elapsed": effective(state, t)}


def fighter(state: Contest, name: str) -> Fighter | None:
    """The fighter by id, a side's only fighter by the side's name, or who bears this entry."""
    found = state.setup.fighters.get(name)
    if found is None and name in SIDES:
        one = state.setup.side(name)
        return one[0] if len(one) == 1 else None
    if found is None and name:
        return next((f for f in state.setup.fighters.values() if f.entry == name), None)
    return found


def late_round(state: Contest, t: int) -> RoundResult | None:
    """The last round, if an out seen at `t` still belongs to it though told after its end: not later than that end.

    Once the hofmarshal confirmed or ruled, nothing is added any more.
    """
    rules = state.setup.rules
    over = state.awaits == "confirm" if rules.confirm.rounds else state.phase in ("round-over", "decided")
    if not over or not state.rounds:
        return None
    last = state.rounds[-1]
    otherwise = state.outcome is not None and state.outcome.termination != last.termination
    return last if t <= last.ended_at and last.termination != "ruling" and not otherwise else None


def late_blow(state: Contest, t: int) -> RoundResult | None:
    """The last round, if a blow dated `t` still belongs to it; at the very instant of its end only where time or the
    hofmarshal ended it, for a blow that ends a round is its last."""
    last = late_round(state, t)
    return last if last is not None and (t < last.ended_at or last.termination in ("time", "signal")) else None


def missed(state: Contest, side: Side) -> bool:
    """Whether a side won by the other's absence, yet has not been seen itself: then both are defeated."""
    out = state.outcome
    return out is not None and out.termination == "absent" and out.winner == side and side not in state.arrived


def is_down(state: Contest, one: Fighter) -> bool:
    """Whether a fighter is out of the fight or has no hits left."""
    tally = state.tally
    return one.id in tally.out or (one.halves > 0 and tally.lost.get(one.id, 0) >= one.halves)


def standing(state: Contest, side: Side) -> tuple[str, ...]:
    """Ids of the fighters of the line-up who still fight."""
    fighters = state.setup.fighters
    return tuple(i for i in state.lineups[side] if not is_down(state, fighters[i]))


def hits_left(state: Contest, one: Fighter) -> int:
    """Half-hits a fighter has left in this round."""
    return max(0, one.halves - state.tally.lost.get(one.id, 0))
