"""The statements of a batch: one question and one or two writes, whose only values are texts of JSON.

The database takes the JSON apart: one call however many rows, where the drivers would make one for each, and on SQLite
hand the interpreter to another thread each time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa

from hofmarshal.journal.model import Entry, Key, StoredAnswer
from hofmarshal.journal.tables import answers, entries


class Found(NamedTuple):
    """What the log holds already: its last position, stored answers of the keys, those of the names that are ids."""

    top: int
    answers: dict[Key, StoredAnswer]
    ids: set[str]


class _EntryRow(msgspec.Struct):
    position: int
    stream: str
    number: int
    id: str
    type: str
    version: int
    data: str
    at: int
    recorded: int
    actor: str
    device: str
    command: str
    cause: str
    hash: str


class _AnswerRow(msgspec.Struct):
    """`answer` in hexadecimal: it may be any bytes."""

    device: str
    command: str
    stream: str
    fingerprint: str
    answer: str


_encoder = msgspec.json.Encoder()


def ask(connection: sa.Connection, keys: Sequence[Key], names: Sequence[str]) -> Found:
    """What the log holds of `keys` and `names`."""
    statements = _statements(connection)
    values = {"keys": _encoder.encode(keys).decode(), "names": _encoder.encode(names).decode()}
    top, found, ids = 0, dict[Key, StoredAnswer](), set[str]()
    for position, name, device, command, stream, fingerprint, answer in connection.execute(statements.question, values):
        if position is not None:
            top = position
        elif name is not None:
            ids.add(name)
        else:
            found[device, command] = StoredAnswer(
                device=device, command=command, stream=stream, fingerprint=fingerprint, answer=answer
            )
    return Found(top, found, ids)


def insert(connection: sa.Connection, written: Sequence[Entry], stored: Sequence[StoredAnswer]) -> None:
    """Write entries at their positions, and answers in their order."""
    statements = _statements(connection)
    if written:
        connection.execute(statements.entries, {"rows": _encoder.encode([_entry_row(e) for e in written]).decode()})
    if stored:
        connection.execute(statements.answers, {"rows": _encoder.encode([_answer_row(a) for a in stored]).decode()})


def _entry_row(entry: Entry) -> _EntryRow:
    return _EntryRow(
        entry.position,
        entry.stream,
        entry.number,
        entry.id,
        entry.type,
        entry.version,
        entry.data.decode(),
        entry.at,
        entry.recorded,
        entry.actor,
        entry.device,
        entry.command,
        entry.cause,
        entry.hash,
    )


def _answer_row(stored: StoredAnswer) -> _AnswerRow:
    return _AnswerRow(stored.device, stored.command, stored.stream, stored.fingerprint, stored.answer.hex())


class _Statements(NamedTuple):
    question: sa.CompoundSelect[Any]
    entries: sa.Insert
    answers: sa.Insert


def _statements(connection: sa.Connection) -> _Statements:
    return _SQLITE if connection.dialect.name == "sqlite" else _POSTGRESQL


_ENTRY_FIELDS = tuple(_EntryRow.__struct_fields__)
_ANSWER_FIELDS = tuple(_AnswerRow.__struct_fields__)


def _json(name: str) -> Any:
    """The value `name` as PostgreSQL's JSON, sent as text."""
    return sa.cast(sa.bindparam(name, type_=sa.Text), _Json)


class _Json(sa.types.UserDefinedType[str]):
    """JSON that is sent as a text made here."""

    cache_ok = True

    def get_col_spec(self, **words: Any) -> str:
        return "JSON"


def _question(known: sa.Select[Any], names: Any) -> sa.CompoundSelect[Any]:
    """(position, id, device, command, stream, fingerprint, answer): the last position, then ids, then answers."""
    nothing, number = sa.cast(sa.null(), sa.Text), sa.cast(sa.null(), sa.BigInteger)
    no_bytes = sa.cast(sa.null(), sa.LargeBinary)
    top = sa.select(sa.func.coalesce(sa.func.max(entries.c.position), sa.literal_column("0")), *[nothing] * 5, no_bytes)
    ids = sa.select(number, entries.c.id, *[nothing] * 4, no_bytes).where(names)
    return sa.union_all(top, ids, sa.select(number, nothing, *known.subquery().c))


def _answers_of(keys: sa.Subquery) -> sa.Select[Any]:
    """The answers of `keys`, each looked up by the index."""
    mine = (answers.c.device == keys.c.device) & (answers.c.command == keys.c.command)
    return sa.select(*(answers.c[name] for name in _ANSWER_FIELDS)).where(mine)


def _on_sqlite() -> _Statements:
    item = sa.func.json_each(sa.bindparam("rows", type_=sa.Text)).table_valued("value")
    pair = sa.func.json_each(sa.bindparam("keys", type_=sa.Text)).table_valued("value")
    name = sa.func.json_each(sa.bindparam("names", type_=sa.Text)).table_valued("value")

    def field(key: Any, of: Any = item) -> Any:
        return of.c.value.op("->>")(sa.literal_column(key if isinstance(key, str) else str(key)))

    def values(fields: Sequence[str], data: str, make: Any) -> list[Any]:
        return [make(field(f"'{f}'")) if f == data else field(f"'{f}'") for f in fields]

    keys = sa.select(field(0, pair).label("device"), field(1, pair).label("command")).select_from(pair).subquery()
    entry = values(_ENTRY_FIELDS, "data", lambda text: sa.cast(text, sa.LargeBinary))
    answer = values(_ANSWER_FIELDS, "answer", sa.func.unhex)
    return _Statements(
        _question(_answers_of(keys), entries.c.id.in_(sa.select(name.c.value))),
        sa.insert(entries).from_select(_ENTRY_FIELDS, sa.select(*entry)),
        sa.insert(answers).from_select(_ANSWER_FIELDS, sa.select(*answer)),
    )


def _on_postgresql() -> _Statements:
    def rows(table: sa.Table, fields: Sequence[str], data: str, make: Any) -> Any:
        kinds = [sa.column(f, sa.Text() if f == data else table.c[f].type) for f in fields]
        item = sa.func.json_to_recordset(_json("rows")).table_valued(*kinds).render_derived(with_types=True)
        return sa.select(*(make(item.c[f]) if f == data else item.c[f] for f in fields))

    pair = sa.func.json_array_elements(_json("keys")).table_valued("value")
    keys = (
        sa.select(
            pair.c.value.op("->>")(sa.literal_column("0")).label("device"),
            pair.c.value.op("->>")(sa.literal_column("1")).label("command"),
        )
        .select_from(pair)
        .subquery()
    )
    name = sa.func.json_array_elements_text(_json("names")).table_valued("value")
    one = _answers_of(keys).limit(sa.literal_column("1")).lateral()  # else the planner would rather read all of them
    known = sa.select(*one.c).select_from(keys.join(one, sa.true()))
    entry = rows(entries, _ENTRY_FIELDS, "data", lambda text: sa.func.convert_to(text, "UTF8"))
    answer = rows(answers, _ANSWER_FIELDS, "answer", lambda text: sa.func.decode(text, "hex"))
    return _Statements(
        _question(known, entries.c.id == sa.any_(sa.func.array(sa.select(name.c.value).scalar_subquery()))),
        sa.insert(entries).from_select(_ENTRY_FIELDS, entry),
        sa.insert(answers).from_select(_ANSWER_FIELDS, answer),
    )


_SQLITE, _POSTGRESQL = _on_sqlite(), _on_postgresql()
