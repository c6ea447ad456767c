"""The commands a character understands: what players, medics and masters report of it."""

from __future__ import annotations

from typing import Annotated, Literal, TypeVar

import msgspec

from hofmarshal.larp import form

Word = Annotated[str, msgspec.Meta(max_length=64)]
Line = Annotated[str, msgspec.Meta(max_length=500)]
Amount = Annotated[int, msgspec.Meta(ge=0, le=1000)]
Region = Annotated[str, msgspec.Meta(max_length=40, pattern="^[^/\n]*$")]
"""A region of the game as its masters call it; empty: none."""

Lapsing = Literal["bleeding", "death", "grace", "devoured"]
"""What time does to a character: a wound bleeds, death comes, a presumed death becomes final, a monster has devoured."""


class Act(form.Act, frozen=True, kw_only=True):
    """What is asked of a character; the answer is events or a `Refusal`."""


class Register(Act, frozen=True, kw_only=True):
    """A character enters the game, as its card says: reason points, hits where it has not the usual ones.

    `ways` are the ways in which a monster dies; `region` whose masters look after it.
    """

    reason: Amount | None = None
    hits: Amount | None = None
    monster: bool = False
    ways: tuple[Line, ...] = ()
    region: Region = ""


class Place(Act, frozen=True, kw_only=True):
    """The masters of another region look after the character from now on."""

    region: Region


class Wound(Act, frozen=True, kw_only=True):
    """The character was hit in this zone; `count` blows at once."""

    zone: Word
    weapon: Word = ""
    count: Annotated[int, msgspec.Meta(ge=1, le=20)] = 1


class Aid(Act, frozen=True, kw_only=True):
    """Aid was given: a bandage, treatment, or whatever else the game knows."""

    kind: Word


class Finish(Act, frozen=True, kw_only=True):
    """Somebody finishes the character off in one of the ways the game allows; a master confirms it."""

    way: Word
    by: Word = ""


class Confirm(Act, frozen=True, kw_only=True):
    """A master grants or turns down what waits for him: the event that asked."""

    event: Word
    granted: bool = True
    reason: Line = ""


class Devour(Act, frozen=True, kw_only=True):
    """A master starts the countdown of being devoured."""

    by: Word = ""


class StopDevouring(Act, frozen=True, kw_only=True):
    """The devouring is broken off."""

    reason: Line = ""


class Die(Act, frozen=True, kw_only=True):
    """A monster's player says that it died in this way of its own."""

    way: Line


class ConfirmDeath(Act, frozen=True, kw_only=True):
    """The player, or a master, confirms a presumed death."""


class Follow(Act, frozen=True, kw_only=True):
    """What follows a death: the player makes a `new-character`, or a master grants the `release` of this one."""

    choice: Literal["new-character", "release"]
    character: Word = ""


class LoseReason(Act, frozen=True, kw_only=True):
    """Something costs reason: its cause, the monster's mark, or the points its card or description states."""

    cause: Word
    mark: Word = ""
    costs: Amount | None = None
    source: Line = ""


class GainReason(Act, frozen=True, kw_only=True):
    """Something gives reason back; `cycle` is the game's cycle, which the desk fills in."""

    cause: Word
    gives: Amount | None = None
    cycle: int = 0
    source: Line = ""


class ChangeMost(Act, frozen=True, kw_only=True):
    """An item or a spell changes the most reason, or the most hits, a character may have."""

    reason: Annotated[int, msgspec.Meta(ge=-100, le=100)] = 0
    hits: Annotated[int, msgspec.Meta(ge=-100, le=100)] = 0
    source: Line = ""


class Do(Act, frozen=True, kw_only=True):
    """The character does something of note: fights, walks; `supervised` by a master."""

    what: Word
    supervised: bool = False


class Admit(Act, frozen=True, kw_only=True):
    """The character is brought to the asylum."""


class Discharge(Act, frozen=True, kw_only=True):
    """A master ends the stay in the asylum with one of its outcomes; a psychotrauma is described."""

    outcome: Word
    trauma: Line = ""


class Dispute(Act, frozen=True, kw_only=True):
    """A dispute for the masters, with the clause it is about where there is one."""

    note: Line
    clause: Word = ""
    against: Word = ""


class Settle(Act, frozen=True, kw_only=True):
    """A master settles a dispute."""

    dispute: Word
    ruling: Line


class Undo(Act, frozen=True, kw_only=True):
    """A master undoes an event of this character."""

    event: Word
    reason: Line = ""


class Choose(Act, frozen=True, kw_only=True):
    """A master chooses which branch of a forked history holds: events of the other no longer count."""

    keep: Word
    drop: tuple[Word, ...]


class Lapse(Act, frozen=True, kw_only=True):
    """A deadline has passed (never typed by a person)."""

    what: Lapsing


Any = (
    Register | Place | Wound | Aid | Finish | Confirm | Devour | StopDevouring | Die | ConfirmDeath | Follow | LoseReason
    | GainReason | ChangeMost | Do | Admit | Discharge | Dispute | Settle | Undo | Choose | Lapse
)  # fmt: skip

BY_NAME: dict[str, type[Act]] = {str(one.__struct_config__.tag): one for one in Any.__args__}

A = TypeVar("A", bound=Act)


class Issued(msgspec.Struct, frozen=True, kw_only=True):
    """An act with who reported it and when it happened: `at` ms of game time, not of the wall.

    `claimed`: `at` is what a device says that was out of contact then.
    """

    id: str
    at: int
    seat: str
    act: Any
    claimed: bool = False

    def said(self, kind: type[A]) -> A:
        """The act as the kind its decision is for. Raises `TypeError` if it is another: a decision gone astray."""
        if not isinstance(self.act, kind):
            raise TypeError(f"{type(self.act).__name__} is no {kind.__name__}")
        return self.act


ROLES: dict[str, tuple[str, ...]] = {
    "register": ("master",),
    "place": ("master",),
    "wound": ("player", "medic", "master"),
    "aid": ("player", "medic", "master"),
    "finish": ("player", "master"),
    "confirm": ("master",),
    "devour": ("master",),
    "stop-devouring": ("master",),
    "die": ("player", "master"),
    "confirm-death": ("player", "master"),
    "follow": ("player", "master"),
    "lose-reason": ("player", "master"),
    "gain-reason": ("player", "medic", "master"),
    "change-most": ("master",),
    "do": ("player", "master"),
    "admit": ("master", "medic"),
    "discharge": ("master",),
    "dispute": ("player", "medic", "master"),
    "settle": ("master",),
    "undo": ("master",),
    "choose": ("master",),
    "lapse": ("clock",),
}
"""Act → who may report it. A regional master is a master of his region's characters."""


def name_of(act: Act) -> str:
    """The vocabulary's name of an act."""
    return str(act.__struct_config__.tag)


def role_of(seat: str) -> str:
    """The role of a seat: `master-2`, `regional-master` → `master`, `player-17` → `player`."""
    head = seat.partition("-")[0]
    return "master" if head == "regional" else head
