"""Rosters and line-ups: how many fighters and reserves a side may have, and who may fight the next round."""

from __future__ import annotations

from collections.abc import Sequence

from hofmarshal.contest.setup import Setup
from hofmarshal.contest.state import Contest
from hofmarshal.rules.model import Nomination
from hofmarshal.rules.notes import Note
from hofmarshal.rules.play_blocks import Side


def reserves_allowed(rules: Nomination, main: int) -> tuple[int | None, tuple[str, ...]]:
    """Most reserves beside `main` fighters, and the clauses (isb-buhurt.roster); None where the rulebook sets none."""
    for row in rules.reserves:
        if row.main in (0, main):
            if row.percent:
                return max(row.at_least, -(-main * row.percent // 100)), row.cites
            return max(row.at_least, row.reserves), row.cites
    return None, ()


def check_roster(rules: Nomination, main: int, reserves: int) -> tuple[Note, ...]:
    """What is wrong with a roster of so many main fighters and reserves; empty if nothing."""
    notes = []
    rule = rules.roster
    if rule is not None:
        if main < rule.main_min:
            notes.append(Note("contest-roster-few", {"main": main, "least": rule.main_min}, rule.cites))
        if rule.main_max and main > rule.main_max:
            notes.append(Note("contest-roster-many", {"main": main, "most": rule.main_max}, rule.cites))
    most, cites = reserves_allowed(rules, main)
    if most is not None and reserves > most:
        notes.append(Note("contest-roster-reserves", {"main": main, "reserves": reserves, "most": most}, cites))
    return tuple(notes)


def check_sides(setup: Setup) -> tuple[Note, ...]:
    """What is wrong with the rosters of both sides of a contest."""
    if not setup.rules.team:
        return ()
    notes: list[Note] = []
    for side in ("red", "blue"):
        roster = setup.side("red" if side == "red" else "blue")
        main = sum(f.main for f in roster)
        notes.extend(check_roster(setup.rules, main, len(roster) - main))
    return tuple(notes)


def check_lineup(state: Contest, side: Side, fighters: Sequence[str]) -> tuple[Note, ...]:
    """What is wrong with a line-up: strangers, doubles, more than the side's main fighters, someone held or gone."""
    known = {f.id for f in state.setup.side(side)}
    cites = state.setup.rules.substitution.cites if state.setup.rules.substitution else ()
    notes = [Note("contest-not-in-roster", {"fighter": f, "side": side}, cites) for f in fighters if f not in known]
    if not fighters:
        notes.append(Note("contest-lineup-empty", {"side": side}, cites))
    twice = {f for f in fighters if list(fighters).count(f) > 1}
    notes += [Note("contest-lined-up-twice", {"fighter": f}, cites) for f in sorted(twice)]
    most = sum(f.main for f in state.setup.side(side))
    if len(fighters) > most:
        notes.append(Note("contest-lineup-many", {"count": len(fighters), "most": most}, cites))
    notes += [Note("contest-held", {"fighter": f}) for f in fighters if f in state.held]
    notes += [Note("contest-was-disqualified", {"fighter": f}, cites) for f in fighters if f in state.disqualified]
    notes += [Note("contest-has-withdrawn", {"fighter": f}, cites) for f in fighters if f in state.withdrawn]
    return tuple(notes)


def coming(state: Contest, side: Side, fighters: Sequence[str]) -> int:
    """How many a line-up brings in who are not in the present one; those of the first line-up, before the call, are none."""
    return 0 if state.phase == "scheduled" else len(set(fighters) - set(state.lineups[side]))


def may_substitute(state: Contest, side: Side, count: int = 1) -> Note | None:
    """Why a side cannot bring so many in now; None if it can (isb-buhurt.substitution)."""
    rule = state.setup.rules.substitution
    if rule is None or rule.when == "never":
        return Note("contest-no-substitution", {}, rule.cites if rule else ())
    if rule.when == "between-rounds" and state.phase not in ("scheduled", "called", "ready", "round-over"):
        return Note("contest-substitution-between-rounds", {}, rule.cites)
    if state.phase in ("decided", "signed", "announced", "final"):
        return Note("contest-over", {}, rule.cites)
    if rule.limit and state.substitutions.get(side, 0) + count > rule.limit:
        return Note("contest-substitutions-spent", {"limit": rule.limit}, rule.cites)
    return None
