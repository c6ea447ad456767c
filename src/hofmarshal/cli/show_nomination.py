"""What `hofmarshal run` prints of a nomination: draw, groups, tables, places with reasons, what is open, what was refused."""

from __future__ import annotations

from typing import Any

import msgspec

from hofmarshal.cli.console import note_data, sentence, show_table
from hofmarshal.rules.notes import Note, Refusal
from hofmarshal.text import message
from hofmarshal.tournament.folder import GroupReport, Report, StageReport
from hofmarshal.tournament.places import TrackPlaces
from hofmarshal.tournament.ranking import Place


def show_nomination(title: str, report: Report, lang: str) -> None:
    """Print a nomination from its draw to its places."""
    names = names_of(report)
    print(f"{title}\n")
    if report.lot.seed:
        print(message("cli-run-lot", lang, seed=report.lot.seed, commitment=report.lot.commitment))
        print(message("cli-run-order", lang, order=", ".join(report.lot.order)) + "\n")
    for stage in report.stages:
        _stage(stage, names, lang)
    for left in report.left:
        args = {"entry": _name(names, left.entry), "state": left.standing.state}
        print(message("cli-run-left", lang, **args, disqualifications=left.standing.disqualifications))
    for track in report.places:
        _places(track, names, lang)
    _rest(report, names, lang)


def names_of(report: Report) -> dict[str, str]:
    """The names of the entries by code."""
    return {e.entry: e.name or e.entry for e in report.entries}


def _name(names: dict[str, str], code: str) -> str:
    name = names.get(code, code)
    return code if name == code else f"{code} {name}"


def _stage(stage: StageReport, names: dict[str, str], lang: str) -> None:
    heading = message("cli-run-stage", lang, kind=stage.kind, track=stage.track or "main")
    print(f"{heading} [{', '.join(stage.cites)}]" if stage.cites else heading)
    for note in stage.notes:
        print(f"  {sentence(note, lang)}")
    for group in stage.groups:
        _group(group, names, lang)
    for note in stage.lacks:
        print(f"  {sentence(note, lang)}")
    print()


def _group(group: GroupReport, names: dict[str, str], lang: str) -> None:
    columns = ("place", "entry", "wins", "points", "against", "bouts", "why")
    heads = [message("cli-run-table", lang, column=c) for c in columns]
    rows = [
        [
            line.place, _name(names, line.entry), line.figures.wins, line.figures.points, line.figures.points_against,
            line.figures.bouts, _why(line, lang),
        ]
        for line in group.table
    ]  # fmt: skip
    show_table(message("cli-run-group", lang, group=group.name, count=len(group.entries)), heads, rows)


def _why(line: Place, lang: str) -> str:
    return " ".join(sentence(note, lang) for note in line.reasons)


def _places(track: TrackPlaces, names: dict[str, str], lang: str) -> None:
    title = message("cli-run-places", lang, track=track.track or "main", final=int(track.final))
    heads = [message("cli-run-table", lang, column=c) for c in ("place", "medal", "entry", "why")]
    rows = [
        [
            p.place,
            message("cli-medal", lang, medal=p.medal) if p.medal else "",
            _name(names, p.entry),
            " ".join(sentence(n, lang) for n in p.reasons),
        ]
        for p in track.places
    ]
    show_table(title, heads, rows)


def _rest(report: Report, names: dict[str, str], lang: str) -> None:
    for protest in report.protests:
        args = {"bout": protest.bout, "entry": _name(names, protest.entry), "phase": protest.phase}
        told = message("cli-run-protest", lang, **args, consequence=protest.consequence or "none")
        print(f"{told} [{', '.join(protest.cites)}]")
    if report.open:
        bouts = ", ".join(f"{b.red}–{b.blue}" for b in report.open)
        print(message("cli-run-open", lang, count=len(report.open), bouts=bouts))
    if report.extra_needed:
        pairs = ", ".join(f"{a}–{b}" for a, b in report.extra_needed)
        print(message("cli-run-extra", lang, count=len(report.extra_needed), bouts=pairs))
    for note in (*report.disturbances, *report.kept):
        print(sentence(note, lang))
    for revised in report.revisions:
        old, new = revised.results[-2], revised.results[-1]
        args = {"bout": revised.bout, "old": f"{old.red_score}:{old.blue_score}"}
        print(message("cli-run-revised", lang, **args, new=f"{new.red_score}:{new.blue_score}"))
    for refused in report.refused:
        print(message("cli-run-refused", lang, what=refused.what, number=refused.number))
        _refusal(refused.refusal, lang)
    for unreached in report.unreached:
        print(message("cli-run-unreached", lang, number=unreached.number, after=unreached.after))


def _refusal(refusal: Refusal, lang: str) -> None:
    print(f"  {sentence(refusal, lang)}")
    for note in refusal.reasons:
        print(f"    {sentence(note, lang)}")


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
