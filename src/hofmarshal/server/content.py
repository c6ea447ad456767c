"""Rules in force kept by the hash of their bytes, so that no changed or newer rulebook touches a running event."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol

import msgspec
import sqlalchemy as sa

from hofmarshal.journal.database import Database
from hofmarshal.rules.block import Text
from hofmarshal.rules.book_model import Rulebook
from hofmarshal.rules.event_wide import of_event
from hofmarshal.rules.gear_model import Admission, Gear
from hofmarshal.rules.model import Nomination
from hofmarshal.rules.overrides import Override, apply
from hofmarshal.rules.pin import rules_hash
from hofmarshal.server.event_tables import content as table
from hofmarshal.server.paper_names import learn
from hofmarshal.tournament.programme_words import Rules


class PinnedClause(msgspec.Struct, frozen=True, kw_only=True):
    """A clause as it is cited: its number in the source and its statement."""

    number: str
    statement: Text


class Pinned(msgspec.Struct, frozen=True, kw_only=True):
    """A nomination as an event fights it: the rules in force, the clauses they rest on, what was overridden.

    `gear`, `admission`: the rulebook's, None where it has none (or where this was pinned before they were kept);
    `gear_clauses`: what only the gear rests on, apart, for a ring never needs it. `event_wide`: the paths of those of the
    overrides that hold in the whole event.
    """

    rulebook: str
    nomination: str
    edition: str
    language: str
    rules: Nomination
    clauses: dict[str, PinnedClause] = {}
    overrides: tuple[Override, ...] = ()
    gear: Gear | None = None
    admission: Admission | None = None
    gear_clauses: dict[str, PinnedClause] = {}
    event_wide: tuple[str, ...] = ()

    @property
    def own(self) -> tuple[Override, ...]:
        """The nomination's own overrides."""
        return tuple(one for one in self.overrides if one.path not in self.event_wide)

    def clause(self, name: str) -> PinnedClause | None:
        """A clause by its id."""
        return self.clauses.get(name) or self.gear_clauses.get(name)


LATER = ("gear", "admission", "gear_clauses", "event_wide")
"""Fields that are left out where they are empty, so that what was pinned without them keeps its hash."""


class Contents(Protocol):
    """Bytes by their hash."""

    def get(self, name: str) -> bytes | None:
        """What has this hash."""

    def put(self, data: bytes) -> str:
        """Keep these bytes, and their hash."""


class MissingContent(LookupError):
    """The journal speaks of rules that the table of contents does not hold: the data folder is incomplete."""


_DECODER = msgspec.json.Decoder(Pinned)


def pack(pinned: Pinned) -> bytes:
    """The one spelling of it: JSON, keys sorted, no spaces."""
    plain: dict[str, Any] = msgspec.to_builtins(pinned, order="deterministic")
    return msgspec.json.encode({name: one for name, one in plain.items() if one or name not in LATER}, order="sorted")


def unpack(data: bytes) -> Pinned:
    """It again."""
    return _DECODER.decode(data)


def hash_of(data: bytes) -> str:
    """SHA-256 in hex."""
    return hashlib.sha256(data).hexdigest()


def pinned_of(
    book: Rulebook, nomination: str, books: Mapping[str, Rulebook], overrides: Sequence[Override] = (),
    event: Sequence[Override] = (),
) -> Pinned:  # fmt: skip
    """A nomination of a rulebook with the event's overrides laid on and then its own (but where both are of one value).

    Raises `BadInput` for overrides that do not fit.
    """
    wide = of_event(book, nomination, event, overrides) if event else ()
    overrides = (*wide, *overrides)
    rules = apply(book, nomination, overrides) if overrides else book.nominations[nomination]
    clauses = {
        name: PinnedClause(number=clause.source, statement=clause.statement)
        for one in (book, *(books[name] for name in book.requires if name in books))
        for name, clause in one.clauses.items()
    }
    cited = set(_strings(msgspec.to_builtins((rules, book.admission))))
    worn = set(_strings(msgspec.to_builtins(book.gear))) - cited
    return Pinned(
        rulebook=book.id,
        nomination=nomination,
        edition=book.edition,
        language=book.language,
        rules=rules,
        clauses={name: clause for name, clause in clauses.items() if name in cited},
        overrides=tuple(overrides),
        gear=book.gear,
        admission=book.admission,
        gear_clauses={name: clause for name, clause in clauses.items() if name in worn},
        event_wide=tuple(one.path for one in wide),
    )


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for one in value.values():
            yield from _strings(one)
    elif isinstance(value, Iterable) and not isinstance(value, bytes):
        for one in value:
            yield from _strings(one)


def rules_of(pinned: Pinned, content: str) -> Rules:
    """How the programme names them; `content` is the hash of the packed bytes."""
    rules = pinned.rules
    return Rules(
        rulebook=pinned.rulebook,
        nomination=pinned.nomination,
        title=rules.name,
        pin=rules_hash(rules),
        content=content,
        team=rules.team,
    )


class Library:
    """Pinned rules by their hash, unpacked once."""

    def __init__(self, contents: Contents) -> None:
        self.contents = contents
        self._known: dict[str, Pinned] = {}

    def pinned(self, name: str) -> Pinned:
        """The rules of this hash; raises `MissingContent`."""
        found = self._known.get(name)
        if found is None:
            data = self.contents.get(name)
            if data is None:
                raise MissingContent(name)
            found = self._remember(name, unpack(data))
        return found

    def learn(self, name: str, text: str) -> None:
        """Take the rules of a hash from their text, where it is that; the table need not hold them."""
        if text and name not in self._known and hash_of(data := text.encode()) == name:
            self._remember(name, unpack(data))

    def _remember(self, name: str, pinned: Pinned) -> Pinned:
        learn(pinned.admission)
        return self._known.setdefault(name, pinned)

    def text(self, name: str) -> str:
        """The text of the rules of this hash; raises `MissingContent`."""
        return pack(self.pinned(name)).decode()

    def keep(self, pinned: Pinned) -> Rules:
        """Store them; how the programme names them."""
        name = self.contents.put(pack(pinned))
        self._remember(name, pinned)
        return rules_of(pinned, name)


class MemoryContents:
    """Contents in memory."""

    def __init__(self) -> None:
        self._data: dict[str, bytes] = {}

    def get(self, name: str) -> bytes | None:
        """What has this hash."""
        return self._data.get(name)

    def put(self, data: bytes) -> str:
        """Keep these bytes, and their hash."""
        name = hash_of(data)
        self._data.setdefault(name, data)
        return name


class SqlContents:
    """Contents in the database beside the journal. Raises the database's `Unusable`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def get(self, name: str) -> bytes | None:
        """What has this hash."""
        with self._database.read() as connection:
            found = connection.execute(sa.select(table.c.data).where(table.c.hash == name)).scalar()
        return None if found is None else bytes(found)

    def put(self, data: bytes) -> str:
        """Keep these bytes, and their hash; durable on return."""
        name = hash_of(data)

        def job(connection: sa.Connection) -> None:
            known = connection.execute(sa.select(table.c.hash).where(table.c.hash == name)).scalar()
            if known is None:
                connection.execute(sa.insert(table).values(hash=name, data=data))

        if self.get(name) is None:
            self._database.write(job)
        return name
