"""What every demo is: a server, robots on it, a start page that gives out their seats, until somebody stops it."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import signal
from collections import Counter

from hofmarshal.cli.console import tell
from hofmarshal.cli.serving import qr
from hofmarshal.robots.lobby import Lobby
from hofmarshal.robots.stage import Stage
from hofmarshal.robots.troupe import Troupe
from hofmarshal.server.addresses import lan_addresses
from hofmarshal.text import message

LOOK = 4.0
"""Seconds between two looks around: is something left to do, has somebody left his seat."""

EMPTY = 15
"""Looks after which a seat whose person is gone has its robot again."""


class Show:
    """A demo while it runs."""

    def __init__(self, stage: Stage, troupe: Troupe, *, host: str, lang: str, browser: bool) -> None:
        self.stage = stage
        self.browser = browser
        self.lang = lang
        self.password = "-".join(secrets.token_hex(3) for _ in range(3))
        self.address = next(iter(lan_addresses()), "localhost") if host in ("0.0.0.0", "::") else host  # noqa: S104
        self._host = host
        self._troupe = troupe
        self._left: Counter[tuple[str, str]] = Counter()

    def lobby(self, address: str) -> Lobby:
        """Its start page."""
        return Lobby(self._troupe, port=self.stage.port, password=self.password, address=address)

    async def goes_on(self) -> None:
        """What is shown, from setting it up until it is cancelled."""
        raise NotImplementedError

    async def run(self) -> None:
        """Set up, serve, go on until told to stop."""
        self.say("demo-preparing")
        lobby = self.lobby(self.address)
        over = asyncio.Event()
        loop = asyncio.get_running_loop()
        for one in (signal.SIGINT, signal.SIGTERM):
            with contextlib.suppress(NotImplementedError):
                loop.add_signal_handler(one, over.set)
        showing = asyncio.ensure_future(self._open(lobby))
        ending = asyncio.ensure_future(over.wait())
        try:
            await asyncio.wait((showing, ending), return_when=asyncio.FIRST_COMPLETED)
            if showing.done():
                showing.result()
        finally:
            for task in (showing, ending):
                task.cancel()
            await asyncio.gather(showing, ending, return_exceptions=True)
            await lobby.close()
            await self.stage.stop()
            await self._troupe.close()

    async def _open(self, lobby: Lobby) -> None:
        await lobby.open(self._host)
        self.stage.start_page = lobby.origin("localhost", lobby.own_port)
        await self.goes_on()

    async def robots_back(self) -> None:
        """A robot back wherever a person has gone."""
        left = set(self._troupe.left())
        self._left = Counter({place: self._left[place] + 1 for place in left})
        for (ring, seat), looks in self._left.items():
            if looks >= EMPTY:
                await self._troupe.back(ring, seat)

    def say(self, code: str, **args: str | int) -> None:
        """A line in the reader's language."""
        tell(message(code, self.lang, **args))

    def draw(self, link: str, words: str) -> None:
        """A link as a code for a phone's camera, where the terminal's letters allow it."""
        tell(words)
        for line in qr(link):
            tell(line)
