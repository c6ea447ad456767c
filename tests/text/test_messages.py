"""The Fluent files: the same messages and variables in three languages, and nothing that browsers render differently."""

from __future__ import annotations

import re
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

import pytest

from hofmarshal.text import LANGUAGES, bundles
from tests.text.ftl import TEXT, messages


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
def test_no_id_stands_for_two_messages(lang):
    files = sorted((TEXT / lang).glob("*.ftl"))
    lines = [line for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    ids = Counter(found[1] for line in lines if (found := re.match(r"([a-z][\w-]*) =", line)))
    assert [one for one, count in ids.items() if count > 1] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_feature_that_python_and_browsers_render_differently(lang):
    faults = {code: seen.faults for code, seen in messages(lang).items() if seen.faults}
    assert faults == {}


def test_two_threads_that_ask_first_at_the_same_moment_read_the_same_texts(monkeypatch):
    """A server's first answers are rendered in several threads."""
    init = bundles.Texts.__init__

    def slowly(self, lang):
        time.sleep(0.05)
        init(self, lang)

    monkeypatch.setattr(bundles.Texts, "__init__", slowly)
    for _ in range(3):
        bundles._texts.cache_clear()
        with ThreadPoolExecutor(8) as pool:
            found = list(pool.map(lambda code: bundles.render(code, "uk", {}), ["wire-busy", "device-unknown"] * 4))
        assert len(set(found)) == 2
        assert len({id(bundles.texts("uk")) for _ in range(3)}) == 1
