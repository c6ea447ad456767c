"""What may be asked of an obligation, and the facts that come of it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from hofmarshal.larp import form
from hofmarshal.larp.acts import Line, Word
from hofmarshal.larp.homes import CalledHome, HandedOver, Rewritten

Terms = Annotated[str, msgspec.Meta(min_length=1, max_length=2000)]
Means = Annotated[str, msgspec.Meta(max_length=32)]

Forgery = Literal["sign-for-another", "sign-again", "alter", "false-card"]
"""What somebody may try: to sign as another, or once more; to change what is written; to show a card that he made himself."""


class Act(form.Act, frozen=True, kw_only=True):
    """What is asked of an obligation."""


class Issue(Act, frozen=True, kw_only=True):
    """An obligation is written: who is obliged, who holds it, its terms."""

    obliged: Word
    holder: Word
    terms: Terms


class Sign(Act, frozen=True, kw_only=True):
    """`who` signs."""

    who: Word


class Alter(Act, frozen=True, kw_only=True):
    """`who` wants other terms, or another signature, on it."""

    who: Word
    terms: Terms = "-"


class Transfer(Act, frozen=True, kw_only=True):
    """It passes to another by some means; `shown` is what its paper says, where somebody takes it."""

    to: Word
    means: Means
    note: Line = ""
    shown: Line = ""


class Agree(Act, frozen=True, kw_only=True):
    """The holder agrees, or not, to a transfer that asks him."""

    who: Word
    granted: bool = True


class Discard(Act, frozen=True, kw_only=True):
    """`who` tears up what nobody has signed."""

    who: Word


class Attempt(Act, frozen=True, kw_only=True):
    """`who` tried a forgery that the server has seen through. Only the server says so."""

    what: Forgery
    who: Word


class Deposit(Act, frozen=True, kw_only=True):
    """`who` leaves it with the masters."""

    who: Word


class TakeBack(Act, frozen=True, kw_only=True):
    """The masters give it back."""


class Claim(Act, frozen=True, kw_only=True):
    """Somebody says that it was fulfilled or broken."""

    end: Literal["fulfilled", "broken"]
    who: Word
    note: Line = ""


class Confirm(Act, frozen=True, kw_only=True):
    """A master says so, or not; `end`, where the two of them say different things, is which it was."""

    granted: bool = True
    end: Literal["", "fulfilled", "broken"] = ""
    note: Line = ""


AnyAct = Issue | Sign | Alter | Transfer | Agree | Discard | Attempt | Deposit | TakeBack | Claim | Confirm

BY_NAME: dict[str, type[Act]] = {str(one.__struct_config__.tag): one for one in AnyAct.__args__}

ROLES: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(
        ("issue", "sign", "alter", "transfer", "agree", "discard", "deposit", "claim"), ("player", "master")
    ),
    "attempt": ("player", "medic", "master"),
    "take-back": ("master",),
    "confirm": ("master",),
}


class Fact(form.Fact, frozen=True, kw_only=True):
    """A fact of an obligation at `at` ms of game time; `who` reported it."""


class Issued(Fact, frozen=True, kw_only=True):
    """It was written."""

    obliged: str
    holder: str
    terms: str


class Signed(Fact, frozen=True, kw_only=True):
    """The obliged signed it."""

    who: str


class Forged(Fact, frozen=True, kw_only=True):
    """An attempt at forgery: what was tried, by whom. It changed nothing."""

    what: Forgery
    who: str


class TransferAsked(Fact, frozen=True, kw_only=True):
    """A transfer that waits for somebody's word: `asks`, where it is not the holder who gives it away (then empty)."""

    to: str
    means: str
    note: str = ""
    asks: str = ""


class Transferred(Fact, frozen=True, kw_only=True):
    """It passed to another."""

    to: str
    means: str
    note: str = ""


class TransferDenied(Fact, frozen=True, kw_only=True):
    """The holder did not agree."""


class Discarded(Fact, frozen=True, kw_only=True):
    """It was torn up before anybody signed it."""

    who: str


class Deposited(Fact, frozen=True, kw_only=True):
    """It lies with the masters."""

    who: str


class TakenBack(Fact, frozen=True, kw_only=True):
    """It does not any more."""


class EndClaimed(Fact, frozen=True, kw_only=True):
    """Somebody said that it was fulfilled or broken."""

    end: Literal["fulfilled", "broken"]
    who: str
    note: str = ""


class Ended(Fact, frozen=True, kw_only=True):
    """It was fulfilled or broken."""

    end: Literal["fulfilled", "broken"]
    note: str = ""


class ClaimDenied(Fact, frozen=True, kw_only=True):
    """A master did not confirm it."""

    note: str = ""


AnyFact = (
    Issued | Signed | Forged | TransferAsked | Transferred | TransferDenied | Discarded | Deposited | TakenBack
    | EndClaimed | Ended | ClaimDenied
    | HandedOver | CalledHome | Rewritten
)  # fmt: skip
