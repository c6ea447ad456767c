"""The contract every journal keeps: in memory, on SQLite, on PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

import msgspec

from hofmarshal.journal.canonical import LARGEST, NotCanonical, parse
from hofmarshal.journal.model import Draft, Entry, Fault, Fork, Head, Key, StoredAnswer


class Appended(msgspec.Struct, frozen=True):
    """Written and durable: the entries with their places (none for a refusal)."""

    entries: tuple[Entry, ...]


class Conflict(msgspec.Struct, frozen=True):
    """Nothing was written: the stream is at `number`, not where the writer thought. Reload the tail and decide again."""

    number: int


class Answered(msgspec.Struct, frozen=True):
    """Nothing was written: this command has its answer already."""

    answer: bytes


class KeyReused(msgspec.Struct, frozen=True):
    """Nothing was written: this device has used this command id for another content."""

    key: Key


class IdTaken(msgspec.Struct, frozen=True):
    """Nothing was written: an entry with this id exists, in this stream or another."""

    id: str


Outcome = Appended | Conflict | Answered | KeyReused | IdTaken


class Along(msgspec.Struct, frozen=True, kw_only=True):
    """What is written together with an append to another stream, or not at all.

    `stream` must be at number `expected`; with no `entries` and no `key` that is all it asks. An answer whose `key` is
    known stays as it is.
    """

    stream: str
    expected: int
    entries: tuple[Draft, ...] = ()
    key: Key | None = None
    fingerprint: str = ""
    answer: bytes = b""


class Posted(Protocol):
    """An append on its way. `over` once it is known what became of it: then `wait` returns at once."""

    over: bool

    def wait(self) -> Outcome:
        """What became of it, once that is durable. May be called again."""
        ...


class Journal(Protocol):
    """The append-only log. Safe to use from several threads; each call is atomic.

    Positions only rise and may have holes, which mean nothing. Readers never skip: once an entry is seen,
    no entry with a lower position can appear.
    """

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
        """Write `entries` after number `expected` of `stream`, and `answer` under `key`, all or nothing.

        Looks in this order: the key, the expected number, the ids. `entries` may be empty: a refusal's answer is stored
        too. Raises `NotCanonical` for data that are not canonical JSON.
        """
        ...

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
        """Like `append`, but does not wait. What one thread posts is written in that order.

        An append that was thought out on what `after` will have written, which may be on its way still, is a `Conflict`
        unless `after` was appended. What goes `along` is written with it or not at all: if one of those streams is not at
        its number, all of it is a `Conflict`.

        `told` is called when it is over, in the thread that writes, so it should only wake somebody; once for all that
        were written together with the same `told`.
        """
        ...

    def answer(self, key: Key) -> StoredAnswer | None:
        """The stored answer of a command."""
        ...

    def refresh(self) -> None:
        """Look for what other processes have appended; otherwise it is known a moment later."""
        ...

    def read(self, stream: str, after: int = 0, limit: int | None = None) -> tuple[Entry, ...]:
        """Entries of `stream` with numbers over `after`, in order."""
        ...

    def tail(self, after: int = 0, limit: int = 1000) -> tuple[Entry, ...]:
        """Entries of all streams with positions over `after`, in order, at most `limit`."""
        ...

    def latest(self, before: int = 0, limit: int = 1000) -> tuple[Entry, ...]:
        """Entries of all streams with positions under `before` (0: all), the newest first, at most `limit`."""
        ...

    def heads(self) -> Mapping[str, Head]:
        """The last entry of every stream, all at one moment."""
        ...

    def answers(self) -> tuple[StoredAnswer, ...]:
        """Every stored answer, in the order they were stored."""
        ...

    def bookmark(self, reader: str) -> int:
        """The position up to which `reader` has worked, 0 if it has not begun."""
        ...

    def mark(self, reader: str, position: int) -> None:
        """Remember that `reader` has worked up to `position`; a bookmark never goes back."""
        ...

    def adopt(self, entries: Sequence[Entry], answers: Sequence[StoredAnswer]) -> Outcome:
        """Write entries of another journal with their ids, numbers and hashes, at new positions, all or nothing.

        Each must continue its stream's chain here, else `Conflict`. Of answers, a key that is known stays as it is.
        """
        ...

    def set_aside(self, fork: Fork) -> None:
        """Keep a branch that cannot be merged. The same branch is kept once, as far as it has been seen to go."""
        ...

    def forks(self) -> tuple[Fork, ...]:
        """The branches set aside."""
        ...

    def verify(self) -> list[Fault]:
        """Every fault found by reading all of it: broken chains, numbers, spellings, checkpoints."""
        ...


def check_drafts(drafts: Sequence[Draft], stream: str = "", *words: str) -> None:
    """Raise `NotCanonical` unless every draft can be hashed and stored: canonical data, exact integers, whole characters.

    `words` are further texts to be stored.
    """
    _check_words((stream, *words))
    for draft in drafts:
        parse(draft.data)
        if not all(-LARGEST <= n <= LARGEST for n in (draft.at, draft.recorded, draft.version)):
            raise NotCanonical("an integer beyond 2^53 - 1")
        _check_words((draft.id, draft.type, draft.actor, draft.device, draft.command, draft.cause))


def check_along(along: Sequence[Along]) -> None:
    """The same for what goes along with an append."""
    for one in along:
        check_drafts(one.entries, one.stream, *(one.key or ()), one.fingerprint)


def _check_words(words: Sequence[str]) -> None:
    text = "".join(words)
    if "\0" in text:
        raise NotCanonical("a NUL character, which PostgreSQL cannot keep")
    try:
        text.encode()
    except UnicodeError as error:
        raise NotCanonical(f"half a character: {error}") from error
