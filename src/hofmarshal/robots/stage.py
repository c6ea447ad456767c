"""A real server in a process of its own, over a data folder: started, killed as a laptop dies, started again."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from hofmarshal.journal.database import Database
from hofmarshal.robots.posting import Device, Turned, ask, set_up
from hofmarshal.server.game.proofs import card_of
from hofmarshal.server.links import setup_code
from hofmarshal.server.printed_codes import code_of
from hofmarshal.server.vault import SqlVault

PATIENCE = 90.0
"""Seconds a server may take to come up: on a busy machine two workers need many."""

ORGANISER = "Robot Organiser"


class NotServing(Exception):
    """The server did not come up; carries the end of what it printed."""


class Stage:
    """A server of `hofmarshal serve`. `folder` is the event's; `database` a URL, or empty for SQLite in the folder.

    `start_page`, where it is set before the start, is the link that `/` shows first.
    """

    def __init__(
        self, folder: Path, *, port: int = 0, host: str = "127.0.0.1", database: str = "", workers: int = 1
    ) -> None:
        self.folder = folder
        self.port = port or free_port(host)
        self.host = host
        self.database = database
        self.workers = workers
        self.start_page = ""
        self.starts = 0
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def origin(self) -> str:
        """Where robots find it."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def where(self) -> str | Path:
        """The database, as `Database.open` takes it."""
        return self.database or self.folder

    @property
    def pid(self) -> int:
        """The server's process."""
        if self._process is None:
            raise NotServing("it was never started")
        return self._process.pid

    @property
    def log(self) -> Path:
        """What the server printed."""
        return self.folder / "server.log"

    async def start(self) -> float:
        """Start it and wait until it answers; the seconds that took. Raises `NotServing`."""
        begun = time.monotonic()
        process = self.launch()
        while not await self._answers():
            if process.poll() is not None or time.monotonic() - begun > PATIENCE:
                raise NotServing(self.log.read_text(encoding="utf-8", errors="replace")[-2000:])
            await asyncio.sleep(0.02)
        return time.monotonic() - begun

    def launch(self) -> subprocess.Popen[bytes]:
        """Start it and wait for nothing."""
        self.folder.mkdir(parents=True, exist_ok=True)
        command = [sys.executable, "-m", "hofmarshal", "serve", "--data", str(self.folder), "--port", str(self.port)]
        command += ["--host", self.host, "--workers", str(self.workers)]
        command += ["--database", self.database] if self.database else []
        command += ["--start-page", self.start_page] if self.start_page else []
        with self.log.open("ab") as out:
            self._process = subprocess.Popen(  # noqa: S603 - our own program
                command, stdout=out, stderr=out, stdin=subprocess.DEVNULL, start_new_session=True
            )
        self.starts += 1
        return self._process

    async def kill(self) -> None:
        """Kill it with SIGKILL and all its workers, as a power cut does."""
        await self._end(signal.SIGKILL)

    async def stop(self) -> None:
        """Stop it in good order, as Ctrl-C does."""
        await self._end(signal.SIGINT)

    async def organiser(self, event: str, password: str) -> Device:
        """The first run: the organiser's account, and his device. Only once for a folder."""
        with Database.open(self.where) as database:
            code = setup_code(SqlVault(database))
        return await set_up(self.origin, code, ORGANISER, password, event)

    def captain_code(self, team: str) -> str:
        """The code that is printed on the card of a team's captain, until the desk makes another. Blocks."""
        with Database.open(self.where) as database:
            return code_of(SqlVault(database), "captain", team, 0)

    def player_code(self, number: str) -> str:
        """The same of a character's player. Blocks."""
        with Database.open(self.where) as database:
            return code_of(SqlVault(database), "player", number, 0)

    def game_card(self, stream: str, turn: int) -> str:
        """What stands in the QR of a prop's or an obligation's card, as its holder of this turn has it. Blocks."""
        with Database.open(self.where) as database:
            return card_of(SqlVault(database), stream, turn)

    async def _answers(self) -> bool:
        with contextlib.suppress(OSError, Turned):
            return isinstance(await asyncio.to_thread(ask, self.origin, "GET", "/api/hello"), dict)
        return False

    async def _end(self, how: int) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            if how == signal.SIGKILL and hasattr(os, "killpg"):
                os.killpg(process.pid, how)  # it leads a group of its own, with its workers
            else:
                process.send_signal(how)
        try:
            await asyncio.to_thread(process.wait, 15)
        except subprocess.TimeoutExpired:
            process.kill()
            await asyncio.to_thread(process.wait)


def free_port(host: str) -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind((host, 0))
        port: int = probe.getsockname()[1]
        return port


async def greeting(origin: str) -> Any:
    """What the server says of itself."""
    return await asyncio.to_thread(ask, origin, "GET", "/api/hello")
