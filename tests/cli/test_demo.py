"""The demo's start page gives out what it may, in the reader's language, and nothing else."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from hofmarshal.robots.lobby import Lobby
from hofmarshal.robots.lobby_page import standing
from tests.cli.lobby_rig import answers

ADDRESS = "192.0.2.7"


class Desk:
    """Gives out links, and notes which."""

    def __init__(self) -> None:
        self.given: list[tuple[str, str, str]] = []

    async def link(self, role: str, ring: str, seat: str) -> tuple[str, bytes]:
        self.given.append((role, ring, seat))
        return "code", b"\xab"


class Troupe:
    """A troupe of nobody, with `persons` in some seats."""

    def __init__(self, *persons: tuple[str, str]) -> None:
        self.rings = ("1", "2", "3")
        self.field = "3"
        self.cast: dict[tuple[str, str], Any] = {}
        self.persons = list(persons)
        self.desk = Desk()

    def gone(self, ring: str, seat: str) -> bool:
        return (ring, seat) in self.persons

    async def captain_code(self, team: str) -> str:
        return f"CODE{team}"

    async def back(self, ring: str, seat: str) -> None:
        self.persons.remove((ring, seat))


def asked(troupe: Troupe, *requests: str, lang: str = "en", host: str = "localhost:1") -> list[str]:
    """The answers of a lobby to these requests (`GET /…`)."""
    crew: Any = troupe
    made = partial(Lobby, crew, port=8000, password="secret words", address=ADDRESS)
    return answers(made, *requests, lang=lang, host=host)


@pytest.mark.parametrize(("lang", "word"), [("en", "Big screen"), ("ru", "Большой экран"), ("uk", "Великий екран")])
def test_the_page_has_every_screen_and_seat_of_every_ring_in_three_languages(lang: str, word: str) -> None:
    [page] = asked(Troupe(), "GET /", lang=f"{lang}-XX,de;q=0.5")
    assert f'<html lang="{lang}">' in page
    assert page.count(f">{word}<") == 3
    for ring in ("1", "2"):
        assert f"http://localhost:8000/screen/{ring}" in page
        assert f"ring={ring}&amp;role=hofmarshal" in page
    assert "ring=3&amp;role=field-judge&amp;seat=field-judge-1" in page
    assert "ring=3&amp;role=captain&amp;seat=captain:T1" in page
    assert "ring=3&amp;role=line-marshal" not in page
    assert "<svg" in page
    assert "secret words" in page


def test_a_seat_is_given_by_a_fresh_link_at_the_address_asked_for() -> None:
    troupe = Troupe()
    [answer] = asked(troupe, "GET /take?ring=2&role=line-marshal&seat=line-marshal-1&host=127.0.0.1")
    assert "303 See Other" in answer
    assert "Location: http://127.0.0.1:8000/pair#code.ab\r\n" in answer
    assert troupe.desk.given == [("line-marshal", "2", "line-marshal-1")]


def test_a_captain_is_given_the_link_of_his_teams_card() -> None:
    troupe = Troupe()
    card, judge = asked(
        troupe,
        "GET /take?ring=3&role=captain&seat=captain:T2&host=127.0.0.1",
        "GET /take?ring=3&role=field-judge&seat=field-judge-2&host=127.0.0.1",
    )
    assert "Location: http://127.0.0.1:8000/captain#T2.CODET2\r\n" in card
    assert "Location: http://127.0.0.1:8000/pair#code.ab\r\n" in judge
    assert troupe.desk.given == [("field-judge", "3", "field-judge-2")]


def test_nothing_else_is_given() -> None:
    troupe = Troupe()
    answers = asked(
        troupe,
        "GET /take?ring=9&role=hofmarshal&seat=hofmarshal&host=localhost",
        "GET /take?ring=1&role=organiser&seat=organiser-1&host=localhost",
        "GET /take?ring=1&role=hofmarshal&seat=hofmarshal&host=example.org",
        "GET /take?ring=1&role=captain&seat=captain:T1&host=localhost",
        "GET /take?ring=3&role=captain&seat=captain:T9&host=localhost",
        "GET /take?ring=3&role=line-marshal&seat=line-marshal-1&host=localhost",
        "GET /take?role=hofmarshal&seat=hofmarshal&host=localhost",
        "GET /take", "GET /other", "POST /", "GET /back?ring=1&seat=hofmarshal",
    )  # fmt: skip
    assert all("404 Not Found" in answer for answer in answers)
    assert troupe.desk.given == []


def test_a_seat_that_a_person_has_is_opened_again_or_given_back() -> None:
    troupe = Troupe(("2", "hofmarshal"), ("3", "captain:T1"))
    before, gave, twice, captain, after = asked(
        troupe, "GET /", "POST /back?ring=2&seat=hofmarshal", "POST /back?ring=2&seat=hofmarshal",
        "POST /back?ring=3&seat=captain:T1", "GET /",
    )  # fmt: skip
    assert 'href="http://localhost:8000/console/2"' in before
    assert 'href="http://127.0.0.1:8000/captain"' in before
    assert "303 See Other" in captain
    assert 'action="/back?ring=2&amp;seat=hofmarshal' in before
    assert "303 See Other" in gave
    assert "303 See Other" in twice
    assert troupe.persons == []
    assert "/back?" not in after


def test_on_a_phone_all_links_lead_to_the_address_it_came_by_and_no_password_is_shown() -> None:
    [page] = asked(Troupe(), "GET /", host=f"{ADDRESS}:5000")
    assert f"http://{ADDRESS}:8000/screen/1" in page
    assert "localhost" not in page
    assert "127.0.0.1" not in page
    assert "secret words" not in page


def test_a_bout_in_one_line() -> None:
    points = {"contest": {"unit": "points", "red": {"name": "Ada", "score": 3}, "blue": {"name": "Ёж", "score": 1}}}
    assert standing(points, "en") == "Ada  3 : 1  Ёж"
    left = [{"name": name, "fighters": {name: {"halves": halves}}} for name, halves in (("Ada", 5), ("Ёж", 2))]
    assert standing({"contest": {"unit": "halves", "red": left[0], "blue": left[1]}}, "en") == "Ada  2½ : 1  Ёж"
    assert standing({}, "uk") == "Зараз викличуть наступний бій."
