"""What papers are called: a paper of one id is the same paper in every nomination of an event, so its name is known by it."""

from __future__ import annotations

import msgspec

from hofmarshal.rules.block import Text
from hofmarshal.rules.gear_model import Admission
from hofmarshal.rules.notes import Note

_NAMES: dict[str, Text] = {}


def learn(admission: Admission | None) -> None:
    """Remember the names a rulebook gives to its papers, and to what they confirm."""
    if admission is not None:
        _NAMES.update({one.id: one.name for one in admission.papers} | admission.words)


def papers_named(note: Note, lang: str) -> Note:
    """A note with the names of papers (`paper`) and of what they do not confirm (`lacks`) in a language."""
    words = {
        key: ", ".join(_NAMES[one].in_(lang) if one in _NAMES else one for one in str(value).split(", "))
        for key, value in note.args.items()
        if key in ("paper", "lacks")
    }
    return msgspec.structs.replace(note, args={**note.args, **words})
