"""What the acts, the facts and the reports of a whole game have in common, whatever they are about."""

from __future__ import annotations

from typing import Any

import msgspec


def kebab(name: str) -> str:
    """`StopDevouring` → `stop-devouring`."""
    return "".join(f"-{c.lower()}" if c.isupper() and i else c.lower() for i, c in enumerate(name))


class Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True, tag=kebab):
    """What is asked; the answer is facts or a `Refusal`."""


class Fact(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag=kebab):
    """A fact: its id, the instant `at` in ms of game time, the seat that reported it, the clauses it rests on.

    `claimed`: the instant is what a device says that was out of contact then.
    """

    id: str
    at: int
    by: str = ""
    cites: tuple[str, ...] = ()
    claimed: bool = False

    @property
    def t(self) -> int:
        """The instant as the journal asks for it: of the game, not of the wall."""
        return self.at


class Event(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag=kebab):
    """A fact at the wall's instant `t` (ms): of the game's clock, or of its regions."""

    t: int


class Said(msgspec.Struct, frozen=True, kw_only=True):
    """An act with who reported it and when: `at` ms of game time; `claimed` as of a fact."""

    id: str
    at: int
    seat: str
    act: Any
    claimed: bool = False
