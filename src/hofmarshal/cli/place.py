"""The folder and the port a server needs: made, held and tried out before it starts, with plain words where it cannot be."""

from __future__ import annotations

import contextlib
import errno
import http.client
import json
import os
import socket
import sys
from pathlib import Path
from typing import IO

from hofmarshal.rules.notes import bad

LOCK = "serving.lock"
TRIES = 20
OPEN_FILES = 65_536
"""As many connections a server may have open; systems allow 1,024 where nobody asks for more."""


def allow_connections() -> None:
    """Ask the system for as many open connections as it gives: every spectator is one."""
    if sys.platform == "win32":  # it has no such limit
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = OPEN_FILES if hard == resource.RLIM_INFINITY else min(OPEN_FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def made_folder(folder: Path) -> Path:
    """The event's folder, made if it is new, for its owner alone. Raises `BadInput`."""
    try:
        if folder.exists() and not folder.is_dir():
            raise bad("serve-not-a-folder", file=str(folder))
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        probe = folder / f".writable-{os.getpid()}"
        probe.touch()
        probe.unlink()
    except OSError as error:
        raise bad("serve-folder-unwritable", file=str(folder)) from error
    return folder.resolve()


class FolderLock:
    """Holds a folder for this process, so that no second server writes to its SQLite file. Raises `BadInput`."""

    def __init__(self, folder: Path, port: int) -> None:
        self._path = folder / LOCK
        self._folder = folder
        self._port = port
        self._file: IO[str] | None = None

    def __enter__(self) -> FolderLock:
        file = open(self._path, "a+", encoding="utf-8")
        if not _locked(file):
            file.seek(0)
            other = file.read(200).split()
            file.close()
            pid, port = (*other, "?", "?")[:2]
            raise bad("serve-folder-busy", file=str(self._folder), pid=pid, port=port)
        file.truncate(0)
        file.write(f"{os.getpid()} {self._port}\n")
        file.flush()
        self._file = file
        return self

    def __exit__(self, *error: object) -> None:
        if self._file is not None:
            self._file.close()


def _locked(file: IO[str]) -> bool:
    """Take the lock of an open file; the system frees it when the process ends, however it ends."""
    try:
        if sys.platform == "win32":
            import msvcrt

            file.seek(1000)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def check_port(host: str, port: int) -> None:
    """Raise `BadInput` where the server could not listen there, with what to do instead."""
    error = _listen_error(host, port)
    if error is None:
        return
    if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
        raise bad("serve-host", host=host)
    if error.errno in (errno.EACCES, errno.EPERM):
        raise bad("serve-port-forbidden", port=str(port), other="8443" if port == 443 else "8000")
    if error.errno != errno.EADDRINUSE:
        raise bad("serve-port", port=str(port), why=str(error.strerror or error))
    free = next((p for p in range(port + 1, min(port + TRIES, 65536)) if _listen_error(host, p) is None), 0)
    code = "serve-port-is-hofmarshal" if _is_hofmarshal(port) else "serve-port-taken"
    raise bad(code, port=str(port), other=str(free or port + TRIES))


def _listen_error(host: str, port: int) -> OSError | None:
    try:
        family, kind, _, _, place = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind) as probe:
            if os.name == "posix":
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(place)
            probe.listen(1)
    except OSError as error:
        return error
    return None


def _is_hofmarshal(port: int) -> bool:
    """Whether it is another Hofmarshal that has the port."""
    with contextlib.suppress(OSError, http.client.HTTPException, ValueError):
        asking = http.client.HTTPConnection("127.0.0.1", port, timeout=0.7)
        with contextlib.closing(asking):
            asking.request("GET", "/api/hello")
            hello = json.loads(asking.getresponse().read(4096))
            return isinstance(hello, dict) and {"epoch", "languages", "event"} <= hello.keys()
    return False
