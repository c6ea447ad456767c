"""The events of a character: what happened to it at an instant of the game; what it amounts to is derived by the fold."""

from __future__ import annotations

from typing import Any as Anything
from typing import Literal

from hofmarshal.larp import form
from hofmarshal.larp.acts import Lapsing
from hofmarshal.larp.homes import CalledHome, HandedOver


class Fact(form.Fact, frozen=True, kw_only=True):
    """A fact of a character."""


class Registered(Fact, frozen=True, kw_only=True):
    """The character entered the game with so many hits and reason points (None: the game knows no reason)."""

    hits: int
    reason: int | None = None
    monster: bool = False
    ways: tuple[str, ...] = ()
    region: str = ""


class Placed(Fact, frozen=True, kw_only=True):
    """The masters of this region look after the character."""

    region: str


class Wounded(Fact, frozen=True, kw_only=True):
    """The character was hit there."""

    zone: str
    weapon: str = ""
    count: int = 1


class Aided(Fact, frozen=True, kw_only=True):
    """Aid of this kind was given."""

    kind: str


class FinishingAsked(Fact, frozen=True, kw_only=True):
    """Somebody wants to finish the character off in this way: a master is to say."""

    way: str
    who: str = ""


class Finished(Fact, frozen=True, kw_only=True):
    """The character was finished off in this way, with a master's word."""

    way: str
    who: str = ""


class Answered(Fact, frozen=True, kw_only=True):
    """A master granted, or turned down, what had been asked for."""

    event: str
    granted: bool
    reason: str = ""


class DevouringStarted(Fact, frozen=True, kw_only=True):
    """A monster began to devour the character."""

    who: str = ""


class DevouringStopped(Fact, frozen=True, kw_only=True):
    """It was broken off."""

    reason: str = ""


class Died(Fact, frozen=True, kw_only=True):
    """A monster died in a way of its own."""

    way: str


class DeathConfirmed(Fact, frozen=True, kw_only=True):
    """A presumed death was confirmed."""


class Followed(Fact, frozen=True, kw_only=True):
    """After death: a new character was made, or this one released."""

    choice: Literal["new-character", "release"]
    character: str = ""


class ReasonLost(Fact, frozen=True, kw_only=True):
    """Something cost reason: so many points as stated, or by the game's tables."""

    cause: str
    mark: str = ""
    costs: int | None = None
    source: str = ""


class ReasonGained(Fact, frozen=True, kw_only=True):
    """Something gave reason back in this cycle of the game."""

    cause: str
    gives: int | None = None
    cycle: int = 0
    source: str = ""


class MostChanged(Fact, frozen=True, kw_only=True):
    """The most a character may have was changed."""

    reason: int = 0
    hits: int = 0
    source: str = ""


class Done(Fact, frozen=True, kw_only=True):
    """The character did something of note."""

    what: str
    supervised: bool = False


class Admitted(Fact, frozen=True, kw_only=True):
    """The character was taken into the asylum."""


class Discharged(Fact, frozen=True, kw_only=True):
    """The stay ended with this outcome."""

    outcome: str
    trauma: str = ""


class Disputed(Fact, frozen=True, kw_only=True):
    """A dispute was opened."""

    note: str
    clause: str = ""
    against: str = ""


class Settled(Fact, frozen=True, kw_only=True):
    """A dispute was settled."""

    dispute: str
    ruling: str


class Undone(Fact, frozen=True, kw_only=True):
    """An event was undone."""

    event: str
    reason: str = ""


class Chosen(Fact, frozen=True, kw_only=True):
    """Of a forked history the branch with `keep` holds; the events `dropped` no longer count.

    `brought`: the facts of the branch that lay aside; `settles`: the hash of its last entry; `home`: where the choice was made.
    """

    keep: str
    dropped: tuple[str, ...]
    brought: tuple[Any, ...] = ()
    settles: str = ""
    home: str | None = None


class Lapsed(Fact, frozen=True, kw_only=True):
    """A deadline passed at this instant."""

    what: Lapsing


Any = (
    Registered | Placed | Wounded | Aided | FinishingAsked | Finished | Answered | DevouringStarted | DevouringStopped | Died
    | DeathConfirmed | Followed | ReasonLost | ReasonGained | MostChanged | Done | Admitted | Discharged | Disputed
    | Settled | Undone | Chosen | Lapsed | HandedOver | CalledHome
)  # fmt: skip

BY_TAG: dict[str, Anything] = {str(one.__struct_config__.tag): one for one in Any.__args__}


def kind_of(fact: Fact) -> str:
    """The fact's name in the journal."""
    return str(fact.__struct_config__.tag)
