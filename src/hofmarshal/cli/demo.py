"""`hofmarshal demo`: an invented event in which robots act as marshals through the real wire, and whose seats one may take."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import signal
import tempfile
import webbrowser
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from hofmarshal.cli.console import tell
from hofmarshal.cli.options import DEFAULT, Output
from hofmarshal.text import message

QUIET = 8.0
"""Seconds a ring may stand idle before another bout is put there: a demo has no end."""


def demo(
    *,
    speed: Annotated[float, Parameter(help="How many times as fast as people the robots act.")] = 1.0,
    rings: Annotated[int, Parameter(help="How many rings.")] = 2,
    port: Annotated[int, Parameter(help="The port; 0: a free one.")] = 0,
    host: Annotated[str, Parameter(help="The address to listen on; 0.0.0.0 lets phones in.")] = "0.0.0.0",  # noqa: S104
    data: Annotated[
        Path | None, Parameter(help="A new folder to keep the event in; otherwise it goes at the end.")
    ] = None,
    seed: Annotated[str, Parameter(help="What the event is drawn from.")] = "demo",
    no_browser: Annotated[bool, Parameter(help="Do not open the browser.", negative="")] = False,
    output: Output = DEFAULT,
) -> int:
    """Show an invented event live: pads, consoles and big screens, with robots in every seat until you take one.

    Opens the start page in a browser and prints its address. Stop it with Ctrl-C.
    """
    with contextlib.ExitStack() as held:
        folder = data or Path(held.enter_context(tempfile.TemporaryDirectory(prefix="hofmarshal-demo-")))
        show = _Show(folder, speed, max(1, rings), port, host, seed, output.language, browser=not no_browser)
        with contextlib.suppress(KeyboardInterrupt):
            asyncio.run(show.run())
    return 0


class _Show:
    """The demo while it runs."""

    def __init__(
        self, folder: Path, speed: float, rings: int, port: int, host: str, seed: str, lang: str, *, browser: bool
    ) -> None:
        from hofmarshal.robots.stage import Stage
        from hofmarshal.robots.troupe import Troupe

        self._folder = folder
        self._host = host
        self._lang = lang
        self._browser = browser
        self._stage = Stage(folder / "event", port=port, host=host)
        self._troupe = Troupe(self._stage, seed=seed, speed=speed, rings=rings)
        self._password = "-".join(secrets.token_hex(3) for _ in range(3))

    async def run(self) -> None:
        """Set up, serve, go on until told to stop."""
        from hofmarshal.robots.lobby import Lobby
        from hofmarshal.server.addresses import lan_addresses

        self._say("demo-preparing")
        address = next(iter(lan_addresses()), "localhost") if self._host in ("0.0.0.0", "::") else self._host  # noqa: S104
        troupe = self._troupe
        lobby = Lobby(
            port=self._stage.port, rings=troupe.rings, password=self._password, address=address, take=self._take
        )
        over = asyncio.Event()
        loop = asyncio.get_running_loop()
        for one in (signal.SIGINT, signal.SIGTERM):
            with contextlib.suppress(NotImplementedError):
                loop.add_signal_handler(one, over.set)
        try:
            await asyncio.to_thread(troupe.write_event, self._folder / "nominations")
            await self._stage.start()
            from hofmarshal.robots.invented import EVENT

            await troupe.take_the_desk(await self._stage.organiser(EVENT, self._password))
            await lobby.open(self._host)
            start = lobby.origin("localhost", lobby.own_port)
            self._say("demo-start", link=start)
            self._say("demo-links", screen=f"http://localhost:{self._stage.port}/screen/1")
            self._say("demo-stop")
            if self._browser:
                await asyncio.to_thread(webbrowser.open, start)
            await asyncio.gather(*(troupe.man(ring) for ring in troupe.rings))
            await self._go_on(over)
        finally:
            await lobby.close()
            await self._stage.stop()
            await troupe.close()

    async def _take(self, ring: str, role: str, seat: str) -> str:
        code, key = await self._troupe.desk.link(role, ring, seat)
        return f"/pair#{code}.{key.hex()}"

    async def _go_on(self, over: asyncio.Event) -> None:
        """Until the end, put another bout wherever a ring has none left."""
        number = 0
        while not over.is_set():
            with contextlib.suppress(asyncio.TimeoutError):
                await asyncio.wait_for(over.wait(), QUIET)
            for one in tuple(self._troupe.hofmarshals()):
                if one.idle and not over.is_set():
                    number += 1
                    await self._troupe.extra_bout(one.ring, number)

    def _say(self, code: str, **args: str | int) -> None:
        tell(message(code, self._lang, **args))
