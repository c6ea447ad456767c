"""Merges the layers of a nomination (common, extended, its own) and remembers where every value was written."""

from __future__ import annotations

from typing import Any

import msgspec

from hofmarshal.rules.convert import Place
from hofmarshal.rules.shape import Path
from hofmarshal.rules.yamldoc import Doc


class Origin(msgspec.Struct, frozen=True):
    """Where a value was written: rulebook, file, its path within that file, and its line."""

    book: str
    file: str
    path: Path
    line: int | None


class Tree(msgspec.Struct, frozen=True):
    """Plain values in force, and the origin of each by its path."""

    data: dict[str, Any]
    origins: dict[Path, Origin]

    def origin(self, path: Path) -> Origin | None:
        """The origin of the value at `path`, or of the nearest one around it."""
        for end in range(len(path), -1, -1):
            if (found := self.origins.get(path[:end])) is not None:
                return found
        return None

    def place(self, path: Path) -> Place:
        """File and line of the value at `path`."""
        found = self.origin(path)
        return Place(found.file, found.line) if found else Place("")

    def cites(self, path: Path) -> tuple[str, ...]:
        """The clauses the value at `path` rests on: those of the nearest mapping around it that names any."""
        node: Any = self.data
        found: tuple[str, ...] = cited(node)
        for step in path:
            try:
                node = node[step]
            except (KeyError, IndexError, TypeError):
                break
            found = cited(node) or found
        return found


def cited(node: Any) -> tuple[str, ...]:
    """The clauses a mapping names itself: in `cites`, and the one its row is about (`clause`, or a `cause` that is one)."""
    if not isinstance(node, dict):
        return ()
    listed = node.get("cites")
    about = [node.get("clause"), node.get("cause")]
    ids = [
        *(listed if isinstance(listed, list) else ()),
        *(one for one in about if isinstance(one, str) and "." in one),
    ]
    return tuple(dict.fromkeys(ids))


def layer(doc: Doc, path: Path, book: str) -> Tree:
    """The mapping at `path` of a file as a tree of its own, nulls and all; an absent one is empty."""
    data: Any = doc.data
    for step in path:
        data = data.get(step) if isinstance(data, dict) else None
    size = len(path)
    origins = {
        place[size:]: Origin(book, doc.file, place, line) for place, line in doc.lines.items() if place[:size] == path
    }
    return Tree(data if isinstance(data, dict) else {}, origins)


def merge(base: Tree, over: Tree) -> Tree:
    """`over` laid on `base`: mappings key by key, anything else (lists too) replaced whole, null removing a key.

    A `cites` list is replaced like any other: it speaks for its own mapping only. No null is left.
    """
    out: dict[Path, Origin] = {}
    return Tree(_merge(base, over, base.data, over.data, (), out), out)


def without(tree: Tree, *keys: str) -> Tree:
    """The tree without these top-level keys."""
    data = {key: value for key, value in tree.data.items() if key not in keys}
    return Tree(data, {path: origin for path, origin in tree.origins.items() if not path or path[0] not in keys})


def _merge(base: Tree, over: Tree, low: Any, high: Any, path: Path, out: dict[Path, Origin]) -> Any:
    if not (isinstance(low, dict) and isinstance(high, dict)):
        return _take(high, path, over.origins, out)
    if (origin := over.origins.get(path) or base.origins.get(path)) is not None:
        out[path] = origin
    merged: dict[str, Any] = {}
    for key, value in low.items():
        inner = (*path, key)
        if value is None:
            continue
        if key not in high:
            merged[key] = _take(value, inner, base.origins, out)
        elif high[key] is not None:
            merged[key] = _merge(base, over, value, high[key], inner, out)
    for key, value in high.items():
        if low.get(key) is None and value is not None:
            merged[key] = _take(value, (*path, key), over.origins, out)
    return merged


def _take(value: Any, path: Path, origins: dict[Path, Origin], out: dict[Path, Origin]) -> Any:
    """`value` with its origins copied to `out`, and the nulls of its mappings (which remove nothing here) dropped."""
    if (origin := origins.get(path)) is not None:
        out[path] = origin
    if isinstance(value, dict):
        return {key: _take(one, (*path, key), origins, out) for key, one in value.items() if one is not None}
    if isinstance(value, list):
        return [_take(one, (*path, index), origins, out) for index, one in enumerate(value)]
    return value
