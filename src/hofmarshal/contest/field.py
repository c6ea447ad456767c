"""Whether a measured field, ring or bridge is one the rulebook allows."""

from __future__ import annotations

from typing import Literal

import msgspec

from hofmarshal.contest.blows import join
from hofmarshal.rules.model import Nomination
from hofmarshal.rules.notes import Args, Note
from hofmarshal.rules.play_blocks import FieldRule


class Measured(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A field as it was measured, in millimetres; None where nobody measured (`shape` empty: nobody said)."""

    shape: Literal["", "rectangle", "circle", "open", "bridge"] = ""
    length: int | None = None
    width: int | None = None
    diameter: int | None = None
    boards: int | None = None
    bases: int | None = None
    borders: bool | None = None
    fortifications: bool = False


def check_field(rules: Nomination, field: Measured) -> tuple[tuple[Note, ...], tuple[Note, ...], tuple[str, ...]]:
    """What is wrong with a field (blocks), what nobody measured (warns), and the clauses the check rests on."""
    rule = rules.field
    if rule is None:
        return (), (), ()
    wrong: list[Note] = []
    if field.shape and field.shape != rule.shape:
        args: Args = {"what": "shape", "shape": field.shape}
        wrong.append(Note("contest-field-shape", args, rule.cites))
    unmeasured: list[Note] = []
    for name, least, most in _bounds(rule):
        value = getattr(field, name)
        if value is None:
            unmeasured.append(Note("contest-field-unmeasured", {"what": name}, rule.cites))
        elif value < least:
            wrong.append(Note("contest-field-small", {"what": name, "value": value, "least": least}, rule.cites))
        elif most and value > most:
            wrong.append(Note("contest-field-large", {"what": name, "value": value, "most": most}, rule.cites))
    if rule.borders and not field.borders:
        wrong.append(Note("contest-field-borders", {}, rule.cites))
    cites = rule.cites
    if field.fortifications and rules.fortifications is not None:
        cites = join(cites, rules.fortifications.cites)
        if not rules.fortifications.allowed:
            wrong.append(Note("contest-field-fortifications", {}, rules.fortifications.cites))
    return tuple(wrong), tuple(unmeasured), cites


def _bounds(rule: FieldRule) -> list[tuple[str, int, int]]:
    """Each dimension the rule speaks of with its least and greatest measure (0: no greatest)."""
    bounds = [("length", rule.length_min, rule.length_max), ("width", rule.width_min, rule.width_max)]
    bounds += [(n, getattr(rule, n), getattr(rule, n)) for n in ("diameter", "boards", "bases")]
    return [(name, least, most) for name, least, most in bounds if least or most]
