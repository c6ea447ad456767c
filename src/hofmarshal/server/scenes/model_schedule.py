"""What the board of rings is told: which bouts wait where, in which order, about when, and what stands in their way."""

from __future__ import annotations

from typing import Literal

from hofmarshal.rules.block import Text
from hofmarshal.server.scenes.model_base import Scene


class BoardWait(Scene, frozen=True, kw_only=True):
    """Why a ring would stand idle, or a fighter has no rest: whom it waits for and where he comes from.

    `busy`: he fights at `ring` when this bout should be called; `rest`: he has not rested as long as is asked;
    `twice`: he comes straight from his last bout. `idle`: ms the ring stands still for it.
    """

    why: Literal["busy", "rest", "twice"]
    fighter: str
    ring: str
    bout: str
    idle: int = 0


class BoardBout(Scene, frozen=True, kw_only=True, omit_defaults=True):
    """A bout that waits: `expected` to be called then, give or take `spread` ms. `placed`: put there by hand."""

    nomination: str
    stage: str
    group: str
    bout: str
    red: str
    blue: str
    expected: int = 0
    spread: int = 0
    end: int = 0
    placed: bool = False
    wait: BoardWait | None = None


class BoardOn(Scene, frozen=True, kw_only=True):
    """The bout that is on at a ring, since when, and until about when."""

    nomination: str
    stage: str
    group: str
    bout: str
    red: str
    blue: str
    since: int
    until: int


class BoardRing(Scene, frozen=True, kw_only=True):
    """A ring: what is on, the streams of those who wait in their order, how late it is (`behind` ms), when it ends."""

    ring: str
    title: str
    suspended: bool
    reason: str = ""
    behind: int = 0
    done: int = 0
    on: BoardOn | None = None
    order: tuple[str, ...] = ()
    ends: int | None = None


class BoardNomination(Scene, frozen=True, kw_only=True):
    """A nomination: the rings it is fought on (none: any), a bout's length and the least rest in ms."""

    title: Text
    rings: tuple[str, ...]
    duration: int
    rest: int
    open: int


class ScheduleScene(Scene, frozen=True, kw_only=True):
    """Topic `schedule`, for the desk: the rings as columns. `groups` are those placed by hand, `NOMINATION/STAGE/GROUP`.

    Bouts are told once, by their streams; `people` are names by entry. `suspended`: the whole event stands still.
    """

    event: str
    suspended: bool
    rings: tuple[BoardRing, ...]
    bouts: dict[str, BoardBout]
    groups: dict[str, str]
    nominations: dict[str, BoardNomination]
    people: dict[str, str]
