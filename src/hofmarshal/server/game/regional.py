"""Regional masters: masters of the characters of one region. Who they are, what they may do, and for whom."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from hofmarshal.desk.decider import kind_of
from hofmarshal.larp import acts, obligation_acts
from hofmarshal.larp.character import Character
from hofmarshal.larp.obligation import Obligation
from hofmarshal.rules.notes import Refusal

REGIONAL = "regional"
"""Their role; never `master`, so that whatever asks for a master asks for one of the whole game."""

SEAT = re.compile(r"regional-([1-9]|1[0-9]|20):([^\s/](?:[^/\n]{0,38}[^\s/])?)")
"""The seat: which one of its region's masters, and the region."""

Of = Callable[[str], Any]
"""The state of a stream of the game."""


def region_of_seat(seat: str) -> str:
    """The region whose master sits there; empty for every other seat."""
    found = SEAT.fullmatch(seat)
    return found[2] if found else ""


def region_of(state: object) -> str:
    """The region whose masters look after a character: the one they placed it in, else the one it lives in."""
    return state.now.region or state.home if isinstance(state, Character) else ""


def not_his_region(seat: str, stream: str, command: Any, look: Of) -> Refusal | None:
    """Why a regional master may not report this; None for everybody else, and where a character of his is concerned."""
    region = region_of_seat(seat)
    if not region:
        return None
    other = Refusal("game-other-region", {"region": region})
    kind = kind_of(stream)
    if kind == "character":
        if isinstance(command, acts.Register):
            return None if command.region.strip() == region else other
        return None if region_of(look(stream)) == region else other
    if kind == "obligation":
        whose = concerned(command, look(stream))
        return None if any(region_of(look(f"character/{one}")) == region for one in whose) else other
    return Refusal("game-whole-only", {"what": kind})


def concerned(command: Any, obligation: object) -> tuple[str, ...]:
    """The characters whom a command about an obligation concerns: who is obliged, and who holds it."""
    if isinstance(command, obligation_acts.Issue):
        return command.obliged, command.holder
    return (obligation.obliged, obligation.holder) if isinstance(obligation, Obligation) else ()
