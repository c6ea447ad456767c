"""A game played by a rulebook of the event's own: a folder beside its data, checked before anybody opens a game by it."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import httpx

from hofmarshal.server.game.opening import game_books
from tests.server.game_rig import Game, said
from tests.server.office.entry_rig import ask
from tests.server.rig import Server, running, seated

WINTER = Path(__file__).parents[1] / "rulebooks" / "iron-winter"
MINUTE = 60_000


def own(data: Path, name: str = "iron-winter", **changed: tuple[str, str]) -> Path:
    """The invented game as the event's own rulebook, with words in its files changed (`game=("old", "new")`)."""
    folder = data / "rulebooks" / name
    shutil.copytree(WINTER, folder)
    for file, (old, new) in changed.items():
        path = folder / f"{file}.yaml"
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new), encoding="utf-8")
    return folder


class Unopened(Game):
    """An event without a game."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.organiser = seated(server.venue, "Organiser", "organiser", "organiser-1")
        self.master = seated(server.venue, "Master", "master", "master-1")

    def opens(self, rulebook: str) -> httpx.Response:
        """Somebody opens the game by a rulebook."""
        body = {"name": "A winter of iron", "rulebook": rulebook}
        return ask(self.server, self.organiser, "/api/office/game/open", body)


def books(game: Game) -> dict[str, Any]:
    return {one["id"]: one for one in ask(game.server, game.organiser, "/api/office/game/books").json()}


def test_the_own_numbers_hold_and_stay_with_the_game(tmp_path: Path) -> None:
    folder = own(tmp_path)
    with running(tmp_path) as server:
        game = Unopened(server)
        assert books(game)["iron-winter"] == {
            "id": "iron-winter", "title": {"en": "Iron Winter", "ru": "Железная зима", "uk": "Залізна зима"},
            "game": True, "ledger": False, "wrong": [],
        }  # fmt: skip
        values = ask(server, game.organiser, "/api/office/game/values?rulebook=iron-winter").json()
        assert next(one for one in values["values"] if one["path"] == "hits.start")["value"] == "5"
        assert game.opens("iron-winter").status_code == 200
        shutil.rmtree(folder)  # what was opened is kept whole
        game.done(game.master, "character/7", {"type": "register"})
        game.done(game.master, "character/7", {"type": "wound", "zone": "body", "weapon": "axe"})
        card = server.venue.scene("game/character/7")
        assert (card.hits, card.most_hits, card.reason) == (3, 5, None)
        assert [(one.what, one.at % (10 * MINUTE)) for one in card.deadlines] == [
            ("bleeding", card.bleeds_at % (10 * MINUTE))
        ]
        assert card.log[next(reversed(card.log))].said.uk.count("тіло") == 1


def test_one_that_is_wrong_is_told_with_its_place_and_opens_nothing(tmp_path: Path) -> None:
    own(tmp_path, game=("by: healer", "by: heeler"))
    own(tmp_path, "torn", rulebook=("id: iron-winter", "id: [torn"))
    with running(tmp_path) as server:
        game = Unopened(server)
        found = books(game)
        assert (found["iron-winter"]["game"], found["torn"]["game"]) == (False, False)
        (problem,) = found["iron-winter"]["wrong"]
        assert problem["code"] == "rules-lint-game-word"
        assert problem["en"].startswith("iron-winter/game.yaml:")
        assert "healer" in problem["ru"]
        assert found["torn"]["wrong"]
        assert {"larp-reason", "larp-obligations"} <= set(found), "it hides no other"
        answer = game.opens("iron-winter")
        assert (answer.status_code, said(answer.json())) == (404, "player-no-rulebook")


def test_none_may_be_called_as_one_that_ships(tmp_path: Path) -> None:
    own(tmp_path, "larp-reason")
    own(tmp_path, "mine", rulebook=("id: iron-winter", "id: larp-reason"))
    with running(tmp_path) as server:
        found = books(Unopened(server))
        assert [one["code"] for one in found["mine"]["wrong"]] == ["exchange-rulebook-ships"]
    rules = game_books(tmp_path)["larp-reason"].game
    assert rules is not None
    assert rules.hits.start == 3
