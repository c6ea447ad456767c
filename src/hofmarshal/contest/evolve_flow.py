"""How the events of the call, the clock, the signature and the rulings change a contest's state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from hofmarshal.contest import events as ev
from hofmarshal.contest.blows import join
from hofmarshal.contest.ending import after_round, decide, deserted, end_named, end_round, forfeit, ruled, settle
from hofmarshal.contest.sanctions import climb, taken
from hofmarshal.contest.setup import SIDES, informed, opponent
from hofmarshal.contest.state import ON, Contest, Phase, Tally, at_rest, effective, missed, stand
from hofmarshal.rules.play_blocks import Side

Handler = Callable[[Contest, Any], Contest | None]


def called(state: Contest, e: ev.Called) -> Contest | None:
    """The countdown of the call runs from the first one; what others know of the fighters holds from now on."""
    if state.phase not in ("scheduled", "called", "ready"):
        return None
    at = e.t if state.called_at is None else state.called_at
    setup = informed(state.setup, e.facts) if e.facts else state.setup
    phase: Phase = "ready" if len(state.ready) == 2 else "called"
    pinned = state.pinned or e.pin
    return replace(state, setup=setup, phase=phase, calls=state.calls + 1, called_at=at, pinned=pinned)


def arrived(state: Contest, e: ev.Arrived) -> Contest | None:
    """Once both have arrived, the countdown to readiness runs."""
    if state.phase not in ("called", "ready") or e.side in state.arrived:
        return None
    sides = (*state.arrived, e.side)
    return replace(state, arrived=sides, arrived_at=e.t if len(sides) == 2 else None)


def readied(state: Contest, e: ev.Readied) -> Contest | None:
    """Who is ready has arrived; once both are, the contest can start."""
    if state.phase not in ("called", "ready") or e.side in state.ready:
        return None
    sides = (*state.ready, e.side)
    came = state.arrived if e.side in state.arrived else (*state.arrived, e.side)
    at = e.t if len(came) == 2 and state.arrived_at is None else state.arrived_at
    return replace(state, ready=sides, arrived=came, arrived_at=at, phase="ready" if len(sides) == 2 else "called")


def lapsed(state: Contest, e: ev.Lapsed) -> Contest | None:
    """A limit is marked as passed; lateness decides or awaits a ruling, the protest window makes final."""
    if e.what == "final":
        open_ = state.phase == "announced" and "" not in state.protests.values()
        return replace(state, phase="final") if open_ else None
    if state.phase != "called":
        return None
    marked = replace(state, lapsed=(*state.lapsed, e.what))
    rule = state.setup.rules.late
    if e.what != "late" or rule is None:
        return marked
    late = [s for s in ("red", "blue") if s not in state.ready]
    if len(late) == 2:
        return (
            decide(marked, None, "technical", rule.cites)
            if rule.both == "both-lose"
            else replace(marked, awaits="late")
        )
    if rule.one == "ruling":
        return replace(marked, awaits="late")
    loser: Side = "red" if late[0] == "red" else "blue"
    return decide(marked, opponent(loser), "technical", rule.cites)


def absent(state: Contest, e: ev.Absent) -> Contest | None:
    """The absent side is defeated, both if neither was seen, or a ruling is awaited."""
    rule = state.setup.rules.absent
    if state.phase == "decided" and rule is not None and missed(state, e.side):
        return decide(state, None, "absent", rule.cites)
    if state.phase not in ("called", "ready") or e.side in state.ready:
        return None
    if rule is None or rule.result == "ruling":
        return replace(state, awaits="absent")
    return decide(state, opponent(e.side), "absent", rule.cites)


def started(state: Contest, e: ev.Started) -> Contest | None:
    """The clock runs: a new exchange, and after a round's end a new round."""
    if state.frozen_at is not None or state.awaits not in ("", "late"):
        return None
    if state.phase == "round-over":
        return _next_round(state, e)
    if state.phase not in ("ready", "halted"):
        return None
    since = e.t if state.since is None else state.since
    begun = replace(
        state,
        phase="running",
        since=since,
        exchange=state.exchange + 1,
        exchange_at=e.t,
        awaits="",
        taps=(),
        exchange_ruling="",
        clinch_at=None,
        opened=state.opened or (e.id,),
    )
    return settle(begun, e.t) if state.phase == "ready" else begun


def _next_round(state: Contest, e: ev.Started) -> Contest:
    last = state.rounds[-1]
    return replace(
        state,
        phase="running",
        since=e.t,
        elapsed=0,
        horn_at=None,
        round=state.round + (1 if last.counted or state.extra else 0),
        exchange=state.exchange + 1,
        exchange_at=e.t,
        tally=Tally(points=_from(state), doubles=state.tally.doubles),
        taps=(),
        exchange_ruling="",
        on_field=(),
        entered=(),
        claims={},
        opened=(*state.opened, e.id),
    )


def _from(state: Contest) -> tuple[int, int]:
    """The points the next round starts with: what is owed, and the equal score an extra round adds to."""
    rule = state.setup.rules.extra_round
    return state.tally.points if state.extra and rule is not None and rule.adds else owed(state)


def owed(state: Contest) -> tuple[int, int]:
    """Penalty points given since the last round ended: they count in the next one."""
    if state.setup.rules.mechanism != "points":
        return (0, 0)
    now, then = state.tally.points, state.rounds[-1].score
    return (now[0] - then[0], now[1] - then[1])


def halted(state: Contest, e: ev.Halted) -> Contest | None:
    """Effective time stands; a clinch is over."""
    if state.phase != "running":
        return None
    return replace(state, phase="halted", clinch_at=None, **stand(state, e.t))


def stopped(state: Contest, e: ev.Stopped) -> Contest | None:
    """The round ends by the time if the horn has sounded, otherwise by the word."""
    if state.phase not in ON:
        return None
    rule = end_named(state, "signal")
    if state.horn_at is not None:
        rule = end_named(state, "time") or rule
    return None if rule is None else end_round(state, rule, e.t)


def suspended(state: Contest, e: ev.Suspended) -> Contest | None:
    """Every clock stands, that of running time too."""
    if state.frozen_at is not None or state.phase == "final":
        return None
    phase = "halted" if state.phase == "running" else state.phase
    return replace(state, phase=phase, frozen_at=e.t, since=None, elapsed=effective(state, e.t), clinch_at=None)


def resumed(state: Contest, e: ev.Resumed) -> Contest | None:
    """Deadlines move by the time they were frozen; a fight stays halted."""
    if state.frozen_at is None:
        return None
    said = {k: getattr(state, k) for k in ("called_at", "arrived_at", "announced_at")}
    later = {k: at + max(0, e.t - max(at, state.frozen_at)) for k, at in said.items() if at is not None}
    ticking = state.setup.rules.counts.time == "running" and state.phase == "halted"
    return replace(state, frozen_at=None, since=e.t if ticking else None, **later)


def time_reached(state: Contest, e: ev.TimeReached) -> Contest | None:
    """The horn: the round ends at once where it ends by itself."""
    if state.phase not in ON or state.horn_at is not None:
        return None
    rule = end_named(state, "time")
    horn = replace(state, horn_at=e.t)
    if rule is not None and state.setup.rules.clock.time_end == "automatic":
        return end_round(horn, rule, e.t)
    return horn


def ruling(state: Contest, e: ev.Ruled) -> Contest | None:
    """What was awaited is ruled, a round confirmed, or a claim settled."""
    if e.claim:
        return _claim_ruled(state, e)
    if not state.awaits:
        return None
    if state.awaits == "confirm" and e.winner is None and not e.nobody:
        return after_round(replace(state, awaits=""))
    return ruled(state, e.winner, e.t)


def _claim_ruled(state: Contest, e: ev.Ruled) -> Contest | None:
    claim = state.claims.get(e.claim)
    rule = state.setup.rules.claims
    if claim is None or claim.settled:
        return None
    settled = {**state.claims, e.claim: replace(claim, settled=True)}
    leave: tuple[str, ...] = ()
    if e.divided and claim.denied and rule is not None:
        leave = {
            "both-leave": (claim.fighter, claim.against),
            "claimant-leaves": (claim.fighter,),
            "nobody": (),
        }[rule.divided]
    out = {**state.tally.out, **dict.fromkeys(leave, rule.cites[0] if rule and rule.cites else "")}
    field = tuple(f for f in state.on_field if f not in leave)
    return _settled(replace(state, claims=settled, tally=replace(state.tally, out=out), on_field=field), e.t)


def _settled(state: Contest, t: int) -> Contest:
    return settle(state, t) if state.phase in ON else state


def signed(state: Contest, e: ev.Signed) -> Contest | None:
    """One more signature; the hofmarshal's closes the protocol."""
    if state.phase not in ("decided", "signed"):
        return None
    if (e.side or "hofmarshal") in {s.partition(":")[0] for s in state.signatures}:
        return None
    name = (e.side or "hofmarshal") + (":refused" if e.refused else "")
    phase = "signed" if e.side is None else state.phase
    return replace(state, phase=phase, signatures=(*state.signatures, name))


def announced(state: Contest, e: ev.Announced) -> Contest | None:
    """The protest window runs, or the result is final where nothing is protested."""
    if state.phase != "signed":
        return None
    rule = state.setup.rules.protests
    closed = rule is not None and not rule.allowed
    return replace(state, phase="final" if closed else "announced", announced_at=e.t)


def protested(state: Contest, e: ev.Protested) -> Contest | None:
    """The result is open again, if its time had passed, until the protest is settled."""
    if state.phase not in ("announced", "final") or e.protest in state.protests:
        return None
    return replace(state, phase="announced", protests={**state.protests, e.protest: ""})


def protest_settled(state: Contest, e: ev.ProtestSettled) -> Contest | None:
    """What became of the result; it is final once the window has passed and no protest waits."""
    if state.protests.get(e.protest) != "":
        return None
    return replace(state, protests={**state.protests, e.protest: e.how}, settled_at=e.t)


def decided(state: Contest, e: ev.Decided) -> Contest | None:
    """The outcome as it was stored, beside the one derived."""
    if state.outcome is None:
        return None
    return replace(state, stored=e.outcome)


def withdrew(state: Contest, e: ev.Withdrew) -> Contest | None:
    """The fighter or side has left for good."""
    marked = replace(state, withdrawn=(*state.withdrawn, e.fighter))
    return _leaves(marked, e.fighter, "withdrawal", e.cites, e.t)


def disqualified(state: Contest, e: ev.Disqualified) -> Contest | None:
    """The fighter or side is disqualified, and the disqualification counted."""
    one = state.setup.fighters.get(e.fighter)
    if e.fighter in state.disqualified:
        return None
    if one is None:
        return _side_disqualified(state, e)
    counted = taken(state, one, climb(state, one, "disqualification", e.cites), e.id)
    marked = replace(counted, disqualified=(*state.disqualified, e.fighter))
    if state.phase == "decided":
        return marked if state.setup.rules.team else forfeit(marked, one, "disqualification", join(e.cites))
    return _leaves(marked, e.fighter, "disqualification", e.cites, e.t)


def _side_disqualified(state: Contest, e: ev.Disqualified) -> Contest | None:
    """A whole team disqualified: it has lost, and where both are nobody has won."""
    marked = replace(state, disqualified=(*state.disqualified, e.fighter))
    if state.phase != "decided" or not state.setup.rules.team or e.fighter not in SIDES:
        return _leaves(marked, e.fighter, "disqualification", e.cites, e.t)
    if state.outcome is None or state.outcome.winner != e.fighter:
        return marked
    other = opponent(state.outcome.winner)
    return decide(marked, None if other in state.disqualified else other, "disqualification", e.cites)


def _leaves(state: Contest, name: str, termination: str, cites: tuple[str, ...], t: int) -> Contest | None:
    """A fighter leaves the contest: a duel is lost, in a battle he is out. A whole side that leaves has lost."""
    one = state.setup.fighters.get(name)
    side = one.side if one is not None else next((s for s in SIDES if s == name and state.setup.rules.team), None)
    if side is None or state.phase in ("decided", "signed", "announced", "final"):
        return None
    if one is None or not state.setup.rules.team:
        return decide(at_rest(state, t), opponent(side), termination, join(cites))
    tally = replace(state.tally, out={**state.tally.out, name: cites[0] if cites else ""})
    after = replace(state, tally=tally, on_field=tuple(f for f in state.on_field if f != name))
    if after.phase in ON:
        return settle(after, t)
    return decide(after, opponent(side), termination, join(cites)) if deserted(after, side) else after


def held(state: Contest, e: ev.Held) -> Contest | None:
    """The fighter is held."""
    if e.fighter in state.held:
        return None
    return replace(state, held=(*state.held, e.fighter))


def cleared(state: Contest, e: ev.Cleared) -> Contest | None:
    """The fighter is held no more."""
    if e.fighter not in state.held:
        return None
    return replace(state, held=tuple(f for f in state.held if f != e.fighter))


def swapped(state: Contest, e: ev.Swapped) -> Contest | None:
    """The ends are changed."""
    return replace(state, swapped=not state.swapped)


FLOW: dict[type[ev.Event], Handler] = {
    ev.Called: called, ev.Arrived: arrived, ev.Readied: readied, ev.Lapsed: lapsed, ev.Absent: absent,
    ev.Started: started, ev.Halted: halted, ev.Stopped: stopped, ev.Suspended: suspended, ev.Resumed: resumed,
    ev.TimeReached: time_reached, ev.Ruled: ruling, ev.Signed: signed, ev.Announced: announced, ev.Decided: decided,
    ev.Protested: protested, ev.ProtestSettled: protest_settled,
    ev.Withdrew: withdrew, ev.Disqualified: disqualified, ev.Held: held, ev.Cleared: cleared, ev.Swapped: swapped,
}  # fmt: skip
