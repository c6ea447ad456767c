"""What is told of rings and of the contests at them: the public scene, and what only the ring's hofmarshal sees."""

from __future__ import annotations

from typing import Any, Literal

from hofmarshal.rules.block import Text
from hofmarshal.rules.play_blocks import Side
from hofmarshal.server.scenes.model_base import Reason, Said, Scene
from hofmarshal.server.scenes.model_office import SeatScene


class MarkScene(Scene, frozen=True, kw_only=True):
    """The last mark about a fighter in this round: by which seat, at which instant, the event and its kind."""

    by: str
    at: int
    event: str
    kind: str


class FighterScene(Scene, frozen=True, kw_only=True):
    """A fighter: `halves` are half-hits left (None where hits are not counted), `down` out of the fight.

    In a battle `lined` says that he is in the line-up of the round, `cause` by which clause he is out ("": none was named,
    or he has no hits left), `mark` who marked him last, `seconded` by how many more seats the same out was marked.
    `cloak` is the arm (`left`, `right`) on which a cloak is wound, where the inspection has said so.
    """

    id: str
    name: str
    number: int = 0
    entry: str = ""
    main: bool = True
    halves: int | None = None
    halves_full: int = 0
    armour_class: int = 0
    down: bool = False
    disqualified: bool = False
    held: bool = False
    lined: bool = True
    cause: str = ""
    mark: MarkScene | None = None
    seconded: int = 0
    cloak: str = ""


class SanctionScene(Scene, frozen=True, kw_only=True):
    """A sanction that stands: the `number`-th of its `kind`, what it brought (`effect`, `points`), by which event.

    `scope` is what the number counts in, and what it removes from: the `bout`, the `nomination` or the `event`.
    """

    fighter: str
    kind: str
    number: int
    effect: str
    points: int
    event: str
    cites: tuple[str, ...]
    scope: str = ""


class SideScene(Scene, frozen=True, kw_only=True):
    """One side: who, where from, ready or not, its score, its sanctions.

    `wins` and `losses` are its other bouts of this nomination (`wins` None: a bout of no nomination), `warnings` those
    it has in the event on record. `fighters` are keyed by id, in the order of the roster.

    Of a team: `standing` are fighters who still fight, `lineup` the ids of those who fight this round (or the next),
    `sealed` whether its order of entry is in, `order` the order once the fight has begun, `on_field` who is on the
    bridge, `next_in` whose turn it is to step onto it.
    """

    name: str
    club: str = ""
    entry: str = ""
    score: int = 0
    rounds_won: int = 0
    arrived: bool = False
    ready: bool = False
    signed: bool = False
    fighters: dict[str, FighterScene] = {}
    sanctions: tuple[SanctionScene, ...] = ()
    wins: int | None = None
    losses: int = 0
    warnings: int = 0
    standing: int = 0
    lineup: tuple[str, ...] = ()
    sealed: bool = False
    order: tuple[str, ...] = ()
    on_field: tuple[str, ...] = ()
    next_in: str = ""


class ClockScene(Scene, frozen=True, kw_only=True):
    """The round's clock. Effective time is `elapsed`, plus what passed since `since` where that is not None.

    `limit` 0: no limit. `horn_at`: time was reached. `frozen_at`: suspended since.
    """

    limit: int
    elapsed: int
    since: int | None
    horn_at: int | None
    frozen_at: int | None


class Countdown(Scene, frozen=True, kw_only=True):
    """A deadline people must see: `until` an instant; `left` milliseconds stand still while everything is frozen."""

    what: Literal["arrive", "ready", "late", "clinch", "final"]
    until: int
    left: int | None = None


class LogRow(Scene, frozen=True, kw_only=True):
    """One event of a contest in the reader's words, newest fold: `undone` rows are shown struck through.

    `place` counts the rows from 0, oldest first; `kind` is the event's type, `effective` the round's time at it,
    `correctable` whether it may be annulled or replaced. `flagged`: who struck a blow there that counts and is discouraged,
    one id a blow.
    """

    id: str
    place: int = 0
    t: int
    round: int
    exchange: int
    effective: int
    kind: str
    by: str
    side: Side | None
    text: Said
    undone: bool = False
    replaced: bool = False
    correctable: bool = False
    flagged: tuple[str, ...] = ()


class RoundScene(Scene, frozen=True, kw_only=True):
    """A finished round, `effective` ms long; of teams also how many of each side still stood, and who fought in it (ids)."""

    number: int
    winner: Side | None
    termination: str
    red: int
    blue: int
    counted: bool
    extra: bool
    effective: int = 0
    standing: tuple[int, int] = (0, 0)
    lineups: dict[str, tuple[str, ...]] = {}


class OutcomeScene(Scene, frozen=True, kw_only=True):
    """How the contest ended; `winner` None: a draw, or both lost. `rating` and `round_points` (red, blue) are a team's."""

    winner: Side | None
    termination: str
    red: int
    blue: int
    said: Said
    rating: tuple[int, int] = (0, 0)
    round_points: tuple[int, int] = (0, 0)


class ConductScene(Scene, frozen=True, kw_only=True):
    """A step of etiquette or procedure that is due at this moment, by its clauses: the salute, the change of a weapon."""

    text: Text
    cites: tuple[str, ...]


class ContestScene(Scene, frozen=True, kw_only=True):
    """A contest as anyone may see it. `book` is the hash of `/api/books/HASH`.

    `number` is its stream's at the last event that is shown here: taps show nowhere but on the console.

    `unit` says what `score` counts; `log` is keyed by event id; `place` says which row comes after which. `steps` is what the
    rulebook has done at this very moment.
    """

    stream: str
    number: int
    nomination: str
    title: Text
    book: str
    stage: str = ""
    group: str = ""
    bout: str = ""
    ring: str = ""
    mechanism: str = "points"
    team: bool = False
    phase: str = "scheduled"
    awaits: str = ""
    round: int = 1
    exchange: int = 0
    extra: bool = False
    swapped: bool = False
    doubles: int = 0
    unit: Literal["points", "halves", "rounds", "standing"] = "points"
    red: SideScene
    blue: SideScene
    clock: ClockScene
    countdowns: tuple[Countdown, ...] = ()
    rounds: tuple[RoundScene, ...] = ()
    outcome: OutcomeScene | None = None
    announced_at: int | None = None
    steps: tuple[ConductScene, ...] = ()
    log: dict[str, LogRow] = {}


class QueueRow(Scene, frozen=True, kw_only=True):
    """A bout that waits for this ring; `expected` is the instant it should be called, give or take `spread` ms."""

    stream: str
    nomination: str
    title: Text
    stage: str
    group: str
    bout: str
    red: str
    blue: str
    red_club: str = ""
    blue_club: str = ""
    expected: int | None = None
    spread: int = 0


class Suspension(Scene, frozen=True, kw_only=True):
    """The ring or the whole event stands still since, and why."""

    since: int
    reason: str
    event: bool


class RingScene(Scene, frozen=True, kw_only=True):
    """Topic `ring/RING`: what is on at a ring, for screens, pads and spectators. `queue[0]` is on deck, `[1]` in the hole.

    `contest` is the one called and not yet announced, else the one that was last, until the next is called.
    """

    ring: str
    title: str
    event: str
    suspended: Suspension | None = None
    contest: ContestScene | None = None
    queue: tuple[QueueRow, ...] = ()
    behind: int = 0


class BlowScene(Scene, frozen=True, kw_only=True):
    """One blow as tapped, suggested or ruled; `facts` are what was said of it beyond its words.

    In a battle `fighter` struck it and `target` took it (ids); a battle's judges need not know who struck.
    """

    side: Side | None
    zone: str = ""
    grip: str = ""
    weapon: str = ""
    action: str = ""
    limb: str = ""
    breach: str = ""
    fighter: str = ""
    target: str = ""
    facts: dict[str, bool | int | str] = {}


class TapScene(Scene, frozen=True, kw_only=True):
    """A marshal's tap: from which seat, when (`at`, give or take `error` ms), what. `late`: for another exchange."""

    id: str
    seat: str
    name: str
    at: int
    blow: BlowScene
    error: int = 0
    late: bool = False
    withdrawn: bool = False


class SuggestionScene(Scene, frozen=True, kw_only=True):
    """What the taps of a moment amount to; `why` explains it."""

    blow: BlowScene
    points: int
    halves: int
    agree: int
    against: int
    quorum: int
    why: tuple[Said, ...]
    cites: tuple[str, ...] = ()


class MomentScene(Scene, frozen=True, kw_only=True):
    """Taps so close together that they mean one thing."""

    at: int
    taps: tuple[TapScene, ...]
    suggestion: SuggestionScene | None = None


class ProposalScene(Scene, frozen=True, kw_only=True):
    """A command of a device that no longer holds its seat, for the present holder to accept or dismiss."""

    id: str
    seat: str
    name: str
    at: int
    received: int
    stream: str
    command: dict[str, Any]
    text: Said


class RulingScene(Scene, frozen=True, kw_only=True):
    """A ruling that stands, which a second one of the same exchange must name in `replaces`."""

    event: str
    round: int
    exchange: int
    t: int
    blows: tuple[BlowScene, ...]
    orders: tuple[str, ...]
    not_counted: str = ""
    text: Said


class LadderStep(Scene, frozen=True, kw_only=True):
    """What the next sanction of a kind would bring a fighter."""

    fighter: str
    side: Side
    kind: str
    number: int
    said: Said


class ClaimScene(Scene, frozen=True, kw_only=True):
    """A disputed blow not settled yet: `fighter` claims that `against` struck him against `clause`.

    `divided`: the accused denies it, so the judges may be divided. `said`: the claim in words.
    """

    id: str
    fighter: str
    against: str
    clause: str
    divided: bool
    said: Said


class ConsoleScene(Scene, frozen=True, kw_only=True):
    """Topic `ring/RING/console`: what only the hofmarshal of a ring (and the chief) sees, beside topic `ring/RING`.

    `typed`: the office has recorded a result of the present bout that the ring's own does not replace.
    """

    ring: str
    stream: str = ""
    number: int = 0
    next: str = ""
    moments: tuple[MomentScene, ...] = ()
    late: tuple[TapScene, ...] = ()
    breaches: tuple[TapScene, ...] = ()
    first: Side | None = None
    rulings: tuple[RulingScene, ...] = ()
    cannot_call: tuple[Reason, ...] = ()
    cannot_start: tuple[Reason, ...] = ()
    ladder: tuple[LadderStep, ...] = ()
    seats: tuple[SeatScene, ...] = ()
    proposals: tuple[ProposalScene, ...] = ()
    claims: tuple[ClaimScene, ...] = ()
    typed: Said | None = None


class RingRow(Scene, frozen=True, kw_only=True):
    """A ring in the chief's board and in the list of rings.

    `unit` says what the scores count, `fall` who has not touched the ground; `rounds` are those won where several are
    fought.
    """

    ring: str
    title: str
    phase: str
    suspended: Suspension | None
    stream: str = ""
    nomination: Text | None = None
    red: str = ""
    blue: str = ""
    red_score: int = 0
    blue_score: int = 0
    unit: str = "points"
    rounds: tuple[int, int] | None = None
    clock: ClockScene | None = None
    queue: tuple[QueueRow, ...] = ()
    done: int = 0
    open: int = 0
    behind: int = 0


class RingsScene(Scene, frozen=True, kw_only=True):
    """Topic `rings`: all rings in short, for the ring list and the spectators' first page."""

    event: str
    suspended: Suspension | None
    rings: tuple[RingRow, ...]
