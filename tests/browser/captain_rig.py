"""An invented event of teams, drawn and served: a group battle and a bridge, and captains who hold their printed cards."""

from __future__ import annotations

import asyncio
from contextlib import AbstractContextManager
from random import Random
from typing import Any

from playwright.sync_api import Browser, Page

from hofmarshal.exchange.books import packaged
from hofmarshal.robots.client import Client
from hofmarshal.robots.posting import pair
from hofmarshal.server.aside import Aside
from hofmarshal.server.content import pinned_of
from hofmarshal.server.people import Person
from hofmarshal.tournament import commands as ncmd
from hofmarshal.tournament import entry_book
from hofmarshal.tournament import programme_words as w
from hofmarshal.tournament.entries import Entry
from hofmarshal.tournament.state import Settings
from tests.browser.entries_ground import office
from tests.browser.ground import Ground, beforehand, teller, wait_for

EVENT = "Битвы вигаданих 2026"
TEAMS = {"21": "Порожній двір", "22": "Общество любителей того, чего не было", "23": "The Empty Chair", "24": "Ніхто"}
FIRST = ("Вигадана Ада", "Придуманная-Сочинённая Александра", "Conrad Madeup", "Уявний Захар", "Небывалый Борис",
         "Примарний Їжак", "Туманный Ёжик")  # fmt: skip
MAIN = 5


def battles(browser: Browser) -> AbstractContextManager[Ground]:
    """The event, served: `five` at ring 1, `bridge` at ring 2."""

    def fill(event: Aside) -> None:
        tell = teller(event, "captains")
        for ring in ("1", "2"):
            tell("programme", w.SetRing(ring=ring))
        people = [Person(entry=team, name=name, club="Порожній двір") for team, name in TEAMS.items()]
        for team in TEAMS:
            people += [Person(entry=f"{team}{n:02}", name=name) for n, name in enumerate(FIRST, 1)]
        tell("programme", w.Introduce(people=dict(event.people.keep(people))))
        for name, rulebook, kind, ring in (
            ("five", "isb-buhurt", "group-battle", "1"), ("bridge", "ulozhenie", "bridge-battle", "2"),
        ):  # fmt: skip
            pinned = pinned_of(packaged()[rulebook], kind, packaged())
            rules = event.library.keep(pinned)
            added = w.AddNomination(
                name=name, rules=rules, text=event.library.text(rules.content), ladder=pinned.rules.ladder, rings=(ring,),
                settings=Settings(admission="elsewhere"),
            )  # fmt: skip
            tell("programme", added)
            stream = f"nomination/{name}"
            for team in TEAMS:
                tell(stream, ncmd.Enter(entry=Entry(entry=team)))
                count = len(FIRST) if name == "five" else MAIN
                members = tuple(
                    entry_book.Member(entry=f"{team}{n:02}", number=n, reserve=n > MAIN, captain=n == 1)
                    for n in range(1, count + 1)
                )
                tell(entry_book.STREAM, entry_book.SetRoster(nomination=name, team=team, members=members))
            tell(stream, ncmd.CheckIn(entries=tuple(TEAMS)))
            tell(stream, ncmd.Draw(seed="winter"))

    return beforehand(browser, EVENT, fill)


def called(event: Ground, ring: str, *, without: tuple[str, ...] = ()) -> dict[str, str]:
    """Call a bout of a ring in which none of these teams fights; its stream and its teams by side."""
    row = next(
        one for one in event.desk.view(f"ring/{ring}")["queue"] if not {one["red"], one["blue"]} & set(named(without))
    )
    event.desk.done(row["stream"], "call")
    numbers = {name: team for team, name in TEAMS.items()}
    return {"stream": row["stream"], "red": numbers[row["red"]], "blue": numbers[row["blue"]]}


def named(teams: tuple[str, ...]) -> list[str]:
    return [TEAMS[team] for team in teams]


class Marshal:
    """A hofmarshal's tablet that nobody looks at."""

    def __init__(self, event: Ground, ring: str) -> None:
        self.event, self.ring = event, ring
        code, _, secret = event.desk.code("hofmarshal", ring, "hofmarshal").partition(".")
        device = event.desk.do(pair(event.server.origin, code, bytes.fromhex(secret), f"Tablet {ring}"))
        self.client = Client(event.server.origin, device, rng=Random(ring))
        asyncio.run_coroutine_threadsafe(self.client.run(), event.desk._loop)
        wait_for("the hofmarshal is connected", lambda: self.client.you.role == "hofmarshal")

    def give(self, stream: str, kind: str, **command: Any) -> None:
        """A command that must be carried out."""
        seen = self.event.desk.view(f"ring/{self.ring}")["contest"]
        where = {"round": seen["round"], "exchange": seen["exchange"], "seen": seen["number"]}
        answer = self.event.desk.do(self.client.send(stream, {"type": kind, **command}, **where))
        assert answer.status == "done", (kind, answer)

    def begin(self, stream: str) -> None:
        """The next round begins."""
        if self.phase == "called":
            for side in ("red", "blue"):
                self.give(stream, "ready", side=side)
        self.give(stream, "start")
        self.waits("running")

    def ends(self, stream: str, loser: str, team: str) -> None:
        """A side is wholly out, and the hofmarshal confirms the round."""
        for fighter in self.event.desk.view(f"captain/{team}")["bout"]["lineup"]:
            self.give(stream, "out", fighter=fighter)
        self.give(stream, "rule", winner="blue" if loser == "red" else "red", reason="all out")
        self.waits("round-over")

    @property
    def phase(self) -> str:
        return str(self.event.desk.view(f"ring/{self.ring}")["contest"]["phase"])

    def waits(self, phase: str) -> None:
        wait_for(f"ring {self.ring} is {phase}", lambda: self.phase == phase)

    def close(self) -> None:
        self.event.desk.do(self.client.close())


def code_of(event: Ground, team: str) -> str:
    """What stands on a team's card, as the desk reads it out."""
    found: dict[str, Any] = office(event, f"/api/office/captains/{team}")
    return str(found["code"])


def captain(event: Ground, team: str, name: str = "Olena", size: str = "phone", lang: str = "en") -> Page:
    """A captain's phone that opened the link on his card."""
    page = event.page(f"/captain#{team}.{code_of(event, team).replace(' ', '')}", size, lang)
    page.locator("form input").last.fill(name)
    page.locator("form button.main").click()
    page.locator("[data-bout], [data-next]").first.wait_for()
    return page
