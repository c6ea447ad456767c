"""Measurements as people write them ("1.5 mm", "90 cm", "1,4 kg") turned into whole numbers of a fact's unit, and back."""

from __future__ import annotations

import re
from fractions import Fraction

from hofmarshal.rules.gear_model import Fact, Unit
from hofmarshal.rules.match import Value
from hofmarshal.rules.notes import Note

_WRITTEN = re.compile(r"\s*(\d+)(?:[.,](\d+))?\s*([^\W\d_]+)\s*", re.UNICODE)

_LENGTHS = {
    "um": 1,
    "мкм": 1,
    "µm": 1,
    "μm": 1,
    "mm": 1000,
    "мм": 1000,
    "cm": 10_000,
    "см": 10_000,
    "m": 10**6,
    "м": 10**6,
}
_MASSES = {"g": 1, "г": 1, "kg": 1000, "кг": 1000}
_PALMS = dict.fromkeys(("palm", "palms", "ладонь", "ладони", "ладоней", "долоня", "долоні", "долонь"), 1)

_UNITS: dict[Unit, tuple[dict[str, int], int]] = {
    "um": (_LENGTHS, 1),
    "mm": (_LENGTHS, 1000),
    "g": (_MASSES, 1),
    "palm": (_PALMS, 1),
}

MOST = 10**9
"""No measurement of gear is larger than this, in any unit."""


def read_fact(name: str, fact: Fact, value: Value) -> Value | Note:
    """A recorded value as the fact's own kind, or what is wrong with it.

    A measurement is a whole number in the fact's unit, or a text with a unit of its own.
    """
    if fact.unit is not None:
        return _read_measure(name, fact.unit, value)
    if fact.values is not None:
        if isinstance(value, str) and value in fact.values:
            return value
        return Note("admission-unknown-value", {"fact": name, "value": str(value), "allowed": ", ".join(fact.values)})
    if isinstance(value, bool):
        return value
    return Note("admission-not-yes-no", {"fact": name, "value": str(value)})


def _read_measure(name: str, unit: Unit, value: Value) -> int | Note:
    wrong = Note("admission-not-measured", {"fact": name, "value": str(value), "unit": unit})
    if isinstance(value, int) and not isinstance(value, bool):
        return value if 0 <= value <= MOST else wrong
    written = _WRITTEN.fullmatch(value) if isinstance(value, str) and len(value) <= 40 else None
    names, whole = _UNITS[unit]
    if written is None or written[3].lower() not in names:
        return wrong
    exact = Fraction(f"{written[1]}.{written[2] or 0}") * names[written[3].lower()] / whole
    if exact.denominator != 1:
        return Note("admission-too-fine", {"fact": name, "value": str(value), "unit": unit})
    return int(exact) if exact <= MOST else wrong


_SHOWN: dict[Unit, dict[str, str]] = {
    "mm": {"en": "mm", "ru": "мм", "uk": "мм"},
    "um": {"en": "mm", "ru": "мм", "uk": "мм"},
    "g": {"en": "g", "ru": "г", "uk": "г"},
    "palm": {"en": "palm widths", "ru": "ширины ладони", "uk": "ширини долоні"},
}


def write_measure(value: int, unit: Unit, lang: str) -> str:
    """A measurement for a reader: micrometres become millimetres with a decimal point or comma."""
    shown = str(value)
    if unit == "um":
        whole, rest = divmod(value, 1000)
        shown = f"{whole}.{rest:03}".rstrip("0").rstrip(".")
    if lang != "en":
        shown = shown.replace(".", ",")
    return f"{shown} {_SHOWN[unit].get(lang, _SHOWN[unit]['en'])}"
