"""What `hofmarshal gear check` prints: each piece with its findings by clause, what is missing, the armour class."""

from __future__ import annotations

from typing import Any

from hofmarshal.admission.verdict import Finding
from hofmarshal.cli.console import note_data, sentence
from hofmarshal.exchange.gear import GearReport
from hofmarshal.text import message


def show_gear(report: GearReport, lang: str) -> None:
    """Print the kit piece by piece; findings that pass are counted, the others said in full."""
    for piece in report.kit.pieces:
        name = piece.id or piece.kind
        print(message("cli-gear-piece", lang, item=name, verdict=piece.verdict))
        passed = sum(f.verdict == "pass" for f in piece.findings)
        for found in piece.findings:
            if found.verdict != "pass":
                print(f"  {_marked(found, lang)}")
        if passed:
            print(f"  {message('cli-gear-passed', lang, count=passed)}")
    for found in report.kit.missing:
        print(_marked(found, lang))
    if report.armour is not None:
        value = "-" if report.armour.value is None else str(report.armour.value)
        print(message("cli-gear-class", lang, value=value))
        for step in report.armour.steps:
            print(f"  {sentence(step, lang)}")
    print(message("cli-gear-verdict", lang, verdict=report.kit.verdict))


def _marked(found: Finding, lang: str) -> str:
    return f"{message('cli-gear-mark', lang, verdict=found.verdict)} {sentence(found.note, lang)}"


def gear_data(report: GearReport, lang: str) -> dict[str, Any]:
    """The complete result for --json."""
    return {
        "rulebook": report.rulebook,
        "nomination": report.nomination,
        "verdict": report.kit.verdict,
        "pieces": [
            {
                "kind": p.kind, "id": p.id, "verdict": p.verdict,
                "findings": [_finding(f, lang) for f in p.findings],
            }
            for p in report.kit.pieces
        ],
        "missing": [_finding(f, lang) for f in report.kit.missing],
        "armour": None
        if report.armour is None
        else {"class": report.armour.value, "steps": [note_data(s, lang) for s in report.armour.steps]},
    }  # fmt: skip


def _finding(found: Finding, lang: str) -> dict[str, Any]:
    return {"fact": found.fact, "verdict": found.verdict, **note_data(found.note, lang)}
