"""The sanction ladder: what a breach brings, step by step, within a bout, a nomination or an event."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from hofmarshal.contest.blows import join
from hofmarshal.contest.setup import SIDES, Fighter, opponent
from hofmarshal.contest.state import Contest, Sanction
from hofmarshal.rules.conduct_blocks import BreachRow, LadderRow
from hofmarshal.rules.match import Facts, Value, matches
from hofmarshal.rules.notes import Refusal


class Step(msgspec.Struct, frozen=True):
    """One step taken on the ladder: the `number`-th of `kind` in `scope`, and what it brings."""

    kind: str
    scope: str
    number: int
    effect: str
    points: int
    cites: tuple[str, ...]


def breach_row(state: Contest, clause: str, facts: Facts) -> BreachRow | None:
    """The row of the table of breaches for a clause and facts; None when the clause is not citable here.

    `breaches_first` is the nomination's own part of the table, read before what it shares with others.
    Where the row speaks of unlisted actions and the one recorded is on the list of those permitted, it is no breach.
    """
    facts = breach_facts(state, facts)
    for row in (*state.setup.rules.breaches_first, *state.setup.rules.breaches):
        if row.clause == clause and matches(row.when, facts):
            permitted = row.unlisted and any(c.id == facts.get("action") for c in state.setup.rules.permitted)
            return replace(row, brings="no-breach") if permitted else row
    return None


def unknown_breach(state: Contest, clause: str, cites: tuple[str, ...] = ()) -> Refusal:
    """The refusal of a clause that is no breach here, with those that are."""
    rules = state.setup.rules
    known = ", ".join(dict.fromkeys(row.clause for row in (*rules.breaches_first, *rules.breaches)))
    return Refusal("contest-unknown-breach", {"clause": clause, "known": known or "–"}, cites)


def breach_facts(state: Contest, facts: Facts) -> dict[str, Value]:
    """The facts the table of breaches may ask: those recorded, and whether the contest has been started."""
    return facts_with(facts, started=state.exchange > 0)


def prior(one: Fighter, kind: str, scope: str) -> int:
    """Sanctions of that kind a fighter brings along from earlier contests of the scope; the nomination's are the event's."""
    if scope == "bout":
        return 0
    other = {"disqualification": one.disqualifications, "remark": one.remarks}
    if kind in other:
        return other[kind]
    wider = ("event", "nomination") if scope == "event" else (scope,)
    return max(one.warnings.get(s, 0) for s in wider)


def climb(
    state: Contest, one: Fighter, kind: str, cites: tuple[str, ...], above: tuple[str, ...] = ()
) -> tuple[Step, ...]:
    """Every step that one more `kind` brings: the sanction itself, then what each ladder's row adds.

    A step onto another kind climbs that kind's ladder too; `above` are the kinds climbed already, never twice.
    """
    above = (*above, kind)
    done = state.counts.get(f"{one.id}:{kind}", 0) + 1
    steps = [Step(kind, "bout", done, "given", 0, cites)]
    for scope in ("bout", "nomination", "event"):
        number = prior(one, kind, scope) + done
        row = _row(state.setup.rules.ladder, kind, scope, number)
        if row is None or row.then == "nothing":
            continue
        steps.append(Step(kind, scope, number, row.then, row.points, row.cites))
        onto = {"warning": "warning", "disqualify": "disqualification"}.get(row.then, "")
        if onto and onto not in above:
            steps.extend(climb(state, one, onto, row.cites, above))
    return tuple(steps)


def _row(ladder: tuple[LadderRow, ...], kind: str, scope: str, number: int) -> LadderRow | None:
    """The highest row of the ladder reached by the `number`-th sanction."""
    reached = [r for r in ladder if r.kind == kind and r.scope == scope and r.at <= number]
    return max(reached, key=lambda r: r.at, default=None)


def consequence(state: Contest, one: Fighter, clause: str, facts: Facts) -> tuple[Step, ...]:
    """What citing a clause against a fighter would bring now: shown before the hofmarshal confirms it."""
    row = breach_row(state, clause, facts)
    if row is None or row.brings == "no-breach":
        return ()
    if row.brings in ("remark", "warning"):
        return climb(state, one, row.brings, row.cites)
    if row.brings == "disqualification":
        ruled = Step("disqualification", "bout", 1, "disqualify", 0, row.cites)
        return (ruled, *climb(state, one, "disqualification", row.cites))
    return (Step("breach", "bout", 1, row.brings, 0, row.cites),)


def cites_of(steps: tuple[Step, ...]) -> tuple[str, ...]:
    """All clauses the steps rest on."""
    return join((), *(s.cites for s in steps))


def recorded(one: Fighter, step: Step, event: str) -> Sanction:
    """The step as the contest's record of sanctions keeps it."""
    return Sanction(
        fighter=one.id,
        kind=step.kind,
        number=step.number,
        scope=step.scope,
        effect=step.effect,
        points=step.points,
        event=event,
        cites=step.cites,
    )


def taken(state: Contest, one: Fighter, steps: tuple[Step, ...], event: str) -> Contest:
    """The state with these steps on record: counted, points deducted, removals noted; what follows is not worked out."""
    counts = dict(state.counts)
    removed = dict(state.removed)
    points = list(state.tally.points)
    for step in steps:
        if step.effect == "given":
            counts[f"{one.id}:{step.kind}"] = counts.get(f"{one.id}:{step.kind}", 0) + 1
        elif step.effect == "points":
            points[SIDES.index(one.side)] -= step.points
        elif step.effect == "award":
            points[SIDES.index(opponent(one.side))] += step.points
        elif step.effect == "remove":
            removed[one.id] = step.scope
    return replace(
        state,
        counts=counts,
        removed=removed,
        sanctions=(*state.sanctions, *(recorded(one, s, event) for s in steps)),
        tally=replace(state.tally, points=(points[0], points[1])),
    )


def facts_with(facts: Facts, **more: Value) -> dict[str, Value]:
    """Recorded facts with further ones added."""
    return {**facts, **more}
