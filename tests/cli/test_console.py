"""What commands print in a terminal and elsewhere."""

from __future__ import annotations

import sys

from hofmarshal.cli import console
from hofmarshal.rules.notes import Note


def test_a_plain_table_is_aligned_numbers_to_the_right(capsys):
    console.show_table("T", ["n", "name"], [[1, "Ія"], [10, "B\nb"], [None, "[c]"]])
    assert capsys.readouterr().out == "T\n n  name\n 1  Ія\n10  B / b\n    [c]\n\n"


def test_a_table_in_a_terminal_keeps_brackets(capsys, monkeypatch):
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    console.show_table("[T]", ["n"], [["[bold]x"]])
    out = capsys.readouterr().out
    assert "[T]" in out
    assert "[bold]x" in out


def test_a_sentence_carries_its_clauses():
    note = Note("exchange-empty", cites=("a.1", "a.2"))
    assert console.sentence(note, "en").endswith(" [a.1, a.2]")
    assert console.note_data(note, "en")["cites"] == ("a.1", "a.2")


def test_progress_passes_everything_on_and_shows_only_what_is_slow(capsys, monkeypatch):
    assert list(console.progress(range(3), "work")) == [0, 1, 2]
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    monkeypatch.setenv("TTY_COMPATIBLE", "1")
    assert list(console.progress((n for n in range(3)), "work")) == [0, 1, 2]
    assert "work" not in capsys.readouterr().err
    monkeypatch.setattr(console, "PATIENCE", -1.0)
    assert list(console.progress(range(3), "work")) == [0, 1, 2]
    assert "work" in capsys.readouterr().err
    with console.waiting("step"):
        pass
