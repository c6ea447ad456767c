"""The facts of a game in words: zones, aids, causes, ways and outcomes by their names, people by theirs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from hofmarshal.larp import facts as f
from hofmarshal.larp.character import unpacked
from hofmarshal.rules.game_model import Game
from hofmarshal.rules.notes import Args, Note, Refusal
from hofmarshal.server.said import in_each
from hofmarshal.server.scenes.model_base import Said

NAMED = ("zone", "aid", "act", "outcome")
"""Variables of notes that are words of the rulebook; those of one list each are in `LISTED`."""

LISTED = {"cause": "causes", "way": "ways", "weapon": "weapons"}
"""Variables whose words are in a list of their own: `ritual` is a cause and a way."""

PEOPLE = ("who", "character", "against")
"""Variables that are characters."""


def say(game: Game, names: Mapping[str, str], note: Note | Refusal) -> Said:
    """A note of the game with names for ids."""
    words = {word.id: word.name for word in (*game.zones, *game.aids, *game.acts)}
    words |= {row.id: row.name for row in game.outcomes}
    own = {key: {word.id: word.name for word in getattr(game, name)} for key, name in LISTED.items()}

    def named(plain: Note, lang: str) -> Note:
        args: Args = dict(plain.args)
        for key in NAMED:
            value = str(args.get(key, ""))
            if value in words:
                args[key] = words[value].in_(lang)
        for key, listed in own.items():
            value = str(args.get(key, ""))
            if value in listed:
                args[key] = listed[value].in_(lang)
        for key in PEOPLE:
            value = str(args.get(key, ""))
            if value in names:
                args[key] = names[value]
        if "known" in args:
            known = words | {one: name for key, listed in own.items() if key in args for one, name in listed.items()}
            ids = str(args["known"]).split(", ")
            args["known"] = ", ".join(known[one].in_(lang) if one in known else one for one in ids)
        return Note(plain.code, args, plain.cites)

    return in_each(note, named)


def fact_note(fact: f.Fact) -> Note:
    """What happened, as a note: `larp-log-…` with the fact's plain fields."""
    args: Args = {}
    for name in fact.__struct_fields__:
        value = getattr(fact, name)
        if name in ("id", "at", "by", "cites", "claimed"):
            continue
        key = "aid" if name == "kind" else "act" if name == "what" and isinstance(fact, f.Done) else name
        if isinstance(value, bool):
            args[key] = int(value)
        elif isinstance(value, int | str):
            args[key] = value if value != "" else "none"
        elif value is None:
            args[key] = "none"
    return Note(f"larp-log-{f.kind_of(fact)}", args, fact.cites)


UNTOLD = ("id", "at", "by", "cites", "claimed", "source", "who", "note", "clause", "against", "ruling", "character", "settles",
           "home")  # fmt: skip
"""What of a fact the fold on a phone does not need: it is told in words, in its row, or not at all."""


def plain(fact: f.Fact) -> dict[str, Any]:
    """What of a fact a character's state follows from, as the engine of a phone reads it: its `type` and those fields.

    A reason in words is a master's note and is left out; reason points are numbers.
    """
    found: dict[str, Any] = msgspec.to_builtins(fact)
    notes = isinstance(found.get("reason"), str)
    if isinstance(fact, f.Chosen):  # what it brought in is told fact by fact
        found["brought"] = [one.id for one in unpacked(fact.brought)]
    return {key: value for key, value in found.items() if key not in UNTOLD and not (notes and key == "reason")}
