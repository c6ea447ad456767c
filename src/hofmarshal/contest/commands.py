"""The commands a contest understands: the project's vocabulary in protocol files and on the wire (DESIGN §5)."""

from __future__ import annotations

from typing import Annotated, Literal, TypeVar

import msgspec

from hofmarshal.contest.setup import FighterFacts
from hofmarshal.rules.match import Facts
from hofmarshal.rules.notes import Note
from hofmarshal.rules.play_blocks import Role, Side


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What somebody asks the contest to do; the answer is events or a `Refusal`."""


def _kebab(name: str) -> str:
    return "".join(f"-{c.lower()}" if c.isupper() and i else c.lower() for i, c in enumerate(name))


C = TypeVar("C", bound=Command)


class Blow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """One blow as the hofmarshal rules it: who struck whom, where, with what and how.

    `by` is a side or a fighter, `target` a fighter (the opponent in a duel). `limb` tells `left` from `right`;
    `order` or the exact instant `at` (ms, video only) place it among the blows of its exchange; `facts` are further
    facts the rulebook's tables ask for.
    """

    by: str
    target: str = ""
    zone: str = ""
    grip: str = ""
    weapon: str = ""
    action: str = ""
    limb: str = ""
    order: Literal["", "first", "together", "second"] = ""
    at: int | None = None
    facts: Facts = {}


class Touched(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A side's (or fighter's) body part that touched the ground."""

    side: str
    part: str


class Call(Command, frozen=True, tag=_kebab, kw_only=True):
    """Call the sides to the lists; said again it is the second, then the third call.

    `facts` and `obstacles` are what other streams know (warnings in the event, armour class; held, busy elsewhere):
    the desk fills them in, and the call records the facts.
    """

    override: str = ""
    facts: dict[str, FighterFacts] = {}
    obstacles: tuple[Note, ...] = ()


class Arrive(Command, frozen=True, tag=_kebab, kw_only=True):
    """A side reached the lists."""

    side: Side


class Ready(Command, frozen=True, tag=_kebab, kw_only=True):
    """A side is ready: helmets on."""

    side: Side


class NoShow(Command, frozen=True, tag=_kebab, kw_only=True):
    """A side did not come though called."""

    side: Side


class Start(Command, frozen=True, tag=_kebab, kw_only=True):
    """Start the first or next exchange; `override` names the reason for going on over warnings."""

    override: str = ""


class Halt(Command, frozen=True, tag=_kebab, kw_only=True):
    """Halt the fight; effective time stands still."""

    reason: str = ""


class Stop(Command, frozen=True, tag=_kebab, kw_only=True):
    """End the round."""

    reason: str = ""


class Suspend(Command, frozen=True, tag=_kebab, kw_only=True):
    """Freeze every clock of the contest: storm, injury."""

    reason: str = ""


class Resume(Command, frozen=True, tag=_kebab, kw_only=True):
    """Let the frozen clocks go on; the fight itself stays halted until `start`.

    `obstacles`, filled in by the desk, say why not: the ring or the event is still suspended.
    """

    obstacles: tuple[Note, ...] = ()


class Observe(Command, frozen=True, tag=_kebab, kw_only=True):
    """A line marshal's tap: which side scored and where, or a breach with its clause.

    `round` and `exchange` are those he saw it in; 0 where nobody said, as in a protocol file, whose times tell.
    `seat` is the marshal whose flag the hofmarshal enters, where he has no phone of his own.
    """

    side: Side | None = None
    zone: str = ""
    grip: str = ""
    weapon: str = ""
    action: str = ""
    limb: str = ""
    breach: str = ""
    fighter: str = ""
    round: Annotated[int, msgspec.Meta(ge=0)] = 0
    exchange: Annotated[int, msgspec.Meta(ge=0)] = 0
    seat: str = ""


class Hit(Command, frozen=True, tag=_kebab, kw_only=True):
    """The hofmarshal's ruling on a blow, or on several of one exchange; `replaces` names the ruling it corrects.

    `reason` is a note of why a blow was not counted or the ruling was changed; `not_counted` names an entry of the
    rulebook's list of reasons: the blow is recorded and brings nothing. `confirm` lists the later events that no
    longer fit a corrected ruling. `knows`, filled in where the ruling arrives, are the rulings of its exchange that its
    giver had seen: where there is another one, his is refused.
    """

    by: str = ""
    target: str = ""
    zone: str = ""
    grip: str = ""
    weapon: str = ""
    action: str = ""
    limb: str = ""
    facts: Facts = {}
    exchange: tuple[Blow, ...] = ()
    replaces: str = ""
    not_counted: str = ""
    reason: str = ""
    confirm: tuple[str, ...] = ()
    knows: tuple[str, ...] | None = None


class Acknowledge(Command, frozen=True, tag=_kebab, kw_only=True):
    """A fighter marks the blow he took."""

    fighter: str
    zone: str = ""
    weapon: str = ""
    action: str = ""
    limb: str = ""


class Claim(Command, frozen=True, tag=_kebab, kw_only=True):
    """A fighter claims that another struck him against a clause."""

    fighter: str
    against: str
    clause: str = ""


class Deny(Command, frozen=True, tag=_kebab, kw_only=True):
    """The accused denies a claim."""

    claim: str


class Out(Command, frozen=True, tag=_kebab, kw_only=True):
    """A fighter is out of the fight, by a cause (a clause) and the facts its table asks for.

    In the heat of a battle the mark comes first: a `cause` left empty may be named by another `out` of the same fighter.
    """

    fighter: str
    cause: str = ""
    facts: Facts = {}


class Yield(Command, frozen=True, tag=_kebab, kw_only=True):
    """A fighter raised an open palm."""

    fighter: str


class Return(Command, frozen=True, tag=_kebab, kw_only=True):
    """A judge returns a fighter to the fight."""

    fighter: str
    reason: str


class Breach(Command, frozen=True, tag=_kebab, kw_only=True):
    """A breach by a fighter of a clause; the rulebook's table and ladder decide what follows.

    `tap` names the marshal's tap that it follows.
    """

    fighter: str
    clause: str
    facts: Facts = {}
    note: str = ""
    tap: str = ""


class MutualBreach(Command, frozen=True, tag=_kebab, kw_only=True):
    """A breach by both at once, and the marshal's choice of what follows; `tap` as in `breach`."""

    clause: str
    choice: Literal["penalty", "continue", "word", "other"]
    note: str = ""
    tap: str = ""


class LineUp(Command, frozen=True, tag=_kebab, kw_only=True):
    """Who of the roster fights the next round."""

    side: Side
    fighters: tuple[str, ...]


class Substitute(Command, frozen=True, tag=_kebab, kw_only=True):
    """A reserve goes in for a fighter of the line-up."""

    side: Side
    out: str
    into: str


class SubmitOrder(Command, frozen=True, tag=_kebab, kw_only=True):
    """A captain seals the order of entry: `commitment` is SHA-256 of order and nonce in hex."""

    side: Side
    commitment: str


class Reveal(Command, frozen=True, tag=_kebab, kw_only=True):
    """A captain opens his sealed order."""

    side: Side
    order: tuple[str, ...]
    nonce: str


class Enter(Command, frozen=True, tag=_kebab, kw_only=True):
    """A fighter steps onto the bridge."""

    fighter: str


class Breakthrough(Command, frozen=True, tag=_kebab, kw_only=True):
    """A fighter broke through into the enemy's base."""

    fighter: str


class Clinch(Command, frozen=True, tag=_kebab, kw_only=True):
    """The fighters clinched: the timer starts."""


class Part(Command, frozen=True, tag=_kebab, kw_only=True):
    """The clinch is over: parted by the judges or come apart."""


class Touch(Command, frozen=True, tag=_kebab, kw_only=True):
    """A body part touched the ground; `exchange` where both fell together."""

    side: str = ""
    part: str = ""
    exchange: tuple[Touched, ...] = ()


class Rule(Command, frozen=True, tag=_kebab, kw_only=True):
    """A casting decision with its reason: an equal end, a claim, a round's result, who is late.

    `orders` are orders of entry that captains handed in on paper, by side (u.5.7.a).
    """

    winner: Side | None = None
    nobody: bool = False
    claim: str = ""
    divided: bool = False
    upheld: bool = False
    orders: dict[Side, tuple[str, ...]] = {}
    reason: str = ""


class Withdraw(Command, frozen=True, tag=_kebab, kw_only=True):
    """A fighter withdraws from the contest, or a whole team by the name of its side."""

    fighter: str
    reason: str = ""


class Disqualify(Command, frozen=True, tag=_kebab, kw_only=True):
    """A fighter, or a whole team by its side, is disqualified from the contest, with the reason written."""

    fighter: str
    reason: str
    clause: str = ""


class Hold(Command, frozen=True, tag=_kebab, kw_only=True):
    """The medic holds a fighter."""

    fighter: str
    reason: str = ""


class Clear(Command, frozen=True, tag=_kebab, kw_only=True):
    """The medic clears a fighter."""

    fighter: str


class Annul(Command, frozen=True, tag=_kebab, kw_only=True):
    """Undo an event; `confirm` lists the later events that then no longer fit."""

    event: str
    reason: str = ""
    confirm: tuple[str, ...] = ()


class SwapSides(Command, frozen=True, tag=_kebab, kw_only=True):
    """The fighters change the halves they stand on; colours and scores stay with the fighters."""


class Sign(Command, frozen=True, tag=_kebab, kw_only=True):
    """The protocol is signed: by the hofmarshal, or by a side's fighter, who may refuse."""

    side: Side | None = None
    refused: bool = False
    reason: str = ""


class Announce(Command, frozen=True, tag=_kebab, kw_only=True):
    """The result is announced: the protest window opens."""


class Protest(Command, frozen=True, tag=_kebab, kw_only=True):
    """A protest about the announced result was accepted in the nomination (never typed by a person)."""

    protest: str
    clause: str = ""


class SettleProtest(Command, frozen=True, tag=_kebab, kw_only=True):
    """The protest was decided, or taken back, in the nomination: what becomes of the result (never typed by a person)."""

    protest: str
    how: Literal["stands", "corrected", "refought"]


class Lapse(Command, frozen=True, tag=_kebab, kw_only=True):
    """Time made it happen: a deadline passed (never typed by a person)."""

    what: Literal["arrive", "ready", "late", "time", "clinch", "final"]


Any = (
    Call | Arrive | Ready | NoShow | Start | Halt | Stop | Suspend | Resume | Observe | Hit | Acknowledge | Claim | Deny
    | Out | Yield | Return | Breach | MutualBreach | LineUp | Substitute | SubmitOrder | Reveal | Enter | Breakthrough
    | Clinch | Part | Touch | Rule | Withdraw | Disqualify | Hold | Clear | Annul | SwapSides | Sign | Announce
    | Protest | SettleProtest | Lapse
)  # fmt: skip

BY_NAME: dict[str, type[Command]] = {str(c.__struct_config__.tag): c for c in Any.__args__}


class Issued(msgspec.Struct, frozen=True, kw_only=True):
    """A command with who gave it and when: `t` ms on the contest's clock, `seat` such as `line-marshal-2`."""

    id: str
    t: int
    seat: str
    command: Any

    def said(self, kind: type[C]) -> C:
        """The command as the kind its decision is for. Raises `TypeError` if it is another: a decision gone astray."""
        if not isinstance(self.command, kind):
            raise TypeError(f"{type(self.command).__name__} is no {kind.__name__}")
        return self.command


_ALIASES: dict[str, Role] = {"marshal": "line-marshal", "judge": "field-judge"}


def role_of(seat: str) -> str:
    """The role of a seat: `line-marshal-2` → `line-marshal`, `captain-red` → `captain`, `judge` → `field-judge`."""
    head, _, tail = seat.rpartition("-")
    base = head if head and (tail.isdigit() or tail in ("red", "blue")) else seat
    return _ALIASES.get(base, base)


def side_of(seat: str) -> str:
    """The side of a captain's or fighter's seat (`captain-red` → `red`); empty for others."""
    tail = seat.rpartition("-")[2]
    return tail if tail in ("red", "blue") else ""
