"""A protocol's faults are found before it is played, each once, at its line."""

from __future__ import annotations

import pytest

from hofmarshal.desk.protocol import read
from hofmarshal.exchange.books import packaged
from hofmarshal.rules.notes import BadInput
from hofmarshal.rules.yamldoc import parse
from hofmarshal.text import LANGUAGES, say

HEAD = "rulebook: isb-duel\nnomination: longsword\nsides: {red: {}, blue: {}}\n"
LINES = HEAD + "from: start\ndo:\n"
TEAM = "rulebook: isb-buhurt\nnomination: mass-battle\nsides:\n"


def faults(text: str) -> list[tuple[str, int | None]]:
    """Code and line of each problem; each can be said in every language, without an English word in another."""
    with pytest.raises(BadInput) as caught:
        read(parse(text.encode(), "p.yaml"), packaged())
    for problem in caught.value.problems:
        for lang in LANGUAGES:
            assert say(problem, lang).startswith("p.yaml:")
        assert "unknown field" not in say(problem, "ru")
    return [(problem.code, problem.line) for problem in caught.value.problems]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (LINES + "  - {t: 5, hit: {by: red, zome: head}}", [("rules-value-unknown-field", 6)]),
        (LINES + "  - {t: 5, hit: {by: red, zone: 7}}", [("rules-value-type", 6)]),
        (
            LINES + "  - {t: 5, ready: {side: green, zome: head}}",
            [("rules-value-word", 6), ("rules-value-unknown-field", 6)],
        ),
        (LINES + "  - {t: 5, id: a, halt: {}}\n  - {t: 6, id: a, start: {}}", [("contest-line-id-twice", 7)]),
        (LINES + "  - {t: 5, expect: {scores: {red: 1}}}", [("contest-expect-unknown", 6)]),
        (HEAD + "do: []\nexpect: {winer: red, scor: {}}", [("contest-expect-unknown", 5)] * 2),
        (HEAD + "do: []\ndate: 2026-02-31", [("contest-protocol-date", 5)]),
        (HEAD + "do: []\ndate: tomorrow", [("contest-protocol-date", 5)]),
        (TEAM + "  red: {roster: {main: 1000000000}}\n  blue: {}\ndo: []", [("rules-value-range", 4)]),
        (HEAD.replace("red: {}", "red: {warnings: -1}") + "do: []", [("rules-value-range", 3)]),
        (HEAD.replace("red: {}", "red: {warnings: {bout: -1}}") + "do: []", [("rules-value-range", 3)]),
    ],
)
def test_a_fault_is_told_once_at_its_line(text, expected):
    assert faults(text) == expected


def test_a_field_is_named_with_its_command():
    with pytest.raises(BadInput) as caught:
        read(parse((LINES + "  - {t: 5, hit: {exchange: [{by: red, zone: 7}]}}").encode(), "p.yaml"), packaged())
    assert caught.value.problems[0].args["path"] == "hit.exchange[0].zone"


def test_many_lines_are_read_quickly():
    text = LINES + "  - {t: 5, halt: {}}\n" * 20_000
    assert len(read(parse(text.encode(), "p.yaml"), packaged()).lines) == 20_004
