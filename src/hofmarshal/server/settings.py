"""What a server is told when it starts; `hofmarshal serve` makes it, `server/run.py` runs by it."""

from __future__ import annotations

from pathlib import Path

import msgspec

from hofmarshal.server.clock import Anchor


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a server runs.

    `data` is the folder of everything the event owns; `database` a URL (`sqlite:///…`, `postgresql://…`), or empty for
    SQLite in that folder. `origin` is what browsers see (`https://NAME:PORT`), empty where every address of this machine
    will do. `hosts` are the names and addresses it answers to (empty: any). `cert` and `key` are PEM files, both or none.
    `authority` is the local authority's certificate (PEM file) of `--tls`, which `/trust/authority.crt` serves;
    `trust_port` the port on which the plain-http pages that explain it are served, 0 for none. `anchor` is the clock that
    several processes share; a process alone makes its own. `start_page` is a page of somebody else's (URL) that `/` links
    to first.
    """

    data: Path
    host: str = "0.0.0.0"  # noqa: S104 - phones on the same network must reach it
    port: int = 8000
    database: str = ""
    workers: int = 1
    cert: str = ""
    key: str = ""
    origin: str = ""
    hosts: tuple[str, ...] = ()
    authority: str = ""
    trust_port: int = 0
    anchor: Anchor | None = None
    start_page: str = ""

    @property
    def tls(self) -> bool:
        """Whether this server itself speaks TLS."""
        return bool(self.cert)

    @property
    def database_url(self) -> str | Path:
        """The database, as `Database.open` takes it: a URL, or the folder of a SQLite file."""
        return self.database or self.data
