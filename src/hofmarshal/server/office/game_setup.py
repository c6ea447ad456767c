"""The routes with which a game is opened: rulebooks that have one, their values under their clauses, the opening itself."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody, QueryParameter

from hofmarshal.exchange.books import own_of, playable
from hofmarshal.larp import clock
from hofmarshal.rules.block import Text
from hofmarshal.rules.notes import BadInput, Note, Problem
from hofmarshal.server.errors import no
from hofmarshal.server.game.opening import with_overrides
from hofmarshal.server.game.rights import MASTERS
from hofmarshal.server.office.context import Asked, Office
from hofmarshal.server.office.overrides import ValueRow, value_rows
from hofmarshal.server.office.overrides import wrong as unfit
from hofmarshal.server.said import said
from hofmarshal.server.scenes.model_base import Said
from hofmarshal.server.scenes.model_book import ClauseScene

Word = Annotated[str, msgspec.Meta(max_length=64)]


class GameBook(msgspec.Struct, frozen=True, kw_only=True):
    """A rulebook a game may be played by: it has a `game`, or a `ledger` of obligations.

    `wrong`: what is wrong with one of the event's own, in whose folder `id` it is; it cannot be played by.
    """

    id: str
    title: Text
    game: bool
    ledger: bool
    wrong: tuple[Said, ...] = ()


class GameValues(msgspec.Struct, frozen=True, kw_only=True):
    """A game or a ledger value by value, and its clauses."""

    values: tuple[ValueRow, ...]
    clauses: dict[str, ClauseScene]


class OpenForm(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The game as it is to be opened; an empty `ledger`: without obligations."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=120)]
    rulebook: Word
    ledger: Word = ""
    overrides: Annotated[tuple[clock.Overridden, ...], msgspec.Meta(max_length=200)] = ()


class Opened(msgspec.Struct, frozen=True, kw_only=True):
    """The game is open."""

    name: str


def game_setup_routes(office: Office) -> list[HTTPRouteHandler]:
    """The handlers, for masters and the organiser."""

    @get("/api/office/game/books", sync_to_thread=True, tags=["game"], operation_id="game-books")
    def books(request: Asked) -> list[GameBook]:
        """The rulebooks a game may be played by."""
        office.allow(request, MASTERS, secret=False)
        own = own_of(office.venue.settings.data)
        fit = [
            GameBook(id=book.id, title=book.name, game=book.game is not None, ledger=book.ledger is not None)
            for book in (*playable().values(), *own.books.values())
            if book.game is not None or book.ledger is not None
        ]
        return [*fit, *(_wrong(folder, problems) for folder, problems in own.wrong.items())]

    @get("/api/office/game/values", sync_to_thread=True, tags=["game"], operation_id="game-values")
    def values(
        request: Asked,
        rulebook: Annotated[str, QueryParameter(max_length=64)],
        part: Annotated[Literal["game", "ledger"], QueryParameter()] = "game",
    ) -> GameValues:
        """What a rulebook says of a game, or of its obligations, value by value."""
        office.allow(request, MASTERS, secret=False)
        book = office.venue.festival.books().get(rulebook)
        found = (book.game if part == "game" else book.ledger) if book is not None else None
        if book is None or found is None:
            raise no(404, "player-no-rulebook", rulebook=rulebook)
        clauses = {name: ClauseScene(number=one.source, statement=one.statement) for name, one in book.clauses.items()}
        return GameValues(values=tuple(value_rows(found)), clauses=clauses)

    @post("/api/office/game/open", status_code=200, sync_to_thread=True, tags=["game"], operation_id="game-open")
    def open_game(request: Asked, data: JSONBody[OpenForm]) -> Opened:
        """Open the game. 422 tells what is wrong with the overrides; an open game is refused (409)."""
        you = office.allow(request, MASTERS, secret=False)
        known = office.venue.festival.books()
        book, ledger = known.get(data.rulebook), known.get(data.ledger)
        if book is None or book.game is None or (data.ledger and (ledger is None or ledger.ledger is None)):
            raise no(
                404, "player-no-rulebook", rulebook=data.ledger if book is not None and book.game else data.rulebook
            )
        try:
            with_overrides(book, ledger, data.overrides)
        except BadInput as error:
            raise unfit(error) from error
        command = clock.OpenGame(name=data.name, rulebook=data.rulebook, ledger=data.ledger, overrides=data.overrides)
        office.give(you, clock.STREAM, command)
        return Opened(name=data.name.strip())

    return [books, values, open_game]


SHOWN = 20
"""How many problems of a rulebook are told."""


def _wrong(folder: str, problems: tuple[Problem, ...]) -> GameBook:
    told = tuple(_placed(one) for one in problems[:SHOWN])
    return GameBook(id=folder, title=Text(folder, folder, folder), game=False, ledger=False, wrong=told)


def _placed(one: Problem) -> Said:
    """A problem as a sentence, with where it is."""
    words = said(Note(one.code, one.args))
    where = f"{one.file}:{one.line}: " if one.line is not None else f"{one.file}: " if one.file else ""
    return msgspec.structs.replace(words, en=where + words.en, ru=where + words.ru, uk=where + words.uk)
