"""After a battle with six pads: every mark in the journal once, dated as it was seen, and the protocol that plays to the same."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from hofmarshal.contest.setup import SIDES
from hofmarshal.contest.state import Contest, is_down, standing
from hofmarshal.desk.play import play
from hofmarshal.desk.protocol import bind
from hofmarshal.exchange.books import playable
from hofmarshal.robots.audit import audit
from hofmarshal.robots.pads import STREAM, Check, Field, Told, name_of
from hofmarshal.robots.stage import Stage
from hofmarshal.rules.convert import Place
from hofmarshal.rules.yamldoc import parse
from hofmarshal.server.aside import Aside

SEEN = ("went-out", "out-seconded", "marked-late", "returned")


def journalled(stage: Stage, place: Field, told: Told, dark: Collection[str], check: Check) -> int:
    """Look for every mark in the journal of a stage that has stopped; how many there are."""
    marks = [one for pad in place.pads for one in pad.marks]
    with Aside(stage.where, lambda: 0) as event:
        entries = list(event.journal.read(STREAM))
    stands = {one.body.id: [e for e in entries if e.command == one.body.id and e.type in SEEN] for one in marks}
    refused = [one.body.id for one in marks if one.answer is None or one.answer.status != "done"]
    check(f"every mark is acknowledged: {len(marks)}", not refused, refused)
    check("none of them is lost", all(stands.values()), [name for name, found in stands.items() if not found])
    twice = [name for name, found in stands.items() if len(found) > 1]
    check("none of them is doubled", not twice, twice)
    moved = [
        one.body.id for one in marks if one.body.id in dark and [e.at for e in stands[one.body.id]] != [one.body.at]
    ]
    check("what was marked offline is dated as it was seen", not moved, moved)
    of = [e for number in (*told.outs, *told.seconds) for e in stands[name_of(number)]]
    outs, seconded = (sum(e.type == kind for e in of) for kind in ("went-out", "out-seconded"))
    check(f"{len(told.outs)} fighters went out", outs == len(told.outs), outs)
    check(
        f"{len(told.seconds)} of them marked by two pads at once, each is one out",
        seconded == len(told.seconds),
        seconded,
    )
    misses = audit(stage.where, ()).misses
    check("the chain of hashes is whole, the journal's plain entries give the same rounds", not misses, misses)
    return len(marks)


def replayed(text: str) -> Contest:
    """What a protocol plays to. Raises `BadInput`."""
    protocol = bind(parse(text.encode(), "protocol.yaml").data, lambda _: Place("protocol"), playable())
    return play(protocol.setup, protocol.lines, protocol.bout, protocol.file.expect).state


def stood(state: Contest) -> dict[str, Any]:
    """Who is out, who stands and how the rounds ended."""
    return {
        "down": sorted(one.id for one in state.setup.fighters.values() if is_down(state, one)),
        "standing": [len(standing(state, side)) for side in SIDES],
        "rounds": [(one.winner, list(one.standing)) for one in state.rounds],
    }


def shown(contest: dict[str, Any]) -> dict[str, Any]:
    """The same as a big screen is told it."""
    sides = [contest[side] for side in SIDES]
    return {
        "down": sorted(name for side in sides for name, one in side["fighters"].items() if one["down"]),
        "standing": [side["standing"] for side in sides],
        "rounds": [(one["winner"], list(one["standing"])) for one in contest.get("rounds") or ()],
    }
