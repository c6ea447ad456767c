"""Every message code in the source exists in three languages, and gets the variables its message uses."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple, get_args, get_origin

import msgspec
import pytest

from hofmarshal.contest import events
from hofmarshal.contest.commands import Observe
from hofmarshal.contest.why import APART
from hofmarshal.server.scenes.log import HIDDEN, OWN, PLAIN
from hofmarshal.text import LANGUAGES
from tests.text.ftl import messages

SRC = Path(__file__).parents[2] / "src/hofmarshal"
AREAS = (
    "rules",
    "journal",
    "contest",
    "admission",
    "tournament",
    "larp",
    "desk",
    "exchange",
    "cli",
    "device",
    "account",
    "guard",
    "serve",
)
MAKERS = {"Note", "Refusal", "Problem", "bad", "message", "Unusable"}
CODE = re.compile(rf"(?:{'|'.join(AREAS)})-[a-z0-9]+(?:-[a-z0-9]+)*")
PLACE = {"file", "line", "column"}
HALT = {("reason", events.Halted)}


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
    if called(node) in ("bad", "message", "Unusable"):
        return frozenset(str(key) for key in keywords) - (PLACE if called(node) == "bad" else set())
    args = keywords.get("args", node.args[1] if len(node.args) > 1 else ast.Dict([], []))
    if isinstance(args, ast.Dict) and all(isinstance(key, ast.Constant) for key in args.keys):
        return frozenset(str(key.value) for key in args.keys if isinstance(key, ast.Constant))
    return None


def texts(node: ast.expr) -> list[str]:
    """The texts an argument may be: written out, or chosen by a condition."""
    if isinstance(node, ast.IfExp):
        return [*texts(node.body), *texts(node.orelse)]
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def uses_in(tree: ast.AST, where: str) -> Iterator[Use]:
    """Calls with a code as first argument: of the makers of notes any code, of other functions what looks like one."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        place = f"{where}:{node.lineno}"
        if called(node) in MAKERS:
            yield from (Use(place, code, variables(node)) for arg in node.args[:1] for code in texts(arg))
        else:
            first = next((found for arg in node.args if (found := texts(arg))), [])
            yield from (Use(place, value, None) for value in first if CODE.fullmatch(value))


def computed_in(tree: ast.AST, where: str) -> Iterator[Use]:
    """Codes that are put together: `f"contest-why-{kind}"` as `contest-why-*`."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not node.args or not isinstance(node.args[0], ast.JoinedStr):
            continue
        parts = [str(part.value) if isinstance(part, ast.Constant) else "*" for part in node.args[0].values]
        if called(node) in MAKERS or re.match(rf"(?:{'|'.join(AREAS)})-", parts[0]):
            yield Use(f"{where}:{node.lineno}", "".join(parts), variables(node))


def trees() -> Iterator[tuple[ast.AST, str]]:
    for path in sorted(SRC.rglob("*.py")):
        yield ast.parse(path.read_text(encoding="utf-8")), path.relative_to(SRC).as_posix()


def uses() -> list[Use]:
    return [*(use for tree, where in trees() for use in uses_in(tree, where)), *contest_uses()]


def contest_uses() -> Iterator[Use]:
    """The codes that contests put together, with the variables they get: what happened, what is awaited, unknown words."""
    for event in get_args(events.Any):
        plain = {f.name for f in msgspec.structs.fields(event) if is_plain(f.type)} - {"id", "t", "cites"}
        yield Use("contest/why.py", f"contest-why-{event.__struct_config__.tag}", frozenset(plain))
        if event not in OWN and event not in HIDDEN:
            shown = {f.name for f in msgspec.structs.fields(event) if f.name in PLAIN or (f.name, event) in HALT}
            yield Use("server/scenes/log.py", f"contest-log-{event.__struct_config__.tag}", frozenset(shown))
    for field in APART:
        yield Use("contest/why.py", f"contest-why-{field.replace('_', '-')}", frozenset({field}))
    for what in ("ruling", "late", "absent", "confirm"):
        yield Use("contest/reasons.py", f"contest-awaits-{what}", frozenset())
    for word in ("zone", "weapon", "grip", "action"):
        assert word in Observe.__struct_fields__
        yield Use("contest/decide_blows.py", f"contest-unknown-{word}", frozenset({word, "known"}))
    for command in ("call", "start"):
        yield Use("contest/decide_flow.py", f"contest-cannot-{command}", frozenset({"count"}))
        yield Use("contest/decide_flow.py", f"contest-cannot-{command}-warn", frozenset({"count"}))


def is_plain(kind: object) -> bool:
    """Whether `why` can say a field's value: text or number, or a choice of such or nothing."""
    inner = get_args(kind)
    if inner and get_origin(kind) is not tuple and get_origin(kind) is not dict:
        return all(isinstance(one, str) or is_plain(one) for one in inner)
    return kind in (str, int, bool, type(None))


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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_code_that_is_put_together_has_messages(lang):
    known = messages(lang)
    found = [use for tree, where in trees() for use in computed_in(tree, where)]
    dead = [
        f"{use.where} {use.code}"
        for use in found
        if not any(re.fullmatch(re.escape(use.code).replace(r"\*", ".+"), code) for code in known)
    ]
    assert dead == []
    assert any(use.code == "contest-why-*" for use in found)


def test_every_message_of_contests_is_used():
    inner = {name for seen in messages("en").values() for name in seen.uses}
    used = {use.code for use in uses()} | inner
    assert [code for code in messages("en") if code.startswith("contest-") and code not in used] == []


def test_the_scan_sees_uses():
    source = "Note('a-b', {'x': 1}); bad('exchange-y', file='f', z=2); faults.add('exchange-q', 1); Note(code)"
    found = {(use.code, use.given) for use in uses_in(ast.parse(source), "here")}
    assert found == {("a-b", frozenset({"x"})), ("exchange-y", frozenset({"z"})), ("exchange-q", None)}
    chosen = uses_in(ast.parse("Note('a-b' if x else 'a-c')"), "here")
    assert [use.code for use in chosen] == ["a-b", "a-c"]
    put = computed_in(ast.parse("Note(f'a-{x}-b', {'y': 1})"), "here")
    assert [(use.code, use.given) for use in put] == [("a-*-b", frozenset({"y"}))]
