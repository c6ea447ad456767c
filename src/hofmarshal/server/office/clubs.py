"""Clubs spelled in two ways: which may be one, made one, or known to be two."""

from __future__ import annotations

from collections import Counter
from typing import Annotated

import msgspec
from litestar import get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from hofmarshal.exchange.spelling import MOST, near
from hofmarshal.server.errors import no
from hofmarshal.server.office.context import Asked
from hofmarshal.server.office.entering import EntryDesk
from hofmarshal.server.office.entries import tidy
from hofmarshal.server.office.players import only_characters
from hofmarshal.tournament import entry_book as book

Club = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class Form(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the page sends or gets."""


class ClubRow(Form, frozen=True, kw_only=True):
    """A club as it is written, with the number of its people."""

    name: str
    code: str
    people: int


class ClubsFound(Form, frozen=True, kw_only=True):
    """All clubs, and pairs that may be one."""

    clubs: tuple[ClubRow, ...]
    near: tuple[tuple[str, str], ...]


class ClubMerge(Form, frozen=True, kw_only=True):
    """These spellings are one club, written `into` from now on."""

    clubs: Annotated[tuple[Club, ...], msgspec.Meta(min_length=1, max_length=50)]
    into: Annotated[str, msgspec.Meta(min_length=1, max_length=120)]


class ClubPair(Form, frozen=True, kw_only=True):
    """Two clubs, by their spelling."""

    first: Club
    second: Club


class ClubMerged(Form, frozen=True, kw_only=True):
    """How many people are of that club now under another spelling than before."""

    people: int


def club_routes(desk: EntryDesk) -> list[HTTPRouteHandler]:
    """The handlers, for the desk."""
    office = desk.office

    @get("/api/office/clubs", sync_to_thread=True, tags=["entries"], operation_id="clubs")
    def clubs(request: Asked) -> ClubsFound:
        """The clubs of the event, and pairs that may be one spelled twice."""
        office.allow(request)
        return found_clubs(desk)

    @post("/api/office/clubs/merge", status_code=200, sync_to_thread=True, tags=["entries"], operation_id="merge-clubs")
    def merge(request: Asked, data: JSONBody[ClubMerge]) -> ClubMerged:
        """Make several spellings one club, in the list and in every nomination."""
        you = office.allow(request)
        into = tidy(data.into)
        if not into:
            raise no(422, "entries-club-empty")
        with desk.lock:
            played = only_characters(office)
            people = [one for one in office.people.all().values() if one.entry not in played]
            of = [one for one in people if one.club in data.clubs and one.club != into]
            if not any(one.club in (*data.clubs, into) for one in people):
                raise no(404, "entries-club-unknown", club=data.clubs[0][:60])
            if of:
                desk.renamed(you, [msgspec.structs.replace(one, club=into) for one in of])
        return ClubMerged(people=len(of))

    @post("/api/office/clubs/apart", status_code=200, sync_to_thread=True, tags=["entries"], operation_id="clubs-apart")
    def apart(request: Asked, data: JSONBody[ClubPair]) -> ClubMerged:
        """Two clubs written nearly alike are two: nobody is asked again."""
        you = office.allow(request)
        codes = {one.club: one.club_code for one in office.people.all().values()}
        for name in (data.first, data.second):
            if not codes.get(name):
                raise no(404, "entries-club-unknown", club=name[:60])
        office.give(you, book.STREAM, book.KeepApart(first=codes[data.first], second=codes[data.second]))
        return ClubMerged(people=0)

    return [clubs, merge, apart]


def found_clubs(desk: EntryDesk) -> ClubsFound:
    """The clubs by name, and those that may be one: the more frequent spelling first."""
    played = only_characters(desk.office)  # the groups of a game are no clubs
    people = [one for one in desk.office.people.all().values() if one.entry not in played]
    count = Counter(one.club for one in people if one.club)
    codes = {one.club: one.club_code for one in people if one.club}
    names = sorted(count, key=lambda name: (-count[name], name.casefold()))
    apart = desk.state.apart
    pairs = tuple(
        (first, second)
        for place, first in enumerate(names)
        for second in names[place + 1 :]
        if near(first, second) and book.pair(codes[first], codes[second]) not in apart
    ) if len(names) <= MOST * 2 else ()  # fmt: skip
    rows = (ClubRow(name=name, code=codes[name], people=count[name]) for name in sorted(names, key=str.casefold))
    return ClubsFound(clubs=tuple(rows), near=pairs)
