"""Hashes what a rulebook rules, not how it says it, and picks the edition in force on a day."""

from __future__ import annotations

import json
from collections.abc import Iterable
from datetime import date
from hashlib import sha256
from typing import Any

import msgspec

from hofmarshal.rules import shape
from hofmarshal.rules.book_model import Rulebook
from hofmarshal.rules.model import Nomination
from hofmarshal.rules.notes import bad

REMEMBERED = 200
_HASHED: dict[int, tuple[Nomination, str]] = {}
"""Rules whose hash was asked last, by the object itself: an event asks for the same few again and again."""


def nomination_hash(book: Rulebook, nomination: Nomination) -> str:
    """SHA-256 (hex) of a nomination's values in force; pass the overridden nomination where there are overrides.

    Names and texts do not count, nor does a value that is only the default written out.
    """
    return _hash({"rulebook": book.id, "nomination": values(nomination)})


def rules_hash(nomination: Nomination) -> str:
    """SHA-256 (hex) of a nomination's values in force alone: what a draw and a call pin (DESIGN §4)."""
    found = _HASHED.get(id(nomination))
    if found is not None and found[0] is nomination:
        return found[1]
    made = _hash(values(nomination))
    if len(_HASHED) >= REMEMBERED:
        _HASHED.clear()
    _HASHED[id(nomination)] = (nomination, made)
    return made


def book_hash(book: Rulebook) -> str:
    """SHA-256 (hex) of an edition as a whole: its values, gear, admission and what it offers, without its prose."""
    return _hash(
        {
            "rulebook": book.id,
            "edition": book.edition,
            "nominations": {name: values(one) for name, one in book.nominations.items()},
            "offers": values(book.offers),
            "gear": values(book.gear),
            "admission": values(book.admission),
            **{key: values(part) for key, part in (("game", book.game), ("ledger", book.ledger)) if part is not None},
        }
    )


def pick(books: Iterable[Rulebook], book_id: str, on: date) -> Rulebook:
    """The edition of a rulebook in force on a day: the latest not dated after it.

    Raises `BadInput` where there is no such rulebook, or only later editions of it.
    """
    editions = sorted((book for book in books if book.id == book_id), key=lambda book: book.edition)
    if not editions:
        raise bad("rules-edition-unknown", book=book_id)
    in_force = [book for book in editions if book.edition <= on.isoformat()]
    if not in_force:
        raise bad("rules-edition-later", book=book_id, date=on.isoformat(), first=editions[0].edition)
    return in_force[-1]


def values(value: Any, *, defaults: bool = False) -> Any:
    """The values of a typed part as plain data, without phrases and, unless asked for, without what equals its default.

    A phrase (`Text`) becomes null, so that a mapping of words to phrases keeps its words.
    """
    if isinstance(value, msgspec.Struct):
        if _is_phrase(value):
            return None
        return {
            field.encode_name: values(one, defaults=defaults)
            for field in msgspec.structs.fields(value)
            if not _is_phrase(one := getattr(value, field.name)) and (defaults or one != _default(field))
        }
    if isinstance(value, dict):
        return {str(key): values(one, defaults=defaults) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [values(one, defaults=defaults) for one in value]
    return value


def _is_phrase(value: Any) -> bool:
    return isinstance(value, msgspec.Struct) and shape.is_text(shape.shape_of(type(value)))


def _default(field: msgspec.structs.FieldInfo) -> Any:
    if field.default_factory is not msgspec.NODEFAULT:
        return field.default_factory()
    return field.default


def _hash(content: Any) -> str:
    text = json.dumps(content, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return sha256(text.encode("utf-8")).hexdigest()
