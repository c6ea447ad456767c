"""The commands and events of a gear inspection; every one has an id, by which it can be annulled."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from hofmarshal.rules.gear_model import Cites

Outcome = Literal["pass", "fix", "reject"]
"""What a piece or an inspection can end in."""


Recordable = Mapping[str, bool | int | str]
"""Facts as somebody records them: yes or no, a whole number in the fact's unit, a word, or a measurement as it is written."""


class _Act(msgspec.Struct, frozen=True, tag_field="type"):
    id: str


class Open(_Act, frozen=True, tag="open"):
    """Begin the inspection of a fighter's gear for a nomination."""

    fighter: str
    nomination: str


class Record(_Act, frozen=True, tag="record"):
    """Record a piece (`piece`: its id within the inspection) or record it anew, with facts and ids of photos."""

    piece: str
    kind: str
    facts: Recordable = {}
    photos: tuple[str, ...] = ()


class Rule(_Act, frozen=True, tag="rule"):
    """The expert's own verdict on a piece, with his reason and the clauses he rests it on."""

    piece: str
    verdict: Outcome
    reason: str = ""
    cites: Cites = ()


class Withdraw(_Act, frozen=True, tag="withdraw"):
    """The fighter leaves a piece out."""

    piece: str
    reason: str = ""


class Wear(_Act, frozen=True, tag="wear"):
    """Record the body armour worn: the facts of each layer (none: no armour), and facts of the whole (a helmet, say)."""

    layers: tuple[Recordable, ...] = ()
    facts: Recordable = {}


class Attach(_Act, frozen=True, tag="attach"):
    """Add photos (their ids) to a piece, which stays as it is ruled."""

    piece: str
    photos: tuple[str, ...]


class Break(_Act, frozen=True, tag="breakage"):
    """Gear broke on the field (`piece`, where it is known): whatever was passed, it must be looked at again."""

    piece: str = ""
    reason: str = ""


class Close(_Act, frozen=True, tag="close"):
    """End the inspection with the verdict of what was recorded."""


class Reopen(_Act, frozen=True, tag="reopen"):
    """Inspect again: after mending, or because something was seen on the field."""

    reason: str = ""


class Annul(_Act, frozen=True, tag="annul"):
    """Undo an event (`event`: its id), or undo an undoing."""

    event: str
    reason: str = ""


class Opened(_Act, frozen=True, tag="opened"):
    """An inspection began."""

    fighter: str
    nomination: str


class Recorded(_Act, frozen=True, tag="recorded"):
    """A piece was recorded; measurements are whole numbers in their fact's unit."""

    piece: str
    kind: str
    facts: Recordable = {}
    photos: tuple[str, ...] = ()


class Ruled(_Act, frozen=True, tag="ruled"):
    """The expert gave a verdict of his own."""

    piece: str
    verdict: Outcome
    reason: str = ""
    cites: Cites = ()


class Withdrawn(_Act, frozen=True, tag="withdrawn"):
    """A piece was left out."""

    piece: str
    reason: str = ""


class Worn(_Act, frozen=True, tag="worn"):
    """The body armour was recorded; measurements are whole numbers in their fact's unit."""

    layers: tuple[Recordable, ...] = ()
    facts: Recordable = {}


class Attached(_Act, frozen=True, tag="attached"):
    """Photos belong to a piece."""

    piece: str
    photos: tuple[str, ...]


class Broken(_Act, frozen=True, tag="broken"):
    """Gear broke; what was passed before does not count until it has been looked at again."""

    piece: str = ""
    reason: str = ""


class Closed(_Act, frozen=True, tag="closed"):
    """The inspection ended so. The one event that stores its outcome, which replay checks."""

    verdict: Outcome
    cites: Cites = ()


class Reopened(_Act, frozen=True, tag="reopened"):
    """The inspection goes on."""

    reason: str = ""


class Annulled(_Act, frozen=True, tag="annulled"):
    """An event, and all that followed from it, is void."""

    event: str
    reason: str = ""


Command = Open | Record | Rule | Withdraw | Wear | Attach | Break | Close | Reopen | Annul
"""What can be asked of an inspection."""

Event = Opened | Recorded | Ruled | Withdrawn | Worn | Attached | Broken | Closed | Reopened | Annulled
"""What can happen in one."""
