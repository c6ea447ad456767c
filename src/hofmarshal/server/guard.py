"""What stands before every request: names and origins, sizes, rates, and the headers every answer carries.

Pure ASGI: it knows nothing of commands. docs/wire.md ("The guard") tells a client's side of it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import msgspec

from hofmarshal.rules.notes import Refusal
from hofmarshal.server.buckets import Buckets
from hofmarshal.server.errors import error_body
from hofmarshal.server.headers import page_headers
from hofmarshal.server.origins import (
    BODY,
    LOCAL_HOSTS,
    Scope,
    address_of,
    header,
    host_name,
    is_local_name,
    normal_origin,
    own_origins,
)

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

FILES = "/api/files/"
VIDEOS = "/api/files/video/"
FOLDERS = ("/api/event/nominations",)
"""Where files are sent to: whoever shows a signature, a session or a pass may send more there, of videos most."""

VIDEOS_AT_ONCE = 3
"""Videos that may be on their way at one time: each is held in memory until it is whole."""

LARGEST_HEAD = 16 * 1024
"""Bytes of a request's address and headers."""

UNSAFE = ("POST", "PUT", "PATCH", "DELETE")
SESSION = "hofmarshal-session="


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """How much one address may do. Rates are per second; `failures` are refused requests that would change something.

    `body`, `large` and `video` are bytes of a request's body, of one of a file and of a video; `…_seconds` how long each
    may take to arrive.
    A router may put a whole hall behind one address, so what any spectator does is limited with room for all of them.
    """

    body: int = 64 * 1024
    body_seconds: float = 10.0
    large: int = 8 * 1024 * 1024
    large_seconds: float = 60.0
    video: int = 64 * 1024 * 1024
    video_seconds: float = 600.0
    rate: float = 500.0
    burst: float = 4000.0
    sockets: float = 50.0
    sockets_burst: float = 500.0
    failures: float = 10.0
    failures_burst: float = 100.0


class Stop(Exception):
    """The request goes no further."""

    def __init__(self, status: int, code: str, /, retry: float = 0.0, **args: str | int) -> None:
        self.status = status
        self.refusal = Refusal(code, args)
        self.retry = int(retry) + 1 if retry else 0
        super().__init__(code)


class Guard:
    """An ASGI app around `app`.

    `origin`: the server's own one, where it has one (`https://NAME`); every other name but this machine's is then told
    where the event is. `hosts`: further names it answers to. `clock` is for tests.
    """

    def __init__(
        self,
        app: App,
        *,
        origin: str = "",
        hosts: tuple[str, ...] = (),
        limits: Limits | None = None,
        clock: Callable[[], float] | None = None,
    ) -> None:
        self._app = app
        self._origin = normal_origin(origin) if origin else ""
        self._hosts = frozenset(host.lower() for host in hosts)
        self._limits = limits or Limits()
        limit, timing = self._limits, {} if clock is None else {"clock": clock}
        self._all = Buckets(limit.rate, limit.burst, **timing)
        self._sockets = Buckets(limit.sockets, limit.sockets_burst, **timing)
        self._failures = Buckets(limit.failures, limit.failures_burst, **timing)
        self._videos = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """See ASGI."""
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = address_of(scope)
        unsafe = scope["method"] in UNSAFE
        status = 0

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message = {**message, "headers": page_headers(scope, message.get("headers", ()))}
            await send(message)

        try:
            self._admitted(scope, address, unsafe)
            body = await self._body(scope, receive)
        except Stop as stop:
            await _refuse(noting, stop)
        else:
            scope[BODY] = body
            await self._app(scope, _replay(body, receive), noting)
        if unsafe and 400 <= status < 500 and status != 429:
            self._failures.charge(address)

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            _small(scope)
            self._host(scope)
            self._own(scope)
            wait = self._sockets.take(address_of(scope))
            if wait:
                raise Stop(429, "guard-too-many", retry=wait, seconds=int(wait) + 1)
        except Stop as stop:
            await _deny(scope, receive, send, stop)
        else:
            await self._app(scope, receive, send)

    # What is asked of a request

    def _admitted(self, scope: Scope, address: str, unsafe: bool) -> None:
        wait = max(self._all.take(address), self._failures.wait(address) if unsafe else 0.0)
        if wait:
            raise Stop(429, "guard-too-many", retry=wait, seconds=int(wait) + 1)
        _small(scope)
        self._host(scope)
        if unsafe:
            self._own(scope)
            self._meant(scope)

    def _host(self, scope: Scope) -> None:
        """A name that is not ours: a page of a stranger's that had its name point here could read everything."""
        host = header(scope, b"host")
        name = host_name(host)
        own = host_name(self._origin.partition("://")[2])
        if not name:
            raise Stop(400, "guard-no-host")
        if name in (own, *LOCAL_HOSTS) or name in self._hosts:
            return
        if own:
            raise Stop(421, "guard-other-origin", given=host, own=self._origin)
        if not is_local_name(name):
            raise Stop(421, "guard-host", host=host)

    def _own(self, scope: Scope) -> None:
        """A page of another origin may not act here; scripts that are no page name no origin."""
        given = header(scope, b"origin")
        own = own_origins(scope, self._origin)
        if given and normal_origin(given) not in own:
            raise Stop(403, "guard-other-origin", given=given, own=own[0])

    def _meant(self, scope: Scope) -> None:
        """What rests on the cookie alone must show that one of our own pages asks."""
        if SESSION not in header(scope, b"cookie") or header(scope, b"x-hofmarshal-signature"):
            return
        if not header(scope, b"origin") or not header(scope, b"x-hofmarshal-csrf"):
            raise Stop(403, "guard-csrf")

    async def _body(self, scope: Scope, receive: Receive) -> bytes:
        """The whole body, which is neither too large nor too slow."""
        if not _sends_file(scope):
            return await self._whole(scope, receive, self._limits.body, self._limits.body_seconds)
        if not str(scope["path"]).startswith(VIDEOS):
            return await self._whole(scope, receive, self._limits.large, self._limits.large_seconds)
        if self._videos >= VIDEOS_AT_ONCE:
            raise Stop(429, "guard-videos-at-once", retry=10.0, most=VIDEOS_AT_ONCE)
        self._videos += 1
        try:
            return await self._whole(scope, receive, self._limits.video, self._limits.video_seconds)
        finally:
            self._videos -= 1

    async def _whole(self, scope: Scope, receive: Receive, most: int, seconds: float) -> bytes:
        """A body of at most so many bytes, which is there within so many seconds."""
        length = header(scope, b"content-length")
        if length and (not length.isdecimal() or int(length) > most):
            raise Stop(413, "guard-too-large", most=most // 1024)
        try:
            async with asyncio.timeout(seconds):
                return await _read(receive, most, int(seconds))
        except TimeoutError:
            raise Stop(408, "guard-too-slow", seconds=int(seconds)) from None


def _small(scope: Scope) -> None:
    """A head of bearable size: nothing that we ask for is long."""
    head = sum(len(name) + len(value) for name, value in scope.get("headers", ()))
    if head + len(scope.get("raw_path") or b"") + len(scope.get("query_string", b"")) > LARGEST_HEAD:
        raise Stop(431, "guard-too-large", most=LARGEST_HEAD // 1024)


async def _read(receive: Receive, most: int, seconds: int) -> bytes:
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] != "http.request":  # gone before it had said what it wanted
            raise Stop(400, "guard-too-slow", seconds=seconds)
        body += message.get("body", b"")
        if len(body) > most:
            raise Stop(413, "guard-too-large", most=most // 1024)
        if not message.get("more_body"):
            return bytes(body)


def _sends_file(scope: Scope) -> bool:
    shown = header(scope, b"x-hofmarshal-signature") or SESSION in header(scope, b"cookie")
    shown = shown or header(scope, b"x-hofmarshal-pass")
    return (str(scope["path"]).startswith(FILES) or str(scope["path"]) in FOLDERS) and bool(shown)


def _replay(body: bytes, receive: Receive) -> Receive:
    """`receive` for an app whose request body was already read."""
    given = False

    async def again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again


async def _refuse(send: Send, stop: Stop) -> None:
    body = msgspec.json.encode(error_body(stop.refusal))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if stop.retry:
        headers.append((b"retry-after", str(stop.retry).encode()))
    if stop.status in (408, 413, 431):
        headers.append((b"connection", b"close"))
    await send({"type": "http.response.start", "status": stop.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


async def _deny(scope: Scope, receive: Receive, send: Send, stop: Stop) -> None:
    """Refuse a socket with a status and a reason where the server can, else close it."""
    await receive()
    if "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": 1008, "reason": stop.refusal.code})
        return
    body = msgspec.json.encode(error_body(stop.refusal))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if stop.retry:
        headers.append((b"retry-after", str(stop.retry).encode()))
    await send({"type": "websocket.http.response.start", "status": stop.status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": body})
