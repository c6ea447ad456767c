"""Plain values written on one line as YAML writes them: `{when: {grip: two-handed}, points: 2}`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import msgspec

_PLAIN = re.compile(r"[^\W\d_][\w.()/+-]*(?: [\w.()/+-]+)*|[0-9]+-[\w-]+")
_READ_AS_OTHERS = {"true", "false", "null", "yes", "no", "on", "off"}


def flow(value: Any) -> str:
    """A value on one line; a text in quotes where it would be read as something else."""
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{flow(key)}: {flow(one)}" for key, one in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(flow, value)) + "]"
    if isinstance(value, str) and _PLAIN.fullmatch(value) and value.lower() not in _READ_AS_OTHERS:
        return value
    return msgspec.json.encode(value).decode()


def assigned(path: str, values: Mapping[str, Any]) -> str:
    """A block's values with their path: `clock.limit = 90000`, or `call = {arrive: 60000, ready: 30000}`."""
    if len(values) != 1:
        return f"{path} = {flow(values)}"
    ((name, value),) = values.items()
    return f"{path}.{name} = {flow(value)}"
