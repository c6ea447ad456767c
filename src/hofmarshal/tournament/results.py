"""What a bout came to, as far as a table needs it, and the sums of an entry's bouts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal

import msgspec

Side = Literal["red", "blue"]
Status = Literal["fought", "walkover", "void"]


class BoutResult(msgspec.Struct, frozen=True):
    """The result of one bout between two entries (fighters or teams).

    `winner` None means drawn, or lost by both: a walkover, or a bout in which both were disqualified (`both_out`). A
    `walkover` was never fought: it is a win and a loss, but carries no points and enters no ratio. A `void` bout counts
    for nobody. `extra` bouts, between entries still tied, count for the criterion `extra-bout` only. Scores are points of
    the bout; `*_rating` are rating points (isb-buhurt.points), `*_rounds` round points, `*_sanctions` the number of
    sanctions received.
    """

    bout: str
    red: str
    blue: str
    red_score: int = 0
    blue_score: int = 0
    winner: Side | None = None
    status: Status = "fought"
    stage: str = ""
    group: str = ""
    extra: bool = False
    red_rating: int = 0
    blue_rating: int = 0
    red_rounds: int = 0
    blue_rounds: int = 0
    red_sanctions: int = 0
    blue_sanctions: int = 0
    both_out: bool = False

    @property
    def won_by(self) -> str | None:
        """The winning entry; None if the bout was drawn, lost by both or void."""
        if self.status == "void" or self.winner is None:
            return None
        return self.red if self.winner == "red" else self.blue


class Figures(msgspec.Struct, frozen=True):
    """The sums of one entry's bouts, void and extra bouts left out.

    `wins` and `losses` include walkovers; `bouts`, `bouts_won`, points and round points come from fought bouts alone.
    """

    wins: int = 0
    losses: int = 0
    draws: int = 0
    walkovers: int = 0
    bouts: int = 0
    bouts_won: int = 0
    points: int = 0
    points_against: int = 0
    rating_points: int = 0
    round_points: int = 0
    sanctions: int = 0

    @property
    def difference(self) -> int:
        """Points scored less points received."""
        return self.points - self.points_against


_NOTHING = Figures()


def tally(entries: Iterable[str], results: Iterable[BoutResult]) -> dict[str, Figures]:
    """The figures of each entry. Bouts against someone who is not among the entries count too."""
    lines: dict[str, list[tuple[int, ...]]] = {entry: [] for entry in entries}
    for result in results:
        if result.status == "void" or result.extra:
            continue
        if (red := lines.get(result.red)) is not None:
            red.append(_line(result, "red", result.red_score, result.blue_score))
        if (blue := lines.get(result.blue)) is not None:
            blue.append(_line(result, "blue", result.blue_score, result.red_score))
    return {entry: Figures(*map(sum, zip(*mine, strict=True))) if mine else _NOTHING for entry, mine in lines.items()}


def _line(result: BoutResult, side: Side, own: int, theirs: int) -> tuple[int, ...]:
    """One bout's part of a side's figures, in the order of `Figures`' fields."""
    red = side == "red"
    fought = result.status == "fought"
    won = result.winner == side
    nobodys = not fought or result.both_out  # what nobody won so was lost by both
    lost = not won and (result.winner is not None or nobodys)
    return (
        won,
        lost,
        not won and not lost,
        not fought,
        fought,
        fought and won,
        own if fought else 0,
        theirs if fought else 0,
        result.red_rating if red else result.blue_rating,
        (result.red_rounds if red else result.blue_rounds) if fought else 0,
        result.red_sanctions if red else result.blue_sanctions,
    )


def by_red(results: Iterable[BoutResult]) -> Mapping[str, list[BoutResult]]:
    """Results by the entry on the red side: each bout once, so that bouts among a few entries are found quickly."""
    found: dict[str, list[BoutResult]] = {}
    for result in results:
        found.setdefault(result.red, []).append(result)
    return found
