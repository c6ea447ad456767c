"""The rulebooks' gear, admission and worked cases, as plain values and as structs."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from hofmarshal.admission.examples import KINDS, differs, run_example
from hofmarshal.rules.gear_model import Admission, Gear
from hofmarshal.rules.yamldoc import parse

BOOKS = Path(__file__).parents[2] / "src" / "hofmarshal" / "rulebooks"
PARTS: tuple[tuple[str, str], ...] = (
    ("isb-buhurt", "admission"),
    ("isb-duel", "admission"),
    ("shchyt-mech", "gear"),
    ("shchyt-mech", "admission"),
    ("ulozhenie", "gear"),
    ("ulozhenie", "admission"),
)


@cache
def raw(book: str, name: str) -> Any:
    path = BOOKS / book / f"{name}.yaml"
    return parse(path.read_bytes(), str(path)).data


def gear(book: str) -> Gear:
    return msgspec.convert(raw(book, "gear"), Gear)


def cases(book: str, part: str) -> list[dict[str, Any]]:
    return raw(book, f"examples/{part}")  # type: ignore[no-any-return]


def clauses(case: dict[str, Any]) -> set[str]:
    return {case["clause"]} if isinstance(case["clause"], str) else set(case["clause"])


def failing(case: dict[str, Any], gear: Gear | None, admission: Admission | None) -> tuple[str, ...]:
    """The keys of the case's `expect` that are not met; a case must cite its own clauses."""
    (kind,) = [key for key in KINDS if key in case]
    result = run_example(kind, case[kind], gear, admission, case.get("nomination"))
    expect = case["expect"]
    return differs({**expect, "cites": [*expect.get("cites", ()), *clauses(case)]}, result)
