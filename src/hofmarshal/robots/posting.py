"""A few HTTP requests, as a robot's browser would make them: JSON there and back, cookies kept by who asks."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import http.client
import secrets
from typing import Any
from urllib.parse import urlsplit

import msgspec

PATIENCE = 20.0


class Turned(Exception):
    """The server said no, or nothing that could be read."""

    def __init__(self, status: int, body: str) -> None:
        super().__init__(f"{status}: {body[:300]}")
        self.status = status
        self.body = body


class Device(msgspec.Struct, frozen=True):
    """What a paired device knows of itself: its id, its secret, what it is called."""

    id: str
    secret: bytes
    name: str = ""


def mac(key: bytes, message: str) -> str:
    """HMAC-SHA256 in hex, as docs/wire.md has it everywhere."""
    return hmac.new(key, message.encode(), hashlib.sha256).hexdigest()


def ask(origin: str, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None) -> Any:
    """One request; what came back, JSON decoded. Blocks. Raises `Turned`, or `OSError` where there is no server."""
    where = urlsplit(origin)
    kind = http.client.HTTPSConnection if where.scheme == "https" else http.client.HTTPConnection
    connection = kind(where.hostname or "", where.port, timeout=PATIENCE)
    data = None if body is None else msgspec.json.encode(body)
    sent = {"Origin": origin, **(headers or {})}
    if data is not None:
        sent["Content-Type"] = "application/json"
    try:
        connection.request(method, path, data, sent)
        answer = connection.getresponse()
        text = answer.read().decode("utf-8", "replace")
    except http.client.HTTPException as error:
        raise ConnectionError(str(error)) from error
    finally:
        connection.close()
    if answer.status >= 400:
        raise Turned(answer.status, text)
    try:
        return msgspec.json.decode(text) if text else None
    except msgspec.DecodeError:
        return text


async def pair(origin: str, code: str, key: bytes, name: str) -> Device:
    """The phone's half of pairing: prove that the link's key is known, and make the secret of it."""
    device = secrets.token_hex(16)
    proof = mac(key, f"pair\n{code}\n{device}\n{name}")
    body = {"code": code, "device": device, "name": name, "proof": proof}
    await asyncio.to_thread(ask, origin, "POST", "/api/pair", body)
    return Device(device, bytes.fromhex(mac(key, f"device\n{device}")), name)


async def set_up(origin: str, code: str, name: str, password: str, event: str) -> Device:
    """The first run: the organiser's account; his browser's device. Only where nobody can read along."""
    body = {"code": code, "name": name, "password": password, "event": event, "called": f"{name}: laptop"}
    me = await asyncio.to_thread(ask, origin, "POST", "/api/setup", body)
    return Device(str(me["you"]["device"]), bytes.fromhex(me["secret"]), name)


async def sign_in(origin: str, name: str, password: str) -> Device:
    """An organiser signs in; his browser's device."""
    me = await asyncio.to_thread(ask, origin, "POST", "/api/sign-in", {"name": name, "password": password})
    return Device(str(me["you"]["device"]), bytes.fromhex(me["secret"]), name)
