"""Checks what a gear rulebook refers to: kinds and facts that exist, and tests that fit the kind of their fact."""

from __future__ import annotations

from collections.abc import Iterator

from hofmarshal.rules.gear_model import ArmourClasses, Fact, Gear
from hofmarshal.rules.match import Compare, Test, When
from hofmarshal.rules.notes import Note

Path = tuple[str | int, ...]
"""Where in `gear.yaml`: keys and indexes from the top."""


def gear_faults(gear: Gear) -> tuple[tuple[Path, Note], ...]:
    """Everything in a gear rulebook that names what is not there, or tests a fact for what it cannot be."""
    return (*_items(gear), *_requirements(gear), *(_armour(gear, gear.armour) if gear.armour else ()))


def _items(gear: Gear) -> Iterator[tuple[Path, Note]]:
    for kind, item in gear.items.items():
        for name in item.carries:
            if name not in gear.facts:
                yield ("items", kind, "carries", name), _unknown_fact(gear, name)


def _requirements(gear: Gear) -> Iterator[tuple[Path, Note]]:
    for number, rule in enumerate(gear.requirements):
        path: Path = ("requirements", number)
        for kind in rule.of:
            if kind not in gear.items:
                note = Note("admission-lint-item", {"item": kind, "allowed": ", ".join(gear.items)})
                yield (*path, "of"), note
        for index, case in enumerate(rule.cases):
            yield from _test(gear, rule.fact, case.must, (*path, "cases", index, "must"))
            yield from _when(gear, case.when, (*path, "cases", index, "when"))


def _armour(gear: Gear, table: ArmourClasses) -> Iterator[tuple[Path, Note]]:
    for index, row in enumerate(table.rows):
        yield from _when(gear, row.when, ("armour", "rows", index, "when"))
    for key, modifiers in (("layer_modifiers", table.layer_modifiers), ("modifiers", table.modifiers)):
        for index, modifier in enumerate(modifiers):
            facts = {name: test for name, test in modifier.when.items() if name != "class"}
            yield from _when(gear, facts, ("armour", key, index, "when"))


def _when(gear: Gear, when: When, path: Path) -> Iterator[tuple[Path, Note]]:
    for name, test in when.items():
        yield from _test(gear, name, test, (*path, name))


def _test(gear: Gear, name: str, test: Test, path: Path) -> Iterator[tuple[Path, Note]]:
    fact = gear.facts.get(name)
    if fact is None:
        yield path, _unknown_fact(gear, name)
        return
    for one in test if isinstance(test, tuple) else (test,):
        if not _may_be(fact, one):
            yield path, Note("admission-lint-test", {"fact": name, "value": _shown(one), "kind": _kind(fact)})


def _may_be(fact: Fact, test: bool | int | str | Compare) -> bool:
    """Whether a fact of this kind can pass such a test; that a fact is there or not can be asked of all."""
    if isinstance(test, Compare):
        bare = test == Compare(absent=test.absent)
        return fact.unit is not None or bare
    if fact.unit is not None:
        return isinstance(test, int) and not isinstance(test, bool)
    if fact.values is not None:
        return isinstance(test, str) and test in fact.values
    return isinstance(test, bool)


def _kind(fact: Fact) -> str:
    return "measure" if fact.unit is not None else "word" if fact.values is not None else "yes-no"


def _shown(test: bool | int | str | Compare) -> str:
    if isinstance(test, Compare):
        return "over/at_least/under/at_most"
    return str(test).lower() if isinstance(test, bool) else str(test)


def _unknown_fact(gear: Gear, name: str) -> Note:
    return Note("admission-lint-fact", {"fact": name, "allowed": ", ".join(gear.facts)})
