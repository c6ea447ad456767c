"""The only runner: load, decide, append, react, fire what is due. It knows no sport."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Mapping
from contextlib import nullcontext
from typing import Any

from hofmarshal.desk.agenda import Agenda
from hofmarshal.desk.answers import Answer, fingerprint, pack, unpack
from hofmarshal.desk.decider import CLOCK, DESK, AnyDecider, Issued, kind_of
from hofmarshal.desk.following import consequences, draft_of
from hofmarshal.desk.loading import own_entries
from hofmarshal.desk.passing import Passing, in_order
from hofmarshal.desk.stream import Ahead, Firing, Head, Stream
from hofmarshal.journal.canonical import NotCanonical
from hofmarshal.journal.contract import Along, Answered, Appended, Conflict, IdTaken, Journal, Outcome, Posted
from hofmarshal.journal.model import Entry, Unusable
from hofmarshal.rules.notes import Refusal

BOOKMARK = "desk"
SAVE_EVERY = 5000
"""After how many entries the position is saved: what is reacted to twice gets its stored answer, so seldom is enough."""

OnFault = Callable[[Exception, str], None]


class Desk:
    """Runs deciders over a journal. Several threads may use one desk, and several desks one journal.

    `now` dates what is recorded, `facts` is handed to every `fresh`. `on_fault` is told of an exception in a reaction or
    a deadline (and where), which then holds up nothing else and is tried again at the next start; without it, it is raised.
    `bookmark` is under which name it keeps how far it has reacted: desks of other deciders over one journal have their own.
    """

    def __init__(
        self,
        journal: Journal,
        deciders: Iterable[AnyDecider],
        now: Callable[[], int],
        *,
        facts: Any = None,
        on_fault: OnFault | None = None,
        bookmark: str = BOOKMARK,
    ) -> None:
        self._journal = journal
        self._deciders = {decider.kind: decider for decider in deciders}
        self._now = now
        self._facts = facts
        self._on_fault = on_fault
        self._bookmark = bookmark
        self._streams: dict[str, Stream] = {}
        self._streams_lock = threading.Lock()
        self._agenda = Agenda()
        self._react_lock = threading.Lock()
        self._position = self._saved = 0
        self._stuck: int | None = None
        self._ready = False

    def catch_up(self) -> None:
        """Fold every stream and apply the reactions that are missing. Done by the first command if not before it."""
        with self._react_lock:
            if not self._ready:
                self._position = self._saved = self._journal.bookmark(self._bookmark)
                self._load()
                self._ready = True
        self._react()
        self.save()

    def submit(self, issued: Issued) -> Answer:
        """Fire what is due before the command, decide it, append, apply what follows from it in other streams.

        The same command again gets the same answer. Answers are stored, refusals too, but not the refusal of a command
        that reuses an id, or that no stream here can understand.
        """
        if not self._ready:
            self.catch_up()
        if issued.device in (CLOCK, DESK):
            return _refused(Refusal("desk-device-reserved", {"device": issued.device}))
        answer = None
        while answer is None:
            answer = self._step(issued)
            try:
                self._react()
            except Unusable:  # what follows from it follows at the next command; it is itself written, and answered
                if answer is None:
                    raise
        return answer

    def answered(self, device: str, name: str, content: str) -> Answer | None:
        """The answer that the command `name` of `device` got, if its content had this fingerprint; None otherwise."""
        stored = self._journal.answer((device, name))
        stream = self._stream(stored.stream) if stored is not None else None
        if stored is None or stream is None or stored.fingerprint != content:
            return None
        return self._recall(stream, stored.answer)

    def advance(self, to: int) -> tuple[Entry, ...]:
        """Fire what is due up to and including the instant `to`, in order, in all streams; what deadlines appended."""
        if not self._ready:
            self.catch_up()
        self._react()
        return in_order(self._agenda, to, lambda stream: self._let_pass(stream, to), self._landed)

    def next_due(self) -> int | None:
        """The instant of the next deadline, for whoever must wake up."""
        return self._agenda.soonest()

    def state(self, stream: str) -> Any:
        """The present state of a stream; raises `KeyError` for a kind nobody decides."""
        return self._present(stream).state

    def number(self, stream: str) -> int:
        """The present number of a stream."""
        return self._present(stream).number

    def history(self, stream: str) -> tuple[Any, ...]:
        """Every event of a stream, in order; raises `KeyError` for a kind nobody decides."""
        codec = self._deciders[kind_of(stream)].codec
        return tuple(codec.decode(entry.type, entry.version, entry.data) for entry in self._journal.read(stream))

    def streams(self) -> tuple[str, ...]:
        """The names of all streams there are."""
        with self._streams_lock:
            return tuple(self._streams)

    def save(self) -> None:
        """Save how far reactions are done, so that the next start need not repeat them."""
        self._saved = self._position if self._stuck is None else min(self._stuck, self._position)
        self._journal.mark(self._bookmark, self._saved)

    # One command

    def _step(self, issued: Issued) -> Answer | None:
        """Fire one deadline, or decide the command; None if there is more to do."""
        stream = self._stream(issued.stream)
        if stream is None:
            return _refused(Refusal("desk-unknown-stream", {"stream": issued.stream}))
        try:
            content = fingerprint(issued)
        except NotCanonical:
            return _refused(Refusal("desk-bad-value"))
        with stream.lock:
            stream.renew()
            firing = stream.firing(before=issued.at)
            try:
                if firing:
                    posted = self._fire(stream, firing)
                    if posted is not None:
                        self._fired(stream, firing, posted)
                    return None
                answer, posted = self._decide(stream, issued, content)
            finally:
                self._agenda.plan(stream)
        return self._outcome(stream, issued, answer, posted)

    def _decide(self, stream: Stream, issued: Issued, content: str) -> tuple[Answer, Posted]:
        looked: dict[str, Head] = {}
        result = self._judge(stream, issued, looked)
        along = () if isinstance(result, Refusal) else self._at_once(stream, result, looked)
        if isinstance(along, Refusal):
            result, along = along, ()
        events = () if isinstance(result, Refusal) else result
        refusal = result if isinstance(result, Refusal) else None
        answer = Answer(stream.tip.number + len(events), events, refusal)
        held = tuple(
            Along(stream=name, expected=head.number)
            for name, head in looked.items()
            if name != stream.name and not any(one.stream == name for one in along)
        )
        return answer, self._post(stream, issued, stream.foresee(events, issued), content, answer, (*along, *held))

    def _outcome(self, stream: Stream, issued: Issued, answer: Answer, posted: Posted) -> Answer | None:
        """What becomes of a command that has been decided; None if it must be decided again."""
        outcome = self._waited(stream, posted)
        match outcome:
            case Appended():
                return answer
            case Conflict():
                return None
            case Answered():
                return self._recall(stream, outcome.answer)
            case IdTaken():
                return _refused(Refusal("desk-id-taken", {"id": outcome.id}), stream.head.number)
            case _:
                return _reused(stream, issued)

    def _judge(self, stream: Stream, issued: Issued, looked: dict[str, Head]) -> tuple[Any, ...] | Refusal:
        """The decision; the other streams that were looked at are put into `looked`, as they were then."""
        decider = stream.decider
        if issued.expected is not None and issued.expected != stream.tip.number:
            return Refusal("desk-moved-on", {"expected": issued.expected, "number": stream.tip.number})
        if decider.gather:

            def look(name: str) -> Any:
                if name not in looked:
                    looked[name] = self._present(name)
                return looked[name].state

            issued = decider.gather(stream.tip.state, issued, look)
            if looked:
                stream.renew()  # what its beginning rests on is not older than what was looked at
        return decider.decide(stream.tip.state, issued)

    def _at_once(
        self, stream: Stream, events: tuple[Any, ...], looked: Mapping[str, Head]
    ) -> tuple[Along, ...] | Refusal:
        """What `events` bring about elsewhere that must be written with them, or why that cannot be."""
        decider = stream.decider
        if not decider.with_it or not decider.react or not any(isinstance(one, decider.with_it) for one in events):
            return ()
        state, along = stream.tip.state, list[Along]()
        for event in events:
            state = decider.evolve(state, event)
            for reaction, issued in consequences(event.id, event.t, decider.react(event, state)):
                made = self._beside(issued, looked) if reaction.at_once else None
                if isinstance(made, Refusal):
                    return made
                along += (made,) if made is not None else ()
        return tuple(along)

    def _beside(self, issued: Issued, looked: Mapping[str, Head]) -> Along | Refusal:
        """A command for another stream, decided on what the journal holds of it, to be written along."""
        decider, head = self._deciders[kind_of(issued.stream)], looked.get(issued.stream)
        if head is None:
            head = self._present(issued.stream)
        result = decider.decide(head.state, issued)
        if isinstance(result, Refusal):
            return result
        recorded = self._now()
        return Along(
            stream=issued.stream,
            expected=head.number,
            entries=tuple(draft_of(decider, issued, event, recorded) for event in result),
            key=(issued.device, issued.id),
            fingerprint=fingerprint(issued),
            answer=pack(Answer(head.number + len(result), result)),
        )

    def _post(
        self,
        stream: Stream,
        issued: Issued,
        foreseen: tuple[Ahead, ...],
        content: str,
        answer: Answer,
        along: tuple[Along, ...] = (),
        told: Callable[[], None] | None = None,
    ) -> Posted:
        """Have events and answer written, with what goes along; the stream goes on from there at once."""
        recorded = self._now()
        drafts = [draft_of(stream.decider, issued, ahead.event, recorded) for ahead in foreseen]
        posted = self._journal.post(
            stream.name,
            stream.tip.number,
            drafts,
            key=(issued.device, issued.id),
            fingerprint=content,
            answer=pack(answer),
            after=stream.posted,
            along=along,
            told=told,
        )
        stream.expect(foreseen, posted)
        return posted

    def _waited(self, stream: Stream, posted: Posted, *, locked: bool = False) -> Outcome:
        """The outcome of a post. If nothing was appended, the stream goes back to what the journal holds."""
        outcome = None
        try:
            outcome = posted.wait()
        finally:
            if not isinstance(outcome, Appended):
                with nullcontext() if locked else stream.lock:
                    stream.forget()
                    if outcome is not None:
                        stream.refresh(self._journal, self._position)
                    self._agenda.plan(stream)
        return outcome

    def _recall(self, stream: Stream, stored: bytes) -> Answer:
        return unpack(self._journal, stream.decider, stream.name, stored)

    # Deadlines

    def _let_pass(self, stream: Stream, to: int) -> tuple[Passing, ...]:
        """Post the stream's first deadline up to `to`, if it changes anything."""
        with stream.lock:
            try:
                firing = stream.firing(before=to + 1)
                posted = self._fire(stream, firing) if firing is not None else None
                return ((stream, firing, posted),) if firing is not None and posted is not None else ()
            finally:
                self._agenda.plan(stream)

    def _landed(self, under_way: list[Passing]) -> list[Entry]:
        """Wait for deadlines that are under way, then apply what follows; none is under way any more."""
        entries: list[Entry] = []
        trouble: Unusable | None = None
        for stream, firing, posted in under_way:
            with stream.lock:
                try:
                    entries += self._fired(stream, firing, posted)
                except Unusable as error:  # the others must go back to what the journal holds too
                    trouble = error
        under_way.clear()
        if trouble is not None:
            raise trouble
        self._react()
        return entries

    def _fire(self, stream: Stream, firing: Firing) -> Posted | None:
        """Let a deadline act. One that changes nothing is left until something else changes the stream."""
        due = firing.due
        issued = Issued(id=firing.id, stream=stream.name, at=due.at, command=due.command, seat=CLOCK, device=CLOCK)
        try:
            result = self._judge(stream, issued, {})
        except Unusable:
            raise
        except Exception as error:
            self._fault(error, f"{stream.name} {firing.id}")
            result = ()
        if isinstance(result, Refusal) or not result:
            stream.skip(firing)
            return None
        answer = Answer(stream.tip.number + len(result), result)
        return self._post(stream, issued, stream.foresee(result, issued), fingerprint(issued), answer)

    def _fired(self, stream: Stream, firing: Firing, posted: Posted) -> tuple[Entry, ...]:
        """What became of a deadline that was posted; the stream's lock is held."""
        outcome = self._waited(stream, posted, locked=True)
        if isinstance(outcome, Appended):
            return outcome.entries
        if isinstance(outcome, IdTaken):
            self._fault(_taken(outcome.id), f"{stream.name} {firing.id}")
        if not isinstance(outcome, Conflict):
            stream.skip(firing)
        return ()

    # Reactions

    def _react(self) -> None:
        """Apply what follows from entries that nobody has followed up yet, our own and other desks'."""
        with self._react_lock:
            while entries := self._journal.tail(self._position):
                for entry in entries:
                    self._follow(entry)
                    self._position = entry.position
            if self._position - self._saved >= SAVE_EVERY:
                self.save()

    def _follow(self, entry: Entry) -> None:
        stream = self._stream(entry.stream)
        if stream is None:
            return
        with stream.lock:
            if stream.head.number == entry.number - 1:
                before = stream.tip
                stream.absorb(entry, keep=True)
                if stream.tip is not before:
                    self._agenda.plan(stream)
            elif stream.head.number < entry.number:
                stream.refresh(self._journal, self._position)
                self._agenda.plan(stream)
            if stream.decider.react is None:
                return
            event, state = stream.moment(self._journal, entry)
        try:
            for _, issued in consequences(entry.id, entry.at, stream.decider.react(event, state)):
                self._carry_out(issued)
        except Unusable:  # the disk's trouble, not the reaction's: this entry is followed again at the next command
            raise
        except Exception as error:
            self._stuck = self._position if self._stuck is None else self._stuck
            self._fault(error, f"{entry.stream} {entry.id}")

    def _carry_out(self, issued: Issued) -> None:
        answer = None
        while answer is None:
            answer = self._step(issued)
        if answer.refusal and answer.refusal.code == "desk-id-taken":
            raise _taken(str(answer.refusal.args["id"]))

    def _fault(self, error: Exception, where: str) -> None:
        if self._on_fault is None:
            raise error
        self._on_fault(error, where)

    # Streams

    def _load(self) -> None:
        """Fold every stream."""
        for entry in own_entries(self._journal, self._deciders):
            stream = self._streams.get(entry.stream) or self._stream(entry.stream, read=False)
            if stream is None:
                continue
            if entry.position > self._position:
                stream.absorb(entry, keep=True)
            else:
                stream.recall(entry)
        for stream in self._streams.values():
            with stream.lock:
                self._agenda.plan(stream)

    def _stream(self, name: str, *, read: bool = True) -> Stream | None:
        stream = self._streams.get(name)
        decider = self._deciders.get(kind_of(name))
        if stream or decider is None:
            return stream
        with self._streams_lock:
            if name not in self._streams:
                fresh = Stream(name, decider, self._facts)
                if read:
                    fresh.refresh(self._journal, self._position)
                    self._agenda.plan(fresh)
                self._streams[name] = fresh
            return self._streams[name]

    def _present(self, name: str) -> Head:
        """The fold of a stream with what other desks have appended; takes no lock, so that deciders may look about."""
        stream = self._streams.get(name) or Stream(name, self._deciders[kind_of(name)], self._facts)
        return stream.present(self._journal)


def _taken(name: str) -> RuntimeError:
    return RuntimeError(f"the event id {name} is taken: ids must come from `event_id`")


def _refused(refusal: Refusal, number: int = 0) -> Answer:
    return Answer(number, (), refusal)


def _reused(stream: Stream, issued: Issued) -> Answer:
    return _refused(Refusal("desk-key-reused", {"id": issued.id}), stream.head.number)
