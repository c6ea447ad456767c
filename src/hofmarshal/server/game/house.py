"""The game's house: the desk that lives in game time, beside the event's own, advanced to what the game's clock shows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from hofmarshal.desk.answers import Answer
from hofmarshal.desk.decider import Issued, kind_of
from hofmarshal.desk.desk import Desk
from hofmarshal.desk.game_deciders import BOOKMARK, CLAIMED, OF_THE_GAME, GameFacts, Played
from hofmarshal.desk.game_homes import at_home
from hofmarshal.journal.contract import Journal
from hofmarshal.larp import clock

KINDS = tuple(one.kind for one in OF_THE_GAME)
"""The kinds of streams whose instants are the game's."""

PROMPT = 5_000
"""A report that arrives within this time (ms) of its tap counts at the tap; a later one is claimed, and marked so."""


class When(msgspec.Struct, frozen=True):
    """The instant of the game a report counts at; `claimed`: only the device says so, for it was out of contact."""

    at: int
    claimed: bool


class GameHouse:
    """A game over an event's journal. `look` gives the event's own streams, `now` is the wall's time in ms."""

    def __init__(
        self,
        journal: Journal,
        look: Callable[[str], Any],
        now: Callable[[], int],
        fault: Callable[[Exception, str], None],
    ) -> None:
        self.facts = GameFacts(look)
        deciders = tuple(at_home(one, self.facts) for one in OF_THE_GAME)
        self.desk = Desk(journal, deciders, now, facts=self.facts, on_fault=fault, bookmark=BOOKMARK)
        self._now = now

    @property
    def clock(self) -> clock.State:
        """The game as its clock has it."""
        return self.facts.clock

    @property
    def played(self) -> Played | None:
        """The rules it is played by; None before it is opened."""
        return self.facts.played

    def now(self) -> int:
        """What the game's clock shows."""
        return clock.game_time(self.clock, self._now())

    def handles(self, stream: str) -> bool:
        """Whether a stream is one of the game's."""
        return kind_of(stream) in KINDS

    def when(self, tap: int, contact: int) -> When:
        """The instant of the game that a tap at the wall's `tap` counts at.

        Not later than now; one that comes late not before `contact`, the wall's instant of the device's last contact
        before it came back: earlier it could have told (DESIGN §8).
        """
        present = self._now()
        late = present - tap > PROMPT
        wall = min(present, max(tap, contact) if late else tap)
        return When(min(self.now(), clock.shown_at(self.clock, wall)), late)

    def submit(self, issued: Issued) -> Answer:
        """Carry out a report, after what is due before it in its own stream: it waits for nobody else's deadlines."""
        return self.desk.submit(issued)

    def seat(self, seat: str, when: When) -> str:
        """The seat of who reports, marked where the instant is claimed."""
        return f"{seat}{CLAIMED}" if when.claimed else seat

    def advance(self) -> bool:
        """Let pass what is due by now; whether something did."""
        return bool(self.desk.advance(self.now()))

    def next_due(self) -> int | None:
        """The wall's instant of the next deadline; None while the clock stands, or where nothing is due."""
        due = self.desk.next_due()
        return None if due is None else clock.wall_of(self.clock, due)
