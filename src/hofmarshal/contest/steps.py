"""Which steps of etiquette and procedure the judge is shown at this moment of a contest."""

from __future__ import annotations

from hofmarshal.contest.state import Contest
from hofmarshal.rules.conduct_blocks import Step

MOMENTS = {"scheduled": "call", "called": "call", "ready": "start", "running": ""}
"""Phase → the moment whose steps are shown; a halt shows those of a hit or a halt, what follows those of the end."""


def steps_now(state: Contest) -> tuple[Step, ...]:
    """The rulebook's steps for this moment, etiquette first, in the rulebook's order."""
    rules = state.setup.rules
    moment = _moment(state)
    return tuple(s for s in (*rules.etiquette, *rules.conduct) if s.at in (moment, "any"))


def _moment(state: Contest) -> str:
    if state.phase == "halted":
        return "hit" if state.exchange_ruling else "halt"
    return MOMENTS.get(state.phase, "end")
