"""JSON merge patches (RFC 7386): what changed between two views of a topic, and a view with that change laid on.

A view is plain JSON or frozen Structs, which count as objects of their encoded fields. A merge patch says "gone" with
null, so in a view an absent member and one that is null mean the same.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

SAME: Any = object()
"""What `diff` gives for two equal views: there is nothing to patch."""

_PLAIN = (str, int, float, bool, type(None))


def diff(old: Any, new: Any) -> Any:
    """The merge patch that turns `old` into `new`, or `SAME`. Parts that are the very same object are not looked into."""
    if old is new:
        return SAME
    before, after = _members(old), _members(new)
    if after is None:
        return SAME if _equal(old, new) else new
    if before is None:
        return new
    patch: dict[str, Any] = {}
    for name, value in after.items():
        was = before.get(name)
        if was is value:
            continue
        change = diff(was, value)
        if change is not SAME:
            patch[name] = change
    if type(old) is not type(new) or isinstance(old, dict):
        patch.update(dict.fromkeys((name for name in before if name not in after and before[name] is not None), None))
    return patch or SAME


def apply(target: Any, patch: Any) -> Any:
    """`target` with `patch` laid on, as plain JSON; neither is changed (RFC 7386, section 2)."""
    if not isinstance(patch, Mapping):
        return patch
    result: dict[str, Any] = dict(target) if isinstance(target, Mapping) else {}
    for name, value in patch.items():
        if value is None:
            result.pop(name, None)
        else:
            result[name] = apply(result.get(name), value)
    return result


@cache
def _fields(kind: type[msgspec.Struct]) -> tuple[tuple[str, str], ...]:
    """(attribute, name in JSON) of a Struct's fields."""
    return tuple(zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True))


def _members(value: Any) -> Mapping[str, Any] | None:
    """The members of what is an object in JSON; None for anything else."""
    if isinstance(value, dict):
        return value
    if isinstance(value, msgspec.Struct):
        return {name: getattr(value, attribute) for attribute, name in _fields(type(value))}
    return None


def _equal(old: Any, new: Any) -> bool:
    """Whether two values that are no objects are the same JSON; unlike `==`, true is not 1 and a tuple is a list."""
    if isinstance(old, (list, tuple)) and isinstance(new, (list, tuple)):
        return len(old) == len(new) and all(_equal_inside(a, b) for a, b in zip(old, new, strict=True))
    return type(old) is type(new) and bool(old == new)


def _equal_inside(old: Any, new: Any) -> bool:
    """Whether two items of arrays are the same JSON. Arrays are sent whole, so null is a value here."""
    if old is new:
        return True
    if isinstance(old, msgspec.Struct) and type(old) is type(new):
        return bool(old == new)
    if isinstance(old, dict) and isinstance(new, dict):
        return old.keys() == new.keys() and all(_equal_inside(value, new[name]) for name, value in old.items())
    return _equal(old, new)
