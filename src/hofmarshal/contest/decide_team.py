"""Deciding outs and returns, line-ups and substitutions, the sealed order, entries and breakthroughs."""

from __future__ import annotations

from hofmarshal.contest import commands as cmd
from hofmarshal.contest import events as ev
from hofmarshal.contest.blows import join
from hofmarshal.contest.decide_flow import Answer, Handler, base, phase
from hofmarshal.contest.evolve import annulled
from hofmarshal.contest.order import next_in, seal
from hofmarshal.contest.rosters import check_lineup, coming, may_substitute
from hofmarshal.contest.state import ON, Contest, fighter, is_down, late_round
from hofmarshal.rules.conduct_blocks import OutRow
from hofmarshal.rules.match import Facts, matches
from hofmarshal.rules.notes import Note, Refusal

_UNNAMED = OutRow(cause="", out=True, cites=())
"""The row of a mark whose cause is not named yet: the clause it rests on is the one that lets judges put out."""


def _as_refusal(note: Note) -> Refusal:
    return Refusal(note.code, note.args, note.cites)


def out(state: Contest, issued: cmd.Issued) -> Answer:
    """A fighter is put out by a cause of the rulebook's table, in this round or told late of the last.

    The cause may be named later; one who is out already is only seconded.
    """
    command = issued.said(cmd.Out)
    rules = state.setup.rules
    if not command.cause and rules.outs:
        return _put_out(state, issued, command.fighter, _UNNAMED, "", command.facts)
    rows = [r for r in rules.outs if r.cause == command.cause]
    if not rows:
        known = ", ".join(dict.fromkeys(r.cause for r in state.setup.rules.outs))
        return Refusal("contest-unknown-cause", {"cause": command.cause, "known": known})
    row = next((r for r in rows if matches(r.when, command.facts)), None)
    return _put_out(state, issued, command.fighter, row, command.cause, command.facts)


def yields(state: Contest, issued: cmd.Issued) -> Answer:
    """A fighter gives up with an open palm, where the rulebook knows it."""
    command = issued.said(cmd.Yield)
    row = next((r for r in state.setup.rules.outs if "yield" in r.when and matches(r.when, {"yield": True})), None)
    if row is None:
        return Refusal("contest-no-yield")
    return _put_out(state, issued, command.fighter, row, row.cause, {"yield": True})


def _put_out(state: Contest, issued: cmd.Issued, name: str, row: OutRow | None, cause: str, facts: Facts) -> Answer:
    one = fighter(state, name)
    if one is None:
        return Refusal("contest-unknown-fighter", {"fighter": name})
    cites = join(row.cites if row else (), (cause,) if "." in cause else ())
    if row is None or not row.out:
        return Refusal("contest-not-out", {"fighter": one.id, "cause": cause}, cites)
    late = late_round(state, issued.t)
    over = state.phase not in ON and late is None
    if over and not (one.id in state.tally.out and state.phase in ("round-over", "decided")):
        return phase(state, issued, cites)
    if one.id not in (late.lineups if late else state.lineups)[one.side]:
        return Refusal("contest-not-lined-up", {"fighter": one.id})
    if one.id in state.tally.out:
        return _seconded(state, issued, one.id, cause, facts, cites)
    if is_down(state, one):
        return Refusal("contest-already-out", {"fighter": one.id}, cites)
    if _returned_since(state, one.id, issued.t):
        returned = state.setup.rules.returns
        return Refusal("contest-returned-since", {"fighter": one.id}, returned.cites if returned else ())
    fallen = state.setup.rules.fallen
    cites = join(cites, fallen.cites if fallen else ())
    return (ev.WentOut(**base(issued, cites), fighter=one.id, cause=cause, facts=facts),)


def _seconded(
    state: Contest, issued: cmd.Issued, name: str, cause: str, facts: Facts, cites: tuple[str, ...]
) -> Answer:
    """Another judge saw it too, or the cause is named now. The same mark twice from one seat says nothing new."""
    marks = (e for e in reversed(state.history) if isinstance(e, ev.WentOut | ev.OutSeconded) and e.fighter == name)
    said = [e for e in marks if e.by == issued.seat]
    left = name in (*state.disqualified, *state.withdrawn)
    if left or (said and cause in ("", said[0].cause)):
        return Refusal("contest-already-out", {"fighter": name}, cites)
    return (ev.OutSeconded(**base(issued, cites), fighter=name, cause=cause, facts=facts),)


def _returned_since(state: Contest, name: str, t: int) -> bool:
    """Whether a fighter was returned after the instant `t`: what was seen before it is settled by that."""
    later = [e.id for e in state.history if isinstance(e, ev.Returned) and e.fighter == name and e.t > t]
    return bool(later) and not set(later) <= annulled(state.history)


def returns(state: Contest, issued: cmd.Issued) -> Answer:
    """A judge returns a fighter to the fight, with a reason."""
    command = issued.said(cmd.Return)
    rule = state.setup.rules.returns
    cites = rule.cites if rule else ()
    if rule is None or not rule.allowed:
        return Refusal("contest-no-return", {}, cites)
    if not command.reason.strip():
        return Refusal("contest-reason-needed", {"command": "return"}, cites)
    one = fighter(state, command.fighter)
    if one is None or one.id not in state.tally.out:
        return Refusal("contest-is-not-out", {"fighter": command.fighter}, cites)
    if state.phase not in ON:
        return phase(state, issued, cites)
    for code, gone in (("contest-was-disqualified", state.disqualified), ("contest-has-withdrawn", state.withdrawn)):
        if one.id in gone:
            return Refusal(code, {"fighter": one.id}, cites)
    return (ev.Returned(**base(issued, cites), fighter=one.id, reason=command.reason),)


def line_up(state: Contest, issued: cmd.Issued) -> Answer:
    """A side names who fights the next round."""
    command = issued.said(cmd.LineUp)
    count = coming(state, command.side, command.fighters)
    note = may_substitute(state, command.side, count) if state.phase != "scheduled" else None
    if note is not None and not _leaves_out_the_gone(state, command):
        return _as_refusal(note)
    wrong = check_lineup(state, command.side, command.fighters)
    if wrong:
        return Refusal("contest-lineup-wrong", {"side": command.side}, join((), *(n.cites for n in wrong)), wrong)
    cites = state.setup.rules.substitution.cites if state.setup.rules.substitution else ()
    return (ev.LinedUp(**base(issued, cites), side=command.side, fighters=command.fighters),)


def _leaves_out_the_gone(state: Contest, command: cmd.LineUp) -> bool:
    """Whether a line-up is the present one without who has left the contest: that needs no substitution."""
    gone = {*state.disqualified, *state.withdrawn}
    rest = tuple(f for f in state.lineups[command.side] if f not in gone)
    return state.phase in ("called", "ready", "round-over") and command.fighters == rest


def substitute(state: Contest, issued: cmd.Issued) -> Answer:
    """A reserve goes in for a fighter of the line-up."""
    command = issued.said(cmd.Substitute)
    note = may_substitute(state, command.side)
    if note is not None:
        return _as_refusal(note)
    line = state.lineups[command.side]
    if command.out not in line:
        return Refusal("contest-not-lined-up", {"fighter": command.out})
    wrong = check_lineup(state, command.side, tuple(command.into if f == command.out else f for f in line))
    if wrong:
        return Refusal("contest-lineup-wrong", {"side": command.side}, join((), *(n.cites for n in wrong)), wrong)
    cites = state.setup.rules.substitution.cites if state.setup.rules.substitution else ()
    return (ev.Substituted(**base(issued, cites), side=command.side, out=command.out, into=command.into),)


def _order_cites(state: Contest) -> tuple[str, ...]:
    return state.setup.rules.order.cites if state.setup.rules.order else ()


def submit_order(state: Contest, issued: cmd.Issued) -> Answer:
    """A captain seals his order of entry, once."""
    command = issued.said(cmd.SubmitOrder)
    cites = _order_cites(state)
    if state.setup.rules.order is None or not state.setup.rules.order.sealed:
        return Refusal("contest-no-order", {}, cites)
    if command.side in state.commitments:
        return Refusal("contest-order-sealed", {"side": command.side}, cites)
    if len(command.commitment) != 64 or any(c not in "0123456789abcdef" for c in command.commitment):
        return Refusal("contest-commitment-form", {"side": command.side}, cites)
    return (ev.OrderSubmitted(**base(issued, cites), side=command.side, commitment=command.commitment),)


def reveal(state: Contest, issued: cmd.Issued) -> Answer:
    """A captain opens his order once both are sealed; it must be the one he sealed."""
    command = issued.said(cmd.Reveal)
    cites = _order_cites(state)
    if len(state.commitments) < 2:
        return Refusal("contest-order-too-early", {"side": command.side}, cites)
    if command.side in state.orders:
        return Refusal("contest-order-sealed", {"side": command.side}, cites)
    if seal(command.order, command.nonce) != state.commitments[command.side]:
        return Refusal("contest-order-differs", {"side": command.side}, cites)
    line = state.lineups[command.side]
    if sorted(command.order) != sorted(line):
        return Refusal("contest-order-incomplete", {"side": command.side}, cites)
    return (ev.Revealed(**base(issued, cites), side=command.side, order=command.order, nonce=command.nonce),)


def enter(state: Contest, issued: cmd.Issued) -> Answer:
    """The next fighter of the order steps onto the bridge, if there is room for one of his side."""
    command = issued.said(cmd.Enter)
    rule = state.setup.rules.entering
    if rule is None:
        return Refusal("contest-no-order")
    one = fighter(state, command.fighter)
    if one is None:
        return Refusal("contest-unknown-fighter", {"fighter": command.fighter})
    if state.phase not in ON:
        return phase(state, issued, rule.cites)
    here = [f for f in state.on_field if state.setup.fighters[f].side == one.side]
    if len(here) >= rule.on_field:
        return Refusal("contest-bridge-full", {"side": one.side, "fighter": here[0], "most": rule.on_field}, rule.cites)
    turn = next_in(state, one.side)
    if turn != one.id:
        cites = join(rule.cites, _order_cites(state))
        return Refusal("contest-not-your-turn", {"fighter": one.id, "next": turn or "-"}, cites)
    return (ev.Entered(**base(issued, join(rule.cites, _order_cites(state))), fighter=one.id),)


def breakthrough(state: Contest, issued: cmd.Issued) -> Answer:
    """A fighter on the bridge broke through."""
    command = issued.said(cmd.Breakthrough)
    rule = next((e for e in state.setup.rules.ends if e.when == "breakthrough"), None)
    if rule is None:
        return Refusal("contest-no-breakthrough")
    one = fighter(state, command.fighter)
    if one is None:
        return Refusal("contest-unknown-fighter", {"fighter": command.fighter})
    if state.phase not in ON or one.id not in state.on_field:
        return Refusal("contest-not-on-bridge", {"fighter": one.id}, rule.cites)
    return (ev.BrokeThrough(**base(issued, rule.cites), fighter=one.id),)


TEAM: dict[str, Handler] = {
    "out": out, "yield": yields, "return": returns, "line-up": line_up, "substitute": substitute,
    "submit-order": submit_order, "reveal": reveal, "enter": enter, "breakthrough": breakthrough,
}  # fmt: skip
