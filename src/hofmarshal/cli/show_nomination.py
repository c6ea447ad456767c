"""What `hofmarshal run` prints of a nomination: draw, groups, tables, places with reasons, what is open, what was refused."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from hofmarshal.cli.console import note_data, sentence, show_reasons, show_table, tell
from hofmarshal.rules.notes import Note, Refusal
from hofmarshal.text import message
from hofmarshal.tournament.folder import GroupReport, Report, StageReport
from hofmarshal.tournament.open_schedule import Expected, RingSchedule
from hofmarshal.tournament.places import TrackPlaces
from hofmarshal.tournament.words import called, with_names

OPEN_BOUT = "nomination-open-bout"
EARLY = ("tournament-rank-head-to-head-unmet", "tournament-rank-extra-needed")
"""What is not worth saying of a group that has bouts to fight."""


def show_nomination(title: str, report: Report, lang: str) -> None:
    """Print a nomination from its draw to its places."""
    names = names_of(report)
    print(f"{title}\n")
    if report.lot.seed:
        tell(message("cli-run-lot", lang, seed=report.lot.seed, commitment=report.lot.commitment))
        tell(message("cli-run-order", lang, order=", ".join(report.lot.order)))
        print()
    if report.absent:
        absent = ", ".join(called(code, names) for code in report.absent)
        tell(message("cli-draw-absent", lang, count=len(report.absent), entries=absent))
        print()
    for stage in report.stages:
        _stage(stage, names, lang)
    for left in report.left:
        args = {"entry": called(left.entry, names), "state": left.standing.state}
        tell(message("cli-run-left", lang, **args, disqualifications=left.standing.disqualifications))
    if any(group.results for stage in report.stages for group in stage.groups):
        for track in report.places:
            _places(track, names, lang)
    _rest(report, names, lang)


def names_of(report: Report) -> dict[str, str]:
    """The names of the entries by code."""
    return {e.entry: e.name or e.entry for e in report.entries}


def _stage(stage: StageReport, names: dict[str, str], lang: str) -> None:
    heading = message("cli-run-stage", lang, kind=stage.kind, track=stage.track or "main")
    tell(f"{heading} [{', '.join(stage.cites)}]" if stage.cites else heading)
    for note in stage.notes:
        tell(_told(note, names, lang), 2)
    for group in stage.groups:
        _group(group, names, lang)
    for note in stage.lacks:
        if note.code != OPEN_BOUT:  # the tables of the groups show them
            tell(_told(note, names, lang), 2)
    print()


def _told(note: Note | Refusal, names: dict[str, str], lang: str) -> str:
    return sentence(with_names(note, names), lang)


def _group(group: GroupReport, names: dict[str, str], lang: str) -> None:
    """The table of a group once a bout has a result, and the bouts still to be fought, the next one first."""
    title = message("cli-run-group", lang, group=group.name, count=len(group.entries))
    if group.results:
        columns = ("place", "entry", "wins", "points", "against", "bouts")
        rows = [
            [
                line.place, called(line.entry, names), line.figures.wins, line.figures.points,
                line.figures.points_against, line.figures.bouts,
            ]
            for line in group.table
        ]  # fmt: skip
        reasons = [[n for n in line.reasons if not (group.open and n.code in EARLY)] for line in group.table]
        show_reasons(title, _heads(columns, lang), rows, *_why(reasons, lang))
        title = message("cli-run-next", lang, group=group.name)
    if group.open:
        bouts = [[one.bout, called(one.red, names), called(one.blue, names)] for one in group.open]
        show_table(title, _heads(("bout", "red", "blue"), lang), bouts)


def _heads(columns: Iterable[str], lang: str) -> list[str]:
    return [message("cli-run-table", lang, column=column) for column in columns]


def _why(reasons: Iterable[Sequence[Note]], lang: str) -> tuple[str, list[list[str]]]:
    """The heading of the reasons, and those of every row as sentences."""
    return _heads(("why",), lang)[0], [[sentence(note, lang) for note in notes] for notes in reasons]


def _places(track: TrackPlaces, names: dict[str, str], lang: str) -> None:
    title = message("cli-run-places", lang, track=track.track or "main", final=int(track.final))
    rows = [
        [p.place, message("cli-medal", lang, medal=p.medal) if p.medal else "", called(p.entry, names)]
        for p in track.places
    ]
    heads = _heads(("place", "medal", "entry"), lang)
    told = [p.reasons if track.final else p.reasons[:1] for p in track.places]  # the tables above have the others
    reasons = [[with_names(note, names) for note in notes] for notes in told]
    show_reasons(title, heads, rows, *_why(reasons, lang))


def _rest(report: Report, names: dict[str, str], lang: str) -> None:
    for protest in report.protests:
        args = {"bout": protest.bout, "entry": called(protest.entry, names), "phase": protest.phase}
        told = message("cli-run-protest", lang, **args, consequence=protest.consequence or "none")
        tell(f"{told} [{', '.join(protest.cites)}]")
    if report.open:
        tell(message("cli-run-open", lang, count=len(report.open)))
    if report.schedule is not None and report.schedule.bouts:
        _schedule(report.schedule, names, lang)
    if report.extra_needed:
        pairs = ", ".join(f"{called(a, names)} – {called(b, names)}" for a, b in report.extra_needed)
        tell(message("cli-run-extra", lang, count=len(report.extra_needed), bouts=pairs))
    for note in (*report.disturbances, *report.kept):
        tell(_told(note, names, lang))
    for revised in report.revisions:
        old, new = revised.results[-2], revised.results[-1]
        args = {"bout": revised.bout, "old": f"{old.red_score}:{old.blue_score}"}
        tell(message("cli-run-revised", lang, **args, new=f"{new.red_score}:{new.blue_score}"))
    for refused in report.refused:
        tell(message("cli-run-refused", lang, what=refused.what, number=refused.number))
        tell(_told(refused.refusal, names, lang), 2)
        for note in refused.refusal.reasons:
            tell(_told(note, names, lang), 4)
    for unreached in report.unreached:
        tell(message("cli-run-unreached", lang, number=unreached.number, after=unreached.after))


def _schedule(schedule: RingSchedule, names: dict[str, str], lang: str) -> None:
    """The open bouts by expected start, in minutes from the next call on."""
    title = message("cli-run-schedule", lang, rings=len(schedule.rings), rest=schedule.rest)
    rows = [
        [
            f"+{b.start // 60}:{b.start % 60:02}",
            f"±{b.spread // 60}:{b.spread % 60:02}",
            b.ring,
            b.bout,
            *_two(b, names),
        ]
        for b in schedule.bouts
    ]
    show_table(title, _heads(("start", "spread", "ring", "bout", "red", "blue"), lang), rows)


def _two(bout: Expected, names: dict[str, str]) -> tuple[str, str]:
    return called(bout.red, names), called(bout.blue, names)


def nomination_data(report: Report, lang: str) -> dict[str, Any]:
    """The complete result for --json: the report as it is, every note also as a sentence."""
    data = msgspec.to_builtins(report, enc_hook=str)
    told: dict[str, Any] = _with_sentences(data, lang)
    return told


def _with_sentences(data: Any, lang: str) -> Any:
    if isinstance(data, list | tuple):
        return [_with_sentences(one, lang) for one in data]
    if not isinstance(data, dict):
        return data
    told = {key: _with_sentences(value, lang) for key, value in data.items()}
    if set(data) >= {"code", "args", "cites"}:
        told |= note_data(Note(data["code"], data["args"], tuple(data["cites"])), lang)
    return told
