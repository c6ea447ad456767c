"""What the desk sees of protests, and what everybody may see of them."""

from __future__ import annotations

from typing import Literal

from hofmarshal.rules.block import Text
from hofmarshal.server.scenes.model_base import Said, Scene

ProtestPhase = Literal["filed", "upheld", "rejected", "dismissed", "retracted"]
"""Where a protest stands; `tournament.protest.Phase` without the time before it is filed."""


class ResultScene(Scene, frozen=True, kw_only=True):
    """A bout's result as it counts now. `halves`: the scores are half-hits. `again`: it is to be fought once more."""

    red_score: int
    blue_score: int
    winner: Literal["red", "blue", "none", ""]
    status: Literal["fought", "walkover", "void"] = "fought"
    halves: bool = False
    again: bool = False


class WindowScene(Scene, frozen=True, kw_only=True):
    """A bout whose announced result may be protested against until `until`; while all stands still, `left` ms of it stay.

    `protests` are those that were made about it.
    """

    nomination: str
    title: Text
    bout: str
    stage: str
    group: str
    ring: str = ""
    red: str
    blue: str
    red_entry: str
    blue_entry: str
    result: ResultScene
    announced: int
    until: int
    left: int | None = None
    protests: tuple[str, ...] = ()


class UnannouncedScene(Scene, frozen=True, kw_only=True):
    """A result that nobody has announced: no time to protest runs yet. `stream` is its contest's, `since` when it was signed.

    Without a stream it was recorded by hand.
    """

    nomination: str
    title: Text
    bout: str
    stage: str
    group: str
    ring: str = ""
    stream: str = ""
    red: str
    blue: str
    since: int = 0


class BallotScene(Scene, frozen=True, kw_only=True):
    """A vote of the commission. `name` tells two of a seat apart."""

    seat: Literal["judge", "hofmarshal", "committee"]
    name: str
    uphold: bool


class CommissionScene(Scene, frozen=True, kw_only=True):
    """The smallest commission of a protest, and how it decides where it is not of one mind; the clauses of both."""

    judges: int = 0
    hofmarshal: int = 0
    committee: int = 0
    cites: tuple[str, ...] = ()
    split: Literal["hofmarshal", "majority"] = "majority"
    split_cites: tuple[str, ...] = ()


class ProtestScene(Scene, frozen=True, kw_only=True):
    """A protest as the desk sees it, without what is private of it.

    `until`: the last instant to decide it in time (None: no limit, or it is decided); `left` as in a window. `videos`: how
    many files have come. `dismissible`: by these clauses it may stay unheard for how it was made; None: it may not.
    `announce`: the corrected result has not been announced since. `book` names the rules with the clauses' words.
    """

    nomination: str
    title: Text
    protest: str
    bout: str
    stage: str
    group: str
    ring: str = ""
    red: str
    blue: str
    red_entry: str
    blue_entry: str
    entry: str
    name: str
    by: str
    form: str
    clause: str
    video: str
    videos: int = 0
    announced: int
    filed_at: int
    phase: ProtestPhase
    until: int | None = None
    left: int | None = None
    overdue: bool = False
    decided_at: int = 0
    decided_by: Literal["", "all", "hofmarshal", "majority"] = ""
    consequence: Literal["", "stands", "corrected", "refought"] = ""
    reason: str = ""
    mistaken: bool = False
    votes: tuple[BallotScene, ...] = ()
    commission: CommissionScene
    dismissible: tuple[str, ...] | None = None
    cites: tuple[str, ...] = ()
    result: ResultScene
    announce: bool = False
    book: str = ""


class ProtestsScene(Scene, frozen=True, kw_only=True):
    """Topic `protests`, for chief, secretary, organiser: by `NOMINATION/BOUT` the open windows and the results that nobody
    has announced, by `NOMINATION/PROTEST` every protest of the event."""

    event: str
    windows: dict[str, WindowScene]
    unannounced: dict[str, UnannouncedScene]
    protests: dict[str, ProtestScene]


class RecordRow(Scene, frozen=True, kw_only=True):
    """A protest in the public record: who protested against what, by which clause, how it was decided, by how many votes.

    `clauses` are all it rests on: by which it was accepted and decided.
    """

    nomination: str
    title: Text
    protest: str
    bout: str
    stage: str
    group: str
    red: str
    blue: str
    name: str
    clause: str
    filed_at: int
    phase: ProtestPhase
    overdue: bool = False
    decided_at: int = 0
    decided_by: Literal["", "all", "hofmarshal", "majority"] = ""
    consequence: Literal["", "stands", "corrected", "refought"] = ""
    upheld: int = 0
    against: int = 0
    result: ResultScene
    clauses: tuple[str, ...] = ()
    book: str = ""
    said: Said


class RecordScene(Scene, frozen=True, kw_only=True):
    """Topic `public/protests`, for anyone: the record of the event's protests, oldest first."""

    event: str
    protests: tuple[RecordRow, ...]
