"""The facts of a game in words: zones, aids and outcomes by their names, people by theirs."""

from __future__ import annotations

from collections.abc import Mapping

from hofmarshal.larp import facts as f
from hofmarshal.rules.game_model import Game
from hofmarshal.rules.notes import Args, Note, Refusal
from hofmarshal.server.said import in_each
from hofmarshal.server.scenes.model_base import Said

NAMED = ("zone", "aid", "act", "outcome")
"""Variables of notes that are words of the rulebook."""

PEOPLE = ("who", "character", "against")
"""Variables that are characters."""


def say(game: Game, names: Mapping[str, str], note: Note | Refusal) -> Said:
    """A note of the game with names for ids."""
    words = {word.id: word.name for word in (*game.zones, *game.aids, *game.acts)}
    words |= {row.id: row.name for row in game.outcomes}

    def named(plain: Note, lang: str) -> Note:
        args: Args = dict(plain.args)
        for key in NAMED:
            value = str(args.get(key, ""))
            if value in words:
                args[key] = words[value].in_(lang)
        for key in PEOPLE:
            value = str(args.get(key, ""))
            if value in names:
                args[key] = names[value]
        if "known" in args:
            listed = str(args["known"]).split(", ")
            args["known"] = ", ".join(words[one].in_(lang) if one in words else one for one in listed)
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
