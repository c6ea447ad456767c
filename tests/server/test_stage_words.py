"""Stages and bouts in sentences: by what they are called, not by their names in files."""

from __future__ import annotations

import pytest

from hofmarshal.rules.notes import Note
from hofmarshal.server.said import said


@pytest.mark.parametrize(
    ("stage", "en", "uk"),
    [
        ("qualifying", "stage qualifying", "«кваліфікація»"),
        ("elimination-2", "stage elimination, round 2", "«вибування, коло 2»"),
        ("premier/final", "stage premier league, final", "«прем’єр-ліга, фінал»"),
        ("up to 80 kg/final", "stage up to 80 kg, final", "«up to 80 kg, фінал»"),
        ("something else", "stage something else", "«something else»"),
    ],
)
def test_a_stage_is_called_by_track_kind_and_round(stage: str, en: str, uk: str) -> None:
    sentence = said(Note("nomination-stage-open", {"stage": stage}))
    assert sentence.en == f"The {en} is not over."
    assert uk in sentence.uk


@pytest.mark.parametrize(
    ("bout", "en", "ru"),
    [
        ("qualifying-A-3", "A-3 (qualifying)", "A-3 (квалификация)"),
        ("premier/final-A-x1", "A extra 1 (premier league, final)", "A доп. 1 (премьер-лига, финал)"),
        ("elimination-2-4-1", "4 (elimination, round 2)", "4 (выбывание, круг 2)"),
        ("elimination-3-third-place-1", "third-place bout (elimination, round 3)", "бой за третье место (выбывание, круг 3)"),
        ("elimination-2-4-x1", "4 extra 1 (elimination, round 2)", "4 доп. 1 (выбывание, круг 2)"),
        ("46", "46", "46"),
    ],
)  # fmt: skip
def test_a_bout_is_called_by_group_and_number(bout: str, en: str, ru: str) -> None:
    sentence = said(Note("nomination-bout-same", {"bout": bout}))
    assert sentence.en == f"Bout {en} is recorded with this very result."
    assert sentence.ru == f"Бой {ru} уже записан с этим результатом."
