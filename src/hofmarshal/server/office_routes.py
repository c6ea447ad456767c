"""The routes the office's pages ask: which rulebooks there are, what the event has, what a sheet to type back is of."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
from litestar import Request, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from hofmarshal.desk.decider import kind_of
from hofmarshal.desk.event_programme import nomination_stream
from hofmarshal.exchange.books import playable
from hofmarshal.rules.block import Text
from hofmarshal.rules.notes import Refusal
from hofmarshal.rules.play_blocks import Side
from hofmarshal.server.errors import HttpRefusal, no
from hofmarshal.server.event import open_command
from hofmarshal.server.gate import Gate
from hofmarshal.server.identity_routes import who
from hofmarshal.server.paper import MAY_TYPE
from hofmarshal.server.venue import Venue
from hofmarshal.tournament import programme
from hofmarshal.tournament import programme_words as w
from hofmarshal.tournament.queue import open_bouts, ring_of

Asked = Request[Any, Any, Any]


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """Something to choose from."""


class NominationChoice(Row, frozen=True, kw_only=True):
    """A nomination of a rulebook; `team`: its sides are teams."""

    id: str
    title: Text
    team: bool


class RulebookChoice(Row, frozen=True, kw_only=True):
    """A rulebook that ships, with the nominations one may enter."""

    id: str
    title: Text
    nominations: tuple[NominationChoice, ...]


class OpenBout(Row, frozen=True, kw_only=True):
    """A bout that waits to be fought."""

    stream: str
    red: str
    blue: str
    stage: str = ""
    group: str = ""
    bout: str = ""
    ring: str = ""


class EventNomination(Row, frozen=True, kw_only=True):
    """A nomination of the event with its open bouts; `name` "" gathers the single ones."""

    name: str
    title: Text | None
    open: tuple[OpenBout, ...]


class FormFighter(Row, frozen=True, kw_only=True):
    """A fighter a row may name."""

    id: str
    side: Side
    name: str
    number: int
    main: bool


class PaperForm(Row, frozen=True, kw_only=True):
    """What a sheet to type back is of; `book` is the hash of `/api/books/HASH`, `number` what the stream holds."""

    stream: str
    title: Text
    book: str
    number: int
    red: str
    blue: str
    stage: str
    group: str
    bout: str
    ring: str
    fighters: tuple[FormFighter, ...]


def office_routes(venue: Venue, gate: Gate) -> list[HTTPRouteHandler]:
    """The handlers over a venue; `gate` says who asks."""
    office = Office(venue)

    @get("/api/rulebooks", operation_id="rulebooks", tags=["event"], sync_to_thread=True)
    def rulebooks() -> list[RulebookChoice]:
        """The rulebooks that ship, with the nominations one may enter."""
        return list(choices())

    @get("/api/nominations", operation_id="nominations", tags=["event"], sync_to_thread=True)
    def nominations(request: Asked) -> list[EventNomination]:
        """The event's nominations with their open bouts, for those who may type sheets."""
        _typist(gate, request)
        return list(office.nominations())

    @get("/api/paper/{path:path}", operation_id="paper-form", tags=["paper"], sync_to_thread=True)
    def paper_form(request: Asked, path: FromPath[str]) -> PaperForm:
        """What a sheet to type back is of."""
        _typist(gate, request)
        return office.form(path.strip("/"))

    return [rulebooks, nominations, paper_form]


@cache
def choices() -> tuple[RulebookChoice, ...]:
    """The packaged rulebooks as choices; they do not change while the server runs."""
    return tuple(
        RulebookChoice(
            id=book.id,
            title=book.name,
            nominations=tuple(
                NominationChoice(id=one.id, title=one.name, team=one.team)
                for one in map(book.nominations.__getitem__, book.offered)
            ),
        )
        for book in playable().values()
        if book.offered
    )


class Office:
    """What the office's pages ask of a venue. Its calls block; each raises `HttpRefusal`."""

    def __init__(self, venue: Venue) -> None:
        self._venue = venue

    def nominations(self) -> Iterator[EventNomination]:
        """The event's nominations in their order, then the single bouts that were never called."""
        state: programme.State = self._venue.look(programme.STREAM)
        for name, listed in state.nominations.items():
            yield EventNomination(name=name, title=listed.rules.title, open=tuple(self._open(state, name)))
        single = tuple(
            OpenBout(
                stream=stream, red=self._name(one.red), blue=self._name(one.blue), bout=one.bout, ring=one.ring
            )
            for stream, one in state.quick.items()
            if not self._number(stream)
        )  # fmt: skip
        if single:
            yield EventNomination(name="", title=None, open=single)

    def _open(self, state: programme.State, name: str) -> Iterator[OpenBout]:
        for planned in open_bouts(self._venue.look(nomination_stream(name))):
            bout = planned.bout
            stream = programme.contest_stream(name, bout.bout)
            yield OpenBout(
                stream=stream, red=self._name(bout.red), blue=self._name(bout.blue), stage=bout.stage, group=bout.group,
                bout=bout.bout, ring=ring_of(state, name, stream, planned),
            )  # fmt: skip

    def form(self, stream: str) -> PaperForm:
        """What a contest is, whether it was called or not."""
        opened = self._opened(stream)
        fighters = tuple(
            FormFighter(
                id=one.id, side=one.side, name=one.name or self._name(one.entry or one.id), number=one.number,
                main=one.main,
            )
            for one in opened.fighters
        )  # fmt: skip
        return PaperForm(
            stream=stream, title=opened.rules.title, book=opened.rules.content, number=self._number(stream),
            red=self._name(opened.red), blue=self._name(opened.blue), stage=opened.stage, group=opened.group,
            bout=opened.bout, ring=opened.ring, fighters=fighters,
        )  # fmt: skip

    def _opened(self, stream: str) -> w.Open | w.Opened:
        facts = self._venue.festival.facts
        if kind_of(stream) != "contest":
            raise no(404, "paper-no-contest", stream=stream[:80])
        made = open_command(stream, facts, self._venue.look)
        if isinstance(made, Refusal):
            raise HttpRefusal(404 if made.code == "programme-unknown-bout" else 409, made)
        opened = made or facts.opened(stream)
        if opened is None:
            raise no(404, "paper-no-contest", stream=stream[:80])
        return opened

    def _number(self, stream: str) -> int:
        """How many events a contest holds; one that nobody opened holds none."""
        return self._venue.desk.number(stream) if self._venue.festival.facts.opened(stream) is not None else 0

    def _name(self, entry: str) -> str:
        found = self._venue.festival.person(entry)
        return found.shown if found is not None else entry


def _typist(gate: Gate, request: Asked) -> None:
    you = who(gate, request)
    if you.state != "paired":
        raise no(401, "account-sign-in-first")
    if you.role not in MAY_TYPE:
        raise no(403, "paper-not-yours")
