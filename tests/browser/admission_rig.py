"""An invented event before anybody is admitted: three rulebooks, a handful of fighters, nothing inspected, no papers."""

from __future__ import annotations

import itertools
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from hofmarshal.desk.decider import Issued
from hofmarshal.exchange.books import packaged
from hofmarshal.server.aside import Aside
from hofmarshal.server.content import pinned_of
from hofmarshal.server.people import Person
from hofmarshal.tournament import commands as ncmd
from hofmarshal.tournament import programme_words as w
from hofmarshal.tournament.entries import Entry
from hofmarshal.tournament.programme_details import Details
from tests.browser.ground import Ground, Server

EVENT = "Кубок вигаданих 2030"
PEOPLE = ("Вигадана Ада", "Придуманный Ёжик", "Madeup Conrad", "Ґудзик Захар", "Уявна Вега", "Небывалый Тур")
CLUBS = ("Порожній двір", "Клуб «Никто»", "Club of Nobody")
NOMINATIONS = (
    ("long", "isb-duel", "longsword"),
    ("shield", "shchyt-mech", "shchyt-mech"),
    ("free", "ulozhenie", "free-duel"),
)


def fill(event: Aside) -> None:
    """Rings, days, nominations and people."""
    numbers = itertools.count()

    def tell(stream: str, command: Any) -> None:
        issued = Issued(
            id=f"rig~{next(numbers)}", stream=stream, at=event.now(), command=command, seat="secretary-1", device="rig"
        )
        answer = event.desk.submit(issued)
        assert answer.refusal is None, answer.refusal

    tell("programme", w.SetRing(ring="1"))
    tell("programme", w.DescribeEvent(details=Details(country="UA", first_day="2030-05-01", last_day="2030-05-03")))
    who = [
        Person(entry=str(number), name=name, club=CLUBS[number % 3], country="UA" if number % 2 else "PL")
        for number, name in enumerate(PEOPLE, 11)
    ]
    tell("programme", w.Introduce(people=dict(event.people.keep(who))))
    for name, rulebook, kind in NOMINATIONS:
        pinned = pinned_of(packaged()[rulebook], kind, packaged())
        rules = event.library.keep(pinned)
        text = event.library.text(rules.content)
        tell("programme", w.AddNomination(name=name, rules=rules, text=text, ladder=pinned.rules.ladder))
        for one in who[:4]:
            tell(f"nomination/{name}", ncmd.Enter(entry=Entry(one.entry)))


@contextmanager
def before_admission(browser: Browser) -> Iterator[Ground]:
    """The event, served."""
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        data.mkdir()
        with Aside(data, lambda: time.time_ns() // 1_000_000) as event:
            fill(event)
        server = Server(data)
        server.start()
        made: Ground | None = None
        try:
            made = Ground(server, browser)
            made.desk.done("programme", "name-event", name=EVENT)
            yield made
        except BaseException:
            if made is not None:
                made.photograph()
            raise
        finally:
            if made is not None:
                made.close()
            server.stop()
