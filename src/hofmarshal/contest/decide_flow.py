"""Deciding the commands of the call, the clock, rulings and signatures."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hofmarshal.contest import commands as cmd
from hofmarshal.contest import events as ev
from hofmarshal.contest.blows import join
from hofmarshal.contest.due import due
from hofmarshal.contest.ending import end_named
from hofmarshal.contest.evolve import annulled
from hofmarshal.contest.reasons import Reason, awaited, cannot_call, cannot_start
from hofmarshal.contest.rights import DESK
from hofmarshal.contest.setup import opponent
from hofmarshal.contest.state import ON, Contest, missed
from hofmarshal.rules.notes import Refusal

Answer = tuple[ev.Any, ...] | Refusal
Handler = Callable[[Contest, cmd.Issued], Answer]


def phase(state: Contest, issued: cmd.Issued, cites: tuple[str, ...] = ()) -> Refusal:
    """The refusal of a command that does not belong to this phase."""
    name = str(issued.command.__struct_config__.tag)
    return Refusal("contest-wrong-phase", {"command": name, "phase": state.phase}, cites)


def base(issued: cmd.Issued, cites: tuple[str, ...] = ()) -> dict[str, Any]:
    """The fields every event of this command shares."""
    return {"id": issued.id, "t": issued.t, "by": issued.seat, "cites": cites}


def _standing_in_the_way(code: str, reasons: tuple[Reason, ...], override: str) -> Refusal | None:
    blocks = [r for r in reasons if r.severity == "block" or not override]
    if not blocks:
        return None
    notes = tuple(r.note for r in blocks)
    hard = any(r.severity == "block" for r in blocks)
    return Refusal(code if hard else f"{code}-warn", {"count": len(notes)}, join((), *(n.cites for n in notes)), notes)


def call(state: Contest, issued: cmd.Issued) -> Answer:
    """The sides are called, if nothing stands in the way; more than once only where absence is counted by calls."""
    command = issued.said(cmd.Call)
    rules = state.setup.rules
    told = tuple(Reason("block", note) for note in command.obstacles)
    no = _standing_in_the_way("contest-cannot-call", (*cannot_call(state), *told), command.override)
    if no is not None:
        return no
    if state.calls and rules.absent is None:
        return phase(state, issued, rules.call.cites)
    if rules.absent is not None and state.calls >= rules.absent.calls:
        return Refusal("contest-called-enough", {"calls": state.calls}, rules.absent.cites)
    cites = join(rules.call.cites, rules.absent.cites if rules.absent else (), rules.hits.cites if rules.hits else ())
    if rules.weight is not None and not rules.weight.categories:
        cites = join(cites, rules.weight.cites)
    return (
        ev.Called(
            **base(issued, cites),
            number=state.calls + 1,
            override=command.override,
            facts=command.facts,
            pin=state.setup.pin,
        ),
    )


def arrive(state: Contest, issued: cmd.Issued) -> Answer:
    """A side is at the lists."""
    side = issued.said(cmd.Arrive).side
    if state.phase not in ("called", "ready"):
        return phase(state, issued, state.setup.rules.call.cites)
    if side in state.arrived:
        return Refusal("contest-already-arrived", {"side": side})
    return (ev.Arrived(**base(issued, state.setup.rules.call.cites), side=side),)


def ready(state: Contest, issued: cmd.Issued) -> Answer:
    """A side is ready."""
    side = issued.said(cmd.Ready).side
    if state.phase not in ("called", "ready"):
        return phase(state, issued, state.setup.rules.call.cites)
    if side in state.ready:
        return Refusal("contest-already-ready", {"side": side})
    return (ev.Readied(**base(issued, state.setup.rules.call.cites), side=side),)


def no_show(state: Contest, issued: cmd.Issued) -> Answer:
    """A side is absent: only after the calls the rulebook asks for, and not while lateness is counted by time."""
    side = issued.said(cmd.NoShow).side
    rules = state.setup.rules
    rule = rules.absent
    if state.phase not in ("called", "ready") and not missed(state, "red" if side == "red" else "blue"):
        return phase(state, issued, rule.cites if rule else ())
    if side in state.ready:
        return Refusal("contest-is-there", {"side": side})
    if rule is not None and state.calls < rule.calls:
        return Refusal("contest-call-again", {"calls": state.calls, "needed": rule.calls}, rule.cites)
    if rule is None and rules.late is not None:
        return Refusal("contest-not-late-yet", {"side": side}, rules.late.cites)
    return (ev.Absent(**base(issued, rule.cites if rule else ()), side=side),)


def start(state: Contest, issued: cmd.Issued) -> Answer:
    """The fight starts or goes on, if nothing stands in the way that is not overridden."""
    command = issued.said(cmd.Start)
    no = _standing_in_the_way("contest-cannot-start", cannot_start(state), command.override)
    if no is not None:
        return no
    rules = state.setup.rules
    cites = rules.clock.cites if state.phase != "halted" else ()
    if state.awaits == "late" and rules.late is not None:
        cites = join(cites, rules.late.cites)
    if state.phase == "round-over" and rules.extra_round is not None and state.extra:
        cites = join(rules.extra_round.cites, rules.ties.cites)
    return (ev.Started(**base(issued, cites), override=command.override),)


def halt(state: Contest, issued: cmd.Issued) -> Answer:
    """The fight is halted."""
    command = issued.said(cmd.Halt)
    if state.phase != "running":
        return phase(state, issued, state.setup.rules.counts.cites)
    return (ev.Halted(**base(issued, state.setup.rules.counts.cites), reason=command.reason),)


def stop(state: Contest, issued: cmd.Issued) -> Answer:
    """The round is ended by word, where the rulebook knows such an end."""
    command = issued.said(cmd.Stop)
    if state.phase not in ON:
        return phase(state, issued)
    horn = state.horn_at is not None
    rule = (end_named(state, "time") if horn else None) or end_named(state, "signal")
    if rule is None:
        rules = state.setup.rules
        return Refusal("contest-no-signal-end", {}, join(rules.clock.cites, *(end.cites for end in rules.ends)))
    return (ev.Stopped(**base(issued, join(rule.cites)), reason=command.reason),)


def suspend(state: Contest, issued: cmd.Issued) -> Answer:
    """Every clock is frozen, until the result is final."""
    command = issued.said(cmd.Suspend)
    if state.phase == "final" or (issued.seat == DESK and state.phase == "scheduled"):
        return phase(state, issued)
    return (ev.Suspended(**base(issued), reason=command.reason),)


def resume(state: Contest, issued: cmd.Issued) -> Answer:
    """The clocks go on: not while the ring stands still, and not with the ring if the contest was suspended by itself."""
    if state.frozen_at is None or (issued.seat == DESK and _suspended_by(state) != DESK):
        return Refusal("contest-not-suspended")
    for note in issued.said(cmd.Resume).obstacles:
        return Refusal(note.code, note.args, note.cites)
    return (ev.Resumed(**base(issued)),)


def _suspended_by(state: Contest) -> str:
    """The seat that suspended the contest as it stands."""
    dead = annulled(state.history)
    return next((e.by for e in reversed(state.history) if isinstance(e, ev.Suspended) and e.id not in dead), "")


def rule(state: Contest, issued: cmd.Issued) -> Answer:
    """A casting ruling on what is awaited, or on a claim; with a reason unless it only confirms."""
    command = issued.said(cmd.Rule)
    if command.claim:
        return _rule_claim(state, issued, command)
    if command.orders:
        return _rule_orders(state, issued, command)
    if not state.awaits:
        return Refusal("contest-nothing-to-rule", {"phase": state.phase}, state.setup.rules.ties.cites)
    last = state.rounds[-1] if state.rounds else None
    confirming = state.awaits == "confirm" and last is not None and last.winner == command.winner and not command.nobody
    if not confirming and command.winner is None and not command.nobody:
        return Refusal("contest-rule-whom", {}, awaited(state))
    if not confirming and not command.reason.strip():
        return Refusal("contest-reason-needed", {"command": "rule"}, awaited(state))
    return (
        ev.Ruled(**base(issued, awaited(state)), winner=command.winner, nobody=command.nobody, reason=command.reason),
    )


def _rule_claim(state: Contest, issued: cmd.Issued, command: cmd.Rule) -> Answer:
    claim = state.claims.get(command.claim)
    rule = state.setup.rules.claims
    cites = rule.cites if rule else ()
    if claim is None or claim.settled:
        return Refusal("contest-no-such-claim", {"claim": command.claim}, cites)
    if command.divided and not claim.denied:
        return Refusal("contest-claim-not-denied", {"claim": command.claim}, cites)
    return (
        ev.Ruled(
            **base(issued, cites), claim=command.claim, divided=command.divided, upheld=command.upheld,
            reason=command.reason,
        ),
    )  # fmt: skip


def _rule_orders(state: Contest, issued: cmd.Issued, command: cmd.Rule) -> Answer:
    """Orders on paper: not before the other side's is sealed, or both are on paper, for none may be known before."""
    rule = state.setup.rules.order
    cites = rule.cites if rule is not None else ()
    if rule is None or not rule.sealed:
        return Refusal("contest-no-order", {}, cites)
    if not command.reason.strip():
        return Refusal("contest-reason-needed", {"command": "rule"}, cites)
    if state.phase not in ("scheduled", "called", "ready", "round-over"):
        return phase(state, issued, cites)
    for side, order in command.orders.items():
        if side in state.orders:
            return Refusal("contest-order-sealed", {"side": side}, cites)
        if opponent(side) not in (*state.commitments, *command.orders):
            return Refusal("contest-order-paper-early", {"side": side}, cites)
        if sorted(order) != sorted(state.lineups[side]):
            return Refusal("contest-order-incomplete", {"side": side}, cites)
    return (ev.OrdersRuled(**base(issued, cites), orders=command.orders, reason=command.reason),)


def sign(state: Contest, issued: cmd.Issued) -> Answer:
    """The protocol is signed, by the hofmarshal or for a side, once each."""
    command = issued.said(cmd.Sign)
    if state.phase not in ("decided", "signed"):
        return phase(state, issued)
    if command.side is None and state.phase == "signed":
        return Refusal("contest-already-signed")
    if command.side is None and (command.refused or cmd.role_of(issued.seat) != "hofmarshal"):
        return Refusal("contest-hofmarshal-signs")
    done = {s.partition(":")[0] for s in state.signatures}
    if command.side is not None and command.side in done:
        return Refusal("contest-already-signed")
    return (ev.Signed(**base(issued), side=command.side, refused=command.refused, reason=command.reason),)


def announce(state: Contest, issued: cmd.Issued) -> Answer:
    """The signed result is announced: the protest window opens."""
    if state.phase != "signed":
        return phase(state, issued)
    rules = state.setup.rules
    cites = join(
        rules.protests.cites if rules.protests else (), rules.protest_window.cites if rules.protest_window else ()
    )
    return (ev.Announced(**base(issued, cites)),)


def protest(state: Contest, issued: cmd.Issued) -> Answer:
    """A protest was accepted in the nomination: the announced result is not final."""
    command = issued.said(cmd.Protest)
    if state.phase not in ("announced", "final"):
        return phase(state, issued)
    if command.protest in state.protests:
        return Refusal("contest-protest-known", {"protest": command.protest})
    cites = (command.clause,) if command.clause else ()
    return (ev.Protested(**base(issued, cites), protest=command.protest, clause=command.clause),)


def settle_protest(state: Contest, issued: cmd.Issued) -> Answer:
    """The protest was settled in the nomination."""
    command = issued.said(cmd.SettleProtest)
    if state.protests.get(command.protest) != "":
        return Refusal("contest-protest-unknown", {"protest": command.protest})
    return (ev.ProtestSettled(**base(issued), protest=command.protest, how=command.how),)


def swap(state: Contest, issued: cmd.Issued) -> Answer:
    """The fighters change ends."""
    if state.phase in ("signed", "announced", "final"):
        return phase(state, issued)
    return (ev.Swapped(**base(issued)),)


def lapse(state: Contest, issued: cmd.Issued) -> Answer:
    """A deadline has passed: only one that is due."""
    what = issued.said(cmd.Lapse).what
    if not any(d.command.what == what and d.instant <= issued.t for d in due(state)):
        return Refusal("contest-not-due", {"what": str(what)})
    rules = state.setup.rules
    if what == "time":
        end = end_named(state, "time")
        return (ev.TimeReached(**base(issued, join(rules.clock.cites, end.cites if end else ()))),)
    if what == "clinch":
        return (ev.Parted(**base(issued, rules.clinch.cites if rules.clinch else ()), timed=True),)
    cites = {
        "late": rules.late.cites if rules.late else (),
        "final": rules.protest_window.cites if rules.protest_window else (),
    }.get(what, rules.call.cites)
    return (ev.Lapsed(**base(issued, cites), what=what),)


FLOW: dict[str, Handler] = {
    "call": call, "arrive": arrive, "ready": ready, "no-show": no_show, "start": start, "halt": halt, "stop": stop,
    "suspend": suspend, "resume": resume, "rule": rule, "sign": sign, "announce": announce, "swap-sides": swap,
    "protest": protest, "settle-protest": settle_protest, "lapse": lapse,
}  # fmt: skip
