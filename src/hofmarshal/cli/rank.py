"""`hofmarshal rank`: the places that a file of bouts gives under criteria of your choice, each with its reasons."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from hofmarshal.cli.console import note_data, progress, sentence, show_json, show_reasons
from hofmarshal.cli.options import DEFAULT, Output
from hofmarshal.exchange.results import RankedEvent, rank_events
from hofmarshal.exchange.tables import read_bouts, read_entries
from hofmarshal.rules.notes import bad
from hofmarshal.text import message
from hofmarshal.tournament.ranking import CRITERIA, Criterion, Place

COLUMNS = ("place", "entry", "name", "wins", "bouts", "points", "against", "difference")


def rank_bouts(
    bouts: Path,
    /,
    *,
    by: Annotated[
        str, Parameter(help=f"Criteria in order, with commas between: {', '.join(CRITERIA)}.", show_default=False)
    ] = "",
    entries: Annotated[Path | None, Parameter(help="A file of entries: names to show, ratings for `rating`.")] = None,
    seed: Annotated[str, Parameter(help="The seed of the draw, for the criterion `lot`.", show_default=False)] = "",
    sheet: Annotated[str | None, Parameter(help="The sheet of a workbook, by name or number.")] = None,
    why: Annotated[
        bool, Parameter(help="Every step of every place, not only the last.", negative="", show_default=False)
    ] = False,
    output: Output = DEFAULT,
) -> int:
    """Rank the entries of a CSV or XLSX file of bouts.

    With a column `event`, each event is ranked by itself.
    """
    lang = output.language
    criteria = [Criterion(word.strip()) for word in by.split(",") if word.strip()]
    if not criteria:
        raise bad("cli-no-criterion", known=", ".join(CRITERIA))
    rows = read_bouts(bouts, sheet=sheet)
    known = read_entries(entries) if entries else []
    names = {row.entry: row.name for row in known}
    events = list(progress(rank_events(rows, criteria, seed=seed, entries=known), message("cli-ranking", lang)))
    if output.json:
        show_json(
            {
                "by": [criterion.by for criterion in criteria],
                "events": [event_data(event, names, lang) for event in events],
            }
        )
        return 0
    for event in events:
        show_event(event, names, lang, every_step=why)
    return 0


def show_event(event: RankedEvent, names: dict[str, str], lang: str, *, every_step: bool) -> None:
    """One event's table, and below it what is still open."""
    shown = [column for column in COLUMNS if column != "name" or names]
    title = message("cli-rank-event", lang, event=event.event) if event.event else message("cli-rank-title", lang)
    places = event.table.places
    rows = [[cells[column] for column in shown] for cells in (place_cells(place, names) for place in places)]
    reasons = [[sentence(n, lang) for n in (p.reasons if every_step else p.reasons[-1:])] for p in places]
    heads = [message(f"cli-column-{column}", lang) for column in shown]
    show_reasons(title, heads, rows, message("cli-column-why", lang), reasons)
    if event.open_bouts:
        print(message("cli-rank-open-bouts", lang, count=len(event.open_bouts), bouts=", ".join(event.open_bouts[:20])))
    for tie in event.table.open_ties:
        print(
            message("cli-rank-open-tie", lang, place=tie.place, entries=", ".join(names.get(e, e) for e in tie.entries))
        )


def place_cells(place: Place, names: dict[str, str]) -> dict[str, str | int | None]:
    """The cells of one place by column."""
    figures = place.figures
    return {
        "place": place.place,
        "entry": place.entry,
        "name": names.get(place.entry, ""),
        "wins": figures.wins,
        "bouts": figures.bouts,
        "points": figures.points,
        "against": figures.points_against,
        "difference": figures.difference,
    }


def event_data(event: RankedEvent, names: dict[str, str], lang: str) -> dict[str, object]:
    """One event for JSON, complete."""
    return {
        "event": event.event,
        "places": [
            {
                "place": place.place,
                "entry": place.entry,
                "name": names.get(place.entry, ""),
                "tied": place.tied,
                "figures": place.figures,
                "difference": place.figures.difference,
                "reasons": [note_data(note, lang) for note in place.reasons],
            }
            for place in event.table.places
        ],
        "open_ties": event.table.open_ties,
        "open_bouts": event.open_bouts,
    }
