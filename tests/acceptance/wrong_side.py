"""Promise: a fifth hit for the wrong side ends a sword-buckler bout; corrected from the log, the bout goes on where it was."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect
from product import Promise
from ring_duels import Ring

from tests.browser.ground import chromium, ground, wait_for
from tests.browser.people import READ

ENDS = 5
"""The scoring hits of one fighter that end the bout (isb-duel.end.sword-buckler)."""


def left(clock: dict[str, Any]) -> tuple[str, str]:
    """What a standing clock has left of its limit: for the big screen seconds begun, for the console tenths."""
    ms = clock["limit"] - clock["elapsed"]
    seconds, tenths = -(-ms // 1000), ms // 100
    return f"{seconds // 60}:{seconds % 60:02}", f"{tenths // 600}:{tenths // 10 % 60:02}.{tenths % 10}"


class Bout:
    """One bout at the ring, and what it must show."""

    def __init__(self, ring: Ring, name: str) -> None:
        self.ring = ring
        self.boss = ring.hofmarshal
        self.promise = ring.promise
        self.stream = ring.made.quick("1", "isb-duel", "sword-buckler", name)

    def score(self) -> list[int]:
        """Red's and blue's points."""
        return [self.boss.contest[side]["score"] for side in ("red", "blue")]

    def wrong_fifth(self) -> dict[str, Any]:
        """Red leads by 4:2; then a hit of blue is tapped and ruled for red, and the bout is over. The clock then."""
        for side, zone in (
            ("red", "head"),
            ("blue", "arm"),
            ("red", "torso"),
            ("red", "leg"),
            ("blue", "head"),
            ("red", "arm"),
        ):
            self.ring.agreed(side, zone)
        self.promise.equal("score before the fifth hit", self.score(), [4, 2])
        self.promise.equal("phase", self.boss.contest["phase"], "running")
        self.ring.agreed("red", "torso")
        self.boss.phase("decided")
        contest = self.boss.contest
        outcome = contest["outcome"]
        self.promise.equal(
            f"the {ENDS}th hit ends it",
            [outcome["winner"], outcome["termination"], self.score()],
            ["red", "hits", [ENDS, 2]],
        )
        self.ring.shows(str(ENDS), "2")
        wait_for("the big screen names red the winner", lambda: self.ring.screen.winner() == "red")
        self.promise.check("the big screen names red the winner", True)
        clock: dict[str, Any] = contest["clock"]
        ended = self.boss.rulings()[-1]
        self.promise.equal(
            "the clock stands at the instant of that hit (ms)",
            [clock["elapsed"], clock.get("since")],
            [ended["effective"], None],
        )
        self.boss.page.wait_for_timeout(3000)
        return clock

    def resumed(self, ended: dict[str, Any], score: list[int]) -> None:
        """Halted at the very instant at which it had ended, as console and big screen show; then started again."""
        boss, screen = self.boss, self.ring.screen
        boss.phase("halted")
        contest = boss.contest
        clock = contest["clock"]
        self.promise.equal(
            "effective time after the correction (ms)", [clock["elapsed"], clock.get("since")], [ended["elapsed"], None]
        )
        self.promise.equal("score after the correction", self.score(), score)
        self.promise.equal("outcome", contest.get("outcome"), None)
        self.ring.shows(*map(str, score))
        wait_for("the big screen names nobody", lambda: screen.winner() == "none")
        self.promise.check("the big screen names no winner any more", True)
        faces = (screen.page.locator(".middle [role=timer]"), boss.page.locator(".face [role=timer]"))
        for face, where, shown in zip(faces, ("big screen", "console"), left(clock), strict=True):
            expect(face).to_have_text(shown)
            self.promise.check(f"the clock of the {where} stands at {shown}", True)
        boss.start()
        again = boss.contest["clock"]
        self.promise.equal("started again, the clock goes on from there (ms)", again["elapsed"], ended["elapsed"])

    def finished(self, winner: str, score: list[int]) -> None:
        """It ends as it should, equal to `run` on its protocol, and is signed."""
        self.boss.phase("decided")
        self.promise.equal("final score", self.score(), score)
        self.ring.equals_run(self.stream, winner, "hits")
        self.ring.signed()


def annulled(ring: Ring) -> None:
    """The ruling is undone; blue's hit is ruled anew, and red gets a real fifth."""
    ring.promise.say("The fifth hit is annulled from the console's log")
    bout = Bout(ring, "b1")
    ring.begin()
    ended = bout.wrong_fifth()
    bout.boss.undo(bout.boss.rulings()[-1]["id"])
    bout.resumed(ended, [4, 2])
    ring.agreed("blue", "torso")
    ring.shows("4", "3")
    ring.agreed("red", "leg")
    bout.finished("red", [ENDS, 3])


def replaced(ring: Ring) -> None:
    """The ruling is replaced by one for blue, who then comes from behind."""
    ring.promise.say("The fifth hit is replaced from the console's log: it was blue's")
    bout = Bout(ring, "b2")
    ring.begin()
    ended = bout.wrong_fifth()
    bout.boss.page.wait_for_timeout(READ)
    bout.boss.replace_ruling(bout.boss.rulings()[-1]["id"], "blue")
    bout.resumed(ended, [4, 3])
    ring.agreed("blue", "head")
    ring.agreed("blue", "leg")
    bout.finished("blue", [4, ENDS])


def main() -> None:
    """Annulled, and replaced."""
    promise = Promise(
        "A fifth hit for the wrong side ends a sword-buckler bout; corrected, it goes on at the right second"
    )
    with chromium() as browser, ground(browser) as made:
        ring = Ring(made, promise)
        annulled(ring)
        replaced(ring)
    promise.done()


if __name__ == "__main__":
    main()
