"""Anybody finds a fighter; a fighter sees his own papers by his pass; the poster's QR leads to the public pages."""

from __future__ import annotations

from collections.abc import Iterator
from urllib.parse import quote

import httpx
import pytest

from hofmarshal.exchange.poster import Poster, poster_pdf, wifi_code
from hofmarshal.server.office.passes import HEADER, pass_of
from hofmarshal.server.people import Person
from hofmarshal.server.public_search import folded
from hofmarshal.tournament import programme_words as w
from hofmarshal.tournament.programme_details import Details
from tests.server.rig import Device, Server, running, set_up, submit

PEOPLE = (
    ("A. Example 1", "Семён Ёжиков-Выдуманный", "Клуб «Никто»"),
    ("B. Sample 1", "Ґудзик Ґалаґан", "Порожній двір"),
    ("A. Example 2", "Zoë Nobody", "The Empty Chair"),
    ("B. Sample 2", "Мар’яна Їжак", "Порожній двір"),
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Single bouts of people who are plainly nobody."""
    with running(tmp_path_factory.mktemp("data")) as made:
        made.devices = set_up(made.venue, rings=1, bouts=2)
        made.venue.festival.people.keep(Person(entry=e, name=name, club=club) for e, name, club in PEOPLE)
        yield made


def names(server: Server, typed: str) -> list[str]:
    """Who is found."""
    answer = httpx.get(f"{server.url}/api/public/people", params={"q": typed})
    assert answer.status_code == 200, answer.text
    return [one["name"] for one in answer.json()["people"]]


def asked(server: Server, path: str, device: Device | None = None) -> httpx.Response:
    """GET, signed by a device."""
    headers = {}
    if device is not None:
        headers = {"X-Hofmarshal-Device": device.id, "X-Hofmarshal-Signature": device.sign(f"GET {path}\n")}
    return httpx.get(server.url + path, headers=headers)


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("ежиков", "Семён Ёжиков-Выдуманный"),
        ("  ВЫДУМ сем", "Семён Ёжиков-Выдуманный"),
        ("галаган", "Ґудзик Ґалаґан"),
        ("zoe", "Zoë Nobody"),
        ("мар'яна", "Мар’яна Їжак"),
    ],
)
def test_a_fighter_is_found_as_phones_write_his_name(server: Server, typed: str, found: str) -> None:
    assert names(server, typed) == [found]


def test_a_club_finds_its_fighters_and_nothing_finds_nobody(server: Server) -> None:
    assert names(server, "порожній") == ["Ґудзик Ґалаґан", "Мар’яна Їжак"]
    assert names(server, "") == []
    assert names(server, "   ") == []
    assert names(server, "їжакевич") == []
    assert "й" in folded("Йосип")
    assert folded("Їжак") != folded("Ижак")


def test_an_event_that_is_not_shown_finds_nobody(server: Server) -> None:
    submit(server.venue, "programme", w.DescribeEvent(details=Details(public=False)))
    try:
        answer = httpx.get(f"{server.url}/api/public/people", params={"q": "zoe"})
        assert (answer.status_code, answer.json()["said"]["code"]) == (404, "public-off")
    finally:
        submit(server.venue, "programme", w.DescribeEvent(details=Details()))


def test_a_pass_opens_its_bearers_own_page_and_no_other(server: Server) -> None:
    mine = pass_of(server.venue.identities.vault, "A. Example 2")
    answer = httpx.get(f"{server.url}/api/public/own", headers={HEADER: mine})
    assert answer.status_code == 200
    assert (answer.json()["name"], answer.json()["whole"], answer.json()["stands"]) == ("Zoë Nobody", True, [])
    server.venue.festival.people.keep([Person(entry="Ґ-7", name="Мар’яна Їжак")])
    quoted = quote(pass_of(server.venue.identities.vault, "Ґ-7"))
    answer = httpx.get(f"{server.url}/api/public/own", headers={HEADER: quoted})
    assert answer.status_code == 200, answer.text
    assert answer.json()["name"] == "Мар’яна Їжак"
    for shown in ("", "A. Example 1." + mine.rpartition(".")[2], mine + "0"):
        answer = httpx.get(f"{server.url}/api/public/own", headers={HEADER: shown} if shown else {})
        assert (answer.status_code, answer.json()["said"]["code"]) == (401, "pass-wrong"), shown
    gone = pass_of(server.venue.identities.vault, "nobody")
    assert httpx.get(f"{server.url}/api/public/own", headers={HEADER: gone}).status_code == 404


def test_only_the_desk_makes_passes(server: Server) -> None:
    path = "/api/office/passes/A. Example 2"
    made = asked(server, path, server.devices["secretary-1"])
    assert made.status_code == 200
    assert made.json()["shown"] == pass_of(server.venue.identities.vault, "A. Example 2")
    assert "/info/me#A. Example 2." in made.json()["link"]
    assert asked(server, path).status_code == 401
    assert asked(server, path, server.devices["line-marshal-1"]).status_code == 403
    assert asked(server, "/api/office/passes/nobody", server.devices["secretary-1"]).status_code == 404


def test_the_poster_is_a_page_to_print_in_every_language(server: Server) -> None:
    for query in ("", "?lang=uk", "?lang=ru&paper=a3", "?ssid=Invented%20net&key=secret"):
        answer = httpx.get(f"{server.url}/api/public/poster.pdf{query}")
        assert answer.status_code == 200, query
        assert answer.content.startswith(b"%PDF"), query
    assert httpx.get(f"{server.url}/api/public/poster.pdf?lang=de").status_code == 400
    assert httpx.get(f"{server.url}/api/public/poster.pdf?paper=a0").status_code == 400


def test_a_network_of_any_name_is_joined_by_its_code() -> None:
    assert wifi_code("field", "") == "WIFI:T:nopass;S:field;;"
    assert wifi_code('a;b,"c"', "p:1\\") == 'WIFI:T:WPA;S:a\\;b\\,\\"c\\";P:p\\:1\\\\;;'


def test_a_poster_bears_any_name() -> None:
    """Marks of the typesetter in a name are text there."""
    wild = '#set page("a5") *bold* $x$ <a> "quoted" \\ // 🤺'
    assert poster_pdf(Poster(event=wild, link="http://192.0.2.7:8000/info", languages=("uk", "ru", "en"))).startswith(
        b"%PDF"
    )
