"""Runs the server: opens the event's data, serves on a socket, ends in good order."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Any

import uvicorn

from hofmarshal.journal.database import Database
from hofmarshal.journal.sql import SqlJournal
from hofmarshal.server.accounts import Accounts
from hofmarshal.server.app import create_app
from hofmarshal.server.content import SqlContents
from hofmarshal.server.festival import Festival
from hofmarshal.server.gate import Gate
from hofmarshal.server.guard import Guard, Limits
from hofmarshal.server.identity_routes import identity_routes
from hofmarshal.server.office_routes import office_routes
from hofmarshal.server.paper_routes import paper_routes
from hofmarshal.server.people import SqlPeople
from hofmarshal.server.settings import Settings
from hofmarshal.server.trust import trust_routes
from hofmarshal.server.vault import SqlVault
from hofmarshal.server.venue import Venue

LARGEST_FRAME = 65_536
"""Bytes of a frame from a device; a longer one ends its connection."""

PING_EVERY = 20.0
GRACE = 5
"""Seconds that open requests have to end when the server stops."""


def open_venue(settings: Settings) -> tuple[Database, Venue]:
    """The venue over the event's data, which is made if it is new. Raises `Unusable`."""
    database = Database.open(settings.database or settings.data)
    journal = SqlJournal(database)
    festival = Festival(journal, SqlContents(database), SqlPeople(database))
    venue = Venue(settings, journal, SqlVault(database), festival)
    database.on_commit(venue.woken)
    return database, venue


def application(database: Database, venue: Venue, limits: Limits | None = None) -> Any:
    """The whole application: what stands before every request, the venue's routes, who is who."""
    accounts = Accounts(database)
    gate = Gate(venue.identities, accounts, venue.desk.submit, lambda: venue.look("devices"), venue.now)
    settings = venue.settings
    trust = trust_routes(Path(settings.authority), settings.origin) if settings.authority else []
    routes = [
        *identity_routes(gate, settings.origin),
        *paper_routes(venue, gate),
        *office_routes(venue, gate),
        *trust,
    ]
    app = create_app(venue, routes)
    return Guard(app, origin=settings.origin, hosts=settings.hosts, limits=limits)  # type: ignore[arg-type]  # ASGI, spelt otherwise


def config_of(app: Any, settings: Settings) -> uvicorn.Config:
    """How uvicorn serves this application."""
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        ssl_certfile=settings.cert or None,
        ssl_keyfile=settings.key or None,
        loop="uvloop",
        http="httptools",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=PING_EVERY,
        ws_ping_timeout=PING_EVERY,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
    )


def run(settings: Settings) -> None:
    """Serve until the process is told to stop. Raises `Unusable` for a database that cannot be used."""
    database, venue = open_venue(settings)
    with contextlib.closing(database):
        server = uvicorn.Server(config_of(application(database, venue), settings))
        server.run()
