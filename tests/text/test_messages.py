"""The Fluent files: the same messages and variables in three languages, and nothing that browsers render differently."""

from __future__ import annotations

import pytest

from hofmarshal.text import LANGUAGES
from tests.text.ftl import messages


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_parses_and_is_in_the_same_file_in_english(lang):
    english = messages("en")
    wrong = [code for code, seen in messages(lang).items() if code not in english or english[code].file != seen.file]
    assert wrong == []


@pytest.mark.parametrize("lang", ["ru", "uk"])
def test_every_english_message_is_translated_with_the_same_variables(lang):
    translated = messages(lang)
    missing = [code for code in messages("en") if code not in translated]
    assert missing == []
    differ = [code for code, seen in messages("en").items() if translated[code].variables != seen.variables]
    assert differ == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_feature_that_python_and_browsers_render_differently(lang):
    faults = {code: seen.faults for code, seen in messages(lang).items() if seen.faults}
    assert faults == {}
