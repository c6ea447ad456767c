"""What the tests of the entries pages stand on: nominations of a served event, and requests of its desk."""

from __future__ import annotations

import json
from typing import Any

import httpx

from hofmarshal.robots.posting import mac
from tests.browser.ground import Ground


def office(event: Ground, path: str, body: Any = None) -> Any:
    """What the office answers the organiser's device; with a body it is posted."""
    device = event.desk.client.device
    assert device is not None
    data = b"" if body is None else json.dumps(body).encode()
    method = "GET" if body is None else "POST"
    headers = {
        "X-Hofmarshal-Device": device.id, "Content-Type": "application/json",
        "X-Hofmarshal-Signature": mac(device.secret, f"{method} {path.partition('?')[0]}\n{data.decode()}"),
    }  # fmt: skip
    answer = httpx.request(method, event.server.origin + path, content=data or None, headers=headers, timeout=30)
    assert answer.is_success, answer.text
    return answer.json() if answer.content else None


def nomination(event: Ground, name: str, rulebook: str, kind: str, **settings: Any) -> None:
    """Add a nomination."""
    body = {"name": name, "rulebook": rulebook, "nomination": kind, "settings": settings}
    office(event, "/api/office/setup/nominations", body)
