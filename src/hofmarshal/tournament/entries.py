"""Who entered a nomination: one entry a fighter or team, and where he stands in it."""

from __future__ import annotations

from typing import Literal

import msgspec

from hofmarshal.rules.notes import Note


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One entry. Everything else refers to it by `entry`; `rating` orders the snake, higher is better.

    `born` is an ISO date; `weight_category` splits the draw only where the rulebook says so.
    """

    entry: str
    name: str = ""
    club: str = ""
    country: str = ""
    rating: int = 0
    team: str = ""
    born: str = ""
    checked_in: bool = True
    weight_category: str = ""


class Standing(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where an entry stands in the nomination: `active`, `withdrawn` or `removed`, with the reason and its clauses.

    `disqualifications` counts those received in this nomination (sm.two-dq).
    """

    state: Literal["active", "withdrawn", "removed"] = "active"
    disqualifications: int = 0
    why: Note | None = None
