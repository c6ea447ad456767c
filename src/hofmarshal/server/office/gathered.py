"""Gathers what is told of an event (`exchange.outcome`) from its live scenes, its contests and its protests."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeVar

import msgspec

from hofmarshal.contest import events as ev
from hofmarshal.contest.hits import score_in_hits
from hofmarshal.contest.state import Contest
from hofmarshal.desk.event_deciders import entry_of
from hofmarshal.desk.event_programme import nomination_stream
from hofmarshal.exchange import outcome as out
from hofmarshal.exchange.books import playable
from hofmarshal.journal.contract import Journal
from hofmarshal.server.content import Library, Pinned
from hofmarshal.server.office.nominations_out import OVER
from hofmarshal.server.scenes.contest import contest_scene, told
from hofmarshal.server.scenes.model import SideScene
from hofmarshal.server.scenes.nomination import seen
from hofmarshal.server.scenes.protests import record
from hofmarshal.server.scenes.world import World
from hofmarshal.tournament import nomination, programme
from hofmarshal.tournament import programme_words as w

T = TypeVar("T")

GIVEN = "given"
COUNTED = ("remark", "warning", "disqualification")


class Gatherer:
    """What is told of the event. A nomination in which nothing happened is not looked at again; safe from several threads."""

    def __init__(self, world: World, scene: Callable[[str], Any], library: Library) -> None:
        self._world = world
        self._scene = scene
        self._library = library
        self._lock = threading.Lock()
        self._kept: dict[str, tuple[object, object, out.NominationOut]] = {}

    def event(self, *, only: str = "", plan: bool = False, why: bool = False) -> out.EventOut:
        """The event as it stands, or with one of its nominations only.

        With its `plan`, where the schedule is wanted too; with the reasons of places (`why`), which take as long again.
        """
        state: programme.State = self._world.look(programme.STREAM)
        details = state.details
        return out.EventOut(
            name=state.name,
            at=self._world.now(),
            first_day=details.first_day,
            last_day=details.last_day,
            place=details.place,
            country=details.country,
            languages=details.languages,
            nominations=tuple(
                self._nomination(state, listed, why=why)
                for listed in state.nominations.values()
                if only in ("", listed.name)
            ),
            cards=tuple(sorted(_cards(self._world, state), key=lambda one: (one.at, one.entry))),
            protests=_protests(self._world, state),
            plan=_plan(self._scene("schedule")) if plan else (),
        )

    def _nomination(self, state: programme.State, listed: w.NominationAdded, *, why: bool) -> out.NominationOut:
        now = self._world.look(nomination_stream(listed.name))
        with self._lock:
            kept = self._kept.get(listed.name)
            if kept is None or kept[0] is not now or kept[1] is not state:
                kept = (now, state, _nomination(self._world, self._scene, self._library, listed))
                self._kept[listed.name] = kept
            found = kept[2]
        if not why:
            return found
        return msgspec.structs.replace(found, tracks=_tracks(self._world, listed, found.tracks))


def gather(world: World, scene: Callable[[str], Any], library: Library, *, plan: bool = False) -> out.EventOut:
    """The event as it stands, once, with all that can be told of it."""
    return Gatherer(world, scene, library).event(plan=plan, why=True)


def _as(kind: type[T], value: Any) -> T:
    """A scene's values as ours: the fields have the same names, those nobody wants here are left out."""
    return msgspec.convert(msgspec.to_builtins(value), kind)


def _nomination(
    world: World, scene: Callable[[str], Any], library: Library, listed: w.NominationAdded
) -> out.NominationOut:
    pinned = library.pinned(listed.rules.content)
    made = _as(out.NominationOut, scene(f"nomination/{listed.name}"))
    book = playable().get(pinned.rulebook)
    return msgspec.structs.replace(
        made,
        rulebook=book.name.in_(pinned.language) if book is not None else pinned.rulebook,
        edition=pinned.edition,
        halves=score_in_hits(pinned.rules),
        clauses=_clauses(pinned),
    )


def _clauses(pinned: Pinned) -> Mapping[str, out.ClauseText]:
    return {name: out.ClauseText(number=one.number, statement=one.statement) for name, one in pinned.clauses.items()}


def _tracks(world: World, listed: w.NominationAdded, tracks: tuple[out.Track, ...]) -> tuple[out.Track, ...]:
    """The tracks with what each place rests on, in words."""
    one = seen(world, listed, world.look(nomination_stream(listed.name)))
    why = {(track.track, place.entry): place.reasons for track in one.places for place in track.places}
    return tuple(
        msgspec.structs.replace(
            track,
            places={
                entry: msgspec.structs.replace(
                    place, why=tuple(_as(out.Sentence, one.say(note)) for note in why.get((track.track, entry), ()))
                )
                for entry, place in track.places.items()
            },
        )
        for track in tracks
    )


def _cards(world: World, state: programme.State) -> Iterator[out.Card]:
    """Every sanction that stands: those given in contests, and disqualifications by the desk.

    What a step of a ladder brought is a sanction of its own, or told by the result.
    """
    for openings in state.opened.values():
        opened = openings[-1]
        contest: Contest = world.look(opened.stream)
        causes = {event.id: event for event in contest.history}
        for given in contest.sanctions:
            if given.effect != GIVEN or given.kind not in COUNTED or given.fighter not in contest.setup.fighters:
                continue
            cause = causes.get(given.event)
            yield _card(
                world, state, opened.nomination, opened.bout, entry_of(contest, given.fighter),
                ring=opened.ring, kind=given.kind, number=given.number,
                clause=_clause(cause) or next(iter(given.cites), ""), at=cause.t if cause is not None else 0,
                note=str(getattr(cause, "note", "") or getattr(cause, "reason", "")),
            )  # fmt: skip
    for name in state.nominations:
        ground: nomination.State = world.look(nomination_stream(name))
        at_rings = {bout for one in state.opened.values() if one[-1].nomination == name for bout in (one[-1].bout,)}
        for bout, recorded in ground.bouts.items():
            for entry in recorded.now.disqualified if bout not in at_rings and not recorded.again else ():
                yield _card(
                    world, state, name, bout, entry, ring="", kind="disqualification", number=1, clause="",
                    note=recorded.now.note, at=0,
                )  # fmt: skip
        for fault in ground.faults:
            yield _card(
                world, state, name, fault.bout, fault.entry, ring="", kind="disqualification", number=1,
                clause=next(iter(fault.note.cites), ""), note=str(fault.note.args.get("reason", "")), at=0,
            )  # fmt: skip


def _card(world: World, state: programme.State, name: str, bout: str, entry: str, **more: Any) -> out.Card:
    person, listed = world.person(entry), state.nominations.get(name)
    return out.Card(
        nomination=name, title=listed.rules.title if listed is not None else None, bout=bout, entry=entry,
        name=person.shown if person is not None else entry, club=person.club if person is not None else "", **more,
    )  # fmt: skip


def _clause(cause: Any) -> str:
    return cause.clause if isinstance(cause, ev.Breached | ev.MutuallyBreached | ev.Disqualified) else ""


def _protests(world: World, state: programme.State) -> tuple[out.ProtestOut, ...]:
    them = {name: world.look(nomination_stream(name)) for name in state.nominations}
    return tuple(_as(out.ProtestOut, row) for row in record(world, state, them))


def _plan(schedule: Any) -> tuple[out.RingPlan, ...]:
    """What waits at each ring, and what is on there."""
    people = schedule.people
    return tuple(
        out.RingPlan(
            ring=ring.ring,
            title=ring.title,
            turns=tuple(
                out.Turn(
                    nomination=bout.nomination, stage=bout.stage, group=bout.group, bout=bout.bout,
                    red=people.get(bout.red, bout.red), blue=people.get(bout.blue, bout.blue), at=bout.expected,
                    spread=bout.spread,
                )
                for stream in ring.order
                if (bout := schedule.bouts.get(stream)) is not None
            ),
        )
        for ring in schedule.rings
    )  # fmt: skip


def protocols(world: World, journal: Journal, name: str, bout: str = "") -> Iterator[out.ProtocolOut]:
    """The protocols of a nomination's bouts that were signed, in the order they were called; of one bout, if it is named."""
    state: programme.State = world.look(programme.STREAM)
    found = []
    for openings in state.opened.values():
        opened = openings[-1]
        if opened.nomination == name and bout in ("", opened.bout):
            contest: Contest = world.look(opened.stream)
            if contest.phase in OVER and contest.called_at is not None:
                found.append((contest.called_at, _protocol(world, journal, opened, contest)))
    yield from (one for _, one in sorted(found, key=lambda pair: pair[0]))


def _protocol(world: World, journal: Journal, opened: w.Opened, contest: Contest) -> out.ProtocolOut:
    scene = contest_scene(world, told(world, opened, contest, None))
    last = next(iter(journal.read(opened.stream, len(contest.history) - 1)), None)
    signed = next((e.t for e in reversed(contest.history) if isinstance(e, ev.Signed) and e.side is None), 0)
    ended = scene.outcome
    return out.ProtocolOut(
        nomination=opened.nomination, title=scene.title, stage=scene.stage, group=scene.group, bout=scene.bout,
        ring=scene.ring, red=_side(scene.red), blue=_side(scene.blue), unit=scene.unit,
        winner=ended.winner if ended is not None else None,
        said=_as(out.Sentence, ended.said) if ended is not None else out.Sentence(en="", ru="", uk=""),
        log=tuple(
            out.LogLine(round=row.round, effective=row.effective, text=_as(out.Sentence, row.text), undone=row.undone)
            for row in scene.log.values()
        ),
        called=contest.called_at or 0, signed=signed,
        seal=f"{opened.stream} {last.number} {last.hash}" if last is not None else opened.stream,
    )  # fmt: skip


def _side(one: SideScene) -> out.SideOut:
    team = tuple((fighter.number, fighter.name) for fighter in one.fighters.values()) if len(one.fighters) > 1 else ()
    return out.SideOut(name=one.name, club=one.club, entry=one.entry, score=one.score, signed=one.signed, fighters=team)
