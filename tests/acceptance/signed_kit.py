"""Signed requests to the office of a served event, and answers as text that can be searched."""

from __future__ import annotations

import contextlib
import hashlib
import hmac
import http.client
import io
import json
import zipfile
from typing import Any

from strangers_kit import House, Seat


class Office:
    """The office of an event, by signed requests of a device."""

    def __init__(self, house: House) -> None:
        self.house = house

    def ask(self, seat: Seat | None, method: str, path: str, body: Any = None, **more: str) -> tuple[int, str]:
        """Status and text of an answer, archives unpacked; the request is signed if a seat asks."""
        raw = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
        headers = {"content-type": "application/json", **more}
        if seat is not None:
            plain = path.partition("?")[0]
            headers["x-hofmarshal-device"] = seat.device.id
            headers["x-hofmarshal-signature"] = mac_of(seat, method, plain, raw)
        one = http.client.HTTPConnection("127.0.0.1", self.house.server.port, timeout=60)
        try:
            one.request(method, path, raw, headers)
            answer = one.getresponse()
            return answer.status, readable(answer.read())
        finally:
            one.close()

    def done(self, seat: Seat, method: str, path: str, body: Any = None, **more: str) -> Any:
        """The same, and it must be carried out."""
        status, text = self.ask(seat, method, path, body, **more)
        assert status in (200, 201), (method, path, status, text[:600])
        return json.loads(text) if text else None


def mac_of(seat: Seat, method: str, path: str, raw: bytes) -> str:
    """The signature of a request, as docs/wire.md has it."""
    return hmac.new(seat.device.secret, f"{method} {path}\n".encode() + raw, hashlib.sha256).hexdigest()


def readable(raw: bytes) -> str:
    """An answer as text that can be searched: JSON without escapes, the files of an archive (a spreadsheet is one) one by one."""
    if raw.startswith(b"PK"):
        with zipfile.ZipFile(io.BytesIO(raw)) as packed:
            return "\n".join(readable(packed.read(name)) for name in packed.namelist())
    text = raw.decode("utf-8", "replace")
    with contextlib.suppress(ValueError):
        return json.dumps(json.loads(text), ensure_ascii=False)
    return text
