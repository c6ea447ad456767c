"""What the game's benches share: a game of invented characters written into an event, as many facts as are wanted."""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

from hofmarshal.desk.decider import Issued
from hofmarshal.desk.desk import BOOKMARK, Desk
from hofmarshal.desk.game_deciders import BOOKMARK as OF_THE_GAME
from hofmarshal.exchange.books import playable
from hofmarshal.journal.contract import Appended
from hofmarshal.journal.memory import MemoryJournal
from hofmarshal.larp import acts, clock, obligation_acts, prop
from hofmarshal.server.aside import Aside
from hofmarshal.server.deciders import SERVER_EVENT
from hofmarshal.server.event import EventFacts
from hofmarshal.server.game.house import GameHouse
from hofmarshal.server.game.opening import opened_game
from hofmarshal.server.people import Person
from hofmarshal.tournament import programme
from hofmarshal.tournament import programme_words as w

FIRST = 100_001
"""The first character's number: all have six digits, so that a load can tell them in what it is sent."""

CHUNK = 5_000
MINUTE = 60_000

GROUPS = ("Paper Lions", "Небылые барсы", "Примарні зубри", "The Empty Chair")


class Game:
    """A game in memory whose wall is `at`; `written` into an event at the end."""

    def __init__(self, event: Aside, began: int) -> None:
        self.event = event
        self.at = began
        self.memory = MemoryJournal()
        facts = EventFacts(self.memory, event.library)
        self.desk = Desk(self.memory, SERVER_EVENT, self.now, facts=facts)
        self.house = GameHouse(self.memory, self.desk.state, self.now, _raised)
        self._ids = (f"made-{number}" for number in count())

    def now(self) -> int:
        """The wall."""
        return self.at

    def event_says(self, stream: str, command: Any) -> None:
        """A command at the event's own desk."""
        self._good(self.desk.submit(self._issued(stream, self.at, command)))

    def says(self, stream: str, command: Any) -> None:
        """A master's report, as of now; nothing that is due is let pass before it."""
        self._good(self.house.desk.submit(self._issued(stream, self.house.now(), command)))

    def _issued(self, stream: str, at: int, command: Any) -> Issued:
        return Issued(id=next(self._ids), stream=stream, at=at, command=command, seat="master", device="bench")

    def _good(self, answer: Any) -> None:
        assert answer.refusal is None, answer.refusal

    def written(self) -> int:
        """Write everything into the event; how many entries."""
        entries, answers = self.memory.tail(0, 1_000_000), self.memory.answers()
        for start in range(0, max(len(entries), len(answers)), CHUNK):
            outcome = self.event.journal.adopt(entries[start : start + CHUNK], answers[start : start + CHUNK])
            assert isinstance(outcome, Appended), outcome
        last = self.event.journal.tail(len(entries) - 1)[-1].position
        for bookmark in (BOOKMARK, OF_THE_GAME):
            self.event.journal.mark(bookmark, last)  # as an ordinary stop does
        return len(entries)


def numbers(characters: int) -> Iterator[str]:
    """The characters' numbers."""
    return (str(FIRST + at) for at in range(characters))


def begun(event: Aside, began: int, characters: int) -> Game:
    """A game that has run since the wall's `began`, with so many characters."""
    game = Game(event, began)
    people = [
        Person(entry=number, name=f"Nobody {number}", club=GROUPS[at % len(GROUPS)])
        for at, number in enumerate(numbers(characters))
    ]
    kept = event.people.keep(people)
    game.event_says(programme.STREAM, w.Introduce(people=dict(kept)))
    game.event_says(clock.STREAM, opened_game(clock.OpenGame(name="Bench"), playable()))
    game.event_says(clock.STREAM, clock.Run())
    for number in numbers(characters):
        game.says(f"character/{number}", acts.Register(reason=7))
    return game


def with_things(game: Game, characters: int, obligations: int, props: int) -> None:
    """Obligations between them, and props."""
    known = list(numbers(characters))
    for at in range(obligations):
        stream = f"obligation/o{at}"
        obliged, holder = known[at % characters], known[(at + 7) % characters]
        game.says(stream, obligation_acts.Issue(obliged=obliged, holder=holder, terms=f"A cask of wine, number {at}."))
        game.says(stream, obligation_acts.Sign(who=obliged))
    for at in range(props):
        game.says(f"prop/p{at}", prop.MakeProp(kind="spell", name=f"Scroll {at}"))


def wounded(game: Game, number: str) -> None:
    """A character loses a hit and bleeds from now on."""
    game.says(f"character/{number}", acts.Wound(zone="left-arm"))


def bandaged(game: Game, number: str) -> None:
    """A character is whole again."""
    game.says(f"character/{number}", acts.Aid(kind="treatment"))


def wall() -> int:
    """The wall's ms now."""
    return time.time_ns() // 1_000_000


def laid(folder: Path) -> Aside:
    """The event of a folder, to be closed."""
    return Aside(folder, wall)


def _raised(error: Exception, where: str) -> None:
    raise error
