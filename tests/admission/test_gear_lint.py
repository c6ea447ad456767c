"""The shipped gear refers only to what is there; a gear rulebook that does not is told so, with the place."""

from __future__ import annotations

import copy
from typing import Any

import msgspec
import pytest

from hofmarshal.rules.gear_lint import gear_faults
from hofmarshal.rules.gear_model import Gear
from hofmarshal.text import say
from tests.admission.books import gear, raw


@pytest.mark.parametrize("book", ["shchyt-mech", "ulozhenie"])
def test_the_shipped_gear_has_no_faults(book):
    assert gear_faults(gear(book)) == ()


@pytest.mark.parametrize(
    ("path", "value", "code"),
    [
        (("requirements", 0, "of"), ["spoon"], "admission-lint-item"),
        (("requirements", 0, "fact"), "colour", "admission-lint-fact"),
        (("requirements", 0, "cases", 0, "must"), True, "admission-lint-test"),
        (("requirements", 0, "cases", 0, "must"), "long", "admission-lint-test"),
        (("requirements", 0, "cases", 0, "when"), {"dress": {"over": 1}}, "admission-lint-test"),
        (("requirements", 0, "cases", 0, "when"), {"dress": ["bare", "naked"]}, "admission-lint-test"),
        (("requirements", 0, "cases", 0, "when"), {"thin": 1}, "admission-lint-test"),
        (("items", "cloak", "carries"), {"colour": "colour"}, "admission-lint-fact"),
        (("armour", "rows", 0, "when"), {"colour": "red"}, "admission-lint-fact"),
        (("armour", "modifiers", 0, "when"), {"helmet": "yes", "class": 1}, "admission-lint-test"),
    ],
)
def test_a_fault_is_told_with_its_place(path, value, code):
    data: Any = copy.deepcopy(raw("ulozhenie", "gear"))
    node = data
    for step in path[:-1]:
        node = node[step]
    node[path[-1]] = value
    faults = gear_faults(msgspec.convert(data, Gear))
    assert {note.code for _, note in faults} == {code}
    assert all(place[: len(path) - 1] == path[:-1] for place, _ in faults)
    assert all(say(note, lang) for _, note in faults for lang in ("en", "ru", "uk"))


def test_whether_a_fact_is_there_may_be_asked_of_any():
    data = copy.deepcopy(raw("ulozhenie", "gear"))
    data["requirements"][0]["cases"][0]["when"] = {"dress": {"absent": True}, "thin": {"absent": False}}
    assert gear_faults(msgspec.convert(data, Gear)) == ()
