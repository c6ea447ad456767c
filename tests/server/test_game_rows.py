"""What masters and players see is kept row by row: after anything it is what a scene built anew is, and no more is touched."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hofmarshal.desk.decider import Issued
from hofmarshal.server.people import Person
from hofmarshal.server.scenes.build import scenes
from hofmarshal.server.scenes.game import Games
from hofmarshal.tournament import programme_words as w
from tests.server.test_game import MINUTE, TREAT, WOUND, Field

TOPICS = ("game/masters", "game/ledger", "game/character/7", "game/character/9")


def anew(field: Field, topic: str) -> Any:
    """The scene by somebody who has kept nothing."""
    return Games().scene(field.venue, topic)


def test_whatever_happens_what_is_kept_is_what_there_is() -> None:
    field, rng = Field(), Random(540)
    said: list[tuple[str, dict[str, Any]]] = [
        ("character/9", WOUND), ("character/7", WOUND), ("character/7", TREAT), ("character/9", TREAT),
        ("character/7", {"type": "finish", "way": "ritual", "by": "9"}), ("character/7", {"type": "dispute", "note": "No."}),
        ("character/9", {"type": "lose-reason", "cause": "book", "costs": 2}), ("character/9", {"type": "devour"}),
        ("character/9", {"type": "confirm-death"}), ("character/7", {"type": "follow", "choice": "release"}),
        ("obligation/o1", {"type": "issue", "obliged": "7", "holder": "9", "terms": "Wine."}),
        ("obligation/o1", {"type": "sign", "who": "7"}), ("obligation/o1", {"type": "claim", "end": "broken", "who": "9"}),
        ("obligation/o1", {"type": "transfer", "to": "7", "means": "gift"}),
        ("prop/p1", {"type": "make-prop", "kind": "book", "name": "B", "uses": 1}), ("prop/p1", {"type": "scan", "by": "7"}),
        ("game", {"type": "begin-cycle"}),
    ]  # fmt: skip
    for _ in range(120):
        stream, command = rng.choice(said)
        if rng.random() < 0.15 and (facts := field.venue.look("character/7").facts):
            stream, command = "character/7", {"type": "undo", "event": rng.choice(facts).id}
        field.say("master-1", command, stream=stream, ago=rng.choice((0, 0, 0, 25 * MINUTE)))
        field.later(rng.choice((0, 1000, 5 * MINUTE)))
        for topic in TOPICS:
            assert field.venue.scene(topic) == anew(field, topic), (topic, stream, command)


def test_a_report_touches_one_row_and_what_waits_only_where_it_changes() -> None:
    field = Field()
    field.done("player:9", {"type": "finish", "way": "ritual", "by": "7"}, stream="character/9")
    before = field.venue.scene("game/masters")
    field.done("player:7", {"type": "wound", "zone": "left-arm"})
    after = field.venue.scene("game/masters")
    assert after.people["7"] != before.people["7"]
    assert after.people["9"] is before.people["9"]
    assert after.waiting is before.waiting
    assert field.venue.scene("game/masters").people is after.people


def test_a_fact_is_worded_once_and_again_when_it_no_longer_counts() -> None:
    field = Field()
    wound = field.done("player:7", {"type": "wound", "zone": "left-arm"}).event
    before = field.venue.scene("game/character/7").log
    field.done("player:7", {"type": "aid", "kind": "bandage"})
    after = field.venue.scene("game/character/7").log
    assert all(after[key] is row for key, row in before.items())
    field.done("master-1", {"type": "undo", "event": wound})
    undone = field.venue.scene("game/character/7").log
    assert (undone[wound].undone, after[wound].undone) == (True, False)


def test_a_new_name_is_shown_in_every_row_that_says_it() -> None:
    field = Field()
    field.done("master-1", {"type": "issue", "obliged": "7", "holder": "9", "terms": "Wine."}, stream="obligation/o1")
    for topic in TOPICS:
        field.venue.scene(topic)
    kept = field.venue.festival.people.keep([Person(entry="7", name="Renamed the Test")])
    told = w.Introduce(people=dict(kept))
    field.venue.desk.submit(
        Issued(id="n", stream="programme", at=field.at, command=told, seat="office", device="office")
    )
    assert field.venue.scene("game/masters").people["7"].name == "Renamed the Test"
    assert field.venue.scene("game/ledger").obligations["o1"].obliged_name == "Renamed the Test"


@pytest.mark.parametrize("means", ["gift", "theft"])
def test_an_obligation_changes_the_cards_of_all_who_are_or_were_in_it(means: str) -> None:
    field = Field()
    field.done("master-1", {"type": "register", "reason": 7}, stream="character/11")
    field.done("master-1", {"type": "issue", "obliged": "7", "holder": "9", "terms": "Wine."}, stream="obligation/o1")
    field.done("master-1", {"type": "sign", "who": "7"}, stream="obligation/o1")
    field.done("master-1", {"type": "transfer", "to": "11", "means": means}, stream="obligation/o1")
    topics = scenes(field.venue).changed("obligation/o1")
    assert {f"game/character/{number}" for number in ("7", "9", "11")} <= set(topics)
    assert "o1" not in field.venue.scene("game/character/9").obligations
    assert "o1" in field.venue.scene("game/character/11").obligations


def test_a_report_waits_for_its_own_deadlines_and_nobody_elses() -> None:
    field = Field()
    field.done("player:7", {"type": "wound", "zone": "left-arm"})
    field.done("player:9", {"type": "wound", "zone": "left-arm"}, stream="character/9")
    field.at += 31 * MINUTE  # nobody has let pass yet what is due
    field.done("player:9", {"type": "do", "what": "walk"}, stream="character/9")
    kinds = {number: [type(one).__name__ for one in field.venue.look(f"character/{number}").facts] for number in "79"}
    assert kinds == {"7": ["Registered", "Wounded"], "9": ["Registered", "Wounded", "Lapsed", "Done"]}
    field.later(0)
    assert field.one("7") == field.one("9")
