"""The worked example of docs/secretary.md, run as it stands there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hofmarshal.exchange.columns import BOUT_HEADINGS, ENTRY_HEADINGS, aliases, plain

PAGE = (Path(__file__).parents[2] / "docs" / "secretary.md").read_text(encoding="utf-8")
HEAD, DECISIONS = re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL)
ENTRIES, BOUTS = re.findall(r"```csv\n(.*?)```", PAGE, re.DOTALL)


@pytest.fixture
def folder(tmp_path):
    for name, text in (("nomination.yaml", HEAD), ("entries.csv", ENTRIES)):
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def test_the_example_runs_from_the_draw_to_a_correction(shell, folder):
    drawn = shell("run", folder, "--bouts", folder / "bouts-1.xlsx", "--lang", "uk")
    assert drawn.code == 0, drawn.err
    assert "Лишилося 10 боїв." in drawn.out
    (folder / "bouts.csv").write_text(BOUTS, encoding="utf-8")
    answer = shell("run", folder)
    assert answer.code == 0, answer.err
    assert "Bout 2 was corrected: 4:10 became 10:4." in answer.out
    assert "7 bouts are still to be fought." in answer.out


def test_the_decisions_shown_are_carried_out(shell, folder):
    (folder / "bouts.csv").write_text(BOUTS, encoding="utf-8")
    (folder / "decisions.yaml").write_text(DECISIONS, encoding="utf-8")
    answer = shell("run", folder)
    assert answer.code == 0, answer.err
    assert "5 Гнат Небиль withdrew" in answer.out
    assert "Protest of 3 Лев Мрійко over bout 3: accepted, not decided" in answer.out


def test_every_heading_it_names_is_known():
    entries, bouts = PAGE.split("## 2.")
    for text, headings in ((entries, ENTRY_HEADINGS), (bouts, BOUT_HEADINGS)):
        table = re.findall(r"^\| (`.*?) \|", text.split("## 4.")[0], re.MULTILINE)
        named = [word for row in table for word in re.findall(r"`([^`]+)`", row)]
        assert len(named) > 5
        assert [word for word in named if plain(word) not in aliases(headings)] == []
    foreign = re.findall(r"\| ([^|]*[а-яґєії№][^|]*) \|$", entries, re.MULTILINE | re.IGNORECASE)[1:]
    assert [w for row in foreign for w in row.split(", ") if plain(w) not in aliases(ENTRY_HEADINGS)] == []
