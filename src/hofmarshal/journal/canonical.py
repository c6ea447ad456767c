"""Canonical JSON: one value has exactly one spelling, so that it can be hashed and compared byte by byte."""

from __future__ import annotations

import hashlib
import re

import msgspec

LARGEST = 2**53 - 1
"""The largest integer that a browser reads as exactly as Python does."""

_DOUBTFUL = re.compile(rb"[0-9][.eE]|[0-9]{16}")
"""What every float (but those that JSON spells as null) and every integer too large contains; texts may, too."""

_encoder = msgspec.json.Encoder(order="sorted")


class NotCanonical(ValueError):
    """A value or a text that has no canonical JSON: a float, an integer too large, half a character, another spelling."""


def canonical(value: object) -> bytes:
    """`value` as canonical JSON: UTF-8, keys sorted by code point, no spaces, integers only.

    Structs, enumerations, sets and tuples are written as msgspec writes them. Raises `NotCanonical`.
    """
    try:
        quick = _quick(value)
        if quick is not None:
            return quick
        plain = msgspec.to_builtins(value, str_keys=True, order="deterministic")
        _refuse_inexact(plain)
        return _encoder.encode(plain)
    except (UnicodeError, RecursionError, TypeError, OverflowError) as error:
        raise NotCanonical(f"no canonical JSON: {error}") from error


def _quick(value: object) -> bytes | None:
    """The canonical JSON of a value that plainly has no float and no large integer in it; None if that takes a closer look."""
    try:
        spelled = _encoder.encode(value)
    except TypeError:  # keys that are not texts
        return None
    return None if _DOUBTFUL.search(spelled) or b"null" in spelled else spelled


def parse(data: bytes) -> object:
    """What the canonical JSON `data` says; raises `NotCanonical` if it is anything but that value's one spelling."""
    try:
        value: object = msgspec.json.decode(data)
        same = _encoder.encode(value) == data
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise NotCanonical(f"not JSON: {error}") from error
    if not same or (_DOUBTFUL.search(data) and canonical(value) != data):
        raise NotCanonical("JSON, but not in its canonical spelling")
    return value


def digest(value: object) -> str:
    """The SHA-256 of `value`'s canonical JSON, in hexadecimal: the fingerprint of a command's content."""
    return hashlib.sha256(canonical(value)).hexdigest()


def _refuse_inexact(value: object) -> None:
    kind = type(value)
    if kind is dict:
        for item in value.values():  # type: ignore[attr-defined]
            _refuse_inexact(item)
    elif kind is list or kind is tuple:
        for item in value:  # type: ignore[attr-defined]
            _refuse_inexact(item)
    elif kind is float:
        raise NotCanonical(f"a float ({value}): write milliseconds, half-hits or other whole units")
    elif kind is int and not -LARGEST <= value <= LARGEST:  # type: ignore[operator]
        raise NotCanonical("an integer beyond 2^53 - 1")
