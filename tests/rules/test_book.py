"""Loading rulebooks: merging, extending, requiring, and every problem of the files told with its place."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hofmarshal.rules.book import load_all
from hofmarshal.rules.merge import Origin, Tree, merge
from hofmarshal.rules.notes import BadInput
from tests.rules.tiny import CLAUSES, DUEL, HEAD, SHORT, problems_of, rendered, tiny, tiny_files, told


def test_common_is_merged_under_each_nomination():
    duel = tiny().nominations["duel"]
    assert (duel.clock.limit, duel.clock.time_end, duel.clock.cites) == (60000, "on-stop", ("t.time",))


def test_extends_takes_over_all_but_id_and_name():
    short = tiny().nominations["short"]
    assert (short.id, short.name.en, short.mechanism, short.clock.limit) == ("short", "Short", "points", 30000)
    assert short.clock.cites == ("t.time",)
    assert short.scoring == tiny().nominations["duel"].scoring


def test_lists_are_replaced_whole_and_null_removes():
    book = tiny(short=SHORT + "scoring: [{points: 3, cites: [t.hit]}]\nbreaches: null\n")
    assert [row.points for row in book.nominations["short"].scoring] == [3]
    assert book.nominations["short"].breaches == ()


def test_what_the_extended_one_removed_stays_removed():
    book = tiny(duel=DUEL + "clock: null\n", short=SHORT.replace("clock: {limit: 30000}\n", ""))
    assert book.nominations["short"].clock.limit == 0


def test_cites_are_replaced_whole():
    book = tiny(short=SHORT.replace("{limit: 30000}", "{limit: 30000, cites: [t.hit]}"))
    assert book.nominations["short"].clock.cites == ("t.hit",)


def test_every_value_knows_where_it_was_written():
    tree = tiny().trees["nomination:short"]
    assert tree.origins["clock", "time_end"] == Origin("tiny", "rulebook.yaml", ("common", "clock", "time_end"), 6)
    assert tree.origins["clock", "limit"] == Origin("tiny", "nominations/short.yaml", ("clock", "limit"), 4)
    assert tree.origins["scoring", 0, "points"].file == "nominations/duel.yaml"
    assert tree.cites(("scoring", 0, "points")) == ("t.head",)
    assert tree.cites(("breaches", 0, "brings")) == ("t.push",)


def test_a_nomination_of_a_required_rulebook_is_extended():
    base = tiny()
    head = HEAD.replace("id: tiny", "id: other").replace("language: en", "language: en\nrequires: [tiny]")
    other = tiny({"tiny": base}, head=head, short=SHORT.replace("duel", "tiny:duel"))
    assert other.nominations["short"].scoring == base.nominations["duel"].scoring
    assert other.trees["nomination:short"].origins["scoring", 0].book == "tiny"


def test_only_offered_nominations_can_be_entered():
    book = tiny(head=HEAD + "offers: {nominations: [short], cites: [t.hit]}\n")
    assert book.offered == ("short",)
    assert book.nomination("duel") is None
    assert book.nomination("short") is book.nominations["short"]
    assert tiny().offered == ("duel", "short")


def test_examples_carry_their_clauses():
    first, second = tiny().examples
    assert (first.clauses, first.nomination, first.line) == (("t.hit", "t.time"), "duel", 1)
    assert (second.clauses, second.nomination, second.id) == (("t.head",), None, "hits:2")


def test_rulebooks_are_loaded_after_those_they_require():
    head = HEAD.replace("id: tiny", "id: a").replace("language: en", "language: en\nrequires: [tiny]")
    books = load_all({"a": tiny_files(head=head), "tiny": tiny_files()})
    assert list(books) == ["tiny", "a"]


def test_a_circle_of_requirements_is_told():
    head = HEAD.replace("language: en", "language: en\nrequires: [tiny]")
    with pytest.raises(BadInput) as caught:
        load_all({"tiny": tiny_files(head=head)}, "books")
    assert told(rendered(caught.value.problems)) == [("rules-book-requires", "books/tiny/rulebook.yaml", 5)]


@pytest.mark.parametrize(
    ("changed", "code", "file", "line"),
    [
        ({"head": HEAD.replace("02-29", "02-30")}, "rules-book-edition", "rulebook.yaml", 3),
        ({"head": HEAD.replace("2024-02-29", "20240229")}, "rules-value-type", "rulebook.yaml", 3),
        ({"head": HEAD.replace("edition:", "editon:")}, "rules-value-unknown-field", "rulebook.yaml", 3),
        ({"head": HEAD.replace(", uk: Малий", "")}, "rules-value-translation", "rulebook.yaml", 2),
        ({"head": HEAD.replace("60000", "soon")}, "rules-value-type", "rulebook.yaml", 6),
        ({"clauses": CLAUSES + CLAUSES.splitlines()[0]}, "rules-book-clause-twice", "clauses.yaml", 5),
        ({"clauses": CLAUSES.replace("kind: end", "kind: ends")}, "rules-value-word", "clauses.yaml", 1),
        ({"short": SHORT.replace("extends: duel", "extends: dual")}, "rules-book-extends", "nominations/short.yaml", 3),
        ({"short": SHORT.replace("duel", "tiny:duel")}, "rules-book-extends", "nominations/short.yaml", 3),
        ({"short": SHORT.replace("id: short", "id: duel")}, "rules-book-nomination-twice", "nominations/short.yaml", 1),
        ({"short": SHORT.replace("id: short", "x: y")}, "rules-book-nomination-id", "nominations/short.yaml", 1),
        ({"short": SHORT.replace("limit", "limt")}, "rules-value-unknown-field", "nominations/short.yaml", 4),
        ({"duel": "a: [1"}, "rules-yaml-bracket", "nominations/duel.yaml", 2),
        ({"examples": "- {nomination: duel}"}, "rules-book-example", "examples/hits.yaml", 1),
        ({"examples": "clause: t.hit"}, "rules-book-examples", "examples/hits.yaml", 1),
        ({"duel": DUEL + "extends: short\n"}, "rules-book-extends-circle", None, None),
    ],
)
def test_problems_of_files(changed, code, file, line):
    found = problems_of(**changed)
    assert code in [problem.code for problem in found]
    problem = next(problem for problem in found if problem.code == code)
    assert file is None or (problem.file, problem.line) == (file, line)


def test_a_fault_in_common_is_told_once():
    found = problems_of(head=HEAD.replace("60000", "x"))
    assert told(found) == [("rules-value-type", "rulebook.yaml", 6)]


def test_all_problems_are_told_together():
    found = problems_of(head=HEAD.replace("02-29", "02-31"), duel=DUEL.replace("points: 2", "point: 2"), clauses="[")
    assert {problem.file for problem in found} == {"rulebook.yaml", "nominations/duel.yaml", "clauses.yaml"}


@pytest.mark.parametrize("path", ["nominations/duel.yml", "notes.yaml", "example/x.yaml"])
def test_files_that_would_not_be_read(path):
    with pytest.raises(BadInput) as caught:
        load_all({"tiny": {**tiny_files(), path: b"a: 1"}})
    assert told(rendered(caught.value.problems)) == [("rules-book-file", f"tiny/{path}", None)]


def test_missing_files():
    files = tiny_files()
    del files["clauses.yaml"]
    with pytest.raises(BadInput) as caught:
        load_all({"tiny": files, "empty": {}})
    assert [problem.code for problem in rendered(caught.value.problems)] == [
        "rules-book-no-head",
        "rules-book-no-clauses",
    ]


VALUES = st.recursive(
    st.integers(0, 3) | st.lists(st.integers(0, 2), max_size=2),
    lambda inner: st.dictionaries(st.sampled_from("abc"), inner, max_size=3),
    max_leaves=8,
)
TREES = st.dictionaries(st.sampled_from("abc"), VALUES, max_size=3).map(lambda data: Tree(data, {}))


@given(TREES)
def test_merging_with_nothing_or_itself_changes_nothing(tree):
    empty = Tree({}, {})
    assert merge(tree, empty).data == merge(empty, tree).data == merge(tree, tree).data == tree.data


@given(TREES, TREES, TREES)
def test_merging_is_associative(low, middle, high):
    assert merge(merge(low, middle), high).data == merge(low, merge(middle, high)).data


@given(TREES, TREES)
def test_the_upper_layer_wins(low, high):
    merged = merge(low, high).data

    def wins(value, result):
        if isinstance(value, dict):
            return isinstance(result, dict) and all(wins(one, result[key]) for key, one in value.items())
        return value == result

    assert wins(high.data, merged)
    assert set(merged) == set(low.data) | set(high.data)
