"""The book of entries at the desk: what it is told of rosters' rules, and how what it took in reaches the nominations."""

from __future__ import annotations

import msgspec

from hofmarshal.contest.rosters import check_roster
from hofmarshal.desk.decider import Decider, Issued, Look, Reaction
from hofmarshal.desk.event_programme import nomination_stream
from hofmarshal.desk.wrapped import Fact, FactCodec, unwrapped, wrapped_at
from hofmarshal.tournament import commands as ncmd
from hofmarshal.tournament import entry_book as book
from hofmarshal.tournament import nomination, programme
from hofmarshal.tournament.entries import Entry


def gather(state: book.State, issued: Issued, look: Look) -> Issued:
    """What a rulebook says of rosters of so many fighters and reserves."""
    command = issued.command
    if isinstance(command, book.SetRoster):
        return msgspec.structs.replace(issued, command=_judged(command, look))
    if isinstance(command, book.TakeIn) and command.rosters:
        rosters = tuple(_judged(one, look) for one in command.rosters)
        return msgspec.structs.replace(issued, command=msgspec.structs.replace(command, rosters=rosters))
    return issued


def _judged(command: book.SetRoster, look: Look) -> book.SetRoster:
    listed: programme.State = look(programme.STREAM)
    if command.nomination not in listed.nominations:
        return command
    held: nomination.State = look(nomination_stream(command.nomination))
    reserves = sum(one.reserve for one in command.members)
    faults = check_roster(held.rules, len(command.members) - reserves, reserves)
    return msgspec.structs.replace(command, faults=faults)


def react(fact: Fact, state: book.State) -> tuple[Reaction, ...]:
    """What was taken in goes to its nominations; who takes his accepted entry back withdraws."""
    event = fact.what
    if isinstance(event, book.TakenIn):
        return tuple(_enter(name, entries) for name, entries in event.into.items())
    if isinstance(event, book.Accepted):
        return (_enter(event.nomination, (event.taken,)),)
    if isinstance(event, book.Recalled) and event.entered:
        withdraw = ncmd.Withdraw(entry=event.entry)
        return (Reaction(nomination_stream(event.nomination), withdraw, "recalled-withdraws"),)
    return ()


def _enter(name: str, entries: tuple[Entry, ...]) -> Reaction:
    return Reaction(nomination_stream(name), ncmd.EnterAll(entries=entries), f"taken-in-{name}")


ENTRIES: Decider[book.State, Fact] = Decider(
    kind=book.STREAM,
    codec=FactCodec(book.AnyEvent),
    fresh=lambda stream, facts: book.State(),
    decide=wrapped_at(book.decide),
    evolve=unwrapped(book.evolve),
    react=react,
    gather=gather,
)
"""The book of entries: one stream."""
