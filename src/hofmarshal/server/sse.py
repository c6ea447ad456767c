"""`GET /api/live`: public topics as Server-Sent Events, for any number of spectators."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any

from hofmarshal.live.watcher import Watcher
from hofmarshal.server.venue import Venue

_HEADERS = [
    (b"content-type", b"text/event-stream"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
]
_EVENT_ID = re.compile(r"([0-9a-f]{1,64})\.([0-9]{1,15})")


def tick_of(venue: Venue, last_event_id: str) -> int:
    """How far the reader has come in this run of the server, by the id his browser comes back with; 0 if not in this one."""
    found = _EVENT_ID.fullmatch(last_event_id)
    return int(found.group(2)) if found and found.group(1) == venue.epoch else 0


def stream_of(venue: Venue, topics: tuple[str, ...], last_event_id: str) -> Callable[[Any, Any, Any], Awaitable[None]]:
    """An ASGI application that sends these topics until the other end hangs up."""

    async def stream(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": _HEADERS})
        await send({"type": "http.response.body", "body": b"retry: 1000\n\n", "more_body": True})
        watcher = Watcher(send, events=True, restart=venue.hub.refresh)
        venue.hub.resume(watcher, topics, tick_of(venue, last_event_id))
        venue.readers.add(watcher)
        try:
            while (await receive())["type"] != "http.disconnect":
                pass
        finally:
            venue.readers.discard(watcher)
            venue.hub.forget(watcher)

    return stream
