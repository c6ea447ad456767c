"""The start page of the demo's game gives out the game's seats and no others, and says how everybody is."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from hofmarshal.robots.game_lobby import GameLobby, standing
from hofmarshal.robots.invented_game import CHARACTERS
from tests.cli.lobby_rig import answers

ADDRESS = "192.0.2.7"
ROW = {"state": "well", "hits": 2, "reason": 5, "what": "bleeding"}


class Client:
    """Shows the masters' list."""

    def view(self, topic: str) -> Any:
        return {"people": {"1": ROW, "2": {"state": "dead"}}} if topic == "game/masters" else None


class Desk:
    """Gives out links."""

    client = Client()

    async def link(self, role: str, ring: str, seat: str) -> tuple[str, bytes]:
        return f"code-{seat}", b"\xab"


class Troupe:
    """Robots everywhere but in `taken`."""

    rings = ()
    field = ""
    desk = Desk()

    def __init__(self, *taken: str) -> None:
        self.taken = list(taken)

    def gone(self, ring: str, seat: str) -> bool:
        return seat in self.taken

    async def back(self, ring: str, seat: str) -> None:
        self.taken.remove(seat)

    async def player_code(self, number: str) -> str:
        return f"CODE{number}"


def asked(troupe: Troupe, *requests: str, lang: str = "en", host: str = "localhost:1") -> list[str]:
    """The answers to these requests (`GET /…`)."""
    crew: Any = troupe
    made = partial(GameLobby, crew, port=8000, password="secret words", address=ADDRESS)
    return answers(made, *requests, lang=lang, host=host)


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_the_page_shows_everybody_and_lets_each_be_taken(lang: str) -> None:
    (page,) = asked(Troupe("player:3"), f"GET /?lang={lang}")
    assert f'lang="{lang}"' in page
    assert "demo-" not in page
    assert all(one.name in page for one in CHARACTERS)
    assert page.count("role=player&amp;seat=player:") == len(CHARACTERS) - 1
    assert page.count("<svg") == 4  # for phones: this page, two players, the masters' console
    assert 'action="/back?ring=&amp;seat=player:3&amp;' in page
    assert "secret words" in page
    assert "secret words" not in asked(Troupe(), "GET /", host=f"{ADDRESS}:1")[0]


def test_a_seat_is_given_and_given_back() -> None:
    troupe = Troupe("player:3")
    player, master, back = asked(
        troupe,
        "GET /take?ring=&role=player&seat=player:7&host=127.0.0.1",
        "GET /take?ring=&role=master&seat=master-1&host=localhost",
        "POST /back?ring=&seat=player:3&lang=uk",
    )
    assert "Location: http://127.0.0.1:8000/player#7.CODE7" in player
    assert "Location: http://localhost:8000/pair#code-master-1.ab" in master
    assert (troupe.taken, "Location: /?lang=uk" in back) == ([], True)


@pytest.mark.parametrize(
    "query", ["role=organiser&seat=organiser-1", "role=player&seat=player:99", "role=chief&seat=chief", "role=&seat="]
)
def test_nothing_else_is_given(query: str) -> None:
    assert "404" in asked(Troupe(), f"GET /take?ring=&{query}&host=localhost")[0].splitlines()[0]


def test_how_somebody_is_in_one_line() -> None:
    assert standing(ROW, "en") == "Hits: 2, reason: 5. Bleeding"
    assert standing({**ROW, "what": "", "reason": None}, "en") == "Hits: 2"
    assert standing({"state": "heavy", "what": "death"}, "ru") == "Тяжело ранен: срок идёт"
