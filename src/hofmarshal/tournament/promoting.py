"""Decides how a nomination goes on: extra bouts, the hofmarshal's order of a tie, promotion, and what a correction asks."""

from __future__ import annotations

import msgspec

from hofmarshal.rules.notes import Note, Refusal
from hofmarshal.tournament import commands as cmd
from hofmarshal.tournament import events as ev
from hofmarshal.tournament.disturb import disturbed
from hofmarshal.tournament.drawing import Decision
from hofmarshal.tournament.ranking import needed_bouts
from hofmarshal.tournament.scheme import kind_after, scheme_cites
from hofmarshal.tournament.stages import compose_from, make_groups, next_stages, source_now
from hofmarshal.tournament.state import Stage, State, group_named, stage_rules, track_stages, tracks
from hofmarshal.tournament.tables import GroupView, StageView, criteria, open_tie, view, waiting


def schedule_extra(state: State, command: cmd.ScheduleExtra) -> Decision:
    """Extra bouts between exactly those still tied (sm.12.8.3); refused for anyone else."""
    stages = [state.stages[command.stage]] if command.stage in state.stages else list(state.stages.values())
    if not stages or (command.stage and command.stage not in state.stages):
        return Refusal("nomination-stage-unknown", {"stage": command.stage})
    if command.entries:
        return _extra_of(state, _holding(stages, command), command)
    found = [event for stage in stages for event in _all_extra(state, stage, command)]
    return tuple(found) or Refusal("nomination-extra-none", {}, _extra_cites(state, stages[-1]))


def _holding(stages: list[Stage], command: cmd.ScheduleExtra) -> Stage:
    """The latest of the stages that has a group with all the entries."""
    wanted = set(command.entries)
    holding = [s for s in stages if any(wanted <= set(g.entries) for g in s.groups)]
    return (holding or stages)[-1]


def _extra_cites(state: State, stage: Stage) -> tuple[str, ...]:
    return next((c.cites for c in criteria(stage_rules(state, stage), stage) if c.by == "extra-bout"), ())


def _rank_cites(state: State, stage: Stage) -> tuple[str, ...]:
    """The clauses of everything the ranking of a stage goes by."""
    rows = criteria(stage_rules(state, stage), stage)
    return tuple(dict.fromkeys(clause for row in rows for clause in row.cites))


def _all_extra(state: State, stage: Stage, command: cmd.ScheduleExtra) -> list[ev.ExtraScheduled]:
    groups = [g for g in view(state, stage).groups if g.needed and command.group in ("", g.group.name)]
    return [_scheduled(state, stage, group, group.needed, command.by) for group in groups]


def _scheduled(
    state: State, stage: Stage, group: GroupView, pairs: tuple[tuple[str, str], ...], by: str
) -> ev.ExtraScheduled:
    cites = _extra_cites(state, stage)
    return ev.ExtraScheduled(stage=stage.layout.id, group=group.group.name, pairs=pairs, by=by, cites=cites)


def _extra_of(state: State, stage: Stage, command: cmd.ScheduleExtra) -> Decision:
    cites = _extra_cites(state, stage)
    args: dict[str, str | int] = {"entries": ", ".join(command.entries), "stage": stage.layout.id}
    if not any(c.by == "extra-bout" for c in criteria(stage_rules(state, stage), stage)):
        return Refusal("nomination-extra-unknown-rule", args, _rank_cites(state, stage))
    wanted = set(command.entries)
    group = next((g for g in view(state, stage).groups if wanted <= set(g.group.entries)), None)
    if group is None:
        return Refusal("nomination-extra-not-tied", args, cites)
    if group.open:
        return Refusal("nomination-stage-open", {"stage": stage.layout.id}, cites, _open_notes(group))
    tie = open_tie(group.table, command.entries)
    if tie is None:
        return Refusal("nomination-extra-not-tied", args, cites, _tie_notes(group))
    return (_scheduled(state, stage, group, needed_bouts(tie, group.results), command.by),)


def _open_notes(group: GroupView) -> tuple[Note, ...]:
    return tuple(Note("nomination-open-bout", {"bout": b.bout, "red": b.red, "blue": b.blue}) for b in group.open)


def _tie_notes(group: GroupView) -> tuple[Note, ...]:
    """The ties there are."""
    return tuple(
        Note("nomination-open-tie", {"entries": ", ".join(t.entries), "place": t.place}, t.cites)
        for t in group.table.open_ties
    )


def settle(state: State, command: cmd.Settle) -> Decision:
    """The hofmarshal's order of a tie the rulebook offers nothing more for."""
    stage = state.stages.get(command.stage)
    group = group_named(stage, command.group) if stage is not None else None
    if stage is None or group is None:
        return Refusal("nomination-stage-unknown", {"stage": command.stage})
    if not command.reason.strip():
        return Refusal("nomination-settle-needs-reason", {"stage": command.stage})
    cites = _extra_cites(state, stage)
    if cites or any(c.by == "extra-bout" for c in criteria(stage_rules(state, stage), stage)):
        return Refusal("nomination-settle-extra", {"stage": command.stage}, cites)
    now = next(g for g in view(state, stage).groups if g.group.name == group.name)
    if now.open:
        return Refusal("nomination-stage-open", {"stage": command.stage}, scheme_cites(state), _open_notes(now))
    tied = {p.place: {q.entry for q in now.table.places if q.place == p.place} for p in now.table.places if p.tied}
    if set(command.order) not in tied.values() or len(set(command.order)) != len(command.order):
        return Refusal("nomination-settle-not-tied", {"entries": ", ".join(command.order)})
    event = ev.Settled(stage=command.stage, group=group.name, order=command.order, reason=command.reason, by=command.by)
    return (event,)


def promote(state: State, command: cmd.Promote) -> Decision:
    """Compose the next stage of a track; refused while bouts are open or a tie decides something."""
    stages = track_stages(state, command.track)
    if not stages:
        found = ", ".join(track or "-" for track in tracks(state))
        return Refusal("nomination-track-unknown", {"track": command.track, "tracks": found})
    last = view(state, stages[-1])
    if kind_after(state, stages[-1]) is None:
        return Refusal("nomination-no-next", {"stage": stages[-1].layout.id}, scheme_cites(state))
    if not last.complete:
        cites = tuple(dict.fromkeys((*scheme_cites(state), *_asks_more(state, stages[-1], last))))
        return Refusal("nomination-stage-open", {"stage": stages[-1].layout.id}, cites, why_open(last))
    made = next_stages(state, command.track, command.groups, command.hand)
    if isinstance(made, Refusal):
        return made
    if command.hand and made[0].method != "hand":
        args: dict[str, str | int] = {"method": "hand", "methods": made[0].method}
        return Refusal("nomination-draw-method", args, scheme_cites(state))
    if any(layout.id in state.stages for layout in made):
        return Refusal("nomination-no-next", {"stage": stages[-1].layout.id}, scheme_cites(state))
    cites = tuple(dict.fromkeys(c for layout in made for c in layout.cites))
    return (ev.Promoted(stages=made, by=command.by, cites=cites),)


def _asks_more(state: State, stage: Stage, seen: StageView) -> tuple[str, ...]:
    """The clauses by which a stage is not over: its extra bouts, or all it is ranked by where a tie has to be ruled on."""
    ruled = any(open_tie(group.table, tied) is None for group in seen.groups for tied in group.deciding)
    return (_rank_cites if ruled else _extra_cites)(state, stage)


def why_open(stage: StageView) -> tuple[Note, ...]:
    """What a stage still lacks: bouts, extra bouts, a ruling on a tie."""
    notes: list[Note] = []
    for group in stage.groups:
        notes.extend(_open_notes(group))
        for tied in group.deciding:
            tie = open_tie(group.table, tied)
            code = "nomination-tie-extra" if tie is not None else "nomination-tie-ruling"
            args: dict[str, str | int] = {"entries": ", ".join(tied), "group": group.group.name}
            notes.append(Note(code, args, tie.cites if tie is not None else ()))
    return tuple(notes)


def automatic(state: State) -> tuple[cmd.Promote, ...]:
    """The promotions that fall due by themselves, where the settings say so."""
    if state.settings.promote != "auto":
        return ()
    ready = []
    for track in tracks(state):
        last = track_stages(state, track)[-1]
        if kind_after(state, last) is not None and not waiting(state, last) and view(state, last).complete:
            ready.append(cmd.Promote(track=track))
    return tuple(ready)


def re_promote(state: State, command: cmd.RePromote) -> Decision:
    """Compose a stage again from corrected places: the same as if they had been so from the start."""
    stage = state.stages.get(command.stage)
    before = state.stages.get(stage.layout.before) if stage is not None else None
    if stage is None or before is None:
        return Refusal("nomination-stage-not-promoted", {"stage": command.stage})
    if not command.reason.strip():
        return Refusal("nomination-reason-needed", {"stage": command.stage})
    if not disturbed(state, stage) and not command.groups:
        return Refusal("nomination-not-disturbed", {"stage": command.stage})
    last = view(state, before)
    if not last.complete:
        return Refusal("nomination-stage-open", {"stage": before.layout.id}, scheme_cites(state), why_open(last))
    made: ev.Layout | Refusal = compose_from(state, before, stage.layout.track, command.groups or stage.layout.chosen)
    if stage.layout.method == "hand" and not command.groups:
        made = _by_hand_again(state, stage)
    if isinstance(made, Refusal):
        return made
    if made.id != stage.layout.id:
        return Refusal("nomination-other-stage", {"stage": stage.layout.id, "next": made.id}, scheme_cites(state))
    return (ev.RePromoted(layout=made, reason=command.reason, by=command.by, cites=made.cites),)


def _by_hand_again(state: State, stage: Stage) -> ev.Layout:
    """A stage composed by hand keeps its groups; those who come in take the seats of those who go."""
    source = source_now(state, stage)
    old = [seat.entry for seat in stage.layout.source]
    new = [seat.entry for seat in source]
    coming = iter([entry for entry in new if entry not in old])
    heirs = {entry: next(coming, "") for entry in old if entry not in new}
    members = [[heirs.get(e, e) for e in group.entries if heirs.get(e, e)] for group in stage.groups]
    members[-1].extend(coming)
    groups = make_groups(state, [group.name for group in stage.groups], members)
    return msgspec.structs.replace(stage.layout, groups=groups, source=source)


def let_stand(state: State, command: cmd.LetStand) -> Decision:
    """Keep a stage as promoted though the places before it were corrected; the reason is logged."""
    stage = state.stages.get(command.stage)
    if stage is None or not stage.layout.before:
        return Refusal("nomination-stage-not-promoted", {"stage": command.stage})
    if not command.reason.strip():
        return Refusal("nomination-reason-needed", {"stage": command.stage})
    if not disturbed(state, stage):
        return Refusal("nomination-not-disturbed", {"stage": command.stage})
    source = source_now(state, stage)
    return (ev.LetStood(stage=command.stage, source=source, reason=command.reason, by=command.by),)
