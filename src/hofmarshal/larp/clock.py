"""The game's clock: it runs, pauses for the night, is put forward; and the cycles of the game (DESIGN §8).

Its own events are dated by the wall; everything else in a game is dated by it, in ms since the game began.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from hofmarshal.larp import form
from hofmarshal.larp.acts import Line
from hofmarshal.rules.notes import Refusal

replace = msgspec.structs.replace

STREAM = "game"

MOST = 7 * 86_400_000
"""How far (ms) the clock may be put forward at once."""


class Act(form.Act, frozen=True, kw_only=True):
    """What is asked of the game; only masters may."""


class Overridden(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A value this game has instead of its rulebook's: at `path` of the `game` or the `ledger`, `value` (JSON) for `old`.

    `replaces`: the clause the old value rests on; `reason` and `by`: why, and who decided.
    """

    part: Literal["game", "ledger"] = "game"
    path: Annotated[str, msgspec.Meta(max_length=300)]
    value: Annotated[str, msgspec.Meta(max_length=20_000)]
    old: Annotated[str, msgspec.Meta(max_length=20_000)] = ""
    replaces: Annotated[str, msgspec.Meta(max_length=64)]
    reason: Annotated[str, msgspec.Meta(max_length=300)]
    by: Annotated[str, msgspec.Meta(max_length=300)]


class OpenGame(Act, frozen=True, kw_only=True):
    """The game is set up: its name, and the rules it is played by (the server fills in what they say, with the overrides).

    `unfit`: how many of the overrides the rulebook has no place for.
    """

    name: Annotated[str, msgspec.Meta(max_length=120)]
    rulebook: Annotated[str, msgspec.Meta(max_length=64)] = "larp-reason"
    ledger: Annotated[str, msgspec.Meta(max_length=64)] = "larp-obligations"
    content: Annotated[str, msgspec.Meta(max_length=128)] = ""
    text: str = ""
    overrides: Annotated[tuple[Overridden, ...], msgspec.Meta(max_length=200)] = ()
    unfit: int = 0


class Run(Act, frozen=True, kw_only=True):
    """The clock runs from now on."""


class Pause(Act, frozen=True, kw_only=True):
    """The clock stands: night, a break, an emergency."""

    reason: Line = ""


class PutForward(Act, frozen=True, kw_only=True):
    """The clock is put forward by so many ms; what would have passed meanwhile passes.

    `base`: what its master saw the clock start from; where another has put it forward since, it is asked again (-1: unsaid).
    """

    by: Annotated[int, msgspec.Meta(gt=0, le=MOST)]
    reason: Line = ""
    base: Annotated[int, msgspec.Meta(ge=-1)] = -1


class BeginCycle(Act, frozen=True, kw_only=True):
    """A new cycle of the game begins: what is given once a cycle is given again.

    `after`: the cycle its master saw; two who press at once begin one (0: unsaid).
    """

    after: Annotated[int, msgspec.Meta(ge=0)] = 0


class Broadcast(Act, frozen=True, kw_only=True):
    """The masters tell all players something."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


AnyAct = OpenGame | Run | Pause | PutForward | BeginCycle | Broadcast

BY_NAME: dict[str, type[Act]] = {str(one.__struct_config__.tag): one for one in AnyAct.__args__}


class Event(form.Event, frozen=True, kw_only=True):
    """A fact of the game at the wall's instant `t`."""


class GameOpened(Event, frozen=True, kw_only=True):
    """The game was set up; `content` names its rules, `text` is what they say."""

    name: str
    rulebook: str
    ledger: str
    content: str = ""
    text: str = ""
    overrides: tuple[Overridden, ...] = ()


class Ran(Event, frozen=True, kw_only=True):
    """The clock ran from here."""


class Paused(Event, frozen=True, kw_only=True):
    """The clock stood from here."""

    reason: str = ""


class PutOn(Event, frozen=True, kw_only=True):
    """The clock was put forward."""

    by: int
    reason: str = ""


class CycleBegun(Event, frozen=True, kw_only=True):
    """A cycle began."""

    number: int


class Told(Event, frozen=True, kw_only=True):
    """The masters told everybody something."""

    text: str


AnyEvent = GameOpened | Ran | Paused | PutOn | CycleBegun | Told


class Mark(msgspec.Struct, frozen=True):
    """From the wall's `wall` on the clock has shown `base`, and run on from there where it `runs`."""

    wall: int
    base: int
    runs: bool


class State(msgspec.Struct, frozen=True, kw_only=True):
    """The game: the clock has counted `base` ms, and runs on from the wall's `since` where that is not None.

    `marks` are all its changes, oldest first: what it showed at an instant of the wall that is past.
    """

    opened: GameOpened | None = None
    base: int = 0
    since: int | None = None
    marks: tuple[Mark, ...] = ()
    cycle: int = 1
    paused_for: str = ""
    told: tuple[Told, ...] = ()
    ignored: int = 0


def game_time(state: State, wall: int) -> int:
    """The game's instant at an instant of the wall; it never goes back."""
    return state.base if state.since is None else state.base + max(0, wall - state.since)


def shown_at(state: State, wall: int) -> int:
    """What the game's clock showed at a past instant of the wall: nights in between are left out. 0 before the game began."""
    for mark in reversed(state.marks):
        if mark.wall <= wall:
            return mark.base + (wall - mark.wall if mark.runs else 0)
    return 0


def wall_of(state: State, at: int) -> int | None:
    """When, by the wall, the game's clock will show `at`, if nobody stops it; None while it stands."""
    if state.since is None:
        return None
    return state.since + max(0, at - state.base)


def _first(state: State, act: Act) -> Refusal | None:
    """Why nothing can be done yet, or another master has been first; None where nothing is said of what was seen."""
    if state.opened is None and not isinstance(act, OpenGame):
        return Refusal("game-not-open")
    if isinstance(act, PutForward) and act.base not in (-1, state.base):
        return Refusal("game-clock-moved")
    if isinstance(act, BeginCycle) and act.after not in (0, state.cycle):
        return Refusal("game-cycle-begun", {"cycle": state.cycle})
    return None


def decide(state: State, act: Act, t: int) -> tuple[AnyEvent, ...] | Refusal:
    """The events an act makes at the wall's instant `t`."""
    if (no := _first(state, act)) is not None:
        return no
    match act:
        case OpenGame():
            if state.opened is not None:
                return Refusal("game-open-already", {"name": state.opened.name})
            if not act.name.strip():
                return Refusal("game-name-needed")
            if act.unfit:
                return Refusal("game-overrides-unfit", {"count": act.unfit})
            if not act.text:
                return Refusal("game-no-rules", {"rulebook": act.rulebook})
            return (
                GameOpened(
                    t=t, name=act.name.strip(), rulebook=act.rulebook, ledger=act.ledger, content=act.content,
                    text=act.text, overrides=act.overrides,
                ),
            )  # fmt: skip
        case Run():
            return Refusal("game-runs") if state.since is not None else (Ran(t=t),)
        case Pause():
            return Refusal("game-stands") if state.since is None else (Paused(t=t, reason=act.reason),)
        case PutForward():
            return (PutOn(t=t, by=act.by, reason=act.reason),)
        case BeginCycle():
            return (CycleBegun(t=t, number=state.cycle + 1),)
        case Broadcast():
            return (Told(t=t, text=act.text),)
    return Refusal("game-unknown-act")


def _marked(state: State, wall: int) -> State:
    return replace(state, marks=(*state.marks, Mark(wall, game_time(state, wall), state.since is not None)))


KEPT = 20
"""How many of the masters' announcements are shown."""


def evolve(state: State, event: AnyEvent) -> State:
    """The game after one more event. Total."""
    match event:
        case GameOpened() if state.opened is None:
            return replace(state, opened=event)
        case Ran() if state.since is None:
            return _marked(replace(state, since=event.t, paused_for=""), event.t)
        case Paused() if state.since is not None:
            stands = replace(state, base=game_time(state, event.t), since=None, paused_for=event.reason)
            return _marked(stands, event.t)
        case PutOn():
            return _marked(replace(state, base=state.base + event.by), event.t)
        case CycleBegun():
            return replace(state, cycle=event.number)
        case Told():
            return replace(state, told=(*state.told, event)[-KEPT:])
    return replace(state, ignored=state.ignored + 1)
