"""`hofmarshal demo --game`: an invented live role-play game that robots play, and any of whose seats one may take."""

from __future__ import annotations

import asyncio
import webbrowser

from hofmarshal.cli.demo_show import LOOK, Show
from hofmarshal.robots.game_lobby import GameLobby
from hofmarshal.robots.game_troupe import GameTroupe
from hofmarshal.robots.invented_game import CHARACTERS, GAME
from hofmarshal.robots.stage import Stage
from hofmarshal.text import message


class GameShow(Show):
    """The demo of a game while it runs."""

    def __init__(self, stage: Stage, *, seed: str, speed: float, host: str, lang: str, browser: bool) -> None:
        self.players = GameTroupe(stage, seed=seed, speed=speed)
        super().__init__(stage, self.players, host=host, lang=lang, browser=browser)
        self._lobby: GameLobby

    def lobby(self, address: str) -> GameLobby:
        """Its start page."""
        self._lobby = GameLobby(self.players, port=self.stage.port, password=self.password, address=address)
        return self._lobby

    async def goes_on(self) -> None:
        """Set up, serve, play."""
        await asyncio.to_thread(self.players.introduced)
        await self.stage.start()
        await self.players.take_the_desk(await self.stage.organiser(GAME, self.password))
        await self.players.opened()
        await self.players.manned()
        await self._tell()
        if self.browser:
            await asyncio.to_thread(webbrowser.open, self.stage.start_page)
        hurry = asyncio.ensure_future(self.players.hurry())
        try:
            while True:
                await asyncio.sleep(LOOK)
                await self.robots_back()
        finally:
            hurry.cancel()

    async def _tell(self) -> None:
        """The links: the start page, the masters' console, a player's phone, the organiser's page."""
        address, lobby = self.address, self._lobby
        start = lobby.origin("localhost", lobby.own_port)
        self.say("demo-start", link=start)
        self.say("demo-game-console", link=f"{start}/take?ring=&role=master&seat=master-1&host=localhost")
        phone = await lobby.player_link(CHARACTERS[0].number, address)
        self.say("demo-game-phone", link=phone, name=CHARACTERS[0].name)
        self.say("demo-game-organiser", link=f"http://localhost:{self.stage.port}/sign-in", password=self.password)
        self.draw(phone, message("demo-game-qr", self.lang, name=CHARACTERS[0].name))
        self.say("demo-stop")
