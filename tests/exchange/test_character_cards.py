"""What badges and paper cards of a game's characters say: the rulebook's own numbers and words; how many are on a sheet."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from hofmarshal.exchange import character_cards
from hofmarshal.exchange.books import named, playable
from hofmarshal.exchange.character_cards import Badge, badge_pages, card_pages
from hofmarshal.exchange.typesetting import set_pictures
from hofmarshal.rules.game_model import Game

OTHER = Path(__file__).parents[1] / "rulebooks" / "iron-winter"
LONG = "Граф Тестовый фон Образец-Примерный Старший, хранитель печати и ключей от всех дверей"
CAST = [
    Badge(
        number=str(n), name=LONG if n == 2 else f"Character {n}", group="Guild", code="K7F 3M2 Q9X YAB CDE FGH",
        link=f"http://192.0.2.7/player#{n}.K7F3M2Q9XYABCDEFGH", hits=3, reason=5, monster=n == 3, ways=("silver",),
    )
    for n in range(1, 12)
]  # fmt: skip


@pytest.fixture
def trees(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Any]]:
    """What is given to be set, template and values."""
    found: list[tuple[str, Any]] = []

    def taken(template: str, values: Any) -> bytes:
        found.append((template, values))
        return b""

    monkeypatch.setattr(character_cards, "set_pdf", taken)
    return found


def rules() -> Game:
    game = playable()["larp-reason"].game
    assert game is not None
    return game


def test_a_badge_has_the_code_in_letters_and_ten_are_a_sheet(trees: list[tuple[str, Any]]) -> None:
    badge_pages(CAST, ["uk", "en"], game="Test", origin="http://192.0.2.7")
    ((template, tree),) = trees
    assert tree["badges"][0]["code"] == ["K7F", "3M2", "Q9X", "YAB", "CDE", "FGH"]
    assert tree["words"]["code"] == "Код · Code"
    assert len(set_pictures(template, tree, ppi=20)) == 2


@pytest.mark.parametrize("langs", [["en"], ["ru", "uk"]])
def test_a_card_has_the_rulebooks_limbs_and_times_and_four_are_a_sheet(
    trees: list[tuple[str, Any]], langs: list[str]
) -> None:
    card_pages(CAST, rules(), langs, game="Test")
    ((template, tree),) = trees
    assert len(tree["limbs"]) == 4
    assert len(tree["deadlines"]) == 3
    assert len(set_pictures(template, tree, ppi=20)) == 3


def test_its_times_are_the_games_own(trees: list[tuple[str, Any]]) -> None:
    game = rules()
    assert game.death is not None
    other = msgspec.structs.replace(game, death=msgspec.structs.replace(game.death, after=20 * 60_000))
    for one in (game, other):
        card_pages(CAST[:1], one, ["en"], game="Test")
    first, second = (tree["deadlines"][1]["rule"] for _, tree in trees)
    assert "30 min" in first
    assert "20 min" in second


def test_another_games_card_has_no_more_than_that_game_knows(trees: list[tuple[str, Any]]) -> None:
    books, (name,) = named(OTHER)
    book = books[name]
    assert book.game is not None
    cast = [msgspec.structs.replace(one, reason=None, hits=book.game.hits.start) for one in CAST]
    card_pages(cast, book.game, ["en"], game="Test")
    ((template, tree),) = trees
    assert tree["limbs"] == [], "no blow of that game puts a limb out of use"
    assert tree["cards"][0]["hits"] == book.game.hits.start
    assert len(tree["deadlines"]) == sum(
        one is not None for one in (book.game.bleeding, book.game.death, book.game.devouring)
    )
    assert len(set_pictures(template, tree, ppi=20)) == 3
