"""What pages and scripts read over HTTP: scenes, event streams, books, explanations, and the greeting."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, asgi, get
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, QueryParameter
from litestar.types import ASGIApp, Receive, Scope, Send

from hofmarshal import __version__
from hofmarshal.contest import events as ev
from hofmarshal.contest.why import why
from hofmarshal.server.books import book
from hofmarshal.server.content import Library
from hofmarshal.server.errors import no
from hofmarshal.server.identity import SPECTATOR
from hofmarshal.server.rights import may_watch
from hofmarshal.server.scenes.captain import order_public
from hofmarshal.server.scenes.contest import Told
from hofmarshal.server.scenes.model import BookScene, ClauseScene, Said
from hofmarshal.server.socket import serve_socket
from hofmarshal.server.sse import stream_of
from hofmarshal.server.venue import Venue
from hofmarshal.server.wire import Snap
from hofmarshal.text import LANGUAGES

MOST_TOPICS = 16
"""Topics of one event stream."""

IMMUTABLE = "public, max-age=31536000, immutable"

ORDERS = tuple(str(kind.__struct_config__.tag) for kind in (ev.OrderSubmitted, ev.Revealed, ev.OrdersRuled))
"""Events whose explanation tells of orders of entry, or the keys to them: closed until a round has begun (u.5.7.a)."""

Topics = Annotated[list[str], QueryParameter(min_items=1, max_items=MOST_TOPICS)]


class Greeting(msgspec.Struct, frozen=True, kw_only=True):
    """What a page asks first: the event's name, the languages, the epoch of numbers, the server's time (ms), its version.

    `origin` is where the server wants to be seen, `tls` whether it speaks TLS, `game` whether the event has a role-play
    game, `start` a page that `/` is to link to first.
    """

    event: str
    languages: tuple[str, ...]
    epoch: str
    time: int
    origin: str
    version: str
    tls: bool
    game: bool = False
    start: str = ""


class Explanation(msgspec.Struct, frozen=True, kw_only=True):
    """Why an event is as it is: sentence by sentence, and the clauses they rest on."""

    notes: tuple[Said, ...]
    clauses: dict[str, ClauseScene]


def live_routes(venue: Venue) -> list[BaseRouteHandler]:
    """The socket, event streams, single scenes."""

    @asgi("/api/socket", copy_scope=False)
    async def socket(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            raise no(426, "wire-socket-only")
        await serve_socket(venue, scope, receive, send)

    @get(
        "/api/live",
        operation_id="live",
        tags=["live"],
        responses={
            200: ResponseSpec(str, description="events", media_type="text/event-stream", generate_examples=False)
        },
    )
    async def live(request: Request[Any, Any, Any], topic: Topics) -> ASGIApp:
        """Public topics as Server-Sent Events: `snap` and `patch`."""
        for one in topic:
            _public(one)
        return stream_of(venue, tuple(topic), request.headers.get("last-event-id", ""))

    @get("/api/scenes/{topic:path}", operation_id="scene", tags=["live"])
    async def scene(topic: FromPath[str]) -> Snap:
        """A public topic once."""
        name = topic.removeprefix("/")
        _public(name)
        view = await venue.lanes.run("scenes", lambda: venue.scene(name))
        if view is None:
            raise no(404, "wire-no-topic", topic=name[:200])
        return Snap(topic=name, epoch=venue.epoch, number=0, view=view)

    return [socket, live, scene]


def reading_routes(venue: Venue) -> list[BaseRouteHandler]:
    """What does not change by the second: the greeting, books, explanations."""

    @get("/api/hello", operation_id="hello", tags=["reading"])
    async def hello() -> Greeting:
        """The first question of every page."""
        return Greeting(
            event=venue.look("programme").name,
            languages=LANGUAGES,
            epoch=venue.epoch,
            time=venue.now(),
            origin=venue.settings.origin,
            version=__version__,
            tls=venue.settings.tls,
            game=venue.look("game").opened is not None,
            start=venue.settings.start_page,
        )

    @get("/api/books/{name:str}", operation_id="book", tags=["reading"])
    async def books(name: FromPath[str]) -> Response[BookScene]:
        """What screens need of a nomination; it never changes under its hash."""
        found = await venue.lanes.run("books", lambda: book(venue.festival.facts.library, name))
        if found is None:
            raise no(404, "wire-no-page", path=f"/api/books/{name[:80]}")
        return Response(found, headers={"cache-control": IMMUTABLE})

    @get("/api/why/{event:path}", operation_id="why", tags=["reading"])
    async def explained(event: FromPath[str]) -> Explanation:
        """Why an event is as it is: `STREAM/EVENT`. What marshals tapped is not told before the ruling."""
        stream, _, name = event.strip("/").rpartition("/")
        found = await venue.lanes.run("books", lambda: _explanation(venue, stream, name))
        if found is None:
            raise no(404, "wire-no-page", path=f"/api/why{event[:200]}")
        return found

    return [hello, books, explained]


def _public(topic: str) -> None:
    if not may_watch(SPECTATOR, topic):
        raise no(404, "wire-no-topic", topic=topic[:200])


def _explanation(venue: Venue, stream: str, name: str) -> Explanation | None:
    told: Told | None = venue.told(stream)
    found = why(told.state, name) if told is not None else None
    if told is None or found is None or found.kind == str(ev.Observed.__struct_config__.tag):
        return None
    if found.kind in ORDERS and not order_public(told.state):
        return None
    return Explanation(
        notes=tuple(told.sayer.say(note) for note in found.notes),
        clauses=_clauses(venue.festival.facts.library, told.opened.rules.content, found.clauses),
    )


def _clauses(library: Library, content: str, cited: tuple[str, ...]) -> dict[str, ClauseScene]:
    scene = book(library, content)
    known = scene.clauses if scene is not None else {}
    return {name: known[name] for name in cited if name in known}
