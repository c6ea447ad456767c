"""What is overridden is said beside the result: in a protocol and in a nomination, for people and in JSON."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
OVERRIDE = """
overrides:
  - path: clock.limit
    value: 120000
    replaces: isb-duel.longsword.duration
    reason: a long evening
    by: A. Organiser
"""


@pytest.fixture
def protocol(tmp_path):
    path = tmp_path / "p.yaml"
    text = (EXAMPLES / "longsword.yaml").read_text(encoding="utf-8")
    path.write_text(text[: text.index("expect:")] + OVERRIDE, encoding="utf-8")
    return path


def test_of_a_protocol(shell, protocol):
    said = "clock.limit: 120000 instead of 90000 (isb-duel.longsword.duration). Decided by A. Organiser: a long evening"
    assert said in shell("run", protocol).out
    (note,) = shell("run", protocol, "--json").data["notes"]
    assert (note["code"], note["text"], note["cites"]) == ("rules-overridden", said, ["isb-duel.longsword.duration"])
    assert "вместо 90000" in shell("run", protocol, "--lang", "ru").out
    assert shell("run", EXAMPLES / "longsword.yaml", "--json").data["notes"] == []


def test_of_a_nomination(shell, tmp_path):
    folder = tmp_path / "n"
    shutil.copytree(EXAMPLES / "shchyt-mech-23", folder)
    before = shell("run", folder, "--json").data["notes"]
    head = (folder / "nomination.yaml").read_text(encoding="utf-8")
    assert "overrides:" not in head
    changed = {"path": "protest_window.window", "value": 600000, "replaces": "sm.13.1", "reason": "r", "by": "b"}
    (folder / "nomination.yaml").write_text(f"{head}\noverrides: [{changed}]\n", encoding="utf-8")
    answer = shell("run", folder, "--json")
    assert [note["code"] for note in answer.data["notes"]] == ["rules-overridden", *(note["code"] for note in before)]


def test_a_path_the_system_refuses_is_told_of(shell, tmp_path):
    for words in (["run"], ["why"], ["rules", "check"], ["rules", "new"], ["gear", "check"]):
        answer = shell(*words, tmp_path / ("x" * 300), "--json")
        assert answer.code == 2
        (problem,) = answer.data["problems"]
        assert problem["code"] in ("exchange-unreadable", "exchange-unwritable", "exchange-no-folder", "rules-new-id")
        assert "output" not in answer.err
