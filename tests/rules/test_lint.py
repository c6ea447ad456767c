"""The checks of what a rulebook says: each finds its fault, with file and line, and nothing else."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hofmarshal.rules.book import load
from hofmarshal.rules.lint import lint
from hofmarshal.rules.match import Compare, first_row
from hofmarshal.rules.tables import Row, faults
from tests.rules.tiny import CLAUSES, DUEL, EXAMPLES, HEAD, rendered, tiny, tiny_files, told

NAME = "{en: a, ru: б, uk: в}"


def found(**changed):
    return told(rendered(lint(tiny(**changed))))


def test_a_good_rulebook_has_no_problems():
    assert found() == []


@pytest.mark.parametrize(
    ("changed", "expected"),
    [
        (
            {
                "duel": DUEL.replace(
                    "  - {points: 1", "  - {when: {zone: head}, points: 3, cites: [t.head]}\n  - {points: 1"
                )
            },
            ("rules-lint-row-clash", "nominations/duel.yaml", 9),
        ),
        (
            {
                "duel": DUEL.replace(
                    "scoring:", "scoring:\n  - {when: {zone: [head, torso]}, points: 3, cites: [t.hit]}"
                )
            },
            ("rules-lint-row-shadow", "nominations/duel.yaml", 9),
        ),
        (
            {"duel": DUEL.replace("{zone: head}", "{force: {over: 5, under: 4}}")},
            ("rules-lint-row-never", "nominations/duel.yaml", 8),
        ),
        (
            {"duel": DUEL.replace("{points: 1", "{when: {zone: torso}, points: 1")},
            ("rules-lint-catch-all", "nominations/duel.yaml", 9),
        ),
        (
            {"duel": DUEL.replace("{zone: head}", "{zone: haed}")},
            ("rules-lint-word", "nominations/duel.yaml", 8),
        ),
        (
            {"duel": DUEL.replace("{zone: head}", "{weapon: sword}")},
            ("rules-lint-word", "nominations/duel.yaml", 8),
        ),
        (
            {"duel": DUEL.replace("{zone: head}", "{part: leg}")},
            ("rules-lint-word", "nominations/duel.yaml", 8),
        ),
        (
            {"duel": DUEL.replace("points: 1, cites: [t.hit]", "points: 1, cites: [t.head, t.hti]")},
            ("rules-lint-unknown-clause", "nominations/duel.yaml", 9),
        ),
        (
            {"duel": DUEL + "rounds: {win: 2}\n"},
            ("rules-lint-no-clause", "nominations/duel.yaml", 12),
        ),
        (
            {"duel": DUEL.replace("t.push", "t.pull")},
            ("rules-lint-unknown-clause", "nominations/duel.yaml", 11),
        ),
        (
            {"duel": DUEL.replace("breaches:\n  - {clause: t.push, brings: warning}\n", "")},
            ("rules-lint-uncited", "clauses.yaml", 4),
        ),
        (
            {"clauses": CLAUSES.replace("kind: end, status: stated", "kind: end, status: gap")},
            ("rules-lint-resolution", "clauses.yaml", 1),
        ),
        (
            {"clauses": CLAUSES.replace("uk: Два.", "uk: ' '")},
            ("rules-lint-translation", "clauses.yaml", 3),
        ),
        (
            {"duel": DUEL.replace("ru: корпус", "ru: ''")},
            ("rules-lint-translation", "nominations/duel.yaml", 6),
        ),
        (
            {"examples": EXAMPLES + "- {clause: t.haed}"},
            ("rules-lint-example-clause", "examples/hits.yaml", 3),
        ),
        (
            {"examples": EXAMPLES + "- {clause: t.head, nomination: dule}"},
            ("rules-lint-example-nomination", "examples/hits.yaml", 3),
        ),
        (
            {"head": HEAD + "offers: {nominations: [duel, shrt], cites: [t.time]}\n"},
            ("rules-lint-offer", "rulebook.yaml", 7),
        ),
        (
            {
                "duel": DUEL
                + "ladder:\n"
                + "  - {kind: warning, scope: bout, at: 2, then: disqualify, cites: [t.push]}\n" * 2
            },
            ("rules-lint-row-clash", "nominations/duel.yaml", 14),
        ),
    ],
)
def test_each_check_finds_its_fault(changed, expected):
    assert expected in found(**changed)


def test_clauses_of_required_rulebooks_may_be_cited():
    head = HEAD.replace("id: tiny", "id: other").replace("language: en", "language: en\nrequires: [tiny]")
    clauses = CLAUSES.replace("t.", "o.")
    base = tiny()
    texts = {"head": head.replace("t.time", "o.time"), "clauses": clauses, "examples": "[]"}
    duel = DUEL.replace("[t.head]", "[o.head, t.head]").replace("[t.hit]", "[o.hit]").replace("t.push", "o.push")
    book = tiny({"tiny": base}, duel=duel, **texts)
    assert lint(book, {"tiny": base}) == ()
    assert [problem.code for problem in lint(book)] == ["rules-lint-unknown-clause"]


def test_breaches_of_different_clauses_do_not_hide_each_other():
    more = "  - {clause: t.hit, brings: remark, cites: [t.hit]}\n"
    assert found(duel=DUEL + more) == []
    assert found(duel=DUEL + more * 2) == [("rules-lint-row-clash", "nominations/duel.yaml", 13)]


@pytest.mark.parametrize(
    ("first", "second", "kind"),
    [
        ({"a": Compare(over=5)}, {"a": Compare(at_least=6)}, "shadow"),
        ({"a": Compare(over=5)}, {"a": Compare(at_least=5)}, None),
        ({"a": Compare(at_most=9)}, {"a": Compare(over=3, under=10)}, "shadow"),
        ({"a": Compare(at_most=9)}, {"a": 9}, "shadow"),
        ({"a": Compare(at_most=9)}, {"a": (9, 10)}, None),
        ({"a": ("x", "y")}, {"a": "y", "b": True}, "shadow"),
        ({"a": "x"}, {"b": "x"}, None),
        ({}, {"a": 1}, "shadow"),
        ({"a": 1}, {"a": 1}, "clash"),
        ({"a": Compare(absent=True)}, {"a": 1}, None),
        ({"a": Compare(absent=False)}, {"a": 1}, "shadow"),
        ({"a": 1}, {"a": Compare(over=9, under=3)}, "never"),
        ({"a": 1}, {"a": "1"}, None),
    ],
)
def test_which_row_hides_which(first, second, kind):
    result = faults([Row(first), Row(second)])
    assert [(one.kind, one.row) for one in result] == ([(kind, 1)] if kind else [])


def test_several_rows_together_leave_nothing():
    rows = [Row({"a": Compare(at_most=5)}), Row({"a": Compare(over=3)}), Row({"a": Compare(over=0, under=9)})]
    assert [(one.kind, one.row, one.by) for one in faults(rows)] == [("never", 2, None)]


TESTS = (
    st.integers(0, 4)
    | st.sampled_from(["x", "y"])
    | st.booleans()
    | st.lists(st.integers(0, 4) | st.sampled_from(["x", "y"]), min_size=1, max_size=3).map(tuple)
    | st.builds(Compare, over=st.none() | st.integers(0, 4), at_most=st.none() | st.integers(0, 4))
)
WHENS = st.dictionaries(st.sampled_from("ab"), TESTS, max_size=2)
FACTS = st.dictionaries(
    st.sampled_from("ab"), st.integers(-1, 5) | st.sampled_from(["x", "y", "z"]) | st.booleans(), max_size=2
)


@given(st.lists(WHENS.map(Row), min_size=1, max_size=4), FACTS)
def test_a_row_called_dead_is_never_first(rows, facts):
    dead = {one.row for one in faults(rows)}
    first = first_row(rows, facts)
    assert first is None or next(i for i, row in enumerate(rows) if row is first) not in dead


GEAR = """\
facts:
  length: {name: {en: length, ru: длина, uk: довжина}, unit: mm, cites: [t.hit]}
items:
  sword:
    name: {en: sword, ru: меч, uk: меч}
    presence: [{is: required, cites: [t.hit]}]
requirements:
  - of: [sword]
    fact: length
    cases:
      - {must: {at_most: 1000}, otherwise: fix}
    cites: [t.hit]
"""


@pytest.mark.parametrize(
    ("old", "new", "code", "line"),
    [
        ("of: [sword]", "of: [spear]", "admission-lint-item", 8),
        ("fact: length", "fact: weight", "admission-lint-fact", 11),
        ("must: {at_most: 1000}", "must: true", "admission-lint-test", 11),
    ],
)
def test_gear_refers_to_what_is_there(old, new, code, line):
    assert lint(load(tiny_files() | {"gear.yaml": GEAR.encode()}, {})) == ()
    wrong = load(tiny_files() | {"gear.yaml": GEAR.replace(old, new).encode()}, {})
    assert told(rendered(lint(wrong))) == [(code, "gear.yaml", line)]
