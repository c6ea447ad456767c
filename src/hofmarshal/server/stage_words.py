"""Stages and bouts by their names in files, as people read them: `elimination-2` is round 2, `qualifying-A-3` bout A-3."""

from __future__ import annotations

import re
from collections.abc import Iterable

from hofmarshal.text import message

_KIND = r"(?:(?P<track>[^/]+)/)?(?P<kind>qualifying|semi-final|final|round-robin|pairs-by-lot|elimination)"
_STAGE = re.compile(_KIND + r"(?:-(?P<number>\d+))?")
_GROUP_BOUT = re.compile(rf"(?P<stage>{_KIND})-(?P<group>[A-Z]{{1,2}})-(?P<bout>x?\d+)")
_PAIR_BOUT = re.compile(rf"(?P<stage>{_KIND}-(?P<number>\d+))-(?P<group>\d+|third-place)-(?P<bout>x?\d+)")

STAGES = ("stage", "next")
BOUTS = ("bout", "other")


def in_words_of(args: Iterable[tuple[str, str | int]], lang: str) -> dict[str, str | int]:
    """The variables of a message with its stages and bouts in words of a language; what is called otherwise stays."""
    return {
        name: _stage(value, lang)
        if name in STAGES and isinstance(value, str)
        else _bout(value, lang)
        if name in BOUTS and isinstance(value, str)
        else message("nomination-stage", lang, stage=value)
        if value == "third-place"
        else value
        for name, value in args
    }


def _stage(value: str, lang: str) -> str:
    """A stage whose name says more than its kind; a plain kind is said by the message itself."""
    found = _STAGE.fullmatch(value)
    if found is None or not (found["track"] or found["number"]):
        return value
    return _called(found["kind"], found["track"] or "", int(found["number"] or 0), lang)


def _called(kind: str, track: str, number: int, lang: str) -> str:
    words = message("nomination-stage", lang, stage=kind)
    return message("stages-called", lang, kind=words, track=track or "none", number=number)


def _bout(value: str, lang: str) -> str:
    found = _PAIR_BOUT.fullmatch(value) or _GROUP_BOUT.fullmatch(value)
    if found is None:
        return value
    pair = not found["group"].isupper()
    number = int(found["number"]) if pair else 0
    stage = _called(found["kind"], found["track"] or "", number, lang)
    name = _numbered(found["group"], found["bout"], lang)
    if pair:
        group = (
            message("nomination-stage", lang, stage="third-place")
            if found["group"] == "third-place"
            else found["group"]
        )
        name = group if found["bout"] == "1" else _numbered(group, found["bout"], lang)
    return message("stages-bout-called", lang, name=name, stage=stage)


def _numbered(group: str, number: str, lang: str) -> str:
    """A bout of a group by its number, `A-3`; an extra one says that it is one."""
    if not number.startswith("x"):
        return f"{group}-{number}"
    return f"{group} {message('results-extra-number', lang, number=number[1:])}"
