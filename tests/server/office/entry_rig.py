"""A served event with two nominations that people can be entered in, and requests as its devices make them."""

from __future__ import annotations

import json
from typing import Any

import httpx

from hofmarshal.desk.event_programme import nomination_stream
from hofmarshal.exchange.books import playable
from hofmarshal.server.content import pinned_of
from hofmarshal.tournament import programme_words as w
from hofmarshal.tournament.state import Settings
from tests.server.rig import Device, Server, submit


def nomination(server: Server, name: str, rulebook: str, kind: str, **settings: Any) -> None:
    """Add a nomination to the event."""
    books = playable()
    library = server.venue.festival.facts.library
    pinned = pinned_of(books[rulebook], kind, books)
    kept = library.keep(pinned)
    submit(
        server.venue,
        "programme",
        w.AddNomination(name=name, rules=kept, text=library.text(kept.content), settings=Settings(**settings)),
    )


def ask(
    server: Server, device: Device | None, path: str, body: Any = None, *, method: str = "", host: str = ""
) -> httpx.Response:
    """A signed request; with a body it is posted. `host`: the name it is asked by, as from another machine."""
    plain = path.partition("?")[0]
    data = b"" if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
    method = method or ("GET" if body is None else "POST")
    headers = {"Origin": f"http://{host}" if host else server.url, "Content-Type": "application/json"}
    if host:
        headers["Host"] = host
    if device is not None:
        signed = f"{method} {plain}\n".encode() + data
        headers |= {"X-Hofmarshal-Device": device.id, "X-Hofmarshal-Signature": device.sign(signed)}  # type: ignore[arg-type]
    return httpx.request(method, server.url + path, content=data or None, headers=headers, timeout=30)


def person(name: str, club: str = "", **more: Any) -> dict[str, Any]:
    """What the form sends of somebody."""
    takes: dict[str, Any] = {key: {} for key in more.pop("takes", ())}
    return {"name": name, "club": club, "takes": takes, **more}


def enter(server: Server, device: Device, name: str, club: str = "", **more: Any) -> str:
    """Enter somebody who must be taken; his number."""
    answer = ask(server, device, "/api/office/entries", person(name, club, **more))
    assert answer.status_code == 201, answer.text
    return str(answer.json()["entry"])


def entries_of(server: Server, name: str) -> dict[str, Any]:
    """The entries of a nomination as the journal's fold has them."""
    return dict(server.venue.look(nomination_stream(name)).entries)
