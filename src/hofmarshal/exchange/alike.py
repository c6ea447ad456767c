"""Codes that look alike though they are not the same: capitals and small letters, Latin and Cyrillic ones."""

from __future__ import annotations

from collections.abc import Iterable

from hofmarshal.exchange.faults import Faults

_CYRILLIC = "АВЕКМНОРСТУХІЇЅЈ"
_LATIN = "ABEKMHOPCTYXIÏSJ"
_SAME = str.maketrans(_CYRILLIC, _LATIN)


def skeleton(code: str) -> str:
    """A code as the eye takes it: codes that look alike have one skeleton."""
    return code.upper().translate(_SAME)


def check_alike(codes: Iterable[tuple[int, str, str]], faults: Faults) -> None:
    """Notes each code (row, column, code) that looks like an earlier one and is written otherwise."""
    first: dict[str, tuple[int, str]] = {}
    for row, column, code in codes:
        earlier, other = first.setdefault(skeleton(code), (row, code))
        if other != code:
            faults.add("exchange-entry-alike", row, column, value=code, other=other, first=earlier)
