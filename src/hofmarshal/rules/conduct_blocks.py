"""Blocks of a nomination that speak of sanctions, outs, rosters, order of entry and etiquette."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from hofmarshal.rules.block import Block, Count, Text
from hofmarshal.rules.match import When


class LadderRow(Block, frozen=True, kw_only=True):
    """One step: the `at`-th `kind` within `scope` brings `then`.

    `then`: remark | warning (the step up counts as one of those) | points (deducted from the offender) |
    award (points to the opponent) | disqualify (loses this contest) | remove (from the nomination or event,
    as `scope` says) | nothing.
    """

    kind: Literal["remark", "warning", "disqualification"]
    scope: Literal["bout", "nomination", "event"]
    at: Annotated[int, msgspec.Meta(ge=1)]
    then: Literal["warning", "points", "award", "disqualify", "remove", "nothing"]
    points: int = 0


class BreachRow(Block, frozen=True, kw_only=True):
    """What a marshal may cite and what it brings; first row whose clause and facts match.

    `none`: recorded, no sanction. `no-breach`: refused, this is not a breach. `lose-all-hits`: takes all hits.
    `leave`: leaves the field (out). `note` asks for a written description. The fact `started` (has the contest been
    started) is always there. `unlisted`: no breach where the fact `action` names an entry of the list `permitted`.
    """

    clause: str
    when: When = {}
    brings: Literal["remark", "warning", "disqualification", "lose-all-hits", "none", "no-breach"]
    note: bool = False
    halts: bool = False
    unlisted: bool = False


class MutualRule(Block, frozen=True, kw_only=True):
    """A breach by both at once: the choices the marshal has, and the penalty points each loses by `penalty`."""

    choices: tuple[Literal["penalty", "continue", "word", "other"], ...]
    points: int = 0


class ClaimRule(Block, frozen=True, kw_only=True):
    """A claimed forbidden blow, denied, judges divided: who leaves the field."""

    divided: Literal["both-leave", "claimant-leaves", "nobody"]


class OutRow(Block, frozen=True, kw_only=True):
    """A cause that puts a fighter out; a row with `out: false` says when it does not."""

    cause: str
    when: When = {}
    out: bool


class ReturnRule(Block, frozen=True, kw_only=True):
    """Whether a judge may return a fighter to the fight."""

    allowed: bool


class ReserveRow(Block, frozen=True, kw_only=True):
    """Reserves allowed for `main` fighters (0: any number): a fixed `reserves`, or `percent` rounded up, at least `at_least`."""

    main: Count = 0
    reserves: Count = 0
    percent: Count = 0
    at_least: Count = 0


class RosterRule(Block, frozen=True, kw_only=True):
    """How many fighters a side fields: `main_min` to `main_max` (0: no limit)."""

    main_min: Count
    main_max: Count = 0


class SubstitutionRule(Block, frozen=True, kw_only=True):
    """When reserves may be swapped in, and how many by each side in a contest (`limit`, 0: as many as wished)."""

    when: Literal["between-rounds", "any-time", "never"]
    limit: Count = 0


class OrderRule(Block, frozen=True, kw_only=True):
    """A sealed order of entry: committed, then revealed once both are in; `on_field` fighters of a side at most."""

    sealed: bool


class EntryRule(Block, frozen=True, kw_only=True):
    """Fighters enter one after another, at most `on_field` of each side at a time, in the order submitted."""

    on_field: Annotated[int, msgspec.Meta(ge=1)]


class FallenRule(Block, frozen=True, kw_only=True):
    """What a fighter without hits does: leaves the field, or lies till the end; set before the tournament."""

    then: Literal["leaves", "lies", "leaves-or-lies"]


class ClinchRule(Block, frozen=True, kw_only=True):
    """A clinch longer than `limit` ms is parted."""

    limit: Count


class TouchRule(Block, frozen=True, kw_only=True):
    """Body parts that may touch the ground; any other touch loses."""

    allowed: tuple[str, ...]


class TogetherFallRule(Block, frozen=True, kw_only=True):
    """Both down together."""

    decides: Literal["ruling", "refight"]


class Step(Block, frozen=True, kw_only=True):
    """A step of etiquette or procedure shown to the judge at a moment of the contest.

    `hit`: in the halt after a ruling on a blow; `halt`: in any other halt.
    """

    at: Literal["call", "start", "hit", "halt", "end", "any"]
    text: Text


class Choice(Block, frozen=True, kw_only=True):
    """An entry of a list the organiser fills (reasons for "not counted", forbidden targets).

    `note` asks for a written description.
    """

    id: str
    text: Text
    note: bool = False
