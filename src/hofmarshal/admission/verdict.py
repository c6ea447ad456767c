"""Verdicts on gear, from best to worst, and findings: one judged fact with its note."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from hofmarshal.rules.gear_model import Cites
from hofmarshal.rules.notes import Note

Verdict = Literal["pass", "fix", "unmeasured", "reject"]
"""`fix`: mend it and show it again. `unmeasured`: something is not recorded yet. `reject`: it may not be used."""

ORDER: tuple[Verdict, ...] = ("pass", "fix", "unmeasured", "reject")
"""From best to worst."""


class Finding(msgspec.Struct, frozen=True):
    """One thing judged: a fact (or, for a piece that is missing or forbidden, its kind), the verdict, and why."""

    fact: str
    verdict: Verdict
    note: Note


def worst(verdicts: Iterable[Verdict]) -> Verdict:
    """The worst of several verdicts; `pass` of none."""
    return max(verdicts, key=ORDER.index, default="pass")


def cites_of(findings: Iterable[Finding]) -> Cites:
    """The clauses of several findings, each once, in order."""
    return tuple(dict.fromkeys(clause for found in findings for clause in found.note.cites))
