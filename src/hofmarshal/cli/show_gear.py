"""What `hofmarshal gear check` prints: each piece with its findings by clause, what is missing, the armour class."""

from __future__ import annotations

from typing import Any

from hofmarshal.admission.check import PieceReport
from hofmarshal.admission.verdict import Finding
from hofmarshal.admission.words import in_words
from hofmarshal.cli.console import note_data, tell
from hofmarshal.exchange.gear import GearReport
from hofmarshal.rules.gear_model import Gear
from hofmarshal.rules.notes import Note
from hofmarshal.text import message, say


def show_gear(report: GearReport, lang: str) -> None:
    """Print the kit piece by piece; findings that pass are counted, the others said in full."""
    gear = report.gear
    for piece in report.kit.pieces:
        print(message("cli-gear-piece", lang, item=_item(piece, gear, lang), verdict=piece.verdict))
        passed = sum(f.verdict == "pass" for f in piece.findings)
        for found in piece.findings:
            if found.verdict != "pass":
                tell(_marked(found, gear, lang), 2)
        if passed:
            print(f"  {message('cli-gear-passed', lang, count=passed)}")
    for found in report.kit.missing:
        tell(_marked(found, gear, lang))
    if report.armour is not None:
        value = "none" if report.armour.value is None else str(report.armour.value)
        print(message("cli-gear-class", lang, value=value))
        for step in report.armour.steps:
            tell(_sentence(step, gear, lang), 2)
    print(message("cli-gear-verdict", lang, verdict=report.kit.verdict))


def _item(piece: PieceReport, gear: Gear, lang: str) -> str:
    """A piece's name, with its own id where it has one."""
    item = gear.items.get(piece.kind)
    name = item.name.in_(lang) if item is not None else piece.kind
    name = name[:1].upper() + name[1:]
    return f"{name} ({piece.id})" if piece.id else name


def _sentence(note: Note, gear: Gear, lang: str) -> str:
    """A note in the words of the rules for gear, as a sentence with its clauses."""
    told = say(in_words(note, lang, gear), lang)
    told = told[:1].upper() + told[1:]
    return f"{told} [{', '.join(note.cites)}]" if note.cites else told


def _marked(found: Finding, gear: Gear, lang: str) -> str:
    return f"{message('cli-gear-mark', lang, verdict=found.verdict)} – {_sentence(found.note, gear, lang)}"


def gear_data(report: GearReport, lang: str) -> dict[str, Any]:
    """The complete result for --json."""
    return {
        "rulebook": report.rulebook,
        "nomination": report.nomination,
        "verdict": report.kit.verdict,
        "pieces": [
            {
                "kind": p.kind, "id": p.id, "verdict": p.verdict,
                "findings": [_finding(f, report.gear, lang) for f in p.findings],
            }
            for p in report.kit.pieces
        ],
        "missing": [_finding(f, report.gear, lang) for f in report.kit.missing],
        "armour": None
        if report.armour is None
        else {"class": report.armour.value, "steps": [_note(s, report.gear, lang) for s in report.armour.steps]},
    }  # fmt: skip


def _finding(found: Finding, gear: Gear, lang: str) -> dict[str, Any]:
    return {"fact": found.fact, "verdict": found.verdict, **_note(found.note, gear, lang)}


def _note(note: Note, gear: Gear, lang: str) -> dict[str, object]:
    return note_data(note, lang, in_words(note, lang, gear))
