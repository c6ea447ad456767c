"""The battles of the invented festival: five a side, twenty-one a side, by hits, on the bridge; and a wrestling bout."""

from __future__ import annotations

from collections.abc import Iterator

from tests.browser.festival import NAMES, Festival
from tests.browser.ground import wait_for

FIVE, BRIDGE, MANY, MASS, WRESTLING = "3", "4", "5", "6", "7"
QUICK = {
    MANY: ("isb-buhurt", "mass-battle", 21), MASS: ("ulozhenie", "mass-battle", 9), WRESTLING: ("ulozhenie", "wrestling", 0),
}  # fmt: skip


def battles(made: Festival) -> Iterator[str]:
    """First all of them are fought, then the five and the wrestlers are through. The captains' battles are called already."""
    for ring, (rulebook, nomination, size) in QUICK.items():
        made.desk.done("programme", "set-ring", ring=ring)
        red, blue = (NAMES[n][1 if size else 0] for n in (0, 3))
        made.desk.done(
            "programme", "quick", bout=f"b{ring}", ring=ring, red=red, blue=blue, rulebook=rulebook, nomination=nomination,
            size=size,
        )  # fmt: skip
    for ring in (FIVE, BRIDGE, *QUICK):
        made.seat(f"hofmarshal-{ring}", "hofmarshal", ring, "hofmarshal", "Планшет")
        made.seat(f"judge-{ring}", "field-judge", ring, "field-judge-1", "Anna")
        if ring in QUICK:
            made.give(f"hofmarshal-{ring}", _stream(made, ring), "call", override="field as last year")
    _seals(made)
    for ring in (FIVE, BRIDGE, *QUICK):
        for side in ("red", "blue"):
            made.give(f"hofmarshal-{ring}", _stream(made, ring), "ready", side=side)
        made.give(f"hofmarshal-{ring}", _stream(made, ring), "start", override="field as last year")
    _out(made, FIVE, "red-2", "blue-1", "blue-4")
    _out(made, MANY, *(f"red-{n}" for n in (3, 11, 17)), *(f"blue-{n}" for n in (1, 2, 5, 8, 9, 13, 20)))
    for weapon, target in (("bow", "blue-2"), ("ballista", "red-5")):
        made.give(
            f"judge-{MASS}", _stream(made, MASS), "hit", by="blue" if target[0] == "r" else "red", target=target,
            weapon=weapon, zone="torso",
        )  # fmt: skip
    for fighter in ("red-2", "blue-4"):
        made.give(f"judge-{BRIDGE}", _stream(made, BRIDGE), "enter", fighter=fighter)
    yield "battles"

    for last in (False, True):
        _round(made, last=last)
    made.give(f"hofmarshal-{WRESTLING}", _stream(made, WRESTLING), "touch", side="blue", part="knee")
    wait_for("the five are through", lambda: _contest(made, FIVE)["phase"] == "decided")
    yield "battles-over"


def _contest(made: Festival, ring: str) -> dict[str, str]:
    found: dict[str, str] = made.desk.view(f"ring/{ring}")["contest"]
    return found


def _stream(made: Festival, ring: str) -> str:
    """The bout that is on at a ring, else the one that waits for it."""
    scene = made.desk.view(f"ring/{ring}")
    queue = lambda: made.desk.view(f"ring/{ring}")["queue"]  # noqa: E731
    return str(scene["contest"]["stream"] if scene["contest"] else wait_for("a bout waits", queue)[0]["stream"])


def _out(made: Festival, ring: str, *fighters: str) -> None:
    for fighter in fighters:
        made.give(f"judge-{ring}", _stream(made, ring), "out", fighter=fighter)


def _seals(made: Festival) -> None:
    """Both captains hand in their orders on paper, at once."""
    orders = {
        side: [f"{side}-{n}" for n in order] for side, order in (("red", (2, 4, 1, 5, 3)), ("blue", (4, 1, 3, 2, 5)))
    }
    made.give(f"hofmarshal-{BRIDGE}", _stream(made, BRIDGE), "rule", orders=orders, reason="field as last year")


def _round(made: Festival, *, last: bool) -> None:
    """Blue is wholly out; the next round begins, unless that was the last."""
    down = [one["id"] for one in made.desk.view(f"ring/{FIVE}")["contest"]["blue"]["fighters"].values() if one["down"]]
    _out(made, FIVE, *(name for n in range(1, 6) if (name := f"blue-{n}") not in down))
    made.give(f"hofmarshal-{FIVE}", _stream(made, FIVE), "rule", winner="red")
    if not last:
        made.give(f"hofmarshal-{FIVE}", _stream(made, FIVE), "start", override="field as last year")
        wait_for("all stand again", lambda: made.desk.view(f"ring/{FIVE}")["contest"]["blue"]["standing"] == 5)
