"""Promise: 21 against 21 on six judges' pads in a browser, two of them without a network for half a minute: every out once.

What the two marked stays on their pads, dated as it was touched. A round that ends meanwhile is not touched by it: the
hofmarshal is told. Console, big screen and `hofmarshal run` on the exported protocol say the same at every stop.
"""

from __future__ import annotations

import time
from typing import Any

from battle_kit import SIDES, War, war
from battle_kit_people import BigScreen, Boss, Judge, at_once
from playwright.sync_api import Browser, expect
from product import Promise

from tests.browser.ground import chromium, wait_for

RING = "1"
SIZE = 21
RESERVES = 3
PADS = 6
DARK = 30.0
"""Seconds for which two pads have no network."""

LISTS = {"shape": "rectangle", "length": 40_000, "width": 20_000}
SEEN = ("went-out", "out-seconded", "marked-late")


class Story:
    """The battle with its people: eight devices."""

    def __init__(self, made: War, promise: Promise) -> None:
        self.made, self.promise = made, promise
        made.field(RING, LISTS)
        made.nomination("many", "isb-buhurt", "mass-battle", RING, admission="elsewhere")
        for team in ("21", "22"):
            made.team("many", team, SIZE, RESERVES)
        self.stream = made.drawn("many", RING, "21", "22")
        self.boss = Boss(made, RING)
        self.pads = [Judge(made, RING, n, "tablet" if n % 2 else "phone") for n in range(1, PADS + 1)]
        self.screen = BigScreen(made, RING)
        self.marks: list[tuple[str, str]] = []
        promise.equal("devices, each a context of its own", len(made.contexts), PADS + 2)

    def begin(self) -> None:
        """Called with its reserves, ready, started."""
        self.boss.call()
        rosters = [len(self.boss.contest[side]["fighters"]) for side in SIDES]
        self.promise.equal("fighters on the rosters", rosters, [SIZE + RESERVES] * 2)
        lined = [len(self.boss.contest[side]["lineup"]) for side in SIDES]
        self.promise.equal("of them in the line-ups", lined, [SIZE] * 2)
        self.boss.ready()
        self.boss.start()
        for pad in self.pads:
            pad.begun()

    def tap(self, *marks: tuple[int, str]) -> None:
        """Pads by their number touch fighters, all at once."""
        self.marks += [(self.pads[number - 1].seat, fighter) for number, fighter in marks]
        at_once([(self.pads[number - 1], fighter) for number, fighter in marks])

    def standing(self, red: int, blue: int, when: str) -> None:
        """So many stand, on the console and on every pad."""
        wait_for(f"{red}:{blue} stand, now {self.boss.standing()}", lambda: self.boss.standing() == [red, blue])
        self.promise.check(f"{when}: {red} and {blue} stand", True)
        for pad in self.pads:
            wait_for(f"{pad.seat} shows it", lambda one=pad: one.standing() == f"{red}:{blue}")  # type: ignore[misc]
        self.promise.check(f"{when}: all {len(self.pads)} pads show {red}:{blue}", True)

    def down(self) -> set[str]:
        """Who is out, as everybody is told."""
        return {f for side in SIDES for f, one in self.boss.contest[side]["fighters"].items() if one.get("down")}

    def entries(self) -> list[dict[str, Any]]:
        """The marks in the exported journal."""
        return [one for one in self.made.journal(self.stream) if one["type"] in SEEN]

    def same(self, when: str) -> dict[str, Any]:
        """Console, big screen and protocol say the same."""
        found = self.screen.equals(self.stream, self.promise, when)
        tiles = self.boss.page.locator(".sides .tile")
        dark = set(tiles.evaluate_all("t => t.filter((e) => e.dataset.state === 'out').map((e) => e.dataset.fighter)"))
        lit = {name for name, state in found["tiles"].items() if state == "out"}
        self.promise.check(
            f"{when}: the console's dark tiles are the protocol's: {len(lit)}", dark == lit, sorted(dark ^ lit)
        )
        return found


def at_the_same_time(story: Story) -> None:
    """All six mark; two fighters are seen by three of them."""
    promise = story.promise
    promise.say("Six pads mark at once")
    story.tap((1, "red-1"), (2, "red-1"), (3, "red-1"), (4, "blue-1"), (5, "blue-1"), (6, "blue-1"))
    story.tap(*((n, f"blue-{n + 1}") for n in range(1, 7)))
    story.tap(*((n, f"red-{n + 1}") for n in range(1, 7)))
    story.standing(14, 14, "seven of each side")
    seconded = [story.boss.one(fighter).get("seconded", 0) for fighter in ("red-1", "blue-1")]
    promise.equal("both were seen by two more judges, and are one out", seconded, [2, 2])
    promise.equal("told as refused on any pad", sum(pad.refusals() for pad in story.pads), 0)
    story.same("after the first marks")


def two_dark(story: Story) -> None:
    """Two pads lose the network; they mark on, and so do the others."""
    promise, dark = story.promise, story.pads[4:]
    promise.say(f"Two pads lose their network for {DARK:g} s")
    for pad in dark:
        pad.cut()
    begun = time.monotonic()
    story.tap((5, "blue-8"), (6, "blue-8"), (5, "blue-9"), (6, "blue-10"), (5, "red-8"), (6, "red-9"))
    promise.equal("unsent, as the two pads show it", [pad.unsent() for pad in dark], [3, 3])
    for pad, fighter in ((dark[0], "blue-9"), (dark[1], "blue-10")):
        pad.shows(fighter, down=True)
    kept = [one for pad in dark for one in pad.outbox()]
    promise.equal("commands that wait on the two devices", len(kept), 6)
    story.tap((1, "blue-11"), (2, "blue-12"), (3, "red-10"), (4, "blue-9"), (1, "blue-10"))
    wait_for("the others' marks are in", lambda: story.boss.standing() == [13, 10])
    promise.check("the others' marks are in, the two pads' are not: 13 and 10 stand", True)
    promise.check("nobody is told of what only they saw", not story.boss.one("blue-8").get("down"))
    story.pads[0].page.wait_for_timeout(max(0.0, DARK - (time.monotonic() - begun)) * 1000)
    promise.equal("they still wait there", [pad.unsent() for pad in dark], [3, 3])

    promise.say("They come back")
    for pad in dark:
        pad.back()
    story.standing(11, 9, "with what the two had seen")
    seconded = {fighter: story.boss.one(fighter).get("seconded", 0) for fighter in ("blue-8", "blue-9", "blue-10")}
    promise.equal("seen by two judges each, and one out", seconded, dict.fromkeys(("blue-8", "blue-9", "blue-10"), 1))
    found = {one["command"]: one for one in story.entries()}
    dated = [(one["id"], one["at"]) for one in kept]
    seen = [(name, found[name]["data"]["t"] if name in found else None) for name, _ in dated]
    promise.check("what they marked is dated as they touched it", seen == dated, list(zip(seen, dated, strict=True)))
    promise.equal("told as refused on any pad", sum(pad.refusals() for pad in story.pads), 0)
    story.same("after half a minute")


def each_once(story: Story) -> None:
    """Every mark is in the journal once, and every fighter went out once."""
    promise, entries = story.promise, story.entries()
    commands = [one["command"] for one in entries]
    promise.equal("marks given on the pads, marks in the journal", len(commands), len(story.marks))
    promise.equal("none of them doubled", len(set(commands)), len(commands))
    outs = sorted(one["data"]["fighter"] for one in entries if one["type"] == "went-out")
    promise.check(f"{len(outs)} fighters went out, each once", outs == sorted(story.down()), outs)
    promise.equal("those marked, those out", sorted({fighter for _, fighter in story.marks}), outs)


def round_over_meanwhile(story: Story) -> None:
    """A pad is cut off, the round ends and the next begins; what it saw in the first counts for neither."""
    promise, pad = story.promise, story.pads[5]
    promise.say("A round ends while a pad has no network")
    pad.cut()
    at_once([(pad, "red-11"), (pad, "blue-13")])
    kept = pad.outbox()
    promise.equal("commands that wait on it", [one["command"]["fighter"] for one in kept], ["red-11", "blue-13"])
    story.tap(*((1 + n % 4, f"blue-{n}") for n in range(13, SIZE + 1)))
    wait_for("all of Blue are out", lambda: story.boss.standing() == [11, 0])
    story.boss.verdict("battle-follows-next")
    each_once(story)
    story.boss.confirm()
    story.boss.start()
    promise.equal("the next round", story.boss.contest["round"], 2)
    pad.back()
    late = story.boss.page.locator("[data-late]")
    expect(late).to_have_count(2)
    promise.check("both its marks are flagged on the hofmarshal's console", True)
    expect(pad.page.locator("[data-notice]")).to_contain_text("round 1")
    promise.check("the pad tells that they came too late for round 1", True)
    story.standing(SIZE, SIZE, "in the second round, at full strength")
    rounds = story.boss.contest["rounds"]
    promise.equal("the first round ended as it did", [rounds[0]["winner"], *rounds[0]["standing"]], ["red", 11, 0])
    flagged = [one for one in story.entries() if one["type"] == "marked-late"]
    promise.equal("flagged in the journal, once each", [one["command"] for one in flagged], [one["id"] for one in kept])
    found = story.same("in the second round")
    promise.equal("rounds by `run`", [(one["winner"], one["standing"]) for one in found["rounds"]],
                  [("red", {"red": 11, "blue": 0})])  # fmt: skip
    for left in (1, 0):
        late.first.locator("[data-way=note]").click()
        expect(late).to_have_count(left)
    promise.check("the hofmarshal has taken note of both", True)


def play(browser: Browser, promise: Promise) -> None:
    """The whole battle."""
    with war(browser) as made:
        story = Story(made, promise)
        story.begin()
        at_the_same_time(story)
        two_dark(story)
        round_over_meanwhile(story)


def main() -> None:
    """The battle."""
    promise = Promise("21 against 21 (isb-buhurt) on six pads, two of them offline for 30 s: every out once, none lost")
    with chromium() as browser:
        play(browser, promise)
    promise.done()


if __name__ == "__main__":
    main()
