"""Admission at the desk: inspections and an organiser's overrides as streams, and what a call is told of fighters' gear."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from hofmarshal.admission import acts, inspection, letting
from hofmarshal.contest.setup import FighterFacts
from hofmarshal.desk.decider import Decider, Issued, Look, event_id
from hofmarshal.desk.event_programme import nomination_stream
from hofmarshal.desk.wrapped import Fact, FactCodec, unwrapped, wrapped
from hofmarshal.rules.gear_model import Gear
from hofmarshal.rules.notes import Refusal
from hofmarshal.tournament import entry_book, nomination

CLOAK = "cloaked-arm"
"""The fact of gear that tells a contest on which arm a cloak is wound."""


def inspection_stream(name: str, entry: str) -> str:
    """The stream of an entry's inspection for a nomination of the event."""
    return f"inspection/{name}/{entry}"


def letting_stream(name: str, entry: str) -> str:
    """The stream that tells whether an organiser let an entry in without all it needs."""
    return f"admission/{name}/{entry}"


class Judged(msgspec.Struct, frozen=True):
    """By what an inspection judges: what the rulebook calls the nomination, its gear rules (None: it has none)."""

    nomination: str
    gear: Gear | None


class Inspected(msgspec.Struct, frozen=True):
    """An inspection beside what it judges by; `judged` is None where there is no such nomination."""

    judged: Judged | None
    state: inspection.Inspection = inspection.Inspection()
    events: tuple[acts.Event, ...] = ()

    @property
    def gear(self) -> Gear | None:
        """The gear rules."""
        return self.judged.gear if self.judged is not None else None


def _inspection(stream: str, facts: Any) -> Inspected:
    judged: Mapping[str, Judged] = getattr(facts, "inspections", {})
    return Inspected(judged.get(stream))


def _gather(state: Inspected, issued: Issued, look: Look) -> Issued:
    """An opening is told whose gear it is, if it is somebody's of that nomination."""
    if not isinstance(issued.command, acts.Open) or state.judged is None:
        return issued
    name, _, entry = issued.stream.partition("/")[2].partition("/")
    told = msgspec.structs.replace(
        issued.command, fighter=entry if _is_in(look, name, entry) else "", nomination=state.judged.nomination
    )
    return msgspec.structs.replace(issued, command=told)


def _is_in(look: Look, name: str, entry: str) -> bool:
    """Whether an entry, or a fighter of a team, is in a nomination."""
    held: nomination.State = look(nomination_stream(name))
    if entry in held.entries:
        return True
    book: entry_book.State = look(entry_book.STREAM)
    return any(entry == one.entry for (of, _), team in book.rosters.items() if of == name for one in team)


def _decide(state: Inspected, issued: Issued) -> tuple[Fact, ...] | Refusal:
    name, _, entry = issued.stream.partition("/")[2].partition("/")
    if state.judged is None:
        return Refusal("admission-no-nomination", {"nomination": name[:60]})
    command: acts.Command = msgspec.structs.replace(issued.command, id=issued.id)
    if isinstance(command, acts.Open) and not command.fighter:
        return Refusal("admission-not-entered", {"entry": entry[:60], "nomination": name})
    answer = inspection.decide(state.state, command, state.judged.gear)
    if isinstance(answer, Refusal):
        return answer
    return tuple(Fact(event_id(issued, number), issued.at, event) for number, event in enumerate(answer))


def _evolve(state: Inspected, fact: Fact) -> Inspected:
    event: acts.Event = fact.what
    events = (*state.events, event)
    undone = isinstance(event, acts.Annulled)
    now = inspection.fold(events) if undone else inspection.evolve(state.state, event)
    return Inspected(state.judged, now, events)


INSPECTION: Decider[Inspected, Fact] = Decider(
    kind="inspection",
    codec=FactCodec(acts.Event),
    fresh=_inspection,
    decide=_decide,
    evolve=_evolve,
    gather=_gather,
)
"""A fighter's inspection for a nomination: `inspection/NOMINATION/ENTRY`."""


LETTING: Decider[letting.State, Fact] = Decider(
    kind="admission",
    codec=FactCodec(letting.Event),
    fresh=lambda stream, facts: letting.State(),
    decide=wrapped(letting.decide),
    evolve=unwrapped(letting.evolve),
)
"""Whom an organiser let in without all he needs: `admission/NOMINATION/ENTRY`."""


def gear_facts(look: Look, name: str, entries: Mapping[str, str]) -> dict[str, FighterFacts]:
    """What a contest of a nomination is told of its fighters' gear, by fighter: armour class and carried facts.

    `entries` are their entries. Only what passed counts.
    """
    told = ((fighter, _worn(look(inspection_stream(name, entry)))) for fighter, entry in entries.items())
    return {fighter: facts for fighter, facts in told if facts is not None}


def _worn(inspected: Inspected) -> FighterFacts | None:
    state = inspected.state
    if state.closed is None or state.closed.verdict != "pass":
        return None
    worn = inspection.class_of(state, inspected.gear)
    carried = inspection.assess(state, inspected.gear).carries
    return FighterFacts(
        armour_class=worn.value if worn is not None else None, cloak=str(carried.get(CLOAK, "")) or None
    )
