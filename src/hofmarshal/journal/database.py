"""The database under the journal and the private tables: one thread writes, anybody reads, whoever wants is woken."""

from __future__ import annotations

import logging
import os
import threading
import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from hofmarshal.journal.engines import BUSY_SECONDS, Engines, engines
from hofmarshal.journal.schema import bring_up_to_date
from hofmarshal.journal.trouble import Unusable, unusable
from hofmarshal.journal.wakeups import CHANNEL, Listener, Poller
from hofmarshal.journal.writer import Job, Together, Writer

T = TypeVar("T")

WRITE_LOCK = 0x686F6602
"""The advisory lock of PostgreSQL that a batch holds to its commit, so that positions appear in their order."""

GONE_SECONDS = 0.25
"""How often to look whether the SQLite file is still the one that was opened."""

log = logging.getLogger(__name__)


class Database:
    """One SQLite file or PostgreSQL database, up to date. Safe to use from several threads."""

    @classmethod
    def open(cls, where: str | Path, *, poll: float = 1.0, create: bool = True) -> Database:
        """Open or (unless `create` is false) create it, and apply missing migrations.

        `where` is a data folder, a SQLite file, or a URL (`sqlite:///PATH`, `postgresql://USER@HOST/NAME`). What other
        processes write is noticed at once on PostgreSQL, and on both at the latest after `poll` seconds (0: never).
        Raises `Unusable`.
        """
        found = engines(where)
        if not create and found.path is not None and not found.path.exists():
            raise Unusable("journal-missing", where=found.where)
        try:
            _prepare(found, create=create)
            return cls(found, poll)
        except SQLAlchemyError as error:
            raise unusable(error, found.where) from error

    def __init__(self, found: Engines, poll: float) -> None:
        self._engines = found
        self._callbacks: list[Callable[[], None]] = []
        self._observers: list[Callable[[], None]] = []
        self._callbacks_lock = threading.Lock()
        self._self = uuid.uuid4().hex
        self._inode, self._look_again = _inode(found.path), 0.0
        self.where = found.where
        self.path = found.path
        self.url = found.writer.url.render_as_string(hide_password=False)
        self.dialect: Literal["sqlite", "postgresql"] = "sqlite" if found.path else "postgresql"
        self._writer = Writer(found.writer, found.where, begin=self._begin, end=self._end, after=self._woken)
        self._wakers: list[Listener | Poller] = []
        if self.dialect == "postgresql":
            self._wakers.append(Listener(found.writer, self._self, self._others_wrote))
        if poll:
            self._wakers.append(Poller(poll, self._others_wrote))

    def write(self, job: Callable[[sa.Connection], T]) -> T:
        """Run `job` in the writer's transaction with others' and return its result once it is durable.

        An exception of the job undoes what it wrote, nothing else, and is raised here. After a failed transaction the
        job may be run again, so it should change nothing but the database. Raises `Unusable` when the database fails.
        """
        result: T = self._writer.do(Job(job))
        return result

    def post(self, work: Together, item: Any, told: Callable[[], None] | None = None) -> Job:
        """Write `item` with all others of the same `work` that are waiting; the job's `wait` gives its result.

        `told` is called in the writer's thread when the job is over, once for all jobs of a batch that share it.
        """
        job = Job(work, item, told)
        self._writer.put(job)
        return job

    @contextmanager
    def read(self) -> Iterator[sa.Connection]:
        """A connection that only reads and sees the database as it is at its first statement. Raises `Unusable`."""
        try:
            with self._engines.reader.connect() as connection, connection.begin():
                yield connection
        except SQLAlchemyError as error:
            raise unusable(error, self.where) from error

    @contextmanager
    def alone(self, lock: int) -> Iterator[None]:
        """Hold a lock that one of all processes has at a time; on entering, all is seen that others wrote before.

        On SQLite, where one process serves, it does nothing. It is given back when the process dies. Raises `Unusable`
        when the database fails, or nobody gives the lock back within `BUSY_SECONDS`.
        """
        if self.dialect == "sqlite":
            yield
            return
        try:
            connection = self._engines.writer.connect().execution_options(isolation_level="AUTOCOMMIT")
        except SQLAlchemyError as error:
            raise unusable(error, self.where) from error
        with connection:
            try:
                connection.exec_driver_sql(f"SET lock_timeout = {BUSY_SECONDS * 1000}")
                connection.exec_driver_sql(f"SELECT pg_advisory_lock({lock})")
            except SQLAlchemyError as error:
                raise unusable(error, self.where) from error
            for observer in tuple(self._observers):
                observer()
            yield  # the lock goes with the connection

    def on_commit(self, callback: Callable[[], None]) -> Callable[[], None]:
        """Call `callback` after every commit, ours or another process's; the answer ends that.

        It is called in the writer's thread or a listening one, and should only wake somebody.
        """
        with self._callbacks_lock:
            self._callbacks.append(callback)

        def end() -> None:
            with self._callbacks_lock:
                if callback in self._callbacks:
                    self._callbacks.remove(callback)

        return end

    def on_others(self, observer: Callable[[], None]) -> None:
        """Call `observer` when another process may have written, before the callbacks of `on_commit`; it may read."""
        self._observers.append(observer)

    def close(self) -> None:
        """Write what waits, then close every connection."""
        for waker in self._wakers:
            waker.close()
        self._writer.close()
        self._engines.reader.dispose()
        self._engines.writer.dispose()

    def __enter__(self) -> Database:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    # In the writer's thread

    def _begin(self, connection: sa.Connection) -> None:
        if self._inode is None:
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({WRITE_LOCK})")
        elif time.monotonic() > self._look_again:
            self._look_again = time.monotonic() + GONE_SECONDS
            if _inode(self.path) != self._inode:
                self._look_again = 0.0
                raise Unusable("journal-gone", where=self.where)

    def _end(self, connection: sa.Connection) -> None:
        if self._inode is None:
            connection.exec_driver_sql(f"SELECT pg_notify('{CHANNEL}', '{self._self}')")

    def _others_wrote(self) -> None:
        for observer in tuple(self._observers):
            observer()
        self._woken()

    def _woken(self) -> None:
        with self._callbacks_lock:
            callbacks = tuple(self._callbacks)
        for callback in callbacks:
            try:
                callback()
            except Exception:
                log.exception("a callback after a commit has failed")


def _prepare(found: Engines, *, create: bool) -> None:
    """Migrate. A SQLite file that two processes create at once may be busy beyond its own patience."""
    for attempt in range(20):
        try:
            with found.writer.connect() as connection, connection.begin():
                bring_up_to_date(connection, found.where, new=None if create else False)
            return
        except OperationalError as error:
            if attempt == 19 or "locked" not in str(error.orig):
                raise
            threading.Event().wait(0.05)


def _inode(path: Path | None) -> tuple[int, int] | None:
    if path is None:
        return None
    try:
        found = os.stat(path)
    except OSError:
        return 0, 0
    return found.st_dev, found.st_ino
