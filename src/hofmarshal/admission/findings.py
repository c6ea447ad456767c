"""One recorded fact against one test: the finding and the words for it; and recorded facts read by their kinds."""

from __future__ import annotations

from collections.abc import Mapping

from hofmarshal.admission.measure import read_fact
from hofmarshal.admission.verdict import Finding
from hofmarshal.rules.gear_model import Case, Cites, Fact, Gear
from hofmarshal.rules.match import Compare, Test, Value, fits
from hofmarshal.rules.notes import Args, Note


def read_facts(gear: Gear, kind: str, recorded: Mapping[str, Value]) -> tuple[dict[str, Value], tuple[Finding, ...]]:
    """Recorded facts as their kinds; a fact the rulebook does not know, or a value that is none, becomes a finding."""
    facts: dict[str, Value] = {}
    wrong = []
    for name, value in recorded.items():
        fact = gear.facts.get(name)
        read = (
            Note("admission-unknown-fact", {"fact": name, "item": kind})
            if fact is None
            else read_fact(name, fact, value)
        )
        if isinstance(read, Note):
            wrong.append(Finding(name, "unmeasured", read))
        else:
            facts[name] = read
    return facts, tuple(wrong)


def finding(fact: Fact | None, kind: str, name: str, case: Case, cites: Cites, value: Value) -> Finding:
    """Whether a value passes a case's test, as a finding with the clauses it rests on."""
    args: Args = {"item": kind, "fact": name, "value": plain(value), "unit": (fact.unit if fact else None) or ""}
    if fits(case.must, value):
        return Finding(name, "pass", Note("admission-fits", args, cites))
    code, more = _fault(case.must, value)
    return Finding(name, case.otherwise, Note(code, {**args, **more, "verdict": case.otherwise}, cites))


def plain(value: Value) -> str | int:
    """A value as a message variable: yes/no become words."""
    return ("no", "yes")[value] if isinstance(value, bool) else value


def _fault(test: Test, value: Value) -> tuple[str, Args]:
    if isinstance(test, Compare) and isinstance(value, int):
        return _bound(test, value)
    if isinstance(test, bool):
        return ("admission-lacks" if test else "admission-has"), {}
    allowed = test if isinstance(test, tuple) else (test,)
    return "admission-not-allowed", {
        "allowed": ", ".join(str(plain(one)) for one in allowed if not isinstance(one, Compare))
    }


def _bound(test: Compare, value: int) -> tuple[str, Args]:
    """The first bound the value breaks."""
    if test.at_least is not None and value < test.at_least:
        return "admission-below", {"limit": test.at_least}
    if test.over is not None and value <= test.over:
        return "admission-not-over", {"limit": test.over}
    if test.at_most is not None and value > test.at_most:
        return "admission-above", {"limit": test.at_most}
    return "admission-not-under", {"limit": test.under or 0}
