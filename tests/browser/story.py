"""What happens at the invented festival, stage by stage; at each the screens are looked at."""

from __future__ import annotations

import time
from collections.abc import Iterator

from hofmarshal.robots.posting import pair
from tests.browser.festival import Festival
from tests.browser.ground import wait_for
from tests.browser.story_battles import battles
from tests.browser.story_captains import captains
from tests.browser.story_game import played

EXCHANGE = 1.2
APART = 0.27
"""Seconds an exchange lasts, and between the taps of two marshals who saw the same."""


def story(made: Festival) -> Iterator[str]:
    """The names of the stages, each yielded when the rings are in it."""
    yield from _morning(made)
    yield from _first_ring(made)
    yield from _second_ring(made)
    yield from _evening(made)
    yield from captains(made)
    yield from battles(made)
    yield from played(made)


def _morning(made: Festival) -> Iterator[str]:
    """Nothing has begun; the desk lets devices in."""
    waiting = made.desk.code("line-marshal", "2", "line-marshal-2", approved=False)
    code, _, key = waiting.partition(".")
    made.desk.do(pair(made.server.origin, code, bytes.fromhex(key), "Телефон Марічки"))
    lost = made.seat("lost", "line-marshal", "2", "line-marshal-4", "Lost phone")
    assert lost.device is not None
    made.desk.done("devices", "revoke", device=lost.device.id)
    made.desk.do(lost.close())
    yield "morning"


def _first_ring(made: Festival) -> Iterator[str]:
    bout = made.next("1")
    boss = "hofmarshal-1"
    made.give(boss, bout, "call")
    made.phase(bout, "called")
    made.give(boss, bout, "arrive", side="red")
    yield "called"

    for side in ("red", "blue"):
        made.give(boss, bout, "ready", side=side)
    made.phase(bout, "ready")
    yield "ready"

    _go(made, boss, bout)
    made.give(boss, bout, "hit", by="red", zone="head", grip="two-handed")
    made.give(boss, bout, "halt")
    made.phase(bout, "halted")
    made.give(boss, bout, "breach", fighter="blue", clause=_clause(made, bout))
    _go(made, boss, bout)
    made.give(boss, bout, "hit", by="blue", zone="arm", grip="one-handed")
    made.give(boss, bout, "halt")
    made.phase(bout, "halted")
    _go(made, boss, bout)
    _taps(made, bout)
    yield "running"

    made.give(boss, bout, "hit", by="red", zone="torso", grip="two-handed")
    made.give(boss, bout, "halt")
    made.phase(bout, "halted")
    made.give("pad-3", bout, "observe", side="blue", zone="leg")  # after the halt
    made.desk.do(made.clients["pad-4"].close())
    yield "ruled"


def _taps(made: Festival, bout: str) -> None:
    """Two marshals see red's head hit, one sees blue's arm, one a breach; all within the panel's window."""
    head = {"side": "red", "zone": "head", "grip": "two-handed"}
    saw = {"pad-1": head, "pad-2": head, "pad-3": {"side": "blue", "zone": "arm", "grip": "one-handed"}}
    for key, blow in saw.items():
        made.give(key, bout, "observe", **blow)
        time.sleep(APART)
    made.give("pad-4", bout, "observe", fighter="blue", breach=_clause(made, bout))
    wait_for("four taps are there", lambda: _count(made) == 4)


def _count(made: Festival) -> int:
    scene = made.desk.view("ring/1/console") or {}
    taps = [tap["id"] for one in scene.get("moments", ()) for tap in one["taps"]]
    return len({*taps, *(tap["id"] for tap in scene.get("breaches", ()))})


def _clause(made: Festival, bout: str) -> str:
    """A breach that brings a warning."""
    book = made.book(made.contest(bout)["book"])
    return next(str(clause) for clause, brings in book["brings"].items() if brings == "warning")


def _go(made: Festival, boss: str, bout: str) -> None:
    """Start; an exchange takes its time."""
    made.give(boss, bout, "start", override="field as last year")
    made.phase(bout, "running")
    time.sleep(EXCHANGE)


def _second_ring(made: Festival) -> Iterator[str]:
    bout = made.next("2")
    boss = "hofmarshal-2"
    made.give(boss, bout, "call")
    for side in ("red", "blue"):
        made.give(boss, bout, "ready", side=side)
    _go(made, boss, bout)
    made.give(boss, bout, "hit", by="blue", zone="head", grip="two-handed")
    wait_for("the horn", lambda: made.contest(bout)["clock"].get("horn_at"))
    yield "horn"

    made.give(boss, bout, "stop")
    made.phase(bout, "decided")
    made.give(boss, bout, "sign")
    made.give(boss, bout, "announce")
    yield "announced"

    made.desk.done(
        "programme", "quick", bout="f1", ring="2", red="Скрита Соломія", blue="Robert Robotson",
        rulebook="shchyt-mech", nomination="shchyt-mech",
    )  # fmt: skip
    bout = "contest/quick/f1"
    made.desk.done("programme", "place", ring="2", bouts=[bout])
    made.give(boss, bout, "call")
    for side in ("red", "blue"):
        made.give(boss, bout, "ready", side=side)
    for number in range(1, 6):
        _go(made, boss, bout)
        made.give(boss, bout, "hit", exchange=[{"by": "red", "zone": "head"}, {"by": "blue", "zone": "torso"}])
        if number < 5:  # the tenth point ends the round by itself
            made.give(boss, bout, "halt")
            made.phase(bout, "halted")
    made.phase(bout, "round-over")
    _go(made, boss, bout)
    made.give(boss, bout, "hit", by="red", zone="head")
    yield "extra"

    made.give(boss, bout, "halt")
    made.desk.done("programme", "suspend-ring", ring="2", reason="Гроза")
    wait_for("ring 2 stands still", lambda: made.desk.view("ring/2")["suspended"])
    yield "suspended"


def _evening(made: Festival) -> Iterator[str]:
    bout = made.desk.view("ring/1")["contest"]["stream"]
    boss = "hofmarshal-1"
    made.give(boss, bout, "stop")
    made.phase(bout, "decided")
    yield "decided"

    made.give(boss, bout, "sign")
    made.give(boss, bout, "announce")
    made.phase(bout, "announced")
    held = made.contest(bout)["red"]["entry"]
    made.give("medic", "floor", "hold", fighter=held, reason="кровь из носа")
    short = bout.rpartition("/")[2]
    made.asked("", "/api/office/protests", {
        "id": "story-protest", "nomination": "longsword", "bout": short, "entry": made.contest(bout)["blue"]["entry"],
        "form": "written", "clause": "isb-duel.longsword.other", "video": "shown", "text": "Удар не видели",
    })  # fmt: skip
    wait_for("the board has the protest", lambda: (made.desk.view("board") or {}).get("protests"))
    yield "evening"

    device = made.clients["pad-1"].device
    assert device is not None
    made.desk.done("devices", "revoke", device=device.id)
    yield "revoked"
