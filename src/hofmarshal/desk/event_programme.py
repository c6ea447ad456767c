"""The programme at the desk: what a suspended ring, a removed entry or a new nomination brings about in other streams."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from hofmarshal.contest import commands as cmd
from hofmarshal.contest.state import Contest
from hofmarshal.desk.decider import Decider, Issued, Look, Reaction
from hofmarshal.desk.wrapped import Fact, FactCodec, unwrapped, wrapped_at
from hofmarshal.rules.notes import Note
from hofmarshal.tournament import commands as ncmd
from hofmarshal.tournament import floor, programme
from hofmarshal.tournament import programme_words as w

FLOOR_STREAM = "floor"


def nomination_stream(name: str) -> str:
    """The stream of a nomination of the event."""
    return f"nomination/{name}"


def gather(state: programme.State, issued: Issued, look: Look) -> Issued:
    """What the programme is told of contests: which of the bouts to be placed are called, whether one has begun."""
    command = issued.command
    if isinstance(command, w.Place):
        called = tuple(bout for bout in command.bouts if _called(state, bout, look))
        return msgspec.structs.replace(issued, command=msgspec.structs.replace(command, called=called))
    if isinstance(command, w.DropNomination) and command.name in state.nominations:
        drawn = bool(look(nomination_stream(command.name)).stages)
        return msgspec.structs.replace(issued, command=msgspec.structs.replace(command, drawn=drawn))
    if isinstance(command, w.Open):
        begun = command.stream in state.opened and bool(look(command.stream).history)
        return msgspec.structs.replace(issued, command=msgspec.structs.replace(command, begun=begun))
    return issued


def _called(state: programme.State, stream: str, look: Look) -> bool:
    if stream not in state.opened:
        return False
    contest: Contest = look(stream)
    return contest.phase != "scheduled"


def obstacles(contest: Contest, look: Look) -> tuple[Note, ...]:
    """Why the programme does not let a contest be called: its ring, or the event, is suspended."""
    home = contest.setup.home
    if home is None or not home.contest:
        return ()
    held_up = programme.suspension(look(programme.STREAM), home.ring)
    return (suspended_note(held_up),) if held_up is not None else ()


def suspended_note(held_up: w.RingSuspended) -> Note:
    """That a ring, or the event, stands still, and why."""
    return Note("programme-suspended", {"ring": held_up.ring or "none", "reason": held_up.reason})


def react(fact: Fact, state: programme.State) -> tuple[Reaction, ...]:
    """Commands for contests, nominations and the floor."""
    event = fact.what
    if isinstance(event, w.RingSuspended):
        return tuple(_suspended(event, state))
    if isinstance(event, w.RingResumed):
        return tuple(_resumed(event, state))
    if isinstance(event, w.NominationAdded):
        rest = event.settings.rest * 1000
        return (Reaction(FLOOR_STREAM, floor.SetRules(t=event.t, ladder=event.ladder, rest=rest), "added-rules"),)
    if isinstance(event, w.NominationRevised | w.NominationDropped):
        rows = tuple(row for one in state.nominations.values() for row in one.ladder)
        rest = max((one.settings.rest for one in state.nominations.values()), default=0) * 1000
        return (
            Reaction(FLOOR_STREAM, floor.SetRules(t=event.t, ladder=rows, rest=rest, instead=True), "revised-rules"),
        )
    if isinstance(event, w.Removed):
        reason = str(event.why.args.get("reason", ""))
        clause = event.why.cites[0] if event.why.cites else ""
        return tuple(
            Reaction(
                nomination_stream(name),
                ncmd.Disqualify(entry=event.entry, reason=reason, clause=clause, remove=True),
                "removed",
            )
            for name in state.nominations
        )
    if isinstance(event, w.Cancelled):
        opened = state.opened[event.stream][-1]
        side = "red" if opened.red == event.entry else "blue"
        withdraw = cmd.Withdraw(fighter=side, reason=event.reason)
        return (Reaction(event.stream, withdraw, "cancelled"),)
    return ()


def _suspended(event: w.RingSuspended, state: programme.State) -> Iterator[Reaction]:
    for stream in _at(state, event.ring):
        yield Reaction(stream, cmd.Suspend(reason=event.reason), "ring-suspended")
    for name in state.nominations:
        if not event.ring or event.ring in programme.rings_of(state, name):
            yield Reaction(nomination_stream(name), ncmd.Suspend(t=event.t), "ring-suspended")


def _resumed(event: w.RingResumed, state: programme.State) -> Iterator[Reaction]:
    for stream in _at(state, event.ring):
        if programme.suspension(state, state.opened[stream][-1].ring) is None:
            yield Reaction(stream, cmd.Resume(), "ring-resumed")
    for name in state.nominations:
        if not any(programme.suspension(state, ring) for ring in programme.rings_of(state, name)):
            yield Reaction(nomination_stream(name), ncmd.Resume(t=event.t), "ring-resumed")


def _at(state: programme.State, ring: str) -> Iterator[str]:
    """The contests opened at a ring, or all."""
    return (stream for stream, openings in state.opened.items() if not ring or openings[-1].ring == ring)


def _programme(stream: str, facts: Any) -> programme.State:
    return programme.State()


PROGRAMME: Decider[programme.State, Fact] = Decider(
    kind=programme.STREAM,
    codec=FactCodec(w.AnyEvent),
    fresh=_programme,
    decide=wrapped_at(programme.decide),
    evolve=unwrapped(programme.evolve),
    react=react,
    gather=gather,
)
"""The programme of the event: one stream."""
