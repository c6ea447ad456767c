"""The decider of the programme, one stream of an event: its nominations, its rings, what is fought where and in which order."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable
from typing import Any

import msgspec

from hofmarshal.contest.setup import Fighter
from hofmarshal.rules.notes import Note, Refusal
from hofmarshal.rules.overrides import Override
from hofmarshal.tournament import programme_changes, programme_details
from hofmarshal.tournament import programme_words as w
from hofmarshal.tournament.programme_details import Details
from hofmarshal.tournament.programme_words import AnyCommand, AnyEvent, Event

replace = msgspec.structs.replace

STREAM = "programme"
QUICK = "quick"
"""The name under which single bouts run; no nomination may have it."""

NAME = re.compile(r"[A-Za-z0-9._-]{1,32}")
"""Names of rings, nominations and single bouts: they stand in the names of streams and topics."""

Answer = tuple[Event, ...] | Refusal


class State(msgspec.Struct, frozen=True, kw_only=True):
    """The programme now.

    `placed` are the bouts placed by hand, ring by ring; `groups` the rings of groups placed by hand; `opened` the
    openings of every contest, oldest first; `suspended` what stands still, by ring ("" the event);
    `people` the commitments of who the entries are. `dropped` are nominations taken out, `texts` the hashes of rules
    whose text stands in a nomination as it was before. `laid` are the overrides of the whole event, by rulebook.
    """

    name: str = ""
    details: Details = Details()
    rings: dict[str, w.RingSet] = {}
    nominations: dict[str, w.NominationAdded] = {}
    dropped: dict[str, w.NominationAdded] = {}
    texts: tuple[str, ...] = ()
    placed: dict[str, tuple[str, ...]] = {}
    groups: dict[str, str] = {}
    quick: dict[str, w.QuickAdded] = {}
    opened: dict[str, tuple[w.Opened, ...]] = {}
    suspended: dict[str, w.RingSuspended] = {}
    removed: dict[str, Note] = {}
    people: dict[str, str] = {}
    erased: tuple[str, ...] = ()
    laid: dict[str, tuple[Override, ...]] = {}
    ignored: tuple[Event, ...] = ()


def contest_stream(nomination: str, bout: str, attempt: int = 1) -> str:
    """The stream of a bout; one that was voided is fought again in a stream of its own."""
    return f"contest/{nomination or QUICK}/{bout}" + (f".{attempt}" if attempt > 1 else "")


def bout_names(bout: str) -> tuple[str, ...]:
    """What a bout of a contest's stream may be called in its nomination: as it is, and without the number of its attempt."""
    plain, _, attempt = bout.rpartition(".")
    return (bout, plain) if plain and attempt.isdigit() else (bout,)


def last_attempt(state: State, nomination: str, bout: str) -> str:
    """The stream in which a bout was opened last; empty where it never was."""
    found = ""
    for attempt in range(1, len(state.opened) + 2):
        stream = contest_stream(nomination, bout, attempt)
        if stream not in state.opened:
            break
        found = stream
    return found


def opening(state: State, stream: str) -> w.Opened | None:
    """The last opening of a contest."""
    found = state.opened.get(stream, ())
    return found[-1] if found else None


def contents(state: State) -> frozenset[str]:
    """The hashes of all rules whose text stands in the programme."""
    named = [(one.rules.content, one.text) for one in (*state.nominations.values(), *state.dropped.values())]
    named += [(one.rules.content, one.text) for one in state.quick.values()]
    named += [(one.rules.content, one.text) for many in state.opened.values() for one in many]
    return frozenset((*state.texts, *(content for content, text in named if text)))


def _text(state: State, rules: w.Rules, text: str) -> str:
    """The text of rules, where it does not stand in the programme already."""
    return "" if rules.content in contents(state) else text


def suspension(state: State, ring: str) -> w.RingSuspended | None:
    """What holds a ring up: the event's suspension, or its own."""
    return state.suspended.get("") or state.suspended.get(ring)


def rings_of(state: State, nomination: str) -> tuple[str, ...]:
    """The rings a nomination is fought on: those named, or all."""
    listed = state.nominations.get(nomination)
    named = tuple(ring for ring in listed.rings if ring in state.rings) if listed is not None else ()
    return named or tuple(state.rings)


def decide(state: State, command: w.Command, t: int) -> Answer:
    """The events of a command given at `t` ms, or why it is refused; never an exception."""
    handler = _DECIDE.get(type(command))
    return handler(state, command, t) if handler is not None else Refusal("programme-unknown-command")


def evolve(state: State, event: Event) -> State:
    """The state after an event; one that does not fit is listed in `ignored`."""
    handler = _EVOLVE.get(type(event))
    after = handler(state, event) if handler is not None else None
    return replace(state, ignored=(*state.ignored, event)) if after is None else after


# Deciding


_unknown_ring = programme_changes.unknown_ring
_unknown_nomination = programme_changes.unknown_nomination


def _name(state: State, command: w.NameEvent, t: int) -> Answer:
    if not command.name.strip():
        return Refusal("programme-name-empty")
    return (w.Named(t=t, name=command.name.strip()),)


def _describe(state: State, command: w.DescribeEvent, t: int) -> Answer:
    wanted = programme_details.merged(state.details, programme_details.tidy(command.details), command.before)
    if isinstance(wanted, Refusal):
        return wanted
    if wanted == state.details:
        return ()
    return programme_details.fault(wanted) or (w.Described(t=t, details=wanted),)


def _set_ring(state: State, command: w.SetRing, t: int) -> Answer:
    if not NAME.fullmatch(command.ring):
        return Refusal("programme-ring-name", {"ring": command.ring})
    now = w.RingSet(t=t, ring=command.ring, title=command.title or command.ring, field=command.field)
    old = state.rings.get(command.ring)
    if old is not None and (old.title, old.field) == (now.title, now.field):
        return Refusal("programme-ring-twice", {"ring": command.ring})
    return (now,)


def _add(state: State, command: w.AddNomination, t: int) -> Answer:
    if command.name in state.nominations or command.name in state.dropped or command.name == QUICK:
        return Refusal("programme-nomination-twice", {"nomination": command.name})
    if not NAME.fullmatch(command.name):
        return Refusal("programme-nomination-name", {"nomination": command.name})
    no = _rings(state, command.rings)
    return no or (
        w.NominationAdded(
            t=t, name=command.name, rules=command.rules, settings=command.settings, rings=command.rings,
            ladder=tuple(row for row in command.ladder if row.scope == "event"), panel=command.panel,
            text=_text(state, command.rules, command.text),
        ),
    )  # fmt: skip


def _rings(state: State, rings: Iterable[str]) -> Refusal | None:
    return next((no for ring in rings if (no := _unknown_ring(state, ring)) is not None), None)


def _set_rings(state: State, command: w.SetRings, t: int) -> Answer:
    if command.name not in state.nominations:
        return _unknown_nomination(state, command.name)
    rings, now = tuple(dict.fromkeys(command.rings)), state.nominations[command.name].rings
    if command.was is not None and command.was != now:
        return Refusal("schedule-rings-meanwhile", {"rings": ", ".join(now) or "all"})
    return _rings(state, rings) or (w.RingsSet(t=t, name=command.name, rings=rings),)


def _revise(state: State, command: w.ReviseNomination, t: int) -> Answer:
    text = _text(state, command.rules, command.text) if command.rules is not None else ""
    return programme_changes.revise(state, replace(command, text=text), t)


def _lay(state: State, command: w.LayOverrides, t: int) -> Answer:
    """Overrides of the event and the rules of its nominations that follow, all in one; refused where somebody else was first."""
    now = state.laid.get(command.rulebook, ())
    if command.seen is not None and now not in (command.seen, command.overrides):
        return Refusal("programme-overrides-meanwhile")
    facts: tuple[Event, ...] = ()
    if now != command.overrides:
        facts = (w.OverridesLaid(t=t, rulebook=command.rulebook, overrides=command.overrides),)
    for one in command.revised:
        made = _revise(state, one, t)
        if isinstance(made, Refusal):
            return made
        facts = (*facts, *made)
        for event in made:
            state = evolve(state, event)
    return facts


def _place(state: State, command: w.Place, t: int) -> Answer:
    no = _unknown_ring(state, command.ring) or _misplaced(state, command.bouts, command.groups)
    if no is not None:
        return no
    if command.called:
        return Refusal("programme-placed-called", {"bout": command.called[0].removeprefix("contest/")})
    return (w.Placed(t=t, ring=command.ring, bouts=command.bouts, groups=command.groups, last=command.last),)


def _misplaced(state: State, bouts: tuple[str, ...], groups: tuple[str, ...]) -> Refusal | None:
    if not bouts and not groups:
        return Refusal("programme-place-what")
    twice = next((one for one in (*bouts, *groups) if (*bouts, *groups).count(one) > 1), None)
    if twice is not None:
        return Refusal("programme-placed-twice", {"bout": twice.removeprefix("contest/")})
    for bout in bouts:
        kind, _, rest = bout.partition("/")
        name = rest.partition("/")[0]
        if kind != "contest" or (name not in state.nominations and bout not in state.quick):
            return Refusal("programme-unknown-bout", {"bout": bout})
    for group in groups:
        if group.partition("/")[0] not in state.nominations:
            return _unknown_nomination(state, group.partition("/")[0])
    return None


def _unplace(state: State, command: w.Unplace, t: int) -> Answer:
    no = _misplaced(state, command.bouts, command.groups)
    by_hand = {bout for bouts in state.placed.values() for bout in bouts} | set(state.groups)
    free = next((one for one in (*command.bouts, *command.groups) if one not in by_hand), None)
    if no is None and free is not None:
        no = Refusal("programme-not-placed", {"bout": free.removeprefix("contest/")})
    return no or (w.Unplaced(t=t, bouts=command.bouts, groups=command.groups),)


def _quick(state: State, command: w.Quick, t: int) -> Answer:
    if command.rules is None:
        return Refusal("programme-rules-missing", {"rulebook": command.rulebook, "nomination": command.nomination})
    no = _unknown_ring(state, command.ring) or _pair(state, command.red, command.blue, command.fighters)
    if no is not None:
        return no
    if not NAME.fullmatch(command.bout) or contest_stream("", command.bout) in state.quick:
        return Refusal("programme-bout-twice", {"bout": command.bout})
    return (
        w.QuickAdded(
            t=t, bout=command.bout, ring=command.ring, red=command.red, blue=command.blue, rules=command.rules,
            fighters=command.fighters, panel=command.panel,
            text=_text(state, command.rules, command.text),
        ),
    )  # fmt: skip


def _pair(state: State, red: str, blue: str, fighters: tuple[Fighter, ...]) -> Refusal | None:
    if not red or not blue or red == blue:
        return Refusal("programme-two-sides", {"red": red or "–", "blue": blue or "–"})
    gone = next((one for one in (red, blue) if one in state.removed), None)
    if gone is not None:
        why = state.removed[gone]
        return Refusal("programme-removed", {"entry": gone}, why.cites, (why,))
    if {one.side for one in fighters} != {"red", "blue"}:
        return Refusal("programme-no-fighters")
    if any(one.name for one in fighters):
        return Refusal("programme-names-apart")
    return None


def _open(state: State, command: w.Open, t: int) -> Answer:
    no = _unknown_ring(state, command.ring) or _pair(state, command.red, command.blue, command.fighters)
    if no is not None:
        return no
    known = command.nomination in state.nominations or command.stream in state.quick
    if not known or not command.stream.startswith(f"contest/{command.nomination or QUICK}/"):
        return Refusal("programme-unknown-bout", {"bout": command.stream})
    made = w.Opened(t=t, **{name: getattr(command, name) for name in w.Opened.__struct_fields__ if name != "t"})
    old = opening(state, command.stream)
    if old is not None and replace(old, t=t, text=made.text) == made:
        return Refusal("programme-opened-already", {"bout": command.bout})
    if command.begun:
        return Refusal("programme-begun", {"bout": command.bout})
    return (made,)


def _suspend(state: State, command: w.SuspendRing, t: int) -> Answer:
    if command.ring and (no := _unknown_ring(state, command.ring)) is not None:
        return no
    if command.ring in state.suspended:
        return Refusal("programme-suspended-already", {"ring": command.ring or "none"})
    if not command.reason.strip():
        return Refusal("programme-reason-needed")
    return (w.RingSuspended(t=t, ring=command.ring, reason=command.reason),)


def _resume(state: State, command: w.ResumeRing, t: int) -> Answer:
    if command.ring not in state.suspended:
        return Refusal("programme-not-suspended", {"ring": command.ring or "none"})
    return (w.RingResumed(t=t, ring=command.ring),)


def _remove(state: State, command: w.Remove, t: int) -> Answer:
    if command.entry in state.removed:
        return Refusal("programme-removed", {"entry": command.entry}, state.removed[command.entry].cites)
    return (w.Removed(t=t, entry=command.entry, why=command.why),)


def _cancel(state: State, command: w.Cancel, t: int) -> Answer:
    stream = last_attempt(state, command.nomination, command.bout)
    if not stream:
        return Refusal("programme-unknown-bout", {"bout": command.bout})
    return (w.Cancelled(t=t, stream=stream, entry=command.entry, reason=command.reason),)


def _introduce(state: State, command: w.Introduce, t: int) -> Answer:
    fresh = {entry: one for entry, one in command.people.items() if state.people.get(entry) != one}
    return (w.Introduced(t=t, people=fresh),) if fresh else ()


def _erase(state: State, command: w.Erase, t: int) -> Answer:
    if command.entry in state.erased:
        return Refusal("programme-erased-already", {"entry": command.entry})
    return (w.Erased(t=t, entry=command.entry),)


_DECIDE: dict[type, Callable[[State, Any, int], Answer]] = {
    w.NameEvent: _name, w.DescribeEvent: _describe, w.SetRing: _set_ring, w.AddNomination: _add,
    w.SetRings: _set_rings, w.Place: _place, w.Unplace: _unplace, w.Quick: _quick, w.Open: _open,
    w.SuspendRing: _suspend, w.ResumeRing: _resume, w.Remove: _remove, w.Cancel: _cancel, w.Introduce: _introduce,
    w.Erase: _erase, w.ReviseNomination: _revise, w.DropNomination: programme_changes.drop_nomination,
    w.DropRing: programme_changes.drop_ring, w.LayOverrides: _lay,
}  # fmt: skip


# Evolving


def _placed(state: State, event: w.Placed) -> State:
    kept = _without(state.placed, event.bouts)
    there = kept.get(event.ring, ())
    now = (*there, *event.bouts) if event.last else (*event.bouts, *there)
    return replace(
        state,
        placed={**kept, event.ring: now} if now else kept,
        groups={**state.groups, **dict.fromkeys(event.groups, event.ring)},
    )


def _without(placed: dict[str, tuple[str, ...]], bouts: Collection[str]) -> dict[str, tuple[str, ...]]:
    left = {ring: tuple(one for one in there if one not in bouts) for ring, there in placed.items()}
    return {ring: there for ring, there in left.items() if there}


def _unplaced(state: State, event: w.Unplaced) -> State:
    groups = {group: ring for group, ring in state.groups.items() if group not in event.groups}
    return replace(state, placed=_without(state.placed, event.bouts), groups=groups)


def _opened(state: State, event: w.Opened) -> State:
    before = state.opened.get(event.stream, ())
    return replace(state, opened={**state.opened, event.stream: (*before, event)})


def _resumed(state: State, event: w.RingResumed) -> State | None:
    if event.ring not in state.suspended:
        return None
    return replace(state, suspended={ring: one for ring, one in state.suspended.items() if ring != event.ring})


def _rings_set(state: State, event: w.RingsSet) -> State | None:
    listed = state.nominations.get(event.name)
    if listed is None:
        return None
    return replace(state, nominations={**state.nominations, event.name: replace(listed, rings=event.rings)})


_EVOLVE: dict[type, Callable[[State, Any], State | None]] = {
    w.Named: lambda s, e: replace(s, name=e.name),
    w.Described: lambda s, e: replace(s, details=e.details),
    w.RingSet: lambda s, e: replace(s, rings={**s.rings, e.ring: e}),
    w.NominationAdded: lambda s, e: replace(s, nominations={**s.nominations, e.name: e}),
    w.NominationRevised: programme_changes.revised,
    w.OverridesLaid: lambda s, e: replace(s, laid={**s.laid, e.rulebook: e.overrides}),
    w.NominationDropped: programme_changes.nomination_dropped,
    w.RingDropped: programme_changes.ring_dropped,
    w.RingsSet: _rings_set,
    w.Placed: _placed,
    w.Unplaced: _unplaced,
    w.QuickAdded: lambda s, e: replace(s, quick={**s.quick, contest_stream("", e.bout): e}),
    w.Opened: _opened,
    w.RingSuspended: lambda s, e: replace(s, suspended={**s.suspended, e.ring: e}),
    w.RingResumed: _resumed,
    w.Removed: lambda s, e: replace(s, removed={**s.removed, e.entry: e.why}),
    w.Cancelled: lambda s, e: s,
    w.Introduced: lambda s, e: replace(
        s, people={**s.people, **e.people}, erased=tuple(one for one in s.erased if one not in e.people)
    ),
    w.Erased: lambda s, e: replace(s, erased=(*s.erased, e.entry)),
}

__all__ = ["QUICK", "STREAM", "AnyCommand", "AnyEvent", "State", "contest_stream", "decide", "evolve", "opening"]
