"""Promise: a mass battle by hits on pads in a browser: an arrow takes two, a crossbow three, a ballista all, a dagger half.

The hits are those of the armour classes that an expert found at the inspection; nobody is called before. Tile, console, big
screen and `hofmarshal run` on the exported protocol tell the same hits.
"""

from __future__ import annotations

from typing import Any

from battle_kit import SIDES, War, war
from battle_kit_people import BOUNCE, BigScreen, Boss, Judge
from battles_through_server_office import armour_of, passing_kit
from playwright.sync_api import Browser, expect
from product import Promise

from hofmarshal.exchange.books import packaged
from tests.browser.ground import chromium, wait_for

RING = "1"
CLASSES = (3, 3, 2, 1, 0)
"""Armour classes of a team's fighters 1 to 5."""

HALVES = (6, 6, 4, 2, 2)
"""The half-hits they give; one whole hit at least (u.4.6)."""

FIELD = {"shape": "open", "borders": True, "fortifications": True}


class Story:
    """The battle with its people: a console, two pads, a big screen."""

    def __init__(self, made: War, promise: Promise) -> None:
        self.made, self.promise = made, promise
        made.field(RING, FIELD)
        made.nomination("mass", "ulozhenie", "mass-battle", RING)
        for team in ("21", "22"):
            made.team("mass", team, len(CLASSES))
        self.stream = made.drawn("mass", RING, "21", "22")
        self.boss = Boss(made, RING)
        self.first, self.second = Judge(made, RING, 1, "tablet"), Judge(made, RING, 2)
        self.screen = BigScreen(made, RING)
        promise.equal("devices, each a context of its own", len(made.contexts), 4)

    def inspect(self) -> None:
        """An expert sees everybody's gear: until then nobody is called."""
        promise, book = self.promise, packaged()["ulozhenie"]
        refused = self.made.desk.give(self.stream, "call")
        cites = {cite for one in refused.reasons for cite in one.said.cites} | set(
            refused.said.cites if refused.said else ()
        )
        promise.check("before the inspection the battle is not called", refused.status == "refused", str(refused))
        promise.check("by u.4.9", "u.4.9" in cites, sorted(cites))
        expert = self.made.expert()
        for team in ("21", "22"):
            for number, worn in enumerate(CLASSES, 1):
                stream = f"inspection/mass/{team}{number:02}"
                acts: list[dict[str, Any]] = [{"type": "open"}]
                for piece, one in enumerate(passing_kit(book, "mass-battle")):
                    acts.append({"type": "record", "piece": f"p{piece}", "kind": one["kind"], "facts": one["facts"]})
                acts += [{"type": "wear", **armour_of(book, "mass-battle", worn)}, {"type": "close"}]
                for act in acts:
                    answer = self.made.desk.do(expert.send(stream, act))
                    assert answer.status == "done", (stream, act, answer)
        self.made.desk.do(expert.close())

    def begin(self) -> None:
        """Called, ready, started: each with the hits of his class."""
        self.boss.call()
        self.boss.ready()
        for side in SIDES:
            fighters = [self.boss.one(f"{side}-{n}") for n in range(1, len(CLASSES) + 1)]
            told = [(one.get("armour_class", 0), one["halves_full"]) for one in fighters]
            what = f"armour classes of {side} as inspected, and their half-hits"
            self.promise.equal(
                what, [list(one) for one in told], [list(one) for one in zip(CLASSES, HALVES, strict=True)]
            )
        self.boss.start()
        for judge in (self.first, self.second):
            judge.begun()

    def strikes(self, judge: Judge, weapon: str, fighter: str, part: str = "") -> None:
        """The weapon is chosen, then the fighter is touched; where the place matters, that place."""
        kind = judge.page.locator(f"[data-weapon={weapon}]")
        if kind.get_attribute("aria-pressed") != "true":  # it stays; touched again it asks which of the kind
            kind.tap()
        places = judge.tile(fighter).locator(".part")
        if part and places.count():
            judge.tile(fighter).locator(".part", has_text=part).tap()
            return
        judge.tap(fighter)
        if part:
            judge.page.locator(f"[data-where={fighter}] [data-part={part}]").tap()

    def left(self, fighter: str, halves: int, what: str) -> None:
        """So many half-hits are left: on both pads, the console, the big screen."""
        shown = f"{halves // 2 or ('' if halves % 2 else 0)}{'½' if halves % 2 else ''}"
        wait_for(f"{fighter} has {halves}", lambda: self.boss.one(fighter)["halves"] == halves)
        for judge in (self.first, self.second):
            expect(judge.tile(fighter)).to_have_attribute("data-halves", str(halves))
        expect(self.boss.tile(fighter).locator("[data-halves]")).to_have_attribute("data-halves", str(halves))
        expect(self.screen.page.locator(f".tiles [data-fighter={fighter}] i")).to_have_text(shown)
        if halves == 0:
            self.first.shows(fighter, down=True)
            self.boss.shows(fighter, "out")
            self.screen.tile(fighter, "out")
        self.promise.check(f"{what}: {shown} left of {fighter} on tiles, console and big screen", True)

    def same(self, when: str) -> dict[str, Any]:
        """Screen and hits as by the protocol."""
        found = self.screen.equals(self.stream, self.promise, when)
        told = {name: one["halves"] / 2 for side in SIDES for name, one in self.boss.contest[side]["fighters"].items()}
        self.promise.equal(f"{when}: hits by `run`", told, found["hits"])
        return found


def weapons(story: Story) -> None:
    """u.4.effect: what each weapon takes."""
    first, second = story.first, story.second
    story.promise.say("Blows, each by a touch on a pad")
    story.strikes(first, "bow", "blue-1")
    story.left("blue-1", 2, "an arrow of a bow takes two hits")
    story.strikes(first, "crossbow", "blue-2")
    story.left("blue-2", 0, "one of a crossbow three")
    story.strikes(second, "ballista", "red-1")
    story.left("red-1", 0, "one of a ballista all")
    story.strikes(first, "bow", "red-3")
    story.left("red-3", 0, "an arrow puts out who has two")
    story.strikes(first, "dagger", "red-2", "limb")
    story.left("red-2", 5, "a dagger takes half a hit from a limb")
    first.page.wait_for_timeout(BOUNCE)
    story.strikes(first, "dagger", "red-2", "torso")
    story.left("red-2", 3, "and a whole one from the torso")
    story.strikes(second, "other", "blue-1")
    story.left("blue-1", 0, "a hand weapon takes one")
    story.strikes(second, "other", "red-4")
    story.left("red-4", 0, "and all of who has one")
    second.page.locator("[data-do=undo]").tap()
    story.left("red-4", 2, "the judge takes it back")
    second.shows("red-4", down=False)
    story.promise.equal("standing", story.boss.standing(), [3, 3])
    story.same("after the blows")


def both_leave(story: Story) -> None:
    """u.4.8.g: a blow to the head is claimed and denied, the judges are divided: both leave the field."""
    promise, boss = story.promise, story.boss
    promise.say("A disputed blow to the head")
    page = story.first.page
    page.locator("[data-do=breach]").tap()
    page.locator("[data-do=claim]").tap()
    page.locator("dialog[open] [data-choose=red-4]").tap()
    page.locator("dialog[open] [data-choose=blue-3]").tap()
    wait_for("the claim is there", lambda: story.made.desk.view(f"ring/{RING}/judges")["claims"])
    claim = boss.page.locator("[data-claim]")
    expect(claim).to_contain_text("B287")
    promise.check("the claim is on the console with its clause, B287", True)
    page = story.second.page
    page.locator("[data-do=breach]").tap()
    page.locator("[data-do=claim]").tap()
    page.locator("dialog[open] [data-do=deny]").tap()
    claim.locator("[data-way=divided]").click()
    for fighter in ("red-4", "blue-3"):
        for judge in (story.first, story.second):
            judge.shows(fighter, down=True)
        boss.shows(fighter, "out")
        story.screen.tile(fighter, "out")
        promise.equal(f"{fighter} left by", boss.one(fighter).get("cause"), "u.4.8.g")
    promise.equal("standing", boss.standing(), [2, 2])
    story.same("after the disputed blow")


def all_out(story: Story) -> None:
    """u.4.8.d: until one side is wholly out."""
    promise, boss = story.promise, story.boss
    promise.say("To the last")
    story.strikes(story.first, "other", "blue-4")
    story.left("blue-4", 0, "class 1")
    story.strikes(story.second, "other", "blue-5")
    boss.phase("decided")
    found = story.same("at the end")
    result = [found["winner"], found["termination"], found["standing"]]
    promise.equal("by `run`", result, ["red", "out", {"red": 2, "blue": 0}])
    expect(story.screen.page.locator("section.side.red .winner")).to_be_visible()
    promise.check("the big screen names Red the winner", True)
    boss.sign()
    boss.phase("announced", "final")
    promise.check("signed and announced", True)


def play(browser: Browser, promise: Promise) -> None:
    """The whole battle."""
    with war(browser) as made:
        story = Story(made, promise)
        story.inspect()
        story.begin()
        weapons(story)
        both_leave(story)
        all_out(story)


def main() -> None:
    """The battle."""
    promise = Promise(
        "A mass battle by armour classes (ulozhenie) on two pads; hits on tile, console and screen equal `run`"
    )
    with chromium() as browser:
        play(browser, promise)
    promise.done()


if __name__ == "__main__":
    main()
