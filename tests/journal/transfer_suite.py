"""What every journal must notice when it is tampered with, and keep when it goes out to a file and in again."""

from __future__ import annotations

from typing import Any

import pytest

from hofmarshal.journal.canonical import canonical
from hofmarshal.journal.checkpoint import checkpoint
from hofmarshal.journal.contract import Answered, Appended, Conflict, Journal
from hofmarshal.journal.model import START, Damaged, entry_hash
from hofmarshal.journal.transfer import export_lines, import_lines
from tests.journal.support import append, draft


class TransferContract:
    """The second half of the suite; a subclass gives the store."""

    def new(self) -> Journal:
        """An empty journal."""
        raise NotImplementedError

    def tamper(self, journal: Journal, position: int, **changes: Any) -> None:
        """Change fields of the entry at `position` behind the journal's back."""
        raise NotImplementedError

    def remove(self, journal: Journal, position: int) -> None:
        """Delete the entry at `position` behind the journal's back."""
        raise NotImplementedError

    # Tampering

    @pytest.mark.parametrize(
        "changes",
        [
            {"data": canonical({"id": "2", "note": "x"})},
            {"at": 1},
            {"recorded": 1},
            {"actor": "x"},
            {"device": "x"},
            {"command": "x"},
            {"cause": "x"},
            {"type": "x"},
            {"version": 2},
            {"id": "x"},
            {"hash": "1" * 64},
            {"hash": "junk"},
            {"data": b'{"id": "2"}'},
            {"data": b"\xff"},
            {"number": 5},
        ],
        ids=str,
    )
    def test_verify_finds_a_changed_entry(self, changes: dict[str, Any]):
        journal = self.new()
        append(journal, "b", "0")
        entries = append(journal, "a", "1", "2", "3")
        assert journal.verify() == []
        self.tamper(journal, entries[1].position, **changes)
        faults = journal.verify()
        assert faults
        assert {fault.stream for fault in faults} == {"a"}
        assert all(fault.position >= entries[1].position for fault in faults)

    def test_verify_finds_a_lost_entry(self):
        journal = self.new()
        entries = append(journal, "a", "1", "2", "3")
        self.remove(journal, entries[1].position)
        assert {fault.code for fault in journal.verify()} == {"number", "hash"}

    def test_a_lost_tail_shows_against_a_checkpoint(self):
        journal = self.new()
        entries = append(journal, "a", "1", "2")
        append(journal, "b", "3")
        seal = checkpoint(journal, "ring", at=2000)
        assert seal.stream == "checkpoint/ring"
        assert journal.verify() == []
        self.remove(journal, entries[1].position)
        (fault,) = journal.verify()
        assert (fault.code, fault.stream, fault.position) == ("checkpoint", "checkpoint/ring", seal.position)
        assert "a at 2" in fault.detail

    def test_a_rewritten_chain_shows_against_a_checkpoint(self):
        journal = self.new()
        one, two = append(journal, "a", "1", "2")
        checkpoint(journal, "ring", at=2000)
        forged = draft("1", note="forged")
        first = entry_hash(START, "a", 1, forged)
        self.tamper(journal, one.position, data=forged.data, hash=first)
        self.tamper(journal, two.position, hash=entry_hash(first, "a", 2, draft("2")))
        assert [fault.code for fault in journal.verify()] == ["checkpoint"]

    def test_checkpoints_list_each_other(self):
        journal = self.new()
        append(journal, "a", "1")
        seals = [checkpoint(journal, "ring", at=at) for at in (1, 2, 3)]
        assert [s.number for s in seals] == [1, 2, 3]
        assert seals[0].hash.encode() in seals[1].data
        assert journal.verify() == []

    # Out and in

    def filled(self) -> Journal:
        """A journal with three streams, answers and a checkpoint."""
        journal = self.new()
        for n in range(9):
            stream = "abc"[n % 3]
            key = ("d", f"c{n}")
            journal.append(stream, n // 3, [draft(f"e{n}")], key=key, fingerprint=f"f{n}", answer=b"ok")
        journal.append("a", 3, [], key=("d", "no"), fingerprint="f", answer=b"\xff refused")
        checkpoint(journal, "here", at=1)
        return journal

    def plain(self, journal: Journal) -> list[tuple[Any, ...]]:
        """Everything but positions."""
        return [(e.stream, e.number, e.id, e.hash, e.data) for e in journal.tail()]

    def test_export_and_import_keep_everything_but_positions(self):
        journal, other = self.filled(), self.new()
        lines = list(export_lines(journal, page=4))
        assert all(line.endswith(b"\n") and line.count(b"\n") == 1 for line in lines)
        done = import_lines(other, lines)
        assert (len(done.added), done.known, done.forks) == (10, 0, ())
        assert self.plain(other) == self.plain(journal)
        assert other.answers() == journal.answers()
        assert other.verify() == []
        assert list(export_lines(other)) == lines

    def test_importing_again_changes_nothing(self):
        journal, other = self.filled(), self.new()
        lines = list(export_lines(journal))
        import_lines(other, lines)
        again = import_lines(other, lines)
        assert (again.added, again.known, again.forks) == ((), 10, ())
        assert self.plain(other) == self.plain(journal)

    def test_a_later_export_brings_what_is_new_after_what_is_here(self):
        journal, other = self.filled(), self.new()
        import_lines(other, list(export_lines(journal)))
        append(other, "mine", "m1")
        append(journal, "b", "e9")
        done = import_lines(other, list(export_lines(journal)))
        assert [e.id for e in done.added] == ["e9"]
        assert other.tail()[-1] == done.added[0]
        older = import_lines(journal, list(export_lines(other, ["a", "b"])))
        assert (older.added, older.forks) == ((), ())

    def test_some_streams_are_handed_over_with_their_answers(self):
        journal, other = self.filled(), self.new()
        import_lines(other, list(export_lines(journal, ["a"])))
        assert [e.id for e in other.tail()] == ["e0", "e3", "e6"]
        assert [a.command for a in other.answers()] == ["c0", "c3", "c6", "no"]
        assert other.append("a", 3, [draft("x")], key=("d", "c3"), fingerprint="f3") == Answered(b"ok")
        assert other.verify() == []

    def test_a_branch_that_has_grown_replaces_itself(self):
        ours, theirs = self.new(), self.new()
        append(ours, "a", "1")
        import_lines(theirs, export_lines(ours))
        append(ours, "a", "2-ours")
        append(theirs, "a", "2-theirs")
        import_lines(ours, export_lines(theirs))
        append(theirs, "a", "3-theirs")
        longer = import_lines(ours, export_lines(theirs)).forks
        assert [len(fork.entries) for fork in ours.forks()] == [2]
        assert ours.forks() == longer
        append(theirs, "b", "4")
        import_lines(ours, export_lines(theirs))
        assert ours.forks() == longer
        assert ours.verify() == []

    def test_a_shorter_copy_of_a_branch_changes_nothing(self):
        ours, theirs = self.new(), self.new()
        append(ours, "a", "1-ours")
        append(theirs, "a", "1-theirs")
        short = list(export_lines(theirs))
        append(theirs, "a", "2-theirs")
        import_lines(ours, export_lines(theirs))
        import_lines(ours, short)
        assert [len(fork.entries) for fork in ours.forks()] == [2]

    def test_a_fork_is_set_aside_unmerged(self):
        journal, other = self.filled(), self.new()
        import_lines(other, list(export_lines(journal)))
        append(journal, "a", "ours")
        append(other, "a", "theirs1", "theirs2")
        append(other, "b", "new")
        checkpoint(other, "there", at=9)
        lines = list(export_lines(other))
        done = import_lines(journal, lines)
        assert [e.id for e in done.added] == ["new", "checkpoint/there/1"]
        assert [e.id for e in journal.read("a")][3:] == ["ours"]
        (fork,) = journal.forks()
        assert done.forks == (fork,)
        assert (fork.stream, fork.after, [e.id for e in fork.entries]) == ("a", 3, ["theirs1", "theirs2"])
        import_lines(journal, lines)
        assert len(journal.forks()) == 1
        assert journal.verify() == []

    @pytest.mark.parametrize("damage", ["cut", "lost", "swapped", "changed", "headless", "doubled", "noise", "nothing"])
    def test_a_damaged_file_is_refused_whole(self, damage: str):
        lines = list(export_lines(self.filled()))
        damaged = {
            "cut": lines[:-1],
            "lost": [*lines[:3], *lines[4:]],
            "swapped": [lines[0], lines[4], *lines[2:4], lines[1], *lines[5:]],
            "changed": [line.replace("ёж".encode(), "ёк".encode()) for line in lines],
            "headless": lines[1:],
            "doubled": lines + lines,
            "noise": [lines[0], b'\xff{"line":"entry"}\n', *lines[1:]],
            "nothing": [],
        }[damage]
        journal = self.new()
        with pytest.raises(Damaged) as caught:
            import_lines(journal, damaged)
        assert caught.value.faults
        assert journal.tail() == ()

    def test_an_id_that_is_another_entrys_here_refuses_the_import(self):
        journal, other = self.filled(), self.new()
        append(other, "z", "e4")
        with pytest.raises(Damaged):
            import_lines(other, list(export_lines(journal)))
        assert [e.id for e in other.tail()] == ["e4"]

    def test_adopt_refuses_what_does_not_continue_the_chain(self):
        journal, other = self.filled(), self.new()
        entries = journal.read("a")
        assert other.adopt(entries[1:], ()) == Conflict(0)
        assert isinstance(other.adopt(entries[:1], ()), Appended)
        assert other.adopt([*entries[1:2], *entries[1:2]], ()) == Conflict(2)
        assert [e.id for e in other.tail()] == ["e0"]
