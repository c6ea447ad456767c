"""The headers every answer carries: what a page may load and do, and who may frame it."""

from __future__ import annotations

from collections.abc import Iterable

from hofmarshal.server.origins import Scope, header, host_name, is_private

Headers = list[tuple[bytes, bytes]]

_ALWAYS: Headers = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(self), microphone=(), geolocation=(), payment=(), usb=()"),
]

_POLICY = (
    "default-src 'none'; script-src 'self'; "
    # A style attribute can colour a bar, not run code; older browsers know only style-src, so it has to allow it too.
    "style-src 'self' 'unsafe-inline'; style-src-elem 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self' data:; media-src 'self' data: blob:; "
    "connect-src 'self' ws://{host} wss://{host}; worker-src 'self'; manifest-src 'self'; "
    "form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors {ancestors}"
)
"""Older Safari does not count `ws:` to `'self'`, so the socket is named."""


_FILES: Headers = [one for one in _ALWAYS if one[0] in (b"x-content-type-options", b"cross-origin-resource-policy")]
"""What scripts and styles carry: a policy holds for the page that loads them, and theirs would be half a kilobyte each."""


def page_headers(scope: Scope, headers: Iterable[tuple[bytes, bytes]]) -> Headers:
    """An answer's headers with ours added; what the app has set itself stays."""
    found = list(headers)
    names = {name.lower() for name, _ in found}
    path = str(scope.get("path", ""))
    if path.startswith("/assets/") and path.endswith((".js", ".css")):
        return [*found, *((name, value) for name, value in _FILES if name not in names)]
    ours = [*_ALWAYS, *_framing(path), (b"content-security-policy", policy(scope, path).encode())]
    if path.startswith("/api/"):
        ours.append((b"cache-control", b"no-store"))
    if is_private(scope):  # elsewhere browsers ignore it, and say so in red
        ours.append((b"cross-origin-opener-policy", b"same-origin"))
    return [*found, *((name, value) for name, value in ours if name not in names)]


def policy(scope: Scope, path: str) -> str:
    """The content policy of an answer."""
    host = header(scope, b"host").lower()
    sane = (
        host if host_name(host) and not set(host) - set("abcdefghijklmnopqrstuvwxyz0123456789.-:[]_") else "localhost"
    )
    return _POLICY.format(host=sane, ancestors="*" if is_overlay(path) else "'none'")


def is_overlay(path: str) -> bool:
    """The stream's overlay alone may be framed, by the program that mixes the stream."""
    return path == "/overlay" or path.startswith("/overlay/")


def _framing(path: str) -> Headers:
    return [] if is_overlay(path) else [(b"x-frame-options", b"DENY")]
