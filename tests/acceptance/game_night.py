"""Promise: a night of a game at the masters' console: saved at minute 29, dead at minute 30, breakdown to cured, a finishing.

All numbers are taken from the rulebook as its topic tells it, and from the clauses it names. Time is put forward and paused on
the page, never waited for; players report by wire.
"""

from __future__ import annotations

from typing import Any

from product import Promise

from tests.browser import player_rig as rig
from tests.browser.ground import Ground, chromium, wait_for
from tests.browser.masters_rig import MINUTE, Console, Player

SAVED, LOST, BROKEN = "7", "9", "20"
HEAVY, DEATH, BLEEDING = "larp.heavy", "larp.death-clock", "larp.bleeding"


class Night:
    """The game with its one console, and what the wire and the page tell of a character."""

    def __init__(self, event: Ground, promise: Promise) -> None:
        self.event, self.promise = event, promise
        rig.opened(event)
        self.rules: dict[str, Any] = event.desk.view("game")["rules"]
        self.console = Console(event)

    def one(self, number: str) -> Any:
        """A character as the server tells it."""
        return self.event.desk.view(f"game/character/{number}")

    def becomes(self, number: str, what: str, **wanted: Any) -> None:
        """The character comes to be so, and the promise says that it is."""

        def same() -> bool:
            return all(self.one(number).get(key) == value for key, value in wanted.items())

        wait_for(f"{number}: {what}", same)
        self.promise.check(f"{what}: {wanted}", same())

    def due(self, number: str, what: str) -> int:
        """The instant of a deadline, as the opened card shows it."""
        shown = self.console.page.locator(f"[data-card='{number}'] [data-deadline={what}]")
        shown.wait_for()
        return int(shown.get_attribute("data-at") or -1)

    def cites(self, number: str, fact: str) -> set[str]:
        """The clauses the newest fact of a kind rests on."""
        rows = [one for one in self.one(number)["log"].values() if one["fact"]["type"] == fact]
        return {*rows[-1]["said"]["cites"]}

    def now(self) -> int:
        """What the game's clock shows."""
        game = self.event.desk.view("game")
        since = game.get("since")
        return int(game["base"] + (self.event.desk.client.now() - since if since is not None else 0))

    def forward_to(self, at: int) -> None:
        """Put the clock forward on the page, by whole minutes, until an instant of the game is past."""
        self.console.forward(max(1, -(-(at - self.now()) // MINUTE)))

    def exactly_to(self, at: int) -> None:
        """Put the clock forward to the very instant, which the page, in minutes, cannot."""
        self.event.desk.done("game", "put-forward", by=at - self.now(), reason="To the minute.")


def saved(night: Night) -> None:
    """A hit in the left arm, bleeding to a heavy wound, treated at minute 29 of the death clock."""
    promise, console, rules = night.promise, night.console, night.rules
    promise.say("A wound in the left arm, bleeding, and help at minute 29")
    start, every, after = rules["hits"]["start"], rules["bleeding"]["every"], rules["death"]["after"]
    promise.equal("hits, minutes of bleeding and of dying", (start, every // MINUTE, after // MINUTE), (3, 30, 30))
    console.open(SAVED)
    console.give(SAVED, "[data-zone=left-arm]")
    night.becomes(SAVED, "the limb is out of use, one hit is lost", hits=start - 1, limbs=["left-arm"])
    wounded = next(one["at"] for one in night.one(SAVED)["log"].values() if one["fact"]["type"] == "wounded")
    promise.equal("the console shows when it bleeds", night.due(SAVED, "bleeding"), wounded + every)
    promise.check("the hit rests on its clauses", {"larp.damage.limb", BLEEDING} <= night.cites(SAVED, "wounded"))
    night.forward_to(wounded + every)
    night.becomes(SAVED, "bled once", hits=start - 2)
    night.forward_to(wounded + 2 * every)
    night.becomes(SAVED, "heavily wounded by bleeding", hits=0, state="heavy", heavy_at=wounded + 2 * every)
    promise.equal("the console shows when he dies", night.due(SAVED, "death"), wounded + 2 * every + after)
    promise.check("the last lapse rests on its clauses", {BLEEDING, HEAVY, DEATH} <= night.cites(SAVED, "lapsed"))
    night.exactly_to(wounded + 2 * every + after - MINUTE)
    console.give(SAVED, "[data-aid=bandage]")
    night.becomes(SAVED, "a bandage alone does not stop death", state="heavy")
    console.give(SAVED, "[data-aid=treatment]")
    aided = [one["at"] for one in night.one(SAVED)["log"].values() if one["fact"]["type"] == "aided"][-1]
    minute = (aided - wounded - 2 * every) // MINUTE
    promise.equal(f"treated at minute {minute} of {after // MINUTE}", minute, after // MINUTE - 1)
    night.becomes(SAVED, "treated before the deadline: whole again", state="well", hits=start, limbs=[])


def lost(night: Night) -> None:
    """The same without help, and the game stands for a night between: dead 30 minutes of the game later, not before."""
    promise, console, rules = night.promise, night.console, night.rules
    promise.say("Nobody helps, and a night is between")
    player = Player(night.event, LOST)
    player.done("wound", zone="chest", count=2)
    night.becomes(LOST, "heavily wounded", state="heavy", hits=0)
    heavy = night.one(LOST)["heavy_at"]
    console.open(LOST)
    promise.equal("the console shows when he dies", night.due(LOST, "death"), heavy + rules["death"]["after"])
    night.forward_to(heavy + rules["death"]["after"] - 5 * MINUTE)
    console.pause("Night.")
    stands = night.event.desk.view("game")
    promise.check(
        "the game stands for everybody, with its reason",
        stands.get("since") is None and stands["paused_for"] == "Night.",
    )
    still = console.page.locator("[role=timer]").first.inner_text()
    console.tab("waiting")
    console.tab("everyone")
    promise.equal("its clock stands", console.page.locator("[role=timer]").first.inner_text(), still)
    night.becomes(LOST, "nobody dies at night", state="heavy")
    console.run()
    night.forward_to(heavy + rules["death"]["after"])
    night.becomes(LOST, "dead at minute 30 of the game", state="presumed-dead", dead_at=heavy + rules["death"]["after"])
    console.tab("waiting")
    waiting = console.page.locator(f"[data-waiting=presumed][data-of='{LOST}']")
    waiting.locator("[data-grant]").click()
    night.becomes(LOST, "a master confirms it", state="dead")
    console.tab("dead")
    zone = console.page.locator(f"[data-ward=dead] [data-of='{LOST}']")
    zone.wait_for()
    zone.locator("[data-follow=release]").click()
    night.becomes(LOST, "released from the dead zone", state="well", hits=rules["hits"]["start"])


def mad(night: Night) -> None:
    """Reason to nothing, brought to the asylum, cured with a psychotrauma that is kept."""
    promise, console, rules = night.promise, night.console, night.rules
    promise.say("Breakdown, asylum, cured with a psychotrauma")
    most = night.one(BROKEN)["most_reason"]
    promise.equal("the most reason there is", most, rules["reason"]["most"])
    console.open(BROKEN)
    card = console.page.locator(f"[data-card='{BROKEN}']")
    card.locator("[data-part=reason] > summary").click()
    card.locator("[data-points]").fill(str(most))
    console.give(BROKEN, "[data-lose=magic]")
    night.becomes(BROKEN, "broken down", state="broken", reason=0)
    refused = Player(night.event, BROKEN).say("do", what="fight")
    promise.check("combat is refused", refused.get("status") == "refused", refused)
    promise.equal("by its clause", refused["said"]["cites"], ["larp.breakdown"])
    console.tab("asylum")
    console.page.locator(f"[data-ward=asylum] [data-of='{BROKEN}'] [data-admit]").click()
    wait_for("he is in the asylum", lambda: night.one(BROKEN).get("asylum_at") is not None)
    promise.check("the asylum takes him", "larp.asylum" in night.cites(BROKEN, "admitted"))
    outcome = next(one for one in rules["outcomes"] if one.get("trauma"))
    console.open(BROKEN)
    card.locator(f"[data-outcome={outcome['id']}]").click()
    card.locator("[data-answered=refused]").wait_for()
    promise.check(
        "without a psychotrauma told it is refused", "psychotrauma" in card.locator("[data-answered]").inner_text()
    )
    card.locator("[data-trauma]").fill("Hears the sea.")
    console.give(BROKEN, f"[data-outcome={outcome['id']}]")
    night.becomes(BROKEN, "cured", state="well", reason=outcome["reason"], traumas=["Hears the sea."])
    card.locator("[data-kept]").get_by_text("Hears the sea.").wait_for()
    promise.check("the clause of the outcome", "larp.asylum.outcome" in night.cites(BROKEN, "discharged"))


def finished(night: Night) -> None:
    """Finishing off is asked by a player, refused in a way that is not allowed, granted by a master in one that is."""
    promise, console = night.promise, night.console
    promise.say("Finishing off")
    player = Player(night.event, SAVED)
    forbidden = player.say("finish", way="just-so")
    promise.equal("in no other way", forbidden["said"]["cites"], ["larp.no-finishing"])
    player.done("finish", way=night.rules["finishing"]["allowed"][0])
    night.becomes(SAVED, "asked for, it has not happened", state="well")
    console.tab("waiting")
    console.page.locator(f"[data-waiting=finish][data-of='{SAVED}'] [data-grant]").click()
    night.becomes(SAVED, "granted", state="dead")
    promise.equal("by its clause", night.cites(SAVED, "finished"), {"larp.no-finishing"})


def main() -> None:
    """The night, from its first wound to its last."""
    promise = Promise("A night of a game on the masters' console")
    rig.CAST[BROKEN] = "Вигадана Ольга"
    with chromium() as browser, rig.game(browser) as event:
        night = Night(event, promise)
        for part in (saved, lost, mad, finished):
            part(night)
    promise.done()


if __name__ == "__main__":
    main()
