"""Runs the content of a nomination folder: entries, decisions and bouts in; groups, tables, places and reasons out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import msgspec

from hofmarshal.rules.model import Nomination
from hofmarshal.rules.notes import BadInput, Note, Problem
from hofmarshal.rules.overrides import Override
from hofmarshal.rules.pin import rules_hash
from hofmarshal.tournament.commands import Enter, Score
from hofmarshal.tournament.decisions import Change, Decision, change_by_blocks, decision
from hofmarshal.tournament.disturb import disturbances, disturbed
from hofmarshal.tournament.entries import Entry, Standing
from hofmarshal.tournament.events import Event
from hofmarshal.tournament.lot import commit
from hofmarshal.tournament.merging import merged
from hofmarshal.tournament.open_schedule import RingSchedule, open_schedule
from hofmarshal.tournament.places import TrackPlaces, final_places
from hofmarshal.tournament.playing import PlainTable, Played, Refused, Table, play
from hofmarshal.tournament.promoting import why_open
from hofmarshal.tournament.ranking import CRITERIA, Place
from hofmarshal.tournament.results import BoutResult
from hofmarshal.tournament.ruling import held_back, is_signed
from hofmarshal.tournament.rulings_log import logged
from hofmarshal.tournament.state import Settings, State, fresh, group_of, replacing, standing
from hofmarshal.tournament.tables import GroupView, view
from hofmarshal.tournament.withdrawal import PlannedBout


class NominationFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`nomination.yaml` of a folder.

    `seed` draws the lot (unless a decision does); `settings` are those of `Settings`; `overrides` change the rulebook.
    `expect` makes the folder a test: its keys are those of `examples.told`.
    """

    rulebook: str
    nomination: str
    seed: str = ""
    settings: dict[str, Any] = {}
    overrides: tuple[Override, ...] = ()
    expect: dict[str, Any] | None = None


class LotReport(msgspec.Struct, frozen=True):
    """The draw anyone can check: the seed, its published hash, the order drawn."""

    seed: str
    commitment: str
    order: tuple[str, ...]


class GroupReport(msgspec.Struct, frozen=True, kw_only=True):
    """A group: its order of bouts, its table with reasons, results, open bouts, ties that decide, extra bouts needed."""

    name: str
    entries: tuple[str, ...]
    order: tuple[tuple[str, str], ...]
    table: tuple[Place, ...]
    results: tuple[BoutResult, ...]
    open: tuple[PlannedBout, ...]
    deciding: tuple[tuple[str, ...], ...]
    extra_needed: tuple[tuple[str, str], ...]


class StageReport(msgspec.Struct, frozen=True, kw_only=True):
    """A stage: how it was composed, its groups, what it still lacks, whether a correction has overtaken it."""

    id: str
    kind: str
    track: str
    method: str
    groups: tuple[GroupReport, ...]
    complete: bool
    disturbed: bool
    notes: tuple[Note, ...]
    lacks: tuple[Note, ...]
    cites: tuple[str, ...]


class ProtestReport(msgspec.Struct, frozen=True, kw_only=True):
    """A protest and where it stands."""

    id: str
    bout: str
    entry: str
    phase: str
    consequence: str
    overdue: bool
    decided_by: str
    reason: str
    cites: tuple[str, ...]


class Left(msgspec.Struct, frozen=True):
    """An entry that withdrew or was removed."""

    entry: str
    standing: Standing


class Revision(msgspec.Struct, frozen=True):
    """A bout's earlier results, oldest first, and the one that counts."""

    bout: str
    results: tuple[Score, ...]


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """All that follows from a nomination folder, complete enough for `--json`."""

    rulebook: str
    nomination: str
    pin: str
    pinned: str
    entries: tuple[Entry, ...]
    absent: tuple[str, ...]
    lot: LotReport
    stages: tuple[StageReport, ...]
    places: tuple[TrackPlaces, ...]
    final: bool
    signed: bool
    open: tuple[PlannedBout, ...]
    schedule: RingSchedule | None
    extra_needed: tuple[tuple[str, str], ...]
    left: tuple[Left, ...]
    protests: tuple[ProtestReport, ...]
    revisions: tuple[Revision, ...]
    log: tuple[Note, ...]
    disturbances: tuple[Note, ...]
    kept: tuple[Note, ...]
    outside: tuple[str, ...]
    refused: tuple[Refused, ...]
    unreached: tuple[Decision, ...]
    ignored: tuple[Event, ...]


def run_folder(
    rules: Nomination,
    head: NominationFile,
    entries: Sequence[Entry],
    decisions: Iterable[Mapping[str, Any]] = (),
    bouts: Iterable[Score] = (),
    change: Change | None = None,
    seat: Callable[[Nomination, Settings], Table] | None = None,
) -> Report:
    """Play a nomination, as `play_folder` does, and report it."""
    return report(head, play_folder(rules, head, entries, decisions, bouts, change, seat))


def play_folder(
    rules: Nomination,
    head: NominationFile,
    entries: Sequence[Entry],
    decisions: Iterable[Mapping[str, Any]] = (),
    bouts: Iterable[Score] = (),
    change: Change | None = None,
    seat: Callable[[Nomination, Settings], Table] | None = None,
) -> Played:
    """Play a nomination at a table that `seat` makes of its rules and settings (the decider alone, if left out).

    `rules` are effective (overrides laid on); `change` makes those of a `change-rules` decision. Stages follow by
    themselves unless a decision is `promote` or the settings say otherwise. Raises `BadInput` with every entry named
    twice, decision that cannot be read, unknown setting and bout on which two sources disagree.
    """
    made = read_decisions(decisions, change or change_by_blocks(rules))
    _no_twins(entries)
    settings = read_settings(head.settings, made, rules)
    table = seat(rules, settings) if seat is not None else PlainTable(fresh(rules, settings, rules_hash(rules)))
    wrong = [no for entry in entries if (no := table.give(Enter(entry=entry))) is not None]
    if wrong:
        raise BadInput(Problem(no.code, no.args) for no in wrong)
    return play(table, made, merged(bouts), head.seed)


def read_decisions(raw: Iterable[Mapping[str, Any]], change: Change) -> tuple[Decision, ...]:
    """The decisions of a file; raises `BadInput` with all that cannot be read."""
    found: list[Decision] = []
    problems: list[Problem] = []
    for number, one in enumerate(raw, 1):
        try:
            found.append(decision(one, number, change))
        except BadInput as fault:
            problems.extend(fault.problems)
    if problems:
        raise BadInput(problems)
    return tuple(found)


def read_settings(raw: Mapping[str, Any], decisions: Iterable[Decision], rules: Nomination) -> Settings:
    """The settings; promotions are automatic unless a decision promotes. Raises `BadInput`."""
    by_hand = any(one.command.__struct_config__.tag == "promote" for one in decisions)
    try:
        settings = msgspec.convert({"promote": "hand" if by_hand else "auto", **raw}, Settings)
    except msgspec.ValidationError as error:
        raise BadInput((Problem("nomination-settings-form", {"detail": str(error)}),)) from None
    replaced = replacing(rules, settings)
    problems = [Problem("nomination-settings-replace", {"name": name}) for name in replaced]
    problems += [
        Problem("tournament-unknown-criterion", {"by": code, "known": ", ".join(CRITERIA)})
        for code in settings.ranking
        if code not in CRITERIA and "ranking" not in replaced
    ]
    if problems:
        raise BadInput(problems)
    return settings


def _no_twins(entries: Sequence[Entry]) -> None:
    codes = [entry.entry for entry in entries]
    twins = [code for code in dict.fromkeys(codes) if codes.count(code) > 1] if len(set(codes)) < len(codes) else []
    if twins:
        raise BadInput(Problem("nomination-entry-twice", {"entry": code}) for code in twins)


def report(head: NominationFile, played: Played) -> Report:
    """A played nomination as a report."""
    state = played.state
    stages = tuple(_stage(state, key) for key in state.stages)
    tracks = final_places(state)
    groups = [group for stage in stages for group in stage.groups]
    left_open = tuple(bout for group in groups for bout in group.open)
    return Report(
        rulebook=head.rulebook,
        nomination=head.nomination,
        pin=state.pin,
        pinned=state.pinned,
        entries=tuple(state.entries.values()),
        absent=tuple(code for code, entry in state.entries.items() if not entry.checked_in),
        lot=LotReport(state.seed, state.commitment or (commit(state.seed) if state.seed else ""), state.lot),
        stages=stages,
        places=tracks,
        final=bool(tracks) and all(track.final for track in tracks),
        signed=is_signed(state),
        open=left_open,
        schedule=open_schedule(state.settings, left_open),
        extra_needed=tuple(pair for group in groups for pair in group.extra_needed),
        left=tuple(Left(code, standing(state, code)) for code in state.entries if _gone(state, code)),
        protests=tuple(_protests(state)),
        revisions=tuple(Revision(key, b.revisions) for key, b in state.bouts.items() if len(b.revisions) > 1),
        log=tuple(note for event in played.events for note in logged(event)),
        disturbances=disturbances(state),
        kept=held_back(state),
        outside=tuple(key for key in state.bouts if _outside(state, key)),
        refused=played.refused,
        unreached=played.unreached,
        ignored=state.ignored,
    )


def _gone(state: State, code: str) -> bool:
    now = standing(state, code)
    return now.state != "active" or now.disqualifications > 0


def _stage(state: State, key: str) -> StageReport:
    stage = state.stages[key]
    now = view(state, stage)
    return StageReport(
        id=key,
        kind=stage.layout.kind,
        track=stage.layout.track,
        method=stage.layout.method,
        groups=tuple(_group(group) for group in now.groups),
        complete=now.complete,
        disturbed=disturbed(state, stage),
        notes=stage.layout.notes,
        lacks=why_open(now),
        cites=stage.layout.cites,
    )


def _group(group: GroupView) -> GroupReport:
    return GroupReport(
        name=group.group.name,
        entries=group.group.entries,
        order=group.group.order,
        table=group.table.places,
        results=group.results,
        open=group.open,
        deciding=group.deciding,
        extra_needed=group.needed,
    )


def _protests(state: State) -> Iterable[ProtestReport]:
    for key, case in state.protests.items():
        now = case.state
        yield ProtestReport(
            id=key,
            bout=case.bout,
            entry=case.entry,
            phase=now.phase,
            consequence=now.consequence,
            overdue=now.overdue,
            decided_by=now.decided_by,
            reason=now.reason,
            cites=now.cites,
        )


def _outside(state: State, key: str) -> bool:
    """Whether a recorded bout's two are no longer in one group of its stage, so that no table counts it."""
    bout = state.bouts[key]
    stage = state.stages.get(bout.stage)
    group = group_of(stage, bout.now.red) if stage is not None else None
    return group is None or bout.now.blue not in group.entries
