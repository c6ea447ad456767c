"""What fighters bring from a folder's earlier protocols into the next: warnings, remarks and disqualifications."""

from __future__ import annotations

from collections import Counter

from hofmarshal.contest.setup import Fighter, FighterFacts, Setup
from hofmarshal.contest.state import Contest

SCOPES = ("nomination", "event")
"""The scopes beyond one bout in which warnings count."""


class Carried:
    """The sanctions of the protocols played so far, by entry. A protocol's own header may say more, never less."""

    def __init__(self) -> None:
        self._warnings: Counter[str] = Counter()
        self._remarks: Counter[str] = Counter()
        self._disqualifications: Counter[str] = Counter()

    def facts(self, setup: Setup, sides: dict[str, str]) -> dict[str, FighterFacts]:
        """The facts of a contest's fighters; `sides` are the entries of red and blue."""
        found: dict[str, FighterFacts] = {}
        for one in setup.fighters.values():
            code = _code(setup, one, sides)
            warned = self._warnings[code]
            found[one.id] = FighterFacts(
                warnings={scope: max(warned, one.warnings.get(scope, 0)) for scope in SCOPES},
                remarks=self._remarks[code],
                disqualifications=self._disqualifications[code],
            )
        return found

    def note(self, state: Contest, sides: dict[str, str]) -> None:
        """Add what a contest gave."""
        for given in state.sanctions:
            if given.effect == "given":
                code = _code(state.setup, state.setup.fighters[given.fighter], sides)
                self._warnings[code] += given.kind == "warning"
                self._remarks[code] += given.kind == "remark"
        for name in dict.fromkeys(state.disqualified):
            self._disqualifications[_code(state.setup, state.setup.fighters[name], sides)] += 1


def _code(setup: Setup, one: Fighter, sides: dict[str, str]) -> str:
    """A fighter's entry; in a duel that of his side, in a team his number with it."""
    if one.entry:
        return one.entry
    return f"{sides[one.side]} {one.id}" if setup.rules.team else sides[one.side]
