"""The matcher: strict types, absent facts, first rows, and what must be known first."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hofmarshal.rules.match import Compare, When, first_known, first_row, fits, lacking, matches

VALUES = st.one_of(st.booleans(), st.integers(-5, 5), st.sampled_from(["a", "b", "1", "true"]))
BOUND = st.none() | st.integers(-5, 5)
COMPARES = st.builds(Compare, over=BOUND, at_least=BOUND, under=BOUND, at_most=BOUND, absent=st.none() | st.booleans())
TESTS = st.one_of(VALUES, st.lists(VALUES, max_size=3).map(tuple), COMPARES)
WHENS = st.dictionaries(st.sampled_from("xyz"), TESTS, max_size=3)
FACTS = st.dictionaries(st.sampled_from("xyz"), VALUES, max_size=3)


class Row(msgspec.Struct, frozen=True):
    name: str
    when: When | None = None


@pytest.mark.parametrize(
    ("test", "fact", "expected"),
    [
        (True, True, True), (True, 1, False), (1, True, False), (1, 1, True), ("1", 1, False), ("a", "a", True),
        (("a", 1), 1, True), (("a", 1), True, False), ((), "a", False),
        (Compare(over=10), 10, False), (Compare(over=10), 11, True),
        (Compare(at_least=10), 9, False), (Compare(at_least=10), 10, True),
        (Compare(under=10), 10, False), (Compare(under=10), 9, True),
        (Compare(at_most=10), 11, False), (Compare(at_most=10), 10, True),
        (Compare(at_least=0), True, False), (Compare(at_least=0), "5", False),
        (Compare(absent=False), "x", True), (Compare(absent=True), "x", False),
        (Compare(absent=True, at_least=2), 3, True), (Compare(absent=True, at_least=2), 1, False),
    ],
)  # fmt: skip
def test_fits(test, fact, expected):
    assert fits(test, fact) is expected


def test_a_fact_that_is_not_there_fails_unless_the_row_says_so():
    assert not matches({"x": False}, {})
    assert not matches({"x": Compare(at_least=1)}, {})
    assert not matches({"x": Compare(absent=False)}, {})
    assert matches({"x": Compare(absent=True)}, {})
    assert matches({"x": Compare(absent=True, at_least=2)}, {})
    assert matches(None, {})
    assert matches({}, {"x": 1})


def test_the_first_row_that_holds_is_taken():
    rows = [Row("a", {"x": 1}), Row("b", {"x": (1, 2)}), Row("c")]
    assert [first_row(rows, {"x": x}) for x in (1, 2, 3)] == rows
    assert first_row(rows[:2], {"x": 3}) is None


def test_an_unknown_fact_stops_the_walk_where_it_could_matter():
    rows = [Row("a", {"m": "mail", "padding": False}), Row("b", {"m": "mail"}), Row("c")]
    assert first_known(rows, {"m": "mail"}) == (rows[0], ("padding",))
    assert first_known(rows, {"m": "mail", "padding": True}) == (rows[1], ())
    assert first_known(rows, {"m": "wood"}) == (rows[2], ())


@given(WHENS, FACTS)
def test_lacking_agrees_with_matches(when, facts):
    assert (lacking(when, facts) == ()) == matches(when, facts)


@given(WHENS, FACTS)
def test_what_cannot_hold_does_not_hold_however_much_more_is_known(when, facts):
    if lacking(when, facts) is None:
        assert not matches(when, {**dict.fromkeys(when, 0), **facts})


@given(WHENS)
def test_a_when_survives_being_written_and_read(when):
    assert msgspec.convert(msgspec.to_builtins(when), When) == when


@given(st.lists(WHENS, max_size=4), FACTS)
def test_first_row_is_the_first_match(whens, facts):
    rows = [Row(str(i), when) for i, when in enumerate(whens)]
    found = first_row(rows, facts)
    holding = [row for row in rows if matches(row.when, facts)]
    assert found == (holding[0] if holding else None)


def test_an_unknown_word_in_a_comparison_is_refused():
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"x": {"atleast": 1}}, When)
