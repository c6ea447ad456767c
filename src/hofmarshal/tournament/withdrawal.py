"""What a withdrawal or disqualification does to the bouts of the one who leaves: three policies."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

import msgspec

from hofmarshal.rules.notes import Note
from hofmarshal.tournament.results import BoutResult, Side

Policy = Literal["annul", "keep", "keep-unranked"]


class PlannedBout(msgspec.Struct, frozen=True):
    """A bout that has not been fought yet."""

    bout: str
    red: str
    blue: str
    stage: str = ""
    group: str = ""
    extra: bool = False


class Withdrawal(msgspec.Struct, frozen=True):
    """An entry that leaves.

    `annul`: all its bouts are void, as if it had never entered, and it is unranked. `keep`: its bouts stand, it is
    ranked. `keep-unranked`: its bouts stand for the others, it is unranked. `remaining`: what becomes of the bouts it
    can no longer fight: a `walkover` for the opponent or `void`; under `annul` they are always void.
    """

    entry: str
    policy: Policy
    remaining: Literal["walkover", "void"] = "walkover"
    cause: Literal["withdrawn", "disqualified"] = "withdrawn"
    cites: tuple[str, ...] = ()


class Settled(msgspec.Struct, frozen=True):
    """Results after the withdrawals, those of bouts no longer fought included, and who is unranked, with the reason."""

    results: tuple[BoutResult, ...]
    unranked: dict[str, Note]


def settle(
    results: Iterable[BoutResult], withdrawals: Sequence[Withdrawal], planned: Iterable[PlannedBout] = ()
) -> Settled:
    """Apply withdrawals to the results and to the bouts still planned of the stages they reach.

    Planned bouts of those who stay are left out. If both fighters of a planned bout left, both lost it by default. If
    an entry is named twice, its last withdrawal holds.
    """
    leavers = {withdrawal.entry: withdrawal for withdrawal in withdrawals}
    annulled = {entry for entry, withdrawal in leavers.items() if withdrawal.policy == "annul"}
    kept = [_voided(r) if r.red in annulled or r.blue in annulled else r for r in results]
    unfought = [_default(bout, leavers) for bout in planned if bout.red in leavers or bout.blue in leavers]
    unranked = {entry: _reason(w) for entry, w in leavers.items() if w.policy != "keep"}
    return Settled((*kept, *unfought), unranked)


def _voided(result: BoutResult) -> BoutResult:
    return msgspec.structs.replace(result, status="void")


def _default(bout: PlannedBout, leavers: Mapping[str, Withdrawal]) -> BoutResult:
    """The result of a bout that one or both can no longer fight."""
    gone = [leavers[entry] for entry in (bout.red, bout.blue) if entry in leavers]
    void = any(w.policy == "annul" or w.remaining == "void" for w in gone)
    winner: Side | None = None
    if not void and len(gone) == 1:
        winner = "blue" if bout.red in leavers else "red"
    return BoutResult(
        bout.bout,
        bout.red,
        bout.blue,
        winner=winner,
        status="void" if void else "walkover",
        stage=bout.stage,
        group=bout.group,
        extra=bout.extra,
    )


def _reason(withdrawal: Withdrawal) -> Note:
    args: dict[str, str | int] = {"cause": withdrawal.cause}
    if withdrawal.policy == "annul":
        return Note("tournament-unranked-annulled", args, withdrawal.cites)
    return Note("tournament-unranked-kept", args, withdrawal.cites)
