"""The results of an event as tables: entries, groups, bouts, places, medals, clubs, countries, sanctions, protests."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import msgspec

from hofmarshal.exchange import outcome as out
from hofmarshal.exchange.standing_tables import by_club, by_country, standings
from hofmarshal.exchange.when import moment
from hofmarshal.exchange.wording import message
from hofmarshal.exchange.write import Column, Sheet, Value

Rows = Iterator[tuple[Value, ...]]

NUMBERS = (
    "place", "wins", "losses", "draws", "bouts", "points", "against", "rating-points", "round-points", "sanctions",
    "red-score", "blue-score", "number", "gold", "silver", "bronze", "fighters", "placed", "upheld", "votes-against",
    "corrections",
)  # fmt: skip
"""Columns of numbers."""

BOUT = (
    "nomination", "stage", "group", "bout", "red-entry", "red", "red-score", "blue-score", "blue", "blue-entry",
    "winner", "result", "extra", "corrections",
)  # fmt: skip

COLUMNS: dict[str, tuple[str, ...]] = {
    "places": ("nomination", "track", "place", "medal", "entry", "name", "club", "country", "reached", "status"),
    "medals": ("nomination", "track", "medal", "name", "club", "country"),
    "clubs": ("place", "club", "gold", "silver", "bronze", "points", "fighters", "placed"),
    "countries": ("place", "country", "gold", "silver", "bronze", "points", "fighters", "placed"),
    "entries": ("nomination", "entry", "name", "club", "country", "here", "status"),
    "groups": (
        "nomination", "stage", "group", "place", "entry", "name", "club", "wins", "losses", "draws", "points",
        "against", "rating-points", "round-points", "sanctions", "bouts", "on",
    ),
    "bouts": BOUT,
    "cards": ("nomination", "bout", "ring", "entry", "name", "club", "card", "number", "clause", "note", "at"),
    "protests": (
        "nomination", "protest", "bout", "red", "blue", "name", "clause", "filed", "decided", "upheld", "votes-against",
        "verdict",
    ),
}  # fmt: skip
"""Every table by its key, with its columns."""

TABLES = tuple(COLUMNS)

THIRD = "third-place"
"""The group of the bout for third place."""


def bout_name(bout: str, held: out.Bout | None, lang: str) -> str:
    """What a bout is called: by its number in the group, if its id is only its place; by its id, if somebody gave it one."""
    if held is None or not bout.startswith(f"{held.stage}-{held.group}-"):
        return bout
    number = bout.removeprefix(f"{held.stage}-{held.group}-")
    return message("results-extra-number", lang, number=number[1:]) if number.startswith("x") else number


def result_tables(event: out.EventOut, lang: str, only: Sequence[str] = TABLES, nomination: str = "") -> list[Sheet]:
    """These tables of an event, or of one of its nominations, in a language."""
    return [_sheet(key, tuple(_ROWS[key](_part(event, nomination), lang)), lang) for key in only]


def _part(event: out.EventOut, nomination: str) -> out.EventOut:
    """The event as if it had this nomination alone; all of it, if none is named."""
    if not nomination:
        return event
    return msgspec.structs.replace(
        event,
        nominations=tuple(one for one in event.nominations if one.nomination == nomination),
        cards=tuple(one for one in event.cards if one.nomination == nomination),
        protests=tuple(one for one in event.protests if one.nomination == nomination),
    )


def _sheet(key: str, rows: tuple[tuple[Value, ...], ...], lang: str) -> Sheet:
    columns = tuple(Column(name, heading(name, lang), "number" if name in NUMBERS else "text") for name in COLUMNS[key])
    return Sheet(message(f"results-table-{key}", lang), columns, rows)


def heading(column: str, lang: str) -> str:
    """What a column is called."""
    return message(f"results-column-{column}", lang)


def score(one: out.NominationOut, value: int) -> int | float:
    """A score as people say it: half-hits are hits and halves."""
    if not one.halves:
        return value
    return value // 2 if value % 2 == 0 else value / 2


def stage_name(stage: out.Stage, lang: str) -> str:
    """What a stage is called; rounds of a bracket by how many are left in them."""
    if stage.pairs:
        return round_name(2 * len([one for one in stage.order if one != THIRD]), lang)
    return message("results-stage", lang, kind=stage.kind, number=stage.number)


def round_name(size: int, lang: str) -> str:
    """What a round of a bracket is called that begins with so many."""
    return message("results-round", lang, size=size, half=size // 2)


def track_name(track: str, lang: str) -> str:
    """What a track is called; the main one has no name."""
    return message("results-track-premier", lang) if track == "premier" else track


def status_of(who: out.Who | None, lang: str) -> str:
    """Whether somebody has left."""
    return "" if who is None or who.state == "active" else message("results-status", lang, state=who.state)


def _places(event: out.EventOut, lang: str) -> Rows:
    for one in event.nominations:
        for track in one.tracks:
            for entry, place in ranked(track):
                who = one.people.get(entry)
                stage = one.stages.get(place.stage)
                yield (
                    one.title.in_(lang), track_name(track.track, lang), place.place, medal_name(place.medal, lang), entry,
                    one.called(entry), who.club if who else "", who.country if who else "",
                    stage_name(stage, lang) if stage else "", status_of(who, lang),
                )  # fmt: skip


def ranked(track: out.Track) -> list[tuple[str, out.Place]]:
    """The places of a track, best first, those without one last."""
    return sorted(track.places.items(), key=lambda pair: (pair[1].place is None, pair[1].place or 0))


def medal_name(medal: str, lang: str) -> str:
    """Gold, silver, bronze."""
    return message("results-medal", lang, medal=medal) if medal else ""


def _medals(event: out.EventOut, lang: str) -> Rows:
    for one in event.nominations:
        for track in one.tracks:
            for entry, place in ranked(track):
                if place.medal:
                    who = one.people.get(entry)
                    yield (
                        one.title.in_(lang), track_name(track.track, lang), medal_name(place.medal, lang),
                        one.called(entry), who.club if who else "", who.country if who else "",
                    )  # fmt: skip


def _clubs(event: out.EventOut, lang: str) -> Rows:
    return standings(event, by_club)


def _countries(event: out.EventOut, lang: str) -> Rows:
    return standings(event, by_country)


def _entries(event: out.EventOut, lang: str) -> Rows:
    for one in event.nominations:
        for entry, who in one.people.items():
            yield (
                one.title.in_(lang), entry, who.name, who.club, who.country, _yes(who.here, lang), status_of(who, lang),
            )  # fmt: skip


def _yes(value: bool, lang: str) -> str:
    return message("results-yes", lang) if value else ""


def _groups(event: out.EventOut, lang: str) -> Rows:
    for one in event.nominations:
        for key in one.order:
            stage = one.stages[key]
            for name in stage.order if not stage.pairs else ():
                for row in stage.groups[name].rows:
                    of = row.figures
                    yield (
                        one.title.in_(lang), stage_name(stage, lang), name, row.place, row.entry, one.called(row.entry),
                        club_of(one, row.entry), of.wins, of.losses, of.draws, score(one, of.points),
                        score(one, of.against), of.rating_points if stage.rated else None,
                        of.round_points if stage.rated else None, of.sanctions, of.bouts, _yes(row.on, lang),
                    )  # fmt: skip


def club_of(one: out.NominationOut, entry: str) -> str:
    """An entry's club."""
    who = one.people.get(entry)
    return who.club if who is not None else ""


def _bouts(event: out.EventOut, lang: str) -> Rows:
    for one in event.nominations:
        for key, bout in one.results():
            told = bout.over and bout.state != "default"
            yield (
                one.title.in_(lang), stage_name(one.stages[bout.stage], lang), bout.group, key, bout.red,
                one.called(bout.red), score(one, bout.red_score) if told else None,
                score(one, bout.blue_score) if told else None, one.called(bout.blue), bout.blue,
                winner_of(one, bout), message("results-bout", lang, state=bout.state), _yes(bout.extra, lang),
                bout.revision or None,
            )  # fmt: skip


def winner_of(one: out.NominationOut, bout: out.Bout) -> str:
    """Who won a bout; nobody, where it is empty."""
    return one.called(bout.red if bout.winner == "red" else bout.blue) if bout.winner else ""


def _cards(event: out.EventOut, lang: str) -> Rows:
    for card in event.cards:
        yield (
            card.title.in_(lang) if card.title is not None else "", card.bout, card.ring, card.entry, card.name, card.club,
            message("results-card", lang, kind=card.kind), card.number,
            clause_text(event, card.nomination, card.clause, lang), card.note,
            moment(card.at) if card.at else "",
        )  # fmt: skip


def clause_text(event: out.EventOut, nomination: str, clause: str, lang: str) -> str:
    """A clause by its number in the source and what it says; by its id, where nothing is known of it."""
    one = event.nomination(nomination)
    known = one.clauses.get(clause) if one is not None else None
    return f"{known.number}: {known.statement.in_(lang)}" if known is not None else clause


def _protests(event: out.EventOut, lang: str) -> Rows:
    for one in event.protests:
        yield (
            one.title.in_(lang), one.protest, one.bout, one.red, one.blue, one.name,
            clause_text(event, one.nomination, one.clause, lang), moment(one.filed_at),
            moment(one.decided_at) if one.decided_at else "", one.upheld, one.against, one.said.in_(lang),
        )  # fmt: skip


_ROWS: dict[str, Callable[[out.EventOut, str], Rows]] = {
    "places": _places, "medals": _medals, "clubs": _clubs, "countries": _countries, "entries": _entries,
    "groups": _groups, "bouts": _bouts, "cards": _cards, "protests": _protests,
}  # fmt: skip
