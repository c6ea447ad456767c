"""The edges of YAML and JSON: invisible breaks and characters, and every fault of a mapping, not only the first."""

from __future__ import annotations

import json

import msgspec
import pytest

from hofmarshal.rules.convert import Place, convert_tree
from hofmarshal.rules.notes import BadInput
from hofmarshal.rules.yamldoc import parse
from tests.rules.test_yamldoc import refused


@pytest.mark.parametrize("char", ["\x85", "\u2028", "\u2029"])
@pytest.mark.parametrize("text", ["a: x{}b: 2\nc: 3", "a: 'x{}y'", "a: 1 # {}b: 2", "a: |\n  x{}y"])
def test_breaks_that_only_old_yaml_knows_are_refused(char, text):
    """To libyaml they end a line, to editors and YAML 1.2 they do not: a value would be read that nobody sees."""
    problem = refused("# first\n" + text.format(char))
    assert (problem.code, problem.args) == ("rules-yaml-control", {"char": f"U+{ord(char):04X}"})
    assert problem.line == 3 if "|" in text else 2


@pytest.mark.parametrize("char", ["\u2028", "\u2029"])
def test_in_json_they_are_characters_like_others(char):
    doc = parse(json.dumps({"a": f"x{char}y", "b": 1}, ensure_ascii=False).encode(), "x.json")
    assert doc.data == {"a": f"x{char}y", "b": 1}
    assert dict(doc.lines) == {(): 1, ("a",): 1, ("b",): 1}


@pytest.mark.parametrize(
    ("written", "char"), [("\\0", 0), ("\\e", 0x1B), ("\\x07", 7), ("\\u0000", 0), ("\\u0085", 0x85)]
)
def test_control_characters_are_refused_however_they_are_written(written, char):
    problem = refused(f'a: 1\nb: "x{written}y"')
    assert (problem.code, problem.line, problem.args) == ("rules-yaml-control", 2, {"char": f"U+{char:04X}"})


def test_a_control_character_in_a_key_or_in_json_is_refused():
    assert refused('{"a\\u0000": 1}').code == "rules-yaml-control"
    assert parse(b'{"a": "x\\ty\\n\\u2028"}', "x.json").data == {"a": "x\ty\n\u2028"}


class Inner(msgspec.Struct, forbid_unknown_fields=True):
    """Something with a number."""

    size: int


class Outer(msgspec.Struct):
    """A mapping of such."""

    inner: dict[str, Inner]


def test_the_same_fault_at_several_keys_is_told_at_each():
    data = {"inner": {"a": {"size": "x"}, "b": {"size": 1}, "c": {"size": "y"}, "d": {"size": 1, "odd": 2}, "e": {}}}
    with pytest.raises(BadInput) as caught:
        convert_tree(data, Outer, lambda path: Place("f", len(path)))
    told = [(one.code, one.args["path"]) for one in caught.value.problems]
    assert told == [
        ("rules-value-type", "inner.a.size"),
        ("rules-value-type", "inner.c.size"),
        ("rules-value-unknown-field", "inner.d"),
        ("rules-value-missing-field", "inner.e"),
    ]
