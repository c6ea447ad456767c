"""Every message code in the source exists in three languages, and gets the variables its message uses."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from hofmarshal.text import LANGUAGES
from tests.text.ftl import messages

SRC = Path(__file__).parents[2] / "src/hofmarshal"
AREAS = ("rules", "contest", "admission", "tournament", "larp", "desk", "exchange", "cli")
MAKERS = {"Note", "Refusal", "Problem", "bad", "message"}
CODE = re.compile(rf"(?:{'|'.join(AREAS)})-[a-z0-9]+(?:-[a-z0-9]+)*")
NOT_VARIABLES = {"file", "line", "column", "cites", "reasons", "code", "args"}


class Use(NamedTuple):
    """One use of a message in the source; `given` is None where the variables cannot be read off."""

    where: str
    code: str
    given: frozenset[str] | None


def called(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")


def variables(node: ast.Call) -> frozenset[str] | None:
    """The names of the variables that a call passes, when they are written out."""
    keywords = {keyword.arg: keyword.value for keyword in node.keywords}
    if None in keywords:
        return None
    if called(node) in ("bad", "message"):
        return frozenset(str(key) for key in keywords) - NOT_VARIABLES
    args = keywords.get("args", node.args[1] if len(node.args) > 1 else ast.Dict([], []))
    if isinstance(args, ast.Dict) and all(isinstance(key, ast.Constant) for key in args.keys):
        return frozenset(str(key.value) for key in args.keys if isinstance(key, ast.Constant))
    return None


def uses_in(tree: ast.AST, where: str) -> Iterator[Use]:
    """Calls with a code as first argument: of the makers of notes any code, of other functions what looks like one."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        literals = [arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
        maker = called(node) in MAKERS
        if maker and node.args and isinstance(node.args[0], ast.Constant):
            yield Use(f"{where}:{node.lineno}", str(node.args[0].value), variables(node))
        elif not maker:
            yield from (Use(f"{where}:{node.lineno}", value, None) for value in literals[:1] if CODE.fullmatch(value))


def uses() -> list[Use]:
    return [
        use
        for path in sorted(SRC.rglob("*.py"))
        for use in uses_in(ast.parse(path.read_text(encoding="utf-8")), path.relative_to(SRC).as_posix())
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_code_in_the_source_has_a_message(lang):
    known = messages(lang)
    assert sorted({f"{use.code} ({use.where})" for use in uses() if use.code not in known}) == []


def test_every_message_gets_its_variables():
    known = messages("en")
    wrong = [
        f"{use.where} {use.code}: lacks {sorted(known[use.code].variables - use.given)}"
        for use in uses()
        if use.given is not None and use.code in known and known[use.code].variables - use.given
    ]
    assert wrong == []


def test_the_scan_sees_uses():
    source = "Note('a-b', {'x': 1}); bad('exchange-y', file='f', z=2); faults.add('exchange-q', 1); Note(code)"
    found = {(use.code, use.given) for use in uses_in(ast.parse(source), "here")}
    assert found == {("a-b", frozenset({"x"})), ("exchange-y", frozenset({"z"})), ("exchange-q", None)}
