"""The journal on SQLite and PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import msgspec
import sqlalchemy as sa

from hofmarshal.journal.appending import Append, Appending, sync
from hofmarshal.journal.check import entry_faults
from hofmarshal.journal.contract import Along, Appended, Conflict, IdTaken, Outcome, Posted, check_along, check_drafts
from hofmarshal.journal.database import Database
from hofmarshal.journal.known import Known
from hofmarshal.journal.model import START, Draft, Entry, Fault, Fork, Head, Key, StoredAnswer, begins, placed
from hofmarshal.journal.rows import (
    SELECT_ANSWERS,
    SELECT_ENTRIES,
    all_entries,
    all_forks,
    answers_of,
    entries_of,
    page_after,
    page_before,
)
from hofmarshal.journal.statements import ask, insert
from hofmarshal.journal.tables import answers, bookmarks, entries, forks
from hofmarshal.journal.writer import Job


class SqlJournal:
    """A `Journal` in a `Database`. Every method may raise `Unusable`.

    `read`, `tail` and `heads` answer from memory where they can. What other processes append they show when the database
    has told of it (at once on PostgreSQL, else within a second), in order and without a gap; `append` always sees it,
    and after a `Conflict` so do they.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known = Known()
        self._appending = Appending(self._known)
        self.refresh()
        database.on_others(self.refresh)

    def refresh(self) -> None:
        """Look for what other processes have appended."""
        with self._database.read() as connection:
            sync(connection, self._known)

    def append(
        self,
        stream: str,
        expected: int,
        entries: Sequence[Draft],
        *,
        key: Key | None = None,
        fingerprint: str = "",
        answer: bytes = b"",
    ) -> Outcome:
        """See `Journal.append`."""
        return self.post(stream, expected, entries, key=key, fingerprint=fingerprint, answer=answer).wait()

    def post(
        self,
        stream: str,
        expected: int,
        entries: Sequence[Draft],
        *,
        key: Key | None = None,
        fingerprint: str = "",
        answer: bytes = b"",
        after: Posted | None = None,
        along: Sequence[Along] = (),
        told: Callable[[], None] | None = None,
    ) -> Posted:
        """See `Journal.post`."""
        check_drafts(entries, stream, *(key or ()), fingerprint)
        check_along(along)
        before = after.item if isinstance(after, Job) else None
        item = Append(stream, expected, entries, key, fingerprint, answer, before, along)
        return self._database.post(self._appending, item, told)

    def answer(self, key: Key) -> StoredAnswer | None:
        """See `Journal.answer`."""
        if "\0" in key[0] + key[1]:
            return None
        with self._database.read() as connection:
            return ask(connection, [key], ()).answers.get(key)

    def read(self, stream: str, after: int = 0, limit: int | None = None) -> tuple[Entry, ...]:
        """See `Journal.read`."""
        recent = self._known.read(stream, after)
        if recent is not None:
            return recent[:limit]
        question = SELECT_ENTRIES.where(entries.c.stream == stream, entries.c.number > after).order_by(entries.c.number)
        with self._database.read() as connection:
            return tuple(entries_of(connection.execute(question if limit is None else question.limit(limit))))

    def tail(self, after: int = 0, limit: int = 1000) -> tuple[Entry, ...]:
        """See `Journal.tail`."""
        recent = self._known.after(after, limit)
        if recent is not None:
            return tuple(recent)
        with self._database.read() as connection:
            return tuple(page_after(connection, after, limit))

    def latest(self, before: int = 0, limit: int = 1000) -> tuple[Entry, ...]:
        """See `Journal.latest`."""
        with self._database.read() as connection:
            return tuple(page_before(connection, before, limit))

    def heads(self) -> Mapping[str, Head]:
        """See `Journal.heads`."""
        return self._known.heads()

    def answers(self) -> tuple[StoredAnswer, ...]:
        """See `Journal.answers`."""
        with self._database.read() as connection:
            return tuple(answers_of(connection.execute(SELECT_ANSWERS.order_by(answers.c.place))))

    def bookmark(self, reader: str) -> int:
        """See `Journal.bookmark`."""
        with self._database.read() as connection:
            return _bookmark(connection, reader)

    def mark(self, reader: str, position: int) -> None:
        """See `Journal.mark`."""

        def write(connection: sa.Connection) -> None:
            if position > _bookmark(connection, reader):
                connection.execute(sa.delete(bookmarks).where(bookmarks.c.reader == reader))
                connection.execute(sa.insert(bookmarks).values(reader=reader, position=position))

        self._database.write(write)

    def adopt(self, entries: Sequence[Entry], answers: Sequence[StoredAnswer]) -> Outcome:
        """See `Journal.adopt`."""
        check_drafts(entries)
        for stored in answers:
            check_drafts((), stored.stream, *stored.key, stored.fingerprint)
        outcome = self._database.write(lambda connection: _adopt(connection, entries, answers))
        self.refresh()
        return outcome

    def set_aside(self, fork: Fork) -> None:
        """See `Journal.set_aside`."""

        def write(connection: sa.Connection) -> None:
            row = {"stream": fork.stream, "after": fork.after, "content": msgspec.json.encode(fork)}
            for place, kept in all_forks(connection):
                if begins(kept, fork):
                    return
                if begins(fork, kept):
                    connection.execute(sa.update(forks).where(forks.c.place == place).values(row))
                    return
            connection.execute(sa.insert(forks).values(row))

        self._database.write(write)

    def forks(self) -> tuple[Fork, ...]:
        """See `Journal.forks`."""
        with self._database.read() as connection:
            return tuple(fork for _, fork in all_forks(connection))

    def verify(self) -> list[Fault]:
        """See `Journal.verify`."""
        with self._database.read() as connection:
            aside = [fork for _, fork in all_forks(connection)]
            return entry_faults(all_entries(connection), aside)


def _bookmark(connection: sa.Connection, reader: str) -> int:
    question = sa.select(bookmarks.c.position).where(bookmarks.c.reader == reader)
    return int(connection.execute(question).scalar() or 0)


def _adopt(connection: sa.Connection, fresh: Sequence[Entry], stored: Sequence[StoredAnswer]) -> Outcome:
    heads: dict[str, Head] = {}
    names: set[str] = set()
    found = ask(connection, [answer.key for answer in stored], [entry.id for entry in fresh])
    written: list[Entry] = []
    position = found.top
    for entry in fresh:
        head = heads.get(entry.stream) or _head(connection, entry.stream)
        position += 1
        again = placed(entry, position=position, stream=entry.stream, number=head.number + 1, previous=head.hash)
        if (again.number, again.hash) != (entry.number, entry.hash):
            return Conflict(head.number)
        heads[entry.stream] = Head(entry.number, entry.hash)
        written.append(again)
    for entry in fresh:
        if entry.id in found.ids or entry.id in names:
            return IdTaken(entry.id)
        names.add(entry.id)
    new: dict[Key, StoredAnswer] = {}
    for answer in stored:
        if answer.key not in found.answers:
            new.setdefault(answer.key, answer)
    insert(connection, written, tuple(new.values()))
    return Appended(tuple(written))


def _head(connection: sa.Connection, stream: str) -> Head:
    question = sa.select(entries.c.number, entries.c.hash).where(entries.c.stream == stream)
    row = connection.execute(question.order_by(entries.c.number.desc()).limit(1)).first()
    return Head(row.number, row.hash) if row else Head(0, START)
