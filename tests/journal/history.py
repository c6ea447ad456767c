"""Any history of a journal, beside a plain model of it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from hofmarshal.journal.contract import Answered, Appended, Conflict, IdTaken, Journal, KeyReused
from hofmarshal.journal.transfer import export_lines, import_lines
from tests.journal.support import draft

STREAMS = st.sampled_from(["a", "b", "c/1"])
SMALL = st.integers(0, 4)


class History(RuleBasedStateMachine):
    """Does anything to a journal and to a plain model of it, and compares them."""

    new: Callable[[], Journal]
    done: Callable[[], None]

    def __init__(self) -> None:
        super().__init__()
        self.journal = self.new()
        self.copy = self.new()
        self.model: list[tuple[str, str]] = []
        self.keys: dict[str, tuple[str, bytes]] = {}
        self.next = 0

    def teardown(self) -> None:
        self.done()

    def number(self, stream: str) -> int:
        return sum(1 for s, _ in self.model if s == stream)

    @rule(stream=STREAMS, count=SMALL, off=st.sampled_from([0, 0, 0, -1, 1]))
    def write(self, stream: str, count: int, off: int) -> None:
        names = [f"e{self.next + i}" for i in range(count)]
        self.next += count
        outcome = self.journal.append(stream, self.number(stream) + off, [draft(n) for n in names])
        if off:
            assert outcome == Conflict(self.number(stream))
            return
        assert isinstance(outcome, Appended)
        assert [e.id for e in outcome.entries] == names
        self.model += [(stream, n) for n in names]

    @rule(stream=STREAMS, command=SMALL, content=st.sampled_from("fg"), refused=st.booleans())
    def command(self, stream: str, command: int, content: str, refused: bool) -> None:
        key, name = str(command), f"k{command}"
        answer = b"%d" % len(self.model)
        drafts = [] if refused else [draft(name)]
        outcome = self.journal.append(
            stream, self.number(stream), drafts, key=("d", key), fingerprint=content, answer=answer
        )
        if key not in self.keys:
            assert isinstance(outcome, Appended)
            self.keys[key] = (content, answer)
            self.model += [(stream, d.id) for d in drafts]
        elif self.keys[key][0] == content:
            assert outcome == Answered(self.keys[key][1])
        else:
            assert outcome == KeyReused(("d", key))

    @rule(stream=STREAMS)
    def used_id(self, stream: str) -> None:
        if self.model:
            used = self.model[0][1]
            assert self.journal.append(stream, self.number(stream), [draft(used)]) == IdTaken(used)

    @rule()
    def follow(self) -> None:
        import_lines(self.copy, list(export_lines(self.journal)))
        assert self.copy.heads() == self.journal.heads()
        assert self.copy.answers() == self.journal.answers()

    @invariant()
    def same(self) -> None:
        entries = self.journal.tail()
        assert [(e.stream, e.id) for e in entries] == self.model
        assert all(a.position < b.position for a, b in pairwise(entries))
        for stream in {s for s, _ in self.model}:
            own = self.journal.read(stream)
            assert own == tuple(e for e in entries if e.stream == stream)
            assert [e.number for e in own] == list(range(1, len(own) + 1))
        assert self.journal.verify() == []
