"""Turns plain values into typed structs; what does not fit becomes problems with a place and a way to mend it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from difflib import get_close_matches
from typing import Any, TypeVar

import msgspec

from hofmarshal.rules import shape
from hofmarshal.rules.notes import Args, BadInput, Problem
from hofmarshal.rules.shape import Path

T = TypeVar("T")

MAX_PROBLEMS = 50

_AT = re.compile(r" - at (?:`key` in )?`(\$[^`]*)`$")
_STEP = re.compile(r"\.([^.\[\]]+)|\[(\d+|\.\.\.)\]")
_EXPECTED = re.compile(r"Expected `([^`]+)`, got `([^`]+)`")
_SINGLE = {"int", "str", "bool", "float", "array", "object", "null"}


class Place(msgspec.Struct, frozen=True):
    """Where a value stands: its file and its line (1-based), if known."""

    file: str
    line: int | None = None


Where = Callable[[Path], Place]


def convert_tree(data: Any, type_: type[T], where: Where) -> T:
    """`data` as `type_`; `where` tells the place of a path in `data`.

    Raises `BadInput` with every problem found: after each, the faulty value is replaced by some right one to look on.
    """
    problems: list[Problem] = []
    last: tuple[str, Path] | None = None
    while True:
        try:
            result = msgspec.convert(data, type_)
        except msgspec.ValidationError as error:
            said = str(error)
            fault = _Fault(said, data, type_)
            if (said, fault.path) == last:
                raise BadInput(problems) from None
            problems.append(fault.problem(where))
            if len(problems) >= MAX_PROBLEMS:
                raise BadInput(problems) from None
            data, last = fault.mended(), (said, fault.path)
        else:
            if problems:
                raise BadInput(problems)
            return result


def nearest(word: str, allowed: Iterable[str]) -> Args:
    """The allowed word most like `word`, as variables of a message: `near`, and `found` (0 if none is)."""
    found = get_close_matches(word, sorted(set(allowed)), n=1, cutoff=0.5)
    return {"near": found[0] if found else "", "found": len(found)}


def dotted(path: Path) -> str:
    """A path as people write it: `scoring[0].points`."""
    text = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path)
    return text.removeprefix(".")


class _Fault:
    """One message of msgspec's, understood: what is wrong, where, and what could stand there instead."""

    def __init__(self, said: str, data: Any, type_: Any) -> None:
        found = _AT.search(said)
        self.text = said[: found.start()] if found else said
        self.data = data
        self.path = _path(found.group(1) if found else "$", data, said, type_)
        self.shapes = shape.at(shape.shape_of(type_), self.path)
        self.field = self.text.split("`")[1] if self.text.startswith("Object ") and self.text.count("`") > 1 else ""

    def problem(self, where: Where) -> Problem:
        """The problem to show."""
        unknown = "unknown field" in self.text
        place = where((*self.path, self.field) if unknown else self.path)
        code, args = self._unknown() if unknown else self._missing() if self.field else self._value()
        return Problem(code, {"path": dotted(self.path) or "–", **args}, place.file, place.line)

    def mended(self) -> Any:
        """The data with a right value (or none, for an unknown field) in place of the faulty one."""
        if "unknown field" in self.text:
            holder = dict(value_at(self.data, self.path))
            holder.pop(self.field, None)
            return _with(self.data, self.path, holder)
        if self.field:
            inner = [one for outer in self.shapes for one in shape.steps(outer, self.field)]
            holder = {**value_at(self.data, self.path), self.field: shape.sample(inner[0]) if inner else None}
            return _with(self.data, self.path, holder)
        return _with(self.data, self.path, shape.sample(self.shapes[0])) if self.shapes else self.data

    def _unknown(self) -> tuple[str, Args]:
        allowed = tuple(sorted(set(shape.fields(self.shapes))))
        args: Args = {"field": self.field, "allowed": ", ".join(allowed)}
        return "rules-value-unknown-field", args | nearest(self.field, allowed)

    def _missing(self) -> tuple[str, Args]:
        if any(shape.is_text(one) for one in self.shapes):
            return "rules-value-translation", {"lang": self.field}
        return "rules-value-missing-field", {"field": self.field}

    def _value(self) -> tuple[str, Args]:
        if self.text == "stage after a knock-out":
            return "rules-value-after-knock-out", {}
        if self.text.startswith(("Invalid enum value", "Invalid value")):
            given = str(value_at(self.data, self.path))[:60]
            options = tuple(sorted({str(word) for word in shape.words(self.shapes)}))
            return "rules-value-word", {"value": given, "allowed": ", ".join(options), **nearest(given, options)}
        if mismatch := _EXPECTED.search(self.text):
            expected, got = mismatch.group(1), mismatch.group(2)
            kind = expected if expected in _SINGLE else "other"
            return "rules-value-type", {"kind": kind, "expected": _kinds(expected), "got": got}
        return "rules-value-range", {"detail": self.text.removeprefix("Expected ").replace("`", "")}


def _kinds(expected: str) -> str:
    return " / ".join(part for part in expected.split(" | ") if part != "null")


def _path(text: str, data: Any, said: str, type_: Any) -> Path:
    """The message's path as a tuple; it writes `[...]` for a mapping's value, so that key is found by trying each."""
    path: list[str | int] = []
    for name, index in _STEP.findall(text[1:]):
        if name:
            path.append(name)
        elif index != "...":
            path.append(int(index))
        elif (key := _guilty(data, tuple(path), said, type_)) is not None:
            path.append(key)
        else:
            break
    return tuple(path)


def _guilty(data: Any, path: Path, said: str, type_: Any) -> str | None:
    """The key of the mapping at `path` whose value alone still brings the same message."""
    holder = value_at(data, path)
    if not isinstance(holder, dict):
        return None
    for key, value in list(holder.items())[:1000]:
        try:
            msgspec.convert(_with(data, path, {key: value}), type_)
        except msgspec.ValidationError as error:
            if str(error) == said:
                return str(key)
    return None


def value_at(data: Any, path: Path) -> Any:
    """The value at `path` inside plain values; None where there is no such path."""
    for step in path:
        try:
            data = data[step]
        except (KeyError, IndexError, TypeError):
            return None
    return data


def _with(data: Any, path: Path, value: Any) -> Any:
    """A copy of `data` (only along the path) with `value` at `path`."""
    if not path:
        return value
    copy = data.copy()
    copy[path[0]] = _with(copy[path[0]], path[1:], value)
    return copy
