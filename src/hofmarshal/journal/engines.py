"""Engines for SQLite and PostgreSQL: one connection that writes, a pool that only reads."""

from __future__ import annotations

import sqlite3
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.pool import NullPool, QueuePool

from hofmarshal.journal.trouble import Unusable

FILE = "hofmarshal.db"
"""The name of the SQLite file in a data folder."""

BUSY_SECONDS = 10
FAULTY = ((3, 7, 0), (3, 51, 2))
"""SQLite from the first version to the second, both included, may lose committed pages of a WAL that is reset under load."""

READERS = 8
MORE_READERS = {"sqlite": 120, "postgresql": 8}
"""Connections beyond those, made when needed: PostgreSQL has few to give, and those who find none wait."""


class Engines(NamedTuple):
    """How to reach one database: `where` names it to people (no password), `path` is the file of a SQLite one."""

    writer: sa.Engine
    reader: sa.Engine
    where: str
    path: Path | None


def engines(where: str | Path) -> Engines:
    """Engines for a SQLite file, a data folder, or a URL (`sqlite:///PATH`, `postgresql://…`). Raises `Unusable`."""
    url = _url(where)
    if url is None:
        path = Path(where)
        return _sqlite(path / FILE if path.is_dir() else path)
    if url.get_backend_name() == "sqlite":
        if not url.database or url.database == ":memory:" or url.query:
            raise Unusable("journal-bad-url", where=str(where))
        return _sqlite(Path(url.database))
    return _postgresql(url)


def _url(where: str | Path) -> URL | None:
    if isinstance(where, Path) or "://" not in where:
        return None
    try:
        url = make_url(where)
    except ArgumentError:
        raise Unusable("journal-bad-url", where=where) from None
    if url.get_backend_name() not in ("sqlite", "postgresql", "postgres"):
        raise Unusable("journal-bad-url", where=url.render_as_string(hide_password=True))
    return url


# SQLite


def sqlite_driver() -> ModuleType:
    """The module that brings a sound SQLite. Raises `Unusable` where there is none."""
    try:
        driver = import_module("pysqlite3.dbapi2")
    except ImportError:  # there is none for Windows: Python's own may be new enough
        driver = sqlite3
    check_sqlite(driver.sqlite_version_info)
    return driver


def check_sqlite(version: tuple[int, ...]) -> None:
    """Raise `Unusable` for a SQLite that may lose what it has confirmed."""
    if FAULTY[0] <= version <= FAULTY[1]:
        raise Unusable("journal-sqlite", version=".".join(map(str, version)))


# Errors do not show the values of a statement: secrets, hashed passwords and names are among them, and logs are read by many.


def _sqlite(path: Path) -> Engines:
    driver = sqlite_driver()
    if not path.parent.is_dir():
        raise Unusable("journal-no-folder", where=str(path), folder=str(path.parent))
    if path.is_dir():
        raise Unusable("journal-no-database", where=str(path))
    url = URL.create("sqlite", database=str(path))
    args = {"timeout": BUSY_SECONDS, "isolation_level": None, "check_same_thread": False, "cached_statements": 256}
    writer = sa.create_engine(url, module=driver, poolclass=NullPool, connect_args=args, hide_parameters=True)
    reader = sa.create_engine(
        url,
        module=driver,
        poolclass=QueuePool,
        pool_size=READERS,
        max_overflow=MORE_READERS["sqlite"],
        connect_args=args,
        hide_parameters=True,
    )
    sa.event.listen(writer, "connect", _writes)
    sa.event.listen(writer, "begin", _begin_immediate)
    sa.event.listen(reader, "connect", _reads)
    sa.event.listen(reader, "begin", _begin)
    return Engines(writer, reader, str(path), path)


def _writes(connection: Any, record: Any) -> None:
    for pragma in (f"busy_timeout={BUSY_SECONDS * 1000}", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}").fetchall()


def _reads(connection: Any, record: Any) -> None:
    connection.execute("PRAGMA query_only=ON")


def _begin_immediate(connection: sa.Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _begin(connection: sa.Connection) -> None:
    connection.exec_driver_sql("BEGIN")


# PostgreSQL


def _postgresql(url: URL) -> Engines:
    shown = url.render_as_string(hide_password=True)
    url = url.set(drivername="postgresql+psycopg")
    args = {"connect_timeout": BUSY_SECONDS, "application_name": "hofmarshal"}
    writer = sa.create_engine(
        url, poolclass=NullPool, connect_args=args, isolation_level="READ COMMITTED", hide_parameters=True
    )
    reader = sa.create_engine(
        url,
        poolclass=QueuePool,
        pool_size=READERS,
        max_overflow=MORE_READERS["postgresql"],
        pool_pre_ping=True,
        connect_args=args,
        isolation_level="REPEATABLE READ",
        hide_parameters=True,
    )
    sa.event.listen(writer, "connect", _durable)
    return Engines(writer, reader, shown, None)


def _durable(connection: Any, record: Any) -> None:
    """What is confirmed must be on the disk, whatever the server's default."""
    with connection.cursor() as cursor:
        cursor.execute("SET synchronous_commit = on")
    connection.commit()
