"""Why an event is what it is: what happened, what followed from it, the clauses it rests on and their values."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from hofmarshal.contest import events as ev
from hofmarshal.contest.blows import ALL, Landed, Ruling, join, resolve
from hofmarshal.contest.evolve import annulled, evolve, fold, ruled_on
from hofmarshal.contest.hits import rounds_in_hits, score_in_hits, written
from hofmarshal.contest.in_force import ValueInForce, of_event
from hofmarshal.contest.sanctions import consequence
from hofmarshal.contest.state import Contest
from hofmarshal.rules.notes import Args, Note

APART = ("replaces", "not_counted", "override", "claim", "clause", "reason", "note")
"""Fields of an event that are said in a note of their own, when there is something to say."""


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
    notes = (_fact(event), *_more(event), *_detail(before, event), *_followed(before, event))
    clauses = join(event.cites, *(n.cites for n in notes))
    return Why(
        event=event.id,
        kind=kind_of(event),
        t=event.t,
        by=event.by,
        notes=notes,
        clauses=clauses,
        values=of_event(before, event, clauses),
        counts=event.id not in dead and event.id not in state.ignored,
    )


def kind_of(event: ev.Event) -> str:
    """The event's name in the journal."""
    return str(event.__struct_config__.tag)


def _fact(event: ev.Any) -> Note:
    """What happened, with every plain field of the event as a variable."""
    args: Args = {"by": event.by or "none"}
    for name in event.__struct_fields__:
        value = getattr(event, name)
        if name in ("id", "t", "by", "cites"):
            continue
        if isinstance(value, bool):
            args[name] = int(value)
        elif isinstance(value, str | int):
            args[name] = value if value != "" else "none"
        elif value is None:
            args[name] = "none"
    return Note(f"contest-why-{kind_of(event)}", args, event.cites)


def _more(event: ev.Any) -> Iterator[Note]:
    """What else was said with an event: reasons and notes, the words of a tap."""
    if isinstance(event, ev.Observed):
        words = (event.zone, event.limb, event.grip, event.weapon, event.action)
        if any(words):
            yield Note("contest-why-tapped", {"what": ", ".join(w for w in words if w)})
        if event.breach:
            yield Note("contest-why-clause", {"clause": event.breach})
        if event.fighter:
            yield Note("contest-why-fighter", {"fighter": event.fighter})
    elif isinstance(event, ev.TouchedGround):
        for one in event.touches:
            yield Note("contest-why-touch", {"fighter": one.side, "part": one.part})
    for field in msgspec.structs.fields(event):
        said = getattr(event, field.name)
        if said and field.name in APART and (field.default == "" or field.name == "reason"):
            yield Note(f"contest-why-{field.name.replace('_', '-')}", {field.name: said})


def _detail(before: Contest, event: ev.Any) -> Iterator[Note]:
    if isinstance(event, ev.Struck):
        seen, t = ruled_on(before, event.replaces, event.t)
        yield from _blows(resolve(seen, event.blows, t, not_counted=bool(event.not_counted)))
        if event.casting:
            yield Note("contest-why-casting", {}, before.setup.rules.disagreement.cites)
    elif isinstance(event, ev.Acknowledged):
        yield from _blows(resolve(before, (event.blow,), event.t))
    elif isinstance(event, ev.Breached):
        one = before.setup.fighters.get(event.fighter)
        for step in consequence(before, one, event.clause, event.facts) if one else ():
            args: Args = {
                "kind": step.kind, "number": step.number, "scope": step.scope, "effect": step.effect,
                "points": step.points,
            }  # fmt: skip
            yield Note("contest-why-step", args, step.cites)
    elif isinstance(event, ev.Decided):
        yield from _outcome(before, event.outcome)


def _blows(ruling: Ruling) -> Iterator[Note]:
    for one in ruling.blows:
        yield _blow(one)
    if ruling.relation:
        yield Note("contest-why-relation", {"relation": ruling.relation}, ruling.cites)
    alone = ruling.blows[0].points if len(ruling.blows) == 1 else 0
    for side, points in zip(("red", "blue"), ruling.points, strict=True):
        if points and points != alone:
            yield Note("contest-why-scored", {"side": side, "points": points}, ruling.cites)
    for name, halves in ruling.lost.items():
        every = int(halves >= ALL)
        yield Note("contest-why-lost", {"fighter": name, "halves": 0 if every else halves, "all": every}, ruling.cites)


def _blow(one: Landed) -> Note:
    blow = one.blow
    words = (blow.zone, blow.limb, blow.grip, blow.weapon, blow.action)
    args: Args = {
        "side": one.side,
        "what": ", ".join(w for w in words if w) or "none",
        "counts": int(one.counts),
        "points": one.points,
        "halves": 0 if one.halves >= ALL else one.halves,
        "all": int(one.halves >= ALL),
        "flag": int(one.flag),
    }
    return Note("contest-why-blow", args, one.cites)


def _outcome(before: Contest, outcome: ev.Outcome) -> Iterator[Note]:
    halves = score_in_hits(before.setup.rules)
    args: Args = {
        "winner": outcome.winner or "none",
        "termination": outcome.termination,
        "red": written(outcome.red_score, halves=halves),
        "blue": written(outcome.blue_score, halves=halves),
    }
    yield Note("contest-why-outcome", args, outcome.cites)


def _followed(before: Contest, event: ev.Any) -> Iterator[Note]:
    """What the event brought about beyond itself: the end of a round, a halt, something awaited."""
    after = evolve(before, event)
    if len(after.rounds) > len(before.rounds):
        last = after.rounds[-1]
        halves = rounds_in_hits(before.setup.rules)
        red, blue = (written(score, halves=halves) for score in last.score)
        args: Args = {
            "number": last.number, "winner": last.winner or "none", "termination": last.termination,
            "red": red, "blue": blue, "counted": int(last.counted),
        }  # fmt: skip
        yield Note("contest-why-round", args, last.cites)
    elif before.phase == "running" and after.phase == "halted" and not isinstance(event, ev.Halted | ev.Suspended):
        yield Note("contest-why-halts", {}, before.setup.rules.after_hit.cites)
    if after.awaits and after.awaits != before.awaits:
        yield Note("contest-why-awaits", {"what": after.awaits}, before.setup.rules.ties.cites)
    if event.id in after.ignored:
        yield Note("contest-why-ignored", {})
