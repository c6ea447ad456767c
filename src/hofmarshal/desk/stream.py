"""One stream as the desk holds it: its fold so far, the states not yet reacted to, and its deadlines."""

from __future__ import annotations

import hashlib
import threading
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from hofmarshal.desk.decider import CLOCK, AnyDecider, Due, Issued
from hofmarshal.journal.contract import Journal, Posted
from hofmarshal.journal.model import Entry

REFIRES = 100
"""How often one deadline may fire at one instant, should the stream keep bringing it back."""


class Head(msgspec.Struct, frozen=True):
    """The fold of a stream up to `number`.

    `fired` are the commands of all deadlines that fired; `last` those that fired since anything else happened:
    a deadline that its own event does not end waits for somebody to change something.
    """

    number: int
    state: Any
    fired: frozenset[str] = frozenset()
    last: frozenset[str] = frozenset()


class Firing(msgspec.Struct, frozen=True):
    """A deadline about to fire, with the id of its command."""

    id: str
    due: Due


class Ahead(msgspec.Struct, frozen=True):
    """An event that has been posted, and the fold with it."""

    event: Any
    head: Head


class Stream:
    """A stream's fold. Whoever changes it holds `lock`; `head` is replaced whole and may be read without.

    `head` is what the journal holds, `tip` the same with what has been posted and is on its way to the disk: commands
    are decided on it, so that one need not wait for another's commit. `posted` is the last post that `tip` rests on.
    """

    def __init__(self, name: str, decider: AnyDecider, facts: Any, head: Head | None = None) -> None:
        self.name = name
        self.decider = decider
        self.lock = threading.Lock()
        self.head = self.tip = head or Head(0, decider.fresh(name, facts))
        self.posted: Posted | None = None
        self.planned: int | None = None
        self._facts = facts
        self._trail: dict[int, tuple[Any, Any]] = {}
        self._ahead: dict[int, Ahead] = {}
        self._dues: tuple[Firing, ...] | None = None
        self._skipped: set[str] = set()

    @property
    def alone(self) -> bool:
        """Whether its deadlines must be written and followed up before any other acts: they look about, or have consequences."""
        return self.decider.react is not None or self.decider.gather is not None

    def foresee(self, events: Iterable[Any], issued: Issued) -> tuple[Ahead, ...]:
        """`events`, decided on `tip`, each with the fold right after it. Changes nothing."""
        head, found = self.tip, []
        for event in events:
            head = self._next(head, head.number + 1, issued.device, issued.id, event)
            found.append(Ahead(event, head))
        return tuple(found)

    def expect(self, foreseen: Sequence[Ahead], posted: Posted) -> None:
        """`posted` is on its way to append what was foreseen: go on from there."""
        for ahead in foreseen:
            self.tip = ahead.head
            self._ahead[self.tip.number] = ahead
        if foreseen:
            self.posted = posted
            self._changed()

    def renew(self) -> None:
        """Begin anew from what the facts say now, as long as nothing has happened in the stream."""
        if not self.tip.number:
            self.head = self.tip = self._born()
            self._changed()

    def _born(self) -> Head:
        return Head(0, self.decider.fresh(self.name, self._facts))

    def forget(self) -> None:
        """A post has failed: what was thought out on it will fail too. Go back to what the journal holds."""
        self.tip, self.posted = self.head, None
        self._ahead.clear()
        self._changed()

    def recall(self, entry: Entry) -> None:
        """Fold in the next entry of a stream that nobody uses yet, when everything is read at the start."""
        if entry.number > self.head.number:
            event = self.decider.codec.decode(entry.type, entry.version, entry.data)
            self.head = self.tip = self._next(self.head, entry.number, entry.device, entry.command, event)

    def absorb(self, entry: Entry, *, keep: bool) -> None:
        """Fold in the next entry; one that is in already changes nothing. `keep` its state until it is reacted to."""
        if entry.number <= self.head.number:
            return
        if not self.head.number and not self._ahead:
            self.renew()
        ahead = self._ahead.pop(entry.number, None)
        if ahead is not None and ahead.event.id == entry.id:
            event, self.head = ahead.event, ahead.head
        else:
            event = self._decoded(entry)
            self.head = self._next(self.head, entry.number, entry.device, entry.command, event)
            self.forget()
        if not self._ahead:
            self.tip, self.posted = self.head, None
        if keep and self.decider.react:
            self._trail[entry.number] = (event, self.head.state)

    def refresh(self, journal: Journal, reacted: int) -> None:
        """Fold in what others have appended; `reacted` is the position up to which reactions are done."""
        for entry in journal.read(self.name, self.head.number):
            self.absorb(entry, keep=entry.position > reacted)

    def present(self, journal: Journal) -> Head:
        """The fold with what others have appended, without keeping it, so that it needs no lock."""
        head = self.head if self.head.number else self._born()
        for entry in journal.read(self.name, head.number):
            ahead = self._ahead.get(entry.number)
            if ahead is not None and ahead.event.id == entry.id:
                head = ahead.head
            else:
                head = self._next(head, entry.number, entry.device, entry.command, self._decoded(entry))
        return head

    def moment(self, journal: Journal, entry: Entry) -> tuple[Any, Any]:
        """The event of `entry` and the state right after it."""
        kept = self._trail.pop(entry.number, None)
        if kept:
            return kept
        event = self._decoded(entry)
        if entry.number == self.head.number:
            return event, self.head.state
        return event, self._folded(journal.read(self.name, 0, entry.number)).state

    def firing(self, *, before: int) -> Firing | None:
        """The first deadline whose instant is earlier than `before` and that can fire."""
        firing = next(self._fireable(), None)
        return firing if firing is not None and firing.due.at < before else None

    def soonest(self) -> int | None:
        """The instant of the first deadline that can fire."""
        firing = next(self._fireable(), None)
        return None if firing is None else firing.due.at

    def skip(self, firing: Firing) -> None:
        """The deadline changes nothing now: leave it until something else does."""
        self._skipped.add(firing.id)

    def _fireable(self) -> Iterator[Firing]:
        """The deadlines that can fire, in order."""
        if self._dues is None:
            dues = sorted(self.decider.due(self.tip.state), key=lambda due: due.at)
            self._dues = tuple(Firing(name, due) for due in dues if (name := self._firing_id(due)) is not None)
        return (firing for firing in self._dues if firing.id not in self._skipped)

    def _firing_id(self, due: Due) -> str | None:
        """The id for the next firing of `due`: the first, or after an undo the next, that this stream has not had."""
        for time in range(1, REFIRES + 1):
            name = firing_id(self.name, due, time)
            if name in self.tip.last:
                return None
            if name not in self.tip.fired:
                return name
        return None

    def _decoded(self, entry: Entry) -> Any:
        return self.decider.codec.decode(entry.type, entry.version, entry.data)

    def _folded(self, entries: Iterable[Entry]) -> Head:
        head = Head(0, self.decider.fresh(self.name, self._facts))
        for entry in entries:
            head = self._next(head, entry.number, entry.device, entry.command, self._decoded(entry))
        return head

    def _changed(self) -> None:
        self._dues = None
        self._skipped.clear()

    def _next(self, head: Head, number: int, device: str, command: str, event: Any) -> Head:
        state = self.decider.evolve(head.state, event)
        if device != CLOCK:
            return Head(number, state, head.fired)
        return Head(number, state, head.fired | {command}, head.last | {command})


def firing_id(stream: str, due: Due, time: int = 1) -> str:
    """The id of the command of a deadline, the same on every desk: from stream, deadline and instant."""
    return f"{due.name}@{due.at}~{short_hash(stream, due.name, str(due.at), str(time))}"


def short_hash(*parts: str) -> str:
    """A short name for `parts`, which keeps ids of a bounded length."""
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:20]
