"""The plain-http side of a server with a local authority: its certificate, the page that explains it, and the way to https."""

from __future__ import annotations

import hashlib
import mimetypes
import plistlib
import threading
import uuid
from importlib.resources import files
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec
import uvicorn
from cryptography import x509
from cryptography.hazmat.primitives import serialization
from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler

from hofmarshal.server.doors import HttpDoor
from hofmarshal.server.guard import App, Guard, Receive, Send
from hofmarshal.server.origins import Scope, header, host_name

PAGE = "trust.html"
CERTIFICATE, PROFILE, FACTS = "/trust/authority.crt", "/trust/authority.mobileconfig", "/trust/facts.json"


class Facts(msgspec.Struct, frozen=True, kw_only=True):
    """What the page that explains trust must know: where the event is, the authority's name and SHA-256, its last day."""

    origin: str
    name: str
    fingerprint: str
    until: str


def facts(authority: Path, origin: str) -> Facts:
    """The facts of an authority's certificate (PEM)."""
    cert = x509.load_pem_x509_certificate(authority.read_bytes())
    digest = hashlib.sha256(cert.public_bytes(serialization.Encoding.DER)).hexdigest().upper()
    name = str(cert.subject.get_attributes_for_oid(x509.NameOID.COMMON_NAME)[0].value)
    pairs = ":".join(digest[at : at + 2] for at in range(0, len(digest), 2))
    return Facts(origin=origin, name=name, fingerprint=pairs, until=f"{cert.not_valid_after_utc:%Y-%m-%d}")


def mobile_profile(authority: Path) -> bytes:
    """The authority as a profile that iPhones and iPads install."""
    cert = x509.load_pem_x509_certificate(authority.read_bytes())
    der = cert.public_bytes(serialization.Encoding.DER)
    name = str(cert.subject.get_attributes_for_oid(x509.NameOID.COMMON_NAME)[0].value)
    inner = {
        "PayloadType": "com.apple.security.root",
        "PayloadVersion": 1,
        "PayloadIdentifier": "hofmarshal.authority",
        "PayloadUUID": str(uuid.uuid5(uuid.NAMESPACE_OID, der.hex())),
        "PayloadDisplayName": name,
        "PayloadContent": der,
    }
    outer = {
        "PayloadType": "Configuration",
        "PayloadVersion": 1,
        "PayloadIdentifier": "hofmarshal",
        "PayloadUUID": str(uuid.uuid5(uuid.NAMESPACE_OID, f"profile {der.hex()}")),
        "PayloadDisplayName": name,
        "PayloadContent": [inner],
    }
    return plistlib.dumps(outer)


def document(authority: Path, path: str, origin: str) -> tuple[bytes, str] | None:
    """What is served under `/trust/…` of the authority: its bytes and their kind; None for another path."""
    if path == CERTIFICATE:
        cert = x509.load_pem_x509_certificate(authority.read_bytes())
        return cert.public_bytes(serialization.Encoding.DER), "application/x-x509-ca-cert"
    if path == PROFILE:
        return mobile_profile(authority), "application/x-apple-aspen-config"
    if path == FACTS:
        return msgspec.json.encode(facts(authority, origin)), "application/json"
    return None


def trust_app(authority: Path, port: int) -> App:
    """The ASGI app of the plain port; every path it does not know it sends on to https at `port`."""
    static = Path(str(files("hofmarshal.server"))) / "static"

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            if scope["type"] == "websocket":
                await receive()
                await send({"type": "websocket.close", "code": 1008})
            return
        name = host_name(header(scope, b"host"))
        origin = f"https://{f'[{name}]' if ':' in name else name}" + ("" if port == 443 else f":{port}")
        path = str(scope["path"])
        found = document(authority, path, origin) or _static(static, path)
        if found is None:
            there = origin + quote(path if path.startswith("/") else "/")
            await _answer(send, 307, b"", "text/plain", [(b"location", there.encode())])
        else:
            await _answer(send, 200, found[0], found[1])

    return Guard(app)


def trust_routes(authority: Path, origin: str) -> list[HTTPRouteHandler]:
    """The same documents within the main server."""

    def route(path: str) -> HTTPRouteHandler:
        @get(path, sync_to_thread=True, include_in_schema=False)
        def give(request: Request[Any, Any, Any]) -> Response[bytes]:
            found = document(authority, path, origin or str(request.base_url).rstrip("/"))
            body, kind = found or (b"", "text/plain")
            return Response(body, media_type=kind)

        return give

    return [route(path) for path in (CERTIFICATE, PROFILE, FACTS)]


def serve_trust(authority: Path, host: str, plain_port: int, port: int) -> threading.Thread:
    """Serve the plain port in a thread of its own that ends with the process."""
    config = uvicorn.Config(
        trust_app(authority, port),
        host=host,
        port=plain_port,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        limit_concurrency=200,
        http=HttpDoor,
        ws="none",
    )
    thread = threading.Thread(target=uvicorn.Server(config).run, name="trust", daemon=True)
    thread.start()
    return thread


def _static(static: Path, path: str) -> tuple[bytes, str] | None:
    """The page and what it loads, from the built pages."""
    name = PAGE if path.rstrip("/") in ("/trust", "") else path.lstrip("/")
    if name != PAGE and not name.startswith("assets/"):
        return None
    file = (static / name).resolve()
    if not file.is_relative_to(static.resolve()) or not file.is_file():
        return None
    return file.read_bytes(), mimetypes.guess_type(file.name)[0] or "application/octet-stream"


async def _answer(
    send: Send, status: int, body: bytes, kind: str, more: list[tuple[bytes, bytes]] | None = None
) -> None:
    headers: list[Any] = [(b"content-type", kind.encode()), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": [*headers, *(more or [])]})
    await send({"type": "http.response.body", "body": body})
