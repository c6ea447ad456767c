"""The deciders of a whole event: contests that report to nomination and floor, nominations, floor, inspections, programme."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Protocol

import msgspec

from hofmarshal.contest import commands as cmd
from hofmarshal.contest import events as ev
from hofmarshal.contest.evolve import evolve as evolve_contest
from hofmarshal.contest.setup import FighterFacts, Home, Setup
from hofmarshal.contest.state import ON, Contest
from hofmarshal.contest.state import fresh as fresh_contest
from hofmarshal.desk import event_draws, event_programme, event_protests
from hofmarshal.desk.contests import KIND, decided, dues
from hofmarshal.desk.decider import Codec, Decider, Due, Issued, Look, Reaction
from hofmarshal.desk.event_admission import INSPECTION, LETTING, Judged, gear_facts
from hofmarshal.desk.wrapped import Fact, FactCodec, unwrapped, wrapped
from hofmarshal.rules.conduct_blocks import LadderRow
from hofmarshal.rules.model import Nomination
from hofmarshal.rules.notes import Refusal
from hofmarshal.rules.pin import rules_hash
from hofmarshal.tournament import commands as ncmd
from hofmarshal.tournament import events as nev
from hofmarshal.tournament import floor, nomination, programme
from hofmarshal.tournament.outcome import score_of
from hofmarshal.tournament.programme_words import Cancel, Remove

FLOOR_STREAM = event_programme.FLOOR_STREAM

CALLED = ("called", "ready", *ON, "round-over")
"""The phases in which a contest holds its fighters."""


class Facts(Protocol):
    """What the deciders of an event are given: setups of contests by stream, rules and settings of nominations
    by stream, the ladders and least rest (ms) of the floor, what inspections judge by, by their streams."""

    @property
    def contests(self) -> Mapping[str, Setup]:
        """The setup of every contest."""

    @property
    def nominations(self) -> Mapping[str, tuple[Nomination, nomination.Settings]]:
        """Rules and settings of every nomination."""

    @property
    def ladder(self) -> tuple[LadderRow, ...]:
        """Rows of ladders the floor starts with."""

    @property
    def rest(self) -> int:
        """The least rest in ms the floor starts with."""

    @property
    def inspections(self) -> Mapping[str, Judged]:
        """What every inspection judges by."""


class EventFacts(msgspec.Struct, frozen=True, kw_only=True):
    """The facts of an event that is played from files: all of them known beforehand."""

    contests: dict[str, Setup] = {}
    nominations: dict[str, tuple[Nomination, nomination.Settings]] = {}
    ladder: tuple[LadderRow, ...] = ()
    rest: int = 0
    inspections: dict[str, Judged] = {}


# Contests


def entry_of(state: Contest, name: str) -> str:
    """The event-wide name of a fighter: his entry, or in a duel the entry of his side; one of a team whom nobody named is
    known by his bout, and by no other of that name in another nomination.
    """
    one = state.setup.fighters[name]
    home = state.setup.home
    if one.entry:
        return one.entry
    if home is not None and not state.setup.rules.team:
        return home.red if one.side == "red" else home.blue
    return f"{floor_bout(home) if home is not None else 'bout'}:{one.id}"


def floor_bout(home: Home) -> str:
    """What the floor calls a bout: its contest's stream, so that bouts of two nominations are told apart."""
    return home.contest.removeprefix("contest/") or home.bout


def _gather(state: Contest, issued: Issued, look: Look) -> Issued:
    """Before a call: what the floor knows of the fighters; before it and a resumption, whether the ring is suspended."""
    if isinstance(issued.command, cmd.Resume):
        told = msgspec.structs.replace(issued.command, obstacles=event_programme.obstacles(state, look))
        return msgspec.structs.replace(issued, command=told)
    if not isinstance(issued.command, cmd.Call) or state.setup.home is None:
        return issued
    ground: floor.State = look(FLOOR_STREAM)
    entries = {name: entry_of(state, name) for name in state.setup.fighters}
    reasons = floor.obstacles(ground, tuple(entries.values()), issued.at, floor_bout(state.setup.home))
    gear = gear_facts(look, state.setup.home.stream.partition("/")[2], entries) if state.setup.home.stream else {}
    facts = gear | {
        name: msgspec.structs.replace(gear.get(name, FighterFacts()), warnings={"event": count})
        for name, entry in entries.items()
        if (count := floor.warnings_of(ground, entry))
    }
    obstacles = tuple(r.note for r in reasons if r.severity == "block" or not issued.command.override)
    obstacles = (*issued.command.obstacles, *event_programme.obstacles(state, look), *obstacles)
    call = msgspec.structs.replace(issued.command, facts=facts, obstacles=obstacles)
    return msgspec.structs.replace(issued, command=call)


def _follow(event: ev.Any, state: Contest) -> tuple[Reaction, ...]:
    home = state.setup.home
    return () if home is None else tuple(_reactions(event, state, home))


def _reactions(event: ev.Any, state: Contest, home: Home) -> Iterator[Reaction]:
    if isinstance(event, ev.Called):
        if event.number == 1:
            reserve = _reserve(state, home, event.t, event.override)
            yield Reaction(FLOOR_STREAM, reserve, "call-reserves", at_once=True)
            if home.stream:
                yield Reaction(home.stream, ncmd.CallBout(bout=home.bout), "call-pins")
    elif isinstance(event, ev.Decided):
        yield Reaction(FLOOR_STREAM, floor.Release(t=event.t, bout=floor_bout(home)), "decided-releases")
    elif isinstance(event, ev.Signed) and event.side is None:
        yield from _recorded(state, home, event.t)
    elif isinstance(event, ev.Held):
        held = floor.Hold(t=event.t, fighter=entry_of(state, event.fighter), reason=event.reason)
        yield Reaction(FLOOR_STREAM, held, "held")
    elif isinstance(event, ev.Cleared):
        yield Reaction(FLOOR_STREAM, floor.Clear(t=event.t, fighter=entry_of(state, event.fighter)), "cleared")
    elif isinstance(event, ev.Breached):
        yield from _warned(event, state, home)
    elif isinstance(event, ev.Annulled):
        yield Reaction(FLOOR_STREAM, floor.Unwarn(t=event.t, warning=event.target), "unwarned")
        yield _after_undo(state, home, event.t)
    elif isinstance(event, ev.Struck) and event.replaces:
        yield _after_undo(state, home, event.t)


def _after_undo(state: Contest, home: Home, t: int) -> Reaction:
    """What an undo, its redo or a correction has made of a bout's place on the floor; refused where that is so already."""
    if state.phase in CALLED:
        return Reaction(FLOOR_STREAM, _reserve(state, home, t, "", again=True), "open-again-reserves")
    release = floor.Release(t=t, bout=floor_bout(home), unfought=state.phase == "scheduled")
    return Reaction(FLOOR_STREAM, release, "undone-releases")


def _reserve(state: Contest, home: Home, t: int, override: str, *, again: bool = False) -> floor.Reserve:
    fighters = tuple(entry_of(state, f) for f in state.setup.fighters)
    return floor.Reserve(t=t, bout=floor_bout(home), fighters=fighters, ring=home.ring, override=override, again=again)


def _recorded(state: Contest, home: Home, t: int) -> Iterator[Reaction]:
    score = score_of(
        state, bout=home.bout, red=home.red, blue=home.blue, stage=home.stage, group=home.group, source=home.bout
    )
    if score is not None and home.stream:
        again = sum(isinstance(e, ev.Signed) and e.side is None for e in state.history) > 1
        record = ncmd.Record(result=score, reason="signed anew" if again else "")
        yield Reaction(home.stream, record, "signed-records")


def _warned(event: ev.Breached, state: Contest, home: Home) -> Iterator[Reaction]:
    for given in state.sanctions:
        if given.event == event.id and given.kind == "warning" and given.effect == "given":
            warn = floor.Warn(
                t=event.t, warning=event.id, fighter=entry_of(state, given.fighter), bout=floor_bout(home),
                clause=event.clause,
            )  # fmt: skip
            yield Reaction(FLOOR_STREAM, warn, "warned")


def _contest(stream: str, facts: Any) -> Contest:
    known: Facts = facts
    return fresh_contest(known.contests[stream])


CONTEST: Decider[Contest, ev.Any] = Decider(
    kind=KIND,
    codec=Codec(ev.Any),
    fresh=_contest,
    decide=decided,
    evolve=evolve_contest,
    due=dues,
    react=_follow,
    gather=_gather,
    with_it=(ev.Called,),
)
"""A contest of an event: its call asks and reserves the floor, its signature records the result in its nomination."""


# Nominations


def _nomination(stream: str, facts: Any) -> nomination.State:
    known: Facts = facts
    rules, settings = known.nominations[stream]
    fresh = nomination.fresh(rules, settings, rules_hash(rules))
    return msgspec.structs.replace(fresh, name=stream.partition("/")[2])


def _decide_nomination(state: nomination.State, command: ncmd.Command) -> tuple[nev.Event, ...] | Refusal:
    """The command's events, and what follows by itself (stages that can begin now)."""
    answer = nomination.decide(state, command)
    if isinstance(answer, Refusal):
        return answer
    return (*answer, *nomination.onward_events(nomination.fold(state, answer)))


def _follow_nomination(fact: Fact, state: nomination.State) -> tuple[Reaction, ...]:
    """Bouts that are not to be fought any more: the programme ends their contests, where any was called. Protests."""
    cancelled = (
        Reaction(programme.STREAM, _cancel(state, one), "left-cancels")
        for one in nomination.react(fact.what, state)
        if one.do == "cancel"
    )
    return (*cancelled, *event_protests.follow(fact.what, state))


def _cancel(state: nomination.State, one: nomination.Reaction) -> Cancel:
    gone = one.blue if nomination.is_active(state, one.red) else one.red
    return Cancel(nomination=state.name, bout=one.bout, entry=gone)


def _due_nomination(state: nomination.State) -> tuple[Due, ...]:
    return tuple(Due(at, command, f"overdue-{command.protest}") for at, command in nomination.due(state))  # type: ignore[attr-defined]


NOMINATION: Decider[nomination.State, Fact] = Decider(
    kind="nomination",
    codec=FactCodec(nev.AnyEvent),
    fresh=_nomination,
    decide=wrapped(_decide_nomination),
    evolve=unwrapped(nomination.evolve),
    due=_due_nomination,
    react=_follow_nomination,
    gather=lambda state, issued, look: event_draws.gather(state, event_protests.gather(state, issued, look), look),
)
"""A nomination: `nomination/NAME`."""


# The floor


def _floor(stream: str, facts: Any) -> floor.State:
    known: Facts = facts
    return floor.fresh(known.ladder, known.rest)


def _follow_floor(fact: Fact, state: floor.State) -> tuple[Reaction, ...]:
    """Whoever is removed leaves every nomination; a hold reaches the bout its fighter is in."""
    event = fact.what
    gone = tuple(
        Reaction(programme.STREAM, Remove(entry=entry, why=why), "removed") for entry, why in floor.react(event, state)
    )
    return (*gone, *_held(event, state))


def _held(event: Any, state: floor.State) -> Iterator[Reaction]:
    if isinstance(event, floor.Held | floor.Cleared):
        for bout in (*state.bouts.values(), *state.waiting.values()):
            if event.fighter in bout.fighters and "/" in bout.bout:
                if isinstance(event, floor.Held):
                    yield Reaction(f"contest/{bout.bout}", cmd.Hold(fighter=event.fighter, reason=event.reason), "held")
                else:
                    yield Reaction(f"contest/{bout.bout}", cmd.Clear(fighter=event.fighter), "cleared")


FLOOR: Decider[floor.State, Fact] = Decider(
    kind=FLOOR_STREAM,
    codec=FactCodec(floor.AnyEvent),
    fresh=_floor,
    decide=wrapped(floor.decide),
    evolve=unwrapped(floor.evolve),
    react=_follow_floor,
)
"""The floor of the event: one stream."""


EVENT = (CONTEST, NOMINATION, FLOOR, INSPECTION, LETTING, event_programme.PROGRAMME)
"""The deciders of an event."""
