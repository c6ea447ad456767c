"""An invented event before its draw: three rings, a nomination of Щит-Меч with entries of a few clubs, nothing drawn."""

from __future__ import annotations

import itertools
from contextlib import AbstractContextManager

from playwright.sync_api import Browser

from hofmarshal.exchange.books import packaged
from hofmarshal.server.aside import Aside
from hofmarshal.server.content import pinned_of
from hofmarshal.server.people import Person
from hofmarshal.tournament import commands as ncmd
from hofmarshal.tournament import programme_words as w
from hofmarshal.tournament.entries import Entry
from hofmarshal.tournament.state import Settings
from tests.browser.ground import Ground, beforehand, teller

EVENT = "Кубок вигаданих 2026"
FIRST = ("Вигадана", "Придуманная", "Ґудзик", "Madeup", "Уявний", "Небывалый")
LAST = ("Ада", "Ёжик", "Conrad", "Захар")
CLUBS = ("Порожній двір", "Клуб «Никто»", "Club of Nobody", "Общество любителей того, чего не было")
COUNT = 14


def people(prefix: str, count: int) -> list[Person]:
    """So many who are plainly nobody."""
    pairs = itertools.cycle(itertools.product(FIRST, LAST))
    return [
        Person(entry=f"{prefix}{number:02}", name=f"{first} {last} {number}", club=CLUBS[number % len(CLUBS)])
        for number, (first, last) in zip(range(1, count + 1), pairs, strict=False)
    ]


def enter(
    event: Aside, name: str, prefix: str, count: int, *, rulebook: str = "shchyt-mech", kind: str = "shchyt-mech"
) -> None:
    """A nomination with so many entries, not drawn; whoever is asked for papers has them elsewhere."""
    tell = teller(event, name)
    pinned = pinned_of(packaged()[rulebook], kind, packaged())
    rules = event.library.keep(pinned)
    who = people(prefix, count)
    tell("programme", w.Introduce(people=dict(event.people.keep(who))))
    tell(
        "programme",
        w.AddNomination(
            name=name, rules=rules, text=event.library.text(rules.content), ladder=pinned.rules.ladder,
            settings=Settings(admission="elsewhere"),
        ),
    )  # fmt: skip
    for number, one in enumerate(who):
        club = event.people.get(one.entry)
        code = club.club_code if club is not None else ""
        tell(f"nomination/{name}", ncmd.Enter(entry=Entry(one.entry, club=code, rating=100 - number)))


def before_the_draw(browser: Browser, count: int = COUNT) -> AbstractContextManager[Ground]:
    """The event, served."""

    def fill(event: Aside) -> None:
        tell = teller(event, "ring")
        for ring in ("1", "2", "3"):
            tell("programme", w.SetRing(ring=ring))
        enter(event, "duel", "D", count)

    return beforehand(browser, EVENT, fill)
