"""Folds a nomination's events into its state: total, what does not fit is listed in `ignored`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from hofmarshal.rules.notes import Note
from hofmarshal.tournament import events as ev
from hofmarshal.tournament import protest
from hofmarshal.tournament.entries import Standing
from hofmarshal.tournament.state import Bout, Case, Fault, Leave, PastLot, Settlement, Stage, State, standing
from hofmarshal.tournament.tables import view

replace = msgspec.structs.replace


def evolve(state: State, event: ev.Event) -> State:
    """The state after an event; one that no longer fits is listed and changes nothing else."""
    handler = _EVOLVE.get(type(event))
    after = handler(state, event) if handler is not None else None
    return replace(state, ignored=(*state.ignored, event)) if after is None else after


def fold(state: State, events: Iterable[ev.Event]) -> State:
    """The state after several events."""
    for event in events:
        state = evolve(state, event)
    return state


def _entered(state: State, event: ev.Entered) -> State:
    return replace(state, entries={**state.entries, event.entry.entry: event.entry})


def _checked_in(state: State, event: ev.CheckedIn) -> State | None:
    known = [state.entries[code] for code in event.entries if code in state.entries]
    changed = {entry.entry: replace(entry, checked_in=event.present) for entry in known}
    return replace(state, entries={**state.entries, **changed}) if changed else None


def _committed(state: State, event: ev.LotCommitted) -> State:
    old = (PastLot(state.commitment, "", event.reason),) if state.commitment else ()
    return replace(state, commitment=event.commitment, lots=(*state.lots, *old))


def _drawn(state: State, event: ev.Drawn) -> State | None:
    stages = {layout.id: Stage(layout=layout) for layout in event.stages}
    if not stages or stages.keys() & state.stages.keys():
        return None
    return replace(
        state,
        seed=event.seed or state.seed,
        lot=event.lot or state.lot,
        stages={**state.stages, **stages},
        pinned=state.pinned or event.pin,
    )


def _promoted(state: State, event: ev.Promoted) -> State | None:
    stages = {layout.id: Stage(layout=layout) for layout in event.stages}
    if not stages or stages.keys() & state.stages.keys():
        return None
    return replace(state, stages={**state.stages, **stages})


def with_stage(state: State, stage: Stage) -> State:
    """The state with a stage changed; its position stays."""
    return replace(state, stages={**state.stages, stage.layout.id: stage})


def _repromoted(state: State, event: ev.RePromoted) -> State | None:
    stage = state.stages.get(event.layout.id)
    if stage is None:
        return None
    return with_stage(state, replace(stage, layout=event.layout, accepted=None, extras=(), settlements=()))


def _moved(state: State, event: ev.Moved) -> State | None:
    stage = state.stages.get(event.stage)
    if stage is None:
        return None
    return with_stage(state, replace(stage, layout=replace(stage.layout, groups=event.groups)))


def _withdrawn(state: State, event: ev.Withdrawn) -> State | None:
    if event.entry not in state.entries:
        return None
    note = Note("nomination-withdrawn", {"entry": event.entry, "reason": event.reason}, event.cites)
    return _refreshed(replace(state, withdrawals={**state.withdrawals, event.entry: note}), [event.entry])


def _reinstated(state: State, event: ev.Reinstated) -> State | None:
    if event.entry not in state.withdrawals or state.stages:
        return None
    withdrawals = {entry: note for entry, note in state.withdrawals.items() if entry != event.entry}
    left = {entry: leave for entry, leave in state.left.items() if entry != event.entry}
    return _refreshed(replace(state, withdrawals=withdrawals, left=left), [event.entry])


def _disqualified(state: State, event: ev.Disqualified) -> State | None:
    if event.entry not in state.entries:
        return None
    note = Note("nomination-removed", {"entry": event.entry, "reason": event.reason}, event.cites)
    fault = Fault(event.entry, event.bout, note, event.remove)
    return _refreshed(replace(state, faults=(*state.faults, fault)), [event.entry], in_bout=bool(event.bout))


def _refreshed(state: State, entries: Iterable[str], *, in_bout: bool = False) -> State:
    """The standings of these entries, worked out anew from withdrawals and disqualifications.

    Who is removed by a bout left in its stage, though that bout was the last of it (0088).
    """
    for entry in sorted(set(entries)):
        before, now = standing(state, entry), _standing(state, entry)
        left = state.left
        if before.state == "active" and now.state != "active":
            last = _removed_in(state, entry) if in_bout and now.state == "removed" else ""
            over = tuple(s.layout.id for s in state.stages.values() if s.layout.id != last and view(state, s).complete)
            left = {**left, entry: Leave(over)}
        state = replace(state, standings={**state.standings, entry: now}, left=left)
    return state


def _removed_in(state: State, entry: str) -> str:
    """The latest stage with a bout that disqualified him."""
    named = {fault.bout for fault in state.faults if fault.entry == entry}
    bouts = (b for key, b in state.bouts.items() if key in named or (entry in b.now.disqualified and not b.again))
    found = {bout.stage for bout in bouts}
    return next((key for key in reversed(state.stages) if key in found), "")


def _standing(state: State, entry: str) -> Standing:
    """Removed by the ladder or at once, else withdrawn, else active (sm.two-dq)."""
    faults = [fault for fault in state.faults if fault.entry == entry]
    named = {fault.bout for fault in faults if fault.bout}
    inside = [
        b for b in state.bouts.values() if entry in b.now.disqualified and not b.again and b.now.bout not in named
    ]
    count = len(named) + sum(not fault.bout for fault in faults) + len(inside)
    rows = [r for r in state.rules.ladder if (r.kind, r.scope, r.then) == ("disqualification", "nomination", "remove")]
    row = next((row for row in rows if count >= row.at), None)
    outright = next((fault.note for fault in faults if fault.remove), None)
    if outright is not None:
        return Standing("removed", count, outright)
    if row is not None:
        return Standing("removed", count, Note("nomination-removed-count", {"entry": entry, "count": count}, row.cites))
    sent = next((b.now.bout for b in inside if entry in b.now.removed), None)
    if sent is not None:
        cites = tuple(c for r in state.rules.ladder if r.then == "remove" and r.kind == "warning" for c in r.cites)
        return Standing("removed", count, Note("nomination-removed-bout", {"entry": entry, "bout": sent}, cites))
    if entry in state.withdrawals:
        return Standing("withdrawn", count, state.withdrawals[entry])
    return Standing("active", count)


def _called(state: State, event: ev.Called) -> State | None:
    stage = state.stages.get(event.stage)
    if stage is None:
        return None
    calls = state.calls if event.bout in state.calls else (*state.calls, event.bout)
    return _pinned(replace(state, calls=calls), event.stage)


def _pinned(state: State, stage_id: str) -> State:
    """The state with the stage's scoring and ranking pinned by its first call."""
    stage = state.stages[stage_id]
    return state if stage.rules is not None else with_stage(state, replace(stage, rules=state.rules))


def _recorded(state: State, event: ev.Recorded) -> State | None:
    score = event.result
    if score.stage not in state.stages or not score.bout:
        return None
    old = state.bouts.get(score.bout)
    revisions = (*old.revisions, score) if old is not None else (score,)
    bout = Bout(stage=score.stage, revisions=revisions)
    affected = {*score.disqualified, *(old.now.disqualified if old is not None else ())}
    state = replace(state, bouts={**state.bouts, score.bout: bout})
    return _refreshed(_pinned(state, score.stage), affected & state.entries.keys(), in_bout=True)


def _voided(state: State, event: ev.Voided) -> State | None:
    if event.stage:
        return _stage_voided(state, event.stage, event.reason)
    bout = state.bouts.get(event.bout)
    if bout is None or bout.again:
        return None
    state = replace(state, bouts={**state.bouts, event.bout: replace(bout, again=True)})
    return _refreshed(state, set(bout.now.disqualified) & state.entries.keys())


def _stage_voided(state: State, stage_id: str, reason: str) -> State | None:
    """A stage not called goes altogether; of one called, the results go and the groups stay."""
    stage = state.stages.get(stage_id)
    if stage is None:
        return None
    if not stage.called:
        left = {key: value for key, value in state.stages.items() if key != stage_id}
        state = replace(state, stages=left)
        if left:
            return state
        past = PastLot(state.commitment, state.seed, reason)
        return replace(state, commitment="", seed="", lot=(), lots=(*state.lots, past))
    bouts = {key: replace(b, again=True) if b.stage == stage_id else b for key, b in state.bouts.items()}
    prefix = f"{stage_id}-"
    calls = tuple(
        c for c in state.calls if not c.startswith(prefix) and not (c in bouts and bouts[c].stage == stage_id)
    )
    affected = {e for b in bouts.values() if b.stage == stage_id for e in b.now.disqualified}
    state = replace(state, bouts=bouts, calls=calls)
    state = with_stage(state, replace(stage, rules=None, extras=(), settlements=()))
    return _refreshed(state, affected & state.entries.keys())


def _settled(state: State, event: ev.Settled) -> State | None:
    stage = state.stages.get(event.stage)
    if stage is None:
        return None
    settlement = Settlement(event.group, event.order, event.reason)
    return with_stage(state, replace(stage, settlements=(*stage.settlements, settlement)))


def _extra(state: State, event: ev.ExtraScheduled) -> State | None:
    stage = state.stages.get(event.stage)
    if stage is None:
        return None
    added = tuple((event.group, red, blue) for red, blue in event.pairs)
    return with_stage(state, replace(stage, extras=(*stage.extras, *added)))


def _let_stood(state: State, event: ev.LetStood) -> State | None:
    stage = state.stages.get(event.stage)
    return None if stage is None else with_stage(state, replace(stage, accepted=event.source))


def _announced(state: State, event: ev.Announced) -> State | None:
    if event.bout not in state.bouts:
        return None
    return replace(state, announcements={**state.announcements, event.bout: event.t})


def _protested(state: State, event: ev.Protested) -> State | None:
    case = state.protests.get(event.protest)
    kind = state.stages[event.stage].layout.kind if event.stage in state.stages else event.stage
    before = case.state if case is not None else protest.fresh(state.rules, kind, event.announced)
    after = protest.evolve(before, event.fact)
    if len(after.ignored) > len(before.ignored):
        return None
    if case is None and state.paused_at is not None:
        after = protest.evolve(after, protest.Suspended(t=max(state.paused_at, after.filed_at)))
    contest = event.contest or (case.contest if case is not None else "")
    now = Case(bout=event.bout, entry=event.entry, state=after, contest=contest)
    return replace(state, protests={**state.protests, event.protest: now})


def _suspended(state: State, event: ev.Suspended) -> State | None:
    if state.paused_at is not None:
        return None
    return _clocks(replace(state, paused_at=event.t), protest.Suspended(t=event.t))


def _resumed(state: State, event: ev.Resumed) -> State | None:
    if state.paused_at is None or event.t < state.paused_at:
        return None
    pauses = (*state.pauses, (state.paused_at, event.t))
    return _clocks(replace(state, paused_at=None, pauses=pauses), protest.Resumed(t=event.t))


def _clocks(state: State, fact: protest.Event) -> State:
    """The state with the clocks of open protests stopped or going on."""
    changed = {
        key: replace(case, state=protest.evolve(case.state, fact))
        for key, case in state.protests.items()
        if case.state.phase == "filed"
    }
    return replace(state, protests={**state.protests, **changed})


def _rules_changed(state: State, event: ev.RulesChanged) -> State:
    return replace(state, rules=event.rules, settings=event.settings or state.settings)


def _signed(state: State, event: ev.Signed) -> State:
    return replace(state, signed=event.places)


_EVOLVE: dict[type, Callable[[State, Any], State | None]] = {
    ev.Entered: _entered,
    ev.CheckedIn: _checked_in,
    ev.LotCommitted: _committed,
    ev.Drawn: _drawn,
    ev.Moved: _moved,
    ev.Withdrawn: _withdrawn,
    ev.Reinstated: _reinstated,
    ev.Disqualified: _disqualified,
    ev.Called: _called,
    ev.Recorded: _recorded,
    ev.Voided: _voided,
    ev.Settled: _settled,
    ev.ExtraScheduled: _extra,
    ev.Promoted: _promoted,
    ev.RePromoted: _repromoted,
    ev.LetStood: _let_stood,
    ev.Announced: _announced,
    ev.Protested: _protested,
    ev.Suspended: _suspended,
    ev.Resumed: _resumed,
    ev.RulesChanged: _rules_changed,
    ev.Signed: _signed,
}
