"""Two processes of one event on a real PostgreSQL: two secretaries save the same field in the same instant."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from hofmarshal.journal.database import Database
from tests.postgres import drop_database, new_database
from tests.server.office.entry_rig import ask, enter, nomination
from tests.server.rig import Device, Server, running, seated, set_up

ROUNDS = 8


@pytest.fixture
def pair(tmp_path: Path) -> Iterator[tuple[tuple[Server, Device], tuple[Server, Device]]]:
    """Two servers over one database, and a secretary at each."""
    url = new_database()
    with running(tmp_path, database=url) as one, running(tmp_path, database=url) as other:
        first = set_up(one.venue)["secretary-1"]
        second = seated(one.venue, "Second desk", "secretary", "secretary-2")
        nomination(one, "long", "isb-duel", "longsword")
        wait_for(lambda: "long" in other.venue.look("programme").nominations)
        yield (one, first), (other, second)
    drop_database(url)


def wait_for(there: Callable[[], bool]) -> None:
    """Until the other process has heard of it."""
    deadline = time.monotonic() + 10
    while not there():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def at_once(*asking: Callable[[], httpx.Response]) -> list[httpx.Response]:
    """All of these at the same moment; the answers in their order."""
    together, answers = threading.Barrier(len(asking)), dict[int, httpx.Response]()

    def run(place: int, one: Callable[[], httpx.Response]) -> None:
        together.wait()
        answers[place] = one()

    threads = [threading.Thread(target=run, args=pair) for pair in enumerate(asking)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)
    return [answers[place] for place in range(len(asking))]


def known_as(server: Server, entry: str, name: str) -> Callable[[], bool]:
    """Whether a process calls an entry by this name."""

    def there() -> bool:
        found = server.venue.festival.people.get(entry)
        return found is not None and found.name == name

    return there


def saving(server: Server, desk: Device, path: str, form: Any) -> Callable[[], httpx.Response]:
    """A secretary saves a form."""
    return lambda: ask(server, desk, path, form)


def test_of_two_who_save_the_same_field_at_once_one_is_refused(pair: Any) -> None:
    (one, first), (other, second) = pair
    entry = enter(one, first, "Invented Zero", "Foxes", takes=["long"])
    path, name = f"/api/office/entries/{entry}", "Invented Zero"
    wait_for(known_as(other, entry, name))
    for turn in range(ROUNDS):
        before = {"name": name, "club": "Foxes", "takes": {"long": {}}}
        wished = [f"Invented {turn} {side}" for side in ("left", "right")]
        left, right = ({"before": before, "after": {**before, "name": wish}} for wish in wished)
        answers = at_once(saving(one, first, path, left), saving(other, second, path, right))
        assert sorted(answer.status_code for answer in answers) == [200, 409], [answer.text for answer in answers]
        lost = next(answer for answer in answers if answer.status_code == 409).json()
        assert lost["said"]["code"] == "entries-changed-meanwhile"
        name = next(wish for wish, answer in zip(wished, answers, strict=True) if answer.status_code == 200)
        assert name in lost["reasons"][0]["said"]["en"], "the second sees what the first wrote"
        for server in (one, other):
            wait_for(known_as(server, entry, name))


def test_neither_loses_what_the_other_did_not_touch_nor_gets_his_number(pair: Any) -> None:
    (one, first), (other, second) = pair
    entry = enter(one, first, "Invented Zero", takes=["long"])
    wait_for(known_as(other, entry, "Invented Zero"))
    before = {"name": "Invented Zero", "takes": {"long": {}}}
    path = f"/api/office/entries/{entry}"
    answers = at_once(
        saving(one, first, path, {"before": before, "after": {**before, "club": "Foxes"}}),
        saving(other, second, path, {"before": before, "after": {**before, "born": "1990-05-06"}}),
    )
    assert [answer.status_code for answer in answers] == [200, 200]
    found = one.venue.festival.people.get(entry)
    assert found is not None
    assert (found.name, found.club) == ("Invented Zero", "Foxes")
    assert ask(other, second, f"{path}/private").json()["born"] == "1990-05-06"
    new = {"name": "Invented New", "takes": {"long": {}}}
    numbers = at_once(saving(one, first, "/api/office/entries", new), saving(other, second, "/api/office/entries", new))
    assert len({answer.json()["entry"] for answer in numbers}) == 2, "no number is given twice"


def test_of_two_who_save_the_same_paper_at_once_one_is_refused(pair: Any) -> None:
    (one, first), (other, second) = pair
    entry = enter(one, first, "Invented Zero", takes=["long"])
    wait_for(known_as(other, entry, "Invented Zero"))
    path = f"/api/office/papers/{entry}"
    was = ask(one, first, path).json()["held"]
    forms = [{"was": was, "now": {**was, "born": f"199{n}-05-06"}} for n in (1, 2)]
    answers = at_once(saving(one, first, path, forms[0]), saving(other, second, path, forms[1]))
    assert sorted(answer.status_code for answer in answers) == [200, 409], [answer.text for answer in answers]


def test_the_lock_goes_with_whoever_held_it(tmp_path: Path) -> None:
    url = new_database()
    with Database.open(url) as here, Database.open(url) as there:
        held = here.alone(77)
        held.__enter__()
        waiting = threading.Thread(target=lambda: there.alone(77).__enter__())
        waiting.start()
        waiting.join(0.3)
        assert waiting.is_alive(), "it waits"
        held.__exit__(None, None, None)
        waiting.join(10)
        assert not waiting.is_alive()
    drop_database(url)
