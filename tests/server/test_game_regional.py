"""Regional masters on the wire: what they see and report, for whose characters; medics; and two masters at once."""

from __future__ import annotations

import pytest

from hofmarshal.server.rights import may_watch
from hofmarshal.server.seats import gives_out, is_seat
from hofmarshal.server.wire import Identity
from tests.server.rig import seated
from tests.server.test_game import MINUTE, Field

NORTH = "regional-1:Північ"
WOUND = {"type": "wound", "zone": "left-arm"}


@pytest.fixture
def field() -> Field:
    found = Field()
    for seat, role in ((NORTH, "regional"), ("master-2", "master"), ("organiser-1", "organiser")):
        found.devices[seat] = seated(found.venue, f"Phone {seat}", role, seat)
    found.done("master-1", {"type": "place", "region": "Північ"}, stream="character/7")
    return found


def test_he_reports_for_his_region_and_no_other(field: Field) -> None:
    field.done(NORTH, WOUND)
    assert field.no(NORTH, WOUND, stream="character/9") == "game-other-region"
    assert field.no(NORTH, {"type": "devour"}, stream="character/9") == "game-other-region"
    assert field.no(NORTH, {"type": "register", "reason": 5}, stream="character/11") == "game-other-region"
    field.done(NORTH, {"type": "register", "reason": 5, "region": "Північ"}, stream="character/11")
    asked = field.done("player:7", {"type": "finish", "way": "execution"}).event
    field.done(NORTH, {"type": "confirm", "event": asked, "granted": False})
    field.done(NORTH, {"type": "undo", "event": field.venue.look("character/7").facts[-1].id})
    assert field.venue.look("character/7").facts[-1].by == "regional-1-Північ"


def test_what_is_the_whole_games_he_leaves_alone(field: Field) -> None:
    for command in ({"type": "pause"}, {"type": "put-forward", "by": 1000}, {"type": "begin-cycle"}):
        assert field.no(NORTH, command, stream="game") == "device-not-yours"
    assert field.no(NORTH, {"type": "broadcast", "text": "All of you!"}, stream="game") == "device-not-yours"
    made = {"type": "make-prop", "kind": "spell", "name": "Fireball"}
    assert field.no(NORTH, made, stream="prop/p1") == "device-not-yours"


def test_who_was_his_is_his_no_more_once_he_is_placed_elsewhere(field: Field) -> None:
    field.done(NORTH, {"type": "place", "region": "Захід"})
    assert field.no(NORTH, WOUND) == "game-other-region"
    assert field.venue.scene("game/region/Північ/masters").people == {}
    assert field.venue.scene("game/region/Північ/character/7") is None
    assert [*field.venue.scene("game/region/Захід/masters").people] == ["7"]
    assert field.no("master-1", {"type": "place", "region": "Захід"}) == "larp-placed-already"


def test_obligations_in_which_one_of_his_characters_is(field: Field) -> None:
    field.done("master-1", {"type": "register"}, stream="character/11")
    wine = {"type": "issue", "obliged": "9", "holder": "11", "terms": "A cask of wine."}
    assert field.no(NORTH, wine, stream="obligation/o1") == "game-other-region"
    field.done("master-1", wine, stream="obligation/o1")
    field.done("master-1", {"type": "sign", "who": "9"}, stream="obligation/o1")
    assert (
        field.no(NORTH, {"type": "claim", "end": "broken", "who": "9"}, stream="obligation/o1") == "game-other-region"
    )
    field.done(NORTH, {**wine, "obliged": "7"}, stream="obligation/o2")
    assert [*field.venue.scene("game/region/Північ/ledger").obligations] == ["o2"]
    assert sorted(field.venue.scene("game/ledger").obligations) == ["o1", "o2"]


def test_what_he_may_watch(field: Field) -> None:
    him = Identity(device="d", role="regional", seat=NORTH, state="paired")
    own = ("game", "game/region/Північ/masters", "game/region/Північ/ledger", "game/region/Північ/character/7")
    others = ("game/masters", "game/ledger", "game/character/7", "game/props", "game/region/Захід/masters", "game/region/Північ",
              "game/patient/7", "board", "entries", "devices")  # fmt: skip
    assert all(may_watch(him, topic) for topic in own)
    assert not any(may_watch(him, topic) for topic in others)
    assert field.venue.scene("game/region/Північ/character/9") is None
    field.done("player:9", {"type": "dispute", "note": "He pushed me."}, stream="character/9")
    field.done("player:7", {"type": "dispute", "note": "He grabbed me."})
    told = field.venue.scene("game/region/Північ/masters")
    assert ([*told.people], [one.character for one in told.waiting.values()]) == (["7"], ["7"])


def test_an_entry_reaches_the_region_a_character_is_in_and_the_one_it_left(field: Field) -> None:
    field.done("master-1", {"type": "place", "region": "Захід"})
    told = field.venue._scenes.changed("character/7")
    assert {"game/region/Північ/masters", "game/region/Північ/character/7", "game/region/Захід/masters"} <= {*told}


def test_seats_of_regions() -> None:
    assert is_seat("regional", "", NORTH)
    assert is_seat("regional", "", "regional-20:Old Town")
    for wrong in (
        "regional",
        "regional-1",
        "regional-1:",
        "regional-21:X",
        "regional-1:a/b",
        "regional-1: X",
        "master-1",
    ):
        assert not is_seat("regional", "", wrong)
    assert gives_out("master", "", "regional", "")
    assert not gives_out("regional", "", "regional", "")
    assert not gives_out("master", "", "organiser", "")


def test_a_medic_sees_how_somebody_is_and_treats_him(field: Field) -> None:
    medic = Identity(device="d", role="medic", seat="medic-1", state="paired")
    assert may_watch(medic, "game/patient/7")
    assert not may_watch(medic, "game/character/7")
    assert not may_watch(medic, "game/masters")
    field.done("player:7", WOUND)
    field.done("player:7", {"type": "dispute", "note": "Not the medic's."})
    card = field.venue.scene("game/patient/7")
    assert (card.hits, card.limbs, [one.what for one in card.deadlines]) == (2, ("left-arm",), ["bleeding"])
    assert (card.log, card.disputes, card.obligations) == ({}, (), {})
    field.done("medic-1", {"type": "aid", "kind": "treatment"})
    assert field.one().hits == 3
    assert field.no("medic-1", {"type": "devour"}) == "device-not-yours"


def test_two_masters_report_one_blow_once(field: Field) -> None:
    seen = field.venue.scene("game/character/7").told
    field.done("master-1", WOUND, seen=seen)
    assert field.no("master-2", WOUND, seen=seen) == "game-changed-meanwhile"
    assert field.one().hits == 2
    field.done("master-2", WOUND, seen=field.venue.scene("game/masters").people["7"].told)
    assert field.one().hits == 1
    field.done("master-2", WOUND, seen=seen + 1)  # what he told himself he need not have seen
    field.later(45 * MINUTE)
    field.done("master-1", {"type": "settle", "dispute": field.done("player:9", {"type": "dispute", "note": "?"},
               stream="character/9").event, "ruling": "Both were wrong."}, stream="character/9", seen=1)  # fmt: skip


def test_the_second_master_is_told_who_answered(field: Field) -> None:
    asked = field.done("player:7", {"type": "finish", "way": "ritual"}).event
    field.done("master-1", {"type": "confirm", "event": asked, "granted": False, "reason": "Not here."})
    again = field.say("master-2", {"type": "confirm", "event": asked}, stream="character/7")
    assert again.status == "refused"
    assert again.said.en == "Answered already by master 1: not allowed. Nothing more is needed."
    assert again.said.cites == ("larp.no-finishing",)
    dispute = field.done("player:7", {"type": "dispute", "note": "He grabbed me."}).event
    field.done("organiser-1", {"type": "settle", "dispute": dispute, "ruling": "A warning."})
    again = field.say("master-2", {"type": "settle", "dispute": dispute, "ruling": "Nothing."}, stream="character/7")
    assert again.said.en == "Settled already by the organiser (1): A warning."
    wound = field.done("player:7", WOUND).event
    field.done("master-2", {"type": "undo", "event": wound})
    assert field.say("master-1", {"type": "undo", "event": wound}, stream="character/7").said.en == (
        "Undone already by master 2."
    )
    field.done("player:7", {**WOUND, "count": 3})
    field.later(31 * MINUTE)
    field.done("player:7", {"type": "confirm-death"})
    again = field.say("master-1", {"type": "confirm-death"}, stream="character/7")
    assert again.said.en == "Confirmed already by the player of 7. Nothing more is needed."


def test_a_finishing_is_answered_with_who_granted_it_though_its_character_is_dead_by_then(field: Field) -> None:
    asked = field.done("player:7", {"type": "finish", "way": "execution"}).event
    field.done("master-1", {"type": "confirm", "event": asked})
    assert field.one().dead_at is not None
    again = field.say("master-2", {"type": "confirm", "event": asked}, stream="character/7")
    assert again.said.en == "Answered already by master 1: allowed. Nothing more is needed."


def test_the_end_of_an_obligation_is_answered_once_and_its_thefts_are_the_masters_to_see(field: Field) -> None:
    stream = "obligation/o1"
    field.done("player:7", {"type": "issue", "obliged": "7", "holder": "9", "terms": "Wine."}, stream=stream)
    field.done("player:7", {"type": "sign", "who": "7"}, stream=stream)
    field.done("master-1", {"type": "transfer", "to": "7", "means": "theft"}, stream=stream)
    row = field.venue.scene("game/ledger").obligations["o1"]
    assert [(one.who, one.how) for one in row.held] == [("9", "issued"), ("7", "theft")]
    assert field.venue.scene("game/character/7").obligations["o1"].held == ()
    field.done("player:7", {"type": "claim", "end": "fulfilled", "who": "7"}, stream=stream)
    assert [one.ends for one in field.venue.scene("game/masters").waiting.values()] == [("fulfilled",)]
    field.done("master-1", {"type": "confirm", "granted": False}, stream=stream)
    again = field.say("master-2", {"type": "confirm"}, stream=stream)
    assert again.said.en == "Answered already by master 1: not allowed. Nothing more is needed."
    assert again.said.cites == ("obl.duty",)


def test_two_masters_begin_one_cycle_and_put_the_clock_forward_once(field: Field) -> None:
    field.done("master-1", {"type": "begin-cycle", "after": 1}, stream="game")
    assert field.no("master-2", {"type": "begin-cycle", "after": 1}, stream="game") == "game-cycle-begun"
    base = field.venue.scene("game").base
    field.done("master-1", {"type": "put-forward", "by": MINUTE, "base": base}, stream="game")
    assert (
        field.no("master-2", {"type": "put-forward", "by": MINUTE, "base": base}, stream="game") == "game-clock-moved"
    )
    field.done("master-2", {"type": "put-forward", "by": MINUTE, "base": field.venue.scene("game").base}, stream="game")
    assert field.venue.scene("game").cycle == 2
