"""Score sheets on paper: blank or with the bouts' headings filled in, and sheets of groups, as PDF."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from hofmarshal.exchange.books import packaged
from hofmarshal.exchange.sheet_form import Form, clauses_in_short, form_of
from hofmarshal.exchange.typesetting import set_pdf, set_pictures
from hofmarshal.rules.block import Word
from hofmarshal.rules.book_model import Rulebook
from hofmarshal.rules.model import Nomination
from hofmarshal.text import message

LABELS = (
    "event", "nomination", "stage", "group", "bout", "ring", "date", "red", "blue", "club", "name", "time", "blow", "touches",
    "points", "hits", "standing", "fall", "total", "weapon", "note", "called", "arrived", "ready", "started",
    "ended", "effective", "sanctions", "fighter", "clause", "winner", "outcome", "score", "extra-round", "round",
    "hofmarshal", "number", "class", "out-at", "remark", "warning", "disqualification", "double", "first", "limit",
    "typed", "order",
)  # fmt: skip


class SheetSide(msgspec.Struct, frozen=True, kw_only=True):
    """A side on a sheet: name, club, and for teams the roster as (number, name, armour class)."""

    name: str = ""
    club: str = ""
    roster: tuple[tuple[int, str, int], ...] = ()


class SheetBout(msgspec.Struct, frozen=True, kw_only=True):
    """The heading of one bout's sheet; everything unknown stays a line to write on."""

    bout: str = ""
    stage: str = ""
    group: str = ""
    ring: str = ""
    date: str = ""
    red: SheetSide = SheetSide()
    blue: SheetSide = SheetSide()


class SheetGroup(msgspec.Struct, frozen=True, kw_only=True):
    """A group: its name, its entries as (entry, name, club), its bouts in order as (bout, red, blue) by entry."""

    name: str
    stage: str = ""
    ring: str = ""
    entries: tuple[tuple[str, str, str], ...]
    bouts: tuple[tuple[str, str, str], ...] = ()


def score_sheets(
    book: Rulebook,
    rules: Nomination,
    lang: str,
    bouts: Sequence[SheetBout] = (),
    *,
    event: str = "",
    groups: Sequence[SheetGroup] = (),
) -> bytes:
    """A PDF with a page for every group and then for every bout; with neither, one blank sheet."""
    pages = _tree(book, rules, lang, bouts or (() if groups else (SheetBout(),)), event, groups)
    return set_pdf("sheets", pages)


def sheet_pictures(
    book: Rulebook, rules: Nomination, lang: str, bouts: Sequence[SheetBout] = (SheetBout(),), *, event: str = ""
) -> list[bytes]:
    """The same pages as PNG pictures, for a preview."""
    return set_pictures("sheets", _tree(book, rules, lang, bouts, event, ()), ppi=110)


def _tree(
    book: Rulebook, rules: Nomination, lang: str, bouts: Sequence[SheetBout], event: str, groups: Sequence[SheetGroup]
) -> dict[str, Any]:
    """Everything the template needs, as plain values."""
    form = form_of(rules)
    return {
        "lang": lang,
        "label": {label: message(f"sheets-{label}", lang) for label in LABELS},
        "event": event,
        "nomination": rules.name.in_(lang),
        "form": _form(form, lang),
        "clauses": clauses_in_short(book, packaged(), rules, lang),
        "bouts": [_bout(bout, form) for bout in bouts],
        "groups": [msgspec.to_builtins(group) for group in groups],
    }


def _bout(bout: SheetBout, form: Form) -> Mapping[str, Any]:
    """A bout's heading, rosters filled up with empty rows."""
    tree: dict[str, Any] = msgspec.to_builtins(bout)
    if form.kind == "team":
        longest = max(len(bout.red.roster), len(bout.blue.roster), 6)
        rows = longest if bout.red.roster or bout.blue.roster else 21
        for side in ("red", "blue"):
            roster = [list(one) for one in tree[side]["roster"]]
            tree[side]["roster"] = roster + [[0, "", 0]] * (rows - len(roster))
    return tree


def _form(form: Form, lang: str) -> dict[str, Any]:
    def named(words: Sequence[Word]) -> list[str]:
        return [word.name.in_(lang) for word in words]

    ladder = [_step(lang, kind, at, then, points) for kind, at, then, points in form.ladder]
    return {
        "kind": form.kind,
        "zones": named(form.zones),
        "grips": named(form.grips),
        "actions": named(form.actions),
        "weapons": named(form.weapons),
        "unit": form.unit,
        "hits": form.hits / 2,
        "rounds": form.rounds,
        "extra": form.extra,
        "limit": f"{form.limit // 60000}:{form.limit // 1000 % 60:02d}" if form.limit else "",
        "doubles": form.doubles,
        "ladder": ladder,
    }


def _step(lang: str, kind: str, at: int, then: str, points: int) -> str:
    """A step of the ladder: `3 remarks: a warning`."""
    return message("sheets-step", lang, kind=kind, at=at, then=then, points=points)
