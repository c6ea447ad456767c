"""What the public pages of an event are told: the event in short, who waits when and where, a fighter's bouts and places.

Names and clubs only; small, for slow phones: a nomination is named by its code, and `InfoScene` has its title once.
"""

from __future__ import annotations

from typing import Literal

from hofmarshal.rules.block import Text
from hofmarshal.rules.play_blocks import Side
from hofmarshal.server.scenes.model_base import Scene

NominationPhase = Literal["entries", "drawn", "fighting", "over"]
"""`drawn`: composed, and no bout of it called yet."""


class InfoSuspension(Scene, frozen=True, kw_only=True):
    """Something stands still since `since`."""

    since: int
    reason: str


class InfoNext(Scene, frozen=True, kw_only=True, omit_defaults=True):
    """Who waits next at a ring, and when he should be called."""

    red: str
    blue: str
    expected: int | None = None


class InfoRing(Scene, frozen=True, kw_only=True, omit_defaults=True):
    """A ring in short: who is on with which score (`unit` and `rounds` as in `RingRow`), and the two pairs after them.

    `nomination` is that of the bout on, `title` its title where it belongs to none. `open`: bouts still to be fought here.
    """

    ring: str
    title: str
    phase: str
    suspended: InfoSuspension | None = None
    nomination: str = ""
    bout_title: Text | None = None
    red: str = ""
    blue: str = ""
    red_score: int = 0
    blue_score: int = 0
    unit: str = "points"
    rounds: tuple[int, int] | None = None
    next: tuple[InfoNext, ...] = ()
    open: int = 0
    behind: int = 0


class InfoNomination(Scene, frozen=True, kw_only=True, omit_defaults=True):
    """A nomination in short. `stage`: its present one; `done` of the bouts known so far are over; `next`: when it goes on.

    `winners`: who has the first three places, best first, once they are final; fighters who share one stand together.
    """

    name: str
    title: Text
    phase: NominationPhase
    entries: int
    stage: str = ""
    done: int = 0
    open: int = 0
    next: int | None = None
    winners: tuple[str, ...] = ()


class InfoScene(Scene, frozen=True, kw_only=True):
    """Topic `public`: an event's first page. `shown` False: the organiser does not show the event to the public (yet).

    Days are YYYY-MM-DD; `self_entry`: fighters may enter themselves, as far as the settings say.
    """

    event: str
    shown: bool = True
    first_day: str = ""
    last_day: str = ""
    place: str = ""
    self_entry: bool = False
    suspended: InfoSuspension | None = None
    rings: tuple[InfoRing, ...] = ()
    nominations: tuple[InfoNomination, ...] = ()


class InfoBout(Scene, frozen=True, kw_only=True, omit_defaults=True):
    """A bout that waits. `place` is its number in the list's order; `red` and `blue` are entries, named in `InfoBouts.people`.

    `expected`: when it should be called, give or take `spread` ms. `title` is that of a single bout, of no nomination.
    """

    place: int
    red: str
    blue: str
    nomination: str = ""
    ring: str = ""
    stage: str = ""
    group: str = ""
    title: Text | None = None
    expected: int | None = None
    spread: int = 0


class InfoBouts(Scene, frozen=True, kw_only=True, omit_defaults=True):
    """Topics `public/ring/RING` and `public/nomination/NAME`: the bouts that wait there, by their streams.

    What all of them share (the ring, or the nomination) is said in none of them. `people`: names by entry.
    """

    bouts: dict[str, InfoBout]
    people: dict[str, str]
    suspended: InfoSuspension | None = None
    behind: int = 0


class PersonBout(Scene, frozen=True, kw_only=True, omit_defaults=True):
    """A bout of a fighter's. `state`: it `waits`, he is `called` to it, it is `on`, `over`, or it was `void`.

    `ahead` are the bouts that come before it at its ring, `until` when he must have come once he is called.
    `result` is his own; `walkover`: it was not fought. Scores are his and the other's, in half-hits where `halves`.
    """

    stream: str
    nomination: str
    state: Literal["waits", "called", "on", "over", "void"]
    side: Side
    other: str
    other_name: str
    other_club: str = ""
    bout: str = ""
    stage: str = ""
    group: str = ""
    title: Text | None = None
    ring: str = ""
    ring_title: str = ""
    expected: int | None = None
    spread: int = 0
    ahead: int = 0
    until: int | None = None
    result: Literal["won", "lost", "drawn", ""] = ""
    walkover: bool = False
    own: int = 0
    others: int = 0
    halves: bool = False


class PersonNomination(Scene, frozen=True, kw_only=True):
    """Where a fighter stands in a nomination: in his last stage's group `place` of `of` (None: not ranked yet or any more).

    `final`: that is his final place in the nomination, `shared` with others. `left`: he was withdrawn or removed.
    """

    name: str
    title: Text
    phase: NominationPhase
    left: bool = False
    stage: str = ""
    group: str = ""
    place: int | None = None
    of: int = 0
    final: bool = False
    shared: bool = False
    medal: str = ""


class PersonScene(Scene, frozen=True, kw_only=True):
    """Topic `public/person/ENTRY`: where and when somebody fights next, and how he fared. Bouts to come first, by time."""

    entry: str
    name: str
    club: str = ""
    suspended: InfoSuspension | None = None
    nominations: tuple[PersonNomination, ...] = ()
    bouts: tuple[PersonBout, ...] = ()
