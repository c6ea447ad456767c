"""Deciding breaches, claims, disqualifications, withdrawals and the medic's holds."""

from __future__ import annotations

from typing import Any

from hofmarshal.contest import commands as cmd
from hofmarshal.contest import events as ev
from hofmarshal.contest.blows import join
from hofmarshal.contest.decide_flow import Answer, Handler, base, phase
from hofmarshal.contest.evolve import annulled
from hofmarshal.contest.sanctions import breach_row, cites_of, climb, consequence, unknown_breach
from hofmarshal.contest.setup import SIDES
from hofmarshal.contest.state import ON, Contest, fighter
from hofmarshal.rules.notes import Refusal

OVER = ("signed", "announced", "final")


def followed(state: Contest) -> frozenset[str]:
    """The taps of breaches that a breach on record names: one tap brings no second sanction."""
    dead = annulled(state.history)
    ruled = (e for e in state.history if isinstance(e, ev.Breached | ev.MutuallyBreached) and e.tap)
    return frozenset(e.tap for e in ruled if e.id not in dead)


def breach(state: Contest, issued: cmd.Issued) -> Answer:
    """A breach is recorded if the clause can be cited so; what it brings follows from the ladder."""
    command = issued.said(cmd.Breach)
    one = fighter(state, command.fighter)
    if one is None:
        return Refusal("contest-unknown-fighter", {"fighter": command.fighter})
    if state.phase in OVER:
        return phase(state, issued)
    row = breach_row(state, command.clause, command.facts)
    if row is None:
        return unknown_breach(state, command.clause)
    cites = join((command.clause,), row.cites)
    if row.brings == "no-breach":
        return Refusal("contest-no-breach", {"clause": command.clause}, cites)
    if row.note and not command.note.strip():
        return Refusal("contest-note-needed", {"clause": command.clause}, cites)
    if one.id in state.disqualified:
        return Refusal("contest-was-disqualified", {"fighter": one.id}, row.cites)
    if command.tap in followed(state):
        return Refusal("contest-tap-followed", {"tap": command.tap}, cites)
    steps = consequence(state, one, command.clause, command.facts)
    event = ev.Breached(
        **base(issued, join(cites, cites_of(steps))),
        fighter=one.id,
        clause=command.clause,
        facts=command.facts,
        note=command.note,
        tap=command.tap,
    )
    return (event,)


def mutual(state: Contest, issued: cmd.Issued) -> Answer:
    """A breach by both, with the choice the rulebook leaves to the marshal (sm.mutual)."""
    command = issued.said(cmd.MutualBreach)
    rule = state.setup.rules.mutual
    if rule is None:
        return Refusal("contest-no-mutual-rule")
    if state.phase not in ON:
        return phase(state, issued, rule.cites)
    if all(row.clause != command.clause for row in (*state.setup.rules.breaches_first, *state.setup.rules.breaches)):
        return unknown_breach(state, command.clause, rule.cites)
    if command.choice not in rule.choices:
        return Refusal(
            "contest-no-such-choice", {"choice": command.choice, "known": ", ".join(rule.choices)}, rule.cites
        )
    if command.choice == "other" and not command.note.strip():
        return Refusal("contest-note-needed", {"clause": command.clause}, rule.cites)
    if command.tap in followed(state):
        return Refusal("contest-tap-followed", {"tap": command.tap}, rule.cites)
    event = ev.MutuallyBreached(
        **base(issued, join(rule.cites, (command.clause,))),
        clause=command.clause,
        choice=command.choice,
        note=command.note,
        tap=command.tap,
    )
    return (event,)


def claim(state: Contest, issued: cmd.Issued) -> Answer:
    """A fighter claims a forbidden blow (u.4.8.g)."""
    command = issued.said(cmd.Claim)
    rule = state.setup.rules.claims
    if rule is None:
        return Refusal("contest-no-claims")
    if state.phase not in ON:
        return phase(state, issued, rule.cites)
    who, against = fighter(state, command.fighter), fighter(state, command.against)
    if who is None or against is None:
        return Refusal("contest-unknown-fighter", {"fighter": command.fighter if who is None else command.against})
    if who.side == against.side:
        return Refusal("contest-own-side", {"fighter": against.id}, rule.cites)
    return (ev.Claimed(**base(issued, rule.cites), fighter=who.id, against=against.id, clause=command.clause),)


def deny(state: Contest, issued: cmd.Issued) -> Answer:
    """The accused denies an open claim."""
    command = issued.said(cmd.Deny)
    rule = state.setup.rules.claims
    found = state.claims.get(command.claim)
    if found is None or found.settled:
        return Refusal("contest-no-such-claim", {"claim": command.claim}, rule.cites if rule else ())
    return (ev.Denied(**base(issued, rule.cites if rule else ()), claim=command.claim),)


def withdraw(state: Contest, issued: cmd.Issued) -> Answer:
    """A fighter, or a whole team, gives up before the contest is decided."""
    command = issued.said(cmd.Withdraw)
    return _leave(state, issued, ev.Withdrew, command.fighter, command.reason, ())


def disqualify(state: Contest, issued: cmd.Issued) -> Answer:
    """A disqualification by word, with its reason written, until the protocol is signed."""
    command = issued.said(cmd.Disqualify)
    if not command.reason.strip():
        rows = (*state.setup.rules.breaches_first, *state.setup.rules.breaches)
        asking = join((), *(r.cites for r in rows if r.brings == "disqualification" and r.note))
        return Refusal("contest-reason-needed", {"command": "disqualify"}, asking)
    row = breach_row(state, command.clause, {}) if command.clause else None
    if command.clause and row is None:
        return unknown_breach(state, command.clause)
    cites = join((command.clause,), row.cites) if row is not None else ()
    one = fighter(state, command.fighter)
    if one is not None:
        cites = join(cites, cites_of(climb(state, one, "disqualification", cites)))
    return _leave(state, issued, ev.Disqualified, command.fighter, command.reason, cites, clause=command.clause)


def _leave(
    state: Contest,
    issued: cmd.Issued,
    kind: type[ev.Withdrew] | type[ev.Disqualified],
    name: str,
    reason: str,
    cites: tuple[str, ...],
    **more: str,
) -> Answer:
    one = fighter(state, name)
    if one is None and not (state.setup.rules.team and name in SIDES):
        return Refusal("contest-unknown-fighter", {"fighter": name})
    if state.phase in OVER or (state.phase == "decided" and kind is ev.Withdrew):
        return phase(state, issued)
    who = one.id if one is not None else name
    if who in state.disqualified:
        return Refusal("contest-was-disqualified", {"fighter": who}, cites)
    fields: dict[str, Any] = {**base(issued, cites), **more}
    return (kind(**fields, fighter=who, reason=reason),)


def hold(state: Contest, issued: cmd.Issued) -> Answer:
    """The medic holds a fighter."""
    command = issued.said(cmd.Hold)
    one = fighter(state, command.fighter)
    if one is None:
        return Refusal("contest-unknown-fighter", {"fighter": command.fighter})
    if one.id in state.held:
        return Refusal("contest-held", {"fighter": one.id})
    return (ev.Held(**base(issued), fighter=one.id, reason=command.reason),)


def clear(state: Contest, issued: cmd.Issued) -> Answer:
    """The medic lifts a hold."""
    command = issued.said(cmd.Clear)
    one = fighter(state, command.fighter)
    if one is None or one.id not in state.held:
        return Refusal("contest-not-held", {"fighter": command.fighter})
    return (ev.Cleared(**base(issued), fighter=one.id),)


CONDUCT: dict[str, Handler] = {
    "breach": breach, "mutual-breach": mutual, "claim": claim, "deny": deny, "withdraw": withdraw,
    "disqualify": disqualify, "hold": hold, "clear": clear,
}  # fmt: skip
