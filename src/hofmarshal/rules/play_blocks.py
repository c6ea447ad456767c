"""Blocks of a nomination that speak of the field, the call, the clock, blows and the end of a round."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from hofmarshal.rules.block import Block, Count
from hofmarshal.rules.match import When

Role = Literal[
    "hofmarshal",
    "chief",
    "line-marshal",
    "field-judge",
    "expert",
    "medic",
    "secretary",
    "captain",
    "fighter",
    "organiser",
]
Side = Literal["red", "blue"]


class FieldRule(Block, frozen=True, kw_only=True):
    """The lists, ring, field or bridge. Millimetres; a bound of 0 is not asked for.

    `borders` asks that the borders were set beforehand; `fortifications` tells whether they may stand there.
    """

    shape: Literal["rectangle", "circle", "open", "bridge"]
    length_min: Count = 0
    length_max: Count = 0
    width_min: Count = 0
    width_max: Count = 0
    diameter: Count = 0
    boards: Count = 0
    bases: Count = 0
    borders: bool = False


class FortificationRule(Block, frozen=True, kw_only=True):
    """Whether fortifications of the set pattern may stand on the field."""

    allowed: bool


class CallRule(Block, frozen=True, kw_only=True):
    """Calling the sides. `arrive`: time to reach the lists; `ready`: then time to be ready (0: no limit)."""

    arrive: Count = 0
    ready: Count = 0


class LateRule(Block, frozen=True, kw_only=True):
    """A side not ready `after` ms past the end of `call.arrive`: `one` late, `both` late."""

    after: Count
    one: Literal["technical", "ruling"]
    both: Literal["ruling", "both-lose"]


class AbsentRule(Block, frozen=True, kw_only=True):
    """Absent at call number `calls`: the result for the absent side."""

    calls: Count
    result: Literal["defeat", "ruling"]


class ClockRule(Block, frozen=True, kw_only=True):
    """A round's clock. `limit` 0: no time limit. `time_end`: at the limit the round ends itself, or at the stop command."""

    limit: Count = 0
    time_end: Literal["automatic", "on-stop"] = "on-stop"


class CountsRule(Block, frozen=True, kw_only=True):
    """What the clock counts: `effective` time stands still while halted, `running` time does not."""

    time: Literal["effective", "running"]


class HornRule(Block, frozen=True, kw_only=True):
    """Whether a blow struck after the horn, before the stop command, scores."""

    blows_after: bool


class PanelRule(Block, frozen=True, kw_only=True):
    """The judges who tap. `quorum` 0 means a majority of those who tapped or may tap; `window` in ms."""

    count_min: Count
    count_max: Count
    quorum: Count = 2
    window: Count = 1500


class DisagreementRule(Block, frozen=True, kw_only=True):
    """Where taps disagree: the hofmarshal's casting ruling stands, or only the majority's side may be ruled."""

    decides: Literal["casting", "majority"]


class RightRow(Block, frozen=True, kw_only=True):
    """These commands belong to these roles and to no others."""

    commands: tuple[str, ...]
    roles: tuple[Role, ...]


class TargetRow(Block, frozen=True, kw_only=True):
    """Whether a blow with these facts lands on the target; `flag` marks it as discouraged but counted."""

    when: When = {}
    counts: bool
    flag: bool = False


class ScoreRow(Block, frozen=True, kw_only=True):
    """What a blow with these facts brings: `points` to the striker, or half-hits from the struck (`all`: every one)."""

    when: When = {}
    points: int = 0
    halves: Count | Literal["all"] = 0


class PriorityRule(Block, frozen=True, kw_only=True):
    """Which blows of one exchange count: every one, or the first to arrive."""

    counts: Literal["all", "first"]


class TogetherRule(Block, frozen=True, kw_only=True):
    """Blows less than `window` ms apart: who loses by them.

    `both`: each loses what the other's blow takes; `lower-class`: the fighter of the lower armour class, both where
    equal; `double`: neither scores and the double is counted. `deciding: false`: blows by which both would reach the
    round's points at once, level, count for neither.
    """

    window: Count
    loses: Literal["both", "lower-class", "double"]
    deciding: bool = True


class AfterblowRule(Block, frozen=True, kw_only=True):
    """A blow that comes second: `deduct` takes its value from the first blow's value, not below `floor`."""

    second: Literal["deduct"]
    floor: Count = 0


class AfterHitRule(Block, frozen=True, kw_only=True):
    """Whether the bout halts after each hit (the fighters return to their marks)."""

    halts: bool


class AcknowledgeRule(Block, frozen=True, kw_only=True):
    """Whether a fighter's own acknowledgement of a blow counts as a hit, or is only recorded."""

    counts: bool


class HitsRule(Block, frozen=True, kw_only=True):
    """Where a fighter's hits come from, in half-hits.

    `equal`: the same `halves` for everyone, set before; `class`: two half-hits a point of armour class, at least
    `at_least`; `personal`: `halves` plus two half-hits a point of armour class.
    """

    source: Literal["equal", "class", "personal"]
    halves: Count = 0
    at_least: Count = 0


class EndRule(Block, frozen=True, kw_only=True):
    """What ends a round and who wins it.

    `when`: time | signal (the stop command) | points | scoring-hits | doubles (each `at` a number) | no-hits |
    all-out | fall | breakthrough.  `wins`: `more` (points, standing or hits left), `opponent` of the one it befell,
    `actor` (who broke through), `nobody` (both lose). Where an end leaves no choice, as when all of a side are out,
    `wins` is better left unsaid.
    """

    when: Literal["time", "signal", "points", "scoring-hits", "doubles", "no-hits", "all-out", "fall", "breakthrough"]
    at: Count = 0
    wins: Literal["more", "opponent", "actor", "nobody"] = "more"


class RoundsRule(Block, frozen=True, kw_only=True):
    """A contest lasts until a side has won `win` rounds."""

    win: Annotated[int, msgspec.Meta(ge=1)]


class ConfirmRule(Block, frozen=True, kw_only=True):
    """Whether each round's result waits for the hofmarshal's word."""

    rounds: bool


class TieRule(Block, frozen=True, kw_only=True):
    """An equal round: the hofmarshal rules, an extra round, the round refought at full strength, or a draw."""

    equal: Literal["ruling", "extra-round", "refight", "draw"]


class ExtraRoundRule(Block, frozen=True, kw_only=True):
    """The extra round after an equal end: to `points`, again while equal (else the hofmarshal rules).

    `limit`: its own time in ms (0: that of any round). It starts from 0:0; with `adds` from the equal score, so that
    what it brings is added to that and the whole is the contest's score.
    """

    points: Annotated[int, msgspec.Meta(ge=1)]
    again: bool
    limit: Count = 0
    adds: bool = False


class RecordRule(Block, frozen=True, kw_only=True):
    """How a contest settled by an extra round is recorded."""

    winner: int
    loser: int
