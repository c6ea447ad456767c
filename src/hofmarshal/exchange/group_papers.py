"""Groups and brackets as pages of a document: everybody against everybody with results, rounds of pairs, an empty form."""

from __future__ import annotations

from typing import Any

from hofmarshal.exchange import outcome as out
from hofmarshal.exchange.results_tables import bout_name, club_of, round_name, score, stage_name, status_of, track_name
from hofmarshal.exchange.wording import message

Page = dict[str, Any]
SUMS = ("wins", "points", "against", "place")
RATED = ("rating-points", "round-points", "place")
"""The sums of teams whose battles bring points: what a battle is won by says the first."""


def group_page(one: out.NominationOut, stage: out.Stage, group: out.Group, lang: str) -> Page:
    """A group with what is known of it; what is not stays empty, to be written in."""
    rows = {row.entry: row for row in group.rows}
    bouts = [(key, one.bouts[key]) for key in group.bouts]
    return {
        "kind-of": "group",
        "title": one.title.in_(lang),
        "subtitle": _where(stage, group.name, lang),
        "sums": [message(f"results-short-{name}", lang) for name in (RATED if stage.rated else SUMS)],
        "entries": [
            {
                "name": one.called(entry),
                "club": club_of(one, entry),
                "cells": [_cell(one, entry, other, bouts) for other in group.entries],
                "sums": _sums(one, rows.get(entry), rated=stage.rated),
            }
            for entry in group.entries
        ],
        "bouts": [_bout(one, key, bout, lang) for key, bout in bouts],
        "notes": [
            f"{one.called(entry)}: {status_of(one.people[entry], lang)}"
            for entry in group.entries
            if entry in one.people and one.people[entry].state != "active"
        ]
        + ranked_by(one, stage, lang),
        "sign": [message("results-sign-ring", lang), message("results-sign-secretary", lang)],
    }


def _where(stage: out.Stage, group: str, lang: str) -> str:
    named = track_name(stage.track, lang)
    parts = (named, stage_name(stage, lang), message("results-group", lang, group=group))
    return " · ".join(part for part in parts if part)


def _cell(one: out.NominationOut, entry: str, other: str, bouts: list[tuple[str, out.Bout]]) -> dict[str, Any]:
    """What an entry did against another: the results of all their bouts but extra ones."""
    mine = [b for _, b in bouts if {b.red, b.blue} == {entry, other} and b.over and not b.extra]
    said = ", ".join(_said(one, bout, entry) for bout in mine)
    won = any(bout.winner and (bout.red if bout.winner == "red" else bout.blue) == entry for bout in mine)
    return {"score": said, "won": won}


def _said(one: out.NominationOut, bout: out.Bout, entry: str) -> str:
    if bout.state != "fought":
        winner = bout.red if bout.winner == "red" else bout.blue if bout.winner == "blue" else ""
        return "+" if winner == entry else "–"
    red, blue = score(one, bout.red_score), score(one, bout.blue_score)
    return f"{red}:{blue}" if bout.red == entry else f"{blue}:{red}"


def ranked_by(one: out.NominationOut, stage: out.Stage, lang: str) -> list[str]:
    """By which points teams are placed, and by which clauses; nothing of a stage ranked otherwise."""
    if not stage.rated:
        return []
    numbers = {it.by: ", ".join(one.clauses[c].number for c in it.cites if c in one.clauses) for it in stage.criteria}
    rating, rounds = numbers["rating-points"], numbers.get("round-points", "")
    return [message("results-ranked-teams", lang, rating=rating or "–", rounds=rounds or "–")]


def _sums(one: out.NominationOut, row: out.Row | None, *, rated: bool) -> list[str]:
    if row is None or not row.figures.bouts:
        return [""] * len(RATED if rated else SUMS)
    of = row.figures
    place = "" if row.place is None else f"{row.place}{'=' if row.tied else ''}"
    if rated:
        return [str(of.rating_points), str(of.round_points), place]
    return [str(of.wins), str(score(one, of.points)), str(score(one, of.against)), place]


def result_text(one: out.NominationOut, bout: out.Bout) -> str:
    """`10:7`; nothing, for a bout without a result."""
    if bout.state != "fought":
        return ""
    return f"{score(one, bout.red_score)}:{score(one, bout.blue_score)}"


def _bout(one: out.NominationOut, key: str, bout: out.Bout, lang: str) -> dict[str, Any]:
    notes = []
    if bout.over and bout.state != "fought":
        notes.append(message("results-bout", lang, state=bout.state))
    if bout.extra:
        notes.append(message("results-column-extra", lang))
    if bout.revision:
        notes.append(message("results-corrected", lang))
    return {
        "bout": bout_name(key, bout, lang) if bout.over else key,  # an open one is typed back by its id
        "red": one.called(bout.red),
        "blue": one.called(bout.blue),
        "winner": bout.winner,
        "score": result_text(one, bout) or ("–" if bout.over else "____ : ____"),
        "note": ", ".join(notes),
    }


def bracket_page(one: out.NominationOut, bracket: out.Bracket, lang: str) -> Page:
    """A bracket, the rounds to come included."""
    return {
        "kind-of": "bracket",
        "title": one.title.in_(lang),
        "subtitle": " · ".join(
            part for part in (track_name(bracket.track, lang), message("results-paper-brackets", lang)) if part
        ),
        "linked": bracket.linked,
        "rounds": [
            {"name": round_name(it.size, lang), "cells": [_pair(one, cell, lang) for cell in it.cells]}
            for it in bracket.rounds
        ],
        "notes": [],
    }


def _pair(one: out.NominationOut, cell: out.Cell, lang: str) -> dict[str, Any]:
    bout = one.bouts.get(cell.bout)
    red, blue = slot_name(one, cell.red, lang), slot_name(one, cell.blue, lang)
    red_score, blue_score = scores_of(one, bout) if bout is not None else ("", "")
    turned = bout is not None and cell.red.entry == bout.blue
    if turned:
        red_score, blue_score = blue_score, red_score
    return {
        "red": red, "blue": blue, "red-score": red_score, "blue-score": blue_score, "winner": cell.winner,
        "third": cell.third,
    }  # fmt: skip


def scores_of(one: out.NominationOut, bout: out.Bout) -> tuple[str, str]:
    """The two scores of a bout as a bracket shows them."""
    if bout.state != "fought":
        return ("+", "–") if bout.winner == "red" else ("–", "+") if bout.winner == "blue" else ("", "")
    return str(score(one, bout.red_score)), str(score(one, bout.blue_score))


def slot_name(one: out.NominationOut, slot: out.Slot, lang: str) -> str:
    """Who stands in a bracket's bout, or who comes."""
    if slot.entry:
        return one.called(slot.entry)
    return message("results-bye", lang) if slot.bye else ""


def blank_page(one: out.NominationOut, size: int, lang: str) -> Page:
    """An empty table of a group of this size, for the day the laptop dies."""
    empty = {"score": "", "won": False}
    return {
        "kind-of": "group",
        "title": one.title.in_(lang),
        "subtitle": message("results-blank-group", lang),
        "sums": [message(f"results-short-{name}", lang) for name in SUMS],
        "entries": [{"name": "", "club": "", "cells": [empty] * size, "sums": [""] * len(SUMS)} for _ in range(size)],
        "bouts": [
            {"bout": str(number + 1), "red": "", "blue": "", "winner": "", "score": "____ : ____", "note": ""}
            for number in range(size * (size - 1) // 2)
        ],
        "notes": [],
        "sign": [message("results-sign-ring", lang), message("results-sign-secretary", lang)],
    }
