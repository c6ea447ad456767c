"""Promise: a bandage at minute 20 delivered at minute 50 keeps the character alive, and the masters see what changed."""

from __future__ import annotations

import tempfile
from pathlib import Path

from game_kit import MASTER, MINUTE, Hands, Region, begin, region
from product import Promise

STREAM = "character/7"
BANDAGE = {"type": "aid", "kind": "bandage"}


def saved(promise: Promise, game: Region) -> None:
    """Two blows at minute 0 leave one hit; it bleeds away at 30 and death would come at 60."""
    promise.say("A wound, a bandage that nobody hears of, and a phone that comes back into contact")
    game.seat("medic-1", "medic")
    game.done("player:7", STREAM, {"type": "wound", "zone": "chest"})
    promise.equal("it bleeds at minute 30", game.character("7").bleeds_at, 30 * MINUTE)
    game.later(50)
    lost = game.character("7")
    promise.equal(
        "at minute 50 nobody has heard of help: heavily wounded since 30", (lost.hits, lost.heavy_at), (0, 30 * MINUTE)
    )
    promise.equal("and to die at 60", [(one.at, one.what) for one in lost.deadlines], [(60 * MINUTE, "death")])
    game.done("medic-1", STREAM, BANDAGE, ago=30)
    alive = game.character("7")
    promise.equal("told at 50, it counts at 20: never heavily wounded", (alive.hits, alive.heavy_at), (1, None))
    promise.equal("and nothing runs any more", alive.deadlines, ())
    last = list(alive.log.values())[-1]
    promise.equal("marked as what a phone says that was out of contact", (last.at, last.claimed), (20 * MINUTE, True))
    what = [one.said.en for one in alive.log.values() if one.ignored]
    promise.check(f"the bleeding that did not happen stays in the history, marked: {what}", len(what) == 1, what)
    told(promise, game)
    game.later(60)
    promise.equal("an hour later he lives", (game.character("7").state, game.character("7").hits), ("well", 1))


def told(promise: Promise, game: Region) -> None:
    """What the masters see of it, in three languages."""
    masters = game.venue.scene("game/masters")
    promise.equal("the masters' list marks him as changed", masters.people["7"].changed, 1)
    promise.equal("one late report is shown", len(masters.late), 1)
    text = str(masters.late[0])
    promise.check("it names him", "Ada of the Test" in text, text)
    state = game.venue.look(STREAM)
    (revision,) = state.revisions
    changed = {name: change for name, change in revision.changed.items() if name in ("hits", "heavy_at")}
    promise.equal("and what was and what is", changed, {"hits": ("0", "1"), "heavy_at": (str(30 * MINUTE), "None")})


def too_late(promise: Promise, game: Region) -> None:
    """Once a death is final a friend's late bandage does not undo it; a master who has heard both may."""
    promise.say("The same too late: the death is final")
    game.done("player:9", "character/9", {"type": "wound", "zone": "chest"})
    game.later(61)
    promise.equal("dead at 60, presumed", game.character("9").state, "presumed-dead")
    game.done("player:9", "character/9", {"type": "confirm-death"})
    said = game.refused("player:9", "character/9", {**BANDAGE})
    promise.check(f"confirmed, a bandage is refused: {said}", game.character("9").state == "dead")
    wall = 41
    answer = game.report("medic-1", "character/9", BANDAGE, ago=wall)
    promise.check("also one dated before it", answer["status"] == "refused", answer)
    game.done(MASTER, "character/9", BANDAGE, ago=wall)
    promise.equal("a master who has heard both may", game.character("9").state, "well")


def main() -> None:
    """Check the promise."""
    promise = Promise(__doc__ or "")
    with tempfile.TemporaryDirectory() as name, region(Path(name) / "game", Hands()) as game:
        begin(game, {"7": "Ada of the Test", "9": "Lev the Sample"})
        saved(promise, game)
        too_late(promise, game)
    promise.done()


if __name__ == "__main__":
    main()
