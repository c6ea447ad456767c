"""What is asked of an event's programme and what happens to it: rings, nominations, bouts at rings, suspensions."""

from __future__ import annotations

import msgspec

from hofmarshal.contest.field import Measured
from hofmarshal.contest.setup import Fighter
from hofmarshal.rules.block import Text
from hofmarshal.rules.conduct_blocks import LadderRow
from hofmarshal.rules.notes import Note
from hofmarshal.rules.overrides import Override
from hofmarshal.tournament.commands import kebab
from hofmarshal.tournament.programme_details import Details
from hofmarshal.tournament.settings import Settings


class Rules(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Which rules: a rulebook's id and its nomination's, the hash of their values (`pin`) and of their full text (`content`).

    `team`: whether sides are teams. The text itself stands once in the programme: as `text` of the event that names it
    first, so that the journal alone gives the same event anywhere.
    """

    rulebook: str
    nomination: str
    title: Text
    pin: str
    content: str
    team: bool = False


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True, tag=kebab):
    """What is asked of the programme; the answer is events or a `Refusal`."""


class NameEvent(Command, frozen=True, kw_only=True):
    """Name the event."""

    name: str


class DescribeEvent(Command, frozen=True, kw_only=True):
    """Say what the event is. `before` is what the one who asks had seen: only what he changed is changed."""

    details: Details
    before: Details | None = None


class SetRing(Command, frozen=True, kw_only=True):
    """Add a ring, or change its title or its measured field."""

    ring: str
    title: str = ""
    field: Measured | None = None


class AddNomination(Command, frozen=True, kw_only=True):
    """Take a nomination into the event, under rules stored by their hash, fought on these rings (none: on any).

    `ladder` are the rules' rows of scope `event`, which the floor goes by.
    """

    name: str
    rules: Rules
    settings: Settings = Settings()
    rings: tuple[str, ...] = ()
    ladder: tuple[LadderRow, ...] = ()
    panel: int = 0
    text: str = ""


class SetRings(Command, frozen=True, kw_only=True):
    """Say on which rings a nomination is fought (none: on any).

    `was`, where given, are those whoever asks saw: it is refused if somebody has chosen others meanwhile.
    """

    name: str
    rings: tuple[str, ...]
    was: tuple[str, ...] | None = None


class ReviseNomination(Command, frozen=True, kw_only=True):
    """Give a nomination other rules, settings or another panel; what is left out stays.

    `seen` is the hash of the rules and `seen_settings` the settings that the one who asks had before him.
    """

    name: str
    rules: Rules | None = None
    settings: Settings | None = None
    ladder: tuple[LadderRow, ...] = ()
    panel: int | None = None
    text: str = ""
    seen: str = ""
    seen_settings: Settings | None = None


class LayOverrides(Command, frozen=True, kw_only=True):
    """Override values in all nominations of a rulebook. `seen`, where given, are those whoever asks had before him.

    `revised`, which the server fills in, are its nominations with the rules that follow.
    """

    rulebook: str
    overrides: tuple[Override, ...]
    seen: tuple[Override, ...] | None = None
    revised: tuple[ReviseNomination, ...] = ()


class DropNomination(Command, frozen=True, kw_only=True):
    """Take a nomination out of the event; `drawn`, which the desk fills in: it is too late for that."""

    name: str
    reason: str
    drawn: bool = False


class DropRing(Command, frozen=True, kw_only=True):
    """Take a ring out of the event; `seats`, which the server fills in, are held there."""

    ring: str
    seats: tuple[str, ...] = ()


class Place(Command, frozen=True, kw_only=True):
    """Place bouts (contest streams) at a ring in this order before all others there, or a group's bouts as a whole.

    `groups` are named `NOMINATION/STAGE/GROUP`; with `last` the bouts come after those placed there before. `called`
    are those already called, which the desk fills in.
    """

    ring: str
    bouts: tuple[str, ...] = ()
    groups: tuple[str, ...] = ()
    last: bool = False
    called: tuple[str, ...] = ()


class Unplace(Command, frozen=True, kw_only=True):
    """Leave bouts or groups to the automatic assignment again."""

    bouts: tuple[str, ...] = ()
    groups: tuple[str, ...] = ()


class Quick(Command, frozen=True, kw_only=True):
    """A single bout outside every nomination: rules, ring, who meets; teams of `size`.

    The server fills in `rules`, from the two ids, and `fighters`.
    """

    bout: str
    ring: str
    red: str
    blue: str
    rulebook: str = ""
    nomination: str = ""
    rules: Rules | None = None
    fighters: tuple[Fighter, ...] = ()
    size: int = 0
    panel: int = 0
    text: str = ""


class Open(Command, frozen=True, kw_only=True):
    """Open a contest: everything it starts from but the text of its rules and the names. `begun`: it has events already.

    `field` is the ring's as it was measured by then. It may be opened anew (at another ring, under changed rules, on a field
    measured again) as long as nothing happened in it.
    """

    stream: str
    nomination: str
    bout: str
    ring: str
    red: str
    blue: str
    rules: Rules
    fighters: tuple[Fighter, ...]
    stage: str = ""
    group: str = ""
    panel: int = 0
    text: str = ""
    field: Measured | None = None
    begun: bool = False


class SuspendRing(Command, frozen=True, kw_only=True):
    """Everything at a ring (none: in the whole event) stands still: storm, injury."""

    ring: str = ""
    reason: str


class ResumeRing(Command, frozen=True, kw_only=True):
    """The ring (none: the event) goes on."""

    ring: str = ""


class Remove(Command, frozen=True, kw_only=True):
    """An entry is out of the event: all its nominations are to take it off their grids."""

    entry: str
    why: Note


class Cancel(Command, frozen=True, kw_only=True):
    """A bout of a nomination is not to be fought any more, for this entry has left: its contest, if called, is to end."""

    nomination: str
    bout: str
    entry: str
    reason: str = ""


class Introduce(Command, frozen=True, kw_only=True):
    """People joined the event, or their names changed: entry → SHA-256 of salt and row."""

    people: dict[str, str]


class Erase(Command, frozen=True, kw_only=True):
    """A person's name and salt were deleted; what the journal holds of him names nobody any more."""

    entry: str


AnyCommand = (
    NameEvent | DescribeEvent | SetRing | AddNomination | SetRings | ReviseNomination | LayOverrides | DropNomination | DropRing
    | Place | Unplace | Quick | Open | SuspendRing | ResumeRing | Remove | Cancel | Introduce | Erase
)  # fmt: skip

BY_HAND = (
    NameEvent,
    DescribeEvent,
    SetRing,
    SetRings,
    DropNomination,
    DropRing,
    Place,
    Unplace,
    Quick,
    SuspendRing,
    ResumeRing,
)
"""The commands a device may give; the others are the server's own."""


class Event(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag=kebab):
    """A fact of the programme at `t` ms."""

    t: int


class Named(Event, frozen=True, kw_only=True):
    """The event has this name."""

    name: str


class Described(Event, frozen=True, kw_only=True):
    """The event is this now."""

    details: Details


class RingSet(Event, frozen=True, kw_only=True):
    """A ring as it is now."""

    ring: str
    title: str
    field: Measured | None = None


class NominationAdded(Event, frozen=True, kw_only=True):
    """A nomination is part of the event."""

    name: str
    rules: Rules
    settings: Settings
    rings: tuple[str, ...] = ()
    ladder: tuple[LadderRow, ...] = ()
    panel: int = 0
    text: str = ""


class RingsSet(Event, frozen=True, kw_only=True):
    """A nomination is fought on these rings."""

    name: str
    rings: tuple[str, ...]


class NominationRevised(Event, frozen=True, kw_only=True):
    """A nomination has these rules and settings from now on."""

    name: str
    rules: Rules
    settings: Settings
    ladder: tuple[LadderRow, ...] = ()
    panel: int = 0
    text: str = ""


class OverridesLaid(Event, frozen=True, kw_only=True):
    """These overrides hold in all nominations of a rulebook from now on, instead of those before."""

    rulebook: str
    overrides: tuple[Override, ...]


class NominationDropped(Event, frozen=True, kw_only=True):
    """A nomination is no part of the event any more."""

    name: str
    reason: str


class RingDropped(Event, frozen=True, kw_only=True):
    """A ring is no part of the event any more."""

    ring: str


class Placed(Event, frozen=True, kw_only=True):
    """Bouts or groups were placed at a ring by hand."""

    ring: str
    bouts: tuple[str, ...] = ()
    groups: tuple[str, ...] = ()
    last: bool = False


class Unplaced(Event, frozen=True, kw_only=True):
    """Bouts or groups are assigned automatically again."""

    bouts: tuple[str, ...] = ()
    groups: tuple[str, ...] = ()


class QuickAdded(Event, frozen=True, kw_only=True):
    """A single bout waits at a ring."""

    bout: str
    ring: str
    red: str
    blue: str
    rules: Rules
    fighters: tuple[Fighter, ...]
    panel: int = 0
    text: str = ""


class Opened(Event, frozen=True, kw_only=True):
    """A contest starts from this; the last opening before its first event is the one that holds."""

    stream: str
    nomination: str
    bout: str
    ring: str
    red: str
    blue: str
    rules: Rules
    fighters: tuple[Fighter, ...]
    stage: str = ""
    group: str = ""
    panel: int = 0
    text: str = ""
    field: Measured | None = None


class RingSuspended(Event, frozen=True, kw_only=True):
    """A ring, or the event, stands still."""

    ring: str = ""
    reason: str


class RingResumed(Event, frozen=True, kw_only=True):
    """A ring, or the event, goes on."""

    ring: str = ""


class Removed(Event, frozen=True, kw_only=True):
    """An entry is out of the event."""

    entry: str
    why: Note


class Cancelled(Event, frozen=True, kw_only=True):
    """A contest that was opened is not to be fought, for an entry has left."""

    stream: str
    entry: str
    reason: str = ""


class Introduced(Event, frozen=True, kw_only=True):
    """Entries and the commitments of who they are."""

    people: dict[str, str]


class Erased(Event, frozen=True, kw_only=True):
    """A person's name and salt were deleted."""

    entry: str


AnyEvent = (
    Named | Described | RingSet | RingDropped | NominationAdded | NominationRevised | OverridesLaid | NominationDropped
    | RingsSet
    | Placed | Unplaced | QuickAdded | Opened | RingSuspended | RingResumed | Removed | Cancelled | Introduced | Erased
)  # fmt: skip
