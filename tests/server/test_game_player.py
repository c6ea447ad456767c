"""What a player's phone is shown: all it needs to go on alone, and nothing that is the masters' or another's."""

from __future__ import annotations

import msgspec
import pytest

from hofmarshal.server.rights import may_watch
from hofmarshal.server.wire import Identity
from tests.server.rig import seated
from tests.server.test_game import MINUTE, Field

PLAYER = Identity(device="d", role="player", seat="player:7", state="paired")
NOTE = "a-masters-note"
"""Every word in which masters write to masters."""


@pytest.fixture
def field() -> Field:
    return Field()


def shown(field: Field) -> str:
    """Everything a player may watch, as it goes over the wire."""
    topics = [one for one in field.venue._scenes.topics() if may_watch(PLAYER, one)]
    assert "game" in topics
    assert "game/character/7" in topics
    return "\n".join(msgspec.json.encode(field.venue.scene(one)).decode() for one in topics)


def test_masters_notes_and_others_cards_are_not_shown(field: Field) -> None:
    field.done("player:9", {"type": "wound", "zone": "chest"}, stream="character/9")
    field.done("player:9", {"type": "dispute", "note": "private-to-nine"}, stream="character/9")
    asked = field.done("player:7", {"type": "finish", "way": "execution"}).id
    field.done("master-1", {"type": "confirm", "event": asked, "granted": False, "reason": NOTE})
    field.done("master-1", {"type": "devour", "by": NOTE})
    field.done("master-1", {"type": "stop-devouring", "reason": NOTE})
    wound = field.done("player:7", {"type": "wound", "zone": "left-arm"}).id
    field.done("master-1", {"type": "undo", "event": wound, "reason": NOTE})
    field.done("master-1", {"type": "change-most", "reason": 1, "source": NOTE})
    field.done("master-1", {"type": "lose-reason", "cause": "magic", "costs": 1, "source": NOTE})
    wine = {"type": "issue", "obliged": "7", "holder": "9", "terms": "A cask of wine."}
    field.done("player:9", wine, stream="obligation/o1")
    field.no("player:9", {"type": "sign", "who": "9"}, stream="obligation/o1")  # a forgery
    field.done("master-1", {"type": "register", "reason": 7}, stream="character/11")
    field.done("master-1", {**wine, "obliged": "9", "holder": "11", "terms": "not-yours"}, stream="obligation/o2")
    told = shown(field)
    assert NOTE not in told
    assert "private-to-nine" not in told
    assert "not-yours" not in told
    scene = field.venue.scene("game/character/7")
    assert [(one.terms, one.forgeries) for one in scene.obligations.values()] == [("A cask of wine.", 0)]
    assert field.venue.scene("game/ledger").obligations["o1"].forgeries == 1


def test_a_phone_is_given_what_it_needs_to_go_on_alone(field: Field) -> None:
    field.done("player:7", {"type": "wound", "zone": "left-arm", "count": 2})
    field.later(30 * MINUTE)
    field.done("master-1", {"type": "change-most", "reason": -2})
    game, card = field.venue.scene("game"), field.venue.scene("game/character/7")
    assert game.rules["bleeding"]["every"] == 30 * MINUTE
    assert {*game.rules} >= {"hits", "damage", "zones", "heavy", "death", "recovery", "losses", "gains", "breakdown"}
    told = [one.fact for one in card.log.values()]
    assert [one["type"] for one in told] == ["registered", "wounded", "lapsed", "most-changed"]
    assert told[0] == {"type": "registered", "hits": 3, "reason": 7}
    assert told[1] == {"type": "wounded", "zone": "left-arm", "count": 2}
    assert told[2] == {"type": "lapsed", "what": "bleeding"}
    assert told[3] == {"type": "most-changed", "reason": -2}
    undone = field.done(
        "master-1", {"type": "undo", "event": field.venue.look("character/7").facts[1].id, "reason": NOTE}
    ).id
    assert field.venue.scene("game/character/7").log[undone].fact.keys() == {"type", "event"}


def test_what_the_masters_tell_everybody_reaches_the_players(field: Field) -> None:
    field.done("master-1", {"type": "broadcast", "text": "The harbour is closed."}, stream="game")
    assert [one.text for one in field.venue.scene("game").told] == ["The harbour is closed."]
    assert field.no("player:7", {"type": "broadcast", "text": "It is not."}, stream="game") == "device-not-yours"


def test_what_a_phone_that_was_given_up_still_tells_is_his_to_accept_on_the_new_one(field: Field) -> None:
    old = field.devices["player:7"]
    field.later(10 * MINUTE)
    late = {"type": "wound", "zone": "left-arm"}
    text = old.body("character/7", late, field.at - 4 * MINUTE)
    field.devices["player:7"] = seated(field.venue, "Another phone of 7", "player", "player:7")
    field.devices["old"] = old
    assert field.send("old", text).status == "proposed"
    assert field.venue.look("character/7").now.hits == 3
    (waiting,) = field.venue.scene("game/proposals/7").proposals
    assert waiting.command == late
    assert field.venue.scene("game/proposals/9").proposals == ()
    assert "game/proposals/7" in field.venue._scenes.changed("devices")
    settle = {"type": "settle", "proposal": waiting.id, "accept": True}
    assert field.no("player:9", settle, stream="devices") == "device-proposal-not-yours"
    field.done("player:7", settle, stream="devices")
    assert field.venue.look("character/7").now.hits == 2
    assert field.venue.look("character/7").facts[-1].at == 6 * MINUTE
    assert field.venue.scene("game/proposals/7").proposals == ()
    assert "game/proposals/7" in field.venue._scenes.changed("devices")
    assert "game/proposals/7" not in field.venue._scenes.changed("devices")
    for topic, his in (("game/proposals/7", True), ("game/proposals/9", False)):
        assert may_watch(PLAYER, topic) is his
