"""Worked cases of gear and admission: run one, and compare what it gave with what it should give."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

import msgspec

from hofmarshal.admission.armour import armour_class
from hofmarshal.admission.check import ArmourWorn, Piece, check, check_piece
from hofmarshal.admission.papers import Asking, admit
from hofmarshal.admission.verdict import Finding, cites_of
from hofmarshal.rules.gear_model import Admission, Gear
from hofmarshal.rules.notes import bad

KINDS = ("gear", "armour", "admission")
"""The keys of a worked case that say what kind it is."""


class GearCase(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kit (`items`: all of it) or one piece alone (`item`), judged by all rules or by those of some clauses (`by`)."""

    items: tuple[Piece, ...] = ()
    item: Piece | None = None
    by: tuple[str, ...] = ()


def run_example(
    kind: str, body: object, gear: Gear | None, admission: Admission | None, nomination: str | None = None
) -> dict[str, Any]:
    """What a worked case really gives, as plain values under the keys `expect` may name.

    gear: `verdict failed unmeasured missing carries codes cites`; armour: `class matters rows unmeasured scale codes cites`;
    admission: `admitted missing failed barred barred_by codes cites`. Raises BadInput for an unknown kind, or if the
    rulebook has no such part.
    """
    if kind == "gear" and gear is not None:
        return _gear(gear, nomination, msgspec.convert(body, GearCase))
    if kind == "armour" and gear is not None:
        return _armour(gear, nomination, msgspec.convert(body, ArmourWorn))
    if kind == "admission" and admission is not None:
        return _admission(admission, nomination, msgspec.convert(body, Asking))
    raise bad("admission-example-kind", kind=kind, allowed=", ".join(KINDS))


def _gear(gear: Gear, nomination: str | None, case: GearCase) -> dict[str, Any]:
    if case.item is not None:
        piece = check_piece(gear, nomination, case.item, case.by)
        return _judged(piece.verdict, piece.findings, piece.carries)
    report = check(gear, nomination, case.items)
    result = _judged(report.verdict, report.findings, report.carries)
    return {**result, "missing": [found.fact for found in report.missing]}


def _judged(verdict: str, findings: Collection[Finding], carries: Mapping[str, Any]) -> dict[str, Any]:
    failed = [found for found in findings if found.verdict in ("fix", "reject")]
    return {
        "verdict": verdict,
        "failed": list(cites_of(failed)),
        "unmeasured": [found.fact for found in findings if found.verdict == "unmeasured"],
        "carries": dict(carries),
        "codes": [found.note.code for found in findings],
        "cites": list(cites_of(findings)),
    }


def _armour(gear: Gear, nomination: str | None, worn: ArmourWorn) -> dict[str, Any]:
    found = armour_class(gear, nomination, worn)
    return {
        "class": found.value,
        "matters": list(found.matters),
        "rows": list(found.rows),
        "unmeasured": list(found.unmeasured),
        "scale": list(found.scale) if found.scale else None,
        "codes": [step.code for step in found.steps],
        "cites": list(found.cites),
    }


def _admission(rules: Admission, nomination: str | None, asking: Asking) -> dict[str, Any]:
    standing = admit(rules, nomination, asking)
    notes = [*(one.note for one in standing.missing), *standing.met]
    return {
        "admitted": standing.admitted,
        "missing": [one.condition for one in standing.missing],
        "failed": list(dict.fromkeys(clause for one in standing.missing for clause in one.note.cites)),
        "barred": list(standing.barred),
        "barred_by": list(standing.barred_by),
        "codes": [note.code for note in notes],
        "cites": list(standing.cites),
    }


def differs(expect: Mapping[str, Any], result: Mapping[str, Any]) -> tuple[str, ...]:
    """The keys of `expect` that the result does not meet: `cites` and `codes` must be among the result's, others equal."""
    return tuple(key for key, value in expect.items() if not _meets(key, value, result))


def _meets(key: str, value: Any, result: Mapping[str, Any]) -> bool:
    if key not in result:
        return False
    if key in ("cites", "codes"):
        return set(value) <= set(result[key])
    return type(value) is type(result[key]) and bool(value == result[key])
