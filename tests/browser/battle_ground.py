"""Battles of invented teams at a real server: what screen, overlay and spectators read, beside the replayed protocol."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import Browser, Page

from hofmarshal.contest.state import is_down
from hofmarshal.contest.view import view
from hofmarshal.exchange.books import packaged
from hofmarshal.exchange.protocols import run_protocol
from hofmarshal.robots.posting import mac
from hofmarshal.rules.overrides import Override
from hofmarshal.server.aside import Aside
from hofmarshal.server.content import pinned_of
from hofmarshal.server.people import Person
from hofmarshal.tournament import commands as ncmd
from hofmarshal.tournament import entry_book
from hofmarshal.tournament import programme_words as w
from hofmarshal.tournament.entries import Entry
from hofmarshal.tournament.state import Settings
from tests.browser.festival import Festival
from tests.browser.ground import SIZES, served, teller

EVENT = "Битвы вигаданих 2026"
TEAMS = {"21": "Вигадана рота", "22": "Company of Nobody", "23": "Порожні чоботи", "24": "The Empty Chairs"}
FIRST = (
    "Вигадана Ада",
    "Придуманная Александра",
    "Conrad Madeup",
    "Уявний Захар",
    "Небывалый Борис",
    "Edwin Fictional",
)
FIELDS = {
    "1": ("five", "isb-buhurt", "group-battle", 5, ("21", "22")),
    "2": ("bridge", "ulozhenie", "bridge-battle", 3, ("23", "24")),
}
"""By ring: the nomination, its rules, how many fight of each team, which teams."""

ROUND = 6_000
"""Milliseconds of a round of the group battle: one must end by time before the reader's eyes."""

STATES = "li => li.map((e) => [e.dataset.fighter, e.dataset.state])"
HEAR = """() => {
  window.heard = []
  const Own = window.WebSocket
  window.WebSocket = class extends Own {
    constructor(...all) {
      super(...all)
      this.addEventListener('message', () => { window.came = performance.now() })
    }
  }
  new MutationObserver((found) => {
    const took = performance.now() - window.came
    for (const { target } of found) window.heard.push([target.dataset.fighter, target.dataset.state, took])
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-state'] })
}"""
"""Notes how long after the frame of the wire a tile was another: in the same turn, or a frame later."""


def _fill(data: Path) -> None:
    with Aside(data, lambda: time.time_ns() // 1_000_000) as event:
        tell = teller(event, "battles")
        people = [Person(entry=team, name=name, club="Порожній двір") for team, name in TEAMS.items()]
        people += [Person(entry=f"{team}{n:02}", name=name) for team in TEAMS for n, name in enumerate(FIRST, 1)]
        tell("programme", w.SetRing(ring="1"))
        tell("programme", w.SetRing(ring="2"))
        tell("programme", w.Introduce(people=dict(event.people.keep(people))))
        for ring, (name, rulebook, kind, size, teams) in FIELDS.items():
            shorter = Override(
                path="clock.limit", value=ROUND, replaces="isb-buhurt.round.limit", reason="looked at", by="organiser"
            )
            pinned = pinned_of(packaged()[rulebook], kind, packaged(), (shorter,) if name == "five" else ())
            rules = event.library.keep(pinned)
            added = w.AddNomination(
                name=name, rules=rules, text=event.library.text(rules.content), ladder=pinned.rules.ladder, rings=(ring,),
                settings=Settings(admission="elsewhere"),
            )  # fmt: skip
            tell("programme", added)
            stream = f"nomination/{name}"
            for team in teams:
                tell(stream, ncmd.Enter(entry=Entry(entry=team)))
                members = tuple(
                    entry_book.Member(entry=f"{team}{n:02}", number=n, reserve=n > size, captain=n == 1)
                    for n in range(1, (size if name == "bridge" else len(FIRST)) + 1)
                )
                tell(entry_book.STREAM, entry_book.SetRoster(nomination=name, team=team, members=members))
            tell(stream, ncmd.CheckIn(entries=teams))
            tell(stream, ncmd.Draw(seed="winter"))


@contextmanager
def battles(browser: Browser) -> Iterator[Festival]:
    """The event, served: a group battle at ring 1, a bridge at ring 2; two judges a ring."""
    with served(browser, Festival, fill=_fill) as made:
        made.desk.done("programme", "name-event", name=EVENT)
        for ring in FIELDS:
            made.seat(f"hofmarshal-{ring}", "hofmarshal", ring, "hofmarshal")
            for number in (1, 2):
                made.seat(f"judge-{ring}-{number}", "field-judge", ring, f"field-judge-{number}")
        yield made


class Onlookers:
    """A big screen, a stream's overlay and a spectator's phone at one ring."""

    def __init__(self, made: Festival, ring: str) -> None:
        self.made, self.ring = made, ring
        self.pages = {
            "screen": self._open("screen", "screen"),
            "overlay": self._open("overlay", "screen"),
            "watch": self._open("watch", "phone"),
        }

    def _open(self, path: str, size: str) -> Page:
        context = self.made.browser.new_context(viewport=SIZES[size], locale="en")  # type: ignore[arg-type]
        self.made.contexts.append(context)
        page = context.new_page()
        page.add_init_script(f"({HEAR})()")
        page.goto(f"{self.made.server.origin}/{path}/{self.ring}?lang=en")
        return page

    def tile(self, fighter: str, state: str) -> None:
        """Everybody sees this fighter in this state."""
        for page in self.pages.values():
            page.locator(f"[data-fighter='{fighter}'][data-state='{state}']").first.wait_for(state="attached")

    def tiles(self, name: str) -> dict[str, str]:
        """Every fighter's state as a page shows it."""
        return dict(self.pages[name].locator(".tiles li").evaluate_all(STATES))

    def figures(self, name: str) -> list[str]:
        """The large figures of a page, red first."""
        return [one.strip() for one in self.pages[name].locator(".figure").all_inner_texts()]

    def same(self, replayed: Mapping[str, Any]) -> None:
        """Every page shows the tiles and the standing of the replayed protocol."""
        for name in self.pages:
            shown = self.tiles(name)
            assert shown == replayed["tiles"], name
        assert self.figures("screen") == [str(replayed["figures"][side]) for side in ("red", "blue")]


def replayed(made: Festival, stream: str) -> dict[str, Any]:
    """The exported protocol, played as `run` plays it: its view, the tiles and figures a screen must show."""
    path = f"/api/contests/{stream}/protocol.yaml"
    device = made.desk.client.device
    assert device is not None
    headers = {"X-Hofmarshal-Device": device.id, "X-Hofmarshal-Signature": mac(device.secret, f"GET {path}\n")}
    asked = Request(made.server.origin + path, headers=headers)
    with urlopen(asked) as answer, tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "protocol.yaml"
        file.write_bytes(answer.read())
        state = run_protocol(file).played.state
    found = view(state, state.history[-1].t)
    lined = [state.setup.fighters[name] for side in ("red", "blue") for name in state.lineups[side]]
    found["tiles"] = {one.id: "out" if is_down(state, one) else "stands" for one in lined}
    found["figures"] = found["score"] if state.outcome is not None else found["standing"]
    return found
