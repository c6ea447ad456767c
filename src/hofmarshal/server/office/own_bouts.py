"""A fighter's bouts as he may protest about them: which are announced, until when, what became of his protests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from hofmarshal.desk.event_programme import nomination_stream
from hofmarshal.rules.block import Text
from hofmarshal.server.scenes.model import ResultScene, Said
from hofmarshal.server.scenes.protests import accepts, decision_left, opened_of, result_scene, verdict
from hofmarshal.server.scenes.world import World, name_of
from hofmarshal.tournament import nomination, programme
from hofmarshal.tournament import programme_words as w
from hofmarshal.tournament.filing import protests_of
from hofmarshal.tournament.protest_acts import Filed

State = Literal["open", "closed", "unannounced", "again", "never"]
"""Of a bout: one may protest; the time is over; nobody has announced it; it is fought again; protests are not accepted."""


class OwnBout(msgspec.Struct, frozen=True, kw_only=True):
    """A recorded bout of his. `until` and `left` as in a window (None: the rulebook sets no time); `protests` are his own."""

    nomination: str
    bout: str
    stage: str
    group: str
    side: Literal["red", "blue"]
    red: str
    blue: str
    result: ResultScene
    state: State
    announced: int | None = None
    until: int | None = None
    left: int | None = None
    protests: tuple[str, ...] = ()


class OwnNomination(msgspec.Struct, frozen=True, kw_only=True):
    """What the rulebook of a nomination asks of a protest. `book` is the hash of `/api/books/HASH`.

    `limit`: protests a fighter has here (None: as many as he likes), `made`: how many he had; `cites`: the clauses of all this.
    """

    name: str
    title: Text
    book: str
    allowed: bool
    grounds: bool
    video: bool
    forms: tuple[str, ...]
    window: int | None
    decide: int | None
    limit: int | None
    made: int
    cites: dict[str, tuple[str, ...]]


class OwnProtest(msgspec.Struct, frozen=True, kw_only=True):
    """A protest of his: where it stands in a sentence, until when it is to be decided."""

    nomination: str
    protest: str
    bout: str
    clause: str
    video: str
    filed_at: int
    phase: str
    said: Said
    until: int | None = None
    left: int | None = None
    overdue: bool = False
    videos: int = 0


class Own(msgspec.Struct, frozen=True, kw_only=True):
    """What a fighter may protest about. `private`: whether words and videos may be sent from here; `most`: a video's bytes."""

    event: str
    entry: str
    name: str
    private: bool
    most: int
    nominations: tuple[OwnNomination, ...]
    bouts: tuple[OwnBout, ...]
    protests: tuple[OwnProtest, ...]


def own(world: World, entry: str, *, private: bool, most: int, videos: dict[tuple[str, str], int]) -> Own:
    """The fighter's bouts, newest announcement first; `videos` counts what came, by nomination and protest."""
    state: programme.State = world.look(programme.STREAM)
    found = [(listed, _look(world, name)) for name, listed in state.nominations.items()]
    his = [(listed, one) for listed, one in found if entry in one.entries]
    bouts = [bout for listed, one in his for bout in _bouts(world, listed, one, entry)]
    return Own(
        event=state.name, entry=entry, name=name_of(world, entry), private=private, most=most,
        nominations=tuple(_nomination(listed, one, entry) for listed, one in his),
        bouts=tuple(sorted(bouts, key=lambda one: -(one.announced or 0))),
        protests=tuple(row for listed, one in his for row in _protests(listed, one, entry, videos)),
    )  # fmt: skip


def _look(world: World, name: str) -> nomination.State:
    found: nomination.State = world.look(nomination_stream(name))
    return found


def _nomination(listed: w.NominationAdded, one: nomination.State, entry: str) -> OwnNomination:
    rules = one.rules
    window, grounds, limit = rules.protest_window, rules.protest_grounds, rules.protest_limit
    decide, allowed = rules.protest_decision, rules.protests
    blocks = {"allowed": allowed, "window": window, "grounds": grounds, "limit": limit, "decide": decide}
    return OwnNomination(
        name=listed.name, title=listed.rules.title, book=listed.rules.content,
        allowed=allowed is None or allowed.allowed, grounds=grounds is not None and grounds.grounds,
        video=grounds is not None and grounds.video,
        forms=grounds.forms if grounds is not None else ("written", "oral"),
        window=window.window if window is not None else None, decide=decide.limit if decide is not None else None,
        limit=limit.per_fighter if limit is not None else None, made=protests_of(one, entry),
        cites={name: block.cites for name, block in blocks.items() if block is not None},
    )  # fmt: skip


def _bouts(world: World, listed: w.NominationAdded, one: nomination.State, entry: str) -> Iterator[OwnBout]:
    for key, bout in one.bouts.items():
        now = bout.now
        if entry not in (now.red, now.blue) or (now.status == "void" and not bout.again):
            continue
        seen = opened_of(world, one, key)
        yield OwnBout(
            nomination=listed.name, bout=key, stage=bout.stage, group=now.group,
            side="red" if now.red == entry else "blue", red=name_of(world, now.red), blue=name_of(world, now.blue),
            result=result_scene(one, bout), announced=seen.announced,
            until=seen.window.until if seen.window is not None else None,
            left=seen.window.left if seen.window is not None else None,
            state=_state(one, seen.announced, seen.window.until if seen.window is not None else None, world.now(),
                         again=bout.again),
            protests=tuple(k for k, case in one.protests.items() if (case.bout, case.entry) == (key, entry)),
        )  # fmt: skip


def _state(one: nomination.State, announced: int | None, until: int | None, now: int, *, again: bool) -> State:
    rule = one.rules.protests
    if rule is not None and not rule.allowed:
        return "never"
    if again:
        return "again"
    if announced is None:
        return "unannounced"
    stands = one.paused_at is not None and accepts(one) and until is not None and until >= one.paused_at
    return "open" if until is None or until >= now or stands else "closed"


def _protests(
    listed: w.NominationAdded, one: nomination.State, entry: str, videos: dict[tuple[str, str], int]
) -> Iterator[OwnProtest]:
    for key, case in one.protests.items():
        if case.entry != entry:
            continue
        left, filed = decision_left(case), case.state.filed or Filed(t=0, entry="", by="", form="", clause="", video="")
        yield OwnProtest(
            nomination=listed.name, protest=key, bout=case.bout, clause=filed.clause, video=filed.video,
            filed_at=case.state.filed_at, phase=case.state.phase, said=verdict(case),
            until=left.until if left is not None else None, left=left.left if left is not None else None,
            overdue=case.state.overdue, videos=videos.get((listed.name, key), 0),
        )  # fmt: skip
