"""A game's rules use only words that the game lists: each that is missing is found, with its place and the nearest."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hofmarshal.rules.game_lint import game_faults
from hofmarshal.rules.game_model import Game
from tests.larp.support import game

UNLISTED: dict[str, tuple[dict[str, Any], tuple[str | int, ...], str, str | None]] = {
    "zones": ({"damage": [{"when": {"zone": "haed"}, "takes": 1}]}, ("damage", 0, "when", "zone"), "haed", "head"),
    "weapons": ({"damage": [{"when": {"weapon": ["axe"]}, "takes": 1}]}, ("damage", 0, "when", "weapon"), "axe", None),
    "parts": ({"damage": [{"when": {"part": "lim"}, "takes": 1}]}, ("damage", 0, "when", "part"), "lim", "limb"),
    "aids": ({"recovery": [{"by": "treatmnt", "hits": 1}]}, ("recovery", 0, "by"), "treatmnt", "treatment"),
    "acts": (
        {"breakdown": {"at": 0, "refuses": ["figt"], "supervised": []}},
        ("breakdown", "refuses", 0),
        "figt",
        "fight",
    ),
    "causes": ({"losses": [{"cause": "boredom", "costs": 1}]}, ("losses", 0, "cause"), "boredom", None),
    "ways": ({"finishing": {"allowed": ["mercy"], "confirmed": True}}, ("finishing", "allowed", 0), "mercy", None),
}


def changed(**parts: Any) -> Game:
    return msgspec.convert({**msgspec.to_builtins(game()), **parts}, Game)


def test_the_packaged_game_uses_only_words_it_lists() -> None:
    assert list(game_faults(game())) == []


@pytest.mark.parametrize("kind", UNLISTED)
def test_a_word_that_no_list_has_is_found(kind: str) -> None:
    parts, place, word, near = UNLISTED[kind]
    ((path, note),) = game_faults(changed(**parts))
    assert (path, note.code, note.args["word"], note.args["list"]) == (place, "rules-lint-game-word", word, kind)
    assert near in (None, note.args.get("near"))


def test_an_aid_that_stops_bleeding_must_be_one_of_the_games() -> None:
    rule = msgspec.to_builtins(game().bleeding)
    ((path, _),) = game_faults(changed(bleeding={**rule, "stops": ["bandage", "spit"]}))
    assert path == ("bleeding", "stops", 1)
