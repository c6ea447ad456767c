"""Appends of many writers in one transaction: checked here in memory, written in two statements."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import sqlalchemy as sa

from hofmarshal.journal.contract import Along, Answered, Appended, Conflict, IdTaken, KeyReused, Outcome
from hofmarshal.journal.known import RECENT, Known
from hofmarshal.journal.model import Draft, Entry, Head, Key, StoredAnswer, placed
from hofmarshal.journal.rows import all_heads, last_position, page_after
from hofmarshal.journal.statements import Found, ask, insert


class Append(msgspec.Struct):
    """What `Journal.post` was asked for, and whether it has been appended."""

    stream: str
    expected: int
    drafts: Sequence[Draft]
    key: Key | None
    fingerprint: str
    answer: bytes
    after: Append | None = None
    along: Sequence[Along] = ()
    appended: bool = False

    def answered(self) -> list[Key]:
        """The keys it stores answers under."""
        return [key for key in (self.key, *(one.key for one in self.along)) if key]

    def ids(self) -> list[str]:
        """The ids of all it writes."""
        return [draft.id for drafts in (self.drafts, *(one.entries for one in self.along)) for draft in drafts]


class Appending:
    """The journal's `Together`. What it has written becomes known when it is durable."""

    def __init__(self, known: Known) -> None:
        self._known = known
        self._after = 0
        self._written: list[Entry] = []
        self._items: Sequence[Append] = ()

    def run(self, connection: sa.Connection, items: Sequence[Append]) -> list[Outcome]:
        """See `Together.run`: within the transaction that holds the write lock."""
        self._items = items
        keys = [key for item in items for key in item.answered()]
        found = ask(connection, keys, [name for item in items for name in item.ids()])
        sync(connection, self._known, found.top)
        batch = _Batch(self._known, found)
        outcomes = [batch.outcome(item) for item in items]
        insert(connection, batch.written, batch.stored)
        self._after, self._written = self._known.top, batch.written
        return outcomes

    def committed(self) -> None:
        """See `Together.committed`."""
        self._known.learn(self._written, self._after)
        for item in self._items:
            item.after = None  # it has been looked at; else each append would keep all before it
        self._written, self._items = [], ()

    def undone(self) -> None:
        """See `Together.undone`."""
        for item in self._items:
            item.appended = False
        self._written = []


class _Batch:
    """The state of the log in the middle of one transaction."""

    def __init__(self, known: Known, found: Found) -> None:
        self._known = known
        self._top = known.top
        self._heads: dict[str, Head] = {}
        self._answers, self._ids = found.answers, found.ids
        self.written: list[Entry] = []
        self.stored: list[StoredAnswer] = []

    def outcome(self, item: Append) -> Outcome:
        """What comes of `item` after those before it."""
        stored = self._answers.get(item.key) if item.key else None
        if stored:
            return Answered(stored.answer) if stored.fingerprint == item.fingerprint else KeyReused(stored.key)
        number = self._head(item.stream).number
        if number != item.expected or (item.after is not None and not item.after.appended):
            return Conflict(number)
        if any(self._head(one.stream).number != one.expected for one in item.along):
            return Conflict(number)
        names: set[str] = set()
        for name in item.ids():
            if name in self._ids or name in names:
                return IdTaken(name)
            names.add(name)
        self._ids |= names
        if item.key:
            self._store(item.key, item.stream, item.fingerprint, item.answer)
        item.appended = True
        written = tuple(self._place(item.stream, draft) for draft in item.drafts)
        for one in item.along:
            for draft in one.entries:
                self._place(one.stream, draft)
            if one.key and one.key not in self._answers:
                self._store(one.key, one.stream, one.fingerprint, one.answer)
        return Appended(written)

    def _head(self, stream: str) -> Head:
        return self._heads.get(stream) or self._known.head(stream)

    def _place(self, stream: str, draft: Draft) -> Entry:
        head = self._head(stream)
        self._top += 1
        entry = placed(draft, position=self._top, stream=stream, number=head.number + 1, previous=head.hash)
        self._heads[stream] = Head(entry.number, entry.hash)
        self.written.append(entry)
        return entry

    def _store(self, key: Key, stream: str, fingerprint: str, answer: bytes) -> None:
        stored = StoredAnswer(device=key[0], command=key[1], stream=stream, fingerprint=fingerprint, answer=answer)
        self._answers[key] = stored
        self.stored.append(stored)


def sync(connection: sa.Connection, known: Known, top: int | None = None) -> None:
    """Let `known` know all that `connection` sees, up to the last position `top`: what others have written since."""
    after = known.top
    top = last_position(connection) if top is None else top
    if top == after:
        return
    if after < 0 or top < after:
        known.begin(top, all_heads(connection))
        return
    found = page_after(connection, after, RECENT + 1)
    if len(found) > RECENT:
        known.begin(top, all_heads(connection))
    else:
        known.learn(found, after)
