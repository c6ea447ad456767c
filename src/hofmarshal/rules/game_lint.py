"""Checks that a game's rules use only words which the game itself lists, with their names in every language."""

from __future__ import annotations

from collections.abc import Iterator

from hofmarshal.rules.convert import nearest
from hofmarshal.rules.game_model import Game
from hofmarshal.rules.match import Compare, When
from hofmarshal.rules.notes import Note
from hofmarshal.rules.shape import Path

Used = Iterator[tuple[str, str, Path]]
"""The list a word must be in, the word, where it is used."""

TESTED = {"zone": "zones", "weapon": "weapons"}
"""The facts of a blow whose words a game lists itself."""


def game_faults(game: Game) -> Iterator[tuple[Path, Note]]:
    """Every word that is used but not listed, with its place."""
    lists = {
        name: [word.id for word in getattr(game, name)]
        for name in ("zones", "weapons", "aids", "acts", "causes", "ways")
    }
    lists["parts"] = [zone.part for zone in game.zones if zone.part]
    for name, word, path in _used(game):
        if word not in lists[name]:
            yield path, Note("rules-lint-game-word", {"word": word, "list": name, **nearest(word, lists[name])})


def _used(game: Game) -> Used:
    yield from _blows(game)
    for name, rule in (("bleeding", game.bleeding), ("death", game.death)):
        if rule is not None:
            yield from (("aids", aid, (name, "stops", at)) for at, aid in enumerate(rule.stops))
    yield from (("aids", row.by, ("recovery", at, "by")) for at, row in enumerate(game.recovery))
    if game.breakdown is not None:
        for name in ("refuses", "supervised"):
            words = getattr(game.breakdown, name)
            yield from (("acts", act, ("breakdown", name, at)) for at, act in enumerate(words))
    if game.finishing is not None:
        yield from (("ways", way, ("finishing", "allowed", at)) for at, way in enumerate(game.finishing.allowed))
    yield from (("causes", row.cause, ("losses", at, "cause")) for at, row in enumerate(game.losses))
    yield from (("causes", row.cause, ("gains", at, "cause")) for at, row in enumerate(game.gains))


def _blows(game: Game) -> Used:
    for at, row in enumerate(game.damage):
        for fact, name in (*TESTED.items(), ("part", "parts")):
            yield from ((name, word, ("damage", at, "when", fact)) for word in _words(row.when, fact))


def _words(when: When, fact: str) -> Iterator[str]:
    test = when.get(fact)
    for word in test if isinstance(test, tuple) else (test,):
        if word is not None and not isinstance(word, Compare):
            yield str(word)
