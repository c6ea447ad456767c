"""Merge patches: the examples of RFC 7386, and that a difference laid on gives the new view."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hofmarshal.live.merge import SAME, apply, diff

RFC = [  # RFC 7386, appendix A
    ({"a": "b"}, {"a": "c"}, {"a": "c"}),
    ({"a": "b"}, {"b": "c"}, {"a": "b", "b": "c"}),
    ({"a": "b"}, {"a": None}, {}),
    ({"a": "b", "b": "c"}, {"a": None}, {"b": "c"}),
    ({"a": ["b"]}, {"a": "c"}, {"a": "c"}),
    ({"a": "c"}, {"a": ["b"]}, {"a": ["b"]}),
    ({"a": {"b": "c"}}, {"a": {"b": "d", "c": None}}, {"a": {"b": "d"}}),
    ({"a": [{"b": "c"}]}, {"a": [1]}, {"a": [1]}),
    (["a", "b"], ["c", "d"], ["c", "d"]),
    ({"a": "b"}, ["c"], ["c"]),
    ({"a": "foo"}, None, None),
    ({"a": "foo"}, "bar", "bar"),
    ({"e": None}, {"a": 1}, {"e": None, "a": 1}),
    ([1, 2], {"a": "b", "c": None}, {"a": "b"}),
    ({}, {"a": {"bb": {"ccc": None}}}, {"a": {"bb": {}}}),
]


@pytest.mark.parametrize(("target", "patch", "result"), RFC)
def test_the_examples_of_the_rfc(target, patch, result):
    assert apply(target, patch) == result


class Inner(msgspec.Struct, frozen=True):
    score: int
    note: str | None = None


class Outer(msgspec.Struct, frozen=True):
    red: Inner
    rows: dict[str, Inner] = {}
    order: tuple[str, ...] = ()
    since: int | None = None


plain = st.none() | st.booleans() | st.integers() | st.text(max_size=3)
json = st.recursive(
    plain, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=2), inner, max_size=4)
)
inner = st.builds(Inner, st.integers(0, 3), st.none() | st.text(max_size=2))
outer = st.builds(
    Outer,
    inner,
    st.dictionaries(st.sampled_from("abc"), inner),
    st.lists(st.sampled_from("abc")).map(tuple),
    st.none() | st.integers(0, 2),
)


def without_null(value: Any) -> Any:
    """The JSON of a value without members that are null, which a merge patch cannot tell from absent ones."""
    value = msgspec.to_builtins(value)
    if isinstance(value, dict):
        return {name: without_null(inner) for name, inner in value.items() if inner is not None}
    return value


def exactly(value: Any) -> bytes:
    return msgspec.json.encode(value, order="sorted")


@given(json, json)
def test_a_difference_of_json_laid_on_gives_the_new(old, new):
    change = diff(old, new)
    result = old if change is SAME else apply(old, change)
    assert exactly(without_null(result)) == exactly(without_null(new))


@given(outer, outer)
def test_a_difference_of_structs_laid_on_their_json_gives_the_new(old, new):
    change = diff(old, new)
    patch = None if change is SAME else msgspec.to_builtins(change)
    result = msgspec.to_builtins(old) if change is SAME else apply(msgspec.to_builtins(old), patch)
    assert exactly(without_null(result)) == exactly(without_null(new))


@given(outer)
def test_nothing_changed_is_no_patch(view):
    assert diff(view, msgspec.structs.replace(view)) is SAME


def test_only_what_changed_is_named():
    row = Inner(1)
    old = Outer(Inner(1), {"a": row, "b": row}, ("a", "b"))
    new = Outer(Inner(2), {"a": row, "c": Inner(3)}, ("a", "b"))
    assert msgspec.to_builtins(diff(old, new)) == {
        "red": {"score": 2},
        "rows": {"b": None, "c": {"score": 3, "note": None}},
    }


def test_true_is_not_one():
    assert diff({"a": [1]}, {"a": [True]}) == {"a": [True]}
    assert diff({"a": 1}, {"a": True}) == {"a": True}
