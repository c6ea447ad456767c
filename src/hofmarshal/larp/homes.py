"""Home regions: each stream of a game lives in one region, is handed over to another, and forks where both went on with it."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Protocol

import msgspec

from hofmarshal.larp import form
from hofmarshal.larp.acts import Line, Word
from hofmarshal.rules.notes import Refusal

Region = Annotated[str, msgspec.Meta(max_length=40)]
"""A region's name; empty: the region in which the game was opened."""

Digest = Annotated[str, msgspec.Meta(max_length=64)]


class Act(form.Act, frozen=True, kw_only=True):
    """What the server asks of a stream in the name of a master; none of it can be sent by a device."""


class HandOver(Act, frozen=True, kw_only=True):
    """The stream lives in region `to` from now on; `file` is the hand-over it goes with."""

    to: Region
    file: Word = ""


class CallHome(Act, frozen=True, kw_only=True):
    """The file that handed the stream over was lost before anybody took it in: it lives here (`to`) again."""

    to: Region
    reason: Line


class TakeBranch(Act, frozen=True, kw_only=True):
    """Of two branches of a stream a master has chosen one.

    `settles`: the hash of the other branch's last entry; `brought`: the facts of the other branch, each its JSON;
    `keep`: a fact of the branch that holds; `drop`: the facts that do not count; `kept`: whose branch holds; `home`: where.
    """

    settles: Digest
    kept: Literal["ours", "theirs"]
    brought: tuple[str, ...] = ()
    keep: Word = ""
    drop: tuple[Word, ...] = ()
    home: Region = ""


AnyAct = HandOver | CallHome | TakeBranch


class _Fact(form.Fact, frozen=True, kw_only=True):
    """A fact about where a stream lives, at `at` ms of game time."""


class HandedOver(_Fact, frozen=True, kw_only=True):
    """The stream lives in region `to` from here on."""

    to: str
    file: str = ""


class CalledHome(_Fact, frozen=True, kw_only=True):
    """The stream lives in region `to` again, for its file was lost."""

    to: str
    reason: str = ""


class Rewritten(_Fact, frozen=True, kw_only=True):
    """Of two branches of an obligation or a prop one was chosen.

    `history` is the whole stream by the other branch, each fact its JSON, where that one holds; empty where ours does.
    """

    settles: str
    kept: Literal["ours", "theirs"]
    history: tuple[str, ...] = ()
    home: str = ""


Moved = HandedOver | CalledHome


class Homed(Protocol):
    """A stream's state as far as its home goes."""

    @property
    def home(self) -> str:
        """The region it lives in."""

    @property
    def moves(self) -> tuple[Moved, ...]:
        """How it came there."""

    @property
    def settled(self) -> tuple[str, ...]:
        """The branches, by the hash of their last entry, between which a master has chosen."""


def moved(state: Homed, issued: Any, here: str, name: str, live_here: bool) -> tuple[Moved, ...] | Refusal:
    """The facts of an act that changes where a stream lives; `name` is what people call that region now.

    `issued` has `id`, `at`, `seat` and the `command`.
    """
    act = issued.command
    base: dict[str, Any] = {"id": issued.id, "at": issued.at, "by": issued.seat}
    if isinstance(act, HandOver):
        if not live_here:
            return elsewhere(state, name)
        if act.to == here:
            return Refusal("region-is-here", {"region": name})
        return (HandedOver(**base, to=act.to, file=act.file),)
    if live_here:
        return Refusal("region-lives-here")
    if not act.reason.strip():
        return Refusal("larp-say-what")
    return (CalledHome(**base, to=here, reason=act.reason),)


def elsewhere(state: Homed, name: str) -> Refusal:
    """Why nothing can be reported here of a stream that lives in another region, which people call `name`."""
    minutes = state.moves[-1].at // 60_000 if state.moves else 0
    return Refusal("region-elsewhere", {"region": name, "since": f"{minutes // 60}:{minutes % 60:02}"})
