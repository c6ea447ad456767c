"""What a nomination is at a moment: its rules, entries, stages as composed, bouts as recorded, protests."""

from __future__ import annotations

from typing import Any

import msgspec

from hofmarshal.rules.model import Nomination
from hofmarshal.rules.notes import Note
from hofmarshal.rules.stage_blocks import Criterion, GroupStageRule, StagesRule
from hofmarshal.tournament import protest
from hofmarshal.tournament.commands import Score
from hofmarshal.tournament.entries import Entry, Standing
from hofmarshal.tournament.events import Group, Layout, Seat
from hofmarshal.tournament.settings import Settings as Settings  # noqa: PLC0414 - others ask for it here


class Settlement(msgspec.Struct, frozen=True):
    """The hofmarshal's own order of entries that were tied."""

    group: str
    order: tuple[str, ...]
    reason: str


class Stage(msgspec.Struct, frozen=True, kw_only=True):
    """A stage as composed. `rules` are pinned by its first call: its scoring and ranking stay.

    `extras` are scheduled extra bouts (group, red, blue), in order. `accepted`: the corrected source it was let stand on.
    """

    layout: Layout
    rules: Nomination | None = None
    extras: tuple[tuple[str, str, str], ...] = ()
    settlements: tuple[Settlement, ...] = ()
    accepted: tuple[Seat, ...] | None = None

    @property
    def groups(self) -> tuple[Group, ...]:
        """The groups as composed or moved."""
        return self.layout.groups

    @property
    def called(self) -> bool:
        """Whether a contest of it has been called."""
        return self.rules is not None


class Bout(msgspec.Struct, frozen=True, kw_only=True):
    """A recorded bout: its revisions, oldest first. `again`: voided, to be fought once more."""

    stage: str
    revisions: tuple[Score, ...]
    again: bool = False

    @property
    def now(self) -> Score:
        """The result that counts."""
        return self.revisions[-1]


class Case(msgspec.Struct, frozen=True, kw_only=True):
    """A protest of this nomination: whose, about which bout, and how it stands."""

    bout: str
    entry: str
    state: protest.State
    contest: str = ""


class Leave(msgspec.Struct, frozen=True):
    """Stages that were complete when an entry left: they are not touched by its leaving."""

    stages: tuple[str, ...] = ()


class Fault(msgspec.Struct, frozen=True):
    """A disqualification stated for itself, not by a bout's result; `remove` takes the entry off the grid at once."""

    entry: str
    bout: str
    note: Note
    remove: bool = False


class PastLot(msgspec.Struct, frozen=True):
    """A lot that counts no more: its published hash, its seed (empty: never told), and why."""

    commitment: str
    seed: str
    reason: str


class State(msgspec.Struct, frozen=True, kw_only=True):
    """A nomination. `rules` are those for contests not yet called; stages pin theirs. `ignored` lists what did not fit.

    `pin` is the hash of the rules it was opened with, `pinned` the one recorded at the draw: they differ where the
    rulebook was changed since. `name` is that of its stream, where it belongs to an event.
    `announcements` are the instants (ms) at which results were announced at the desk, by bout. `lots` are draws taken
    back and hashes of seeds that were lost, oldest first.
    """

    rules: Nomination
    name: str = ""
    pin: str = ""
    pinned: str = ""
    settings: Settings = Settings()
    entries: dict[str, Entry] = {}
    standings: dict[str, Standing] = {}
    left: dict[str, Leave] = {}
    withdrawals: dict[str, Note] = {}
    faults: tuple[Fault, ...] = ()
    commitment: str = ""
    lots: tuple[PastLot, ...] = ()
    seed: str = ""
    lot: tuple[str, ...] = ()
    stages: dict[str, Stage] = {}
    bouts: dict[str, Bout] = {}
    calls: tuple[str, ...] = ()
    announcements: dict[str, int] = {}
    protests: dict[str, Case] = {}
    pauses: tuple[tuple[int, int], ...] = ()
    paused_at: int | None = None
    signed: tuple[tuple[str, str, int], ...] | None = None
    ignored: tuple[Any, ...] = ()


def fresh(rules: Nomination, settings: Settings | None = None, pin: str = "") -> State:
    """An empty nomination under these rules, whose hash is `pin`."""
    settings = settings or Settings()
    return State(rules=filled(rules, settings), settings=settings, pin=pin)


def filled(rules: Nomination, settings: Settings) -> Nomination:
    """The rules with what the organiser chose where the rulebook is silent."""
    if settings.scheme and rules.stages is None:
        rules = msgspec.structs.replace(rules, stages=StagesRule(scheme=settings.scheme))
    if settings.ranking and not rules.ranking:
        chosen = msgspec.convert([{"by": code} for code in settings.ranking], tuple[Criterion, ...])
        rules = msgspec.structs.replace(rules, ranking=chosen)
    if settings.sizes and rules.groups is None:
        sizes = GroupStageRule(sizes=settings.sizes, direct_final=max(settings.sizes), minimum=min(settings.sizes))
        rules = msgspec.structs.replace(rules, groups=sizes)
    return rules


def replacing(rules: Nomination, settings: Settings) -> tuple[str, ...]:
    """Settings that would replace what the rulebook says: that takes an override, which names its clause."""
    spoken = {"scheme": rules.stages is not None, "ranking": bool(rules.ranking), "sizes": rules.groups is not None}
    return tuple(name for name, said in spoken.items() if said and getattr(settings, name))


def standing(state: State, entry: str) -> Standing:
    """Where an entry stands; active unless something happened."""
    return state.standings.get(entry, _ACTIVE)


_ACTIVE = Standing()


def active(state: State, entry: str) -> bool:
    """Whether an entry is still in the nomination."""
    return entry in state.entries and standing(state, entry).state == "active"


def names(state: State) -> dict[str, str]:
    """Names to show in reasons instead of entry codes, where they are known."""
    return {e.entry: e.name for e in state.entries.values() if e.name}


def paused(state: State, since: int, until: int) -> int:
    """How much of that time the event was suspended."""
    pauses = state.pauses if state.paused_at is None else (*state.pauses, (state.paused_at, until))
    return sum(max(0, min(end, until) - max(start, since)) for start, end in pauses)


def tracks(state: State) -> tuple[str, ...]:
    """The tracks in the order they appeared: `""` (main, or the higher league), weight categories, `premier`."""
    return tuple(dict.fromkeys(stage.layout.track for stage in state.stages.values()))


def track_stages(state: State, track: str) -> tuple[Stage, ...]:
    """The stages of a track, first to last."""
    return tuple(stage for stage in state.stages.values() if stage.layout.track == track)


def stage_rules(state: State, stage: Stage) -> Nomination:
    """The rules whose scoring and ranking a stage goes by."""
    return stage.rules or state.rules


def group_of(stage: Stage, entry: str) -> Group | None:
    """The group of a stage an entry is in."""
    return next((group for group in stage.groups if entry in group.entries), None)


def group_named(stage: Stage, name: str) -> Group | None:
    """The group of that name; the only group answers to an empty one."""
    if not name and len(stage.groups) == 1:
        return stage.groups[0]
    return next((group for group in stage.groups if group.name == name), None)
