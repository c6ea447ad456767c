"""Canonical JSON has one spelling a value, and none for what a browser and Python would read differently."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hofmarshal.journal.canonical import LARGEST, NotCanonical, canonical, digest, parse

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-LARGEST, LARGEST) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=20,
)


@given(VALUES)
def test_the_spelling_is_that_of_pythons_sorted_json(value: Any):
    spelled = canonical(value)
    assert spelled == json.dumps(value, sort_keys=True, ensure_ascii=False, separators=(",", ":")).encode()
    assert parse(spelled) == value


def test_structs_are_sorted_and_tagged():
    class Hit(msgspec.Struct, tag="hit"):
        zone: str
        by: str = "red"

    assert canonical(Hit("head")) == b'{"by":"red","type":"hit","zone":"head"}'


@pytest.mark.parametrize(
    "value", [1.0, float("nan"), float("inf"), 2**53, -(2**53), 10**400, "\ud800", {"a": [{"b": 0.5}]}, object()]
)
def test_what_has_no_spelling(value: Any):
    with pytest.raises(NotCanonical):
        canonical(value)


@pytest.mark.parametrize(
    "data",
    [b"1.0", b"1e3", b"-0", b" 1", b'{"b":1,"a":2}', b'{"a":1,"a":1}', b'"\\u0041"', b"[1, 2]", b"", b"\xff",
     b"9" * 10_000, b"[" * 100_000, b"9007199254740992"],
    ids=lambda data: data[:20].decode("latin1"),
)  # fmt: skip
def test_other_spellings_are_refused(data: bytes):
    with pytest.raises(NotCanonical):
        parse(data)


def test_a_digest_does_not_depend_on_order():
    assert digest({"a": 1, "b": 2}) == digest({"b": 2, "a": 1}) != digest({"a": 1, "b": 3})
