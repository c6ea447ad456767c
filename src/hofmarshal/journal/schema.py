"""Brings a database up to date when it is opened, one process at a time; refuses what is not ours or newer than we are."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import sqlalchemy as sa

from hofmarshal.journal.tables import LOG
from hofmarshal.journal.trouble import Unusable

if TYPE_CHECKING:
    from alembic.config import Config

VERSIONS = "alembic_version"
LOCK = 0x686F6601
"""The advisory lock of PostgreSQL that whoever changes tables holds."""

MIGRATIONS = Path(__file__).parent / "migrations"
HEAD = "0005"
"""The last of the steps. A database that is there needs none of Alembic, which takes a quarter of a second to import."""


def bring_up_to_date(connection: sa.Connection, where: str, to: str = "head", *, new: bool | None = None) -> None:
    """Apply the steps that are missing, within the transaction of `connection`. Raises `Unusable`.

    `new` demands that the database is (True) or is not (False) empty.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
    present = revision(connection, where)
    if new is not None and new != (not present):
        raise Unusable("journal-missing" if present == "" else "journal-taken", where=where)
    if present == HEAD and to in ("head", HEAD):
        return
    from alembic import command
    from alembic.script import ScriptDirectory

    script = ScriptDirectory(str(MIGRATIONS))
    known = {step.revision for step in script.walk_revisions()}
    for step in (present, to):
        if step and step != "head" and step not in known:
            raise Unusable("journal-newer", where=where, revision=step)
    if present != (script.get_current_head() if to == "head" else to):
        command.upgrade(_config(connection), to)


def revision(connection: sa.Connection, where: str) -> str:
    """The step the database is at, empty if it is new. Raises `Unusable` for another program's."""
    inspector = sa.inspect(connection)
    tables = set(inspector.get_table_names())
    if VERSIONS in tables:
        if not any(table.name in tables for table in LOG):
            raise Unusable("journal-foreign", where=where)
        found = connection.execute(sa.text(f"SELECT version_num FROM {VERSIONS}")).scalars().all()  # noqa: S608
        return str(found[0]) if found else ""
    if tables:
        raise Unusable("journal-foreign", where=where)
    return ""


def _config(connection: sa.Connection) -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
