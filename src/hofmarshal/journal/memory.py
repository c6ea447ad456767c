"""The journal in memory: the same contract as on disk, for `run`, tests and previews."""

from __future__ import annotations

import threading
from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from operator import attrgetter

from hofmarshal.journal.check import entry_faults
from hofmarshal.journal.contract import (
    Along,
    Answered,
    Appended,
    Conflict,
    IdTaken,
    KeyReused,
    Outcome,
    Posted,
    check_along,
    check_drafts,
)
from hofmarshal.journal.model import START, Draft, Entry, Fault, Fork, Head, Key, StoredAnswer, begins, placed

_position = attrgetter("position")


class Done:
    """A `Posted` whose outcome is known."""

    over = True

    def __init__(self, outcome: Outcome) -> None:
        self._outcome = outcome

    def wait(self) -> Outcome:
        """See `Posted.wait`."""
        return self._outcome


class MemoryJournal:
    """A `Journal` that ends with the process. Every call holds one lock, so positions are given in the order of writing."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._all: list[Entry] = []
        self._streams: dict[str, list[Entry]] = {}
        self._ids: set[str] = set()
        self._answers: dict[Key, StoredAnswer] = {}
        self._bookmarks: dict[str, int] = {}
        self._forks: list[Fork] = []

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
        return self._append(stream, expected, entries, key, fingerprint, answer, ())

    def _append(
        self,
        stream: str,
        expected: int,
        entries: Sequence[Draft],
        key: Key | None,
        fingerprint: str,
        answer: bytes,
        along: Sequence[Along],
    ) -> Outcome:
        check_drafts(entries, stream, *(key or ()), fingerprint)
        check_along(along)
        with self._lock:
            stored = self._answers.get(key) if key else None
            if stored:
                return Answered(stored.answer) if stored.fingerprint == fingerprint else KeyReused(stored.key)
            head = self._head(stream)
            if head.number != expected or any(self._head(one.stream).number != one.expected for one in along):
                return Conflict(head.number)
            taken = self._taken((*entries, *(draft for one in along for draft in one.entries)))
            if taken:
                return taken
            written = tuple(self._write(stream, draft) for draft in entries)
            if key:
                self._store(
                    StoredAnswer(device=key[0], command=key[1], stream=stream, fingerprint=fingerprint, answer=answer)
                )
            for one in along:
                for draft in one.entries:
                    self._write(one.stream, draft)
                if one.key and one.key not in self._answers:
                    self._store(
                        StoredAnswer(
                            device=one.key[0], command=one.key[1], stream=one.stream, fingerprint=one.fingerprint,
                            answer=one.answer,
                        )
                    )  # fmt: skip
            return Appended(written)

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
        """See `Journal.post`; here nothing is ever on its way."""
        if after is not None and not isinstance(after.wait(), Appended):
            done = Done(Conflict(self._head(stream).number))
        else:
            done = Done(self._append(stream, expected, entries, key, fingerprint, answer, along))
        if told is not None:
            told()
        return done

    def answer(self, key: Key) -> StoredAnswer | None:
        """See `Journal.answer`."""
        with self._lock:
            return self._answers.get(key)

    def refresh(self) -> None:
        """Nobody else appends here."""

    def read(self, stream: str, after: int = 0, limit: int | None = None) -> tuple[Entry, ...]:
        """See `Journal.read`."""
        with self._lock:
            return tuple(self._streams.get(stream, ())[after : None if limit is None else after + limit])

    def tail(self, after: int = 0, limit: int = 1000) -> tuple[Entry, ...]:
        """See `Journal.tail`."""
        with self._lock:
            first = bisect_right(self._all, after, key=_position)
            return tuple(self._all[first : first + limit])

    def latest(self, before: int = 0, limit: int = 1000) -> tuple[Entry, ...]:
        """See `Journal.latest`."""
        with self._lock:
            end = bisect_right(self._all, before - 1, key=_position) if before else len(self._all)
            return tuple(self._all[max(0, end - limit) : end][::-1])

    def heads(self) -> Mapping[str, Head]:
        """See `Journal.heads`."""
        with self._lock:
            return {stream: self._head(stream) for stream in self._streams}

    def answers(self) -> tuple[StoredAnswer, ...]:
        """See `Journal.answers`."""
        with self._lock:
            return tuple(self._answers.values())

    def bookmark(self, reader: str) -> int:
        """See `Journal.bookmark`."""
        with self._lock:
            return self._bookmarks.get(reader, 0)

    def mark(self, reader: str, position: int) -> None:
        """See `Journal.mark`."""
        with self._lock:
            self._bookmarks[reader] = max(position, self._bookmarks.get(reader, 0))

    def adopt(self, entries: Sequence[Entry], answers: Sequence[StoredAnswer]) -> Outcome:
        """See `Journal.adopt`."""
        check_drafts(entries)
        with self._lock:
            misfit = self._misfit(entries) or self._taken(entries)
            if misfit:
                return misfit
            written = tuple(self._write(entry.stream, entry) for entry in entries)
            for stored in answers:
                self._store(stored)
            return Appended(written)

    def set_aside(self, fork: Fork) -> None:
        """See `Journal.set_aside`."""
        with self._lock:
            for number, kept in enumerate(self._forks):
                if begins(kept, fork):
                    return
                if begins(fork, kept):
                    self._forks[number] = fork
                    return
            self._forks.append(fork)

    def forks(self) -> tuple[Fork, ...]:
        """See `Journal.forks`."""
        with self._lock:
            return tuple(self._forks)

    def verify(self) -> list[Fault]:
        """See `Journal.verify`."""
        with self._lock:
            entries, forks = tuple(self._all), tuple(self._forks)
        return entry_faults(entries, forks)

    def _head(self, stream: str) -> Head:
        entries = self._streams.get(stream)
        return Head(entries[-1].number, entries[-1].hash) if entries else Head(0, START)

    def _taken(self, drafts: Sequence[Draft]) -> IdTaken | None:
        seen: set[str] = set()
        for draft in drafts:
            if draft.id in self._ids or draft.id in seen:
                return IdTaken(draft.id)
            seen.add(draft.id)
        return None

    def _misfit(self, entries: Sequence[Entry]) -> Conflict | None:
        """The first stream that `entries`, as they stand, do not continue."""
        heads: dict[str, Head] = {}
        for entry in entries:
            head = heads.get(entry.stream) or self._head(entry.stream)
            again = placed(entry, position=0, stream=entry.stream, number=head.number + 1, previous=head.hash)
            if (again.number, again.hash) != (entry.number, entry.hash):
                return Conflict(head.number)
            heads[entry.stream] = Head(entry.number, entry.hash)
        return None

    def _write(self, stream: str, draft: Draft) -> Entry:
        head = self._head(stream)
        entry = placed(draft, position=self._next_position(), stream=stream, number=head.number + 1, previous=head.hash)
        self._all.append(entry)
        self._streams.setdefault(stream, []).append(entry)
        self._ids.add(entry.id)
        return entry

    def _store(self, stored: StoredAnswer) -> None:
        self._answers.setdefault(stored.key, stored)

    def _next_position(self) -> int:
        """The position of the next entry; tests leave holes here, as databases do."""
        return self._all[-1].position + 1 if self._all else 1
