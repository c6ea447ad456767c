"""Who of a game may report what: by role, and a player only for his own character, as holder or as obliged."""

from __future__ import annotations

from typing import Any

from hofmarshal.desk.decider import kind_of
from hofmarshal.larp import acts, obligation_acts, prop
from hofmarshal.rules.notes import Refusal
from hofmarshal.server.game.regional import REGIONAL
from hofmarshal.server.seats import PLAYER
from hofmarshal.server.wire import Identity

MASTERS = ("master", "organiser")
"""They run the game."""

TABLE: dict[str, dict[str, tuple[str, ...]]] = {
    "game": dict.fromkeys(("open-game", "run", "pause", "put-forward", "begin-cycle", "broadcast"), MASTERS),
    "character": {
        name: tuple(dict.fromkeys((*roles, *(("organiser", REGIONAL) if "master" in roles else ()))))
        for name, roles in acts.ROLES.items()
        if name != "lapse"
    },
    "obligation": {
        name: (*roles, "organiser", REGIONAL) for name, roles in obligation_acts.ROLES.items() if name != "attempt"
    },
    "prop": {name: (*roles, "organiser") for name, roles in prop.ROLES.items() if name != "show-false"},
}
"""Kind of stream → command → roles. What may be done when is the rulebook's to say."""


def character_of(seat: str) -> str:
    """The character whose player's seat this is; empty for every other seat."""
    return seat.removeprefix(PLAYER) if seat.startswith(PLAYER) else ""


def seat_in_game(identity: Identity) -> str:
    """As whom somebody acts there: an organiser is a master."""
    seat = identity.seat.replace(":", "-")
    return f"master-{seat}" if identity.role == "organiser" else seat


def not_his(identity: Identity, stream: str, command: Any) -> Refusal | None:
    """Why a player may not report this for whom he reports it; None for others, and where it is his own."""
    own = character_of(identity.seat)
    if not own:
        return None
    kind, _, name = stream.partition("/")
    if kind == "character":
        return None if name == own else Refusal("game-not-yours", {"character": name})
    if kind == "prop":
        return None if getattr(command, "by", own) == own else Refusal("game-not-yours", {"character": command.by})
    if kind == "obligation":
        return _not_his_obligation(command, own)
    return Refusal("game-not-yours", {"character": name or kind_of(stream)})


def _not_his_obligation(command: Any, own: str) -> Refusal | None:
    """He issues what obliges or enriches himself, and speaks for himself. Who passes it on is judged with the obligation."""
    if isinstance(command, obligation_acts.Issue):
        fits = own in (command.obliged, command.holder)
    else:
        fits = getattr(command, "who", own) == own
    return None if fits else Refusal("game-not-yours", {"character": own})
