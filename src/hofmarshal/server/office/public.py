"""The routes of the public pages: finding a fighter, a fighter's own papers by his pass, the poster by the door."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Literal

import msgspec
from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, QueryParameter

from hofmarshal.exchange.poster import Poster, poster_pdf
from hofmarshal.rules.block import Text
from hofmarshal.rules.notes import Note
from hofmarshal.server.errors import no
from hofmarshal.server.lanes import Full
from hofmarshal.server.office.context import Asked, Office
from hofmarshal.server.office.passes import bearer, own_page, pass_of
from hofmarshal.server.office.reach import phone_origin
from hofmarshal.server.office.standing import Stand, standings
from hofmarshal.server.origins import is_private
from hofmarshal.server.public_search import Findings, Search
from hofmarshal.server.said import named, said
from hofmarshal.server.scenes.model_base import Said
from hofmarshal.text import LANGUAGES

MOST_PRINTING = 4
"""Posters that are being made or wait for it; they are made one after the other."""

MINUTE = "public, max-age=60"

Word = Annotated[str, QueryParameter(max_length=64)]
Paper = Annotated[Literal["a4", "a3"], QueryParameter()]


class OwnStand(msgspec.Struct, frozen=True, kw_only=True):
    """How a fighter stands with the admission to a nomination of his. `asked`: anything is asked of him there at all.

    `missing` and `met` are the conditions in words; `met` is told only where nobody can read along.
    """

    nomination: str
    title: Text
    asked: bool
    admitted: bool
    missing: tuple[Said, ...] = ()
    met: tuple[Said, ...] = ()


class Own(msgspec.Struct, frozen=True, kw_only=True):
    """What a fighter is told who shows his pass. `whole`: nobody can read along, so nothing is left out."""

    entry: str
    name: str
    club: str
    whole: bool
    stands: tuple[OwnStand, ...]


class Pass(msgspec.Struct, frozen=True, kw_only=True):
    """A fighter's pass, and the link that shows it to his own page."""

    entry: str
    shown: str
    link: str


def public_routes(office: Office) -> list[HTTPRouteHandler]:
    """The handlers over an office."""
    search = Search(office.venue)
    vault = office.venue.identities.vault
    printing = 0

    @get("/api/public/people", operation_id="find-people", tags=["public"], sync_to_thread=True)
    def people(q: Word = "") -> Findings:
        """Fighters by what one types of their names, clubs or numbers."""
        _shown(office)
        return search.find(q)

    @get("/api/public/own", operation_id="own", tags=["public"], sync_to_thread=True)
    def own(request: Asked) -> Own:
        """How the bearer of a pass (header `X-Hofmarshal-Pass`) stands with his papers and gear."""
        entry = bearer(vault, request)
        person = office.person(entry)
        whole = is_private(request.scope, office.venue.settings.origin)
        return Own(entry=entry, name=person.shown, club=person.club, whole=whole, stands=_stands(office, entry, whole))

    @get("/api/office/passes/{entry:str}", operation_id="pass", tags=["event"], sync_to_thread=True)
    def own_pass(request: Asked, entry: FromPath[str]) -> Pass:
        """A fighter's pass, for the desk to show or print."""
        office.allow(request)
        office.person(entry)
        shown = pass_of(vault, entry)
        return Pass(entry=entry, shown=shown, link=own_page(phone_origin(request, office.venue.settings.origin), shown))

    @get("/api/public/poster.pdf", operation_id="poster", tags=["public"])
    async def poster(
        request: Asked,
        lang: Annotated[str, QueryParameter(max_length=8)] = "",
        paper: Paper = "a4",
        ssid: Word = "",
        key: Word = "",
    ) -> Response[bytes]:
        """The poster whose QR leads here; `lang` comes first on it, `ssid` and `key` are those of the event's Wi-Fi."""
        nonlocal printing
        if lang and lang not in LANGUAGES:
            raise no(400, "paper-language", lang=lang[:20])
        if printing >= MOST_PRINTING:  # anybody may ask, and each takes a core for a while
            raise Full
        wanted = _poster(office, request, lang, paper, ssid, key)
        printing += 1
        try:
            pdf = await office.venue.lanes.run("poster", lambda: _printed(wanted))
        finally:
            printing -= 1
        headers = {"content-disposition": 'inline; filename="poster.pdf"', "cache-control": MINUTE}
        return Response(pdf, media_type="application/pdf", headers=headers)

    return [people, own, own_pass, poster]


def _shown(office: Office) -> None:
    if not office.programme.details.public:
        raise no(404, "public-off")


def _stands(office: Office, entry: str, whole: bool) -> tuple[OwnStand, ...]:
    state, names = office.programme, {entry: office.person(entry).shown}
    return tuple(
        OwnStand(
            nomination=name, title=state.nominations[name].rules.title, asked=one.asked, admitted=one.admitted,
            missing=tuple(said(named(note, names)) for note in _missing(one, whole)),
            met=tuple(said(named(note, names)) for note in one.met) if whole else (),
        )
        for name, one in standings(office.venue.festival, entry).items()
    )  # fmt: skip


def _missing(stand: Stand, whole: bool) -> tuple[Note, ...]:
    """What is missing; where others could read along, without dates and laws."""
    return tuple(one.note for one in stand.missing) if whole else stand.obstacles("call") or stand.obstacles("draw")


def _poster(office: Office, request: Asked, lang: str, paper: Literal["a4", "a3"], ssid: str, key: str) -> Poster:
    state = office.programme
    origin = phone_origin(request, office.venue.settings.origin)
    spoken = dict.fromkeys((*([lang] if lang else ()), *state.details.languages))
    return Poster(
        event=state.name or "Hofmarshal", link=f"{origin}/info", languages=tuple(spoken) or LANGUAGES, paper=paper,
        local=not origin.startswith("https://") or bool(ssid), ssid=ssid.strip(), key=key,
    )  # fmt: skip


@lru_cache(maxsize=16)
def _printed(poster: Poster) -> bytes:
    return poster_pdf(poster)
