"""The demo of an event: duels and battles that go on by themselves."""

from __future__ import annotations

import asyncio
import webbrowser
from pathlib import Path
from typing import Any

from hofmarshal.cli.demo_show import LOOK, Show
from hofmarshal.robots.invented import EVENT
from hofmarshal.robots.stage import Stage
from hofmarshal.robots.troupe import Troupe


class EventShow(Show):
    """The demo of an event while it runs. Its robots hurry until each ring has its first blow, then act at `speed`."""

    def __init__(self, stage: Stage, troupe: Troupe, *, folder: Path, speed: float, **looks: Any) -> None:
        super().__init__(stage, troupe, **looks)
        self._folder = folder
        self._speed = speed
        self._extra = 0

    async def goes_on(self) -> None:
        """Set up, serve, fight."""
        troupe, stage = self._troupe, self.stage
        written = asyncio.to_thread(troupe.write_event, self._folder)
        await asyncio.gather(written, stage.start())  # the server notices what is written beside it
        await troupe.take_the_desk(await stage.organiser(EVENT, self.password))
        await asyncio.gather(*(troupe.man(ring) for ring in troupe.rings))
        self.say("demo-start", link=stage.start_page)
        self.say("demo-links", screen=f"http://localhost:{stage.port}/screen/1")
        if troupe.field:
            self.say("demo-battles", screen=f"http://localhost:{stage.port}/screen/{troupe.field}")
        self.say("demo-stop")
        if self.browser:
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
        await self.robots_back()
