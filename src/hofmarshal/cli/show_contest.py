"""What `hofmarshal run` and `why` print of one contest: the lines, the result, what did not come true."""

from __future__ import annotations

from typing import Any

import msgspec

from hofmarshal.cli.console import note_data, sentence, show_table
from hofmarshal.contest.blows import join
from hofmarshal.contest.events import Outcome
from hofmarshal.contest.header import names_of
from hofmarshal.contest.why import Why
from hofmarshal.exchange.protocols import ContestReport, Explained
from hofmarshal.text import message


def show_contest(report: ContestReport, lang: str) -> None:
    """Print a contest: sides, rounds, sanctions, outcome with its clauses, and every expectation that failed."""
    file = report.protocol.file
    rules = report.protocol.setup.rules
    names = names_of(file)
    print(f"{rules.name.in_(lang)}: {names.get('red', 'red')} – {names.get('blue', 'blue')}")
    result = report.played.result()
    _rounds(result, lang)
    _sanctions(report, lang)
    outcome = report.played.state.outcome
    if outcome is None:
        print(message("cli-run-undecided", lang, phase=report.played.state.phase))
    else:
        _outcome(outcome, dict(names), lang)
    print(message("cli-run-clauses", lang, clauses=", ".join(report.played.cites) or "–"))
    for m in report.played.mismatches:
        print(message("cli-mismatch", lang, path=m.path, wanted=m.wanted, got=m.got))
    if file.expect is not None and not report.failed:
        print(message("cli-run-as-expected", lang))


def _rounds(result: dict[str, Any], lang: str) -> None:
    if len(result["rounds"]) < 2:
        return
    columns = [message("cli-run-column", lang, column=c) for c in ("round", "winner", "score", "standing", "end")]
    rows = [
        [
            r["number"],
            message("cli-side", lang, side=r["winner"] or "none"),
            f"{r['score']['red']}:{r['score']['blue']}",
            f"{r['standing']['red']}:{r['standing']['blue']}",
            message("cli-termination", lang, termination=r["termination"])
            + ("" if r["counted"] else " " + message("cli-run-not-counted", lang)),
        ]
        for r in result["rounds"]
    ]
    show_table("", columns, rows)


def _sanctions(report: ContestReport, lang: str) -> None:
    for s in report.played.state.sanctions:
        args: dict[str, str | int] = {
            "fighter": s.fighter,
            "kind": s.kind,
            "number": s.number,
            "effect": s.effect,
            "points": s.points,
        }
        print(f"{message('cli-run-sanction', lang, **args)} [{', '.join(s.cites)}]")


def _outcome(outcome: Outcome, names: dict[str, str], lang: str) -> None:
    args: dict[str, str | int] = {
        "side": outcome.winner or "none",
        "name": names.get(outcome.winner or "", "-"),
        "red": outcome.red_score,
        "blue": outcome.blue_score,
        "termination": outcome.termination,
    }
    print(f"{message('cli-run-outcome', lang, **args)} [{', '.join(outcome.cites)}]")
    if outcome.red_rating or outcome.blue_rating:
        awards: dict[str, str | int] = {
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
        "result": report.played.result(),
        "outcome": report.played.state.outcome,
        "events": [msgspec.to_builtins(e) for e in report.played.state.history],
        "mismatches": report.played.mismatches,
    }


def show_explained(one: Explained, lang: str, statements: dict[str, str]) -> None:
    """Print an explained event: the line it came from, each step with its clauses, the values and statements."""
    head = "–" if one.number is None else f"{one.number}"
    print(f"{head}. {one.said}".rstrip())
    if one.refusal is not None:
        print(f"   {message('cli-why-refused', lang)} {sentence(one.refusal, lang)}")
    if one.why is not None:
        if not one.why.counts:
            print(f"   {message('cli-why-undone', lang)}")
        for note in one.why.notes:
            print(f"   {sentence(note, lang)}")
        for value in one.why.values:
            print(f"   {value.path} = {value.value} [{', '.join(value.cites)}]")
    for clause in _clauses(one):
        if clause in statements:
            print(f"   {clause}: {statements[clause]}")


def _clauses(one: Explained) -> tuple[str, ...]:
    return join(one.why.clauses if one.why else (), one.refusal.cites if one.refusal else ())


def explained_data(one: Explained, lang: str, statements: dict[str, str]) -> dict[str, Any]:
    """An explained event for --json."""
    return {
        "number": one.number,
        "said": one.said,
        "refusal": note_data(one.refusal, lang) if one.refusal else None,
        "event": _why_data(one.why, lang) if one.why else None,
        "statements": {c: statements[c] for c in _clauses(one) if c in statements},
    }


def _why_data(why: Why, lang: str) -> dict[str, Any]:
    return {
        "id": why.event,
        "kind": why.kind,
        "t": why.t,
        "by": why.by,
        "counts": why.counts,
        "steps": [note_data(n, lang) for n in why.notes],
        "clauses": why.clauses,
        "values": why.values,
    }
