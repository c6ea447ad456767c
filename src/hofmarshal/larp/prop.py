"""A prop of the game (spell, book, potion, artefact, weapon, mark): a card whose scan does something, as often as it may."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from hofmarshal.larp import acts as a
from hofmarshal.larp.acts import Line, Word, kebab
from hofmarshal.rules.notes import Refusal

replace = msgspec.structs.replace

Kind = Literal["spell", "book", "potion", "artefact", "weapon", "mark"]


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """What a scan does: an act for whoever scanned it (`self`) or whom he names (`target`)."""

    on: Literal["self", "target"]
    act: a.Any


class Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True, tag=kebab):
    """What is asked of a prop."""


class MakeProp(Act, frozen=True, kw_only=True):
    """A master makes a prop: what it is, what its scan does, how often (0: always)."""

    kind: Kind
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=120)]
    effects: Annotated[tuple[Effect, ...], msgspec.Meta(max_length=8)] = ()
    uses: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 0
    text: Annotated[str, msgspec.Meta(max_length=2000)] = ""


class Scan(Act, frozen=True, kw_only=True):
    """A character uses the prop, on itself or on another; `shown` is what its card says."""

    by: Word
    target: Word = ""
    shown: Line = ""


class Withdraw(Act, frozen=True, kw_only=True):
    """A master takes the prop out of the game."""

    reason: Line = ""


AnyAct = MakeProp | Scan | Withdraw

BY_NAME: dict[str, type[Act]] = {str(one.__struct_config__.tag): one for one in AnyAct.__args__}

ROLES: dict[str, tuple[str, ...]] = {
    "make-prop": ("master",),
    "scan": ("player", "medic", "master"),
    "withdraw": ("master",),
}


class Fact(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag=kebab):
    """A fact of a prop at `at` ms of game time."""

    id: str
    at: int
    by: str = ""
    cites: tuple[str, ...] = ()
    claimed: bool = False

    @property
    def t(self) -> int:
        """The instant as the journal asks for it: of the game, not of the wall."""
        return self.at


class PropMade(Fact, frozen=True, kw_only=True):
    """The prop was made."""

    kind: Kind
    name: str
    effects: tuple[Effect, ...] = ()
    uses: int = 0
    text: str = ""


class Scanned(Fact, frozen=True, kw_only=True):
    """A character used it: once more is used up."""

    who: str
    target: str = ""


class PropWithdrawn(Fact, frozen=True, kw_only=True):
    """It is out of the game."""

    reason: str = ""


AnyFact = PropMade | Scanned | PropWithdrawn


class Prop(msgspec.Struct, frozen=True, kw_only=True):
    """A prop: what it is, and its uses so far. `double` are uses told late that found it used up already (DESIGN §8)."""

    made: PropMade | None = None
    used: tuple[Scanned, ...] = ()
    withdrawn: bool = False
    double: tuple[Scanned, ...] = ()

    @property
    def left(self) -> int | None:
        """Uses left; None: as often as one likes."""
        if self.made is None or not self.made.uses:
            return None
        return max(0, self.made.uses - len(self.used))


class Said(msgspec.Struct, frozen=True, kw_only=True):
    """An act with who reported it and when: as of a character."""

    id: str
    at: int
    seat: str
    act: Any
    claimed: bool = False


def fresh() -> Prop:
    """A prop before it is made."""
    return Prop()


def decide(state: Prop, said: Said) -> tuple[AnyFact, ...] | Refusal:
    """The facts an act makes, or why not. A use that an offline phone claims is recorded even when it is one too many."""
    name = str(said.act.__struct_config__.tag)
    role = a.role_of(said.seat)
    if role not in ROLES[name]:
        return Refusal("larp-not-yours", {"role": role, "act": name})
    base: dict[str, Any] = {"id": said.id, "at": said.at, "by": said.seat, "claimed": said.claimed}
    match said.act:
        case MakeProp() as made:
            if state.made is not None:
                return Refusal("prop-made-already", {"name": state.made.name})
            fields = {one: getattr(made, one) for one in ("kind", "name", "effects", "uses", "text")}
            return (PropMade(**base, **fields),)
        case Scan() as scan:
            return _scan(state, scan, base, claimed=said.claimed)
        case Withdraw() as out:
            if state.made is None or state.withdrawn:
                return Refusal("prop-unknown")
            return (PropWithdrawn(**base, reason=out.reason),)
    return Refusal("prop-unknown")


def _scan(state: Prop, scan: Scan, base: dict[str, Any], *, claimed: bool) -> tuple[AnyFact, ...] | Refusal:
    if state.made is None or state.withdrawn:
        return Refusal("prop-unknown")
    if any(one.on == "target" for one in state.made.effects) and not scan.target:
        return Refusal("prop-whom", {"name": state.made.name})
    if state.left == 0 and not claimed:
        return Refusal("prop-used-up", {"name": state.made.name, "uses": state.made.uses})
    return (Scanned(**base, who=scan.by, target=scan.target),)


def evolve(state: Prop, fact: AnyFact) -> Prop:
    """The prop after one more fact. Total."""
    match fact:
        case PropMade() if state.made is None:
            return replace(state, made=fact)
        case Scanned() if state.made is not None and not state.withdrawn:
            if state.left == 0:
                return replace(state, double=(*state.double, fact))
            return replace(state, used=(*state.used, fact))
        case PropWithdrawn():
            return replace(state, withdrawn=True)
    return state


def effects_of(state: Prop, fact: Scanned) -> tuple[tuple[str, a.Any], ...]:
    """What a use does, by character; nothing where it was one too many."""
    if state.made is None or any(one.id == fact.id for one in state.double):
        return ()
    return tuple((fact.who if one.on == "self" else fact.target, one.act) for one in state.made.effects)
