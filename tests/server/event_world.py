"""An event in memory for the tests of programme and scenes: a desk over a journal, its facts, its people, its devices."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from hofmarshal.contest import commands as cmd
from hofmarshal.contest.state import Contest
from hofmarshal.desk.answers import Answer
from hofmarshal.desk.decider import Issued, kind_of
from hofmarshal.desk.desk import Desk
from hofmarshal.exchange.books import packaged
from hofmarshal.journal.contract import Journal
from hofmarshal.journal.memory import MemoryJournal
from hofmarshal.live.presence import Presence
from hofmarshal.server.content import Contents, Library, MemoryContents, pinned_of
from hofmarshal.server.deciders import SERVER_EVENT
from hofmarshal.server.dossiers import MemoryDossiers
from hofmarshal.server.event import EventFacts, open_command, quick_command
from hofmarshal.server.office.standing import Stand, Survey, standing
from hofmarshal.server.people import MemoryPeople, Person
from hofmarshal.server.scenes.build import affected, build
from hofmarshal.server.scenes.model import Said
from hofmarshal.server.scenes.world import news_of
from hofmarshal.tournament import commands as ncmd
from hofmarshal.tournament import programme_words as w
from hofmarshal.tournament.entries import Entry
from hofmarshal.tournament.state import Settings

NAMES = {"11": "Halina Voron", "12": "Bohdan Lys", "13": "Mykola Bober", "14": "Iryna Sova"}
"""Plainly invented fighters by entry."""


class MemoryWorld:
    """A world for scenes whose clock stands where it was put."""

    def __init__(self, journal: Journal | None = None, contents: Contents | None = None) -> None:
        self.journal = journal if journal is not None else MemoryJournal()
        self.library = Library(contents if contents is not None else MemoryContents())
        self.people = MemoryPeople()
        self.people.keep(Person(entry=entry, name=name, club=f"Club of {name[0]}") for entry, name in NAMES.items())
        self.facts = EventFacts(self.journal, self.library)
        self.dossiers = MemoryDossiers()
        self.admissions = False
        self.desk = Desk(self.journal, SERVER_EVENT, self.now, facts=self.facts)
        self.at = 1_000_000
        self.count = 0
        self.faults: tuple[Said, ...] = ()

    # The world

    played = None

    def look(self, stream: str) -> Any:
        return self.desk.state(stream)

    def streams(self, kind: str) -> Iterable[str]:
        return (name for name in self.journal.heads() if kind_of(name) == kind)

    def news(self, after: int) -> tuple[set[str], int]:
        return news_of(self.journal, after)

    def now(self) -> int:
        return self.at

    def person(self, entry: str) -> Person | None:
        return self.people.get(entry)

    def standing(self, nomination: str, entry: str) -> Stand:
        return standing(self, nomination, entry) if self.admissions else Stand(nomination=nomination, entry=entry)

    def survey(self) -> Survey:
        return Survey(self, (*self.streams("inspection"), *self.streams("admission")))

    def presence(self) -> Mapping[str, Presence]:
        return {}

    # What tests do

    def give(self, stream: str, command: Any, seat: str = "hofmarshal", at: int | None = None) -> Answer:
        """Submit a command at `at` (ms, else now) and tell the scenes."""
        self.count += 1
        when = self.at if at is None else at
        issued = Issued(id=f"c{self.count}", stream=stream, at=when, command=command, seat=seat, device="tests")
        before = self.journal.heads()
        answer = self.desk.submit(issued)
        for name, head in self.journal.heads().items():
            if before.get(name) != head:
                affected(self, name)
        return answer

    def done(self, stream: str, command: Any, seat: str = "hofmarshal", at: int | None = None) -> str:
        """The same, and it must not be refused; the id of its first event."""
        answer = self.give(stream, command, seat, at)
        assert answer.refusal is None, answer.refusal
        return str(answer.events[0].id) if answer.events else ""

    def ring(self, *names: str) -> None:
        for name in names:
            self.done("programme", w.SetRing(ring=name), "organiser")

    def quick(self, rulebook: str, nomination: str, bout: str = "q-1", ring: str = "1", **more: Any) -> str:
        """A single bout of entries 11 and 12; its stream."""
        asked = w.Quick(bout=bout, ring=ring, red="11", blue="12", rulebook=rulebook, nomination=nomination, **more)
        self.done("programme", quick_command(asked, self.library, packaged()), "secretary")
        return f"contest/quick/{bout}"

    def nomination(self, name: str, rulebook: str, kind: str, entries: Iterable[str], **more: Any) -> None:
        """A nomination with its entries in, drawn by lot."""
        pinned = pinned_of(packaged()[rulebook], kind, packaged())
        settings = more.pop("settings", Settings())
        rules = self.library.keep(pinned)
        text = self.library.text(rules.content)
        added = w.AddNomination(
            name=name, rules=rules, text=text, settings=settings, ladder=pinned.rules.ladder, **more
        )
        self.done("programme", added, "organiser")
        for entry in entries:
            self.done(f"nomination/{name}", ncmd.Enter(entry=Entry(entry=entry)), "secretary")
        self.done(f"nomination/{name}", ncmd.Draw(seed="winter"), "secretary")

    def open(self, stream: str) -> None:
        command = open_command(stream, self.facts, self.look)
        if command is not None:
            self.done("programme", command, "server")

    def call(self, stream: str) -> Answer:
        self.open(stream)
        return self.give(stream, cmd.Call())

    def begin(self, stream: str) -> None:
        """Called, ready and started at this instant."""
        answer = self.call(stream)
        assert answer.refusal is None, answer.refusal
        for command in (cmd.Ready(side="red"), cmd.Ready(side="blue"), cmd.Start()):
            self.done(stream, command)

    def contest(self, stream: str) -> Contest:
        state: Contest = self.look(stream)
        return state

    def scene(self, topic: str) -> Any:
        return build(self, topic)
