"""The values of a rulebook that an event rests on, or that a refused command came up against; defaults are left out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from hofmarshal.contest import commands as cmd
from hofmarshal.contest import events as ev
from hofmarshal.contest.blows import facts_of, join, land
from hofmarshal.contest.rights import name_of
from hofmarshal.contest.sanctions import breach_row
from hofmarshal.contest.state import Contest
from hofmarshal.rules.block import Block, Text
from hofmarshal.rules.conduct_blocks import BreachRow, Choice, OutRow, Step
from hofmarshal.rules.match import Facts, first_row
from hofmarshal.rules.notes import Refusal
from hofmarshal.rules.play_blocks import RightRow, ScoreRow, TargetRow

PROSE = ("cites", "name", "text", "id")
Met = dict[type, Callable[[Any], bool]]


class ValueInForce(msgspec.Struct, frozen=True):
    """Values in force: the path of their block in the nomination, what it says beyond defaults, its clauses."""

    path: str
    value: dict[str, Any]
    cites: tuple[str, ...]


def of_event(before: Contest, event: ev.Any, clauses: tuple[str, ...]) -> tuple[ValueInForce, ...]:
    """The values that rest on an event's clauses; of the tables only the rows it met."""
    met = _rows_met({})
    if isinstance(event, ev.Struck | ev.Acknowledged):
        rows = _struck(before, event.blows if isinstance(event, ev.Struck) else (event.blow,))
        met[TargetRow] = met[ScoreRow] = lambda row: any(row is r for r in rows)
    elif isinstance(event, ev.Breached):
        met |= _breached(before, event.clause, event.facts)
    elif isinstance(event, ev.WentOut | ev.OutSeconded):
        met |= _went_out(before, event.cause, event.facts)
    return tuple(_values(before, clauses, met))


def of_refusal(before: Contest, command: cmd.Command, refusal: Refusal) -> tuple[ValueInForce, ...]:
    """The values that a refused command came up against; whose right it is, if it was another's."""
    name = name_of(command)
    met = _rows_met({RightRow: lambda row: name in row.commands})
    if isinstance(command, cmd.Breach):
        met |= _breached(before, command.clause, command.facts)
    elif isinstance(command, cmd.Out):
        met |= _went_out(before, command.cause, command.facts)
    return tuple(_values(before, join(refusal.cites, *(r.cites for r in refusal.reasons)), met))


def _rows_met(met: Met) -> Met:
    """For each kind of row that holds only where it is met: whether it was; none unless said."""
    return {**dict.fromkeys((TargetRow, ScoreRow, BreachRow, OutRow, RightRow, Step, Choice), _never), **met}


def _never(row: Any) -> bool:
    return False


def _struck(before: Contest, blows: tuple[cmd.Blow, ...]) -> list[Any]:
    rules = before.setup.rules
    found: list[Any] = []
    for blow in blows:
        facts = facts_of(rules, blow, land(before, blow).target)
        found += [first_row(rules.targets, facts), first_row(rules.scoring, facts)]
    return found


def _breached(before: Contest, clause: str, facts: Facts) -> Met:
    chosen = breach_row(before, clause, facts)
    return {BreachRow: lambda row: row == chosen}


def _went_out(before: Contest, cause: str, facts: Facts) -> Met:
    chosen = first_row((row for row in before.setup.rules.outs if row.cause == cause), facts)
    return {OutRow: lambda row: row is chosen}


def _values(before: Contest, clauses: tuple[str, ...], met: Met) -> Iterator[ValueInForce]:
    rules = before.setup.rules
    for name in rules.__struct_fields__:
        value = getattr(rules, name)
        if isinstance(value, Block):
            yield from _block(name, value, clauses)
        elif isinstance(value, tuple) and value and isinstance(value[0], Block):
            for number, row in enumerate(value):
                if type(row) not in met or met[type(row)](row):
                    yield from _block(f"{name}[{number}]", row, clauses)


def _block(path: str, block: Block, clauses: tuple[str, ...]) -> Iterator[ValueInForce]:
    if not set(block.cites) & set(clauses):
        return
    said = {
        field.name: getattr(block, field.name)
        for field in msgspec.structs.fields(block)
        if field.name not in PROSE and not _is_default(field, getattr(block, field.name))
    }
    said = {name: value for name, value in said.items() if not isinstance(value, Text)}
    if said:
        yield ValueInForce(path, msgspec.to_builtins(said), block.cites)


def _is_default(field: msgspec.structs.FieldInfo, value: Any) -> bool:
    if field.default_factory is not msgspec.NODEFAULT:
        return bool(value == field.default_factory())
    return bool(value == field.default)
