"""Who may do what: every command of every stream by role, the rings that bind, and the topics one may watch.

`contest/rights.py` (and the rulebook) decides for contests by role; here the ring is checked. Commands that only the desk
or the clock issues are in no list and come from nobody.
"""

from __future__ import annotations

from typing import Any

from hofmarshal.contest import rights as contest_rights
from hofmarshal.desk.decider import kind_of
from hofmarshal.rules.notes import Refusal
from hofmarshal.server.game.regional import REGIONAL, region_of_seat
from hofmarshal.server.game.rights import MASTERS, character_of
from hofmarshal.server.game.rights import TABLE as GAME
from hofmarshal.server.seats import OF_EVENT, OF_RING, captain_seat
from hofmarshal.server.wire import Identity

_DESK = ("organiser", "secretary")
_HEADS = ("chief", *_DESK)
_GIVERS = (*_HEADS, "hofmarshal")
_JUDGES = ("hofmarshal", "field-judge")
_ANYONE = (*OF_RING, *OF_EVENT)

NOMINATION: dict[str, tuple[str, ...]] = {
    "enter": _DESK,
    "check-in": _DESK,
    "draw": _HEADS,
    "compose": _HEADS,
    "move": _HEADS,
    "withdraw": _HEADS,
    "reinstate": _HEADS,
    "disqualify": _HEADS,
    "record": _HEADS,
    "void": _HEADS,
    "settle": _HEADS,
    "schedule-extra": _HEADS,
    "promote": _HEADS,
    "re-promote": _HEADS,
    "let-stand": _HEADS,
    "announce": _HEADS,
    "vote": _HEADS,
    "retract": _HEADS,
    "change-rules": ("chief", "organiser"),
    "sign": ("chief", "organiser"),
}
"""Command of a nomination → roles. Its `call` follows from the contest's, `suspend` and `resume` from the event's."""

FLOOR: dict[str, tuple[str, ...]] = {
    "hold": ("medic", "hofmarshal", *_HEADS),
    "clear": ("medic",),
    "remove": _HEADS,
}
"""Command of the floor → roles. The others follow from contests."""

PROGRAMME: dict[str, tuple[str, ...]] = {
    "name-event": ("organiser",),
    "describe-event": ("organiser",),
    "set-ring": _HEADS,
    "set-rings": _HEADS,
    "drop-ring": ("chief", "organiser"),
    "drop-nomination": ("chief", "organiser"),
    "place": _GIVERS,
    "unplace": _HEADS,
    "quick": _GIVERS,
    "suspend-ring": _GIVERS,
    "resume-ring": _GIVERS,
}
"""Command of the programme → roles; a hofmarshal's only for his own ring. The others the server issues."""

DEVICES: dict[str, tuple[str, ...]] = {
    "offer": _GIVERS,
    "approve": _GIVERS,
    "move": _GIVERS,
    "revoke": _ANYONE,
    "rename": _ANYONE,
    "recode": (*_HEADS, "master"),
    "settle": _ANYONE,
}
"""Command of the devices → roles. Whose device and which seat is asked in `devices.py`: everyone may revoke and rename his
own, and settle what is proposed to his seat; a hofmarshal gives out the pads of his ring. The rest the server issues."""

INSPECTION: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("open", "record", "rule", "withdraw", "wear", "attach", "close", "reopen", "annul"), ("expert",)),
    "breakage": ("expert", "hofmarshal", *_HEADS),
}
"""Command of an inspection → roles: gear is the experts' to judge; that it broke, whoever runs a fight may say."""

ADMISSION: dict[str, tuple[str, ...]] = {"let-in": ("organiser",), "take-back": ("organiser",)}
"""To let somebody in who lacks what the rulebook asks for is the organiser's alone."""

TABLE: dict[str, dict[str, tuple[str, ...]]] = {
    "contest": contest_rights.TABLE,
    "nomination": NOMINATION,
    "floor": FLOOR,
    "programme": PROGRAMME,
    "devices": DEVICES,
    "inspection": INSPECTION,
    "admission": ADMISSION,
    **GAME,
}
"""Kind of stream → command → roles."""

ANY_RING = ("chief", "medic", "secretary", "organiser")
"""They act at any ring."""

RING_TOPICS = ("console", "devices")
"""What only the ring's hofmarshal and the heads of the event see of a ring."""

JUDGES_TOPIC = "judges"
"""What the field judges of a ring see too: in battles they share what the hofmarshal knows of orders and marks."""

NOMINATION_TOPICS = ("office", "draw")
"""What only the heads of the event see of a nomination."""

EVENT_TOPICS: dict[str, tuple[str, ...]] = {
    "board": _HEADS,
    "event": _HEADS,
    "schedule": _HEADS,
    "devices": _HEADS,
    "entries": _HEADS,
    "protests": _HEADS,
    "medic": ("medic", *_HEADS),
    "admission": _HEADS,
    "gear": ("expert", *_HEADS),
}
"""Topic of the event → roles that may watch it."""


def name_of(command: Any) -> str:
    """The vocabulary's name of a command."""
    return str(type(command).__struct_config__.tag)


def refused(identity: Identity, stream: str, command: Any, ring_of_contest: str = "") -> Refusal | None:
    """Why this identity may not issue this command at all; None if it may, or if the decider is to say.

    `ring_of_contest` is the ring of the contest (or of what a programme's command names); empty where there is none.
    A `replaced` device is judged by the seat it held: what it may not do, it may not propose either.
    """
    stranger = _stranger(identity)
    if stranger:
        return stranger
    kind, name = kind_of(stream), name_of(command)
    roles = TABLE.get(kind, {}).get(name, ())
    if identity.role not in roles and not (kind == "contest" and _rulebook_says(name)):
        return Refusal("device-not-yours", {"role": identity.role, "command": name})
    if identity.role in ANY_RING or (kind == "contest" and identity.role in OF_EVENT):
        return None  # whose seat has no ring is told by the contest, with its clause, what is not his
    ring = str(getattr(command, "ring", "")) if kind == "programme" else ring_of_contest
    if ring != identity.ring and (ring or kind == "programme"):  # the whole event's ring is nobody's own
        return Refusal("device-other-ring", {"own": identity.ring or "–", "ring": ring or "–"})
    return None


def may_watch(identity: Identity, topic: str) -> bool:
    """Whether this identity may watch a topic; public ones anyone may, those there are not nobody."""
    parts = topic.split("/")
    if topic == "rings" or (parts[0] == "ring" and len(parts) == 2 and parts[1]):
        return True
    if topic == "nominations" or parts[0] == "public" or _public_of_nomination(parts):
        return True
    if identity.state != "paired":
        return False
    if len(parts) == 3 and parts[0] == "ring" and parts[1] and parts[2] in RING_TOPICS:
        return identity.role in _HEADS or (identity.role == "hofmarshal" and identity.ring == parts[1])
    if len(parts) == 3 and parts[0] == "ring" and parts[1] and parts[2] == JUDGES_TOPIC:
        return identity.role in _HEADS or (identity.role in _JUDGES and identity.ring == parts[1])
    if len(parts) == 3 and parts[0] == "nomination" and parts[1] and parts[2] in NOMINATION_TOPICS:
        return identity.role in _HEADS
    if parts[0] == "game":
        return _may_watch_game(identity, parts)
    if parts[0] == "captain" and len(parts) == 2 and parts[1]:
        return identity.role in _HEADS or identity.seat == captain_seat(parts[1])
    if len(parts) == 3 and parts[0] == "gear" and all(parts):
        return identity.role in EVENT_TOPICS["gear"]
    return identity.role in EVENT_TOPICS.get(topic, ())


def _may_watch_game(identity: Identity, parts: list[str]) -> bool:
    """Of a game everyone in it sees its clock, masters everything, a regional master his region, a player his own
    character, a medic how somebody is whose number he knows."""
    if identity.role in MASTERS:
        return True
    if len(parts) == 1:
        return identity.role in ("medic", "player", REGIONAL)
    if parts[1] == "patient":
        return identity.role == "medic" and len(parts) == 3
    if parts[1] == "region":
        return identity.role == REGIONAL and parts[2:3] == [region_of_seat(identity.seat)] and len(parts) > 3
    own = character_of(identity.seat)
    return len(parts) == 3 and parts[1] in ("character", "cards", "proposals") and bool(own) and parts[2] == own


def _public_of_nomination(parts: list[str]) -> bool:
    """Whether a topic is what anyone may see of a nomination: itself, its lot, or why somebody has his place."""
    if parts[0] != "nomination" or not all(parts):
        return False
    return len(parts) == 2 or parts[2:] == ["lot"] or (len(parts) == 4 and parts[2] == "why")


def _rulebook_says(name: str) -> bool:
    """A rulebook may give a contest's command to other roles, and who may undo depends on the event: the contest decides."""
    return name in contest_rights.TABLE and name != "lapse"


def _stranger(identity: Identity) -> Refusal | None:
    if identity.state in ("paired", "replaced"):
        return None
    if identity.state == "waiting":
        return Refusal("device-waiting", {"name": identity.name})
    if identity.state == "revoked":
        return Refusal("device-revoked", {"name": identity.name})
    return Refusal("device-spectator")
