"""Finds the decisions and results that bring a nomination's events about again, from the events alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from hofmarshal.rules.model import Nomination
from hofmarshal.rules.notes import Note, Refusal
from hofmarshal.tournament import commands as cmd
from hofmarshal.tournament import events as ev
from hofmarshal.tournament import protest_acts as acts
from hofmarshal.tournament.entries import Entry
from hofmarshal.tournament.fold import evolve, fold
from hofmarshal.tournament.nomination import decide, onward_events
from hofmarshal.tournament.state import Settings, State, fresh, group_of, paused

replace = msgspec.structs.replace

Named = Callable[[Entry], Entry]
"""An entry of the journal as a file shows it: with name and club."""


class Step(msgspec.Struct, frozen=True):
    """One decision or result, in its order. `recorded` is what the journal made of a result."""

    command: cmd.Command
    recorded: ev.Recorded | None = None


class Steps(msgspec.Struct, frozen=True):
    """All that brings a nomination about again: who was entered before its draw, the steps, and what could not be told."""

    entries: tuple[Entry, ...]
    steps: tuple[Step, ...]
    notes: tuple[Note, ...] = ()


def steps_of(events: Sequence[ev.Event], rules: Nomination, settings: Settings, named: Named, pin: str = "") -> Steps:
    """The steps of a nomination of these rules. Each is tried out: given to the state of its moment, it makes the same."""
    drawn = next((n for n, one in enumerate(events) if isinstance(one, ev.Drawn)), len(events))
    early = [one for one in events[:drawn] if isinstance(one, ev.Entered | ev.CheckedIn)]
    state = fold(fresh(rules, settings, pin), (_shown(one, named) for one in early))
    entries = tuple(state.entries.values())
    rest = [one for n, one in enumerate(events) if n >= drawn or not isinstance(one, ev.Entered | ev.CheckedIn)]
    finder = _Finder(state, any(isinstance(one, ev.RulesChanged) for one in rest))
    for number, one in enumerate(rest):
        finder.take(_shown(one, named), rest[number + 1] if number + 1 < len(rest) else None)
    return Steps(entries, tuple(finder.steps), tuple(finder.notes))


def _shown(event: ev.Event, named: Named) -> ev.Event:
    return replace(event, entry=named(event.entry)) if isinstance(event, ev.Entered) else event


class _Finder:
    """Follows the events: what a step brings along by itself needs no step of its own."""

    def __init__(self, state: State, calls: bool) -> None:
        self.steps: list[Step] = []
        self.notes: list[Note] = []
        self._state = state
        self._calls = calls
        self._follows: list[ev.Event] = []

    def take(self, event: ev.Event, following: ev.Event | None) -> None:
        """The next event, and the one after it."""
        if isinstance(event, ev.Called):
            if self._calls:  # only where rules change does it matter which bouts were called before
                self.steps.append(Step(cmd.CallBout(bout=event.bout)))
        elif self._follows and fits(self._follows[0], event):
            self._follows.pop(0)
        elif not _by_time(event):
            self._find(event, following)
        self._state = evolve(self._state, event)

    def _find(self, event: ev.Event, following: ev.Event | None) -> None:
        self._follows = []
        for command in candidates(self._state, event, following):
            answer = decide(self._state, command)
            if isinstance(answer, Refusal) or not fits(answer[0], event):
                continue
            recorded = event if isinstance(event, ev.Recorded) else None
            self.steps.append(Step(replace(command, by=event.by), recorded))
            after = fold(self._state, answer)
            self._follows = [one for one in (*answer[1:], *onward_events(after)) if not _by_time(one)]
            return
        self.notes.append(Note("results-step-unknown", {"event": str(event.__struct_config__.tag)}))


def _by_time(event: ev.Event) -> bool:
    """Whether time alone made it happen, and will again."""
    return isinstance(event, ev.Protested) and isinstance(event.fact, acts.Lapsed)


def fits(made: ev.Event, event: ev.Event) -> bool:
    """Whether an event says what the journal's does: who stated it, clauses and notes aside, groups by who is in them."""
    if type(made) is not type(event):
        return False
    if isinstance(event, ev.Drawn | ev.Promoted | ev.RePromoted):
        return _groups(made) == _groups(event)
    return _plain(made) == _plain(event)


def _groups(event: Any) -> list[Any]:
    layouts = (event.layout,) if isinstance(event, ev.RePromoted) else event.stages
    return [(one.id, [(group.name, group.entries, group.order) for group in one.groups]) for one in layouts]


def _plain(event: ev.Event) -> ev.Event:
    blank: dict[str, Any] = {"by": "", "cites": ()}
    if isinstance(event, ev.Recorded):
        blank |= {"result": replace(event.result, source="", note=""), "revision": 0, "reason": ""}
    if isinstance(event, ev.Protested):
        blank |= {"fact": replace(event.fact, cites=()), "contest": ""}
    return replace(event, **blank)


# The commands that may have made an event


def candidates(state: State, event: ev.Event, following: ev.Event | None = None) -> Iterator[cmd.Command]:
    """The commands that may make this event (and what followed it), the likeliest first."""
    find = CANDIDATES.get(type(event))
    if isinstance(event, ev.Protested) and isinstance(event.fact, acts.Voted):
        result = following.result if isinstance(following, ev.Recorded) else None
        fact = event.fact
        yield cmd.Vote(protest=event.protest, t=fact.t, votes=fact.votes, then=fact.then, result=result)
    elif find is not None:
        yield from find(state, event)


def _simple(state: State, event: Any) -> Iterator[cmd.Command]:
    kind = _SAME[type(event)]
    names = set(kind.__struct_fields__) & set(event.__struct_fields__) - {"by"}
    yield kind(**{name: getattr(event, name) for name in names})


def _drawn(state: State, event: ev.Drawn) -> Iterator[cmd.Command]:
    methods = tuple(dict.fromkeys((event.stages[0].method, "lot", "rating")))
    for method in methods:
        for groups in (0, len(event.stages[0].groups)):
            for final in (False, True):
                if event.seed and (method == "lot" or method == "rating"):
                    yield cmd.Draw(seed=event.seed, method=method, groups=groups, final=final)
    for layout in event.stages:
        yield cmd.Compose(groups=tuple(group.entries for group in layout.groups), track=layout.track)


def _moved(state: State, event: ev.Moved) -> Iterator[cmd.Command]:
    stage = state.stages.get(event.stage)
    home = next((group for group in event.groups if event.entry in group.entries), None)
    if stage is None or home is None:
        return
    yield cmd.Move(entry=event.entry, to=home.name, stage=event.stage, reason=event.reason)
    before = {entry: group.name for group in stage.groups for entry in group.entries}
    for group in event.groups:
        for entry in group.entries:
            if entry != event.entry and before.get(entry) not in (None, group.name):
                yield cmd.Move(entry=event.entry, swap=entry, stage=event.stage, reason=event.reason)


def _disqualified(state: State, event: ev.Disqualified) -> Iterator[cmd.Command]:
    for clause in dict.fromkeys((*event.cites[:1], "")):
        made = cmd.Disqualify(
            entry=event.entry, reason=event.reason, clause=clause, bout=event.bout, remove=event.remove
        )
        answer = decide(state, made)
        if isinstance(answer, Refusal) or answer[0].cites == event.cites:
            yield made
    yield cmd.Disqualify(entry=event.entry, reason=event.reason, bout=event.bout, remove=event.remove)


def _extra(state: State, event: ev.ExtraScheduled) -> Iterator[cmd.Command]:
    entries = tuple(dict.fromkeys(entry for pair in event.pairs for entry in pair))
    yield cmd.ScheduleExtra(stage=event.stage, group=event.group, entries=entries)
    yield cmd.ScheduleExtra(stage=event.stage, group=event.group)
    yield cmd.ScheduleExtra(stage=event.stage)
    stage = state.stages.get(event.stage)
    group = group_of(stage, entries[0]) if stage is not None and entries else None
    if group is not None:
        yield cmd.ScheduleExtra(stage=event.stage, group=event.group, entries=group.entries)


def _promoted(state: State, event: ev.Promoted) -> Iterator[cmd.Command]:
    first = event.stages[0]
    tracks = tuple(dict.fromkeys((_track_before(state, first), "")))
    for track in tracks:
        yield cmd.Promote(track=track)
        for groups in dict.fromkeys((first.chosen, len(first.groups))):
            yield cmd.Promote(track=track, groups=groups)
        yield cmd.Promote(track=track, hand=tuple(group.entries for group in first.groups))


def _track_before(state: State, layout: ev.Layout) -> str:
    before = state.stages.get(layout.before)
    return before.layout.track if before is not None else layout.track


def _repromoted(state: State, event: ev.RePromoted) -> Iterator[cmd.Command]:
    for groups in dict.fromkeys((0, event.layout.chosen, len(event.layout.groups))):
        yield cmd.RePromote(stage=event.layout.id, reason=event.reason, groups=groups)


def _protested(state: State, event: ev.Protested) -> Iterator[cmd.Command]:
    fact = event.fact
    if isinstance(fact, acts.Filed):
        stood = dict.fromkeys((0, paused(state, event.announced, fact.t), paused(state, 0, fact.t)))
        for rest in stood:
            yield cmd.Protest(
                protest=event.protest, bout=event.bout, entry=event.entry, t=fact.t, announced=event.announced - rest,
                filer=fact.by, form=fact.form, clause=fact.clause, video=fact.video, text=fact.text,  # type: ignore[arg-type]
            )  # fmt: skip
    elif isinstance(fact, acts.Dismissed):
        yield cmd.Vote(protest=event.protest, t=fact.t, dismiss=fact.reason)
    elif isinstance(fact, acts.Retracted):
        yield cmd.Retract(protest=event.protest, t=fact.t, reason=fact.reason, mistaken=fact.mistaken)


def _recorded(state: State, event: ev.Recorded) -> Iterator[cmd.Command]:
    yield cmd.Record(result=event.result, reason=event.reason)


_SAME: dict[type[ev.Event], type[cmd.Command]] = {
    ev.Entered: cmd.Enter, ev.CheckedIn: cmd.CheckIn, ev.Withdrawn: cmd.Withdraw, ev.Voided: cmd.Void,
    ev.Settled: cmd.Settle, ev.LetStood: cmd.LetStand, ev.Suspended: cmd.Suspend, ev.Resumed: cmd.Resume,
    ev.RulesChanged: cmd.ChangeRules, ev.Signed: cmd.Sign, ev.Reinstated: cmd.Reinstate,
    ev.Announced: cmd.Announce,
}  # fmt: skip
"""Events that say all that their commands say."""

CANDIDATES: dict[type[ev.Event], Callable[[State, Any], Iterator[cmd.Command]]] = {
    **dict.fromkeys(_SAME, _simple),
    ev.LotCommitted: lambda state, event: iter((cmd.Draw(commitment=event.commitment, reason=event.reason),)),
    ev.Drawn: _drawn,
    ev.Moved: _moved,
    ev.Disqualified: _disqualified,
    ev.ExtraScheduled: _extra,
    ev.Promoted: _promoted,
    ev.RePromoted: _repromoted,
    ev.Protested: _protested,
    ev.Recorded: _recorded,
}
"""Events and what finds the commands that may have made them."""
