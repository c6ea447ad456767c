"""Reads the Fluent files as trees, for the tests that compare languages and refuse what browsers render differently."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

TEXT = Path(__file__).parents[2] / "src/hofmarshal/text"
# Options of NUMBER() that Python and browsers render alike.
SAME_OPTIONS = {"minimumFractionDigits", "maximumFractionDigits", "useGrouping"}
PLURALS = {"zero", "one", "two", "few", "many", "other"}
NEEDED = {"en": {"one", "other"}, "ru": {"one", "few", "many"}, "uk": {"one", "few", "many"}}


class Seen(NamedTuple):
    """One message: its file, its variables, and what in it is not allowed."""

    file: str
    variables: frozenset[str]
    faults: tuple[str, ...]
    uses: frozenset[str]
    """The messages it refers to."""
    keys: dict[str, tuple[str | int, ...]]
    """The values it tells apart, by variable."""


class Look(Visitor):
    """Collects variables and faults below one message."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.variables: set[str] = set()
        self.faults: list[str] = []
        self.uses: set[str] = set()
        self.keys: dict[str, list[str | int]] = {}

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.uses.add(node.id.name)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        options = {argument.name.name for argument in node.arguments.named}
        if node.id.name != "NUMBER" or options - SAME_OPTIONS:
            self.faults.append(f"{node.id.name}({', '.join(sorted(options))}) differs between Python and browsers")
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        default = next(variant.key for variant in node.variants if variant.default)
        covered = keys | ({"other", "many"} if isinstance(default, ast.Identifier) else set())
        if keys & (PLURALS - {"other"}) and NEEDED[self.lang] - covered:
            self.faults.append(f"plural forms {sorted(NEEDED[self.lang] - covered)} are missing")
        if isinstance(node.selector, ast.VariableReference):
            values = (int(v.key.value) if isinstance(v.key, ast.NumberLiteral) else v.key.name for v in node.variants)
            self.keys.setdefault(node.selector.id.name, []).extend(values)
        self.generic_visit(node)


def entries(lang: str) -> Iterator[tuple[str, ast.EntryType]]:
    """Every entry of a language with its file's name."""
    for path in sorted((TEXT / lang).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            yield path.name, entry


@cache
def messages(lang: str) -> dict[str, Seen]:
    """Every message of a language; a file that does not parse or an id used twice is an error."""
    found: dict[str, Seen] = {}
    for file, entry in entries(lang):
        if isinstance(entry, ast.Junk):
            raise AssertionError(f"{lang}/{file} does not parse near: {(entry.content or '').strip()[:80]}")
        if isinstance(entry, ast.Message):
            if entry.id.name in found:
                raise AssertionError(f"{lang}/{file}: {entry.id.name} is also in {found[entry.id.name].file}")
            look = Look(lang)
            look.visit(entry)
            found[entry.id.name] = Seen(
                file,
                frozenset(look.variables),
                tuple(look.faults),
                frozenset(look.uses),
                {name: tuple(dict.fromkeys(keys)) for name, keys in look.keys.items()},
            )
    return found


def all_variables(lang: str, code: str) -> frozenset[str]:
    """The variables of a message and of those it refers to."""
    seen = messages(lang)[code]
    return seen.variables.union(*(all_variables(lang, name) for name in seen.uses))
