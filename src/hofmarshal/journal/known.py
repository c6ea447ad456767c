"""What a process knows of the log without asking the database: the heads of all streams and the latest entries."""

from __future__ import annotations

import threading
from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from itertools import islice
from operator import attrgetter

from hofmarshal.journal.model import START, Entry, Head

RECENT = 20_000
"""How many entries are kept in memory, at least."""

NEAR = 200
"""How many of the latest entries are looked through for those of one stream."""

_position = attrgetter("position")


class Known:
    """The log up to position `top`: every head, and the entries after position `floor`. Safe to use from several threads."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._heads: dict[str, Head] = {}
        self._recent: list[Entry] = []
        self._floor = 0
        self.top = -1

    def begin(self, top: int, heads: Mapping[str, Head]) -> None:
        """Begin anew at `top`, where the heads are `heads`."""
        with self._lock:
            self._heads = dict(heads)
            self._recent = []
            self._floor = self.top = top

    def learn(self, entries: Iterable[Entry], after: int) -> None:
        """Take in `entries`: all there are after the position `after` up to their last. What is known already is left out."""
        with self._lock:
            if self.top < after:
                return
            for entry in entries:
                if entry.position > self.top:
                    self._recent.append(entry)
                    self._heads[entry.stream] = Head(entry.number, entry.hash)
                    self.top = entry.position
            if len(self._recent) > 2 * RECENT:
                self._floor = self._recent[-RECENT - 1].position
                self._recent = self._recent[-RECENT:]

    def head(self, stream: str) -> Head:
        """The head of a stream, number 0 if it is empty."""
        return self._heads.get(stream) or _EMPTY

    def read(self, stream: str, after: int) -> tuple[Entry, ...] | None:
        """The entries of `stream` with numbers over `after`; None if they are not all near at hand."""
        with self._lock:
            missing = self.head(stream).number - after
            if missing <= 0:
                return ()
            found: list[Entry] = []
            for entry in islice(reversed(self._recent), NEAR):
                if entry.stream == stream:
                    found.append(entry)
                    if len(found) == missing:
                        return tuple(found[::-1])
            return None

    def heads(self) -> dict[str, Head]:
        """All heads, at one moment."""
        with self._lock:
            return dict(self._heads)

    def after(self, position: int, limit: int) -> Sequence[Entry] | None:
        """The first entries after `position`; None if they are not all in memory."""
        with self._lock:
            if position >= self.top >= 0:
                return ()
            if position < self._floor or self.top < 0:
                return None
            first = bisect_right(self._recent, position, key=_position)
            return self._recent[first : first + limit]


_EMPTY = Head(0, START)
