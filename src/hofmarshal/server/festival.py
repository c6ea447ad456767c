"""The event as the venue asks of it: its deciders and their facts, its people, where a contest is fought, its scenes."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from hofmarshal.admission import letting
from hofmarshal.desk.decider import AnyDecider, Issued, Look, kind_of
from hofmarshal.desk.desk import Desk
from hofmarshal.exchange.books import playable
from hofmarshal.journal.contract import Journal
from hofmarshal.larp import clock
from hofmarshal.rules.book_model import Rulebook
from hofmarshal.rules.notes import Note, Refusal
from hofmarshal.server.content import Contents, Library
from hofmarshal.server.deciders import SERVER_EVENT
from hofmarshal.server.devices import SERVER
from hofmarshal.server.dossiers import Dossiers, MemoryDossiers
from hofmarshal.server.event import EventFacts, open_command, planned_ring, quick_command
from hofmarshal.server.game.opening import opened_game
from hofmarshal.server.office.standing import Stand, barred_from_call, barred_from_draw, standing
from hofmarshal.server.people import People, Person
from hofmarshal.tournament import commands as nominating
from hofmarshal.tournament import programme
from hofmarshal.tournament import programme_words as words

OPENING = "opening"
"""The seat of what the server opens itself."""

SETTLED = ("programme-opened-already", "programme-begun")
"""Somebody else has opened the contest, or called it, in the same moment: the contest itself says what that means."""


class Festival:
    """An event over its journal, its contents and its people. Safe to use from several threads.

    `books` are the rulebooks a game may be opened by: those that ship, and its own.
    """

    def __init__(
        self,
        journal: Journal,
        contents: Contents,
        people: People,
        dossiers: Dossiers | None = None,
        books: Callable[[], Mapping[str, Rulebook]] = playable,
    ) -> None:
        self.facts = EventFacts(journal, Library(contents))
        self.people = people
        self.dossiers: Dossiers = dossiers if dossiers is not None else MemoryDossiers()
        self.look: Look | None = None
        self.deciders: tuple[AnyDecider, ...] = SERVER_EVENT
        self.books = books

    def person(self, entry: str) -> Person | None:
        """Who stands behind an entry."""
        return self.people.get(entry)

    def ring_of(self, stream: str, command: Any) -> str:
        """The ring a command for this stream is meant for; empty where there is none, or the stream is unknown."""
        kind = kind_of(stream)
        if kind == programme.STREAM:
            return str(getattr(command, "ring", ""))
        if kind != "contest":
            return ""
        opened = self.facts.opened(stream)
        return opened.ring if opened is not None else self._planned_ring(stream)

    def meet(self, stream: str) -> tuple[str, str] | None:
        """Who meets in a contest, red and blue; None for one that nobody opened."""
        opened = self.facts.opened(stream)
        return (opened.red, opened.blue) if opened is not None else None

    def _planned_ring(self, stream: str) -> str:
        return planned_ring(stream, self.facts, self.look) if self.look is not None else ""

    def standing(self, nomination: str, entry: str) -> Stand:
        """Where an entry stands with the admission to a nomination."""
        return standing(self, nomination, entry)

    def obstacles(self, stream: str) -> tuple[Note, ...]:
        """Why a contest that is open may not be called, for those who are to meet in it are not all admitted."""
        opened = self.facts.opened(stream)
        if opened is None or not opened.nomination:
            return ()
        named = [one.entry for one in opened.fighters if one.entry and one.main]
        return barred_from_call(self, opened.nomination, named or (opened.red, opened.blue))

    def prepared(self, command: Any, stream: str = "") -> Any:
        """A command with what the server adds to it: a single bout's rules, by its rulebook; who may not be drawn; what
        somebody lacks who is to be let in.
        """
        name = stream.partition("/")[2]
        if isinstance(command, nominating.Move) and name:
            notes = standing(self, name, command.entry).obstacles("draw")
            return msgspec.structs.replace(command, barred={command.entry: notes} if notes else {})
        if isinstance(command, nominating.Draw | nominating.Compose) and name:
            return msgspec.structs.replace(command, barred=barred_from_draw(self, name))
        if isinstance(command, letting.LetIn):
            stand = standing(self, *name.split("/", 1)) if "/" in name else None
            lacking = stand.lacking if stand is not None else ()
            cites = (
                tuple(dict.fromkeys(c for one in stand.missing for c in one.note.cites)) if stand is not None else ()
            )
            return msgspec.structs.replace(command, lacking=lacking, cites=cites)
        if isinstance(command, clock.OpenGame):
            return opened_game(command, self.books())
        if isinstance(command, words.Quick):
            return quick_command(command, self.facts.library, playable())
        if isinstance(command, words.DropRing) and self.look is not None:
            seats = (
                f"{one.seat} ({one.name})"
                for one in self.look("devices").devices.values()
                if one.ring == command.ring and one.state in ("waiting", "paired")
            )
            return msgspec.structs.replace(command, seats=tuple(seats))
        return command

    def open_contest(self, desk: Desk, stream: str, at: int) -> Refusal | None:
        """Let a contest of the programme be called, if it is not yet open as it should be; why it cannot be."""
        found = open_command(stream, self.facts, desk.state)
        if found is None or isinstance(found, Refusal):
            return found
        answer = desk.submit(
            Issued(
                id=f"open~{secrets.token_hex(12)}",
                stream=programme.STREAM,
                at=at,
                command=found,
                seat=OPENING,
                device=SERVER,
            )
        )
        if answer.refusal is not None and answer.refusal.code in SETTLED:
            return None
        return answer.refusal
