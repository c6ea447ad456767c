"""What a command of a nomination would bring about, shown before it is given: bouts, places, stages, what it disturbs."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any

import msgspec

from hofmarshal.contest.state import Contest
from hofmarshal.journal.canonical import canonical
from hofmarshal.rules.notes import Refusal
from hofmarshal.server.said import said
from hofmarshal.server.scenes.draw import Words
from hofmarshal.server.scenes.model import BoutScene, Said
from hofmarshal.server.scenes.nomination import Seen, bouts_of, seen, with_people
from hofmarshal.server.scenes.world import World, club_of
from hofmarshal.tournament import commands as cmd
from hofmarshal.tournament import events as ev
from hofmarshal.tournament import nomination, programme
from hofmarshal.tournament import programme_words as w
from hofmarshal.tournament.disturb import consequences
from hofmarshal.tournament.queue import UNDER_WAY
from hofmarshal.tournament.words import with_names

OPEN = ("open", "called")
MOST_BOUTS = 200
"""At most so many changed bouts are listed; voiding a whole stage of a large nomination changes more."""


class SeatPreview(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody in a group to be composed, and where he comes from: group and place of the stage before."""

    entry: str
    name: str
    club: str = ""
    group: str = ""
    place: int = 0
    fresh: bool = False


class GroupPreview(msgspec.Struct, frozen=True, kw_only=True):
    """A group to be composed."""

    name: str
    seats: tuple[SeatPreview, ...]


class StagePreview(msgspec.Struct, frozen=True, kw_only=True):
    """A stage to be composed. `notes`: what could not be kept apart, and why. `gone`: who was in it and is no longer."""

    stage: str
    kind: str
    track: str
    groups: tuple[GroupPreview, ...]
    notes: tuple[Said, ...] = ()
    gone: tuple[str, ...] = ()
    cites: tuple[str, ...] = ()


class BoutChange(msgspec.Struct, frozen=True, kw_only=True):
    """A bout that is otherwise afterwards; None where it is not there."""

    bout: str
    red: str
    blue: str
    before: BoutScene | None
    after: BoutScene | None


class Preview(msgspec.Struct, frozen=True, kw_only=True):
    """What a command would bring about. `mark` names just this outcome, to be given back when it is accepted; it is empty
    where the command is `refused` (with `reasons`). `warnings`: nothing forbids it, but it should be known.
    """

    mark: str
    refused: Said | None = None
    reasons: tuple[Said, ...] = ()
    warnings: tuple[Said, ...] = ()
    notes: tuple[Said, ...] = ()
    bouts: tuple[BoutChange, ...] = ()
    more_bouts: int = 0
    stages: tuple[StagePreview, ...] = ()
    cites: tuple[str, ...] = ()


def preview(
    world: World, state: programme.State, listed: w.NominationAdded, now: nomination.State, command: Any
) -> Preview:
    """What `command` would bring about in the nomination as it is `now`."""
    answer = nomination.decide(now, command)
    before = seen(world, listed, now)
    if isinstance(answer, Refusal):
        reasons = tuple(before.say(note) for note in answer.reasons)
        sentence = said(with_people(msgspec.structs.replace(answer, reasons=()), before.names))
        return Preview(mark="", refused=sentence, reasons=reasons)
    events = (*answer, *nomination.onward_events(nomination.fold(now, answer)))
    after = seen(world, listed, nomination.fold(now, events))
    changes = tuple(_changes(before, after))
    return Preview(
        mark=mark_of(events, changes),
        warnings=tuple(_warnings(world, state, before, command)),
        notes=tuple(before.say(note) for note in consequences(before.state, after.state)),
        bouts=changes[:MOST_BOUTS],
        more_bouts=max(0, len(changes) - MOST_BOUTS),
        stages=tuple(_stages(world, before, events, Words(world, state))),
        cites=tuple(dict.fromkeys(clause for event in events for clause in event.cites)),
    )


def mark_of(events: tuple[ev.Event, ...], changes: tuple[BoutChange, ...]) -> str:
    """A name for just these events and what they change: the hash of both."""
    return hashlib.sha256(canonical((events, changes))).hexdigest()[:32]


def _changes(before: Seen, after: Seen) -> Iterator[BoutChange]:
    """The bouts of either that are not the same in both, in their order."""
    old, new = _bouts(before), _bouts(after)
    for key, one in {**old, **new}.items():
        was, now = old.get(key), new.get(key)
        if was == now or not any(bout is not None and bout.state not in OPEN for bout in (was, now)):
            continue  # an open bout that comes, goes or has others in it is told with its stage
        red, blue = (before.names.get(entry, entry) for entry in (one.red, one.blue))
        yield BoutChange(bout=key, red=red, blue=blue, before=was, after=now)


def _bouts(one: Seen) -> dict[str, BoutScene]:
    return {
        key: bout
        for view in one.views.values()
        for group in view.groups
        for key, bout in bouts_of(one.state, view.stage, group)
    }


def _stages(world: World, before: Seen, events: tuple[ev.Event, ...], words: Words) -> Iterator[StagePreview]:
    for event in events:
        if isinstance(event, ev.Drawn | ev.Promoted):
            yield from (_stage(world, before, layout, words) for layout in event.stages)
        elif isinstance(event, ev.RePromoted):
            yield _stage(world, before, event.layout, words)


def _stage(world: World, before: Seen, layout: ev.Layout, words: Words) -> StagePreview:
    came = {seat.entry: seat for seat in layout.source}
    old = before.state.stages.get(layout.id)
    there = {entry for group in old.groups for entry in group.entries} if old is not None else set()
    now = {entry for group in layout.groups for entry in group.entries}

    def seat(entry: str) -> SeatPreview:
        source = came.get(entry)
        return SeatPreview(
            entry=entry, name=before.names.get(entry, entry), club=club_of(world, entry),
            group=source.group if source is not None else "", place=source.place if source is not None else 0,
            fresh=old is not None and entry not in there,
        )  # fmt: skip

    return StagePreview(
        stage=layout.id,
        kind=layout.kind,
        track=layout.track,
        groups=tuple(GroupPreview(name=g.name, seats=tuple(map(seat, g.entries))) for g in layout.groups),
        notes=tuple(words.say(with_names(note, {})) for note in layout.notes),
        gone=tuple(before.names.get(entry, entry) for entry in sorted(there - now)),
        cites=layout.cites,
    )


def _warnings(world: World, state: programme.State, one: Seen, command: Any) -> Iterator[Said]:
    """What should be known: the bout is being fought; the result was signed at its ring."""
    if not isinstance(command, cmd.Record | cmd.Void):
        return
    bout = command.bout if isinstance(command, cmd.Void) else command.result.bout
    stream = programme.last_attempt(state, one.name, bout) if bout else ""
    opened = programme.opening(state, stream)
    if opened is None:
        return
    contest: Contest = world.look(stream)
    ring = state.rings[opened.ring].title if opened.ring in state.rings else opened.ring
    if contest.phase in UNDER_WAY:
        yield said(Refusal("stages-bout-under-way", {"bout": bout, "ring": ring}))
