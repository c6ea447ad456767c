"""An invented game: its characters, who are plainly nobody, its props, and what had happened before the doors opened."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from hofmarshal.larp.condition import damage_row
from hofmarshal.rules.game_model import Game

GAME = "The Manor That Never Was"


class Character(msgspec.Struct, frozen=True):
    """A character: its number, what it is called, its group; a monster has ways of its own to die."""

    number: str
    name: str
    group: str
    ways: tuple[str, ...] = ()


CHARACTERS = (
    Character("1", "Lady Nobody of Nowhere", "The Empty Chair"),
    Character("2", "Граф Небылов", "Пустое место"),
    Character("3", "Пані Вигаданка", "Порожній двір"),
    Character("4", "Doctor Makebelieve", "The Empty Chair"),
    Character("5", "Сестра Понарошку", "Пустое место"),
    Character("6", "Козак Нібито", "Порожній двір"),
    Character("7", "Constable Pasteboard", "The Empty Chair"),
    Character("8", "Аптекарь Мнимый", "Пустое место"),
    Character("9", "Знахарка Примара", "Порожній двір"),
    Character("10", "Madame Pretend", "The Empty Chair"),
    Character("11", "Поручик Условный", "Пустое место"),
    Character("12", "Писар Казковий", "Порожній двір"),
    Character("13", "The Thing under the Stairs", "Nobody’s", ("a silver spoon", "the last page of its book")),
)
"""A few; each is played by a robot until somebody takes it."""

TERMS = (
    "A cask of wine that was never pressed.",
    "Три ночи у пустого окна.",
    "Пісня, якої ніхто не чув.",
    "One honest answer, whenever it is asked for.",
)
"""What they owe one another."""

DISPUTES = (
    "The blow landed on the cloak, not on the arm.",
    "Он говорит, что это была не дверь.",
    "Чи рахується удар, якого ніхто не бачив?",
)

TRAUMAS = ("Afraid of spoons.", "Не доверяет лестницам.", "Говорить лише пошепки.")

TOLD = (
    "The lamp in the north tower has gone out.",
    "Колокол пробил тринадцать.",
    "Хто чув скрипку — мовчіть про неї.",
)
"""What masters tell everybody now and then."""


def hardest(game: Game) -> str:
    """The zone in which one blow takes the most hits."""
    return max((zone.id for zone in game.zones), key=lambda zone: _takes(game, zone))


def bleeding_zones(game: Game) -> tuple[str, ...]:
    """The zones in which a blow leaves a wound that bleeds."""
    return tuple(z.id for z in game.zones if (row := damage_row(game, z.id, "")) is not None and row.wounds)


def _takes(game: Game, zone: str) -> int:
    row = damage_row(game, zone, "")
    return row.takes if row is not None else 0


def blows(game: Game, zone: str) -> int:
    """How many blows there make a character of usual hits heavily wounded."""
    takes, at = max(1, _takes(game, zone)), game.heavy.at if game.heavy is not None else 0
    return -(-(game.hits.start - at) // takes)


def props(game: Game) -> Iterator[tuple[str, dict[str, Any]]]:
    """The props of the game, each with the command that makes it."""
    zones, stated = bleeding_zones(game), [row for row in game.losses if row.costs == "stated"]
    if zones:
        hurts = {"on": "target", "act": {"type": "wound", "zone": zones[0]}}
        yield "ember", {"type": "make-prop", "kind": "spell", "name": "Ember scroll", "uses": 3, "effects": [hurts]}
    whole = next((row.by for row in game.recovery if row.hits == "full"), "")
    if whole:
        heals = {"on": "self", "act": {"type": "aid", "kind": whole}}
        yield (
            "elixir",
            {"type": "make-prop", "kind": "potion", "name": "Еликсир «Почти»", "uses": 2, "effects": [heals]},
        )
    if stated:
        reads = {"on": "self", "act": {"type": "lose-reason", "cause": stated[-1].cause, "costs": 1}}
        yield "book", {"type": "make-prop", "kind": "book", "name": "Книга, якої немає", "effects": [reads]}
