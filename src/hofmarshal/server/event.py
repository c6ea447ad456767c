"""What the desk's deciders know of the running event, read from its programme; and the opening of its contests.

Everything here follows from the journal and the contents it names by hash: each process, and each replay, finds the same.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from hofmarshal.contest.field import Measured, check_field
from hofmarshal.contest.setup import Fighter, Home, Setup, check_hits, starting_halves
from hofmarshal.contest.state import Contest
from hofmarshal.desk.decider import Look
from hofmarshal.desk.event_admission import Judged
from hofmarshal.desk.event_programme import PROGRAMME, nomination_stream
from hofmarshal.journal.contract import Journal
from hofmarshal.journal.model import Entry
from hofmarshal.rules.book_model import Rulebook
from hofmarshal.rules.model import Nomination
from hofmarshal.rules.notes import Refusal
from hofmarshal.rules.play_blocks import Side
from hofmarshal.server.content import Library, pinned_of
from hofmarshal.tournament import entry_book, nomination, programme
from hofmarshal.tournament import programme_words as w
from hofmarshal.tournament.entry_book import Member
from hofmarshal.tournament.queue import Planned, open_bouts, ring_of
from hofmarshal.tournament.ruling import contest_rules
from hofmarshal.tournament.state import Settings

T = TypeVar("T")

FEW = 5
"""Fighters of a side where neither rulebook nor organiser says how many."""


class Lookup(Mapping[str, T]):
    """A mapping that asks; its keys are known only where `keys` can list them."""

    def __init__(self, find: Callable[[str], T | None], names: Callable[[], Iterator[str]]) -> None:
        self._find = find
        self._names = names

    def __getitem__(self, key: str) -> T:
        found = self._find(key)
        if found is None:
            raise KeyError(key)
        return found

    def __iter__(self) -> Iterator[str]:
        return self._names()

    def __len__(self) -> int:
        return sum(1 for _ in self._names())


class EventFacts:
    """The facts of a running event, as `desk.event_deciders.Facts` asks for them: live, and the same on every replay.

    A contest nobody opened has no setup: `contests[stream]` raises `KeyError`. `MissingContent` is raised where the
    journal names rules that are not there.
    """

    ladder: tuple[Any, ...] = ()
    rest = 0

    def __init__(self, journal: Journal, library: Library) -> None:
        self.library = library
        self._journal = journal
        self._lock = threading.Lock()
        self._number = 0
        self._state = programme.State()
        self._openings: dict[str, list[tuple[int, w.Opened]]] = {}
        self._listed: dict[str, list[tuple[int, w.NominationAdded | w.NominationRevised]]] = {}
        self._setups: dict[tuple[str, int], Setup] = {}
        self.contests: Mapping[str, Setup] = Lookup(self._setup, lambda: iter(self.programme().opened))
        self.nominations: Mapping[str, tuple[Nomination, Settings]] = Lookup(
            self._nomination, lambda: (nomination_stream(name) for name in self.programme().nominations)
        )
        self.inspections: Mapping[str, Judged] = Lookup(self._judged, lambda: iter(()))

    def programme(self) -> programme.State:
        """The programme as the journal has it now."""
        with self._lock:
            for entry in self._journal.read(programme.STREAM, self._number):
                self._absorb(entry)
            return self._state

    def _absorb(self, entry: Entry) -> None:
        event = PROGRAMME.codec.decode(entry.type, entry.version, entry.data).what
        self._state = programme.evolve(self._state, event)
        self._number = entry.number
        if isinstance(event, w.NominationAdded | w.NominationRevised | w.QuickAdded | w.Opened):
            self.library.learn(event.rules.content, event.text)
        if isinstance(event, w.NominationAdded | w.NominationRevised):
            self._listed.setdefault(nomination_stream(event.name), []).append((entry.position, event))
        if isinstance(event, w.Opened):
            self._openings.setdefault(event.stream, []).append((entry.position, event))

    def opened(self, stream: str) -> w.Opened | None:
        """What a contest starts from: the last opening before its first event. None where nobody opened it."""
        found = self._opening(stream)
        return found[1] if found is not None else None

    def _opening(self, stream: str) -> tuple[int, w.Opened] | None:
        """The opening that holds, and its place among the stream's."""
        self.programme()
        openings = list(enumerate(self._openings.get(stream, ())))
        if len(openings) > 1 and (first := self._journal.read(stream, 0, 1)):
            openings = [one for one in openings if one[1][0] < first[0].position]
        return (openings[-1][0], openings[-1][1][1]) if openings else None

    def _setup(self, stream: str) -> Setup | None:
        found = self._opening(stream)
        if found is None:
            return None
        place, opened = found
        key = (stream, place)
        if key not in self._setups:
            self._setups[key] = setup_of(opened, self.library.pinned(opened.rules.content).rules)
        return self._setups[key]

    def began(self, stream: str) -> w.NominationAdded | w.NominationRevised | None:
        """With which rules and settings a nomination began: those listed last before its first event."""
        self.programme()
        known = self._listed.get(stream, ())
        if len(known) > 1 and (first := self._journal.read(stream, 0, 1)):
            known = [one for one in known if one[0] < first[0].position]
        return known[-1][1] if known else None

    def _nomination(self, stream: str) -> tuple[Nomination, Settings] | None:
        began = self.began(stream)
        return None if began is None else (self.library.pinned(began.rules.content).rules, began.settings)

    def _judged(self, stream: str) -> Judged | None:
        """What an inspection `inspection/NOMINATION/ENTRY` judges by."""
        listed = self.programme().nominations.get(stream.partition("/")[2].partition("/")[0])
        if listed is None:
            return None
        pinned = self.library.pinned(listed.rules.content)
        return Judged(pinned.nomination, pinned.gear)


def setup_of(opened: w.Opened, rules: Nomination) -> Setup:
    """The setup of a contest as it was opened, under the rules pinned then.

    A field that is not as the rules ask is in its way, and so are hits they do not give.
    """
    wrong, unmeasured, _ = check_field(rules, opened.field) if opened.field is not None else ((), (), ())
    return Setup(
        rules=rules,
        fighters={one.id: one for one in opened.fighters},
        panel=opened.panel,
        stage=opened.stage,
        obstacles=(*wrong, *check_hits(rules, opened.fighters)),
        warnings=unmeasured,
        home=Home(
            stream=nomination_stream(opened.nomination) if opened.nomination else "",
            bout=opened.bout,
            red=opened.red,
            blue=opened.blue,
            stage=opened.stage,
            group=opened.group,
            ring=opened.ring,
            contest=opened.stream,
        ),
        pin=opened.rules.pin,
    )


def fighters_of(
    rules: Nomination, side: Side, entry: str, size: int = 0, members: Sequence[Member] = ()
) -> tuple[Fighter, ...]:
    """The fighters of a side: one in a duel; of a team its `members`, or numbered ones before anybody said who they are."""
    halves = starting_halves(rules, 0)
    if not rules.team:
        return (Fighter(id=side, side=side, entry=entry, halves=halves),)
    if members:
        return tuple(
            Fighter(
                id=f"{side}-{one.number}",
                side=side,
                entry=one.entry,
                number=one.number,
                main=not one.reserve,
                halves=halves,
            )
            for one in members
        )
    roster = rules.roster
    few = size or (roster.main_max or roster.main_min if roster is not None else 0) or FEW
    return tuple(Fighter(id=f"{side}-{n}", side=side, number=n, halves=halves) for n in range(1, few + 1))


def both(rules: Nomination, red: str, blue: str, size: int = 0) -> tuple[Fighter, ...]:
    """The fighters of both sides."""
    return (*fighters_of(rules, "red", red, size), *fighters_of(rules, "blue", blue, size))


def quick_command(command: w.Quick, library: Library, books: Mapping[str, Rulebook]) -> w.Quick:
    """A single bout as the programme needs it: rules pinned, fighters made. An unknown rulebook is left for it to refuse."""
    book = books.get(command.rulebook)
    if command.rules is not None or book is None or book.nomination(command.nomination) is None:
        return msgspec.structs.replace(command, rules=None, text="")
    pinned = pinned_of(book, command.nomination, books)
    rules = library.keep(pinned)
    return msgspec.structs.replace(
        command,
        rules=rules,
        text=library.text(rules.content),
        fighters=command.fighters or both(pinned.rules, command.red, command.blue, command.size),
        panel=command.panel or panel_of(pinned.rules),
    )


def panel_of(rules: Nomination) -> int:
    """The panel's size where nobody said: the rulebook's least."""
    return rules.panel.count_min if rules.panel is not None else 0


def open_command(stream: str, facts: EventFacts, look: Look) -> w.Open | Refusal | None:
    """What opens a contest before it is called; None where it is open as it should be or has begun.

    A bout that cannot be fought (unknown, already recorded, somebody has left) is refused.
    """
    state = facts.programme()
    opened = facts.opened(stream)
    if opened is not None:
        contest: Contest = look(stream)
        if contest.history:
            return None
    made = _quick_open(stream, state) if stream in state.quick else _nomination_open(stream, state, facts, look)
    if isinstance(made, Refusal) or opened is None:
        return made
    told = (name for name in w.Opened.__struct_fields__ if name not in ("t", "text"))
    same = all(getattr(opened, name) == getattr(made, name) for name in told)
    return None if same else made


def _quick_open(stream: str, state: programme.State) -> w.Open:
    quick = state.quick[stream]
    ring = _placed(state, stream, quick.ring)
    return w.Open(
        stream=stream, nomination="", bout=quick.bout, ring=ring, red=quick.red, blue=quick.blue, rules=quick.rules,
        fighters=quick.fighters, panel=quick.panel, field=field_of(state, ring),
    )  # fmt: skip


def field_of(state: programme.State, ring: str) -> Measured | None:
    """A ring's field as it was measured; None where nobody did."""
    found = state.rings.get(ring)
    return found.field if found is not None else None


def _placed(state: programme.State, stream: str, otherwise: str) -> str:
    return next((ring for ring, bouts in state.placed.items() if stream in bouts), otherwise)


def _nomination_open(stream: str, state: programme.State, facts: EventFacts, look: Look) -> w.Open | Refusal:
    name, _, bout = stream.removeprefix("contest/").partition("/")
    listed = state.nominations.get(name)
    found = find_bout(look(nomination_stream(name)), bout) if listed is not None else None
    if listed is None or found is None:
        return Refusal("programme-unknown-bout", {"bout": stream})
    planned = found.bout
    known = facts.library.pinned(listed.rules.content)
    rules = contest_rules(look(nomination_stream(name)), planned.stage)
    kept = listed.rules if rules == known.rules else facts.library.keep(msgspec.structs.replace(known, rules=rules))
    text = "" if kept.content in programme.contents(state) else facts.library.text(kept.content)
    rosters: entry_book.State = look(entry_book.STREAM)
    fighters = (
        *fighters_of(rules, "red", planned.red, members=entry_book.roster(rosters, name, planned.red)),
        *fighters_of(rules, "blue", planned.blue, members=entry_book.roster(rosters, name, planned.blue)),
    )
    ring = ring_of(state, name, stream, found)
    return w.Open(
        text=text, stream=stream, nomination=name, bout=planned.bout, ring=ring, red=planned.red, blue=planned.blue,
        rules=kept, fighters=fighters, stage=planned.stage, group=planned.group, panel=listed.panel or panel_of(rules),
        field=field_of(state, ring),
    )  # fmt: skip


def planned_ring(stream: str, facts: EventFacts, look: Look) -> str:
    """The ring at which a contest nobody opened yet is to be fought; empty for one there is not."""
    state = facts.programme()
    if stream in state.quick:
        return _placed(state, stream, state.quick[stream].ring)
    name, _, bout = stream.removeprefix("contest/").partition("/")
    found = find_bout(look(nomination_stream(name)), bout) if name in state.nominations else None
    return ring_of(state, name, stream, found) if found is not None else ""


def find_bout(state: nomination.State, bout: str) -> Planned | None:
    """An open bout of a nomination by its name, with or without the number of the attempt."""
    wanted = programme.bout_names(bout)
    return next((one for one in open_bouts(state) if one.bout.bout in wanted), None)
