"""A nomination of a running event as `exchange.nomination_export` asks for it: events, rules, people, contests fought."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from hofmarshal.contest.setup import Fighter
from hofmarshal.contest.state import Contest
from hofmarshal.desk.event_deciders import NOMINATION
from hofmarshal.desk.event_programme import nomination_stream
from hofmarshal.exchange.export import Heading
from hofmarshal.exchange.export import Person as Shown
from hofmarshal.exchange.export_protocols import FoughtContest
from hofmarshal.exchange.nomination_export import Named, Source
from hofmarshal.exchange.pinned_book import RulesInForce
from hofmarshal.journal.contract import Journal
from hofmarshal.rules.play_blocks import Side
from hofmarshal.server.content import Pinned
from hofmarshal.server.event import EventFacts
from hofmarshal.server.people import Person
from hofmarshal.tournament import programme_words as w
from hofmarshal.tournament.events import Event

OVER = ("signed", "announced", "final")


class EventOut:
    """What leaves a running event is made of: its journal, its facts, its states, its people."""

    def __init__(
        self,
        journal: Journal,
        facts: EventFacts,
        look: Callable[[str], Any],
        person: Callable[[str], Person | None],
    ) -> None:
        self.journal = journal
        self.facts = facts
        self.look = look
        self.person = person

    def named(self, entry: str) -> Named:
        """Who an entry is; nobody, where he was erased."""
        one = self.person(entry)
        return Named() if one is None else Named(one.name, one.club, one.country)

    def events(self, name: str) -> tuple[Event, ...]:
        """All that happened in a nomination."""
        codec = NOMINATION.codec
        return tuple(
            codec.decode(one.type, one.version, one.data).what for one in self.journal.read(nomination_stream(name))
        )

    def source(self, name: str) -> Source:
        """A nomination, ready to be written as a folder; raises `KeyError` for one there is not."""
        state = self.look(nomination_stream(name))
        began = self.facts.began(nomination_stream(name))
        if began is None:
            raise KeyError(name)
        return Source(
            name=name,
            rules=rules_in_force(self.facts.library.pinned(began.rules.content)),
            settings=began.settings,
            events=self.events(name),
            people={entry: self.named(entry) for entry in state.entries},
            contests=tuple(one for _, one in sorted(self._contests(name), key=lambda pair: pair[0])),
            state=state,
        )

    def _contests(self, name: str) -> Iterator[tuple[int, FoughtContest]]:
        """The contests of a nomination that were signed, each with the instant it was called."""
        for stream, openings in self.facts.programme().opened.items():
            if openings[-1].nomination != name:
                continue
            contest: Contest = self.look(stream)
            if contest.phase in OVER and contest.called_at is not None:
                fought = FoughtContest(
                    bout=openings[-1].bout, contest=contest, heading=self.heading(stream, openings[-1], contest)
                )
                yield contest.called_at, fought

    def heading(self, stream: str, opened: w.Opened, contest: Contest) -> Heading:
        """The head of a contest's protocol; its note names the journal's last entry of it."""
        pinned = self.facts.library.pinned(opened.rules.content)
        last = next(iter(self.journal.read(stream, len(contest.history) - 1)), None)
        sides: dict[Side, str] = {"red": opened.red, "blue": opened.blue}
        return Heading(
            rulebook=pinned.rulebook,
            overrides=pinned.overrides,
            people={one.id: self._fighter(contest, one, sides) for one in contest.setup.fighters.values()},
            teams={side: self._shown(entry).name for side, entry in sides.items()},
            entries=sides,
            field=opened.field,
            date=_day(contest.history[0].t) if contest.history else "",
            note=f"{stream} {last.number} {last.hash}" if last is not None else stream,
        )

    def _fighter(self, contest: Contest, one: Fighter, sides: Mapping[Side, str]) -> Shown:
        """Who a fighter is; one of a team whom nobody named has no name, for the team's is not his."""
        if not one.entry and contest.setup.rules.team:
            return Shown(name=one.name)
        return self._shown(one.entry or sides[one.side])

    def _shown(self, entry: str) -> Shown:
        one = self.person(entry)
        return Shown(entry) if one is None else Shown(one.shown, one.club)


def rules_in_force(pinned: Pinned) -> RulesInForce:
    """Rules kept by their hash, as a folder's rulebook."""
    return RulesInForce(
        rulebook=pinned.rulebook,
        nomination=pinned.nomination,
        edition=pinned.edition,
        language=pinned.language,
        rules=pinned.rules,
        clauses={name: (clause.number, clause.statement) for name, clause in pinned.clauses.items()},
        overrides=pinned.overrides,
    )


def _day(t: int) -> str:
    return dt.datetime.fromtimestamp(t / 1000, dt.UTC).date().isoformat()
