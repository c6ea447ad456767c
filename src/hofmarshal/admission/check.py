"""Gear against a rulebook: every requirement that applies to a piece, its verdict and its clauses; the whole kit too."""

from __future__ import annotations

from collections.abc import Collection, Mapping

import msgspec

from hofmarshal.admission.findings import finding, read_facts
from hofmarshal.admission.verdict import Finding, Verdict, cites_of, worst
from hofmarshal.rules.gear_model import Cites, Gear, Item, Presence, Requirement, in_force
from hofmarshal.rules.match import Facts, Value, first_known
from hofmarshal.rules.notes import Note


class Piece(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One piece of gear as recorded: its kind in the rulebook, its facts, and a name of its own where there are several.

    A measurement is a whole number in the fact's unit or a text such as "1.5 mm".
    """

    kind: str
    facts: Mapping[str, bool | int | str] = {}
    id: str = ""


class ArmourWorn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Body armour as recorded: the facts of each layer, and facts of the whole (a helmet, say)."""

    layers: tuple[Mapping[str, bool | int | str], ...] = ()
    facts: Mapping[str, bool | int | str] = {}


class GearFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file `hofmarshal gear check` reads: everything one fighter brings to one nomination."""

    rulebook: str
    nomination: str
    items: tuple[Piece, ...]
    armour: ArmourWorn | None = None


class PieceReport(msgspec.Struct, frozen=True):
    """What the rulebook says of one piece. `carries`: facts the contest is told of, when the piece passed."""

    kind: str
    id: str
    verdict: Verdict
    findings: tuple[Finding, ...]
    carries: Mapping[str, bool | int | str] = {}


class Report(msgspec.Struct, frozen=True):
    """What the rulebook says of a whole kit. `missing`: required kinds that are not there, with their clauses."""

    verdict: Verdict
    pieces: tuple[PieceReport, ...]
    missing: tuple[Finding, ...] = ()

    @property
    def findings(self) -> tuple[Finding, ...]:
        """Every finding, piece by piece, then what is missing."""
        return (*(f for piece in self.pieces for f in piece.findings), *self.missing)

    @property
    def cites(self) -> Cites:
        """Every clause something was judged by, in the order of the findings."""
        return cites_of(self.findings)

    @property
    def rejected(self) -> bool:
        """Whether anything may not be used."""
        return self.verdict == "reject"

    @property
    def carries(self) -> dict[str, Value]:
        """All facts the contest is told of."""
        return {name: value for piece in self.pieces for name, value in piece.carries.items()}


def check(gear: Gear, nomination: str | None, pieces: tuple[Piece, ...]) -> Report:
    """Judge a whole kit: every piece, and every required kind that is not there. The worst verdict counts."""
    reports = tuple(check_piece(gear, nomination, piece) for piece in pieces)
    missing = missing_kinds(gear, nomination, {piece.kind for piece in pieces})
    verdict = worst([report.verdict for report in reports] + [found.verdict for found in missing])
    return Report(verdict, reports, missing)


def missing_kinds(gear: Gear, nomination: str | None, present: Collection[str]) -> tuple[Finding, ...]:
    """The required kinds of this nomination that are not among those present."""
    found = []
    for kind, item in gear.items.items():
        row = presence(item, nomination)
        if row is not None and row.is_ == "required" and kind not in present:
            args: dict[str, str | int] = {"item": kind, "verdict": row.otherwise}
            found.append(Finding(kind, row.otherwise, Note("admission-missing-item", args, row.cites or item.cites)))
    return tuple(found)


def presence(item: Item, nomination: str | None) -> Presence | None:
    """The row that says whether an item must be there in this nomination; None where the rulebook is silent."""
    return next((row for row in item.presence if in_force(row.in_, nomination)), None)


def check_piece(gear: Gear, nomination: str | None, piece: Piece, by: Collection[str] = ()) -> PieceReport:
    """Judge one piece. With `by`, only by requirements that rest on one of these clauses."""
    item = gear.items.get(piece.kind)
    if item is None:
        note = Note("admission-unknown-item", {"item": piece.kind, "allowed": ", ".join(gear.items)})
        return PieceReport(piece.kind, piece.id, "unmeasured", (Finding(piece.kind, "unmeasured", note),))
    row = presence(item, nomination)
    if row is None or row.is_ == "forbidden":
        settled = _settled(item, row, nomination, piece.kind)
        return PieceReport(piece.kind, piece.id, settled.verdict, (settled,))
    facts, wrong = read_facts(gear, piece.kind, piece.facts)
    findings = list(wrong)
    cites = row.cites or item.cites
    if not by or set(cites) & set(by):
        code = "admission-present" if row.is_ == "required" else "admission-allowed"
        findings.append(Finding(piece.kind, "pass", Note(code, {"item": piece.kind}, cites)))
    for requirement in gear.requirements:
        if piece.kind in requirement.of and in_force(requirement.in_, nomination):
            findings += _judge(gear, piece.kind, requirement, facts, by)
    if by and not findings:
        findings.append(Finding(piece.kind, "pass", Note("admission-nothing-asked", {"item": piece.kind}, tuple(by))))
    verdict = worst([found.verdict for found in findings])
    carries = {name: facts[fact] for fact, name in item.carries.items() if verdict == "pass" and fact in facts}
    return PieceReport(piece.kind, piece.id, verdict, tuple(findings), carries)


def _settled(item: Item, row: Presence | None, nomination: str | None, kind: str) -> Finding:
    """What settles a piece before its facts are looked at: no rule speaks of it here, or it is forbidden here."""
    if row is None:
        args: dict[str, str | int] = {"item": kind, "nomination": nomination or ""}
        elsewhere = tuple(dict.fromkeys(clause for one in item.presence for clause in one.cites or item.cites))
        return Finding(kind, "pass", Note("admission-no-rule", args, elsewhere))
    note = Note("admission-forbidden-item", {"item": kind, "verdict": row.otherwise}, row.cites or item.cites)
    return Finding(kind, row.otherwise, note)


def _judge(gear: Gear, kind: str, rule: Requirement, facts: Facts, by: Collection[str]) -> list[Finding]:
    """The findings of one requirement, of those that rest on one of the clauses `by` where there are any."""
    case, unknown = first_known(rule.cases, facts)
    if case is None:
        return []
    cites = case.cites or rule.cites
    if by and not set(cites) & set(by):
        return []
    if rule.fact in facts and not unknown:
        return [finding(gear.facts.get(rule.fact), kind, rule.fact, case, cites, facts[rule.fact])]
    return [
        Finding(name, "unmeasured", Note("admission-unmeasured", {"item": kind, "fact": name}, cites))
        for name in unknown or (rule.fact,)
    ]
