"""Runs the server: opens the event's data, serves on a socket, ends in good order."""

from __future__ import annotations

import contextlib
import secrets
import time
from collections.abc import Callable, Collection
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
import uvicorn

from hofmarshal.desk.decider import Issued
from hofmarshal.journal.database import Database
from hofmarshal.journal.sql import SqlJournal
from hofmarshal.journal.tables import entries
from hofmarshal.rules.notes import Note
from hofmarshal.server.accounts import Accounts
from hofmarshal.server.app import create_app
from hofmarshal.server.clock import Clock
from hofmarshal.server.company import Company
from hofmarshal.server.content import SqlContents
from hofmarshal.server.devices import SERVER
from hofmarshal.server.doors import HttpDoor, SocketDoor, keep_log_clear
from hofmarshal.server.dossiers import SqlDossiers
from hofmarshal.server.erased_roll import Roll
from hofmarshal.server.erasure import erase_from
from hofmarshal.server.event_routes import event_routes, folder_desk
from hofmarshal.server.festival import Festival
from hofmarshal.server.game.opening import game_books
from hofmarshal.server.gate import Gate
from hofmarshal.server.guard import Guard, Limits
from hofmarshal.server.identity_routes import identity_routes, session_of
from hofmarshal.server.media import Media
from hofmarshal.server.office.context import Office
from hofmarshal.server.office.routes import all_office_routes
from hofmarshal.server.office_routes import office_routes
from hofmarshal.server.paper_routes import paper_routes
from hofmarshal.server.people import SqlPeople
from hofmarshal.server.settings import Settings
from hofmarshal.server.trust import trust_routes
from hofmarshal.server.vault import SqlVault
from hofmarshal.server.venue import Venue
from hofmarshal.server.workers import Workers
from hofmarshal.tournament import programme
from hofmarshal.tournament.programme_words import Erase

LARGEST_FRAME = 65_536
"""Bytes of a frame from a device; a longer one ends its connection."""

PING_EVERY = 20.0

DESK_LOCK = 0x686F6603
"""The advisory lock of PostgreSQL that one process of a server holds while its office compares and changes entries."""

STRAY = 3_600_000
"""How far (ms) a recorded instant may be ahead of the wall clock for the server's clock to start from it. Beyond that one
of the two clocks was wrong, and only people can tell which."""

GRACE = 2
"""Seconds that open requests have to end when the server stops; event streams never end by themselves."""

PATIENCE = 60
"""Seconds a process may be silent before it counts as hung: on a busy laptop one needs many to start at all."""


def open_venue(settings: Settings, clock: Clock | None = None) -> tuple[Database, Venue]:
    """The venue over the event's data, which is made if it is new; `clock`: one it is to go by. Raises `Unusable`."""
    database = Database.open(settings.database or settings.data)
    journal = SqlJournal(database)
    books = partial(game_books, settings.data)
    festival = Festival(journal, SqlContents(database), SqlPeople(database), SqlDossiers(database), books)
    company = Company(database, secrets.token_hex(8)) if settings.workers > 1 else None
    last = _last(database)
    ahead = last - int(time.time() * 1000)
    venue = Venue(
        settings, journal, SqlVault(database), festival, last=last if ahead < STRAY else 0, company=company,
        clock=clock, across=partial(database.alone, DESK_LOCK),
    )  # fmt: skip
    if ahead >= STRAY:
        venue.note_fault(Note("wire-fault-ahead", {"hours": ahead // 3_600_000}))
    database.on_commit(venue.woken)
    return database, venue


def _last(database: Database) -> int:
    """The last instant (ms) at which something was recorded; 0 if nothing was."""
    with database.read() as connection:
        return int(connection.execute(sa.select(sa.func.max(entries.c.recorded))).scalar() or 0)


def application(
    database: Database, venue: Venue, limits: Limits | None = None, *, after: Callable[[], None] | None = None
) -> Any:
    """The whole application: what stands before every request, the venue's routes, who is who.

    `after` is called when the venue has stopped.
    """
    accounts = Accounts(database)
    gate = Gate(venue.identities, accounts, venue.desk.submit, lambda: venue.look("devices"), venue.now)
    people, dossiers, media = venue.festival.people, venue.festival.dossiers, Media(database)
    settings, roll = venue.settings, Roll(venue.settings.data)

    def eraser(names: Collection[str]) -> Collection[str]:
        roll.add(venue.journal, names)
        return erase_from(people, dossiers, media, names)

    _erase_who_is_back(venue, roll, eraser)
    trust = trust_routes(Path(settings.authority), settings.origin) if settings.authority else []
    routes = [
        *identity_routes(gate, settings.origin),
        *paper_routes(venue, gate),
        *office_routes(venue, gate),
        *event_routes(gate, folder_desk(venue), eraser, settings.origin),
        *all_office_routes(Office(venue, gate, media, settings.origin)),
        *trust,
    ]
    app = create_app(venue, routes, session=lambda request: session_of(gate, request), after=after)
    return Guard(app, origin=settings.origin, hosts=settings.hosts, limits=limits)  # type: ignore[arg-type]  # ASGI, spelt otherwise


def _erase_who_is_back(venue: Venue, roll: Roll, eraser: Callable[[Collection[str]], Collection[str]]) -> None:
    """Erase again who was erased after the backup that this event was brought back from, and tell the journal."""
    if not any(roll.lines()):
        return
    state: programme.State = venue.look(programme.STREAM)
    for entry in roll.back(state):
        eraser([entry])
        issued = Issued(
            id=f"erased~{entry}~{secrets.token_hex(6)}", stream=programme.STREAM, at=venue.now(),
            command=Erase(entry=entry), device=SERVER,
        )  # fmt: skip
        venue.desk.submit(issued)


def config_of(app: Any, settings: Settings) -> uvicorn.Config:
    """How uvicorn serves this application."""
    keep_log_clear()
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        ssl_certfile=settings.cert or None,
        ssl_keyfile=settings.key or None,
        loop="uvloop",
        http=HttpDoor,
        ws=SocketDoor,
        ws_per_message_deflate=False,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=PING_EVERY,
        ws_ping_timeout=PING_EVERY,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
        timeout_worker_healthcheck=PATIENCE,
    )


def make_app(settings: Settings) -> Any:
    """The application of one process, which closes its database when it ends."""
    database, venue = open_venue(settings)
    return application(database, venue, after=database.close)


def run(settings: Settings) -> None:
    """Serve until the process is told to stop. Raises `Unusable` for a database that cannot be used."""
    if settings.workers > 1:
        _run_workers(settings)
        return
    database, venue = open_venue(settings)
    with contextlib.closing(database):
        uvicorn.Server(config_of(application(database, venue), settings)).run()


def _run_workers(settings: Settings) -> None:
    """Serve with several processes on one port; one that dies is started again."""
    with Database.open(settings.database_url) as database:  # brought up to date once, by nobody else meanwhile
        last = _last(database)
    clock = Clock(last if last < time.time() * 1000 + STRAY else 0)
    shared = msgspec.structs.replace(settings, anchor=clock.anchor)  # also for a process that is started hours later
    config = config_of(partial(make_app, shared), settings)
    config.factory, config.workers = True, settings.workers
    Workers(config).run()
