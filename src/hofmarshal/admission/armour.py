"""The armour class of what a fighter wears, with every step of the reasoning and its clause."""

from __future__ import annotations

import msgspec

from hofmarshal.admission.check import ArmourWorn
from hofmarshal.admission.findings import read_facts
from hofmarshal.rules.gear_model import ArmourClasses, Cites, Gear, Modifier, in_force
from hofmarshal.rules.match import Value, first_known, lacking
from hofmarshal.rules.notes import Note


class ArmourClass(msgspec.Struct, frozen=True):
    """A class with its reasoning. `value` None: it cannot be told yet, or does not matter in this nomination.

    `matters`: the clauses by which the class counts here; `rows`: ids of the rows and modifiers used, in order;
    `unmeasured`: facts that must be recorded first.
    """

    value: int | None
    steps: tuple[Note, ...]
    rows: tuple[str, ...] = ()
    unmeasured: tuple[str, ...] = ()
    scale: tuple[int, int] | None = None
    matters: Cites = ()

    @property
    def cites(self) -> Cites:
        """Every clause the reasoning rests on."""
        return tuple(dict.fromkeys(clause for step in self.steps for clause in step.cites))


class _Part(msgspec.Struct, frozen=True):
    """The class so far, of a layer or of the whole."""

    value: int
    steps: tuple[Note, ...] = ()
    rows: tuple[str, ...] = ()
    unmeasured: tuple[str, ...] = ()


def armour_class(gear: Gear, nomination: str | None, worn: ArmourWorn) -> ArmourClass:
    """The class of the armour worn, by the rulebook's table, in this nomination."""
    table = gear.armour
    use = next((one for one in table.applies if in_force(one.in_, nomination)), None) if table else None
    if table is None or use is None:
        return ArmourClass(None, (Note("admission-no-class", {"nomination": nomination or ""}),))
    whole, wrong = read_facts(gear, "armour", worn.facts)
    notes = [found.note for found in wrong]
    parts = []
    for layer in worn.layers:
        facts, wrong = read_facts(gear, "armour", layer)
        notes += [found.note for found in wrong]
        parts.append(_layer(table, facts))
    if notes:
        return ArmourClass(None, tuple(notes))
    return _whole(table, use.cites, parts, whole)


def _whole(table: ArmourClasses, used: Cites, parts: list[_Part], facts: dict[str, Value]) -> ArmourClass:
    steps: tuple[Note, ...] = (Note("admission-class-matters", {}, used),) if used else ()
    best = max(parts, key=lambda part: part.value, default=_bare(table, "admission-bare"))
    steps += tuple(step for part in parts for step in part.steps) if parts else best.steps
    if len(parts) > 1:
        steps += (Note("admission-best-layer", {"class": best.value}, table.cites),)
    total = _modified(table.modifiers, best.value, facts)
    least, most = table.scale.least, table.scale.most
    value = min(max(total.value, least), most)
    steps += total.steps
    if value != total.value:
        steps += (Note("admission-class-capped", {"class": value, "least": least, "most": most}, table.scale.cites),)
    rows = tuple(row for part in parts for row in part.rows) + total.rows
    unmeasured = tuple(dict.fromkeys(name for part in (*parts, total) for name in part.unmeasured))
    steps += tuple(Note("admission-class-unmeasured", {"fact": name}, table.cites) for name in unmeasured)
    return ArmourClass(None if unmeasured else value, steps, rows, unmeasured, (least, most), used)


def _bare(table: ArmourClasses, code: str) -> _Part:
    return _Part(table.bare.class_, (Note(code, {"class": table.bare.class_}, table.bare.cites),))


def _layer(table: ArmourClasses, facts: dict[str, Value]) -> _Part:
    row, unknown = first_known(table.rows, facts)
    if unknown:
        return _Part(table.bare.class_, unmeasured=unknown)
    if row is None:
        return _bare(table, "admission-no-row")
    step = Note("admission-layer-class", {"row": row.id, "class": row.class_}, row.cites or table.cites)
    changed = _modified(table.layer_modifiers, row.class_, facts)
    return _Part(changed.value, (step, *changed.steps), (row.id, *changed.rows), changed.unmeasured)


def _modified(modifiers: tuple[Modifier, ...], value: int, facts: dict[str, Value]) -> _Part:
    """A class after every modifier that applies, in order."""
    part = _Part(value)
    for modifier in modifiers:
        unknown = lacking(modifier.when, {**facts, "class": part.value})
        if unknown:
            part = msgspec.structs.replace(part, unmeasured=part.unmeasured + unknown)
        elif unknown is not None:
            part = _change(part, modifier)
    return part


def _change(part: _Part, modifier: Modifier) -> _Part:
    value = (part.value if modifier.set is None else modifier.set) + (modifier.add or 0)
    step = Note("admission-class-changed", {"row": modifier.id, "before": part.value, "class": value}, modifier.cites)
    return _Part(value, (*part.steps, step), (*part.rows, modifier.id), part.unmeasured)
