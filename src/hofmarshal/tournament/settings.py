"""What an organiser chooses for a nomination beside overrides of its rules."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

SchemeStage = Literal["qualifying", "semi-final", "final", "round-robin", "pairs-by-lot", "elimination", "third-place"]

Few = Annotated[int, msgspec.Meta(ge=0, le=1000)]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """What the organiser chooses for a nomination, beside overrides of its rules.

    `groups`, `semi_groups`: numbers of groups (0: as few as the rulebook allows). `leagues`: part into a higher and a
    premier league where the rulebook offers it. `apart`: what is kept apart in groups. `promote: auto` composes the
    next stage by itself when one is complete and no tie decides anything. Where the rulebook does not say: `scheme` the
    stages, `ranking` the criteria, `sizes` of groups, `advance` how many of each group go on.

    `admission: elsewhere`: papers and gear of this nomination are not looked after here, so nobody is barred for them.
    `capacity`: how many entries there is room for (0: as many as come); who enters himself after that waits.

    `rings` (their number or names), `duration` of a bout from call to call and the least `rest` between two bouts of one
    fighter, in seconds, give the open bouts a schedule.
    """

    groups: Few = 0
    semi_groups: Few = 0
    leagues: bool = False
    apart: tuple[Literal["club", "country"], ...] = ("club", "country")
    promote: Literal["hand", "auto"] = "hand"
    advance: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 2
    scheme: tuple[SchemeStage, ...] = ()
    ranking: tuple[str, ...] = ()
    sizes: tuple[Annotated[int, msgspec.Meta(ge=1, le=1000)], ...] = ()
    rings: Few | tuple[str, ...] = ()
    duration: Annotated[int, msgspec.Meta(ge=1, le=86_400)] = 300
    rest: Annotated[int, msgspec.Meta(ge=0, le=86_400)] = 0
    admission: Literal["here", "elsewhere"] = "here"
    capacity: Annotated[int, msgspec.Meta(ge=0, le=100_000)] = 0


AT_THE_DRAW = ("groups", "scheme", "sizes")
"""Settings that the draw has used up: after it they stay."""

AT_THE_PROMOTION = ("leagues",)
"""Settings that stay once the stage after the first is composed."""
