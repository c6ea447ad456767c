"""The decider of the floor: what must hold across all contests of an event.

Nobody is in two rings at once, a fighter held by the medic is called nowhere, warnings are counted over the whole
event, and whoever the ladder removes (u.1.4: the third warning) is called no more.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from hofmarshal.contest.reasons import Reason
from hofmarshal.rules.conduct_blocks import LadderRow
from hofmarshal.rules.notes import Note, Refusal
from hofmarshal.tournament.commands import kebab

replace = msgspec.structs.replace


class Command(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True, tag_field="do", tag=kebab
):
    """What is asked of the floor, at `t` ms on the event's clock."""

    t: int = 0


class Reserve(Command, frozen=True, kw_only=True):
    """Call a bout: its fighters are busy in this ring until released. `override` goes on over too short a rest.

    `again`: the bout goes on after an undo. It takes its place whatever else is so; if a fighter is at another ring by
    now, it waits for him there, and he is called nowhere else first.
    """

    bout: str
    fighters: tuple[str, ...]
    ring: str = ""
    override: str = ""
    again: bool = False


class Release(Command, frozen=True, kw_only=True):
    """The bout is over: its fighters are free and their rest begins; not if its call was undone (`unfought`)."""

    bout: str
    unfought: bool = False


class Hold(Command, frozen=True, kw_only=True):
    """The medic holds a fighter: no call anywhere until cleared."""

    fighter: str
    reason: str = ""


class Clear(Command, frozen=True, kw_only=True):
    """The medic clears a fighter."""

    fighter: str


class Warn(Command, frozen=True, kw_only=True):
    """A warning was given in some bout; `warning` names it, so that it counts once and can be taken back."""

    warning: str
    fighter: str
    bout: str = ""
    clause: str = ""


class Unwarn(Command, frozen=True, kw_only=True):
    """The warning was annulled where it was given."""

    warning: str


class Remove(Command, frozen=True, kw_only=True):
    """The fighter is removed from the event by a ruling."""

    fighter: str
    reason: str
    clause: str = ""


class SetRules(Command, frozen=True, kw_only=True):
    """The ladder rows and the least rest (ms) of a nomination of the event: the floor goes by them too from now on.

    `instead`: by these of all nominations, and by no others.
    """

    ladder: tuple[LadderRow, ...] = ()
    rest: int = 0
    instead: bool = False


class Event(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="event", tag=kebab):
    """A fact of the floor, with the clauses it rests on."""

    t: int
    cites: tuple[str, ...] = ()


class Reserved(Event, frozen=True, kw_only=True):
    """A bout was called to a ring, or goes on there `again`."""

    bout: str
    fighters: tuple[str, ...]
    ring: str = ""
    override: str = ""
    again: bool = False


class Released(Event, frozen=True, kw_only=True):
    """A bout let its fighters go; `unfought`: its call was undone, so that they have nothing to rest from."""

    bout: str
    unfought: bool = False


class Held(Event, frozen=True, kw_only=True):
    """A fighter was held."""

    fighter: str
    reason: str = ""


class Cleared(Event, frozen=True, kw_only=True):
    """A fighter was cleared."""

    fighter: str


class Warned(Event, frozen=True, kw_only=True):
    """A warning counts for the event."""

    warning: str
    fighter: str
    bout: str = ""


class Unwarned(Event, frozen=True, kw_only=True):
    """A warning counts no more."""

    warning: str


class Removed(Event, frozen=True, kw_only=True):
    """A fighter was removed by a ruling."""

    fighter: str
    reason: str


class RulesSet(Event, frozen=True, kw_only=True):
    """Rows of ladders of scope `event` and the least rest (ms) that hold beside those known, or `instead` of them."""

    ladder: tuple[LadderRow, ...] = ()
    rest: int = 0
    instead: bool = False


AnyEvent = Reserved | Released | Held | Cleared | Warned | Unwarned | Removed | RulesSet


class State(msgspec.Struct, frozen=True, kw_only=True):
    """The floor now. `ladder` are the rules' rows of scope `event`; `rest` is the least rest in ms (0: none asked for).

    `bouts` are those called, `waiting` those that go on after an undo but whose fighters are in another one of `bouts`.
    `held` are the reasons of those whom the medic holds, `held_at` the instants since when.
    """

    ladder: tuple[LadderRow, ...] = ()
    rest: int = 0
    bouts: dict[str, Reserved] = {}
    waiting: dict[str, Reserved] = {}
    freed: dict[str, int] = {}
    held: dict[str, str] = {}
    held_at: dict[str, int] = {}
    warnings: dict[str, str] = {}
    ruled_out: dict[str, Note] = {}
    ignored: tuple[Event, ...] = ()


def fresh(ladder: Sequence[LadderRow] = (), rest: int = 0) -> State:
    """An empty floor under the ladders of the event's rulebooks."""
    return State(ladder=tuple(row for row in ladder if row.scope == "event"), rest=rest)


def warnings_of(state: State, fighter: str) -> int:
    """Warnings a fighter has had in the event: what a contest is told at its call."""
    return sum(1 for one in state.warnings.values() if one == fighter)


def removal(state: State, fighter: str) -> Note | None:
    """Why a fighter is out of the event: by a ruling, or by the ladder's count of warnings (u.1.4)."""
    if fighter in state.ruled_out:
        return state.ruled_out[fighter]
    count = warnings_of(state, fighter)
    rows = [row for row in state.ladder if row.kind == "warning" and row.then == "remove" and row.at <= count]
    if not rows:
        return None
    return Note("floor-removed-warnings", {"fighter": fighter, "count": count}, rows[0].cites)


def obstacles(state: State, fighters: Sequence[str], t: int, bout: str = "") -> tuple[Reason, ...]:
    """Why these cannot be called now: busy, held or removed block; too short a rest warns."""
    return tuple(reason for fighter in fighters for reason in _obstacles(state, fighter, t, bout))


def _obstacles(state: State, fighter: str, t: int, bout: str) -> list[Reason]:
    found = []
    every = (*state.bouts.values(), *state.waiting.values())
    busy = next((b for b in every if fighter in b.fighters and b.bout != bout), None)
    if busy is not None:
        args: dict[str, str | int] = {"fighter": fighter, "bout": busy.bout, "ring": busy.ring}
        found.append(Reason("block", Note("floor-busy", args)))
    if fighter in state.held:
        found.append(Reason("block", Note("floor-held", {"fighter": fighter, "reason": state.held[fighter]})))
    gone = removal(state, fighter)
    if gone is not None:
        found.append(Reason("block", gone))
    rested = t - state.freed[fighter] if fighter in state.freed else state.rest
    if busy is None and rested < state.rest:
        args = {"fighter": fighter, "rested": max(0, rested) // 1000, "rest": state.rest // 1000}
        found.append(Reason("warn", Note("floor-short-rest", args)))
    return found


def decide(state: State, command: Command) -> tuple[Event, ...] | Refusal:
    """Events, or the refusal with its reasons; never an exception."""
    handler = _DECIDE.get(type(command))
    return handler(state, command) if handler is not None else Refusal("floor-unknown-command")


def evolve(state: State, event: Event) -> State:
    """The state after an event; one that does not fit is listed in `ignored`."""
    handler = _EVOLVE.get(type(event))
    after = handler(state, event) if handler is not None else None
    return replace(state, ignored=(*state.ignored, event)) if after is None else after


def react(event: Event, state: State) -> tuple[tuple[str, Note], ...]:
    """Fighters that `event` put out of the event: their nominations are to remove them, for this reason."""
    if not isinstance(event, Warned | Removed):
        return ()
    why = removal(state, event.fighter)
    return ((event.fighter, why),) if why is not None else ()


def _reserve(state: State, command: Reserve) -> tuple[Event, ...] | Refusal:
    there = state.bouts.get(command.bout) or state.waiting.get(command.bout)
    if there is not None:
        return Refusal("floor-bout-called", {"bout": command.bout, "ring": there.ring})
    if len(set(command.fighters)) < len(command.fighters) or not command.fighters:
        return Refusal("floor-fighters-odd", {"bout": command.bout})
    if command.again:
        return (Reserved(t=command.t, bout=command.bout, fighters=command.fighters, ring=command.ring, again=True),)
    reasons = obstacles(state, command.fighters, command.t, command.bout)
    blocks = [reason for reason in reasons if reason.severity == "block"]
    if blocks or (reasons and not command.override.strip()):
        notes = tuple(reason.note for reason in reasons)
        cites = tuple(dict.fromkeys(clause for note in notes for clause in note.cites))
        return Refusal("floor-cannot-call" if blocks else "floor-rest-first", {"bout": command.bout}, cites, notes)
    override = command.override if reasons else ""
    return (Reserved(t=command.t, bout=command.bout, fighters=command.fighters, ring=command.ring, override=override),)


def _release(state: State, command: Release) -> tuple[Event, ...] | Refusal:
    if command.bout not in state.bouts and command.bout not in state.waiting:
        return Refusal("floor-bout-not-called", {"bout": command.bout})
    return (Released(t=command.t, bout=command.bout, unfought=command.unfought),)


def _hold(state: State, command: Hold) -> tuple[Event, ...] | Refusal:
    if command.fighter in state.held:
        return Refusal("floor-held-already", {"fighter": command.fighter})
    return (Held(t=command.t, fighter=command.fighter, reason=command.reason),)


def _clear(state: State, command: Clear) -> tuple[Event, ...] | Refusal:
    if command.fighter not in state.held:
        return Refusal("floor-not-held", {"fighter": command.fighter})
    return (Cleared(t=command.t, fighter=command.fighter),)


def _warn(state: State, command: Warn) -> tuple[Event, ...] | Refusal:
    if command.warning in state.warnings:
        return Refusal("floor-warning-known", {"warning": command.warning})
    count = warnings_of(state, command.fighter) + 1
    reached = [row for row in state.ladder if row.kind == "warning" and row.at <= count]
    cites = [command.clause] if command.clause else []
    cites += [clause for row in reached for clause in row.cites]
    found = Warned(t=command.t, warning=command.warning, fighter=command.fighter, bout=command.bout)
    return (replace(found, cites=tuple(dict.fromkeys(cites))),)


def _unwarn(state: State, command: Unwarn) -> tuple[Event, ...] | Refusal:
    if command.warning not in state.warnings:
        return Refusal("floor-warning-unknown", {"warning": command.warning})
    return (Unwarned(t=command.t, warning=command.warning),)


def _remove(state: State, command: Remove) -> tuple[Event, ...] | Refusal:
    if removal(state, command.fighter) is not None:
        return Refusal("floor-removed-already", {"fighter": command.fighter})
    if not command.reason.strip():
        return Refusal("floor-removal-needs-reason", {"fighter": command.fighter})
    cites = (command.clause,) if command.clause else ()
    return (Removed(t=command.t, fighter=command.fighter, reason=command.reason, cites=cites),)


def _set_rules(state: State, command: SetRules) -> tuple[Event, ...] | Refusal:
    if command.instead:
        rows = tuple(dict.fromkeys(row for row in command.ladder if row.scope == "event"))
        same = (rows, command.rest) == (state.ladder, state.rest)
        return () if same else (RulesSet(t=command.t, ladder=rows, rest=command.rest, instead=True),)
    ladder = tuple(row for row in command.ladder if row.scope == "event" and row not in state.ladder)
    if not ladder and command.rest <= state.rest:
        return ()
    return (RulesSet(t=command.t, ladder=ladder, rest=command.rest),)


_DECIDE: dict[type, Callable[[State, Any], tuple[Event, ...] | Refusal]] = {
    Reserve: _reserve,
    Release: _release,
    Hold: _hold,
    Clear: _clear,
    Warn: _warn,
    Unwarn: _unwarn,
    Remove: _remove,
    SetRules: _set_rules,
}


def _reserved(state: State, event: Reserved) -> State | None:
    if event.bout in state.bouts or event.bout in state.waiting:
        return None
    if not _taken(state) & set(event.fighters):
        return replace(state, bouts={**state.bouts, event.bout: event})
    return replace(state, waiting={**state.waiting, event.bout: event}) if event.again else None


def _taken(state: State) -> set[str]:
    return {fighter for bout in state.bouts.values() for fighter in bout.fighters}


def _released(state: State, event: Released) -> State | None:
    bout = state.bouts.get(event.bout)
    if bout is None and event.bout not in state.waiting:
        return None
    left = {key: value for key, value in state.bouts.items() if key != event.bout}
    waiting = {key: value for key, value in state.waiting.items() if key != event.bout}
    freed = {} if bout is None or event.unfought else dict.fromkeys(bout.fighters, event.t)
    return _moved_up(replace(state, bouts=left, waiting=waiting, freed={**state.freed, **freed}))


def _moved_up(state: State) -> State:
    """Those that wait take the places that are free now, in the order in which they came."""
    for bout in state.waiting.values():
        if not _taken(state) & set(bout.fighters):
            waiting = {key: value for key, value in state.waiting.items() if key != bout.bout}
            state = replace(state, bouts={**state.bouts, bout.bout: bout}, waiting=waiting)
    return state


def _held(state: State, event: Held) -> State:
    held_at = {**state.held_at, event.fighter: event.t}
    return replace(state, held={**state.held, event.fighter: event.reason}, held_at=held_at)


def _cleared(state: State, event: Cleared) -> State | None:
    if event.fighter not in state.held:
        return None
    held = {key: value for key, value in state.held.items() if key != event.fighter}
    return replace(state, held=held, held_at={key: state.held_at[key] for key in held})


def _warned(state: State, event: Warned) -> State | None:
    if event.warning in state.warnings:
        return None
    return replace(state, warnings={**state.warnings, event.warning: event.fighter})


def _unwarned(state: State, event: Unwarned) -> State | None:
    if event.warning not in state.warnings:
        return None
    return replace(state, warnings={key: value for key, value in state.warnings.items() if key != event.warning})


def _removed(state: State, event: Removed) -> State:
    note = Note("floor-removed-ruling", {"fighter": event.fighter, "reason": event.reason}, event.cites)
    return replace(state, ruled_out={**state.ruled_out, event.fighter: note})


def _rules_set(state: State, event: RulesSet) -> State:
    if event.instead:
        return replace(state, ladder=event.ladder, rest=event.rest)
    return replace(state, ladder=(*state.ladder, *event.ladder), rest=max(state.rest, event.rest))


_EVOLVE: dict[type, Callable[[State, Any], State | None]] = {
    Reserved: _reserved,
    Released: _released,
    Held: _held,
    Cleared: _cleared,
    Warned: _warned,
    Unwarned: _unwarned,
    Removed: _removed,
    RulesSet: _rules_set,
}
