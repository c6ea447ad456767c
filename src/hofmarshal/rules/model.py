"""The typed form of a nomination: every block a rulebook may state, with the clauses each block rests on.

The JSON Schema of `nominations/*.yaml` is generated from `Nomination`. Durations are milliseconds, lengths
millimetres, hits half-hits; all are integers. A block that is absent means the rulebook does not speak of it.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from hofmarshal.rules.block import Text, Word
from hofmarshal.rules.conduct_blocks import (
    BreachRow,
    Choice,
    ClaimRule,
    ClinchRule,
    EntryRule,
    FallenRule,
    LadderRow,
    MutualRule,
    OrderRule,
    OutRow,
    ReserveRow,
    ReturnRule,
    RosterRule,
    Step,
    SubstitutionRule,
    TogetherFallRule,
    TouchRule,
)
from hofmarshal.rules.play_blocks import (
    AbsentRule,
    AcknowledgeRule,
    AfterblowRule,
    AfterHitRule,
    CallRule,
    ClockRule,
    ConfirmRule,
    CountsRule,
    DisagreementRule,
    EndRule,
    ExtraRoundRule,
    FieldRule,
    FortificationRule,
    HitsRule,
    HornRule,
    LateRule,
    PanelRule,
    PriorityRule,
    RecordRule,
    RightRow,
    RoundsRule,
    ScoreRow,
    TargetRow,
    TieRule,
    TogetherRule,
)
from hofmarshal.rules.stage_blocks import (
    AdvanceRule,
    AwardRule,
    CommissionRow,
    Criterion,
    DismissRule,
    DrawRule,
    GroupStageRule,
    LeagueRule,
    ProtestDecisionRule,
    ProtestGroundsRule,
    ProtestLimitRule,
    ProtestRule,
    ProtestWindowRule,
    RoundRobinRule,
    StagesRule,
    VideoDutyRule,
    VoteRule,
    WeightRule,
    WithdrawalRule,
)

Mechanism = Literal["points", "hits", "standing", "fall"]


class Nomination(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One competition of a rulebook with all its values in force (common blocks merged, overrides applied)."""

    id: str
    name: Text
    mechanism: Mechanism
    team: bool = False
    zones: tuple[Word, ...] = ()
    weapons: tuple[Word, ...] = ()
    grips: tuple[Word, ...] = ()
    actions: tuple[Word, ...] = ()

    weight: WeightRule | None = None
    draw: DrawRule | None = None
    field: FieldRule | None = None
    fortifications: FortificationRule | None = None
    call: CallRule = CallRule()
    late: LateRule | None = None
    absent: AbsentRule | None = None
    clock: ClockRule = ClockRule()
    counts: CountsRule = CountsRule(time="effective")
    horn: HornRule = HornRule(blows_after=False)
    panel: PanelRule | None = None
    disagreement: DisagreementRule = DisagreementRule(decides="casting")
    rights: tuple[RightRow, ...] = ()

    targets: tuple[TargetRow, ...] = ()
    scoring: tuple[ScoreRow, ...] = ()
    priority: PriorityRule = PriorityRule(counts="all")
    together: TogetherRule | None = None
    afterblow: AfterblowRule | None = None
    after_hit: AfterHitRule = AfterHitRule(halts=False)
    acknowledge: AcknowledgeRule = AcknowledgeRule(counts=False)
    hits: HitsRule | None = None

    ends: tuple[EndRule, ...] = ()
    rounds: RoundsRule = RoundsRule(win=1)
    confirm: ConfirmRule = ConfirmRule(rounds=False)
    ties: TieRule = TieRule(equal="ruling")
    extra_round: ExtraRoundRule | None = None
    record: RecordRule | None = None

    ladder: tuple[LadderRow, ...] = ()
    breaches_first: tuple[BreachRow, ...] = ()
    breaches: tuple[BreachRow, ...] = ()
    mutual: MutualRule | None = None
    claims: ClaimRule | None = None

    outs: tuple[OutRow, ...] = ()
    returns: ReturnRule | None = None
    fallen: FallenRule | None = None
    roster: RosterRule | None = None
    reserves: tuple[ReserveRow, ...] = ()
    substitution: SubstitutionRule | None = None
    order: OrderRule | None = None
    entering: EntryRule | None = None
    clinch: ClinchRule | None = None
    touch: TouchRule | None = None
    fall_together: TogetherFallRule | None = None

    etiquette: tuple[Step, ...] = ()
    not_counted: tuple[Choice, ...] = ()
    forbidden_targets: tuple[Choice, ...] = ()
    permitted: tuple[Choice, ...] = ()
    conduct: tuple[Step, ...] = ()

    awards: AwardRule | None = None
    ranking: tuple[Criterion, ...] = ()
    stages: StagesRule | None = None
    groups: GroupStageRule | None = None
    advance_qualifying: AdvanceRule | None = None
    advance_semi: AdvanceRule | None = None
    round_robin: RoundRobinRule | None = None
    leagues: LeagueRule | None = None
    withdrawal: WithdrawalRule = WithdrawalRule(fought="keep", remaining="lost")

    protests: ProtestRule | None = None
    protest_window: ProtestWindowRule | None = None
    protest_grounds: ProtestGroundsRule | None = None
    protest_decision: ProtestDecisionRule | None = None
    commission: tuple[CommissionRow, ...] = ()
    vote: VoteRule | None = None
    protest_limit: ProtestLimitRule | None = None
    video_duty: VideoDutyRule | None = None
    dismiss: DismissRule | None = None
