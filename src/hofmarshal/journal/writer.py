"""The one thread that writes: many jobs in one transaction, each answered when it is durable."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from typing import Any, Protocol

import sqlalchemy as sa
from sqlalchemy.exc import DataError as BadValue
from sqlalchemy.exc import DBAPIError, IntegrityError, ProgrammingError, SQLAlchemyError

from hofmarshal.journal.trouble import Unusable, is_lost, unusable

BATCH = 1000
"""The most jobs in one transaction."""

log = logging.getLogger(__name__)


class Together(Protocol):
    """Work that is cheaper done for many items at once."""

    def run(self, connection: sa.Connection, items: Sequence[Any]) -> Sequence[Any]:
        """The results of `items`, in their order. An exception undoes them all; they are then tried one by one."""
        ...

    def committed(self) -> None:
        """What `run` wrote is durable; nobody has been answered yet."""
        ...

    def undone(self) -> None:
        """What `run` wrote is not in the database, or nobody knows."""
        ...


class Job:
    """Something to be written: a function, or an item of a `Together`. `told` is called when it is `over`."""

    __slots__ = ("_done", "error", "item", "over", "result", "told", "work")

    def __init__(
        self,
        work: Callable[[sa.Connection], Any] | Together,
        item: Any = None,
        told: Callable[[], None] | None = None,
    ) -> None:
        self.work = work
        self.item = item
        self.told = told
        self.over = False
        self.result: Any = None
        self.error: BaseException | None = None
        self._done = threading.Lock()
        self._done.acquire()

    def finish(self) -> None:
        """Let the one who waits go on."""
        self.over = True
        self._done.release()

    def wait(self) -> Any:
        """The result, once it is durable; raises what went wrong. May be called again."""
        with self._done:
            pass
        if self.error is not None:
            raise self.error
        return self.result


class Writer:
    """Takes jobs from any thread and writes them in its own."""

    def __init__(
        self,
        engine: sa.Engine,
        where: str,
        *,
        begin: Callable[[sa.Connection], None],
        end: Callable[[sa.Connection], None],
        after: Callable[[], None],
    ) -> None:
        self._engine = engine
        self._where = where
        self._begin, self._end, self._after = begin, end, after
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._gate = threading.Lock()
        self._closed: Unusable | None = None
        self._connection: sa.Connection | None = None
        self._thread = threading.Thread(target=self._work, name="journal-writer", daemon=True)
        self._thread.start()

    def do(self, job: Job) -> Any:
        """Write `job` and wait until it is durable. Raises its own error, or `Unusable`."""
        if threading.current_thread() is self._thread:
            raise RuntimeError("a job must not wait for another: it would wait for itself")
        self.put(job)
        return job.wait()

    def put(self, job: Job) -> None:
        """Write `job` after those that have been put before it. Raises `Unusable`."""
        with self._gate:
            if self._closed:
                raise self._closed
            self._queue.put(job)

    def close(self) -> None:
        """Write what waits, then end."""
        with self._gate:
            if self._closed is None:
                self._closed = Unusable("journal-closed", where=self._where)
                self._queue.put(None)
        self._thread.join()

    # In the thread

    def _work(self) -> None:
        jobs: list[Job] = []
        try:
            while jobs := self._next():
                self._write(jobs)
        except BaseException as error:
            self._die(error, jobs)
            raise
        finally:
            self._disconnect()

    def _next(self) -> list[Job]:
        """What waits, at least one job; empty at the end."""
        job = self._queue.get()
        jobs: list[Job] = []
        while job is not None:
            jobs.append(job)
            if len(jobs) == BATCH:
                return jobs
            try:
                job = self._queue.get_nowait()
            except Empty:
                return jobs
        if jobs:
            self._queue.put(None)  # these first, then the end
        return jobs

    def _write(self, jobs: list[Job]) -> None:
        """Write `jobs` in one transaction and answer them."""
        error = self._attempt(jobs)
        if error and len(jobs) > 1 and _is_ones_own(error):
            for job in jobs:
                self._write([job])
            return
        for job in jobs:
            if error:
                job.error = error
            job.finish()
        _tell(jobs)

    def _attempt(self, jobs: list[Job]) -> Exception | None:
        """Write `jobs`, all or nothing but for functions that fail by themselves; what kept all of them from it."""
        groups: dict[int, list[Job]] = {}
        for job in jobs:
            if not callable(job.work):
                groups.setdefault(id(job.work), []).append(job)
        together: list[Together] = [group[0].work for group in groups.values()]  # type: ignore[misc]
        committing = False
        try:
            connection = self._connected()
            with connection.begin() as transaction:
                self._begin(connection)
                for work, group in zip(together, groups.values(), strict=True):
                    for job, result in zip(group, work.run(connection, [job.item for job in group]), strict=True):
                        job.result = result
                for job in jobs:
                    if callable(job.work):
                        _alone(connection, job)
                self._end(connection)
                committing = True
                transaction.commit()
            for work in together:
                work.committed()
        except Exception as error:
            for work in together:
                work.undone()
            return self._told(error, committing)
        self._after()
        return None

    def _told(self, error: Exception, committing: bool) -> Exception:
        """`error` for those who wait. After one of the database the next batch begins with a new connection."""
        if not isinstance(error, SQLAlchemyError):
            return error
        if _is_ones_own(error):
            return error
        self._disconnect()
        if committing and is_lost(error):
            return Unusable("journal-unsure", where=self._where)
        return unusable(error, self._where)

    def _connected(self) -> sa.Connection:
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            try:
                connection.close()
            except SQLAlchemyError:
                log.debug("closing a broken connection", exc_info=True)

    def _die(self, error: BaseException, jobs: list[Job]) -> None:
        """Answer everybody that nothing can be written any more; the exception itself goes to `threading.excepthook`."""
        told = Unusable("journal-dead", where=self._where, detail=repr(error))
        with self._gate:
            self._closed = told
        log.critical("the journal's writer has died", exc_info=error)
        while True:
            for job in jobs:
                if not job.over:
                    job.error = told
                    job.finish()
            _tell(jobs)
            try:
                late = self._queue.get_nowait()
            except Empty:
                return
            jobs = [late] if late else []


def _tell(jobs: Sequence[Job]) -> None:
    """Call each `told` of these jobs once."""
    for told in dict.fromkeys(job.told for job in jobs if job.told is not None):
        try:
            told()
        except Exception:
            log.exception("a callback after a write has failed")


def _alone(connection: sa.Connection, job: Job) -> None:
    """Run a function; its failure undoes what it wrote, and nothing else."""
    savepoint = connection.begin_nested()
    try:
        job.result = job.work(connection)  # type: ignore[operator]
    except DBAPIError as error:
        if not _is_ones_own(error):
            raise
        savepoint.rollback()
        job.error = error
    except Exception as error:
        savepoint.rollback()
        job.error = error
    else:
        savepoint.commit()


def _is_ones_own(error: Exception) -> bool:
    """Whether `error` comes from what was to be written, not from the database's state."""
    if isinstance(error, DBAPIError):
        return isinstance(error, (IntegrityError, BadValue, ProgrammingError)) and not error.connection_invalidated
    return not isinstance(error, (SQLAlchemyError, Unusable))
