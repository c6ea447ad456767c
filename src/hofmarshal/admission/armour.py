"""The armour class of what a fighter wears, with every step of the reasoning and its clause."""

from __future__ import annotations

import msgspec

from hofmarshal.admission.check import ArmourWorn
from hofmarshal.admission.findings import read_facts
from hofmarshal.rules.gear_model import ArmourClasses, Cites, Gear, Modifier, in_force
from hofmarshal.rules.match import Value, When, first_known, fits, lacking
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
        elsewhere = tuple(dict.fromkeys(clause for one in (table.applies if table else ()) for clause in one.cites))
        return ArmourClass(None, (Note("admission-no-class", {"nomination": nomination or ""}, elsewhere),))
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
    parts = parts or [_bare(table, "admission-bare")]
    best = max(part.value for part in parts)
    steps: tuple[Note, ...] = (Note("admission-class-matters", {}, used),) if used else ()
    steps += tuple(step for part in parts for step in part.steps)
    if len(parts) > 1:
        steps += (Note("admission-best-layer", {"class": best}, table.cites),)
    rows = tuple(row for part in parts for row in part.rows)
    unmeasured = tuple(name for part in parts for name in part.unmeasured)
    total = _modified(table.modifiers, _Part(best, steps, rows, unmeasured), facts)
    least, most = table.scale.least, table.scale.most
    value = min(max(total.value, least), most)
    steps = total.steps
    if value != total.value:
        steps += (Note("admission-class-capped", {"class": value, "least": least, "most": most}, table.scale.cites),)
    unknown = tuple(dict.fromkeys(total.unmeasured))
    return ArmourClass(None if unknown else value, steps, total.rows, unknown, (least, most), used)


def _bare(table: ArmourClasses, code: str) -> _Part:
    return _Part(table.bare.class_, (Note(code, {"class": table.bare.class_}, table.bare.cites),))


def _layer(table: ArmourClasses, facts: dict[str, Value]) -> _Part:
    row, unknown = first_known(table.rows, facts)
    before = table.rows[: table.rows.index(row)] if row is not None else table.rows
    steps = tuple(_fails(one.id, one.cites or table.cites) for one in before if _nearly(one.when, facts))
    if row is None:
        return _Part(table.bare.class_, (*steps, *_bare(table, "admission-no-row").steps))
    cites = row.cites or table.cites
    if unknown:
        return _Part(table.bare.class_, (*steps, *_asks(unknown, cites)), unmeasured=unknown)
    step = Note("admission-layer-class", {"row": row.id, "class": row.class_}, cites)
    return _modified(table.layer_modifiers, _Part(row.class_, (*steps, step), (row.id,)), facts)


def _nearly(when: When, facts: dict[str, Value]) -> bool:
    """Whether a row that does not hold is worth a word: its first test, which says what it is about, did hold."""
    return any(name in facts and fits(test, facts[name]) for name, test in list(when.items())[:1])


def _fails(row: str, cites: Cites) -> Note:
    return Note("admission-row-fails", {"row": row}, cites)


def _asks(unknown: tuple[str, ...], cites: Cites) -> tuple[Note, ...]:
    return tuple(Note("admission-class-unmeasured", {"fact": name}, cites) for name in unknown)


def _modified(modifiers: tuple[Modifier, ...], part: _Part, facts: dict[str, Value]) -> _Part:
    """A class after every modifier that applies, in order."""
    for modifier in modifiers:
        known = {**facts, "class": part.value}
        unknown = lacking(modifier.when, known)
        if unknown is None:
            steps = (_fails(modifier.id, modifier.cites),) if _nearly(modifier.when, known) else ()
            part = msgspec.structs.replace(part, steps=part.steps + steps)
        elif unknown:
            asks = part.steps + _asks(unknown, modifier.cites)
            part = msgspec.structs.replace(part, steps=asks, unmeasured=part.unmeasured + unknown)
        else:
            part = _change(part, modifier)
    return part


def _change(part: _Part, modifier: Modifier) -> _Part:
    value = (part.value if modifier.set is None else modifier.set) + (modifier.add or 0)
    step = Note("admission-class-changed", {"row": modifier.id, "before": part.value, "class": value}, modifier.cites)
    return _Part(value, (*part.steps, step), (*part.rows, modifier.id), part.unmeasured)
