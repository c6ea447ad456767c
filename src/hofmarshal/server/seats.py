"""The seats of an event: which role sits where, how a seat is spelled, and who may give it out."""

from __future__ import annotations

import re

from hofmarshal.server.game.regional import REGIONAL, region_of_seat

MANY: dict[str, int] = {
    "line-marshal": 4,
    "field-judge": 12,
    "medic": 20,
    "expert": 8,
    "secretary": 20,
    "organiser": 20,
    "announcer": 8,
    "master": 40,
}
"""Roles of several seats, numbered from 1 (`line-marshal-1`), with the highest number."""

SIDED = ("captain",)
"""Roles with a seat for each side: `captain-red`, `captain-blue`. A team's own captain has `captain:ENTRY` (`printed_seat`)."""

TEAM = "captain:"
"""How the seat of a team's captain begins: the event's, for he goes where his team fights."""

PLAYER = "player:"
"""How the seat of a player in a game begins; behind it his character."""

PRINTED = {"captain": TEAM, "player": PLAYER}
"""Roles whose seats are given by a printed code, with how their seats begin."""

OF_RING = ("hofmarshal", "line-marshal", "field-judge", "captain", "screen")
"""Roles whose seats are at a ring."""

OF_EVENT = ("chief", "medic", "expert", "secretary", "organiser", "announcer", "master", "regional", "player")
"""Roles whose seats are the event's: they have no ring."""

ROLES = (*OF_RING, *OF_EVENT)

GAME_ROLES = ("organiser", "master")
"""They give out the seats of a game's players and of its regional masters."""

DESK_ROLES = ("organiser", "chief", "secretary")
"""They give out every seat."""

PADS = ("line-marshal", "field-judge", "captain", "screen")
"""What a hofmarshal gives out at his own ring."""

RING = re.compile(r"[A-Za-z0-9._-]{1,32}")


def seats_of(role: str) -> tuple[str, ...]:
    """Every seat of a role in its order; none for a role there is not, or whose seats are named by who sits there."""
    if role in MANY:
        return tuple(f"{role}-{number}" for number in range(1, MANY[role] + 1))
    if role in SIDED:
        return tuple(f"{role}-{side}" for side in ("red", "blue"))
    return (role,) if role in ROLES and role not in ("player", REGIONAL) else ()


def is_seat(role: str, ring: str, seat: str) -> bool:
    """Whether the role has this seat there: a ring's with the ring's name, an event's without."""
    if role == "captain" and not ring:
        return bool(team_of(seat))
    if role == REGIONAL:
        return ring == "" and bool(region_of_seat(seat))
    if role == "player":
        return ring == "" and seat.startswith(PLAYER) and len(seat) > len(PLAYER)
    if seat not in seats_of(role):
        return False
    return bool(RING.fullmatch(ring)) if role in OF_RING else ring == ""


def printed_seat(role: str, whose: str) -> str:
    """The seat of a printed code: of the captain of a team (an entry), of the player of a character."""
    return f"{PRINTED[role]}{whose}"


def captain_seat(team: str) -> str:
    """The seat of the captain of a team, named by its entry."""
    return printed_seat("captain", team)


def player_seat(character: str) -> str:
    """The seat of the player of a character, named by its number."""
    return printed_seat("player", character)


def team_of(seat: str) -> str:
    """The team (an entry) whose captain's seat this is; empty for every other seat."""
    return seat.removeprefix(TEAM) if seat.startswith(TEAM) else ""


def acting(seat: str, red: str, blue: str) -> str:
    """The seat in a contest of these two: a team's captain is its side's; empty where his team is not in it. Others as is."""
    team = team_of(seat)
    if not team:
        return seat
    return "captain-red" if team == red else "captain-blue" if team == blue else ""


def gives_out(giver: str, giver_ring: str, role: str, ring: str) -> bool:
    """Whether somebody of role `giver` (at `giver_ring`) may offer, approve, move or revoke a seat."""
    if giver in DESK_ROLES:
        return True
    if giver in GAME_ROLES and role in ("player", REGIONAL):
        return True
    return giver == "hofmarshal" and role in PADS and ring == giver_ring


def gives_code(giver: str, role: str) -> bool:
    """Whether somebody of role `giver` may make another printed code for a captain or a player."""
    return giver in DESK_ROLES if role == "captain" else giver in GAME_ROLES
