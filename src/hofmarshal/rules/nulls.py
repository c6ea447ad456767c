"""Finds nulls that take nothing away: a key no nomination can have is a slip, and what it meant would stay."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hofmarshal.rules import shape
from hofmarshal.rules.convert import dotted, nearest
from hofmarshal.rules.merge import Tree
from hofmarshal.rules.model import Nomination
from hofmarshal.rules.notes import Args, Problem
from hofmarshal.rules.shape import Path


def stray_nulls(tree: Tree) -> Iterator[Problem]:
    """The nulls of one layer of a nomination under keys that do not exist."""
    whole = shape.shape_of(Nomination)
    for path in _nulls(tree.data, ()):
        holders = shape.at(whole, path[:-1])
        if not holders or shape.at(whole, path) or path == ("extends",):
            continue
        field, allowed = str(path[-1]), tuple(sorted(set(shape.fields(holders))))
        args: Args = {"path": dotted(path[:-1]) or "–", "field": field, "allowed": ", ".join(allowed)}
        place = tree.place(path)
        yield Problem("rules-value-unknown-field", args | nearest(field, allowed), place.file, place.line)


def _nulls(data: Any, path: Path) -> Iterator[Path]:
    if isinstance(data, dict | list):
        for step, value in data.items() if isinstance(data, dict) else enumerate(data):
            if value is None and isinstance(step, str):
                yield (*path, step)
            else:
                yield from _nulls(value, (*path, step))
