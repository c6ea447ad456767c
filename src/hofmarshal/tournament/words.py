"""Notes of a nomination as people read them: entries by their names, groups by their letters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

import msgspec

from hofmarshal.rules.notes import Note, Problem, Refusal
from hofmarshal.tournament.stages import group_name

N = TypeVar("N", bound=Note | Problem | Refusal)
ENTRIES = ("entry", "first", "second", "red", "blue", "entries", "fighter")
"""The variables of notes that hold the codes of entries, one or several with commas between."""


def called(code: str, names: Mapping[str, str]) -> str:
    """An entry by its code and name: `E07 Ada`."""
    name = names.get(code, code)
    return code if name == code else f"{code} {name}"


def with_names(note: N, names: Mapping[str, str]) -> N:
    """The note with every entry it speaks of by code and name, and groups that are still numbers by their letters."""
    args = dict(note.args)
    for key in ENTRIES:
        value = args.get(key)
        if isinstance(value, str):
            args[key] = ", ".join(called(code, names) for code in value.split(", "))
    if note.code.startswith("tournament-together-") and isinstance(args.get("group"), int):
        args["group"] = group_name(int(args["group"]) - 1)
    return msgspec.structs.replace(note, args=args)
