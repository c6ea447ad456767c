"""What every journal must do: one suite, run on each store by a subclass that says how to make and how to break one."""

from __future__ import annotations

import time
from functools import partial
from typing import Any

import pytest
from hypothesis import settings
from hypothesis.stateful import run_state_machine_as_test

from hofmarshal.journal.canonical import NotCanonical
from hofmarshal.journal.contract import Along, Answered, Appended, Conflict, IdTaken, Journal, KeyReused
from hofmarshal.journal.model import START, Draft, Entry, entry_hash
from tests.journal.history import History
from tests.journal.support import append, draft, together
from tests.journal.transfer_suite import TransferContract


class JournalContract(TransferContract):
    """The suite; a subclass gives the store."""

    def new(self) -> Journal:
        """An empty journal. It should leave holes between positions now and then."""
        raise NotImplementedError

    def done(self) -> None:
        """The journals that `new` gave are not needed any more."""

    def test_empty(self):
        journal = self.new()
        found = [journal.tail(), journal.read("a"), journal.answers(), journal.forks(), tuple(journal.verify())]
        assert found == [()] * 5
        assert (journal.heads(), journal.answer(("d", "c")), journal.bookmark("x")) == ({}, None, 0)

    def test_numbers_count_within_the_stream_and_hashes_chain(self):
        journal = self.new()
        one, two = append(journal, "a", "1", "2")
        (other,) = append(journal, "b", "3")
        assert [(e.stream, e.number) for e in (one, two, other)] == [("a", 1), ("a", 2), ("b", 1)]
        assert one.hash == entry_hash(START, "a", 1, draft("1"))
        assert two.hash == entry_hash(one.hash, "a", 2, draft("2"))
        assert one.position < two.position < other.position
        assert {name: (h.number, h.hash) for name, h in journal.heads().items()} == {
            "a": (2, two.hash),
            "b": (1, other.hash),
        }

    def test_what_goes_along_is_written_with_it_and_follows_it(self):
        journal = self.new()
        append(journal, "b", "1")
        beside = Along(stream="b", expected=1, entries=(draft("3"),), key=("d", "k"), fingerprint="f", answer=b"yes")
        outcome = journal.post("a", 0, [draft("2")], along=[beside]).wait()
        assert isinstance(outcome, Appended)
        assert [entry.id for entry in outcome.entries] == ["2"]
        assert [(e.stream, e.number, e.id) for e in journal.tail()] == [("b", 1, "1"), ("a", 1, "2"), ("b", 2, "3")]
        again = journal.append("b", 2, [draft("4")], key=("d", "k"), fingerprint="f")
        assert again == Answered(b"yes")
        assert journal.verify() == []

    @pytest.mark.parametrize("entries", [(), ("3",)])
    def test_if_what_goes_along_does_not_fit_nothing_is_written(self, entries: tuple[str, ...]):
        journal = self.new()
        append(journal, "b", "1")
        for expected in (0, 2):
            beside = Along(stream="b", expected=expected, entries=tuple(draft(name) for name in entries))
            outcome = journal.post("a", 0, [draft("2")], key=("d", "c"), along=[beside]).wait()
            assert outcome == Conflict(0)
        held = Along(stream="b", expected=1)
        assert isinstance(journal.post("a", 0, [draft("2")], key=("d", "c"), along=[held]).wait(), Appended)
        assert [entry.id for entry in journal.tail()] == ["1", "2"]

    def test_an_id_that_is_taken_among_what_goes_along_stops_all_of_it(self):
        journal = self.new()
        append(journal, "b", "1")
        for name, beside in (("2", "1"), ("2", "2")):
            along = [Along(stream="c", expected=0, entries=(draft(beside),))]
            assert journal.post("a", 0, [draft(name)], along=along).wait() == IdTaken(beside)
        assert [entry.id for entry in journal.tail()] == ["1"]

    def test_every_field_comes_back_exactly(self):
        journal = self.new()
        wanted = Draft(
            id="é", type="t", data=b'{"a":[1,null,true,"\xd1\x91"]}', at=-3, recorded=2**53 - 1, version=7,
            actor="a", device="d", command="c", cause="x",
        )  # fmt: skip
        journal.append("s/ё", 0, [wanted])
        (got,) = journal.read("s/ё")
        assert {name: getattr(got, name) for name in Draft.__struct_fields__} == {
            name: getattr(wanted, name) for name in Draft.__struct_fields__
        }

    def test_expected_number(self):
        journal = self.new()
        append(journal, "a", "1", "2")
        for expected in (0, 1, 3):
            assert journal.append("a", expected, [draft("x")]) == Conflict(2)
        assert journal.append("new", 1, [draft("x")]) == Conflict(0)
        assert len(journal.tail()) == 2

    def test_all_or_nothing(self):
        journal = self.new()
        append(journal, "a", "1")
        outcome = journal.append("b", 0, [draft("2"), draft("1")], key=("d", "c"), fingerprint="f", answer=b"{}")
        assert outcome == IdTaken("1")
        assert journal.append("b", 0, [draft("2"), draft("2")]) == IdTaken("2")
        assert (journal.read("b"), journal.answer(("d", "c"))) == ((), None)
        assert isinstance(journal.append("b", 0, [draft("2")]), Appended)

    @pytest.mark.parametrize(
        "data", [b'{"a":1.0}', b'{"a": 1}', b'{"b":1,"a":1}', b"{", b"", b'{"a":9007199254740992}', b'{"a":1,"a":1}']
    )
    def test_only_canonical_data(self, data: bytes):
        journal = self.new()
        with pytest.raises(NotCanonical):
            journal.append("a", 0, [draft("1"), Draft(id="2", type="t", data=data, at=0, recorded=0)])
        assert journal.tail() == ()

    def test_the_same_command_gets_the_same_answer(self):
        journal = self.new()
        first = journal.append("a", 0, [draft("1")], key=("d", "c"), fingerprint="f", answer=b"one")
        assert isinstance(first, Appended)
        assert journal.append("a", 0, [draft("2")], key=("d", "c"), fingerprint="f", answer=b"two") == Answered(b"one")
        assert journal.append("a", 1, [draft("2")], key=("d", "c"), fingerprint="g", answer=b"two") == KeyReused(
            ("d", "c")
        )
        assert len(journal.tail()) == 1
        stored = journal.answer(("d", "c"))
        assert stored
        assert (stored.key, stored.stream, stored.fingerprint, stored.answer) == (("d", "c"), "a", "f", b"one")
        other = journal.append("a", 1, [draft("2")], key=("e", "c"), fingerprint="g", answer=b"two")
        assert isinstance(other, Appended)

    def test_a_refusal_stores_its_answer_and_nothing_else(self):
        journal = self.new()
        assert journal.append("a", 0, [], key=("d", "c"), fingerprint="f", answer=b"no") == Appended(())
        assert journal.append("a", 7, [], key=("d", "x"), fingerprint="f", answer=b"no") == Conflict(0)
        assert journal.append("a", 0, [draft("1")], key=("d", "c"), fingerprint="f", answer=b"yes") == Answered(b"no")
        assert (journal.tail(), journal.heads()) == ((), {})

    def test_reading(self):
        journal = self.new()
        for n in range(10):
            append(journal, "ab"[n % 2], str(n))
        every = journal.tail()
        assert [e.id for e in every] == [str(n) for n in range(10)]
        assert [e.id for e in journal.tail(every[3].position, 3)] == ["4", "5", "6"]
        assert journal.latest() == every[::-1]
        assert journal.latest(every[3].position, 2) == (every[2], every[1])
        assert journal.latest(every[0].position) == ()
        assert journal.tail(every[-1].position) == ()
        assert [e.id for e in journal.read("a", 2)] == ["4", "6", "8"]
        assert [e.id for e in journal.read("a", 1, 2)] == ["2", "4"]
        assert journal.read("a", 5) == journal.read("a", 99) == journal.read("none") == ()

    def test_a_position_in_a_hole_is_as_good_as_any(self):
        journal = self.new()
        for n in range(20):
            append(journal, "a", str(n))
        every = journal.tail()
        for position in range(every[-1].position + 2):
            assert journal.tail(position) == tuple(e for e in every if e.position > position)

    def test_bookmarks_never_go_back(self):
        journal = self.new()
        assert journal.bookmark("x") == 0
        journal.mark("x", 5)
        journal.mark("x", 3)
        journal.mark("y", 1)
        assert (journal.bookmark("x"), journal.bookmark("y")) == (5, 1)

    # Many at once

    def test_threads_on_one_stream_lose_and_double_nothing(self):
        journal = self.new()

        def work(who: int) -> None:
            for n in range(25):
                number = 0
                while True:
                    outcome = journal.append("a", number, [draft(f"{who}.{n}")], key=(str(who), str(n)), answer=b"ok")
                    if not isinstance(outcome, Conflict):
                        assert isinstance(outcome, Appended)
                        break
                    number = outcome.number

        together([partial(work, who) for who in range(4)])
        entries = journal.read("a")
        assert [e.number for e in entries] == list(range(1, 101))
        assert {e.id for e in entries} == {f"{who}.{n}" for who in range(4) for n in range(25)}
        assert journal.verify() == []

    def test_the_same_command_from_many_threads_is_written_once(self):
        journal = self.new()
        outcomes: list[Any] = []

        def work(who: int) -> None:
            for n in range(20):
                stream = f"s{n}"
                outcomes.append(
                    journal.append(stream, 0, [draft(f"{n}")], key=("d", str(n)), fingerprint="f", answer=b"%d" % who)
                )

        together([partial(work, who) for who in range(4)])
        assert sum(isinstance(o, Appended) for o in outcomes) == 20
        assert sum(isinstance(o, Answered) for o in outcomes) == 60
        assert len(journal.tail()) == 20

    def test_readers_never_skip(self):
        journal = self.new()
        seen: list[list[Entry]] = [[], []]

        def write(who: int) -> None:
            for n in range(100):
                append(journal, f"s{who}", f"{who}.{n}", f"{who}.{n}+")

        def watch(mine: list[Entry]) -> None:
            while len(mine) < 600:
                new = journal.tail(mine[-1].position if mine else 0, 7)
                mine.extend(new)
                if not new:
                    time.sleep(0.0005)  # else those who only look keep those who write from the interpreter

        together([partial(write, who) for who in range(3)] + [partial(watch, mine) for mine in seen])
        assert seen[0] == seen[1] == list(journal.tail())

    def test_any_history(self):
        few = settings(max_examples=40, stateful_step_count=30)
        machine = type("Here", (History,), {"new": staticmethod(self.new), "done": staticmethod(self.done)})
        run_state_machine_as_test(machine, settings=few)
