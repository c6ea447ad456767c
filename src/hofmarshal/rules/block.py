"""What every block of a rulebook is made of: a text in three languages, and values with their clauses."""

from __future__ import annotations

from typing import Annotated

import msgspec

Count = Annotated[int, msgspec.Meta(ge=0)]
"""A number of things, or a measure (milliseconds, millimetres, half-hits): never negative."""


class Text(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One phrase in the three languages every screen and table must speak."""

    en: str
    ru: str
    uk: str

    def in_(self, lang: str) -> str:
        """The phrase in `lang` (`en`, `ru` or `uk`; anything else gives English)."""
        return {"ru": self.ru, "uk": self.uk}.get(lang, self.en)


class Block(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A group of values and the ids of the clauses they rest on."""

    cites: tuple[str, ...] = ()


class Word(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A word marshals choose from: a zone, weapon, grip or action. `part` groups zones (head, torso, arm, leg…)."""

    id: str
    name: Text
    part: str = ""
