"""What is told of a nomination: its stages with tables, bouts and brackets, its places and why; what its desk sees besides.

Entries are spoken of by their codes; `NominationScene.people` says who they are. Bouts are told once, by their ids, in
`NominationScene.bouts`: the stream of one is `contest/NOMINATION/BOUT`. What there are many of leaves its defaults out.
"""

from __future__ import annotations

from typing import Literal

from hofmarshal.rules.block import Text
from hofmarshal.server.scenes.model_base import Said, Scene

StageKindName = Literal["qualifying", "semi-final", "final", "round-robin", "pairs-by-lot", "elimination"]
"""`tournament.events.StageKind`, by the name it has on the wire."""


class EntryScene(Scene, frozen=True, kw_only=True, omit_defaults=True):
    """Who takes part. `state` with `why`: whether and why he left. `disqualifications` he received in this nomination."""

    name: str
    club: str = ""
    country: str = ""
    here: bool = True
    state: Literal["active", "withdrawn", "removed"] = "active"
    why: Said | None = None
    disqualifications: int = 0


class FiguresScene(Scene, frozen=True, kw_only=True, omit_defaults=True):
    """The sums of an entry's bouts in a group, walkovers in `wins` and `losses` only; void and extra bouts in none."""

    wins: int = 0
    losses: int = 0
    draws: int = 0
    bouts: int = 0
    points: int = 0
    against: int = 0
    rating_points: int = 0
    round_points: int = 0
    sanctions: int = 0


class TableRow(Scene, frozen=True, kw_only=True, omit_defaults=True):
    """A line of a group's table. `place` None: not ranked. `tied`: it shares its place and nothing separates them yet.

    `on`: by the places as they are now the entry goes on.
    """

    entry: str
    place: int | None
    tied: bool = False
    on: bool = False
    figures: FiguresScene


class TieScene(Scene, frozen=True, kw_only=True, omit_defaults=True):
    """Entries that share a place. `decides`: something hangs on it. `extra`: the rulebook asks for extra bouts."""

    entries: tuple[str, ...]
    place: int
    decides: bool
    extra: bool
    cites: tuple[str, ...] = ()


class BoutScene(Scene, frozen=True, kw_only=True, omit_defaults=True):
    """A bout of a nomination, planned or recorded.

    `state`: `open`, `called`, then as recorded: `fought`, `walkover`, `void`; `default` is a bout that was not fought
    since one of its two had left. `winner` empty: not decided or drawn, or (a walkover, a disqualification of both) lost by both.
    `revision` counts the corrections. `again`: what was recorded was voided, it is to be fought once more. `halves`: its
    scores are half-hits.
    """

    stage: str
    group: str
    red: str
    blue: str
    state: Literal["open", "called", "fought", "walkover", "void", "default"] = "open"
    red_score: int = 0
    blue_score: int = 0
    winner: Literal["red", "blue", ""] = ""
    extra: bool = False
    extra_round: bool = False
    again: bool = False
    revision: int = 0
    halves: bool = False
    disqualified: tuple[str, ...] = ()


class GroupScene(Scene, frozen=True, kw_only=True, omit_defaults=True):
    """A group: its entries as composed, its table (best first), its bouts in their order, its ties. A pair is one too."""

    name: str
    entries: tuple[str, ...]
    rows: tuple[TableRow, ...]
    bouts: tuple[str, ...]
    ties: tuple[TieScene, ...] = ()
    complete: bool = False


class CriterionScene(Scene, frozen=True, kw_only=True, omit_defaults=True):
    """A step of the ranking, by its code (`wins`, `head-to-head`…), and the clauses that ask for it."""

    by: str
    cites: tuple[str, ...] = ()


class StageScene(Scene, frozen=True, kw_only=True):
    """A stage as composed. `track`: "" (the main one), a weight category or `premier`. `order`: its groups' names.

    `advance`: how many of each group go on; None where all go on by one ranking, 0 at the last stage. `pairs`: its groups
    are pairs, each a bout of a bracket. `called`: its scoring and ranking stay. `disturbed`: the places before it were
    corrected, and it waits for a decision. `extra_round`: a bout won in its extra round is recorded in a way of its own.
    `halves`: points of its tables are half-hits.
    """

    stage: str
    kind: StageKindName
    track: str = ""
    number: int = 0
    before: str = ""
    method: Literal["lot", "rating", "hand", "places"]
    pairs: bool
    called: bool
    complete: bool
    disturbed: bool = False
    extra_round: bool = False
    halves: bool = False
    advance: int | None
    order: tuple[str, ...]
    groups: dict[str, GroupScene]
    criteria: tuple[CriterionScene, ...]
    cites: tuple[str, ...] = ()


class SlotScene(Scene, frozen=True, kw_only=True, omit_defaults=True):
    """A side of a bout of a bracket: an entry, or who comes (`cell`, its winner or its loser), or nobody (`bye`)."""

    entry: str = ""
    bye: bool = False
    cell: str = ""
    loser: bool = False


class CellScene(Scene, frozen=True, kw_only=True, omit_defaults=True):
    """A bout of a bracket. `bout`: the id of the bout, once there is one. `third`: for the third place."""

    cell: str
    red: SlotScene
    blue: SlotScene
    bout: str = ""
    winner: Literal["red", "blue", ""] = ""
    third: bool = False


class BracketRound(Scene, frozen=True, kw_only=True):
    """A round of a bracket that begins with `size` places (2: the final). `stage` is empty until it is composed."""

    size: int
    stage: str
    cells: tuple[CellScene, ...]


class BracketScene(Scene, frozen=True, kw_only=True):
    """The rounds of pairs of a track. `linked`: winners of neighbours meet; else each round is paired by a new lot."""

    track: str
    linked: bool
    rounds: tuple[BracketRound, ...]


class FinalRow(Scene, frozen=True, kw_only=True, omit_defaults=True):
    """A final place: `shared` with others of the same number; reached in `stage`. `place` None: not ranked."""

    place: int | None
    shared: bool = False
    medal: Literal["gold", "silver", "bronze", ""] = ""
    stage: str = ""


class TrackScene(Scene, frozen=True, kw_only=True):
    """The places of a track by entry: of those who are out, and of all once its last stage is over (`final`).

    `signed`: these very places were signed.
    """

    track: str
    final: bool
    signed: bool
    places: dict[str, FinalRow]


class NominationScene(Scene, frozen=True, kw_only=True):
    """Topic `nomination/NAME`, for anyone: who fights whom, in which groups, with which places.

    `phase`: `entries` before the draw, `fighting`, `over` when all tracks are final, `signed`. `order`: the stages' ids as
    they came. `commitment` is the published hash of the lot's seed, `seed` the seed once it was drawn. `team`: entries are
    teams. `content` names the rules in force, for their clauses.
    """

    nomination: str
    event: str
    title: Text
    rulebook: str
    team: bool
    phase: Literal["entries", "fighting", "over", "signed"]
    content: str = ""
    commitment: str = ""
    seed: str = ""
    people: dict[str, EntryScene]
    order: tuple[str, ...] = ()
    stages: dict[str, StageScene]
    bouts: dict[str, BoutScene]
    brackets: tuple[BracketScene, ...] = ()
    tracks: tuple[TrackScene, ...] = ()


class NominationRow(Scene, frozen=True, kw_only=True):
    """A nomination in the list of them: how many entered, how many of the bouts known so far are over."""

    nomination: str
    title: Text
    rulebook: str
    phase: Literal["entries", "fighting", "over", "signed"]
    entries: int
    here: int
    bouts: int
    done: int
    stage: str = ""
    rings: tuple[str, ...] = ()


class NominationsScene(Scene, frozen=True, kw_only=True):
    """Topic `nominations`, for anyone: every nomination of the event, in the order they were added."""

    event: str
    nominations: tuple[NominationRow, ...]


class WhyRow(Scene, frozen=True, kw_only=True):
    """The place of an entry in a group and, criterion by criterion, what brought it there."""

    stage: str
    group: str
    place: int | None
    tied: bool
    reasons: tuple[Said, ...]


class WhyScene(Scene, frozen=True, kw_only=True):
    """Topic `nomination/NAME/why/ENTRY`, for anyone: why an entry is where it is, stage by stage (the latest last).

    `final`: what its final place rests on, `place` that place (None: not ranked, or still to be fought for).
    """

    entry: str
    name: str
    rows: tuple[WhyRow, ...]
    place: int | None = None
    shared: bool = False
    final: tuple[Said, ...] = ()


class OpenTieScene(Scene, frozen=True, kw_only=True):
    """A tie that decides something: `how` it is to be broken, with the extra bouts that are needed and not scheduled."""

    stage: str
    group: str
    entries: tuple[str, ...]
    place: int
    how: Literal["extra", "settle"]
    pairs: tuple[tuple[str, str], ...] = ()
    cites: tuple[str, ...] = ()


class DisturbedScene(Scene, frozen=True, kw_only=True):
    """A stage that no longer follows from the places before it: what is otherwise, and whether it has begun."""

    stage: str
    started: bool
    what: tuple[Said, ...]


class StepScene(Scene, frozen=True, kw_only=True):
    """What is to be done next in a track. `why`: what it still waits for; with none, it can be done now.

    `open`: bouts still to be fought in the stage. `next`: the kind of stage that would be composed; `groups`: in how many
    groups may be chosen.
    """

    track: str
    what: Literal["draw", "fight", "extra", "settle", "decide", "promote", "sign", "done"]
    stage: str = ""
    next: str = ""
    groups: bool = False
    open: int = 0
    why: tuple[Said, ...] = ()


class RevisionScene(Scene, frozen=True, kw_only=True):
    """A result of a bout as it was recorded once, oldest first; `note` is what was written beside it."""

    red_score: int
    blue_score: int
    winner: Literal["red", "blue", "none", ""]
    status: Literal["fought", "walkover", "void"]
    note: str = ""


class NominationDeskScene(Scene, frozen=True, kw_only=True):
    """Topic `nomination/NAME/office`, for chief, secretary, organiser: what hangs, what is next, what was corrected.

    `revisions`: every result of the bouts recorded more than once, oldest first. `kept`: stages
    that have begun and keep scoring or ranking which was changed since. `ignored`: how many facts no longer fit.
    """

    nomination: str
    steps: tuple[StepScene, ...]
    ties: tuple[OpenTieScene, ...]
    disturbed: tuple[DisturbedScene, ...]
    revisions: dict[str, tuple[RevisionScene, ...]]
    kept: tuple[Said, ...] = ()
    ignored: int = 0
