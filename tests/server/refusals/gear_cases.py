"""Refusals of an inspection and of admission that rest on a rule, each with the clause of the source that says so."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Any

import msgspec

from hofmarshal.admission import acts
from hofmarshal.admission.inspection import assess, decide, evolve, fold
from hofmarshal.admission.papers import Asking, Event, Fighter, Paper, admit
from hofmarshal.rules.gear_model import Admission
from hofmarshal.rules.notes import Note, Refusal
from tests.admission.books import gear, raw
from tests.server.refusals.cases import Case

SWORD: dict[str, Any] = {
    "blade": "straight", "blade-length": 800, "mass": 1500, "edge-rounded": True, "edge-thickness": 2000,
    "point-diameter": 15000,
}  # fmt: skip


def sword(**facts: Any) -> acts.Record:
    """A sword as it was measured."""
    return acts.Record(
        "r", "p", "sword", {name: value for name, value in {**SWORD, **facts}.items() if value is not None}
    )


def seen(
    code: str, clause: str, *commands: Any, book: str = "shchyt-mech", kind: str = "shchyt-mech", report: bool = False
) -> Case:  # fmt: skip
    """An inspection whose last command is refused; with `report`, what the expert is told of the pieces."""

    def given() -> Sequence[Refusal | Note]:
        rules = gear(book)
        state = fold([acts.Opened("o", "f", kind)])
        for one in commands if report else commands[:-1]:
            answer = decide(state, one, rules)
            assert not isinstance(answer, Refusal), answer
            for event in answer:
                state = evolve(state, event)
        if report:
            return [found.note for found in assess(state, rules).findings]
        answer = decide(state, commands[-1], rules)
        assert isinstance(answer, Refusal), answer
        return [answer]

    return Case(code, clause, given)


def dagger(code: str, clause: str, *commands: Any) -> Case:
    """An inspection before a dagger duel."""
    return seen(code, clause, *commands, book="ulozhenie", kind="dagger-duel")


DRESSED = acts.Record("q", "q", "clothes", {"dress": "tight"})
HELMET = acts.Record("r", "p", "helmet", {"fixing": "chin-strap", "arming-cap": True, "clear-of-head": True})
PASS = acts.Rule("v", "p", "pass", "It looks well.")
GEAR = (
    seen("admission-ruling-milder", "sm.blade.length", sword(**{"blade-length": 650}), PASS),
    seen("admission-below", "sm.blade.length", sword(**{"blade-length": 650}), PASS),
    seen("admission-above", "sm.blade.mass", sword(mass=1900), PASS),
    seen("admission-lacks", "sm.blade.edge", sword(**{"edge-rounded": False}), PASS),
    dagger("admission-unfinished", "u.3.2", DRESSED, acts.Record("r", "p", "dagger", {}), acts.Close("c")),
    dagger("admission-unmeasured", "u.3.2", DRESSED, acts.Record("r", "p", "dagger", {}), acts.Close("c")),
    dagger("admission-forbidden-item", "u.3.7", acts.Record("r", "p", "shield", {}), PASS),
    dagger("admission-not-allowed", "u.3.7", acts.Record("r", "p", "clothes", {"dress": "loose"}), PASS),
    dagger("admission-has", "u.3.7", acts.Record("r", "p", "gloves", {"thin": True, "cuffs": True}), PASS),
    seen("admission-missing-item", "sm.groin", sword(), report=True),
    seen("admission-armour-unrecorded", "u.5.5", HELMET, acts.Close("c"), book="ulozhenie", kind="bridge-battle"),
    seen("admission-class-unmeasured", "u.2.7.modifiers", HELMET, acts.Wear("w", ({"material": "mail"},), {}), acts.Close("c"),
         book="ulozhenie", kind="bridge-battle"),
)  # fmt: skip

RULES = msgspec.convert(raw("isb-buhurt", "admission"), Admission)
EVENT = Event("UA", date(2027, 7, 10), date(2027, 7, 12))
ADULT = Fighter(date(2000, 1, 1), "PL")


LONG_AGO = Event("UA", date(1850, 7, 10), date(1850, 7, 12))
DATED = msgspec.structs.replace(
    RULES, papers=tuple(msgspec.structs.replace(one, expiry="required") for one in RULES.papers)
)  # fmt: skip
CONFIRMED = ("medical-institution", "no-contraindications")


def weighed(
    code: str, name: str, fighter: Fighter = ADULT, papers: tuple[Paper, ...] = (), verdict: Any = None,
    event: Event = EVENT, ages: dict[str, int] | None = None, rules: Admission = RULES,
) -> Case:  # fmt: skip
    """What a fighter lacks by the conditions of the group battle."""

    def given() -> Sequence[Refusal | Note]:
        asking = Asking(fighter, event, papers, verdict, ages or {})
        return [one.note for one in admit(rules, "group-battle", asking).missing]

    return Case(code, f"isb-buhurt.admission.{name}", given)


PAPERS = (
    weighed("admission-no-birth-date", "age", Fighter()),
    weighed("admission-no-country", "age", Fighter(date(2000, 1, 1), "")),
    weighed("admission-born-later", "age", Fighter(date(2030, 1, 1), "PL")),
    weighed("admission-under-age", "age", Fighter(date(2015, 1, 1), "PL")),
    weighed("admission-country-unknown", "age", Fighter(date(2000, 1, 1), "XX")),
    weighed("admission-country-in-parts", "age", Fighter(date(2000, 1, 1), "CA")),
    weighed("admission-country-then", "age", Fighter(date(1800, 1, 1), "CH"), event=LONG_AGO),
    weighed("admission-bad-override", "age", ages={"PL": 0}),
    weighed("admission-no-expiry", "medical", papers=(Paper("medical", confirms=CONFIRMED),), rules=DATED),
    weighed("admission-no-paper", "waiver"),
    weighed("admission-unsigned", "waiver", papers=(Paper("waiver"),)),
    weighed("admission-paper-lacks", "waiver", papers=(Paper("waiver", signed=True),)),
    weighed("admission-expired", "medical", papers=(
        Paper("medical", confirms=("medical-institution", "no-contraindications"), expires=date(2027, 7, 11)),)),
    weighed("admission-gear-not-seen", "gear"),
    weighed("admission-gear-not-passed", "gear", verdict="fix"),
    weighed("admission-gear-again", "gear", verdict="again"),
)  # fmt: skip

CASES: tuple[Case, ...] = (*GEAR, *PAPERS)
