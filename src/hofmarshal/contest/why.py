"""Why an event is what it is: what happened, what followed from it, the clauses it rests on and their values."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from hofmarshal.contest import events as ev
from hofmarshal.contest.blows import ALL, Landed, Ruling, facts_of, join, land, resolve
from hofmarshal.contest.commands import Blow
from hofmarshal.contest.evolve import annulled, evolve, fold
from hofmarshal.contest.sanctions import breach_facts, consequence
from hofmarshal.contest.state import Contest
from hofmarshal.rules.block import Block, Text
from hofmarshal.rules.conduct_blocks import BreachRow, OutRow
from hofmarshal.rules.match import first_row, matches
from hofmarshal.rules.model import Nomination
from hofmarshal.rules.notes import Note
from hofmarshal.rules.play_blocks import ScoreRow, TargetRow

PROSE = ("cites", "name", "text", "id")


class ValueInForce(msgspec.Struct, frozen=True):
    """A value that an event rests on: its path in the nomination, the value as written, its clauses."""

    path: str
    value: str
    cites: tuple[str, ...]


class Why(msgspec.Struct, frozen=True, kw_only=True):
    """The explanation of one event: steps in order, the clauses, the values in force. `counts` False: it was undone."""

    event: str
    kind: str
    t: int
    by: str
    notes: tuple[Note, ...]
    clauses: tuple[str, ...]
    values: tuple[ValueInForce, ...]
    counts: bool = True


def why(state: Contest, event_id: str) -> Why | None:
    """Explain an event of a contest; None if it has none of that id."""
    index = next((i for i, e in enumerate(state.history) if e.id == event_id), None)
    if index is None:
        return None
    event = state.history[index]
    before = fold(state.setup, state.history[:index])
    dead = annulled(state.history)
    notes = (_fact(event), *_detail(before, event), *_followed(before, event))
    clauses = join(event.cites, *(n.cites for n in notes))
    return Why(
        event=event.id,
        kind=kind_of(event),
        t=event.t,
        by=event.by,
        notes=notes,
        clauses=clauses,
        values=tuple(values(before, event, clauses)),
        counts=event.id not in dead and event.id not in state.ignored,
    )


def kind_of(event: ev.Event) -> str:
    """The event's name in the journal."""
    return str(event.__struct_config__.tag)


def _fact(event: ev.Any) -> Note:
    """What happened, with every plain field of the event as a variable."""
    args: dict[str, str | int] = {"by": event.by or "-"}
    for name in event.__struct_fields__:
        value = getattr(event, name)
        if name in ("id", "t", "by", "cites"):
            continue
        if isinstance(value, bool):
            args[name] = int(value)
        elif isinstance(value, str | int):
            args[name] = value or (0 if isinstance(value, int) else "-")
        elif value is None:
            args[name] = "-"
    return Note(f"contest-why-{kind_of(event)}", args, event.cites)


def _detail(before: Contest, event: ev.Any) -> Iterator[Note]:
    if isinstance(event, ev.Struck):
        yield from _blows(resolve(before, event.blows, event.t, not_counted=bool(event.not_counted)))
        if event.casting:
            yield Note("contest-why-casting", {}, before.setup.rules.disagreement.cites)
    elif isinstance(event, ev.Acknowledged):
        yield from _blows(resolve(before, (event.blow,), event.t))
    elif isinstance(event, ev.Breached):
        one = before.setup.fighters.get(event.fighter)
        for step in consequence(before, one, event.clause, event.facts) if one else ():
            args: dict[str, str | int] = {
                "kind": step.kind, "number": step.number, "scope": step.scope, "effect": step.effect,
                "points": step.points,
            }  # fmt: skip
            yield Note("contest-why-step", args, step.cites)
    elif isinstance(event, ev.Decided):
        yield from _outcome(event.outcome)


def _blows(ruling: Ruling) -> Iterator[Note]:
    for one in ruling.blows:
        yield _blow(one)
    if ruling.relation:
        yield Note("contest-why-relation", {"relation": ruling.relation}, ruling.cites)
    for side, points in zip(("red", "blue"), ruling.points, strict=True):
        if points:
            yield Note("contest-why-scored", {"side": side, "points": points}, ruling.cites)
    for name, halves in ruling.lost.items():
        every = int(halves >= ALL)
        yield Note("contest-why-lost", {"fighter": name, "halves": 0 if every else halves, "all": every}, ruling.cites)


def _blow(one: Landed) -> Note:
    blow = one.blow
    words = (blow.zone, blow.grip, blow.weapon, blow.action)
    args: dict[str, str | int] = {
        "side": one.side,
        "what": ", ".join(w for w in words if w) or "-",
        "counts": int(one.counts),
        "points": one.points,
        "halves": 0 if one.halves >= ALL else one.halves,
        "all": int(one.halves >= ALL),
        "flag": int(one.flag),
    }
    return Note("contest-why-blow", args, one.cites)


def _outcome(outcome: ev.Outcome) -> Iterator[Note]:
    args: dict[str, str | int] = {
        "winner": outcome.winner or "-",
        "termination": outcome.termination,
        "red": outcome.red_score,
        "blue": outcome.blue_score,
    }
    yield Note("contest-why-outcome", args, outcome.cites)


def _followed(before: Contest, event: ev.Any) -> Iterator[Note]:
    """What the event brought about beyond itself: the end of a round, a halt, something awaited."""
    after = evolve(before, event)
    if len(after.rounds) > len(before.rounds):
        last = after.rounds[-1]
        args: dict[str, str | int] = {
            "number": last.number, "winner": last.winner or "-", "termination": last.termination,
            "red": last.score[0], "blue": last.score[1], "counted": int(last.counted),
        }  # fmt: skip
        yield Note("contest-why-round", args, last.cites)
    elif before.phase == "running" and after.phase == "halted" and not isinstance(event, ev.Halted | ev.Suspended):
        yield Note("contest-why-halts", {}, before.setup.rules.after_hit.cites)
    if after.awaits and after.awaits != before.awaits:
        yield Note("contest-why-awaits", {"what": after.awaits}, before.setup.rules.ties.cites)
    if event.id in after.ignored:
        yield Note("contest-why-ignored", {})


def values(before: Contest, event: ev.Any, clauses: tuple[str, ...]) -> Iterator[ValueInForce]:
    """The values that rest on these clauses; of the tables only the rows this event met."""
    rules = before.setup.rules
    met = _met(before, event)
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
    said = {f: getattr(block, f) for f in block.__struct_fields__ if f not in PROSE}
    said = {f: v for f, v in said.items() if not isinstance(v, Text)}
    if said:
        yield ValueInForce(path, msgspec.json.encode(said).decode(), block.cites)


def _met(before: Contest, event: ev.Any) -> dict[type, Callable[[Any], bool]]:
    """For each kind of table row: whether the event met it."""
    rules = before.setup.rules
    met: dict[type, Callable[[Any], bool]] = dict.fromkeys((TargetRow, ScoreRow, BreachRow, OutRow), _never)
    if isinstance(event, ev.Struck | ev.Acknowledged):
        blows = event.blows if isinstance(event, ev.Struck) else (event.blow,)
        rows = _rows_of(before, rules, blows)
        met[TargetRow] = met[ScoreRow] = lambda row: any(row is r for r in rows)
    elif isinstance(event, ev.Breached):
        said, facts = event, breach_facts(before, event.facts)
        met[BreachRow] = lambda row: row.clause == said.clause and matches(row.when, facts)
    elif isinstance(event, ev.WentOut):
        gone = event
        met[OutRow] = lambda row: row.cause == gone.cause and matches(row.when, gone.facts)
    return met


def _never(row: Any) -> bool:
    return False


def _rows_of(before: Contest, rules: Nomination, blows: tuple[Blow, ...]) -> list[Any]:
    found: list[Any] = []
    for blow in blows:
        facts = facts_of(rules, blow, land(before, blow).target)
        found += [first_row(rules.targets, facts), first_row(rules.scoring, facts)]
    return found
