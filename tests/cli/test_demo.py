"""The demo's start page gives out what it may, in the reader's language, and nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from hofmarshal.robots.lobby import Lobby


def visited(*targets: str, accept: str = "en") -> list[str]:
    """The answers of a lobby to these requests, and what it gave out."""
    given: list[tuple[str, str, str]] = []

    async def take(ring: str, role: str, seat: str) -> str:
        given.append((ring, role, seat))
        return "/pair#code.key"

    async def go() -> list[str]:
        lobby = Lobby(port=8000, rings=("1", "2"), password="secret words", address="192.0.2.7", take=take)
        await lobby.open("127.0.0.1")
        answers = []
        for target in targets:
            reader, writer = await asyncio.open_connection("127.0.0.1", lobby.own_port)
            writer.write(f"GET {target} HTTP/1.1\r\nAccept-Language: {accept}\r\n\r\n".encode())
            answers.append((await reader.read()).decode())
            writer.close()
        await lobby.close()
        return answers

    wanted: Callable[[], Awaitable[list[str]]] = go
    return [*asyncio.run(wanted()), str(given)]  # type: ignore[arg-type]


def test_the_page_has_every_screen_and_seat_of_every_ring_in_three_languages() -> None:
    for lang, word in (("en", "Big screen"), ("ru", "Большой экран"), ("uk", "Великий екран")):
        page, given = visited("/", accept=f"{lang}-XX,de;q=0.5")
        assert f'<html lang="{lang}">' in page
        assert page.count(word) == 2
        for ring in ("1", "2"):
            assert f"/screen/{ring}" in page
            assert f"ring={ring}&amp;role=hofmarshal" in page
        assert "<svg" in page
        assert given == "[]"


def test_a_seat_is_given_by_a_fresh_link_at_the_address_asked_for() -> None:
    answer, given = visited("/take?ring=2&role=line-marshal&seat=line-marshal-1&host=127.0.0.1")
    assert "303 See Other" in answer
    assert "Location: http://127.0.0.1:8000/pair#code.key\r\n" in answer
    assert given == "[('2', 'line-marshal', 'line-marshal-1')]"


def test_nothing_else_is_given() -> None:
    *answers, given = visited(
        "/take?ring=9&role=hofmarshal&seat=hofmarshal&host=localhost",
        "/take?ring=1&role=organiser&seat=organiser-1&host=localhost",
        "/take?ring=1&role=hofmarshal&seat=hofmarshal&host=example.org",
        "/take", "/other",
    )  # fmt: skip
    assert all("404 Not Found" in answer for answer in answers)
    assert given == "[]"
