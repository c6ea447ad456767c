"""The web application: all routes of the server over one venue, and what it says when something goes wrong."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.exceptions import HTTPException, NotFoundException
from litestar.handlers import BaseRouteHandler

from hofmarshal.journal.model import Unusable
from hofmarshal.rules.notes import Refusal
from hofmarshal.server.cited import clause_routes
from hofmarshal.server.errors import ErrorBody, HttpRefusal, error_body
from hofmarshal.server.http_commands import Session, command_routes
from hofmarshal.server.lanes import Full
from hofmarshal.server.openapi import CONFIG, openapi_routes
from hofmarshal.server.pages import page_routes
from hofmarshal.server.reading import live_routes, reading_routes
from hofmarshal.server.venue import Venue

log = logging.getLogger(__name__)


def create_app(
    venue: Venue,
    routes: Sequence[BaseRouteHandler] = (),
    *,
    session: Session = lambda request: "",
    after: Callable[[], None] | None = None,
) -> Litestar:
    """The application over `venue`, which lives and ends with it; `routes` are those of the rest of the server.

    `session` tells whose device a request's session is, `after` is called when the venue has stopped.
    """

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        await venue.start()
        try:
            yield
        finally:
            await venue.stop()
            if after is not None:
                await asyncio.to_thread(after)

    handlers = [
        *live_routes(venue),
        *reading_routes(venue),
        *clause_routes(venue),
        *command_routes(venue, session),
        *openapi_routes(),
        *routes,
        *page_routes(),
    ]
    return Litestar(
        route_handlers=handlers,
        lifespan=[life],
        openapi_config=CONFIG,
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


def _busy(request: Request[Any, Any, Any], error: Full) -> Response[ErrorBody]:
    return Response(error_body(Refusal("wire-busy")), status_code=503, headers={"retry-after": "2"})


def _not_recorded(request: Request[Any, Any, Any], error: Unusable) -> Response[ErrorBody]:
    log.error("not recorded: %s %s", request.method, request.url.path, exc_info=error)
    return Response(error_body(Refusal("wire-not-recorded")), status_code=503, headers={"retry-after": "2"})


HANDLERS: dict[int | type[Exception], Any] = {
    HttpRefusal: _refused,
    HTTPException: _http,
    Full: _busy,
    Unusable: _not_recorded,
    Exception: _fault,
}
"""What is said of an exception."""
