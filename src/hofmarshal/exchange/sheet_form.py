"""What the score sheet of a nomination must have columns and boxes for, read from its rules."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Literal

import msgspec

from hofmarshal.rules.block import Block, Word
from hofmarshal.rules.book_model import Clause, Rulebook
from hofmarshal.rules.match import Value, first_row
from hofmarshal.rules.model import Nomination

MOST_LETTERS = 1900
"""How much of the clauses' text stands on a sheet: more would push the signatures off the page."""


class Form(msgspec.Struct, frozen=True, kw_only=True):
    """A sheet's columns and boxes.

    `kind`: `blows` (a row an exchange), `falls` (the parts that touched the ground), `team` (a row a fighter).
    `zones`, `grips`, `actions` are tick columns; `weapons` are written. `unit` is what the total counts; `hits` the
    half-hits a fighter starts with where all start equal; `rounds` how many a contest may have; `limit` in ms.
    """

    kind: Literal["blows", "falls", "team"]
    zones: tuple[Word, ...] = ()
    grips: tuple[Word, ...] = ()
    actions: tuple[Word, ...] = ()
    weapons: tuple[Word, ...] = ()
    unit: Literal["points", "hits", "standing", "fall"] = "points"
    hits: int = 0
    rounds: int = 1
    extra: bool = False
    limit: int = 0
    doubles: bool = False
    ladder: tuple[tuple[str, int, str, int], ...] = ()


def form_of(rules: Nomination) -> Form:
    """The form a nomination needs."""
    kind: Literal["blows", "falls", "team"] = "team" if rules.team else "blows"
    if rules.mechanism == "fall":
        kind = "falls"
    asked = {name for row in rules.targets for name in row.when} | {name for row in rules.scoring for name in row.when}
    zones = tuple(w for w in rules.zones if _may_count(rules, w)) if asked & {"zone", "part"} else ()
    equal = rules.hits.halves if rules.hits is not None and rules.hits.source == "equal" else 0
    units = {"points": "points", "hits": "hits", "standing": "standing", "fall": "fall"}
    return Form(
        kind=kind,
        zones=rules.zones if kind == "falls" else () if kind == "team" else zones,
        grips=rules.grips if "grip" in asked and kind == "blows" else (),
        actions=_told_apart(rules) if "action" in asked and kind == "blows" else (),
        weapons=rules.weapons if "weapon" in asked and len(rules.weapons) > 1 else (),
        unit=units[rules.mechanism],  # type: ignore[arg-type]
        hits=equal,
        rounds=2 * rules.rounds.win - 1,
        extra=rules.extra_round is not None,
        limit=rules.clock.limit,
        doubles=rules.together is not None or any(e.when == "doubles" for e in rules.ends),
        ladder=tuple((r.kind, r.at, r.then, r.points) for r in rules.ladder if r.then != "nothing"),
    )


def _may_count(rules: Nomination, zone: Word) -> bool:
    """Whether any blow to a zone can count."""
    return any(_counts(rules, zone, *words) for words in _words(rules))


def _words(rules: Nomination) -> Iterator[tuple[str, str, str]]:
    weapons, grips, actions = ([w.id for w in words] or [""] for words in (rules.weapons, rules.grips, rules.actions))
    return product(weapons, grips, actions)


def _counts(rules: Nomination, zone: Word, weapon: str, grip: str, action: str) -> bool:
    facts: dict[str, Value] = {"zone": zone.id, "part": zone.part or zone.id}
    facts.update({k: v for k, v in (("weapon", weapon), ("grip", grip), ("action", action)) if v})
    row = first_row(rules.targets, facts)
    return row.counts if row is not None else not rules.targets


def _told_apart(rules: Nomination) -> tuple[Word, ...]:
    """The actions a sheet tells apart: those that can count with a weapon held in the hand, if more than one."""
    near = [w for w in rules.actions if w.id not in ("shot", "throw")]
    able = tuple(
        w
        for w in near
        if any(
            _counts(rules, z, weapon, grip, w.id)
            for z in rules.zones
            for weapon, grip, action in _words(rules)
            if action == w.id
        )
    )
    return able if len(able) > 1 else ()


def clauses_in_short(book: Rulebook, books: dict[str, Rulebook], rules: Nomination, lang: str) -> list[tuple[str, str]]:
    """The clauses that decide a bout, as many as a sheet has room for: id and statement."""
    known: dict[str, Clause] = {i: c for one in (*books.values(), book) for i, c in one.clauses.items()}
    blocks: list[Block | None] = [
        *rules.scoring, *rules.targets, rules.together, rules.afterblow, rules.priority, *rules.ends, rules.ties,
        rules.extra_round, rules.touch, *rules.outs, rules.rounds, rules.hits, *rules.ladder, rules.late, rules.absent,
    ]  # fmt: skip
    ids = dict.fromkeys(i for block in blocks if block is not None for i in block.cites if i in known)
    found: list[tuple[str, str]] = []
    room = MOST_LETTERS
    for name in ids:
        statement = known[name].statement.in_(lang)
        if len(statement) + len(name) > room:
            continue
        room -= len(statement) + len(name)
        found.append((name, statement))
    return found
