"""Reading YAML and JSON: what is accepted, with which values and lines; and everything hostile refused with a place."""

from __future__ import annotations

import json
from typing import Annotated, Any, Literal

import msgspec
import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from hofmarshal.rules.block import Text
from hofmarshal.rules.notes import BadInput, Problem
from hofmarshal.rules.yamldoc import convert, parse
from hofmarshal.text import LANGUAGES, say


def data(text: str) -> Any:
    return parse(text.encode("utf-8"), "x.yaml").data


def refused(content: bytes | str, file: str = "x.yaml") -> Problem:
    with pytest.raises(BadInput) as caught:
        parse(content.encode("utf-8") if isinstance(content, str) else content, file)
    (problem,) = caught.value.problems
    for lang in LANGUAGES:
        assert say(problem, lang).startswith("x.yaml")
    return problem


def test_core_schema_without_surprises():
    text = "{a: 1, b: -2.5, c: true, d: null, e: yes, f: 1:30, g: 2024-01-31, h: 0x1f, i: 007, j: off, k: ~, l: '1', m: 1e2}"
    assert data(text) == {
        "a": 1, "b": -2.5, "c": True, "d": None, "e": "yes", "f": "1:30", "g": "2024-01-31", "h": "0x1f",
        "i": "007", "j": "off", "k": None, "l": "1", "m": 100.0,
    }  # fmt: skip


def test_a_merge_key_is_an_ordinary_key():
    assert data("<<: {a: 1}\nb: 2") == {"<<": {"a": 1}, "b": 2}


def test_byte_order_mark_and_windows_lines():
    assert parse("\ufeffa: 1\r\nb: 2\r\n".encode(), "x").data == {"a": 1, "b": 2}


def test_lines_of_keys_and_items():
    doc = parse(b"# first\na:\n  b: 1\n  c:\n    - x\n    - {d: 2}\n", "f.yaml")
    assert [doc.line(path) for path in [(), ("a",), ("a", "b"), ("a", "c"), ("a", "c", 1), ("a", "c", 1, "d")]] == [
        2, 2, 3, 4, 6, 6,
    ]  # fmt: skip
    assert doc.line(("a", "c", 0, "unknown", 3)) == 5
    assert doc.line(("nothing",)) == 2


def test_json_with_escaped_pairs_and_tabs():
    text = '{\n\t"a": "\\ud83d\\ude00 \\\\ud83d",\n\t"b": [1, 2.5, true, null]\n}'
    doc = parse(text.encode(), "x.json")
    assert doc.data == json.loads(text)
    assert doc.line(("b",)) == 3


@pytest.mark.parametrize(
    ("content", "code", "line", "column"),
    [
        ("", "rules-yaml-empty", 1, None),
        ("# nothing\n", "rules-yaml-empty", 1, None),
        ("null", "rules-yaml-empty", 1, None),
        ("a: &x [1]\nb: *x", "rules-yaml-anchor", 1, 4),
        ("a: 1\nb: *x", "rules-yaml-anchor", 2, 4),
        ("a: !!python/object/apply:os.system [x]", "rules-yaml-tag", 1, 4),
        ("a: !!str 1", "rules-yaml-tag", 1, 4),
        ("a: ! b", "rules-yaml-tag", 1, 4),
        ("a: 1\nb: 2\na: 3", "rules-yaml-duplicate", 3, 1),
        ("--- {a: 1}\n--- {a: 2}", "rules-yaml-documents", 2, 1),
        ("a: \x00", "rules-yaml-control", 1, 4),
        ("a: 1\nb: \x1b[2J", "rules-yaml-control", 2, 4),
        ("\n1: a", "rules-yaml-key", 2, 1),
        ("true: a", "rules-yaml-key", 1, 1),
        ("? [a]\n: b", "rules-yaml-key", 1, 3),
        ("a: 1234567890123456789", "rules-yaml-digits", 1, 4),
        ("a: -" + "9" * 10_000, "rules-yaml-digits", 1, 4),
        ("a: .nan", "rules-yaml-number", 1, 4),
        ("a: -.inf", "rules-yaml-number", 1, 4),
        ("a: 1e999", "rules-yaml-number", 1, 4),
        ("[" * 61 + "]" * 61, "rules-yaml-deep", 1, 61),
        ("[" * 1_000_000, "rules-yaml-deep", 1, None),
        ("- " * 500_000, "rules-yaml-deep", 1, 121),
        ("{a: " * 100_000, "rules-yaml-deep", None, None),
        ("a:\n\t- b", "rules-yaml-character", 2, 1),
        ("a: b: c", "rules-yaml-colon", 1, 5),
        ("a: [1, 2\nb: 3", "rules-yaml-bracket", 2, None),
        ("a: 'torn", "rules-yaml-quote", 1, None),
        ("a:\n  b: 1\n c: 2", "rules-yaml-indent", 3, 2),
        ("a: 1\nb", "rules-yaml-no-colon", None, None),
        ('a: "\\q"', "rules-yaml-escape", 1, 5),
        ("%YAML 9.9\n---\na: 1", "rules-yaml-broken", 1, None),
        ("a: 1\nб: Привет".encode("cp1251"), "rules-yaml-encoding", 2, 1),
        ("a: Привет".encode("utf-16"), "rules-yaml-encoding", 1, 1),
        (b"a: \xff", "rules-yaml-encoding", 1, 4),
        (b"x" * 5_000_001, "rules-yaml-large", None, None),
    ],
    ids=lambda value: str(value)[:30],
)
def test_hostile_and_torn(content, code, line, column):
    problem = refused(content)
    assert problem.code == code
    assert line is None or problem.line == line
    assert column is None or problem.column == column


def test_billion_laughs_are_refused_at_the_first_anchor():
    bomb = "a0: &a0 [x]\n" + "".join(f"a{i}: &a{i} [*a{i - 1}, *a{i - 1}]\n" for i in range(1, 40))
    assert refused(bomb).code == "rules-yaml-anchor"


def test_too_many_values(monkeypatch):
    monkeypatch.setattr("hofmarshal.rules.yamldoc.MAX_VALUES", 100)
    assert refused("[" + "1," * 200 + "]").code == "rules-yaml-values"


def test_the_pure_python_loader_reads_the_same(monkeypatch):
    text = "# c\na: {b: [1, 2, {c: 'd'}]}\ne: >-\n  folded\n  text\n"
    fast = parse(text.encode(), "x")
    monkeypatch.setattr("hofmarshal.rules.yamldoc._LOADER", yaml.SafeLoader)
    slow = parse(text.encode(), "x")
    assert slow == fast
    assert refused("a: [1, 2\nb: 3").code == "rules-yaml-bracket"
    assert refused("a: b: c").code == "rules-yaml-colon"


def outcome(content: bytes) -> str:
    """Read or refused with one problem that has a line; any other exception fails the test."""
    try:
        parse(content, "x")
    except BadInput as error:
        (problem,) = error.problems
        return "refused" if problem.line is not None else f"refused without a line: {problem}"
    return "read"


@given(st.binary(max_size=200))
def test_any_bytes_are_read_or_refused(content):
    assert outcome(content) in ("read", "refused")


@given(st.text(alphabet="ab:-[]{}&*!|>'\"%@`#,? \n\t\\01.~<", max_size=60))
def test_any_yamlish_text_is_read_or_refused(text):
    assert outcome(text.encode("utf-8")) in ("read", "refused")


PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**17), 10**17) | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(st.characters(exclude_categories=["Cs", "Cc", "Cn"], exclude_characters="\u2028\u2029\ufeff"), max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text("abcé ", max_size=5), inner, max_size=4),
    max_leaves=20,
)  # fmt: skip


@given(PLAIN.filter(lambda value: value is not None), st.booleans())
def test_json_reads_as_json_does(value, ascii_only):
    text = json.dumps(value, ensure_ascii=ascii_only)
    assert parse(text.encode("utf-8"), "x.json").data == json.loads(text)


class Inner(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of the sample."""

    kind: Literal["cut", "thrust"]
    name: Text | None = None
    at: int = 0


class Sample(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sample type."""

    rows: tuple[Inner, ...] = ()
    by: dict[str, Inner] = {}
    mixed: int | Literal["all"] = 0
    wins: Annotated[int, msgspec.Meta(ge=1)] = 1


def wrong(text: str) -> list[tuple[str, int | None, dict[str, str | int]]]:
    with pytest.raises(BadInput) as caught:
        convert(parse(text.encode(), "x.yaml"), Sample)
    for problem in caught.value.problems:
        for lang in LANGUAGES:
            assert say(problem, lang).startswith("x.yaml:")
    return [(problem.code, problem.line, problem.args) for problem in caught.value.problems]


def test_convert_gives_the_struct():
    assert convert(parse(b"rows: [{kind: cut}]", "x"), Sample) == Sample(rows=(Inner("cut"),))


def test_every_fault_is_found_with_its_line():
    found = wrong(
        "rows:\n  - kind: cutt\n    att: 1\n  - {at: x}\nby:\n  a: {kind: cut}\n  b:\n    kind: 3\nmixed: 2.5\n"
    )
    assert [(code, line) for code, line, _ in found] == [
        ("rules-value-word", 2),
        ("rules-value-unknown-field", 3),
        ("rules-value-type", 4),
        ("rules-value-missing-field", 4),
        ("rules-value-type", 8),
        ("rules-value-type", 9),
    ]


def test_the_nearest_word_and_field_are_named():
    assert wrong("rows: [{kind: thrst}]")[0][2] == {
        "path": "rows[0].kind", "value": "thrst", "near": "thrust", "found": 1, "allowed": "cut, thrust",
    }  # fmt: skip
    assert wrong("row: []")[0][2]["near"] == "rows"
    assert wrong("zzzzzz: []")[0][2]["found"] == 0


def test_a_missing_translation_is_named():
    assert wrong("rows: [{kind: cut, name: {en: a, ru: b}}]") == [
        ("rules-value-translation", 1, {"path": "rows[0].name", "lang": "uk"})
    ]


def test_a_value_out_of_bounds_and_one_that_has_bounds():
    assert [args["detail"] for _, _, args in wrong("wins: 0")] == ["int >= 1"]
    assert [code for code, _, _ in wrong("wins: x\nmixed: y")] == ["rules-value-type", "rules-value-word"]


def test_what_is_no_mapping_at_all():
    assert [code for code, _, _ in wrong("- 1")] == ["rules-value-type"]
