"""Decides what happens before the first bout: entries, check-in, the draw, groups by hand, moves."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from hofmarshal.rules.notes import Note, Refusal
from hofmarshal.tournament import commands as cmd
from hofmarshal.tournament import events as ev
from hofmarshal.tournament.lot import commit, order
from hofmarshal.tournament.scheme import scheme_cites
from hofmarshal.tournament.stages import compose_hand, draw_stage, make_groups
from hofmarshal.tournament.state import Stage, State, active, group_named, group_of

_HASH = re.compile(r"[0-9a-fA-F]{64}")

Decision = tuple[ev.Event, ...] | Refusal


def enter(state: State, command: cmd.Enter) -> Decision:
    """Add an entry or mend its data."""
    entry = command.entry
    if not entry.entry.strip():
        return Refusal("nomination-entry-without-code", {"name": entry.name})
    if state.entries.get(entry.entry) == entry:
        return Refusal("nomination-entry-known", {"entry": entry.entry})
    return (ev.Entered(entry=entry, by=command.by),)


def enter_all(state: State, command: cmd.EnterAll) -> Decision:
    """Add or mend several entries; what is known already says nothing new."""
    fresh = [entry for entry in command.entries if state.entries.get(entry.entry) != entry]
    nameless = next((entry for entry in fresh if not entry.entry.strip()), None)
    if nameless is not None:
        return Refusal("nomination-entry-without-code", {"name": nameless.name})
    return tuple(ev.Entered(entry=entry, by=command.by) for entry in fresh)


def reinstate(state: State, command: cmd.Reinstate) -> Decision:
    """Take a withdrawal back; once there are groups, an entry comes in late as any other does."""
    unknown = unknown_entries(state, (command.entry,))
    if unknown is not None:
        return unknown
    if state.stages:
        return Refusal("nomination-already-drawn", {"stage": next(iter(state.stages))})
    if command.entry not in state.withdrawals or not command.reason.strip():
        code = "nomination-reinstate-reason" if command.entry in state.withdrawals else "nomination-not-withdrawn"
        return Refusal(code, {"entry": command.entry})
    return (ev.Reinstated(entry=command.entry, reason=command.reason.strip(), by=command.by),)


def check_in(state: State, command: cmd.CheckIn) -> Decision:
    """Confirm entries; after the draw an absent one withdraws instead."""
    unknown = unknown_entries(state, command.entries)
    if unknown is not None:
        return unknown
    if not command.present and state.stages:
        return Refusal("nomination-already-drawn", {"stage": next(iter(state.stages))})
    return (ev.CheckedIn(entries=command.entries, present=command.present, by=command.by),)


def unknown_entries(state: State, entries: Sequence[str]) -> Refusal | None:
    """The refusal that names entries nobody entered."""
    odd = [entry for entry in entries if entry not in state.entries]
    if not entries or odd:
        return Refusal("nomination-entry-unknown", {"entry": ", ".join(odd)})
    return None


def here(state: State) -> tuple[str, ...]:
    """The entries to be drawn: checked in and not withdrawn or removed."""
    return tuple(code for code, entry in state.entries.items() if entry.checked_in and active(state, code))


def not_admitted(
    state: State, barred: Mapping[str, tuple[Note, ...]], entries: Iterable[str] | None = None
) -> Refusal | None:
    """The refusal that names those of `entries` (None: of all who are here) who are not admitted, and what is missing."""
    wanted = here(state) if entries is None else entries
    found = [entry for entry in wanted if entry in barred]
    if not found:
        return None
    reasons = tuple(note for entry in found for note in barred[entry])
    cites = tuple(dict.fromkeys(clause for note in reasons for clause in note.cites))
    return Refusal("admission-not-drawn", {"count": len(found)}, cites, reasons)


def draw(state: State, command: cmd.Draw) -> Decision:
    """Publish the seed's hash, or draw the first stage of every track."""
    refusal = _not_drawable(state, command.method)
    if refusal is not None:
        return refusal
    cites = draw_cites(state)
    if not command.seed:
        if not command.commitment:
            return Refusal("nomination-lot-no-seed", {}, cites)
        if state.commitment and (state.seed or not command.reason.strip()):
            return Refusal("nomination-lot-committed", {"commitment": state.commitment}, cites)
        if not _HASH.fullmatch(command.commitment):
            return Refusal("nomination-lot-commitment-form", {"commitment": command.commitment}, cites)
        reason = command.reason if state.commitment else ""
        return (ev.LotCommitted(commitment=command.commitment.lower(), reason=reason, by=command.by, cites=cites),)
    published = state.commitment or command.commitment.lower()
    if published and commit(command.seed) != published:
        args: dict[str, str | int] = {"commitment": published, "actual": commit(command.seed)}
        return Refusal("nomination-lot-wrong-seed", args, cites)
    barred = not_admitted(state, command.barred)
    if barred is not None:
        return barred
    entries = here(state)
    lot = order(entries, command.seed)
    split = by_track(state, entries)
    if isinstance(split, Refusal):
        return split
    layouts = []
    for track, members in split.items():
        made = draw_stage(state, track, members, lot, command.method, command.groups, command.final)
        if isinstance(made, Refusal):
            return made
        layouts.append(made)
    return (
        ev.Drawn(
            pin=state.pin,
            seed=command.seed,
            lot=lot,
            stages=tuple(layouts),
            by=command.by,
            cites=_all_cites(layouts, cites),
        ),
    )


def _all_cites(layouts: Sequence[ev.Layout], cites: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys((*cites, *(c for layout in layouts for c in layout.cites))))


def draw_cites(state: State) -> tuple[str, ...]:
    """The clauses of the draw."""
    return state.rules.draw.cites if state.rules.draw is not None else ()


def _not_drawable(state: State, method: str) -> Refusal | None:
    if state.stages:
        return Refusal("nomination-already-drawn", {"stage": next(iter(state.stages))})
    rule = state.rules.draw
    if rule is not None and method not in rule.methods:
        return Refusal("nomination-draw-method", {"method": method, "methods": ", ".join(rule.methods)}, rule.cites)
    return None


def by_track(state: State, entries: Sequence[str]) -> dict[str, tuple[str, ...]] | Refusal:
    """The entries by weight category where the rulebook splits by it; otherwise all together (isb-duel.weight)."""
    rule = state.rules.weight
    if rule is None or not rule.categories:
        return {"": tuple(entries)}
    without = [code for code in entries if not state.entries[code].weight_category]
    if without:
        return Refusal("nomination-weight-missing", {"entry": ", ".join(without)}, rule.cites)
    categories = sorted({state.entries[code].weight_category for code in entries})
    return {c: tuple(e for e in entries if state.entries[e].weight_category == c) for c in categories} or {"": ()}


def compose(state: State, command: cmd.Compose) -> Decision:
    """Compose the first stage of a track by hand."""
    rule = state.rules.draw
    if rule is not None and "hand" not in rule.methods:
        return Refusal("nomination-draw-method", {"method": "hand", "methods": ", ".join(rule.methods)}, rule.cites)
    barred = not_admitted(state, command.barred)
    if barred is not None:
        return barred
    split = by_track(state, here(state))
    if isinstance(split, Refusal):
        return split
    if command.track not in split:
        return Refusal("nomination-track-unknown", {"track": command.track, "tracks": ", ".join(split)})
    if any(stage.layout.track == command.track for stage in state.stages.values()):
        return Refusal("nomination-already-drawn", {"stage": next(iter(state.stages))})
    made = compose_hand(state, command.track, command.groups, split[command.track])
    if isinstance(made, Refusal):
        return made
    lot = tuple(entry for group in command.groups for entry in group)
    return (
        ev.Drawn(
            pin=state.pin,
            lot=(*state.lot, *lot),
            stages=(made,),
            by=command.by,
            cites=_all_cites([made], draw_cites(state)),
        ),
    )


def move(state: State, command: cmd.Move) -> Decision:
    """Move or swap an entry; once a bout of the stage is called, only with a reason, which is logged."""
    stage = _stage_of(state, command)
    if stage is None:
        return Refusal("nomination-stage-unknown", {"stage": command.stage})
    if command.entry not in state.entries:
        return Refusal("nomination-entry-unknown", {"entry": command.entry})
    if command.busy:
        entry, ring = next(iter(command.busy.items()))
        return Refusal("draw-in-a-bout", {"entry": entry, "ring": ring})
    if stage.called and not command.reason.strip():
        return Refusal("nomination-move-needs-reason", {"entry": command.entry, "stage": stage.layout.id})
    moved_on = _elsewhere(stage, command)
    if moved_on is not None:
        return moved_on
    barred = None if group_of(stage, command.entry) else not_admitted(state, command.barred, (command.entry,))
    if barred is not None:
        return barred
    members = {group.name: list(group.entries) for group in stage.groups}
    problem = _swap(stage, members, command) if command.swap else _shift(state, stage, members, command)
    if problem is not None:
        return problem
    kept = [(name, entries) for name, entries in members.items() if entries]
    groups = make_groups(state, [name for name, _ in kept], [entries for _, entries in kept])
    same = {group.name: group for group in stage.groups}
    groups = tuple(same[g.name] if same[g.name].entries == g.entries else g for g in groups)
    event = ev.Moved(stage=stage.layout.id, entry=command.entry, groups=groups, reason=command.reason, by=command.by)
    return (msgspec.structs.replace(event, cites=draw_cites(state)),)


def _stage_of(state: State, command: cmd.Move) -> Stage | None:
    """The stage named, else the latest one the entry is in, else the latest."""
    if command.stage:
        return state.stages.get(command.stage)
    stages = list(state.stages.values())[::-1]
    return next((s for s in stages if group_of(s, command.entry)), stages[0] if stages else None)


def _elsewhere(stage: Stage, command: cmd.Move) -> Refusal | None:
    """The refusal of a move that rests on groups somebody else has changed since."""
    for entry, was in ((command.entry, command.was), (command.swap, command.swap_was)):
        home = group_of(stage, entry) if entry else None
        now = home.name if home is not None else "-"
        if was and was != now:
            args: dict[str, str | int] = {"entry": entry, "was": was, "now": now}
            return Refusal("draw-moved-meanwhile", {k: "none" if v == "-" else v for k, v in args.items()})
    return None


def _swap(stage: Stage, members: dict[str, list[str]], command: cmd.Move) -> Refusal | None:
    one, other = group_of(stage, command.entry), group_of(stage, command.swap)
    if one is None or other is None:
        gone = command.entry if one is None else command.swap
        return Refusal("nomination-entry-not-in-stage", {"entry": gone, "stage": stage.layout.id})
    if one.name == other.name:
        return Refusal("nomination-move-nowhere", {"entry": command.entry, "group": one.name})
    first, second = members[one.name], members[other.name]
    place, place_other = first.index(command.entry), second.index(command.swap)
    first[place], second[place_other] = command.swap, command.entry
    return None


def _shift(state: State, stage: Stage, members: dict[str, list[str]], command: cmd.Move) -> Refusal | None:
    target = group_named(stage, command.to)
    if target is None:
        return Refusal("nomination-group-unknown", {"group": command.to, "groups": ", ".join(members)})
    if command.entry in target.entries:
        return Refusal("nomination-move-nowhere", {"entry": command.entry, "group": target.name})
    if stage.layout.kind in ("elimination", "pairs-by-lot") and len(target.entries) > 1:
        return Refusal("nomination-pair-size", {"size": len(target.entries) + 1}, scheme_cites(state))
    home = group_of(stage, command.entry)
    if home is None and command.entry not in here(state):
        confirmed = state.rules.groups.cites if state.rules.groups is not None else draw_cites(state)
        return Refusal("draw-not-here", {"entry": command.entry}, confirmed)
    if home is not None:
        members[home.name].remove(command.entry)
    members[target.name].append(command.entry)
    return None


def together(layouts: Sequence[ev.Layout]) -> tuple[Note, ...]:
    """Who could not be kept apart, and why."""
    return tuple(note for layout in layouts for note in layout.notes)
