"""Scenes of protests: windows that are open, results nobody has announced, every protest; and the record for everybody."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from hofmarshal.contest.hits import score_in_hits
from hofmarshal.contest.state import Contest
from hofmarshal.desk.event_programme import nomination_stream
from hofmarshal.desk.event_protests import announcement
from hofmarshal.rules.notes import Note
from hofmarshal.server.dossier_acts import dossier_stream
from hofmarshal.server.said import said
from hofmarshal.server.scenes.model_base import Said
from hofmarshal.server.scenes.model_protests import (
    BallotScene,
    CommissionScene,
    ProtestScene,
    ProtestsScene,
    RecordRow,
    RecordScene,
    ResultScene,
    UnannouncedScene,
    WindowScene,
)
from hofmarshal.server.scenes.world import World, name_of
from hofmarshal.tournament import nomination, programme, protest
from hofmarshal.tournament import programme_words as w
from hofmarshal.tournament.queue import OVER
from hofmarshal.tournament.state import Bout, Case, paused

DESK = "protests"
RECORD = "public/protests"
TOPICS = (DESK, RECORD)


def video_part(name: str, key: str, number: int | str) -> str:
    """The part of a fighter's private data that holds the `number`-th video of his protest (from 1)."""
    return f"protest/{name}/{key}/video/{number}"


class Left(msgspec.Struct, frozen=True):
    """A deadline: the instant, and what is left of it (ms) while the clocks stand."""

    until: int
    left: int | None = None


class Opened(msgspec.Struct, frozen=True, kw_only=True):
    """What was announced of a recorded bout: in which contest (empty: none), when (None: never), how long one may protest.

    `window` None: nothing was announced, or the rulebook sets no time.
    """

    stream: str
    announced: int | None
    window: Left | None


class Protests:
    """Which topics an entry of a stream changes; it remembers which contests were over."""

    def __init__(self) -> None:
        self._over: set[str] = set()

    def changed(self, world: World, kind: str, stream: str) -> tuple[str, ...]:
        """The topics that an entry in this stream changes: a tap in a bout changes none of them."""
        if kind in ("nomination", programme.STREAM, "dossier"):
            return TOPICS
        if kind != "contest":
            return ()
        was, now = stream in self._over, world.look(stream).phase in OVER
        (self._over.add if now else self._over.discard)(stream)
        return TOPICS if was or now else ()

    def scene(
        self, topic: str, world: World, state: programme.State, nominations: Mapping[str, nomination.State]
    ) -> ProtestsScene | RecordScene | None:
        """The scene of one of the topics; None where the event shows nothing to the public."""
        build = protests_scene if topic == DESK else record_scene
        return build(world, state, nominations)


def opened_of(world: World, state: nomination.State, bout: str) -> Opened:
    """What was announced of a recorded bout."""
    stream, at = announcement(state, bout, world.look)
    rule = state.rules.protest_window
    if at is None or rule is None:
        return Opened(stream=stream, announced=at, window=None)
    now = state.paused_at if state.paused_at is not None else world.now()
    left = at + rule.window + paused(state, at, max(at, now)) - now
    window = Left(now + left, None if state.paused_at is None else max(0, left))
    return Opened(stream=stream, announced=at, window=window)


def decision_left(case: Case) -> Left | None:
    """Until when a protest is to be decided; None where there is no limit, or nothing to decide."""
    until = protest.deadline(case.state)
    if until is None or case.state.phase != "filed":
        return None
    stood = case.state.paused_at
    return Left(until, None if stood is None else max(0, until - stood))


def protests_scene(world: World, state: programme.State, nominations: Mapping[str, nomination.State]) -> ProtestsScene:
    """Topic `protests`."""
    windows: dict[str, WindowScene] = {}
    silent: dict[str, UnannouncedScene] = {}
    cases: dict[str, ProtestScene] = {}
    for name, one in nominations.items():
        listed = state.nominations.get(name)
        if listed is None:
            continue
        for key, case in one.protests.items():
            cases[f"{name}/{key}"] = case_scene(world, state, listed, one, key, case)
        if accepts(one):
            for row in _rows(world, state, listed, one):
                found: dict[str, WindowScene] | dict[str, UnannouncedScene] = (
                    windows if isinstance(row, WindowScene) else silent
                )
                found[f"{name}/{row.bout}"] = row  # type: ignore[assignment]
    return ProtestsScene(event=state.name, windows=windows, unannounced=silent, protests=cases)


def accepts(state: nomination.State) -> bool:
    """Whether the rulebook accepts protests and says within which time."""
    rule = state.rules.protests
    return state.rules.protest_window is not None and (rule is None or rule.allowed)


def _rows(
    world: World, state: programme.State, listed: w.NominationAdded, one: nomination.State
) -> Iterator[WindowScene | UnannouncedScene]:
    """The bouts of a nomination whose window is open, or not yet."""
    live = any(programme.last_attempt(state, listed.name, bout) for bout in one.bouts)
    about: dict[str, list[str]] = {}
    for key, case in one.protests.items():
        about.setdefault(case.bout, []).append(key)
    for key, bout in one.bouts.items():
        if bout.again or bout.now.status == "void":
            continue
        seen = opened_of(world, one, key)
        if seen.window is not None and seen.announced is not None:
            if seen.window.left or seen.window.until >= world.now():
                yield _window(world, state, listed, one, key, bout, seen, tuple(about.get(key, ())))
        elif seen.announced is None and (seen.stream or live):
            yield _silent(world, state, listed, key, bout, seen.stream)


def _window(
    world: World, state: programme.State, listed: w.NominationAdded, one: nomination.State, key: str, bout: Bout,
    seen: Opened, about: tuple[str, ...],
) -> WindowScene:  # fmt: skip
    assert seen.window is not None  # noqa: S101 - only such are listed
    now = bout.now
    return WindowScene(
        nomination=listed.name, title=listed.rules.title, bout=key, stage=bout.stage, group=now.group,
        ring=_ring(state, seen.stream), red=name_of(world, now.red), blue=name_of(world, now.blue), red_entry=now.red,
        blue_entry=now.blue, result=result_scene(one, bout), announced=seen.announced or 0, until=seen.window.until,
        left=seen.window.left, protests=about,
    )  # fmt: skip


def _silent(
    world: World, state: programme.State, listed: w.NominationAdded, key: str, bout: Bout, stream: str
) -> UnannouncedScene:
    contest: Contest | None = world.look(stream) if stream else None
    since = contest.history[-1].t if contest is not None and contest.history else 0
    return UnannouncedScene(
        nomination=listed.name, title=listed.rules.title, bout=key, stage=bout.stage, group=bout.now.group,
        ring=_ring(state, stream), stream=stream, red=name_of(world, bout.now.red), blue=name_of(world, bout.now.blue),
        since=since,
    )  # fmt: skip


def _ring(state: programme.State, stream: str) -> str:
    opened = programme.opening(state, stream)
    return opened.ring if opened is not None else ""


def result_scene(state: nomination.State, bout: Bout) -> ResultScene:
    """A bout's result as it counts now."""
    now = bout.now
    return ResultScene(
        red_score=now.red_score, blue_score=now.blue_score, winner=now.winner,  # type: ignore[arg-type]
        status=now.status, halves=score_in_hits(state.rules), again=bout.again,
    )  # fmt: skip


def case_scene(
    world: World, state: programme.State, listed: w.NominationAdded, one: nomination.State, key: str, case: Case
) -> ProtestScene:
    """A protest as the desk sees it."""
    bout, filed, left = one.bouts[case.bout], case.state.filed, decision_left(case)
    now = bout.now
    told = max(one.announcements.get(case.bout, 0), case.state.announced)
    return ProtestScene(
        nomination=listed.name, title=listed.rules.title, protest=key, bout=case.bout, stage=bout.stage,
        group=now.group, ring=_ring(state, case.contest), red=name_of(world, now.red), blue=name_of(world, now.blue),
        red_entry=now.red, blue_entry=now.blue, entry=case.entry, name=name_of(world, case.entry),
        by=filed.by if filed is not None else "", form=filed.form if filed is not None else "",
        clause=filed.clause if filed is not None else "", video=filed.video if filed is not None else "",
        videos=_videos(world, listed.name, key, case.entry), announced=case.state.announced,
        filed_at=case.state.filed_at, phase=case.state.phase,  # type: ignore[arg-type]
        until=left.until if left is not None else None, left=left.left if left is not None else None,
        overdue=case.state.overdue, decided_at=case.state.decided_at, decided_by=case.state.decided_by,
        consequence=case.state.consequence, reason=case.state.reason, mistaken=case.state.mistaken,
        votes=tuple(BallotScene(seat=one.seat, name=one.name, uphold=one.uphold) for one in case.state.votes),
        commission=_commission(case), dismissible=_dismissible(case), cites=case.state.cites,
        result=result_scene(one, bout), announce=case.state.consequence == "corrected" and told < case.state.decided_at,
        book=listed.rules.content,
    )  # fmt: skip


def _videos(world: World, name: str, key: str, entry: str) -> int:
    """How many videos of a protest have come: what the stream of the fighter's private data tells of, which is not private."""
    head = video_part(name, key, "")
    return sum(part.startswith(head) for part in world.look(dossier_stream(entry)))


def _commission(case: Case) -> CommissionScene:
    row, vote = protest.commission_row(case.state), case.state.rules.vote
    found = CommissionScene(
        split=vote.split if vote is not None else "majority", split_cites=vote.cites if vote is not None else ()
    )
    if row is None:
        return found
    return msgspec.structs.replace(
        found, judges=row.judges, hofmarshal=row.hofmarshal, committee=row.committee, cites=row.cites
    )


def _dismissible(case: Case) -> tuple[str, ...] | None:
    rule = case.state.rules.dismiss
    return rule.cites if rule is not None and rule.conduct else None


# The record


def record_scene(
    world: World, state: programme.State, nominations: Mapping[str, nomination.State]
) -> RecordScene | None:
    """Topic `public/protests`; None where the event shows nothing to the public."""
    return RecordScene(event=state.name, protests=record(world, state, nominations)) if state.details.public else None


def record(world: World, state: programme.State, nominations: Mapping[str, nomination.State]) -> tuple[RecordRow, ...]:
    """Every protest of the event that was not entered by mistake, oldest first."""
    rows = [
        _record_row(world, state.nominations[name], one, key, case)
        for name, one in nominations.items()
        if name in state.nominations
        for key, case in one.protests.items()
        if not case.state.mistaken
    ]
    return tuple(sorted(rows, key=lambda row: (row.filed_at, row.nomination, row.protest)))


def _record_row(world: World, listed: w.NominationAdded, one: nomination.State, key: str, case: Case) -> RecordRow:
    bout, filed = one.bouts[case.bout], case.state.filed
    upheld = sum(one.uphold for one in case.state.votes)
    return RecordRow(
        nomination=listed.name, title=listed.rules.title, protest=key, bout=case.bout, stage=bout.stage,
        group=bout.now.group, red=name_of(world, bout.now.red), blue=name_of(world, bout.now.blue),
        name=name_of(world, case.entry), clause=filed.clause if filed is not None else "",
        filed_at=case.state.filed_at, phase=case.state.phase,  # type: ignore[arg-type]
        overdue=case.state.overdue, decided_at=case.state.decided_at, decided_by=case.state.decided_by,
        consequence=case.state.consequence, upheld=upheld, against=len(case.state.votes) - upheld,
        result=result_scene(one, bout), clauses=case.state.cites, book=listed.rules.content, said=verdict(case),
    )  # fmt: skip


def verdict(case: Case) -> Said:
    """How a protest was decided, in a sentence."""
    upheld = sum(one.uphold for one in case.state.votes)
    args: dict[str, str | int] = {
        "phase": case.state.phase, "by": case.state.decided_by or "none", "then": case.state.consequence or "none",
        "upheld": upheld, "against": len(case.state.votes) - upheld,
    }  # fmt: skip
    return said(Note("protests-verdict", args, case.state.cites))


def states(world: World) -> dict[str, nomination.State]:
    """The nominations of the event."""
    ground: programme.State = world.look(programme.STREAM)
    return {name: world.look(nomination_stream(name)) for name in ground.nominations}
