"""Rows of the log's tables as structs, and back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
import sqlalchemy as sa

from hofmarshal.journal.model import Entry, Fork, Head, StoredAnswer
from hofmarshal.journal.tables import answers, entries, forks

SELECT_ENTRIES = sa.select(entries)
SELECT_ANSWERS = sa.select(
    answers.c.device, answers.c.command, answers.c.stream, answers.c.fingerprint, answers.c.answer
)


def entries_of(rows: Iterable[Any]) -> Iterator[Entry]:
    """The entries of `rows` with the table's columns."""
    for (
        position,
        stream,
        number,
        name,
        kind,
        version,
        data,
        at,
        recorded,
        actor,
        device,
        command,
        cause,
        hashed,
    ) in rows:
        yield Entry(
            id=name,
            type=kind,
            data=data,
            at=at,
            recorded=recorded,
            version=version,
            actor=actor,
            device=device,
            command=command,
            cause=cause,
            position=position,
            stream=stream,
            number=number,
            hash=hashed,
        )


def answers_of(rows: Iterable[Any]) -> Iterator[StoredAnswer]:
    """The stored answers of `rows` as `SELECT_ANSWERS` gives them."""
    for device, command, stream, fingerprint, answer in rows:
        yield StoredAnswer(device=device, command=command, stream=stream, fingerprint=fingerprint, answer=answer)


def last_position(connection: sa.Connection) -> int:
    """The highest position, 0 in an empty log."""
    return int(connection.execute(_TOP).scalar_one())


_TOP = sa.select(sa.func.coalesce(sa.func.max(entries.c.position), 0))


def all_heads(connection: sa.Connection) -> dict[str, Head]:
    """The head of every stream."""
    last = sa.select(entries.c.stream, sa.func.max(entries.c.number).label("number")).group_by(entries.c.stream)
    tops = last.subquery()
    joined = entries.join(tops, (entries.c.stream == tops.c.stream) & (entries.c.number == tops.c.number))
    question = sa.select(entries.c.stream, entries.c.number, entries.c.hash).select_from(joined)
    return {stream: Head(number, hashed) for stream, number, hashed in connection.execute(question)}


def all_entries(connection: sa.Connection, page: int = 2000) -> Iterator[Entry]:
    """Every entry in order of position."""
    position = -(2**62)
    while found := page_after(connection, position, page):
        yield from found
        position = found[-1].position


def page_after(connection: sa.Connection, position: int, limit: int) -> list[Entry]:
    """The first `limit` entries after `position`."""
    return list(
        entries_of(connection.execute(_AFTER, {"after": position, "most": limit}).all())
    )  # one call, not one a row


def page_before(connection: sa.Connection, position: int, limit: int) -> list[Entry]:
    """The last `limit` entries before `position` (0: of all), the newest first."""
    chosen = SELECT_ENTRIES.where(entries.c.position < position) if position else SELECT_ENTRIES
    return list(entries_of(connection.execute(chosen.order_by(entries.c.position.desc()).limit(limit)).all()))


_AFTER = (
    SELECT_ENTRIES.where(entries.c.position > sa.bindparam("after"))
    .order_by(entries.c.position)
    .limit(sa.bindparam("most", type_=sa.Integer))
)


def all_forks(connection: sa.Connection) -> list[tuple[int, Fork]]:
    """The branches set aside, each with its row's number."""
    rows = connection.execute(sa.select(forks.c.place, forks.c.content).order_by(forks.c.place))
    return [(place, msgspec.json.decode(content, type=Fork)) for place, content in rows]
