"""A score sheet typed back: its rows become the contest's commands, played beside the journal before anything is recorded."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace as with_parts
from typing import Annotated, Any, Literal

import msgspec

from hofmarshal.contest import commands as cmd
from hofmarshal.contest.due import time_limit
from hofmarshal.contest.state import ON, Contest, effective
from hofmarshal.contest.view import view
from hofmarshal.desk.answers import Answer
from hofmarshal.desk.decider import AnyDecider, Issued
from hofmarshal.desk.desk import Desk
from hofmarshal.journal.memory import MemoryJournal
from hofmarshal.journal.model import Entry
from hofmarshal.rules.notes import Refusal
from hofmarshal.rules.play_blocks import Side

SEAT = "hofmarshal"
"""What a sheet says is its hofmarshal's word, whoever types it (docs/decisions/0185)."""

REASON = "from paper"
APART = 1_000
"""Milliseconds between what a sheet gives no times for."""

MOST_ROWS = 200
Score = Annotated[float, msgspec.Meta(ge=0, le=1000)]


class PaperRow(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A row of a sheet: an exchange with its blows, or other words of the hofmarshal.

    `time`: effective ms on the round's clock, where it is written. `say`: commands in the contest's vocabulary (`breach`,
    `out`, `rule`, `touch`…). `not_counted` and `note` belong to the blows. `ends`: the hofmarshal stopped the round here.
    """

    time: Annotated[int, msgspec.Meta(ge=0, le=86_400_000)] | None = None
    blows: Annotated[tuple[cmd.Blow, ...], msgspec.Meta(max_length=20)] = ()
    say: Annotated[tuple[cmd.Any, ...], msgspec.Meta(max_length=50)] = ()
    not_counted: str = ""
    note: str = ""
    ends: bool = False


class PaperSheet(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A sheet as it was typed. `id` is the typing's own: the same sheet sent twice is recorded once.

    `dry`: only say what would come of it. `began`: when the bout was called (ms since 1970), where that is known. `ended`:
    by the clock, or by the hofmarshal's word. `winner`, `red` and `blue` are what the sheet says: it must come out so.
    """

    id: Annotated[str, msgspec.Meta(min_length=1, max_length=48, pattern=r"^[A-Za-z0-9._:-]+$")]
    dry: bool = True
    began: Annotated[int, msgspec.Meta(ge=0, le=4_102_444_800_000)] | None = None
    rows: Annotated[tuple[PaperRow, ...], msgspec.Meta(max_length=MOST_ROWS)] = ()
    ended: Literal["", "time", "stop"] = ""
    winner: Side | Literal[""] = ""
    red: Score | None = None
    blue: Score | None = None
    sign: bool = True
    announce: bool = False


class Wrong(msgspec.Struct, frozen=True):
    """What is wrong with a row (from 0; -1: with the sheet), and why."""

    row: int
    refusal: Refusal


class Typed(msgspec.Struct, frozen=True, kw_only=True):
    """What comes of a sheet: the contest after it, the score (red, blue) after each row, the new entries, all that is wrong."""

    contest: Contest
    scores: tuple[tuple[float, float], ...]
    at: int
    entries: tuple[Entry, ...]
    wrong: tuple[Wrong, ...]


class Before(msgspec.Struct, frozen=True, kw_only=True):
    """What a sheet is typed onto: the stream, its decider and facts, what is in the journal, the present instant."""

    stream: str
    decider: AnyDecider
    facts: Any
    look: Callable[[str], Any]
    entries: tuple[Entry, ...]
    now: int
    actor: str = ""


def typed(sheet: PaperSheet, before: Before) -> Typed:
    """Play a sheet in memory. Times are laid so that the bout has ended by now, unless it says when it began."""
    began = sheet.began
    if before.entries:
        began = before.entries[-1].at + 1
    elif began is None:
        length = _Typist(sheet, before, 0).play().at
        began = max(0, before.now - length - 2 * APART)
    done = _Typist(sheet, before, began).play()
    if done.at > before.now and not done.wrong:
        late = Refusal("paper-in-the-future", {"seconds": (done.at - before.now) // 1000 + 1})
        return msgspec.structs.replace(done, wrong=(Wrong(-1, late),))
    return done


class _Typist:
    """Types one sheet at a desk of its own."""

    def __init__(self, sheet: PaperSheet, before: Before, began: int) -> None:
        self._sheet = sheet
        self._before = before
        self._journal = MemoryJournal()
        self._journal.adopt(before.entries, ())
        gather = before.decider.gather

        def gathered(state: Any, issued: Issued, look: Any) -> Issued:
            return issued if gather is None else gather(state, issued, before.look)

        alone = with_parts(before.decider, react=None, gather=gathered)
        self._desk = Desk(self._journal, (alone,), lambda: before.now, facts=before.facts)
        self._t = began
        self._wrong: list[Wrong] = []
        self._scores: list[tuple[float, float]] = []
        self._count = 0

    @property
    def _state(self) -> Contest:
        state: Contest = self._desk.state(self._before.stream)
        return state

    def play(self) -> Typed:
        """The whole sheet."""
        self._call()
        for number, row in enumerate(self._sheet.rows):
            self._row(number, row)
            score = view(self._state, self._t)["score"]
            self._scores.append((score["red"], score["blue"]))
        self._end()
        self._compare()
        if self._sheet.sign and not self._wrong:
            self._say(cmd.Sign(), -1)
        if self._sheet.announce and not self._wrong:
            self._say(cmd.Announce(), -1)
        entries = self._journal.read(self._before.stream, len(self._before.entries))
        return Typed(
            contest=self._state, scores=tuple(self._scores), at=self._t, entries=entries, wrong=tuple(self._wrong)
        )

    def _call(self) -> None:
        if self._state.phase == "scheduled":
            self._say(cmd.Call(override=REASON), -1)
        sides: tuple[Side, Side] = ("red", "blue")
        for side in sides:
            if self._state.phase == "called" and side not in self._state.ready:
                self._say(cmd.Ready(side=side), -1)

    def _row(self, number: int, row: PaperRow) -> None:
        fights = bool(row.blows) or row.time is not None or row.ends
        if fights and not self._goes_on(number):
            return
        if fights:
            self._reach(number, row.time)
        if row.blows:
            blows = row.blows if len(row.blows) > 1 else ()
            one = {} if blows else _words(row.blows[0])
            self._say(
                cmd.Hit(exchange=blows, **one, not_counted=row.not_counted, reason=row.note or REASON), number, wait=0
            )
        for command in row.say:
            self._say(command, number, wait=0)
        if self._state.phase in ON and row.ends:
            self._say(cmd.Stop(), number, wait=0)
        elif self._state.phase == "running" and fights:
            self._say(cmd.Halt(), number, wait=0)

    def _goes_on(self, number: int) -> bool:
        """Start the next exchange, if the bout is not over."""
        state = self._state
        if state.outcome is not None:
            self._wrong.append(Wrong(number, Refusal("paper-over-before", {"termination": state.outcome.termination})))
            return False
        if state.phase == "running":
            return True
        return self._say(cmd.Start(override=REASON), number).refusal is None

    def _reach(self, number: int, time: int | None) -> None:
        """Let the round's clock run to what the sheet says, or on for a second."""
        state = self._state
        passed = effective(state, self._t)
        if time is not None and time < passed:
            written, before = _clock(time), _clock(passed)
            self._wrong.append(Wrong(number, Refusal("paper-time-back", {"time": written, "before": before})))
            return
        step = APART if time is None else time - passed
        limit = time_limit(state)
        if time is None and limit and passed < limit <= passed + step:
            step = max(1, (limit - passed) // 2)  # what has no time was within the round
        self._t += step
        self._desk.advance(self._t - 1)

    def _end(self) -> None:
        state = self._state
        if state.outcome is not None or not self._sheet.ended:
            return
        last = len(self._sheet.rows) - 1
        if state.phase in ("ready", "halted", "round-over") and not self._goes_on(last):
            return
        limit = time_limit(self._state)
        if self._sheet.ended == "time" and limit and self._state.phase in ON:
            self._t += max(0, limit - effective(self._state, self._t))
            self._desk.advance(self._t)
        if self._state.phase in ON:
            self._say(cmd.Stop(), last, wait=1)

    def _compare(self) -> None:
        """What the sheet says must be what comes out."""
        if self._wrong:  # nobody can say what the sheet comes to before its rows are right
            return
        seen = view(self._state, self._t)
        if seen["winner"] is None and self._state.outcome is None:
            code = "paper-awaits" if self._state.awaits else "paper-not-over"
            self._wrong.append(Wrong(-1, Refusal(code, {"phase": self._state.phase})))
            return
        for side in ("red", "blue"):
            said, got = getattr(self._sheet, side), seen["score"][side]
            if said is not None and said != got:
                args: dict[str, str | int] = {"side": side, "paper": _plain(said), "counted": _plain(got)}
                self._wrong.append(Wrong(-1, Refusal("paper-score-differs", args)))
        if self._sheet.winner and self._sheet.winner != seen["winner"]:
            won = str(seen["winner"] or "none")
            self._wrong.append(
                Wrong(-1, Refusal("paper-winner-differs", {"paper": self._sheet.winner, "counted": won}))
            )

    def _say(self, command: cmd.Any, row: int, wait: int = APART) -> Answer:
        self._t += wait
        self._count += 1
        issued = Issued(
            id=f"{self._sheet.id}.{self._count}", stream=self._before.stream, at=self._t, command=command, seat=SEAT,
            device="paper", actor=self._before.actor,
        )  # fmt: skip
        answer = self._desk.submit(issued)
        if answer.refusal is not None:
            self._wrong.append(Wrong(row, answer.refusal))
        return answer


def _words(blow: cmd.Blow) -> dict[str, Any]:
    return {name: getattr(blow, name) for name in ("by", "target", "zone", "grip", "weapon", "action", "limb", "facts")}


def _clock(ms: int) -> str:
    return f"{ms // 60_000}:{ms // 1000 % 60:02d}"


def _plain(number: float) -> str:
    return f"{number:g}"
