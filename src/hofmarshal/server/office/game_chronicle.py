"""After the game: its numbers for plots, and its whole history as a table to save."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromQuery, QueryParameter

from hofmarshal.exchange.write import csv_bytes, json_bytes, xlsx_bytes
from hofmarshal.larp import chronicle, region
from hofmarshal.larp.character import Character
from hofmarshal.larp.obligation import Obligation
from hofmarshal.rules.block import Text, Word
from hofmarshal.rules.game_model import Game
from hofmarshal.rules.notes import Note
from hofmarshal.server.errors import no
from hofmarshal.server.game.history import history
from hofmarshal.server.game.rights import MASTERS
from hofmarshal.server.office.context import Office
from hofmarshal.server.said import said
from hofmarshal.server.scenes.model import Said
from hofmarshal.text import LANGUAGES

Asked = Request[Any, Any, Any]
Lang = Annotated[str, QueryParameter(max_length=20)]

FORMS = {
    "csv": "text/csv; charset=utf-8", "json": "application/json",
    "xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
}  # fmt: skip

DEATHS = ("wounds", "devoured", "own-way")
"""Causes of death that are no way of finishing somebody off."""


class CountBody(msgspec.Struct, frozen=True, kw_only=True):
    """Something counted: what it is in words, how much (points, hits), how often."""

    what: str
    said: Said
    amount: int
    times: int


class HourBody(msgspec.Struct, frozen=True, kw_only=True):
    """An hour of the game, the first being 0: deaths by cause (in the order of `causes`), blows, heavy wounds."""

    hour: int
    deaths: tuple[int, ...]
    wounds: int
    heavy: int


class ChronicleBody(msgspec.Struct, frozen=True, kw_only=True):
    """A game counted up to now (`until`, ms of game time)."""

    title: str
    until: int
    characters: int
    causes: tuple[Said, ...]
    hours: tuple[HourBody, ...]
    zones: tuple[CountBody, ...]
    reason: tuple[CountBody, ...]
    ends: tuple[CountBody, ...]
    states: tuple[CountBody, ...]
    forgeries: int


def chronicle_routes(office: Office) -> list[HTTPRouteHandler]:
    """The handlers, for masters and the organiser."""

    @get("/api/office/game/chronicle", sync_to_thread=True, tags=["game"], operation_id="game-chronicle")
    def numbers(request: Asked) -> ChronicleBody:
        """Deaths by hour of the game, wounds by zone, reason lost by cause, obligations by their end."""
        office.allow(request, MASTERS, secret=False)
        return _numbers(office)

    @get("/api/office/game/history", sync_to_thread=True, tags=["game"], operation_id="game-history")
    def table(
        request: Asked,
        form: Annotated[Literal["csv", "xlsx", "json"], QueryParameter()] = "csv",
        names: FromQuery[bool] = False,
        lang: Lang = "en",
    ) -> Response[bytes]:
        """Everything that happened in the game, in its order; `names`: with characters' names and what people wrote."""
        office.allow(request, MASTERS)
        if lang not in LANGUAGES:
            raise no(400, "paper-language", lang=lang[:20])
        venue = office.venue
        if venue.game.played is None:
            raise no(409, "game-not-open")
        where: region.State = venue.look(region.STREAM)
        people = {entry: one.shown for entry, one in office.people.all().items()} if names else None
        sheet = history(venue.journal, venue.game, people, where.called if where.name else lambda home: "", lang)
        data = csv_bytes(sheet) if form == "csv" else (json_bytes if form == "json" else xlsx_bytes)([sheet])
        name = f"game-history{'' if names else '-without-names'}.{form}"
        headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
        return Response(data, media_type=FORMS[form], headers=headers)

    return [numbers, table]


def _numbers(office: Office) -> ChronicleBody:
    venue = office.venue
    played, opened = venue.game.played, venue.game.clock.opened
    if played is None or opened is None:
        raise no(409, "game-not-open")
    states = {stream: venue.look(stream) for kind in ("character", "obligation") for stream in venue.streams(kind)}
    characters = {stream: one.facts for stream, one in states.items() if isinstance(one, Character)}
    obligations = [one for one in states.values() if isinstance(one, Obligation)]
    found = chronicle.counted(played.game, characters, obligations, venue.game.now())
    causes = tuple(dict.fromkeys(cause for hour in found.hours for cause in hour.deaths))
    zones = {zone.id: zone.name for zone in played.game.zones}
    return ChronicleBody(
        title=opened.name, until=found.until, characters=sum(one.amount for one in found.states),
        causes=tuple(_death(played.game, one) for one in causes), forgeries=found.forgeries,
        hours=tuple(
            HourBody(
                hour=one.hour, wounds=one.wounds, heavy=one.heavy,
                deaths=tuple(one.deaths.get(cause, 0) for cause in causes),
            )
            for one in found.hours
        ),
        zones=tuple(_count(one, _zone(played.game, one.what)) for one in found.zones if one.what in zones),
        reason=tuple(_count(one, _cause(played.game, one.what)) for one in found.reason),
        ends=tuple(_count(one, said(Note("chronicle-end", {"what": one.what}))) for one in found.ends),
        states=tuple(_count(one, said(Note("chronicle-state", {"what": one.what}))) for one in found.states),
    )  # fmt: skip


def _count(one: chronicle.Count, words: Said) -> CountBody:
    return CountBody(what=one.what, said=words, amount=one.amount, times=one.times)


def _zone(game: Game, zone: str) -> Said:
    return _word(game.zones, zone)


def _word(words: Iterable[Word], what: str) -> Said:
    """A word of the rulebook in every language; what it does not know stays as it is."""
    name = next((one.name for one in words if one.id == what), Text(what, what, what))
    return Said(code="", en=name.in_("en"), ru=name.in_("ru"), uk=name.in_("uk"))


def _cause(game: Game, what: str) -> Said:
    if what in (chronicle.MOST, "time"):
        return said(Note("chronicle-cause", {"what": what}))
    return _word(game.causes, what)


def _death(game: Game, what: str) -> Said:
    return said(Note("chronicle-death", {"what": what})) if what in DEATHS else _word(game.ways, what)
