"""The routes of the organiser's page: a nomination's folder taken in as a ZIP file, a single bout, a person erased."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody, QueryParameter

from hofmarshal.desk.answers import Answer
from hofmarshal.desk.decider import Issued
from hofmarshal.exchange.books import playable
from hofmarshal.rules.notes import BadInput, Note, Refusal
from hofmarshal.server.errors import HttpRefusal, no
from hofmarshal.server.event import quick_command
from hofmarshal.server.event_add import Added, Desk, add_zip
from hofmarshal.server.gate import Gate
from hofmarshal.server.identity_routes import Asked, private, who
from hofmarshal.server.origins import raw_body
from hofmarshal.server.people import Person
from hofmarshal.server.seats import DESK_ROLES
from hofmarshal.server.venue import Venue
from hofmarshal.server.wire import Identity
from hofmarshal.tournament import programme
from hofmarshal.tournament import programme_words as w

Eraser = Callable[[Collection[str]], Collection[str]]

Short = Annotated[str, msgspec.Meta(max_length=80)]


class Corner(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who stands in a corner of a single bout: an entry of the event, or a name (and club) to be entered."""

    entry: Annotated[str, msgspec.Meta(max_length=32)] = ""
    name: Short = ""
    club: Short = ""


class QuickBout(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A single bout: rules, ring, who meets; teams of `size`; `panel` line marshals (0: as the rulebook asks)."""

    rulebook: Short
    nomination: Short
    ring: Short
    red: Corner
    blue: Corner
    size: Annotated[int, msgspec.Meta(ge=0, le=200)] = 0
    panel: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0


class Placed(msgspec.Struct, frozen=True, kw_only=True):
    """The single bout that waits now: its stream."""

    stream: str


class Erase(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Whom to erase."""

    entry: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


def folder_desk(venue: Venue) -> Desk:
    """What a venue gives to whoever takes folders in."""
    festival = venue.festival
    return Desk(venue.desk.submit, venue.look, venue.now, festival.facts.library, festival.people)


def event_routes(gate: Gate, desk: Desk, erase: Eraser, origin: str = "") -> list[HTTPRouteHandler]:
    """The handlers. They carry names, so they answer only where nobody can read along.

    `erase` deletes all that is kept of people; the entries of whom anything was there.
    """

    @post("/api/event/nominations", status_code=201, sync_to_thread=True, tags=["event"], operation_id="add-nomination")
    def add_nomination(
        request: Request[Any, Any, Any],
        name: Annotated[str, QueryParameter(max_length=32)] = "",
        rings: Annotated[str, QueryParameter(max_length=200)] = "",
    ) -> Added:
        """Take in a nomination's folder, sent as a ZIP file; `rings` are separated by commas."""
        _head(gate, request, origin)
        try:
            return add_zip(raw_body(request.scope), desk, name=name, rings=[ring for ring in rings.split(",") if ring])
        except BadInput as error:
            raise HttpRefusal(422, refusal_of(error)) from error

    @post("/api/event/quick", status_code=201, sync_to_thread=True, tags=["event"], operation_id="quick-bout")
    def quick_bout(request: Asked, data: JSONBody[QuickBout]) -> Placed:
        """A single bout outside every nomination."""
        you = _head(gate, request, origin)
        return Placed(stream=_quick(data, desk, you))

    @post("/api/event/erase", status_code=200, sync_to_thread=True, tags=["event"], operation_id="erase-person")
    def erase_person(request: Asked, data: JSONBody[Erase]) -> Response[None]:
        """Delete a person's name, club, private data, media and salt; what the journal holds of him names nobody."""
        you = _head(gate, request, origin)
        state: programme.State = desk.look(programme.STREAM)
        there = bool(erase([data.entry]))
        half = data.entry in state.people and data.entry not in state.erased  # the row went, then the server died
        if not there and not half:
            raise no(404, "programme-unknown-person", entry=data.entry)
        if data.entry not in state.erased:
            _told(desk, w.Erase(entry=data.entry), you)
        return Response(None, status_code=200)

    return [add_nomination, quick_bout, erase_person]


def refusal_of(error: BadInput) -> Refusal:
    """The faults of a folder as one refusal."""
    reasons = tuple(Note(one.code, one.args) for one in error.problems[:20])
    places = ", ".join(
        dict.fromkeys(f"{one.file}:{one.line}" if one.line else one.file for one in error.problems if one.file)
    )
    return Refusal("exchange-folder-faults", {"count": len(error.problems), "places": places[:300] or "–"}, (), reasons)


def _head(gate: Gate, request: Asked, origin: str) -> Identity:
    """Let only organisers, the chief and secretaries pass, and only where nobody can read along; who it is."""
    private(request, origin)
    you = who(gate, request)
    if you.state != "paired":
        raise no(401, "account-sign-in-first")
    if you.role not in DESK_ROLES:
        raise no(403, "account-not-organiser")
    return you


def _quick(data: QuickBout, desk: Desk, you: Identity) -> str:
    state: programme.State = desk.look(programme.STREAM)
    if data.ring not in state.rings:
        raise HttpRefusal(
            409, Refusal("programme-unknown-ring", {"ring": data.ring, "known": ", ".join(state.rings) or "–"})
        )
    bout = f"q-{len(state.quick) + 1}-{secrets.token_hex(2)}"
    fresh = {
        side: Person(entry=f"{bout}-{side}", name=corner.name, club=corner.club)
        for side, corner in (("red", data.red), ("blue", data.blue))
        if not corner.entry
    }
    if any(not one.name.strip() for one in fresh.values()):
        raise no(
            422,
            "programme-two-sides",
            red=data.red.entry or data.red.name or "–",
            blue=data.blue.entry or data.blue.name or "–",
        )
    wanted = w.Quick(
        bout=bout, ring=data.ring, rulebook=data.rulebook, nomination=data.nomination, size=data.size, panel=data.panel,
        red=data.red.entry or fresh["red"].entry, blue=data.blue.entry or fresh["blue"].entry,
    )  # fmt: skip
    commitments = desk.people.keep(fresh.values())
    if commitments:
        _told(desk, w.Introduce(people=dict(commitments)), you)
    _told(desk, quick_command(wanted, desk.library, playable()), you)
    return programme.contest_stream("", bout)


def _told(desk: Desk, command: w.Command, you: Identity) -> Answer:
    """A command in the name of who asks; raises `HttpRefusal` (409)."""
    answer = desk.submit(
        Issued(
            id=f"http~{secrets.token_hex(12)}", stream=programme.STREAM, at=desk.now(), command=command, seat=you.seat,
            device=you.device, actor=you.seat,
        )
    )  # fmt: skip
    if answer.refusal is not None:
        raise HttpRefusal(409, answer.refusal)
    return answer
