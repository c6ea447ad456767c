"""`hofmarshal run FOLDER --json`: the complete result, every note also as a sentence in the reader's language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

FOLDER = Path(__file__).parents[2] / "examples/shchyt-mech-23"


def notes(data: Any) -> Iterator[dict[str, Any]]:
    """Every note in the data."""
    if isinstance(data, list):
        for one in data:
            yield from notes(one)
    elif isinstance(data, dict):
        if {"code", "args", "cites"} <= set(data):
            yield data
        for value in data.values():
            yield from notes(value)


@pytest.mark.parametrize(("lang", "word"), [("en", "Wins"), ("ru", "Побед"), ("uk", "Перем")])
def test_every_note_is_said(shell, lang, word):
    answer = shell("run", FOLDER, "--json", "--lang", lang)
    assert answer.code == 0
    found = list(notes(answer.data))
    assert len(found) > 100
    assert [note["code"] for note in found if not note.get("text")] == []
    first = answer.data["stages"][0]["groups"][0]["table"][0]
    assert first["reasons"][0]["text"].startswith(word)
