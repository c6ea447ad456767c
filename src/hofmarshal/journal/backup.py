"""A whole database as lines of bytes, private tables included: written while it is in use, restored on SQLite or PostgreSQL."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import DataError, IntegrityError, ProgrammingError, SQLAlchemyError

from hofmarshal.journal.database import Database
from hofmarshal.journal.engines import Engines, engines
from hofmarshal.journal.schema import VERSIONS, bring_up_to_date, revision
from hofmarshal.journal.trouble import Unusable, unusable

FORMAT = 1
PAGE = 500


class _Start(msgspec.Struct, tag="backup", tag_field="line", forbid_unknown_fields=True):
    """`revision` is the step the tables were at."""

    format: int
    revision: str


class _Table(msgspec.Struct, tag="table", tag_field="line", forbid_unknown_fields=True):
    """The rows that follow are of this table."""

    name: str
    columns: list[str]


class _Bytes(msgspec.Struct, forbid_unknown_fields=True):
    base64: str


class _Row(msgspec.Struct, tag="row", tag_field="line", forbid_unknown_fields=True):
    values: list[bool | int | float | str | _Bytes | None]


class _End(msgspec.Struct, tag="end", tag_field="line", forbid_unknown_fields=True):
    """How many lines there were before, and the SHA-256 of their bytes."""

    lines: int
    sha256: str


_Line = _Start | _Table | _Row | _End
_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(_Line)


class Broken(Exception):
    """A file that is not a whole backup: `line` is where that shows. Nothing was restored."""

    def __init__(self, line: int, detail: str) -> None:
        self.line = line
        self.detail = detail
        super().__init__(f"line {line}: {detail}")


def backup_lines(database: Database) -> Iterator[bytes]:
    """Everything in `database` as it is at one moment; others may write meanwhile. Raises `Unusable`."""
    digest, lines = hashlib.sha256(), 0
    with database.read() as connection:
        for line in _body(connection, database.where):
            raw = _encoder.encode(line) + b"\n"
            digest.update(raw)
            lines += 1
            yield raw
    yield _encoder.encode(_End(lines, digest.hexdigest())) + b"\n"


def _body(connection: sa.Connection, where: str) -> Iterator[_Line]:
    yield _Start(FORMAT, revision(connection, where))
    for table in _tables(connection):
        yield _Table(str(table.name), [str(column.name) for column in table.columns])
        rows = connection.execute(sa.select(table).order_by(*table.primary_key.columns))
        for page in rows.partitions(PAGE):
            for row in page:
                yield _Row([_plain(value) for value in row])


def _tables(connection: sa.Connection) -> list[sa.Table]:
    """The tables there are, each after those it refers to."""
    found = sa.MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name != VERSIONS]


def _plain(value: Any) -> Any:
    return _Bytes(base64.b64encode(value).decode()) if isinstance(value, (bytes, memoryview)) else value


def restore(where: str | Path, lines: Iterable[bytes]) -> int:
    """Make a new database from a backup, all or nothing, and bring it up to date; how many rows it has.

    `where` as for `Database.open`; what is there already stays as it is. Raises `Unusable` and `Broken`.
    """
    found = engines(where)
    if found.path is not None and found.path.exists():
        raise Unusable("journal-taken", where=found.where)
    try:
        with found.writer.connect() as connection, connection.begin():
            count = _Restoring(connection, found.where).take(lines)
            bring_up_to_date(connection, found.where)
    except BaseException as error:
        _remove(found)
        if isinstance(error, SQLAlchemyError):
            raise unusable(error, found.where) from error
        raise
    finally:
        found.writer.dispose()
        found.reader.dispose()
    return count


def _remove(found: Engines) -> None:
    if found.path is not None:
        for ending in ("", "-wal", "-shm", "-journal"):
            Path(f"{found.path}{ending}").unlink(missing_ok=True)


class _Restoring:
    """Reads a backup line by line into the tables."""

    def __init__(self, connection: sa.Connection, where: str) -> None:
        self._connection, self._where = connection, where
        self._tables: dict[str, sa.Table] = {}
        self._table: sa.Table | None = None
        self._columns: list[str] = []
        self._rows: list[dict[str, Any]] = []
        self._count = self._number = 0

    def take(self, lines: Iterable[bytes]) -> int:
        """Restore; how many rows there were."""
        digest, number, ended = hashlib.sha256(), 0, False
        for number, raw in enumerate(lines, 1):
            self._number = number
            if ended:
                raise Broken(number, "there are lines after the end")
            line = _decoded(raw, number)
            if isinstance(line, _End):
                ended = (line.lines, line.sha256) == (number - 1, digest.hexdigest())
                if not ended:
                    raise Broken(number, "lines are lost or changed")
            elif isinstance(line, _Start) != (number == 1):
                raise Broken(number, "not where a backup begins")
            else:
                self._read(line, number)
            digest.update(raw)
        if not ended:
            raise Broken(number, "the last line is missing: the file is cut off")
        self._flush()
        if self._connection.dialect.name == "postgresql":
            self._count_on()
        return self._count

    def _read(self, line: _Start | _Table | _Row, number: int) -> None:
        if isinstance(line, _Start):
            if line.format != FORMAT:
                raise Broken(number, f"format {line.format}; this program reads {FORMAT}")
            bring_up_to_date(self._connection, self._where, line.revision, new=True)
            self._tables = {table.name: table for table in _tables(self._connection)}
        elif isinstance(line, _Table):
            self._begin(line, number)
        else:
            self._keep(line, number)

    def _begin(self, line: _Table, number: int) -> None:
        self._flush()
        self._table = self._tables.get(line.name)
        if self._table is None or not set(line.columns) <= {column.name for column in self._table.columns}:
            raise Broken(number, f"no such table here: {line.name} ({', '.join(line.columns)})")
        self._columns = line.columns

    def _keep(self, line: _Row, number: int) -> None:
        if self._table is None or len(line.values) != len(self._columns):
            raise Broken(number, "a row without its table, or of another one")
        self._rows.append({name: _unplain(v) for name, v in zip(self._columns, line.values, strict=True)})
        self._count += 1
        if len(self._rows) >= PAGE:
            self._flush()

    def _flush(self) -> None:
        if self._table is not None and self._rows:
            try:
                self._connection.execute(sa.insert(self._table), self._rows)
            except (IntegrityError, DataError, ProgrammingError) as error:
                raise Broken(self._number, f"rows that {self._table.name} does not take: {error.orig}") from error
        self._rows = []

    def _count_on(self) -> None:
        """Let PostgreSQL number new rows after the restored ones."""
        for table in self._tables.values():
            for column in table.primary_key.columns:
                name = f'"{table.name}"'
                sequence = self._connection.scalar(sa.select(sa.func.pg_get_serial_sequence(name, column.name)))
                last = self._connection.scalar(sa.select(sa.func.max(column)))
                if sequence is not None and last is not None:
                    self._connection.execute(sa.select(sa.func.setval(sequence, last)))


def _decoded(raw: bytes, number: int) -> _Line:
    try:
        return _decoder.decode(raw)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise Broken(number, f"unreadable: {error}") from error


def _unplain(value: Any) -> Any:
    return base64.b64decode(value.base64) if isinstance(value, _Bytes) else value
