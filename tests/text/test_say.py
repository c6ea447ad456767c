"""`say`, `message` and the choice of a language."""

from __future__ import annotations

import subprocess
import sys

import pytest

from hofmarshal.rules.notes import Note, Problem, Refusal
from hofmarshal.text import LANGUAGES, MissingTextError, choose_language, message, place, say

CODE = "exchange-too-many-cells"
ARGS: dict[str, str | int] = {"cells": 9, "columns": 8}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_note_is_said_in_each_language_with_its_variables(lang):
    sentence = say(Note(CODE, ARGS), lang)
    assert "9" in sentence
    assert "8" in sentence
    assert CODE not in sentence


def test_languages_differ():
    assert len({message(CODE, lang, **ARGS) for lang in LANGUAGES}) == 3


def test_plural_forms_of_russian_and_ukrainian():
    assert "2 столбца" in message(CODE, "ru", cells=3, columns=2)
    assert "5 столбцов" in message(CODE, "ru", cells=6, columns=5)
    assert "2 стовпці" in message(CODE, "uk", cells=3, columns=2)
    assert "5 стовпців" in message(CODE, "uk", cells=6, columns=5)


def test_a_problem_is_said_with_its_place_before_it():
    problem = Problem(CODE, ARGS, file="a.csv", line=3, column="club")
    assert say(problem, "en").startswith("a.csv:3:club: ")
    assert place(Problem(CODE, ARGS)) == ""
    assert say(Problem(CODE, ARGS), "en") == message(CODE, "en", **ARGS)


def test_a_refusal_lists_its_reasons():
    reasons = (Note(CODE, ARGS), Note("exchange-empty"))
    lines = say(Refusal(CODE, ARGS, reasons=reasons), "en").splitlines()
    assert len(lines) == 3
    assert all(line.startswith("  - ") for line in lines[1:])


def test_a_missing_message_or_variable_raises_in_tests():
    with pytest.raises(MissingTextError):
        message("nothing-of-the-kind")
    with pytest.raises(MissingTextError):
        message(CODE, "en", cells=1)


def test_in_production_a_missing_message_shows_its_code(monkeypatch):
    monkeypatch.delenv("HOFMARSHAL_STRICT_TEXT")
    assert message("nothing-of-the-kind", "uk", bout=4) == "nothing-of-the-kind (bout: 4)"
    assert message("nothing-of-the-kind") == "nothing-of-the-kind"
    assert message("exchange-too-large", "en").startswith("The file is larger than")


def test_no_invisible_marks_around_variables():
    assert "\u2068" not in message(CODE, "en", **ARGS)


@pytest.mark.parametrize(
    ("asked", "environment", "lang"),
    [
        ("uk", {"HOFMARSHAL_LANG": "ru"}, "uk"),
        (None, {"HOFMARSHAL_LANG": "ru", "LANG": "uk_UA.UTF-8"}, "ru"),
        (None, {"LANG": "uk_UA.UTF-8"}, "uk"),
        (None, {"LC_ALL": "ru_RU.UTF-8", "LANG": "uk_UA.UTF-8"}, "ru"),
        ("uk-UA", {}, "uk"),
        ("fr", {"LANG": "de_DE"}, "en"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language_is_the_asked_one_then_the_environments_then_english(asked, environment, lang):
    assert choose_language(asked, environment) == lang


def test_fluent_is_not_imported_before_the_first_word():
    code = "import sys, hofmarshal.text; sys.exit('fluent.runtime' in sys.modules or 'msgspec' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
