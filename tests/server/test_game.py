"""A game at the server: masters, players and a medic; who may report what, late reports, a night, an outage, cards."""

from __future__ import annotations

from typing import Any

import pytest

from hofmarshal.server.game.proofs import card_of
from hofmarshal.server.people import Person
from hofmarshal.server.rights import may_watch
from hofmarshal.server.wire import Identity
from tests.server.rig import seated
from tests.server.test_reception import House

MINUTE = 60_000
HOUR = 60 * MINUTE


class Field(House):
    """A game that is on: a master, two players with characters 7 and 9, a medic."""

    def __init__(self) -> None:
        super().__init__()
        for seat, role in (("master-1", "master"), ("player:7", "player"), ("player:9", "player")):
            self.devices[seat] = seated(self.venue, f"Phone {seat}", role, seat)
        self.venue.festival.people.keep(
            [Person(entry="7", name="Ada of the Test"), Person(entry="9", name="Lev the Sample")]
        )
        self.done("master-1", {"type": "open-game", "name": "Test game"}, stream="game")
        self.done("master-1", {"type": "run"}, stream="game")
        for number in ("7", "9"):
            self.done("master-1", {"type": "register", "reason": 7}, stream=f"character/{number}")

    def done(self, seat: str, command: dict[str, Any], *, stream: str = "character/7", **more: Any) -> Any:
        answer = self.say(seat, command, stream=stream, **more)
        assert answer.status == "done", answer
        return answer

    def no(self, seat: str, command: dict[str, Any], *, stream: str = "character/7", **more: Any) -> str:
        answer = self.say(seat, command, stream=stream, **more)
        assert answer.status == "refused", answer
        return str(answer.said.code)

    def later(self, ms: int) -> Field:
        self.at += ms
        self.venue._advance()
        return self

    def one(self, number: str = "7") -> Any:
        return self.venue.look(f"character/{number}").now


WOUND = {"type": "wound", "zone": "chest", "count": 2}
TREAT = {"type": "aid", "kind": "treatment"}


@pytest.fixture
def field() -> Field:
    return Field()


def test_a_wound_a_night_and_help_in_time(field: Field) -> None:
    field.done("player:7", WOUND)
    field.later(20 * MINUTE)
    field.done("master-1", {"type": "pause", "reason": "Night."}, stream="game")
    field.later(9 * HOUR)
    assert field.one().dead_at is None
    field.done("master-1", {"type": "run"}, stream="game")
    field.later(9 * MINUTE)
    field.done("medic-1", TREAT)
    field.later(2 * HOUR)
    assert (field.one().hits, field.one().dead_at) == (3, None)


def test_dead_at_minute_30_and_the_server_wakes_for_it(field: Field) -> None:
    field.done("player:7", WOUND)
    assert field.venue.game.next_due() == field.at + 30 * MINUTE
    field.later(30 * MINUTE)
    assert (field.one().dead_at, field.one().presumed) == (30 * MINUTE, True)
    field.later(1000).done("player:7", {"type": "confirm-death"})
    assert field.one().presumed is False


def test_a_server_that_was_off_across_the_deadlines_comes_back_to_the_same_end(field: Field) -> None:
    field.done("player:7", {"type": "wound", "zone": "left-arm"})
    field.at += 4 * HOUR
    field.restart(*field.parts)
    field.venue._catch_up()
    now = field.one()
    assert (now.heavy_at, now.dead_at, now.presumed) == (60 * MINUTE, 90 * MINUTE, False)


def test_a_bandage_at_minute_20_told_at_minute_50_by_a_phone_that_was_out_of_contact(field: Field) -> None:
    field.done("player:7", {"type": "wound", "zone": "chest"})
    field.later(50 * MINUTE)
    assert field.one().heavy_at == 30 * MINUTE
    field.done("medic-1", {"type": "aid", "kind": "bandage"}, ago=30 * MINUTE)
    state = field.venue.look("character/7")
    assert (state.now.heavy_at, state.now.hits) == (None, 1)
    assert (state.facts[-1].at, state.facts[-1].claimed) == (20 * MINUTE, True)
    masters = field.venue.scene("game/masters")
    assert [one.en for one in masters.late] == [
        "Ada of the Test: a late report changed what had become of the character."
    ]


def test_a_late_report_counts_not_before_the_last_contact(field: Field) -> None:
    device = field.devices["player:7"].id
    field.venue.attendance.joined(device, field.at)
    field.later(40 * MINUTE)
    field.venue.attendance.heard(device, field.at, 0, 0)
    field.venue.attendance.left(device)
    field.later(20 * MINUTE)
    field.venue.attendance.joined(device, field.at)
    field.done("player:7", {"type": "wound", "zone": "left-arm"}, ago=55 * MINUTE)
    assert field.venue.look("character/7").facts[-1].at == 40 * MINUTE


def test_nobody_sets_the_clock_but_masters_and_no_report_comes_from_the_future(field: Field) -> None:
    for seat in ("player:7", "medic-1", "hofmarshal"):
        assert field.no(seat, {"type": "pause"}, stream="game") == "device-not-yours"
    field.later(10 * MINUTE)
    field.done("player:7", {"type": "wound", "zone": "left-arm"}, at=field.at + 30 * MINUTE)
    assert field.venue.look("character/7").facts[-1].at == 10 * MINUTE


def test_a_player_reports_for_his_own_character_and_no_other(field: Field) -> None:
    assert field.no("player:7", WOUND, stream="character/9") == "game-not-yours"
    assert field.no("player:7", {"type": "register", "reason": 7}, stream="character/11") == "device-not-yours"
    assert field.no("player:7", {"type": "discharge", "outcome": "recovered"}) == "device-not-yours"
    assert field.no("line-marshal-1", WOUND) == "device-not-yours"
    field.done("player:7", WOUND)
    field.done("medic-1", TREAT)
    field.done("master-1", {"type": "devour"}, stream="character/9")


def test_a_deadline_cannot_be_sent(field: Field) -> None:
    with pytest.raises(Exception, match="wire-bad-field"):
        field.say("master-1", {"type": "lapse", "what": "death"}, stream="character/7")


def test_a_scroll_needs_its_card_and_is_used_once(field: Field) -> None:
    effects = [{"on": "target", "act": {"type": "wound", "zone": "chest"}}]
    make = {"type": "make-prop", "kind": "spell", "name": "Fireball", "uses": 1, "effects": effects}
    assert field.no("player:7", make, stream="prop/p1") == "device-not-yours"
    field.done("master-1", make, stream="prop/p1")
    card = card_of(field.venue.identities.vault, "prop/p1")
    scan = {"type": "scan", "by": "7", "target": "9", "shown": card}
    assert field.no("player:7", {**scan, "shown": ""}, stream="prop/p1") == "game-card-wrong"
    assert field.no("player:7", {**scan, "shown": card[:-1] + "z"}, stream="prop/p1") == "game-card-wrong"
    other = card_of(field.venue.identities.vault, "prop/p2")
    assert field.no("player:7", {**scan, "shown": other}, stream="prop/p1") == "game-card-wrong"
    assert field.no("player:9", scan, stream="prop/p1") == "game-not-yours"
    field.done("player:7", scan, stream="prop/p1")
    assert field.one("9").hits == 1
    assert field.no("player:7", scan, stream="prop/p1") == "prop-used-up"
    assert field.one("9").hits == 1


def test_the_same_report_sent_again_counts_once(field: Field) -> None:
    text = field.devices["player:7"].body("character/7", {"type": "wound", "zone": "left-arm"}, field.at)
    first, again = field.send("player:7", text), field.send("player:7", text)
    assert first == again
    assert field.one().hits == 2


def test_an_obligation_signed_stolen_deposited_fulfilled_and_its_forgeries(field: Field) -> None:
    stream = "obligation/o1"
    issue = {"type": "issue", "obliged": "7", "holder": "9", "terms": "A cask of wine."}
    assert field.no("player:7", {**issue, "obliged": "8"}, stream=stream) == "game-not-yours"
    field.done("player:9", issue, stream=stream)
    assert field.no("player:9", {"type": "sign", "who": "7"}, stream=stream) == "obl-forgery"
    assert field.no("player:9", {"type": "sign", "who": "9"}, stream=stream) == "obl-forgery"
    assert field.venue.look(stream).forgeries == 2
    field.done("player:7", {"type": "sign", "who": "7"}, stream=stream)
    steal = {"type": "transfer", "to": "7", "means": "theft"}
    assert field.no("player:7", steal, stream=stream) == "game-card-wrong"
    gift = {"type": "transfer", "to": "7", "means": "gift"}
    assert field.no("player:7", gift, stream=stream) == "obl-not-his-to-give"
    field.done("player:7", {**steal, "shown": card_of(field.venue.identities.vault, stream, 1)}, stream=stream)
    field.done("player:7", {"type": "deposit", "who": "7"}, stream=stream)
    field.done("player:7", {"type": "claim", "end": "fulfilled", "who": "7"}, stream=stream)
    waiting = field.venue.scene("game/masters").waiting
    assert [one.kind for one in waiting.values()] == ["obligation"]
    field.done("master-1", {"type": "confirm"}, stream=stream)
    assert field.venue.look(stream).end == "fulfilled"


def test_a_player_sees_his_own_character_and_masters_everyone(field: Field) -> None:
    def sees(role: str, seat: str, topic: str) -> bool:
        return may_watch(Identity(device="d", role=role, seat=seat, state="paired"), topic)

    assert sees("player", "player:7", "game/character/7")
    assert not sees("player", "player:7", "game/character/9")
    assert not sees("player", "player:7", "game/masters")
    assert not sees("player", "player:7", "game/ledger")
    assert sees("player", "player:7", "game")
    assert sees("master", "master-1", "game/character/9")
    assert sees("master", "master-1", "game/masters")
    assert not sees("hofmarshal", "hofmarshal", "game/masters")
    assert not may_watch(Identity(), "game/character/7")
    assert not may_watch(Identity(), "game")


def test_what_a_player_and_the_masters_are_shown(field: Field) -> None:
    field.done("player:7", WOUND)
    field.done("player:7", {"type": "finish", "way": "execution", "by": "9"})
    scene = field.venue.scene("game/character/7")
    assert (scene.name, scene.state, scene.hits, [one.what for one in scene.deadlines]) == (
        "Ada of the Test", "heavy", 0, ["death"],
    )  # fmt: skip
    assert [one.said.en for one in scene.log.values()][1] == "Hit: chest, 2 blows."
    assert [one.said.uk for one in scene.log.values()][1] == "Влучання: груди, ударів: 2."
    assert scene.may["fight"][0].said.cites == ("larp.heavy",)
    masters = field.venue.scene("game/masters")
    assert [(one.kind, one.name) for one in masters.waiting.values()] == [("finish", "Ada of the Test")]
    assert (masters.people["7"].urgent, masters.people["7"].what) == (30 * MINUTE, "death")
    game = field.venue.scene("game")
    assert (game.open, game.name, len(game.zones), game.clauses["larp.heavy"].number) == (
        True,
        "Test game",
        11,
        "A44;A63",
    )


def test_a_game_keeps_the_rules_it_was_opened_with(field: Field) -> None:
    assert field.no("master-1", {"type": "open-game", "name": "Another"}, stream="game") == "game-open-already"
    assert field.venue.game.played is not None
    assert field.venue.game.played.game.hits.start == 3
    other = House()
    other.devices["master-1"] = seated(other.venue, "Phone", "master", "master-1")
    answer = other.say("master-1", {"type": "open-game", "name": "X", "rulebook": "isb-duel"}, stream="game")
    assert answer.said.code == "game-no-rules"
    answer = other.say("master-1", {"type": "register", "reason": 7}, stream="character/1")
    assert answer.said.code == "game-not-open"


def test_causes_ways_and_weapons_are_called_as_the_rulebook_calls_them(field: Field) -> None:
    """`ritual` is a cause and a way, each with a name of its own list."""
    field.done("player:7", {"type": "lose-reason", "cause": "ritual", "costs": 1})
    field.done("player:7", {"type": "finish", "way": "ritual"})
    log = [row.said.en for row in field.venue.scene("game/character/7").log.values()]
    assert log[-2:] == [
        "Reason lost: a ritual.",
        "Somebody wants to finish the character off (ritual). A master decides.",
    ]
    scene = field.venue.scene("game")
    assert {one.id for one in scene.causes} == {one.id for one in (*scene.losses, *scene.gains)}
    assert {one.id for one in scene.ways} == {*scene.finishing}
