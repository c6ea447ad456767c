"""Where a request says it comes from: its address, its Host and Origin, and whether what it says stays between two."""

from __future__ import annotations

import ipaddress
from typing import Any
from urllib.parse import urlsplit

LOCAL_HOSTS = ("localhost", "127.0.0.1", "::1")
LOCAL_SUFFIXES = (".local", ".lan", ".home", ".internal", ".localdomain", ".home.arpa", ".localhost")
"""Names that no stranger's server on the internet can have, so no page from there can pose as ours under them."""

Scope = Any
BODY = "hofmarshal.body"
"""Under this key of its scope the guard leaves a request's body."""


def header(scope: Scope, name: bytes) -> str:
    """A request's header; empty if it has none."""
    for key, value in scope.get("headers", ()):
        if key == name:
            return str(value.decode("latin-1"))
    return ""


def raw_body(scope: Scope) -> bytes:
    """The body of a request as it came, which the guard has read whole."""
    return bytes(scope.get(BODY, b""))


def address_of(scope: Scope) -> str:
    """The address of who asks; an IPv6 network of one household counts as one."""
    client = scope.get("client")
    host = client[0] if client else ""
    try:
        ip = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped:
            return str(ip.ipv4_mapped)
        return str(ipaddress.ip_network((ip, 64), strict=False))
    return host


def host_name(host: str) -> str:
    """The name in a Host header, without its port, in small letters."""
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return ""


def is_local_name(name: str) -> bool:
    """Whether a name can only mean a machine on this network: an address, a bare name, or one of a local kind."""
    try:
        ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        return bool(name) and ("." not in name or name.endswith(LOCAL_SUFFIXES))
    return True


def own_origins(scope: Scope, origin: str) -> tuple[str, ...]:
    """The origins that are ours for this request: the server's own one, and that of the address it was reached by."""
    host = header(scope, b"host").lower()
    scheme = "https" if scope.get("scheme") in ("https", "wss") else "http"
    reached = f"{scheme}://{_without_default_port(host, scheme)}"
    return (origin, reached) if origin and origin != reached else (reached,)


def normal_origin(origin: str) -> str:
    """An origin as browsers write it: small letters, no default port, no slash at the end."""
    try:
        parts = urlsplit(origin.strip().rstrip("/").lower())
    except ValueError:
        return origin
    return f"{parts.scheme}://{_without_default_port(parts.netloc, parts.scheme)}"


def _without_default_port(host: str, scheme: str) -> str:
    return host.removesuffix(":443" if scheme == "https" else ":80")


def is_private(scope: Scope, origin: str = "") -> bool:
    """Whether nobody between can read along: TLS to us, TLS to a proxy on this machine for `origin`, or this machine."""
    if scope.get("scheme") in ("https", "wss"):
        return True
    client = scope.get("client")
    here = bool(client) and _loopback(client[0])
    host = header(scope, b"host").lower()
    if here and origin.startswith("https://") and urlsplit(origin).netloc == host:
        return True
    return here and host_name(host) in LOCAL_HOSTS


def _loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
