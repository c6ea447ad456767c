"""A desk that can also decide a command without waiting for anything, while earlier ones are on their way to the disk."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec

from hofmarshal.desk.answers import Answer, fingerprint
from hofmarshal.desk.decider import CLOCK, DESK, Issued
from hofmarshal.desk.desk import Desk
from hofmarshal.desk.stream import Ahead, Head, Stream
from hofmarshal.journal.contract import Appended, Posted
from hofmarshal.journal.model import Unusable
from hofmarshal.rules.notes import Refusal

MOMENT = 0.002
"""Seconds to wait for a stream whose lock is taken: it is held for microseconds, or for a commit."""


class Decided(msgspec.Struct, frozen=True):
    """A command that has been decided and is on its way to the disk: only when it is there may `answer` be given."""

    stream: Stream
    posted: Posted
    answer: Answer

    @property
    def over(self) -> bool:
        """Whether it is known what became of it."""
        return self.posted.over

    def outcome(self) -> Answer | None:
        """The answer, if it is durable; None if this decision came to nothing. Waits until it is `over`."""
        try:
            return self.answer if isinstance(self.posted.wait(), Appended) else None
        except Unusable:
            return None


class PromptDesk(Desk):
    """A `Desk` with a way for commands that concern one stream alone, as most do."""

    def at_once(self, name: str, prepare: Callable[[Any], Issued | None], told: Callable[[], None]) -> Decided | None:
        """Decide a command for the stream `name` without waiting; None if it must go by `submit`, and nothing has changed.

        `prepare` makes the command (or None) of the state it will be decided on, which need not be durable yet. It goes
        by `submit` when it is refused, when a deadline comes first, when it asks other streams, or when something follows
        from it in one. `told` is called once it is over, as the journal's `post` does; what came to nothing must then be
        taken back.
        """
        stream = self._streams.get(name)
        if stream is None or not self._ready or not stream.lock.acquire(timeout=MOMENT):
            return None
        try:
            issued = prepare(stream.tip.state) if stream.tip.number else None
            if issued is None or issued.device in (CLOCK, DESK) or stream.firing(before=issued.at):
                return None
            foreseen = self._alone(stream, issued)
            if foreseen is None:
                return None
            answer = Answer(stream.tip.number + len(foreseen), tuple(ahead.event for ahead in foreseen))
            posted = self._post(stream, issued, foreseen, fingerprint(issued), answer, told=told)
            self._agenda.plan(stream)
            return Decided(stream, posted, answer)
        finally:
            stream.lock.release()

    def take_back(self, decided: Decided) -> None:
        """What was decided came to nothing: the stream goes back to what the journal holds."""
        with suppress(Unusable):
            self._waited(decided.stream, decided.posted)

    def settled(self, name: str) -> None:
        """Wait until all that has been decided for a stream is durable, or has come to nothing."""
        stream = self._streams.get(name)
        posted = stream.posted if stream is not None else None
        if posted is not None:
            with suppress(Unusable):
                posted.wait()

    @property
    def position(self) -> int:
        """The position up to which the desk has folded the journal and applied what follows."""
        return self._position

    def follow(self) -> None:
        """Apply what follows from entries that nobody has followed up yet, our own and other desks'."""
        if self._ready:
            self._react()

    def _alone(self, stream: Stream, issued: Issued) -> tuple[Ahead, ...] | None:
        """The events of a command and the folds right after them; None if it is refused or concerns other streams."""
        looked: dict[str, Head] = {}
        events = self._judge(stream, issued, looked)
        if isinstance(events, Refusal) or looked:
            return None
        foreseen = stream.foresee(events, issued)
        react = stream.decider.react
        if react is not None and any(react(ahead.event, ahead.head.state) for ahead in foreseen):
            return None
        return foreseen
