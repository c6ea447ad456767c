"""Players' phones: paired with their characters' printed codes, over the wire; who may make another one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from hofmarshal.server.letters import whole
from hofmarshal.server.printed_codes import code_of
from tests.server.game_rig import Game, said
from tests.server.office.entry_rig import ask
from tests.server.rig import running

HURT = {"type": "wound", "zone": "chest"}


@pytest.fixture
def game(tmp_path: Path) -> Iterator[Game]:
    with running(tmp_path) as server:
        yield Game(server)


def test_a_phone_with_the_printed_code_is_the_players_and_a_new_one_takes_over(game: Game) -> None:
    answer, device = game.post("7", game.code("7"))
    assert answer.status_code == 200
    you = answer.json()
    assert (you["role"], you["ring"], you["seat"], you["grant"], you["state"]) == (
        "player",
        "",
        "player:7",
        1,
        "paired",
    )
    device.grant = 1
    again, _ = game.post("7", game.code("7"))  # a lost answer
    assert again.json() == you
    game.done(device, "character/7", HURT)
    assert said(game.give(device, "character/9", HURT)) == "game-not-yours"
    new = game.phone("7", "New phone")
    assert new.grant == 2
    assert game.give(device, "character/7", HURT)["status"] != "done"
    game.done(new, "character/7", HURT)


def test_the_code_never_travels_and_is_no_captains(game: Game) -> None:
    game.phone("7")
    assert game.code("7") not in game.whole()
    assert len({game.code("7"), game.code("9"), code_of(game.server.venue.identities.vault, "captain", "7")}) == 3


@pytest.mark.parametrize("character", ["7", "8", "99"])
def test_a_code_of_another_is_refused_and_guessing_slowed_down(game: Game, character: str) -> None:
    """Of another character, or of none: whatever is wrong, the answer is the same."""
    answer, device = game.post(character, game.code("9"))
    assert (answer.status_code, answer.json()["said"]["code"]) == (403, "player-code-wrong")
    assert device.id not in game.server.venue.look("devices").devices
    answers = [game.post(character, "0" * 18, f"Guess {n}")[0] for n in range(22)]
    assert (answers[-1].status_code, answers[-1].json()["said"]["code"]) == (429, "printed-wait")


def test_another_code_shuts_out_card_and_phones_and_only_masters_make_one(game: Game) -> None:
    old, phone, other = game.code("7"), game.phone("7"), game.phone("9")
    path = "/api/office/game/codes/7"
    for device in (phone, game.secretary, None):
        assert ask(game.server, device, path).status_code in (401, 403)
        assert ask(game.server, device, f"{path}/recode", {}).status_code in (401, 403)
    recode = {"type": "recode", "team": "7", "role": "player"}
    assert said(game.give(phone, "devices", recode)) == "device-not-yours"
    assert said(game.give(game.secretary, "devices", recode)) == "player-recode-not-yours"
    of_a_team = {"type": "recode", "team": "7"}
    assert said(game.give(game.master, "devices", of_a_team)) == "captain-recode-not-yours"
    assert whole(ask(game.server, game.master, path).json()["code"]) == old
    assert ask(game.server, game.master, "/api/office/game/codes/8").status_code == 404
    assert ask(game.server, game.master, path, host="192.0.2.7").status_code in (403, 421), "others can read it"
    new = whole(ask(game.server, game.organiser, f"{path}/recode", {}).json()["code"])
    assert new == game.code("7") != old
    assert game.post("7", old)[0].status_code == 403
    identity = game.server.venue.identities.identity
    assert (identity(phone.id).state, identity(other.id).state) == ("revoked", "paired")
    assert game.phone("7", "Later").grant == 2


def test_a_master_shuts_out_a_players_phone_but_nobody_elses(game: Game) -> None:
    phone = game.phone("7")
    game.done(game.master, "devices", {"type": "revoke", "device": phone.id})
    assert said(game.give(phone, "character/7", HURT)) == "device-revoked"
    desk = {"type": "revoke", "device": game.secretary.id}
    assert said(game.give(game.master, "devices", desk)) == "device-seat-not-yours"


def test_a_restart_logs_nobody_out_and_keeps_the_codes(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        game = Game(server)
        code, phone = game.code("7"), game.phone("7")
    with running(tmp_path) as server:
        game.server = server
        assert game.code("7") == code
        game.done(phone, "character/7", HURT)
        assert game.phone("7", "New phone").grant == 2
