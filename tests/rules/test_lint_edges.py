"""Checks of what only a whole rulebook tells: zones and their parts, tests no word can pass, names and nulls that miss."""

from __future__ import annotations

import pytest

from hofmarshal.exchange.folders import packaged_rulebooks
from hofmarshal.rules.book import load_all
from hofmarshal.rules.lint import lint
from tests.rules.tiny import DUEL, HEAD, SHORT, problems_of, rendered, tiny, told

ROWS = "  - {when: {zone: head}, points: 2, cites: [t.head]}\n  - {points: 1, cites: [t.hit]}\n"
LAST = "  - {points: 1, cites: [t.hit]}\n"


def scoring(*whens: str, zones: str = "") -> str:
    rows = "".join(f"  - {{when: {when}, points: 2, cites: [t.head]}}\n" for when in whens)
    assert ROWS in DUEL
    return DUEL.replace(ROWS, rows + LAST).replace("scoring:\n", f"{zones}scoring:\n")


def found(**changed):
    return told(rendered(lint(tiny(**changed))))


@pytest.mark.parametrize(
    ("whens", "code", "line"),
    [
        (("{part: head}", "{zone: head}"), "clash", 9),
        (("{part: [head, torso]}", "{zone: torso, n: 1}"), "shadow", 9),
        (("{zone: head}", "{part: head}"), "clash", 9),
        (("{part: head, zone: torso}",), "never", 8),
    ],
)
def test_a_part_stands_for_its_zones(whens, code, line):
    assert found(duel=scoring(*whens)) == [(f"rules-lint-row-{code}", "nominations/duel.yaml", line)]


def test_parts_and_zones_that_leave_room():
    assert found(duel=scoring("{part: head, grip: {absent: true}}", "{zone: head}")) == []
    assert found(duel=scoring("{part: head}", "{zone: torso}")) == []


def test_a_zone_without_a_part_is_a_part_of_its_own():
    zones = "  - {id: shield, name: {en: shield, ru: щит, uk: щит}}\n"
    assert found(duel=scoring("{part: shield}", zones=zones)) == []
    assert found(duel=scoring("{part: shield}", "{zone: shield}", zones=zones)) == [
        ("rules-lint-row-clash", "nominations/duel.yaml", 10)
    ]


@pytest.mark.parametrize("test", ["true", "3", "{over: 3}", "{at_most: 3, absent: true}", "[head, true]", "[head, 1]"])
@pytest.mark.parametrize("fact", ["zone", "part"])
def test_a_word_is_compared_with_words(fact, test):
    assert ("rules-lint-word", "nominations/duel.yaml", 8) in found(duel=scoring(f"{{{fact}: {test}}}"))


@pytest.mark.parametrize("test", ["{absent: true}", "{absent: false}"])
def test_whether_a_word_is_there_may_be_asked(test):
    assert found(duel=scoring(f"{{zone: {test}}}")) == []


def test_a_word_twice_in_a_list():
    twice = DUEL.replace("{id: torso, part: torso", "{id: head, part: torso")
    assert found(duel=twice) == [("rules-lint-row-clash", "nominations/duel.yaml", 6)]


@pytest.mark.parametrize(
    ("changed", "file", "line"),
    [
        ({"short": SHORT + "clok: ~\n"}, "nominations/short.yaml", 5),
        ({"short": SHORT.replace("limit: 30000", "limit: 30000, time-end: null")}, "nominations/short.yaml", 4),
        ({"head": HEAD + "  clok: ~\n"}, "rulebook.yaml", 7),
    ],
)
def test_null_takes_away_only_what_can_be_there(changed, file, line):
    assert told(problems_of(**changed)) == [("rules-value-unknown-field", file, line)]


def test_null_for_what_can_be_there():
    assert problems_of(short=SHORT.replace("extends: duel", "extends: ~\nmechanism: points\nfield: ~", 1)) == []


@pytest.mark.parametrize("file", ["gear.yaml", "admission.yaml"])
def test_a_nomination_that_is_not_there(file):
    trees = packaged_rulebooks()
    text = trees["ulozhenie"][file].decode()
    assert "in: [" in text
    trees["ulozhenie"][file] = text.replace("in: [", "in: [fre-duel, ", 1).encode()
    books = load_all(trees)
    (problem,) = rendered(lint(books["ulozhenie"], books))
    line = text[: text.index("in: [")].count("\n") + 1
    assert (problem.code, problem.file, problem.line) == ("rules-lint-nomination", f"ulozhenie/{file}", line)
    assert problem.args == {"nomination": "fre-duel", "near": "free-duel", "found": 1}
