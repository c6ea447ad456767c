"""`hofmarshal demo`: an invented event in which robots act as marshals through the real wire, and whose seats one may take."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import signal
import tempfile
import webbrowser
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from hofmarshal.cli.console import tell
from hofmarshal.cli.options import DEFAULT, Output
from hofmarshal.text import message

if TYPE_CHECKING:
    from hofmarshal.robots.lobby import Lobby

LOOK = 4.0
"""Seconds between two looks at the rings: is there a bout left, has somebody left his seat."""

EMPTY = 15
"""Looks after which a seat whose person is gone has its robot again."""

HURRY = 8.0
"""How many times as fast as people the robots act until the first blow of a ring is ruled: nobody waits for a call."""


def demo(
    *,
    speed: Annotated[float, Parameter(help="How many times as fast as people the robots act.")] = 1.0,
    rings: Annotated[int, Parameter(help="How many rings of duels.")] = 2,
    battles: Annotated[bool, Parameter(help="One more ring: battles, a bridge, wrestling.")] = True,
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
        plan = (max(0 if battles else 1, rings), battles)
        show = _Show(folder, speed, plan, port, host, seed, output.language, browser=not no_browser)
        with contextlib.suppress(KeyboardInterrupt):
            asyncio.run(show.run())
    return 0


class _Show:
    """The demo while it runs."""

    def __init__(
        self, folder: Path, speed: float, plan: tuple[int, bool], port: int, host: str, seed: str, lang: str, *,
        browser: bool,
    ) -> None:  # fmt: skip
        from hofmarshal.robots.stage import Stage
        from hofmarshal.robots.troupe import Troupe

        self._folder = folder
        self._host = host
        self._lang = lang
        self._browser = browser
        self._speed = speed
        self._stage = Stage(folder / "event", port=port, host=host)
        rings, field = plan
        self._troupe = Troupe(self._stage, seed=seed, speed=max(speed, HURRY), rings=rings, field=field)
        self._password = "-".join(secrets.token_hex(3) for _ in range(3))
        self._extra = 0
        self._left: Counter[tuple[str, str]] = Counter()

    async def run(self) -> None:
        """Set up, serve, go on until told to stop."""
        from hofmarshal.robots.lobby import Lobby
        from hofmarshal.server.addresses import lan_addresses

        self._say("demo-preparing")
        address = next(iter(lan_addresses()), "localhost") if self._host in ("0.0.0.0", "::") else self._host  # noqa: S104
        lobby = Lobby(self._troupe, port=self._stage.port, password=self._password, address=address)
        over = asyncio.Event()
        loop = asyncio.get_running_loop()
        for one in (signal.SIGINT, signal.SIGTERM):
            with contextlib.suppress(NotImplementedError):
                loop.add_signal_handler(one, over.set)
        showing = asyncio.ensure_future(self._show(lobby))
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
            await self._stage.stop()
            await self._troupe.close()

    async def _show(self, lobby: Lobby) -> None:
        from hofmarshal.robots.invented import EVENT

        troupe, stage = self._troupe, self._stage
        await lobby.open(self._host)
        stage.start_page = lobby.origin("localhost", lobby.own_port)
        written = asyncio.to_thread(troupe.write_event, self._folder / "nominations")
        await asyncio.gather(written, stage.start())  # the server notices what is written beside it
        await troupe.take_the_desk(await stage.organiser(EVENT, self._password))
        await asyncio.gather(*(troupe.man(ring) for ring in troupe.rings))
        self._say("demo-start", link=stage.start_page)
        self._say("demo-links", screen=f"http://localhost:{stage.port}/screen/1")
        if troupe.field:
            self._say("demo-battles", screen=f"http://localhost:{stage.port}/screen/{troupe.field}")
        self._say("demo-stop")
        if self._browser:
            await asyncio.to_thread(webbrowser.open, stage.start_page)
        await asyncio.gather(*(self._slow_down(ring) for ring in troupe.rings))
        troupe.speed = self._speed
        while True:
            await asyncio.sleep(LOOK)
            await self._look_around()

    async def _slow_down(self, ring: str) -> None:
        """From the first ruling on, or the start of the first battle, the robots of a ring act at the pace asked for."""
        hofmarshal = self._troupe.cast[ring, "hofmarshal"]
        first = "start" if ring == self._troupe.field else "hit"
        while not hofmarshal.done[first] and not self._troupe.gone(ring, "hofmarshal"):
            await asyncio.sleep(0.05)
        for (where, _), robot in self._troupe.cast.items():
            if where == ring:
                robot.speed = self._speed

    async def _look_around(self) -> None:
        """Another bout wherever a ring has none left: a demo has no end. A robot back wherever a person has gone."""
        for one in tuple(self._troupe.hofmarshals()):
            if one.idle:
                self._extra += 1
                await self._troupe.extra_bout(one.ring, self._extra)
        left = set(self._troupe.left())
        self._left = Counter({place: self._left[place] + 1 for place in left})
        for (ring, seat), looks in self._left.items():
            if looks >= EMPTY:
                await self._troupe.back(ring, seat)

    def _say(self, code: str, **args: str | int) -> None:
        tell(message(code, self._lang, **args))
