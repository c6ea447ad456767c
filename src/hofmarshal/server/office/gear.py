"""What the expert's page needs to know of a nomination's gear: each item's facts, what they must be, and by which clause."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from litestar import get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from hofmarshal.rules.block import Text
from hofmarshal.rules.gear_model import ArmourClasses, Case, Gear, Requirement, in_force
from hofmarshal.rules.match import Test, When
from hofmarshal.server.content import Pinned
from hofmarshal.server.errors import no
from hofmarshal.server.office.context import Asked, Office
from hofmarshal.server.seats import DESK_ROLES

ROLES = ("expert", *DESK_ROLES)
"""Who looks at gear; only experts judge it."""


class FactForm(msgspec.Struct, frozen=True, kw_only=True):
    """A fact to be recorded: a measurement (`unit`), one of `values` (in their order), or yes/no."""

    id: str
    name: Text
    unit: str = ""
    values: tuple[tuple[str, Text], ...] = ()


class CaseForm(msgspec.Struct, frozen=True, kw_only=True):
    """What a fact must be when the facts of `when` hold; tests as the rulebook writes them."""

    when: dict[str, Any]
    must: Any
    otherwise: str
    cites: tuple[str, ...]


class RuleForm(msgspec.Struct, frozen=True, kw_only=True):
    """The cases of one fact, read top down."""

    fact: str
    cases: tuple[CaseForm, ...]


class ItemForm(msgspec.Struct, frozen=True, kw_only=True):
    """A kind of gear in this nomination: `required`, `optional` or `forbidden`, and all that is asked of it."""

    kind: str
    name: Text
    presence: str
    otherwise: str
    cites: tuple[str, ...]
    rules: tuple[RuleForm, ...] = ()
    carries: tuple[str, ...] = ()


class RowForm(msgspec.Struct, frozen=True, kw_only=True):
    """A row of the armour table (or one of its changes): which facts it looks at, and the class a row gives."""

    id: str
    when: dict[str, Any]
    gives: int = 0


class ArmourForm(msgspec.Struct, frozen=True, kw_only=True):
    """How a class is found: rows of a layer and their changes, changes of the whole."""

    rows: tuple[RowForm, ...]
    changes: tuple[RowForm, ...]
    whole: tuple[RowForm, ...]
    cites: tuple[str, ...]


class GearClause(msgspec.Struct, frozen=True, kw_only=True):
    """A clause: its number in the source and its statement."""

    number: str
    statement: Text


class GearBook(msgspec.Struct, frozen=True, kw_only=True):
    """What gear must be in a nomination. `items` is empty where the rulebook leaves all to the expert, who then may
    choose from `weapons` or write; `hash` changes with the rules.
    """

    hash: str
    title: Text
    facts: dict[str, FactForm]
    items: tuple[ItemForm, ...]
    armour: ArmourForm | None
    clauses: dict[str, GearClause]
    weapons: tuple[Text, ...] = ()


def gear_routes(office: Office) -> list[HTTPRouteHandler]:
    """The handlers."""

    @get("/api/office/gear/{nomination:str}", operation_id="gear-book", tags=["admission"], sync_to_thread=True)
    def gear_book(request: Asked, nomination: FromPath[str]) -> GearBook:
        """What gear must be in a nomination."""
        office.allow(request, ROLES, secret=False)
        listed = office.programme.nominations.get(nomination)
        if listed is None:
            raise no(404, "admission-no-nomination", nomination=nomination[:60])
        return book_of(office.venue.festival.facts.library.pinned(listed.rules.content), listed.rules.content)

    return [gear_book]


def book_of(pinned: Pinned, name: str) -> GearBook:
    """The gear book of pinned rules whose content has the hash `name`."""
    gear, kind = pinned.gear or Gear(facts={}, items={}), pinned.nomination
    items = tuple(_items(gear, kind))
    armour = _armour(gear.armour, kind) if gear.armour is not None else None
    return GearBook(
        hash=name,
        title=pinned.rules.name,
        facts={
            one: FactForm(
                id=one, name=fact.name, unit=fact.unit or "", values=tuple((fact.values or {}).items())
            )
            for one, fact in gear.facts.items()
        },
        items=items,
        armour=armour,
        clauses={
            clause: GearClause(number=found.number, statement=found.statement)
            for clause in dict.fromkeys((*_cited(items, armour), *_of_classes(gear.armour)))
            if (found := pinned.clause(clause)) is not None
        },
        weapons=tuple(one.name for one in pinned.rules.weapons),
    )  # fmt: skip


def _items(gear: Gear, kind: str) -> Iterator[ItemForm]:
    """The items the rulebook speaks of in this nomination, required ones first, forbidden ones last."""
    found = []
    for name, item in gear.items.items():
        row = next((one for one in item.presence if in_force(one.in_, kind)), None)
        if row is not None:
            rules = tuple(_rules(gear.requirements, name, kind)) if row.is_ != "forbidden" else ()
            found.append(
                ItemForm(
                    kind=name, name=item.name, presence=row.is_, otherwise=row.otherwise,
                    cites=row.cites or item.cites, rules=rules, carries=tuple(item.carries),
                )
            )  # fmt: skip
    yield from sorted(found, key=lambda one: ("required", "optional", "forbidden").index(one.presence))


def _rules(requirements: Iterable[Requirement], item: str, kind: str) -> Iterator[RuleForm]:
    for one in requirements:
        if item in one.of and in_force(one.in_, kind):
            yield RuleForm(fact=one.fact, cases=tuple(_case(case, one) for case in one.cases))


def _case(case: Case, of: Requirement) -> CaseForm:
    return CaseForm(
        when=_when(case.when), must=_test(case.must), otherwise=case.otherwise, cites=case.cites or of.cites
    )  # fmt: skip


def _when(when: When) -> dict[str, Any]:
    return {fact: _test(test) for fact, test in when.items()}


def _test(test: Test) -> Any:
    return msgspec.to_builtins(test)


def _armour(table: ArmourClasses, kind: str) -> ArmourForm | None:
    use = next((one for one in table.applies if in_force(one.in_, kind)), None)
    if use is None:
        return None

    def rows(those: Iterable[Any]) -> tuple[RowForm, ...]:
        return tuple(RowForm(id=one.id, when=_when(one.when), gives=getattr(one, "class_", 0)) for one in those)

    return ArmourForm(
        rows=rows(table.rows), changes=rows(table.layer_modifiers), whole=rows(table.modifiers), cites=use.cites
    )


def _of_classes(table: ArmourClasses | None) -> Iterator[str]:
    """The clauses that the steps of a class may name."""
    if table is not None:
        parts: tuple[Any, ...] = (*table.rows, *table.layer_modifiers, *table.modifiers, table.bare, table.scale)
        for one in parts:
            yield from one.cites


def _cited(items: Iterable[ItemForm], armour: ArmourForm | None) -> Iterator[str]:
    for item in items:
        yield from item.cites
        for rule in item.rules:
            for case in rule.cases:
                yield from case.cites
    yield from armour.cites if armour is not None else ()
