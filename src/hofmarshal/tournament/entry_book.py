"""The decider of `entries`, one stream of an event: lists taken in, self-entries and their waiting lists, teams' rosters.

It holds entries' numbers only; names, clubs, contacts and birth dates lie in tables of their own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import msgspec

from hofmarshal.rules.notes import Note, Refusal
from hofmarshal.tournament.commands import kebab
from hofmarshal.tournament.entries import Entry

replace = msgspec.structs.replace

STREAM = "entries"

Status = Literal["asked", "accepted", "declined", "withdrawn"]
"""How a self-entry to a nomination stands: asked for, taken in, declined by the desk, withdrawn by the applicant."""


class Member(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A fighter of a team: his own entry, the number on his back, reserve or not, captain or not."""

    entry: str
    number: int
    reserve: bool = False
    captain: bool = False


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True, tag=kebab):
    """What is asked of the book of entries; the answer is events or a `Refusal`."""


class SetRoster(Command, frozen=True, kw_only=True):
    """The fighters of a team in a nomination. `faults`: what its rulebook says of so many, which the desk fills in."""

    nomination: str
    team: str
    members: tuple[Member, ...]
    faults: tuple[Note, ...] = ()


class TakeIn(Command, frozen=True, kw_only=True):
    """Take a list in: for each nomination its new or changed entries, without names. `id` tells this list from others.

    `rosters`: the teams' fighters it brings, whole, taken in with it or not at all.
    """

    id: str
    into: dict[str, tuple[Entry, ...]]
    people: int = 0
    rosters: tuple[SetRoster, ...] = ()


class Apply(Command, frozen=True, kw_only=True):
    """Somebody asks to be entered in these nominations."""

    entry: str
    nominations: tuple[str, ...]


class Accept(Command, frozen=True, kw_only=True):
    """The desk takes a self-entry in: `taken` is what the nomination is to know."""

    nomination: str
    taken: Entry


class Decline(Command, frozen=True, kw_only=True):
    """The desk declines a self-entry, with the reason the applicant is told."""

    entry: str
    nomination: str
    reason: str


class Recall(Command, frozen=True, kw_only=True):
    """The applicant takes his self-entry back, before or after it was accepted."""

    entry: str
    nomination: str


class KeepApart(Command, frozen=True, kw_only=True):
    """Two clubs written nearly alike are two clubs (by their codes): do not ask again."""

    first: str
    second: str


AnyCommand = TakeIn | SetRoster | Apply | Accept | Decline | Recall | KeepApart


class Event(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag=kebab):
    """A fact of the book of entries at `t` ms."""

    t: int


class TakenIn(Event, frozen=True, kw_only=True):
    """A list was taken in whole."""

    id: str
    into: dict[str, tuple[Entry, ...]]
    people: int = 0


class RosterSet(Event, frozen=True, kw_only=True):
    """A team's fighters from now on."""

    nomination: str
    team: str
    members: tuple[Member, ...]
    cites: tuple[str, ...] = ()


class Applied(Event, frozen=True, kw_only=True):
    """Somebody asked to be entered."""

    entry: str
    nominations: tuple[str, ...]


class Accepted(Event, frozen=True, kw_only=True):
    """A self-entry was taken in."""

    nomination: str
    taken: Entry


class Declined(Event, frozen=True, kw_only=True):
    """A self-entry was declined."""

    entry: str
    nomination: str
    reason: str


class Recalled(Event, frozen=True, kw_only=True):
    """A self-entry was taken back; `entered`: it had been accepted."""

    entry: str
    nomination: str
    entered: bool = False


class KeptApart(Event, frozen=True, kw_only=True):
    """Two clubs are two."""

    first: str
    second: str


AnyEvent = TakenIn | RosterSet | Applied | Accepted | Declined | Recalled | KeptApart


class Application(msgspec.Struct, frozen=True, kw_only=True):
    """A self-entry to one nomination: since when (ms), how it stands, and why it was declined."""

    entry: str
    nomination: str
    at: int
    status: Status = "asked"
    reason: str = ""


class State(msgspec.Struct, frozen=True, kw_only=True):
    """The book now.

    `lists`: the lists taken in, each with the number of its people. `rosters`: team's fighters by (nomination, team).
    `applications` by (nomination, entry), in the order they came. `apart`: pairs of clubs that are two.
    """

    lists: dict[str, int] = {}
    rosters: dict[tuple[str, str], tuple[Member, ...]] = {}
    applications: dict[tuple[str, str], Application] = {}
    apart: frozenset[tuple[str, str]] = frozenset()
    ignored: tuple[Event, ...] = ()


Answer = tuple[Event, ...] | Refusal


def waiting(state: State, nomination: str) -> tuple[Application, ...]:
    """Who asked to be entered in a nomination and has no answer yet, first come first."""
    return tuple(one for (name, _), one in state.applications.items() if name == nomination and one.status == "asked")


def place_in_line(state: State, nomination: str, entry: str, free: int | None) -> int:
    """The place on the waiting list: 0 where there is room for him (`free` places; None: no limit) or he does not wait."""
    line = [one.entry for one in waiting(state, nomination)]
    if free is None or entry not in line:
        return 0
    return max(0, line.index(entry) + 1 - max(0, free))


def roster(state: State, nomination: str, team: str) -> tuple[Member, ...]:
    """The fighters of a team in a nomination; empty where nobody named them."""
    return state.rosters.get((nomination, team), ())


def decide(state: State, command: Command, t: int) -> Answer:
    """The events of a command given at `t` ms, or why it is refused; never an exception."""
    handler = _DECIDE.get(type(command))
    return handler(state, command, t) if handler is not None else Refusal("entries-unknown-command")


def evolve(state: State, event: Event) -> State:
    """The state after an event; one that does not fit is listed in `ignored`."""
    handler = _EVOLVE.get(type(event))
    after = handler(state, event) if handler is not None else None
    return replace(state, ignored=(*state.ignored, event)) if after is None else after


# Deciding


def _take_in(state: State, command: TakeIn, t: int) -> Answer:
    if command.id in state.lists:
        return Refusal("entries-list-known", {"people": state.lists[command.id]})
    for entries in command.into.values():
        codes = [one.entry for one in entries]
        twice = next((code for code in codes if codes.count(code) > 1), None) if len(set(codes)) < len(codes) else None
        if twice is not None:
            return Refusal("entries-number-twice", {"entry": twice})
    facts: tuple[Event, ...] = (TakenIn(t=t, id=command.id, into=command.into, people=command.people),)
    for one in command.rosters:
        made = _set_roster(state, one, t)
        if isinstance(made, Refusal):
            return made
        facts = (*facts, *made)
        for event in made:
            state = evolve(state, event)
    return facts


def _set_roster(state: State, command: SetRoster, t: int) -> Answer:
    fault = _roster_fault(state, command)
    if fault is not None:
        return fault
    if roster(state, command.nomination, command.team) == command.members:
        return ()
    cites = tuple(dict.fromkeys(clause for note in command.faults for clause in note.cites))
    made = RosterSet(t=t, nomination=command.nomination, team=command.team, members=command.members, cites=cites)
    return (made,)


def _roster_fault(state: State, command: SetRoster) -> Refusal | None:
    numbers = [one.number for one in command.members]
    for one in command.members:
        if not 1 <= one.number <= 999:
            return Refusal("entries-roster-number", {"number": one.number, "most": 999})
        if numbers.count(one.number) > 1:
            return Refusal("entries-roster-number-twice", {"number": one.number})
        if one.entry == command.team or [m.entry for m in command.members].count(one.entry) > 1:
            return Refusal("entries-roster-fighter-twice", {"entry": one.entry})
        other = _team_of(state, command.nomination, one.entry, command.team)
        if other:
            return Refusal("entries-roster-other-team", {"entry": one.entry, "team": other})
    if sum(one.captain for one in command.members) > 1:
        return Refusal("entries-roster-captains")
    over = next((note for note in command.faults if note.code != "contest-roster-few"), None)
    return Refusal(over.code, over.args, over.cites) if over is not None else None


def _team_of(state: State, nomination: str, entry: str, but: str) -> str:
    """The other team of the nomination a fighter is in; empty where he is in none."""
    return next(
        (
            team
            for (name, team), members in state.rosters.items()
            if name == nomination and team != but and any(one.entry == entry for one in members)
        ),
        "",
    )


def _apply(state: State, command: Apply, t: int) -> Answer:
    if not command.nominations:
        return Refusal("entries-no-nomination")
    open_now = ("asked", "accepted")
    known = (state.applications.get((name, command.entry)) for name in command.nominations)
    twice = next((one for one in known if one is not None and one.status in open_now), None)
    if twice is not None:
        return Refusal("entries-applied-already", {"nomination": twice.nomination})
    return (Applied(t=t, entry=command.entry, nominations=command.nominations),)


def _asked(state: State, nomination: str, entry: str) -> Application | Refusal:
    found = state.applications.get((nomination, entry))
    if found is None:
        return Refusal("entries-no-application", {"nomination": nomination, "entry": entry})
    if found.status != "asked":
        return Refusal("entries-answered-already", {"status": found.status})
    return found


def _accept(state: State, command: Accept, t: int) -> Answer:
    found = _asked(state, command.nomination, command.taken.entry)
    return found if isinstance(found, Refusal) else (Accepted(t=t, nomination=command.nomination, taken=command.taken),)


def _decline(state: State, command: Decline, t: int) -> Answer:
    found = _asked(state, command.nomination, command.entry)
    if isinstance(found, Refusal):
        return found
    if not command.reason.strip():
        return Refusal("entries-reason-needed")
    return (Declined(t=t, entry=command.entry, nomination=command.nomination, reason=command.reason.strip()),)


def _recall(state: State, command: Recall, t: int) -> Answer:
    found = state.applications.get((command.nomination, command.entry))
    if found is None:
        return Refusal("entries-no-application", {"nomination": command.nomination, "entry": command.entry})
    if found.status not in ("asked", "accepted"):
        return Refusal("entries-answered-already", {"status": found.status})
    entered = found.status == "accepted"
    return (Recalled(t=t, entry=command.entry, nomination=command.nomination, entered=entered),)


def pair(first: str, second: str) -> tuple[str, str]:
    """Two clubs' codes in one order."""
    return (first, second) if first <= second else (second, first)


def _keep_apart(state: State, command: KeepApart, t: int) -> Answer:
    first, second = pair(command.first, command.second)
    if not first or first == second or (first, second) in state.apart:
        return ()
    return (KeptApart(t=t, first=first, second=second),)


_DECIDE: dict[type, Callable[[State, Any, int], Answer]] = {
    TakeIn: _take_in, SetRoster: _set_roster, Apply: _apply, Accept: _accept, Decline: _decline, Recall: _recall,
    KeepApart: _keep_apart,
}  # fmt: skip


# Evolving


def _applied(state: State, event: Applied) -> State:
    kept = {
        key: one
        for key, one in state.applications.items()
        if (key[0] not in event.nominations or key[1] != event.entry)
    }
    fresh = {
        (name, event.entry): Application(entry=event.entry, nomination=name, at=event.t) for name in event.nominations
    }
    return replace(state, applications={**kept, **fresh})


def _stands(state: State, nomination: str, entry: str, status: Status, reason: str = "") -> State | None:
    found = state.applications.get((nomination, entry))
    if found is None:
        return None
    now = replace(found, status=status, reason=reason)
    return replace(state, applications={**state.applications, (nomination, entry): now})


_EVOLVE: dict[type, Callable[[State, Any], State | None]] = {
    TakenIn: lambda s, e: replace(s, lists={**s.lists, e.id: e.people}),
    RosterSet: lambda s, e: replace(s, rosters={**s.rosters, (e.nomination, e.team): e.members}),
    Applied: _applied,
    Accepted: lambda s, e: _stands(s, e.nomination, e.taken.entry, "accepted"),
    Declined: lambda s, e: _stands(s, e.nomination, e.entry, "declined", e.reason),
    Recalled: lambda s, e: _stands(s, e.nomination, e.entry, "withdrawn"),
    KeptApart: lambda s, e: replace(s, apart=s.apart | {(e.first, e.second)}),
}
