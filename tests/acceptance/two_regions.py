"""Promise: two servers that never meet exchange characters by file; where both went on with one, a master chooses the branch."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Any

from game_kit import MASTER, Hands, Region, begin, region
from product import Promise

from tests.browser.ground import wait_for

NAMES = {"7": "Ada of the Test", "12": "Lev the Sample", "31": "Mira Example", "40": "Who Stays"}
OFFICE = "/api/office/game/regions"
FILES = "/api/files/regions"
WOUND = {"type": "wound", "zone": "left-arm"}


def taken(where: Region, file: bytes) -> Any:
    """A file taken in by a master's browser."""
    return where.got("POST", FILES, file).json()


def settle(promise: Promise, north: Region, south: Region, folder: Path) -> None:
    """South joins by a file of the first server, taken in from the terminal while South's server runs."""
    promise.say("North opens the game; South joins it by a file, from the terminal")
    starter = folder / "south.jsonl"
    promise.runs("journal", "export", starter, "--game", "South", "--own", "North", "--data", folder / "north")
    promise.runs("journal", "import", starter, "--data", folder / "south")
    wait_for("South has heard of it", lambda: south.venue.scene("game").open)
    promise.equal("both play the same game", south.venue.scene("game").name, north.venue.scene("game").name)
    promise.equal("and their clocks show the same", south.venue.game.now(), north.venue.game.now())


def hand_over(promise: Promise, north: Region, south: Region, folder: Path) -> bytes:
    """Three characters with an obligation go South; the file is torn and altered on the way first."""
    promise.say("Three characters go South by file")
    issue = {"type": "issue", "obliged": "40", "holder": "7", "terms": "A cask of invented wine."}
    north.done(MASTER, "obligation/wine", issue)
    north.done("player:7", "character/7", WOUND)
    north.later(10, south)
    file = folder / "three.jsonl"
    names = "character/7,character/12,character/31"
    promise.runs("journal", "export", file, "--streams", names, "--to", "South", "--data", folder / "north")
    data = file.read_bytes()
    wait_for("North has heard of it", lambda: bool(north.venue.look("region").files))
    said = north.refused("player:7", "character/7", WOUND)
    promise.check(f"North refuses now: {said}", "lives in region “South” since 0:" in said, said)
    promise.equal("and does not let time pass for them", north.venue.game.next_due(), None)
    north.done("player:40", "character/40", WOUND)
    promise.check("who stays is reported on as before", north.character("40").hits == 2)

    before = dict(south.venue.journal.heads())
    for what, broken in {
        "torn": data[: len(data) // 2], "altered": data.replace(b'"left-arm"', b'"left-leg"'),
        "a name altered": data.replace(b"Ada of the Test", b"Eva of the Test"), "no such file": b"PK\x03\x04",
    }.items():  # fmt: skip
        answer = south.ask("POST", FILES, broken)
        told = " ".join(one["said"]["en"] for one in answer.json()["reasons"])
        promise.check(f"a file that is {what}: {told}", answer.status_code == 422 and told, answer.text)
    promise.equal("nothing of these was taken in", dict(south.venue.journal.heads()) == before, True)
    return data


def arrive(promise: Promise, north: Region, south: Region, data: bytes) -> None:
    """South takes the file in, twice; time passed on the way, passes there."""
    done = taken(south, data)
    promise.equal("taken in", done["here"][:3], [f"{number} · {NAMES[number]}" for number in ("7", "12", "31")])
    promise.check("with the obligation one of them holds", len(done["here"]) == 4, done)
    again = taken(south, data)
    promise.equal("the same file again changes nothing", (again["added"], again["forks"], again["people"]), (0, [], 0))
    for number in ("7", "12", "31"):
        south.seat(f"player:{number}", "player")
    promise.equal("the wound of minute 0 bleeds on there", south.character("7").bleeds_at, 30 * 60_000)
    south.done("player:7", "character/7", {"type": "aid", "kind": "bandage"})
    south.done("player:12", "character/12", {"type": "lose-reason", "cause": "magic", "costs": 2})
    answer = north.ask("POST", FILES, data)
    promise.check("North does not take its own file", answer.status_code == 422, answer.text)


def fork(promise: Promise, north: Region, south: Region, folder: Path) -> None:
    """North's masters are told that 31 never arrived, call her home and play on; South played on as well."""
    promise.say("31 is believed lost and called home: both regions go on with her")
    north.later(20, south)
    south.done("player:31", "character/31", {"type": "wound", "zone": "chest"})
    body = {"stream": "character/31", "reason": "The courier came back with a wet stick."}
    north.got("POST", f"{OFFICE}/call-home", body)
    north.done("player:31", "character/31", WOUND)
    north.later(5, south)
    names = ["character/7", "character/12", "character/31"]
    back = south.got("POST", f"{OFFICE}/hand-over", {"streams": names, "to": "North"}).content
    done = taken(north, back)
    promise.equal("two come home", len([one for one in done["here"] if one[:2] in ("7 ", "12")]), 2)
    promise.equal("one waits for a master", done["forks"], ["31 · Mira Example"])
    promise.equal(
        "what the others went through came along",
        (north.character("12").reason, north.character("7").bleeds_at),
        (5, None),
    )
    seen = north.got("GET", OFFICE).json()["forks"]
    promise.equal("one fork is shown", len(seen), 1)
    one = seen[0]
    promise.equal("side by side: hits here and there", (one["ours"]["hits"], one["theirs"]["hits"]), (2, 1))
    rows = [[row["said"]["en"] for row in one[side]["rows"]] for side in ("ours", "theirs")]
    promise.check(f"with what happened on each: {rows}", [len(one) for one in rows] == [1, 1], rows)
    promise.equal("meanwhile ours goes on", north.character("31").hits, 2)
    answer = north.ask("POST", f"{OFFICE}/hand-over", {"streams": ["character/31"], "to": "South"})
    promise.check("and cannot be handed over", answer.status_code == 409, answer.text)
    chosen = {"stream": one["stream"], "branch": one["branch"], "kept": "theirs", "number": one["number"]}
    answer = north.ask("POST", f"{OFFICE}/choose", chosen, seat="player:40")
    promise.equal("a player may not choose", answer.status_code, 403)
    stale = north.ask("POST", f"{OFFICE}/choose", {**chosen, "number": one["number"] - 1})
    promise.equal("nor a master who saw an older history", stale.status_code, 409)
    north.got("POST", f"{OFFICE}/choose", chosen)
    promise.equal("the master chose South's branch: one hit left", north.character("31").hits, 1)
    log = [(row.said.en, row.undone) for row in north.character("31").log.values()]
    promise.check("the other branch stays in the history, struck out", any(undone for _, undone in log), log)
    changed = north.venue.scene("game/masters").people["31"].changed
    promise.check("the masters see that it changed", changed >= 1, changed)

    promise.say("The choice holds in South too, without asking again")
    file = north.got("POST", f"{OFFICE}/hand-over", {"streams": ["character/31"], "to": "South"}).content
    done = taken(south, file)
    promise.equal("settled by what the file says", (done["forks"], done["settled"]), ([], ["31 · Mira Example"]))
    promise.equal("both tell the same of her", south.character("31").hits, north.character("31").hits)
    south.done("player:31", "character/31", {"type": "aid", "kind": "bandage"})


def main() -> None:
    """Check the promise."""
    promise = Promise(__doc__ or "")
    hands = Hands()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with region(folder / "north", hands) as north, region(folder / "south", hands) as south:
            begin(north, NAMES)
            settle(promise, north, south, folder)
            data = hand_over(promise, north, south, folder)
            arrive(promise, north, south, data)
            fork(promise, north, south, folder)
            people = {"north": north.venue.festival.people.get("31"), "south": south.venue.festival.people.get("31")}
            promise.equal("and by the same name", people["north"], people["south"])
        for where in ("north", "south"):
            sound = promise.runs("journal", "verify", "--json", "--data", folder / where)
            promise.equal(f"{where}'s journal is sound", json.loads(sound.out)["faults"], [])
    promise.done()


if __name__ == "__main__":
    main()
