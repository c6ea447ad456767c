"""Which role may issue which command: the common table, and what a rulebook says otherwise."""

from __future__ import annotations

from hofmarshal.contest.commands import Command, Deny, Issued, role_of, side_of
from hofmarshal.contest.state import Contest
from hofmarshal.rules.notes import Refusal

_DESK = ("hofmarshal", "secretary", "organiser")
_JUDGES = ("hofmarshal", "field-judge")
_CAPTAIN = ("captain", "hofmarshal", "field-judge", "secretary")

TABLE: dict[str, tuple[str, ...]] = {
    "call": _DESK,
    "arrive": (*_DESK, "field-judge", "line-marshal"),
    "ready": (*_DESK, "field-judge", "line-marshal"),
    "no-show": _DESK,
    "start": ("hofmarshal",),
    "halt": ("hofmarshal",),
    "stop": ("hofmarshal",),
    "suspend": ("hofmarshal", "chief"),
    "resume": ("hofmarshal", "chief"),
    "observe": ("line-marshal", "field-judge", "hofmarshal"),
    "hit": ("hofmarshal",),
    "acknowledge": ("fighter", "captain", "line-marshal", *_JUDGES),
    "claim": ("fighter", "captain", "line-marshal", *_JUDGES),
    "deny": ("fighter", "captain", "line-marshal", *_JUDGES),
    "out": _JUDGES,
    "yield": ("fighter", "captain", *_JUDGES),
    "return": _JUDGES,
    "breach": _JUDGES,
    "mutual-breach": _JUDGES,
    "line-up": _CAPTAIN,
    "substitute": _CAPTAIN,
    "submit-order": _CAPTAIN,
    "reveal": _CAPTAIN,
    "enter": _JUDGES,
    "breakthrough": _JUDGES,
    "clinch": (*_JUDGES, "line-marshal"),
    "part": (*_JUDGES, "line-marshal"),
    "touch": _JUDGES,
    "rule": ("hofmarshal",),
    "withdraw": ("hofmarshal", "secretary", "medic"),
    "disqualify": ("hofmarshal", "secretary"),
    "hold": ("medic", "hofmarshal", "secretary"),
    "clear": ("medic",),
    "annul": (),
    "swap-sides": ("hofmarshal",),
    "sign": ("hofmarshal", "fighter", "captain"),
    "announce": ("hofmarshal", "secretary", "chief", "organiser"),
    "protest": ("desk",),
    "settle-protest": ("desk",),
    "lapse": ("clock",),
}
"""Command → roles (DESIGN §5). `annul` is looked up by the event it names."""


def name_of(command: Command) -> str:
    """The vocabulary's name of a command."""
    return str(command.__struct_config__.tag)


DESK = "desk"
"""The seat of what follows from another stream: no person or device has it."""

FOLLOWS = ("suspend", "resume", "withdraw", "hold", "clear", "protest", "settle-protest")
"""The commands that may follow from another stream, whatever a rulebook says of roles."""


def may(state: Contest, command: str, role: str) -> tuple[bool, tuple[str, ...]]:
    """Whether a role may issue a command under this rulebook, and the clauses that say so."""
    if role == DESK:
        return command in FOLLOWS, ()
    for row in state.setup.rules.rights:
        if command in row.commands:
            return role in row.roles, row.cites
    return role in TABLE.get(command, ()), ()


def refused(state: Contest, issued: Issued) -> Refusal | None:
    """Why this seat may not issue this command; None if it may."""
    name = name_of(issued.command)
    if name == "annul":
        return None
    role = role_of(issued.seat)
    allowed, cites = may(state, name, role)
    if not allowed:
        return Refusal("contest-not-yours", {"role": role, "command": name}, cites)
    own = side_of(issued.seat)
    named = getattr(issued.command, "side", None) or _fighter_side(state, issued.command)
    if (own or role in ("captain", "fighter")) and named and named != own:
        return Refusal("contest-not-your-side", {"seat": issued.seat, "command": name}, cites)
    return None


def _fighter_side(state: Contest, command: Command) -> str:
    """The side a command speaks for by the fighter it names; a denial speaks for the accused."""
    name = getattr(command, "fighter", "") or ""
    if isinstance(command, Deny):
        claim = state.claims.get(command.claim)
        name = claim.against if claim is not None else ""
    one = state.setup.fighters.get(name)
    return one.side if one is not None else ""
