"""The region's files of a game from the terminal: given out by `journal export`, taken in by `journal import`."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import TypeVar

import sqlalchemy as sa

from hofmarshal.desk.desk import Desk
from hofmarshal.journal.database import Database
from hofmarshal.journal.sql import SqlJournal
from hofmarshal.journal.tables import entries
from hofmarshal.rules.notes import BadInput, Problem
from hofmarshal.server.clock import Clock
from hofmarshal.server.content import SqlContents
from hofmarshal.server.dossiers import SqlDossiers
from hofmarshal.server.festival import Festival
from hofmarshal.server.game.house import GameHouse
from hofmarshal.server.game.region_ground import By, File, Refused, TakenIn
from hofmarshal.server.game.regions import Regions
from hofmarshal.server.people import SqlPeople
from hofmarshal.server.vault import SqlVault

BY = By(seat="organiser", device="terminal")
"""As whom the terminal acts: who can open the folder runs the event."""

T = TypeVar("T")

STRAY = 3_600_000
"""As far (ms) as the last record may lie ahead of this machine's clock for time to go on from it."""


def regions_of(database: Database, journal: SqlJournal) -> Regions:
    """The regions as the event's own desk has them; a server may run over the same folder meanwhile."""
    people = SqlPeople(database)
    festival = Festival(journal, SqlContents(database), people, SqlDossiers(database))
    with database.read() as connection:
        last = int(connection.execute(sa.select(sa.func.max(entries.c.recorded))).scalar() or 0)
    clock = Clock(last if last - int(time.time() * 1000) < STRAY else 0)
    desk = Desk(journal, festival.deciders, clock.now, facts=festival.facts)
    festival.look = desk.state
    game = GameHouse(journal, desk.state, clock.now, _raised)
    desk.catch_up()
    game.desk.catch_up()
    return Regions(journal, game, desk.submit, desk.state, SqlVault(database), people, clock.now)


def _raised(error: Exception, where: str) -> None:
    raise error


def starter(database: Database, journal: SqlJournal, name: str, own: str) -> File:
    """The file with which another server becomes region `name`. Raises `BadInput`."""
    return _told(lambda: regions_of(database, journal).starter(BY, name, own))


def hand_over(database: Database, journal: SqlJournal, streams: Iterable[str], to: str) -> File:
    """The file with which streams move to another region. Raises `BadInput`."""
    return _told(lambda: regions_of(database, journal).hand_over(BY, tuple(streams), to))


def take_in(database: Database, journal: SqlJournal, data: bytes, name: str) -> TakenIn:
    """Take a file in. Raises `BadInput`."""
    return _told(lambda: regions_of(database, journal).take_in(BY, data, name))


def _told(what: Callable[[], T]) -> T:
    try:
        return what()
    except Refused as error:
        no = error.refusal
        problems = [Problem(no.code, no.args), *(Problem(one.code, one.args) for one in no.reasons)]
        raise BadInput(problems) from error
