"""Zones and the parts of the body they belong to: what a test of a `part` means for a table of zones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hofmarshal.rules.match import Compare, Test
from hofmarshal.rules.model import Nomination

Parts = Mapping[str, Sequence[str]]
"""The zones of each part."""


def parts_of(nomination: Nomination) -> dict[str, list[str]]:
    """The zones of each part of the body; a zone that names no part is one of its own."""
    parts: dict[str, list[str]] = {}
    for zone in nomination.zones:
        parts.setdefault(zone.part or zone.id, []).append(zone.id)
    return parts


def in_zones(when: Mapping[str, Test], parts: Parts) -> Mapping[str, Test]:
    """The same condition with the zones of a part instead of the part, where every word of it is a part."""
    words, zones = _words(when.get("part")), _words(when.get("zone"))
    if not words or not all(word in parts for word in words):
        return when
    if "zone" in when and not zones:
        return when
    meant = [zone for word in words for zone in parts[str(word)] if not zones or zone in zones]
    rest = {name: test for name, test in when.items() if name not in ("part", "zone")}
    return {**rest, "zone": meant[0] if len(meant) == 1 else tuple(meant)}


def _words(test: Test | None) -> tuple[bool | int | str, ...]:
    if test is None or isinstance(test, Compare):
        return ()
    return test if isinstance(test, tuple) else (test,)
