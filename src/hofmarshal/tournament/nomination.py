"""The decider of a nomination: one competition of an event, from its entries to its signed final places."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from hofmarshal.rules.notes import Refusal
from hofmarshal.tournament import commands as cmd
from hofmarshal.tournament import drawing, filing, promoting, protest, recording, ruling
from hofmarshal.tournament import events as ev
from hofmarshal.tournament.commands import AnyCommand, Command
from hofmarshal.tournament.disturb import disturbances, disturbs
from hofmarshal.tournament.events import AnyEvent, Event
from hofmarshal.tournament.fold import evolve, fold
from hofmarshal.tournament.places import FinalPlace, TrackPlaces, final_places
from hofmarshal.tournament.promoting import automatic
from hofmarshal.tournament.ruling import contest_rules
from hofmarshal.tournament.state import Settings, State, fresh
from hofmarshal.tournament.state import active as is_active
from hofmarshal.tournament.tables import GroupView, StageView, unfought, view
from hofmarshal.tournament.withdrawal import PlannedBout

__all__ = [
    "AnyCommand",
    "AnyEvent",
    "FinalPlace",
    "GroupView",
    "Overdue",
    "Reaction",
    "Settings",
    "StageView",
    "State",
    "TrackPlaces",
    "automatic",
    "contest_rules",
    "decide",
    "disturbances",
    "disturbs",
    "due",
    "evolve",
    "final_places",
    "fold",
    "fresh",
    "is_active",
    "react",
    "run",
    "view",
]


class Overdue(Command, frozen=True, kw_only=True):
    """The time to decide a protest passed (only `due` issues it)."""

    protest: str
    t: int


class Reaction(msgspec.Struct, frozen=True):
    """A command for another stream: schedule a contest of these two under the rules in force, or cancel it."""

    stream: str
    do: str
    bout: str
    red: str = ""
    blue: str = ""
    stage: str = ""
    group: str = ""


def decide(state: State, command: Command) -> tuple[Event, ...] | Refusal:
    """Events, or the refusal with its clause; never an exception."""
    handler = _DECIDE.get(type(command))
    return handler(state, command) if handler is not None else Refusal("nomination-unknown-command")


def run(state: State, commands: Iterable[Command]) -> tuple[State, tuple[tuple[Command, Refusal], ...]]:
    """The state after these commands, automatic promotions included, and what was refused."""
    refused = []
    for command in commands:
        answer = decide(state, command)
        if isinstance(answer, Refusal):
            refused.append((command, answer))
        else:
            state = onward(fold(state, answer))
    return state, tuple(refused)


def onward(state: State) -> State:
    """The state after every promotion that falls due by itself."""
    return fold(state, onward_events(state))


def onward_events(state: State) -> tuple[Event, ...]:
    """The promotions that fall due by themselves, as events."""
    found: list[Event] = []
    while True:
        answers = [decide(state, command) for command in automatic(state)]
        fresh_events = [event for answer in answers if not isinstance(answer, Refusal) for event in answer]
        if not fresh_events:
            return tuple(found)
        state = fold(state, fresh_events)
        found.extend(fresh_events)


def due(state: State) -> tuple[tuple[int, Command], ...]:
    """The instants at which protests become overdue."""
    return tuple(
        (at, Overdue(protest=key, t=at)) for key, case in state.protests.items() for at, _ in protest.due(case.state)
    )


def react(event: Event, state: State) -> tuple[Reaction, ...]:
    """Contests to be scheduled or taken off, after `event` led to `state`."""
    match event:
        case ev.Drawn(stages=stages) | ev.Promoted(stages=stages):
            return tuple(r for layout in stages for r in _scheduled(state, layout.id))
        case ev.RePromoted(layout=layout):
            return _scheduled(state, layout.id)
        case ev.Moved(stage=stage) | ev.ExtraScheduled(stage=stage):
            return _scheduled(state, stage)
        case ev.Voided(bout=bout) if bout in state.bouts:
            return _again(state, bout)
        case ev.Withdrawn(entry=entry) | ev.Disqualified(entry=entry):
            return _cancelled(state, entry)
    return ()


def _scheduled(state: State, stage: str) -> tuple[Reaction, ...]:
    found = state.stages.get(stage)
    return tuple(_reaction("schedule", bout) for bout in view(state, found).open) if found is not None else ()


def _reaction(do: str, bout: PlannedBout) -> Reaction:
    return Reaction(f"contest:{bout.bout}", do, bout.bout, bout.red, bout.blue, bout.stage, bout.group)


def _again(state: State, bout: str) -> tuple[Reaction, ...]:
    now = state.bouts[bout].now
    return (Reaction(f"contest:{bout}", "refight", bout, now.red, now.blue, now.stage, now.group),)


def _cancelled(state: State, entry: str) -> tuple[Reaction, ...]:
    if state.standings.get(entry) is None or state.standings[entry].state == "active":
        return ()
    stages = [(stage, group) for stage in state.stages.values() for group in stage.groups if entry in group.entries]
    return tuple(
        _reaction("cancel", bout)
        for stage, group in stages
        for bout in unfought(state, stage, group)
        if entry in (bout.red, bout.blue)
    )


def _overdue(state: State, command: Overdue) -> tuple[Event, ...] | Refusal:
    case = state.protests.get(command.protest)
    if case is None:
        return Refusal("protest-unknown", {"protest": command.protest})
    facts = protest.decide(case.state, protest.Lapse(t=command.t))
    if isinstance(facts, Refusal):
        return facts
    return tuple(e for fact in facts if (e := filing.overdue(state, command.protest, fact)) is not None)


_DECIDE: dict[type, Callable[[State, Any], tuple[Event, ...] | Refusal]] = {
    cmd.Enter: drawing.enter,
    cmd.EnterAll: drawing.enter_all,
    cmd.CheckIn: drawing.check_in,
    cmd.Draw: drawing.draw,
    cmd.Compose: drawing.compose,
    cmd.Move: drawing.move,
    cmd.Withdraw: recording.withdraw,
    cmd.Reinstate: drawing.reinstate,
    cmd.Disqualify: recording.disqualify,
    cmd.CallBout: recording.call,
    cmd.Record: recording.record,
    cmd.Void: recording.void,
    cmd.Settle: promoting.settle,
    cmd.ScheduleExtra: promoting.schedule_extra,
    cmd.Promote: promoting.promote,
    cmd.RePromote: promoting.re_promote,
    cmd.LetStand: promoting.let_stand,
    cmd.Announce: filing.announce,
    cmd.Protest: filing.file,
    cmd.Vote: filing.vote,
    cmd.Retract: filing.retract,
    cmd.Suspend: ruling.suspend,
    cmd.Resume: ruling.resume,
    cmd.ChangeRules: ruling.change_rules,
    cmd.Sign: ruling.sign,
    Overdue: _overdue,
}
