"""The scenes of the public pages: the event in short, the bouts that wait at a ring or of a nomination, a fighter's own."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from hofmarshal.contest.state import Contest
from hofmarshal.server.scenes.contest import countdowns, unit_and_score
from hofmarshal.server.scenes.model_base import Scene
from hofmarshal.server.scenes.model_public import (
    InfoBout,
    InfoBouts,
    InfoNext,
    InfoNomination,
    InfoRing,
    InfoScene,
    InfoSuspension,
    PersonBout,
    PersonNomination,
    PersonScene,
)
from hofmarshal.server.scenes.public_index import Computed, Index, Turn, left, result_of
from hofmarshal.server.scenes.rings import NEXT, STEP, Ring, score_in_short
from hofmarshal.server.scenes.world import World, club_of, name_of
from hofmarshal.tournament import nomination, programme
from hofmarshal.tournament.programme_words import Opened
from hofmarshal.tournament.queue import OVER, Waiting

ON = ("called", "ready")
"""Phases in which somebody is awaited at the ring."""

REMEMBERED = 4_000
"""How many topics of single fighters are remembered as asked for."""


class Ground(msgspec.Struct, frozen=True, kw_only=True):
    """What the public scenes are built from, as the other scenes have it at this moment."""

    world: World
    programme: programme.State
    states: Mapping[str, nomination.State]
    contests: Mapping[str, Contest]
    queues: Mapping[str, Sequence[Waiting]]
    ring: Callable[[str], Ring]


class Public:
    """The public scenes of one world, and which of them an entry of a stream changes."""

    def __init__(self) -> None:
        self._index = Index()
        self._asked: dict[str, None] = {}
        self._stood: dict[str, str] = {}

    def scene(self, ground: Ground, rest: str) -> Scene | None:
        """Topic `public` (`rest` empty) or `public/REST`; None for one there is not, or that is not shown."""
        state = ground.programme
        if not state.details.public:
            return InfoScene(event=state.name, shown=False) if not rest else None
        self._index.refresh(state, ground.states, ground.queues)
        kind, _, name = rest.partition("/")
        match kind:
            case "":
                return self._event(ground)
            case "ring" if name in state.rings:
                return _bouts(ground, ground.queues.get(name, ()), ground.ring(name).behind, name)
            case "nomination" if name in state.nominations:
                waits = sorted(self._index.waits(name), key=lambda one: one.expected or 0)
                return _bouts(ground, waits, 0, "")
            case "person" if self._index.known(name):
                self._remember(f"public/{rest}")
                return self._person(ground, name)
        return None

    def changed(self, world: World, kind: str, stream: str) -> Iterator[str]:
        """The topics that an entry in this stream changes."""
        if kind not in ("contest", "nomination", "programme", "floor"):
            return
        yield "public"
        if kind == "contest" and not self._moved(world, stream):
            yield from self._of_contest(world, stream)
            return
        yield from self.topics(world)

    def topics(self, world: World) -> Iterator[str]:
        """Every topic in which expected times stand."""
        state: programme.State = world.look(programme.STREAM)
        yield "public"
        yield from (f"public/ring/{ring}" for ring in state.rings)
        yield from (f"public/nomination/{name}" for name in state.nominations)
        yield from tuple(self._asked)

    def _moved(self, world: World, stream: str) -> bool:
        """Whether a contest has been called, or is over, since the last time: then everybody's times move."""
        phase = world.look(stream).phase
        stands = "over" if phase in OVER else "waits" if phase == "scheduled" else "on"
        before, self._stood[stream] = self._stood.get(stream), stands
        return before != stands

    def _of_contest(self, world: World, stream: str) -> Iterator[str]:
        state: programme.State = world.look(programme.STREAM)
        opened: Opened | None = programme.opening(state, stream)
        if opened is not None:
            yield from (f"public/person/{entry}" for entry in (opened.red, opened.blue))

    def _remember(self, topic: str) -> None:
        self._asked.pop(topic, None)
        self._asked[topic] = None
        if len(self._asked) > REMEMBERED:
            self._asked.pop(next(iter(self._asked)))

    # The event

    def _event(self, ground: Ground) -> InfoScene:
        state, details = ground.programme, ground.programme.details
        return InfoScene(
            event=state.name,
            first_day=details.first_day,
            last_day=details.last_day,
            place=details.place,
            self_entry=details.self_entry,
            suspended=_suspended(state, ""),
            rings=tuple(_ring(ground, ring) for ring in state.rings),
            nominations=tuple(self._nomination(ground, name) for name in state.nominations),
        )

    def _nomination(self, ground: Ground, name: str) -> InfoNomination:
        one = self._index.nominations()[name]
        first = min((bout.expected for bout in self._index.waits(name) if bout.expected is not None), default=None)
        return InfoNomination(
            name=name,
            title=ground.programme.nominations[name].rules.title,
            phase=one.phase,  # type: ignore[arg-type]
            entries=sum(not left(one.state, entry) for entry in one.state.entries),
            stage=one.stage,
            done=one.done,
            open=one.open,
            next=_minute(first),
            winners=tuple(_winners(ground.world, one)) if one.over else (),
        )

    # A fighter

    def _person(self, ground: Ground, entry: str) -> PersonScene:
        world = ground.world
        waiting = tuple(_turn(ground, entry, turn) for turn in self._index.turns(entry))
        running = tuple(self._running(ground, entry))
        shown = {one.stream for one in (*waiting, *running)}
        return PersonScene(
            entry=entry,
            name=name_of(world, entry),
            club=club_of(world, entry),
            suspended=_suspended(ground.programme, ""),
            nominations=tuple(self._stands(ground, entry)),
            bouts=(*running, *waiting, *(one for one in self._past(ground, entry) if one.stream not in shown)),
        )

    def _running(self, ground: Ground, entry: str) -> Iterator[PersonBout]:
        """The contests somebody is called to or fights in."""
        for stream in self._index.opened(entry):
            contest = ground.contests.get(stream)
            opened = programme.opening(ground.programme, stream)
            if contest is None or opened is None or contest.phase == "scheduled" or contest.phase in OVER:
                continue
            yield _contest(ground, entry, opened, contest, "called" if contest.phase in ON else "on")

    def _past(self, ground: Ground, entry: str) -> list[PersonBout]:
        """What somebody has fought, the latest first: as recorded, and single bouts as they ended."""
        found: list[tuple[int, PersonBout]] = []
        for name, one in self._index.nominations().items():
            for key in one.results.get(entry, ()):
                bout = _recorded(ground, entry, name, one, key)
                contest = ground.contests.get(bout.stream)
                found.append((contest.called_at or 0 if contest is not None else 0, bout))
        for stream in self._index.opened(entry):
            contest, opened = ground.contests.get(stream), programme.opening(ground.programme, stream)
            if contest is not None and opened is not None and not opened.nomination and contest.phase in OVER:
                found.append((contest.called_at or 0, _contest(ground, entry, opened, contest, "over")))
        return [bout for _, bout in sorted(enumerate_last(found), key=lambda one: one[0], reverse=True)]

    def _stands(self, ground: Ground, entry: str) -> Iterator[PersonNomination]:
        for name, one in self._index.nominations().items():
            if entry not in one.state.entries:
                continue
            stand, final = one.stands.get(entry), one.final.get(entry)
            base = PersonNomination(
                name=name, title=ground.programme.nominations[name].rules.title, phase=one.phase,  # type: ignore[arg-type]
                left=left(one.state, entry), stage=stand.stage if stand else "", group=stand.group if stand else "",
                place=stand.place if stand else None, of=stand.of if stand else 0,
            )  # fmt: skip
            if final is not None:
                base = msgspec.structs.replace(
                    base, final=True, place=final.place, shared=final.shared, medal=final.medal
                )
            yield base


def enumerate_last(found: Iterable[tuple[int, PersonBout]]) -> Iterator[tuple[tuple[int, int], PersonBout]]:
    """Each with what to sort it by: when it was called, then the order in which it was recorded."""
    for number, (at, bout) in enumerate(found):
        yield (at, number), bout


def _suspended(state: programme.State, ring: str) -> InfoSuspension | None:
    found = programme.suspension(state, ring) if ring else state.suspended.get("")
    return InfoSuspension(since=found.t, reason=found.reason) if found is not None else None


def _minute(at: int | None) -> int | None:
    """An expected time as it is told: to the minute, not before it."""
    return None if at is None else -(-at // STEP) * STEP


def _winners(world: World, one: Computed) -> Iterator[str]:
    for number in (1, 2, 3):
        tied = [entry for entry, place in one.final.items() if place.place == number]
        if tied:
            yield " · ".join(name_of(world, entry) for entry in tied)


def _ring(ground: Ground, ring: str) -> InfoRing:
    found, state, world = ground.ring(ring), ground.programme, ground.world
    row = InfoRing(
        ring=ring, title=state.rings[ring].title, phase="idle", suspended=_suspended(state, ring),
        next=tuple(
            InfoNext(red=name_of(world, one.red), blue=name_of(world, one.blue), expected=_minute(one.expected))
            for one in found.queue[:NEXT]
        ),
        open=len(found.queue), behind=found.behind // STEP * STEP,
    )  # fmt: skip
    if found.on is None:
        return row
    opened, contest = found.on.opened, found.on.state
    unit, score, rounds = score_in_short(contest)
    return msgspec.structs.replace(
        row, phase=contest.phase, nomination=opened.nomination,
        bout_title=None if opened.nomination else opened.rules.title,
        red=name_of(world, opened.red), blue=name_of(world, opened.blue), red_score=score[0], blue_score=score[1],
        unit=unit, rounds=rounds,
    )  # fmt: skip


def _bouts(ground: Ground, queue: Sequence[Waiting], behind: int, ring: str) -> InfoBouts:
    """The bouts of a ring, or (`ring` empty) of one nomination."""
    return InfoBouts(
        bouts={
            one.stream: InfoBout(
                place=number, red=one.red, blue=one.blue, nomination=one.nomination if ring else "",
                ring="" if ring else one.ring, stage=one.stage, group=one.group,
                title=None if one.nomination else one.title, expected=_minute(one.expected),
                spread=-(-one.spread // STEP) * STEP,
            )
            for number, one in enumerate(queue)
        },
        people={entry: name_of(ground.world, entry) for one in queue for entry in (one.red, one.blue)},
        suspended=_suspended(ground.programme, ring),
        behind=behind // STEP * STEP,
    )  # fmt: skip


def _base(ground: Ground, entry: str, one: Waiting | Opened, title: Any) -> dict[str, Any]:
    """What a bout of somebody's is, whoever tells of it."""
    side, other = ("red", one.blue) if one.red == entry else ("blue", one.red)
    ring = ground.programme.rings.get(one.ring)
    return {
        "stream": one.stream, "nomination": one.nomination, "side": side, "other": other,
        "other_name": name_of(ground.world, other), "other_club": club_of(ground.world, other), "bout": one.bout,
        "stage": one.stage, "group": one.group, "title": None if one.nomination else title,
        "ring": one.ring, "ring_title": ring.title if ring is not None else "",
    }  # fmt: skip


def _turn(ground: Ground, entry: str, turn: Turn) -> PersonBout:
    one = turn.bout
    on = ground.ring(one.ring).on
    busy = on is not None and on.state.phase not in OVER
    return PersonBout(
        **_base(ground, entry, one, one.title), state="waits", expected=_minute(one.expected),
        spread=-(-one.spread // STEP) * STEP, ahead=turn.ahead + busy,
    )  # fmt: skip


def _contest(ground: Ground, entry: str, opened: Opened, contest: Contest, state: str) -> PersonBout:
    unit, score = unit_and_score(contest)
    base = _base(ground, entry, opened, opened.rules.title)
    mine, others = score if base["side"] == "red" else score[::-1]
    result = ""
    if state == "over" and contest.outcome is not None:
        winner = contest.outcome.winner
        result = "drawn" if winner is None else "won" if winner == base["side"] else "lost"
    until = (
        next((one.until for one in countdowns(contest) if one.what == "arrive"), None) if state == "called" else None
    )
    return PersonBout(
        **base, state=state, result=result, own=mine, others=others,  # type: ignore[arg-type]
        halves=unit == "halves", until=until,
    )  # fmt: skip


def _recorded(ground: Ground, entry: str, name: str, one: Computed, key: str) -> PersonBout:
    """A bout of a nomination as it was recorded."""
    kept = one.state.bouts[key]
    score = kept.now
    side, other = ("red", score.blue) if score.red == entry else ("blue", score.red)
    mine, others = (score.red_score, score.blue_score) if side == "red" else (score.blue_score, score.red_score)
    stream = programme.last_attempt(ground.programme, name, key) or programme.contest_stream(name, key)
    void = score.status == "void" or kept.again
    return PersonBout(
        stream=stream, nomination=name, state="void" if void else "over", side=side,  # type: ignore[arg-type]
        other=other, other_name=name_of(ground.world, other), other_club=club_of(ground.world, other), bout=key,
        stage=kept.stage or score.stage, group=score.group,
        result="" if void else result_of(score, entry),  # type: ignore[arg-type]
        walkover=score.status == "walkover", own=mine, others=others, halves=one.halves,
    )  # fmt: skip
