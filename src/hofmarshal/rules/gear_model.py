"""The file kinds `gear.yaml` (items, what they must be, armour classes) and `admission.yaml` (who may enter) as structs."""

from __future__ import annotations

from typing import Literal

import msgspec

from hofmarshal.rules.block import Text
from hofmarshal.rules.match import Test, When

Cites = tuple[str, ...]
"""Clause ids, most specific first; a mapping without its own takes those of the nearest mapping around it."""

Failure = Literal["fix", "reject"]
"""What a fault leads to: mend it and show it again, or the piece may not be used."""

Unit = Literal["mm", "um", "g", "palm"]
"""Units of measurement: millimetre, micrometre (thicknesses, so that 1.5 mm is whole), gram, the fighter's own palm."""


class Fact(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something an inspector records: a measurement (`unit`), one of several words (`values`), or else yes/no."""

    name: Text
    unit: Unit | None = None
    values: dict[str, Text] | None = None
    cites: Cites = ()


class Presence(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether an item must, may or must not be there in some nominations (`in`; without it, in all)."""

    is_: Literal["required", "optional", "forbidden"] = msgspec.field(name="is")
    in_: tuple[str, ...] | None = msgspec.field(name="in", default=None)
    otherwise: Failure = "fix"
    cites: Cites = ()


class Item(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of gear. `presence`: the first row for a nomination holds; none: the rulebook says nothing of it there.

    `carries`: a recorded fact of a passed item → the name under which the contest is told of it.
    """

    name: Text
    presence: tuple[Presence, ...]
    carries: dict[str, str] = {}
    cites: Cites = ()


class Case(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One row of a requirement: when these facts hold, the fact must pass this test, otherwise the verdict."""

    must: Test
    otherwise: Failure
    when: When = {}
    cites: Cites = ()


class Requirement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one fact of some kinds of items (`of`) must be, in some nominations (`in`; without it, in all).

    `cases` are read top down; the first whose `when` holds applies; none: nothing is asked.
    """

    of: tuple[str, ...]
    fact: str
    cases: tuple[Case, ...]
    in_: tuple[str, ...] | None = msgspec.field(name="in", default=None)
    cites: Cites = ()


class ArmourUse(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Nominations in which the armour class matters, and the clauses that say so."""

    in_: tuple[str, ...] | None = msgspec.field(name="in", default=None)
    cites: Cites = ()


class ClassRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of the armour table: a layer with these facts is of this class."""

    id: str
    name: Text
    class_: int = msgspec.field(name="class")
    when: When = {}
    cites: Cites = ()


class Modifier(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A change of the class: `set` it or `add` to it when these facts hold (the class so far is the fact `class`)."""

    id: str
    name: Text
    when: When = {}
    set: int | None = None
    add: int | None = None
    cites: Cites = ()


class Bare(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The class of no armour, and of a layer no row of the table fits."""

    class_: int = msgspec.field(name="class")
    cites: Cites = ()


class Scale(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The lowest and the highest class; what the modifiers give is brought within."""

    least: int
    most: int
    cites: Cites = ()


class ArmourClasses(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the armour class is found: each layer by the first row that fits, then its modifiers; the best layer counts;
    then the modifiers of the whole; then the scale. Every modifier whose `when` holds applies, in order.
    """

    applies: tuple[ArmourUse, ...]
    rows: tuple[ClassRow, ...]
    bare: Bare
    scale: Scale
    layer_modifiers: tuple[Modifier, ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    cites: Cites = ()


class Gear(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file kind `gear.yaml`."""

    facts: dict[str, Fact]
    items: dict[str, Item]
    requirements: tuple[Requirement, ...] = ()
    armour: ArmourClasses | None = None


Law = Literal["fighter", "host"]
"""Whose law says when one is of age: the fighter's country, the country the event is held in."""


class AgeCondition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Of age by each of these laws on that day of the event."""

    laws: tuple[Law, ...]
    day: Literal["first-day", "last-day"]
    cites: Cites = ()


class PaperCondition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A paper the fighter brings. `confirms`: what it must state. `expiry`: may it be without a last day of validity;
    where there is one, the paper must be valid on `valid_on` (that day included).
    """

    id: str
    name: Text
    signed: bool = False
    confirms: tuple[str, ...] = ()
    expiry: Literal["optional", "required"] = "optional"
    valid_on: Literal["first-day", "last-day"] = "last-day"
    cites: Cites = ()


class GearCondition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The gear inspection must have ended in a pass, in these nominations (`in`; without it, in all)."""

    in_: tuple[str, ...] | None = msgspec.field(name="in", default=None)
    cites: Cites = ()


class Bar(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a fighter who lacks a condition may not be part of, in these nominations (`in`; without it, in all)."""

    from_: tuple[Literal["draw", "call"], ...] = msgspec.field(name="from")
    in_: tuple[str, ...] | None = msgspec.field(name="in", default=None)
    cites: Cites = ()


class Admission(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file kind `admission.yaml`: the conditions, and what a fighter who lacks one is barred from.

    `gear`, `bars`: the first row for the nomination holds; none: no inspection is asked for,
    nothing is barred. `words`: names of what papers confirm.
    """

    bars: tuple[Bar, ...]
    age: AgeCondition | None = None
    papers: tuple[PaperCondition, ...] = ()
    gear: tuple[GearCondition, ...] = ()
    words: dict[str, Text] = {}
    cites: Cites = ()


def in_force(nominations: tuple[str, ...] | None, nomination: str | None) -> bool:
    """Whether a row for these nominations holds in this one. A row for all always does; an unnamed nomination is in none."""
    return nominations is None or nomination in nominations
