"""Reads YAML and JSON safely, remembering the line of every value; hostile or torn input is a `BadInput`, never a crash.

What is read is YAML 1.2 without its dangerous or surprising parts: no anchors, aliases, merge keys or tags, only
`true` and `false` are booleans, dates stay text, `1:30` stays text, and a mapping's keys are always text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from math import isfinite
from typing import Any, TypeVar

import msgspec
import yaml

from hofmarshal.rules.convert import Place, convert_tree
from hofmarshal.rules.notes import BadInput, bad
from hofmarshal.rules.shape import Path

T = TypeVar("T")

MAX_BYTES = 5_000_000
MAX_DEPTH = 60
MAX_VALUES = 300_000
MAX_DIGITS = 18

# The loader is only asked for events, from which the values are built below: no tag or constructor of PyYAML is ever run.
_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

# U+0085, U+2028 and U+2029 end lines in YAML 1.1, which libyaml reads, but not in YAML 1.2, nor in editors.
_BREAKS = "\x85\u2028\u2029"
_CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ufffe\uffff]")
_UNSEEN = re.compile(f"{_CONTROL.pattern}|[{_BREAKS}]")
_INT = re.compile(r"[-+]?(0|[1-9][0-9]*)")
_FLOAT = re.compile(r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?")
_ODD = re.compile(r"[-+]?\.(inf|Inf|INF)|\.(nan|NaN|NAN)")
_LEADING_ZERO = re.compile(r"[-+]?0[0-9]+")
_SURROGATES = re.compile(r"(?<!\\)((?:\\\\)*)(\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2})")
_WORDS: Mapping[str, bool | None] = {
    "": None, "~": None, "null": None, "Null": None, "NULL": None,
    "true": True, "True": True, "TRUE": True, "false": False, "False": False, "FALSE": False,
}  # fmt: skip

# What libyaml says, and the message that explains it to a person.
_BROKEN: tuple[tuple[str, str], ...] = (
    ("found unexpected end of stream", "rules-yaml-quote"),
    ("found unexpected document indicator", "rules-yaml-quote"),
    ("did not find expected ',' or", "rules-yaml-bracket"),
    ("expected ',' or", "rules-yaml-bracket"),
    ("did not find expected node content", "rules-yaml-bracket"),
    ("mapping values are not allowed", "rules-yaml-colon"),
    ("could not find expected ':'", "rules-yaml-no-colon"),
    ("cannot start any token", "rules-yaml-character"),
    ("did not find expected key", "rules-yaml-indent"),
    ("did not find expected '-'", "rules-yaml-indent"),
    ("escape character", "rules-yaml-escape"),
    ("escape code", "rules-yaml-escape"),
    ("did not find expected <document start>", "rules-yaml-indent"),
)


class Doc(msgspec.Struct, frozen=True):
    """One file's values, with the line (1-based) where each stands: of its key in a mapping, of the item in a list."""

    data: Any
    lines: Mapping[Path, int]
    file: str

    def line(self, path: Path) -> int | None:
        """The line of the value at `path`, or of the nearest one around it that is known."""
        for end in range(len(path), -1, -1):
            if (found := self.lines.get(path[:end])) is not None:
                return found
        return None

    def place(self, path: Path) -> Place:
        """File and line of the value at `path`."""
        return Place(self.file, self.line(path))


class _Level:
    """A mapping or list that is still open while its values are read."""

    __slots__ = ("holder", "key", "path")

    def __init__(self, holder: dict[str, Any] | list[Any], path: Path) -> None:
        self.holder = holder
        self.path = path
        self.key: str | None = None


class _Reader:
    """Builds the values from the events of one document."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.levels: list[_Level] = []
        self.lines: dict[Path, int] = {}
        self.root: Any = None
        self.documents = 0
        self.pending: int = 0

    def refuse(self, code: str, mark: Any, **args: str | int) -> BadInput:
        return bad(code, file=self.file, line=mark.line + 1, column=mark.column + 1, **args)

    def take(self, event: Any) -> None:
        if isinstance(event, yaml.ScalarEvent):
            self.guard(event)
            self.scalar(event)
        elif isinstance(event, yaml.CollectionStartEvent):
            self.guard(event)
            self.open(event)
        elif isinstance(event, yaml.CollectionEndEvent):
            self.levels.pop()
        elif isinstance(event, yaml.AliasEvent):
            raise self.refuse("rules-yaml-anchor", event.start_mark)
        elif isinstance(event, yaml.DocumentStartEvent):
            self.documents += 1
            if self.documents > 1:
                raise self.refuse("rules-yaml-documents", event.start_mark)

    def guard(self, event: Any) -> None:
        if event.anchor is not None:
            raise self.refuse("rules-yaml-anchor", event.start_mark)
        if event.tag is not None:
            raise self.refuse("rules-yaml-tag", event.start_mark, tag=_short(str(event.tag)))
        if len(self.lines) >= MAX_VALUES:
            raise self.refuse("rules-yaml-values", event.start_mark, limit=MAX_VALUES)

    def open(self, event: Any) -> None:
        holder: dict[str, Any] | list[Any] = {} if isinstance(event, yaml.MappingStartEvent) else []
        if len(self.levels) >= MAX_DEPTH:
            raise self.refuse("rules-yaml-deep", event.start_mark, limit=MAX_DEPTH)
        self.levels.append(_Level(holder, self.place(holder, event.start_mark, is_text=False)))

    def scalar(self, event: Any) -> None:
        plain = bool(event.implicit[0])
        value = self.resolve(event.value, event.start_mark) if plain else event.value
        if isinstance(value, str) and (found := _CONTROL.search(value)):
            raise self.refuse("rules-yaml-control", event.start_mark, char=_named(found.group()))
        self.place(value, event.start_mark, is_text=isinstance(value, str))

    def place(self, value: Any, mark: Any, *, is_text: bool) -> Path:
        """Puts a finished value (or an opened holder) where it belongs, and returns its path."""
        if not self.levels:
            self.root = value
            self.lines[()] = mark.line + 1
            return ()
        level = self.levels[-1]
        if isinstance(level.holder, list):
            path: Path = (*level.path, len(level.holder))
            level.holder.append(value)
            self.lines[path] = mark.line + 1
        elif level.key is None:
            if not is_text:
                shown = _short(str(value)) if not isinstance(value, dict | list) else "?"
                raise self.refuse("rules-yaml-key", mark, key=shown)
            if value in level.holder:
                first = str(self.lines.get((*level.path, value), 0))
                raise self.refuse("rules-yaml-duplicate", mark, key=_short(value), first=first)
            level.key = value
            self.pending = mark.line + 1
            return level.path
        else:
            path = (*level.path, level.key)
            level.holder[level.key] = value
            self.lines[path] = self.pending
            level.key = None
        return path

    def resolve(self, text: str, mark: Any) -> Any:
        """The value of a plain scalar by the YAML 1.2 core schema, narrowed as this module's first lines say."""
        if text in _WORDS:
            return _WORDS[text]
        if text[0] not in "+-.0123456789":
            return text
        if _INT.fullmatch(text):
            if len(text.lstrip("+-")) > MAX_DIGITS:
                raise self.refuse("rules-yaml-digits", mark, limit=MAX_DIGITS)
            return int(text)
        if _ODD.fullmatch(text):
            raise self.refuse("rules-yaml-number", mark, value=_short(text))
        if _FLOAT.fullmatch(text) and not _LEADING_ZERO.fullmatch(text):
            if not isfinite(number := float(text)):
                raise self.refuse("rules-yaml-number", mark, value=_short(text))
            return number
        return text


def parse(data: bytes, file: str) -> Doc:
    """The values of a YAML or JSON file with their lines.

    `file` is the name used in messages; a name ending in `.json` also allows JSON's escaped surrogate pairs.
    Raises `BadInput` with one problem (line and column) for anything that is not one plain document.
    """
    text = _decode(data, file)
    reader = _Reader(file)
    try:
        for event in _events(text):
            reader.take(event)
    except yaml.MarkedYAMLError as error:
        raise _broken(error, file) from None
    except yaml.YAMLError:
        raise bad("rules-yaml-broken", file=file) from None
    if reader.root is None:
        raise bad("rules-yaml-empty", file=file, line=1)
    return Doc(reader.root, reader.lines, file)


def convert(doc: Doc, type_: type[T]) -> T:
    """The document as `type_`; raises `BadInput` naming file, line, what is wrong and how to mend it."""
    return convert_tree(doc.data, type_, doc.place)


def _events(text: str) -> Iterator[Any]:
    return yaml.parse(text, Loader=_LOADER)


def _decode(data: bytes, file: str) -> str:
    if len(data) > MAX_BYTES:
        raise bad("rules-yaml-large", file=file, limit=MAX_BYTES // 1_000_000)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        column = error.start - (data.rfind(b"\n", 0, error.start) + 1) + 1
        raise bad("rules-yaml-encoding", file=file, line=line, column=column) from None
    if file.endswith(".json"):  # there they can only stand in texts, where their escapes mean the same
        for char in _BREAKS:
            text = text.replace(char, f"\\u{ord(char):04x}")
    if found := _UNSEEN.search(text):
        start = found.start()
        line, column = text.count("\n", 0, start) + 1, start - text.rfind("\n", 0, start)
        raise bad("rules-yaml-control", file=file, line=line, column=column, char=_named(found.group()))
    if file.endswith(".json"):
        text = _SURROGATES.sub(_joined, text)
    return text


def _named(char: str) -> str:
    return f"U+{ord(char):04X}"


def _joined(found: re.Match[str]) -> str:
    """A character written in JSON as two escapes, as itself: YAML knows no such pairs."""
    pair = found.group(2)
    units = int(pair[2:6], 16), int(pair[8:12], 16)
    return found.group(1) + chr(0x10000 + ((units[0] - 0xD800) << 10) + (units[1] - 0xDC00))


def _broken(error: yaml.MarkedYAMLError, file: str) -> BadInput:
    said = f"{error.context or ''} {error.problem or ''}"
    code = next((code for words, code in _BROKEN if words in said), "rules-yaml-broken")
    mark = error.problem_mark or error.context_mark
    if mark is None:
        return bad(code, file=file)
    if "nesting" in said:
        return bad("rules-yaml-deep", file=file, line=mark.line + 1, column=mark.column + 1, limit=MAX_DEPTH)
    return bad(code, file=file, line=mark.line + 1, column=mark.column + 1)


def _short(text: str) -> str:
    return text if len(text) <= 40 else text[:39] + "…"
