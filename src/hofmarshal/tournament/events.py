"""The events of a nomination: what was drawn, recorded, decided; places and removals are derived by the fold."""

from __future__ import annotations

from typing import Literal

import msgspec

from hofmarshal.rules.model import Nomination
from hofmarshal.rules.notes import Note
from hofmarshal.tournament.commands import Score, kebab
from hofmarshal.tournament.entries import Entry
from hofmarshal.tournament.protest import AnyEvent as ProtestFact
from hofmarshal.tournament.settings import Settings

StageKind = Literal["qualifying", "semi-final", "final", "round-robin", "pairs-by-lot", "elimination"]
"""Kinds of stages; `third-place` of a scheme is a second bout of the last elimination round."""


class Group(msgspec.Struct, frozen=True):
    """A group as it was composed: its entries and the order of its bouts. Two entries make a pair, one alone has a bye."""

    name: str
    entries: tuple[str, ...]
    order: tuple[tuple[str, str], ...] = ()


class Seat(msgspec.Struct, frozen=True):
    """Where a promoted entry came from: its group and place in the stage before."""

    entry: str
    group: str
    place: int


class Layout(msgspec.Struct, frozen=True, kw_only=True):
    """A stage as it was composed. `track` is empty, a weight category or `premier`; `method` says how it was composed.

    `source` is what it was composed from; a later correction is held against it.
    """

    id: str
    kind: StageKind
    track: str = ""
    number: int = 0
    before: str = ""
    method: Literal["lot", "rating", "hand", "places"] = "lot"
    groups: tuple[Group, ...]
    source: tuple[Seat, ...] = ()
    chosen: int = 0
    notes: tuple[Note, ...] = ()
    cites: tuple[str, ...] = ()


class Event(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="event", tag=kebab):
    """A fact of the nomination, who stated it and the clauses it rests on."""

    by: str = ""
    cites: tuple[str, ...] = ()


class Entered(Event, frozen=True, kw_only=True):
    """An entry was added or its data mended."""

    entry: Entry


class CheckedIn(Event, frozen=True, kw_only=True):
    """Entries were confirmed present (or not)."""

    entries: tuple[str, ...]
    present: bool


class LotCommitted(Event, frozen=True, kw_only=True):
    """The hash of the lot's seed was published; with a `reason` it replaces the one before."""

    commitment: str
    reason: str = ""


class Drawn(Event, frozen=True, kw_only=True):
    """The first stage was drawn or composed; `pin` is the hash of the rules in force. `lot` is the order drawn."""

    stages: tuple[Layout, ...]
    seed: str = ""
    lot: tuple[str, ...] = ()
    pin: str = ""


class Moved(Event, frozen=True, kw_only=True):
    """An entry was moved or swapped: the stage's groups from now on."""

    stage: str
    entry: str
    groups: tuple[Group, ...]
    reason: str = ""


class Withdrawn(Event, frozen=True, kw_only=True):
    """An entry left."""

    entry: str
    reason: str = ""


class Reinstated(Event, frozen=True, kw_only=True):
    """An entry that had been withdrawn is in again."""

    entry: str
    reason: str = ""


class Disqualified(Event, frozen=True, kw_only=True):
    """An entry was disqualified; `remove` takes it off the grid whatever the count."""

    entry: str
    bout: str = ""
    reason: str = ""
    remove: bool = False


class Called(Event, frozen=True, kw_only=True):
    """A bout was called."""

    bout: str
    stage: str


class Recorded(Event, frozen=True, kw_only=True):
    """A bout's result, or a revision of it with its reason."""

    result: Score
    revision: int = 0
    reason: str = ""


class Voided(Event, frozen=True, kw_only=True):
    """A bout is to be fought again, or a stage's results went."""

    bout: str = ""
    stage: str = ""
    reason: str = ""


class Settled(Event, frozen=True, kw_only=True):
    """The hofmarshal put entries still tied in order."""

    stage: str
    group: str
    order: tuple[str, ...]
    reason: str


class ExtraScheduled(Event, frozen=True, kw_only=True):
    """Extra bouts were scheduled between those still tied."""

    stage: str
    group: str
    pairs: tuple[tuple[str, str], ...]


class Promoted(Event, frozen=True, kw_only=True):
    """The next stages were composed from the places reached (two, where leagues part)."""

    stages: tuple[Layout, ...]


class RePromoted(Event, frozen=True, kw_only=True):
    """A stage was composed again from corrected places."""

    layout: Layout
    reason: str


class LetStood(Event, frozen=True, kw_only=True):
    """A stage stands though places before it were corrected to `source`."""

    stage: str
    source: tuple[Seat, ...]
    reason: str


class Announced(Event, frozen=True, kw_only=True):
    """The result of a bout was announced at the desk."""

    bout: str
    t: int


class Protested(Event, frozen=True, kw_only=True):
    """A protest was filed, voted on, dismissed, taken back, or became overdue; `contest` is the stream it was fought in."""

    protest: str
    bout: str
    entry: str
    stage: str
    announced: int
    fact: ProtestFact
    contest: str = ""


class Suspended(Event, frozen=True, kw_only=True):
    """The event was suspended."""

    t: int


class Resumed(Event, frozen=True, kw_only=True):
    """The event went on."""

    t: int


class Change(msgspec.Struct, frozen=True):
    """One value that differs: its path, and what it was and is, as JSON."""

    path: str
    old: str
    new: str


class RulesChanged(Event, frozen=True, kw_only=True):
    """New rules for contests not yet called; `changed` states the difference. `settings`: those that hold from now on."""

    rules: Nomination
    changed: tuple[Change, ...]
    reason: str
    settings: Settings | None = None


class Signed(Event, frozen=True, kw_only=True):
    """The final places were signed: entry and place, track by track."""

    places: tuple[tuple[str, str, int], ...]
    note: str = ""


AnyEvent = (
    Entered
    | CheckedIn
    | LotCommitted
    | Drawn
    | Moved
    | Withdrawn
    | Reinstated
    | Disqualified
    | Called
    | Recorded
    | Voided
    | Settled
    | ExtraScheduled
    | Promoted
    | RePromoted
    | LetStood
    | Announced
    | Protested
    | Suspended
    | Resumed
    | RulesChanged
    | Signed
)
