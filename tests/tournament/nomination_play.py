"""Plays nominations in tests: shorthand for entries, results and whole stages."""

from __future__ import annotations

from typing import Any

from hofmarshal.rules.notes import Refusal
from hofmarshal.tournament import commands as cmd
from hofmarshal.tournament import nomination as nom
from hofmarshal.tournament.decisions import score
from hofmarshal.tournament.entries import Entry
from tests.tournament.nomination_rules import rules


def entered(*codes, under=None, clubs=None, **settings):
    """A nomination with these entries (a number: E01, E02, …)."""
    if len(codes) == 1 and isinstance(codes[0], int):
        codes = tuple(f"E{n:02}" for n in range(1, codes[0] + 1))
    state = nom.fresh(under or rules(), nom.Settings(**settings))
    return do(state, *(cmd.Enter(entry=Entry(code, club=(clubs or {}).get(code, ""))) for code in codes))


def do(state, *commands):
    """The state after commands that must all be carried out."""
    for command in commands:
        answer = nom.decide(state, command)
        assert not isinstance(answer, Refusal), (command, answer)
        state = nom.fold(state, answer)
    return state


def happens(state, command) -> Any:
    """The events of a command that must be carried out."""
    answer = nom.decide(state, command)
    assert not isinstance(answer, Refusal), answer
    return answer


def refusal(state, command):
    """The refusal of a command."""
    answer = nom.decide(state, command)
    assert isinstance(answer, Refusal), answer
    return answer


def record(text, bout=None, reason=""):
    """`A 10:7 B` as a command; its bout is named after the two."""
    one = score(text, bout or "-".join(text.split()[::2][:2]))
    return cmd.Record(result=one, reason=reason)


def drawn(*codes, **fields):
    """Entered and drawn by lot."""
    return do(entered(*codes, **fields), cmd.Draw(seed="winter"))


def fight(state, stage, better=lambda entry: entry):
    """Every open bout of a stage, the one who sorts first winning 10 to 4."""
    for bout in nom.view(state, state.stages[stage]).open:
        red = better(bout.red) < better(bout.blue)
        points = "10:4" if red else "4:10"
        extra = " extra" if bout.extra else ""
        state = do(state, record(f"{bout.red} {points} {bout.blue}{extra}", bout.bout))
    return state


def places(state, track=""):
    """Places by entry."""
    found = next(one for one in nom.final_places(state) if one.track == track)
    return {place.entry: place.place for place in found.places}


def table(state, stage, group="A"):
    """Places of a group by entry."""
    found = next(g for g in nom.view(state, state.stages[stage]).groups if g.group.name == group)
    return {place.entry: place.place for place in found.table.places}


def members(state, stage):
    """The groups of a stage."""
    return [group.entries for group in state.stages[stage].groups]
