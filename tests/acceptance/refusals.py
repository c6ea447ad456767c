"""Promise: every refusal of office and ring that rests on a rule names its clause, as the clause list has it."""

from __future__ import annotations

from product import ROOT, Promise

from hofmarshal.exchange.books import playable
from tests.server.refusals import desk_cases, gear_cases, ring_cases
from tests.server.refusals.cases import told
from tests.server.refusals.codes import FAMILIES, ORDER, TOLD
from tests.server.refusals.test_every_refusal import RULES, SERVED, codes

CASES = (*ring_cases.CASES, *desk_cases.CASES, *gear_cases.CASES)


def main() -> None:
    """Provokes each refusal with a rulebook that ships, and looks for its clause."""
    promise = Promise("every refusal that rests on a rule names the clause it rests on")
    known = {clause for book in playable().values() for clause in book.clauses}
    wrong = [f"{case.code}: {case.clause}" for case in CASES if not named(case.code, case.clause, case.given())]
    promise.equal("refusals provoked whose clause is missing", wrong, [])
    promise.equal("clauses expected that no rulebook has", sorted({case.clause for case in CASES} - known), [])
    unsorted = sorted(c for c in codes() - (RULES | ORDER | TOLD) if not c.startswith(FAMILIES))
    promise.equal("messages nobody has sorted", unsorted, [])
    clauses = len({case.clause for case in CASES})
    promise.say(f"{len(CASES)} cases of {len(RULES)} messages, {len(SERVED)} of them through a server by {place()}")
    promise.say(f"{clauses} clauses cited; {len(ORDER)} refusals of order or form, for which there is none")
    promise.done()


def named(code: str, clause: str, answers: object) -> bool:
    """Whether the refusal came, and names the clause."""
    return any(one.code == code and clause in one.cites for one in told(answers))  # type: ignore[arg-type]


def place() -> str:
    """Where those are."""
    return (ROOT / "tests/server/refusals/test_every_refusal.py").relative_to(ROOT).as_posix()


if __name__ == "__main__":
    main()
