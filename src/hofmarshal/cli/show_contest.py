"""What `hofmarshal run` and `why` print of one contest: the lines, the result, what did not come true."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Any, TypeVar

import msgspec

from hofmarshal.cli.console import Cell, note_data, sentence, show_table, tell
from hofmarshal.contest.blows import join
from hofmarshal.contest.events import Outcome
from hofmarshal.contest.header import names_of
from hofmarshal.contest.hits import rounds_in_hits, score_in_hits, written
from hofmarshal.contest.in_force import ValueInForce
from hofmarshal.contest.setup import Setup
from hofmarshal.contest.why import Why
from hofmarshal.contest.words import in_words, name_of
from hofmarshal.exchange.protocols import ContestReport, Explained
from hofmarshal.rules.flow import assigned
from hofmarshal.rules.model import Nomination
from hofmarshal.rules.notes import Args, Note, Refusal
from hofmarshal.text import message

N = TypeVar("N", Note, Refusal)


def show_contest(report: ContestReport, lang: str) -> None:
    """Print a contest: sides, rounds, sanctions, outcome with its clauses, and every expectation that failed."""
    file = report.protocol.file
    rules = report.protocol.setup.rules
    names = names_of(file)
    print(f"{rules.name.in_(lang)}: {names.get('red', 'red')} – {names.get('blue', 'blue')}")
    _rounds(report, lang)
    _sanctions(report, lang)
    outcome = report.played.state.outcome
    if outcome is None:
        print(message("cli-run-undecided", lang, phase=report.played.state.phase))
    else:
        _outcome(outcome, rules, dict(names), lang)
    tell(message("cli-run-clauses", lang, clauses=", ".join(report.played.cites) or "–"))
    for m in report.played.mismatches:
        print(message("cli-mismatch", lang, path=m.path, wanted=m.wanted, got=m.got))
    if file.expect is not None and not report.failed:
        print(message("cli-run-as-expected", lang))


def _rounds(report: ContestReport, lang: str) -> None:
    rounds = report.played.state.rounds
    if len(rounds) < 2:
        return
    halves = rounds_in_hits(report.protocol.setup.rules)
    columns = [message("cli-run-column", lang, column=c) for c in ("round", "winner", "score", "standing", "end")]
    rows: list[list[Cell]] = [
        [
            r.number,
            message("cli-side", lang, side=r.winner or "none"),
            ":".join(written(score, halves=halves) for score in r.score),
            ":".join(map(str, r.standing)),
            message("cli-termination", lang, termination=r.termination)
            + ("" if r.counted else " " + message("cli-run-not-counted", lang)),
        ]
        for r in rounds
    ]
    show_table("", columns, rows)


def _sanctions(report: ContestReport, lang: str) -> None:
    for s in report.played.state.sanctions:
        name = name_of(s.fighter, report.protocol.setup.fighters, lang)
        args: Args = {"fighter": name, "kind": s.kind, "number": s.number, "effect": s.effect, "points": s.points}
        tell(f"{message('cli-run-sanction', lang, **args)} [{', '.join(s.cites)}]")


def _outcome(outcome: Outcome, rules: Nomination, names: dict[str, str], lang: str) -> None:
    halves = score_in_hits(rules)
    args: Args = {
        "side": outcome.winner or "none",
        "name": names.get(outcome.winner or "", ""),
        "red": written(outcome.red_score, halves=halves),
        "blue": written(outcome.blue_score, halves=halves),
        "termination": outcome.termination,
    }
    tell(f"{message('cli-run-outcome', lang, **args)} [{', '.join(outcome.cites)}]")
    if outcome.red_rating or outcome.blue_rating:
        awards: Args = {
            "red": outcome.red_rating, "blue": outcome.blue_rating,
            "red_points": outcome.red_round_points, "blue_points": outcome.blue_round_points,
        }  # fmt: skip
        print(message("cli-run-awards", lang, **awards))


def contest_data(report: ContestReport, lang: str) -> dict[str, Any]:
    """The complete result for --json."""
    return {
        "rulebook": report.protocol.file.rulebook,
        "nomination": report.protocol.setup.rules.id,
        "bout": report.protocol.bout,
        "rules": report.protocol.setup.pin,
        "result": report.played.result(),
        "outcome": report.played.state.outcome,
        "events": [msgspec.to_builtins(e) for e in report.played.state.history],
        "mismatches": report.played.mismatches,
    }


def show_explained(one: Explained, lang: str, statements: dict[str, str]) -> None:
    """Print one explained event as `show_all` does."""
    show_all((one,), lang, statements)


def show_all(found: Iterable[Explained], lang: str, statements: dict[str, str]) -> None:
    """Print explained events: each line they came from, the steps with their clauses, the values, then the statements."""
    for head, events in groupby(found, lambda one: _head(one, lang)):
        print(head)
        every = list(events)
        for one in every:
            _steps(one, lang)
        values = {v.path: v for one in every for v in _values(one)}
        for value in values.values():
            tell(f"{assigned(value.path, value.value)} [{', '.join(value.cites)}]", 3)
        for clause in join((), *(_clauses(one) for one in every)):
            if clause in statements:
                tell(f"{clause}: {statements[clause]}", 3)


def _head(one: Explained, lang: str) -> str:
    if one.number is not None:
        return f"{one.number}. {one.said}"
    if one.said or one.why is None:
        return f"– {one.said}".rstrip()
    seconds, rest = divmod(one.why.t, 1000)
    return message("cli-why-clock", lang, seconds=f"{seconds}.{rest:03}".rstrip("0").rstrip("."))


def _steps(one: Explained, lang: str) -> None:
    if one.refusal is not None:
        told = _told(one.refusal, one.setup, lang)
        first = msgspec.structs.replace(told, reasons=())
        tell(f"{message('cli-why-refused', lang)} {sentence(first, lang)}", 3)
        for reason in told.reasons:
            tell(sentence(reason, lang), 5)
    if one.why is not None:
        if not one.why.counts:
            tell(message("cli-why-undone", lang), 3)
        for note in one.why.notes:
            tell(sentence(_told(note, one.setup, lang), lang), 3)


def _told(note: N, setup: Setup, lang: str) -> N:
    return in_words(note, setup.rules, setup.fighters, lang)


def _values(one: Explained) -> tuple[ValueInForce, ...]:
    return one.why.values if one.why is not None else one.values


def _clauses(one: Explained) -> tuple[str, ...]:
    if one.refusal is not None:
        return join(one.refusal.cites, *(r.cites for r in one.refusal.reasons))
    return one.why.clauses if one.why is not None else ()


def explained_data(one: Explained, lang: str, statements: dict[str, str]) -> dict[str, Any]:
    """An explained event for --json."""
    return {
        "number": one.number,
        "said": one.said,
        "refusal": {**_refusal_data(one.refusal, one.setup, lang), "values": one.values} if one.refusal else None,
        "event": _why_data(one.why, one.setup, lang) if one.why else None,
        "statements": {c: statements[c] for c in _clauses(one) if c in statements},
    }


def _note_data(note: N, setup: Setup, lang: str) -> dict[str, object]:
    return note_data(note, lang, _told(note, setup, lang))


def _refusal_data(refusal: Refusal, setup: Setup, lang: str) -> dict[str, object]:
    return {**_note_data(refusal, setup, lang), "reasons": [_note_data(r, setup, lang) for r in refusal.reasons]}


def _why_data(why: Why, setup: Setup, lang: str) -> dict[str, Any]:
    return {
        "id": why.event,
        "kind": why.kind,
        "t": why.t,
        "by": why.by,
        "counts": why.counts,
        "steps": [_note_data(n, setup, lang) for n in why.notes],
        "clauses": why.clauses,
        "values": why.values,
    }
