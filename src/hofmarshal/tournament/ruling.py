"""Decides suspensions of the clocks, changes of rules and the signature under the final places."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from hofmarshal.rules.model import Nomination
from hofmarshal.rules.notes import Note, Refusal
from hofmarshal.tournament import commands as cmd
from hofmarshal.tournament import events as ev
from hofmarshal.tournament.disturb import disturbances
from hofmarshal.tournament.drawing import Decision
from hofmarshal.tournament.places import TrackPlaces, final_places
from hofmarshal.tournament.scheme import scheme_cites
from hofmarshal.tournament.settings import AT_THE_DRAW, AT_THE_PROMOTION, Settings
from hofmarshal.tournament.state import State, filled

KEPT = (
    "mechanism",
    "zones",
    "weapons",
    "grips",
    "actions",
    "targets",
    "scoring",
    "priority",
    "together",
    "afterblow",
    "acknowledge",
    "hits",
    "horn",
    "ends",
    "rounds",
    "ties",
    "extra_round",
    "record",
    "awards",
    "ranking",
    "withdrawal",
)
"""The blocks that make a stage's scoring and ranking: once its first contest is called they stay."""


def suspend(state: State, command: cmd.Suspend) -> Decision:
    """The event is suspended: the clocks of protests stand still."""
    if state.paused_at is not None or (state.pauses and command.t < state.pauses[-1][1]):
        return Refusal("protest-clock-stands")
    return (ev.Suspended(t=command.t, by=command.by),)


def resume(state: State, command: cmd.Resume) -> Decision:
    """The event goes on."""
    if state.paused_at is None or command.t < state.paused_at:
        return Refusal("protest-clock-runs")
    return (ev.Resumed(t=command.t, by=command.by),)


def change_rules(state: State, command: cmd.ChangeRules) -> Decision:
    """New rules for contests not yet called; the event states every value that differs.

    Other settings than before go along; those that the draw (or the promotion) has used up stay. Before the draw other
    settings need no reason.
    """
    settings = command.settings or state.settings
    rules = filled(command.rules, settings)
    changed, other = difference(state.rules, rules), settings != state.settings
    if not changed and not other:
        return Refusal("nomination-rules-same")
    if used := _used_up(state, settings):
        return Refusal("nomination-settings-drawn", {"names": ", ".join(used)})
    if (changed or state.stages) and not command.reason.strip():
        return Refusal("nomination-reason-needed", {"stage": ""})
    told = settings if other else None
    return (ev.RulesChanged(rules=rules, changed=changed, reason=command.reason, by=command.by, settings=told),)


def _used_up(state: State, settings: Settings) -> tuple[str, ...]:
    """The settings that differ though what was made of them stands."""
    stay = (*AT_THE_DRAW, *(AT_THE_PROMOTION if len(state.stages) > 1 else ())) if state.stages else ()
    return tuple(name for name in stay if getattr(settings, name) != getattr(state.settings, name))


def difference(old: Nomination, new: Nomination) -> tuple[ev.Change, ...]:
    """Every value that differs, by its path; lists as a whole."""
    before, after = msgspec.to_builtins(old), msgspec.to_builtins(new)
    return tuple(_differing("", before, after))


def _differing(path: str, old: object, new: object) -> list[ev.Change]:
    if isinstance(old, dict) and isinstance(new, dict):
        keys = dict.fromkeys((*old, *new))
        return [c for key in keys for c in _differing(f"{path}.{key}".lstrip("."), old.get(key), new.get(key))]
    if old == new:
        return []
    return [ev.Change(path, msgspec.json.encode(old).decode(), msgspec.json.encode(new).decode())]


def held_back(state: State) -> tuple[Note, ...]:
    """Stages that keep scoring or ranking values which the rules in force no longer have, and which."""
    notes = []
    for key, stage in state.stages.items():
        if stage.rules is None or stage.rules == state.rules:
            continue
        paths = [c.path for c in difference(stage.rules, state.rules) if c.path.split(".")[0] in KEPT]
        if paths:
            notes.append(Note("nomination-rules-kept", {"stage": key, "paths": ", ".join(paths)}))
    return tuple(notes)


def contest_rules(state: State, stage: str) -> Nomination:
    """The rules a contest of this stage is called with: those in force, with the stage's own scoring and ranking."""
    found = state.stages.get(stage)
    if found is None or found.rules is None:
        return state.rules
    return msgspec.structs.replace(state.rules, **{name: getattr(found.rules, name) for name in KEPT})


def sign(state: State, command: cmd.Sign) -> Decision:
    """Sign the final places: everything is over, nothing disturbed, no protest waits."""
    reasons = tuple(why_unsigned(state))
    if reasons:
        cites = tuple(dict.fromkeys(clause for note in reasons for clause in note.cites))
        return Refusal("nomination-not-final", {"count": len(reasons)}, cites, reasons)
    if is_signed(state):
        return Refusal("nomination-signed-already")
    places = _listed(final_places(state))
    return (ev.Signed(places=places, note=command.note, by=command.by),)


def is_signed(state: State) -> bool:
    """Whether the places as they are now were signed; a correction that moves one asks for a new signature."""
    return state.signed is not None and state.signed == _listed(final_places(state))


def _listed(tracks: Iterable[TrackPlaces]) -> tuple[tuple[str, str, int], ...]:
    return tuple((track.track, p.entry, p.place or 0) for track in tracks for p in track.places)


def why_unsigned(state: State) -> list[Note]:
    """What stands between the nomination and its signature."""
    tracks = final_places(state)
    notes = [] if tracks else [Note("nomination-not-drawn", {"bout": ""})]
    going = scheme_cites(state)
    notes += [
        Note("nomination-track-running", {"track": track.track or "main"}, going) for track in tracks if not track.final
    ]
    notes += disturbances(state)
    heard = state.rules.protest_decision.cites if state.rules.protest_decision is not None else ()
    notes += [
        Note("nomination-protest-open", {"protest": key}, heard)
        for key, case in state.protests.items()
        if case.state.phase == "filed"
    ]
    return notes
