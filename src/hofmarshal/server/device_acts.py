"""What is asked of the stream `devices`, what happens there, and the state it folds to. No secret is ever among it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from hofmarshal.tournament.commands import kebab

CODE_LIFE = 120_000
"""How long (ms) a code may be used."""

KEPT = 200

Code = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9]{0,32}$")]
DeviceId = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{32}$")]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
Word = Annotated[str, msgspec.Meta(max_length=64)]
Printed = Literal["captain", "player"]
"""Roles whose seats are given by a printed code."""


# Commands


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True, tag=kebab):
    """What is asked of the devices; tagged `type`."""


class Offer(Command, frozen=True, kw_only=True):
    """Ask for a code that pairs one device. An empty `seat` is the role's only one, or its first free one.

    `code` is chosen by the asker (8 to 32 of a-z and 0-9); empty, it is the first 16 hex digits of the command's id.
    `approved`: whoever joins with it need not be approved any more. `life` (ms) is heeded from the server alone.
    """

    role: Word
    ring: Word = ""
    seat: Word = ""
    approved: bool = False
    code: Code = ""
    life: int = CODE_LIFE


class Join(Command, frozen=True, kw_only=True):
    """A device has proved that it holds the key of `code` (the server checks, then issues this itself)."""

    code: Code
    device: DeviceId
    name: Name


class Admit(Command, frozen=True, kw_only=True):
    """The server seats a browser whose person has signed in with the account `account` (an id)."""

    device: DeviceId
    name: Name
    role: Word
    account: Word


class Lead(Command, frozen=True, kw_only=True):
    """A device has proved a printed code (the server checks, then issues this itself): the captain's of the team `whose`,
    or, with the role `player`, that of the character.

    `number` tells which code that was: another one may have been made in the same moment.
    """

    device: DeviceId
    name: Name
    whose: Word = msgspec.field(name="team")
    role: Printed = "captain"
    number: int = 0


class Recode(Command, frozen=True, kw_only=True):
    """Make another code for a team's captain or a character's player: the printed one was lost or seen by others."""

    whose: Word = msgspec.field(name="team")
    role: Printed = "captain"


class Approve(Command, frozen=True, kw_only=True):
    """Let a waiting (or replaced) device have its seat; who sat there is replaced."""

    device: DeviceId


class Move(Command, frozen=True, kw_only=True):
    """Give a device another seat; who sat there is replaced. A waiting device goes on waiting, for that seat."""

    device: DeviceId
    role: Word
    ring: Word = ""
    seat: Word = ""


class Revoke(Command, frozen=True, kw_only=True):
    """The device may do nothing any more: lost, stolen, gone home."""

    device: DeviceId


class Rename(Command, frozen=True, kw_only=True):
    """Call a device otherwise; one may always rename one's own."""

    device: DeviceId
    name: Name


class Propose(Command, frozen=True, kw_only=True):
    """Keep a command of a device that no longer holds its seat, for the present holder (issued by the server).

    `proposal` is the command's id, `body` the JSON text of the wire's `Body`, `why` a message code.
    """

    proposal: Word
    device: DeviceId
    ring: Word = ""
    seat: Word
    stream: Annotated[str, msgspec.Meta(max_length=128)]
    body: Annotated[str, msgspec.Meta(max_length=16_384)]
    why: Word


class Settle(Command, frozen=True, kw_only=True):
    """The seat's holder (or the desk) accepts a proposal or dismisses it."""

    proposal: Word
    accept: bool


AnyCommand = Offer | Join | Admit | Lead | Recode | Approve | Move | Revoke | Rename | Propose | Settle


# Events


class Event(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag=kebab):
    """A fact about devices, at `t` (ms)."""

    id: str
    t: int


class Offered(Event, frozen=True, kw_only=True):
    """A code waits for a device until `until` (ms); `by` is the device that asked, or `server`."""

    code: str
    role: str
    ring: str = ""
    seat: str
    approved: bool = False
    by: str
    until: int


class Joined(Event, frozen=True, kw_only=True):
    """A device waits for its seat; `code` is what it came with, `giver` the device that gave it, `account` whose it is."""

    device: str
    name: str
    role: str
    ring: str = ""
    seat: str
    code: str = ""
    giver: str = ""
    account: str = ""


class Seated(Event, frozen=True, kw_only=True):
    """A device holds a seat from now on, with this grant, in the place of `replaces`."""

    device: str
    role: str
    ring: str = ""
    seat: str
    grant: int
    replaces: str = ""
    by: str = ""


class Redirected(Event, frozen=True, kw_only=True):
    """A device that waits now waits for another seat."""

    device: str
    role: str
    ring: str = ""
    seat: str
    by: str = ""


class Revoked(Event, frozen=True, kw_only=True):
    """A device may do nothing any more."""

    device: str
    by: str = ""


class Renamed(Event, frozen=True, kw_only=True):
    """A device is called otherwise."""

    device: str
    name: str
    by: str = ""


class Recoded(Event, frozen=True, kw_only=True):
    """The captain of a team, or the player of a character, has another code: the `number`-th after the first."""

    whose: str = msgspec.field(name="team")
    role: str = "captain"
    number: int
    by: str = ""


class Proposed(Event, frozen=True, kw_only=True):
    """A command waits for the holder of a seat."""

    proposal: str
    device: str
    ring: str = ""
    seat: str
    stream: str
    body: str
    why: str


class Settled(Event, frozen=True, kw_only=True):
    """A proposal was accepted or dismissed by `by`."""

    proposal: str
    accepted: bool
    by: str = ""


AnyEvent = Offered | Joined | Seated | Redirected | Revoked | Renamed | Recoded | Proposed | Settled


# State


class Held(msgspec.Struct, frozen=True):
    """A seat that a device holds or held, with its grant."""

    role: str
    ring: str
    seat: str
    grant: int


class Device(msgspec.Struct, frozen=True, kw_only=True):
    """A device: what it is called, the seat it holds, held last or waits for, and every seat it ever held."""

    device: str
    name: str
    role: str
    ring: str
    seat: str
    grant: int = 0
    state: Literal["waiting", "paired", "replaced", "revoked"] = "waiting"
    joined: int = 0
    account: str = ""
    code: str = ""
    giver: str = ""
    held: tuple[Held, ...] = ()


class State(msgspec.Struct, frozen=True, kw_only=True):
    """All devices, who holds which seat (by `RING|SEAT`), the grants reached, open codes, how many new codes were
    printed for a captain's or player's seat, open proposals and the last `KEPT` that were accepted."""

    devices: dict[str, Device] = {}
    holders: dict[str, str] = {}
    grants: dict[str, int] = {}
    offers: dict[str, Offered] = {}
    codes: dict[str, int] = {}
    proposals: dict[str, Proposed] = {}
    accepted: dict[str, Proposed] = {}
    ignored: tuple[AnyEvent, ...] = ()


def plain_name(name: str) -> str:
    """A name as people see it: one line, no signs that hide or turn letters around, at most 60 of them."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())[:60].strip()


def place(ring: str, seat: str) -> str:
    """The key of a seat in `State.holders` and `State.grants`."""
    return f"{ring}|{seat}"
