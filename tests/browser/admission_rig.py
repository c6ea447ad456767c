"""An invented event before anybody is admitted: three rulebooks, a handful of fighters, nothing inspected, no papers."""

from __future__ import annotations

from contextlib import AbstractContextManager

from playwright.sync_api import Browser

from hofmarshal.exchange.books import packaged
from hofmarshal.server.aside import Aside
from hofmarshal.server.content import pinned_of
from hofmarshal.server.people import Person
from hofmarshal.tournament import commands as ncmd
from hofmarshal.tournament import programme_words as w
from hofmarshal.tournament.entries import Entry
from hofmarshal.tournament.programme_details import Details
from tests.browser.ground import Ground, beforehand, teller

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
    tell = teller(event, "rig")
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


def before_admission(browser: Browser) -> AbstractContextManager[Ground]:
    """The event, served."""
    return beforehand(browser, EVENT, fill)
