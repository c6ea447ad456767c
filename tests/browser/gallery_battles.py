"""The pictures of battles as everybody sees them: big screen, overlay, spectator, announcer, lists of rings."""

from __future__ import annotations

from tests.browser.shot import Prepare, Shot
from tests.browser.story_battles import BRIDGE, FIVE, MANY, MASS, WRESTLING


def battle_shots(checkered: Prepare) -> tuple[Shot, ...]:
    """Every picture of a battle; `checkered` lays a ground under what is transparent."""
    return (
        Shot("battles", "screen-battle-five", "Big screen: five against five", "", f"/screen/{FIVE}", "screen", "uk",
             "Who is out goes dark at once; who stands is the largest figure."),
        Shot("battles", "screen-battle-many", "Big screen: 21 against 21", "", f"/screen/{MANY}", "screen", "en",
             "Forty-two fighters, each with his number."),
        Shot("battles", "screen-battle-hits", "Big screen: a battle by hits", "", f"/screen/{MASS}", "screen", "ru",
             "The hits each fighter has left."),
        Shot("battles", "screen-battle-bridge", "Big screen: the bridge", "", f"/screen/{BRIDGE}", "screen", "uk",
             "Who is on the bridge, who steps onto it next, who remains."),
        Shot("battles", "overlay-battle", "Overlay of a battle", "", f"/overlay/{MANY}", "screen", "en",
             "The same as a bar over a video stream.", checkered, sizes=("desktop",)),
        Shot("battles", "watch-battle", "A battle for a spectator", "", f"/watch/{FIVE}", "phone", "ru",
             "A spectator's phone: standing, tiles, line-ups, every mark with its clause.", theme="sun"),
        Shot("battles", "announcer-battle", "A battle for the announcer", "announcer", f"/announcer/{BRIDGE}", "tablet", "uk",
             "Whole sentences to say, and both line-ups."),
        Shot("battles", "rings-battles", "rings-battles", "", "/rings", "desktop", "ru",
             "Battles in the list of rings.", shown=False),
        Shot("battles", "board-battles", "board-battles", "chief", "/board", "tablet", "en",
             "Battles on the chief's board.", shown=False),
        Shot("battles-over", "screen-battle-won", "Big screen: a battle is won", "", f"/screen/{FIVE}", "screen", "ru",
             "Rounds with who stood, rating points and round points."),
        Shot("battles-over", "screen-wrestling", "Big screen: wrestling", "", f"/screen/{WRESTLING}", "screen", "en",
             "Which part touched the ground, in words."),
        Shot("battles-over", "watch-battle-over", "watch-battle-over", "", f"/watch/{FIVE}", "phone", "uk",
             "A spectator after a battle.", theme="dark", shown=False),
    )  # fmt: skip
