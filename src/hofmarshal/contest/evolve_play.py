"""How taps, blows, outs, touches and entries change a contest's state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from hofmarshal.contest import events as ev
from hofmarshal.contest.blows import Ruling, one_ruling, resolve
from hofmarshal.contest.commands import role_of
from hofmarshal.contest.ending import end_named, end_round, settle
from hofmarshal.contest.evolve_flow import owed
from hofmarshal.contest.order import next_in
from hofmarshal.contest.panel import after_ruling
from hofmarshal.contest.state import ON, Contest, RoundResult, Tally, late_blow, late_round, stand
from hofmarshal.rules.play_blocks import Side

Handler = Callable[[Contest, Any], Contest | None]


def observed(state: Contest, e: ev.Observed) -> Contest | None:
    """One more tap to be ruled on; one that came when all was over is only kept on record."""
    if state.phase in (*ON, "round-over"):
        return replace(state, taps=(*state.taps, e))
    return state if e.late else None


def struck(state: Contest, e: ev.Struck) -> Contest | None:
    """What the blows bring is counted, in this round or late in the last."""
    if state.phase in ON:
        return _strike(state, e)
    return _strike_late(state, e)


def _strike(state: Contest, e: ev.Struck) -> Contest:
    ruling = resolve(state, e.blows, e.t, not_counted=bool(e.not_counted))
    return _marks(_take(state, ruling, e.id), e.t, hit=ruling.stops)


def _take(state: Contest, ruling: Ruling, event: str) -> Contest:
    several = state.taps and not one_ruling(state.setup.rules)
    taps = after_ruling(state, ruling) if several else ()
    ruled = event if ruling.stops else state.exchange_ruling
    return replace(state, tally=counted(state, state.tally, ruling), exchange_ruling=ruled, taps=taps)


def counted(state: Contest, tally: Tally, ruling: Ruling) -> Tally:
    """The tally with what an exchange brought added to it."""
    lost = tally.lost
    if ruling.lost:
        lost = dict(lost)
        for name, halves in ruling.lost.items():
            lost[name] = min(state.setup.fighters[name].halves, lost.get(name, 0) + halves)
    return replace(
        tally,
        points=(tally.points[0] + ruling.points[0], tally.points[1] + ruling.points[1]),
        landed=(tally.landed[0] + ruling.landed[0], tally.landed[1] + ruling.landed[1]),
        doubles=tally.doubles + ruling.doubles,
        lost=lost,
        flagged=(*tally.flagged, *(x.blow.by for x in ruling.blows if x.flag and x.counts)),
    )


def _marks(state: Contest, t: int, *, hit: bool) -> Contest:
    """Settle the round; otherwise halt for the return to marks where the rulebook asks for it after a hit (u.2.9)."""
    settled = settle(_off_field(state), t)
    if settled.phase != "running" or not hit or not settled.setup.rules.after_hit.halts:
        return settled
    return replace(settled, phase="halted", clinch_at=None, **stand(settled, t))


def _off_field(state: Contest) -> Contest:
    """Fighters who can fight no more leave the bridge."""
    if not state.on_field:
        return state
    fighters = state.setup.fighters
    tally = state.tally
    here = tuple(f for f in state.on_field if f not in tally.out and tally.lost.get(f, 0) < max(1, fighters[f].halves))
    return replace(state, on_field=here) if here != state.on_field else state


def _strike_late(state: Contest, e: ev.Struck) -> Contest | None:
    """A blow of the last round recorded after its end counts when it is dated before that end (DESIGN §5)."""
    last = late_blow(state, e.t)
    if last is None:
        return None
    opened = _opened(state, last)
    ruling = resolve(opened, e.blows, e.t, not_counted=bool(e.not_counted))
    return _ended_anew(state, last, replace(opened, tally=counted(state, opened.tally, ruling)))


def _opened(state: Contest, last: RoundResult) -> Contest:
    """The last round open again, without the penalties given since it ended."""
    points, due = state.tally.points, owed(state)
    return replace(
        state,
        phase="halted",
        rounds=state.rounds[:-1],
        extra=last.extra,
        outcome=None,
        signatures=(),
        awaits="",
        lineups=last.lineups,
        tally=replace(state.tally, points=(points[0] - due[0], points[1] - due[1])),
    )


def _ended_anew(state: Contest, last: RoundResult, opened: Contest) -> Contest | None:
    """The round, with what was told late, ended again at the instant it had ended at."""
    ended = settle(opened, last.ended_at)
    if ended.phase in ON:
        rule = end_named(state, last.termination) or end_named(state, "signal") or end_named(state, "time")
        if rule is None:
            return None
        ended = end_round(opened, rule, last.ended_at)
    points, due = ended.tally.points, owed(state)
    tally = replace(ended.tally, points=(points[0] + due[0], points[1] + due[1]))
    return replace(ended, lineups=state.lineups, tally=tally)


def acknowledged(state: Contest, e: ev.Acknowledged) -> Contest | None:
    """The acknowledged blow counts like a ruling, where the rulebook counts it and none was made."""
    if state.phase not in ON:
        return None
    if not state.setup.rules.acknowledge.counts or state.exchange_ruling:
        return state
    ruling = resolve(state, (e.blow,), e.t)
    return _marks(_take(state, ruling, e.id), e.t, hit=ruling.stops)


def went_out(state: Contest, e: ev.WentOut) -> Contest | None:
    """The fighter is out, in this round or late in the last."""
    if state.phase not in ON and late_round(state, e.t) is not None:
        return _out_late(state, e)
    if state.phase not in ON or e.fighter in state.tally.out or e.fighter not in state.setup.fighters:
        return None
    tally = replace(state.tally, out={**state.tally.out, e.fighter: e.cause})
    field = tuple(f for f in state.on_field if f != e.fighter)
    return settle(replace(state, tally=tally, on_field=field), e.t)


def out_seconded(state: Contest, e: ev.OutSeconded) -> Contest | None:
    """A second mark names the cause, where none was named or the hofmarshal names it; the first undone, it puts out."""
    now = state.tally.out.get(e.fighter)
    if now is None:
        return went_out(state, ev.WentOut(id=e.id, t=e.t, by=e.by, cites=e.cites, fighter=e.fighter, cause=e.cause))
    if not e.cause or (now and role_of(e.by) != "hofmarshal"):
        return state
    return replace(state, tally=replace(state.tally, out={**state.tally.out, e.fighter: e.cause}))


def marked_late(state: Contest, e: ev.MarkedLate) -> Contest | None:
    """On record only."""
    return state


def _out_late(state: Contest, e: ev.WentOut) -> Contest | None:
    """An out seen before the last round's end and told after it: the round ends anew with the fighter out."""
    last = state.rounds[-1]
    if e.fighter in state.tally.out or e.fighter not in state.setup.fighters:
        return None
    opened = _opened(state, last)
    tally = replace(opened.tally, out={**state.tally.out, e.fighter: e.cause})
    return _ended_anew(state, last, replace(opened, tally=tally))


def returned(state: Contest, e: ev.Returned) -> Contest | None:
    """The fighter stands again; on the bridge it is his turn once more."""
    gone = (*state.disqualified, *state.withdrawn)
    if state.phase not in ON or e.fighter not in state.tally.out or e.fighter in gone:
        return None
    out = {k: v for k, v in state.tally.out.items() if k != e.fighter}
    entered = tuple(f for f in state.entered if f != e.fighter)
    return replace(state, tally=replace(state.tally, out=out), entered=entered)


def touched(state: Contest, e: ev.TouchedGround) -> Contest | None:
    """Whoever touched the ground wrongly has fallen."""
    rule = state.setup.rules.touch
    if state.phase not in ON or rule is None:
        return None
    down = tuple(dict.fromkeys(_side(state, t.side) for t in e.touches if t.part not in rule.allowed))
    tally = replace(state.tally, fallen=(*state.tally.fallen, *down))
    return settle(replace(state, tally=tally), e.t)


def _side(state: Contest, name: str) -> Side:
    one = state.setup.fighters.get(name)
    return one.side if one is not None else ("red" if name == "red" else "blue")


def clinched(state: Contest, e: ev.Clinched) -> Contest | None:
    """The timer of the clinch runs."""
    return replace(state, clinch_at=e.t) if state.phase == "running" and state.clinch_at is None else None


def parted(state: Contest, e: ev.Parted) -> Contest | None:
    """A duel halts for the parting; a battle goes on around the two (u.1.7, u.4.8.b)."""
    if state.clinch_at is None or state.phase != "running":
        return None
    if not e.timed or state.setup.rules.team:
        return replace(state, clinch_at=None)
    return replace(state, clinch_at=None, phase="halted", **stand(state, e.t))


def entered(state: Contest, e: ev.Entered) -> Contest | None:
    """The fighter is on the bridge, if it was his turn and there was room."""
    one = state.setup.fighters.get(e.fighter)
    rule = state.setup.rules.entering
    if state.phase not in ON or one is None or rule is None or next_in(state, one.side) != e.fighter:
        return None
    if sum(state.setup.fighters[f].side == one.side for f in state.on_field) >= rule.on_field:
        return None
    return replace(state, on_field=(*state.on_field, e.fighter), entered=(*state.entered, e.fighter))


def broke_through(state: Contest, e: ev.BrokeThrough) -> Contest | None:
    """The fighter's side has broken through."""
    one = state.setup.fighters.get(e.fighter)
    if state.phase not in ON or one is None or e.fighter not in state.on_field:
        return None
    return settle(replace(state, tally=replace(state.tally, broke=one.side)), e.t)


PLAY: dict[type[ev.Event], Handler] = {
    ev.Observed: observed, ev.Struck: struck, ev.Acknowledged: acknowledged, ev.WentOut: went_out,
    ev.OutSeconded: out_seconded, ev.MarkedLate: marked_late, ev.Returned: returned, ev.TouchedGround: touched,
    ev.Clinched: clinched, ev.Parted: parted, ev.Entered: entered, ev.BrokeThrough: broke_through,
}  # fmt: skip
