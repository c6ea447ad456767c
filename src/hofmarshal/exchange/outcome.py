"""What is told of an event when it is over, or as it stands: nominations with tables, bouts and places; sanctions; protests.

It is what tables, documents and the published site are made of. Names and clubs are in it, and nothing private.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal

import msgspec

from hofmarshal.rules.block import Text
from hofmarshal.rules.play_blocks import Side


class Sentence(msgspec.Struct, frozen=True, kw_only=True):
    """A sentence in three languages, with the clauses it rests on."""

    en: str
    ru: str
    uk: str
    cites: tuple[str, ...] = ()

    def in_(self, lang: str) -> str:
        """The sentence in a language."""
        return str(getattr(self, lang))


class Who(msgspec.Struct, frozen=True, kw_only=True):
    """Who an entry is: fighter or team. `state`: whether he is still in it, and if not `why`."""

    name: str
    club: str = ""
    country: str = ""
    here: bool = True
    state: Literal["active", "withdrawn", "removed"] = "active"
    why: Sentence | None = None


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """The sums of an entry's bouts in a group."""

    wins: int = 0
    losses: int = 0
    draws: int = 0
    bouts: int = 0
    points: int = 0
    against: int = 0
    rating_points: int = 0
    round_points: int = 0
    sanctions: int = 0


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """A line of a group's table; `place` None: not ranked; `on`: the entry goes on."""

    entry: str
    place: int | None
    tied: bool = False
    on: bool = False
    figures: Figures = Figures()


class Bout(msgspec.Struct, frozen=True, kw_only=True):
    """A bout, planned or recorded. `revision` counts corrections; scores are whole or half (`NominationOut.halves`)."""

    stage: str
    group: str
    red: str
    blue: str
    state: Literal["open", "called", "fought", "walkover", "void", "default"] = "open"
    red_score: int = 0
    blue_score: int = 0
    winner: Side | Literal[""] = ""
    extra: bool = False
    again: bool = False
    revision: int = 0
    disqualified: tuple[str, ...] = ()

    @property
    def over(self) -> bool:
        """Whether it has a result."""
        return self.state not in ("open", "called")


class Group(msgspec.Struct, frozen=True, kw_only=True):
    """A group: entries as composed, its table best first, its bouts in their order."""

    name: str
    entries: tuple[str, ...]
    rows: tuple[Row, ...]
    bouts: tuple[str, ...]
    complete: bool = False


class Criterion(msgspec.Struct, frozen=True, kw_only=True):
    """A step of a ranking by its code, and the clauses that ask for it."""

    by: str
    cites: tuple[str, ...] = ()


class Stage(msgspec.Struct, frozen=True, kw_only=True):
    """A stage; `pairs`: its groups are pairs, each a bout of a bracket. `criteria`: its tables are ranked by these."""

    stage: str
    kind: str
    track: str = ""
    number: int = 0
    pairs: bool = False
    complete: bool = False
    order: tuple[str, ...] = ()
    groups: dict[str, Group] = {}
    criteria: tuple[Criterion, ...] = ()
    cites: tuple[str, ...] = ()

    @property
    def rated(self) -> bool:
        """Whether battles bring rating points here, and round points to break ties."""
        return any(one.by == "rating-points" for one in self.criteria)


class Slot(msgspec.Struct, frozen=True, kw_only=True):
    """A side of a bracket's bout: an entry, who comes from another bout (`cell`), or nobody."""

    entry: str = ""
    bye: bool = False
    cell: str = ""
    loser: bool = False


class Cell(msgspec.Struct, frozen=True, kw_only=True):
    """A bout of a bracket; `third`: for the third place."""

    cell: str
    red: Slot
    blue: Slot
    bout: str = ""
    winner: Side | Literal[""] = ""
    third: bool = False


class Round(msgspec.Struct, frozen=True, kw_only=True):
    """A round of a bracket that begins with `size` places (2: the final)."""

    size: int
    stage: str
    cells: tuple[Cell, ...]


class Bracket(msgspec.Struct, frozen=True, kw_only=True):
    """The rounds of pairs of a track; `linked`: winners of neighbours meet."""

    track: str
    linked: bool
    rounds: tuple[Round, ...]


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """A final place, reached in `stage`; None: not ranked. `why`: what it rests on."""

    place: int | None
    shared: bool = False
    medal: Literal["gold", "silver", "bronze", ""] = ""
    stage: str = ""
    why: tuple[Sentence, ...] = ()


class Track(msgspec.Struct, frozen=True, kw_only=True):
    """The places of a track, by entry; `final` once its last stage is over, `signed` once they were signed."""

    track: str
    final: bool
    signed: bool
    places: dict[str, Place]


class ClauseText(msgspec.Struct, frozen=True, kw_only=True):
    """A clause: its number in the source and what it says."""

    number: str
    statement: Text


class NominationOut(msgspec.Struct, frozen=True, kw_only=True):
    """A nomination. `halves`: scores are half-hits. `rulebook`: what its rulebook is called, `edition` of which day."""

    nomination: str
    title: Text
    rulebook: str
    edition: str = ""
    team: bool = False
    halves: bool = False
    phase: Literal["entries", "fighting", "over", "signed"] = "entries"
    commitment: str = ""
    seed: str = ""
    people: dict[str, Who] = {}
    order: tuple[str, ...] = ()
    stages: dict[str, Stage] = {}
    bouts: dict[str, Bout] = {}
    brackets: tuple[Bracket, ...] = ()
    tracks: tuple[Track, ...] = ()
    clauses: Mapping[str, ClauseText] = {}

    def called(self, entry: str) -> str:
        """What to call an entry."""
        known = self.people.get(entry)
        return known.name if known is not None else entry

    def results(self) -> Iterator[tuple[str, Bout]]:
        """The bouts in the order of stages and groups."""
        for key in self.order:
            for name in self.stages[key].order:
                yield from ((bout, self.bouts[bout]) for bout in self.stages[key].groups[name].bouts)


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """A sanction that was given: the `number`-th of its `kind` in the bout, and for what (`clause`).

    `nomination` is empty for a single bout. `at`: ms since 1970, 0 where it was not in a contest.
    """

    nomination: str
    title: Text | None
    bout: str
    ring: str
    entry: str
    name: str
    club: str
    kind: str
    number: int
    clause: str
    note: str
    at: int


class ProtestOut(msgspec.Struct, frozen=True, kw_only=True):
    """A protest of the public record."""

    nomination: str
    title: Text
    protest: str
    bout: str
    stage: str
    group: str
    red: str
    blue: str
    name: str
    clause: str
    filed_at: int
    phase: str
    overdue: bool = False
    decided_at: int = 0
    upheld: int = 0
    against: int = 0
    said: Sentence


class LogLine(msgspec.Struct, frozen=True, kw_only=True):
    """What happened in a bout: in which round, at which effective ms of it; `undone`: taken back since."""

    round: int
    effective: int
    text: Sentence
    undone: bool = False


class SideOut(msgspec.Struct, frozen=True, kw_only=True):
    """A side of a fought bout; `fighters` of a team by number and name; `signed`: it put its name to the protocol."""

    name: str
    club: str
    entry: str
    score: int
    signed: bool = False
    fighters: tuple[tuple[int, str], ...] = ()


class ProtocolOut(msgspec.Struct, frozen=True, kw_only=True):
    """A contest that was signed, as its paper tells it. `unit`: what scores count; `seal`: the journal's last entry of it.

    `called` and `signed` are instants (ms since 1970).
    """

    nomination: str
    title: Text
    stage: str
    group: str
    bout: str
    ring: str
    red: SideOut
    blue: SideOut
    unit: str
    winner: Side | None
    said: Sentence
    log: tuple[LogLine, ...]
    called: int
    signed: int
    seal: str


class Turn(msgspec.Struct, frozen=True, kw_only=True):
    """A bout in the plan of a ring: over, on, or expected `at` give or take `spread` ms."""

    nomination: str
    stage: str
    group: str
    bout: str
    red: str
    blue: str
    at: int
    spread: int = 0


class RingPlan(msgspec.Struct, frozen=True, kw_only=True):
    """What waits at a ring, in its order."""

    ring: str
    title: str
    turns: tuple[Turn, ...]


class EventOut(msgspec.Struct, frozen=True, kw_only=True):
    """An event as it stands `at` (ms since 1970). Days are YYYY-MM-DD; `country` by its code; `languages` as set up."""

    name: str
    at: int
    first_day: str = ""
    last_day: str = ""
    place: str = ""
    country: str = ""
    languages: tuple[str, ...] = ("en", "ru", "uk")
    nominations: tuple[NominationOut, ...] = ()
    cards: tuple[Card, ...] = ()
    protests: tuple[ProtestOut, ...] = ()
    plan: tuple[RingPlan, ...] = ()

    def nomination(self, name: str) -> NominationOut | None:
        """A nomination by its name."""
        return next((one for one in self.nominations if one.nomination == name), None)
