"""From rows of a table of bouts to results, and from results to a ranking of each event in the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Literal, cast

import msgspec

from hofmarshal.exchange.tables import BoutRow, EntryRow
from hofmarshal.tournament import lot
from hofmarshal.tournament.ranking import Criterion, Table, rank
from hofmarshal.tournament.results import BoutResult


class RankedEvent(msgspec.Struct, frozen=True):
    """The ranking of one event of a table; `open_bouts` are those without a result yet, which count for nobody."""

    event: str
    table: Table
    open_bouts: tuple[str, ...] = ()


def is_open(row: BoutRow) -> bool:
    """Whether this bout has no result yet: no winner, and not both scores."""
    return row.status == "fought" and not row.winner and (row.red_score is None or row.blue_score is None)


def result_of(row: BoutRow) -> BoutResult:
    """The result that a row records; where it names no winner, the higher score won."""
    red, blue = row.red_score or 0, row.blue_score or 0
    winner = row.winner
    if not winner and red != blue:
        winner = "red" if red > blue else "blue"
    return BoutResult(
        bout=row.bout,
        red=row.red,
        blue=row.blue,
        red_score=red,
        blue_score=blue,
        winner=cast("Literal['red', 'blue']", winner) if winner in ("red", "blue") else None,
        status=cast("Literal['fought', 'walkover', 'void']", row.status),
        stage=row.stage,
        group=row.group,
        extra=row.extra,
    )


def rank_events(
    rows: Iterable[BoutRow], criteria: Sequence[Criterion], *, seed: str = "", entries: Sequence[EntryRow] = ()
) -> Iterator[RankedEvent]:
    """The ranking of each event of the rows, in the order in which events first occur."""
    events: dict[str, list[BoutRow]] = {}
    for row in rows:
        events.setdefault(row.event, []).append(row)
    names = {entry.entry: entry.name for entry in entries}
    ratings = {entry.entry: entry.rating for entry in entries if entry.rating is not None}
    for event, bouts in events.items():
        everyone = {entry for bout in bouts for entry in (bout.red, bout.blue)}
        table = rank(
            everyone,
            [result_of(bout) for bout in bouts if not is_open(bout)],
            criteria,
            lot=lot.order(everyone, seed) if seed else (),
            ratings=ratings,
            names=names,
        )
        yield RankedEvent(event, table, tuple(bout.bout for bout in bouts if is_open(bout)))
