"""Blocks of a nomination that speak of the draw, groups, stages, ranking and protests."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from hofmarshal.rules.block import Block, Count


class DrawRule(Block, frozen=True, kw_only=True):
    """How entries are drawn: `lot` (verifiable), `hand` (the hofmarshal composes) or both; split by weight or not."""

    methods: tuple[Literal["lot", "hand", "rating"], ...] = ("lot", "hand", "rating")


class WeightRule(Block, frozen=True, kw_only=True):
    """Whether the draw splits entries by their weight category."""

    categories: bool


class AwardRule(Block, frozen=True, kw_only=True):
    """What a won battle brings: rating points, and round points for each fighter of the round's winner still standing."""

    battle: int
    per_standing: int


CriterionCode = Literal[
    "wins", "win-ratio", "rating-points", "round-points", "head-to-head", "points-scored", "points-difference",
    "fewest-sanctions", "extra-bout", "lot", "rating",
]  # fmt: skip
"""The criteria there are; the table at the head of `tournament/ranking.py` says what each counts."""


class Criterion(Block, frozen=True, kw_only=True):
    """One ranking criterion by its code, applied among those still tied."""

    by: CriterionCode


class GroupStageRule(Block, frozen=True, kw_only=True):
    """Sizes of groups; `direct_final`: up to so many entries go straight to one final group; under `minimum`: ask."""

    sizes: tuple[int, ...]
    direct_final: Count
    minimum: Count


class AdvanceRule(Block, frozen=True, kw_only=True):
    """How many of each group go on to the next stage."""

    places: Count


class StagesRule(Block, frozen=True, kw_only=True):
    """The scheme of stages, first to last.

    A knock-out (`elimination`, `pairs-by-lot`) leaves one: only the bout for third place may stand after it.
    """

    scheme: tuple[
        Literal["qualifying", "semi-final", "final", "round-robin", "pairs-by-lot", "elimination", "third-place"], ...
    ]

    def __post_init__(self) -> None:
        knocked = [n for n, kind in enumerate(self.scheme) if kind in ("elimination", "pairs-by-lot")]
        if knocked and any(kind != "third-place" for kind in self.scheme[knocked[0] + 1 :]):
            raise ValueError("stage after a knock-out")


class RoundRobinRule(Block, frozen=True, kw_only=True):
    """How often each meets each in a group."""

    meetings: Annotated[int, msgspec.Meta(ge=1)]


class LeagueRule(Block, frozen=True, kw_only=True):
    """Optional leagues: the first `higher` places of each group go to the higher league, the rest to the premier league."""

    higher: Count


class WithdrawalRule(Block, frozen=True, kw_only=True):
    """A fighter who leaves: what becomes of his fought bouts, and of those still to come (void where all are annulled)."""

    fought: Literal["annul", "keep", "keep-unranked"]
    remaining: Literal["lost", "void"] = "lost"


class ProtestRule(Block, frozen=True, kw_only=True):
    """Protests: accepted or not; filed within `window` ms of the announcement; decided within `decide` ms; `limit` a fighter."""

    allowed: bool


class ProtestWindowRule(Block, frozen=True, kw_only=True):
    """A protest is accepted within `window` ms of the announced result, from these."""

    window: Count
    by: tuple[Literal["fighter", "representative"], ...]


class ProtestGroundsRule(Block, frozen=True, kw_only=True):
    """What a protest must bring: a clause as its `grounds`, a video; in which forms."""

    grounds: bool
    video: bool
    forms: tuple[Literal["written", "oral"], ...]


class ProtestDecisionRule(Block, frozen=True, kw_only=True):
    """A protest is decided within `limit` ms; later it is overdue."""

    limit: Count


class CommissionRow(Block, frozen=True, kw_only=True):
    """The smallest commission for these stages."""

    stages: tuple[str, ...]
    judges: Count
    hofmarshal: Count
    committee: Count = 0


class VoteRule(Block, frozen=True, kw_only=True):
    """Votes that are not unanimous: who decides."""

    split: Literal["hofmarshal", "majority"]


class ProtestLimitRule(Block, frozen=True, kw_only=True):
    """Protests a fighter has in one nomination."""

    per_fighter: Count


class VideoDutyRule(Block, frozen=True, kw_only=True):
    """Whether organisers must supply video."""

    organisers: bool


class DismissRule(Block, frozen=True, kw_only=True):
    """For what a protest is dismissed unheard."""

    conduct: bool
