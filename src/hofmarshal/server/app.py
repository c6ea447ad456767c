"""The web application: all routes of the server over one venue, and what it says when something goes wrong."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Annotated, Any

import msgspec
from litestar import Litestar, Request, Response, asgi, get
from litestar.exceptions import HTTPException, NotFoundException
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, QueryParameter
from litestar.types import ASGIApp, Receive, Scope, Send

from hofmarshal import __version__
from hofmarshal.rules.notes import Refusal
from hofmarshal.server.errors import ErrorBody, HttpRefusal, error_body, no
from hofmarshal.server.http_commands import command_routes
from hofmarshal.server.identity import SPECTATOR
from hofmarshal.server.pages import page_routes
from hofmarshal.server.rights import may_watch
from hofmarshal.server.socket import serve_socket
from hofmarshal.server.sse import stream_of
from hofmarshal.server.venue import Venue
from hofmarshal.server.wire import Snap
from hofmarshal.text import LANGUAGES

log = logging.getLogger(__name__)

MOST_TOPICS = 16
"""Topics of one event stream."""


class Greeting(msgspec.Struct, frozen=True, kw_only=True):
    """What a page asks first: the event's name, the languages, the epoch of numbers, the server's time (ms), its version.

    `origin` is where the server wants to be seen, `tls` whether it speaks TLS.
    """

    event: str
    languages: tuple[str, ...]
    epoch: str
    time: int
    origin: str
    version: str
    tls: bool


def live_routes(venue: Venue) -> list[BaseRouteHandler]:
    """The socket, the event stream, single scenes, the greeting."""

    @asgi("/api/socket", copy_scope=False)
    async def socket(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":  # type: ignore[comparison-overlap]
            raise no(426, "wire-socket-only")
        await serve_socket(venue, receive, send)

    @get("/api/live", operation_id="live", tags=["live"])
    async def live(
        request: Request[Any, Any, Any],
        topic: Annotated[list[str], QueryParameter(min_items=1, max_items=MOST_TOPICS)],
    ) -> ASGIApp:
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
            raise no(404, "wire-no-topic", topic=name)
        return Snap(topic=name, epoch=venue.epoch, number=0, view=view)

    @get("/api/hello", operation_id="hello", tags=["live"])
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
        )

    return [socket, live, scene, hello]


def _public(topic: str) -> None:
    if not may_watch(SPECTATOR, topic):
        raise no(404, "wire-no-topic", topic=topic)


def create_app(venue: Venue, routes: Sequence[BaseRouteHandler] = ()) -> Litestar:
    """The application over `venue`, which lives and ends with it; `routes` are those of the rest of the server."""

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        await venue.start()
        try:
            yield
        finally:
            await venue.stop()

    return Litestar(
        route_handlers=[*live_routes(venue), *command_routes(venue), *page_routes(), *routes],
        lifespan=[life],
        openapi_config=None,
        exception_handlers=HANDLERS,
        logging_config=None,
        debug=False,
    )


def _refused(request: Request[Any, Any, Any], error: HttpRefusal) -> Response[ErrorBody]:
    return Response(error.body(), status_code=error.status, headers=error.headers)


def _http(request: Request[Any, Any, Any], error: HTTPException) -> Response[ErrorBody]:
    status = error.status_code
    if isinstance(error, NotFoundException):
        refusal = Refusal("wire-no-page", {"path": request.url.path[:200]})
    elif status == 405:
        refusal = Refusal("wire-no-method", {"method": request.method})
    else:
        refusal = Refusal("wire-bad-request", {"detail": str(error.detail).replace("`", "")[:200]})
    return Response(error_body(refusal), status_code=status, headers=dict(error.headers or {}))


def _fault(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorBody]:
    log.error("fault in %s %s", request.method, request.url.path, exc_info=error)
    return Response(error_body(Refusal("wire-fault")), status_code=500)


HANDLERS: dict[int | type[Exception], Any] = {HttpRefusal: _refused, HTTPException: _http, Exception: _fault}
"""What is said of an exception."""
