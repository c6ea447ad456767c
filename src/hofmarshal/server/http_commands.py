"""`POST /api/commands/{kind}`: the commands of the socket for scripts, each kind with its own typed body."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from litestar import Request, post
from litestar.handlers import HTTPRouteHandler

from hofmarshal.desk.decider import kind_of
from hofmarshal.server.bodies import COMMANDS, Unreadable, read_body, read_command
from hofmarshal.server.errors import HttpRefusal, no
from hofmarshal.server.lanes import Full
from hofmarshal.server.venue import Venue
from hofmarshal.server.wire import Answer, Body

SIGNATURE = "x-hofmarshal-signature"


Asked = Request[Any, Any, Any]
Session = Callable[[Asked], str]
"""The device of the session that a request's cookie proves; empty without one. Blocks."""


def command_routes(venue: Venue, session: Session = lambda request: "") -> list[HTTPRouteHandler]:
    """A route for each kind of stream. `session` tells whose session stands in for a signature."""
    return [_route(venue, kind, session) for kind in COMMANDS]


def _route(venue: Venue, kind: str, session: Session) -> HTTPRouteHandler:
    @post(
        f"/api/commands/{kind}",
        status_code=200,
        operation_id=f"command-{kind}",
        summary=f"Give a command to a stream of kind {kind}",
        tags=["commands"],
    )
    async def give(request: Request[Any, Any, Any]) -> Answer:
        """Signed by the header `X-Hofmarshal-Signature`: HMAC-SHA256 (hex) of the raw body under the device's secret.

        Without that header a session's cookie will do, for commands of the session's own device (`GET /api/me`); such a
        request carries `X-Hofmarshal-CSRF` and an own `Origin`.
        """
        text, body = _read(await request.body(), kind)
        sig = request.headers.get(SIGNATURE)

        def take() -> Answer:
            return venue.reception.take(body, text, "", proven=session(request))

        try:
            if sig is None:
                answer = await venue.passage.run(body.stream, take)
            else:
                answer = await venue.passage.take(body, text, sig)
        except Full as error:
            raise no(503, "wire-busy") from error
        if answer.said is not None and answer.said.code == "device-unsigned":
            raise no(401, "device-unsigned")  # the guard counts it: a stranger is soon not heard any more
        venue.attendance.spoke(body.device, venue.now())
        return answer

    return give


def _read(raw: bytes, kind: str) -> tuple[str, Body]:
    """The body of a request, found to hold a command of this kind; raises `HttpRefusal`."""
    try:
        text = raw.decode()
        body = read_body(text)
        if kind_of(body.stream) != kind:
            raise no(400, "wire-other-kind", stream=body.stream, kind=kind)
        read_command(body)
    except UnicodeDecodeError as error:
        raise no(400, "wire-not-json", detail="not UTF-8") from error
    except Unreadable as error:
        raise HttpRefusal(400, error.refusal) from error
    return text, body
