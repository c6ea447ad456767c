"""Several processes on one port: each listens on a socket of its own, and the system shares the connections out.

On one common socket the process that waits longest would get nearly all of them.
"""

from __future__ import annotations

import socket

import uvicorn
from uvicorn.supervisors import Multiprocess


class Workers(Multiprocess):
    """Starts `config.workers` processes, and each that dies anew."""

    def __init__(self, config: uvicorn.Config) -> None:
        self._bound: socket.socket | None = None
        super().__init__(config, [])

    @property
    def sockets(self) -> list[socket.socket]:
        """A new socket on the port, for the one process that is about to start.

        The one handed out before is closed here: its process has it by now, and when that dies, nobody must be left
        who holds it and does not answer.
        """
        if self._bound is not None:
            self._bound.close()
        self._bound = bound(self.config)
        return [self._bound]

    @sockets.setter
    def sockets(self, value: list[socket.socket]) -> None:
        """The supervisor's own are not used."""

    def run(self) -> None:
        """Serve until the process is told to stop."""
        try:
            super().run()
        finally:
            if self._bound is not None:
                self._bound.close()


def bound(config: uvicorn.Config) -> socket.socket:
    """A socket bound to the address of `config`, which others may bind too. Raises `OSError`."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    one = socket.socket(family, socket.SOCK_STREAM)
    try:
        one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "SO_REUSEPORT"):
            one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        one.bind((config.host, config.port))
        one.set_inheritable(True)
        config.port = one.getsockname()[1]
    except OSError:
        one.close()
        raise
    return one
