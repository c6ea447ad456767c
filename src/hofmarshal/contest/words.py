"""Notes of a contest in a reader's words: zones, grips, weapons, actions, fighters and seats by name instead of by id."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeVar

import msgspec

from hofmarshal.contest.commands import role_of
from hofmarshal.contest.setup import SIDES, Fighter
from hofmarshal.rules.block import Text
from hofmarshal.rules.model import Nomination
from hofmarshal.rules.notes import Args, Note, Problem, Refusal

Said = TypeVar("Said", Note, Refusal, Problem)

_FIGHTERS = ("fighter", "against", "out", "into", "next")
_WORDS = ("zone", "part", "grip", "weapon", "action", "not_counted")
_LISTED = (
    "contest-why-blow", "contest-why-tapped", "contest-log-scores", "contest-log-takes", "contest-log-no-effect",
    "contest-log-acknowledged", "contest-audit-observed",
)  # fmt: skip
_SIDES = {
    "red": Text(en="Red", ru="Красный", uk="Червоний"),
    "blue": Text(en="Blue", ru="Синий", uk="Синій"),
}
_LIMBS = {
    "left": Text(en="on the left", ru="слева", uk="ліворуч"),
    "right": Text(en="on the right", ru="справа", uk="праворуч"),
}
_SEATS = {
    "line-marshal": Text(en="Line marshal", ru="Линейный маршал", uk="Бічний суддя"),
    "field-judge": Text(en="Field judge", ru="Полевой судья", uk="Польовий суддя"),
}


def in_words(note: Said, rules: Nomination, fighters: Mapping[str, Fighter], lang: str) -> Said:
    """The same note, refusal (with its reasons) or problem with names instead of ids, ready to be rendered in `lang`."""
    if not note.code.startswith("contest-"):
        return note
    args: Args = {
        key: _word(note.code, key, value, rules, fighters, lang) if isinstance(value, str) else value
        for key, value in note.args.items()
    }
    if isinstance(note, Refusal):
        reasons = tuple(in_words(reason, rules, fighters, lang) for reason in note.reasons)
        return msgspec.structs.replace(note, args=args, reasons=reasons)
    return msgspec.structs.replace(note, args=args)


def name_of(fighter: str, fighters: Mapping[str, Fighter], lang: str) -> str:
    """A fighter's name, or side and number; a duel's sides stay `red` and `blue`, which the messages know."""
    if fighter in SIDES or fighter not in fighters:
        return fighter
    one = fighters[fighter]
    number = str(one.number or fighter.removeprefix(f"{one.side}-"))
    if one.name or not number.isdigit():
        return one.name or fighter
    return f"{_SIDES[one.side].in_(lang)} {number}"


def _word(code: str, key: str, value: str, rules: Nomination, fighters: Mapping[str, Fighter], lang: str) -> str:
    if key in _FIGHTERS:
        name = name_of(value, fighters, lang)
        return name[:1].lower() + name[1:] if key == "against" and lang != "en" and _unnamed(value, fighters) else name
    if key == "by":
        return _seat(value, lang)
    if key == "known":
        return _choices(value, _vocabulary(rules, _asked(code)), lang)
    if key == "what":
        return _listed(value, _every_word(rules), lang) if code in _LISTED else value
    names = _vocabulary(rules, key) if key in _WORDS else {}
    return names[value].in_(lang) if value in names else value


def _unnamed(fighter: str, fighters: Mapping[str, Fighter]) -> bool:
    return fighter in fighters and not fighters[fighter].name


def _seat(seat: str, lang: str) -> str:
    number = seat.rpartition("-")[2]
    name = _SEATS.get(role_of(seat))
    return f"{name.in_(lang)} {number}" if name is not None and number.isdigit() else seat


def _asked(code: str) -> str:
    """What a message that lists words to choose from asks for: `contest-unknown-zone`, `contest-zone-needed`: a zone."""
    return code.removeprefix("contest-").removeprefix("unknown-").removesuffix("-needed")


def _vocabulary(rules: Nomination, kind: str) -> dict[str, Text]:
    """The names a rulebook gives to the words of one kind, by id."""
    if kind in ("reason", "not_counted"):
        return {choice.id: choice.text for choice in rules.not_counted}
    words = {
        "zone": rules.zones, "part": rules.zones, "grip": rules.grips, "weapon": rules.weapons, "action": rules.actions,
    }  # fmt: skip
    return {word.id: word.name for word in words.get(kind, ())}


def _every_word(rules: Nomination) -> dict[str, Text]:
    every = (*rules.actions, *rules.weapons, *rules.grips, *rules.zones)
    return {**_LIMBS, **{word.id: word.name for word in every}}


def _listed(ids: str, names: Mapping[str, Text], lang: str) -> str:
    return ", ".join(names[one].in_(lang) if one in names else one for one in _split(ids))


def _choices(ids: str, names: Mapping[str, Text], lang: str) -> str:
    """The words to choose from by name, with the id to be written in a file where it is another."""
    found = ((one, names[one].in_(lang) if one in names else one) for one in _split(ids))
    return ", ".join(one if one == name else f"{name} ({one})" for one, name in found)


def _split(ids: str) -> Iterable[str]:
    return ids.split(", ")
