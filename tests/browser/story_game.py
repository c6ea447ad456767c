"""The game at the invented festival: its players' phones, each with a character in another state."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.browser.festival import NAMES, Festival
from tests.browser.ground import wait_for
from tests.browser.story_cards import dealt

MINUTE = 60_000
STATES: dict[str, tuple[tuple[str, dict[str, Any]], ...]] = {
    "wounded": (("wound", {"zone": "left-arm"}),),
    "heavy": (("wound", {"zone": "chest"}), ("wound", {"zone": "right-leg"})),
    "broken": (("lose-reason", {"cause": "magic", "costs": 7}),),
    "gone": (("wound", {"zone": "belly"}), ("wound", {"zone": "belly"})),
}
"""What befell each; the last one long before the others."""


def played(made: Festival) -> Iterator[str]:
    """A game is on; each player holds his phone, kept as `player-STATE`."""
    made.desk.done("game", "open-game", name="2026")
    made.desk.done("game", "run")
    numbers: dict[str, str] = {}
    for at, state in enumerate(reversed(STATES)):
        name = NAMES[at][0]
        number = str(made.asked("", "/api/office/entries", {"name": name, "takes": {}})["entry"])
        numbers[state] = number
        made.desk.done(f"character/{number}", "register", reason=7)
        for what, fields in STATES[state]:
            made.desk.done(f"character/{number}", what, **fields)
        if state == "gone":
            made.desk.done("game", "put-forward", by=35 * MINUTE)
            _presumed(made, number)
        made.seat(f"player-{state}", "player", "", f"player:{number}", "Phone")
    dealt(made, numbers)
    made.desk.done("game", "broadcast", text="22:00 – 08:00")
    yield "game"


def _presumed(made: Festival, number: str) -> None:
    """Nobody helped him in time."""
    topic = f"game/character/{number}"
    wait_for("he is presumed dead", lambda: made.desk.view(topic)["state"] == "presumed-dead")
