"""What masters see of everyone: kept row by row, so that a report costs the row of its own character and no other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

import msgspec

from hofmarshal.desk.decider import kind_of
from hofmarshal.larp import obligation, prop
from hofmarshal.larp.character import Character
from hofmarshal.larp.condition import deadlines
from hofmarshal.larp.examples import state_of
from hofmarshal.larp.region import STREAM as REGION
from hofmarshal.larp.region import State as Region
from hofmarshal.rules.game_model import Game
from hofmarshal.rules.notes import Note
from hofmarshal.server.game.regional import region_of
from hofmarshal.server.scenes.game_words import say
from hofmarshal.server.scenes.model import MasterRow, MastersScene, Said, WaitingScene
from hofmarshal.server.scenes.world import World, club_of, name_of

KINDS = ("character", "obligation", "prop")

LATE = 30
"""Late reports and double uses that masters are told of, the newest."""

T = TypeVar("T")


class Masters:
    """The topic `game/masters`. `changed` must hear of every stream that is to be looked at again.

    What is put into a scene is never changed: a dict that must be is copied first, and one that need not stays the same
    object, which nobody then compares entry by entry.
    """

    def __init__(self) -> None:
        self._people: dict[str, MasterRow] = {}
        self._waiting: dict[str, WaitingScene] = {}
        self._waits: dict[str, dict[str, WaitingScene]] = {}
        self._late: dict[str, tuple[int, Said]] = {}
        self._double: dict[str, tuple[tuple[int, Said], ...]] = {}
        self._forged: dict[str, int] = {}
        self._told: tuple[tuple[Said, ...], tuple[Said, ...]] = ((), ())
        self._dirty: set[str] = set()

    def changed(self, streams: Iterable[str]) -> None:
        """These streams are to be looked at again, those of a game among them."""
        self._dirty.update(one for one in streams if kind_of(one) in KINDS)

    def scene(self, world: World, game: Game) -> MastersScene:
        """Everyone, what waits, what late reports have changed."""
        dirty, self._dirty = self._dirty, set()
        self._look_at(world, game, dirty)
        late, double = self._told
        return MastersScene(
            people=self._people, waiting=self._waiting, late=late, double=double, forgeries=sum(self._forged.values())
        )

    def _look_at(self, world: World, game: Game, streams: set[str]) -> None:
        people: dict[str, MasterRow] = {}
        waits: dict[str, dict[str, WaitingScene]] = {}
        told = False
        region: Region = world.look(REGION)
        for stream in sorted(streams):
            match world.look(stream):
                case Character() as one if one.facts:
                    number = stream.partition("/")[2]
                    name = name_of(world, number)
                    away = "" if region.lives_here(one.home) else region.called(one.home)
                    people[number] = row_of(world, number, name, one, away)
                    waits[stream] = {} if away else dict(_waits(game, stream, number, name, one))
                    told = _put(self._late, stream, _late(game, name, one)) or told
                case obligation.Obligation() as one:
                    waits[stream] = dict(_claims(game, world, stream, one))
                    self._forged[stream] = one.forgeries
                case prop.Prop() as one:
                    told = _put(self._double, stream, tuple(_double(game, world, one)) or None) or told
        fresh = {number: row for number, row in people.items() if self._people.get(number) != row}
        if fresh:
            self._people = {**self._people, **fresh}
        self._wait(waits)
        if told:
            self._told = (_newest(self._late.values()), _newest(one for some in self._double.values() for one in some))

    def _wait(self, waits: dict[str, dict[str, WaitingScene]]) -> None:
        """Take in what waits in some streams now."""
        others = {stream: now for stream, now in waits.items() if self._waits.get(stream, {}) != now}
        if not others:
            return
        waiting = dict(self._waiting)
        for stream, now in others.items():
            for key in self._waits.pop(stream, ()):
                del waiting[key]
            waiting.update(now)
            if now:
                self._waits[stream] = now
        self._waiting = waiting


def row_of(world: World, number: str, name: str, state: Character, away: str = "") -> MasterRow:
    """A character as one row of the masters' list; `away`: in which other region it lives, where its time passes."""
    now = state.now
    first = None if away else next(iter(deadlines(state.game, now)), None)
    return MasterRow(
        name=name, club=club_of(world, number), state=state_of(now), hits=now.hits, most_hits=now.most_hits,  # type: ignore[arg-type]
        reason=now.reason, urgent=first[0] if first is not None else None, what=first[1] if first is not None else "",
        asked=len(now.asked), disputes=sum(not one.ruling for one in now.disputes.values()),
        asylum=now.asylum_at is not None, monster=now.monster, changed=len(state.revisions),
        region=region_of(state), bleeds=now.bleeds_at is not None and now.alive, followed=bool(now.followed),
        since=next((at for at in (now.dead_at, now.asylum_at, now.broken_at, now.heavy_at) if at is not None), None),
        told=len(state.facts), away=away,
    )  # fmt: skip


def _put(kept: dict[str, T], stream: str, now: T | None) -> bool:
    """Keep what a stream tells now, or that it tells nothing; whether that is another than before."""
    if kept.get(stream) == now:
        return False
    if now is None:
        del kept[stream]
    else:
        kept[stream] = now
    return True


def _newest(told: Iterable[tuple[int, Said]]) -> tuple[Said, ...]:
    return tuple(said for _, said in sorted(told, key=lambda one: one[0])[-LATE:])


def _late(game: Game, name: str, state: Character) -> tuple[int, Said] | None:
    if not state.revisions:
        return None
    return state.last, say(game, {}, Note("larp-late-changed", {"character": name}))


def _waits(game: Game, stream: str, number: str, name: str, state: Character) -> Iterator[tuple[str, WaitingScene]]:
    """What waits for a master in a character."""
    ats = {fact.id: fact.at for fact in state.facts} if state.now.asked else {}
    for event, way in state.now.asked.items():
        note = Note(
            "larp-waits-finish", {"character": name, "way": way}, game.finishing.cites if game.finishing else ()
        )
        yield event, _waiting("finish", stream, event, number, name, ats.get(event, 0), say(game, {}, note))
    for key, one in state.now.disputes.items():
        if not one.ruling:
            note = Note(
                "larp-waits-dispute", {"character": name, "note": one.note}, (one.clause,) if one.clause else ()
            )
            yield key, _waiting("dispute", stream, key, number, name, one.at, say(game, {}, note))
    if state.now.presumed and state.now.dead_at is not None:
        note = Note("larp-waits-presumed", {"character": name}, game.death.cites if game.death else ())
        key = f"presumed/{number}"
        yield key, _waiting("presumed", stream, "", number, name, state.now.dead_at, say(game, {}, note))


def _waiting(kind: str, stream: str, event: str, number: str, name: str, at: int, words: Said) -> WaitingScene:
    return WaitingScene(kind=kind, stream=stream, event=event, character=number, name=name, at=at, said=words)  # type: ignore[arg-type]


def _claims(game: Game, world: World, stream: str, one: obligation.Obligation) -> Iterator[tuple[str, WaitingScene]]:
    if one.claimed is not None:
        note = Note("larp-waits-obligation", {"end": one.claimed.end, "terms": one.terms}, one.rules.duty.cites)
        name = name_of(world, one.obliged)
        yield (
            stream,
            msgspec.structs.replace(
                _waiting("obligation", stream, one.claimed.id, one.obliged, name, one.claimed.at, say(game, {}, note)),
                ends=tuple(dict.fromkeys(claim.end for claim in one.claims)),
            ),
        )


def _double(game: Game, world: World, state: prop.Prop) -> Iterator[tuple[int, Said]]:
    """Uses of a prop that were one too many, told late by phones that had been out of contact."""
    if state.made is None:
        return
    for one in state.double:
        note = Note("larp-double-use", {"character": name_of(world, one.who), "name": state.made.name})
        yield one.at, say(game, {}, note)
