"""Notes of gear and admission in a reader's words: ids of items, facts and values replaced by their names in a language."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from hofmarshal.admission.measure import write_measure
from hofmarshal.rules.block import Text
from hofmarshal.rules.gear_model import Admission, Gear, Unit
from hofmarshal.rules.notes import Args, Note

_ANSWERS = {"yes": Text(en="yes", ru="да", uk="так"), "no": Text(en="no", ru="нет", uk="ні")}


def in_words(note: Note, lang: str, gear: Gear | None = None, admission: Admission | None = None) -> Note:
    """The same note with names instead of ids and measurements with their unit, ready to be rendered in `lang`."""
    if not note.code.startswith("admission-"):
        return note
    args = dict(note.args)
    unit = _unit(args)
    fact = str(args.get("fact", ""))
    for key, value in note.args.items():
        if key in ("value", "limit") and unit is not None and isinstance(value, int):
            args[key] = write_measure(value, unit, lang)
        elif key in _NAMED:
            args[key] = _listed(str(value), _names(key, fact, gear, admission), lang)
    return msgspec.structs.replace(note, args=args)


_NAMED = ("item", "fact", "value", "allowed", "row", "paper", "lacks")


def _unit(args: Args) -> Unit | None:
    unit = args.get("unit")
    return msgspec.convert(unit, Unit) if unit else None


def _names(key: str, fact: str, gear: Gear | None, admission: Admission | None) -> Mapping[str, Text]:
    """The vocabulary a variable's ids come from."""
    if key in ("paper", "lacks"):
        papers = {paper.id: paper.name for paper in admission.papers} if admission else {}
        return {**papers, **(admission.words if admission and key == "lacks" else {})}
    if gear is None:
        return _ANSWERS
    items = {kind: item.name for kind, item in gear.items.items()}
    facts = {name: one.name for name, one in gear.facts.items()}
    values = (gear.facts[fact].values or {}) if fact in gear.facts else {}
    by_key = {"item": items, "fact": facts, "row": _rows(gear), "allowed": {**items, **_ANSWERS, **values}}
    return by_key.get(key, {**_ANSWERS, **values})


def _rows(gear: Gear) -> dict[str, Text]:
    table = gear.armour
    if table is None:
        return {}
    changes = (*table.layer_modifiers, *table.modifiers)
    return {row.id: row.name for row in table.rows} | {one.id: one.name for one in changes}


def _listed(ids: str, names: Mapping[str, Text], lang: str) -> str:
    return ", ".join(names[one].in_(lang) if one in names else one for one in ids.split(", "))
