"""Comparing what an example or a protocol expects with what came of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

SUBSETS = ("cites", "codes")
"""Lists of which each expected member must be there, others may be."""


class Mismatch(msgspec.Struct, frozen=True):
    """One thing that came out otherwise: where, what was expected, what came."""

    path: str
    wanted: str
    got: str


def mismatches(expect: Mapping[str, Any], actual: Mapping[str, Any], path: str = "") -> tuple[Mismatch, ...]:
    """Every difference: each key of `expect` must be met; keys nobody asked for do not matter.

    An empty mapping within `expect` asks that there be nothing.
    """
    found: list[Mismatch] = []
    for key, wanted in expect.items():
        where = f"{path}.{key}" if path else str(key)
        if key not in actual:
            found.append(Mismatch(where, _shown(wanted), "-"))
        else:
            found += _compare(where, str(key), wanted, actual[key])
    return tuple(found)


def _compare(where: str, key: str, wanted: Any, got: Any) -> tuple[Mismatch, ...]:
    if key in SUBSETS and isinstance(wanted, list) and isinstance(got, list | tuple):
        return tuple(Mismatch(where, _shown(w), _shown(got)) for w in wanted if w not in got)
    if isinstance(wanted, Mapping) and isinstance(got, Mapping) and (wanted or not got):
        return mismatches(wanted, got, where)
    if isinstance(wanted, list) and isinstance(got, list | tuple) and len(wanted) == len(got):
        found: list[Mismatch] = []
        for number, (one, other) in enumerate(zip(wanted, got, strict=True)):
            found += _compare(f"{where}[{number}]", "", one, other)
        return tuple(found)
    return () if _same(wanted, got) else (Mismatch(where, _shown(wanted), _shown(got)),)


def _same(wanted: Any, got: Any) -> bool:
    if isinstance(wanted, bool) or isinstance(got, bool):
        return wanted is got
    return bool(wanted == got)


def _shown(value: Any) -> str:
    if isinstance(value, str):
        return value
    return msgspec.json.encode(value).decode()[:300]
