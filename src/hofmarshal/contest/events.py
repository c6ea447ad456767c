"""The events of a contest: facts someone saw, ruled or signed, or a deadline that passed; nothing derived but `decided`."""

from __future__ import annotations

from typing import Literal

import msgspec

from hofmarshal.contest.commands import Blow, Touched, _kebab
from hofmarshal.contest.setup import FighterFacts
from hofmarshal.rules.match import Facts
from hofmarshal.rules.play_blocks import Side


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """How a contest ended. `winner` None: both lost or a draw.

    `termination`: time | signal | points | hits | doubles | no-hits | out | fall | breakthrough | ruling | technical |
    absent | withdrawal | disqualification. Scores are what the mechanism counts (an extra round as recorded, rounds
    won where several are fought); `rating` and `round_points` are team awards.
    """

    termination: str
    winner: Side | None
    red_score: int = 0
    blue_score: int = 0
    red_rating: int = 0
    blue_rating: int = 0
    red_round_points: int = 0
    blue_round_points: int = 0
    cites: tuple[str, ...] = ()


class Event(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A fact of the contest: its id, the instant `t` in ms it happened at, the seat it came from, the clauses it cites."""

    id: str
    t: int
    by: str = ""
    cites: tuple[str, ...] = ()


class Called(Event, frozen=True, tag=_kebab, kw_only=True):
    """The sides were called for the `number`-th time; `facts` are what other streams knew of the fighters then."""

    number: int = 1
    override: str = ""
    facts: dict[str, FighterFacts] = {}
    pin: str = ""


class Arrived(Event, frozen=True, tag=_kebab, kw_only=True):
    """A side reached the lists."""

    side: Side


class Readied(Event, frozen=True, tag=_kebab, kw_only=True):
    """A side was ready."""

    side: Side


class Absent(Event, frozen=True, tag=_kebab, kw_only=True):
    """A side did not come."""

    side: Side


class Lapsed(Event, frozen=True, tag=_kebab, kw_only=True):
    """A limit passed: to arrive, to be ready, until late, or the protest window."""

    what: Literal["arrive", "ready", "late", "final"]


class Started(Event, frozen=True, tag=_kebab, kw_only=True):
    """The first or next exchange began; `override` is the reason for going on over warnings."""

    override: str = ""


class Halted(Event, frozen=True, tag=_kebab, kw_only=True):
    """The fight was halted."""

    reason: str = ""


class Stopped(Event, frozen=True, tag=_kebab, kw_only=True):
    """The hofmarshal ended the round."""

    reason: str = ""


class Suspended(Event, frozen=True, tag=_kebab, kw_only=True):
    """Every clock was frozen."""

    reason: str = ""


class Resumed(Event, frozen=True, tag=_kebab, kw_only=True):
    """The frozen clocks went on."""


class TimeReached(Event, frozen=True, tag=_kebab, kw_only=True):
    """Effective time reached the round's limit: the horn."""


class Observed(Event, frozen=True, tag=_kebab, kw_only=True):
    """A tap: who scored and where, or a breach; `late` for an exchange or round that was over.

    `round` and `exchange` are those it was tapped for, 0 where nobody said. `seat` is whose flag the hofmarshal entered.
    """

    side: Side | None = None
    zone: str = ""
    grip: str = ""
    weapon: str = ""
    action: str = ""
    limb: str = ""
    breach: str = ""
    fighter: str = ""
    round: int = 0
    exchange: int = 0
    seat: str = ""
    late: bool = False

    @property
    def seen_by(self) -> str:
        """The seat of whoever saw it: the marshal whose flag was entered for him, else who tapped."""
        return self.seat or self.by


class Struck(Event, frozen=True, tag=_kebab, kw_only=True):
    """A ruling on the blows of one exchange; `casting` when it went against or without the panel's agreement.

    One that `replaces` another stands in its place and at its instant; `dropped` and `stands` as with `Annulled`.
    """

    blows: tuple[Blow, ...]
    replaces: str = ""
    casting: bool = False
    not_counted: str = ""
    reason: str = ""
    dropped: tuple[str, ...] = ()
    stands: int | None = None


class Acknowledged(Event, frozen=True, tag=_kebab, kw_only=True):
    """A fighter marked the blow he took."""

    fighter: str
    blow: Blow


class Claimed(Event, frozen=True, tag=_kebab, kw_only=True):
    """A fighter claimed that another struck him against a clause."""

    fighter: str
    against: str
    clause: str = ""


class Denied(Event, frozen=True, tag=_kebab, kw_only=True):
    """The accused denied the claim of that event."""

    claim: str


class WentOut(Event, frozen=True, tag=_kebab, kw_only=True):
    """A fighter went out by a cause (empty: not named yet), with the facts it was judged by."""

    fighter: str
    cause: str
    facts: Facts = {}


class OutSeconded(Event, frozen=True, tag=_kebab, kw_only=True):
    """A fighter who is out was marked once more: by another judge, or to name the cause. He is out once."""

    fighter: str
    cause: str = ""
    facts: Facts = {}


class MarkedLate(Event, frozen=True, tag=_kebab, kw_only=True):
    """A judge's mark of an earlier round that came in a later one: on record, counted for neither.

    `what` is the command's name, `round` the number of the round it was dated in.
    """

    what: str
    fighter: str = ""
    cause: str = ""
    round: int = 0


class Returned(Event, frozen=True, tag=_kebab, kw_only=True):
    """A judge returned a fighter to the fight."""

    fighter: str
    reason: str


class Breached(Event, frozen=True, tag=_kebab, kw_only=True):
    """A breach was recorded: what it brings is derived by the ladder."""

    fighter: str
    clause: str
    facts: Facts = {}
    note: str = ""
    tap: str = ""


class MutuallyBreached(Event, frozen=True, tag=_kebab, kw_only=True):
    """A breach by both at once, and what the marshal chose to follow."""

    clause: str
    choice: Literal["penalty", "continue", "word", "other"]
    note: str = ""
    tap: str = ""


class LinedUp(Event, frozen=True, tag=_kebab, kw_only=True):
    """A side named who fights the next round."""

    side: Side
    fighters: tuple[str, ...]


class Substituted(Event, frozen=True, tag=_kebab, kw_only=True):
    """A reserve went in for a fighter."""

    side: Side
    out: str
    into: str


class OrderSubmitted(Event, frozen=True, tag=_kebab, kw_only=True):
    """A captain sealed his order of entry: SHA-256 of order and nonce."""

    side: Side
    commitment: str


class Revealed(Event, frozen=True, tag=_kebab, kw_only=True):
    """A captain opened his order."""

    side: Side
    order: tuple[str, ...]
    nonce: str


class OrdersRuled(Event, frozen=True, tag=_kebab, kw_only=True):
    """The hofmarshal took down orders of entry that were handed in on paper, by side."""

    orders: dict[Side, tuple[str, ...]]
    reason: str = ""


class Entered(Event, frozen=True, tag=_kebab, kw_only=True):
    """A fighter stepped onto the bridge."""

    fighter: str


class BrokeThrough(Event, frozen=True, tag=_kebab, kw_only=True):
    """A fighter reached the enemy's base."""

    fighter: str


class Clinched(Event, frozen=True, tag=_kebab, kw_only=True):
    """The fighters clinched."""


class Parted(Event, frozen=True, tag=_kebab, kw_only=True):
    """A clinch was over; `timed` when its limit passed."""

    timed: bool = False


class TouchedGround(Event, frozen=True, tag=_kebab, kw_only=True):
    """Parts of bodies touched the ground at once."""

    touches: tuple[Touched, ...]


class Ruled(Event, frozen=True, tag=_kebab, kw_only=True):
    """The hofmarshal ruled what was awaited (`nobody`: no winner), or settled a `claim`."""

    winner: Side | None = None
    nobody: bool = False
    claim: str = ""
    divided: bool = False
    upheld: bool = False
    reason: str = ""


class Withdrew(Event, frozen=True, tag=_kebab, kw_only=True):
    """A fighter, or a whole team by its side, gave up."""

    fighter: str
    reason: str = ""


class Disqualified(Event, frozen=True, tag=_kebab, kw_only=True):
    """A fighter, or a whole team by its side, was disqualified by word."""

    fighter: str
    reason: str
    clause: str = ""


class Held(Event, frozen=True, tag=_kebab, kw_only=True):
    """The medic held a fighter."""

    fighter: str
    reason: str = ""


class Cleared(Event, frozen=True, tag=_kebab, kw_only=True):
    """The medic lifted the hold."""

    fighter: str


class Annulled(Event, frozen=True, tag=_kebab, kw_only=True):
    """Undoes `target`; `dropped` are the later events that no longer fit and were confirmed with it.

    `stands`: the instant since which the fight stands still, where a round that had ended is open again.
    """

    target: str
    reason: str = ""
    dropped: tuple[str, ...] = ()
    stands: int | None = None


class Swapped(Event, frozen=True, tag=_kebab, kw_only=True):
    """The fighters changed ends."""


class Signed(Event, frozen=True, tag=_kebab, kw_only=True):
    """The protocol was signed, or a side refused to; no side: the hofmarshal."""

    side: Side | None = None
    refused: bool = False
    reason: str = ""


class Announced(Event, frozen=True, tag=_kebab, kw_only=True):
    """The result was announced."""


class Protested(Event, frozen=True, tag=_kebab, kw_only=True):
    """A protest about the announced result was accepted: the result is not final until it is settled."""

    protest: str
    clause: str = ""


class ProtestSettled(Event, frozen=True, tag=_kebab, kw_only=True):
    """A protest was settled: the result stands, was corrected in the nomination, or the contest is fought again."""

    protest: str
    how: Literal["stands", "corrected", "refought"]


class Decided(Event, frozen=True, tag=_kebab, kw_only=True):
    """The stored outcome, which replay checks against the one it derives."""

    outcome: Outcome


Any = (
    Called | Arrived | Readied | Absent | Lapsed | Started | Halted | Stopped | Suspended | Resumed | TimeReached
    | Observed | Struck | Acknowledged | Claimed | Denied | WentOut | OutSeconded | MarkedLate | Returned | Breached
    | MutuallyBreached | LinedUp | Substituted | OrderSubmitted | Revealed | OrdersRuled | Entered | BrokeThrough
    | Clinched | Parted | TouchedGround | Ruled
    | Withdrew | Disqualified | Held | Cleared | Annulled | Swapped | Signed | Announced | Protested
    | ProtestSettled | Decided
)  # fmt: skip
